package dialect

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
)

// NormaliserName begins the names of the triggers that a run installs. They are
// not among the triggers that a plan refuses.
const NormaliserName = "sqluuid_normalise"

// tables returns the tables of a class in its order, each with its columns.
func (c *Class) tables() (refs []Ref, cols map[Ref][]Column) {
	cols = map[Ref][]Column{}
	for _, col := range c.Columns {
		if cols[col.Ref] == nil {
			refs = append(refs, col.Ref)
		}
		cols[col.Ref] = append(cols[col.Ref], col)
	}
	return refs, cols
}

// late writes the predicate that NEW's column holds an id that must be turned: of
// the source version, and not to be found as it is where the id is at home. One that
// has not been rewritten there yet stays. there writes whether a row is found by
// {from}, a FROM and a WHERE, when the chunk at hand has ended.
func (b *builder) late(c *Class, col Column, m Move, there string) {
	value := "NEW." + b.q(col.Name)
	b.w(col.Form.Match(value, m.T.From()))
	for _, home := range c.homes(col) {
		b.w(" AND NOT ", strings.ReplaceAll(there, "{from}", "FROM "+b.table(home.Ref)+" p WHERE p."+b.q(home.Name)+" = "+value))
	}
}

// homes returns the columns in which an id of a column was before it came there: those
// that the column refers to. What refers to none has the rows of its own table, which an
// INSERT that updates or replaces a row finds by their ids, and, where it is linked
// without a foreign key, those of the others that refer to none.
func (c *Class) homes(col Column) (out []Column) {
	for _, k := range c.Keys {
		for _, p := range k.Columns {
			if k.Child == col.Ref && p.Child == col.Name {
				out = append(out, Column{Ref: k.Parent, Name: p.Parent})
			}
		}
	}
	if len(out) > 0 {
		return out
	}
	for _, x := range c.Columns {
		own := x.Ref == col.Ref && x.Name == col.Name
		if own && x.Keyed || !own && (x.Referenced || x.Own || !x.Undeclared) && !c.Refers(x) {
			out = append(out, x)
		}
	}
	return out
}

// Refers reports whether a column is one of a foreign key.
func (c *Class) Refers(col Column) bool {
	return slices.ContainsFunc(c.Keys, func(k ForeignKey) bool {
		return k.Child == col.Ref && slices.ContainsFunc(k.Columns, func(p Pair) bool { return p.Child == col.Name })
	})
}

