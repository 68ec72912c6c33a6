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
	var fullest check.Reading
	for _, f := range j.Readings {
		if f.Moves > fullest.Moves {
			fullest = f
		}
	}
	at := cuts(fullest.Moves, j.Workers, min(j.ChunkRows, throttle.StartRows))
	parts := partsOf(nil)
	switch {
	case j.places != nil:
		parts = partsOf(j.places.Split(at))
		for i := range parts {
			parts[i].Walk = state.ByPlace
		}
		// After the end come new versions of rows. If one is to be rewritten there, that
		// is found when the pass is over.
		parts[len(parts)-1].Hi = j.places.End()
	case len(at) > 0 && len(fullest.MovingSample) > 0:
		sorted, images, err := j.sortSample(ctx, tx, fullest.MovingSample)
		if err != nil {
			return fmt.Errorf("dividing the ids into ranges: %w", err)
		}
		parts = order(sorted, images, at)
	}
	return j.State().SetRanges(ctx, tx, j.Row.ID, parts)
}

// partsOf returns the ranges between bounds, one more than there are.
func partsOf(bounds []string) []state.Range {
	parts := make([]state.Range, len(bounds)+1)
	for i := range bounds {
		parts[i].Hi, parts[i+1].Lo = &bounds[i], &bounds[i]
	}
	return parts
}

// sortSample returns a sample of the ids and their images, as the database sorts and writes them.
func (j *Job) sortSample(ctx context.Context, tx dialect.Tx, sample []sqltype.UUID) (
	keys []string, images map[string]bool, err error) {
	form := j.Class.Columns[0].Form
	var ids, after []string
	for _, id := range sample {
		if image, ok := j.T.Apply(id); ok {
			ids, after = append(ids, form.Text(id)), append(after, form.Text(image))
		}
	}
	if len(ids) == 0 {
		return nil, nil, nil
	}
	images = map[string]bool{}
	after, err = dialect.Names(ctx, tx, sqlgen.SortBounds(j.D, form, after))
	if err != nil {
		return nil, nil, err
	}
	for _, key := range after {
		images[key] = true
	}
	keys, err = dialect.Names(ctx, tx, sqlgen.SortBounds(j.D, form, slices.Concat(ids, after)))
	return keys, images, err
}

// imagesPerID is how many images there are for each id in a range that is walked first.
const imagesPerID = 4

// order cuts a sorted sample at shares of the ids, and where ids or images begin and end. Ranges
// into which a walk writes much and in which it finds little come first: later the few ids there
// would have to be looked for among all images. The images of version 1 ids all lie in the
// thousandth part of the ids that begins with 1e or 1f, say. The range without an end comes last:
// no sample lies in it.
func order(sorted []string, images map[string]bool, at []float64) []state.Range {
	var ids, after []int // where they stand
	for i, key := range sorted {
		if images[key] {
			after = append(after, i)
		} else {
			ids = append(ids, i)
		}
	}
	var bounds []int // the last places of the ranges
	if len(after) > 0 {
		bounds = append(bounds, after[0], after[len(after)-1])
	}
	if len(ids) > 0 {
		bounds = append(bounds, ids[0], ids[len(ids)-1])
		for _, share := range at {
			bounds = append(bounds, ids[int(share*float64(len(ids)))])
		}
	}
	for i, b := range bounds {
		for b+1 < len(sorted) && sorted[b+1] == sorted[b] {
			b++
		}
		bounds[i] = b
	}
	slices.Sort(bounds)
	bounds = slices.Compact(bounds)
	keys := make([]string, len(bounds))
	for i, b := range bounds {
		keys[i] = sorted[b]
	}
	var first, rest []state.Range
	next := 0
	for i, part := range partsOf(keys) {
		found, made := 0, 0
		for ; next < len(sorted) && (i == len(bounds) || next <= bounds[i]); next++ {
			if images[sorted[next]] {
				made++
			} else {
				found++
			}
		}
		if made > imagesPerID*max(found, 1) {
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

// cuts returns where a walk over n ids is cut into ranges, as ascending shares of it. Ranges become
// smaller towards the end, so that no worker is left alone with a large one.
func cuts(n int64, workers, chunk int) []float64 {
	least := max(2*int64(chunk), (n+maxRanges-1)/maxRanges)
	most := max(rangeRows, 2*least)
	var out []float64
	for at := int64(0); n-at >= 2*least; {
		at += max(min((n-at)/int64(2*max(workers, 2)), most), least)
		out = append(out, float64(at)/float64(n))
	}
	return out
}
