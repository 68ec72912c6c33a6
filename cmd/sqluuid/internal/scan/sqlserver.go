package scan

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// sqlserver is SQL Server 2016 and later. It has no transactions that only read, so
// that each is rolled back. Rows lie in the order of the clustered index; only an
// identity column that an index begins with tells when an id arrived.
type sqlserver struct{}

func (sqlserver) profile() engine.Profile { return engine.SQLServer }

// ErrBabelfish refuses a server that speaks SQL Server's protocol for PostgreSQL: what is said here
// of SQL Server's order would be false of it.
var ErrBabelfish = errors.New("this is Babelfish, whose uniqueidentifier sorts by its bytes as " +
	"PostgreSQL's uuid does, and whose type is not known at its PostgreSQL address either; ask it " +
	"with statements of your own, and give single ids to sqluuid inspect")

// prepare leaves a table out that is locked for longer than two seconds.
func (sqlserver) prepare(ctx context.Context, conn *sql.Conn, _ time.Duration) (
	func() error, error) {
	var at int
	err := conn.QueryRowContext(ctx, "SELECT CHARINDEX(N'Babelfish', @@VERSION)").Scan(&at)
	if err == nil && at > 0 {
		err = ErrBabelfish
	}
	if err != nil {
		return giveUp, err
	}
	_, err = conn.ExecContext(ctx, "SET LOCK_TIMEOUT 2000; SET DEADLOCK_PRIORITY LOW; SET "+
		"XACT_ABORT ON; SET ROWCOUNT 0; SET TEXTSIZE 2147483647")
	return giveUp, err
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

func (d sqlserver) columns(ctx context.Context, q querier, schemas []string) ([]candidate, error) {
	b := &builder{p: d.profile()}
	b.w(
		`SELECT s.name, t.name, c.name, TYPE_NAME(c.user_type_id), TYPE_NAME(c.system_type_id),
		  c.max_length, c.column_id,
COALESCE((SELECT SUM(p.rows) FROM sys.partitions p WHERE p.object_id = t.object_id
  AND p.index_id IN (0, 1)), -1),
`, begins("i.is_primary_key = 1"), ", ", begins("i.is_unique = 1 AND i.has_filter = 0 AND NOT "+
			"EXISTS (SELECT 1 FROM sys.index_columns y WHERE y.object_id = i.object_id AND y.index_id = "+
			"i.index_id AND y.key_ordinal > 1)"),
		", ", begins("i.has_filter = 0"), `,
COALESCE((SELECT MIN(n.name) FROM sys.identity_columns n JOIN sys.index_columns x
  ON x.object_id = n.object_id AND x.column_id = n.column_id AND x.key_ordinal = 1
 JOIN sys.indexes i ON i.object_id = x.object_id AND i.index_id = x.index_id AND i.type IN (1, 2)
   AND i.has_filter = 0 AND i.is_disabled = 0
 WHERE n.object_id = t.object_id AND TYPE_NAME(n.system_type_id) IN (N'tinyint', N'smallint',
   N'int', N'bigint')), N''),
CASE WHEN c.encryption_type IS NOT NULL THEN 1 ELSE 0 END,
CASE WHEN c.is_masked = 1 AND COALESCE(HAS_PERMS_BY_NAME(DB_NAME(), N'DATABASE', N'UNMASK'), 0) = 0
  THEN 1 ELSE 0 END
FROM sys.columns c JOIN sys.tables t ON t.object_id = c.object_id JOIN sys.schemas s
  ON s.schema_id = t.schema_id
WHERE t.is_ms_shipped = 0 AND t.is_external = 0 AND s.name <> N'sqluuid'
AND TYPE_NAME(c.system_type_id) IN (N'uniqueidentifier', N'binary', N'varbinary', N'char',
  N'varchar', N'nchar', N'nvarchar')`)
	for i, name := range schemas {
		b.w([]string{" AND s.name IN (", ", "}[min(i, 1)]).arg(name)
	}
	if len(schemas) > 0 {
		b.w(")")
	}
	rows, err := q.QueryContext(ctx, string(b.text), b.args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []candidate
	for rows.Next() {
		var c candidate
		var base string
		var size int
		var encrypted, masked bool
		if err := rows.Scan(&c.Schema, &c.Table, &c.Column, &c.Type, &base, &size, &c.position, &c.rows,
			&c.primary, &c.unique, &c.indexed, &c.order, &encrypted, &masked); err != nil {
			return nil, err
		}
		var ok bool
		if c.kind, ok = msKind(base, size); !ok {
			continue
		}
		c.sorted, c.padded = c.indexed, base == "char" || base == "nchar"
		c.Type = msType(c.Type, base, size)
		switch {
		case encrypted:
			c.unreadable = "it is encrypted by the client (Always Encrypted), so that the server cannot " +
				"read it"
		case masked:
			c.unreadable = "it is masked, and this role has no UNMASK permission"
		}
		out = append(out, c)
	}
	return out, rows.Err()
}

// begins is 1 where an index of a kind begins with the column.
func begins(kind string) string {
	return `CASE WHEN EXISTS (SELECT 1 FROM sys.indexes i JOIN sys.index_columns x
	  ON x.object_id = i.object_id AND x.index_id = i.index_id
 WHERE i.object_id = c.object_id AND x.column_id = c.column_id AND x.key_ordinal = 1
   AND i.type IN (1, 2) AND i.is_disabled = 0 AND i.is_hypothetical = 0 AND ` + kind + `) THEN 1
   ELSE 0 END`
}

// msKind says what a type may hold whose values take up to size bytes; -1 is any
// number.
func msKind(base string, size int) (kind, bool) {
	switch base {
	case "uniqueidentifier":
		return kindNative, true
	case "binary":
		return kindBinary, size == 16 // it fills shorter values with zeros
	case "varbinary":
		return kindBinary, size < 0 || size >= 16
	case "nchar", "nvarchar":
		size /= 2
	}
	return kindText, size <= 0 || size >= shortestText
}

// msType writes a type with its length; one with a name of its own has its own.
func msType(name, base string, size int) string {
	switch {
	case name != base || base == "uniqueidentifier":
		return name
	case size < 0:
		return name + "(max)"
	case base == "nchar" || base == "nvarchar":
		size /= 2
	}
	return fmt.Sprintf("%s(%d)", name, size)
}

func (sqlserver) links(ctx context.Context, q querier) ([]link, error) {
	return linksOf(ctx, q,
		`SELECT OBJECT_SCHEMA_NAME(x.parent_object_id), OBJECT_NAME(x.parent_object_id),
		  COL_NAME(x.parent_object_id, x.parent_column_id),
OBJECT_SCHEMA_NAME(x.referenced_object_id), OBJECT_NAME(x.referenced_object_id),
  COL_NAME(x.referenced_object_id, x.referenced_column_id)
FROM sys.foreign_key_columns x ORDER BY x.constraint_object_id, x.constraint_column_id`)
}

// sample reads runs of rows that were inserted one after the other, where an identity
// column tells. Otherwise it reads the first rows, and where an index helps the last
// ones too: they may be of another age.
func (d sqlserver) sample(ctx context.Context, q querier, c candidate, n int) ([]value, error) {
	if c.unreadable != "" {
		return nil, errors.New(c.unreadable)
	}
	if c.order != "" {
		return d.byIdentity(ctx, q, c, n)
	}
	first := n
	if c.sorted {
		first = n - n/2
	}
	b := d.selectValue(c, first)
	out, err := b.values(ctx, q, c.kind != kindBinary, false)
	if err != nil || len(out) < first || first == n {
		return out, err
	}
	b = d.selectValue(c, n-first)
	b.w(" ORDER BY ").q(c.Column).w(" DESC")
	last, err := b.values(ctx, q, c.kind != kindBinary, false)
	return append(out, last...), err
}

func (d sqlserver) byIdentity(ctx context.Context, q querier, c candidate, n int) ([]value, error) {
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
	var out []value
	for _, r := range runs(low, high, n) {
		b := d.selectValue(c, r.most)
		b.w(" AND ").q(c.order).w(" >= ").arg(r.from).w(" AND ").q(c.order).w(" < ").arg(r.to).w(
			" ORDER BY ").q(c.order)
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

// selectValue begins a query for so many values; its WHERE can be gone on with.
func (d sqlserver) selectValue(c candidate, most int) *builder {
	return d.value(fmt.Sprintf("SELECT TOP (%d) ", most), c).w(" WHERE ").q(c.Column).w(" IS NOT NULL")
}

func (d sqlserver) distinct(c candidate) *builder { return d.value("SELECT DISTINCT ", c) }

func (d sqlserver) value(verb string, c candidate) *builder {
	b := &builder{p: d.profile()}
	b.w(verb)
	switch {
	case c.kind == kindNative:
		b.w("CONVERT(char(36), ").q(c.Column).w(")")
	case c.kind == kindBinary:
		b.w("SUBSTRING(").q(c.Column).w(", 1, 17)")
	case c.padded:
		b.w("RTRIM(CONVERT(nvarchar(100), SUBSTRING(").q(c.Column).w(fmt.Sprintf(", 1, %d)))",
			maxTextLen))
	default:
		b.w("CONVERT(nvarchar(100), SUBSTRING(").q(c.Column).w(fmt.Sprintf(", 1, %d))", maxTextLen))
	}
	return b.w(" FROM ").q(c.Schema, c.Table)
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
