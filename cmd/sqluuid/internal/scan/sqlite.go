package scan

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strings"
	"time"

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

func (d sqlite) columns(ctx context.Context, q querier, _ []string) ([]candidate, error) {
	rows, err := q.QueryContext(ctx, `
SELECT m.name, x.name, x.type, x.cid, x.pk = 1, l.wr, x.hidden IN (2, 3),
       EXISTS (SELECT 1 FROM pragma_index_list(m.name, 'main') i WHERE i."unique" AND NOT i.partial
               AND (SELECT count(*) FROM pragma_index_info(i.name, 'main')) = 1
                 AND x.name = (SELECT f.name FROM pragma_index_info(i.name, 'main') f)),
       EXISTS (SELECT 1 FROM pragma_index_list(m.name, 'main') i
         JOIN pragma_index_info(i.name, 'main') f ON f.seqno = 0 WHERE NOT i.partial
         AND f.name = x.name),
       (SELECT group_concat(lower(y.name), ' ') FROM pragma_table_xinfo(m.name, 'main') y
         WHERE lower(y.name) IN ('rowid', '_rowid_', 'oid'))
FROM main.sqlite_master m JOIN pragma_table_list l ON l.schema = 'main' AND l.name = m.name
  AND l.type = 'table'
JOIN pragma_table_xinfo(m.name, 'main') x
WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite\_%' ESCAPE '\'
  AND m.name NOT LIKE 'sqluuid\_migration%' ESCAPE '\' AND x.hidden <> 1`)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []candidate
	for rows.Next() {
		c := candidate{Name: Name{Schema: "main"}, kind: kindAny, rows: -1}
		var withoutRowid, made bool
		var taken sql.NullString
		if err := rows.Scan(&c.Table, &c.Column, &c.Type, &c.position, &c.primary, &withoutRowid,
			&made, &c.unique, &c.indexed, &taken); err != nil {
			return nil, err
		}
		if !mayHoldID(c.Type) {
			continue
		}
		c.indexed = c.indexed || c.primary
		if made {
			c.barred = generated
		}
		if !withoutRowid {
			names := strings.Fields(taken.String)
			for _, alias := range []string{"rowid", "_rowid_", "oid"} {
				if !slices.Contains(names, alias) {
					c.order = alias
					break
				}
			}
		}
		out = append(out, c)
	}
	return out, rows.Err()
}

// mayHoldID leaves numbers and times out by the declared type, of which SQLite
// itself reads parts of the name only.
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

func (sqlite) links(ctx context.Context, q querier) ([]link, error) {
	return linksOf(ctx, q, `
SELECT 'main', m.name, f."from", 'main', p.name,
       COALESCE(f."to", (SELECT x.name FROM pragma_table_xinfo(p.name, 'main') x
         WHERE x.pk = f.seq + 1))
FROM main.sqlite_master m JOIN pragma_foreign_key_list(m.name, 'main') f JOIN main.sqlite_master p
  ON p.type = 'table' AND p.name = f."table" COLLATE NOCASE
WHERE m.type = 'table' AND COALESCE(f."to", (SELECT x.name FROM pragma_table_xinfo(p.name, 'main') x
  WHERE x.pk = f.seq + 1)) IS NOT NULL
ORDER BY m.name, f.id, f.seq`)
}

func (d sqlite) sample(ctx context.Context, q querier, c candidate, n int) ([]value, error) {
	if c.order == "" {
		b := d.selectValue(c)
		b.w(" WHERE ").q(c.Column).w(" IS NOT NULL LIMIT ").arg(n)
		return d.values(ctx, q, b, "")
	}
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
	var out []value
	for _, r := range runs(low, high, n) {
		b := d.selectValue(c)
		b.w(" WHERE ", c.order, " >= ").arg(r.from).w(" AND ", c.order, " < ").arg(r.to)
		b.w(" AND ").q(c.Column).w(" IS NOT NULL ORDER BY ", c.order, " LIMIT ").arg(r.most)
		values, err := d.values(ctx, q, b, fmt.Sprint(r.from))
		if err != nil {
			return nil, err
		}
		out = append(out, values...)
	}
	return out, nil
}

func (d sqlite) selectValue(c candidate) *builder {
	b := &builder{p: d.profile()}
	b.w("SELECT typeof(").q(c.Column).w("), substr(").q(c.Column).w(fmt.Sprintf(", 1, %d) FROM ",
		maxTextLen)).q(c.Schema, c.Table)
	return b
}

// values reads rows of a type and a value; each value says itself what it is.
func (sqlite) values(ctx context.Context, q querier, b *builder, run string) ([]value, error) {
	out, err := b.values(ctx, q, false, true)
	for i := range out {
		out[i].isText, out[i].run = out[i].run == "text", run
	}
	return out, err
}

func (sqlite) sortKey(_ kind, id [16]byte) [16]byte { return bytesOrder(id) }
