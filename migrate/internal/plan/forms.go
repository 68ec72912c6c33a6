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

// form sets the form of every column of the class. It finds a change of type that was done before.
func (pl *Plan) form(facts []sqlgen.TableColumn) error {
	class := pl.Class
	err := pl.forms(facts)
	if err != nil {
		err = pl.ownForms(facts, err)
	}
	no := (*dialect.NotUUIDError)(nil)
	refused := (*dialect.RefusedError)(nil)
	switch {
	case pl.Ask.Rewrite.kind == textToBinary && errors.As(err, &no) &&
		dialect.Forms(class.Columns, facts) == nil:
		pl.retyped = refusal("%s is %s already, and %v is for ids that are kept as text",
			NameOf(no.Column), no.Type, pl.Ask.Rewrite)
	case errors.As(err, &no):
		return noUUID(pl.Schema, no, err)
	case errors.As(err, &refused):
		return refusal("%w", err)
	case err != nil:
		return err
	}
	for i, col := range class.Columns {
		if pl.Ask.Rewrite.kind == binaryToText && col.Form.IsText() {
			pl.retyped = refusal("%s is %s already", NameOf(col), facts[i].Type)
			break
		}
	}
	if pl.retyped != nil { // in the form that a run without a type of its own makes
		pl.asMade = pl.Ask.Type == "" && dialect.Forms(slices.Clone(class.Columns), facts) == nil
	}
	return nil
}

// noUUID returns the error of a column whose type holds no UUIDs. It shows one of the
// column's values where there are some and the role may read them.
func noUUID(s *dialect.Schema, no *dialect.NotUUIDError, err error) error {
	such := ""
	if fact, ok := s.Tables[no.Column.Ref].Column(no.Column.Name); ok && fact.Example != nil {
		such = fmt.Sprintf(" (such as %q)", check.Example(fact.Example, sqltype.UUID{}, false))
	}
	return fmt.Errorf("%w: %w%s; name a column that holds UUIDs", run.ErrNotUUID, err, such)
}

// forms sets the form of every column of the class.
func (pl *Plan) forms(facts []sqlgen.TableColumn) error {
	s, cols, kind := pl.Schema, pl.Class.Columns, pl.Ask.Rewrite.kind
	if kind == textToBinary && s.Retypes != nil {
		return dialect.TextForms(cols, facts)
	}
	err := dialect.Forms(cols, facts)
	switch {
	case kind != "" && s.Retypes == nil && err == nil:
		return pl.byHand()
	case (pl.Ask.AnyText || kind == binaryToText) && s.Retypes != nil &&
		(err != nil || cols[0].Form.IsText()):
		// A type that a run has made may hold 32 digits, which are no id elsewhere.
		if textErr := dialect.TextForms(cols, facts); err != nil && textErr == nil {
			return nil
		}
	}
	return err
}

// byHand refuses a change of type, with the statements that make it where there are some.
func (pl *Plan) byHand() error {
	s := pl.Schema
	if s.Retype == "" || pl.Class.Columns[0].Form.IsText() != (pl.Ask.Rewrite.kind == textToBinary) {
		return noCopies(s.Engine)
	}
	return refusal("a change of type on %s: %w: try this on a copy of the database, then run it as "+
		"one batch in a window without writers:\n%s", s.Engine, errors.ErrUnsupported, s.Retype)
}

// ownForms sets the forms of a class whose columns hold ids in several: a column that no foreign
// key links to the others may hold them in another form, and text that the engine itself
// compares may be of several types. Each is moved in its own form. A class of one form, a copy
// and what cannot be done keep err.
func (pl *Plan) ownForms(facts []sqlgen.TableColumn, err error) error {
	class := pl.Class
	refused := (*dialect.RefusedError)(nil)
	if !errors.As(err, &refused) || pl.Ask.Rewrite.kind != "" || pl.Ask.Strategy == Copy {
		return err
	}
	for _, part := range parts(class) {
		var cols []sqlgen.Column
		var types []sqlgen.TableColumn
		for _, at := range part {
			cols, types = append(cols, class.Columns[at]), append(types, facts[at])
		}
		if dialect.Forms(cols, types) != nil {
			for i := range cols {
				if e := dialect.Forms(cols[i:i+1], types[i:i+1]); e != nil {
					return e
				}
			}
			if slices.ContainsFunc(cols, func(c sqlgen.Column) bool { return !c.Form.IsText() }) {
				return err
			}
		}
		for i, at := range part {
			class.Columns[at].Form = cols[i].Form
		}
	}
	return nil
}

