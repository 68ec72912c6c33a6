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

// On MySQL a copy of 14 tables swaps them by one LOCK TABLES of all of them and one RENAME of
// the same session, in which nobody else can come in between. The log says how long the
// others wait (docs/migrate/copy.md).
func TestASwapOnMySQLIsOneLockAndOneRename(t *testing.T) {
	tg := targets[len(targets)-1]
	if tg.folder != "mysql" {
		t.Fatalf("the last engine is %s", tg.folder)
	}
	for name, cfg := range map[string]migrate.PlanConfig{
		"online": {Rewrite: migrate.V1ToV6, Strategy: migrate.Copy, Online: true},
		"copy":   {Rewrite: migrate.V1ToV6, Strategy: migrate.Copy},
	} {
		t.Run(name, func(t *testing.T) { swapOnce(t, tg.newLab(t), cfg) })
	}
}

func swapOnce(t *testing.T, l *lab, cfg migrate.PlanConfig) {
	const tables = 14
	l.exec(t, "CREATE TABLE t0 (id ID! NOT NULL PRIMARY KEY)")
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
	var began time.Time
	var took, waited time.Duration
	stop, done := make(chan struct{}), make(chan error, 1)
	go func() { done <- readers(l, tables, stop, &waited) }()
	j.run(migrate.RunConfig{OnEvent: func(e migrate.Event) {
		switch {
		case e.Kind == migrate.Swapped:
			took = e.Took
		case e.Copy != nil && e.Copy.Phase == "swap":
			began = time.Now()
		case e.Kind == migrate.Finished && !cfg.Online:
			took = time.Since(began)
		}
	}})
	close(stop)
	if err := <-done; err != nil {
		t.Errorf("a reader failed: %v", err)
	}
	locks, renames, by := 0, 0, map[int]bool{}
	for _, e := range l.log.Entries() {
		if e.Kind != recorder.Run || e.Err != nil {
			continue
		}
		switch {
		// The session that keeps writers out of an offline copy hands one table over
		// after the other, by locks of one table and of no other of the copy.
		case strings.HasPrefix(e.Text, "LOCK TABLES") && strings.Count(e.Text, " WRITE") >= tables:
			locks, by[e.Conn] = locks+1, true
		case strings.HasPrefix(e.Text, "RENAME TABLE"):
			renames, by[e.Conn] = renames+1, true
		}
	}
	if locks != 1 || renames != 1 || len(by) != 1 {
		t.Errorf("%d LOCK TABLES … WRITE and %d RENAME in %d sessions, want one of each in one",
			locks, renames, len(by))
	}
	t.Logf("the swap of %d tables took %v, and a reader waited for %v at most", tables, took, waited)
}

// readers reads one table after the other until it is stopped, and tells the longest wait.
func readers(l *lab, tables int, stop chan struct{}, waited *time.Duration) error {
	for i := 0; ; i = (i + 1) % tables {
		select {
		case <-stop:
			return nil
		case <-time.After(2 * time.Millisecond):
		}
		began := time.Now()
		var n int
		if err := l.db.QueryRow(fmt.Sprintf("SELECT COUNT(*) FROM t%d", i)).Scan(&n); err != nil {
			return err
		}
		*waited = max(*waited, time.Since(began))
	}
}
