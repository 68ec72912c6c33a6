package postgres

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
)

// pgCopyRefusals each return a reason for one table, given as $1 and $2; $3 are
// the tables that are copied, as "schema"."table" the way quote_ident writes it.
var pgCopyRefusals = []string{
	`SELECT CASE WHEN relkind <> 'r' THEN 'it is partitioned' WHEN relpersistence <> 'p' THEN 'it is unlogged or temporary'
 WHEN relrowsecurity OR relforcerowsecurity THEN 'it has row-level security' WHEN relreplident <> 'd' THEN 'it has a replica identity of its own'
 WHEN reltablespace <> 0 THEN 'it lies in a tablespace of its own' WHEN reloftype <> 0 THEN 'it is a typed table' END FROM pg_class WHERE oid = {t}`,
	pgOwnTriggers,
	`SELECT 'the rule ' || quote_ident(rulename) FROM pg_rewrite WHERE ev_class = {t}`,
	`SELECT 'the policy ' || quote_ident(polname) FROM pg_policy WHERE polrelid = {t}`,
	`SELECT 'the publication ' || quote_ident(pubname) FROM pg_publication p WHERE puballtables OR EXISTS (SELECT 1 FROM pg_publication_rel r WHERE r.prpubid = p.oid AND r.prrelid = {t})
 OR EXISTS (SELECT 1 FROM pg_depend r WHERE r.classid = to_regclass('pg_catalog.pg_publication_namespace') AND r.refclassid = 'pg_publication'::regclass AND r.refobjid = p.oid
   AND EXISTS (SELECT 1 FROM pg_depend e, pg_class c WHERE c.oid = {t} AND e.classid = r.classid AND e.objid = r.objid AND e.refclassid = 'pg_namespace'::regclass AND e.refobjid = c.relnamespace))`,
	`SELECT 'the subscription ' || (SELECT quote_ident(subname) FROM pg_stat_subscription s WHERE s.subid = r.srsubid LIMIT 1) FROM pg_subscription_rel r WHERE r.srrelid = {t}`,
	`SELECT 'the extension ' || quote_ident(e.extname) || ', to which it belongs' FROM pg_depend p JOIN pg_extension e ON e.oid = p.refobjid
 WHERE p.classid = 'pg_class'::regclass AND p.objid = {t} AND p.refclassid = 'pg_extension'::regclass AND p.deptype = 'e'`,
	`SELECT 'the CHECK ' || quote_ident(conname) || ', which is not validated' FROM pg_constraint WHERE conrelid = {t} AND contype = 'c' AND NOT convalidated`,
	`SELECT 'the extended statistics ' || quote_ident(stxname) FROM pg_statistic_ext WHERE stxrelid = {t}`,
	`SELECT 'the name, the grants or the comment of ' || s.oid::regclass::text || ', the sequence of its identity column ' || quote_ident(a.attname)
 FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_depend p ON p.refclassid = 'pg_class'::regclass AND p.refobjid = a.attrelid AND p.refobjsubid = a.attnum AND p.classid = 'pg_class'::regclass
 JOIN pg_class s ON s.oid = p.objid AND s.relkind = 'S' WHERE a.attrelid = {t} AND a.attidentity <> ''
 AND (s.relacl IS NOT NULL OR s.relnamespace <> c.relnamespace OR obj_description(s.oid, 'pg_class') IS NOT NULL OR s.relpersistence <> c.relpersistence
  OR octet_length(c.relname || a.attname) <= 57 AND s.relname <> c.relname || '_' || a.attname || '_seq')`,
	`SELECT pg_describe_object(u.classid, u.objid, u.objsubid) || ', which uses ' || s.oid::regclass::text || ', the sequence of its identity column ' || quote_ident(a.attname)
 FROM pg_attribute a JOIN pg_depend p ON p.refclassid = 'pg_class'::regclass AND p.refobjid = a.attrelid AND p.refobjsubid = a.attnum AND p.classid = 'pg_class'::regclass
 JOIN pg_class s ON s.oid = p.objid AND s.relkind = 'S' JOIN pg_depend u ON u.refclassid = 'pg_class'::regclass AND u.refobjid = s.oid AND u.deptype = 'n' WHERE a.attrelid = {t} AND a.attidentity <> ''`,
	`SELECT 'the tablespace or a statistics target of its index ' || quote_ident(x.relname) FROM pg_index i JOIN pg_class x ON x.oid = i.indexrelid
 WHERE i.indrelid = {t} AND (x.reltablespace <> 0 OR EXISTS (SELECT 1 FROM pg_attribute a WHERE a.attrelid = x.oid AND COALESCE(a.attstattarget, -1) >= 0))`,
	`SELECT 'the access method ' || quote_ident(m.amname) FROM pg_class c JOIN pg_am m ON m.oid = c.relam WHERE c.oid = {t} AND m.amname <> current_setting('default_table_access_method')`,
	`SELECT 'the disabled foreign keys or other internal triggers' FROM pg_trigger WHERE tgrelid = {t} AND tgisinternal AND tgenabled <> 'O'`,
	`SELECT 'the security label of ' || provider FROM pg_seclabel WHERE classoid = 'pg_class'::regclass AND objoid = {t}`,
	`SELECT 'the grants or settings of its column ' || quote_ident(attname) FROM pg_attribute WHERE attrelid = {t} AND attnum > 0 AND NOT attisdropped AND (attacl IS NOT NULL OR EXISTS (SELECT 1 FROM unnest(attoptions) o WHERE o LIKE 'n_distinct%') OR COALESCE(attstattarget, -1) >= 0)`,
	`SELECT 'the storage settings of its TOAST table' FROM pg_class c JOIN pg_class o ON o.oid = c.reltoastrelid WHERE c.oid = {t} AND o.reloptions IS NOT NULL`,
	`SELECT 'grants by others than its owner' FROM pg_class c, aclexplode(c.relacl) a WHERE c.oid = {t} AND a.grantor <> c.relowner`,
	`SELECT 'the clustering by, or the broken state of, its index ' || i.indexrelid::regclass::text FROM pg_index i WHERE i.indrelid = {t} AND (i.indisclustered OR i.indisreplident OR NOT i.indisvalid)`,
	`SELECT 'the foreign key ' || quote_ident(k.conname) || ' of ' || k.conrelid::regclass::text || ', which is not copied with it' FROM pg_constraint k
 JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
 WHERE k.contype = 'f' AND k.confrelid = {t} AND quote_ident(n.nspname) || '.' || quote_ident(c.relname) <> ALL ($3::text[])`,
	`SELECT pg_describe_object(classid, objid, objsubid) FROM pg_depend WHERE refclassid = 'pg_class'::regclass AND refobjid = {t} AND deptype = 'n' AND classid IN ('pg_rewrite'::regclass, 'pg_proc'::regclass, 'pg_policy'::regclass)`,
	`SELECT pg_describe_object(p.classid, p.objid, p.objsubid) FROM pg_class c JOIN pg_type y ON y.oid = c.reltype JOIN pg_depend p ON p.refclassid = 'pg_type'::regclass AND p.refobjid IN (y.oid, y.typarray)
 WHERE c.oid = {t} AND p.deptype = 'n'`,
}

