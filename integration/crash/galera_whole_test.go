//go:build linux

package crash_test

import (
	"context"
	"database/sql"
	"fmt"
	"math/rand/v2"
	"sync"
	"sync/atomic"
	"testing"
	"time"
)

// A pair of tables whose rows are always written together, on all nodes at once.
type pairs struct {
	c *cluster

	done, failed, reads, torn atomic.Int64
}

// write sets one row of both tables to a value, after that of a third one which
// all of them meet, and may lock them first. With whole, the transaction is ended
// as the command ends its own on a cluster.
func (p *pairs) write(ctx context.Context, node, n, value int, locks, whole bool) error {
	db := p.c.dbs[node]
	if whole {
		db = p.c.writes[node]
	}
	tx, err := db.BeginTx(ctx, &sql.TxOptions{Isolation: sql.LevelReadCommitted})
	if err != nil {
		return err
	}
	defer tx.Rollback()
	run := func(format string, args ...any) {
		if err == nil {
			_, err = tx.ExecContext(ctx, fmt.Sprintf(format, args...))
		}
	}
	lock := func(table string) {
		var rows int
		if err == nil {
			err = tx.QueryRowContext(ctx, "SELECT count(*) FROM "+table+" WHERE n = ? FOR UPDATE", n).Scan(&rows)
		}
	}
	if whole {
		run("SAVEPOINT whole")
	}
	run("UPDATE hot SET v = %d WHERE n = %d", value, n)
	if locks {
		lock("one")
		lock("two")
	}
	run("UPDATE one SET v = %d WHERE n = %d", value, n)
	run("UPDATE two SET v = %d WHERE n = %d", value, n)
	if whole {
		run("RELEASE SAVEPOINT whole")
	}
	if err != nil {
		return err
	}
	return tx.Commit()
}

// read counts the rows that differ, in one statement.
func (p *pairs) read(ctx context.Context, node int) {
	var n int64
	if p.c.dbs[node].QueryRowContext(ctx, "SELECT count(*) FROM one JOIN two ON one.n = two.n WHERE one.v <> two.v").Scan(&n) == nil {
		p.reads.Add(1)
		p.torn.Add(n)
	}
}

// A node may roll a transaction back while it answers a prepared SELECT … FOR
// UPDATE, and report no error; what follows is then committed by itself. How often that
// happens to transactions as everybody writes them is logged: it depends on the
// release. To those without autocommit that look for their savepoint before COMMIT
// it must never happen.
func TestGaleraCommitsWholeTransactions(t *testing.T) {
	c := newCluster(t)
	for _, q := range []string{
		"CREATE TABLE hot (n integer PRIMARY KEY, v integer NOT NULL) ENGINE=InnoDB", "INSERT INTO hot SELECT seq, 0 FROM seq_1_to_10",
		"CREATE TABLE one (n integer PRIMARY KEY, v integer NOT NULL) ENGINE=InnoDB",
		"CREATE TABLE two (n integer PRIMARY KEY, v integer NOT NULL) ENGINE=InnoDB",
		"INSERT INTO one SELECT seq, 0 FROM seq_1_to_10", "INSERT INTO two SELECT seq, 0 FROM seq_1_to_10",
	} {
		if _, err := c.dbs[0].Exec(q); err != nil {
			t.Fatal(err)
		}
	}
	for _, whole := range []bool{false, true} {
		p := &pairs{c: c}
		ctx, cancel := context.WithTimeout(t.Context(), 15*time.Second)
		var wg sync.WaitGroup
		for node := range c.nodes {
			for w := range 3 {
				wg.Go(func() {
					r := rand.New(rand.NewPCG(uint64(node), uint64(w)))
					for ctx.Err() == nil {
						if p.write(context.WithoutCancel(ctx), node, 1+r.IntN(10), int(r.Int32()), w > 0, whole) == nil {
							p.done.Add(1)
						} else {
							p.failed.Add(1)
						}
					}
				})
			}
			wg.Go(func() {
				for ctx.Err() == nil {
					p.read(context.WithoutCancel(ctx), node)
					time.Sleep(5 * time.Millisecond)
				}
			})
		}
		wg.Wait()
		cancel()
		t.Logf("looking for its savepoint: %v; %d transactions, %d failed, %d reads, %d torn pairs", whole, p.done.Load(), p.failed.Load(), p.reads.Load(), p.torn.Load())
		if p.done.Load() == 0 || p.failed.Load() == 0 || p.reads.Load() == 0 {
			t.Error("there were no conflicts to speak of")
		}
		if whole && p.torn.Load() > 0 {
			t.Errorf("readers saw %d pairs of which one half was committed", p.torn.Load())
		}
		for _, table := range []string{"one", "two"} { // what a torn one has left
			if _, err := c.dbs[0].Exec("UPDATE " + table + " SET v = 0"); err != nil {
				t.Fatal(err)
			}
		}
		for _, db := range c.dbs { // or the next readers meet it where it has not come yet
			for left := 1; left > 0; time.Sleep(5 * time.Millisecond) {
				if err := db.QueryRowContext(t.Context(), "SELECT count(*) FROM one JOIN two USING (n) WHERE one.v <> 0 OR two.v <> 0").Scan(&left); err != nil {
					t.Fatal(err)
				}
			}
		}
	}
}
