package engines_test

import (
	"database/sql"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// What docs/migrate/in-place.md says of locking reads through a secondary index, shown by two plain
// sessions and without the command: while one changes the primary key of a row, back and
// forth, the other reads the row by an index, with locks and under READ COMMITTED. The row is
// always there, and a read that waited may not find it: InnoDB goes on behind the entry at
// which it has waited, and the new entry may stand before it.
func TestALockingReadCanMissARowWhoseKeyChanges(t *testing.T) {
	lab.EachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		l.Exec(t, "CREATE TABLE orders (id integer PRIMARY KEY, n integer, KEY by_n (n))")
		l.Exec(t, "INSERT INTO orders VALUES (500, 7), (1, 1), (2000, 9)")
		var wg sync.WaitGroup
		var missed, reads, refused atomic.Int64
		stop := make(chan struct{})
		wg.Go(func() {
			for ids := []int{500, 100}; ; ids[0], ids[1] = ids[1], ids[0] {
				select {
				case <-stop:
					return
				default:
				}
				tx, err := l.DB.BeginTx(t.Context(), &sql.TxOptions{Isolation: sql.LevelReadCommitted})
				if err != nil {
					return
				}
				if _, err := tx.Exec("UPDATE orders SET id = ? WHERE id = ?", ids[1], ids[0]); err != nil {
					tx.Rollback()
					ids[0], ids[1] = ids[1], ids[0] // it goes on from where it was
					continue
				}
				tx.Commit()
			}
		})
		wg.Go(func() {
			for {
				select {
				case <-stop:
					return
				default:
				}
				tx, err := l.DB.BeginTx(t.Context(), &sql.TxOptions{Isolation: sql.LevelReadCommitted})
				if err != nil {
					return
				}
				n := 0
				rows, err := tx.Query("SELECT id FROM orders FORCE INDEX (by_n) WHERE n = 7 FOR UPDATE")
				for err == nil && rows.Next() {
					n++
				}
				if err == nil {
					err = rows.Err()
					rows.Close()
				}
				tx.Rollback()
				if reads.Add(1); err != nil {
					refused.Add(1)
				} else if n == 0 {
					missed.Add(1)
				}
			}
		})
		for start := time.Now(); time.Since(start) < 3*time.Minute && missed.Load() == 0; {
			time.Sleep(10 * time.Millisecond)
		}
		close(stop)
		wg.Wait()
		t.Logf("%d of %d reads did not find the row, %d were refused", missed.Load(), reads.Load(), refused.Load())
		if missed.Load() == 0 {
			t.Error("every read found the row: the page says more than is so")
		}
	})
}
