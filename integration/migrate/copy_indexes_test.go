package migrate_test

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// A copy keeps the names of indexes, those too that came with a foreign key.
func TestCopyKeepsIndexNames(t *testing.T) {
	for _, how := range []string{"offline", "online"} {
		t.Run(how, func(t *testing.T) {
			t.Parallel()
			l := labs()["MariaDB"](t)
			l.exec(t, "CREATE TABLE shops (s integer PRIMARY KEY)")
			l.exec(t, "INSERT INTO shops VALUES (1)")
			l.exec(t, "CREATE TABLE orders (id binary(16) PRIMARY KEY, p binary(16), q binary(16), s integer, t integer, FOREIGN KEY (p) REFERENCES orders (id), CONSTRAINT named FOREIGN KEY (q) REFERENCES orders (id), "+
				"FOREIGN KEY (s) REFERENCES shops (s), CONSTRAINT `odd ``one` FOREIGN KEY `given` (t) REFERENCES shops (s))")
			l.exec(t, "CREATE TABLE items (n integer PRIMARY KEY, o binary(16), FOREIGN KEY (o) REFERENCES orders (id))")
			r := rand.New(rand.NewPCG(4, 4))
			for i := range 20 {
				id := l.lit(newV1(r))
				l.exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s, %s, %s, 1, 1)", id, id, id))
				l.exec(t, fmt.Sprintf("INSERT INTO items VALUES (%d, %s)", i, id))
			}
			const names = "SELECT TABLE_NAME, INDEX_NAME, SEQ_IN_INDEX, COLUMN_NAME FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME IN ('orders', 'items') ORDER BY 1, 2, 3"
			before := l.dump(t, names)
			flags := copyFlags(l, "--strategy", "copy")
			if how == "online" {
				flags = append(flags, "--online")
			}
			for range 2 {
				mustRun(t, migrateArgs("v1-to-v6", flags...)...)
				same(t, "indexes", l.dump(t, names), before)
				mustRun(t, migrateArgs("undo", copyFlags(l)...)...)
				same(t, "indexes after undo", l.dump(t, names), before)
			}
		})
	}
}
