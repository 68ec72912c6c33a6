package plan

import (
	"errors"
	"fmt"
	"slices"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/sqltype"
)

// form sets the form of every column of the class, and what tells its rows apart.
func (pl *Plan) form() error {
	cols := pl.Class.Columns
	err := pl.forms()
	if err != nil {
		err = pl.ownForms(err)
	}
	no := (*dialect.NotUUIDError)(nil)
	refused := (*dialect.RefusedError)(nil)
	switch {
	case errors.As(err, &no):
		such := ""
		fact, _ := pl.Schema.Tables[no.Column.Ref].Column(no.Column.Name)
		if fact.Example != nil {
			such = fmt.Sprintf(" (such as %q)", check.Example(fact.Example, sqltype.UUID{}, false))
		}
		return fmt.Errorf("%w: %w%s; name a column that holds UUIDs", run.ErrNotUUID, err, such)
	case errors.As(err, &refused):
		return refusal("%w", err)
	case err != nil:
		return err
	}
	dialect.Identify(pl.Class, pl.Schema.Tables)
	for i, col := range cols {
		pl.Columns[i].Form = col.Form.Name
	}
	return nil
}

// forms sets the form of every column of the class, if they have one in common.
func (pl *Plan) forms() error {
	err := dialect.Forms(pl.Class.Columns, pl.facts)
	if pl.Inquiry.Rewrite.kind != "" && err == nil {
		return pl.byHand()
	}
	if pl.Inquiry.AnyText && pl.Schema.Retypes != nil &&
		(err != nil || pl.Class.Columns[0].Form.IsText()) &&
		dialect.TextForms(pl.Class.Columns, pl.facts) == nil {
		return nil
	}
	return err
}

// byHand refuses a change of type, with the statements that make it where there are some.
func (pl *Plan) byHand() error {
	s := pl.Schema
	toBinary := pl.Inquiry.Rewrite.kind == textToBinary
	if s.Retype == "" || pl.Class.Columns[0].Form.IsText() != toBinary {
		return noRetypes(s.Engine)
	}
	why := refusal("a change of type on %s: %w: try this on a copy of the database, then run it as "+
		"one batch in a window without writers", s.Engine, errors.ErrUnsupported)
	return &run.ScriptError{Err: why, SQL: s.Retype}
}

// ownForms sets the forms of a class whose columns hold ids in several: a column that no foreign
// key links to the others may hold them in another form, and text that the engine itself
// compares may be of several types. A class of one form and what cannot be done keep err.
func (pl *Plan) ownForms(err error) error {
	refused := (*dialect.RefusedError)(nil)
	if !errors.As(err, &refused) || pl.Inquiry.Rewrite.kind != "" {
		return err
	}
	for _, part := range parts(pl.Class) {
		var cols []sqlgen.Column
		var facts []sqlgen.TableColumn
		for _, at := range part {
			cols, facts = append(cols, pl.Class.Columns[at]), append(facts, pl.facts[at])
		}
		if dialect.Forms(cols, facts) != nil {
			for i := range cols {
				form, e := formOf(cols[i], facts[i])
				if e != nil {
					return e
				}
				cols[i].Form = form
			}
			if slices.ContainsFunc(cols, func(c sqlgen.Column) bool { return !c.Form.IsText() }) {
				return err
			}
		}
		for i, at := range part {
			pl.Class.Columns[at].Form = cols[i].Form
		}
	}
	return nil
}

// links returns the columns that foreign keys link, child and parent, by their places in the class.
func links(class *sqlgen.Class) (out [][2]int) {
	at := map[sqlgen.ColumnRef]int{}
	for i, c := range class.Columns {
		at[sqlgen.RefOf(c)] = i
	}
	for _, k := range class.Keys {
		for _, p := range k.Columns {
			c, r := sqlgen.PairOf(k, p)
			child, isChild := at[c]
			parent, isParent := at[r]
			if isChild && isParent {
				out = append(out, [2]int{child, parent})
			}
		}
	}
	return out
}

// parts groups the columns of a class, by their places in it, that foreign keys link.
func parts(class *sqlgen.Class) [][]int {
	first := make([]int, len(class.Columns)) // of the group of a column
	for i := range first {
		first[i] = i
	}
	pairs := links(class)
	for changed := true; changed; {
		changed = false
		for _, p := range pairs {
			if a, b := first[p[0]], first[p[1]]; a != b {
				first[p[0]], first[p[1]], changed = min(a, b), min(a, b), true
			}
		}
	}
	groups := make([][]int, len(first))
	for i, at := range first {
		groups[at] = append(groups[at], i)
	}
	return slices.DeleteFunc(groups, func(part []int) bool { return part == nil })
}

// suitsForm reports whether the rewrite can be of ids in a form, in place.
func (pl *Plan) suitsForm(f *sqlgen.Form) bool {
	t := pl.Inquiry.Rewrite.t
	return pl.Inquiry.Rewrite.kind == "" &&
		(t == nil || !t.Ordered() && (!t.BytesOnly() || f.Bare))
}

// refuseMisfits refuses a rewrite that the form of a column does not allow.
func (pl *Plan) refuseMisfits() error {
	t := pl.Rewrite.t
	from, to, ordered := t.From().Version, t.To().Version, t.Ordered()
	computed := t.Computed() && !ordered
	for i, col := range pl.Class.Columns {
		is := fmt.Sprintf("%s is %s", NameOf(col), pl.Columns[i].Type)
		form, why := col.Form, col.Form.WhyUnaged
		switch {
		case ordered && why == "":
			return refusal("%v is for SQL Server's uniqueidentifier, and %s, where ids of version 6 "+
				"and 7 sort by time as they are; use a rewrite to version 6 or 7", pl.Rewrite, is)
		case !ordered && why != "" && to >= 6 && from < 6:
			return refusal("%v is for ids that sort by time, and %s: %s", pl.Rewrite, is, why)
		case computed && col.Form.IsText():
			return refusal("%v is for columns of bytes or of a UUID type, and %s; change it by "+
				"text-to-binary first", pl.Rewrite, is)
		case t.BytesOnly() && !form.Bare:
			return refusal("%v is for columns that hold sixteen bare bytes, and %s; nothing writes "+
				"such ids there", pl.Rewrite, is)
		}
	}
	return nil
}

// formOf returns the form of one column.
func formOf(col sqlgen.Column, fact sqlgen.TableColumn) (*sqlgen.Form, error) {
	one := []sqlgen.Column{col}
	err := dialect.Forms(one, []sqlgen.TableColumn{fact})
	return one[0].Form, err
}

// noRetypes refuses a change of type on an engine that makes none.
func noRetypes(engine string) error {
	return refusal("a change of type on %s: %w: make a new table, fill it by INSERT … SELECT in a "+
		"window without writers, and exchange the two by name", engine, errors.ErrUnsupported)
}
