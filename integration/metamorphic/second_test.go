//go:build unix

package metamorphic

import (
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
)

// A Second is another rewrite after the first one, of the same class or of another. Then
// both are undone.
type Second struct {
	Rewrite string
	Column  Place
	Faults  []Fault
	First   bool // the undo of the first rewrite's column comes first
}

// second chooses what comes after the first rewrite, nil where nothing would.
func (g *generator) second() *Second {
	s := &g.s
	if s.has(normalise) {
		return nil
	}
	x := &Second{Rewrite: "v6-to-v1", Column: s.Column, Faults: g.faults(), First: g.chance(50)}
	if s.Rewrite == "v6-to-v1" {
		x.Rewrite = "v1-to-v6"
	} else if g.e.bare(g.f) && !s.rule().listed && g.chance(30) {
		x.Rewrite = "network-to-mixed"
	}
	in := s.class()
	for _, t := range s.Tables {
		if own := t.own(); own != "" && !in[at(t.ID, own)] && g.chance(70) {
			x.Column, x.Rewrite = at(t.ID, own), s.Rewrite // another class
		}
	}
	for _, t := range s.Tables { // one whose ids are in a column of the first class, too
		for _, k := range t.Keys {
			other := at(k.Parent, k.Referred[0])
			if (k.When != "" || k.Named != "") && !in[other] && g.chance(80) {
				x.Column, x.Rewrite = other, s.Rewrite
			}
		}
	}
	for i := range x.Faults { // undo would mean the first run, before the second is recorded
		if x.Faults[i].Rivals != nil {
			x.Faults[i].Rivals = []string{"same"}
		}
	}
	return x
}

// then is the second rewrite as a scenario of its own.
func (s *Scenario) then() Scenario {
	c, x := s.clone(), s.Second
	c.Rewrite, c.Column = x.Rewrite, x.Column
	c.Later, c.Second, c.Steps = true, nil, []Step{{Verb: "rewrite", Faults: x.Faults}}
	c.answer(true, c.rule().listed)
	return c
}

// answer says what the command is to do about ids that the rewrite does not apply to, and about a
// few that all look rewritten.
func (s *Scenario) answer(skip, images bool) {
	var answers []string
	if skip {
		answers = append(answers, "skip")
	}
	if images {
		answers = append(answers, "rewrite")
	}
	s.Flags = slices.DeleteFunc(s.Flags, func(f string) bool { return strings.HasPrefix(f, onMismatch) })
	if len(answers) > 0 {
		s.Flags = append(s.Flags, onMismatch+strings.Join(answers, ","))
	}
}

const onMismatch = "--on-mismatch="

// second runs the second rewrite on what the first one has left, and undoes both.
func (p *player) second() error {
	then := p.s.then()
	q := *p
	q.s, q.after, q.again, q.Report = &then, false, true, Report{}
	q.m = &model{s: &then, in: then.class(), rows: p.rows(func(Place, Row) (*model, bool) {
		return p.m, true
	})}
	err := q.step(then.Steps[0])
	p.Killed, p.Frozen, p.Cut = p.Killed+q.Killed, p.Frozen+q.Frozen, p.Cut+q.Cut
	p.writes, p.late = q.writes, q.late
	if err != nil && !errors.Is(err, errStop) {
		return fmt.Errorf("the second rewrite: %w", err)
	}
	if q.isHalf {
		return nil // some ids are rewritten and others are not: a first rewrite ends the scenario too
	}
	// Where the command refused, or had nothing to do, only the first run can be undone.
	q.after = q.Rewrote
	p.m.follow(q.m)
	order := []*player{&q, p}
	if p.s.Second.First {
		slices.Reverse(order)
	}
	for _, o := range order {
		if err := p.undoOne(&q, o); err != nil {
			return err
		}
	}
	if p.after { // it was refused before the later run was taken back
		return p.undoOne(&q, p)
	}
	return nil
}

// relied reports whether the second run relies on what the first one has made: they share a
// column, or the ids that both have made are the same somewhere.
func (p *player) relied(q *player) bool {
	if !q.after {
		return false
	}
	for c := range q.m.in {
		if p.m.in[c] {
			return true
		}
	}
	made := p.m.images()
	for id := range q.m.images() {
		if made[id] {
			return true
		}
	}
	return false
}

