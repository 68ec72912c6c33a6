package dialect

import (
	"context"
	"fmt"
	"slices"
	"strings"
)

// A copy on PostgreSQL is one transaction, so that nothing is left of one that was
// killed. New tables are made in a schema of their own and change schemas with the
// old ones at its end: indexes and constraints go along and keep their names.

var (
	pgAnyText   = pgAnyTextForm("text", decodeAnyText)
	pgAnyBpchar = pgAnyTextForm("bpchar", func(raw []byte) ([16]byte, bool) { return decodeAnyText([]byte(strings.TrimRight(string(raw), " "))) })
)

func pgAnyTextForm(typ string, decode func([]byte) ([16]byte, bool)) *Form {
	digits := anyDigits("{c}::text", "length", "strpos", pipes, "translate({c}::text,'{}-','')")
	return &Form{
		Name: typ, source: digits, stored: true,
		shape: pgLikely("{c}::text COLLATE \"C\" ~ '^([0-9a-fA-F]{32}|[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}|[{][0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}[}]|" + crockfordRegexp +
			")$' AND length({c}::text) IN (26,27,32,36,38)"),
		bytes: "decode(" + digits + ",'hex')", inside: pgInside,
		canon:  "(" + digits + ")::uuid",
		keyOut: "{c}::text", param: "{p}::" + typ, concat: pipes, substr: substr, decode: decode,
	}
}

func (postgres) TextForms(_ context.Context, _ Querier, cols []Column, facts []TableColumn) error {
	return notText(cols, facts, func(f TableColumn) *Form {
		switch {
		case f.Form == pgText:
			return pgAnyText
		case f.Form == pgBpchar:
			return pgAnyBpchar
		}
		return nil
	})
}

func (postgres) Binary() (*Form, string) { return pgUUID, "uuid" }

func (postgres) Text() (*Form, string) { return pgText, "text" }

func pgNewSchema(c *Copy) string { return "sqluuid_new_" + c.Label }

func pgKeptSchema(c *Copy) string { return "sqluuid_old_" + c.Label }

func (d postgres) Kept(c *Copy) map[Ref]Ref {
	kept := map[Ref]Ref{}
	for _, t := range c.Tables {
		kept[t.Ref] = Ref{pgKeptSchema(c), t.Table}
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
func (postgres) insertable(ctx context.Context, q Querier, t Ref) ([]string, error) {
	return names(ctx, q, `SELECT a.attname FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE n.nspname = $1 AND c.relname = $2 AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' ORDER BY a.attnum`, t.Schema, t.Table)
}

func (d postgres) Fill(ctx context.Context, s *Session, c *Copy, check CopyCheck, done func(Querier) error) (err error) {
	tx, err := s.Begin(ctx)
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			tx.Rollback()
		}
	}()
	b := newBuilder(d.Profile())
	fresh := map[Ref]Ref{}
	for _, t := range c.Tables {
		fresh[t.Ref] = Ref{pgNewSchema(c), t.Table}
	}
	if err := d.patiently(ctx, s, tx, d.lock(b, c.refs(), "SHARE ROW EXCLUSIVE")); err != nil {
		return err
	}
	if err := arrived(ctx, d, tx, c); err != nil {
		return err
	}
	steps := []string{pgCatalogOnly, "CREATE SCHEMA " + b.q(pgNewSchema(c)), "CREATE SCHEMA " + b.q(pgKeptSchema(c))}
	for _, t := range c.Tables {
		steps = append(steps, d.like(b, t, fresh[t.Ref])...)
	}
	if b.err != nil {
		return b.err
	}
	if err := within(ctx, tx, steps...); err != nil {
		return err
	}
	for _, t := range c.Tables {
		cols, err := d.insertable(ctx, tx, t.Ref)
		if err != nil {
			return err
		}
		insert, err := t.fill(d, cols, fresh[t.Ref], t.Ref, " OVERRIDING SYSTEM VALUE")
		if err != nil {
			return err
		}
		c.tell(Filling, t.Ref)
		if _, err := tx.ExecContext(ctx, insert); err != nil {
			return fmt.Errorf("filling the new %q: %w", t.Table, err)
		}
		c.tell(Indexing, t.Ref)
		if err := d.finishTable(ctx, tx, t.Ref, pgNewSchema(c)); err != nil {
			return fmt.Errorf("the indexes and constraints of the new %q: %w", t.Table, err)
		}
	}
	c.tell(Linking, Ref{})
	keys, err := d.foreignKeysOf(ctx, tx, c, fresh, "")
	if err != nil {
		return err
	}
	for _, step := range keys {
		if err := d.patiently(ctx, s, tx, step); err != nil {
			return err
		}
	}
	if err := check(tx, c.itself(), fresh); err != nil {
		return err
	}
	c.tell(Swapping, Ref{})
	if err := d.exclusively(ctx, s, tx, b, c); err != nil {
		return err
	}
	// The kept tables hold nobody back any more.
	if err := within(ctx, tx, d.letGo(b, c)...); err != nil {
		return err
	}
	if err := d.swap(ctx, tx, b, c, pgKeptSchema(c), pgNewSchema(c), true); err != nil {
		return err
	}
	if err := within(ctx, tx, "DROP SCHEMA "+b.q(pgNewSchema(c))); err != nil {
		return err
	}
	if err := d.note(ctx, tx, c); err != nil {
		return err
	}
	if err := within(ctx, tx, "SET LOCAL search_path = DEFAULT"); err != nil {
		return err
	}
	if err := done(tx); err != nil {
		return err
	}
	return tx.Commit()
}

