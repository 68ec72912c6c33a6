//go:build linux

package crash_test

import (
	"database/sql"
	"fmt"
	"net"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/internal/dbtest"
)

// newGroup makes three nodes of MySQL that are a Group Replication: with one primary, which is
// the first node, or where all of them take writes. Each has a database shop.
func newGroup(t *testing.T, onePrimary bool) (nodes []*node, dbs []*sql.DB) {
	t.Helper()
	t.Attr("server", "group")
	atNight(t)
	plugins := filepath.Join(filepath.Dir(mysqlPrograms(t)), "lib", "mysql", "plugin")
	if !exists(filepath.Join(plugins, "group_replication.so")) {
		dbtest.Missing(t, dbtest.MySQL, fmt.Errorf("no group_replication.so in %s", plugins))
	}
	one := "OFF"
	if onePrimary {
		one = "ON"
	}
	var seeds []string
	for range 3 {
		seeds = append(seeds, fmt.Sprintf("127.0.0.1:%d", freePort(t)))
	}
	const channel = "CHANGE REPLICATION SOURCE TO SOURCE_USER = 'follower', SOURCE_PASSWORD = 's3cret' " +
		"FOR CHANNEL 'group_replication_recovery'"
	for i, at := range seeds {
		// The others ask a node for what they lack by the name that it reports.
		_, port, _ := net.SplitHostPort(at)
		n := makeMySQL(t, folder(t), "--plugin-dir="+plugins, "--server-id="+strconv.Itoa(i+1),
			"--gtid-mode=ON", "--enforce-gtid-consistency=ON", "--report-host=127.0.0.1",
			"--plugin-load-add=group_replication.so", "--group-replication-start-on-boot=OFF",
			"--group-replication-group-name=8b4cbb4a-d7a9-4f3e-9c6b-0d8d6f6f7f01",
			"--group-replication-local-address=127.0.0.1:"+port,
			"--group-replication-group-seeds="+strings.Join(seeds, ","),
			"--group-replication-bootstrap-group=OFF", "--group-replication-single-primary-mode="+one,
			"--group-replication-enforce-update-everywhere-checks="+map[string]string{"ON": "OFF",
				"OFF": "ON"}[one], "--group-replication-ip-allowlist=127.0.0.1/8",
			"--group-replication-recovery-get-public-key=ON",
			"--loose-restrict-fk-on-non-standard-key=OFF")
		n.args = append(n.args, "--report-port="+strings.TrimPrefix(n.addr, "127.0.0.1:"))
		n.start(t)
		db, err := sql.Open("mysql", "root@tcp("+n.addr+")/")
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { db.Close() })
		first := "SET GLOBAL group_replication_bootstrap_group = "
		list := []string{"SET SESSION sql_log_bin = 0",
			"CREATE USER follower IDENTIFIED BY 's3cret'", "GRANT REPLICATION SLAVE, CONNECTION_ADMIN, " +
				"BACKUP_ADMIN, GROUP_REPLICATION_STREAM ON *.* TO follower", "SET SESSION sql_log_bin = 1", channel}
		if i == 0 {
			list = append(list, first+"ON")
		}
		if list = append(list, "START GROUP_REPLICATION"); i == 0 {
			list = append(list, first+"OFF")
		}
		inGroup(t, n, db, list)
		nodes, dbs = append(nodes, n), append(dbs, db)
	}
	run(t, dbs[0], "CREATE DATABASE shop")
	versionOf(t, dbs[0], "MySQL")
	return nodes, dbs
}

// inGroup runs the statements that let a node join, and waits until it takes part.
func inGroup(t *testing.T, n *node, db *sql.DB, list []string) {
	t.Helper()
	conn, err := db.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	for _, q := range list {
		if _, err := conn.ExecContext(t.Context(), q); err != nil {
			t.Fatalf("%s: %v\n%s", q, err, tail(n.out.String()))
		}
	}
	takesPart(t, n, db)
}

// myself ends a query about the member that answers.
const myself = " FROM performance_schema.replication_group_members WHERE MEMBER_ID = @@server_uuid"

// takesPart waits until a node is a member of its group like the others.
func takesPart(t *testing.T, n *node, db *sql.DB) {
	t.Helper()
	state := ""
	for start := time.Now(); state != "ONLINE"; time.Sleep(100 * time.Millisecond) {
		err := db.QueryRow("SELECT MEMBER_STATE" + myself).Scan(&state)
		if err != nil || time.Since(start) > 2*time.Minute {
			t.Fatalf("the node is %q, %v\n%s", state, err, tail(n.out.String()))
		}
	}
}

