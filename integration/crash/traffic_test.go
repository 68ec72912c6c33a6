//go:build linux

package crash_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// Traffic is an application that writes and reads the shop until it is stopped.
type traffic struct {
	s    *shop
	stop context.CancelFunc
	wg   sync.WaitGroup
	gate sync.RWMutex // held for writing: nobody writes

	next   atomic.Int64 // number of the next order or payment
	done   [5]atomic.Int64
	failed atomic.Int64
	reads  atomic.Int64 // that were answered

	mu   sync.Mutex
	kept map[int]bool // orders whose COMMIT was answered
	gone map[int]bool // those that somebody tried to delete
}

// What the application does, as indexes of done.
const (
	inserts = iota
	updates
	deletes
	pays
	moves
)

// firstLate is the first number of what the application writes.
const firstLate = 1_000_000

// startTraffic starts writers, and a reader that looks again after a while. A reader that sees a broken link fails
// the test.
func startTraffic(t *testing.T, s *shop, first int64, writers int, pause, look time.Duration) *traffic {
	ctx, stop := context.WithCancel(t.Context())
	tr := &traffic{s: s, stop: stop, kept: map[int]bool{}, gone: map[int]bool{}}
	tr.next.Store(first) // and the seed: two of them never make the same id
	for w := range writers {
		tr.wg.Go(func() {
			r := rand.New(rand.NewPCG(uint64(first), uint64(w)))
			for ctx.Err() == nil {
				tr.gate.RLock()
				tr.write(r)
				tr.gate.RUnlock()
				time.Sleep(pause)
			}
		})
	}
	tr.wg.Go(func() {
		r := rand.New(rand.NewPCG(77, 9))
		for ctx.Err() == nil {
			if !tr.read(t, r) {
				return
			}
			time.Sleep(look)
		}
	})
	t.Cleanup(tr.end)
	return tr
}

func (tr *traffic) end() {
	tr.stop()
	tr.wg.Wait()
}

// hold stops the writers until the returned function is called.
func (tr *traffic) hold() (release func()) {
	tr.gate.Lock()
	return tr.gate.Unlock
}

func (tr *traffic) write(r *rand.Rand) {
	does := []int{inserts, inserts, updates, deletes, pays, pays, moves}[r.IntN(7)]
	// What has begun must come to an end of its own, so no context of the test.
	ctx, cancel := context.WithTimeout(context.Background(), 5*time.Second)
	defer cancel()
	n := int(tr.next.Add(1))
	tx, err := tr.s.writes.BeginTx(ctx, nil)
	if err == nil {
		err = tr.savepoint(ctx, tx, "SAVEPOINT whole")
		if err == nil {
			err = tr.transaction(ctx, tx, r, does, n)
		}
		if err == nil {
			err = tr.savepoint(ctx, tx, "RELEASE SAVEPOINT whole")
		}
		if err == nil {
			err = tx.Commit()
		} else {
			tx.Rollback()
		}
	}
	switch {
	case errors.Is(err, sql.ErrNoRows): // there is no such row
	case err != nil:
		tr.failed.Add(1)
	default:
		tr.done[does].Add(1)
		if does == inserts {
			tr.mu.Lock()
			tr.kept[n] = true
			tr.mu.Unlock()
		}
	}
}

func (tr *traffic) savepoint(ctx context.Context, tx *sql.Tx, query string) error {
	if !tr.s.whole {
		return nil
	}
	_, err := tx.ExecContext(ctx, query)
	return err
}

// some returns an order: one that was there first, or one of the latest.
func (tr *traffic) some(r *rand.Rand, n int) int {
	if r.IntN(2) == 0 {
		return r.IntN(len(tr.s.born))
	}
	return max(n-r.IntN(200), firstLate)
}

