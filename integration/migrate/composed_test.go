package migrate_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype"
)

// Text that becomes bytes in MySQL's swapped order was refused, because text holds no bare bytes.
func TestAComposedRewriteIsCheckedInBetween(t *testing.T) {
	binary := map[string]string{"PostgreSQL": "uuid", "SQLite": "BLOB", "MySQL": "BINARY(16)", "MariaDB": "BINARY(16)"}
	text := map[string]string{"PostgreSQL": "text", "SQLite": "TEXT"}
	eachLab(t, func(t *testing.T, l *lab) {
		l.exec(t, "CREATE TABLE orders (id varchar(40) NOT NULL PRIMARY KEY)")
		l.exec(t, "CREATE TABLE parts (n integer PRIMARY KEY, id varchar(40), FOREIGN KEY (id) REFERENCES orders (id))")
		r := rand.New(rand.NewPCG(6, 6))
		var want []string
		for n := range 20 {
			id := newV1(r)
			l.exec(t, "INSERT INTO orders VALUES ('"+id.String()+"')")
			l.exec(t, fmt.Sprintf("INSERT INTO parts VALUES (%d, '%s')", n, id))
			swapped := sqltype.UUID(codec.TimeSwapped.Encode(id))
			want = append(want, fmt.Sprintf("%x", swapped[:]))
		}
		there := []string{"migrate", "text-to-binary", "--then", "network-to-swapped", "--database", l.url, "--column", "orders.id"}
		plan := mustRun(t, append(there, "--dry-run")...)
		if line := "the columns become " + binary[l.name] + ","; !strings.Contains(plan.out, line) {
			t.Errorf("the plan does not say %q:\n%s", line, plan.out)
		}
		mustRun(t, append(there, "--yes")...)
		same(t, "the bytes", l.dump(t, "SELECT "+l.hexOf("id")+" FROM parts ORDER BY n"), want)
		mustRun(t, append(there, "--yes")...) // which has been done
		mustRun(t, "migrate", "finish", "--database", l.url, "--column", "orders.id", "--yes")

		back := []string{"migrate", "binary-to-text", "--then", "swapped-to-network", "--database", l.url, "--column", "orders.id"}
		plan = mustRun(t, append(back, "--dry-run")...)
		line := text[l.name]
		if line == "" {
			line = "CHAR(36) CHARACTER SET ascii COLLATE ascii_bin"
		}
		if line = "the columns become " + line + ","; !strings.Contains(plan.out, line) {
			t.Errorf("the plan does not say %q:\n%s", line, plan.out)
		}
		mustRun(t, append(back, "--yes")...)
		if got := l.dump(t, "SELECT count(*) FROM orders JOIN parts ON orders.id = parts.id WHERE orders.id LIKE '%-%-11e%-%'"); got[0] != "20" {
			t.Errorf("%s of 20 ids are the text that they were", got[0])
		}
	})
}
