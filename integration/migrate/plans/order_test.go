package plans_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// What a plan says, and which of several faults it names, is the same every time.
func TestAPlanSaysTheSameEveryTime(t *testing.T) {
	l := lab.Open(t, "SQLite")
	lab.NewShop(t, l, 20, false)
	flags := []string{"--dry-run"}
	r := rand.New(rand.NewPCG(5, 5))
	for i := range 6 {
		l.Exec(t, fmt.Sprintf("CREATE TABLE log%d (about ID!)", i))
		l.Exec(t, fmt.Sprintf("INSERT INTO log%d VALUES (%s)", i, l.Lit(lab.NewV1(r))))
		flags = append(flags, "--also", fmt.Sprintf("log%d.about", i))
	}
	for range 8 {
		lab.WantError(t, lab.Run(t, lab.Args("v1-to-v6", l.Yes(flags...)...)...), 3, "log0.about without a foreign key")
		out := lab.MustRun(t, lab.Args("v1-to-v6", l.Yes(append(flags, "--allow-orphans")...)...)...).Out
		last := -1
		for i := range 6 {
			at := strings.Index(out, fmt.Sprintf("1 id of main.log%d.about", i))
			if at <= last {
				t.Fatalf("the warnings are in another order:\n%s", out)
			}
			last = at
		}
	}
}
