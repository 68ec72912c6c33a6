package scan

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// sqlite samples runs of rowids, which count the rows as they come in.
type sqlite struct{}

func (sqlite) profile() engine.Profile { return engine.SQLite }

func (sqlite) prepare(ctx context.Context, conn *sql.Conn, _ time.Duration) (func() error, error) {
	var was int
	if err := conn.QueryRowContext(ctx, "PRAGMA query_only").Scan(&was); err != nil {
		return giveUp, err
	}
	if _, err := conn.ExecContext(ctx, "PRAGMA query_only = ON"); err != nil {
		return giveUp, err
	}
	return func() error {
		_, err := conn.ExecContext(context.WithoutCancel(ctx), fmt.Sprintf("PRAGMA query_only = %d", was))
		return err
	}, nil
}

// begin has nothing to do: the connection takes no writes, and every statement reads
// one state of the file.
func (sqlite) begin(_ context.Context, conn *sql.Conn, _ time.Duration) (
	querier, func() error, error) {
	return conn, asItIs, nil
}

func (sqlite) hasSchema(_ context.Context, _ querier, schema string) (bool, error) {
	return schema == "main", nil
}

func (sqlite) holds(c migrate.SurveyColumn) (k kind, barred string, ok bool) {
	return kindAny, "", mayHoldID(c.Type)
}

func (sqlite) contains(c migrate.SurveyColumn) bool {
	return c.Type == "" || slices.ContainsFunc([]string{"TEXT", "CHAR", "JSON", "CLOB"},
		func(part string) bool { return strings.Contains(strings.ToUpper(c.Type), part) })
}

// mayHoldID leaves numbers and times out by the declared type. SQLite itself reads
// only parts of that name.
func mayHoldID(declared string) bool {
	t := strings.ToUpper(declared)
	if t == "" {
		return true
	}
	for _, part := range []string{"UUID", "GUID", "UNIQUEID", "BLOB", "BINARY", "RAW", "CHAR", "TEXT",
		"CLOB", "ULID", "BYTEA", "ANY"} {
		if strings.Contains(t, part) {
			return true
		}
	}
	return false
}

// samples reads runs of rowids, and of a table without them the first rows.
func (d sqlite) samples(ctx context.Context, q querier, table []candidate, n int) (
	[][]value, error) {
	c, at := table[0], []run{{most: n}}
	if c.order != "" {
		b := &builder{p: d.profile()}
		// Each by itself is a look at one end of the table, both at once read all of it.
		b.w("SELECT COALESCE((SELECT min(", c.order, ") FROM ").q(c.Schema, c.Table)
		b.w("), 0), COALESCE((SELECT max(", c.order, ") FROM ").q(c.Schema, c.Table).w("), 0)")
		if b.err != nil {
			return nil, b.err
		}
		var low, high int64
		if err := q.QueryRowContext(ctx, string(b.text)).Scan(&low, &high); err != nil {
			return nil, err
		}
		at = runs(low, high, n)
	}
	return readRuns(ctx, q, d.profile(), table, at, func(b *builder, c candidate, r run) {
		b.w("SELECT typeof(").q(c.Column).w(") AS r, NULL AS t, ")
		d.expr(b, c).w(" AS v FROM ").q(c.Schema, c.Table)
		if c.order == "" {
			b.w(" WHERE ").q(c.Column).w(" IS NOT NULL LIMIT ").arg(r.most)
			return
		}
		b.w(" WHERE ", c.order, " >= ").arg(r.from).w(" AND ", c.order, " < ").arg(r.to)
		b.w(" AND ").q(c.Column).w(" IS NOT NULL ORDER BY ", c.order, " LIMIT ").arg(r.most)
	})
}

// insides reads a table in its own order: an index begins with the values that are no ids.
func (d sqlite) insides(ctx context.Context, q querier, table []candidate, n int) (
	[][]value, error) {
	u := newUnion(d.profile())
	for _, c := range table {
		u.part(func(b *builder) {
			b.w("SELECT NULL AS r, NULL AS t, v FROM (SELECT substr(CAST(").q(c.Column)
			b.w(fmt.Sprintf(" AS TEXT), 1, %d) AS v FROM ", mostOfContainer)).q(c.Schema, c.Table)
			b.w(" NOT INDEXED LIMIT ").arg(rowsOf(table)).w(") e WHERE v LIKE ", likeAnID, " LIMIT ").arg(n)
		})
	}
	return u.read(ctx, q)
}

// expr writes the value of a column.
func (sqlite) expr(b *builder, c candidate) *builder {
	return b.w("substr(").q(c.Column).w(fmt.Sprintf(", 1, %d)", maxTextLen))
}

func (d sqlite) distinct(c candidate) *builder {
	b := &builder{p: d.profile()}
	return d.expr(b.w("SELECT DISTINCT "), c).w(" FROM ").q(c.Schema, c.Table)
}

func (sqlite) sortKey(_ kind, id [16]byte) [16]byte { return bytesOrder(id) }
