package postgres

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

var _ shadow.Copier = Dialect{}

// A copy on PostgreSQL is one transaction, so that nothing is left of one that was killed. New
// tables are made in a schema of their own and change schemas with the old ones at its end:
// indexes and constraints go along and keep their names.

// TextOf takes char(N) only where N is the length of an id. The spaces behind a shorter one are no
// part of it.
func (d Dialect) TextOf(ctx context.Context, q dialect.Querier,
	t shadow.TextType) (*sqlgen.Form, string, error) {
	f := pgText
	switch {
	case t.Charset != "":
		return nil, "", errors.New("PostgreSQL has one character set for a database: " +
			"leave CHARACTER SET out")
	case t.Name == "char" && t.Length != 36:
		return nil, "", errors.New("of char(N) only char(36) holds an id without spaces " +
			"behind it: name it, or varchar(N)")
	case t.Name == "char":
		f = pgBpchar
	case t.Digits():
		f = pgAnyText
	}
	if t.Collation == "" {
		return f, t.SQL(), nil
	}
	var schema, name string
	err := q.QueryRowContext(ctx, query("collation"), t.Collation).Scan(&schema, &name)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, "", fmt.Errorf("the database has no deterministic collation %q", t.Collation)
	}
	b := sqlgen.NewBuilder(d.Profile())
	typ := t.SQL() + " COLLATE " + b.Q(schema) + "." + b.Q(name)
	return f, typ, errors.Join(err, b.Err)
}

func pgNewSchema(c *shadow.Copy) string  { return "sqluuid_new_" + c.Label }
func pgKeptSchema(c *shadow.Copy) string { return "sqluuid_old_" + c.Label }

func (d Dialect) Kept(c *shadow.Copy) map[sqlgen.Ref]sqlgen.Ref { return c.In(pgKeptSchema(c)) }

func (d Dialect) Swapped(ctx context.Context, q dialect.Querier, c *shadow.Copy) (bool, error) {
	return shadow.AllThere(ctx, d, q, d.Kept(c))
}

// pgArray writes an array of text as its literal, which every driver can bind.
func pgArray(list []string) string {
	quoted := make([]string, len(list))
	for i, s := range list {
		quoted[i] = `"` + strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(s) + `"`
	}
	return "{" + strings.Join(quoted, ",") + "}"
}

// insertable lists the columns that an INSERT may name.
func (Dialect) insertable(ctx context.Context, q dialect.Querier, t sqlgen.Ref) ([]string, error) {
	return dialect.ListNames(ctx, q, query("insertable columns"), t.Schema, t.Table)
}

func (d Dialect) Fill(ctx context.Context, s *dialect.Session, c *shadow.Copy,
	check shadow.CopyCheck, done func(dialect.Querier) error) error {
	b, fresh := sqlgen.NewBuilder(d.Profile()), c.In(pgNewSchema(c))
	return s.InTx(ctx, func(tx dialect.Tx) error {
		if err := d.patiently(ctx, s, tx, d.lock(b, c.Refs(), "SHARE ROW EXCLUSIVE")); err != nil {
			return err
		}
		if err := shadow.Arrived(ctx, d, tx, c); err != nil {
			return err
		}
		steps := []string{
			"CREATE SCHEMA " + b.Q(pgNewSchema(c)), "CREATE SCHEMA " + b.Q(pgKeptSchema(c))}
		for _, t := range c.Tables {
			steps = append(steps, d.like(b, t, fresh[t.Ref])...)
		}
		if b.Err != nil {
			return b.Err
		}
		if err := dialect.Within(ctx, tx, steps...); err != nil {
			return err
		}
		for _, t := range c.Tables {
			cols, err := d.insertable(ctx, tx, t.Ref)
			if err != nil {
				return err
			}
			if err := d.fill(ctx, tx, c, t, cols, fresh[t.Ref]); err != nil {
				return err
			}
			if err := d.finishTable(ctx, tx, t.Ref, pgNewSchema(c)); err != nil {
				return err
			}
		}
		c.Report(shadow.Linking, sqlgen.Ref{})
		keys, err := d.foreignKeysOf(ctx, tx, c, fresh, "")
		if err != nil {
			return err
		}
		for _, step := range keys {
			if err := d.patiently(ctx, s, tx, step); err != nil {
				return err
			}
		}
		if err := check(tx, c.Itself(), fresh); err != nil {
			return err
		}
		c.Report(shadow.Swapping, sqlgen.Ref{})
		if err := d.exclusively(ctx, s, tx, b, c); err != nil {
			return err
		}
		if err := dialect.Within(ctx, tx, d.dropOutsideKeys(b, c)...); err != nil {
			return err
		}
		if err := d.swap(ctx, tx, b, c, pgKeptSchema(c), pgNewSchema(c), true); err != nil {
			return err
		}
		if err := dialect.Within(ctx, tx, "DROP SCHEMA "+b.Q(pgNewSchema(c))); err != nil {
			return err
		}
		if err := d.note(ctx, tx, c); err != nil {
			return err
		}
		return done(tx)
	})
}

