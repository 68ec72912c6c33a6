package recorder_test

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/recorder"
	"github.com/sqluuid/sqluuid/migrate"
)

// On MySQL an online copy of 14 tables swaps them by one LOCK TABLES and one RENAME of the
// same session, in which nobody else can come in between.
func TestASwapOnMySQLIsOneLockAndOneRename(t *testing.T) {
	const tables = 14
	tg := targets[len(targets)-1]
	if tg.folder != "mysql" {
		t.Fatalf("the last engine is %s", tg.folder)
	}
	l := tg.newLab(t)
	l.exec(t, "CREATE TABLE t0 (id ID! NOT NULL PRIMARY KEY)")
	cfg := online(migrate.V1ToV6)
	cfg.Column, _ = migrate.ParseColumn("t0.id")
	for i := 1; i < tables; i++ {
		l.exec(t, fmt.Sprintf("CREATE TABLE t%d (n integer PRIMARY KEY, id ID!, KEY (id))", i))
		link, err := migrate.ParseColumn(fmt.Sprintf("t%d.id", i))
		if err != nil {
			t.Fatal(err)
		}
		cfg.Also = append(cfg.Also, link)
	}
	r := rand.New(rand.NewPCG(14, 14))
	for n := range 20 {
		id := newV1(r)
		l.exec(t, "INSERT INTO t0 VALUES ("+l.lit(id)+")")
		for i := 1; i < tables; i++ {
			l.exec(t, fmt.Sprintf("INSERT INTO t%d VALUES (%d, %s)", i, n, l.lit(id)))
		}
	}
	j := &job{lab: l, t: t, ctx: t.Context(), column: cfg.Column, cfg: cfg}
	var took time.Duration
	j.run(migrate.RunConfig{OnEvent: func(e migrate.Event) {
		if e.Kind == migrate.Swapped {
			took = e.Took
		}
	}})
	locks, renames, by := 0, 0, map[int]bool{}
	for _, e := range l.log.Entries() {
		if e.Kind != recorder.Run || e.Err != nil {
			continue
		}
		switch {
		case strings.HasPrefix(e.Text, "LOCK TABLES") && strings.Contains(e.Text, " WRITE"):
			locks, by[e.Conn] = locks+1, true
		case strings.HasPrefix(e.Text, "RENAME TABLE"):
			renames, by[e.Conn] = renames+1, true
		}
	}
	if locks != 1 || renames != 1 || len(by) != 1 {
		t.Errorf("%d LOCK TABLES … WRITE and %d RENAME in %d sessions, want one of each in one",
			locks, renames, len(by))
	}
	t.Logf("the locks of %d tables were held for %v", tables, took)
}