// rejoinsGroup lets a node that was killed and started take part again. The group refuses it while
// it takes it for a member still.
func rejoinsGroup(t *testing.T, n *node, db *sql.DB) {
	t.Helper()
	var err error
	for end := time.Now().Add(2 * time.Minute); time.Now().Before(end); time.Sleep(time.Second) {
		if _, err = db.Exec("START GROUP_REPLICATION"); err == nil {
			takesPart(t, n, db)
			return
		}
	}
	t.Fatalf("the node does not join its group again: %v\n%s", err, tail(n.out.String()))
}

// haveAll reports an error until a node has applied what others have committed.
func haveAll(db *sql.DB, others []*sql.DB) error {
	for _, other := range others {
		var done string
		if err := other.QueryRow("SELECT @@GLOBAL.gtid_executed").Scan(&done); err != nil {
			return err
		}
		var late bool
		err := db.QueryRow("SELECT WAIT_FOR_EXECUTED_GTID_SET(?, 10)", done).Scan(&late)
		if err != nil {
			return err
		}
		if late {
			return errBehind
		}
	}
	return nil
}

// versionOf notes the version of a server, for those who count the tests of go test -json.
func versionOf(t *testing.T, db *sql.DB, engine string) {
	t.Helper()
	var version string
	if err := db.QueryRow("SELECT version()").Scan(&version); err != nil {
		t.Fatal(err)
	}
	version, _, _ = strings.Cut(strings.TrimPrefix(version, engine+" "), " ")
	t.Attr("version", engine+" "+version)
}

// run runs statements.
func run(t *testing.T, db *sql.DB, list ...string) {
	t.Helper()
	for _, q := range list {
		if _, err := db.Exec(q); err != nil {
			t.Fatalf("%.200s: %v", q, err)
		}
	}
}

const (
	groupOrders = "SELECT GROUP_CONCAT(HEX(id) ORDER BY n) FROM shop.orders"
	groupNotes  = "SELECT GROUP_CONCAT(HEX(order_id) ORDER BY n) FROM shop.notes"
	groupTables = "SELECT COUNT(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = 'shop'"
)

// shopOfGroup makes orders, items that refer to them, and notes, which name orders and have no
// foreign key.
func shopOfGroup(t *testing.T, db *sql.DB) {
	t.Helper()
	run(t, db, "CREATE TABLE shop.orders (id binary(16) NOT NULL PRIMARY KEY, n integer NOT NULL)",
		"CREATE TABLE shop.items (n integer NOT NULL PRIMARY KEY, order_id binary(16) NOT NULL, "+
			"FOREIGN KEY (order_id) REFERENCES shop.orders (id))",
		"CREATE TABLE shop.notes (n integer NOT NULL PRIMARY KEY, order_id binary(16), INDEX (order_id))")
	for n := range 40 {
		run(t, db, fmt.Sprintf("INSERT INTO shop.orders VALUES (x'%08x941411ecb3c89f6bdeced846', %d)",
			0xc232ab00+n, n))
	}
	run(t, db, "INSERT INTO shop.items SELECT n, id FROM shop.orders",
		"INSERT INTO shop.notes SELECT n, id FROM shop.orders")
}

// says returns the one value of a query.
func says(t *testing.T, db *sql.DB, query string) string {
	t.Helper()
	var s sql.NullString
	if err := db.QueryRow(query).Scan(&s); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	return s.String
}

// caughtUp waits until every node has applied what any of them has committed.
func caughtUp(t *testing.T, dbs []*sql.DB) {
	t.Helper()
	for i, db := range dbs {
		err := errBehind
		for end := time.Now().Add(2 * time.Minute); err != nil; time.Sleep(50 * time.Millisecond) {
			if err = haveAll(db, dbs); err != nil && time.Now().After(end) {
				t.Fatalf("node %d is behind: %v", i, err)
			}
		}
	}
}

// groupRun runs the command on a node to its end.
func groupRun(t *testing.T, n *node, args ...string) *process {
	t.Helper()
	if !slices.Contains(args, "--column") {
		args = append(args, "--column", "orders.id")
	}
	p := start(t, append(append([]string{"migrate"}, args...), "--database", n.url("root"), "--yes")...)
	if !p.ends(2 * limit) {
		t.Fatalf("%v does not end: %v", args, p)
	}
	return p
}

