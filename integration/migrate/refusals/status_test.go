package refusals_test

import (
	"math/rand/v2"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A status on PostgreSQL reads in a transaction, in which nothing can be asked after a failure.
func TestAStatusTellsOfTablesOfAnotherRelease(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		l.Exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY)")
		l.Exec(t, "INSERT INTO orders VALUES ("+l.Lit(lab.NewV1(rand.New(rand.NewPCG(1, 1))))+")")
		lab.MustRun(t, "migrate", "v1-to-v6", "--yes", "--database", l.URL, "--column", "orders.id")
		runs := "sqluuid_migration"
		if l.Profile == engine.PostgreSQL {
			runs = "sqluuid.migration"
		}
		l.Exec(t, "ALTER TABLE "+runs+" DROP COLUMN requested")
		lab.WantError(t, lab.Run(t, "migrate", "status", "--database", l.URL), 3, "state tables of another release")
	})
}

// With autocommit=0 in the URL the watch read what its first snapshot had, and did not end.
func TestAWatchSeesTheEndOfItsRun(t *testing.T) {
	lab.EachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		l.Exec(t, "CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY)")
		l.Exec(t, "INSERT INTO orders VALUES ("+l.Lit(lab.NewV1(rand.New(rand.NewPCG(1, 1))))+")")
		lab.MustRun(t, lab.Args("v1-to-v6", l.Yes()...)...)
		l.Exec(t, "UPDATE sqluuid_migration SET phase = 'running', finished_at = NULL")
		watch := lab.Start(t, "migrate", "status", "--watch", "--database", l.URL+"?autocommit=0")
		defer time.AfterFunc(20*time.Second, func() { watch.Cmd.Process.Kill() }).Stop()
		watch.Until(t, `"status":"running"`)
		l.Exec(t, "UPDATE sqluuid_migration SET phase = 'done', finished_at = updated_at")
		watch.Until(t, `"status":"done"`)
		if code, _ := watch.End(); code != 0 {
			t.Errorf("exit %d of a watch whose run has ended", code)
		}
	})
}
