package dbtest

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"hash/fnv"
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

// A Server is a DBMS under the name by which SQLUUID_REQUIRE knows it.
type Server string

// The servers that tests know.
const (
	Postgres      Server = "postgres"
	MariaDB       Server = "mariadb"
	MySQL         Server = "mysql"
	TiDB          Server = "tidb"
	GoMySQLServer Server = "gms"
	SQLServer     Server = "sqlserver"
	SQLite        Server = "sqlite"
)

// A place is what differs between servers: the environment variable of the URL, the URL
// without that variable, the quotes of a name, and the statement that drops a used database.
// In the URL the database is the path, or this parameter of the query. With hasten the commits of
// a new database wait for no disk: it ends with its test. With shut nobody connects to it any more:
// who did would wait for the end of the drop, with one of the 100 connections of a server. copies
// says how CREATE DATABASE copies.
type place struct{ variable, usual, open, close, drop, parameter, hasten, shut, copies string }

const drop = "DROP DATABASE %s"

var places = map[Server]place{
	Postgres: {"SQLUUID_POSTGRES", "postgres://postgres@127.0.0.1:5432/test?sslmode=disable",
		`"`, `"`, "DROP DATABASE %s WITH (FORCE)", "", "ALTER DATABASE %s SET synchronous_commit = off",
		"ALTER DATABASE %s WITH ALLOW_CONNECTIONS false",
		"SELECT CASE WHEN current_setting('fsync') = 'off' AND current_setting('server_version_num')::int >= 150000 THEN ' STRATEGY FILE_COPY' ELSE '' END"},
	MariaDB:       {"SQLUUID_MARIADB", "mariadb://root@127.0.0.1:3306/test", "`", "`", drop, "", "", "", ""},
	MySQL:         {"SQLUUID_MYSQL", "mysql://root@127.0.0.1:3307/test", "`", "`", drop, "", "", "", ""},
	TiDB:          {"SQLUUID_TIDB", "", "`", "`", drop, "", "", "", ""},
	GoMySQLServer: {"SQLUUID_GMS", "", "`", "`", drop, "", "", "", ""},
	SQLServer: {"SQLUUID_SQLSERVER", "", "[", "]",
		"ALTER DATABASE %[1]s SET SINGLE_USER WITH ROLLBACK IMMEDIATE; DROP DATABASE %[1]s", "database", "", "", ""},
}

// URL returns the URL of the server's test database, in the form that the sqluuid command
// takes. It is "" for SQLite, and for a server that has no usual place and no variable.
func (s Server) URL() string {
	p := places[s]
	if v := os.Getenv(p.variable); v != "" {
		return v
	}
	return p.usual
}

// Named reports whether the environment gives the server's URL.
func (s Server) Named() bool { return os.Getenv(places[s].variable) != "" }

// Required reports whether SQLUUID_REQUIRE has the name.
func Required[T ~string](name T) bool {
	return slices.Contains(strings.Split(os.Getenv("SQLUUID_REQUIRE"), ","), string(name))
}

// IsNight reports whether all runs: SQLUUID_NIGHTLY is set, or SQLUUID_ONLY, as make nightly does.
// By day a test may take a part of its kind.
func IsNight() bool {
	return os.Getenv("SQLUUID_NIGHTLY") != "" || os.Getenv("SQLUUID_ONLY") != ""
}

// AtNight skips the test by day.
func AtNight(t testing.TB) {
	t.Helper()
	if !IsNight() {
		t.Skip("make nightly runs it: SQLUUID_NIGHTLY=1")
	}
}

// Daily picks one of n by the name of a test: each day it is the same, and the tests of a package
// pick all of them.
func Daily(name string, n int) int {
	h := fnv.New32a()
	h.Write([]byte(name))
	return int(h.Sum32() % uint32(n))
}

// check skips the test if SQLUUID_ONLY names another server, or with -short. Else it marks the test as one that
// uses this server, for those who count the tests of go test -json.
func (s Server) check(t testing.TB) {
	t.Helper()
	if only := os.Getenv("SQLUUID_ONLY"); only != "" && only != string(s) {
		t.Skipf("SQLUUID_ONLY is %s, and the test needs %s", only, s)
	}
	if _, served := places[s]; served && testing.Short() {
		t.Skip("-short uses no server")
	}
	t.Attr("server", string(s))
}

// Missing skips the test, or fails it if SQLUUID_REQUIRE has the name.
func Missing[T ~string](t testing.TB, name T, err error) {
	t.Helper()
	if Required(name) {
		t.Fatalf("%s is required (SQLUUID_REQUIRE) and does not answer: %v", name, err)
	}
	t.Skipf("%s does not answer: %v", name, err)
}

// Own makes a database of the test's own on the server. It returns the database's URL and an
// open pool. Both end with the test. SQLite's pool enforces foreign keys.
func (s Server) Own(t testing.TB) (string, *sql.DB) {
	t.Helper()
	return s.OwnNamed(t, fmt.Sprintf("sqluuid_test_%08x", rand.Uint32()))
}