// Where several members take writes, the locks of one keep nobody out on another. So what
// relies on locks is refused by name, and nothing is changed.
func TestGroupReplicationWithSeveralPrimaries(t *testing.T) {
	nodes, dbs := newGroup(t, false)
	// An enforced group has no foreign keys that cascade; these do not.
	shopOfGroup(t, dbs[0])
	run(t, dbs[0], "CREATE TABLE shop.loose (n integer NOT NULL PRIMARY KEY, id binary(16) NOT NULL, "+
		"INDEX (id))", "INSERT INTO shop.loose SELECT n, id FROM shop.orders",
		"CREATE TABLE shop.ends (n integer NOT NULL PRIMARY KEY, loose_id binary(16), "+
			"FOREIGN KEY (loose_id) REFERENCES shop.loose (id))")
	before := says(t, dbs[0], groupOrders) + says(t, dbs[0], groupNotes) + says(t, dbs[0], groupTables)
	for _, more := range [][]string{
		{"--also", "notes.order_id"},
	} {
		for i, n := range nodes {
			p := groupRun(t, n, append([]string{"v1-to-v6"}, more...)...)
			if p.code() != 3 || !strings.Contains(p.said(), "Group Replication") {
				t.Errorf("node %d, %v: want exit 3 and the group named: %v", i, more, p)
			}
		}
	}
	plan := start(t, "migrate", "plan", "v1-to-v6", "--database", nodes[1].url("root"), "--column",
		"orders.id")
	if !plan.ends(limit) || plan.code() != 0 || !strings.Contains(plan.events.String(), "error 3101") {
		t.Errorf("a plan does not say how a conflict of members shows: %v", plan)
	}
	p := groupRun(t, nodes[0], "v1-to-v6", "--column", "loose.id")
	if p.code() != 3 || !strings.Contains(p.said(), "refers to no unique key") {
		t.Errorf("a foreign key to no unique key: want exit 3: %v", p)
	}
	caughtUp(t, dbs)
	for i, db := range dbs {
		after := says(t, db, groupOrders) + says(t, db, groupNotes) + says(t, db, groupTables)
		if after != before {
			t.Errorf("node %d has changed", i)
		}
	}
}

// With several primaries a rewrite in place works, and its undo: workers on all members share a
// run, the application writes on two, and a member is killed with the command on it.
func TestGroupReplicationSharesARun(t *testing.T) {
	nodes, dbs := newGroup(t, false)
	caughtUp(t, dbs)
	c := &cluster{kind: "Group Replication", nodes: nodes}
	for _, n := range nodes {
		db := pool(t, n, "")
		c.dbs, c.writes = append(c.dbs, db), append(c.writes, db)
	}
	c.sync = func(t *testing.T, l *lab) {
		t.Helper()
		l.again(t, "waiting for the member", func() error { return haveAll(l.db, dbs) })
	}
	c.rejoin = func(t *testing.T, node int) {
		nodes[node].start(t)
		rejoinsGroup(t, nodes[node], dbs[node])
	}
	c.losesNodes(t, newShop(t, c.lab(0), v1ToV6(), 1500), 3)
}

// With one primary a rewrite in place works on it, and arrives on the others.
func TestGroupReplicationWithOnePrimary(t *testing.T) {
	nodes, dbs := newGroup(t, true)
	shopOfGroup(t, dbs[0])
	was := says(t, dbs[0], groupOrders)
	for _, more := range [][]string{nil, {"--also", "notes.order_id"}} {
		what := strings.Join(append([]string{"v1-to-v6"}, more...), " ")
		ends := func(want string, args ...string) {
			t.Helper()
			if p := groupRun(t, nodes[0], args...); p.code() != 0 {
				t.Fatalf("%s: %v: %v", what, args, p)
			}
			caughtUp(t, dbs)
			for i, db := range dbs {
				got := says(t, db, groupOrders)
				if notes := says(t, db, groupNotes); strings.Contains(what, "notes") && notes != got {
					t.Errorf("%s: %v: node %d: the notes do not name the orders", what, args, i)
				}
				if (got == was) != (want == "old") {
					t.Errorf("%s: %v: node %d does not have the %s ids", what, args, i, want)
				}
			}
		}
		ends("new", append([]string{"v1-to-v6"}, more...)...)
		ends("old", "undo")
		ends("old", "finish") // the next way is about other columns
	}
	// The others refuse: they are read-only.
	if p := groupRun(t, nodes[1], "v1-to-v6"); p.code() == 0 {
		t.Errorf("a secondary was rewritten: %v", p)
	} else {
		t.Logf("on a secondary: exit %d, %s", p.code(), strings.TrimSpace(p.err.String()))
	}
}

