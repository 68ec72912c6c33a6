package refusals_test

import (
	"net/url"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// Rows of a table that the role cannot see lost their parents where the name of the parent, or of
// its database, has more than letters of ASCII, digits and underscores.
func TestAHiddenTableRefersToOneOfAnyName(t *testing.T) {
	lab.EachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		other := l.Another(t)
		database := func(l *lab.Lab) string {
			return strings.TrimPrefix(lab.ParseURL(t, l.URL).Path, "/")
		}
		role := strings.Replace(database(l), "test", "sees", 1)
		l.Exec(t, "CREATE USER '"+role+"'@'%' IDENTIFIED BY 's3cret'")
		t.Cleanup(func() { l.DB.Exec("DROP USER '" + role + "'@'%'") })
		l.Exec(t, "GRANT ALL ON "+database(l)+".* TO '"+role+"'@'%'")
		l.Exec(t, "GRANT PROCESS ON *.* TO '"+role+"'@'%'")
		u := lab.ParseURL(t, l.URL)
		u.User = url.UserPassword(role, "s3cret")
		for name, child := range map[string]string{"my-orders": "kid", "Aufträge": "kind", "表": "小"} {
			l.Exec(t, "CREATE TABLE `"+name+"` (id ID! NOT NULL PRIMARY KEY)")
			l.Exec(t, "INSERT INTO `"+name+"` VALUES (x'c232ab00941411ecb3c89f6bdeced846')")
			other.Exec(t, "CREATE TABLE `"+child+"` (n integer PRIMARY KEY, parent ID!, FOREIGN KEY (parent) "+
				"REFERENCES "+database(l)+".`"+name+"` (id))")
			other.Exec(t, "INSERT INTO `"+child+"` VALUES (1, x'c232ab00941411ecb3c89f6bdeced846')")
			t.Cleanup(func() { other.DB.Exec("DROP TABLE `" + child + "`") })
			args := lab.Args("v1-to-v6", "--column", name+".id", "--yes", "--database")
			lab.WantError(t, lab.Run(t, append(args, u.String())...), 3, "cannot see", l.Ask(t, "SHOW TABLES LIKE '"+name+"'"))
			lab.MustRun(t, append(args, l.URL)...) // a role that sees it
		}
	})
}

// Where the server tells tables apart by the case of their names, a foreign key to another table
// counted as one that the role cannot see.
func TestNoHiddenTableRefersToATwin(t *testing.T) {
	lab.EachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		if l.Dump(t, "SELECT @@lower_case_table_names")[0] != "0" {
			t.Skip("names do not differ by their case")
		}
		for child, name := range map[string]string{"one": "orders", "two": "Orders"} {
			l.Exec(t, "CREATE TABLE "+name+" (id ID! NOT NULL PRIMARY KEY)")
			l.Exec(t, "CREATE TABLE "+child+" (n integer PRIMARY KEY, o ID!, FOREIGN KEY (o) REFERENCES "+
				name+" (id))")
		}
		l.Exec(t, "INSERT INTO orders VALUES (x'c232ab00941411ecb3c89f6bdeced846')")
		lab.MustRun(t, lab.Args("v1-to-v6", l.Yes()...)...)
	})
}
