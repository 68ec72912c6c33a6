package migrate_test

import (
	"math/rand/v2"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// rows is the number of orders in the kill test: SQLUUID_ROWS, which the soak
// sets to 200,000.
func rows(t *testing.T) int {
	t.Helper()
	s := os.Getenv("SQLUUID_ROWS")
	if s == "" {
		return 6000
	}
	n, err := strconv.Atoi(s)
	if err != nil || n < 1000 {
		t.Fatalf("SQLUUID_ROWS is %q, want a number from 1000", s)
	}
	return n
}

// killAfter starts the command and ends it with SIGKILL when it has reported some
// chunks, and a moment later if there is one. Without it is still in the middle, if
// there are four chunks more. It reports false when the command had ended before.
func killAfter(t *testing.T, chunks int, moment time.Duration, args ...string) bool {
	t.Helper()
	cmd := exec.Command(command, append(args, "--json")...)
	out, in := lockstep(t)
	defer out.Close()
	cmd.Stdout = in
	err := cmd.Start()
	in.Close()
	if err != nil {
		t.Fatal(err)
	}
	sc := lines(out)
	for seen := 0; seen < chunks && sc.Scan(); {
		if strings.Contains(sc.Text(), `"event":"chunk"`) {
			seen++
		}
	}
	drained := make(chan struct{})
	drain := func() { // so that it does not wait for us
		defer close(drained)
		for sc.Scan() {
			continue
		}
	}
	if moment > 0 {
		go drain()
		time.Sleep(moment)
	}
	cmd.Process.Kill()
	if moment == 0 {
		go drain()
	}
	cmd.Wait()
	<-drained
	return !cmd.ProcessState.Exited() // ended by a signal
}

func TestKilledAtRandomMomentsAndRunAgain(t *testing.T) {
	n := rows(t)
	eachLab(t, func(t *testing.T, l *lab) {
		s := newShop(t, l, n, true)
		before, want := s.snapshot(t), s.expected()
		seed := uint64(time.Now().UnixNano())
		t.Logf("%d orders, seed %d", n, seed)
		r := rand.New(rand.NewPCG(seed, 1))
		flags := []string{"--database", l.url, "--column", "orders.id", "--yes", "--lock-wait", "30s"}

		kill := func(verb string, times int, more ...string) {
			t.Helper()
			args := append(append([]string{"migrate", verb}, flags...), more...)
			args = append(args, "--chunk-rows", strconv.Itoa(n/30))
			killed := 0
			for i := range times {
				// The first one is in the middle on any machine.
				chunks, moment := r.IntN(8), time.Duration(1+r.IntN(30_000))*time.Microsecond
				if i == 0 {
					chunks, moment = 1+chunks, 0
				}
				if killAfter(t, chunks, moment, args...) {
					killed++
				}
				if o := s.orphans(t); o != "0" {
					t.Fatalf("%s, killed %d times: %s orphans in a committed state", verb, killed, o)
				}
			}
			if killed == 0 {
				t.Errorf("%s: the command was never killed in the middle", verb)
			}
			t.Logf("%s: killed %d times", verb, killed)
			mustRun(t, args...)
		}
		start := time.Now()
		kill("v1-to-v6", 5, "--on-mismatch=skip")
		t.Logf("v1-to-v6 took %v with its kills", time.Since(start).Round(time.Millisecond))
		s.check(t, "after v1-to-v6", want)

		kill("undo", 5)
		s.check(t, "after undo", before)

		status := mustRun(t, "migrate", "status", "--database", l.url)
		if !strings.Contains(status.out, "undone") || strings.Count(status.out, "v1-to-v6") != 1 {
			t.Errorf("status says:\n%s", status.out)
		}
	})
}

// randomMoment is within what a copy of a shop takes on the engine.
func randomMoment(r *rand.Rand, l *lab) time.Duration {
	most := 400
	if l.p == engine.SQLite {
		most = 60
	}
	return time.Duration(5+r.IntN(most)) * time.Millisecond
}
