package scan

import (
	"context"
	"database/sql"
	"fmt"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate"
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
		"pg_catalog.set_config('row_security', 'on', true), "+
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

// holds takes text that is long enough, and types of the server alone: a cast of another's may run
// its code.
func (postgres) holds(c migrate.SurveyColumn) (k kind, barred string, ok bool) {
	switch c.Base {
	case "uuid":
		return kindNative, "", true
	case "bytea":
		return kindBinary, "", true
	case "bpchar", "varchar", "text":
		return kindText, "", c.Length < 0 || c.Length >= shortestText
	}
	return 0, "", false
}

func (postgres) contains(c migrate.SurveyColumn) bool {
	base, isArray := strings.CutPrefix(c.Base, "_")
	switch base {
	case "json", "jsonb", "xml", "text", "varchar", "bpchar":
		return true
	case "uuid":
		return isArray
	}
	return strings.HasSuffix(c.Type, "hstore")
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

// samples takes pages from all over the table, with half as many rows again as are
// wanted, and thins them. A limit in their place would cut off the end of the
// table, where the newest rows are.
func (d postgres) samples(ctx context.Context, q querier, table []candidate, n int) (
	[][]value, error) {
	c := table[0]
	if c.rows <= 0 { // nobody has analysed it yet; its size waits for a lock of the table
		if err := q.QueryRowContext(ctx, `
SELECT pg_relation_size(c.oid) / current_setting('block_size')::bigint
FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
WHERE n.nspname = $1 AND c.relname = $2`, c.Schema, c.Table).Scan(&c.pages); err != nil {
			return nil, err
		}
		c.rows = c.pages * fewPerPage
	}
	share := 100.0
	if c.rows > 0 {
		pages := max(c.pages, c.rows/200, 1)
		share = 100 * max(1.5*float64(n)/float64(c.rows), fewestPages/float64(pages))
	}
	out, err := d.read(ctx, q, table, n, share, c.rows)
	if err != nil {
		return nil, err
	}
	var empty []int
	for i, values := range out {
		if len(values) == 0 && share < 100 {
			empty = append(empty, i)
		}
	}
	if len(empty) > 0 { // mostly NULL, or not as many rows as there were once
		var some []candidate
		for _, i := range empty {
			some = append(some, table[i])
		}
		again, err := d.read(ctx, q, some, n, 100*share, c.rows)
		if err != nil {
			return nil, err
		}
		for k, i := range empty {
			out[i] = again[k]
		}
	}
	for i := range out {
		out[i] = thin(out[i], n)
	}
	return out, nil
}

// read reads a share of the table's pages, in per cent.
func (d postgres) read(ctx context.Context, q querier, table []candidate, n int, share float64,
	rows int64) ([][]value, error) {
	u := newUnion(d.profile())
	most := n + fewestPages*mostPerPage
	if share < 100 {
		most = n + int(3*share/100*float64(rows)) // when the estimate is far from right
	}
	for _, c := range table {
		u.part(func(b *builder) {
			b.w("SELECT tableoid::text || split_part(ctid::text, ',', 1) AS r, ")
			if c.kind == kindBinary {
				d.expr(b.w("NULL::text AS t, "), c).w(" AS v")
			} else {
				d.expr(b, c).w(" AS t, NULL::bytea AS v")
			}
			b.w(" FROM ").q(c.Schema, c.Table)
			if share < 100 {
				b.w(fmt.Sprintf(" TABLESAMPLE SYSTEM (%g)", share))
			}
			b.w(" WHERE ").q(c.Column).w(" IS NOT NULL LIMIT ").arg(most)
		})
	}
	out, err := u.read(ctx, q)
	for i := range out {
		asText(out[i], table[i].kind != kindBinary)
	}
	return out, err
}

// insides writes a value by the output function of its type. The cast of another role's type may
// run code of that role.
func (d postgres) insides(ctx context.Context, q querier, table []candidate, n int) (
	[][]value, error) {
	u := newUnion(d.profile())
	for _, c := range table {
		u.part(func(b *builder) {
			b.w("SELECT NULL::text AS r, v AS t, NULL::bytea AS v FROM (SELECT ",
				"pg_catalog.left(pg_catalog.concat(").q(c.Column)
			b.w(fmt.Sprintf("), %d) AS v FROM ", mostOfContainer)).q(c.Schema, c.Table)
			b.w(" LIMIT ").arg(rowsOf(table)).w(") e WHERE v OPERATOR(pg_catalog.~~) ", likeAnID)
			b.w(" LIMIT ").arg(n)
		})
	}
	return u.read(ctx, q)
}

// expr writes the value of a column.
func (postgres) expr(b *builder, c candidate) *builder {
	if c.kind == kindBinary {
		return b.w("pg_catalog.substr(").q(c.Column).w(", 1, 17)")
	}
	return b.w("pg_catalog.left(").q(c.Column).w(fmt.Sprintf("::text, %d)", maxTextLen))
}

func (d postgres) distinct(c candidate) *builder {
	b := &builder{p: d.profile()}
	return d.expr(b.w("SELECT DISTINCT "), c).w(" FROM ").q(c.Schema, c.Table)
}

func (postgres) sortKey(_ kind, id [16]byte) [16]byte { return bytesOrder(id) }
