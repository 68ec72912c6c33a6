//go:build linux

package crash_test

import (
	"database/sql"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"
)

// A pair is a primary, on which the command runs and the application writes, and a server that
// follows it.
type pair struct {
	primary, replica *lab   // of the replica until follow only what SQL it takes
	others           []*lab // that follow too
	node             *node  // the replica's
	// follow lets the replica follow the primary, whose tables are there. rejoin does so after
	// the replica was killed, where that needs a statement.
	follow, rejoin func(t *testing.T)
	// position is the primary's, of what it has committed; reached reports an error until the
	// replica has it.
	position string // a query
	reached  func(position string) error
}

// replicated returns the kinds of replication that run here.
func replicated() map[string]func(t *testing.T) *pair {
	return map[string]func(t *testing.T) *pair{
		"MariaDB, ROW":          func(t *testing.T) *pair { return mariaPair(t, "ROW") },
		"MariaDB, MIXED":        func(t *testing.T) *pair { return mariaPair(t, "MIXED") },
		"PostgreSQL, streaming": streamingPair,
		"PostgreSQL, logical":   func(t *testing.T) *pair { return logicalPair(t, false) },
		"PostgreSQL, logical, FOR ALL TABLES": func(t *testing.T) *pair {
			return logicalPair(t, true)
		},
	}
}

func mariaPair(t *testing.T, format string) *pair {
	const account = "follower IDENTIFIED BY 's3cret'"
	server := func(id string) *node {
		n := makeMariaDB(t, folder(t), "--log-bin=changes", "--binlog-format="+format,
			"--relay-log=relay", "--server-id="+id)
		n.start(t)
		return n
	}
	first, second := server("1"), server("2")
	port := strings.TrimPrefix(first.addr, "127.0.0.1:")
	root, other := rootOf(t, first), rootOf(t, second)
	run(t, root, "CREATE USER "+account, "GRANT REPLICATION SLAVE ON *.* TO follower")
	run(t, other, "CHANGE MASTER TO MASTER_HOST = '127.0.0.1', MASTER_PORT = "+port+
		", MASTER_USER = 'follower', MASTER_PASSWORD = 's3cret', MASTER_CONNECT_RETRY = 1, "+
		"MASTER_USE_GTID = slave_pos", "START SLAVE")
	run(t, root, "CREATE DATABASE shop")
	p := &pair{primary: mariaLab(t, first), replica: mariaForm(), node: second}
	p.replica.name = "the replica"
	p.replica.open(t, "mysql", "root@tcp("+second.addr+")/shop?timeout=3s")
	p.follow = func(*testing.T) {}
	p.position = "SELECT @@GLOBAL.gtid_binlog_pos"
	p.reached = func(position string) error {
		var n sql.NullInt64
		err := other.QueryRow("SELECT MASTER_GTID_WAIT(?, 10)", position).Scan(&n)
		if err == nil && (!n.Valid || n.Int64 != 0) {
			err = errBehind
		}
		return err
	}
	return p
}

var errBehind = errors.New("the replica is behind")

// rootOf opens a MariaDB without a database.
func rootOf(t *testing.T, n *node) *sql.DB {
	t.Helper()
	db, err := sql.Open("mysql", "root@tcp("+n.addr+")/?timeout=3s")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return db
}

// rows returns every row of the application's tables.
func (l *lab) rows(t *testing.T) (out []string) {
	t.Helper()
	queries := []string{"SELECT 'order', n, tenant, note, {id}, '' FROM orders ORDER BY n",
		"SELECT 'item', n, tenant, line, {order_id}, '' FROM items ORDER BY n, line",
		"SELECT 'shipment', n, 0, 0, {order_id}, {previous} FROM shipments ORDER BY n",
		"SELECT 'payment', n, 0, 0, {order_id}, '' FROM payments ORDER BY n"}
	for _, q := range queries {
		for _, column := range []string{"id", "order_id", "previous"} {
			q = strings.ReplaceAll(q, "{"+column+"}", l.hexOf(column))
		}
		list, err := l.db.Query(q)
		if err != nil {
			t.Fatalf("%s: %v", q, err)
		}
		defer list.Close()
		for list.Next() {
			var kind string
			var n [3]int64
			var ids [2]sql.NullString
			if err := list.Scan(&kind, &n[0], &n[1], &n[2], &ids[0], &ids[1]); err != nil {
				t.Fatal(err)
			}
			out = append(out, fmt.Sprint(kind, n, ids))
		}
		if err := list.Err(); err != nil {
			t.Fatal(err)
		}
	}
	return out
}

