package scan

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"
	"time"

	driver "github.com/go-sql-driver/mysql"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// mysql is MySQL and MariaDB. InnoDB keeps rows in the order of the primary key,
// so that only a counter in the same row tells when an id arrived.
type mysql struct{ p engine.Profile }

func (d mysql) profile() engine.Profile { return d.p }

func (mysql) prepare(ctx context.Context, conn *sql.Conn, timeout time.Duration) (
	func() error, error) {
	for _, set := range []struct{ name, value string }{
		{"max_statement_time", fmt.Sprintf("%g", timeout.Seconds())}, // MariaDB, seconds
		{"max_execution_time", fmt.Sprint(timeout.Milliseconds())},   // MySQL, milliseconds
		{"lock_wait_timeout", "2"},
		// With another one a COMMIT begins a transaction, or ends the session.
		{"completion_type", "0"},
		{"information_schema_stats_expiry", "0"}, // else MySQL estimates of a day ago
	} {
		var name, value string
		err := conn.QueryRowContext(ctx, "SHOW SESSION VARIABLES LIKE '"+set.name+"'").Scan(&name, &value)
		if errors.Is(err, sql.ErrNoRows) {
			continue // the other server's
		}
		if err == nil {
			_, err = conn.ExecContext(ctx, "SET SESSION "+set.name+" = "+set.value)
		}
		if err != nil {
			return giveUp, err
		}
	}
	return giveUp, nil
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

func (d mysql) columns(ctx context.Context, q querier, schemas []string) ([]candidate, error) {
	tables, err := d.tables(ctx, q, schemas)
	if err != nil {
		return nil, err
	}
	indexes, err := d.indexes(ctx, q, schemas)
	if err != nil {
		return nil, err
	}
	ranged, err := d.ranged(ctx, q, schemas)
	if err != nil {
		return nil, err
	}
	var out []candidate
	counters := map[[2]string]string{}
	err = d.catalogue(ctx, q, `
SELECT TABLE_SCHEMA, TABLE_NAME, COLUMN_NAME, COLUMN_TYPE, DATA_TYPE, ORDINAL_POSITION,
  COALESCE(CHARACTER_MAXIMUM_LENGTH, 0), EXTRA LIKE '%auto_increment%',
  COALESCE(GENERATION_EXPRESSION, '') <> ''
FROM information_schema.COLUMNS WHERE TABLE_NAME NOT LIKE 'sqluuid\_migration%' AND `, schemas,
		func(rows *sql.Rows) error {
			var c candidate
			var typ string
			var length int64
			var counter, made bool
			if err := rows.Scan(&c.Schema, &c.Table, &c.Column, &c.Type, &typ, &c.position, &length,
				&counter, &made); err != nil {
				return err
			}
			table := [2]string{c.Schema, c.Table}
			if counter {
				counters[table] = c.Column
			}
			n, ok := tables[table]
			if !ok {
				return nil
			}
			if c.kind, ok = kindOf(typ, length); ok {
				i := indexes[c.Name]
				c.rows, c.primary, c.unique, c.indexed, c.sorted = n, i.primary, i.unique, i.any, i.sorts
				c.ranged = i.primary && ranged[table]
				if strings.HasSuffix(typ, "blob") {
					c.barred = "is " + c.Type + ", which no rewrite takes: give it the type binary(16) first"
				}
				if made {
					c.barred = generated
				}
				out = append(out, c)
			}
			return nil
		})
	for i := range out {
		out[i].order = counters[[2]string{out[i].Schema, out[i].Table}]
	}
	return out, err
}

// kindOf says what a data type of so many characters or bytes may hold.
func kindOf(typ string, length int64) (kind, bool) {
	switch typ {
	case "uuid":
		return kindNative, true
	case "binary":
		return kindBinary, length >= 16 // it fills shorter values with zeros
	case "varbinary", "tinyblob", "blob":
		return kindBinary, length >= 16
	case "char", "varchar", "tinytext", "text":
		return kindText, length >= shortestText
	}
	return 0, false
}

func (mysql) links(ctx context.Context, q querier) ([]link, error) {
	return linksOf(ctx, q, `
SELECT TABLE_SCHEMA, TABLE_NAME, COLUMN_NAME, REFERENCED_TABLE_SCHEMA, REFERENCED_TABLE_NAME,
  REFERENCED_COLUMN_NAME
FROM information_schema.KEY_COLUMN_USAGE WHERE REFERENCED_TABLE_NAME IS NOT NULL
ORDER BY TABLE_SCHEMA, TABLE_NAME, CONSTRAINT_NAME, ORDINAL_POSITION`)
}

func (d mysql) sample(ctx context.Context, q querier, c candidate, n int) ([]value, error) {
	if c.order != "" {
		return d.byCounter(ctx, q, c, n)
	}
	// The first rows, in the order of the primary key, and where an index helps
	// the last ones too: they may be of another age.
	first := n
	if c.sorted {
		first = n - n/2
	}
	b := d.selectValue(c)
	b.w(" WHERE ").q(c.Column).w(" IS NOT NULL LIMIT ").arg(first)
	out, err := b.values(ctx, q, c.kind != kindBinary, false)
	if err != nil || len(out) < first || first == n {
		return out, err
	}
	b = d.selectValue(c)
	b.w(" WHERE ").q(c.Column).w(" IS NOT NULL ORDER BY ").q(c.Column).w(" DESC LIMIT ").arg(n - first)
	last, err := b.values(ctx, q, c.kind != kindBinary, false)
	return append(out, last...), err
}

// byCounter reads runs of rows that were inserted one after the other.
func (d mysql) byCounter(ctx context.Context, q querier, c candidate, n int) ([]value, error) {
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
	var out []value
	for _, r := range runs(low, high, n) {
		b := d.selectValue(c)
		b.w(" WHERE ").q(c.order).w(" >= ").arg(r.from).w(" AND ").q(c.order).w(" < ").arg(r.to)
		b.w(" AND ").q(c.Column).w(" IS NOT NULL ORDER BY ").q(c.order).w(" LIMIT ").arg(r.most)
		values, err := b.values(ctx, q, c.kind != kindBinary, false)
		if err != nil {
			return nil, err
		}
		for i := range values {
			values[i].run = fmt.Sprint(r.from)
		}
		out = append(out, values...)
	}
	return out, nil
}

func (d mysql) selectValue(c candidate) *builder {
	b := &builder{p: d.p}
	b.w("SELECT ")
	switch c.kind {
	case kindNative:
		b.w("CAST(").q(c.Column).w(" AS CHAR)")
	case kindBinary:
		b.w("LEFT(").q(c.Column).w(", 17)")
	default:
		b.w("LEFT(").q(c.Column).w(fmt.Sprintf(", %d)", maxTextLen))
	}
	return b.w(" FROM ").q(c.Schema, c.Table)
}

func (mysql) sortKey(k kind, id [16]byte) [16]byte {
	if k == kindNative { // MariaDB's type, which sorts as it stores
		return codec.MariaDBStorage.Encode(id)
	}
	return bytesOrder(id)
}
