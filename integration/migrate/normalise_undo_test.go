package migrate_test

import (
	"fmt"
	"math/rand/v2"
	"testing"
)

// An undo takes back what the triggers of its run have turned after it was planned, and one
// whose first chunk is taken back leaves them there.
func TestAnUndoBesideTheNormaliser(t *testing.T) {
	for _, name := range []string{"PostgreSQL", "MariaDB", "MySQL"} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l := labs()[name](t)
			l.name = name
			s := newShop(t, l, 30, false)
			r := rand.New(rand.NewPCG(6, 6))
			before := s.snapshot(t)["orders"]
			mustRun(t, migrateArgs("v1-to-v6", flagsFor(l, "--normalize-inserts")...)...)

			nulling(t, l)
			wantError(t, run(t, migrateArgs("undo", flagsFor(l, "--allow-triggers")...)...), 1,
				`the column "note" changed too`)
			l.exec(t, map[bool]string{
				true: "DROP TRIGGER nulling ON orders", false: "DROP TRIGGER nulling",
			}[name == "PostgreSQL"])
			early := newV1(r)
			l.exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s, 1, 1000, 'early')", l.lit(early)))
			six, _ := early.V6()
			same(t, "an id after an undo that was taken back",
				l.dump(t, "SELECT "+l.hexOf("id")+" FROM orders WHERE n = 1000"),
				[]string{fmt.Sprintf("%x", six[:])})
			l.exec(t, "DELETE FROM orders WHERE n = 1000")

			goOn := prompted(t, append([]string{"migrate", "undo"}, on(l)...)...)
			late := newV1(r)
			l.exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s, 1, 2000, 'late')", l.lit(late)))
			if got := goOn("yes\n"); got.code != 0 {
				t.Fatalf("undo: exit %d\n%s%s", got.code, got.out, got.err)
			}
			same(t, "an id that came after the plan",
				l.dump(t, "SELECT "+l.hexOf("id")+" FROM orders WHERE n = 2000"),
				[]string{fmt.Sprintf("%x", late[:])})
			l.exec(t, "DELETE FROM orders WHERE n = 2000")
			same(t, "orders", s.snapshot(t)["orders"], before)
		})
	}
}