// catchUp waits until the replica has what the primary has committed.
func (p *pair) catchUp(t *testing.T) {
	t.Helper()
	var position string
	p.primary.again(t, "the primary's position", func() error {
		return p.primary.db.QueryRow(p.position).Scan(&position)
	})
	err := errBehind
	for end := time.Now().Add(3 * time.Minute); err != nil; time.Sleep(50 * time.Millisecond) {
		if err = p.reached(position); err != nil && time.Now().After(end) {
			t.Fatalf("the replica does not reach %s: %v\n%s", position, err, tail(p.node.out.String()))
		}
	}
}

// TestReplicasFollow rewrites and undoes on a primary under live traffic, and kills in the middle.
// The command and either server are killed. After each run both servers are compared row by row,
// and a reader of the replica sees no broken link. make nightly-clusters runs it at full length.
func TestReplicasFollow(t *testing.T) {
	atNight(t)
	d := dose{rows: 1500, kills: 10, falls: 5, restarts: 3}
	for name, open := range replicated() {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			t.Attr("server", name)
			p := open(t)
			engine, _, _ := strings.Cut(name, ",")
			versionOf(t, p.primary.db, engine)
			p.under(t, d)
		})
	}
}

// under runs the rewrite and its undo on the primary while the faults of a dose, and more, happen.
func (p *pair) under(t *testing.T, d dose, more ...fault) {
	t.Helper()
	seed := seedOf(t)
	t.Logf("seed %d", seed)
	s := newShop(t, p.primary, v1ToV6(), d.rows)
	p.follow(t)
	p.catchUp(t)
	there := *s
	there.lab = p.replica
	h := &harness{t: t, s: s, r: rand.New(rand.NewPCG(seed, 1)), undone: true, chunk: "25",
		counts: map[string]int{}, took: map[string]time.Duration{}}
	h.tr = startTraffic(t, s, firstLate, 2, 10*time.Millisecond, 20*time.Millisecond)
	h.and = []*traffic{startTraffic(t, &there, 2*firstLate, 0, 0, 20*time.Millisecond)}
	h.look = func(what string) {
		p.catchUp(t)
		there.check(t, what+", read on the replica", h.undone)
		want := p.primary.rows(t)
		for _, l := range append(p.others, p.replica) {
			if got := l.rows(t); !slices.Equal(got, want) {
				t.Fatalf("%s: %s has %d rows, the primary %d, and not the same ones", what, l.name,
					len(got), len(want))
			}
		}
	}
	fallen := fault{"replica killed", func(h *harness, c *process) bool {
		if !c.reach(h.r.IntN(10), h.moment()) {
			return false
		}
		p.node.kill(t)
		p.node.start(t)
		if p.rejoin != nil {
			p.rejoin(t)
		}
		return true
	}}
	list := slices.Concat(slices.Repeat([]fault{killed}, d.kills),
		slices.Repeat([]fault{fallen}, d.falls), slices.Repeat([]fault{restarted}, d.restarts), more)
	h.r.Shuffle(len(list), func(i, k int) { list[i], list[k] = list[k], list[i] })
	for _, f := range list {
		h.suffer(f)
	}
	h.complete("at the end")
	h.complete("at the end, the other way")
	if h.and[0].reads.Load() == 0 {
		t.Error("nobody read on the replica")
	}
	t.Logf("%v; %d runs compared on all servers; %v; on the replica %d reads", h.counts,
		h.rounds, h.tr, h.and[0].reads.Load())
}