// Normaliser of PostgreSQL looks at the referenced tables with the rights of the
// role that makes it: one that inserts need not be allowed to read them, and policies
// may hide their rows from it. That they hide none from the role that makes it the
// plan has seen; if that changes, the insert fails and the id is not turned early.
func (d postgres) Normaliser(c *Class, m Move) ([]Statement, error) {
	var out []Statement
	refs, cols := c.tables()
	for i, ref := range refs {
		fn := fmt.Sprintf(`"sqluuid"."%s_%d_%d"`, NormaliserName, m.Run, i)
		b := newBuilder(d.Profile())
		b.w("CREATE OR REPLACE FUNCTION ", fn, "() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET row_security = off AS ")
		body := newBuilder(d.Profile())
		body.w("BEGIN ")
		for _, col := range cols[ref] {
			value := "NEW." + body.q(col.Name)
			body.w("IF ")
			body.late(c, col, m, "EXISTS (SELECT 1 {from} FOR KEY SHARE)")
			body.w(" THEN ", value, " := ", col.Form.Convert(value, m.T), "; END IF; ")
		}
		body.w("RETURN NEW; END")
		text, err := body.done(Exec)
		if err != nil {
			return nil, err
		}
		b.w("'", strings.ReplaceAll(text.SQL, "'", "''"), "'")
		if strings.Contains(text.SQL, `\`) { // a name with a backslash would depend on a setting
			return nil, fmt.Errorf("migrate: a name of table %q has a backslash: %w", ref.Table, errors.ErrUnsupported)
		}
		s, err := b.done(Exec)
		if err != nil {
			return nil, err
		}
		// Nobody else can hang it on a table of their own.
		out = append(out, s, Statement{SQL: "REVOKE ALL ON FUNCTION " + fn + "() FROM PUBLIC", Does: Exec})
		b = newBuilder(d.Profile())
		b.w(b.q(NormaliserName), " BEFORE INSERT OR UPDATE OF ")
		for k, col := range cols[ref] {
			if k > 0 {
				b.w(", ")
			}
			b.w(b.q(col.Name))
		}
		b.w(" ON ", b.table(ref), " FOR EACH ROW WHEN (")
		for k, col := range cols[ref] {
			if k > 0 {
				b.w(" OR ")
			}
			b.w(col.Form.Match("NEW."+b.q(col.Name), m.T.From()))
		}
		b.w(") EXECUTE FUNCTION ", fn, "()")
		if s, err = b.done(Exec); err != nil {
			return nil, err
		}
		out = append(out, d.trigger(s.SQL, ref))
	}
	return out, nil
}

// trigger returns the statement that makes the trigger with this definition, or replaces
// it: PostgreSQL 13 cannot replace one, and dropping it first waits for readers too.
func (d postgres) trigger(definition string, on Ref) Statement {
	literal := func(s string) string { return "'" + strings.ReplaceAll(s, "'", "''") + "'" }
	b := newBuilder(d.Profile())
	drop := "DROP TRIGGER IF EXISTS " + b.q(NormaliserName) + " ON " + b.table(on)
	return Statement{Does: Exec, SQL: "DO " + literal("BEGIN IF current_setting('server_version_num')::int < 140000 THEN EXECUTE "+literal(drop)+
		"; EXECUTE "+literal("CREATE TRIGGER "+definition)+"; ELSE EXECUTE "+literal("CREATE OR REPLACE TRIGGER "+definition)+"; END IF; END")}
}

// NormaliserRefusal of PostgreSQL: a trigger may not move a row to another
// partition, and the inserts that it should help would fail.
func (postgres) NormaliserRefusal(ctx context.Context, q Querier, c *Class) (string, error) {
	for _, col := range c.Columns {
		list, err := names(ctx, q, `SELECT 'it would move rows of ' || c.oid::regclass::text || ' to other partitions, which a trigger may not'
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace, pg_partition_tree(c.oid) x JOIN pg_partitioned_table p ON p.partrelid = x.relid
JOIN pg_attribute a ON a.attrelid = p.partrelid AND (a.attnum = ANY (p.partattrs::int2[]) OR p.partexprs IS NOT NULL)
WHERE n.nspname = $1::text AND c.relname = $2::text AND a.attname = $3::text
UNION ALL SELECT 'table ' || c.oid::regclass::text || ' has another trigger of the name ' || quote_ident(g.tgname)
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_trigger g ON g.tgrelid = c.oid JOIN pg_proc f ON f.oid = g.tgfoid JOIN pg_namespace m ON m.oid = f.pronamespace
WHERE n.nspname = $1::text AND c.relname = $2::text AND g.tgname = '`+NormaliserName+`' AND m.nspname <> 'sqluuid' AND $3::text <> ''`, col.Schema, col.Table, col.Name)
		if err != nil || len(list) > 0 {
			return strings.Join(list, "; "), err
		}
	}
	return "", nil
}

func (d postgres) RemoveNormaliser(c *Class, m Move) ([]Statement, error) {
	var out []Statement
	refs, _ := c.tables()
	for _, ref := range refs {
		b := newBuilder(d.Profile())
		b.w("DROP TRIGGER IF EXISTS ", b.q(NormaliserName), " ON ", b.table(ref))
		s, err := b.done(Exec)
		if err != nil {
			return nil, err
		}
		out = append(out, s)
	}
	return append(out, Statement{SQL: fmt.Sprintf(pgForgetFunctions, NormaliserName, m.Run), Does: Exec}), nil
}

// pgForgetFunctions drops the functions of a run, and with them the triggers of tables
// that are not in the class any more. Of tables that were dropped they are all that is
// left.
const pgForgetFunctions = `DO $$ DECLARE f name; BEGIN
FOR f IN SELECT p.proname FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace WHERE n.nspname = 'sqluuid' AND p.proname ~ '^%s_%d_[0-9]+$' ORDER BY 1
LOOP EXECUTE format('DROP FUNCTION sqluuid.%%I() CASCADE', f); END LOOP; END $$`

// Normaliser of MySQL and MariaDB has no trigger on UPDATE, which the run itself
// would fire for every row. It waits for the chunk that has a row's lock, and locks no
// gap where there is no row.
func (d mysql) Normaliser(c *Class, m Move) ([]Statement, error) {
	out, err := d.RemoveNormaliser(c, m)
	if err != nil {
		return nil, err
	}
	refs, cols := c.tables()
	for i, ref := range refs {
		b := newBuilder(d.Profile())
		b.w("CREATE TRIGGER ", d.normaliser(b, ref, m, i), " BEFORE INSERT ON ", b.table(ref), " FOR EACH ROW SET ")
		for k, col := range cols[ref] {
			if k > 0 {
				b.w(", ")
			}
			value := "NEW." + b.q(col.Name)
			b.w(value, " = CASE WHEN ")
			b.late(c, col, m, "IF(EXISTS (SELECT 1 {from}), EXISTS (SELECT 1 {from} LOCK IN SHARE MODE), 0)")
			b.w(" THEN ", col.Form.Convert(value, m.T), " ELSE ", value, " END")
		}
		s, err := b.done(Exec)
		if err != nil {
			return nil, err
		}
		out = append(out, s)
	}
	return out, nil
}

// NormaliserRefusal of MySQL and MariaDB finds nothing but a server without
// triggers: the names have the number of the run.
func (d mysql) NormaliserRefusal(ctx context.Context, q Querier, c *Class) (string, error) {
	v, err := d.variant(ctx, q)
	if v.triggers != "" || err != nil {
		return v.triggers, err
	}
	return "", d.mayTrigger(ctx, q, c.Columns[0].Schema)
}

// mayTrigger fails where the role may neither make nor drop a trigger, whatever it has
// been granted on the table. Who finds out by making one cannot clear away what was
// written before. It drops one that is not there.
func (d mysql) mayTrigger(ctx context.Context, q Querier, schema string) error {
	b := newBuilder(d.p)
	err := errors.Join(b.err, within(ctx, q, "DROP TRIGGER IF EXISTS "+b.table(Ref{schema, NormaliserName})))
	if errorNumber(err) == errNoTrust {
		return fmt.Errorf("making triggers: %w; the server has a binary log, so that this takes SUPER, or log_bin_trust_function_creators = 1", err)
	}
	return err
}

// errNoTrust is the number of that error.
const errNoTrust = 1419

func (mysql) normaliser(b *builder, ref Ref, m Move, i int) string {
	name := b.q(fmt.Sprintf("%s_%d_%d", NormaliserName, m.Run, i))
	if ref.Schema != "" {
		name = b.q(ref.Schema) + "." + name
	}
	return name
}

func (d mysql) RemoveNormaliser(c *Class, m Move) ([]Statement, error) {
	var out []Statement
	refs, _ := c.tables()
	for i, ref := range refs {
		b := newBuilder(d.Profile())
		b.w("DROP TRIGGER IF EXISTS ", d.normaliser(b, ref, m, i))
		s, err := b.done(Exec)
		if err != nil {
			return nil, err
		}
		out = append(out, s)
	}
	return out, nil
}

// Normaliser is none on SQLite, whose triggers cannot change the row that is
// being written.
func (sqlite) Normaliser(*Class, Move) ([]Statement, error) {
	return nil, fmt.Errorf("an SQLite trigger cannot change the row that is being written: %w", errors.ErrUnsupported)
}

// NormaliserRefusal is not asked where there is no normaliser.
func (sqlite) NormaliserRefusal(context.Context, Querier, *Class) (string, error) { return "", nil }

func (sqlite) RemoveNormaliser(*Class, Move) ([]Statement, error) { return nil, nil }
