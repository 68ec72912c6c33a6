//go:build linux

package crash_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"strconv"
	"strings"
	"syscall"
	"testing"
	"time"
)

// A fault is done to a run that has begun; it reports false when the command had
// ended before, so that nothing was broken.
type fault struct {
	name string
	do   func(h *harness, p *process) bool
}

// A harness drives one shop through its faults: forward until the rewrite is
// done, back until it is undone, and so on.
type harness struct {
	t      *testing.T
	s      *shop
	tr     *traffic
	r      *rand.Rand
	and    []*traffic        // on other nodes
	chunk  string            // rows
	look   func(what string) // besides, when a run is complete
	undone bool              // which way the last finished run went
	counts map[string]int
	took   map[string]time.Duration
	rounds int // finished runs
	alarms int // verifications that saw the application's own writes
}

func (h *harness) args(more ...string) []string {
	args := []string{"migrate", h.s.rw.verb}
	if !h.undone {
		args = []string{"migrate", "undo", "--include-new"}
	} else {
		args = append(args, h.s.rw.flags...)
	}
	args = append(args, "--database", h.s.url, "--column", "orders.id", "--yes", "--lock-wait", "3s", "--chunk-rows", h.chunk)
	return append(args, more...)
}

func (h *harness) moment() time.Duration { return time.Duration(h.r.IntN(20_000)) * time.Microsecond }

// limit is how long a command may stand still after its fault: nobody waits for ever.
const limit = time.Minute

// settle looks at how a command has ended.
func (h *harness) settle(p *process, what string) {
	h.t.Helper()
	if !p.endsOrWorks(limit) {
		h.t.Fatalf("%s: the command does not end\n%v", what, p)
	}
	text := p.String()
	switch code := p.code(); {
	case code == 0 || code == -1 || code == 5:
	case code == 1: // it must say something a person can go on from
		if strings.TrimSpace(p.err.String()) == "" {
			h.t.Errorf("%s: exit 1 without a word", what)
		}
	case code == 3 && strings.Contains(text, "another process"), code == 3 && strings.Contains(text, "run the same again"),
		code == 3 && strings.Contains(text, "no run is recorded"): // it was undone before the fault
	case code == 4 && strings.Contains(text, "as many rows as before and other ids"): // the application moved payments
		h.alarms++
	default:
		h.t.Fatalf("%s: %s", what, text)
	}
	if strings.Contains(text, "panic:") {
		h.t.Fatalf("%s: %s", what, text)
	}
}

// hold stops all writers until the returned function is called.
func (h *harness) hold() (release func()) {
	all := []func(){h.tr.hold()}
	for _, tr := range h.and {
		all = append(all, tr.hold())
	}
	return func() {
		for _, f := range all {
			f()
		}
	}
}

// complete brings the run to its end while nobody writes, and compares every row.
func (h *harness) complete(what string) {
	h.t.Helper()
	defer h.hold()()
	if h.s.proxy != nil {
		h.s.proxy.disarm()
	}
	var last string
	for range 20 {
		p := start(h.t, h.args()...)
		h.settle(p, what)
		last = p.String()
		if p.code() == 0 || !h.undone && p.code() == 3 && strings.Contains(last, "no run") {
			h.undone = !h.undone
			h.rounds++
			h.s.check(h.t, fmt.Sprintf("%s, undone=%v", what, h.undone), h.undone)
			if h.look != nil {
				h.look(what)
			}
			for _, tr := range append(h.and, h.tr) {
				tr.durable(h.t, what)
			}
			return
		}
	}
	h.t.Fatalf("%s: the run cannot be finished: %s", what, last)
}

// suffer does one fault, and brings runs to their end in between.
func (h *harness) suffer(f fault) {
	h.t.Helper()
	began := time.Now()
	defer func() {
		h.took[f.name] += time.Since(began).Round(time.Millisecond)
	}()
	for attempt := 0; ; attempt++ {
		p := start(h.t, h.args()...)
		hit := f.do(h, p)
		h.settle(p, f.name)
		if p.code() == 0 || p.code() == 4 || !h.undone && strings.Contains(p.said(), "no run") {
			h.complete(f.name)
		}
		if hit {
			h.counts[f.name]++
			return
		}
		if attempt == 50 {
			if h.s.server != nil {
				h.t.Logf("the server answers with %v; it said: %s", h.s.server.ping(), tail(h.s.server.out.String()))
			}
			h.t.Fatalf("%s: never in the middle of a run: %v", f.name, p)
		}
	}
}

var (
	killed = fault{"kill", func(h *harness, p *process) bool {
		if h.r.IntN(4) == 0 { // while it plans or opens the run
			p.ends(time.Duration(h.r.IntN(60)) * time.Millisecond)
		} else if !p.reach(h.r.IntN(25), h.moment()) {
			return false
		}
		p.signal(syscall.SIGKILL)
		p.ends(limit)
		return p.code() == -1
	}}
	restarted = fault{"restart", func(h *harness, p *process) bool {
		if !p.reach(h.r.IntN(20), h.moment()) {
			return false
		}
		if h.counts["restart"]%2 == 0 {
			h.s.server.kill(h.t)
		} else {
			h.s.server.stop(h.t, syscall.SIGQUIT)
		}
		h.s.server.start(h.t)
		return true
	}}
	cutAnywhere = fault{"cut", func(h *harness, p *process) bool {
		if !p.reach(h.r.IntN(20), h.moment()) {
			return false
		}
		return h.s.proxy.cutAll() > 0
	}}
	frozen = fault{"freeze", func(h *harness, p *process) bool {
		if !p.reach(h.r.IntN(15), h.moment()) {
			return false
		}
		p.signal(syscall.SIGSTOP)
		second := start(h.t, h.args("--workers", "2")...)
		second.ends(2 * time.Second)
		if strings.Contains(second.String(), `"event":"takenover"`) {
			h.counts["range taken over"]++
		}
		p.signal(syscall.SIGCONT)
		h.settle(second, "the second process")
		return true
	}}
	together = fault{"two at once", func(h *harness, p *process) bool {
		others := []*process{start(h.t, h.args("--workers", "2")...), start(h.t, h.args()...)}
		hit := p.reach(1+h.r.IntN(5), h.moment())
		others[0].signal(syscall.SIGKILL)
		for _, o := range others {
			h.settle(o, "together")
		}
		return hit
	}}
)

