// Package database opens the databases of the examples.
package database

import (
	"database/sql"
	"fmt"
	"strings"

	_ "github.com/jackc/pgx/v5/stdlib" // registers pgx
	_ "github.com/mattn/go-sqlite3"    // registers sqlite3

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// schemes are the ways in which a URL begins: the driver, what it takes, and the
// engine.
var schemes = map[string]struct {
	driver string
	dsn    func(url, rest string) string
	engine engine.Profile
}{
	"sqlite":   {"sqlite3", func(_, rest string) string { return "file:" + rest + "?_foreign_keys=on&_busy_timeout=5000" }, engine.SQLite},
	"postgres": {"pgx", func(url, _ string) string { return url }, engine.PostgreSQL},
}

// Open opens sqlite:FILE or a postgres:// URL. The file is made if it is missing.
func Open(url string) (*sql.DB, engine.Profile, error) {
	name, rest, _ := strings.Cut(url, ":")
	s, ok := schemes[name]
	if !ok {
		return nil, engine.Profile{}, fmt.Errorf("want sqlite:FILE or postgres://…, not a URL that begins with %q", name)
	}
	db, err := sql.Open(s.driver, s.dsn(url, rest))
	return db, s.engine, err
}
