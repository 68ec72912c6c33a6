package engines_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/migrate"
)

// A class of more than about 190 columns could not begin on MySQL and MariaDB: what was counted of
// it was one text of 64 KiB. An error named each of its columns.
func TestAClassOfAThousandColumns(t *testing.T) {
	if os.Getenv("SQLUUID_FULL") == "" {
		t.Skip("it takes 10 s on SQLite, one to three minutes on each server: make nightly-long")
	}
	const tables, each = 16, 63
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		r := rand.New(rand.NewPCG(1, 2))
		l.Exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY)")
		first, second := lab.NewV1(r), lab.NewV1(r)
		l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s), (%s)", l.Lit(first), l.Lit(second)))
		values := ""
		for i := range each {
			values += ", " + l.Lit(first)
			if i == 0 {
				values = ", " + l.Lit(second)
			}
		}
		for n := range tables {
			var columns, keys strings.Builder
			for i := range each {
				fmt.Fprintf(&columns, ", a_column_with_a_long_name_%d ID!", i)
				fmt.Fprintf(&keys, ", FOREIGN KEY (a_column_with_a_long_name_%d) REFERENCES orders (id)", i)
			}
			l.Exec(t, fmt.Sprintf("CREATE TABLE a_table_with_a_long_name_%d (n integer NOT NULL PRIMARY KEY%s%s)", n, columns.String(), keys.String()))
			l.Exec(t, fmt.Sprintf("INSERT INTO a_table_with_a_long_name_%d VALUES (1%s)", n, values))
		}
		lab.MustRun(t, lab.Args("v1-to-v6", l.On("--yes", "--quiet")...)...)
		var st migrate.RunStatus
		out := lab.MustRun(t, "migrate", "status", "--json", "--database", l.URL).Out
		if err := json.Unmarshal([]byte(out), &st); err != nil || len(st.Columns) != tables*each+1 || st.Status != "done" || st.MovedValues != tables*each+2 {
			t.Fatalf("%v: %d columns, %s, %d values", err, len(st.Columns), st.Status, st.MovedValues)
		}
		undo := lab.Args("undo", l.On("--yes", "--quiet")...)
		lab.MustRun(t, undo...)
		// Killed in the middle, resumed and killed again, it is undone from there.
		for range 2 {
			if !lab.KillAfter(t, 1, 0, lab.Args("v1-to-v6", l.On("--yes", "--chunk-rows", "1")...)...) {
				t.Fatal("the run had ended before it was killed")
			}
		}
		lab.MustRun(t, undo...)
		lab.Same(t, "orders", l.Dump(t, "SELECT count(*) FROM orders WHERE id = "+l.Lit(first)+" OR id = "+l.Lit(second)), []string{"2"})
		last := fmt.Sprintf("a_table_with_a_long_name_%d", tables-1)
		lab.Same(t, "the last table", l.Dump(t, "SELECT count(*) FROM "+last+" WHERE a_column_with_a_long_name_0 = "+l.Lit(second)+" AND a_column_with_a_long_name_62 = "+l.Lit(first)), []string{"1"})
		lab.MustRun(t, lab.Args("finish", l.On("--yes", "--quiet")...)...)
	})
}