// strategy ends a CREATE DATABASE. Where no disk is waited for, files are copied in a third of the
// time.
func (p place) strategy(admin *sql.DB) (end string) {
	if p.copies != "" {
		_ = admin.QueryRow(p.copies).Scan(&end) // without it the server does as it always does
	}
	return end
}

// OwnNamed is like [Server.Own] for a database of the given name, which may need quotes.
func (s Server) OwnNamed(t testing.TB, name string) (string, *sql.DB) {
	t.Helper()
	s.check(t)
	p, served := places[s]
	if !served {
		return ownSQLite(t, name)
	}
	raw := s.URL()
	if raw == "" {
		Missing(t, s, fmt.Errorf("%s names no server", p.variable))
	}
	admin, err := Open(raw)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), time.Minute) // of a busy server; none refuses at once
	defer cancel()
	if err := admin.PingContext(ctx); err != nil {
		admin.Close()
		Missing(t, s, err)
	}
	quoted := p.open + strings.ReplaceAll(name, p.close, p.close+p.close) + p.close
	if _, err := admin.Exec("CREATE DATABASE " + quoted + p.strategy(admin)); err != nil {
		t.Fatalf("CREATE DATABASE %s: %v", quoted, err)
	}
	if p.hasten != "" {
		if _, err := admin.Exec(fmt.Sprintf(p.hasten, quoted)); err != nil {
			t.Fatal(err)
		}
	}
	u, err := url.Parse(raw)
	if err != nil {
		t.Fatal(err)
	}
	if p.parameter != "" {
		query := u.Query()
		query.Set(p.parameter, name)
		u.RawQuery = query.Encode()
	} else {
		u.Path, u.RawPath = "/"+name, ""
	}
	db, err := Open(u.String())
	if err != nil {
		t.Fatal(err)
	}
	admin.SetMaxIdleConns(0)
	t.Cleanup(func() {
		db.Close()
		if p.shut != "" {
			_, _ = admin.Exec(fmt.Sprintf(p.shut, quoted))
		}
		dropDatabase(t, admin, fmt.Sprintf(p.drop, quoted))
		admin.Close()
	})
	return u.String(), db
}

// dropDatabase drops a database. MariaDB 10.11 may leave the file of a trigger behind that was made
// on a busy server (orders.TRG-), and then keeps the folder, without a table. Whose test it was can
// do nothing about it.
func dropDatabase(t testing.TB, admin *sql.DB, statement string) {
	const notEmpty = 1010
	_, err := admin.Exec(statement)
	var e *mysql.MySQLError
	switch {
	case errors.As(err, &e) && e.Number == notEmpty:
		t.Logf("the server keeps the folder of the test's database: %v", err)
	case err != nil:
		t.Errorf("cannot drop the test's database: %v", err)
	}
}

// ownSQLite leaves syncs out, which cost most of a test's time: a file that ends with the test
// need not outlive the machine.
func ownSQLite(t testing.TB, name string) (string, *sql.DB) {
	t.Helper()
	path := filepath.Join(t.TempDir(), strings.ReplaceAll(name, "/", "_"))
	file := url.URL{Scheme: "file", Opaque: (&url.URL{Path: path}).EscapedPath(),
		RawQuery: "_foreign_keys=on&_busy_timeout=10000&_synchronous=off"}
	db, err := sql.Open("sqlite3", file.String())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	if err := db.Ping(); err != nil { // which makes the file
		Missing(t, SQLite, err)
	}
	return "sqlite:" + path, db
}

var mysqlSchemes = []string{"mariadb", "mysql"}

// Open opens a pool for a postgres://, mariadb:// or mysql:// URL. For sqlserver:// the caller
// imports the driver.
func Open(raw string) (*sql.DB, error) {
	if strings.HasPrefix(raw, "sqlserver:") {
		return sql.Open("sqlserver", raw)
	}
	if scheme, _, _ := strings.Cut(raw, ":"); !slices.Contains(mysqlSchemes, scheme) {
		return sql.Open("pgx", raw)
	}
	config, err := mysqlConfig(raw)
	if err != nil {
		return nil, err
	}
	connector, err := mysql.NewConnector(config)
	if err != nil {
		return nil, err
	}
	return sql.OpenDB(connector), nil
}

// MySQLDSN turns a mariadb:// or mysql:// URL into the driver's own form.
func MySQLDSN(t testing.TB, raw string) string {
	t.Helper()
	c, err := mysqlConfig(raw)
	if err != nil {
		t.Fatal(err)
	}
	return c.FormatDSN()
}

func mysqlConfig(raw string) (*mysql.Config, error) {
	u, err := url.Parse(raw)
	if err != nil {
		return nil, err
	}
	c := mysql.NewConfig()
	c.Net, c.Addr, c.DBName = "tcp", u.Host, strings.TrimPrefix(u.Path, "/")
	c.User = u.User.Username()
	c.Passwd, _ = u.User.Password()
	c.ParseTime = true
	return c, nil
}
