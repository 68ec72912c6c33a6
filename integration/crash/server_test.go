//go:build linux

package crash_test

import (
	"bytes"
	"database/sql"
	"fmt"
	"net"
	"os"
	"os/exec"
	"os/user"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/internal/dbtest"
)

// A node is a database server of the test's own.
type node struct {
	name string
	addr string // 127.0.0.1:port
	data string
	args []string
	cred *syscall.Credential // nil: as the test itself
	ping func() error
	cmd  *exec.Cmd
	out  bytes.Buffer
}

// url is the command's URL of the database shop for a role. user may have a password.
func (n *node) url(user string) string {
	scheme := map[string]string{"PostgreSQL": "postgres", "MySQL": "mysql"}[n.name]
	if scheme == "" {
		scheme = "mariadb"
	}
	return scheme + "://" + user + "@" + n.addr + "/shop"
}

func freePort(t *testing.T) int {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	return l.Addr().(*net.TCPAddr).Port
}

// account is who a server runs as that does not run as root: the Debian
// package's user, if the test is root. The folder becomes that user's.
func account(t *testing.T, name, folder string) *syscall.Credential {
	t.Helper()
	if os.Getuid() != 0 {
		return nil
	}
	u, err := user.Lookup(name)
	if err != nil {
		dbtest.Missing(t, name, err)
	}
	uid, err1 := strconv.ParseUint(u.Uid, 10, 32)
	gid, err2 := strconv.ParseUint(u.Gid, 10, 32)
	if err1 != nil || err2 != nil {
		t.Fatal(err1, err2)
	}
	if err := os.Chown(folder, int(uid), int(gid)); err != nil {
		t.Fatal(err)
	}
	return &syscall.Credential{Uid: uint32(uid), Gid: uint32(gid)}
}

// folder makes a folder that other users can reach; t.TempDir's parent is closed
// to them.
func folder(t *testing.T) string {
	t.Helper()
	dir, err := os.MkdirTemp("", "sqluuid-crash")
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Chmod(dir, 0o755); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(dir) })
	return dir
}

func setUp(t *testing.T, cred *syscall.Credential, args ...string) {
	t.Helper()
	cmd := exec.Command(args[0], args[1:]...)
	cmd.Dir = "/"
	cmd.SysProcAttr = &syscall.SysProcAttr{Credential: cred}
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("%s: %v\n%.2000s", args[0], err, out)
	}
}

// newPostgres makes and starts a PostgreSQL server with a database shop.
func newPostgres(t *testing.T, dir string, more ...string) *node {
	t.Helper()
	n := makePostgres(t, dir, more...)
	// A killed process loses nothing that it gave to the kernel, so that
	// nothing here needs fsync.
	setUp(t, n.cred, n.program("initdb"), "-D", n.data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "-N", "--wal-segsize=1")
	n.start(t)
	create(t, "pgx", "postgres://postgres@"+n.addr+"/postgres?sslmode=disable")
	return n
}

// makePostgres describes a PostgreSQL server and makes nothing of it. The newest installed
// version is taken, or that in the folder SQLUUID_POSTGRES_BIN.
func makePostgres(t *testing.T, dir string, more ...string) *node {
	t.Helper()
	bin := os.Getenv("SQLUUID_POSTGRES_BIN")
	if bin == "" {
		all, err := filepath.Glob("/usr/lib/postgresql/*/bin")
		if err != nil || len(all) == 0 {
			dbtest.Missing(t, dbtest.Postgres, fmt.Errorf("no program in /usr/lib/postgresql: %v", err))
		}
		bin = slices.Max(all)
	}
	port := freePort(t)
	n := &node{name: "PostgreSQL", addr: fmt.Sprintf("127.0.0.1:%d", port), data: filepath.Join(dir, "data")}
	n.cred = account(t, "postgres", dir)
	n.args = []string{filepath.Join(bin, "postgres"), "-D", n.data, "-p", strconv.Itoa(port), "-c", "listen_addresses=127.0.0.1", "-c", "unix_socket_directories=",
		"-c", "fsync=off", "-c", "max_wal_size=8MB", "-c", "min_wal_size=2MB", "-c", "shared_buffers=16MB"}
	for _, setting := range more {
		n.args = append(n.args, "-c", setting)
	}
	n.ping = func() error {
		return pingOnce("pgx", "postgres://postgres@"+n.addr+"/postgres?sslmode=disable&connect_timeout=2")
	}
	return n
}

// program is another program of the server's folder.
func (n *node) program(name string) string {
	return filepath.Join(filepath.Dir(n.args[0]), name)
}

// newMariaDB makes and starts a MariaDB server with a database shop.
func newMariaDB(t *testing.T, dir string) *node {
	t.Helper()
	n := makeMariaDB(t, dir)
	n.start(t)
	create(t, "mysql", "root@tcp("+n.addr+")/")
	return n
}

