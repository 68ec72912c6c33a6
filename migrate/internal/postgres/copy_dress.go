package postgres

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// finishTable gives a filled table what LIKE leaves out: settings, keys, indexes,
// comments, and the types of its identity columns' sequences.
func (d Dialect) finishTable(ctx context.Context, tx dialect.Tx, old sqlgen.Ref, fresh string) error {
	for _, query := range []string{
		`SELECT format('ALTER TABLE %I.%I SET (%s)', $3::text, c.relname, array_to_string(c.reloptions, ', ')) FROM pg_class c WHERE c.oid = {t} AND c.reloptions IS NOT NULL`,
		`SELECT format('COMMENT ON TABLE %I.%I IS %L', $3::text, c.relname, obj_description(c.oid, 'pg_class')) FROM pg_class c WHERE c.oid = {t} AND obj_description(c.oid, 'pg_class') IS NOT NULL`,
		`SELECT format('ALTER TABLE %I.%I ADD CONSTRAINT %I %s', $3::text, $2::text, k.conname, pg_get_constraintdef(k.oid)) FROM pg_constraint k WHERE k.conrelid = {t} AND k.contype IN ('p','u','x') ORDER BY k.contype, k.conname`,
		// The definition of a constraint says nothing of its index's settings.
		`SELECT format('ALTER INDEX %I.%I SET (%s)', $3::text, i.relname, array_to_string(i.reloptions, ', ')) FROM pg_constraint k JOIN pg_class i ON i.oid = k.conindid
WHERE k.conrelid = {t} AND k.contype IN ('p','u','x') AND i.reloptions IS NOT NULL`,
		`SELECT 'CREATE ' || x.kind || quote_ident(x.relname) || format(' ON %I.%I', $3::text, $2::text) ||
  CASE WHEN starts_with(x.def, x.head) THEN substr(x.def, length(x.head) + 1) END
FROM (SELECT i.relname, k.kind, pg_get_indexdef(i.oid) AS def, 'CREATE ' || k.kind || quote_ident(i.relname) || format(' ON %I.%I', $1::text, $2::text) AS head
      FROM pg_index p JOIN pg_class i ON i.oid = p.indexrelid, LATERAL (SELECT CASE WHEN p.indisunique THEN 'UNIQUE INDEX ' ELSE 'INDEX ' END AS kind) k
      WHERE p.indrelid = {t} AND NOT EXISTS (SELECT 1 FROM pg_constraint o WHERE o.conindid = i.oid AND o.conrelid = p.indrelid AND o.contype IN ('p','u','x'))) x ORDER BY x.relname`,
		`SELECT format('COMMENT ON INDEX %I.%I IS %L', $3::text, i.relname, obj_description(i.oid, 'pg_class')) FROM pg_index p JOIN pg_class i ON i.oid = p.indexrelid
WHERE p.indrelid = {t} AND obj_description(i.oid, 'pg_class') IS NOT NULL`,
		`SELECT format('COMMENT ON CONSTRAINT %I ON %I.%I IS %L', k.conname, $3::text, $2::text, obj_description(k.oid, 'pg_constraint')) FROM pg_constraint k
WHERE k.conrelid = {t} AND k.contype IN ('p','u','x') AND obj_description(k.oid, 'pg_constraint') IS NOT NULL`,
		pgIdentityType,
		`SELECT format('ANALYZE %I.%I', $3::text, $2::text)`,
	} {
		if err := d.derived(ctx, tx, query, old, fresh); err != nil {
			return err
		}
	}
	return nil
}

// foreignKeysOf returns the statements that give the new tables the foreign keys of
// the old ones, those among themselves to each other. tail ends their definitions.
func (d Dialect) foreignKeysOf(ctx context.Context, tx dialect.Tx, c *shadow.Copy, fresh map[sqlgen.Ref]sqlgen.Ref, tail string) (steps []string, err error) {
	b := sqlgen.NewBuilder(d.Profile())
	for _, t := range c.Tables {
		rows, err := tx.QueryContext(ctx, `
SELECT k.conname, pg_get_constraintdef(k.oid), COALESCE(obj_description(k.oid, 'pg_constraint'), ''), pn.nspname, pc.relname,
 'FOREIGN KEY (' || (SELECT string_agg(quote_ident(a.attname), ', ' ORDER BY u.ord) FROM unnest(k.conkey) WITH ORDINALITY u(n, ord)
   JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = u.n) || ') REFERENCES ', format('%I.%I', pn.nspname, pc.relname)
FROM pg_constraint k JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace
JOIN pg_class pc ON pc.oid = k.confrelid JOIN pg_namespace pn ON pn.oid = pc.relnamespace
WHERE k.contype = 'f' AND n.nspname = $1 AND c.relname = $2 ORDER BY k.conname`, t.Schema, t.Table)
		if err != nil {
			return nil, err
		}
		for rows.Next() {
			var name, def, comment, head, quoted string
			var parent sqlgen.Ref
			if err := rows.Scan(&name, &def, &comment, &parent.Schema, &parent.Table, &head, &quoted); err != nil {
				return nil, errors.Join(err, rows.Close())
			}
			rest, ok := strings.CutPrefix(def, head+quoted)
			if !ok {
				return nil, errors.Join(fmt.Errorf("the foreign key %q is written as %q, which is not understood", name, def), rows.Close())
			}
			if p, copied := fresh[parent]; copied {
				parent = p
			}
			into := b.Table(fresh[t.Ref])
			steps = append(steps, "ALTER TABLE "+into+" ADD CONSTRAINT "+b.Q(name)+" "+head+b.Table(parent)+rest+tail)
			if comment != "" {
				steps = append(steps, "COMMENT ON CONSTRAINT "+b.Q(name)+" ON "+into+" IS '"+strings.ReplaceAll(comment, "'", "''")+"'")
			}
		}
		if err := errors.Join(rows.Err(), rows.Close(), b.Err); err != nil {
			return nil, err
		}
	}
	return steps, nil
}