const pgOwnTriggers = `SELECT 'the trigger ' || quote_ident(tgname) FROM pg_trigger WHERE tgrelid = {t} AND NOT tgisinternal`

// pgTypeRefusals names what depends on the type of a column, given as $3. It would
// fail after all rows were copied, or mean something else.
const pgTypeRefusals = `SELECT x.why FROM pg_attribute a, LATERAL (
SELECT 'the default of' AS why WHERE a.atthasdef
UNION ALL SELECT 'the domain ' || format_type(y.oid, NULL) || ', with its default and CHECKs, of' FROM pg_type y WHERE y.oid = a.atttypid AND y.typtype = 'd'
UNION ALL SELECT 'the generated column ' || quote_ident(g.attname) || ', which uses' FROM pg_attribute g JOIN pg_attrdef f ON f.adrelid = g.attrelid AND f.adnum = g.attnum
 JOIN pg_depend p ON (p.classid = 'pg_attrdef'::regclass AND p.objid = f.oid OR p.classid = 'pg_class'::regclass AND p.objid = g.attrelid AND p.objsubid = g.attnum AND p.deptype = 'a') AND p.refclassid = 'pg_class'::regclass AND p.refobjid = a.attrelid AND p.refobjsubid = a.attnum
 WHERE g.attrelid = a.attrelid AND g.attgenerated <> '' AND g.attnum <> a.attnum
UNION ALL SELECT 'the CHECK ' || quote_ident(conname) || ' of' FROM pg_constraint WHERE conrelid = a.attrelid AND contype = 'c' AND a.attnum = ANY (conkey)
UNION ALL SELECT 'the index ' || quote_ident(c.relname) || ' with an expression, a condition or an operator class over' FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
 WHERE i.indrelid = a.attrelid AND ((i.indexprs IS NOT NULL OR i.indpred IS NOT NULL) AND NOT (a.attnum = ANY (i.indkey::int2[]))
  AND EXISTS (SELECT 1 FROM pg_depend p WHERE p.classid = 'pg_class'::regclass AND p.objid = i.indexrelid AND p.refclassid = 'pg_class'::regclass AND p.refobjid = a.attrelid AND p.refobjsubid = a.attnum)
  OR EXISTS (SELECT 1 FROM generate_series(0, i.indnkeyatts - 1) k JOIN pg_opclass o ON o.oid = i.indclass[k] WHERE i.indkey[k] = a.attnum AND (NOT o.opcdefault OR i.indcollation[k] <> a.attcollation)))
) x WHERE a.attrelid = {t} AND a.attname = $3 LIMIT 1`

