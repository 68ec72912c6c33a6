// Command sqlx stores orders with 16-byte keys through jmoiron/sqlx, on SQLite, PostgreSQL, MySQL
// or MariaDB. It makes the table orders and drops it at the end.
//
//	go run ./examples/sqlx sqlite:shop.db
//	go run ./examples/sqlx postgres://shop@127.0.0.1/shop
package main

import (
	"context"
	"fmt"
	"io"
	"os"

	"github.com/jmoiron/sqlx"

	"github.com/sqluuid/sqluuid/examples/internal/database"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: sqlx URL")
		os.Exit(2)
	}
	pool, profile, err := database.Open(os.Args[1])
	if err == nil {
		defer pool.Close()
		err = run(context.Background(), os.Stdout, sqlx.NewDb(pool, database.Driver(os.Args[1])), profile)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "sqlx:", err)
		os.Exit(1)
	}
}

type order struct {
	ID     sqltype.UUID     `db:"id"`
	Parent sqltype.NullUUID `db:"parent"`
	Cents  int              `db:"cents"`
}

func run(ctx context.Context, w io.Writer, db *sqlx.DB, profile engine.Profile) error {
	key := profile.KeyType() // uuid, binary(16) or blob
	_, err := db.ExecContext(ctx, fmt.Sprintf(`CREATE TABLE orders (id %s PRIMARY KEY, parent %s, cents int)`, key, key))
	if err != nil {
		return err
	}
	defer db.ExecContext(ctx, `DROP TABLE orders`)

	first := order{ID: sqltype.NewV7(), Cents: 995}
	second := order{ID: sqltype.NewV7(), Cents: 1250,
		Parent: sqltype.NullUUID{UUID: first.ID, Valid: true}}
	_, err = db.NamedExecContext(ctx,
		`INSERT INTO orders (id, parent, cents) VALUES (:id, :parent, :cents)`, []order{first, second})
	if err != nil {
		return err
	}

	var got order
	err = db.GetContext(ctx, &got, db.Rebind(`SELECT * FROM orders WHERE id = ?`), second.ID)
	if err != nil {
		return err
	}
	fmt.Fprintln(w, got == second, got.Parent.UUID == first.ID)

	query, args, err := sqlx.In(`SELECT * FROM orders WHERE id IN (?) ORDER BY id`,
		[]sqltype.UUID{second.ID, first.ID})
	if err != nil {
		return err
	}
	var list []order
	if err := db.SelectContext(ctx, &list, db.Rebind(query), args...); err != nil {
		return err
	}
	fmt.Fprintln(w, len(list), list[0] == first)
	return nil
}
