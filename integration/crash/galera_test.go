//go:build linux

package crash_test

import (
	"database/sql"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/internal/dbtest"
)

const provider = "/usr/lib/galera/libgalera_smm.so"

func newCluster(t *testing.T) *cluster {
	t.Helper()
	t.Attr("server", "galera")
	atNight(t)
	if !exists(provider) {
		dbtest.Missing(t, "galera", fmt.Errorf("no %s (Debian: galera-4)", provider))
	}
	c := &cluster{kind: "Galera", whole: true, sync: galeraSync}
	c.rejoin = func(t *testing.T, node int) {
		os.Remove(filepath.Join(c.nodes[node].data, "sst_in_progress"))
		c.nodes[node].start(t)
	}
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

// Workers on all three nodes share a run, the application writes on two, and the node of one
// worker is killed in the middle, forward and back.
func TestGalera(t *testing.T) {
	c := newCluster(t)
	s := newShop(t, c.lab(0), v1ToV6(), 1500)
	s.refusesWhatLocksOneNodeOnly(t)
	c.losesNodes(t, s, 3)
}

// What relies on locks is refused by name, before anything is written.
func (s *shop) refusesWhatLocksOneNodeOnly(t *testing.T) {
	t.Helper()
	if _, err := s.db.Exec("CREATE TABLE notes (n integer PRIMARY KEY, order_id binary(16)) ENGINE=InnoDB"); err != nil {
		t.Fatal(err)
	}
	for _, more := range [][]string{{"--also", "notes.order_id"}} {
		p := start(t, append([]string{"migrate", "v1-to-v6", "--database", s.url, "--column", "orders.id", "--yes", "--on-mismatch=skip"}, more...)...)
		if !p.ends(limit) || p.code() != 3 || !strings.Contains(p.said(), "Galera") {
			t.Errorf("%v: want exit 3 and the cluster named: %v", more, p)
		}
	}
}

// galeraSync waits until a node has applied what the others have committed.
func galeraSync(t *testing.T, l *lab) {
	t.Helper()
	l.again(t, "waiting for the node", func() error {
		conn, err := l.db.Conn(t.Context())
		if err != nil {
			return err
		}
		defer conn.Close()
		if _, err := conn.ExecContext(t.Context(), "SET SESSION wsrep_sync_wait = 1"); err != nil {
			return err
		}
		defer conn.ExecContext(t.Context(), "SET SESSION wsrep_sync_wait = 0")
		var n int
		const query = "SELECT count(*) FROM orders_born"
		return conn.QueryRowContext(t.Context(), query).Scan(&n)
	})
}
