package main

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// output is what go test -bench prints, with each time of ours at ns.
func output(ns float64) string {
	var b strings.Builder
	b.WriteString("goos: linux\nBenchmarkNot a result\n")
	line := func(name string, ns float64) {
		// The least of the runs counts.
		for _, n := range []float64{ns + 5, ns, ns + 1} {
			fmt.Fprintf(&b, "%s \t 1000\t %g ns/op\t 0 B/op\t 0 allocs/op\n", name, n)
		}
	}
	for _, r := range rows {
		lib, suffix := r.ours, ""
		if lib == "" {
			lib = "sqluuid"
		}
		if r.cores {
			suffix = "-8"
		}
		line("Benchmark"+r.benchmark+"/lib="+lib+suffix, ns)
		for _, p := range r.peers {
			line("Benchmark"+r.benchmark+"/lib="+p+suffix, 100)
		}
	}
	for _, p := range pairs {
		line("Benchmark"+p.benchmark+"/lib=bare", 100)
		line("Benchmark"+p.benchmark+"/lib=sqluuid", 100+ns)
	}
	b.WriteString("BenchmarkCompare/lib=sqluuid \t 10\t 7000 ns/op\t 9.25 ns/item\n")
	b.WriteString("PASS\n")
	return b.String()
}

func TestTablesHaveTheLeastOfEachAndMarkWhatMisses(t *testing.T) {
	for _, tt := range []struct {
		name string
		ns   float64
		want []string
	}{
		{"all targets met", 10, []string{
			"| NewV7 | 10.0 | 100.0 | 100.0 | 100.0 | | 10.00 | 2 | 0 |\n",
			"| NewV7, all cores at once | 10.0 | 100.0 | 100.0 | 100.0 | | 10.00 | 2 |",
			"| Compare, over `bytes.Compare` | 9.2 | | | | 100.0 | 10.81 | 1.3 | 0 |\n",
			"| an argument, driver without | 100.0 | 110.0 | 10.0 | 15 |\n",
		}},
		{"missed", 60, []string{
			"| NewV7 | 60.0 | 100.0 | 100.0 | 100.0 | | **1.67** | 2 | 0 |\n",
			"| NewV1 | 60.0 | 100.0 | 100.0 | | | 1.67 | 1.3 | 0 |\n",
			"| an argument, driver without | 100.0 | 160.0 | **60.0** | 15 |\n",
			"| the same, driver without | 100.0 | 160.0 | 60.0 |  |\n",
		}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			all := results{}
			if err := all.read(strings.NewReader(output(tt.ns))); err != nil {
				t.Fatal(err)
			}
			got, err := tables(all)
			if err != nil {
				t.Fatal(err)
			}
			for _, want := range tt.want {
				if !strings.Contains(got, want) {
					t.Errorf("no line %q in\n%s", want, got)
				}
			}
		})
	}
}

func TestAllocationsBeyondTheirBoundAreMarked(t *testing.T) {
	all := results{}
	text := "BenchmarkValue/lib=sqluuid 1 20 ns/op 40 B/op 2 allocs/op\nBenchmarkNewV7/lib=sqluuid 1 20 ns/op 8 B/op 1 allocs/op\n"
	if err := all.read(strings.NewReader(text)); err != nil {
		t.Fatal(err)
	}
	for name, want := range map[string]string{"Value": "2 of 40 bytes", "NewV7": "**1 of 8 bytes**"} {
		for _, r := range rows {
			if r.benchmark == name {
				if got := all.allocations("Benchmark"+name+"/lib=sqluuid", r); got != want {
					t.Errorf("%s: %q, want %q", name, got, want)
				}
			}
		}
	}
}

func TestAMissingOrFailedBenchmarkIsAnError(t *testing.T) {
	all := results{}
	short := strings.ReplaceAll(output(10), "BenchmarkNewV7/lib=std ", "BenchmarkOther/lib=std ")
	if err := all.read(strings.NewReader(short)); err != nil {
		t.Fatal(err)
	}
	if _, err := tables(all); err == nil || !strings.Contains(err.Error(), "BenchmarkNewV7/lib=std") {
		t.Errorf("without a result of the standard library: %v", err)
	}
	if err := (results{}).read(strings.NewReader("FAIL\tbench\n")); err == nil {
		t.Error("a failed run was read without an error")
	}
	if err := (results{}).read(strings.NewReader("BenchmarkX 10 abc ns/op\n")); err == nil {
		t.Error("a figure that is none was read without an error")
	}
}

func TestTheTablesOfAPageAreReplaced(t *testing.T) {
	folder := t.TempDir()
	in, page := filepath.Join(folder, "bench.txt"), filepath.Join(folder, "page.md")
	write := func(name, text string) {
		if err := os.WriteFile(name, []byte(text), 0o600); err != nil {
			t.Fatal(err)
		}
	}
	write(in, output(10))
	write(page, "before\n"+begin+"old\n"+end+"after\n")
	for range 2 { // the second time changes nothing
		if err := run(page, []string{in}); err != nil {
			t.Fatal(err)
		}
		got, err := os.ReadFile(page)
		if err != nil {
			t.Fatal(err)
		}
		text := string(got)
		if !strings.HasPrefix(text, "before\n"+begin+"| operation |") || !strings.HasSuffix(text, "|\n"+end+"after\n") || strings.Contains(text, "old\n") {
			t.Errorf("the page is now\n%s", text)
		}
	}
	write(page, "no lines for the tables\n")
	if err := run(page, []string{in}); err == nil {
		t.Error("a page without the two lines was taken")
	}
	if err := run("", nil); err == nil {
		t.Error("no file was taken for input")
	}
}
