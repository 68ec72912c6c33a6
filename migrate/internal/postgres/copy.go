package postgres

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

var _ shadow.Copier = Dialect{}

// A copy on PostgreSQL is one transaction, so that nothing is left of one that was
// killed. New tables are made in a schema of their own and change schemas with the
// old ones at its end: indexes and constraints go along and keep their names.

var (
	pgAnyText   = pgAnyTextForm("text", sqlgen.DecodeAnyText)
	pgAnyBpchar = pgAnyTextForm("bpchar", func(raw []byte) ([16]byte, bool) {
		return sqlgen.DecodeAnyText([]byte(strings.TrimRight(string(raw), " ")))
	})
)

func pgAnyTextForm(typ string, decode func([]byte) ([16]byte, bool)) *sqlgen.Form {
	digits := dialect.AnyDigits("{c}::text", "length", "strpos", sqlgen.Pipes, "translate({c}::text,'{}-','')")
	return &sqlgen.Form{
		Name: typ, Source: digits, Stored: true,
		ShapeExpr: pgLikely("{c}::text COLLATE \"C\" ~ '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]|" + dialect.CrockfordRegexp +
			")$' AND length({c}::text) IN (26,27,32,36,38)"),
		Bytes: "decode(" + digits + ",'hex')", Inside: pgInside,
		CanonExpr:  "(" + digits + ")::uuid",
		KeyOutExpr: "{c}::text", ParamExpr: "{p}::" + typ, Concat: sqlgen.Pipes, Substr: sqlgen.Substr, DecodeFunc: decode,
	}
}

func (Dialect) TextForms(_ context.Context, _ dialect.Querier, cols []sqlgen.Column, facts []sqlgen.TableColumn) error {
	return shadow.NotText(cols, facts, func(f sqlgen.TableColumn) *sqlgen.Form {
		switch {
		case f.Form == pgText:
			return pgAnyText
		case f.Form == pgBpchar:
			return pgAnyBpchar
		}
		return nil
	})
}

func (Dialect) Binary() (*sqlgen.Form, string) { return pgUUID, "uuid" }
func (Dialect) Text() (*sqlgen.Form, string)   { return pgText, "text" }
func pgNewSchema(c *shadow.Copy) string        { return "sqluuid_new_" + c.Label }
func pgKeptSchema(c *shadow.Copy) string       { return "sqluuid_old_" + c.Label }

func (d Dialect) Kept(c *shadow.Copy) map[sqlgen.Ref]sqlgen.Ref {
	kept := map[sqlgen.Ref]sqlgen.Ref{}
	for _, t := range c.Tables {
		kept[t.Ref] = sqlgen.Ref{Schema: pgKeptSchema(c), Table: t.Table}
	}
	return kept
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
	return dialect.ListNames(ctx, q, `SELECT a.attname FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE n.nspname = $1 AND c.relname = $2 AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' ORDER BY a.attnum`, t.Schema, t.Table)
}

