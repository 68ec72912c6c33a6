package bench_test

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"io"
	"strings"
	"testing"

	"github.com/google/uuid"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A gatedDriver is a stubDriver whose connections answer what a follower asks.
type gatedDriver struct{ stubDriver }

func (d gatedDriver) Connect(context.Context) (driver.Conn, error) { return gatedConn{}, nil }
func (d gatedDriver) Driver() driver.Driver                        { return d }

type gatedConn struct{ checkingConn }

func (gatedConn) QueryContext(_ context.Context, query string, _ []driver.NamedValue) (driver.Rows, error) {
	switch {
	case strings.Contains(query, "pg_table_is_visible"):
		return &oneRow{values: []driver.Value{"public"}}, nil
	case strings.Contains(query, `"sqluuid_gate"`):
		return &oneRow{values: []driver.Value{"uuid", "0", "1", "1", "1", "old", "e", "0", "1"}}, nil
	case strings.Contains(query, "pg_attribute"):
		return &oneRow{values: []driver.Value{"uuid", "0", "1", "1"}}, nil
	}
	return &oneRow{values: []driver.Value{""}}, nil
}

type oneRow struct {
	values []driver.Value
	done   bool
}

func (r *oneRow) Columns() []string { return make([]string, len(r.values)) }
func (r *oneRow) Close() error      { return nil }

func (r *oneRow) Next(dest []driver.Value) error {
	if r.done {
		return io.EOF
	}
	copy(dest, r.values)
	r.done = true
	return nil
}

// BenchmarkFollowed is what a statement, with its checkout, and each argument of it cost in a pool that
// follows, in one that encodes ids, and in one of the bare driver.
func BenchmarkFollowed(b *testing.B) {
	ids := make([]any, argumentsAtOnce)
	for i := range ids {
		ids[i] = uuid.New()
	}
	for name, open := range map[string]func(driver.Connector) driver.Connector{
		"bare":      func(c driver.Connector) driver.Connector { return c },
		"connector": func(c driver.Connector) driver.Connector { return sqltype.NewConnector(c, engine.PostgreSQL) },
		"follow":    func(c driver.Connector) driver.Connector { return sqltype.Follow(c, engine.PostgreSQL, "users.id") },
	} {
		for what, args := range map[string][]any{"statement": nil, "numbers": arguments(argumentsAtOnce), "ids": ids} {
			b.Run("args="+what+"/pool="+name, func(b *testing.B) {
				db := sql.OpenDB(open(gatedDriver{}))
				defer db.Close()
				b.ReportAllocs()
				for b.Loop() {
					if _, err := db.Exec("", args...); err != nil {
						b.Fatal(err)
					}
				}
				if len(args) > 0 {
					perItem(b, argumentsAtOnce)
				}
			})
		}
	}
}
