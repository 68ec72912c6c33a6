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
)

// wanted is the question to the catalogue about a column.
func wanted(c ColumnName) dialect.Wanted {
	return dialect.Wanted{
		Ref:    sqlgen.Ref{Schema: c.Schema, Table: c.Table},
		Column: c.Column, Where: c.Discriminator, Value: c.Value,
	}
}

// findClass finds the column class of the named columns in what was read of the catalogue.
func (pl *Plan) findClass(s *dialect.Schema) error {
	pl.Schema, pl.Engine, pl.Writers, pl.Column = s, s.Engine, s.Writers, pl.Ask.Column
	pl.OnMismatch, pl.ForeignKeys = pl.Ask.onMismatch(), []string{}
	starts, err := pl.starts()
	if err != nil {
		return err
	}
	class, err := sqlgen.Closure(starts, s.Keys)
	if err != nil {
		return refusal("%w", err)
	}
	pl.Class = class
	if err := pl.discriminated(); err != nil {
		return err
	}
	facts, err := pl.describe(starts)
	if err != nil {
		return err
	}
	if !pl.Ask.NamesOnly {
		unfit, err := pl.refusals(facts), pl.triggers()
		if unfit != nil {
			return errors.Join(unfit, err)
		}
		if err := pl.refuse(err); err != nil {
			return err
		}
	}
	if err := pl.linksBeside(); err != nil {
		return err
	}
	if pl.Ask.NamesOnly {
		for _, col := range class.Columns {
			pl.Columns = append(pl.Columns, Column{Column: NameOf(col)})
		}
		return nil
	}
	if err := pl.suspends(); err != nil {
		return err
	}
	if err := pl.form(facts); err != nil {
		return err
	}
	dialect.Identify(class, s.Tables)
	for i, col := range class.Columns {
		t := s.Tables[col.Ref]
		class.Columns[i].SelfAssigned = t.SelfAssigned
		pl.Columns = append(pl.Columns, Column{
			Column: NameOf(col), Type: facts[i].Type, Form: col.Form.Name,
			Referenced: col.Referenced, Indexed: facts[i].Indexed, Unique: facts[i].Unique,
			Undeclared: col.Undeclared, Unindexed: t.Unindexed,
		})
		if facts[i].Indexed || pl.Ask.Strategy == Copy || pl.Ask.Rewrite.t == nil || s.Places != nil {
			continue // or nothing is read by ranges of ids
		}
		pl.warn("no index begins with %s, from which ranges of ids can be read: every chunk "+
			"scans the whole table; %s", NameOf(col),
			cmp.Or(t.Unindexed, hint.CreateMissingIndexes.Error()+" makes one"))
	}
	for _, k := range class.Keys {
		pl.ForeignKeys = append(pl.ForeignKeys, check.KeyName(k))
	}
	_, pl.schemaHash = pl.hashes()
	return nil
}

// starts finds the columns that were named, and those that a run has rewritten.
func (pl *Plan) starts() ([]sqlgen.ColumnRef, error) {
	s, name := pl.Schema, pl.Ask.Column
	t, err := tableOf(s, name)
	if err != nil {
		return nil, err
	}
	if len(t.Columns) == 0 {
		return nil, fmt.Errorf("%w: table %q has no column that this role may see; grant it "+
			"SELECT there, or use another role", run.ErrPrivilege, t.Table)
	}
	if _, ok := t.Column(name.Column); !ok {
		return nil, fmt.Errorf("%w: table %q has no column %q%s", run.ErrNotFound, t.Table, name.Column,
			suggest(name.Column, t.Names()))
	}
	own, err := only(t, name)
	if err != nil {
		return nil, err
	}
	starts := []sqlgen.ColumnRef{{Ref: t.Ref, Name: name.Column, Only: own}}
	for _, c := range pl.Ask.Also {
		other, err := tableOf(s, c)
		if err != nil {
			return nil, err
		}
		if _, ok := other.Column(c.Column); !ok {
			return nil, fmt.Errorf("%w: table %q has no column %q; it was named with %w",
				run.ErrNotFound, other.Table, c.Column, hint.Also)
		}
		rows, err := only(other, c)
		if err != nil {
			return nil, err
		}
		starts = append(starts, sqlgen.ColumnRef{Ref: other.Ref, Name: c.Column, Only: rows})
	}
	for _, c := range pl.also.columns {
		if other := s.Tables[wanted(c).Ref]; other != nil {
			rows, without := only(other, c)
			if _, ok := other.Column(c.Column); ok && without == nil {
				starts = append(starts, sqlgen.ColumnRef{Ref: other.Ref, Name: c.Column, Only: rows})
				continue
			}
		}
		pl.gone = append(pl.gone, c)
		pl.warn("%s, which the run rewrote, is not there any more", c)
	}
	return starts, nil
}

