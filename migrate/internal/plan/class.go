package plan

import (
	"cmp"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// findClass finds the column class of the named columns in what was read of the catalogue.
func (pl *Plan) findClass(s *dialect.Schema) error {
	pl.Schema, pl.Engine, pl.Writers, pl.Column = s, s.Engine, s.Writers, pl.Inquiry.Column
	pl.OnMismatch, pl.ForeignKeys = failOnMismatch, []string{}
	if pl.Inquiry.SkipOthers {
		pl.OnMismatch = SkipOnMismatch
	}
	starts, err := pl.starts()
	if err != nil {
		return err
	}
	if pl.Class, err = sqlgen.Closure(starts, s.Keys); err != nil {
		return refusal("%w", err)
	}
	if err := pl.refuseDiscriminators(); err != nil {
		return err
	}
	if err := pl.describe(starts); err != nil {
		return err
	}
	if !pl.Inquiry.NamesOnly {
		unfit, err := pl.refuseTables(), pl.triggers()
		if unfit != nil {
			return errors.Join(unfit, err)
		}
		pl.addRefusal(err)
	}
	if err := pl.linksBeside(); err != nil {
		return err
	}
	for _, k := range pl.Class.Keys {
		pl.ForeignKeys = append(pl.ForeignKeys, check.KeyName(k))
	}
	_, pl.schemaHash = pl.hashes()
	if pl.Inquiry.NamesOnly {
		return nil
	}
	if err := pl.suspends(); err != nil || pl.Inquiry.Undo {
		return err // the run of an undo says which text is an id
	}
	if err := pl.form(); err != nil || pl.Inquiry.Rewrite.t == nil {
		return err
	}
	for _, c := range pl.Columns {
		if !c.Indexed && s.Places == nil {
			pl.warn("no index begins with %s, from which ranges of ids can be read: every chunk "+
				"scans the whole table; %s", c.Column,
				cmp.Or(c.IndexRefusal, hint.CreateMissingIndexes.Error()+" makes one"))
		}
	}
	return nil
}

// starts finds the columns that were named, and those that a run has rewritten.
func (pl *Plan) starts() (out []sqlgen.ColumnRef, err error) {
	named := append([]ColumnName{pl.Inquiry.Column}, pl.Inquiry.Also...)
	for i, c := range slices.Concat(named, pl.fromRun.columns) {
		start, err := pl.start(c)
		switch {
		case err == nil:
			out = append(out, start)
		case i < len(named):
			return nil, err
		default:
			pl.goneColumns = append(pl.goneColumns, c)
			pl.warn("%s, which the run rewrote, is not there any more", c)
		}
	}
	return out, nil
}

// start finds one column, and what keeps it to some rows of its table.
func (pl *Plan) start(c ColumnName) (out sqlgen.ColumnRef, err error) {
	t, err := findTable(pl.Schema, c)
	if err != nil {
		return out, err
	}
	_, noColumn := findColumn(t, c.Column)
	teller, tells := t.Column(c.Discriminator)
	switch {
	case len(t.Columns) == 0 && c == pl.Inquiry.Column:
		return out, fmt.Errorf("%w: table %q has no column that this role may see; grant it "+
			"SELECT there, or use another role", run.ErrPrivilege, t.Table)
	case noColumn != nil && c != pl.Inquiry.Column:
		return out, fmt.Errorf("%w: table %q has no column %q; it was named with %w",
			run.ErrNotFound, t.Table, c.Column, hint.Also)
	case noColumn != nil:
		return out, noColumn
	case c.Discriminator == "":
		return sqlgen.ColumnRef{Ref: t.Ref, Name: c.Column}, nil
	case !tells:
		return out, fmt.Errorf("%w: table %q has no column %q, which is to tell the rows of "+
			"%s%s", run.ErrNotFound, t.Table, c.Discriminator, c, suggest(c.Discriminator, t.Names()))
	case c.Discriminator == c.Column:
		return out, badConfig("%s names one column twice; name the column that tells its rows apart", c)
	}
	return sqlgen.ColumnRef{Ref: t.Ref, Name: c.Column, Only: sqlgen.OnlyIf(teller, c.Value)}, nil
}

// nowhere refuses a foreign key to a table that is not there.
func nowhere(table string) error {
	return refusal("there is no table %q, which a foreign key of the class names; drop that "+
		"key, or bring the table back", table)
}

// describe sets what the catalogue says of the columns of the class.
func (pl *Plan) describe(starts []sqlgen.ColumnRef) error {
	class := pl.Class
	for i, col := range class.Columns {
		t := pl.Schema.Tables[col.Ref]
		if t == nil {
			return nowhere(col.Table)
		}
		fact, ok := t.Column(col.Name)
		if !ok {
			return fmt.Errorf("%w: table %q has no column %q, which a foreign key names",
				run.ErrNotFound, col.Table, col.Name)
		}
		pl.facts = append(pl.facts, fact)
		c, at := &class.Columns[i], sqlgen.RefOf(col)
		wasLink := slices.Contains(pl.fromRun.links, NameOf(col).String())
		named := slices.Contains(starts[1:], at) && at != starts[0]
		c.Undeclared = col.Only.Column != "" || (named || wasLink) && !class.Refers(col)
		// Its ids are its own when it was named, or when a run knew it as no link.
		c.Home = at == starts[0] && at.Only.Column == ""
		if len(pl.fromRun.columns) > 0 {
			c.Home = slices.Contains(starts, at) && (fact.Unique || col.Referenced) && !wasLink
		}
		c.Own, c.Keyed = c.Undeclared && fact.Unique, fact.Keyed
		c.Indexed, c.Sole, c.SelfAssigned = fact.Indexed, fact.Unique, t.SelfAssigned
		for _, other := range t.Columns {
			if other.Touched && other.Name != col.Name {
				c.Keep = append(c.Keep, other.Name)
			}
		}
		pl.Columns = append(pl.Columns, Column{
			Column: NameOf(col), Type: fact.Type, Referenced: col.Referenced, Indexed: fact.Indexed,
			Unique: fact.Unique, Undeclared: c.Undeclared, IndexRefusal: t.IndexRefusal,
		})
	}
	return nil
}

// refuseDiscriminators refuses columns that are kept to some rows where that cannot be done.
func (pl *Plan) refuseDiscriminators() error {
	for _, col := range pl.Class.Columns {
		if col.Only.Column == "" {
			continue
		}
		whole := sqlgen.ColumnRef{Ref: col.Ref, Name: col.Name}
		for _, k := range pl.Schema.Keys {
			for _, pair := range k.Columns {
				if child, parent := sqlgen.PairOf(k, pair); child == whole || parent == whole {
					return refusal("the foreign key %q of table %q is about all rows of %s; name the column "+
						"without %s", k.Name, k.Child.Table, NameOf(sqlgen.Column{Ref: col.Ref, Name: col.Name}),
						state.Discriminator(col.Only.Column, col.Only.Value))
				}
			}
		}
		for _, other := range pl.Class.Columns {
			switch {
			case other.Ref != col.Ref:
			case other.Name == col.Only.Column:
				return refusal("%s tells the rows of %s and is rewritten itself", NameOf(other), NameOf(col))
			case other.Name == col.Name && other.Only.Column != col.Only.Column:
				return refusal("%s and %s may have rows in common; name one of them", NameOf(other),
					NameOf(col))
			}
		}
	}
	return nil
}

// linksBeside refuses links that the class does not show, and a state kept elsewhere.
func (pl *Plan) linksBeside() error {
	s, root := pl.Schema, pl.Class.Columns[0]
	isGenerated := func(c sqlgen.ColumnRef) bool {
		if t := s.Tables[c.Ref]; t != nil {
			fact, _ := t.Column(c.Name)
			return fact.Generated
		}
		return false
	}
	for _, k := range s.Keys {
		for _, pair := range k.Columns {
			child, parent := sqlgen.PairOf(k, pair)
			if isGenerated(child) || isGenerated(parent) {
				return refusal("the foreign key %q of table %q goes through a generated column, which "+
					"changes when an id does; drop the key for the run", k.Name, k.Child.Table)
			}
		}
	}
	switch {
	case s.Home != "" && root.Schema != s.Home:
		return refuseElsewhere(pl.Column, NameOf(root))
	case s.Unseen && pl.Inquiry.IgnoreHiddenKeys:
		pl.warn("foreign keys from tables that this role cannot see are not looked for, and would " +
			"be broken")
	case s.Unseen: // it is said with whatever else the role lacks
		pl.addRefusal(fmt.Errorf("%w: this role may not ask whether tables that it cannot see refer to "+
			"%q, whose links would be broken; grant it PROCESS (on TiDB SELECT on *.*), or pass %w if "+
			"there are none", run.ErrPrivilege, root.Table, hint.IgnoreHiddenKeys))
	case s.Hidden != "":
		return refusal("a table that this role cannot see has a foreign key to %q; use a role that "+
			"sees it", s.Hidden)
	}
	return nil
}

// refuseElsewhere refuses to keep the state in another database than the ids.
func refuseElsewhere(column, root ColumnName) error {
	return refusal("the ids of %s belong to %s; name its database %q in the database URL, so that "+
		"the state is kept next to them", column, root, root.Schema)
}

// refuseTables refuses tables and columns that no update may reach, all at once.
func (pl *Plan) refuseTables() error {
	var all []error
	seen := map[sqlgen.Ref]bool{}
	for i, col := range pl.Class.Columns {
		t, fact := pl.Schema.Tables[col.Ref], pl.facts[i]
		if !seen[col.Ref] {
			seen[col.Ref] = true
			pl.Warnings = append(pl.Warnings, t.Notes...)
			if t.Refusal != "" {
				all = append(all, refusal("table %q: %s", col.Table, t.Refusal))
			}
		}
		switch {
		case col.Undeclared && t.LinkRefusal != "":
			all = append(all, refusal("column %s: %s", NameOf(col), t.LinkRefusal))
		case fact.Refusal != "":
			all = append(all, refusal("column %s: %s", NameOf(col), fact.Refusal))
		case fact.Generated:
			all = append(all, refusal("column %s is generated; name the column it is made from",
				NameOf(col)))
		}
	}
	return errors.Join(all...)
}

// hashes name the class, and the class with its types and foreign keys.
func (pl *Plan) hashes() (class, plan string) {
	var cols, all []string
	for _, c := range pl.Columns {
		cols = append(cols, c.Column.String())
		all = append(all, c.Column.String()+" "+c.Type)
	}
	all = append(all, pl.ForeignKeys...)
	slices.Sort(cols)
	slices.Sort(all)
	sum := func(s []string) string {
		h := sha256.Sum256([]byte(strings.Join(s, "\x00")))
		return hex.EncodeToString(h[:])
	}
	return sum(cols), sum(all)
}
