//go:build linux

package crash_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/ledger"
)

// A twinShop is a database on a server of the test's own, on which ids change their type by twins.
type twinShop struct {
	t       *testing.T
	server  *node
	url     string
	writers *ledger.Writers
	watch   ledger.Watch
}

// newTwinShop makes the tables, and starts writers that go on while the server is down.
func newTwinShop(t *testing.T, n *node, rows int, more string) *twinShop {
	t.Helper()
	s := &twinShop{t: t, server: n, url: n.url("postgres") + "?sslmode=disable"}
	s.watch = ledger.NewWatch(t, s.url)
	s.watch.SetMaxIdleConns(0) // which do not outlast a restart
	for _, query := range []string{more, ledger.Schema(rows), "ANALYZE"} {
		if _, err := s.watch.Exec(query); err != nil {
			t.Fatal(err)
		}
	}
	s.writers = ledger.Start(t, s.url, 2)
	s.writers.Excused = append(s.writers.Excused, ledger.NoAnswer, "57P01", "57P02", "57P03", "53100")
	return s
}

// args is the command line of text-to-binary by twins, or of a verb about the run.
func (s *twinShop) args(verb string, more ...string) []string {
	args := []string{"migrate", verb, "--database", s.url, "--column", "orders.id"}
	switch verb {
	case "text-to-binary":
		args = append(args, "--column", "users.id", "--twins", "--yes")
	case "cutover", "undo", "finish":
		args = append(args, "--yes")
	}
	return append(args, more...)
}

// must runs the command to its end.
func (s *twinShop) must(verb string, more ...string) {
	s.t.Helper()
	p := start(s.t, s.args(verb, more...)...)
	if !p.ends(limit) || p.code() != 0 {
		s.t.Fatalf("%s: %v", verb, p)
	}
}

// TestACutOverOnAServerThatRestarts ends the server at once in the middle of cut-overs, there and
// back: when they hold, when the names have changed and nothing is committed, and behind that.
func TestACutOverOnAServerThatRestarts(t *testing.T) {
	atNight(t)
	s := newTwinShop(t, newPostgres(t, folder(t)), 1000, "SELECT 1")
	s.must("text-to-binary")
	var back []string
	switched := "false"
	moments := []string{ledger.IsHeld, ledger.IsExchanging, ledger.IsSwitched}
	for i := range 2 * len(moments) {
		moment := moments[i%len(moments)]
		if moment == ledger.IsSwitched && switched == "true" {
			moment = "NOT " + moment
		}
		s.watch.Linger(t, 400*time.Millisecond)
		p := start(t, s.args("cutover", back...)...)
		if !s.watch.Reach(t, p.done, moment) && !strings.Contains(moment, ledger.IsSwitched) {
			t.Fatalf("%s: the cut-over had ended: %v", moment, p)
		}
		s.server.stop(t, syscall.SIGQUIT)
		s.server.start(t)
		if !p.ends(limit) {
			t.Fatalf("%s: the cut-over does not end: %v", moment, p)
		}
		said := p.said()
		is := s.watch.Ask(t, "SELECT "+ledger.IsSwitched)
		t.Logf("restarted when %s: exit %d, exchanged: %v; %s", moment, p.code(), is != switched, said)
		if p.code() == 0 && is == switched || p.code() != 0 && said == "" {
			t.Errorf("exit %d, exchanged: %v; %s", p.code(), is != switched, said)
		}
		s.writers.Compare(t, "behind a restart")
		s.watch.Hurry(t)
		s.must("cutover", back...)
		if is = s.watch.Ask(t, "SELECT "+ledger.IsSwitched); is == switched {
			t.Fatal("the names are as before")
		}
		if switched = is; back == nil {
			back = []string{"--back"}
		} else {
			back = nil
		}
	}
	s.must("verify")
	s.must("undo")
	s.writers.Stop(t)
}

// TestTheDiskOfAnIndexIsFull has the indexes on a disk of their own, which has no room for those of
// the twins. The run says so, and goes on when there is room.
func TestTheDiskOfAnIndexIsFull(t *testing.T) {
	atNight(t)
	disk := small(t, "64m")
	n := newPostgres(t, folder(t))
	place := filepath.Join(disk, "indexes")
	if err := os.Mkdir(place, 0o700); err != nil {
		t.Fatal(err)
	}
	if n.cred != nil {
		if err := os.Chown(place, int(n.cred.Uid), int(n.cred.Gid)); err != nil {
			t.Fatal(err)
		}
	}
	s := newTwinShop(t, n, 6000, fmt.Sprintf("CREATE TABLESPACE indexes LOCATION '%s'", place))
	s.indexesIn("indexes")
	p := start(t, s.args("text-to-binary")...)
	if !p.says(`"note":"build index`, limit) { // the first one has room
		t.Fatalf("it builds no index: %v", p)
	}
	p.signal(syscall.SIGSTOP)
	var is syscall.Statfs_t
	if err := syscall.Statfs(disk, &is); err != nil {
		t.Fatal(err)
	}
	resize(t, disk, (is.Blocks-is.Bfree)*uint64(is.Bsize)+32<<10)
	p.signal(syscall.SIGCONT)
	if !p.ends(limit) {
		t.Fatalf("it does not end: %v", p)
	}
	said := p.said()
	t.Logf("exit %d: %s", p.code(), said)
	if p.code() == 0 || !strings.Contains(said, "cannot build index") ||
		!strings.Contains(said, "No space left on device") {
		t.Fatalf("the indexes of the twins had room: %v", p)
	}
	s.writers.Compare(t, "on a full disk")
	resize(t, disk, 64<<20)
	s.must("text-to-binary")
	s.writers.Compare(t, "when there was room again")
	s.must("cutover")
	s.must("cutover", "--back")
	s.must("verify")
	s.must("undo")
	s.writers.Stop(t)
}

// indexesIn moves all indexes of the shop into a tablespace.
func (s *twinShop) indexesIn(space string) {
	s.t.Helper()
	if _, err := s.watch.Exec(fmt.Sprintf(`DO $$ DECLARE i text; BEGIN
 FOR i IN SELECT indexrelid::regclass FROM pg_index WHERE indrelid IN ('users'::regclass, 'orders'::regclass)
 LOOP EXECUTE 'ALTER INDEX ' || i || ' SET TABLESPACE %s'; END LOOP; END $$`, space)); err != nil {
		s.t.Fatal(err)
	}
}

// resize changes the size in bytes of a disk of [small].
func resize(t *testing.T, disk string, size uint64) {
	t.Helper()
	if err := syscall.Mount("tmpfs", disk, "tmpfs", syscall.MS_REMOUNT|syscall.MS_NOSUID|syscall.MS_NODEV,
		fmt.Sprintf("size=%d,mode=0755", size)); err != nil {
		t.Fatal(err)
	}
}
