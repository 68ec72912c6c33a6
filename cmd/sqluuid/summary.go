package main

import (
	"cmp"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/cmd/sqluuid/internal/scan"
	"github.com/sqluuid/sqluuid/internal/pattern"
	"github.com/sqluuid/sqluuid/internal/thousands"
	"github.com/sqluuid/sqluuid/migrate"
)

// manyColumns is how many columns a text lists. Of more it counts the kinds of what was found, on
// about ten lines, until --details asks for all.
const manyColumns = 20

const detailsHelp = "list every column, however many they are; by default a text counts what it " +
	"found when there are more than 20"

// A tally counts texts of one kind: those that differ in names and numbers alone.
type tally struct {
	n     map[string]int
	first map[string]string
}

// particular is what differs between texts of a kind: quoted and dotted names, numbers, and what
// follows a colon.
var particular = pattern.Of(`"[^"]*"|[\pL\pN_$]+(\.[\pL\pN_$]+)+|\d[\d,.]*|: .*`)

func (t *tally) add(text string) {
	if t.n == nil {
		t.n, t.first = map[string]int{}, map[string]string{}
	}
	kind := particular().ReplaceAllString(text, "…")
	if t.n[kind]++; t.n[kind] == 1 {
		t.first[kind] = text
	}
}

// write lists the most frequent kinds with an example of each, and how many more there are.
func (t *tally) write(w io.Writer, what string, most int) {
	kinds := slices.SortedFunc(maps.Keys(t.n), func(a, b string) int {
		return cmp.Or(cmp.Compare(t.n[b], t.n[a]), cmp.Compare(a, b))
	})
	for i, kind := range kinds {
		if i == most {
			fmt.Fprintf(w, "  %s: %s more kinds\n", what, thousands.Group(len(kinds)-most))
			return
		}
		example := strings.TrimSpace(t.first[kind])
		if n := t.n[kind]; n > 1 {
			fmt.Fprintf(w, "  %s, %s times, such as: %s\n", what, thousands.Group(n), example)
		} else {
			fmt.Fprintf(w, "  %s: %s\n", what, example)
		}
	}
}

// writePlan writes a plan, or a summary of one with many columns.
func writePlan(w io.Writer, pl *migrate.Plan, details bool) error {
	if details || len(pl.Columns) <= manyColumns {
		_, err := pl.WriteTo(w)
		return err
	}
	verb := pl.Rewrite.String()
	if pl.Undo {
		verb = "undo of " + verb
	}
	tables, types := map[string]bool{}, map[string]int{}
	links := 0
	for _, c := range pl.Columns {
		tables[c.Column.Schema+"."+c.Column.Table] = true
		types[c.Type]++
		if c.Undeclared {
			links++
		}
	}
	var shown []string
	for _, name := range slices.Sorted(maps.Keys(types)) {
		shown = append(shown, thousands.Group(types[name])+" "+name)
	}
	var warnings tally
	for _, text := range pl.Warnings {
		warnings.add(text)
	}
	fmt.Fprintf(w, "Plan: %s of %s on %s\n", verb, pl.Column, pl.Engine)
	fmt.Fprintf(w, "  %s of %s hold the same ids: %s\n", thousands.Count(len(pl.Columns), "column"),
		thousands.Count(len(tables), "table"), strings.Join(shown, ", "))
	fmt.Fprintf(w, "  to rewrite: %s; found: %s\n", thousands.Count(pl.ToMove, "value"),
		sum(pl.Columns))
	fmt.Fprintf(w, "  linked by %s, and %s without one\n",
		thousands.Count(len(pl.ForeignKeys), "foreign key"), thousands.Count(links, "column"))
	warnings.write(w, "warning", 4)
	switch {
	case pl.NothingToDo:
		fmt.Fprintln(w, "  Nothing to do.")
	case pl.Resumes:
		fmt.Fprintln(w, "  A run is under way; this goes on with it.")
	}
	_, err := fmt.Fprintln(w, "  sqluuid migrate plan with --details lists every column, foreign "+
		"key and warning.")
	return err
}

// sum adds up what all columns hold.
func sum(columns []migrate.PlanColumn) migrate.Counts {
	all := migrate.Counts{Versions: map[int]int64{}}
	for _, c := range columns {
		addCounts(&all, c.Counts)
	}
	return all
}

func addCounts(all *migrate.Counts, c migrate.Counts) {
	for kind, n := range c.Kinds {
		if all.Kinds == nil {
			all.Kinds = map[string]int64{}
		}
		all.Kinds[kind] += n
	}
	for version, n := range c.Versions {
		all.Versions[version] += n
	}
	all.Null += c.Null
	all.Nil += c.Nil
	all.Max += c.Max
	all.Variant += c.Variant
	all.NoUUID += c.NoUUID
	all.OtherSpelling += c.OtherSpelling
}

// headline says in a sentence what a scan found.
func headline(rep *scan.Report) string {
	fine := 0
	for _, c := range rep.Columns {
		if len(c.Findings()) == 0 {
			fine++
		}
	}
	return fmt.Sprintf("%s of the %s looked at %s ids: %s with findings, %s fine.",
		thousands.Group(len(rep.Columns)), thousands.Count(rep.LookedAt, "column"),
		thousands.Verb(len(rep.Columns), "holds", "hold"), thousands.Group(len(rep.Columns)-fine),
		thousands.Group(fine))
}

// mostClasses is how many classes a scan of many columns lists.
const mostClasses = 7

// summarizeScan lists the classes with findings, the one that helps most first, each with the
// command for it.
func summarizeScan(w io.Writer, rep *scan.Report, command func(scan.Advice) string) error {
	list := rep.Classes()
	for i, c := range list {
		if i == mostClasses {
			n := len(list) - i
			fmt.Fprintf(w, "%s more %s with findings\n", thousands.Group(n),
				thousands.Verb(n, "class", "classes"))
			break
		}
		fmt.Fprintln(w, classLine(c))
		if a := c.Advice; a.Rewrite != "" {
			fmt.Fprintf(w, "  %s\n", command(a))
		} else {
			fmt.Fprintf(w, "  %s\n", cut(clean(a.Reason), lineWidth-2))
		}
	}
	var skipped, notes tally
	for _, s := range rep.SkippedColumns {
		skipped.add(clean(s.Name.String()) + " (" + clean(s.Type) + "): " +
			clean(strings.Join(strings.Fields(s.Reason), " ")))
	}
	skipped.write(w, "not read", 1)
	for _, n := range rep.Notes {
		notes.add(clean(strings.Join(strings.Fields(n), " ")))
	}
	notes.write(w, "note", 1)
	_, err := fmt.Fprintln(w, "sqluuid scan with --details lists every column; --schema narrows it.")
	return err
}

// classLine says in one line what a class is.
func classLine(c scan.Class) string {
	facts := ": " + thousands.Count(c.Columns, "column")
	if c.WithoutKey > 0 {
		facts += fmt.Sprintf(" (%s without a foreign key)", thousands.Group(c.WithoutKey))
	}
	facts += fmt.Sprintf(", %s, %s", thousands.Count(c.Rows, "row"), dash(c.Home.Histogram()))
	return shorten(clean(c.Home.Name.String()), lineWidth-len(facts)) + facts
}

// cut ends a text that is too long for a line.
func cut(text string, most int) string {
	if r := []rune(text); len(r) > most {
		return string(r[:most-1]) + "…"
	}
	return text
}
