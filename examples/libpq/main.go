// Command libpq stores orders in a uuid column through lib/pq: with sqltype.NativeUUID on a plain pool, and
// with sqltype.UUID behind sqltype.NewConnector. It makes the table orders and drops it at the end.
//
//	go run ./examples/libpq 'postgres://shop@127.0.0.1/shop?sslmode=disable'
package main

import (
	"context"
	"database/sql"
	"fmt"
	"io"
	"os"

	"github.com/lib/pq"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: libpq URL")
		os.Exit(2)
	}
	if err := run(context.Background(), os.Stdout, os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, "libpq:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, w io.Writer, url string) error {
	connector, err := pq.NewConnector(url)
	if err != nil {
		return err
	}
	plain := sql.OpenDB(connector)
	defer plain.Close()
	if _, err := plain.ExecContext(ctx, `CREATE TABLE orders (id uuid PRIMARY KEY)`); err != nil {
		return err
	}
	defer plain.ExecContext(ctx, `DROP TABLE orders`)
	text, err := asText(ctx, plain)
	if err != nil {
		return err
	}

	pool := sql.OpenDB(sqltype.NewConnector(connector, engine.PostgreSQL))
	defer pool.Close()
	id, err := behindConnector(ctx, pool)
	if err != nil {
		return err
	}
	var found int
	err = pool.QueryRowContext(ctx, `SELECT count(*) FROM orders WHERE id = any($1)`,
		sqltype.BindArray(engine.PostgreSQL, []sqltype.UUID{id, sqltype.UUID(text)})).Scan(&found)
	if err != nil {
		return err
	}
	fmt.Fprintln(w, found)

	// A plain UUID on the plain pool is bytes, which lib/pq sends as a bytea.
	_, err = plain.ExecContext(ctx, `INSERT INTO orders (id) VALUES ($1)`, sqltype.NewV7())
	fmt.Fprintln(w, err != nil)
	return nil
}

func asText(ctx context.Context, plain *sql.DB) (sqltype.NativeUUID, error) {
	id := sqltype.NativeUUID(sqltype.NewV7())
	var back sqltype.NativeUUID
	err := plain.QueryRowContext(ctx, `INSERT INTO orders (id) VALUES ($1) RETURNING id`, id).Scan(&back)
	if err == nil && back != id {
		err = fmt.Errorf("stored %v and read %v", id, back)
	}
	return id, err
}

func behindConnector(ctx context.Context, pool *sql.DB) (sqltype.UUID, error) {
	id := sqltype.NewV7()
	var back sqltype.UUID
	err := pool.QueryRowContext(ctx, `INSERT INTO orders (id) VALUES ($1) RETURNING id`, id).Scan(&back)
	if err == nil && back != id {
		err = fmt.Errorf("stored %v and read %v", id, back)
	}
	return id, err
}