// describe sets what the catalogue says of the columns of a class.
func (pl *Plan) describe(starts []sqlgen.ColumnRef) ([]sqlgen.TableColumn, error) {
	class := pl.Class
	facts := make([]sqlgen.TableColumn, len(class.Columns))
	for i, col := range class.Columns {
		t := pl.Schema.Tables[col.Ref]
		if t == nil {
			return nil, refusal("there is no table %q, which a foreign key of the class names; drop that "+
				"key, or bring the table back", col.Table)
		}
		fact, ok := t.Column(col.Name)
		if !ok {
			return nil, fmt.Errorf("%w: table %q has no column %q, which a foreign key names",
				run.ErrNotFound, col.Table, col.Name)
		}
		facts[i] = fact
		c := &class.Columns[i]
		at := sqlgen.RefOf(col)
		named := slices.Contains(starts[1:], at) && at != starts[0] ||
			slices.Contains(pl.also.links, NameOf(col).String())
		c.Undeclared = col.Only.Column != "" || named && !refers(class.Keys, col)
		c.Home = pl.home(col, fact, starts)
		c.Own, c.Keyed = c.Undeclared && fact.Unique, fact.Keyed
		c.Indexed, c.Sole = fact.Indexed, fact.Unique
		for _, other := range t.Columns {
			if other.Touched && other.Name != col.Name {
				c.Keep = append(c.Keep, other.Name)
			}
		}
	}
	return facts, nil
}

// refers reports whether a foreign key says to which ids those of a column refer.
func refers(keys []sqlgen.ForeignKey, col sqlgen.Column) bool {
	return slices.ContainsFunc(keys, func(k sqlgen.ForeignKey) bool {
		return k.Child == col.Ref && slices.ContainsFunc(k.Columns, func(p sqlgen.Pair) bool {
			return p.Child == col.Name
		})
	})
}

// home reports whether ids of a column were its own before they were those of links: it is the
// column that was named, or, of a run that is recorded, one that it knew as no link.
func (pl *Plan) home(col sqlgen.Column, fact sqlgen.TableColumn, starts []sqlgen.ColumnRef) bool {
	at := sqlgen.RefOf(col)
	if len(pl.also.columns) == 0 {
		return at == starts[0] && at.Only.Column == ""
	}
	return slices.Contains(starts, at) && (fact.Unique || col.Referenced) &&
		!slices.Contains(pl.also.links, NameOf(col).String())
}

// linksBeside refuses links that the class does not show: through columns that
// are generated from its ids, from tables that the role cannot see, and a state
// that another connection would look for elsewhere.
func (pl *Plan) linksBeside() error {
	s, class := pl.Schema, pl.Class
	for _, k := range s.Keys {
		for _, pair := range k.Columns {
			if isGenerated(s, k.Child, pair.Child) || isGenerated(s, k.Parent, pair.Parent) {
				return refusal("the foreign key %q of table %q goes through a generated column, which "+
					"changes when an id does; drop the key for the run", k.Name, k.Child.Table)
			}
		}
	}
	if root := class.Columns[0]; s.Home != "" && root.Schema != s.Home {
		return refusal("the ids of %s belong to %s; name its database %q in the database URL, so that "+
			"the state is kept next to them", pl.Column, NameOf(root), root.Schema)
	}
	switch {
	case s.Unseen && pl.Ask.IgnoreHiddenKeys:
		pl.warn("foreign keys from tables that this role cannot see are not looked for, and would " +
			"be broken")
	case s.Unseen: // it is said with whatever else the role lacks
		pl.refused = append(pl.refused, fmt.Errorf("%w: this role may not ask whether tables that it "+
			"cannot see refer to %q, whose links would be broken; grant it PROCESS (on TiDB SELECT on "+
			"*.*), or pass %w if there are none", run.ErrPrivilege, class.Columns[0].Table,
			hint.IgnoreHiddenKeys))
	case s.Hidden != "":
		return refusal("a table that this role cannot see has a foreign key to %q; use a role that "+
			"sees it", s.Hidden)
	}
	return nil
}

// isGenerated reports whether a column of a table that was read is generated.
func isGenerated(s *dialect.Schema, t sqlgen.Ref, column string) bool {
	if s.Tables[t] == nil {
		return false
	}
	c, ok := s.Tables[t].Column(column)
	return ok && c.Generated
}

// refusals refuses tables and columns that no update may reach, all at once.
func (pl *Plan) refusals(facts []sqlgen.TableColumn) error {
	var all []error
	seen := map[sqlgen.Ref]bool{}
	for i, col := range pl.Class.Columns {
		t := pl.Schema.Tables[col.Ref]
		if !seen[col.Ref] && t.Refusal != "" {
			all = append(all, refusal("table %q: %s", col.Table, t.Refusal))
		}
		switch {
		case col.Undeclared && t.Unlinked != "":
			all = append(all, refusal("column %s: %s", NameOf(col), t.Unlinked))
		case facts[i].Refusal != "":
			all = append(all, refusal("column %s: %s", NameOf(col), facts[i].Refusal))
		case facts[i].Generated:
			all = append(all, refusal("column %s is generated; name the column it is made from",
				NameOf(col)))
		}
		if seen[col.Ref] {
			continue
		}
		seen[col.Ref] = true
		for _, note := range t.Notes {
			pl.warn("%s", note)
		}
	}
	return errors.Join(all...)
}

// tableOf finds the table of a named column.
func tableOf(s *dialect.Schema, name ColumnName) (*sqlgen.Table, error) {
	if t := s.Tables[wanted(name).Ref]; t != nil {
		return t, nil
	}
	where := "the connection's schema"
	if name.Schema != "" {
		where = fmt.Sprintf("schema %q", name.Schema)
	}
	return nil, fmt.Errorf("%w: no table %q in %s%s", run.ErrNotFound, name.Table, where,
		suggest(name.Table, s.Names[name.Schema]))
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
