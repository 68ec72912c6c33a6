// Command goqu stores orders with 16-byte keys through doug-martin/goqu, on SQLite, PostgreSQL, MySQL
// or MariaDB. It makes the table orders and drops it at the end.
//
//	go run ./examples/goqu sqlite:shop.db
//	go run ./examples/goqu postgres://shop@127.0.0.1/shop
package main

import (
	"context"
	"fmt"
	"io"
	"os"

	"github.com/doug-martin/goqu/v9"
	_ "github.com/doug-martin/goqu/v9/dialect/mysql"    // registers mysql
	_ "github.com/doug-martin/goqu/v9/dialect/postgres" // registers postgres
	_ "github.com/doug-martin/goqu/v9/dialect/sqlite3"  // registers sqlite3

	"github.com/sqluuid/sqluuid/examples/internal/database"
	"github.com/sqluuid/sqluuid/sqltype"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: goqu URL")
		os.Exit(2)
	}
	if err := run(context.Background(), os.Stdout, os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "goqu:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, w io.Writer, url string) error {
	pool, profile, err := database.Open(url)
	if err != nil {
		return err
	}
	defer pool.Close()
	_, err = pool.ExecContext(ctx, fmt.Sprintf(`CREATE TABLE orders (id %s PRIMARY KEY, cents int)`, profile.KeyType()))
	if err != nil {
		return err
	}
	defer pool.ExecContext(ctx, `DROP TABLE orders`)

	dialect := database.Driver(url)
	if dialect == "pgx" {
		dialect = "postgres"
	}
	goqu.SetDefaultPrepared(true) // else goqu writes the bytes of an id into the text of the statement
	db := goqu.New(dialect, pool)

	first, second := sqltype.NewV7(), sqltype.NewV7()
	_, err = db.Insert("orders").Rows(
		goqu.Record{"id": first, "cents": 995},
		goqu.Record{"id": second, "cents": 1250}).Executor().ExecContext(ctx)
	if err != nil {
		return err
	}
	var id sqltype.UUID
	_, err = db.From("orders").Select("id").Where(goqu.C("id").Eq(second)).ScanValContext(ctx, &id)
	if err != nil {
		return err
	}
	found, err := db.From("orders").Where(goqu.C("id").In(first, second)).CountContext(ctx)
	fmt.Fprintln(w, id == second, found)
	return err
}