// makeMariaDB makes a MariaDB server and does not start it.
func makeMariaDB(t *testing.T, dir string, more ...string) *node {
	t.Helper()
	bin, err := exec.LookPath("mariadbd")
	if err != nil {
		if bin = "/usr/sbin/mariadbd"; !exists(bin) {
			dbtest.Missing(t, dbtest.MariaDB, err)
		}
	}
	install, err := exec.LookPath("mariadb-install-db")
	if err != nil {
		dbtest.Missing(t, dbtest.MariaDB, err)
	}
	port := freePort(t)
	n := &node{name: "MariaDB", addr: fmt.Sprintf("127.0.0.1:%d", port), data: filepath.Join(dir, "data")}
	n.cred = account(t, "mysql", dir)
	// A server that starts removes all temporary tables in its folder for them, also
	// those of another server, which then ends with signal 11: it has one of its own.
	small := []string{"--tmpdir=" + dir, "--innodb-log-file-size=8M", "--innodb-buffer-pool-size=32M"}
	setUp(t, n.cred, append([]string{install, "--no-defaults", "--datadir=" + n.data, "--auth-root-authentication-method=normal", "--skip-test-db"}, small...)...)
	n.args = append([]string{bin, "--no-defaults", "--datadir=" + n.data, "--bind-address=127.0.0.1", "--port=" + strconv.Itoa(port), "--socket=" + filepath.Join(dir, "s"),
		"--pid-file=" + filepath.Join(dir, "pid"), "--innodb-flush-log-at-trx-commit=2", "--skip-name-resolve", "--max-connect-errors=1000000", "--performance-schema=OFF"}, append(small, more...)...)
	n.ping = func() error { return pingOnce("mysql", "root@tcp("+n.addr+")/?timeout=2s") }
	return n
}

func exists(path string) bool {
	_, err := os.Stat(path)
	return err == nil
}

func pingOnce(driver, dsn string) error {
	db, err := sql.Open(driver, dsn)
	if err != nil {
		return err
	}
	defer db.Close()
	return db.Ping()
}

func create(t *testing.T, driver, dsn string) {
	t.Helper()
	db, err := sql.Open(driver, dsn)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	if _, err := db.Exec("CREATE DATABASE shop"); err != nil {
		t.Fatal(err)
	}
}

// start starts the server and waits until it answers. It ends with the test.
func (n *node) start(t *testing.T) {
	t.Helper()
	n.launch(t)
	n.await(t, 3*time.Minute) // on a machine with other work
}

func (n *node) launch(t *testing.T) {
	t.Helper()
	first := n.cmd == nil
	n.out.Reset()
	n.cmd = exec.Command(n.args[0], n.args[1:]...)
	n.cmd.Dir, n.cmd.Stdout, n.cmd.Stderr = "/", &n.out, &n.out
	n.cmd.SysProcAttr = &syscall.SysProcAttr{Credential: n.cred}
	if err := n.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	if first {
		t.Cleanup(func() { n.kill(t) })
	}
}

func (n *node) await(t *testing.T, limit time.Duration) {
	t.Helper()
	for end := time.Now().Add(limit); ; time.Sleep(50 * time.Millisecond) {
		err := n.ping()
		if err == nil {
			return
		}
		if time.Now().After(end) || zombie(n.cmd.Process.Pid) {
			n.kill(t)
			t.Fatalf("%s does not answer: %v\n%s", n.name, err, tail(n.out.String()))
		}
	}
}

func tail(s string) string { return s[max(0, len(s)-3000):] }

// kill ends the server and its processes with SIGKILL.
func (n *node) kill(t *testing.T) {
	t.Helper()
	if n.cmd == nil || n.cmd.ProcessState != nil {
		return
	}
	below := children(n.cmd.Process.Pid)
	n.cmd.Process.Kill()
	for _, pid := range below {
		syscall.Kill(pid, syscall.SIGKILL)
	}
	n.cmd.Wait()
	for _, pid := range below {
		for range 200 {
			if syscall.Kill(pid, 0) != nil || zombie(pid) {
				break
			}
			time.Sleep(10 * time.Millisecond)
		}
	}
}

// stop asks the server to end at once: PostgreSQL's immediate shutdown, MariaDB's
// orderly one.
func (n *node) stop(t *testing.T, s syscall.Signal) {
	t.Helper()
	n.cmd.Process.Signal(s)
	gone := make(chan error, 1)
	go func() { gone <- n.cmd.Wait() }()
	select {
	case <-gone:
	case <-time.After(20 * time.Second):
		n.cmd.Process.Kill()
		<-gone
	}
}

// children are the processes that a process has started.
func children(pid int) []int {
	all, _ := filepath.Glob("/proc/[0-9]*/stat")
	var out []int
	for _, path := range all {
		if fields := stat(path); len(fields) > 1 && fields[1] == strconv.Itoa(pid) {
			if child, err := strconv.Atoi(filepath.Base(filepath.Dir(path))); err == nil {
				out = append(out, child)
			}
		}
	}
	return out
}

func zombie(pid int) bool {
	fields := stat(fmt.Sprintf("/proc/%d/stat", pid))
	return len(fields) > 0 && fields[0] == "Z"
}

// stat returns the fields after the name: the state, the parent and so on.
func stat(path string) []string {
	b, err := os.ReadFile(path)
	if err != nil {
		return nil
	}
	return strings.Fields(string(b[bytes.LastIndexByte(b, ')')+1:]))
}
