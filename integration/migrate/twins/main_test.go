// Package twins_test changes the type of id columns on a real PostgreSQL by twins, there and back.
//
// SQLUUID_CUTOVERS is the number of cut-overs under the releases of an application, 2 without it.
// With it the commands are killed in each of their steps several times, with more rows.
package twins_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/integration/programs"
)

func TestMain(m *testing.M) {
	programs.Serve()
	lab.Main(m)
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