// groupPair is a group with one primary, the first node. The application and the command each reach
// the primary by an address that lead moves to another node. Any node may be compared with it.
func groupPair(t *testing.T) (p *pair, nodes []*node, dbs []*sql.DB, lead func(node int)) {
	nodes, dbs = newGroup(t, true)
	caughtUp(t, dbs)
	front := newProxy(t, nodes[0].addr)
	l := mysqlLab(t, nodes[0])
	l.open(t, "mysql", "root@tcp("+front.addr()+")/shop?timeout=3s")
	lead = func(node int) {
		front.lead(nodes[node].addr)
		l.proxy.lead(nodes[node].addr)
		l.server = nodes[node]
	}
	p = &pair{primary: l, node: nodes[1], follow: func(*testing.T) {}}
	for i, n := range nodes {
		l := mariaForm()
		l.name = fmt.Sprintf("member %d", i)
		l.open(t, "mysql", "root@tcp("+n.addr+")/shop?timeout=3s")
		p.others = append(p.others, l)
	}
	p.replica = p.others[1]
	p.rejoin = func(t *testing.T) { rejoinsGroup(t, nodes[1], dbs[1]) }
	p.position = "SELECT 1"
	p.reached = func(string) error {
		for _, db := range dbs {
			if err := haveAll(db, dbs); err != nil {
				return err
			}
		}
		return nil
	}
	return p, nodes, dbs, lead
}

// With one primary its members follow a rewrite and its undo, as replicas do, while the command
// and a member are killed.
func TestGroupReplicationFollows(t *testing.T) {
	p, _, _, _ := groupPair(t)
	p.under(t, dose{rows: 1000, kills: 6, falls: 3})
}

// TestGroupReplicationFailsOver kills the primary in the middle of runs and of undos. The command
// says so, with exit code 1, and the same command goes on at the new primary, beside the
// application. The old primary joins meanwhile. After each run all three members are compared.
func TestGroupReplicationFailsOver(t *testing.T) {
	p, nodes, dbs, lead := groupPair(t)
	primary, failures := 0, map[string]int{}
	p.under(t, dose{rows: 1000}, slices.Repeat([]fault{{"primary killed", func(h *harness,
		c *process) bool {
		if !c.reach(1+h.r.IntN(10), h.moment()) {
			return false
		}
		dead, forward := primary, h.undone
		nodes[dead].kill(t)
		if !c.ends(2 * limit) {
			t.Fatalf("the command does not end behind its server: %v", c)
		}
		primary = electedAfter(t, dbs, dead)
		lead(primary)
		again := start(t, h.args()...)
		nodes[dead].start(t)
		rejoinsGroup(t, nodes[dead], dbs[dead])
		h.settle(again, "on the new primary")
		t.Logf("member %d was killed (exit %d, %s), and member %d took over (exit %d, %d chunks)", dead,
			c.code(), strings.TrimSpace(c.err.String()), primary, again.code(), again.chunks)
		if c.code() == 0 { // it had ended just before
			h.complete("on the new primary")
			return false
		}
		if said := c.said(); c.code() != 1 || !strings.Contains(said, "run the same again") {
			t.Errorf("want exit 1, and that the same command goes on: %v", c)
		}
		if again.code() == 0 && again.chunks == 0 {
			t.Errorf("nothing was left of a run that had been broken: %v", again)
		}
		failures[map[bool]string{true: "run", false: "undo"}[forward]]++
		h.complete("on the new primary")
		return true
	}}}, 4)...)
	if failures["run"] == 0 || failures["undo"] == 0 {
		t.Errorf("primaries were killed during %v, want runs and undos", failures)
	}
}

// electedAfter waits until the group has another primary, which takes writes, and returns it.
func electedAfter(t *testing.T, dbs []*sql.DB, dead int) (node int) {
	t.Helper()
	for end := time.Now().Add(2 * time.Minute); time.Now().Before(end); time.Sleep(100 * time.Millisecond) {
		for i, db := range dbs {
			var is bool
			if i == dead {
				continue
			}
			err := db.QueryRow("SELECT MEMBER_ROLE = 'PRIMARY' AND NOT @@super_read_only" + myself).Scan(&is)
			if err == nil && is {
				return i
			}
		}
	}
	t.Fatal("the group has no other primary")
	return 0
}
