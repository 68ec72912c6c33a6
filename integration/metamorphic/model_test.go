//go:build unix

package metamorphic

import (
	"fmt"
	"maps"
	"slices"
	"strings"
)

// A model is every row of the tables as text, as it was before the run: table, number
// of the row, column. What the run makes of it is computed when it is asked for.
type model struct {
	s    *Scenario
	in   map[Place]bool // columns of the class
	rows map[string]map[string]Row
}

// newModel takes the rows of the scenario. Values that are not ids are as the engine
// writes them, and are taken from what was read.
func newModel(s *Scenario, read map[string]map[string]Row) *model {
	m := &model{s: s, in: s.class(), rows: map[string]map[string]Row{}}
	for _, t := range s.Tables {
		m.rows[t.ID] = map[string]Row{}
		for _, row := range t.Rows {
			n := row[t.Columns[0].ID]
			mine := maps.Clone(read[t.ID][n])
			for _, c := range t.Columns {
				if mine != nil && slices.Contains([]string{isID, isNote, isInt, isKind}, c.Kind) {
					mine[c.ID] = row[c.ID]
				}
			}
			m.rows[t.ID][n] = mine
		}
	}
	return m
}

// image is what the rewrite makes of a value in a form.
func (m *model) image(kind byte, v string) string {
	r := m.s.rule()
	if v == null {
		return v
	}
	if kind != 't' {
		if len(v) != 32 {
			return v
		}
		if r.applies(v) {
			v = r.image(v)
		}
		return v
	}
	d, ok := digitsOf(v)
	if !ok || !r.applies(strings.ToLower(d)) {
		return v
	}
	return hyphened(r.image(d)) // the digits keep their case
}

// want is the value of a cell, after the rewrite or before it.
func (m *model) want(p Place, row Row, after bool) string {
	v, c := row[p.Column], m.s.table(p.Table).column(p.Column)
	if c.Kind == isGen && m.s.table(p.Table).column(c.Of).Kind == isID {
		return engineOf(m.s.Engine).generatedOf(m.s.Form, m.want(at(p.Table, c.Of), row, after))
	}
	if after && m.s.cell(m.in, p, row) {
		return m.image(m.s.form(c).kind, v)
	}
	return v
}

// moves counts the values that the rewrite changes.
func (m *model) moves() int {
	n := 0
	for _, t := range m.s.Tables {
		for _, row := range m.rows[t.ID] {
			for _, c := range t.Columns {
				if c.Kind == isID && m.want(at(t.ID, c.ID), row, true) != row[c.ID] {
					n++
				}
			}
		}
	}
	return n
}

// compare returns how rows differ from the model, before the rewrite, after it or, with
// between, in a state in which each id has been rewritten everywhere or nowhere.
func (m *model) compare(got map[string]map[string]Row, after, between bool) error {
	var wrong []string
	report := func(format string, args ...any) { wrong = append(wrong, fmt.Sprintf(format, args...)) }
	seen := map[string]Place{} // where an id was first seen, with "old" or "new" before it
	for _, t := range m.s.Tables {
		for n := range got[t.ID] {
			if m.rows[t.ID][n] == nil {
				report("%s: row %s is one too many", t.ID, n)
			}
		}
		for _, n := range slices.Sorted(maps.Keys(m.rows[t.ID])) {
			row := got[t.ID][n]
			if row == nil {
				report("%s: row %s is missing", t.ID, n)
				continue
			}
			for _, c := range t.Columns {
				p, base := at(t.ID, c.ID), m.rows[t.ID][n]
				old, image := m.want(p, base, false), m.want(p, base, true)
				have := row[c.ID]
				switch {
				case between && have != old && have != image:
					report("%s row %s, column %s: %q is neither %q nor %q", t.ID, n, c.ID, have, old, image)
				case between && old != image:
					id := old
					if d, ok := digitsOf(old); ok {
						id = d
					}
					id = strings.ToLower(id)
					now, other := "old "+id, "new "+id
					if have == image {
						now, other = other, now
					}
					if q, torn := seen[other]; torn {
						report("%q is %q in %s row %s, column %s, and not in %v", old, have, t.ID, n, c.ID, q)
					}
					seen[now] = p
				case !between && have != m.want(p, base, after):
					report("%s row %s, column %s: %q, want %q", t.ID, n, c.ID, have, m.want(p, base, after))
				}
			}
		}
	}
	if len(wrong) == 0 {
		return nil
	}
	if n := len(wrong); n > 5 {
		wrong = append(wrong[:5], fmt.Sprintf("… %d differences in all", n))
	}
	return fmt.Errorf("the rows are not those of the model:\n  %s", strings.Join(wrong, "\n  "))
}
