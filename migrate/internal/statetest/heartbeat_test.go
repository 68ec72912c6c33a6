package statetest

import (
	"fmt"
	"os"
	"slices"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// The price of a worker's row: what the transaction of a chunk writes to the state is timed with it
// and without, one after the other. make bench-heartbeat prints the medians.
func TestThePriceOfAHeartbeat(t *testing.T) {
	if os.Getenv("SQLUUID_BENCH_HEARTBEAT") == "" {
		t.Skip("it measures: make bench-heartbeat")
	}
	const pairs, ids = 400, 5000
	eachLab(t, "", func(t *testing.T, l *lab) {
		l.create(t)
		run, s := l.insert(t, aRun("x"), 1), l.session(t)
		w := state.Worker{Who: "ann@db1, process 1", Command: "sqluuid migrate v1-to-v6"}
		if err := l.SignOn(t.Context(), s, run.ID, &w); err != nil {
			t.Fatal(err)
		}
		entry := state.Entry{IDs: make([][16]byte, ids), MovedValues: ids}
		chunk := func(beats bool) time.Duration {
			start := time.Now()
			if err := l.inTx(t, s, func(tx dialect.Tx) error {
				rg, err := l.ClaimRange(t.Context(), tx, s.Claim, run.ID)
				if err != nil {
					return err
				}
				if _, _, err := l.Control(t.Context(), tx, run.ID); err != nil {
					return err
				}
				if err := l.Record(t.Context(), tx, run.ID, entry); err != nil {
					return err
				}
				to := fmt.Sprint(start.UnixNano())
				if err := l.Advance(t.Context(), tx, run.ID, *rg, &to); err != nil || !beats {
					return err
				}
				return l.RecordChunk(t.Context(), tx, run.ID, w.Position, ids)
			}); err != nil {
				t.Fatal(err)
			}
			return time.Since(start)
		}
		chunk(true)
		var without, with []time.Duration
		for i := range pairs {
			for _, beats := range []bool{i%2 == 0, i%2 != 0} { // each of them first in half of the pairs
				took := chunk(beats)
				if beats {
					with = append(with, took)
				} else {
					without = append(without, took)
				}
			}
		}
		a, b := median(without), median(with)
		t.Logf("| %s | %s | %s | %s |", l.D.Profile().Name(), ms(a), ms(b), ms(b-a))
	})
}

func median(list []time.Duration) time.Duration {
	slices.Sort(list)
	return list[len(list)/2]
}

func ms(d time.Duration) string { return fmt.Sprintf("%.2f ms", float64(d.Microseconds())/1000) }
