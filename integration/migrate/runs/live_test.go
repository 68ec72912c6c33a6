package runs_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/sqltype"
)

// Writers add orders with payments, of version 1 and 6, and pay old orders, while
// the command runs; a reader looks for broken links all the time. A write that
// brings an old id too late may fail, but nothing may be lost.
func TestLiveTraffic(t *testing.T) {
	for name, open := range lab.All() {
		if name == "SQLite" { // it has one writer
			continue
		}
		t.Run(name, func(t *testing.T) {
			lab.OneByDay(t, lab.Servers, name)
			t.Parallel()
			l := open(t)
			s := lab.NewShop(t, l, 3000, false)
			ctx, stop := context.WithCancel(t.Context())
			var wg sync.WaitGroup
			defer func() { stop(); wg.Wait() }()
			var written, failed, reads atomic.Int64
			var mu sync.Mutex
			var born []sqltype.UUID // committed by a writer
			for w := range 2 {
				wg.Go(func() {
					r := rand.New(rand.NewPCG(uint64(w), 9))
					write := context.WithoutCancel(ctx) // what has begun must end, so that its outcome is known
					for n := 1_000_000 * (w + 1); ctx.Err() == nil; n++ {
						id := lab.NewV1(r)
						if n%3 == 0 {
							id = sqltype.NewV6()
						}
						var err error
						if n%2 == 0 {
							err = order(write, s, n, id)
							if err == nil {
								mu.Lock()
								born = append(born, id)
								mu.Unlock()
							}
						} else {
							old := s.Orders[r.IntN(len(s.Orders))]
							_, err = l.DB.ExecContext(write, fmt.Sprintf("INSERT INTO payments VALUES (%d,%s)", n, l.Lit(old)))
						}
						if err != nil {
							failed.Add(1)
						} else {
							written.Add(1)
						}
						time.Sleep(time.Millisecond)
					}
				})
			}
			wg.Go(func() {
				for ctx.Err() == nil {
					if o := s.Orphans(t); o != "0" {
						t.Errorf("a reader saw %s broken links", o)
						return
					}
					reads.Add(1)
				}
			})
			for end := time.Now().Add(time.Minute); (written.Load() == 0 || reads.Load() == 0) && time.Now().Before(end); {
				time.Sleep(time.Millisecond)
			}
			time.AfterFunc(3*time.Second, stop)
			got := lab.Run(t, "migrate", "v1-to-v6", "--database", l.URL, "--column", "orders.id", "--yes", "--chunk-rows", "40", "--on-mismatch=skip")
			stop()
			wg.Wait()
			t.Logf("%d writes, %d failed, %d reads; exit %d", written.Load(), failed.Load(), reads.Load(), got.Code)
			// Writers that are as fast as the rewrite keep it from ending; it says so.
			if got.Code != 0 && (got.Code != 5 || !strings.Contains(got.Err, "still arrive")) {
				t.Errorf("exit %d\n%s%s", got.Code, got.Out, got.Err)
			}
			if written.Load() == 0 || reads.Load() == 0 {
				t.Fatal("there was no traffic")
			}
			if o := s.Orphans(t); o != "0" {
				t.Errorf("%s orphans at the end", o)
			}
			// The writers may have gone on after the command; take in what they left.
			lab.MustRun(t, "migrate", "v1-to-v6", "--database", l.URL, "--column", "orders.id", "--yes", "--on-mismatch=skip")
			have := map[string]bool{}
			for _, row := range l.Dump(t, "SELECT "+l.HexOf("id")+" FROM orders") {
				have[row] = true
			}
			for _, id := range append(born, s.Orders...) {
				if six, err := id.V6(); err == nil {
					id = six
				}
				if !have[fmt.Sprintf("%x", id[:])] {
					t.Errorf("order %v was lost", id)
				}
			}
			if len(have) != len(born)+len(s.Orders) {
				t.Errorf("%d orders, want %d", len(have), len(born)+len(s.Orders))
			}
		})
	}
}

// order inserts an order and its payment in one transaction.
func order(ctx context.Context, s *lab.Shop, n int, id sqltype.UUID) error {
	tx, err := s.Lab.DB.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	if _, err := tx.ExecContext(ctx, fmt.Sprintf("INSERT INTO orders VALUES (%s,1,%d,'live')", s.Lab.Lit(id), n)); err != nil {
		return err
	}
	if _, err := tx.ExecContext(ctx, fmt.Sprintf("INSERT INTO payments VALUES (%d,%s)", n, s.Lab.Lit(id))); err != nil {
		return err
	}
	return tx.Commit()
}

// Several processes may be started on one column at once: they share the run.
func TestTwoProcessesAtOnce(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 1500, true)
		before := s.Snapshot(t)
		for _, verb := range []string{"v1-to-v6", "undo"} {
			args := []string{"migrate", verb, "--database", l.URL, "--column", "orders.id", "--yes", "--chunk-rows", "50", "--lock-wait", "30s"}
			if verb != "undo" {
				args = append(args, "--on-mismatch=skip")
			}
			var wg sync.WaitGroup
			codes := make([]int, 3)
			errs := make([]string, 3)
			for i := range codes {
				wg.Go(func() {
					r := lab.Run(t, args...)
					codes[i], errs[i] = r.Code, r.Err
				})
			}
			wg.Wait()
			t.Logf("%s: exit codes %v %q", verb, codes, errs)
			for i, c := range codes {
				// A third process may be planning an undo when it is over.
				if c != 0 && !(verb == "undo" && strings.Contains(errs[i], "no run")) {
					t.Errorf("%s: exit %d: %s", verb, c, errs[i])
				}
			}
			want := before
			if verb == "v1-to-v6" {
				want = s.Expected()
			}
			s.Check(t, "after "+verb, want)
		}
	})
}

func TestInterruptStopsBetweenChunksAndExits5(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 3000, false)
		c := lab.Start(t, "migrate", "v1-to-v6", "--database", l.URL, "--column", "orders.id", "--yes", "--chunk-rows", "5")
		c.Until(t, `"event":"chunk"`)
		c.Cmd.Process.Signal(os.Interrupt)
		if code, _ := c.End(); code != 5 || !strings.Contains(c.Err.String(), "run the same command again") {
			t.Errorf("exit %d, %s; want 5 and what to do", code, c.Err.String())
		}
		if o := s.Orphans(t); o != "0" {
			t.Errorf("%s orphans after the interrupt", o)
		}
		if st := lab.MustRun(t, "migrate", "status", "--database", l.URL); !strings.Contains(st.Out, "running") {
			t.Errorf("status says:\n%s", st.Out)
		}
		got := lab.MustRun(t, "migrate", "v1-to-v6", "--database", l.URL, "--column", "orders.id", "--yes")
		if !strings.Contains(got.Out, "under way") {
			t.Errorf("the plan does not say that it resumes:\n%s", got.Out)
		}
		s.Check(t, "after the second call", s.Expected())
	})
}
