// Command squirrel stores orders with 16-byte keys through Masterminds/squirrel, on SQLite,
// PostgreSQL, MySQL or MariaDB. It makes the table orders and drops it at the end.
//
//	go run ./examples/squirrel sqlite:shop.db
//	go run ./examples/squirrel postgres://shop@127.0.0.1/shop
package main

import (
	"context"
	"fmt"
	"io"
	"os"

	sq "github.com/Masterminds/squirrel"

	"github.com/sqluuid/sqluuid/examples/internal/database"
	"github.com/sqluuid/sqluuid/sqltype"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: squirrel URL")
		os.Exit(2)
	}
	if err := run(context.Background(), os.Stdout, os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "squirrel:", err)
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

	marks := sq.PlaceholderFormat(sq.Question)
	if database.Driver(url) == "pgx" {
		marks = sq.Dollar
	}
	builder := sq.StatementBuilder.PlaceholderFormat(marks).RunWith(pool)
	first, second := sqltype.NewV7(), sqltype.NewV7()
	_, err = builder.Insert("orders").Columns("id", "cents").
		Values(first, 995).Values(second, 1250).ExecContext(ctx)
	if err != nil {
		return err
	}
	var id sqltype.UUID
	err = builder.Select("id").From("orders").Where(sq.Eq{"id": second}).QueryRowContext(ctx).Scan(&id)
	if err != nil {
		return err
	}
	var found int
	err = builder.Select("count(*)").From("orders").
		Where(sq.Eq{"id": []sqltype.UUID{first, second}}).QueryRowContext(ctx).Scan(&found)
	fmt.Fprintln(w, id == second, found)
	return err
}
