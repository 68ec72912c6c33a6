package dialect

import (
	"context"
	"errors"
	"strings"
)

// A myKey is a foreign key with both its rules.
type myKey struct {
	name           string
	parent         Ref
	child, columns []string
	update, delete string
	noRule         string // what the catalogue calls a rule that is not written out
}

func (d mysql) keys(ctx context.Context, q Querier, t Ref) ([]myKey, error) {
	v, err := d.variant(ctx, q)
	if err != nil {
		return nil, err
	}
	rows, err := q.QueryContext(ctx, `SELECT k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_TABLE_SCHEMA, k.REFERENCED_TABLE_NAME, k.REFERENCED_COLUMN_NAME, r.UPDATE_RULE, r.DELETE_RULE
FROM information_schema.KEY_COLUMN_USAGE k JOIN information_schema.REFERENTIAL_CONSTRAINTS r
ON r.CONSTRAINT_SCHEMA = k.CONSTRAINT_SCHEMA AND r.CONSTRAINT_NAME = k.CONSTRAINT_NAME AND r.TABLE_NAME = k.TABLE_NAME
AND r.CONSTRAINT_SCHEMA = ? AND r.TABLE_NAME = ?
WHERE k.TABLE_SCHEMA = ? AND k.TABLE_NAME = ? AND k.REFERENCED_TABLE_NAME IS NOT NULL ORDER BY k.CONSTRAINT_NAME, k.ORDINAL_POSITION`, t.Schema, t.Table, t.Schema, t.Table)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []myKey
	for rows.Next() {
		k := myKey{noRule: v.noRule}
		var child, column string
		if err := rows.Scan(&k.name, &child, &k.parent.Schema, &k.parent.Table, &column, &k.update, &k.delete); err != nil {
			return nil, err
		}
		if len(out) == 0 || out[len(out)-1].name != k.name {
			out = append(out, k)
		}
		last := &out[len(out)-1]
		last.child, last.columns = append(last.child, child), append(last.columns, column)
	}
	return out, rows.Err()
}

func (d mysql) addKey(b *builder, t Ref, k myKey) string {
	list := func(names []string) string {
		var quoted []string
		for _, n := range names {
			quoted = append(quoted, b.q(n))
		}
		return strings.Join(quoted, ", ")
	}
	s := "ALTER TABLE " + b.table(t) + " ADD CONSTRAINT " + b.q(k.name) + " FOREIGN KEY (" + list(k.child) + ") REFERENCES " + b.table(k.parent) + " (" + list(k.columns) + ")"
	if k.update != k.noRule {
		s += " ON UPDATE " + k.update
	}
	if k.delete != k.noRule {
		s += " ON DELETE " + k.delete
	}
	return s
}

// release takes from kept tables the foreign keys by which they would hold rows
// of others.
func (d mysql) release(ctx context.Context, s *Session, c *Copy, kept map[Ref]Ref) error {
	for _, t := range c.Tables {
		keys, err := d.keys(ctx, s, kept[t.Ref])
		if err != nil {
			return err
		}
		for _, k := range keys {
			if inside(kept, k.parent) {
				continue
			}
			b := newBuilder(d.p)
			if err := errors.Join(within(ctx, s, "ALTER TABLE "+b.table(kept[t.Ref])+" DROP FOREIGN KEY "+b.q(k.name)), b.err); err != nil {
				return err
			}
		}
	}
	return nil
}

func inside(names map[Ref]Ref, r Ref) bool {
	for _, x := range names {
		if x == r {
			return true
		}
	}
	return false
}

// dropBack gives restored tables their foreign keys back and drops the tables that have
// made way for them.
func (d mysql) dropBack(ctx context.Context, s *Session, c *Copy, drop map[Ref]Ref) error {
	gone, err := d.linkBack(ctx, s, c, drop)
	if err != nil {
		return err
	}
	return within(ctx, s, gone...)
}

// linkBack gives restored tables the foreign keys back that release took, as the
// tables that are dropped have them. It returns the statements that drop these.
func (d mysql) linkBack(ctx context.Context, s *Session, c *Copy, drop map[Ref]Ref) (gone []string, err error) {
	for _, t := range c.Tables {
		b := newBuilder(d.p)
		there, err := d.there(ctx, s, drop[t.Ref])
		if err != nil {
			return nil, err
		}
		if !there { // or dropped already, after all keys were given back
			continue
		}
		gone = append(gone, "DROP TABLE IF EXISTS "+b.table(drop[t.Ref]))
		keys, err := d.keys(ctx, s, drop[t.Ref])
		if err != nil {
			return nil, err
		}
		have, err := d.keys(ctx, s, t.Ref)
		if err != nil {
			return nil, err
		}
		if err := d.settleIndexes(ctx, s, t.Ref, keys, false); err != nil {
			return nil, err
		}
		for _, k := range keys {
			// The server renames a key with its table when the name looks like one of
			// its own making.
			if tail, ok := strings.CutPrefix(k.name, drop[t.Ref].Table+"_ibfk_"); ok {
				k.name = t.Table + "_ibfk_" + tail
			}
			k.name = c.nameBefore(foreignKeyNote, k.name)
			if inside(drop, k.parent) || hasKey(have, k.name) {
				continue
			}
			if err := errors.Join(within(ctx, s, d.addKey(b, t.Ref, k)), b.err); err != nil {
				return nil, err
			}
		}
	}
	return gone, nil
}

func hasKey(list []myKey, name string) bool {
	for _, k := range list {
		if k.name == name {
			return true
		}
	}
	return false
}
