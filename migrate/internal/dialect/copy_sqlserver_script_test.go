package dialect

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"
)

// A script is a driver that writes down what it is sent, answers by the text of a
// query, and fails at a statement.
type script struct {
	answer func(query string, args []driver.NamedValue) [][]driver.Value
	log    []string // one line each
	sent   int
	failAt int // which statement, from 1 on; 0 none
	ended  []string
}

var errScripted = mssqlError{Number: 9002}

func (s *script) Connect(context.Context) (driver.Conn, error) { return scriptConn{s}, nil }
func (s *script) Driver() driver.Driver                        { return nil }

type scriptConn struct{ s *script }

func (c scriptConn) Prepare(string) (driver.Stmt, error) {
	return nil, errors.New("nothing is prepared")
}
func (c scriptConn) Close() error              { return nil }
func (c scriptConn) Begin() (driver.Tx, error) { return nil, errors.New("no isolation level") }
func (c scriptConn) BeginTx(_ context.Context, o driver.TxOptions) (driver.Tx, error) {
	c.s.ended = append(c.s.ended, "begin")
	return scriptTx(c), nil
}

type scriptTx struct{ s *script }

func (t scriptTx) Commit() error   { t.s.ended = append(t.s.ended, "commit"); return nil }
func (t scriptTx) Rollback() error { t.s.ended = append(t.s.ended, "rollback"); return nil }

func (c scriptConn) note(query string, args []driver.NamedValue) error {
	line := strings.Join(strings.Fields(query), " ")
	var list []string
	for _, a := range args {
		list = append(list, fmt.Sprintf("%q", a.Value))
	}
	if len(list) > 0 {
		line = "-- with " + strings.Join(list, ", ") + "\n" + line
	}
	c.s.log = append(c.s.log, line)
	if c.s.sent++; c.s.sent == c.s.failAt {
		return errScripted
	}
	return nil
}

func (c scriptConn) ExecContext(_ context.Context, query string, args []driver.NamedValue) (driver.Result, error) {
	return driver.RowsAffected(0), c.note(query, args)
}

func (c scriptConn) QueryContext(_ context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	if err := c.note(query, args); err != nil {
		return nil, err
	}
	return &scriptRows{c.s.answer(query, args)}, nil
}

type scriptRows struct{ rows [][]driver.Value }

func (r *scriptRows) Close() error { return nil }
func (r *scriptRows) Columns() []string {
	if len(r.rows) == 0 {
		return []string{""}
	}
	return make([]string, len(r.rows[0]))
}
func (r *scriptRows) Next(dest []driver.Value) error {
	if len(r.rows) == 0 {
		return io.EOF
	}
	copy(dest, r.rows[0])
	r.rows = r.rows[1:]
	return nil
}

// openScript opens a session; what that sends is not written down.
func openScript(t *testing.T, s *script) *Session {
	t.Helper()
	at := s.failAt
	s.failAt = 0
	db := sql.OpenDB(s)
	t.Cleanup(func() { db.Close() })
	session, err := sqlserver{}.Open(t.Context(), db)
	if err != nil {
		t.Fatal(err)
	}
	s.log, s.sent, s.ended, s.failAt = nil, 0, nil, at
	return session
}

// A richTable has one of everything that a copy carries.
func richTable(typ string, size int) map[string][][]driver.Value {
	col := func(name, schema, typ, base string, size, precision, scale int, collation string, null bool, change ...any) []driver.Value {
		row := []driver.Value{name, schema, typ, base, size, precision, scale, collation, null, false, false, "", false, "", "", "", false, "", false, ""}
		for i := 0; i < len(change); i += 2 {
			row[change[i].(int)] = change[i+1]
		}
		return row
	}
	index := func(name string, number, kind int, unique, primary, key, auto bool, column string, change ...any) []driver.Value {
		row := []driver.Value{name, number, kind, unique, primary, key, auto, 0, false, false, true, true, "", "PRIMARY", "NONE", false, column, false, false}
		for i := 0; i < len(change); i += 2 {
			row[change[i].(int)] = change[i+1]
		}
		return row
	}
	const latin = "Latin1_General_CI_AS"
	collation := ""
	if strings.Contains(typ, "char") {
		collation = latin
	}
	return map[string][][]driver.Value{
		"lock_escalation": {{"shop owner", "AUTO", "PRIMARY"}},
		"is_rowguidcol": {
			col("n", "", "int", "int", 4, 10, 0, "", false, 13, "1", 14, "1", 15, "42", 16, true),
			col("id", "", typ, typ, size, 0, 0, collation, false),
			col("previous", "", typ, typ, size, 0, 0, collation, true),
			col("tenant", "", "bigint", "bigint", 8, 19, 0, "", false),
			col("total", "", "decimal", "decimal", 9, 10, 2, "", false, 17, "orders_total", 19, "((0))"),
			col("note", "", "nvarchar", "nvarchar", -1, 0, 0, latin, true),
			col("label", "shop", "tag", "varchar", 20, 0, 0, latin, true),
			col("at", "", "datetime2", "datetime2", 7, 23, 3, "", false, 17, "DF__orders__at__1", 18, true, 19, "(sysutcdatetime())"),
			col("twice", "", "decimal", "decimal", 9, 12, 2, "", false, 11, "([total]*(2))", 12, true),
			col("half", "", "decimal", "decimal", 9, 12, 2, "", true, 11, "([total]/(2))"),
			col("version", "", "timestamp", "timestamp", 8, 0, 0, "", false),
			col("rare", "", "float", "float", 8, 53, 0, "", true, 10, true),
			col("row", "", "uniqueidentifier", "uniqueidentifier", 16, 0, 0, "", false, 9, true),
			col("any", "", "sql_variant", "sql_variant", 8016, 0, 0, "", true),
			col("old", "", "text", "text", 16, 0, 0, latin, true),
		},
		"is_padded": {
			index("orders_key", 1, 1, true, true, false, false, "id", 7, 90, 8, true),
			index("UQ__orders__2", 2, 2, true, false, true, true, "n", 9, true, 10, false, 11, false),
			index("orders_rich", 3, 2, false, false, false, false, "tenant", 12, "([rare] IS NOT NULL)", 13, "SECOND", 14, "PAGE", 15, true),
			index("orders_rich", 3, 2, false, false, false, false, "at", 12, "([rare] IS NOT NULL)", 13, "SECOND", 14, "PAGE", 15, true, 17, true),
			index("orders_rich", 3, 2, false, false, false, false, "total", 12, "([rare] IS NOT NULL)", 13, "SECOND", 14, "PAGE", 15, true, 18, true),
			index("orders_row", 4, 2, true, false, false, false, "row"),
		},
		"check_constraints k WHERE k.parent": {{"orders_positive", false, true, "([total]>=(0))"}, {"CK__orders__3", true, false, "([n]>(0))"}},
		"COL_NAME(x.parent": {
			{"orders_previous", false, false, "NO ACTION", "NO ACTION", "previous", "shop", "orders", "id"},
			{"orders_tenant", false, true, "CASCADE", "SET NULL", "tenant", "shop", "tenants", "t"},
		},
		"g.is_disabled": {
			{"audit", false, "CREATE TRIGGER [shop].[audit] ON [shop].[orders] AFTER UPDATE AS SET NOCOUNT ON"},
			{"quiet", true, "/* made long ago */ CREATE OR ALTER TRIGGER shop.quiet ON shop.orders AFTER DELETE AS RETURN"},
		},
		"sys.database_permissions p": {{"G", "SELECT", "readers", ""}, {"W", "UPDATE", "clerk's", "total"}, {"D", "DELETE", "readers", ""}, {"R", "SELECT", "readers", "old"}},
		"sys.extended_properties p": {
			{"MS_Description", "it's all orders", "", ""}, {"MS_Description", "the key", "COLUMN", "id"}, {"note", "rich", "INDEX", "orders_rich"},
			{"note", "who pays", "CONSTRAINT", "orders_tenant"}, {"note", "who looks", "TRIGGER", "audit"},
		},
	}
}

