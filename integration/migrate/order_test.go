package migrate_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
)

// What a plan says, and which of several faults it names, is the same every time.
func TestAPlanSaysTheSameEveryTime(t *testing.T) {
	l := labs()["SQLite"](t)
	l.name = "SQLite"
	newShop(t, l, 20, false)
	flags := []string{"--dry-run"}
	r := rand.New(rand.NewPCG(5, 5))
	for i := range 6 {
		l.exec(t, fmt.Sprintf("CREATE TABLE log%d (about ID!)", i))
		l.exec(t, fmt.Sprintf("INSERT INTO log%d VALUES (%s)", i, l.lit(newV1(r))))
		flags = append(flags, "--also", fmt.Sprintf("log%d.about", i))
	}
	for range 8 {
		wantError(t, run(t, migrateArgs("v1-to-v6", copyFlags(l, flags...)...)...), 3, "log0.about without a foreign key")
		out := mustRun(t, migrateArgs("v1-to-v6", copyFlags(l, append(flags, "--allow-orphans")...)...)...).out
		last := -1
		for i := range 6 {
			at := strings.Index(out, fmt.Sprintf("1 ids of main.log%d.about", i))
			if at <= last {
				t.Fatalf("the warnings are in another order:\n%s", out)
			}
			last = at
		}
	}
}
