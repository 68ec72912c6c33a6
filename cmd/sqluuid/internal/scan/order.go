package scan

import (
	"bytes"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/codec"
)

// fewest is the number of neighbours below which nothing is said.
const fewest = 10

// ownTime is what tells the order of arrival where the rows do not.
const ownTime = "the ids' own time"

// sortsAsBytes reports whether every usual collation sorts a text form as the
// bytes: digits and letters of one case.
func sortsAsBytes(t codec.Text) bool {
	switch t {
	case codec.Hyphenated, codec.Hex, codec.Braced, codec.URN, codec.Base32, codec.Base36:
		return true
	}
	return false
}

// arrival compares the order in which the ids arrived with the order in which the
// engine sorts them. The ids arrived in the order of the rows where the engine
// keeps it, else in the order of their own times.
func (col *Column) arrival(c candidate, d decodedSample, src source) *Arrival {
	if d.text != nil && c.kind != kindNative && !sortsAsBytes(d.text) {
		return nil
	}
	keys := make([][16]byte, len(d.ids)) // what is compared is what is stored, not what it means
	for i, id := range d.ids {
		keys[i] = src.sortKey(c.kind, id)
	}
	a := compareRuns(keys, d.runs)
	a.By = c.order
	if a.Pairs < fewest {
		var timed []int
		for i, id := range col.ids {
			if plausible(id) {
				timed = append(timed, i)
			}
		}
		slices.SortStableFunc(timed, func(x, y int) int {
			tx, _ := col.ids[x].Time()
			ty, _ := col.ids[y].Time()
			return tx.Compare(ty)
		})
		// Of one time, the order of arrival is not known: one of each is taken.
		timed = slices.CompactFunc(timed, func(x, y int) bool {
			tx, _ := col.ids[x].Time()
			ty, _ := col.ids[y].Time()
			return tx.Equal(ty)
		})
		byTime, one := make([][16]byte, len(timed)), make([]string, len(timed))
		for n, i := range timed {
			byTime[n], one[n] = keys[i], "1"
		}
		a = compareRuns(byTime, one)
		a.By = ownTime
	}
	if a.Pairs < fewest {
		return nil
	}
	return a
}

// compareRuns counts ascents between neighbours of one run, and between all pairs
// of one table. A run is a table and a place in it, divided by a parenthesis;
// runs of one table stand in the order of their places.
func compareRuns(keys [][16]byte, runs []string) *Arrival {
	a := &Arrival{}
	up, ordered, all := 0, 0, 0
	tables := map[string][][]byte{}
	for i := range keys {
		if runs[i] == "" {
			continue
		}
		table := ""
		if before, _, ok := strings.Cut(runs[i], "("); ok {
			table = before
		}
		tables[table] = append(tables[table], keys[i][:])
		if i > 0 && runs[i] == runs[i-1] {
			a.Pairs++
			if bytes.Compare(keys[i-1][:], keys[i][:]) < 0 {
				up++
			}
		}
	}
	for _, k := range tables {
		n := len(k)
		all += n * (n - 1) / 2
		ordered += n*(n-1)/2 - inversions(k)
	}
	if a.Pairs > 0 && all > 0 {
		a.Neighbours, a.Ordered = float64(up)/float64(a.Pairs), float64(ordered)/float64(all)
	}
	return a
}

// inversions counts the pairs whose later one is not above the earlier, by
// merging. It sorts keys.
func inversions(keys [][]byte) int {
	if len(keys) < 2 {
		return 0
	}
	left, right := slices.Clone(keys[:len(keys)/2]), slices.Clone(keys[len(keys)/2:])
	n := inversions(left) + inversions(right)
	for i := range keys {
		if len(right) == 0 || len(left) > 0 && bytes.Compare(left[0], right[0]) < 0 {
			keys[i], left = left[0], left[1:]
			continue
		}
		n += len(left)
		keys[i], right = right[0], right[1:]
	}
	return n
}