// cutAt cuts the connection at a COMMIT.
func cutAt(when int) fault {
	name := [momentsOfCuts]string{"cut before COMMIT", "cut after sending COMMIT", "cut before COMMIT's answer"}[when]
	return fault{name, func(h *harness, p *process) bool {
		done := h.s.proxy.cutAtCommit(when, h.r.IntN(25))
		defer h.s.proxy.disarm()
		select {
		case <-done:
			return true
		case <-p.done:
			return false
		}
	}}
}

// dose is how many faults of each kind there are.
type dose struct {
	rows, kills, restarts, cuts, freezes, togethers int
	falls                                           int // kills of a server that follows
}

func (d dose) faults(l *lab) []fault {
	var out []fault
	add := func(n int, list ...fault) {
		for i := range n {
			out = append(out, list[i%len(list)])
		}
	}
	add(d.kills, killed)
	add(d.freezes, frozen)
	add(d.togethers, together)
	if l.server != nil {
		add(d.restarts, restarted)
		add(d.cuts, cutAt(beforeAnswer), cutAnywhere, cutAt(afterSending), cutAnywhere, cutAt(beforeCommit))
	}
	return out
}

func doseOf() dose {
	if full() {
		return dose{rows: 2000, kills: 50, restarts: 10, cuts: 20, freezes: 5, togethers: 5}
	}
	return dose{rows: 300, kills: 2, restarts: 1, cuts: 2} // two at once and frozen ones are in integration/migrate
}

func seedOf(t *testing.T) uint64 {
	t.Helper()
	s := os.Getenv("SQLUUID_SEED")
	if s == "" {
		return uint64(time.Now().UnixNano())
	}
	n, err := strconv.ParseUint(s, 10, 64)
	if err != nil {
		t.Fatalf("SQLUUID_SEED is %q, want a number", s)
	}
	return n
}

// crash runs a shop through a dose of faults in random order.
func crash(t *testing.T, l *lab, rw rewrite, d dose) {
	began := time.Now()
	s := newShop(t, l, rw, d.rows)
	seed := seedOf(t)
	t.Logf("%s, %s: seed %d", l.name, rw.verb, seed)
	h := &harness{t: t, s: s, r: rand.New(rand.NewPCG(seed, 1)), undone: true, chunk: "25", counts: map[string]int{}, took: map[string]time.Duration{}}
	h.tr = startTraffic(t, s, firstLate, 2, 10*time.Millisecond, 5*time.Millisecond)
	list := d.faults(l)
	h.r.Shuffle(len(list), func(i, k int) { list[i], list[k] = list[k], list[i] })
	for _, f := range list {
		h.suffer(f)
		if t.Failed() {
			t.FailNow()
		}
	}
	h.complete("at the end")
	h.complete("at the end, the other way")
	t.Logf("%s, %s: %v; %d runs finished and compared, %d alarms about the application's writes; %v; %v", l.name, rw.verb, h.counts, h.rounds, h.alarms, h.tr, time.Since(began).Round(time.Millisecond))
	t.Logf("%s, %s: time by fault: %v", l.name, rw.verb, h.took)
	for i := range h.tr.done {
		if full() && h.tr.done[i].Load() == 0 {
			t.Errorf("the application never did its write %d", i)
		}
	}
	if h.tr.reads.Load() == 0 {
		t.Error("nobody read")
	}
}

func labs() map[string]func(t *testing.T) *lab {
	return map[string]func(t *testing.T) *lab{
		"PostgreSQL": func(t *testing.T) *lab { return postgresLab(t, newPostgres(t, folder(t))) },
		"MariaDB":    func(t *testing.T) *lab { return mariaLab(t, newMariaDB(t, folder(t))) },
		"MySQL":      func(t *testing.T) *lab { return mysqlLab(t, newMySQL(t, folder(t))) },
		"SQLite":     func(t *testing.T) *lab { return sqliteLab(t, folder(t)) },
	}
}

func TestFaultsUnderLiveTraffic(t *testing.T) {
	for name, open := range labs() {
		t.Run(name, func(t *testing.T) {
			if name == "MySQL" || name == "MariaDB" {
				atNight(t)
			}
			t.Parallel()
			crash(t, open(t), v1ToV6(), doseOf())
		})
	}
}

// What is done twice by this rewrite is as if it was never done, and shows.
func TestFaultsOfARewriteThatIsItsOwnInverse(t *testing.T) {
	atNight(t)
	for name, open := range labs() {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l := open(t)
			l.bytes()
			crash(t, l, mixedToNetwork(), dose{rows: 1500, kills: 20, restarts: 4, cuts: 10, freezes: 2, togethers: 2})
		})
	}
}
