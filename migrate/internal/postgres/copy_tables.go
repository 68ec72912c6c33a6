package postgres

import (
	"context"
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// like makes a new table, without indexes.
func (Dialect) like(b *sqlgen.Builder, t *shadow.CopyTable, into sqlgen.Ref) []string {
	steps := []string{fmt.Sprintf("CREATE TABLE %s (LIKE %s INCLUDING ALL EXCLUDING INDEXES)",
		b.Table(into), b.Table(t.Ref))}
	for _, col := range t.Columns {
		if col.Type != "" {
			steps = append(steps, fmt.Sprintf("ALTER TABLE %s ALTER COLUMN %s TYPE %s USING NULL",
				b.Table(into), b.Q(col.Name), col.Type))
		}
	}
	return steps
}

// finishTable gives a filled table in a schema what LIKE leaves out.
func (d Dialect) finishTable(ctx context.Context, tx dialect.Tx, old sqlgen.Ref,
	schema string) error {
	if err := d.derived(ctx, tx, "finish table", old, schema); err != nil {
		return fmt.Errorf("the indexes and constraints of the new %q: %w", old.Table, err)
	}
	return nil
}

// derived runs the statements that a query makes of an old table for the one in a schema.
func (Dialect) derived(ctx context.Context, tx dialect.Tx, name string, old sqlgen.Ref,
	schema string) error {
	list, err := dialect.ListNames(ctx, tx, query(name), old.Schema, old.Table, schema)
	if err != nil {
		return err
	}
	return dialect.Within(ctx, tx, list...)
}

// foreignKeysOf returns the statements that give the new tables the foreign keys of the old ones.
// A key between two of them refers to the new one. tail ends their definitions.
func (d Dialect) foreignKeysOf(ctx context.Context, tx dialect.Tx, c *shadow.Copy,
	fresh map[sqlgen.Ref]sqlgen.Ref, tail string) (steps []string, err error) {
	type key struct {
		name, definition, comment, head, quoted string
		parent                                  sqlgen.Ref
	}
	b := sqlgen.NewBuilder(d.Profile())
	for _, t := range c.Tables {
		keys, err := dialect.Rows(ctx, tx, func(k *key) []any {
			return []any{&k.name, &k.definition, &k.comment, &k.parent.Schema, &k.parent.Table,
				&k.head, &k.quoted}
		}, query("foreign keys of a table"), t.Schema, t.Table)
		if err != nil {
			return nil, err
		}
		into := b.Table(fresh[t.Ref])
		for _, k := range keys {
			rest, ok := strings.CutPrefix(k.definition, k.head+k.quoted)
			if !ok {
				return nil, fmt.Errorf("the foreign key %q is written as %q, which is not understood",
					k.name, k.definition)
			}
			if p, copied := fresh[k.parent]; copied {
				k.parent = p
			}
			steps = append(steps, "ALTER TABLE "+into+" ADD CONSTRAINT "+b.Q(k.name)+" "+
				k.head+b.Table(k.parent)+rest+tail)
			if k.comment != "" {
				steps = append(steps, "COMMENT ON CONSTRAINT "+b.Q(k.name)+" ON "+into+" IS "+
					pgLiteral(k.comment))
			}
		}
	}
	return steps, b.Err
}

// pgLiteral writes a text as a literal.
func pgLiteral(s string) string { return "'" + strings.ReplaceAll(s, "'", "''") + "'" }
