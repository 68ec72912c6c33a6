// Command golangmigrate rewrites the keys of a shop as a step of
// golang-migrate/migrate. That tool has no migrations in Go; but what a step does
// is up to its database driver. The driver here hands SQL on to the one that it
// wraps, and carries out a step whose file says
//
//	-- sqluuid v1-to-v6 orders.id
//
// and, on the way down,
//
//	-- sqluuid undo orders.id
//
// To any other program that runs these files such a step is a comment, which does
// nothing.
//
//	go run ./examples/golangmigrate sqlite:shop.db up
//	go run ./examples/golangmigrate sqlite:shop.db down
//
// When a step is stopped in the middle, golang-migrate calls the database dirty at
// the version that the step leads to. A rewrite that was stopped goes on when it is
// called again: force the version it came from, and go the same way. That is what
// resume-up and resume-down do.
package main

import (
	"bytes"
	"context"
	"database/sql"
	"embed"
	"errors"
	"fmt"
	"io"
	"os"
	"os/signal"
	"strings"

	gomigrate "github.com/golang-migrate/migrate/v4"
	"github.com/golang-migrate/migrate/v4/database"
	"github.com/golang-migrate/migrate/v4/database/pgx/v5"
	"github.com/golang-migrate/migrate/v4/database/sqlite3"
	"github.com/golang-migrate/migrate/v4/source"
	"github.com/golang-migrate/migrate/v4/source/iofs"

	example "github.com/sqluuid/sqluuid/examples/internal/database"
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
		fmt.Fprintln(os.Stderr, "usage: golangmigrate URL up|down|resume-up|resume-down")
		os.Exit(2)
	}
	if err := run(ctx, os.Stdout, os.Args[1], os.Args[2], migrate.RunConfig{}); err != nil {
		fmt.Fprintln(os.Stderr, "golangmigrate:", err)
		os.Exit(1)
	}
}

func run(ctx context.Context, out io.Writer, url, direction string, cfg migrate.RunConfig) (err error) {
	m, files, err := open(ctx, out, url, cfg)
	if err != nil {
		return err
	}
	defer func() {
		sourceErr, databaseErr := m.Close()
		err = errors.Join(err, sourceErr, databaseErr)
	}()
	switch direction {
	case "up":
		return m.Up()
	case "down":
		return m.Steps(-1)
	case "resume-up":
		return resume(m, files.Prev, m.Up)
	case "resume-down":
		return resume(m, files.Next, func() error { return m.Steps(-1) })
	}
	return fmt.Errorf("want up, down, resume-up or resume-down, not %q", direction)
}

// places are golang-migrate's driver of each engine, and the folder of its files.
var places = map[engine.Profile]struct {
	wrap   func(*sql.DB) (database.Driver, error)
	folder string
}{
	engine.SQLite:     {func(db *sql.DB) (database.Driver, error) { return sqlite3.WithInstance(db, &sqlite3.Config{}) }, "migrations/sqlite"},
	engine.PostgreSQL: {func(db *sql.DB) (database.Driver, error) { return pgx.WithInstance(db, &pgx.Config{}) }, "migrations/postgres"},
}

// open makes golang-migrate ready for a URL. Closing it closes the database.
func open(ctx context.Context, out io.Writer, url string, cfg migrate.RunConfig) (*gomigrate.Migrate, source.Driver, error) {
	db, p, err := example.Open(url)
	if err != nil {
		return nil, nil, err
	}
	known := places[p]
	inner, err := known.wrap(db)
	if err != nil {
		return nil, nil, errors.Join(err, db.Close())
	}
	files, err := iofs.New(migrations, known.folder)
	if err != nil {
		return nil, nil, errors.Join(err, inner.Close())
	}
	m, err := gomigrate.NewWithInstance("files", files, "wrapped", driver{inner, ctx, step.Step{DB: db, Engine: p, Out: out, Run: cfg}})
	return m, files, err
}

// resume goes on with a rewrite that was stopped: from says which version is on
// the other side of the one it leads to.
func resume(m *gomigrate.Migrate, from func(uint) (uint, error), again func() error) error {
	version, dirty, err := m.Version()
	switch {
	case err != nil:
		return err
	case !dirty:
		return errors.New("no step was stopped")
	}
	start, err := from(version)
	if err != nil {
		return err
	}
	if err := m.Force(int(start)); err != nil {
		return err
	}
	return again()
}

// A driver is a database driver of golang-migrate that also knows steps of ours.
// The interface has no place for a context.
type driver struct {
	database.Driver
	ctx  context.Context
	step step.Step
}

const mark = "-- sqluuid "

// Run carries out a step.
func (d driver) Run(body io.Reader) error {
	text, err := io.ReadAll(body)
	if err != nil {
		return err
	}
	rest, ours := strings.CutPrefix(strings.TrimSpace(string(text)), mark)
	if !ours {
		return d.Driver.Run(bytes.NewReader(text))
	}
	name, column, ok := strings.Cut(rest, " ")
	if !ok || strings.Contains(rest, "\n") {
		return fmt.Errorf("want one line %s… with a rewrite and a column, not %q", mark, text)
	}
	if d.step.Column, err = migrate.ParseColumn(column); err != nil {
		return err
	}
	if name == "undo" {
		return d.step.Down(d.ctx)
	}
	if d.step.Rewrite, err = migrate.ParseRewrite(name); err != nil {
		return err
	}
	return d.step.Up(d.ctx)
}
