package inplace

import (
	"encoding/binary"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/throttle"
)

// walked are the ids of a sample with their images, sorted, and which are images.
func walked(n int, id, image func(i int) string) ([]string, map[string]bool) {
	images := map[string]bool{}
	var ids []string
	for i := range n {
		ids = append(ids, id(i))
		images[image(i)] = true
	}
	return slices.Sorted(slices.Values(slices.Concat(ids, slices.Collect(maps.Keys(images))))), images
}

func TestRangesAreWalkedFirstWhereImagesCome(t *testing.T) {
	r := rand.New(rand.NewPCG(7, 7))
	spread := make([]string, 200)
	for i := range spread {
		spread[i] = fmt.Sprintf("%08x-%04x", r.Uint32(), i)
	}
	everywhere := func(i int) string { return spread[i] }
	ending := func(digit string) func(int) string {
		return func(i int) string { return fmt.Sprintf("%07x", 1000*i) + digit }
	}
	together := func(i int) string { return fmt.Sprintf("1e%06x", 1000*i+7) }
	for _, tt := range []struct {
		name      string
		id, image func(int) string
		first     []string // in the first ranges, in this order; then come the first ids
	}{
		{"images of ids everywhere come together", everywhere, together, []string{together(100)}},
		{"images of ids that are together come everywhere", together, everywhere,
			[]string{"1", "c"}},
		{"images come where the ids are", ending("0"), ending("1"), nil},
		{"images come behind the ids", together,
			func(i int) string { return fmt.Sprintf("6%07x", i) }, []string{"60000010"}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			keys, images := walked(200, tt.id, tt.image)
			for _, at := range [][]float64{{0.5}, cuts(1_000_000, 1, throttle.StartRows),
				cuts(10_000_000, 8, throttle.StartRows)} {
				parts := order(keys, images, at)
				first := 0
				for _, key := range tt.first {
					for !holds(parts[first], key) {
						if first++; first == len(parts) {
							t.Fatalf("no range behind those before has %s", key)
						}
					}
				}
				if tt.first != nil {
					first++
				}
				if lo := parts[first].Lo; lo != nil {
					t.Errorf("of %d ranges number %d is walked before the first ids, from %s on",
						len(parts), first, *lo)
				}
				chain(t, parts)
			}
		})
	}
	if parts := order(nil, nil, []float64{0.5}); len(parts) != 1 {
		t.Errorf("no sample makes %d ranges", len(parts))
	}
}

// TestRangesCoverEverything cuts samples of any kind.
func TestRangesCoverEverything(t *testing.T) {
	r := rand.New(rand.NewPCG(8, 8))
	for range 500 {
		images := map[string]bool{}
		var keys []string
		for range 1 + r.IntN(400) {
			b := binary.BigEndian.AppendUint16(nil, uint16(r.IntN(1+r.IntN(1<<16)))) // some are the same
			key := fmt.Sprintf("%x", b)
			keys, images[key] = append(keys, key), r.IntN(3) == 0
		}
		slices.Sort(keys)
		workers := 1 + r.IntN(8)
		chain(t, order(keys, images, cuts(r.Int64N(10_000_000), workers, throttle.StartRows)))
	}
}

func holds(part state.Range, key string) bool {
	return (part.Lo == nil || key > *part.Lo) && (part.Hi == nil || key <= *part.Hi)
}

// chain checks that each range begins where another ends.
func chain(t *testing.T, parts []state.Range) {
	t.Helper()
	if parts[len(parts)-1].Hi != nil {
		t.Fatal("the range without an end is not the last one")
	}
	at := map[string]state.Range{}
	var part *state.Range
	for _, p := range parts {
		if p.Lo == nil {
			part = &p
			continue
		}
		if _, ok := at[*p.Lo]; ok {
			t.Fatalf("two ranges begin at %s", *p.Lo)
		}
		at[*p.Lo] = p
	}
	if part == nil {
		t.Fatal("no range has the first ids")
	}
	for n := 1; ; n++ {
		if part.Hi == nil {
			if n != len(parts) {
				t.Fatalf("%d of %d ranges are between the first id and the last", n, len(parts))
			}
			return
		}
		next, ok := at[*part.Hi]
		if !ok || next.Hi != nil && *next.Hi <= *part.Hi {
			t.Fatalf("no range begins at %s", *part.Hi)
		}
		part = &next
	}
}

func TestCutsLeaveNoWorkerAlone(t *testing.T) {
	for _, tt := range []struct {
		n              int64
		workers, chunk int
	}{
		{0, 1, 2000}, {1, 1, 2000}, {7999, 1, 2000}, {8000, 2, 2000},
		{20_000, 1, 2000}, {2000, 3, 50}, {200, 2, 1},
		{1_000_000, 1, 2000}, {1_000_000, 2, 2000}, {1_000_000, 16, 2000}, {10_000_000, 64, 2000},
		{3_000_000_000, 4, 2000},
	} {
		at := cuts(tt.n, tt.workers, tt.chunk)
		if len(at) >= maxRanges {
			t.Errorf("%d ids and %d workers make %d ranges, want %d at most", tt.n, tt.workers,
				len(at)+1, maxRanges)
		}
		before, widest := 0.0, 1.0
		for _, end := range append(at, 1) {
			size := (end - before) * float64(tt.n)
			if end <= before || end > 1 || end < 1 && size < 2*float64(tt.chunk)*0.999 {
				t.Errorf("%d ids and %d workers: a range from %v to %v", tt.n, tt.workers, before, end)
			}
			if end < 1 && size > widest*float64(tt.n)*1.001 {
				t.Errorf("%d ids and %d workers: a range of %.0f behind a smaller one", tt.n, tt.workers, size)
			}
			if end < 1 {
				before, widest = end, end-before
			}
		}
		// What one worker has when the others have nothing left.
		if last := 1 - before; len(at) > 0 &&
			last*float64(tt.n) > max(4*float64(tt.chunk), float64(tt.n)/30) {
			t.Errorf("%d ids and %d workers: the last range has %.0f", tt.n, tt.workers, last*float64(tt.n))
		}
	}
	if at := cuts(7999, 4, 2000); at != nil {
		t.Errorf("fewer ids than four chunks are cut at %v", at)
	}
}