// pgRefusalsOf are the queries, one after the other for a plan, which may name the
// one that fails, and all in one for a copy that holds locks. That one asks for
// its own triggers beside these.
func pgRefusalsOf(c *shadow.Copy) []string {
	if !c.Following {
		return pgCopyRefusals
	}
	var parts []string
	for _, query := range pgCopyRefusals {
		if query != pgOwnTriggers {
			parts = append(parts, "SELECT why FROM ("+query+fmt.Sprintf(") q%d (why)", len(parts)))
		}
	}
	return []string{"SELECT why FROM (" + strings.Join(parts, " UNION ALL ") + ") q WHERE why IS NOT NULL LIMIT 1"}
}

const pgTableOID = `(SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1 AND x.relname = $2 AND cardinality($3::text[]) > 0)`

func (d Dialect) CopyRefusal(ctx context.Context, q dialect.Querier, c *shadow.Copy) (string, error) {
	var all []string
	names := map[string]bool{}
	for _, t := range c.Tables {
		var name string
		if err := q.QueryRowContext(ctx, "SELECT quote_ident($1) || '.' || quote_ident($2)", t.Schema, t.Table).Scan(&name); err != nil {
			return "", err
		}
		all = append(all, name)
		if names[t.Table] {
			return fmt.Sprintf("there are two tables of the name %q in the class", t.Table), nil
		}
		names[t.Table] = true
	}
	for _, t := range c.Tables {
		for _, query := range pgRefusalsOf(c) {
			var why sql.NullString
			err := q.QueryRowContext(ctx, strings.ReplaceAll(query, "{t}", pgTableOID), t.Schema, t.Table, pgArray(all)).Scan(&why)
			if err != nil && !errors.Is(err, sql.ErrNoRows) {
				return "", err
			}
			if why.Valid {
				return fmt.Sprintf("table %q: %s", t.Table, why.String), nil
			}
		}
		for _, col := range t.Columns {
			if col.Type == "" {
				continue
			}
			var why string
			err := q.QueryRowContext(ctx, strings.ReplaceAll(pgTypeRefusals, "{t}", strings.ReplaceAll(pgTableOID, " AND cardinality($3::text[]) > 0", "")), t.Schema, t.Table, col.Name).Scan(&why)
			if err == nil {
				return fmt.Sprintf("table %q: %s column %q, made for its old type", t.Table, why, col.Name), nil
			}
			if !errors.Is(err, sql.ErrNoRows) {
				return "", err
			}
		}
	}
	return "", nil
}
