// Command table makes the tables of docs/benchmarks/library.md of what the benchmarks
// printed, so that no figure is typed.
//
//	make bench-table
//
// runs the benchmarks and replaces the tables; this command alone takes files with
// their output.
//
// A figure is the least of all runs of one benchmark: on a machine that other work
// shares, a median measures the neighbours. A benchmark without a result is an
// error; a target that is missed is marked, and is none.
package main

import (
	"bytes"
	"flag"
	"fmt"
	"os"
)

func main() {
	into := flag.String("into", "", "the file in which to replace the tables (default: print them)")
	flag.Parse()
	if err := run(*into, flag.Args()); err != nil {
		fmt.Fprintln(os.Stderr, "table:", err)
		os.Exit(1)
	}
}

// The tables are between these lines.
const begin, end = "<!-- begin of the tables, made by make bench-table -->\n", "<!-- end of the tables -->\n"

func run(into string, files []string) error {
	if len(files) == 0 {
		return fmt.Errorf("takes files with the output of go test -bench")
	}
	all := results{}
	for _, name := range files {
		f, err := os.Open(name)
		if err != nil {
			return err
		}
		err = all.read(f)
		if err := f.Close(); err != nil {
			return err
		}
		if err != nil {
			return fmt.Errorf("%s: %w", name, err)
		}
	}
	text, err := tables(all)
	if err != nil {
		return err
	}
	if into == "" {
		_, err := os.Stdout.WriteString(text)
		return err
	}
	page, err := os.ReadFile(into)
	if err != nil {
		return err
	}
	before, rest, okBegin := bytes.Cut(page, []byte(begin))
	_, after, okEnd := bytes.Cut(rest, []byte(end))
	if !okBegin || !okEnd {
		return fmt.Errorf("%s lacks the lines %q and %q", into, begin, end)
	}
	page = append(append(append(append(bytes.Clone(before), begin...), text...), end...), after...)
	return os.WriteFile(into, page, 0o644)
}