// fill copies the rows of one table.
func (d Dialect) fill(ctx context.Context, q dialect.Querier, c *shadow.Copy, t *shadow.CopyTable,
	cols []string, into sqlgen.Ref) error {
	insert, err := t.Fill(d, cols, into, t.Ref, " OVERRIDING SYSTEM VALUE", firing)
	if err != nil {
		return err
	}
	c.Report(shadow.Filling, t.Ref)
	if err := dialect.Within(ctx, q, insert, ownPath); err != nil {
		return fmt.Errorf("filling the new %q: %w", t.Table, err)
	}
	c.Report(shadow.Indexing, t.Ref)
	return nil
}

// swap moves the tables in place to the schema away, and those of the schema from
// in their place. With dress, these get the owner and the grants of the others.
func (d Dialect) swap(ctx context.Context, tx dialect.Tx, b *sqlgen.Builder, c *shadow.Copy,
	away, from string, dress bool) error {
	for _, t := range c.Tables {
		owned, err := dialect.Pairs(ctx, tx, query("owned sequences"), t.Schema, t.Table)
		if err != nil {
			return err
		}
		var steps, own []string
		for _, s := range owned {
			steps = append(steps, "ALTER SEQUENCE "+s[0]+" OWNED BY NONE")
			own = append(own, "ALTER SEQUENCE "+s[0]+" OWNED BY "+b.Table(t.Ref)+"."+s[1])
		}
		steps = append(steps, "ALTER TABLE "+b.Table(t.Ref)+" SET SCHEMA "+b.Q(away),
			"ALTER TABLE "+b.Table(sqlgen.Ref{Schema: from, Table: t.Table})+" SET SCHEMA "+
				b.Q(t.Schema))
		if err := dialect.Within(ctx, tx, steps...); err != nil {
			return err
		}
		derived := []string{"identity columns"}
		if dress {
			derived = append(derived, "dress with the owner", "undress of other grants",
				"dress with the grants")
		}
		old := sqlgen.Ref{Schema: away, Table: t.Table}
		for _, name := range derived {
			if err := d.derived(ctx, tx, name, old, t.Schema); err != nil {
				return err
			}
		}
		if err := dialect.Within(ctx, tx, own...); err != nil {
			return err
		}
	}
	return b.Err
}

func (d Dialect) Clean(ctx context.Context, s *dialect.Session, c *shadow.Copy) (bool, error) {
	swapped, err := d.Swapped(ctx, s, c)
	if err == nil && !swapped {
		err = d.unfollow(ctx, s, c)
	}
	return swapped, err
}

// note writes down the definitions and grants of the tables that are in place, for an undo.
func (d Dialect) note(ctx context.Context, tx dialect.Tx, c *shadow.Copy) error {
	return c.NoteShapes(d.definition(ctx, tx))
}

// noted refuses tables that were altered since then.
func (d Dialect) noted(ctx context.Context, tx dialect.Tx, c *shadow.Copy) error {
	return c.ShapesNoted(d.definition(ctx, tx))
}