// plainTable is a heap that refers to it.
func plainTable(typ string, size int) map[string][][]driver.Value {
	rich := richTable(typ, size)
	id := rich["is_rowguidcol"][1]
	second := append([]driver.Value(nil), id...)
	first := append([]driver.Value(nil), id...)
	first[0], second[0] = "order", "previous's"
	return map[string][][]driver.Value{
		"lock_escalation":   {{"", "TABLE", ""}},
		"is_rowguidcol":     {first, second},
		"is_padded":         {{"", 0, 0, false, false, false, false, 0, false, false, true, true, "", "PRIMARY", "ROW", false, "", false, false}},
		"COL_NAME(x.parent": {{"items_order", false, false, "NO ACTION", "NO ACTION", "order", "shop", "orders", "id"}},
	}
}

// copyAnswers answers about the two tables, under whatever name.
func copyAnswers(typ string, size int) func(string, []driver.NamedValue) [][]driver.Value {
	orders, items := richTable(typ, size), plainTable(typ, size)
	return func(q string, args []driver.NamedValue) [][]driver.Value {
		switch {
		case strings.Contains(q, "sys.all_columns WHERE"):
			return [][]driver.Value{{1, 0}}
		case strings.Contains(q, "sys.all_columns c"):
			return [][]driver.Value{{"indexes.optimize_for_sequential_key"}, {"database_audit_specification_details.major_id"}}
		case strings.Contains(q, "w.why"):
			return nil
		case strings.Contains(q, "SCHEMA_NAME() = OBJECT_SCHEMA_NAME"):
			if strings.Contains(args[0].Value.(string), "items") {
				return nil
			}
			return [][]driver.Value{{"audit", orders["g.is_disabled"][0][2], 0}, {"quiet", orders["g.is_disabled"][1][2], 0}}
		case strings.HasPrefix(q, "SELECT CASE WHEN EXISTS (SELECT 1 FROM "):
			if strings.Contains(q, "items") {
				return [][]driver.Value{{0}}
			}
			return [][]driver.Value{{1}}
		case strings.Contains(q, "HASHBYTES"):
			return [][]driver.Value{{"2 12345"}}
		case strings.Contains(q, "sp_releaseapplock"):
			return [][]driver.Value{{1}}
		case strings.Contains(q, "sp_getapplock"):
			return [][]driver.Value{{0}}
		case strings.HasPrefix(q, "SELECT o.name FROM sys.objects o"):
			if strings.Contains(args[0].Value.(string), "items") {
				return [][]driver.Value{{"items_order_old_20261121_0a1b2c"}}
			}
			return [][]driver.Value{{"orders_key_old_20261121_0a1b2c"}, {"UQ__orders__2"}, {"audit_old_20261121_0a1b2c"}}
		case strings.HasPrefix(q, "SELECT k.name FROM sys.foreign_keys k"):
			if strings.Contains(args[0].Value.(string), "items") {
				return [][]driver.Value{{"items_order_old_20261121_0a1b2c"}}
			}
			return nil
		}
		from := orders
		if len(args) > 0 && strings.Contains(args[0].Value.(string), "items") {
			from = items
		}
		for part, rows := range from {
			if strings.Contains(q, part) {
				return rows
			}
		}
		return nil
	}
}