func (c *Copy) refs() []Ref {
	var out []Ref
	for _, t := range c.Tables {
		out = append(out, t.Ref)
	}
	return out
}

func (postgres) lock(b *builder, tables []Ref, mode string) string {
	var list []string
	for _, r := range tables {
		list = append(list, b.table(r))
	}
	return "LOCK TABLE " + strings.Join(list, ", ") + " IN " + mode + " MODE"
}

// swap moves the tables in place to the schema away, and those of the schema from
// in their place. With dress, these get the owner and the grants of the others.
func (d postgres) swap(ctx context.Context, tx Tx, b *builder, c *Copy, away, from string, dress bool) error {
	for _, t := range c.Tables {
		owned, err := d.ownedSequences(ctx, tx, t.Ref)
		if err != nil {
			return err
		}
		// A sequence lies in the schema of the table that owns it.
		for _, s := range owned {
			if err := within(ctx, tx, "ALTER SEQUENCE "+s[0]+" OWNED BY NONE"); err != nil {
				return err
			}
		}
		if err := within(ctx, tx,
			"ALTER TABLE "+b.table(t.Ref)+" SET SCHEMA "+b.q(away),
			"ALTER TABLE "+b.table(Ref{from, t.Table})+" SET SCHEMA "+b.q(t.Schema)); err != nil {
			return err
		}
		if err := d.derived(ctx, tx, pgIdentity, Ref{away, t.Table}, t.Schema); err != nil {
			return err
		}
		if dress {
			if err := d.dress(ctx, tx, Ref{away, t.Table}, t.Ref); err != nil {
				return err
			}
		}
		for _, s := range owned {
			if err := within(ctx, tx, "ALTER SEQUENCE "+s[0]+" OWNED BY "+b.table(t.Ref)+"."+s[1]); err != nil {
				return err
			}
		}
	}
	return b.err
}

func (d postgres) Clean(ctx context.Context, s *Session, c *Copy) (bool, error) {
	swapped, err := allThere(ctx, d, s, d.Kept(c))
	if err == nil && !swapped {
		err = d.unfollow(ctx, s, c)
	}
	return swapped, err
}

// note writes down the definitions of the tables that are in place now, and who may do
// what with them, for an undo. The search path of the transaction is pg_catalog from
// then on.
func (d postgres) note(ctx context.Context, tx Tx, c *Copy) error {
	if err := within(ctx, tx, pgCatalogOnly); err != nil {
		return err
	}
	return c.noteShapes(d.worn(ctx, tx))
}

// noted refuses tables that were altered since then.
func (d postgres) noted(ctx context.Context, tx Tx, c *Copy) error {
	if err := within(ctx, tx, pgCatalogOnly); err != nil {
		return err
	}
	return c.shapesNoted(d.worn(ctx, tx))
}

