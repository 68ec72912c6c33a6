package inplace

import (
	"context"
	"fmt"
	"slices"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/throttle"
	"github.com/sqluuid/sqluuid/sqltype"
)

// divide splits the walk into ranges, so that workers can share it. The bounds are places, or ids
// that the plan has met and their images; any bounds would do, and any order.
func (j *Job) divide(ctx context.Context, tx dialect.Tx) error {
	var fullest check.Found
	for _, f := range j.Found {
		if f.Moves > fullest.Moves {
			fullest = f
		}
	}
	at := cuts(fullest.Moves, j.Workers, min(j.ChunkRows, throttle.StartRows))
	var parts []sqlgen.Range
	walk := 0
	switch {
	case j.places != nil:
		walk = state.ByPlace
		parts = partsOf(j.places.Split(at))
		// After the end come new versions of rows. If one is to be rewritten there, that
		// is found when the pass is over.
		parts[len(parts)-1].Hi = j.places.End()
	case len(at) == 0 || len(fullest.Met) == 0:
		parts = partsOf(nil)
	default:
		sorted, images, err := j.sorted(ctx, tx, fullest.Met)
		if err != nil {
			return fmt.Errorf("dividing the ids into ranges: %w", err)
		}
		parts = order(sorted, images, at)
	}
	list := make([]state.Range, len(parts))
	for i, p := range parts {
		list[i] = state.Range{Walk: walk, Lo: p.Lo, Hi: p.Hi}
	}
	return j.State().SetRanges(ctx, tx, j.Row.ID, list)
}

// partsOf returns the ranges between bounds, one more than there are.
func partsOf(bounds []string) []sqlgen.Range {
	parts := make([]sqlgen.Range, len(bounds)+1)
	for i := range bounds {
		parts[i].Hi, parts[i+1].Lo = &bounds[i], &bounds[i]
	}
	return parts
}

// sorted returns a sample of the ids and their images, as the database sorts and writes them. It
// also returns which of them are images.
func (j *Job) sorted(ctx context.Context, tx dialect.Tx, sample []sqltype.UUID) (
	keys []string, images map[string]bool, err error) {
	form := j.Class.Columns[0].Form
	var ids, after []string
	for _, id := range sample {
		image, ok := j.T.Apply(id)
		if !ok {
			continue
		}
		ids, after = append(ids, form.Text(id)), append(after, form.Text(image))
	}
	sort := func(keys []string) ([]string, error) {
		if len(keys) == 0 {
			return nil, nil
		}
		return dialect.Names(ctx, tx, sqlgen.Sorted(j.D, form, keys))
	}
	if after, err = sort(after); err != nil {
		return nil, nil, err
	}
	images = make(map[string]bool, len(after))
	for _, key := range after {
		images[key] = true
	}
	keys, err = sort(slices.Concat(ids, after))
	return keys, images, err
}

// crowded is how many images there are for each id in a range that is walked first.
const crowded = 4

// order cuts a sorted sample at shares of the ids, and where ids or images begin and end. Ranges
// into which a walk writes much and in which it finds little come first: later the few ids there
// would have to be looked for among all images. The images of version 1 ids all lie in the
// thousandth part of the ids that begins with 1e or 1f, say. The range without an end comes last:
// no sample lies in it.
func order(sorted []string, images map[string]bool, at []float64) []sqlgen.Range {
	var ids, after []int // where they stand
	for i, key := range sorted {
		if images[key] {
			after = append(after, i)
		} else {
			ids = append(ids, i)
		}
	}
	var bounds []int
	for _, of := range [][]int{ids, after} {
		if len(of) > 0 {
			bounds = append(bounds, of[0], of[len(of)-1])
		}
	}
	for _, share := range at {
		if len(ids) > 0 {
			bounds = append(bounds, ids[int(share*float64(len(ids)))])
		}
	}
	slices.Sort(bounds)
	var keys []string
	for _, b := range bounds {
		if len(keys) == 0 || keys[len(keys)-1] != sorted[b] {
			keys = append(keys, sorted[b])
		}
	}
	var first, rest []sqlgen.Range
	i := 0
	for _, part := range partsOf(keys) { // from behind Lo to Hi
		found, made := 0, 0
		for ; i < len(sorted); i++ {
			if images[sorted[i]] {
				made++
			} else {
				found++
			}
			if part.Hi != nil && sorted[i] == *part.Hi && (i+1 == len(sorted) || sorted[i+1] != sorted[i]) {
				i++
				break
			}
		}
		if made > crowded*max(found, 1) {
			first = append(first, part)
		} else {
			rest = append(rest, part)
		}
	}
	return append(first, rest...)
}

const (
	rangeRows = 100_000 // of a range at most, unless that made more than maxRanges
	maxRanges = 64
)

// cuts returns where a walk over n ids is cut into ranges, as shares of it in ascending
// order. Ranges become smaller towards the end, so that no worker is left with a large
// one when the others have nothing to do any more.
func cuts(n int64, workers, chunk int) []float64 {
	least := max(2*int64(chunk), (n+maxRanges-1)/maxRanges)
	most := max(rangeRows, 2*least)
	var out []float64
	for at := int64(0); ; {
		left := n - at
		size := max(min(left/int64(2*max(workers, 2)), most), least)
		if left < 2*least {
			return out
		}
		at += size
		out = append(out, float64(at)/float64(n))
	}
}
