//go:build linux

package crash_test

import (
	"database/sql"
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/internal/dbtest"
)

const provider = "/usr/lib/galera/libgalera_smm.so"

// A cluster is three nodes of Galera, all of which take writes.
type cluster struct {
	nodes       []*node
	dbs, writes []*sql.DB
}

func newCluster(t *testing.T) *cluster {
	t.Helper()
	t.Attr("server", "galera")
	if !full() {
		t.Skip("at full length only (make galera)")
	}
	if !exists(provider) {
		dbtest.Missing(t, "galera", fmt.Errorf("no %s (Debian: galera-4)", provider))
	}
	c := &cluster{}
	var group []string
	for range 3 {
		group = append(group, fmt.Sprintf("127.0.0.1:%d", freePort(t)))
	}
	for i, at := range group {
		dir := folder(t)
		sst, ist := freePort(t), freePort(t)
		n := makeMariaDB(t, dir, "--wsrep-on=ON", "--wsrep-provider="+provider, "--wsrep-cluster-name=crash", "--wsrep-cluster-address=gcomm://"+strings.Join(group, ","),
			fmt.Sprintf("--wsrep-node-name=n%d", i), "--wsrep-node-address=127.0.0.1", "--wsrep-sst-method=rsync", fmt.Sprintf("--wsrep-sst-receive-address=127.0.0.1:%d", sst),
			"--binlog-format=ROW", "--innodb-autoinc-lock-mode=2", "--wsrep-slave-threads=2", "--log-bin=OFF",
			fmt.Sprintf("--wsrep-provider-options=gmcast.listen_addr=tcp://%s;ist.recv_addr=127.0.0.1:%d;gcache.size=32M;gcache.dir=%s;pc.recovery=false", at, ist, dir))
		n.name = fmt.Sprintf("node %d", i)
		n.ping = func() error { return synced(n.addr) }
		c.nodes = append(c.nodes, n)
		if i == 0 {
			args := n.args
			n.args = append(append([]string{}, args...), "--wsrep-new-cluster")
			n.start(t)
			n.args = args
			create(t, "mysql", "root@tcp("+n.addr+")/")
		} else {
			n.start(t)
		}
		c.dbs = append(c.dbs, pool(t, n, ""))
		c.writes = append(c.writes, pool(t, n, "&autocommit=0"))
	}
	versionOf(t, c.dbs[0], "MariaDB")
	return c
}

func pool(t *testing.T, n *node, more string) *sql.DB {
	t.Helper()
	db, err := sql.Open("mysql", "root@tcp("+n.addr+")/shop?timeout=3s"+more)
	if err != nil {
		t.Fatal(err)
	}
	db.SetMaxOpenConns(6)
	t.Cleanup(func() { db.Close() })
	return db
}

// synced reports whether a node takes part in the cluster.
func synced(addr string) error {
	db, err := sql.Open("mysql", "root@tcp("+addr+")/?timeout=2s")
	if err != nil {
		return err
	}
	defer db.Close()
	var name, state string
	if err := db.QueryRow("SHOW STATUS LIKE 'wsrep_local_state_comment'").Scan(&name, &state); err != nil {
		return err
	}
	if state != "Synced" {
		return fmt.Errorf("the node is %s", state)
	}
	return nil
}

// lab is the application on one node.
func (c *cluster) lab(i int) *lab {
	l := mariaForm()
	l.name, l.db, l.writes, l.whole, l.url = fmt.Sprintf("Galera, node %d", i), c.dbs[i], c.writes[i], true, c.url(i)
	return l
}

func (c *cluster) url(i int) string { return "mariadb://root@" + c.nodes[i].addr + "/shop" }

