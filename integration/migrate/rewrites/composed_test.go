package rewrites_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/sqltype"
)

// Text that becomes bytes in MySQL's swapped order was refused, because text holds no bare bytes.
func TestAComposedRewriteIsCheckedInBetween(t *testing.T) {
	binary := map[string]string{"SQLite": "BLOB", "MySQL": "BINARY(16)", "MariaDB": "BINARY(16)"}
	text := map[string]string{"SQLite": "TEXT"}
	lab.EachCopier(t, func(t *testing.T, l *lab.Lab) {
		l.Exec(t, "CREATE TABLE orders (id varchar(40) NOT NULL PRIMARY KEY)")
		l.Exec(t, "CREATE TABLE parts (n integer PRIMARY KEY, id varchar(40), FOREIGN KEY (id) REFERENCES orders (id))")
		r := rand.New(rand.NewPCG(6, 6))
		var want []string
		for n := range 20 {
			id := lab.NewV1(r)
			l.Exec(t, "INSERT INTO orders VALUES ('"+id.String()+"')")
			l.Exec(t, fmt.Sprintf("INSERT INTO parts VALUES (%d, '%s')", n, id))
			swapped := sqltype.UUID(codec.TimeSwapped.Encode(id))
			want = append(want, fmt.Sprintf("%x", swapped[:]))
		}
		there := []string{"migrate", "text-to-binary", "--then", "network-to-swapped", "--database", l.URL, "--column", "orders.id"}
		plan := lab.MustRun(t, append(there, "--dry-run")...)
		if line := "the columns become " + binary[l.Name] + ","; !strings.Contains(plan.Out, line) {
			t.Errorf("the plan does not say %q:\n%s", line, plan.Out)
		}
		lab.MustRun(t, append(there, "--yes")...)
		lab.Same(t, "the bytes", l.Dump(t, "SELECT "+l.HexOf("id")+" FROM parts ORDER BY n"), want)
		lab.MustRun(t, append(there, "--yes")...) // which has been done
		lab.MustRun(t, "migrate", "finish", "--database", l.URL, "--column", "orders.id", "--yes")

		back := []string{"migrate", "binary-to-text", "--then", "swapped-to-network", "--database", l.URL, "--column", "orders.id"}
		plan = lab.MustRun(t, append(back, "--dry-run")...)
		line := text[l.Name]
		if line == "" {
			line = "CHAR(36) CHARACTER SET ascii COLLATE ascii_bin"
		}
		if line = "the columns become " + line + ","; !strings.Contains(plan.Out, line) {
			t.Errorf("the plan does not say %q:\n%s", line, plan.Out)
		}
		lab.MustRun(t, append(back, "--yes")...)
		if got := l.Dump(t, "SELECT count(*) FROM orders JOIN parts ON orders.id = parts.id WHERE orders.id LIKE '%-%-11e%-%'"); got[0] != "20" {
			t.Errorf("%s of 20 ids are the text that they were", got[0])
		}
	})
}
