package sqltype_test

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"fmt"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A dsn stands in for the connector of a driver, such as mysql.NewConnector,
// pq.NewConnector or stdlib.GetConnector. For a driver that has none, a type with
// this Connect makes one.
type dsn struct {
	driver driver.Driver
	name   string
}

func (d dsn) Connect(context.Context) (driver.Conn, error) { return d.driver.Open(d.name) }
func (d dsn) Driver() driver.Driver                        { return d.driver }

// OrderID is a type of the program's own. A type without a Scan method is refused.
type OrderID [16]byte

func (id *OrderID) Scan(src any) error { return (*sqltype.UUID)(id).Scan(src) }

func ExampleNewConnector() {
	id := OrderID(sqltype.MustParse("f81d4fae-7dec-11d0-a765-00a0c91e6bf6"))
	for _, profile := range []engine.Profile{engine.MariaDB, engine.MariaDBUUID} {
		db := sql.OpenDB(sqltype.NewConnector(dsn{printing{}, "a data source"}, profile))
		fmt.Println(profile)
		if _, err := db.Exec("INSERT INTO orders VALUES (?, ?)", id, "two chairs"); err != nil {
			fmt.Println(err)
		}
		db.Close()
	}
	// Output:
	// MariaDB
	// []uint8 [248 29 79 174 125 236 17 208 167 101 0 160 201 30 107 246]
	// string two chairs
	// MariaDBUUID
	// string f81d4fae-7dec-11d0-a765-00a0c91e6bf6
	// string two chairs
}

// printing is a driver that prints the arguments of every statement.
type printing struct{ driver.Conn }

func (p printing) Open(string) (driver.Conn, error) { return p, nil }
func (printing) Close() error                       { return nil }

func (printing) ExecContext(_ context.Context, _ string, args []driver.NamedValue) (driver.Result, error) {
	for _, arg := range args {
		fmt.Printf("%T %v\n", arg.Value, arg.Value)
	}
	return driver.RowsAffected(1), nil
}
