package refusals_test

import (
	"math/rand/v2"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/sqltype/engine"
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
		old := map[engine.Profile]string{
			engine.PostgreSQL: "substr(CAST(order_id AS text), 15, 1) <> '6'",
			engine.SQLite:     "substr(hex(order_id), 13, 1) <> '6'",
		}[l.Profile]
		if old == "" {
			old = "substr(hex(order_id), 13, 1) <> '6'"
		}
		for _, table := range []string{"checked", "proofs"} {
			l.Exec(t, "CREATE TABLE "+table+" (n integer NOT NULL PRIMARY KEY, order_id ID! NOT NULL, "+
				"CONSTRAINT "+table+"_old CHECK ("+old+"), FOREIGN KEY (order_id) REFERENCES orders (id))")
			l.Exec(t, "INSERT INTO "+table+" VALUES (1, "+l.Lit(s.Orders[0])+")")
		}
		also := []string{"--also", "notes.order_id", "--also", "hints.order_id"}
		checks := []string{`"checked`, `"proofs`}
		for _, args := range [][]string{l.InChunks(also...), l.InChunks(append(also, "--dry-run")...)} {
			lab.WantError(t, lab.Run(t, lab.Args("v1-to-v6", args...)...), 3, append(checks,
				`fires the trigger "nulling"`, "notes.order_id without a foreign key stand",
				"hints.order_id without a foreign key stand", "orders.id has 3", "of version 4")...)
		}
		if !l.IsInnoDB() {
			return
		}
		words := []string{`the foreign key`, `"audited"`, `"traced"`, "nulling", "of version 4"}
		for _, table := range []string{"audited", "traced"} { // of another key of the class
			l.Exec(t, "CREATE TABLE "+table+" (n integer NOT NULL PRIMARY KEY, payment integer NOT NULL, "+
				"FOREIGN KEY (payment) REFERENCES payments (n))")
		}
		copies := l.InChunks("--strategy", "copy")
		lab.WantError(t, lab.Run(t, lab.Args("v1-to-v6", copies...)...), 3, words...)
		lab.WantError(t, lab.Run(t, lab.Args("v1-to-v6", append(copies, "--dry-run")...)...), 3, words...)
	})
}
