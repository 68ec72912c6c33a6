// Command sqlc stores orders with 16-byte keys through code that sqlc has made, on SQLite,
// PostgreSQL, MySQL or MariaDB. It makes the table orders and drops it at the end.
//
//	go run ./examples/sqlc sqlite:shop.db
//	go run ./examples/sqlc postgres://shop@127.0.0.1/shop
package main

import (
	"context"
	"database/sql"
	_ "embed"
	"fmt"
	"io"
	"os"

	"github.com/sqluuid/sqluuid/examples/internal/database"
	"github.com/sqluuid/sqluuid/examples/sqlc/mysql"
	"github.com/sqluuid/sqluuid/examples/sqlc/postgres"
	"github.com/sqluuid/sqluuid/examples/sqlc/sqlite"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

//go:generate go run github.com/sqlc-dev/sqlc/cmd/sqlc@v1.30.0 generate

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: sqlc URL")
		os.Exit(2)
	}
	pool, profile, err := database.Open(os.Args[1])
	if err == nil {
		defer pool.Close()
		err = run(context.Background(), os.Stdout, pool, profile)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "sqlc:", err)
		os.Exit(1)
	}
}

// The schemas that sqlc reads.
var (
	//go:embed schema-postgres.sql
	schemaPostgres string
	//go:embed schema-mysql.sql
	schemaMySQL string
	//go:embed schema-sqlite.sql
	schemaSQLite string
)

func run(ctx context.Context, w io.Writer, db *sql.DB, profile engine.Profile) error {
	on, schema := onMySQL, schemaMySQL
	switch profile.KeyType() {
	case "uuid":
		on, schema = onPostgres, schemaPostgres
	case "blob":
		on, schema = onSQLite, schemaSQLite
	}
	if _, err := db.ExecContext(ctx, schema); err != nil {
		return err
	}
	defer db.ExecContext(ctx, "DROP TABLE orders")
	return on(ctx, w, db)
}

func onPostgres(ctx context.Context, w io.Writer, db *sql.DB) error {
	q := postgres.New(db)
	first := postgres.AddOrderParams{ID: sqltype.NewV7(), Cents: 995}
	second := postgres.AddOrderParams{ID: sqltype.NewV7(), Cents: 1250,
		Parent: sqltype.NullUUID{UUID: first.ID, Valid: true}}
	for _, o := range []postgres.AddOrderParams{first, second} {
		if err := q.AddOrder(ctx, o); err != nil {
			return err
		}
	}
	got, err := q.GetOrder(ctx, second.ID)
	if err != nil {
		return err
	}
	children, err := q.ChildrenOf(ctx, second.Parent)
	if err != nil {
		return err
	}
	fmt.Fprintln(w, got == postgres.Order(second), len(children), children[0] == got)
	return nil
}

func onMySQL(ctx context.Context, w io.Writer, db *sql.DB) error {
	q := mysql.New(db)
	first := mysql.AddOrderParams{ID: sqltype.NewV7(), Cents: 995}
	second := mysql.AddOrderParams{ID: sqltype.NewV7(), Cents: 1250,
		Parent: sqltype.NullUUID{UUID: first.ID, Valid: true}}
	for _, o := range []mysql.AddOrderParams{first, second} {
		if err := q.AddOrder(ctx, o); err != nil {
			return err
		}
	}
	list, err := q.ListOrders(ctx, []sqltype.UUID{second.ID, first.ID})
	if err != nil {
		return err
	}
	children, err := q.ChildrenOf(ctx, second.Parent)
	if err != nil {
		return err
	}
	fmt.Fprintln(w, list[0] == mysql.Order(first), len(children), children[0] == list[1])
	return nil
}

func onSQLite(ctx context.Context, w io.Writer, db *sql.DB) error {
	q := sqlite.New(db)
	first := sqlite.AddOrderParams{ID: sqltype.NewV7(), Cents: 995}
	second := sqlite.AddOrderParams{ID: sqltype.NewV7(), Cents: 1250,
		Parent: sqltype.NullUUID{UUID: first.ID, Valid: true}}
	for _, o := range []sqlite.AddOrderParams{first, second} {
		if err := q.AddOrder(ctx, o); err != nil {
			return err
		}
	}
	list, err := q.ListOrders(ctx, []sqltype.UUID{second.ID, first.ID})
	if err != nil {
		return err
	}
	children, err := q.ChildrenOf(ctx, second.Parent)
	if err != nil {
		return err
	}
	fmt.Fprintln(w, list[0] == sqlite.Order(first), len(children), children[0] == list[1])
	return nil
}
