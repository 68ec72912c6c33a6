package scan

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	driver "github.com/go-sql-driver/mysql"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// mysql is MySQL and MariaDB. InnoDB keeps rows in the order of the primary key,
// so that only a counter in the same row tells when an id arrived.
type mysql struct{ p engine.Profile }

func (d mysql) profile() engine.Profile { return d.p }

func (mysql) prepare(ctx context.Context, conn *sql.Conn, timeout time.Duration) (
	func() error, error) {
	values := map[string]string{
		"max_statement_time": fmt.Sprintf("%g", timeout.Seconds()), // MariaDB, seconds
		"max_execution_time": fmt.Sprint(timeout.Milliseconds()),   // MySQL, milliseconds
		"lock_wait_timeout":  "2",
		// With another one a COMMIT begins a transaction, or ends the session.
		"completion_type": "0",
	}
	names := slices.Sorted(maps.Keys(values))
	rows, err := conn.QueryContext(ctx, "SHOW SESSION VARIABLES WHERE Variable_name IN ('"+
		strings.Join(names, "', '")+"')")
	if err != nil {
		return giveUp, err
	}
	defer rows.Close()
	var sets []string
	for rows.Next() { // the other server's are missing
		var name, value string
		if err := rows.Scan(&name, &value); err != nil {
			return giveUp, err
		}
		sets = append(sets, "SESSION "+name+" = "+values[strings.ToLower(name)])
	}
	if err := rows.Err(); err != nil || len(sets) == 0 {
		return giveUp, err
	}
	_, err = conn.ExecContext(ctx, "SET "+strings.Join(sets, ", "))
	return giveUp, err
}

// notSupported is the server's number for a clause that it reads and does not serve.
const notSupported = 1235

func (mysql) begin(ctx context.Context, conn *sql.Conn, _ time.Duration) (
	querier, func() error, error) {
	tx, err := conn.BeginTx(ctx, &sql.TxOptions{ReadOnly: true, Isolation: sql.LevelReadCommitted})
	if numbered := (*driver.MySQLError)(nil); errors.As(err, &numbered) &&
		numbered.Number == notSupported {
		// TiDB has no transaction that is read-only. A scan sends SELECT and SHOW alone.
		tx, err = conn.BeginTx(ctx, &sql.TxOptions{Isolation: sql.LevelReadCommitted})
	}
	if err != nil {
		return nil, nil, err
	}
	return tx, tx.Rollback, nil
}

func (mysql) hasSchema(ctx context.Context, q querier, schema string) (ok bool, err error) {
	err = q.QueryRowContext(ctx, "SELECT count(*) > 0 FROM information_schema.SCHEMATA WHERE "+
		"SCHEMA_NAME = ?", schema).Scan(&ok)
	return ok, err
}

// holds takes a BINARY that is long enough: the server fills shorter values with zeros.
func (mysql) holds(c migrate.SurveyColumn) (k kind, barred string, ok bool) {
	switch c.Base {
	case "uuid":
		return kindNative, "", true
	case "binary", "varbinary":
		return kindBinary, "", c.Length >= 16
	case "tinyblob", "blob":
		return kindBinary, "is " + c.Type + ", which no rewrite takes: give it the type binary(16) first",
			true
	case "char", "varchar", "tinytext", "text":
		return kindText, "", c.Length >= shortestText
	}
	return 0, "", false
}

func (mysql) contains(c migrate.SurveyColumn) bool {
	// MariaDB's JSON is longtext.
	return c.Base == "json" || strings.HasSuffix(c.Base, "text") ||
		c.Base == "varchar" && c.Length > 36
}

// samples reads runs of rows that were inserted one after the other, where a counter tells. Else it
// reads the first rows of each column, in the order of the primary key, and where an index helps
// the last ones too: they may be of another age.
func (d mysql) samples(ctx context.Context, q querier, table []candidate, n int) (
	[][]value, error) {
	if table[0].order != "" {
		return d.byCounter(ctx, q, table, n)
	}
	return readEnds(ctx, q, d.p, table, n, func(b *builder, c candidate, most int, last bool) {
		d.pick(b, c).w(" WHERE ").q(c.Column).w(" IS NOT NULL")
		if last {
			b.w(" ORDER BY ").q(c.Column).w(" DESC")
		}
		b.w(" LIMIT ").arg(most)
	})
}

// byCounter reads runs of rows that were inserted one after the other.
func (d mysql) byCounter(ctx context.Context, q querier, table []candidate, n int) (
	[][]value, error) {
	c := table[0]
	b := &builder{p: d.p}
	b.w("SELECT COALESCE(MIN(").q(c.order).w("), 0), COALESCE(MAX(").q(c.order).w("), 0) FROM ").q(
		c.Schema, c.Table)
	if b.err != nil {
		return nil, b.err
	}
	var low, high int64
	if err := q.QueryRowContext(ctx, string(b.text)).Scan(&low, &high); err != nil {
		return nil, err
	}
	return readRuns(ctx, q, d.p, table, runs(low, high, n), func(b *builder, c candidate, r run) {
		d.pick(b, c).w(" WHERE ").q(c.order).w(" >= ").arg(r.from)
		b.w(" AND ").q(c.order).w(" < ").arg(r.to)
		b.w(" AND ").q(c.Column).w(" IS NOT NULL ORDER BY ").q(c.order).w(" LIMIT ").arg(r.most)
	})
}

// insides reads a table in its own order: an index begins with the values that are no ids.
func (d mysql) insides(ctx context.Context, q querier, table []candidate, n int) (
	[][]value, error) {
	u := newUnion(d.p)
	for _, c := range table {
		u.part(func(b *builder) {
			b.w("SELECT NULL AS r, NULL AS t, CAST(v AS BINARY) AS v FROM (SELECT LEFT(CAST(").q(c.Column)
			b.w(fmt.Sprintf(" AS CHAR), %d) AS v FROM ", mostOfContainer)).q(c.Schema, c.Table)
			b.w(" USE INDEX () LIMIT ").arg(rowsOf(table)).w(") e WHERE v LIKE ", likeAnID, " LIMIT ").arg(n)
		})
	}
	return u.read(ctx, q)
}

// pick begins a part of a union, in which texts have many character sets.
func (d mysql) pick(b *builder, c candidate) *builder {
	b.w("SELECT NULL AS r, NULL AS t, CAST(")
	if c.kind == kindText {
		b.w("CONVERT(")
		d.expr(b, c).w(" USING utf8mb4)")
	} else {
		d.expr(b, c)
	}
	return b.w(" AS BINARY) AS v FROM ").q(c.Schema, c.Table)
}

func (d mysql) distinct(c candidate) *builder {
	b := &builder{p: d.p}
	return d.expr(b.w("SELECT DISTINCT "), c).w(" FROM ").q(c.Schema, c.Table)
}

// expr writes the value of a column.
func (mysql) expr(b *builder, c candidate) *builder {
	switch c.kind {
	case kindNative:
		return b.w("CAST(").q(c.Column).w(" AS CHAR)")
	case kindBinary:
		return b.w("LEFT(").q(c.Column).w(", 17)")
	}
	return b.w("LEFT(").q(c.Column).w(fmt.Sprintf(", %d)", maxTextLen))
}

func (mysql) sortKey(k kind, id [16]byte) [16]byte {
	if k == kindNative { // MariaDB's type, which sorts as it stores
		return codec.MariaDBStorage.Encode(id)
	}
	return bytesOrder(id)
}
