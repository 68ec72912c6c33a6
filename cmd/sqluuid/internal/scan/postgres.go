package scan

import (
	"context"
	"database/sql"
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// postgres samples whole pages; within a page, rows of a table that is mostly
// appended to lie in the order of their arrival.
type postgres struct{}

func (postgres) profile() engine.Profile { return engine.PostgreSQL }

func (postgres) prepare(context.Context, *sql.Conn, time.Duration) (func() error, error) {
	return asItIs, nil
}

// begin sets its limits for the transaction alone. A connection pool on the way to the server does
// not hand them on. A locked table is left out. Functions and operators are found in pg_catalog
// alone, so that nobody can put others in their place.
func (postgres) begin(ctx context.Context, conn *sql.Conn, timeout time.Duration) (
	querier, func() error, error) {
	tx, err := conn.BeginTx(ctx, &sql.TxOptions{ReadOnly: true, Isolation: sql.LevelReadCommitted})
	if err != nil {
		return nil, nil, err
	}
	if _, err := tx.ExecContext(ctx, "SELECT "+
		"pg_catalog.set_config('search_path', 'pg_catalog, pg_temp', true), "+
		"pg_catalog.set_config('statement_timeout', $1, true), "+
		"pg_catalog.set_config('lock_timeout', '2s', true)",
		fmt.Sprint(timeout.Milliseconds())); err != nil {
		tx.Rollback()
		return nil, nil, err
	}
	return tx, tx.Rollback, nil
}

func (postgres) hasSchema(ctx context.Context, q querier, schema string) (ok bool, err error) {
	err = q.QueryRowContext(ctx, "SELECT EXISTS (SELECT 1 FROM pg_namespace WHERE nspname = $1)",
		schema).Scan(&ok)
	return ok, err
}

// columns leaves out what a migration has made for itself, unless its schema is named.
func (postgres) columns(ctx context.Context, q querier, schemas []string) ([]candidate, error) {
	rows, err := q.QueryContext(ctx, `
SELECT n.nspname, c.relname, a.attname, format_type(a.atttypid, a.atttypmod), b.typname, a.attnum,
  a.atttypmod, a.attgenerated <> '',
       CASE WHEN c.reltuples >= 0 THEN c.reltuples::bigint ELSE -1 END, c.relpages,
       COALESCE(bool_or(x.indisprimary AND x.indkey[0] = a.attnum), false),
       COALESCE(bool_or(x.indisunique AND x.indnkeyatts = 1 AND x.indkey[0] = a.attnum
         AND x.indpred IS NULL), false),
       COALESCE(bool_or(x.indkey[0] = a.attnum AND x.indpred IS NULL), false),
       CASE WHEN c.relkind = 'm' THEN COALESCE((SELECT string_agg(DISTINCT quote_ident(fn.nspname)
         || '.' || quote_ident(f.relname), ', ')
        FROM pg_rewrite r JOIN pg_depend d ON d.classid = 'pg_rewrite'::regclass AND d.objid = r.oid
          AND d.refclassid = 'pg_class'::regclass AND d.refobjid <> c.oid
        JOIN pg_class f ON f.oid = d.refobjid JOIN pg_namespace fn ON fn.oid = f.relnamespace
          WHERE r.ev_class = c.oid), 'no table') ELSE '' END
FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid JOIN pg_namespace n
  ON n.oid = c.relnamespace
CROSS JOIN LATERAL (WITH RECURSIVE d AS (SELECT a.atttypid AS oid UNION ALL SELECT z.typbasetype
  FROM d JOIN pg_type z ON z.oid = d.oid AND z.typtype = 'd') SELECT oid FROM d) y
JOIN pg_type b ON b.oid = y.oid AND b.typtype <> 'd'
LEFT JOIN pg_index x ON x.indrelid = c.oid AND x.indisvalid
WHERE c.relkind IN ('r', 'p', 'm') AND NOT c.relispartition AND a.attnum > 0 AND NOT a.attisdropped
  AND b.typname IN ('uuid', 'bytea', 'bpchar', 'varchar', 'text')
  AND b.typnamespace = 'pg_catalog'::regnamespace
  AND n.nspname NOT LIKE 'pg\_%' AND n.nspname <> 'information_schema' AND n.nspname <> 'sqluuid'
  AND CASE WHEN cardinality($1::text[]) = 0 THEN n.nspname !~
    '^sqluuid_(old|new|log)_[0-9]{8}_[0-9a-f]{6}$' ELSE n.nspname = ANY ($1::text[]) END
GROUP BY 1, 2, 3, 4, 5, 6, 7, 8, c.oid, c.relkind, c.reltuples, c.relpages`, textArray(schemas))
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []candidate
	for rows.Next() {
		c := candidate{order: "ctid"}
		var base string
		var mod int
		var made bool
		if err := rows.Scan(&c.Schema, &c.Table, &c.Column, &c.Type, &base, &c.position, &mod, &made,
			&c.rows, &c.pages, &c.primary, &c.unique, &c.indexed, &c.madeFrom); err != nil {
			return nil, err
		}
		if made {
			c.barred = generated
		}
		switch base {
		case "uuid":
			c.kind = kindNative
		case "bytea":
			c.kind = kindBinary
		default:
			c.kind = kindText
			if length := mod - 4; mod >= 0 && length < shortestText {
				continue
			}
		}
		out = append(out, c)
	}
	return out, rows.Err()
}

// textArray writes names as an array literal, which every driver passes.
func textArray(names []string) string {
	out := []byte{'{'}
	for i, n := range names {
		if i > 0 {
			out = append(out, ',')
		}
		out = append(out, '"')
		for _, c := range []byte(n) {
			if c == '"' || c == '\\' {
				out = append(out, '\\')
			}
			out = append(out, c)
		}
		out = append(out, '"')
	}
	return string(append(out, '}'))
}

func (postgres) links(ctx context.Context, q querier) ([]link, error) {
	return linksOf(ctx, q, `
SELECT cn.nspname, cc.relname, ca.attname, pn.nspname, pc.relname, pa.attname
FROM pg_constraint k
JOIN pg_class cc ON cc.oid = k.conrelid JOIN pg_namespace cn ON cn.oid = cc.relnamespace
JOIN pg_class pc ON pc.oid = k.confrelid JOIN pg_namespace pn ON pn.oid = pc.relnamespace
CROSS JOIN LATERAL unnest(k.conkey, k.confkey) WITH ORDINALITY u(child, parent, ord)
JOIN pg_attribute ca ON ca.attrelid = cc.oid AND ca.attnum = u.child
JOIN pg_attribute pa ON pa.attrelid = pc.oid AND pa.attnum = u.parent
WHERE k.contype = 'f' AND k.conparentid = 0 ORDER BY k.oid, u.ord`)
}

// fewestPages is how many pages are asked for at least: of one or two nothing could
// be said about the table, and by chance there would be none.
const fewestPages = 32

// mostPerPage is how many rows a page has at the most, of an id alone. fewPerPage is a guess where
// nothing is known of the rows.
const (
	mostPerPage = 226
	fewPerPage  = 60
)

// sample takes pages from all over the table, with half as many rows again as are
// wanted, and thins them. A limit in their place would cut off the end of the
// table, where the newest rows are.
func (d postgres) sample(ctx context.Context, q querier, c candidate, n int) ([]value, error) {
	share := 100.0
	if c.rows <= 0 { // nobody has analysed it yet; its size waits for a lock of the table
		if err := q.QueryRowContext(ctx, `
SELECT pg_relation_size(c.oid) / current_setting('block_size')::bigint
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE n.nspname = $1 AND c.relname = $2`, c.Schema, c.Table).Scan(&c.pages); err != nil {
			return nil, err
		}
		c.rows = c.pages * fewPerPage
	}
	if c.rows > 0 {
		pages := max(c.pages, c.rows/200, 1)
		share = 100 * max(1.5*float64(n)/float64(c.rows), fewestPages/float64(pages))
	}
	values, err := d.read(ctx, q, c, n, share)
	if len(values) == 0 && err == nil && share < 100 {
		// Mostly NULL, or not as many rows as there were once.
		values, err = d.read(ctx, q, c, n, 100*share)
	}
	return thin(values, n), err
}

// read reads a share of the table's pages, in per cent.
func (d postgres) read(ctx context.Context, q querier, c candidate, n int, share float64) (
	[]value, error) {
	b := &builder{p: d.profile()}
	b.w("SELECT tableoid::text || split_part(ctid::text, ',', 1), ")
	switch c.kind {
	case kindBinary:
		b.w("pg_catalog.substr(").q(c.Column).w(", 1, 17)")
	default:
		b.w("left(").q(c.Column).w(fmt.Sprintf("::text, %d)", maxTextLen))
	}
	b.w(" FROM ").q(c.Schema, c.Table)
	most := n + fewestPages*mostPerPage
	if share < 100 {
		b.w(fmt.Sprintf(" TABLESAMPLE SYSTEM (%g)", share))
		most = n + int(3*share/100*float64(c.rows)) // when the estimate is far from right
	}
	b.w(" WHERE ").q(c.Column).w(" IS NOT NULL LIMIT ").arg(most)
	return b.values(ctx, q, c.kind != kindBinary, true)
}

func (postgres) equals() string { return " OPERATOR(pg_catalog.=) " }

func (postgres) sortKey(_ kind, id [16]byte) [16]byte { return bytesOrder(id) }