// pgCatalogOnly makes the server write every other name with its schema.
const pgCatalogOnly = "SET LOCAL search_path = pg_catalog"

func (d postgres) worn(ctx context.Context, q Querier) func(Ref) (string, error) {
	return func(r Ref) (string, error) {
		return d.lines(ctx, q, strings.TrimSuffix(pgShape, "ORDER BY 1")+"UNION ALL SELECT concat_ws(' ', 'grants', relowner, relacl::text) FROM pg_class WHERE oid = {t}\nORDER BY 1", r)
	}
}

func (d postgres) Back(ctx context.Context, s *Session, c *Copy, check CopyCheck, done func(Querier) error) (err error) {
	tx, err := s.Begin(ctx)
	if err != nil {
		return err
	}
	defer func() {
		if err != nil {
			tx.Rollback()
		}
	}()
	b := newBuilder(d.Profile())
	kept := d.Kept(c)
	var old []Ref
	for _, t := range c.Tables {
		old = append(old, kept[t.Ref])
	}
	if err := d.patiently(ctx, s, tx, d.lock(b, append(c.refs(), old...), "SHARE ROW EXCLUSIVE")); err != nil {
		return err
	}
	if err := arrived(ctx, d, tx, c); err != nil {
		return err
	}
	if err := d.noted(ctx, tx, c); err != nil {
		return err
	}
	if err := check(tx, kept, c.itself()); err != nil {
		return err
	}
	c.tell(Swapping, Ref{})
	if err := d.exclusively(ctx, s, tx, b, c, old...); err != nil {
		return err
	}
	drop := "sqluuid_drop_" + c.Label
	if err := within(ctx, tx, "SET LOCAL search_path = pg_catalog", "CREATE SCHEMA "+b.q(drop)); err != nil {
		return err
	}
	if err := d.swap(ctx, tx, b, c, drop, pgKeptSchema(c), false); err != nil {
		return err
	}
	var tables []string
	for _, t := range c.Tables {
		tables = append(tables, b.table(Ref{drop, t.Table}))
		keys, err := d.outsideKeys(ctx, tx, Ref{drop, t.Table})
		if err != nil {
			return err
		}
		for _, k := range keys {
			if err := within(ctx, tx, "ALTER TABLE "+b.table(t.Ref)+" ADD CONSTRAINT "+k[0]+" "+k[1]); err != nil {
				return err
			}
		}
	}
	if err := within(ctx, tx, "DROP TABLE "+strings.Join(tables, ", "), "DROP SCHEMA "+b.q(drop), "DROP SCHEMA "+b.q(pgKeptSchema(c)), "SET LOCAL search_path = DEFAULT"); err != nil {
		return err
	}
	if err := done(tx); err != nil {
		return err
	}
	return tx.Commit()
}

func (d postgres) DropKept(ctx context.Context, s *Session, c *Copy) error {
	b := newBuilder(d.Profile())
	var tables []string
	kept := d.Kept(c)
	for _, t := range c.Tables {
		tables = append(tables, b.table(kept[t.Ref]))
	}
	slices.Sort(tables)
	return within(ctx, s, "DROP TABLE IF EXISTS "+strings.Join(tables, ", "), "DROP SCHEMA IF EXISTS "+b.q(pgKeptSchema(c)))
}

func (d postgres) Differ(ctx context.Context, q Querier, t *CopyTable, from, to Ref) (differ bool, err error) {
	cols, err := d.insertable(ctx, q, to)
	if err != nil {
		return false, err
	}
	b := newBuilder(d.Profile())
	into, exprs := t.exprs(b, cols)
	sum := func(list []string, r Ref) string {
		return "(SELECT count(*)::text || ' ' || COALESCE(sum(hashtextextended(ROW(" + strings.Join(list, ", ") + ")::text, 0)::numeric), 0)::text FROM " + b.table(r) + ")"
	}
	query := "SELECT " + sum(exprs, from) + " <> " + sum(into, to)
	if b.err != nil {
		return false, b.err
	}
	err = q.QueryRowContext(ctx, query).Scan(&differ)
	return differ, err
}
