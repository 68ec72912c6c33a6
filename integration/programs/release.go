package programs

import (
	"bufio"
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"os"
	"strings"
	"sync"
	"sync/atomic"
	"time"

	"github.com/jackc/pgx/v5"
	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/sqltype"
)

// releaseVariable has what the process is, as JSON. Without it the program is the test.
const releaseVariable = "SQLUUID_TEST_RELEASE"

// A Release is one version of an application, as a process of its own. It works on users and orders
// until its standard input ends, and prints a tally for each line that it reads.
type Release struct {
	Target string // one of [Targets]
	URL    string
	Column string // the column that its pools follow, "" for a release without Follow
	Old    bool   // only what a release from before the change has: google/uuid and no plugin
}

// Serve runs the release that the environment asks for, and does not return then. A test's TestMain
// calls it first.
func Serve() {
	as := os.Getenv(releaseVariable)
	if as == "" {
		return
	}
	var r Release
	if err := json.Unmarshal([]byte(as), &r); err != nil {
		panic(err)
	}
	os.Exit(r.run())
}

// A Tally is what a worker saw since the last line. Switched counts the failures that are
// [sqltype.ErrSwitched].
type Tally struct {
	OK, Failed, Switched, Empty, Wrong int
	Longest                            time.Duration
	Errors                             map[string]int
}

// Add adds another tally.
func (t *Tally) Add(o Tally) {
	t.OK, t.Failed, t.Switched = t.OK+o.OK, t.Failed+o.Failed, t.Switched+o.Switched
	t.Empty, t.Wrong = t.Empty+o.Empty, t.Wrong+o.Wrong
	t.Longest = max(t.Longest, o.Longest)
	for text, n := range o.Errors {
		if t.Errors == nil {
			t.Errors = map[string]int{}
		}
		t.Errors[text] += n
	}
}

func (t Tally) String() string {
	return fmt.Sprintf("ok %d, failed %d, empty %d, wrong %d, longest %v %v",
		t.OK, t.Failed, t.Empty, t.Wrong, t.Longest.Round(time.Millisecond), t.Errors)
}

// A counter is a tally that a worker fills.
type counter struct {
	mu sync.Mutex
	t  Tally
}

// ops runs operations one after another. The later ones need the rows of the earlier ones, so that one
// that fails ends them: a program begins anew then.
func (c *counter) ops(list ...func() (int64, error)) {
	for _, f := range list {
		if !c.op(f) {
			return
		}
	}
}

// op runs one operation, which returns the number of rows that it found or changed. It reports whether
// there was an answer, be it an empty or a wrong one.
func (c *counter) op(f func() (int64, error)) bool {
	begun := time.Now()
	n, err := f()
	took := time.Since(begun)
	c.mu.Lock()
	defer c.mu.Unlock()
	c.t.Longest = max(c.t.Longest, took)
	switch {
	case errors.Is(err, ErrWrong):
		c.t.Wrong++
	case err != nil && !errors.Is(err, sql.ErrNoRows) && !errors.Is(err, gorm.ErrRecordNotFound) && !errors.Is(err, pgx.ErrNoRows):
		c.t.Failed++
		if errors.Is(err, sqltype.ErrSwitched) {
			c.t.Switched++
		}
		text := err.Error()
		if len(text) > 300 {
			text = text[:300]
		}
		if c.t.Errors == nil {
			c.t.Errors = map[string]int{}
		}
		c.t.Errors[text]++
		return false
	case n == 0 || err != nil:
		c.t.Empty++
	default:
		c.t.OK++
	}
	return true
}

// take returns the tally and begins a new one.
func (c *counter) take() Tally {
	c.mu.Lock()
	defer c.mu.Unlock()
	t := c.t
	c.t = Tally{}
	return t
}

// ErrWrong is an answer with an id that nobody asked for.
var ErrWrong = errors.New("the id that came back is another one")

// Same is one row if the ids are equal.
func Same[T comparable](got, want T, err error) (int64, error) {
	if err == nil && got != want {
		return 0, fmt.Errorf("%w: %v for %v", ErrWrong, got, want)
	}
	return 1, err
}

// Affected is the number of rows that a statement changed.
func Affected(r sql.Result, err error) (int64, error) {
	if err != nil {
		return 0, err
	}
	return r.RowsAffected()
}

func (r Release) run() int {
	target, ok := Targets[r.Target]
	if !ok {
		fmt.Println("no such target:", r.Target)
		return 2
	}
	counters := map[string]*counter{}
	var wg sync.WaitGroup
	var stop atomic.Bool
	for name, work := range target.workers() {
		if r.Old && (!strings.Contains(name, "google") || strings.Contains(name, "plugin")) {
			continue
		}
		c := &counter{}
		counters[name] = c
		wg.Go(func() {
			if err := work(r, c, &stop); err != nil {
				c.op(func() (int64, error) { return 0, err })
			}
		})
	}
	for in := bufio.NewScanner(os.Stdin); in.Scan(); {
		all := map[string]Tally{}
		for name, c := range counters {
			all[name] = c.take()
		}
		raw, err := json.Marshal(all)
		if err != nil {
			fmt.Println(err)
			return 2
		}
		fmt.Printf("%s\n", raw)
	}
	stop.Store(true)
	wg.Wait()
	return 0
}
