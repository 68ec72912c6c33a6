package migrate

import (
	"cmp"
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/sqltype"
)

// unchanged fails when the schema around the class is no longer what was
// planned for.
func (pl *Plan) unchanged(ctx context.Context, s *dialect.Session) error {
	now := &Plan{Column: pl.Column, d: pl.d, also: pl.also}
	if err := pl.planner.findClass(ctx, s, now); err != nil {
		return err
	}
	if _, hash := hashes(now); hash != pl.schemaHash {
		return fmt.Errorf("%w: the schema around %s has changed since it was planned (columns or foreign keys of the class); put it back, or undo the run", ErrRefused, pl.Column)
	}
	return nil
}

// findClass reads the catalogue around the named column.
func (p *planner) findClass(ctx context.Context, s *dialect.Session, pl *Plan) error {
	name := p.cfg.Column
	t, err := p.table(ctx, s, name)
	if err != nil {
		return err
	}
	if len(t.Columns) == 0 {
		return fmt.Errorf("%w: table %q has no column that this role may see; grant it SELECT there, or use another role", ErrPrivilege, t.Table)
	}
	if _, ok := t.Column(name.Column); !ok {
		var all []string
		for _, c := range t.Columns {
			all = append(all, c.Name)
		}
		return fmt.Errorf("%w: table %q has no column %q%s", ErrNotFound, t.Table, name.Column, suggest(name.Column, all))
	}
	keys, err := p.d.ForeignKeys(ctx, s)
	if err != nil {
		return err
	}
	own, err := only(t, name)
	if err != nil {
		return err
	}
	starts := []columnRef{{t.Ref, name.Column, own}}
	for _, c := range p.cfg.Also {
		other, err := p.table(ctx, s, c)
		if err != nil {
			return err
		}
		if _, ok := other.Column(c.Column); !ok {
			return fmt.Errorf("%w: table %q has no column %q; it was named with --also", ErrNotFound, other.Table, c.Column)
		}
		rows, err := only(other, c)
		if err != nil {
			return err
		}
		starts = append(starts, columnRef{other.Ref, c.Column, rows})
	}
	for _, c := range pl.also.columns {
		other, err := p.d.Table(ctx, s, c.Schema, c.Table)
		if err != nil && !errors.Is(err, sql.ErrNoRows) {
			return err
		}
		if err == nil {
			rows, without := only(other, c)
			if _, ok := other.Column(c.Column); ok && without == nil {
				starts = append(starts, columnRef{other.Ref, c.Column, rows})
				continue
			}
		}
		pl.gone = append(pl.gone, c)
		pl.warn("%s, which the run rewrote, is not there any more", c)
	}
	class, err := closure(starts, keys)
	if err != nil {
		return err
	}
	if err := p.discriminated(class, keys); err != nil {
		return err
	}
	for i, col := range class.Columns {
		at := refOf(col)
		named := slices.Contains(starts[1:], at) && at != starts[0] || slices.Contains(pl.also.links, columnName(col).String())
		class.Columns[i].Undeclared = col.Only.Column != "" || named && !slices.ContainsFunc(class.Keys, func(k sqlgen.ForeignKey) bool {
			return k.Child == col.Ref && slices.ContainsFunc(k.Columns, func(p sqlgen.Pair) bool { return p.Child == col.Name })
		})
	}
	tables := map[sqlgen.Ref]*sqlgen.Table{t.Ref: t}
	facts := make([]sqlgen.TableColumn, len(class.Columns))
	for i, col := range class.Columns {
		if tables[col.Ref] == nil {
			tables[col.Ref], err = p.d.Table(ctx, s, col.Schema, col.Table)
			if errors.Is(err, sql.ErrNoRows) {
				return fmt.Errorf("%w: there is no table %q, which a foreign key of the class names; drop that key, or bring the table back", ErrRefused, col.Table)
			}
			if err != nil {
				return err
			}
		}
		var ok bool
		if facts[i], ok = tables[col.Ref].Column(col.Name); !ok {
			return fmt.Errorf("%w: table %q has no column %q, which a foreign key names", ErrNotFound, col.Table, col.Name)
		}
		class.Columns[i].Home = pl.home(col, facts[i], starts)
		class.Columns[i].Own, class.Columns[i].Keyed = col.Undeclared && facts[i].Unique, facts[i].Keyed
		class.Columns[i].Indexed, class.Columns[i].Sole = facts[i].Indexed, facts[i].Unique
		for _, c := range tables[col.Ref].Columns {
			if c.Touched && c.Name != col.Name {
				class.Columns[i].Keep = append(class.Columns[i].Keep, c.Name)
			}
		}
	}
	pl.class = class
	if !p.namesOnly {
		if err := p.refusals(class, facts, tables, pl); err != nil {
			return err
		}
		if err := p.triggers(ctx, s, class, tables, pl); err != nil {
			return err
		}
	}
	if err := p.linksBeside(ctx, s, class, keys, tables, pl); err != nil {
		return err
	}
	if p.namesOnly {
		for _, col := range class.Columns {
			pl.Columns = append(pl.Columns, PlanColumn{Column: columnName(col)})
		}
		return nil
	}
	if err := p.suspends(pl); err != nil {
		return err
	}
	if err = p.forms(ctx, s, class.Columns, facts, pl.Undo); err != nil {
		err = p.ownForms(ctx, s, class, facts, err)
	}
	if no := (*dialect.NotUUIDError)(nil); p.cfg.Rewrite.kind == textToBinary && errors.As(err, &no) && p.d.Forms(ctx, s, class.Columns, facts) == nil {
		pl.retyped = fmt.Errorf("%w: %s is %s already, and %v is for ids that are kept as text", ErrRefused, columnName(no.Column), no.Type, p.cfg.Rewrite)
		err = nil
	}
	if err != nil {
		var no *dialect.NotUUIDError
		var refused *dialect.RefusedError
		switch {
		case errors.As(err, &no):
			return p.noUUID(ctx, s, no, err)
		case errors.As(err, &refused):
			return fmt.Errorf("%w: %w", ErrRefused, err)
		}
		return err
	}
	for i, col := range class.Columns {
		if p.cfg.Rewrite.kind == binaryToText && col.Form.IsText() {
			pl.retyped = fmt.Errorf("%w: %s is %s already", ErrRefused, columnName(col), facts[i].Type)
			break
		}
	}
	if err := dialect.Identify(ctx, p.d, s, class, tables); err != nil {
		return err
	}
	if err := p.selfAssigned(ctx, s, class, tables); err != nil {
		return err
	}
	for i, col := range class.Columns {
		pl.Columns = append(pl.Columns, PlanColumn{
			Column: columnName(col), Type: facts[i].Type, Form: col.Form.Name, Referenced: col.Referenced, Indexed: facts[i].Indexed, Unique: facts[i].Unique, Undeclared: col.Undeclared,
			unindexed: tables[col.Ref].Unindexed,
		})
		if facts[i].Indexed || p.cfg.Strategy == Copy || p.cfg.Rewrite.t == nil {
			continue // or nothing is read by ranges
		}
		if len(class.Columns) == 1 { // it may be walked without one
			if places, err := p.d.Places(ctx, s, col); err != nil || places != nil {
				if err != nil {
					return err
				}
				continue
			}
		}
		pl.warn("no index begins with %s, from which ranges of ids can be read: every chunk scans the whole table; %s", columnName(col),
			cmp.Or(tables[col.Ref].Unindexed, "--create-missing-indexes makes one"))
	}
	for _, k := range class.Keys {
		pl.ForeignKeys = append(pl.ForeignKeys, check.KeyName(k))
	}
	pl.allKeys = keys
	_, pl.schemaHash = hashes(pl)
	return nil
}

