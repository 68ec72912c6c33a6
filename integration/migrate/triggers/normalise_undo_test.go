package triggers_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// An undo takes back what the triggers of its run have turned after it was planned, and one
// whose first chunk is taken back leaves them there.
func TestAnUndoBesideTheNormaliser(t *testing.T) {
	for _, name := range lab.Servers {
		t.Run(name, func(t *testing.T) {
			lab.OneByDay(t, lab.Servers, name)
			t.Parallel()
			l := lab.Open(t, name)
			s := lab.NewShop(t, l, 30, false)
			r := rand.New(rand.NewPCG(6, 6))
			before := s.Snapshot(t)["orders"]
			lab.MustRun(t, lab.Args("v1-to-v6", l.InChunks("--normalize-inserts")...)...)

			l.NullNotes(t)
			lab.WantError(t, lab.Run(t, lab.Args("undo", l.InChunks("--allow-triggers")...)...), 1,
				`the column "note" changed too`)
			l.Exec(t, map[bool]string{
				true: "DROP TRIGGER nulling ON orders", false: "DROP TRIGGER nulling",
			}[name == "PostgreSQL"])
			early := lab.NewV1(r)
			l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s, 1, 1000, 'early')", l.Lit(early)))
			six, _ := early.V6()
			lab.Same(t, "an id after an undo that was taken back",
				l.Dump(t, "SELECT "+l.HexOf("id")+" FROM orders WHERE n = 1000"),
				[]string{fmt.Sprintf("%x", six[:])})
			l.Exec(t, "DELETE FROM orders WHERE n = 1000")

			goOn := lab.Prompted(t, append([]string{"migrate", "undo"}, l.On()...)...)
			late, own := lab.NewV1(r), lab.NewV1(r)
			l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s, 1, 2000, 'late')", l.Lit(late)))
			six, _ = own.V6()
			l.Exec(t, fmt.Sprintf("INSERT INTO orders VALUES (%s, 1, 2000, 'own')", l.Lit(six)))
			got := goOn("yes\n")
			if got.Code != 0 {
				t.Fatalf("undo: exit %d\n%s%s", got.Code, got.Out, got.Err)
			}
			for what, text := range map[string]string{
				"those that the application makes itself": got.Out,
				"2 ids of version 6 came after the undo":  got.Err,
			} {
				if !strings.Contains(text, what) {
					t.Errorf("the undo does not say %q:\n%s%s", what, got.Out, got.Err)
				}
			}
			lab.Same(t, "an id that came after the plan",
				l.Dump(t, "SELECT "+l.HexOf("id")+" FROM orders WHERE n = 2000 ORDER BY note"),
				[]string{fmt.Sprintf("%x", late[:]), fmt.Sprintf("%x", own[:])})
			l.Exec(t, "DELETE FROM orders WHERE n = 2000")
			lab.Same(t, "orders", s.Snapshot(t)["orders"], before)
		})
	}
}
