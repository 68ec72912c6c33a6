// Package twins_test changes the type of id columns on a real PostgreSQL by twins, there and back.
//
// SQLUUID_CUTOVERS is the number of cut-overs under the releases of an application, 2 without it.
// With it the commands are killed in each of their steps several times, with more rows.
package twins_test

import (
	"database/sql"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/integration/programs"
	"github.com/sqluuid/sqluuid/internal/dbtest"
)

func TestMain(m *testing.M) {
	programs.Serve()
	lab.AtOnce = 6 // each with writers, a watch and sessions of its own, of the 100 that a server takes
	lab.NeedsTwins = true
	lab.Main(m)
}

// aside lets the test's own sessions pretend to follow, so that they keep no cut-over waiting. They
// prepare nothing, which a column that gets another type would break.
func aside(t *testing.T, l *lab.Lab) {
	t.Helper()
	db, err := dbtest.Open(l.URL + "&application_name=lab%20%5Bsqluuid%20follows%5D&default_query_exec_mode=simple_protocol")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	db.SetMaxIdleConns(1)
	l.DB.SetMaxIdleConns(0)
	l.DB = db
}

// stranger opens a session that does not follow.
func stranger(t *testing.T, l *lab.Lab) *sql.Conn {
	t.Helper()
	db, err := dbtest.Open(l.URL)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	db.SetMaxIdleConns(0)
	conn, err := db.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	return conn
}

// twins is the command line of text-to-binary by twins, of the ids of users and orders.
func twins(l *lab.Lab, more ...string) []string {
	return append([]string{"migrate", "text-to-binary", "--twins", "--database", l.URL, "--column",
		"users.id", "--column", "orders.id", "--yes"}, more...)
}

// verb is the command line of a verb about the run.
func verb(l *lab.Lab, name string, more ...string) []string {
	args := append([]string{"migrate", name, "--database", l.URL}, more...)
	if name != "cutover" {
		args = append(args, "--column", "users.id")
	}
	if name != "verify" {
		args = append(args, "--yes")
	}
	return args
}