// parts groups the columns of a class, by their places in it, that foreign keys link.
func parts(class *sqlgen.Class) (out [][]int) {
	group := map[sqlgen.ColumnRef]int{}
	for i, c := range class.Columns {
		group[sqlgen.RefOf(c)] = i
	}
	for changed := true; changed; {
		changed = false
		for _, k := range class.Keys {
			for _, pair := range k.Columns {
				child, parent := sqlgen.PairOf(k, pair)
				a, isChild := group[child]
				b, isParent := group[parent]
				if isChild && isParent && a != b {
					group[child], group[parent], changed = min(a, b), min(a, b), true
				}
			}
		}
	}
	for i, c := range class.Columns {
		at := group[sqlgen.RefOf(c)]
		if at == i {
			out = append(out, []int{i})
			continue
		}
		n := slices.IndexFunc(out, func(part []int) bool {
			return group[sqlgen.RefOf(class.Columns[part[0]])] == at
		})
		if n < 0 {
			out = append(out, []int{i})
		} else {
			out[n] = append(out[n], i)
		}
	}
	return out
}

// suitsForm reports whether the rewrite can be of ids in a form, in place.
func (pl *Plan) suitsForm(f *sqlgen.Form) bool {
	t := pl.Ask.Rewrite.t
	return pl.Ask.Rewrite.kind == "" && pl.Ask.Strategy != Copy &&
		(t == nil || !t.Ordered() && (!t.BytesOnly() || f.Bare))
}

// suits refuses a rewrite that the form of a column does not allow. These are a rewrite of
// bytes on a column of text, or of a type that checks its values; one to ids that sort by time
// where they would not; and one to SQL Server's order elsewhere.
func (pl *Plan) suits() error {
	from, to := pl.Rewrite.t.From().Version, pl.Rewrite.t.To().Version
	ordered := pl.Rewrite.t.Ordered()
	computed := pl.Rewrite.t.Computed() && !ordered
	if computed && pl.Ask.Strategy == Copy {
		return refusal("no SQL computes the images of %v, which a copy needs: rewrite in place",
			pl.Rewrite)
	}
	for i, col := range pl.Class.Columns {
		if ordered && col.Form.WhyUnaged == "" {
			return refusal("%v is for SQL Server's uniqueidentifier, and %s is %s, where ids of version 6 "+
				"and 7 sort by time as they are; use a rewrite to version 6 or 7", pl.Rewrite, NameOf(col),
				pl.Columns[i].Type)
		}
		if why := col.Form.WhyUnaged; !ordered && why != "" && to >= 6 && from < 6 {
			return refusal("%v is for ids that sort by time, and %s is %s: %s", pl.Rewrite, NameOf(col),
				pl.Columns[i].Type, why)
		}
		if computed && col.Form.IsText() {
			return refusal("%v is for columns of bytes or of a UUID type, and %s is %s; change it by "+
				"text-to-binary first", pl.Rewrite, NameOf(col), pl.Columns[i].Type)
		}
		if pl.Rewrite.t.BytesOnly() && !pl.between(col).Bare {
			return refusal("%v is for columns that hold sixteen bare bytes, and %s is %s; nothing writes "+
				"such ids there", pl.Rewrite, NameOf(col), pl.Columns[i].Type)
		}
	}
	return nil
}

// between returns the form in which the ids of a column are rewritten: that of its new type where
// a rewrite of two parts makes bytes of text first.
func (pl *Plan) between(col sqlgen.Column) *sqlgen.Form {
	if pl.Rewrite.kind == textToBinary && pl.Schema.Retypes != nil {
		return pl.Schema.Retypes.Binary
	}
	return col.Form
}
