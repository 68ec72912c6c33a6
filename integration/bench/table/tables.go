package main

import (
	"fmt"
	"slices"
	"strings"
)

// A row is one operation, measured for this package and for the libraries that
// have it.
type row struct {
	operation string
	benchmark string
	ours      string   // the lib of the benchmark, if not sqluuid
	peers     []string // in the order of the columns
	target    float64  // of the best peer's time by ours
	cores     bool     // measured with more than one
	bytes     float64  // allocated at most, with allocs
	allocs    float64
}

// columns are the peers, as the benchmarks name them and as the table does.
var columns = []struct{ lib, title string }{
	{"google", "google"}, {"gofrs", "gofrs"}, {"std", "standard"}, {"bytes", "`bytes`"},
}

var (
	old  = []string{"google", "gofrs"}
	all3 = []string{"google", "gofrs", "std"}
)

var rows = []row{
	{operation: "Parse, 36 characters", benchmark: "Parse", peers: all3, target: 1.3},
	{operation: "AppendText (google, gofrs: MarshalText)", benchmark: "AppendText", peers: all3, target: 1.3},
	{operation: "String", benchmark: "String", peers: all3, target: 1.2, bytes: 48, allocs: 1},
	{operation: "Scan of 36 bytes", benchmark: "ScanText", peers: old, target: 1.5},
	{operation: "Value", benchmark: "Value", peers: old, target: 1.2, bytes: 40, allocs: 2},
	{operation: "Compare, over the standard method", benchmark: "Compare", peers: []string{"std"}, target: 3},
	{operation: "Compare, over `bytes.Compare`", benchmark: "Compare", peers: []string{"bytes"}, target: 1.3},
	{operation: "Compare in a list of version 7", benchmark: "CompareList", peers: []string{"std", "bytes"}},
	{operation: "NewV1", benchmark: "NewV1", peers: old, target: 1.3},
	{operation: "NewV4", benchmark: "NewV4", peers: all3, target: 1.5},
	{operation: "NewV6", benchmark: "NewV6", peers: old, target: 1.3},
	{operation: "NewV7", benchmark: "NewV7", peers: all3, target: 2},
	{operation: "NewV7, all cores at once", benchmark: "NewV7AllCores", peers: all3, target: 2, cores: true},
	{operation: "Batch(1000), per id", benchmark: "Batch", peers: all3, target: 5, bytes: 16400, allocs: 1},
	{operation: "Batch(1000) of a Generator, by fraction", benchmark: "Batch", ours: "generator", peers: all3, target: 5, bytes: 16400, allocs: 1},
	{operation: "the same, by counter", benchmark: "Batch", ours: "generator-counter", peers: all3, target: 5, bytes: 16400, allocs: 1},
	{operation: "the same, by random steps", benchmark: "Batch", ours: "generator-random", peers: all3, target: 5, bytes: 16400, allocs: 1},
}

// A pair is what the connector adds to a bare driver.
type pair struct {
	operation string
	benchmark string
	target    float64 // of the difference, ns
}

var pairs = []pair{
	{"an argument, driver with a NamedValueChecker", "Argument/checks=true", 15},
	{"an argument, driver without", "Argument/checks=false", 15},
	{"a statement without arguments, driver with", "Statement/checks=true", 0},
	{"the same, driver without", "Statement/checks=false", 0},
}

// tables writes both, or names what has no result.
func tables(all results) (string, error) {
	var b strings.Builder
	var missing []string
	get := func(name string, cores bool) float64 {
		if cores {
			name = all.withCores(name)
		}
		ns, ok := all.time(name)
		if !ok {
			missing = append(missing, name)
		}
		return ns
	}

	b.WriteString("| operation | sqluuid |")
	for _, c := range columns {
		b.WriteString(" " + c.title + " |")
	}
	b.WriteString(" ratio | target | allocations |\n|---|---:|" + strings.Repeat("---:|", len(columns)+3) + "\n")
	for _, r := range rows {
		prefix := "Benchmark" + r.benchmark + "/lib="
		lib := r.ours
		if lib == "" {
			lib = "sqluuid"
		}
		ours, best := get(prefix+lib, r.cores), 0.0
		fmt.Fprintf(&b, "| %s | %.1f |", r.operation, ours)
		for _, c := range columns {
			if !slices.Contains(r.peers, c.lib) {
				b.WriteString(" |")
				continue
			}
			ns := get(prefix+c.lib, r.cores)
			if best == 0 || ns < best {
				best = ns
			}
			fmt.Fprintf(&b, " %.1f |", ns)
		}
		ratio := 0.0
		if ours > 0 {
			ratio = best / ours
		}
		fmt.Fprintf(&b, " %s | %s | %s |\n", mark(ratio, "%.2f", r.target > 0 && ratio < r.target), target(r.target), all.allocations(prefix+lib, r))
	}

	b.WriteString("\n| what the connector adds | bare driver | behind the connector | difference | target |\n|---|---:|---:|---:|---:|\n")
	for _, p := range pairs {
		bare, ours := get("Benchmark"+p.benchmark+"/lib=bare", false), get("Benchmark"+p.benchmark+"/lib=sqluuid", false)
		d := ours - bare
		fmt.Fprintf(&b, "| %s | %.1f | %.1f | %s | %s |\n", p.operation, bare, ours, mark(d, "%.1f", p.target > 0 && d >= p.target), target(p.target))
	}
	if len(missing) > 0 {
		return "", fmt.Errorf("no result of %s: the tables need all of make bench-peers", strings.Join(missing, ", "))
	}
	return b.String(), nil
}

// withCores is the name with the largest number of processors behind it.
func (all results) withCores(name string) string {
	found, most := name+"-N", 1
	for printed := range all {
		var n int
		if rest, ok := strings.CutPrefix(printed, name+"-"); ok {
			if _, err := fmt.Sscanf(rest, "%d", &n); err == nil && n > most && fmt.Sprint(n) == rest {
				found, most = printed, n
			}
		}
	}
	return found
}

// allocations is what our function allocates; it is measured with -benchmem.
func (all results) allocations(name string, r row) string {
	got, ok := all[name]
	if !ok {
		return ""
	}
	allocs, measured := got.of["allocs/op"]
	if !measured {
		return ""
	}
	size := got.of["B/op"]
	text := "0"
	if allocs > 0 {
		text = fmt.Sprintf("%.0f of %.0f bytes", allocs, size)
	}
	if allocs > r.allocs || size > r.bytes {
		return "**" + text + "**"
	}
	return text
}

func target(t float64) string {
	if t == 0 {
		return ""
	}
	return fmt.Sprint(t)
}

// mark writes a figure, in bold where it misses its target.
func mark(n float64, format string, missed bool) string {
	text := fmt.Sprintf(format, n)
	if missed {
		return "**" + text + "**"
	}
	return text
}