// outsideKeys lists the foreign keys of a table to tables of other schemas than
// its own, each as its quoted name and its definition.
func (Dialect) outsideKeys(ctx context.Context, tx dialect.Tx, t sqlgen.Ref) (out [][2]string, err error) {
	return pairs(ctx, tx, `SELECT quote_ident(k.conname), pg_get_constraintdef(k.oid) FROM pg_constraint k
JOIN pg_class c ON c.oid = k.conrelid JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_class pc ON pc.oid = k.confrelid
WHERE k.contype = 'f' AND pc.relnamespace <> c.relnamespace AND n.nspname = $1 AND c.relname = $2 ORDER BY 1`, t.Schema, t.Table)
}

func (Dialect) ownedSequences(ctx context.Context, tx dialect.Tx, t sqlgen.Ref) (out [][2]string, err error) {
	return pairs(ctx, tx, `SELECT format('%I.%I', sn.nspname, s.relname), quote_ident(a.attname)
FROM pg_depend p JOIN pg_class s ON s.oid = p.objid AND s.relkind = 'S' JOIN pg_namespace sn ON sn.oid = s.relnamespace
JOIN pg_class c ON c.oid = p.refobjid JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = p.refobjsubid
WHERE p.classid = 'pg_class'::regclass AND p.refclassid = 'pg_class'::regclass AND p.deptype = 'a' AND n.nspname = $1 AND c.relname = $2 ORDER BY 1`, t.Schema, t.Table)
}

// pairs runs a query for two columns of text.
func pairs(ctx context.Context, q dialect.Querier, query string, args ...any) (out [][2]string, err error) {
	rows, err := q.QueryContext(ctx, query, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	for rows.Next() {
		var s [2]string
		if err := rows.Scan(&s[0], &s[1]); err != nil {
			return nil, err
		}
		out = append(out, s)
	}
	return out, rows.Err()
}

// dress gives a table the owner and the grants of another. A table comes with
// grants of its own where default privileges say so, which may be more, or all
// that its owner has.
func (Dialect) dress(ctx context.Context, tx dialect.Tx, like, t sqlgen.Ref) error {
	const pair = ` FROM pg_class c, pg_class o WHERE c.oid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $1::text AND x.relname = $3::text)
 AND o.oid = (SELECT x.oid FROM pg_class x JOIN pg_namespace y ON y.oid = x.relnamespace WHERE y.nspname = $2::text AND x.relname = $3::text)`
	const differ = `SELECT c.relacl AS was, o.relacl AS has, c.relowner AS owner` + pair + ` AND c.relacl IS DISTINCT FROM o.relacl`
	const who = `CASE a.grantee WHEN 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(a.grantee)) END`
	for _, query := range []string{
		`SELECT format('ALTER TABLE %I.%I OWNER TO %I', $2::text, $3::text, pg_get_userbyid(c.relowner))` + pair + ` AND c.relowner <> o.relowner`,
		`SELECT DISTINCT format('REVOKE ALL ON %I.%I FROM %s', $2::text, $3::text, ` + who + `) FROM (` + differ + `) d, aclexplode(COALESCE(d.has, acldefault('r', d.owner))) a`,
		`SELECT format('GRANT %s ON %I.%I TO %s%s', a.privilege_type, $2::text, $3::text, ` + who + `, CASE WHEN a.is_grantable THEN ' WITH GRANT OPTION' ELSE '' END)
 FROM (` + differ + `) d, aclexplode(COALESCE(d.was, acldefault('r', d.owner))) a`,
	} {
		list, err := dialect.ListNames(ctx, tx, query, like.Schema, t.Schema, t.Table)
		if err != nil {
			return err
		}
		if err := dialect.Within(ctx, tx, list...); err != nil {
			return err
		}
	}
	return nil
}
