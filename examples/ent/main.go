// Command ent stores orders with typed 16-byte keys through ent, on SQLite, PostgreSQL, MySQL or
// MariaDB. It makes the tables customers and orders in the database that it is given.
//
//	go run . # SQLite, in a temporary folder
//	go run . sqlite3 'file:orders.db?_fk=1'
//	go run . postgres postgres://shop@127.0.0.1/shop
//	go run . mysql 'shop@tcp(127.0.0.1:3306)/shop'
package main

//go:generate go tool ent generate --target ./internal/store ./internal/schema

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	entsql "entgo.io/ent/dialect/sql"
	_ "github.com/go-sql-driver/mysql" // registers mysql
	_ "github.com/jackc/pgx/v5/stdlib" // registers pgx
	_ "github.com/mattn/go-sqlite3"    // registers sqlite3

	"github.com/sqluuid/sqluuid/examples/ent/internal/key"
	"github.com/sqluuid/sqluuid/examples/ent/internal/store"
	"github.com/sqluuid/sqluuid/examples/ent/internal/store/customer"
	"github.com/sqluuid/sqluuid/examples/ent/internal/store/order"
)

func main() {
	var err error
	switch len(os.Args) {
	case 1:
		err = onTemporaryFile()
	case 3:
		err = onDatabase(os.Args[1], os.Args[2])
	default:
		fmt.Fprintln(os.Stderr, "usage: ent [sqlite3|postgres|mysql DSN]")
		os.Exit(2)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "ent:", err)
		os.Exit(1)
	}
}

// onTemporaryFile runs the program on a file of SQLite that ends with it.
func onTemporaryFile() error {
	folder, err := os.MkdirTemp("", "ent")
	if err != nil {
		return err
	}
	defer os.RemoveAll(folder)
	return onDatabase("sqlite3", "file:"+filepath.ToSlash(filepath.Join(folder, "orders.db"))+"?_fk=1")
}

func onDatabase(dialect, dsn string) error {
	db, err := sql.Open(strings.Replace(dialect, "postgres", "pgx", 1), dsn)
	if err != nil {
		return err
	}
	defer db.Close()
	return run(context.Background(), os.Stdout, dialect, db)
}

func run(ctx context.Context, w io.Writer, dialect string, db *sql.DB) error {
	client := store.NewClient(store.Driver(entsql.OpenDB(dialect, db)))
	if err := client.Schema.Create(ctx); err != nil {
		return err
	}
	ada, err := client.Customer.Create().SetName("Ada").Save(ctx)
	if err != nil {
		return err
	}
	for _, cents := range []int{995, 1995} {
		if _, err := client.Order.Create().SetCents(cents).SetCustomer(ada).Save(ctx); err != nil {
			return err
		}
	}
	hers, err := client.Order.Query().Where(order.CustomerID(ada.ID)).Order(order.ByID()).All(ctx)
	if err != nil {
		return err
	}
	first, err := parse(hers[0].ID.String()) // as it stands in a URL
	if err != nil {
		return err
	}
	found, err := client.Order.Get(ctx, first)
	if err != nil {
		return err
	}
	text, err := json.Marshal(found)
	if err != nil {
		return err
	}
	whose, err := client.Customer.Query().Where(customer.HasOrdersWith(order.IDIn(first))).OnlyID(ctx)
	if err != nil {
		return err
	}
	n, err := client.Order.Delete().Where(order.IDIn(hers[0].ID, hers[1].ID)).Exec(ctx)
	fmt.Fprintln(w, len(hers), found.Cents, strings.Contains(string(text), `"id":"order_0`), whose == ada.ID, n)
	return err
}

// parse reads the text of an order's id, and refuses the id of anything else.
func parse(s string) (key.OrderID, error) {
	var order key.OrderID
	err := order.UnmarshalText([]byte(s))
	return order, err
}
