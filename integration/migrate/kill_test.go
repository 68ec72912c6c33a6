package migrate_test

import (
	"bufio"
	"math/rand/v2"
	"os"
	"os/exec"
	"strconv"
	"strings"
	"testing"
	"time"
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

// killAfter starts the command and ends it with SIGKILL a moment after it has
// reported some chunks. It reports false when the command had ended before.
func killAfter(t *testing.T, chunks int, moment time.Duration, args ...string) bool {
	t.Helper()
	cmd := exec.Command(command, append(args, "--json")...)
	out, err := cmd.StdoutPipe()
	if err != nil {
		t.Fatal(err)
	}
	if err := cmd.Start(); err != nil {
		t.Fatal(err)
	}
	sc := bufio.NewScanner(out)
	sc.Buffer(nil, 1<<20)
	for seen := 0; seen < chunks && sc.Scan(); {
		if strings.Contains(sc.Text(), `"event":"chunk"`) {
			seen++
		}
	}
	time.Sleep(moment)
	cmd.Process.Kill()
	go func() { // drain, so that it can never block on its output
		for sc.Scan() {
			continue
		}
	}()
	cmd.Wait()
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
			for range times {
				if killAfter(t, r.IntN(8), time.Duration(r.IntN(30_000))*time.Microsecond, args...) {
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
