package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/cmd/sqluuid/internal/storage"
	"github.com/sqluuid/sqluuid/cmd/sqluuid/internal/storage/report"
)

// shortVersion is the number alone.
func shortVersion(v string) string {
	return strings.FieldsFunc(v, func(r rune) bool { return r == ' ' || r == '-' })[0]
}

// find returns a figure of an arm inserted in batches.
func find(r *storage.Report, kind storage.Kind, text bool, name string) (float64, bool) {
	if r == nil {
		return 0, false
	}
	for _, l := range r.Lanes {
		if l.Kind == kind && l.Mode == storage.Batch && (l.Form == storage.Char36) == text {
			f, ok := l.Figures[name]
			return f.Median, ok
		}
	}
	return 0, false
}

// factor is one arm's figure by another's.
func factor(r *storage.Report, name string, a storage.Kind, aText bool, b storage.Kind,
	bText bool) (float64, bool) {
	x, ok := find(r, a, aText, name)
	y, ok2 := find(r, b, bText, name)
	return x / y, ok && ok2 && y != 0
}

// perEngine joins what f says of each engine, leaving out those it has no
// figure for.
func perEngine(parts []part, f func(part) (string, bool)) string {
	var words []string
	for _, p := range parts {
		if s, ok := f(p); ok {
			words = append(words, p.engine+" "+s)
		}
	}
	return strings.Join(words, ", ")
}

func number(format string) func(float64, bool) (string, bool) {
	return func(v float64, ok bool) (string, bool) { return fmt.Sprintf(format, v), ok }
}

// spanning says whether all, none or some of the engines have v below limit.
func spanning(parts []part, limit float64, f func(part) (float64, bool)) (all, none bool) {
	all, none = true, true
	for _, p := range parts {
		if v, ok := f(p); ok {
			all, none = all && v < limit, none && v >= limit
		}
	}
	return all, none
}

// text returns the page. The section about TiDB comes from the old one.
func text(parts []part, placement string) string {
	var b strings.Builder
	say := func(format string, args ...any) { fmt.Fprintf(&b, format+"\n\n", args...) }
	e := parts[0].kinds.Environment
	say("# Index size and insert speed by key type")
	say("`make storage-docs` measures this with `sqluuid bench storage` and writes this page; " +
		"nothing in it is typed by hand. Run the command on your own database: " +
		"`sqluuid bench storage --database URL --rows N`. The word behind a kind of key is the form of " +
		"its column: bytes are PostgreSQL's `uuid`, `BINARY(16)` or a `BLOB`; `char36` is text.")
	say("The machine: %s, %s, %d cores, %s; the servers ran on it too, with their own default "+
		"settings (below). Rates are of this machine, which other work may have shared. Sizes and page "+
		"fill are not: they follow from the rows.", e.OS, e.CPU, e.Cores, e.Go)
	if missing := enginesWithout(parts); len(missing) > 0 {
		say("**Not measured here:** %s.", strings.Join(missing, ", "))
	}
	say("## Index size")
	say("A million items, each with a key of its own and the key of its order. The primary key of " +
		"MariaDB and MySQL is the table itself; SQLite's numbers are the table's row numbers and have " +
		"no index.")
	say("![Index size after a million inserts](../img/index-size.svg)")
	say("## Insert rate as the table grows")
	say("Rows per second, in batches of 1,000, bytes only. Each point is the rate of a slice, so " +
		"that a line that falls shows what the next row costs in a large table.")
	say("![Insert rate as the table grows](../img/insert-rate.svg)")
	say("## Leaf pages")
	say("Rows were only inserted, so each leaf page but an index's first was made by a split: more " +
		"pages for the same keys are more splits that left pages partly empty. The second picture has " +
		"the part of the leaf pages that is in use.")
	say("![Leaf pages after a million inserts](../img/page-splits.svg)")
	say("![Page fill after a million inserts](../img/page-fill.svg)")
	say("`v7-sqlserver` is version 7 as `codec.SQLServerOrder` stores it, which ascends in SQL " +
		"Server's order. These engines compare bytes from the first to the last, so here it is as " +
		"random as v4. An order of ids helps only in the engine that sorts by it; the package " +
		"`collation` knows which does.")
	b.WriteString(placement)
	follows(&b, parts)
	b.WriteString("## The figures\n")
	for _, p := range parts {
		for _, r := range []*storage.Report{p.kinds, p.repetitions, p.long} {
			if r != nil {
				report.Section(&b, r)
			}
		}
	}
	return strings.TrimRight(b.String(), "\n") + "\n"
}