// definition returns a function that reads the definition of a table, with its grants.
func (d Dialect) definition(ctx context.Context,
	q dialect.Querier) func(sqlgen.Ref) (string, error) {
	return func(t sqlgen.Ref) (string, error) { return d.lines(ctx, q, "shape and grants", t) }
}

func (d Dialect) Back(ctx context.Context, s *dialect.Session, c *shadow.Copy,
	check shadow.CopyCheck, done func(dialect.Querier) error) error {
	b, kept, drop := sqlgen.NewBuilder(d.Profile()), d.Kept(c), "sqluuid_drop_"+c.Label
	var old []sqlgen.Ref
	for _, t := range c.Tables {
		old = append(old, kept[t.Ref])
	}
	return s.InTx(ctx, func(tx dialect.Tx) error {
		all := append(c.Refs(), old...)
		if err := d.patiently(ctx, s, tx, d.lock(b, all, "SHARE ROW EXCLUSIVE")); err != nil {
			return err
		}
		if err := shadow.Arrived(ctx, d, tx, c); err != nil {
			return err
		}
		if err := d.noted(ctx, tx, c); err != nil {
			return err
		}
		if err := check(tx, kept, c.Itself()); err != nil {
			return err
		}
		c.Report(shadow.Swapping, sqlgen.Ref{})
		if err := d.exclusively(ctx, s, tx, b, c, old...); err != nil {
			return err
		}
		if err := dialect.Within(ctx, tx, "CREATE SCHEMA "+b.Q(drop)); err != nil {
			return err
		}
		if err := d.swap(ctx, tx, b, c, drop, pgKeptSchema(c), false); err != nil {
			return err
		}
		var steps, tables []string
		for _, t := range c.Tables {
			tables = append(tables, b.Table(sqlgen.Ref{Schema: drop, Table: t.Table}))
			keys, err := dialect.Pairs(ctx, tx, query("foreign keys to other schemas"), drop, t.Table)
			if err != nil {
				return err
			}
			for _, k := range keys {
				steps = append(steps, "ALTER TABLE "+b.Table(t.Ref)+" ADD CONSTRAINT "+k[0]+" "+k[1])
			}
		}
		steps = append(steps, "DROP TABLE "+strings.Join(tables, ", "), "DROP SCHEMA "+b.Q(drop),
			"DROP SCHEMA "+b.Q(pgKeptSchema(c)))
		if err := errors.Join(b.Err, dialect.Within(ctx, tx, steps...)); err != nil {
			return err
		}
		return done(tx)
	})
}

func (d Dialect) DropKept(ctx context.Context, s *dialect.Session, c *shadow.Copy) error {
	b := sqlgen.NewBuilder(d.Profile())
	var tables []string
	for _, t := range d.Kept(c) {
		tables = append(tables, b.Table(t))
	}
	slices.Sort(tables)
	if b.Err != nil {
		return b.Err
	}
	return dialect.Within(ctx, s, "DROP TABLE IF EXISTS "+strings.Join(tables, ", "),
		"DROP SCHEMA IF EXISTS "+b.Q(pgKeptSchema(c)))
}

func (d Dialect) Differ(ctx context.Context, q dialect.Querier, t *shadow.CopyTable,
	from, to sqlgen.Ref) (differ bool, err error) {
	cols, err := d.insertable(ctx, q, to)
	if err != nil {
		return false, err
	}
	b := sqlgen.NewBuilder(d.Profile())
	into, exprs := t.Exprs(b, cols)
	sums := "SELECT " + pgSum(b, exprs, from, "") + " <> " + pgSum(b, into, to, "")
	if b.Err != nil {
		return false, b.Err
	}
	err = q.QueryRowContext(ctx, sums).Scan(&differ)
	return differ, err
}

// pgSum counts the rows of a table and adds up their hashes, in one text.
func pgSum(b *sqlgen.Builder, values []string, t sqlgen.Ref, where string) string {
	return "(SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW(" +
		strings.Join(values, ", ") + ")::text, 0)::numeric), 0)::text FROM " + b.Table(t) + where + ")"
}
