package gorm_test

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"io"
	"strings"
	"sync"
	"testing"

	"github.com/sqlc-dev/teesql/parser"
	"gorm.io/driver/sqlserver"
	"gorm.io/gorm"
	"gorm.io/gorm/logger"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A cannedServer answers the questions of GORM's migrator about one table of SQL Server. It
// keeps every statement that it is sent.
type cannedServer struct {
	columns [][]driver.Value // name, type and length
	exists  int64            // what an EXISTS of the plugin's answers
	probe   [16]byte         // how the pool reads the plugin's probe
	mu      sync.Mutex
	sent    []string
}

func (s *cannedServer) Connect(context.Context) (driver.Conn, error) { return cannedConn{s}, nil }
func (s *cannedServer) Driver() driver.Driver                        { return nil }

type cannedConn struct{ *cannedServer }

func (cannedConn) Prepare(string) (driver.Stmt, error) { return nil, errors.ErrUnsupported }
func (cannedConn) Begin() (driver.Tx, error)           { return cannedConn{}, nil }
func (cannedConn) Close() error                        { return nil }
func (cannedConn) Commit() error                       { return nil }
func (cannedConn) Rollback() error                     { return nil }

func (c cannedConn) ExecContext(_ context.Context, query string, _ []driver.NamedValue) (driver.Result, error) {
	c.keep(query)
	return driver.RowsAffected(0), nil
}

func (c cannedConn) keep(query string) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.sent = append(c.sent, query)
}

func (c cannedConn) QueryContext(_ context.Context, query string, _ []driver.NamedValue) (driver.Rows, error) {
	c.keep(query)
	one := func(v driver.Value) (driver.Rows, error) {
		return &cannedRows{columns: []string{"c"}, rows: [][]driver.Value{{v}}}, nil
	}
	switch {
	case strings.HasPrefix(query, "SELECT CAST('00112233"):
		return one(c.probe[:])
	case strings.Contains(query, "DB_NAME()"):
		return one("shop")
	case strings.Contains(query, "count(*) FROM INFORMATION_SCHEMA.TABLES"):
		return one(int64(1))
	case strings.Contains(query, "COLUMN_DEFAULT"):
		rows := &cannedRows{columns: make([]string, 10)}
		for _, col := range c.columns {
			rows.rows = append(rows.rows, []driver.Value{col[0], col[1], nil, "YES", col[2], nil, nil, nil, nil, false})
		}
		return rows, nil
	case strings.Contains(query, "FROM \"keeps\"") && strings.HasPrefix(query, "SELECT CASE"):
		return one(c.exists)
	case strings.HasPrefix(query, "SELECT *"):
		rows := &cannedRows{}
		for _, col := range c.columns {
			rows.columns, rows.types = append(rows.columns, col[0].(string)), append(rows.types, strings.ToUpper(col[1].(string)))
		}
		return rows, nil
	}
	return &cannedRows{columns: make([]string, 2)}, nil
}

type cannedRows struct {
	columns, types []string
	rows           [][]driver.Value
}

func (r *cannedRows) ColumnTypeDatabaseTypeName(i int) string {
	if r.types == nil {
		return ""
	}
	return r.types[i]
}

func (r *cannedRows) Columns() []string { return r.columns }
func (r *cannedRows) Close() error      { return nil }
func (r *cannedRows) Next(dest []driver.Value) error {
	if len(r.rows) == 0 {
		return io.EOF
	}
	copy(dest, r.rows[0])
	r.rows = r.rows[1:]
	return nil
}

// TestAutoMigrateOnSQLServer has tables that hold other things than the fields would send. Every
// statement that goes there is T-SQL.
func TestAutoMigrateOnSQLServer(t *testing.T) {
	type Plain struct {
		ID sqltype.UUID
	}
	type Ordered struct {
		ID sqltype.OrderedGUID
	}
	type Added struct {
		ID  sqltype.UUID
		Ref sqltype.UUID `gorm:"not null"`
	}
	for _, tt := range []struct {
		name   string
		engine engine.Profile
		typ    string
		length int64
		model  any
		exists int64 // what the table holds, as an EXISTS of the plugin's answers
		asks   string
		want   error
	}{
		{"texts in lower case", engine.SQLServer, "char", 36, &Plain{}, 0, `LOWER("id")`, nil},
		{"texts in capitals", engine.SQLServer, "char", 36, &Plain{}, 1, `LOWER("id")`, gormplugin.ErrColumnType},
		{"ids as they are sent", engine.SQLServerBinary, "binary", 16, &Plain{}, 1, "", nil},
		{"ids in wider bytes", engine.SQLServerBinary, "varbinary", 60, &Plain{}, 0, `DATALENGTH("id") <> 16`, nil},
		{"texts in wider bytes", engine.SQLServerBinary, "varbinary", 60, &Plain{}, 1,
			`DATALENGTH("id") <> 16`, gormplugin.ErrColumnType},
		{"texts in bytes of any length", engine.SQLServerBinary, "varbinary", -1, &Plain{}, 1,
			`DATALENGTH("id") <> 16`, gormplugin.ErrColumnType},
		{"an OrderedGUID in the type that sorts it", engine.SQLServerBinary, "uniqueidentifier", 0, &Ordered{}, 1, "", nil},
		{"a column for rows that have no id for it", engine.SQLServer, "uniqueidentifier", 0, &Added{}, 1,
			"1 = 1", gormplugin.ErrColumnType},
		{"a column of an empty table", engine.SQLServer, "uniqueidentifier", 0, &Added{}, 0, "1 = 1", nil},
	} {
		t.Run(tt.name, func(t *testing.T) {
			length := driver.Value(tt.length)
			if tt.length == 0 {
				length = nil
			}
			server := &cannedServer{columns: [][]driver.Value{{"id", tt.typ, length}}, exists: tt.exists, probe: probeID}
			if tt.engine == engine.SQLServerBinary { // the driver alone, whose GUIDs are as they are stored
				server.probe = probeWire
			}
			pool := sql.OpenDB(server)
			t.Cleanup(func() { pool.Close() })
			db, err := gorm.Open(sqlserver.New(sqlserver.Config{Conn: pool}), &gorm.Config{Logger: logger.Discard})
			if err != nil {
				t.Fatal(err)
			}
			if err := db.Use(gormplugin.New(gormplugin.Config{Engine: tt.engine})); err != nil {
				t.Fatal(err)
			}
			if err := db.Table("keeps").AutoMigrate(tt.model); !errors.Is(err, tt.want) || tt.want == nil && err != nil {
				t.Errorf("AutoMigrate = %v, want %v", err, tt.want)
			}
			if _, adds := tt.model.(*Added); !adds { // Verify does not look for rows
				if err := gormplugin.Verify(db.Table("keeps"), tt.model); !errors.Is(err, tt.want) || tt.want == nil && err != nil {
					t.Errorf("Verify = %v, want %v", err, tt.want)
				}
			}
			asked := false
			for _, st := range server.sent {
				asked = asked || tt.asks != "" && strings.Contains(st, tt.asks)
				if _, err := parser.Parse(t.Context(), strings.NewReader(st)); err != nil {
					t.Errorf("%v in\n%s", err, st)
				}
			}
			if asked != (tt.asks != "") {
				t.Errorf("asked for %q: %t; sent\n%s", tt.asks, asked, strings.Join(server.sent, "\n"))
			}
		})
	}
}
