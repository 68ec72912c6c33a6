// Package database opens the databases of the examples.
package database

import (
	"database/sql"
	"fmt"
	"net/url"
	"strings"

	"github.com/go-sql-driver/mysql"
	_ "github.com/jackc/pgx/v5/stdlib" // registers pgx
	_ "github.com/mattn/go-sqlite3"    // registers sqlite3

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// schemes are the ways in which a URL begins: the driver, what it takes, and the
// engine.
var schemes = map[string]struct {
	driver string
	dsn    func(whole, rest string) (string, error)
	engine engine.Profile
}{
	"sqlite":   {"sqlite3", sqliteDSN, engine.SQLite},
	"postgres": {"pgx", func(whole, _ string) (string, error) { return whole, nil }, engine.PostgreSQL},
	"mysql":    {"mysql", mysqlDSN, engine.MySQL},
	"mariadb":  {"mysql", mysqlDSN, engine.MariaDB},
}

// Open opens sqlite:FILE or a postgres://, mysql:// or mariadb:// URL. The file is made if it is
// missing.
func Open(raw string) (*sql.DB, engine.Profile, error) {
	name, rest, _ := strings.Cut(raw, ":")
	s, ok := schemes[name]
	if !ok {
		return nil, engine.Profile{}, fmt.Errorf("want sqlite:FILE or a URL of postgres, mysql or mariadb, "+
			"not one that begins with %q", name)
	}
	dsn, err := s.dsn(raw, rest)
	if err != nil {
		return nil, engine.Profile{}, err
	}
	db, err := sql.Open(s.driver, dsn)
	return db, s.engine, err
}

// Driver returns the name of the driver with which Open opens a URL.
func Driver(raw string) string {
	name, _, _ := strings.Cut(raw, ":")
	return schemes[name].driver
}

func sqliteDSN(_, rest string) (string, error) {
	return "file:" + rest + "?_foreign_keys=on&_busy_timeout=5000", nil
}

func mysqlDSN(whole, _ string) (string, error) {
	u, err := url.Parse(whole)
	if err != nil {
		return "", err
	}
	c := mysql.NewConfig()
	c.Net, c.Addr, c.DBName, c.User = "tcp", u.Host, strings.TrimPrefix(u.Path, "/"), u.User.Username()
	c.Passwd, _ = u.User.Password()
	return c.FormatDSN(), nil
}
