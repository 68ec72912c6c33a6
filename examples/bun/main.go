// Command bun stores orders with 16-byte keys through uptrace/bun, on SQLite, PostgreSQL, MySQL or
// MariaDB. It makes the table orders and drops it at the end.
//
//	go run ./examples/bun sqlite:shop.db
//	go run ./examples/bun postgres://shop@127.0.0.1/shop
package main

import (
	"context"
	"fmt"
	"io"
	"os"

	"github.com/uptrace/bun"
	"github.com/uptrace/bun/dialect/mysqldialect"
	"github.com/uptrace/bun/dialect/pgdialect"
	"github.com/uptrace/bun/dialect/sqlitedialect"
	"github.com/uptrace/bun/schema"

	"github.com/sqluuid/sqluuid/examples/internal/database"
	"github.com/sqluuid/sqluuid/sqltype"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: bun URL")
		os.Exit(2)
	}
	if err := run(context.Background(), os.Stdout, os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "bun:", err)
		os.Exit(1)
	}
}

// Order is for a column of bytes: BINARY(16) on MySQL and MariaDB, a blob on SQLite.
type Order struct {
	bun.BaseModel `bun:"table:orders"`

	ID    sqltype.UUID `bun:"id,pk,type:binary(16)"`
	Cents int          `bun:"cents"`
}

// PostgresOrder is for a uuid column of PostgreSQL.
type PostgresOrder struct {
	bun.BaseModel `bun:"table:orders"`

	ID    sqltype.NativeUUID `bun:"id,pk,type:uuid"`
	Cents int                `bun:"cents"`
}

func run(ctx context.Context, w io.Writer, url string) error {
	pool, _, err := database.Open(url)
	if err != nil {
		return err
	}
	defer pool.Close()
	dialect, ok := dialects[database.Driver(url)]
	if !ok { // PostgreSQL
		db := bun.NewDB(pool, pgdialect.New())
		id := sqltype.NativeUUID(sqltype.NewV7())
		return save(ctx, w, db, id, &PostgresOrder{ID: id, Cents: 995}, &PostgresOrder{})
	}
	id := sqltype.NewV7()
	return save(ctx, w, bun.NewDB(pool, dialect()), id, &Order{ID: id, Cents: 995}, &Order{})
}

// dialects has the dialect of each driver that stores bytes.
var dialects = map[string]func() schema.Dialect{
	"mysql":   func() schema.Dialect { return mysqldialect.New() },
	"sqlite3": func() schema.Dialect { return sqlitedialect.New() },
}

// save inserts an order and reads it back by its id.
func save[M comparable](ctx context.Context, w io.Writer, db *bun.DB, id any, order, back *M) error {
	if _, err := db.NewCreateTable().Model(order).Exec(ctx); err != nil {
		return err
	}
	defer db.NewDropTable().Model(order).Exec(ctx)
	if _, err := db.NewInsert().Model(order).Exec(ctx); err != nil {
		return err
	}
	if err := db.NewSelect().Model(back).Where("id = ?", id).Scan(ctx); err != nil {
		return err
	}
	deleted, err := db.NewDelete().Model(order).WherePK().Exec(ctx)
	if err != nil {
		return err
	}
	rows, err := deleted.RowsAffected()
	fmt.Fprintln(w, *back == *order, rows)
	return err
}
