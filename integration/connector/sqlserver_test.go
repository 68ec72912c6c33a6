package connector_test

import (
	"bytes"
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"io"
	"reflect"
	"strings"
	"testing"

	gofrs "github.com/gofrs/uuid/v5"
	google "github.com/google/uuid"
	mssql "github.com/microsoft/go-mssqldb"
	"github.com/oklog/ulid/v2"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// SQL Server without a server: go-mssqldb's own connection, statement and rows types
// say what the connector meets, its own CheckNamedValue checks the arguments, and
// the statement that would talk to the server writes them down.

// TestWhatTheSQLServerDriverImplements pins the facts that mssqlConn rests on.
func TestWhatTheSQLServerDriverImplements(t *testing.T) {
	conn, stmt, rows := reflect.TypeFor[*mssql.Conn](), reflect.TypeFor[*mssql.Stmt](), reflect.TypeFor[*mssql.Rows]()
	for _, c := range []struct {
		typ, iface reflect.Type
		want       bool
	}{
		{conn, reflect.TypeFor[driver.NamedValueChecker](), true},
		{conn, reflect.TypeFor[driver.ExecerContext](), false},
		{conn, reflect.TypeFor[driver.QueryerContext](), false},
		{conn, reflect.TypeFor[driver.ConnPrepareContext](), true},
		{conn, reflect.TypeFor[driver.ConnBeginTx](), true},
		{conn, reflect.TypeFor[driver.SessionResetter](), true},
		{conn, reflect.TypeFor[driver.Validator](), true},
		{conn, reflect.TypeFor[driver.Pinger](), true},
		{stmt, reflect.TypeFor[driver.NamedValueChecker](), false},
		{stmt, reflect.TypeFor[driver.StmtExecContext](), true},
		{stmt, reflect.TypeFor[driver.StmtQueryContext](), true},
		{rows, reflect.TypeFor[driver.RowsNextResultSet](), true},
		{rows, reflect.TypeFor[driver.RowsColumnTypeDatabaseTypeName](), true},
		{rows, reflect.TypeFor[driver.RowsColumnTypeScanType](), true},
		{rows, reflect.TypeFor[driver.RowsColumnTypeLength](), true},
		{rows, reflect.TypeFor[driver.RowsColumnTypeNullable](), true},
		{rows, reflect.TypeFor[driver.RowsColumnTypePrecisionScale](), true},
	} {
		if got := c.typ.Implements(c.iface); got != c.want {
			t.Errorf("%v implements %v: %v, want %v", c.typ, c.iface, got, c.want)
		}
	}
}

// mssqlConnector connects to no server.
type mssqlConnector struct {
	stmt  *mssqlStmt
	check []any // what CheckNamedValue was given
}

func (c *mssqlConnector) Connect(context.Context) (driver.Conn, error) {
	return &mssqlConn{Conn: &mssql.Conn{}, c: c}, nil
}

func (c *mssqlConnector) Driver() driver.Driver { return &mssql.Driver{} }

// mssqlConn is the driver's connection where the server is not asked: its methods
// and its CheckNamedValue.
type mssqlConn struct {
	*mssql.Conn
	c *mssqlConnector
}

func (m *mssqlConn) CheckNamedValue(nv *driver.NamedValue) error {
	m.c.check = append(m.c.check, nv.Value)
	return m.Conn.CheckNamedValue(nv)
}

func (m *mssqlConn) Prepare(string) (driver.Stmt, error) { return m.c.stmt, nil }
func (m *mssqlConn) PrepareContext(context.Context, string) (driver.Stmt, error) {
	return m.c.stmt, nil
}
func (m *mssqlConn) Close() error                       { return nil }
func (m *mssqlConn) IsValid() bool                      { return true }
func (m *mssqlConn) ResetSession(context.Context) error { return nil }

type mssqlStmt struct {
	args []driver.NamedValue
	rows [][]driver.Value
}

func (*mssqlStmt) Close() error                               { return nil }
func (*mssqlStmt) NumInput() int                              { return -1 }
func (*mssqlStmt) Exec([]driver.Value) (driver.Result, error) { panic("not called") }
func (*mssqlStmt) Query([]driver.Value) (driver.Rows, error)  { panic("not called") }

func (s *mssqlStmt) ExecContext(_ context.Context, args []driver.NamedValue) (driver.Result, error) {
	s.args = args
	return driver.RowsAffected(1), nil
}

func (s *mssqlStmt) QueryContext(_ context.Context, args []driver.NamedValue) (driver.Rows, error) {
	s.args = args
	return &mssqlRows{rows: s.rows}, nil
}

// mssqlRows are two uniqueidentifier columns, as the driver has them with its option
// "guid conversion" off, and a binary(16).
type mssqlRows struct {
	mssql.Rows // for its interfaces
	rows       [][]driver.Value
}

func (*mssqlRows) Columns() []string { return []string{"id", "ref", "hash"} }
func (*mssqlRows) Close() error      { return nil }
func (*mssqlRows) ColumnTypeDatabaseTypeName(i int) string {
	return []string{"UNIQUEIDENTIFIER", "UNIQUEIDENTIFIER", "BINARY"}[i]
}
func (*mssqlRows) HasNextResultSet() bool { return false }

func (r *mssqlRows) Next(dest []driver.Value) error {
	if len(r.rows) == 0 {
		return io.EOF
	}
	copy(dest, r.rows[0])
	r.rows = r.rows[1:]
	return nil
}

func openMSSQL(t *testing.T, profile engine.Profile) (*sql.DB, *mssqlConnector) {
	c := &mssqlConnector{stmt: &mssqlStmt{}}
	db := sql.OpenDB(sqltype.NewConnector(c, profile))
	t.Cleanup(func() { db.Close() })
	return db, c
}

func TestSQLServerArguments(t *testing.T) {
	for _, profile := range []engine.Profile{engine.SQLServer, engine.SQLServerOrdered, engine.SQLServerBinary} {
		t.Run(profile.Name(), func(t *testing.T) {
			db, c := openMSSQL(t, profile)
			// The server turns the text's first three fields around; the result
			// must be the profile's layout of the id.
			var want any = string(codec.AppendText(nil, codec.MixedEndian.Decode(profile.Layout().Encode(id))))
			if profile.Wire() == engine.WireBytes {
				want = id[:]
			}
			more := kinds(id)
			more["go-mssqldb"] = mssql.UniqueIdentifier(id)
			more["*go-mssqldb"] = (*mssql.UniqueIdentifier)(&id)
			for kind, v := range more {
				for how, run := range map[string]func() error{
					"exec": func() error { _, err := db.Exec("q", v); return err },
					"named": func() error {
						_, err := db.Exec("q", sql.Named("id", v))
						return err
					},
					"query": func() error {
						rows, err := db.Query("q", v)
						if err != nil {
							return err
						}
						defer rows.Close()
						return rows.Err()
					},
				} {
					c.check, c.stmt.args = nil, nil
					err := run()
					if strings.Contains(kind, "ulid") && profile.Wire() == engine.WireText {
						if !errors.Is(err, sqltype.ErrScanType) || c.stmt.args != nil {
							t.Errorf("%s, %s: sent %v, %v, want a refusal", kind, how, c.stmt.args, err)
						}
						continue
					}
					if err != nil || len(c.stmt.args) != 1 || !reflect.DeepEqual(c.stmt.args[0].Value, want) {
						t.Errorf("%s, %s: sent %v, %v, want %q", kind, how, c.stmt.args, err, want)
					}
					// Once: the driver writes down output arguments as it checks.
					if len(c.check) != 1 || !reflect.DeepEqual(c.check[0], want) {
						t.Errorf("%s, %s: the driver checked %v, want %q once", kind, how, c.check, want)
					}
				}
			}

			var status mssql.ReturnStatus
			out := id
			if _, err := db.Exec("q", &status, sql.Named("out", sql.Out{Dest: &out}), mssql.VarChar("a"), 5, []byte{1}); err != nil {
				t.Fatal(err)
			}
			if len(c.stmt.args) != 4 {
				t.Fatalf("sent %v, want four arguments: the return status is none", c.stmt.args)
			}
			if _, ok := c.stmt.args[0].Value.(sql.Out); !ok {
				t.Errorf("an output argument is sent as %T", c.stmt.args[0].Value)
			}
			if got := c.stmt.args[1].Value; got != mssql.VarChar("a") {
				t.Errorf("the driver's VarChar is sent as %T %v", got, got)
			}
		})
	}
}

func TestSQLServerRows(t *testing.T) {
	for _, profile := range []engine.Profile{engine.SQLServer, engine.SQLServerOrdered, engine.SQLServerBinary} {
		t.Run(profile.Name(), func(t *testing.T) {
			db, c := openMSSQL(t, profile)
			wire := profile.NativeLayout().Encode(id)
			c.stmt.rows = [][]driver.Value{{wire[:], nil, wire[:]}}
			var (
				own  sqltype.UUID
				null sqltype.NullUUID
				g    google.UUID
				f    gofrs.UUID
				u    ulid.ULID
				m    mssql.UniqueIdentifier
				text string
				hash []byte
			)
			for _, dest := range []any{&own, &g, &f, sqltype.Dest(profile, &u), sqltype.Dest(profile, &m), &text} {
				if err := db.QueryRow("q").Scan(dest, &null, &hash); err != nil {
					t.Fatalf("scan into %T: %v", dest, err)
				}
			}
			for name, got := range map[string]sqltype.UUID{"own": own, "google": sqltype.UUID(g), "gofrs": sqltype.UUID(f), "ulid": sqltype.UUID(u), "go-mssqldb": sqltype.UUID(m), "text": sqltype.MustParse(text)} {
				if got != id {
					t.Errorf("%s: read %v, want %v", name, got, id)
				}
			}
			// Types that decode the order themselves, or take no text, must say so.
			for _, dest := range []any{&u, &m} {
				if err := db.QueryRow("q").Scan(dest, &null, &hash); err == nil {
					t.Errorf("scan into %T: %v and no error", dest, dest)
				}
			}
			if null.Valid {
				t.Errorf("NULL is read as %v", null)
			}
			if !bytes.Equal(hash, wire[:]) {
				t.Errorf("a binary(16) column is read as %x, want %x as stored", hash, wire)
			}
			if !bytes.Equal(c.stmt.rows[0][0].([]byte), wire[:]) {
				t.Error("the driver's own bytes were changed")
			}
		})
	}
}
