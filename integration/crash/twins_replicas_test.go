//go:build linux

package crash_test

import (
	"context"
	"database/sql"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/sqluuid/sqluuid/integration/ledger"
	"github.com/sqluuid/sqluuid/integration/programs"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// TestReplicasFollowTwins changes text into bytes there, back and there on a primary while writers
// work, and finishes. All servers have the same tables and rows after each step, and a program that
// follows on a replica finds each id that was there before.
func TestReplicasFollowTwins(t *testing.T) {
	atNight(t)
	for _, format := range []string{"ROW", "MIXED"} {
		t.Run("MariaDB, "+format, func(t *testing.T) {
			p := mariaPair(t, format)
			p.underTwins(t, []*node{p.primary.server, p.node})
		})
	}
}

// TestGroupReplicationFollowsTwins is TestReplicasFollowTwins on a group with one primary.
func TestGroupReplicationFollowsTwins(t *testing.T) {
	atNight(t)
	p, nodes, _, _ := groupPair(t)
	p.underTwins(t, nodes)
}

// underTwins runs twins on the first of some servers.
func (p *pair) underTwins(t *testing.T, nodes []*node) {
	t.Helper()
	s := &twinShop{t: t, server: nodes[0], url: nodes[0].url("root")}
	watch := s.follow()
	for _, query := range strings.Split(ledger.InnoDBSchema(2000), ";\n") {
		if _, err := watch.Exec(query); err != nil {
			t.Fatal(err)
		}
	}
	p.follow(t)
	p.catchUp(t)
	logged := p.logged(t)
	s.writers = ledger.Start(t, s.url, 2)
	found := s.readsOn(nodes[1])
	same := func(when string) {
		t.Helper()
		s.writers.Compare(t, when)
		s.writers.Pause(func() {
			p.catchUp(t)
			want := s.all(nodes[0])
			for _, n := range nodes[1:] {
				if got := s.all(n); got != want {
					t.Errorf("%s: a server that follows has\n%.2000s\nand the primary\n%.2000s", when, got, want)
				}
			}
		})
	}
	s.must("text-to-binary", "--type", "binary(16)")
	same("ready")
	if n := p.logged(t); n > 0 {
		t.Logf("%d bytes of binary log for 4,000 rows and what the writers did", n-logged)
	}
	for _, back := range [][]string{nil, {"--back"}, nil} {
		s.must("cutover", append(back, "--ignore-sessions")...) // the test's own
		same("behind a cut-over")
	}
	s.must("verify")
	s.must("finish")
	same("at the end")
	found(t)
	s.writers.Stop(t)
}

// logged is the size of the binary logs of the primary in bytes, 0 where that cannot be asked.
func (p *pair) logged(t *testing.T) (all int64) {
	t.Helper()
	rows, err := p.primary.db.Query("SHOW BINARY LOGS")
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	columns, err := rows.Columns()
	if err != nil {
		t.Fatal(err)
	}
	for rows.Next() {
		var name string
		var size int64
		dest := []any{&name, &size}
		for range columns[2:] {
			dest = append(dest, new(any))
		}
		if err := rows.Scan(dest...); err != nil {
			t.Fatal(err)
		}
		all += size
	}
	return all
}

// all is what a server has in the tables, with their definitions.
func (s *twinShop) all(n *node) string {
	s.t.Helper()
	db, err := dbtest.Open(n.url("root"))
	if err != nil {
		s.t.Fatal(err)
	}
	defer db.Close()
	var b strings.Builder
	for _, query := range []string{"SHOW CREATE TABLE users", "SHOW CREATE TABLE orders", "SELECT HEX(id), email FROM users ORDER BY email",
		"SELECT HEX(id), CONCAT(HEX(user_id), ' ', n) FROM orders ORDER BY n"} {
		rows, err := db.Query(query)
		if err != nil {
			s.t.Fatal(err)
		}
		for rows.Next() {
			var x, y string
			if err := rows.Scan(&x, &y); err != nil {
				s.t.Fatal(err)
			}
			b.WriteString(x + " " + y + "\n")
		}
		rows.Close()
		if err := rows.Err(); err != nil {
			s.t.Fatal(err)
		}
	}
	return b.String()
}

// readsOn reads rows from before the writers on a server that follows, by a pool that follows the
// column there. The function that it returns ends that and wants each read to have found its row.
func (s *twinShop) readsOn(n *node) func(t *testing.T) {
	s.t.Helper()
	db, err := dbtest.Open(n.url("root"))
	if err != nil {
		s.t.Fatal(err)
	}
	defer db.Close()
	var ids []uuid.UUID
	rows, err := db.Query("SELECT id FROM users WHERE email LIKE 'old%'")
	if err != nil {
		s.t.Fatal(err)
	}
	for rows.Next() {
		var id uuid.UUID
		if err := rows.Scan(&id); err != nil {
			s.t.Fatal(err)
		}
		ids = append(ids, id)
	}
	connector, err := programs.Targets["MariaDB"].Connector(n.url("root"), "")
	if err != nil {
		s.t.Fatal(err)
	}
	pool := sql.OpenDB(sqltype.Follow(connector, engine.MariaDB, "users.id"))
	ctx, cancel := context.WithCancel(context.Background())
	var reads, empty, failed atomic.Int64
	var last atomic.Value
	done := make(chan struct{})
	go func() {
		defer close(done)
		for i := 0; ctx.Err() == nil; i++ {
			var email string
			switch err := pool.QueryRowContext(ctx, "SELECT email FROM users WHERE id = ?", ids[i%len(ids)]).Scan(&email); {
			case err == sql.ErrNoRows:
				empty.Add(1)
			case err != nil && ctx.Err() == nil:
				failed.Add(1)
				last.Store(err.Error())
			}
			reads.Add(1)
			time.Sleep(time.Millisecond)
		}
	}()
	s.t.Cleanup(func() {
		cancel()
		<-done
		pool.Close()
	})
	return func(t *testing.T) {
		t.Helper()
		cancel()
		<-done
		t.Logf("%d reads of a server that follows, %d empty, %d failed (%v)", reads.Load(), empty.Load(), failed.Load(), last.Load())
		if empty.Load() > 0 || reads.Load() == 0 {
			t.Errorf("%d of %d reads found nothing", empty.Load(), reads.Load())
		}
	}
}
