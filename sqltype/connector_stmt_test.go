package sqltype

import (
	"database/sql/driver"
	"fmt"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// checkShapes are the connections that matter to how arguments are checked.
var checkShapes = []string{"nothing optional", "check", "exec query", "exec query check", "ping beginTx prepare check"}

func connShape(t *testing.T, name string) func(*fakeConn) driver.Conn {
	t.Helper()
	for _, s := range connShapes {
		if s.name == name {
			return s.shape
		}
	}
	t.Fatalf("no connection with %q", name)
	return nil
}

func TestAStatementBehavesAsItsParent(t *testing.T) {
	skip := func(any) (any, error) { return nil, driver.ErrSkip }
	for _, conn := range checkShapes {
		shape := connShape(t, conn)
		for _, stmt := range stmtShapes {
			for _, variant := range []struct {
				name           string
				check, convert checkFunc
			}{
				{"", nil, nil},
				{", whose checkers skip", skip, nil},
				{", whose checkers and converters skip", skip, skip},
				{", whose checkers and converters refuse", func(any) (any, error) { return nil, errFake }, func(any) (any, error) { return nil, errFake }},
				{", whose checkers skip and converters err", skip, func(v any) (any, error) { return struct{}{}, nil }},
			} {
				t.Run("a statement with "+stmt.name+" on a connection with "+conn+variant.name, func(t *testing.T) {
					sameAsParent(t, func() (*fakeServer, driver.Connector) {
						f := newFakeServer()
						f.connShape, f.stmtShape, f.rowsShape = shape, stmt.shape, typedRows
						f.check, f.convert, f.inputs = variant.check, variant.convert, 1
						f.skip = true // direct calls fall back to a statement
						return f, f
					}, everyCall)
				})
			}
		}
	}
}

// TestTheParentsChecksSeeTheEncodedID tells, for every way in which a driver
// checks its arguments, what it is given for an id.
func TestTheParentsChecksSeeTheEncodedID(t *testing.T) {
	id := MustParse("f81d4fae-7dec-11d0-a765-00a0c91e6bf6")
	const text = "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"
	for _, conn := range checkShapes {
		shape := connShape(t, conn)
		for _, stmt := range stmtShapes {
			for _, profile := range []engine.Profile{engine.MariaDBUUID, engine.SQLServer} {
				t.Run(fmt.Sprintf("%v, a statement with %s on a connection with %s", profile, stmt.name, conn), func(t *testing.T) {
					f := newFakeServer()
					f.connShape, f.stmtShape = shape, stmt.shape
					f.check = func(v any) (any, error) {
						if v != text && v != nil {
							t.Errorf("a checker saw %T %v, want the text", v, v)
						}
						return nil, driver.ErrSkip
					}
					f.convert = func(v any) (any, error) {
						if v != text && v != nil {
							t.Errorf("a converter saw %T %v, want the text", v, v)
						}
						return v, nil
					}
					db := openFake(t, NewConnector(f, profile))
					expect := func(how string, err error) {
						t.Helper()
						if args := f.args(); err != nil || len(args) != 3 || args[0] != text || args[1] != text || args[2] != nil {
							t.Errorf("%s: the driver got %v, %v, want the text twice and NULL", how, args, err)
						}
						f.setArgs(nil)
					}
					args := []any{id, &id, (*UUID)(nil)}
					_, err := db.Exec("q", args...)
					expect("exec", err)
					rows, err := db.Query("q", args...)
					if err == nil {
						err = rows.Close()
					}
					expect("query", err)
					s, err := db.Prepare("q")
					if err != nil {
						t.Fatal(err)
					}
					defer s.Close()
					_, err = s.Exec(args...)
					expect("stmt exec", err)
					rows, err = s.Query(args...)
					if err == nil {
						err = rows.Close()
					}
					expect("stmt query", err)
				})
			}
		}
	}
}

func TestAStatementChecksAndConvertsWhenItsParentDoes(t *testing.T) {
	for _, stmt := range stmtShapes {
		parent := stmt.shape(&fakeStmt{newFakeServer()})
		_, checks := parent.(driver.NamedValueChecker)
		_, converts := parent.(columnConverter)
		for _, profile := range engine.Profiles() {
			ids := newIDCodec(profile)
			wrapped := wrapStmt(parent, &ids)
			if _, ok := wrapped.(driver.NamedValueChecker); ok != checks {
				t.Errorf("%v, a statement with %s: NamedValueChecker %v, want %v", profile, stmt.name, ok, checks)
			}
			if _, ok := wrapped.(columnConverter); ok != converts {
				t.Errorf("%v, a statement with %s: ColumnConverter %v, want %v", profile, stmt.name, ok, converts)
			}
			if !checks && ids.native == "" && wrapped != parent {
				t.Errorf("%v, a statement with %s: wrapped, want the parent's own", profile, stmt.name)
			}
		}
	}
}
