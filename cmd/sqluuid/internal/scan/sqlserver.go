package scan

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// sqlserver is SQL Server 2016 and later. It has no transactions that only read, so
// that each is rolled back. Rows lie in the order of the clustered index; only an
// identity column that an index begins with tells when an id arrived.
type sqlserver struct{}

func (sqlserver) profile() engine.Profile { return engine.SQLServer }

// prepare has nothing to do: the connection is the survey's. A table that is locked for longer than
// its settings wait is left out.
func (sqlserver) prepare(context.Context, *sql.Conn, time.Duration) (func() error, error) {
	return giveUp, nil
}

func (sqlserver) begin(ctx context.Context, conn *sql.Conn, _ time.Duration) (
	querier, func() error, error) {
	tx, err := conn.BeginTx(ctx, &sql.TxOptions{Isolation: sql.LevelReadCommitted})
	if err != nil {
		return nil, nil, err
	}
	return tx, tx.Rollback, nil
}

func (sqlserver) hasSchema(ctx context.Context, q querier, schema string) (ok bool, err error) {
	err = q.QueryRowContext(ctx, "SELECT CASE WHEN EXISTS (SELECT 1 FROM sys.schemas s WHERE s.name "+
		"= @p1) THEN 1 ELSE 0 END", schema).Scan(&ok)
	return ok, err
}

// holds takes a BINARY of 16 bytes alone: the server fills shorter values with zeros.
func (sqlserver) holds(c migrate.SurveyColumn) (k kind, barred string, ok bool) {
	switch c.Base {
	case "uniqueidentifier":
		return kindNative, "", true
	case "binary":
		return kindBinary, "", c.Length == 16
	case "varbinary":
		return kindBinary, "", c.Length < 0 || c.Length >= 16
	case "char", "varchar", "nchar", "nvarchar":
		return kindText, "", c.Length < 0 || c.Length >= shortestText
	}
	return 0, "", false
}

// contains is false: no server was here to try a search for ids inside of texts.
func (sqlserver) contains(migrate.SurveyColumn) bool { return false }

func (sqlserver) insides(context.Context, querier, []candidate, int) ([][]value, error) {
	return nil, errors.ErrUnsupported
}

// samples reads runs of rows that were inserted one after the other, where an identity column
// tells. Otherwise it reads the first rows, and where an index helps the last ones too: they may be
// of another age.
func (d sqlserver) samples(ctx context.Context, q querier, table []candidate, n int) (
	[][]value, error) {
	if table[0].order != "" {
		return d.byIdentity(ctx, q, table, n)
	}
	return readEnds(ctx, q, d.profile(), table, n, func(b *builder, c candidate, most int, last bool) {
		d.pick(b, c, most).w(" WHERE ").q(c.Column).w(" IS NOT NULL")
		if last {
			b.w(" ORDER BY ").q(c.Column).w(" DESC")
		}
	})
}

func (d sqlserver) byIdentity(ctx context.Context, q querier, table []candidate, n int) (
	[][]value, error) {
	c := table[0]
	b := &builder{p: d.profile()}
	b.w("SELECT CONVERT(bigint, COALESCE(MIN(").q(c.order).w(
		"), 0)), CONVERT(bigint, COALESCE(MAX(").q(c.order).w("), 0)) FROM ").q(c.Schema, c.Table)
	if b.err != nil {
		return nil, b.err
	}
	var low, high int64
	if err := q.QueryRowContext(ctx, string(b.text)).Scan(&low, &high); err != nil {
		return nil, err
	}
	at := runs(low, high, n)
	return readRuns(ctx, q, d.profile(), table, at, func(b *builder, c candidate, r run) {
		d.pick(b, c, r.most).w(" WHERE ").q(c.order).w(" >= ").arg(r.from)
		b.w(" AND ").q(c.order).w(" < ").arg(r.to)
		b.w(" AND ").q(c.Column).w(" IS NOT NULL ORDER BY ").q(c.order)
	})
}

