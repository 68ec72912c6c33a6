package postgres

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// updateTriggers counts those of deleting and inserting for a partitioned table: a row that
// moves to another partition is deleted and inserted there. Before version 15 the triggers
// that partitions have from their table are the server's own.
func (Dialect) updateTriggers(ctx context.Context, q dialect.Querier, t sqlgen.Ref) ([]sqlgen.Trigger, error) {
	const is = "NOT g.tgisinternal AND g.tgenabled <> 'D'"
	return dialect.Triggers(ctx, q, `
SELECT g.tgname, x.attname, pg_catalog.pg_get_triggerdef(g.oid), n.nspname, c.relname, CASE g.tgenabled WHEN 'A' THEN 'ENABLE ALWAYS' WHEN 'R' THEN 'ENABLE REPLICA' ELSE 'ENABLE' END,
 CASE WHEN NOT pg_catalog.pg_has_role(c.relowner, 'USAGE') THEN 'only role ' || pg_catalog.quote_ident(pg_catalog.pg_get_userbyid(c.relowner)) || ', which owns the table, can disable it'
  WHEN x.parted AND pg_catalog.current_setting('server_version_num')::int < 150000 THEN 'this server cannot disable the triggers of partitions' ELSE '' END
FROM (SELECT g.oid, COALESCE(a.attname, '') AS attname, false AS parted FROM pg_catalog.pg_trigger g JOIN pg_catalog.pg_class c ON c.oid = g.tgrelid JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
 LEFT JOIN pg_catalog.pg_attribute a ON a.attrelid = g.tgrelid AND a.attnum = ANY (g.tgattr)
 WHERE `+is+` AND (g.tgtype & 16) <> 0 AND n.nspname = $1 AND c.relname = $2 AND c.relkind <> 'p'
UNION
 SELECT g.oid, COALESCE(a.attname, ''), true FROM pg_catalog.pg_trigger g
 LEFT JOIN pg_catalog.pg_attribute a ON a.attrelid = g.tgrelid AND a.attnum = ANY (g.tgattr) AND (g.tgtype & 12) = 0
 WHERE `+is+` AND (g.tgtype & 28) <> 0
  AND g.tgrelid IN (SELECT y.relid FROM pg_catalog.pg_class c JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace, pg_catalog.pg_partition_tree(c.oid) y
                    WHERE n.nspname = $1 AND c.relname = $2 AND c.relkind = 'p')) x
JOIN pg_catalog.pg_trigger g ON g.oid = x.oid JOIN pg_catalog.pg_class c ON c.oid = g.tgrelid JOIN pg_catalog.pg_namespace n ON n.oid = c.relnamespace
ORDER BY 1, 4, 5, 2`, t.Schema, t.Table)
}

// TriggerLocks is the lock that ALTER TABLE would wait for.
func (d Dialect) TriggerLocks(refs []sqlgen.Ref) (out []sqlgen.Statement, err error) {
	for _, ref := range refs {
		b := sqlgen.NewBuilder(d.Profile())
		b.W("LOCK TABLE ", b.Table(ref), " IN SHARE ROW EXCLUSIVE MODE")
		s, err := b.Done(sqlgen.Exec)
		if err != nil {
			return nil, err
		}
		out = append(out, s)
	}
	return out, nil
}

// Disabling needs the ownership of the tables alone, and leaves foreign keys in force. Checks
// that were put off to the end of the transaction keep ALTER TABLE from its work.
func (d Dialect) Disabling(ctx context.Context, q dialect.Querier, c *sqlgen.Class) (off, on []string, err error) {
	b := sqlgen.NewBuilder(d.Profile())
	on = []string{"SET CONSTRAINTS ALL IMMEDIATE"}
	for _, ref := range c.Refs() {
		list, err := d.updateTriggers(ctx, q, ref)
		if err != nil {
			return nil, nil, err
		}
		for _, g := range sqlgen.Fired(&sqlgen.Table{Ref: ref, Triggers: list}, c) {
			if g.Stays != "" {
				return nil, nil, &dialect.RefusedError{Ref: g.On, Reason: fmt.Sprintf("trigger %q: %s", g.Name, g.Stays)}
			}
			alter := func(do string) string {
				return "ALTER TABLE ONLY " + b.Table(g.On) + " " + do + " TRIGGER " + b.Q(g.Name)
			}
			off, on = append(off, alter("DISABLE")), append(on, alter(g.Mode))
		}
	}
	return off, on, b.Err
}

