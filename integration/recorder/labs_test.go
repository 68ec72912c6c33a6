package recorder_test

import (
	"database/sql"
	"math/rand/v2"
	"path"
	"strings"
	"testing"

	shared "github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/integration/recorder"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A target is an engine whose statements have files.
type target struct {
	folder  string // in testdata
	room    string // in migrate/internal
	like    string // the folder with which the statements are compared
	version string // of the server that the files are from, as the server begins its own
	p       engine.Profile
	open    func(testing.TB) (url string, db *sql.DB)
	dsn     func(t testing.TB, url string) string
	ask     string // asks for the version

	id, text, bare string // column types: a native one, text, sixteen bare bytes
	lit            func(sqltype.UUID) string
	tail           string // ends CREATE TABLE
	conns          int    // of the pool, 0: any number
}

const asciiText = "varchar(60) CHARACTER SET ascii"

// targets is the table of engines.
var targets = []target{
	{
		folder: "sqlite", room: "sqlite", version: "3.", p: engine.SQLite,
		open: dbtest.SQLite.Own, dsn: sqliteDSN,
		ask: "SELECT sqlite_version()", id: "blob", text: "text", bare: "blob", lit: hexLiteral, conns: 1,
	},
	{
		folder: "postgres", room: "postgres", version: "15.", p: engine.PostgreSQL,
		open: dbtest.Postgres.Own, dsn: sameURL,
		ask: "SHOW server_version", id: "uuid", text: "varchar(60)", bare: "bytea", lit: textLiteral,
		tail: " WITH (autovacuum_enabled = off)", // which makes tables larger, at a moment of its own
	},
	{
		folder: "mariadb", room: "mysql", version: "10.11.", p: engine.MariaDB,
		open: dbtest.MariaDB.Own, dsn: dbtest.MySQLDSN,
		ask: "SELECT version()", id: "binary(16)", text: asciiText, bare: "binary(16)",
		lit: hexLiteral, tail: " ENGINE=InnoDB",
	},
	{
		folder: "mysql", room: "mysql", like: "mariadb", version: "9.7.", p: engine.MySQL,
		open: dbtest.MySQL.Own, dsn: dbtest.MySQLDSN,
		ask: "SELECT version()", id: "binary(16)", text: asciiText, bare: "binary(16)",
		lit: hexLiteral, tail: " ENGINE=InnoDB",
	},
}

func sameURL(_ testing.TB, url string) string { return url }

func sqliteDSN(_ testing.TB, url string) string {
	return "file:" + strings.TrimPrefix(url, "sqlite:") + "?mode=rw&_busy_timeout=2000&_mutex=no"
}

// Literals and ids as package lab writes them.
var hexLiteral, textLiteral, newV1 = shared.HexLiteral, shared.TextLiteral, shared.NewV1

func newV4(r *rand.Rand) sqltype.UUID { return shared.NewOf(r, 4) }

// A lab is a database of one run.
type lab struct {
	target
	db       *sql.DB // not recorded: the application
	recorded *sql.DB // what migrate gets
	log      *recorder.Log
	name     string // of the database
}

// newLab makes a database. Each session of the recorded pool is a connection of its own,
// so that a file does not depend on which of the idle ones is taken.
func (tg target) newLab(t *testing.T) *lab {
	t.Helper()
	url, db := tg.open(t)
	parent, err := recorder.Open(db.Driver(), tg.dsn(t, url))
	if err != nil {
		t.Fatal(err)
	}
	l := &lab{target: tg, db: db, log: new(recorder.Log), name: path.Base(url)}
	l.recorded = sql.OpenDB(recorder.Wrap(parent, l.log))
	l.recorded.SetMaxIdleConns(-1)
	l.recorded.SetMaxOpenConns(tg.conns)
	t.Cleanup(func() { l.recorded.Close() })
	var version string
	if err := db.QueryRow(tg.ask).Scan(&version); err != nil {
		t.Fatal(err)
	}
	if !strings.HasPrefix(version, tg.version) {
		t.Skipf("the files are from version %s, and this is %s", tg.version, version)
	}
	return l
}

// otherDatabases are the databases of the server that a run on MySQL or MariaDB meets.
func (l *lab) otherDatabases(t *testing.T) map[string]bool {
	t.Helper()
	others := map[string]bool{}
	if l.room != "mysql" {
		return others
	}
	rows, err := l.db.Query("SELECT SCHEMA_NAME FROM information_schema.SCHEMATA WHERE SCHEMA_NAME " +
		"NOT IN ('information_schema', 'mysql', 'performance_schema', 'sys', DATABASE())")
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	for rows.Next() {
		var name string
		if err := rows.Scan(&name); err != nil {
			t.Fatal(err)
		}
		others[name] = true
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	return others
}

// exec runs a statement of the application. ID!, TEXT! and BARE! are types of columns.
func (l *lab) exec(t *testing.T, query string) {
	t.Helper()
	full := strings.NewReplacer("ID!", l.id, "TEXT!", l.text, "BARE!", l.bare).Replace(query)
	if strings.HasPrefix(full, "CREATE TABLE") {
		full += l.tail
	}
	if _, err := l.db.Exec(full); err != nil {
		t.Fatalf("%s: %v", full, err)
	}
}
