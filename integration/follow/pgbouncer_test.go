package follow_test

import (
	"fmt"
	"net"
	"net/url"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/programs"
	"github.com/sqluuid/sqluuid/internal/dbtest"
)

// pooled starts a PgBouncer in transaction mode before the shop's server, and returns a URL that
// leads through it. SQLUUID_PGBOUNCER has the paths of programs, an old and a new one, with colons
// between them; without it the installed one is taken.
func (s *shop) pooled(t *testing.T, program string) string {
	t.Helper()
	server, err := url.Parse(s.url)
	if err != nil {
		t.Fatal(err)
	}
	l, err := net.Listen("tcp", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	address := l.Addr().(*net.TCPAddr)
	l.Close()
	ini := fmt.Sprintf("[databases]\n* = host=%s port=%s user=%s\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = %d\n"+
		"auth_type = any\npool_mode = transaction\nunix_socket_dir =\nadmin_users = postgres\n", server.Hostname(), server.Port(), server.User.Username(), address.Port)
	file := filepath.Join(t.TempDir(), "pgbouncer.ini")
	if err := os.WriteFile(file, []byte(ini), 0o644); err != nil {
		t.Fatal(err)
	}
	args := []string{file}
	if os.Getuid() == 0 {
		args = []string{"-u", "postgres", file}
	}
	cmd := exec.Command(program, args...)
	log := new(strings.Builder)
	cmd.Stderr = log
	if err := cmd.Start(); err != nil {
		dbtest.Missing(t, "pgbouncer", err)
	}
	t.Cleanup(func() {
		cmd.Process.Kill()
		cmd.Wait()
		if t.Failed() {
			t.Log(log)
		}
	})
	for end := time.Now().Add(10 * time.Second); ; time.Sleep(20 * time.Millisecond) {
		c, err := net.Dial("tcp", address.String())
		if err == nil {
			c.Close()
			break
		}
		if time.Now().After(end) {
			t.Fatalf("%v\n%s", err, log)
		}
	}
	server.Host = address.String()
	return server.String()
}

// pgbouncers returns the programs.
func pgbouncers(t *testing.T) []string {
	t.Helper()
	if named := os.Getenv("SQLUUID_PGBOUNCER"); named != "" {
		return strings.Split(named, ":")
	}
	installed, err := exec.LookPath("pgbouncer")
	if err != nil {
		dbtest.Missing(t, "pgbouncer", err)
	}
	return []string{installed}
}

// TestPgBouncer follows through a pooler in transaction mode, with the protocol for poolers that know
// no prepared statements. Where PgBouncer prepares them, its sessions keep the types of parameters
// from before a change: docs/start/follow.md says what to do.
func TestPgBouncer(t *testing.T) {
	for _, program := range pgbouncers(t) {
		version, err := exec.Command(program, "--version").CombinedOutput()
		if err != nil {
			dbtest.Missing(t, "pgbouncer", err)
		}
		name, _, _ := strings.Cut(string(version), "\n")
		t.Run(name, func(t *testing.T) { throughPooler(t, program) })
	}
}

func throughPooler(t *testing.T, program string) {
	s := openShop(t, "PostgreSQL")
	s.makeGate()
	direct := s.url
	s.url = s.pooled(t, program) + "&default_query_exec_mode=simple_protocol"
	p := s.start(t, "users.id", false)
	s.url = direct
	p.Busy()
	s.db.SetMaxIdleConns(0)
	// A new connection has no mark until its first statement, for less than a millisecond.
	found := s.strangers()
	for range 5 {
		time.Sleep(100 * time.Millisecond)
		again := s.strangers()
		found = slices.DeleteFunc(found, func(session string) bool { return !slices.Contains(again, session) })
	}
	if len(found) > 0 {
		t.Errorf("behind the pooler the sessions %v do not show that they follow", found)
	}
	s.db.SetMaxIdleConns(2)
	total := programs.Tally{}
	for i := range programs.CutOvers(t) {
		p.Take()
		if _, err := s.switchOver(t.Context()); err != nil {
			t.Fatal(err)
		}
		time.Sleep(400 * time.Millisecond)
		for worker, got := range p.Take() {
			total.Add(got)
			if got.Failed+got.Empty+got.Wrong > 0 || got.OK == 0 {
				t.Errorf("cut-over %d, %s: %v", i+1, worker, got)
			}
		}
	}
	t.Logf("in all: %v", total)
}
