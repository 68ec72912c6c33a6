// Command pgx stores orders in a uuid column through a pool of pgx: a batch by COPY, a list of ids
// as one argument, and rows into structs. It makes the table pgx_orders and drops it at the end.
//
//	go run ./examples/pgx 'postgres://shop@127.0.0.1/shop?sslmode=disable'
package main

import (
	"context"
	"fmt"
	"io"
	"log"
	"os"

	"github.com/jackc/pgx/v5"
	"github.com/jackc/pgx/v5/pgxpool"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/pgxtype"
)

type Order struct {
	ID     sqltype.UUID
	Parent sqltype.NullUUID
	Cents  int
}

func main() {
	if len(os.Args) != 2 {
		log.Fatal("usage: pgx URL")
	}
	if err := run(context.Background(), os.Stdout, os.Args[1]); err != nil {
		log.Fatal(err)
	}
}

func run(ctx context.Context, w io.Writer, url string) error {
	config, err := pgxpool.ParseConfig(url)
	if err != nil {
		return err
	}
	config.AfterConnect = func(_ context.Context, conn *pgx.Conn) error {
		pgxtype.Register(conn.TypeMap())
		return nil
	}
	pool, err := pgxpool.NewWithConfig(ctx, config)
	if err != nil {
		return err
	}
	defer pool.Close()

	_, err = pool.Exec(ctx, `CREATE TABLE pgx_orders (id uuid PRIMARY KEY, parent uuid, cents int)`)
	if err != nil {
		return err
	}
	defer pool.Exec(ctx, `DROP TABLE pgx_orders`)

	ids := sqltype.Batch(3) // version 7, ascending
	_, err = pool.CopyFrom(ctx, pgx.Identifier{"pgx_orders"}, []string{"id", "parent", "cents"},
		pgx.CopyFromRows([][]any{{ids[0], nil, 995}, {ids[1], ids[0], 1250}, {ids[2], ids[0], 300}}))
	if err != nil {
		return err
	}
	rows, err := pool.Query(ctx, `SELECT * FROM pgx_orders WHERE id = ANY($1) ORDER BY id`, ids[:2])
	if err != nil {
		return err
	}
	orders, err := pgx.CollectRows(rows, pgx.RowToStructByName[Order])
	if err != nil {
		return err
	}
	fmt.Fprintln(w, len(orders), orders[0].Parent.Valid, orders[1].Parent.UUID == orders[0].ID)

	var children int
	err = pool.QueryRow(ctx, `SELECT count(*) FROM pgx_orders WHERE parent = $1`, ids[0]).Scan(&children)
	fmt.Fprintln(w, children, "children")
	return err
}
