//go:build linux

package crash_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"testing"

	"github.com/sqluuid/sqluuid/internal/dbtest"
)

// mysqlPrograms returns the folder with mysqld: SQLUUID_MYSQL_BIN, or the one that .ci/servers
// fills. Without programs the test skips, or fails if SQLUUID_REQUIRE has mysql.
func mysqlPrograms(t *testing.T) string {
	t.Helper()
	bin := os.Getenv("SQLUUID_MYSQL_BIN")
	if bin == "" {
		cache := os.Getenv("SQLUUID_CACHE")
		if cache == "" {
			users, err := os.UserCacheDir()
			if err != nil {
				dbtest.Missing(t, dbtest.MySQL, err)
			}
			cache = filepath.Join(users, "sqluuid")
		}
		bin = filepath.Join(cache, "mysql-unstable", "usr", "sbin")
	}
	if !exists(filepath.Join(bin, "mysqld")) {
		dbtest.Missing(t, dbtest.MySQL, fmt.Errorf("no mysqld in %s (.ci/servers brings it, "+
			"SQLUUID_MYSQL_BIN names another folder)", bin))
	}
	return bin
}

// newMySQL makes and starts a MySQL server with a database shop.
func newMySQL(t *testing.T, dir string) *node {
	t.Helper()
	n := makeMySQL(t, dir)
	n.start(t)
	create(t, "mysql", "root@tcp("+n.addr+")/")
	return n
}

// makeMySQL makes a MySQL server and does not start it. Its binary log is on, as it is by
// default. Root needs no password over TCP.
func makeMySQL(t *testing.T, dir string, more ...string) *node {
	t.Helper()
	bin := mysqlPrograms(t)
	port := freePort(t)
	n := &node{name: "MySQL", addr: fmt.Sprintf("127.0.0.1:%d", port)}
	n.data = filepath.Join(dir, "data")
	base := filepath.Dir(bin)
	common := []string{filepath.Join(bin, "mysqld"), "--no-defaults", "--basedir=" + base,
		"--lc-messages-dir=" + filepath.Join(base, "share", "mysql"), "--datadir=" + n.data,
		"--tmpdir=" + dir, "--mysqlx=OFF", "--secure-file-priv=NULL",
		"--innodb-redo-log-capacity=8M", "--innodb-buffer-pool-size=32M"}
	if os.Getuid() == 0 { // the programs may lie where no other user can read them
		common = append(common, "--user=root")
	}
	first := filepath.Join(dir, "first.sql")
	if err := os.WriteFile(first, []byte(`CREATE USER root@'127.0.0.1' IDENTIFIED BY '';
GRANT ALL ON *.* TO root@'127.0.0.1' WITH GRANT OPTION;
GRANT PROXY ON ''@'' TO root@'127.0.0.1' WITH GRANT OPTION;
`), 0o644); err != nil {
		t.Fatal(err)
	}
	setUp(t, nil, append(common, "--initialize-insecure", "--init-file="+first)...)
	// A kill of the process loses nothing that the kernel has, so that nothing here needs fsync.
	n.args = append(append(common, "--bind-address=127.0.0.1", "--port="+strconv.Itoa(port),
		"--socket="+filepath.Join(dir, "s"), "--pid-file="+filepath.Join(dir, "pid"),
		"--innodb-flush-log-at-trx-commit=2", "--sync-binlog=0", "--innodb-flush-method=nosync",
		"--max-binlog-size=4M", "--skip-name-resolve", "--max-connect-errors=1000000",
		"--max-connections=100", "--table-open-cache=200"), more...)
	n.ping = func() error { return pingOnce("mysql", "root@tcp("+n.addr+")/?timeout=2s") }
	return n
}

func mysqlLab(t *testing.T, n *node) *lab {
	l := mariaForm()
	l.name, l.server, l.proxy = "MySQL", n, newProxy(t, n.addr)
	l.url = "mysql://root@" + l.proxy.addr() + "/shop?tls=false" // the proxy reads what passes
	l.open(t, "mysql", "root@tcp("+n.addr+")/shop?timeout=3s")
	return l
}
