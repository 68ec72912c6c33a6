package scan

import (
	"cmp"
	"slices"
)

// shortestText is the length of the shortest text that the scan takes for sixteen bytes. A form
// whose texts all have one length has 22 characters or more.
const shortestText = 22

// A run is a range of counters, from inclusive and to exclusive, and how many
// rows of it are read.
type run struct {
	from, to int64
	most     int
}

// maxRuns bounds how many places of a table are looked at.
const maxRuns = 8

// runs spreads n rows over the counters from low to high, in at most maxRuns
// places that do not overlap. The last is at the end, where the newest rows are.
func runs(low, high int64, n int) []run {
	if high < low {
		return nil
	}
	width := uint64(high) - uint64(low) // of counters, less one
	places := min(maxRuns, max(min(2, n), n/50))
	if width < uint64(n) {
		places = 1
	}
	most := n / places
	step := uint64(0)
	if places > 1 {
		step = (width - uint64(most) + 1) / uint64(places-1)
	}
	out := make([]run, places)
	for i := range out {
		out[i] = run{from: low + int64(uint64(i)*step), to: high + 1, most: most}
		if high == 1<<63-1 {
			out[i].to = high // the last counter there can be is not looked at
		}
	}
	if places > 1 { // what the division leaves over lies before the last run
		out[places-1].from = int64(uint64(high) - uint64(most) + 1)
	}
	for i := range places - 1 {
		out[i].to = out[i+1].from
	}
	return out
}

// thin leaves n of the values, the first ones of each run. So no part of a table is left out. With
// fewer values than runs it takes one of each
// of n runs. It keeps their order.
func thin(values []value, n int) []value {
	if len(values) <= n {
		return values
	}
	type part struct{ from, to int }
	var parts []part
	for i := range values {
		if i == 0 || values[i].run != values[i-1].run {
			parts = append(parts, part{i, i})
		}
		parts[len(parts)-1].to = i + 1
	}
	if len(parts) > n {
		for i := range n {
			parts[i] = parts[i*len(parts)/n]
			parts[i].to = parts[i].from + 1
		}
		parts = parts[:n]
	}
	// The shortest first: what they have too little the others give.
	slices.SortStableFunc(parts, func(a, b part) int { return cmp.Compare(a.to-a.from, b.to-b.from) })
	left := n
	for i := range parts {
		p := &parts[i]
		p.to = min(p.to, p.from+left/(len(parts)-i))
		left -= p.to - p.from
	}
	slices.SortFunc(parts, func(a, b part) int { return cmp.Compare(a.from, b.from) })
	out := make([]value, 0, n)
	for _, p := range parts {
		out = append(out, values[p.from:p.to]...)
	}
	return out
}