// withSection returns a page with the section of an engine that was measured alone, at its end.
func withSection(page string, p part, others string) string {
	heading := "\n## " + p.engine + ", measured alone\n"
	page, _, _ = strings.Cut(page, heading)
	page = strings.TrimRight(page, "\n") + "\n"
	const missing = "**Not measured here:** "
	if at := strings.Index(page, missing); at >= 0 {
		line, rest, _ := strings.Cut(page[at:], "\n")
		names := strings.Split(strings.TrimSuffix(strings.TrimPrefix(line, missing), "."), ", ")
		names = slices.DeleteFunc(names, func(name string) bool { return name == p.engine })
		page = page[:at] + missing + strings.Join(names, ", ") + ".\n" + rest
	}
	var b strings.Builder
	e := p.kinds.Environment
	fmt.Fprintf(&b, "%s%s\nMeasured on another day than the engines above, on %s, %s, %d cores, %s. "+
		"%s So compare its rates with each other and not with the rates above. Sizes, page fill and log "+
		"follow from the rows.\n\n", page, heading, e.OS, e.CPU, e.Cores, e.Go, others)
	conclusions(&b, []part{p})
	out := strings.TrimRight(b.String(), "\n") + "\n"
	b.Reset()
	for _, r := range []*storage.Report{p.kinds, p.repetitions, p.long} {
		if r != nil {
			report.Section(&b, r)
		}
	}
	return out + strings.TrimRight(b.String(), "\n") + "\n"
}

// enginesWithout lists the engines that have no part. The benchmark refuses SQL Server.
func enginesWithout(parts []part) (names []string) {
	for _, name := range []string{"SQLite", "PostgreSQL", "MariaDB", "MySQL", "SQL Server"} {
		if !slices.ContainsFunc(parts, func(p part) bool { return p.engine == name }) {
			names = append(names, name)
		}
	}
	return names
}

// follows writes what a reader who chooses a key can take from the figures. Each
// sentence depends on them.
func follows(b *strings.Builder, parts []part) {
	b.WriteString("## What follows\n\n")
	conclusions(b, parts)
}

// conclusions are the items of follows.
func conclusions(b *strings.Builder, parts []part) {
	item := func(format string, args ...any) { fmt.Fprintf(b, "- "+format+"\n", args...) }
	key := func(text bool) string {
		return perEngine(parts, func(p part) (string, bool) {
			v, ok := find(p.kinds, storage.V7, text, storage.KeyBytes)
			return number("%.1f")(v, ok)
		})
	}
	item("**Bytes, not text.** A key is 128 bits as bytes and 288 as 36 characters, 2.25 times as "+
		"many. On disk an index entry has more in it. Index bytes per v7 key, as bytes: %s; as text: "+
		"%s. So the text's index is larger by the factor: %s.",
		key(false), key(true), perEngine(parts, func(p part) (string, bool) {
			return number("%.2f")(factor(p.kinds, storage.KeyBytes, storage.V7, true, storage.V7, false))
		}))
	slower := func(p part) (float64, bool) {
		return factor(longest(p), storage.InsertRateLast, storage.V4, false, storage.V7, false)
	}
	list := perEngine(parts, func(p part) (string, bool) {
		v,
			ok := slower(p)
		return number("%.2f")(v, ok)
	})
	rows := "the largest size measured"
	if parts[0].long != nil {
		rows = report.Number(float64(parts[0].long.Plan.Rows)) + " rows"
	}
	switch all, none := spanning(parts, 1, slower); {
	case all:
		item("**By time, not random.** In the last tenth of the way to %s, v4 is inserted at this part "+
			"of v7's rate: %s.", rows, list)
	case none:
		item("**By time or random** made no difference to the insert rate here: in the last tenth of "+
			"the way to %s, v4 had this part of v7's rate: %s.", rows, list)
	default:
		item("**By time or random** depends on the engine: in the last tenth of the way to %s, v4 had "+
			"this part of v7's rate: %s.", rows, list)
	}
	fill := func(kind storage.Kind) string {
		return perEngine(parts, func(p part) (string, bool) {
			v, ok := find(p.kinds, kind, false, storage.PrimaryFill)
			return number("%.0f %%")(v, ok)
		})
	}
	item("**Full pages.** Fill of the primary key's leaf pages, v4: %s; v7: %s.", fill(storage.V4),
		fill(storage.V7))
	item("**The log.** Bytes of log per row, v4 by v7: %s. A replica and a backup carry them too.",
		perEngine(parts, func(p part) (string, bool) {
			return number("%.1f×")(factor(p.kinds, storage.LogPerRow, storage.V4, false, storage.V7, false))
		}))
	item("**Version 1.** Its first bytes are the low bits of the time, which come round every 7 "+
		"minutes. Log per row by v7's: %s; insert rate by v7's: %s. Version 6 has the same bits in "+
		"order; `sqluuid migrate v1-to-v6` rewrites them.",
		perEngine(parts, func(p part) (string, bool) {
			return number("%.1f×")(factor(p.kinds, storage.LogPerRow, storage.V1, false, storage.V7, false))
		}), perEngine(parts, func(p part) (string, bool) {
			return number("%.2f")(factor(p.kinds, storage.InsertRate, storage.V1, false, storage.V7, false))
		}))
	item("**Numbers are cheaper still.** All tables and indexes with v7 keys as bytes, by those "+
		"with numbers: %s. That is the price of ids that can be made anywhere.",
		perEngine(parts, func(p part) (string, bool) {
			return number("%.2f×")(factor(p.kinds, storage.TotalBytes, storage.V7, false, storage.Bigint,
				false))
		}))
	item("**Caches decide.** While an engine's cache holds the index, a random key costs little but " +
		"space. The pages read per 1,000 rows inserted in the tables below show where that ends.")
	b.WriteString("\n")
}
