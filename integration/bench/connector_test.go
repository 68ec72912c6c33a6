package bench_test

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"fmt"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A stubDriver does nothing with a statement, so that what is left of its time is
// database/sql's and the connector's. Its connections have a NamedValueChecker,
// as most drivers' do, or not.
type stubDriver struct{ checks bool }

func (d stubDriver) Connect(context.Context) (driver.Conn, error) {
	if d.checks {
		return checkingConn{}, nil
	}
	return stubConn{}, nil
}

func (d stubDriver) Driver() driver.Driver { return d }

func (stubDriver) Open(string) (driver.Conn, error) { return nil, driver.ErrSkip }

type stubConn struct{}

func (stubConn) Prepare(string) (driver.Stmt, error) { return nil, driver.ErrSkip }
func (stubConn) Close() error                        { return nil }
func (stubConn) Begin() (driver.Tx, error)           { return nil, driver.ErrSkip }

func (stubConn) ExecContext(context.Context, string, []driver.NamedValue) (driver.Result, error) {
	return driver.RowsAffected(1), nil
}

type checkingConn struct{ stubConn }

func (checkingConn) CheckNamedValue(*driver.NamedValue) error { return nil }

// arguments are what a statement has that has no id.
func arguments(n int) (args []any) {
	for i := range n {
		args = append(args, []any{int64(i), "text", []byte("bytes"), true}[i%4])
	}
	return args
}

// argumentsAtOnce is how many arguments the statements of BenchmarkArgument have.
const argumentsAtOnce = 64

// poolsOfStubs calls f with a pool of the bare driver, and one behind the
// connector, for each kind of driver.
func poolsOfStubs(f func(driver, lib string, db *sql.DB)) {
	for _, d := range []stubDriver{{checks: true}, {checks: false}} {
		name := fmt.Sprintf("checks=%t", d.checks)
		bare, ours := sql.OpenDB(d), sql.OpenDB(sqltype.NewConnector(d, engine.PostgreSQL))
		f(name, "bare", bare)
		f(name, "sqluuid", ours)
		bare.Close()
		ours.Close()
	}
}

// Argument is what one argument of a statement costs that is no id. The
// difference between the bare driver and the one behind the connector is the
// connector's.
func BenchmarkArgument(b *testing.B) {
	args := arguments(argumentsAtOnce)
	poolsOfStubs(func(driver, lib string, db *sql.DB) {
		b.Run(driver+"/lib="+lib, func(b *testing.B) {
			for b.Loop() {
				if _, err := db.Exec("", args...); err != nil {
					b.Fatal(err)
				}
			}
			perItem(b, argumentsAtOnce)
		})
	})
}

// Statement is a statement without arguments.
func BenchmarkStatement(b *testing.B) {
	poolsOfStubs(func(driver, lib string, db *sql.DB) {
		b.Run(driver+"/lib="+lib, func(b *testing.B) {
			for b.Loop() {
				if _, err := db.Exec(""); err != nil {
					b.Fatal(err)
				}
			}
		})
	})
}

func TestAnArgumentThatIsNoIDAllocatesNothingMore(t *testing.T) {
	allocations := map[string]float64{}
	args := arguments(argumentsAtOnce)
	poolsOfStubs(func(driver, lib string, db *sql.DB) {
		n := testing.AllocsPerRun(100, func() {
			if _, err := db.Exec("", args...); err != nil {
				t.Fatal(err)
			}
		})
		if lib == "bare" {
			allocations[driver] = n
			return
		}
		bare, ok := allocations[driver]
		if !ok || n > bare {
			t.Errorf("%s: %v allocations for a statement with %d arguments, want the %v of the bare driver (measured: %t)",
				driver, n, argumentsAtOnce, bare, ok)
		}
	})
	if len(allocations) != 2 {
		t.Errorf("measured %d drivers, want 2", len(allocations))
	}
}