// Workers on all three nodes share a run, the application writes on two, and the
// node of one worker is killed in the middle, forward and back. A write that is
// certified too late may fail; nothing else may happen to it.
func TestGalera(t *testing.T) {
	c := newCluster(t)
	s := newShop(t, c.lab(0), v1ToV6(), 1500)
	s.refusesWhatLocksOneNodeOnly(t)
	h := &harness{t: t, s: s, r: rand.New(rand.NewPCG(seedOf(t), 1)), undone: true, chunk: "25", counts: map[string]int{}, took: map[string]time.Duration{}}
	h.tr = startTraffic(t, s, firstLate, 1, 5*time.Millisecond, 5*time.Millisecond)
	other := *s
	other.lab = c.lab(1)
	other.synced(t)
	elsewhere := startTraffic(t, &other, 2*firstLate, 1, 5*time.Millisecond, 5*time.Millisecond)
	h.and = []*traffic{elsewhere}
	h.look = func(what string) {
		for i := range c.nodes {
			each := *s
			each.lab = c.lab(i)
			each.synced(t)
			each.check(t, fmt.Sprintf("%s, read on node %d", what, i), h.undone)
		}
	}
	for round, early := 0, 0; round < 3; round++ {
		began := time.Now()
		var all []*process
		for i := range c.nodes {
			args := h.args("--workers", "2", "--chunk-rows", "50")
			for k, a := range args {
				if a == s.url {
					args[k] = c.url(i)
				}
			}
			all = append(all, start(t, args...))
		}
		victim := 1 + round%2
		if !all[victim].reach(4, h.moment()) && !all[0].reach(4, 0) {
			if early++; early == 10 {
				t.Fatalf("round %d: ten times it had ended before a node was killed: %v", round, all[0])
			}
			for i, p := range all {
				h.settle(p, fmt.Sprintf("round %d, node %d, which nobody killed", round, i))
			}
			h.complete(fmt.Sprintf("round %d, which nobody disturbed", round))
			round--
			continue
		}
		c.nodes[victim].kill(t)
		for i, p := range all {
			if i == victim {
				if !p.ends(limit) {
					t.Fatalf("round %d: the command on the dead node does not end: %v", round, p)
				}
				t.Logf("round %d: the command on the killed node: exit %d, %s", round, p.code(), strings.TrimSpace(p.err.String()))
				continue
			}
			h.settle(p, fmt.Sprintf("round %d, node %d", round, i))
			t.Logf("round %d, node %d: exit %d, %d chunks, %d waits, %d ranges taken over %s", round, i, p.code(), p.chunks, strings.Count(p.events.String(), `"event":"waiting"`),
				strings.Count(p.events.String(), `"event":"takenover"`), strings.TrimSpace(p.err.String()))
		}
		os.Remove(filepath.Join(c.nodes[victim].data, "sst_in_progress"))
		t.Logf("round %d: the commands have ended after %v", round, time.Since(began).Round(time.Millisecond))
		c.nodes[victim].start(t)
		t.Logf("round %d: the node is back after %v", round, time.Since(began).Round(time.Millisecond))
		h.complete(fmt.Sprintf("round %d", round))
		t.Logf("round %d: %v, then compared on each node", round, time.Since(began).Round(time.Millisecond))
	}
	t.Logf("%d runs compared on each node; node 0: %v; node 1: %v", h.rounds, h.tr, elsewhere)
}

// What relies on locks is refused by name, before anything is written.
func (s *shop) refusesWhatLocksOneNodeOnly(t *testing.T) {
	t.Helper()
	if _, err := s.db.Exec("CREATE TABLE notes (n integer PRIMARY KEY, order_id binary(16)) ENGINE=InnoDB"); err != nil {
		t.Fatal(err)
	}
	for _, more := range [][]string{{"--strategy", "copy"}, {"--also", "notes.order_id"}} {
		p := start(t, append([]string{"migrate", "v1-to-v6", "--database", s.url, "--column", "orders.id", "--yes", "--on-mismatch=skip"}, more...)...)
		if !p.ends(limit) || p.code() != 3 || !strings.Contains(p.err.String(), "Galera") {
			t.Errorf("%v: want exit 3 and the cluster named: %v", more, p)
		}
	}
}

// synced waits until a node has applied what the others have committed.
func (s *shop) synced(t *testing.T) {
	t.Helper()
	s.again(t, "waiting for the node", func() error {
		conn, err := s.db.Conn(t.Context())
		if err != nil {
			return err
		}
		defer conn.Close()
		if _, err := conn.ExecContext(t.Context(), "SET SESSION wsrep_sync_wait = 1"); err != nil {
			return err
		}
		defer conn.ExecContext(t.Context(), "SET SESSION wsrep_sync_wait = 0")
		var n int
		return conn.QueryRowContext(t.Context(), "SELECT count(*) FROM orders_born").Scan(&n)
	})
}
