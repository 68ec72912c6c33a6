package copies_test

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/go-sql-driver/mysql"
	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/sqltype"
)

// A journal is what writers have done to a shop, by the numbers of its rows, so that
// what should stand there can be computed.
type journal struct {
	mu       sync.Mutex
	orders   map[int]journalOrder
	payments map[int]int // to the number of their order
	done     atomic.Int64
	longest  atomic.Int64 // nanoseconds that one transaction took
	failed   atomic.Int64

	deadlocks atomic.Int64
	why       atomic.Value
}

type journalOrder struct {
	id   sqltype.UUID
	note string
}

func newJournal(s *lab.Shop) *journal {
	j := &journal{orders: map[int]journalOrder{}, payments: map[int]int{}}
	for i, id := range s.Orders {
		j.orders[i] = journalOrder{id, fmt.Sprintf("order %d", i)}
		if j.payments[i] = i; i%5 == 0 {
			j.payments[i] = -1
		}
	}
	return j
}

// do carries out one transaction and notes it when it was committed.
func (j *journal) do(s *lab.Shop, note func(), list ...string) bool {
	start := time.Now()
	ctx := context.Background() // what has begun must end, so that its outcome is known
	err := func() error {
		tx, err := s.Lab.DB.BeginTx(ctx, &sql.TxOptions{Isolation: sql.LevelReadCommitted})
		if err != nil {
			return err
		}
		defer tx.Rollback()
		for _, q := range list {
			if _, err := tx.ExecContext(ctx, q); err != nil {
				return fmt.Errorf("%s: %w", q, err)
			}
		}
		return tx.Commit()
	}()
	took := int64(time.Since(start))
	for old := j.longest.Load(); took > old && !j.longest.CompareAndSwap(old, took); old = j.longest.Load() {
	}
	var wrong *mysql.MySQLError
	switch {
	case errors.As(err, &wrong) && wrong.Number == 1213:
		// The end of a deadlock, which these writers make among themselves too: nothing of
		// it was written, and an application begins again.
		j.deadlocks.Add(1)
		return false
	case err != nil:
		j.failed.Add(1)
		j.why.Store(err.Error())
		return false
	}
	j.done.Add(1)
	j.mu.Lock()
	note()
	j.mu.Unlock()
	return true
}

// start lets writers work on a shop until stop is called.
func (j *journal) start(s *lab.Shop, writers int) (stop func()) {
	ctx, cancel := context.WithCancel(context.Background())
	var wg sync.WaitGroup
	for w := range writers {
		wg.Go(func() { j.writer(ctx, s, w, writers) })
	}
	return func() { cancel(); wg.Wait() }
}

// writer works on old orders n with n%of == w and on rows of its own. It knows no
// ids but those that it makes: those of the tables change.
func (j *journal) writer(ctx context.Context, s *lab.Shop, w, of int) {
	l, r := s.Lab, rand.New(rand.NewPCG(uint64(w), 31))
	next := 1_000_000*(w+1) + r.IntN(1_000_000)/1000*1000
	var mine []int // orders of its own
	for ; ctx.Err() == nil; time.Sleep(time.Millisecond) {
		switch k := r.IntN(12); {
		case k < 4 || len(mine) < 5: // a new order with a payment
			n, id := next, lab.NewV1(r)
			next++
			if j.do(s, func() { j.orders[n] = journalOrder{id, "live"}; j.payments[n] = n },
				fmt.Sprintf("INSERT INTO orders VALUES (%s,1,%d,'live')", l.Lit(id), n), fmt.Sprintf("INSERT INTO payments VALUES (%d,%s)", n, l.Lit(id))) {
				mine = append(mine, n)
			}
		case k < 6: // another note on an old order
			n := r.IntN(len(s.Orders)/of)*of + w
			note := fmt.Sprintf("note %d", r.IntN(1000))
			j.do(s, func() { o := j.orders[n]; o.note = note; j.orders[n] = o }, fmt.Sprintf("UPDATE orders SET note = '%s' WHERE n = %d", note, n))
		case k < 7: // a payment goes to another order
			n, to := mine[r.IntN(len(mine))], r.IntN(len(s.Orders))
			if !j.paid(n) {
				continue
			}
			j.do(s, func() { j.payments[n] = to }, fmt.Sprintf("UPDATE payments SET order_id = (SELECT id FROM orders WHERE n = %d) WHERE n = %d", to, n))
		case k < 9: // an order gets another id, and its payment with it
			n, id := mine[r.IntN(len(mine))], lab.NewV1(r)
			var away, back []string
			for _, p := range j.paying(n) {
				away = append(away, fmt.Sprintf("UPDATE payments SET order_id = NULL WHERE n = %d", p))
				back = append(back, fmt.Sprintf("UPDATE payments SET order_id = %s WHERE n = %d", l.Lit(id), p))
			}
			j.do(s, func() { o := j.orders[n]; o.id = id; j.orders[n] = o },
				append(append(away, fmt.Sprintf("UPDATE orders SET id = %s WHERE n = %d", l.Lit(id), n)), back...)...)
		case k < 10: // two orders exchange their numbers, which are unique
			a, b := mine[r.IntN(len(mine))], mine[r.IntN(len(mine))]
			if a == b {
				continue
			}
			j.exchange(s, a, b)
		default: // an order goes, with what refers to it
			at := r.IntN(len(mine))
			n := mine[at]
			mine = slices.Delete(mine, at, at+1)
			payments := j.paying(n)
			var list []string
			for _, p := range payments {
				list = append(list, fmt.Sprintf("DELETE FROM payments WHERE n = %d", p))
			}
			j.do(s, func() {
				delete(j.orders, n)
				for _, p := range payments {
					delete(j.payments, p)
				}
			}, append(list, fmt.Sprintf("DELETE FROM orders WHERE n = %d", n))...)
		}
	}
}

