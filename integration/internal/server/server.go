// Package server opens the database servers that the integration tests need.
//
// A server that does not answer skips the test on a laptop and fails it when the
// environment variable SQLUUID_REQUIRE names it (a comma-separated list of
// postgres, mariadb and sqlite), as the continuous integration run does. The
// variables SQLUUID_POSTGRES and SQLUUID_MARIADB override where the servers are.
// SQLUUID_MYSQL is the URL of one more server, that speaks MySQL's protocol.
package server

import (
	"context"
	"database/sql"
	"fmt"
	"math/rand/v2"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/go-sql-driver/mysql"
	_ "github.com/jackc/pgx/v5/stdlib" // registers pgx
	_ "github.com/mattn/go-sqlite3"    // registers sqlite3
)

// The names by which SQLUUID_REQUIRE knows the servers.
const (
	Postgres = "postgres"
	MariaDB  = "mariadb"
	SQLite   = "sqlite"
	MySQL    = "mysql"
)

// PostgresURL returns the URL of the PostgreSQL server's test database.
func PostgresURL() string {
	return env("SQLUUID_POSTGRES", "postgres://postgres@127.0.0.1:5432/test?sslmode=disable")
}

// MariaDBURL returns the URL of the MariaDB server's test database, in the form
// that the sqluuid command takes.
func MariaDBURL() string { return env("SQLUUID_MARIADB", "mariadb://root@127.0.0.1:3306/test") }

// MySQLURL returns the URL of the test database of a server that speaks MySQL's
// protocol, and "" where the environment names none: there is no usual one.
func MySQLURL() string { return os.Getenv("SQLUUID_MYSQL") }

func env(name, fallback string) string {
	if v := os.Getenv(name); v != "" {
		return v
	}
	return fallback
}

// Required reports whether SQLUUID_REQUIRE names the server.
func Required(name string) bool {
	return slices.Contains(strings.Split(os.Getenv("SQLUUID_REQUIRE"), ","), name)
}

// Missing skips the test, or fails it where the server is required.
func Missing(t testing.TB, name string, err error) {
	t.Helper()
	if Required(name) {
		t.Fatalf("%s is required (SQLUUID_REQUIRE) and does not answer: %v", name, err)
	}
	t.Skipf("%s does not answer: %v", name, err)
}

func ping(t testing.TB, name string, db *sql.DB) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), 5*time.Second)
	defer cancel()
	if err := db.PingContext(ctx); err != nil {
		db.Close()
		Missing(t, name, err)
	}
}

// OwnPostgres makes a database of the test's own on the PostgreSQL server and
// returns its URL and an open pool. Both end with the test.
func OwnPostgres(t testing.TB) (string, *sql.DB) {
	t.Helper()
	admin, err := sql.Open("pgx", PostgresURL())
	if err != nil {
		t.Fatal(err)
	}
	ping(t, Postgres, admin)
	name := ownName()
	mustExec(t, admin, `CREATE DATABASE `+name)
	u, err := url.Parse(PostgresURL())
	if err != nil {
		t.Fatal(err)
	}
	u.Path = "/" + name
	db, err := sql.Open("pgx", u.String())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		db.Close()
		if _, err := admin.Exec(`DROP DATABASE ` + name + ` WITH (FORCE)`); err != nil {
			t.Errorf("cannot drop the test's database: %v", err)
		}
		admin.Close()
	})
	return u.String(), db
}

// OwnMariaDB makes a database of the test's own on the MariaDB server and
// returns its URL and an open pool. Both end with the test.
func OwnMariaDB(t testing.TB) (string, *sql.DB) {
	t.Helper()
	return ownMySQL(t, MariaDB, MariaDBURL())
}

// OwnMySQL does so on the server that SQLUUID_MYSQL names.
func OwnMySQL(t testing.TB) (string, *sql.DB) {
	t.Helper()
	return ownMySQL(t, MySQL, MySQLURL())
}

func ownMySQL(t testing.TB, server, raw string) (string, *sql.DB) {
	t.Helper()
	admin, err := sql.Open("mysql", MySQLDSN(t, raw))
	if err != nil {
		t.Fatal(err)
	}
	ping(t, server, admin)
	name := ownName()
	mustExec(t, admin, "CREATE DATABASE "+name)
	u, err := url.Parse(raw)
	if err != nil {
		t.Fatal(err)
	}
	u.Path = "/" + name
	db, err := sql.Open("mysql", MySQLDSN(t, u.String()))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		db.Close()
		if _, err := admin.Exec("DROP DATABASE " + name); err != nil {
			t.Errorf("cannot drop the test's database: %v", err)
		}
		admin.Close()
	})
	return u.String(), db
}

// MySQLDSN turns a mariadb:// or mysql:// URL into the driver's own form.
func MySQLDSN(t testing.TB, raw string) string {
	t.Helper()
	u, err := url.Parse(raw)
	if err != nil {
		t.Fatal(err)
	}
	c := mysql.NewConfig()
	c.Net, c.Addr, c.DBName = "tcp", u.Host, strings.TrimPrefix(u.Path, "/")
	c.User = u.User.Username()
	c.Passwd, _ = u.User.Password()
	c.ParseTime = true
	return c.FormatDSN()
}

// OwnSQLite makes a database file in the test's temporary folder and returns
// its URL and an open pool. Foreign keys are enforced in the pool.
func OwnSQLite(t testing.TB) (string, *sql.DB) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "test.db")
	db, err := sql.Open("sqlite3", "file:"+path+"?_foreign_keys=on&_busy_timeout=5000")
	if err != nil {
		t.Fatal(err)
	}
	ping(t, SQLite, db)
	t.Cleanup(func() { db.Close() })
	return "sqlite:" + path, db
}

func ownName() string { return fmt.Sprintf("sqluuid_test_%08x", rand.Uint32()) }

func mustExec(t testing.TB, db *sql.DB, query string) {
	t.Helper()
	if _, err := db.Exec(query); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
}
