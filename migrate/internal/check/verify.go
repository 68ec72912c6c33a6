package check

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/internal/thousands"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// A Result is what [Verify] found.
type Result struct {
	Columns       []Reading // in the order of the class
	UnmovedValues int64     // values that the rewrite still applies to
	Orphans       int64     // rows without a parent, and strays
	// Identical says that every column was compared and is as it should be.
	Identical   bool
	NotCompared []string // what was not compared, and why
	Wrong       []string // what is not as it should be
	Broken      []string // of Wrong, what foreign keys do not allow at any time
}

// Verify compares the class with what was counted before. sets are the ids that were counted in
// links without a foreign key. Without sets the ids of the rewrite are taken. since are the other
// runs that have worked since then.
func Verify(ctx context.Context, q dialect.Querier, d dialect.Dialect, class *sqlgen.Class,
	m Mover, before state.Before, since []state.Run, sets ...transform.Pattern) (out Result,
	err error) {
	if len(sets) == 0 {
		sets = []transform.Pattern{m.T.From(), m.T.To()}
	}
	for _, col := range class.Columns {
		want, ok := before.Columns[Name(col)]
		key := keyThen{isNow: slices.Equal(sqlgen.MemberNames(col.Identity), want.Key),
			rewritten: rewriterOf(col, want.Key, since)}
		if !key.isNow {
			col.Identity = nil // there is nothing to compare the rows with
		}
		found, err := Read(ctx, q, d, col, m, true)
		if err != nil {
			return out, fmt.Errorf("reading %s: %w", Name(col), err)
		}
		if m.T != transform.Same { // which has nothing to rewrite
			out.UnmovedValues += found.Moves
		}
		found.Others, found.Examples = 0, nil // they show what a plan cannot rewrite
		out.Columns = append(out.Columns, found)
		if ok {
			out.compare(Name(col), want, found, key)
		} else {
			out.noteChange("%s was not there when the run began", Name(col))
		}
	}
	for _, name := range slices.Sorted(maps.Keys(before.Columns)) {
		if !slices.ContainsFunc(class.Columns, func(c sqlgen.Column) bool { return Name(c) == name }) {
			out.noteChange("%s is not there any more", name)
		}
	}
	out.Identical = len(out.NotCompared)+len(out.Wrong) == 0
	now, err := Orphans(ctx, q, d, class.Keys)
	if err != nil {
		return out, err
	}
	for i, n := range now {
		out.Orphans += n
		k := class.Keys[i]
		if was := before.Orphans[KeyName(k)]; n > was {
			out.wrong("%s of %q %s no parent in %q, and %d had none before (foreign key %q)",
				thousands.Count(n, "row"), k.Child.Table, thousands.Verb(n, "has", "have"), k.Parent.Table,
				was, k.Name)
			out.Broken = append(out.Broken, out.Wrong[len(out.Wrong)-1])
		}
	}
	lost, err := Strays(ctx, q, d, class, sets...)
	if err != nil {
		return out, err
	}
	for _, link := range slices.Sorted(maps.Keys(lost)) {
		n := lost[link]
		out.Orphans += n
		if was, ok := before.Orphans[link]; ok && n > was {
			out.wrong("%s of %s %s in no other table of the class, and %d did before",
				thousands.Count(n, "id"), link, thousands.Verb(n, "stands", "stand"), was)
		}
	}
	return out, nil
}

// Before is what the state keeps of the counts of a column, and what should become of them.
func Before(col sqlgen.Column, c Reading, then Fingerprints) state.BeforeColumn {
	out := state.BeforeColumn{Rows: c.Rows(), Nulls: c.Null, Now: c.Now.IDs.String(),
		Then: then.IDs.String()}
	if out.Key = sqlgen.MemberNames(col.Identity); out.Key != nil {
		out.NowRows, out.ThenRows = c.Now.Rows.String(), then.Rows.String()
	}
	return out
}

// A keyThen says what became of the columns by which rows were told apart.
type keyThen struct {
	isNow     bool  // they tell them apart still
	rewritten int64 // the run that has rewritten one of them since, or 0
}

// rewriterOf returns the last run that has rewritten a column by which rows were told apart, or 0.
// The latest run comes first.
func rewriterOf(col sqlgen.Column, key []string, since []state.Run) int64 {
	for _, r := range since {
		for _, member := range key {
			name := Name(sqlgen.Column{Ref: col.Ref, Name: member})
			if slices.ContainsFunc(r.Columns, func(c string) bool {
				return c == name || strings.HasPrefix(c, name+"[")
			}) {
				return r.ID
			}
		}
	}
	return 0
}

// compare compares one column. The images of the ids are the same before a run, in the middle of
// it, and after it.
func (r *Result) compare(name string, want state.BeforeColumn, found Reading, key keyThen) {
	switch {
	case found.Rows() != want.Rows || found.Null != want.Nulls:
		r.noteChange("%s had %s when the run began and has %d now: the application wrote meanwhile",
			name, thousands.Count(want.Rows, "row"), found.Rows())
	case found.Then.IDs.String() != want.Then:
		r.wrong("%s has as many rows as before and other ids than expected; "+
			"either the application changed some during the run, and all is well, or they were "+
			"damaged: look before you go on", name)
	case len(want.Key) > 0 && !key.isNow:
		r.noteChange("the rows of %s were told apart by %s when the run began, and that is not "+
			"their key any more", name, strings.Join(want.Key, ", "))
	case found.Then.Rows.String() == want.ThenRows || len(want.Key) == 0:
	case key.rewritten != 0:
		r.noteChange("the rows of %s were told apart by %s when the run began, and run %d has rewritten "+
			"that since", name, strings.Join(want.Key, ", "), key.rewritten)
	default:
		r.wrong("%s has the ids that it should, and not in the rows in which they stood: ids were "+
			"exchanged between rows (told apart by %s); either the application did so, and all is well, "+
			"or they were damaged: look before you go on", name, strings.Join(want.Key, ", "))
	}
}

func (r *Result) noteChange(format string, args ...any) {
	r.NotCompared = append(r.NotCompared, fmt.Sprintf(format, args...))
}

func (r *Result) wrong(format string, args ...any) {
	r.Wrong = append(r.Wrong, fmt.Sprintf(format, args...))
}
