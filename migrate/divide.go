package migrate

import (
	"context"
	"fmt"
	"slices"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/sqltype"
)

// divide splits the walk into ranges, so that workers can share it. The bounds are
// places, or ids that the plan has met and their images; any bounds would do, and any
// order.
func (r *Runner) divide(ctx context.Context, tx dialect.Tx) error {
	n, sample := r.pl.sample()
	at, rank := lanes(cuts(n, r.cfg.Workers, min(r.cfg.ChunkRows, startRows)), max(r.cfg.Workers, 2))
	var parts []dialect.Range
	switch {
	case r.places != nil:
		parts = state.Parts(r.places.Split(at))
		if len(parts) == len(rank) { // else there are hardly any
			parts = ranked(parts, rank)
		}
		// After the end come new versions of rows. If one is to be rewritten there, that
		// is found when the pass is over.
		parts[len(parts)-1].Hi = r.places.End()
	case len(at) == 0 || len(sample) == 0:
		parts = state.Parts(nil)
	default:
		sorted, images, err := r.sorted(ctx, tx, sample)
		if err != nil {
			return fmt.Errorf("dividing the ids into ranges: %w", err)
		}
		parts = order(sorted, images, at, rank)
	}
	return r.pl.store().SetRanges(ctx, tx, r.run, 0, parts)
}

// sorted returns a sample of the ids and their images in the order of the database, as
// it writes them, and which of them are images.
func (r *Runner) sorted(ctx context.Context, tx dialect.Tx, sample []sqltype.UUID) (keys []string, images map[string]bool, err error) {
	form := r.pl.class.Columns[0].Form
	var ids, after []string
	for _, id := range sample {
		image, ok := r.move.T.Apply(id)
		if !ok {
			continue
		}
		ids, after = append(ids, form.Text(id)), append(after, form.Text(image))
	}
	sort := func(keys []string) ([]string, error) {
		if len(keys) == 0 {
			return nil, nil
		}
		st, err := dialect.Sorted(r.d, form, keys)
		if err != nil {
			return nil, err
		}
		return dialect.Names(ctx, tx, st)
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

// crowded is how many more of the images than of the ids lie in a range that is walked
// before the others.
const crowded = 4

// order cuts a sorted sample of ids and their images at shares of the ids, and where
// either begins and ends. Ranges into which a walk writes much and in which it finds
// little come first: later the few ids there would have to be looked for among all
// images. The images of version 1 ids all lie in the thousandth part of the ids that
// begins with 1e or 1f, say. The others come as rank says of those between the shares.
// The range without an end comes last: no sample lies in it.
func order(sorted []string, images map[string]bool, at []float64, rank []int) []dialect.Range {
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
	parts := state.Parts(keys)
	var first, rest []dialect.Range
	var ranks []int // of the rest
	i, seen, share := 0, 0, 0
	for _, part := range parts { // from behind Lo to Hi
		for share < len(at) && seen > int(at[share]*float64(len(ids))) {
			share++
		}
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
			rest, ranks = append(rest, part), append(ranks, rank[share])
		}
		seen += found
	}
	return append(first, ranked(rest, ranks)...)
}

// lanes lays the ranges that cuts makes, which workers claim one after the other, into so
// many parts of the walk in turn, so that those who are at work at the same time are far
// from each other: where InnoDB reads a range to its end, it waits for whoever has the
// first row behind it. It returns the shares of the walk in ascending order at which they
// lie then, and of those between them which number each has. The first range and the last
// one stay where they are.
func lanes(at []float64, n int) (shares []float64, rank []int) {
	for lane := range n {
		for i := range len(at) + 1 {
			if i < len(at) && i%n == lane || i == len(at) && lane == n-1 {
				rank = append(rank, i)
			}
		}
	}
	end := 0.0
	for _, i := range rank[:len(at)] {
		size := at[i]
		if i > 0 {
			size -= at[i-1]
		}
		end += size
		shares = append(shares, end)
	}
	return shares, rank
}

// ranked sorts parts by their ranks.
func ranked(parts []dialect.Range, rank []int) []dialect.Range {
	at := make([]int, len(parts))
	for i := range at {
		at[i] = i
	}
	slices.SortStableFunc(at, func(a, b int) int { return rank[a] - rank[b] })
	out := make([]dialect.Range, len(parts))
	for i, from := range at {
		out[i] = parts[from]
	}
	return out
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