// pick begins a part of a union for so many values. Texts of a union have one collation.
func (d sqlserver) pick(b *builder, c candidate, most int) *builder {
	b.w(fmt.Sprintf("SELECT TOP (%d) NULL AS r, ", most))
	if c.kind == kindBinary {
		b.w("CONVERT(nvarchar(100), NULL) COLLATE Latin1_General_BIN2 AS t, ")
		d.expr(b, c).w(" AS v")
	} else {
		b.w("CONVERT(nvarchar(100), ")
		d.expr(b, c).w(") COLLATE Latin1_General_BIN2 AS t, CONVERT(varbinary(17), NULL) AS v")
	}
	return b.w(" FROM ").q(c.Schema, c.Table)
}

func (d sqlserver) distinct(c candidate) *builder {
	b := &builder{p: d.profile()}
	return d.expr(b.w("SELECT DISTINCT "), c).w(" FROM ").q(c.Schema, c.Table)
}

// expr writes the value of a column.
func (sqlserver) expr(b *builder, c candidate) *builder {
	switch {
	case c.kind == kindNative:
		return b.w("CONVERT(char(36), ").q(c.Column).w(")")
	case c.kind == kindBinary:
		return b.w("SUBSTRING(").q(c.Column).w(", 1, 17)")
	case c.padded:
		return b.w("RTRIM(CONVERT(nvarchar(100), SUBSTRING(").q(c.Column).w(
			fmt.Sprintf(", 1, %d)))", maxTextLen))
	}
	return b.w("CONVERT(nvarchar(100), SUBSTRING(").q(c.Column).w(
		fmt.Sprintf(", 1, %d))", maxTextLen))
}

// msOrder are the bytes of an id in the order in which a uniqueidentifier is compared.
var msOrder = [16]int{10, 11, 12, 13, 14, 15, 8, 9, 7, 6, 5, 4, 3, 2, 1, 0}

func (sqlserver) sortKey(k kind, id [16]byte) [16]byte {
	if k != kindNative {
		return bytesOrder(id)
	}
	var out [16]byte
	for i, at := range msOrder {
		out[i] = id[at]
	}
	return out
}

// ageless implements [agelessSource].
func (sqlserver) ageless() string {
	return "uniqueidentifier is compared from its last six bytes, so that version 6 would sort no " +
		"better by time there; binary(16) would, and so does the order of codec.SQLServerOrder " +
		"(sqltype.OrderedGUID)"
}

// mostArgs implements [fewSource]: the server takes 2,100.
func (sqlserver) mostArgs() int { return 2000 }

// health implements [healthSource]. LIMITED reads the pages above the leaves only.
func (d sqlserver) health(ctx context.Context, q querier, c candidate) (h Health, err error) {
	b := &builder{p: d.profile()}
	b.q(c.Schema, c.Table)
	if b.err != nil {
		return h, b.err
	}
	err = q.QueryRowContext(ctx,
		`SELECT TOP (1) i.name, CONVERT(float, s.avg_fragmentation_in_percent / 100), CONVERT(bigint,
		  s.page_count)
FROM sys.dm_db_index_physical_stats(DB_ID(), OBJECT_ID(@p1), NULL, NULL, N'LIMITED') s
JOIN sys.indexes i ON i.object_id = s.object_id AND i.index_id = s.index_id
JOIN sys.index_columns x ON x.object_id = i.object_id AND x.index_id = i.index_id
  AND x.key_ordinal = 1
WHERE s.index_level = 0 AND s.alloc_unit_type_desc = N'IN_ROW_DATA'
  AND COL_NAME(x.object_id, x.column_id) = @p2
ORDER BY s.index_id, s.partition_number`, string(b.text), c.Column).Scan(&h.Index, &h.Fragmentation,
		&h.Pages)
	return h, err
}

func (sqlserver) healthRefused(err error) string {
	var e interface{ SQLErrorNumber() int32 }
	if !errors.As(err, &e) {
		return ""
	}
	switch e.SQLErrorNumber() {
	case 229, 297, 300, 371, 262, 15247:
		return "the state of the indexes (sys.dm_db_index_physical_stats) is not told to this role: it " +
			"needs VIEW DATABASE STATE (from SQL Server 2022 on VIEW DATABASE PERFORMANCE STATE), or " +
			"CONTROL on each table; the server says: " +
			strings.TrimPrefix(err.Error(), "mssql: ")
	}
	return ""
}