// Normaliser of PostgreSQL looks at the referenced tables with the rights of the
// role that makes it: one that inserts need not be allowed to read them, and policies
// may hide their rows from it. That they hide none from the role that makes it the
// plan has seen; if that changes, the insert fails and the id is not turned early.
func (d Dialect) Normaliser(c *sqlgen.Class, m sqlgen.Move) ([]sqlgen.Statement, error) {
	var out []sqlgen.Statement
	refs, cols := c.Tables()
	for i, ref := range refs {
		fn := fmt.Sprintf(`"sqluuid"."%s_%d_%d"`, sqlgen.NormaliserName, m.Run, i)
		b := sqlgen.NewBuilder(d.Profile())
		b.W("CREATE OR REPLACE FUNCTION ", fn, "() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET row_security = off AS ")
		body := sqlgen.NewBuilder(d.Profile())
		body.W("BEGIN ")
		for _, col := range cols[ref] {
			value := "NEW." + body.Q(col.Name)
			body.W("IF ")
			body.Late(c, col, m, "EXISTS (SELECT 1 {from} FOR KEY SHARE)")
			body.W(" THEN ", value, " := ", col.Form.Convert(value, m.T), "; END IF; ")
		}
		body.W("RETURN NEW; END")
		text, err := body.Done(sqlgen.Exec)
		if err != nil {
			return nil, err
		}
		b.W("'", strings.ReplaceAll(text.SQL, "'", "''"), "'")
		if strings.Contains(text.SQL, `\`) { // a name with a backslash would depend on a setting
			return nil, fmt.Errorf("migrate: a name of table %q has a backslash: %w", ref.Table, errors.ErrUnsupported)
		}
		s, err := b.Done(sqlgen.Exec)
		if err != nil {
			return nil, err
		}
		// Nobody else can hang it on a table of their own.
		out = append(out, s, sqlgen.Statement{SQL: "REVOKE ALL ON FUNCTION " + fn + "() FROM PUBLIC", Does: sqlgen.Exec})
		b = sqlgen.NewBuilder(d.Profile())
		b.W(b.Q(sqlgen.NormaliserName), " BEFORE INSERT OR UPDATE OF ")
		for k, col := range cols[ref] {
			if k > 0 {
				b.W(", ")
			}
			b.W(b.Q(col.Name))
		}
		b.W(" ON ", b.Table(ref), " FOR EACH ROW WHEN (")
		for k, col := range cols[ref] {
			if k > 0 {
				b.W(" OR ")
			}
			b.W(col.Form.Match("NEW."+b.Q(col.Name), m.T.From()))
		}
		b.W(") EXECUTE FUNCTION ", fn, "()")
		if s, err = b.Done(sqlgen.Exec); err != nil {
			return nil, err
		}
		out = append(out, d.trigger(s.SQL, ref))
	}
	return out, nil
}

// trigger returns the statement that makes the trigger with this definition, or replaces
// it: PostgreSQL 13 cannot replace one, and dropping it first waits for readers too.
func (d Dialect) trigger(definition string, on sqlgen.Ref) sqlgen.Statement {
	literal := func(s string) string { return "'" + strings.ReplaceAll(s, "'", "''") + "'" }
	b := sqlgen.NewBuilder(d.Profile())
	drop := "DROP TRIGGER IF EXISTS " + b.Q(sqlgen.NormaliserName) + " ON " + b.Table(on)
	return sqlgen.Statement{Does: sqlgen.Exec, SQL: "DO " + literal("BEGIN IF current_setting('server_version_num')::int < 140000 THEN EXECUTE "+literal(drop)+
		"; EXECUTE "+literal("CREATE TRIGGER "+definition)+"; ELSE EXECUTE "+literal("CREATE OR REPLACE TRIGGER "+definition)+"; END IF; END")}
}

// NormaliserRefusal of PostgreSQL: a trigger may not move a row to another
// partition, and the inserts that it should help would fail.
func (Dialect) NormaliserRefusal(ctx context.Context, q dialect.Querier, c *sqlgen.Class) (string, error) {
	for _, col := range c.Columns {
		list, err := dialect.ListNames(ctx, q, `SELECT 'it would move rows of ' || c.oid::regclass::text || ' to other partitions, which a trigger may not'
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace, pg_partition_tree(c.oid) x JOIN pg_partitioned_table p ON p.partrelid = x.relid
JOIN pg_attribute a ON a.attrelid = p.partrelid AND (a.attnum = ANY (p.partattrs::int2[]) OR p.partexprs IS NOT NULL)
WHERE n.nspname = $1::text AND c.relname = $2::text AND a.attname = $3::text
UNION ALL SELECT 'table ' || c.oid::regclass::text || ' has another trigger of the name ' || quote_ident(g.tgname)
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_trigger g ON g.tgrelid = c.oid JOIN pg_proc f ON f.oid = g.tgfoid JOIN pg_namespace m ON m.oid = f.pronamespace
WHERE n.nspname = $1::text AND c.relname = $2::text AND g.tgname = '`+sqlgen.NormaliserName+`' AND m.nspname <> 'sqluuid' AND $3::text <> ''`, col.Schema, col.Table, col.Name)
		if err != nil || len(list) > 0 {
			return strings.Join(list, "; "), err
		}
	}
	return "", nil
}

func (d Dialect) RemoveNormaliser(c *sqlgen.Class, m sqlgen.Move) ([]sqlgen.Statement, error) {
	var out []sqlgen.Statement
	refs, _ := c.Tables()
	for _, ref := range refs {
		b := sqlgen.NewBuilder(d.Profile())
		b.W("DROP TRIGGER IF EXISTS ", b.Q(sqlgen.NormaliserName), " ON ", b.Table(ref))
		s, err := b.Done(sqlgen.Exec)
		if err != nil {
			return nil, err
		}
		out = append(out, s)
	}
	return append(out, sqlgen.Statement{SQL: fmt.Sprintf(pgForgetFunctions, sqlgen.NormaliserName, m.Run), Does: sqlgen.Exec}), nil
}

// pgForgetFunctions drops the functions of a run, and with them the triggers of tables
// that are not in the class any more. Of tables that were dropped they are all that is
// left.
const pgForgetFunctions = `DO $$ DECLARE f name; BEGIN
FOR f IN SELECT p.proname FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace WHERE n.nspname = 'sqluuid' AND p.proname ~ '^%s_%d_[0-9]+$' ORDER BY 1
LOOP EXECUTE format('DROP FUNCTION sqluuid.%%I() CASCADE', f); END LOOP; END $$`
