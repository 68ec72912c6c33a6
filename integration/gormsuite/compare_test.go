package gormsuite

import (
	"maps"
	"net/url"
	"os"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/internal/dbtest"
)

// The suite's tests share one database and are in part random, so that some fail
// now and then. What differs between the plugin and none is run again, this many
// times in all.
const rounds = 3

// A side is the runs of the suite in one way.
type side struct {
	runs []outcomes
	log  string // of the last
}

// failures counts the runs in which the test did not do what it should.
func (s side) failures(name string) int {
	n := 0
	for _, r := range s.runs {
		if o := r[name]; o == "FAIL" || o == "" {
			n++
		}
	}
	return n
}

func (s side) ran(name string) bool {
	return slices.ContainsFunc(s.runs, func(o outcomes) bool { return o[name] != "" })
}

func TestGORMsOwnSuite(t *testing.T) {
	if os.Getenv("SQLUUID_GORM_SUITE") == "" {
		t.Skip("takes minutes and downloads GORM's suite: make nightly-modules")
	}
	binary, dir := build(t)
	for _, db := range []struct {
		name string
		env  func(t *testing.T) []string // of a new, empty database
	}{
		{"SQLite", func(*testing.T) []string { return []string{"GORM_DIALECT=sqlite"} }},
		{"PostgreSQL", func(t *testing.T) []string {
			u, _ := dbtest.Postgres.Own(t)
			return []string{"GORM_DIALECT=postgres", "GORM_DSN=" + u}
		}},
		{"MariaDB", func(t *testing.T) []string {
			u, _ := dbtest.MariaDB.Own(t)
			return []string{"GORM_DIALECT=mysql", "GORM_DSN=" + local(t, u)}
		}},
	} {
		t.Run(db.name, func(t *testing.T) {
			var without, with side
			for range rounds {
				for plugin, s := range map[bool]*side{false: &without, true: &with} {
					t.Run("a run", func(t *testing.T) {
						r, log := run(t, binary, dir, plugin, db.env(t)...)
						s.runs, s.log = append(s.runs, r), log
					})
				}
				if len(without.runs) == 0 || len(with.runs) == 0 {
					t.Fatal("the suite did not run")
				}
				if maps.Equal(without.runs[len(without.runs)-1], with.runs[len(with.runs)-1]) {
					break
				}
			}
			compare(t, without, with)
		})
	}
}

// local is the server's DSN as the suite wants it: times in the local zone.
func local(t *testing.T, raw string) string {
	dsn := dbtest.MySQLDSN(t, raw)
	separator := "?"
	if strings.Contains(dsn, "?") {
		separator = "&"
	}
	return dsn + separator + "charset=utf8&loc=" + url.QueryEscape("Local")
}

func compare(t *testing.T, without, with side) {
	names := map[string]bool{}
	for _, r := range append(slices.Clone(without.runs), with.runs...) {
		for n := range r {
			names[n] = true
		}
	}
	passed, n := 0, len(with.runs)
	for _, name := range slices.Sorted(maps.Keys(names)) {
		w, p := without.failures(name), with.failures(name)
		switch {
		case w == 0 && p == 0:
			passed++
		case w == n && p == n:
			t.Logf("upstream: %s fails without the plugin, and with it", name)
		case p == n && w < n:
			t.Errorf("%s fails with the plugin in %d of %d runs, and without it in %d\n%s", name, p, n, w, excerpt(with.log, name))
		case !with.ran(name) || !without.ran(name):
			t.Logf("%s ran on one side alone", name)
		default:
			t.Logf("unsteady: %s fails in %d of %d runs without the plugin and in %d with it", name, w, n, p)
		}
	}
	t.Logf("%d tests, %d of them pass or are skipped on both sides in every run, %d runs of each", len(names), passed, n)
}
