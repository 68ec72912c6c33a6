//go:build linux

package crash_test

import (
	"database/sql"
	"os/exec"
	"strings"
	"testing"

	shared "github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// Beside a binary log who makes a trigger needs SUPER, and so does who drops one. A role
// without it is told before anything is written, and can do without triggers.
func TestTriggersBesideABinaryLog(t *testing.T) {
	atNight(t)
	for name, open := range map[string]func(t *testing.T) *node{
		"MariaDB": func(t *testing.T) *node {
			return makeMariaDB(t, folder(t), "--log-bin=changes", "--server-id=7")
		},
		"MySQL": func(t *testing.T) *node { return makeMySQL(t, folder(t)) },
	} {
		t.Run(name, func(t *testing.T) { triggersBesideABinaryLog(t, open(t)) })
	}
}

func triggersBesideABinaryLog(t *testing.T, n *node) {
	n.start(t)
	create(t, "mysql", "root@tcp("+n.addr+")/")
	db, err := sql.Open("mysql", "root@tcp("+n.addr+")/shop")
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	for _, q := range []string{
		"CREATE TABLE orders (id binary(16) NOT NULL PRIMARY KEY)",
		"INSERT INTO orders VALUES (x'c232ab00941411ecb3c89f6bdeced846')",
		"CREATE USER clerk IDENTIFIED BY 's3cret'", "GRANT ALL ON shop.* TO clerk", "GRANT PROCESS ON *.* TO clerk",
	} {
		if _, err := db.Exec(q); err != nil {
			t.Fatalf("%s: %v", q, err)
		}
	}
	migrate := func(args ...string) (string, int) {
		t.Helper()
		cmd := exec.Command(shared.Command(), append([]string{"migrate"}, append(args, "--database", n.url("clerk:s3cret"), "--column", "orders.id", "--yes", "--quiet")...)...)
		out, err := cmd.CombinedOutput()
		if cmd.ProcessState == nil {
			t.Fatal(err)
		}
		return string(out), cmd.ProcessState.ExitCode()
	}
	for _, args := range [][]string{{"v1-to-v6", "--normalize-inserts"}} {
		out, code := migrate(args...)
		if code != 3 || !strings.Contains(out, "missing privilege") || !strings.Contains(out, "log_bin_trust_function_creators") || strings.Contains(out, "stays recorded") {
			t.Errorf("%v: exit %d\n%s", args, code, out)
		}
		for _, next := range []string{"v1-to-v6", "undo", "finish"} {
			if out, code := migrate(next); code != 0 && !strings.Contains(out, "no run is recorded") {
				t.Errorf("%s after %v: exit %d\n%s", next, args, code, out)
			}
		}
	}
}
