package main

import (
	"bufio"
	"fmt"
	"io"
	"strconv"
	"strings"
)

// A result is the least of each unit over the runs of a benchmark.
type result struct {
	runs int
	of   map[string]float64 // by unit, such as ns/op
}

// results are by the name of the benchmark as it was printed, which ends in the
// number of processors if that is not 1.
type results map[string]*result

// read adds what go test -bench printed.
func (all results) read(r io.Reader) error {
	lines := bufio.NewScanner(r)
	for lines.Scan() {
		line := lines.Text()
		if rest, ok := strings.CutPrefix(line, "FAIL"); ok {
			return fmt.Errorf("the benchmarks failed:%s", rest)
		}
		fields := strings.Fields(line)
		if len(fields) < 4 || len(fields)%2 != 0 || !strings.HasPrefix(line, "Benchmark") {
			continue
		}
		if _, err := strconv.Atoi(fields[1]); err != nil {
			continue
		}
		r := all[fields[0]]
		if r == nil {
			r = &result{of: map[string]float64{}}
			all[fields[0]] = r
		}
		r.runs++
		for i := 2; i < len(fields); i += 2 {
			n, err := strconv.ParseFloat(fields[i], 64)
			if err != nil {
				return fmt.Errorf("%q is no number in %q", fields[i], line)
			}
			if old, ok := r.of[fields[i+1]]; !ok || n < old {
				r.of[fields[i+1]] = n
			}
		}
	}
	return lines.Err()
}

// time returns the nanoseconds of one thing that the benchmark does.
func (all results) time(name string) (float64, bool) {
	r, ok := all[name]
	if !ok {
		return 0, false
	}
	if ns, ok := r.of["ns/item"]; ok {
		return ns, true
	}
	ns, ok := r.of["ns/op"]
	return ns, ok
}