func (tr *traffic) transaction(ctx context.Context, tx *sql.Tx, r *rand.Rand, does, n int) error {
	s := tr.s
	// After an error nothing more is sent: MariaDB has ended the transaction of a
	// deadlock, and what came then would be committed alone.
	var failed error
	run := func(format string, args ...any) error {
		if failed == nil {
			_, failed = tx.ExecContext(ctx, fmt.Sprintf(format, args...))
		}
		return failed
	}
	// hit is run for a statement without which the others are not to be done.
	hit := func(format string, args ...any) error {
		if failed == nil {
			var res sql.Result
			if res, failed = tx.ExecContext(ctx, fmt.Sprintf(format, args...)); failed == nil {
				var n int64
				if n, failed = res.RowsAffected(); n != 1 && failed == nil {
					failed = sql.ErrNoRows
				}
			}
		}
		return failed
	}
	// idOf returns the id that an order has now; with a lock it stays so.
	idOf := func(order int, lock string) (lit string, err error) {
		var now string
		err = tx.QueryRowContext(ctx, fmt.Sprintf("SELECT %s FROM orders WHERE n = %d%s", s.hexOf("id"), order, lock)).Scan(&now)
		if err != nil {
			return "", err
		}
		id, err := read(now)
		return s.literal(id), err
	}
	switch does {
	case inserts:
		id := s.rw.late(r)
		return first(
			run("INSERT INTO orders VALUES (%s,1,%d,0)", s.literal(id), n),
			run("INSERT INTO orders_born VALUES (%d,'%x',0)", n, id[:]),
			run("INSERT INTO payments VALUES (%d,%s)", n, s.literal(id)),
			run("INSERT INTO payments_born VALUES (%d,%d)", n, n))
	case updates:
		order := tr.some(r, n)
		// One that another writer commits between the two statements is seen by the
		// second one alone.
		return first(hit("UPDATE orders SET note = %d WHERE n = %d", n, order), run("UPDATE orders_born SET note = %d WHERE n = %d", n, order))
	case deletes:
		order := tr.some(r, n)
		if order < len(s.born) {
			order = order/10*10 + 9
		}
		id, err := idOf(order, s.lock)
		if err != nil {
			return err
		}
		tr.mu.Lock()
		tr.gone[order] = true
		tr.mu.Unlock()
		return first(
			run("DELETE FROM payments WHERE order_id = %s", id), run("DELETE FROM payments_born WHERE order_n = %d", order),
			run("DELETE FROM orders WHERE id = %s", id), run("DELETE FROM orders_born WHERE n = %d", order))
	case pays: // for an order that it has looked up, perhaps too long ago
		lock := ""
		if r.IntN(2) == 0 {
			lock = s.lock
		}
		order := tr.some(r, n)
		id, err := idOf(order, lock)
		if err != nil {
			return err
		}
		return first(run("INSERT INTO payments VALUES (%d,%s)", n, id), run("INSERT INTO payments_born VALUES (%d,%d)", n, order))
	}
	// moves: a payment goes to another order
	order, payment := tr.some(r, n), r.IntN(len(s.born))
	id, err := idOf(order, s.lock)
	if err != nil {
		return err
	}
	return first(hit("UPDATE payments SET order_id = %s WHERE n = %d", id, payment), run("UPDATE payments_born SET order_n = %d WHERE n = %d", order, payment))
}

// first returns the first error.
func first(errs ...error) error {
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}

// read looks for broken links and for an order under its old and its new id.
func (tr *traffic) read(t *testing.T, r *rand.Rand) bool {
	ctx, cancel := context.WithTimeout(context.Background(), 10*time.Second)
	defer cancel()
	n := r.IntN(len(tr.s.born)/10) * 10 // one that stays
	u := tr.s.born[n]
	for query, want := range map[string]int64{
		orphans: 0,
		crossed: 0,
		fmt.Sprintf("SELECT count(*) FROM orders o JOIN items i ON i.order_id = o.id WHERE o.id IN (%s,%s)", tr.s.literal(u), tr.s.literal(tr.s.rw.image(u))): 2,
	} {
		var got int64
		if err := tr.s.db.QueryRowContext(ctx, query).Scan(&got); err != nil {
			continue // the server is down, say
		}
		tr.reads.Add(1)
		if got != want {
			t.Errorf("a reader got %d, want %d, from %.120s\n%s", got, want, query, tr.s.wrong(ctx))
			return false
		}
	}
	return true
}

// durable checks that what was committed to the application's knowledge is there.
func (tr *traffic) durable(t *testing.T, what string) {
	t.Helper()
	have := map[int]bool{}
	tr.s.again(t, what, func() error {
		clear(have)
		rows, err := tr.s.db.Query("SELECT n FROM orders")
		if err != nil {
			return err
		}
		defer rows.Close()
		for rows.Next() {
			var n int
			if err := rows.Scan(&n); err != nil {
				return err
			}
			have[n] = true
		}
		return rows.Err()
	})
	tr.mu.Lock()
	defer tr.mu.Unlock()
	for n := range tr.kept {
		if !have[n] && !tr.gone[n] {
			t.Errorf("%s: order %d was committed and is lost", what, n)
		}
	}
}

func (tr *traffic) String() string {
	return fmt.Sprintf("%d inserts, %d updates, %d deletes, %d payments, %d moved payments, %d failed writes, %d reads",
		tr.done[inserts].Load(), tr.done[updates].Load(), tr.done[deletes].Load(), tr.done[pays].Load(), tr.done[moves].Load(), tr.failed.Load(), tr.reads.Load())
}