func (d Dialect) Fill(ctx context.Context, s *dialect.Session, c *shadow.Copy, check shadow.CopyCheck, done func(dialect.Querier) error) (err error) {
	tx, err := s.Begin(ctx)
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			tx.Rollback()
		}
	}()
	b := sqlgen.NewBuilder(d.Profile())
	fresh := map[sqlgen.Ref]sqlgen.Ref{}
	for _, t := range c.Tables {
		fresh[t.Ref] = sqlgen.Ref{Schema: pgNewSchema(c), Table: t.Table}
	}
	if err := d.patiently(ctx, s, tx, d.lock(b, c.Refs(), "SHARE ROW EXCLUSIVE")); err != nil {
		return err
	}
	if err := shadow.Arrived(ctx, d, tx, c); err != nil {
		return err
	}
	steps := []string{pgCatalogOnly, "CREATE SCHEMA " + b.Q(pgNewSchema(c)), "CREATE SCHEMA " + b.Q(pgKeptSchema(c))}
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
		insert, err := t.Fill(d, cols, fresh[t.Ref], t.Ref, " OVERRIDING SYSTEM VALUE")
		if err != nil {
			return err
		}
		c.Report(shadow.Filling, t.Ref)
		if _, err := tx.ExecContext(ctx, insert); err != nil {
			return fmt.Errorf("filling the new %q: %w", t.Table, err)
		}
		c.Report(shadow.Indexing, t.Ref)
		if err := d.finishTable(ctx, tx, t.Ref, pgNewSchema(c)); err != nil {
			return fmt.Errorf("the indexes and constraints of the new %q: %w", t.Table, err)
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
	// The kept tables hold nobody back any more.
	if err := dialect.Within(ctx, tx, d.letGo(b, c)...); err != nil {
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
	if err := dialect.Within(ctx, tx, "SET LOCAL search_path = DEFAULT"); err != nil {
		return err
	}
	if err := done(tx); err != nil {
		return err
	}
	return tx.Commit()
}

func (Dialect) lock(b *sqlgen.Builder, tables []sqlgen.Ref, mode string) string {
	var list []string
	for _, r := range tables {
		list = append(list, b.Table(r))
	}
	return "LOCK TABLE " + strings.Join(list, ", ") + " IN " + mode + " MODE"
}

// swap moves the tables in place to the schema away, and those of the schema from
// in their place. With dress, these get the owner and the grants of the others.
func (d Dialect) swap(ctx context.Context, tx dialect.Tx, b *sqlgen.Builder, c *shadow.Copy, away, from string, dress bool) error {
	for _, t := range c.Tables {
		owned, err := d.ownedSequences(ctx, tx, t.Ref)
		if err != nil {
			return err
		}
		// A sequence lies in the schema of the table that owns it.
		for _, s := range owned {
			if err := dialect.Within(ctx, tx, "ALTER SEQUENCE "+s[0]+" OWNED BY NONE"); err != nil {
				return err
			}
		}
		if err := dialect.Within(ctx, tx,
			"ALTER TABLE "+b.Table(t.Ref)+" SET SCHEMA "+b.Q(away),
			"ALTER TABLE "+b.Table(sqlgen.Ref{Schema: from, Table: t.Table})+" SET SCHEMA "+b.Q(t.Schema)); err != nil {
			return err
		}
		if err := d.derived(ctx, tx, pgIdentity, sqlgen.Ref{Schema: away, Table: t.Table}, t.Schema); err != nil {
			return err
		}
		if dress {
			if err := d.dress(ctx, tx, sqlgen.Ref{Schema: away, Table: t.Table}, t.Ref); err != nil {
				return err
			}
		}
		for _, s := range owned {
			if err := dialect.Within(ctx, tx, "ALTER SEQUENCE "+s[0]+" OWNED BY "+b.Table(t.Ref)+"."+s[1]); err != nil {
				return err
			}
		}
	}
	return b.Err
}

func (d Dialect) Clean(ctx context.Context, s *dialect.Session, c *shadow.Copy) (bool, error) {
	swapped, err := shadow.AllThere(ctx, d, s, d.Kept(c))
	if err == nil && !swapped {
		err = d.unfollow(ctx, s, c)
	}
	return swapped, err
}

// note writes down the definitions of the tables that are in place now, and who may do
// what with them, for an undo. The search path of the transaction is pg_catalog from
// then on.
func (d Dialect) note(ctx context.Context, tx dialect.Tx, c *shadow.Copy) error {
	if err := dialect.Within(ctx, tx, pgCatalogOnly); err != nil {
		return err
	}
	return c.NoteShapes(d.worn(ctx, tx))
}

// noted refuses tables that were altered since then.
func (d Dialect) noted(ctx context.Context, tx dialect.Tx, c *shadow.Copy) error {
	if err := dialect.Within(ctx, tx, pgCatalogOnly); err != nil {
		return err
	}
	return c.ShapesNoted(d.worn(ctx, tx))
}

// pgCatalogOnly makes the server write every other name with its schema.
const pgCatalogOnly = "SET LOCAL search_path = pg_catalog"

func (d Dialect) worn(ctx context.Context, q dialect.Querier) func(sqlgen.Ref) (string, error) {
	return func(r sqlgen.Ref) (string, error) {
		return d.lines(ctx, q, strings.TrimSuffix(pgShape, "ORDER BY 1")+"UNION ALL SELECT concat_ws(' ', 'grants', relowner, relacl::text) FROM pg_class WHERE oid = {t}\nORDER BY 1", r)
	}
}

func (d Dialect) Back(ctx context.Context, s *dialect.Session, c *shadow.Copy, check shadow.CopyCheck, done func(dialect.Querier) error) (err error) {
	tx, err := s.Begin(ctx)
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			tx.Rollback()
		}
	}()
	b := sqlgen.NewBuilder(d.Profile())
	kept := d.Kept(c)
	var old []sqlgen.Ref
	for _, t := range c.Tables {
		old = append(old, kept[t.Ref])
	}
	if err := d.patiently(ctx, s, tx, d.lock(b, append(c.Refs(), old...), "SHARE ROW EXCLUSIVE")); err != nil {
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
	drop := "sqluuid_drop_" + c.Label
	if err := dialect.Within(ctx, tx, "SET LOCAL search_path = pg_catalog", "CREATE SCHEMA "+b.Q(drop)); err != nil {
		return err
	}
	if err := d.swap(ctx, tx, b, c, drop, pgKeptSchema(c), false); err != nil {
		return err
	}
	var tables []string
	for _, t := range c.Tables {
		tables = append(tables, b.Table(sqlgen.Ref{Schema: drop, Table: t.Table}))
		keys, err := d.outsideKeys(ctx, tx, sqlgen.Ref{Schema: drop, Table: t.Table})
		if err != nil {
			return err
		}
		for _, k := range keys {
			if err := dialect.Within(ctx, tx, "ALTER TABLE "+b.Table(t.Ref)+" ADD CONSTRAINT "+k[0]+" "+k[1]); err != nil {
				return err
			}
		}
	}
	if err := dialect.Within(ctx, tx, "DROP TABLE "+strings.Join(tables, ", "), "DROP SCHEMA "+b.Q(drop), "DROP SCHEMA "+b.Q(pgKeptSchema(c)), "SET LOCAL search_path = DEFAULT"); err != nil {
		return err
	}
	if err := done(tx); err != nil {
		return err
	}
	return tx.Commit()
}