// home reports whether ids of a column were its own before they were those of links: it is the
// column that was named, or, of a run that is recorded, one that it knew as no link.
func (pl *Plan) home(col sqlgen.Column, fact sqlgen.TableColumn, starts []columnRef) bool {
	at := refOf(col)
	if len(pl.also.columns) == 0 {
		return at == starts[0] && at.only.Column == ""
	}
	return slices.Contains(starts, at) && (fact.Unique || col.Referenced) && !slices.Contains(pl.also.links, columnName(col).String())
}

// selfAssigned finds the columns whose assignment to themselves spares the engine work.
func (p *planner) selfAssigned(ctx context.Context, s *dialect.Session, class *sqlgen.Class, tables map[sqlgen.Ref]*sqlgen.Table) error {
	d, ok := p.d.(dialect.SelfAssigner)
	if !ok {
		return nil
	}
	for _, ref := range class.Refs() {
		names, err := d.SelfAssigned(ctx, s, tables[ref], class)
		if err != nil {
			return err
		}
		for i := range class.Columns {
			if class.Columns[i].Ref == ref {
				class.Columns[i].SelfAssigned = names
			}
		}
	}
	return nil
}

// noUUID is the error of a column whose type holds no UUIDs, with one of its values
// where the role may read them and there are some.
func (p *planner) noUUID(ctx context.Context, s *dialect.Session, no *dialect.NotUUIDError, err error) error {
	such := ""
	if st, buildErr := sqlgen.AnyValue(p.d, no.Column); buildErr == nil {
		var value []byte
		if s.QueryRowContext(ctx, st.SQL, st.Args...).Scan(&value) == nil {
			such = fmt.Sprintf(" (such as %q)", check.Example(value, sqltype.UUID{}, false))
		}
	}
	return fmt.Errorf("%w: %w%s; name a column that holds UUIDs", ErrNotUUID, err, such)
}

