package follow_test

import (
	"crypto/rand"
	"flag"
	"fmt"
	"maps"
	"os"
	"slices"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/programs"
)

func TestMain(m *testing.M) {
	programs.Serve()
	// The tests wait for most of their time.
	flag.Parse()
	if err := flag.Set("test.parallel", "12"); err != nil {
		panic(err)
	}
	os.Exit(m.Run())
}

func newEpoch() string { return rand.Text() }

// start starts a release that works on the shop.
func (s *shop) start(t *testing.T, column string, old bool) *programs.Process {
	t.Helper()
	return programs.Release{Target: s.name, URL: s.url, Column: column, Old: old}.Start(t)
}

func TestFollowersNoticeNothing(t *testing.T) {
	if !programs.IsNightly() {
		t.Parallel()
	}
	for _, name := range slices.Sorted(maps.Keys(targets)) {
		t.Run(name, func(t *testing.T) {
			if !programs.IsNightly() {
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
	p.Busy()
	total := p.Cross(func() string {
		done, err := s.switchOver(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		return fmt.Sprintf("%d holds, locked %v, %v from the hold to the end", done.holds,
			done.locked.Round(time.Millisecond), done.open.Sub(done.held).Round(time.Millisecond))
	})
	rows, differ := s.pairs()
	t.Logf("in all: %v; %d pairs, %d differ", total, rows, differ)
	if differ > 0 {
		t.Errorf("%d pairs differ", differ)
	}
}

// TestReleasesWithoutFollow counts what a release from before the change sees of it, which is what
// the pages warn of. MariaDB's own type takes its texts.
func TestReleasesWithoutFollow(t *testing.T) {
	if !programs.IsNightly() {
		t.Skip("SQLUUID_CUTOVERS asks for it")
	}
	for _, name := range slices.Sorted(maps.Keys(targets)) {
		t.Run(name, func(t *testing.T) {
			s := openShop(t, name)
			s.makeGate()
			s.alone = true
			p := s.start(t, "", true)
			p.Busy()
			total := programs.Tally{}
			for range programs.CutOvers(t) {
				p.Take()
				if _, err := s.switchOver(t.Context()); err != nil {
					t.Fatal(err)
				}
				time.Sleep(400 * time.Millisecond)
				for _, got := range p.Take() {
					total.Add(got)
				}
			}
			p.Stop()
			t.Logf("in all: %v", total)
			if bad := total.Failed + total.Empty; (bad == 0) != (s.typ == "UUID") {
				t.Errorf("%d failed or empty", bad)
			}
		})
	}
}
