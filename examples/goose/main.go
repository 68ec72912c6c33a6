// Command goose rewrites the keys of a shop as a Go migration of pressly/goose:
// version 1 makes the tables, with keys of version 1, version 2 turns the keys
// into version 6, with the payments that refer to them.
//
//	go run ./examples/goose sqlite:shop.db up
//	go run ./examples/goose sqlite:shop.db down
//	go run ./examples/goose postgres://shop@127.0.0.1/shop up
//
// When up is stopped in the middle of version 2, goose does not record it, and
// the next up goes on where it was.
package main

import (
	"context"
	"database/sql"
	"embed"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/signal"

	"github.com/pressly/goose/v3"

	"github.com/sqluuid/sqluuid/examples/internal/database"
	"github.com/sqluuid/sqluuid/examples/internal/step"
	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

//go:embed migrations
var migrations embed.FS

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	if len(os.Args) != 3 {
		fmt.Fprintln(os.Stderr, "usage: goose URL up|down")
		os.Exit(2)
	}
	if err := run(ctx, os.Stdout, os.Args[1], os.Args[2]); err != nil {
		fmt.Fprintln(os.Stderr, "goose:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, out io.Writer, url, direction string) error {
	db, p, err := database.Open(url)
	if err != nil {
		return err
	}
	defer db.Close()
	provider, err := newProvider(db, p, out)
	if err != nil {
		return err
	}
	switch direction {
	case "up":
		results, err := provider.Up(ctx)
		return tell(out, results, err)
	case "down":
		result, err := provider.Down(ctx)
		return tell(out, []*goose.MigrationResult{result}, err)
	}
	return fmt.Errorf("want up or down, not %q", direction)
}

// places are goose's name of each engine, and the folder of its files.
var places = map[engine.Profile]struct {
	dialect goose.Dialect
	folder  string
}{
	engine.SQLite:     {goose.DialectSQLite3, "migrations/sqlite"},
	engine.PostgreSQL: {goose.DialectPostgres, "migrations/postgres"},
}

// newProvider knows all versions: those in files, and the one in Go.
func newProvider(db *sql.DB, p engine.Profile, out io.Writer) (*goose.Provider, error) {
	known := places[p]
	files, err := fs.Sub(migrations, known.folder)
	if err != nil {
		return nil, err
	}
	return goose.NewProvider(known.dialect, db, files, goose.WithGoMigrations(rewriteKeys(p, out)))
}

// rewriteKeys is version 2. It takes the pool and not a transaction of goose's: a
// rewrite has one for each chunk. The pool needs room for a connection of goose's
// and one for each worker.
func rewriteKeys(p engine.Profile, out io.Writer) *goose.Migration {
	keys := func(db *sql.DB) step.Step {
		return step.Step{DB: db, Engine: p, Rewrite: migrate.V1ToV6, Column: migrate.ColumnName{Table: "orders", Column: "id"}, Out: out}
	}
	return goose.NewGoMigration(2,
		&goose.GoFunc{RunDB: func(ctx context.Context, db *sql.DB) error { return keys(db).Up(ctx) }},
		&goose.GoFunc{RunDB: func(ctx context.Context, db *sql.DB) error { return keys(db).Down(ctx) }})
}

func tell(out io.Writer, results []*goose.MigrationResult, err error) error {
	for _, r := range results {
		if r != nil && r.Error == nil {
			fmt.Fprintf(out, "goose: %s %d is done\n", r.Direction, r.Source.Version)
		}
	}
	return err
}
