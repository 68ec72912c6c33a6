package refusals_test

import (
	"math/rand/v2"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// A plan named one obstacle, and the next when that was gone.
func TestAllObstaclesComeAtOnce(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 40, true) // with ids of other versions
		l.NullNotes(t)
		l.Exec(t, "CREATE TABLE notes (n integer NOT NULL PRIMARY KEY, order_id ID! NOT NULL)")
		l.Exec(t, "CREATE TABLE hints (n integer NOT NULL PRIMARY KEY, order_id ID! NOT NULL)")
		for _, table := range []string{"notes", "hints"} {
			l.Exec(t, "INSERT INTO "+table+" VALUES (1, "+l.Lit(s.Orders[0])+"), "+
				"(2, "+l.Lit(lab.NewV1(rand.New(rand.NewPCG(3, 3))))+")")
		}
		also := []string{"--also", "notes.order_id", "--also", "hints.order_id"}
		for _, args := range [][]string{l.InChunks(also...), l.InChunks(append(also, "--dry-run")...)} {
			lab.WantError(t, lab.Run(t, lab.Args("v1-to-v6", args...)...), 3,
				`fires the trigger "nulling"`, "notes.order_id without a foreign key stand",
				"hints.order_id without a foreign key stand", "orders.id has 3", "of version 4")
		}
	})
}
