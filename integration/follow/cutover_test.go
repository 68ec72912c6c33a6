package follow_test

import (
	"bufio"
	"crypto/rand"
	"encoding/json"
	"io"
	"maps"
	"os"
	"os/exec"
	"slices"
	"strconv"
	"testing"
	"time"

	"github.com/jackc/pgx/v5/pgxpool"
	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype/follow"
	"github.com/sqluuid/sqluuid/sqltype/pgxtype"
)

func newEpoch() string { return rand.Text() }

func usePlugin() gorm.Plugin { return gormplugin.New(gormplugin.Config{}) }

func followPGX(config *pgxpool.Config, column string) error { return pgxtype.Follow(config, column) }

// A process is a release that runs.
type process struct {
	t   *testing.T
	cmd *exec.Cmd
	in  io.WriteCloser
	out *bufio.Scanner
}

// start starts a release.
func (s *shop) start(t *testing.T, column string, old bool) *process {
	t.Helper()
	as, err := json.Marshal(release{Target: s.name, URL: s.url, Column: column, Old: old})
	if err != nil {
		t.Fatal(err)
	}
	p := &process{t: t, cmd: exec.Command(os.Args[0])}
	p.cmd.Env = append(os.Environ(), releaseVariable+"="+string(as))
	p.cmd.Stderr = os.Stderr
	if p.in, err = p.cmd.StdinPipe(); err != nil {
		t.Fatal(err)
	}
	out, err := p.cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	p.out = bufio.NewScanner(out)
	p.out.Buffer(nil, 1<<20)
	if err := p.cmd.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.stop)
	return p
}

// stop ends the release.
func (p *process) stop() {
	if p.cmd.ProcessState != nil {
		return
	}
	p.in.Close()
	if err := p.cmd.Wait(); err != nil {
		p.t.Errorf("the release: %v", err)
	}
}

// take returns what each worker saw since the last time.
func (p *process) take() map[string]tally {
	p.t.Helper()
	if _, err := io.WriteString(p.in, "\n"); err != nil {
		p.t.Fatal(err)
	}
	if !p.out.Scan() {
		p.t.Fatalf("the release ended: %v", p.out.Err())
	}
	all := map[string]tally{}
	if err := json.Unmarshal(p.out.Bytes(), &all); err != nil {
		p.t.Fatalf("%v: %s", err, p.out.Text())
	}
	return all
}

// busy waits until every worker has done something well.
func (p *process) busy() {
	p.t.Helper()
	seen := map[string]int{}
	for end := time.Now().Add(time.Minute); ; time.Sleep(50 * time.Millisecond) {
		waiting := false
		for name, t := range p.take() {
			if seen[name] += t.OK; t.Failed > 0 {
				p.t.Fatalf("%s: %v", name, t)
			}
			waiting = waiting || seen[name] < 4
		}
		if !waiting {
			return
		}
		if time.Now().After(end) {
			p.t.Fatalf("a worker does nothing: %v", seen)
		}
	}
}

// times is how often the names change, there and back.
func times(t *testing.T) int {
	text := os.Getenv("SQLUUID_CUTOVERS")
	if text == "" {
		return 2
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 {
		t.Fatalf("SQLUUID_CUTOVERS is %q, and wants a number", text)
	}
	return n
}

// isNightly reports whether the tests of minutes run, too.
func isNightly() bool { return os.Getenv("SQLUUID_CUTOVERS") != "" }

func TestFollowersNoticeNothing(t *testing.T) {
	if !isNightly() {
		t.Parallel()
	}
	for _, name := range slices.Sorted(maps.Keys(targets)) {
		t.Run(name, func(t *testing.T) {
			if !isNightly() {
				t.Parallel()
			}
			crossed(t, name)
		})
	}
}

// crossed changes the type there and back while a release works.
func crossed(t *testing.T, name string) {
	s := openShop(t, name)
	s.makeGate()
	p := s.start(t, "users.id", false)
	p.busy()
	sum := map[string]tally{}
	longest := time.Duration(0)
	for i := range times(t) {
		p.take()
		done, err := s.switchOver(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		time.Sleep(400 * time.Millisecond)
		for worker, got := range p.take() {
			all := sum[worker]
			all.add(got)
			sum[worker] = all
			longest = max(longest, got.Longest)
			failed := got.Failed
			if !isNightly() && got.Switched <= 1 {
				// A busy machine may keep the statement that a worker has under way for longer than
				// the hold. Then it is told so.
				failed -= got.Switched
			}
			if failed+got.Empty+got.Wrong > 0 {
				t.Errorf("cut-over %d, %s: %v", i+1, worker, got)
			}
			if got.OK == 0 {
				t.Errorf("cut-over %d, %s: nothing was done", i+1, worker)
			}
		}
		t.Logf("cut-over %d: %d holds, locked %v, %v from the hold to the end", i+1, done.holds,
			done.locked.Round(time.Millisecond), done.open.Sub(done.held).Round(time.Millisecond))
	}
	p.stop()
	total := tally{}
	for _, worker := range slices.Sorted(maps.Keys(sum)) {
		t.Logf("%-28s %v", worker, sum[worker])
		total.add(sum[worker])
	}
	rows, differ := s.pairs()
	t.Logf("in all: %v; %d pairs, %d differ", total, rows, differ)
	if differ > 0 {
		t.Errorf("%d pairs differ", differ)
	}
	// How long a request waits depends on what else the machine does: the nightly run measures it.
	if allowed := s.stall; isNightly() && longest > allowed {
		t.Errorf("the longest stall was %v, and %v is allowed", longest, allowed)
	}
	if longest > follow.MaxHold {
		t.Errorf("the longest stall was %v", longest)
	}
}

// TestReleasesWithoutFollow counts what a release from before the change sees of it, which is what
// the pages warn of. MariaDB's own type takes its texts.
func TestReleasesWithoutFollow(t *testing.T) {
	if !isNightly() {
		t.Skip("SQLUUID_CUTOVERS asks for it")
	}
	for _, name := range slices.Sorted(maps.Keys(targets)) {
		t.Run(name, func(t *testing.T) {
			s := openShop(t, name)
			s.makeGate()
			s.alone = true
			p := s.start(t, "", true)
			p.busy()
			total := tally{}
			for range times(t) {
				p.take()
				if _, err := s.switchOver(t.Context()); err != nil {
					t.Fatal(err)
				}
				time.Sleep(400 * time.Millisecond)
				for _, got := range p.take() {
					total.add(got)
				}
			}
			p.stop()
			t.Logf("in all: %v", total)
			if bad := total.Failed + total.Empty; (bad == 0) != (s.typ == "UUID") {
				t.Errorf("%d failed or empty", bad)
			}
		})
	}
}