// images returns the digits of the ids that the rewrite makes.
func (m *model) images() map[string]bool {
	out := map[string]bool{}
	for _, t := range m.s.Tables {
		for _, row := range m.rows[t.ID] {
			for _, c := range t.Columns {
				v := m.want(at(t.ID, c.ID), row, true)
				if c.Kind != isID || v == row[c.ID] {
					continue
				}
				if d, ok := digitsOf(v); ok {
					v = d
				}
				out[strings.ToLower(v)] = true
			}
		}
	}
	return out
}

// undoOne undoes by a column of one of two rewrites. The latest run of that column's class
// must be taken back, or the command refuses and changes nothing. It always refuses to take
// a run back that the later one relies on.
func (p *player) undoOne(q, by *player) error {
	same := q.m.in[p.s.Column]
	which := by
	switch {
	case same && q.after:
		which = q
	case p.m.in[by.s.Column]:
		which = p
	}
	pr, err := start(p.binary, by.command("undo", p.url)...)
	if err != nil {
		return err
	}
	code, err := pr.end()
	if err != nil {
		return err
	}
	under := which == p && p.relied(q)
	switch {
	case code == 0 && under:
		return fmt.Errorf("the undo of a run that the later one relies on\n%s", pr)
	case code == 3 && under:
	case code == 0 && !which.after:
		// It repeats one that has ended, or ends a run that could not begin to move.
		begun := len(p.Ended)+len(q.Ended) > 0 && pr.told(`"moved":0,"columns"`)
		if !pr.told(`"nothing_to_do":true`) && !begun {
			return fmt.Errorf("an undo of nothing\n%s", pr)
		}
	case code == 0:
		which.after, p.Undone = false, true
	case code != 3 || which.after:
		return fmt.Errorf("the undo of one of two rewrites: exit %d\n%s", code, pr)
	}
	read, err := readAll(p.db, p.s, p.form())
	if err != nil {
		return err
	}
	both := &model{s: p.s, rows: p.rows(func(c Place, row Row) (*model, bool) {
		if q.after && q.s.cell(q.m.in, c, row) {
			return q.m, true
		}
		return p.m, p.after
	})}
	if err := both.compare(read, false, false); err != nil {
		return fmt.Errorf("after the undo of one of two rewrites: %w\n%s", err, pr)
	}
	return p.sameSchema()
}

// rows are the rows that must be there, each cell as one of the models has it.
func (p *player) rows(of func(Place, Row) (*model, bool)) map[string]map[string]Row {
	out := map[string]map[string]Row{}
	for _, t := range p.s.Tables {
		out[t.ID] = map[string]Row{}
		for n := range p.m.rows[t.ID] {
			row := Row{}
			for _, c := range t.Columns {
				id := at(t.ID, c.ID)
				if c.Of != "" {
					id.Column = c.Of
				}
				m, after := of(id, p.m.rows[t.ID][n])
				row[c.ID] = m.want(at(t.ID, c.ID), m.rows[t.ID][n], after)
			}
			out[t.ID][n] = row
		}
	}
	return out
}

// follow takes over what an application has written during a later rewrite.
func (m *model) follow(later *model) {
	for _, t := range m.s.Tables {
		maps.DeleteFunc(m.rows[t.ID], func(n string, row Row) bool {
			if later.rows[t.ID][n] == nil {
				return true
			}
			for _, c := range t.Columns {
				if c.Kind == isNote {
					row[c.ID] = later.rows[t.ID][n][c.ID]
				}
			}
			return false
		})
	}
}

// String is what somebody would type after the first rewrite.
func (x *Second) String(s *Scenario) string {
	var b strings.Builder
	then := s.then()
	for _, f := range x.Faults {
		fmt.Fprintf(&b, "%s, and %s\n", strings.Join(then.args("rewrite"), " "), f)
	}
	fmt.Fprintln(&b, strings.Join(then.args("rewrite"), " "))
	list := []string{strings.Join(then.args("undo"), " "), strings.Join(s.args("undo"), " ")}
	if x.First {
		slices.Reverse(list)
	}
	return b.String() + strings.Join(list, "\n") + "\n"
}