func (d Dialect) DropKept(ctx context.Context, s *dialect.Session, c *shadow.Copy) error {
	b := sqlgen.NewBuilder(d.Profile())
	var tables []string
	kept := d.Kept(c)
	for _, t := range c.Tables {
		tables = append(tables, b.Table(kept[t.Ref]))
	}
	slices.Sort(tables)
	return dialect.Within(ctx, s, "DROP TABLE IF EXISTS "+strings.Join(tables, ", "), "DROP SCHEMA IF EXISTS "+b.Q(pgKeptSchema(c)))
}

func (d Dialect) Differ(ctx context.Context, q dialect.Querier, t *shadow.CopyTable, from, to sqlgen.Ref) (differ bool, err error) {
	cols, err := d.insertable(ctx, q, to)
	if err != nil {
		return false, err
	}
	b := sqlgen.NewBuilder(d.Profile())
	into, exprs := t.Exprs(b, cols)
	sum := func(list []string, r sqlgen.Ref) string {
		return "(SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW(" + strings.Join(list, ", ") + ")::text, 0)::numeric), 0)::text FROM " + b.Table(r) + ")"
	}
	query := "SELECT " + sum(exprs, from) + " <> " + sum(into, to)
	if b.Err != nil {
		return false, b.Err
	}
	err = q.QueryRowContext(ctx, query).Scan(&differ)
	return differ, err
}
