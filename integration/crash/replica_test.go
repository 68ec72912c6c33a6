//go:build linux

package crash_test

import (
	"database/sql"
	"fmt"
	"os/exec"
	"strings"
	"testing"
	"time"

	shared "github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// A rewrite on a primary arrives on its replica. On the replica
// itself it is refused by name, whatever the strategy, to a role without any privilege
// for replication too: the primary's writes would not find their rows there any more, and
// would fire no trigger of an online copy.
func TestAReplicaIsRefused(t *testing.T) {
	atNight(t)
	t.Run("MariaDB", func(t *testing.T) {
		aReplicaIsRefused(t, replication{
			open: func(t *testing.T, id string) *node {
				return makeMariaDB(t, folder(t), "--log-bin=changes", "--server-id="+id)
			},
			follow: "CHANGE MASTER TO MASTER_HOST = '127.0.0.1', MASTER_PORT = %s, " +
				"MASTER_USER = 'follower', MASTER_PASSWORD = 's3cret', MASTER_USE_GTID = slave_pos",
			grant: "REPLICATION SLAVE", replica: "SLAVE",
		})
	})
	t.Run("MySQL", func(t *testing.T) {
		aReplicaIsRefused(t, replication{
			open: func(t *testing.T, id string) *node {
				return makeMySQL(t, folder(t), "--server-id="+id, "--gtid-mode=ON",
					"--enforce-gtid-consistency=ON", "--binlog-format=ROW")
			},
			follow: "CHANGE REPLICATION SOURCE TO SOURCE_HOST = '127.0.0.1', SOURCE_PORT = %s, " +
				"SOURCE_USER = 'follower', SOURCE_PASSWORD = 's3cret', SOURCE_AUTO_POSITION = 1, " +
				"GET_SOURCE_PUBLIC_KEY = 1",
			grant: "REPLICATION SLAVE", replica: "REPLICA",
		})
	})
}

// A replication is how one engine makes a server follow another.
type replication struct {
	open    func(t *testing.T, id string) *node
	follow  string // with a place for the primary's port
	grant   string // of the replica's role on the primary
	replica string // the word behind START and STOP
}

func aReplicaIsRefused(t *testing.T, r replication) {
	open := func(id string) (*node, *sql.DB) {
		n := r.open(t, id)
		n.start(t)
		db, err := sql.Open("mysql", "root@tcp("+n.addr+")/")
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { db.Close() })
		return n, db
	}
	first, primary := open("1")
	second, replica := open("2")
	run := func(db *sql.DB, list ...string) {
		t.Helper()
		for _, q := range list {
			if _, err := db.Exec(q); err != nil {
				t.Fatalf("%s: %v", q, err)
			}
		}
	}
	const old, fresh = "c232ab00941411ecb3c89f6bdeced846", "1ec9414c232a6b00b3c89f6bdeced846"
	run(primary, "CREATE USER follower IDENTIFIED BY 's3cret'", "GRANT "+r.grant+" ON *.* TO follower")
	_, port, _ := strings.Cut(first.addr, ":")
	run(replica, fmt.Sprintf(r.follow, port), "START "+r.replica)
	run(primary, "CREATE DATABASE shop", "CREATE USER clerk IDENTIFIED BY 's3cret'", "GRANT ALL ON shop.* TO clerk", "GRANT PROCESS ON *.* TO clerk",
		"CREATE TABLE shop.orders (id binary(16) NOT NULL PRIMARY KEY)", "INSERT INTO shop.orders VALUES (x'"+old+"')")
	await := func(want string) {
		t.Helper()
		var got string
		var err error
		for end := time.Now().Add(time.Minute); time.Now().Before(end); time.Sleep(20 * time.Millisecond) {
			if err = replica.QueryRow("SELECT LOWER(HEX(id)) FROM shop.orders").Scan(&got); err == nil && got == want {
				return
			}
		}
		t.Fatalf("the replica has %s, %v; want %s", got, err, want)
	}
	migrate := func(n *node, args ...string) (string, int) {
		t.Helper()
		cmd := exec.Command(shared.Command(), append([]string{"migrate"}, append(args, "--database", n.url("clerk:s3cret"), "--column", "orders.id", "--yes", "--quiet")...)...)
		out, err := cmd.CombinedOutput()
		if cmd.ProcessState == nil {
			t.Fatal(err)
		}
		return string(out), cmd.ProcessState.ExitCode()
	}
	done := func(n *node, args ...string) {
		t.Helper()
		if out, code := migrate(n, args...); code != 0 {
			t.Fatalf("%v: exit %d\n%s", args, code, out)
		}
	}
	refused := func() {
		t.Helper()
		out, code := migrate(second, "v1-to-v6")
		out = strings.Join(strings.Fields(out), " ") // it is wrapped
		if code != 3 || !strings.Contains(out, "is a replica") || !strings.Contains(out, "run the rewrite on the primary") {
			t.Errorf("exit %d\n%s", code, out)
		}
		var n int
		if err := replica.QueryRow("SELECT COUNT(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = 'shop' AND TABLE_NAME <> 'orders'").Scan(&n); err != nil || n > 0 {
			t.Errorf("%d tables were made, %v", n, err)
		}
	}
	await(old)
	refused()
	run(replica, "STOP "+r.replica+" IO_THREAD") // what has arrived is still applied
	refused()
	run(replica, "START "+r.replica)
	await(old)
	done(first, "v1-to-v6")
	await(fresh)
	done(first, "undo")
	await(old)
	done(first, "v1-to-v6")
	await(fresh)

	// One that does not replicate any more is a server like any other. The end of the
	// run comes to it after the ids.
	for start, state := time.Now(), ""; state != "done"; time.Sleep(20 * time.Millisecond) {
		if err := replica.QueryRow("SELECT phase FROM shop.sqluuid_migration ORDER BY id DESC LIMIT 1").Scan(&state); err != nil || time.Since(start) > time.Minute {
			t.Fatalf("the replica has the run as %q, %v", state, err)
		}
	}
	run(replica, "STOP "+r.replica)
	done(second, "v6-to-v1")
	await(old)
}
