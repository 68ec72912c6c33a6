package scan

import (
	"bytes"
	"encoding/binary"
	"github.com/sqluuid/sqluuid/internal/seedtest"
	"slices"
	"testing"
)

func TestInversionsAgreeWithTheOracle(t *testing.T) {
	r := seedtest.Rand(t)
	for n := range 60 {
		keys := make([][]byte, n)
		for i := range keys {
			keys[i] = []byte{byte(r.IntN(40))} // with equal ones
		}
		want := 0
		for i := range keys {
			for j := range i {
				if bytes.Compare(keys[j], keys[i]) >= 0 {
					want++
				}
			}
		}
		if got := inversions(slices.Clone(keys)); got != want {
			t.Errorf("inversions(%v) = %d, want %d", keys, got, want)
		}
	}
}

func keysOf(numbers ...uint32) (out [][16]byte) {
	for _, n := range numbers {
		var k [16]byte
		binary.BigEndian.PutUint32(k[:], n)
		out = append(out, k)
	}
	return out
}

func TestOrderOfArrival(t *testing.T) {
	for _, c := range []struct {
		name                string
		keys                [][16]byte
		runs                []string
		neighbours, ordered float64
		pairs               int
	}{
		{"ascending", keysOf(1, 2, 3, 4), []string{"1", "1", "1", "1"}, 1, 1, 3},
		{"descending", keysOf(4, 3, 2, 1), []string{"1", "1", "1", "1"}, 0, 0, 3},
		{"ascending in pieces, as version 1", keysOf(10, 11, 12, 1, 2, 3),
			[]string{"1", "1", "1", "1", "1", "1"}, 0.8, 0.4, 5},
		{"neighbours of two runs do not count, their pairs do", keysOf(1, 2, 3, 4),
			[]string{"1", "1", "9", "9"}, 1, 1, 2},
		{"tables of one column have no order among each other", keysOf(8, 9, 1, 2),
			[]string{"7(0", "7(0", "8(0", "8(0"}, 1, 1, 2},
		{"unknown", keysOf(1, 2), []string{"", ""}, 0, 0, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			a := compareRuns(c.keys, c.runs)
			if a.Neighbours != c.neighbours || a.Ordered != c.ordered || a.Pairs != c.pairs {
				t.Errorf("compareRuns(%v, %v) = %+v, want %v, %v, %d", c.keys, c.runs, *a, c.neighbours,
					c.ordered, c.pairs)
			}
		})
	}
}