// exchange lets two orders exchange their numbers.
func (j *journal) exchange(s *lab.Shop, a, b int) {
	j.do(s, func() {
		j.orders[a], j.orders[b] = j.orders[b], j.orders[a]
		for p, n := range j.payments {
			switch n {
			case a:
				j.payments[p] = b
			case b:
				j.payments[p] = a
			}
		}
	}, fmt.Sprintf("UPDATE orders SET n = %d WHERE n = %d", -a, a), fmt.Sprintf("UPDATE orders SET n = %d WHERE n = %d", a, b), fmt.Sprintf("UPDATE orders SET n = %d WHERE n = %d", b, -a))
}

// paid reports whether there is a payment, paying which belong to an order. Only the
// writer that made them changes them.
func (j *journal) paid(n int) bool {
	j.mu.Lock()
	defer j.mu.Unlock()
	_, ok := j.payments[n]
	return ok
}

func (j *journal) paying(n int) (out []int) {
	j.mu.Lock()
	defer j.mu.Unlock()
	for p, to := range j.payments {
		if to == n {
			out = append(out, p)
		}
	}
	return out
}

// image is the hex of an id's version 6, whether it has been rewritten or not.
func image(id string) string {
	u, err := sqltype.Parse(id)
	if err == nil {
		if six, err := u.V6(); err == nil {
			u = six
		}
		return fmt.Sprintf("%x", u[:])
	}
	return id
}

// check compares the tables with the journal. Ids that came after the swap are of
// version 1 still, so that only their images are compared.
func (j *journal) check(t *testing.T, s *lab.Shop) {
	t.Helper()
	if n, done := j.deadlocks.Load(), j.done.Load(); n > 2+done/50 {
		t.Errorf("%d deadlocks in %d transactions", n, done)
	}
	j.mu.Lock()
	defer j.mu.Unlock()
	hex := func(u sqltype.UUID) string { return image(fmt.Sprintf("%x", u[:])) }
	var orders, payments []string
	for n, o := range j.orders {
		orders = append(orders, fmt.Sprintf("%d|%s|%s", n, o.note, hex(o.id)))
	}
	for n, to := range j.payments {
		id := "NULL"
		if to >= 0 {
			id = hex(j.orders[to].id)
		}
		payments = append(payments, fmt.Sprintf("%d|%s", n, id))
	}
	images := func(query string) []string {
		list := s.Lab.Dump(t, query)
		for i, row := range list {
			at := strings.LastIndex(row, "|") + 1
			list[i] = row[:at] + image(row[at:])
		}
		slices.Sort(list)
		return list
	}
	slices.Sort(orders)
	slices.Sort(payments)
	lab.Same(t, "orders", images("SELECT n, note, "+s.Lab.HexOf("id")+" FROM orders"), orders)
	lab.Same(t, "payments", images("SELECT n, "+s.Lab.HexOf("order_id")+" FROM payments"), payments)
	if o := s.Orphans(t); o != "0" {
		t.Errorf("%s orphans", o)
	}
	if n := j.failed.Load(); n > 0 {
		t.Errorf("%d of %d writes failed, such as: %v", n, n+j.done.Load(), j.why.Load())
	}
	t.Logf("%d transactions, the longest %v", j.done.Load(), time.Duration(j.longest.Load()).Round(time.Millisecond))
}
