// Command storagedocs writes docs/benchmarks/storage.md and its pictures from the reports
// of sqluuid bench storage that make storage-docs has made. Every figure in the
// text comes from a report, and what the text says of it follows the figure. The section that
// make nightly-tidb writes stays as it is.
//
//	go run ./cmd/sqluuid/internal/storagedocs dist/storage docs
//
// An engine that was measured without the others gets a section of its own, and the rest of the
// page stays. The third argument says what else the machine did:
//
//	go run ./cmd/sqluuid/internal/storagedocs dist/storage docs "Tests ran on it too."
package main

import (
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"github.com/sqluuid/sqluuid/cmd/sqluuid/internal/storage"
	"github.com/sqluuid/sqluuid/cmd/sqluuid/internal/storage/report"
)

func main() {
	if len(os.Args) < 3 || len(os.Args) > 4 {
		fmt.Fprintln(os.Stderr, "usage: storagedocs FOLDER-OF-REPORTS FOLDER-OF-DOCS [WHAT-ELSE-RAN]")
		os.Exit(2)
	}
	write := write
	if len(os.Args) == 4 {
		write = func(reports, docs string) error { return add(reports, docs, os.Args[3]) }
	}
	if err := write(os.Args[1], os.Args[2]); err != nil {
		fmt.Fprintln(os.Stderr, "storagedocs:", err)
		os.Exit(1)
	}
}

// A part is what was measured on one engine. The reports that are not there are
// nil.
type part struct {
	engine                   string
	kinds, repetitions, long *storage.Report
}

func read(folder string) ([]part, error) {
	var parts []part
	for _, name := range []string{"sqlite", "postgres", "mariadb", "mysql"} {
		p := part{}
		for _, x := range []struct {
			rows string
			to   **storage.Report
		}{{"1000000", &p.kinds}, {"200000", &p.repetitions}, {"5000000", &p.long}} {
			r, err := report.Read(filepath.Join(folder, name+"-"+x.rows, "report.json"))
			if errors.Is(err, fs.ErrNotExist) {
				fmt.Fprintf(os.Stderr, "storagedocs: %s-%s has not been measured\n", name, x.rows)
				continue
			}
			if err != nil {
				return nil, err
			}
			*x.to = r
			p.engine = r.Environment.Engine
		}
		if p.kinds != nil { // the sizes are the least
			parts = append(parts, p)
		}
	}
	if len(parts) == 0 {
		return nil, fmt.Errorf("no report of a million rows in %s; run make storage-docs", folder)
	}
	return parts, nil
}

func write(reports, docs string) error {
	parts, err := read(reports)
	if err != nil {
		return err
	}
	images := filepath.Join(docs, "img")
	if err := os.MkdirAll(images, 0o755); err != nil {
		return err
	}
	for _, p := range pictures {
		var charts []report.Chart
		for _, x := range parts {
			r := p.of(x)
			if r == nil {
				continue
			}
			for _, c := range report.Charts(r) {
				if c.ID == p.chart {
					c.Title = r.Environment.Engine + " " + shortVersion(r.Environment.Version)
					charts = append(charts, c)
				}
			}
		}
		if len(charts) == 0 {
			continue
		}
		svg := report.Panels(p.title, panel, charts...)
		if err := os.WriteFile(filepath.Join(images, p.file), svg, 0o644); err != nil {
			return err
		}
	}
	page := filepath.Join(docs, "benchmarks", "storage.md")
	old, err := os.ReadFile(page)
	if err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return os.WriteFile(page, []byte(text(parts, placement(string(old)))), 0o644)
}

// add gives the page a section for each engine that has a report. The rest of the page stays.
func add(reports, docs, others string) error {
	parts, err := read(reports)
	if err != nil {
		return err
	}
	page := filepath.Join(docs, "benchmarks", "storage.md")
	old, err := os.ReadFile(page)
	if err != nil {
		return err
	}
	out := string(old)
	for _, p := range parts {
		out = withSection(out, p, others)
	}
	return os.WriteFile(page, []byte(out), 0o644)
}

// placement returns the section of the old page that make nightly-tidb writes, or "".
func placement(page string) string {
	const heading = "## Where new rows land on TiDB\n"
	_, rest, found := strings.Cut(page, heading)
	if !found {
		return ""
	}
	section, _, _ := strings.Cut(rest, "\n## ")
	return heading + strings.TrimRight(section, "\n") + "\n\n"
}

// panel is the width of one engine's plot in a row of them.
const panel = 300

// pictures are the charts of docs and README, with one panel per engine.
var pictures = []struct {
	file, chart, title string
	of                 func(part) *storage.Report
}{
	{"index-size.svg", "index-size", "Index size after a million inserts",
		func(p part) *storage.Report { return p.kinds }},
	{"insert-rate.svg", "insert-rate", "Insert rate as the table grows", longest},
	{"page-splits.svg", "page-splits", "Leaf pages after a million inserts",
		func(p part) *storage.Report { return p.kinds }},
	{"page-fill.svg", "page-fill", "Page fill after a million inserts",
		func(p part) *storage.Report { return p.kinds }},
}

func longest(p part) *storage.Report {
	if p.long != nil {
		return p.long
	}
	return p.kinds
}
