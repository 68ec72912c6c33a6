package copies_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// A default that makes an id goes on doing so in the new type, and in the old one again. A change of
// type was refused for it, and without the default each insert of the application failed.
func TestADefaultIsCarriedOver(t *testing.T) {
	lab.EachOf(t, []string{"SQLite", "MariaDB", "MySQL"}, func(t *testing.T, l *lab.Lab) {
		value, length, typ := "uuid()", "CHAR_LENGTH(id)", "char(36)"
		if l.Name == "SQLite" {
			value, length, typ = "lower(hex(randomblob(16)))", "length(id)", "char(32)"
		}
		l.Exec(t, "CREATE TABLE people (id "+typ+" NOT NULL DEFAULT ("+value+") PRIMARY KEY, n int NOT NULL)")
		insert := func(what, n, width string) {
			t.Helper()
			l.Exec(t, "INSERT INTO people (n) VALUES ("+n+")")
			lab.Same(t, what, l.Dump(t, "SELECT "+length+" FROM people WHERE n = "+n), []string{width})
		}
		width := typ[len("char(") : len(typ)-1]
		insert("before", "1", width)
		on := []string{"--column", "people.id", "--database", l.URL, "--yes"}
		lab.MustRun(t, append([]string{"migrate", "text-to-binary"}, on...)...)
		lab.MustRun(t, append([]string{"migrate", "undo"}, on...)...)
		insert("after an undo", "2", width)
		lab.MustRun(t, append([]string{"migrate", "text-to-binary"}, on...)...)
		length = map[bool]string{true: "length(id)", false: "LENGTH(id)"}[l.Name == "SQLite"]
		insert("as bytes", "3", "16")
		lab.MustRun(t, append([]string{"migrate", "finish"}, on...)...)
		lab.MustRun(t, append([]string{"migrate", "binary-to-text", "--type", typ}, on...)...)
		insert("as text again", "4", width)
	})
}
