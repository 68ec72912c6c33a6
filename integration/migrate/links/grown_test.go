package links_test

import (
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// A table that came to refer to the class during a run made the run fail with a guess about the
// application, or refuse with "the schema has changed".
func TestAClassThatGrewUnderItsRunIsSaidToHaveGrown(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 400, false)
		before := s.Snapshot(t)
		c := lab.Start(t, lab.Args("v1-to-v6", l.On("--yes", "--chunk-rows", "20", "--lock-wait", "5s")...)...)
		c.Until(t, `"event":"chunk"`) // it is two chunks ahead at the most
		l.Exec(t, "CREATE TABLE grown (n integer NOT NULL PRIMARY KEY, order_id ID! NOT NULL, FOREIGN KEY (order_id) REFERENCES orders (id))")
		// Its rows keep the old ids, where the chunks do not look at foreign keys.
		share := map[bool]string{true: " FOR KEY SHARE"}[l.Name == "PostgreSQL"]
		l.Exec(t, "INSERT INTO grown SELECT n, id FROM orders"+share)
		code, _ := c.End()
		const grown = "the class has grown by "
		if code != 3 || !strings.Contains(c.Err.String(), grown) || !strings.Contains(c.Err.String(), "grown.order_id") {
			t.Errorf("the run ends with %d, %s", code, c.Err.String())
		}
		lab.WantError(t, lab.Run(t, lab.Args("v1-to-v6", l.On("--yes")...)...), 3, grown, "grown.order_id")
		lab.MustRun(t, lab.Args("undo", l.On("--yes", "--quiet")...)...)
		s.Check(t, "after the undo", before)
		if n := l.Dump(t, "SELECT count(*) FROM grown g JOIN orders o ON o.id = g.order_id AND o.n = g.n"); n[0] != "400" {
			t.Errorf("%s of 400 rows of the new table have their order", n[0])
		}
	})
}

// A worker that no longer found a table of the class said "run the same again to go on", which was
// refused.
func TestAClassThatShrankUnderItsRun(t *testing.T) {
	lab.EachOf(t, []string{"MariaDB", "MySQL", "SQLite"}, func(t *testing.T, l *lab.Lab) {
		lab.NewShop(t, l, 400, false)
		before := l.Dump(t, "SELECT n, "+l.HexOf("id")+" FROM orders ORDER BY n")
		c := lab.Start(t, lab.Args("v1-to-v6", l.On("--yes", "--chunk-rows", "20", "--lock-wait", "5s")...)...)
		c.Until(t, `"event":"chunk"`)
		l.Exec(t, "DROP TABLE payments")
		code, _ := c.End()
		lab.WantError(t, lab.Result{Code: code, Err: c.Err.String()}, 3, "payments.order_id does not belong to the class any more", "undo the run")
		if strings.Contains(c.Err.String(), "run the same again") {
			t.Errorf("the advice is %s", c.Err.String())
		}
		lab.MustRun(t, lab.Args("undo", l.On("--yes", "--quiet")...)...)
		lab.Same(t, "orders", l.Dump(t, "SELECT n, "+l.HexOf("id")+" FROM orders ORDER BY n"), before)
	})
}