// linksBeside refuses links that the class does not show: through columns that
// are generated from its ids, from tables that the role cannot see, and a state
// that another connection would look for elsewhere.
func (p *planner) linksBeside(ctx context.Context, s *dialect.Session, class *sqlgen.Class, keys []sqlgen.ForeignKey,
	tables map[sqlgen.Ref]*sqlgen.Table, pl *Plan) error {
	generated := func(r sqlgen.Ref, column string) bool {
		t := tables[r]
		if t == nil {
			return false
		}
		c, ok := t.Column(column)
		return ok && c.Generated
	}
	for _, k := range keys {
		for _, pair := range k.Columns {
			if generated(k.Child, pair.Child) || generated(k.Parent, pair.Parent) {
				return fmt.Errorf("%w: the foreign key %q of table %q goes through a generated column, which changes when an id does; drop the key for the run",
					ErrRefused, k.Name, k.Child.Table)
			}
		}
	}
	home, err := p.d.Home(ctx, s)
	if err != nil {
		return err
	}
	if root := class.Columns[0]; home != "" && root.Schema != home {
		return fmt.Errorf("%w: the ids of %s belong to %s; name its database %q in the database URL, so that the state is kept beside them",
			ErrRefused, pl.Column, columnName(root), root.Schema)
	}
	hidden, err := p.d.Hidden(ctx, s, class.Columns, keys)
	switch {
	case err != nil && p.d.Kind(err) == dialect.KindPrivilege && p.cfg.IgnoreHiddenKeys:
		pl.warn("foreign keys from tables that this role cannot see are not looked for, and would be broken")
	case err != nil && p.d.Kind(err) == dialect.KindPrivilege:
		return fmt.Errorf("%w: this role may not ask whether tables that it cannot see refer to %q, whose links would be broken; grant it PROCESS (on TiDB SELECT on *.*), or pass --ignore-hidden-keys if there are none",
			ErrPrivilege, class.Columns[0].Table)
	case err != nil:
		return err
	case hidden != "":
		return fmt.Errorf("%w: a table that this role cannot see has a foreign key to %q; use a role that sees it", ErrRefused, hidden)
	}
	return nil
}

func (p *planner) refusals(class *sqlgen.Class, facts []sqlgen.TableColumn, tables map[sqlgen.Ref]*sqlgen.Table, pl *Plan) error {
	seen := map[sqlgen.Ref]bool{}
	for i, col := range class.Columns {
		t := tables[col.Ref]
		switch {
		case t.Refusal != "":
			return fmt.Errorf("%w: table %q: %s", ErrRefused, col.Table, t.Refusal)
		case col.Undeclared && t.Unlinked != "":
			return fmt.Errorf("%w: column %s: %s", ErrRefused, columnName(col), t.Unlinked)
		case facts[i].Refusal != "":
			return fmt.Errorf("%w: column %s: %s", ErrRefused, columnName(col), facts[i].Refusal)
		case facts[i].Generated:
			return fmt.Errorf("%w: column %s is generated; name the column it is made from", ErrRefused, columnName(col))
		}
		if seen[col.Ref] {
			continue
		}
		seen[col.Ref] = true
		for _, note := range t.Notes {
			pl.warn("%s", note)
		}
	}
	return nil
}

func (p *planner) table(ctx context.Context, s *dialect.Session, name ColumnName) (*sqlgen.Table, error) {
	t, err := p.d.Table(ctx, s, name.Schema, name.Table)
	if !errors.Is(err, sql.ErrNoRows) {
		return t, err
	}
	all, err := p.d.TableNames(ctx, s, name.Schema)
	if err != nil {
		return nil, err
	}
	where := "the connection's schema"
	if name.Schema != "" {
		where = fmt.Sprintf("schema %q", name.Schema)
	}
	return nil, fmt.Errorf("%w: no table %q in %s%s", ErrNotFound, name.Table, where, suggest(name.Table, all))
}

// hashes name the class, and the class with its types and foreign keys.
func hashes(pl *Plan) (class, plan string) {
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
