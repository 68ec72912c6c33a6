package report

import (
	"cmp"
	"fmt"
	"math"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/cmd/sqluuid/internal/storage"
)

// A Chart is one plot and the data behind it: bars, with a value per label in
// each group, or lines.
type Chart struct {
	ID      string // also the name of its file
	Title   string
	Caption string // what it shows, in a sentence
	Axis    string // of the values, with the unit
	Labels  []string
	Groups  []Group
	XAxis   string
	Lines   []Line
}

// A Group is one bar per label of the chart. NaN leaves a bar out.
type Group struct {
	Name   string
	Values []float64
}

// A Line is one line of points.
type Line struct {
	Name   string
	Kind   storage.Kind // its colour
	Form   storage.Form // its dashes
	X, Y   []float64
	Spread []*float64 // of Y, as a fraction; nil where there is none
}

// most is how many lines one plot bears.
const most = 8

// barChart says which measures make a chart of bars.
type barChart struct {
	id, title, caption, axis string
	scale                    float64
	ratio                    bool
	measures, names          []string
}

var barCharts = []barChart{
	{"index-size", "Index size", "What the indexes of the item table take on disk. %s", "MB", 1e-6,
		false,
		[]string{storage.PrimaryBytes, storage.SecondaryBytes},
		[]string{"primary key", "index on order_id"}},
	{"page-splits", "Leaf pages", "Leaf pages of the two indexes. Rows were only inserted, so a " +
		"page split made every page but the first. More pages for the same keys are emptier pages.",
		"leaf pages", 1, false,
		[]string{storage.PrimaryLeaves, storage.SecondLeaves},
		[]string{"primary key", "index on order_id"}},
	{"page-fill", "Page fill", "How much of the leaf pages is in use.", "percent of a page", 1, false,
		[]string{storage.PrimaryFill, storage.SecondaryFill},
		[]string{"primary key", "index on order_id"}},
	{"key-bytes", "Index bytes per key", "What one key takes in an index, with all that the engine " +
		"adds to it and the room that it leaves. A key is 16 bytes, or 36, 32 or 26 as text, or 8 as a " +
		"number.", "bytes", 1, false,
		[]string{storage.KeyBytes}, []string{"index bytes per key"}},
	{"insert-rates", "Insert rate", "Rows of all three tables per second: over the whole growth, " +
		"and over its last tenth.", "rows/s", 1, false,
		[]string{storage.InsertRate, storage.InsertRateLast}, []string{"whole", "last tenth"}},
	{"log", "Log written", "Bytes of write-ahead or redo log per row inserted.", "bytes per row", 1,
		false,
		[]string{storage.LogPerRow}, []string{"log per row"}},
	{"read-times", "Read times, baseline = 1", "Time of a read by the time of the same read in the " +
		"baseline's lane.", "times the baseline", 1, true,
		[]string{storage.LookupTime, storage.RangeTime, storage.JoinTime},
		[]string{"point lookup", "range by time", "join"}},
	{"page-reads", "Pages read", "Pages that were not in the engine's own cache and had to be read.",
		"pages per 1,000 rows or lookups", 1, false,
		[]string{storage.InsertReads, storage.LookupReads}, []string{"inserting", "looking up"}},
}

// Charts makes the charts of a report. A chart without data is left out.
func Charts(r *storage.Report) []Chart {
	var all []Chart
	modes := []storage.Mode{}
	for _, l := range r.Lanes {
		if !slices.Contains(modes, l.Mode) {
			modes = append(modes, l.Mode)
		}
	}
	for _, mode := range modes {
		lanes := slices.DeleteFunc(slices.Clone(r.Lanes), func(l storage.LaneResult) bool {
			return l.Mode != mode
		})
		suffix, words := "", ""
		if len(modes) > 1 {
			suffix, words = "-"+string(mode), ", "+string(mode)+" inserts"
		}
		charts := append(curves(lanes, mode), bars(r, lanes)...)
		slices.SortStableFunc(charts, func(a, b Chart) int { return cmp.Compare(rank(a), rank(b)) })
		for _, c := range charts {
			c.ID += suffix
			c.Title += words
			all = append(all, c)
		}
	}
	return all
}

// rank puts index size first, then the curves, then the rest.
func rank(c Chart) int {
	switch {
	case c.ID == "index-size":
		return 0
	case c.Lines != nil:
		return 1
	}
	return 2
}

func bars(r *storage.Report, lanes []storage.LaneResult) []Chart {
	var charts []Chart
	for _, b := range barCharts {
		c := Chart{ID: b.id, Title: b.title, Caption: b.caption, Axis: b.axis}
		if strings.Contains(c.Caption, "%s") {
			c.Caption = strings.TrimSpace(fmt.Sprintf(c.Caption, r.Environment.Notes[0]))
		}
		told := slices.DeleteFunc(slices.Clone(lanes), func(l storage.LaneResult) bool {
			return !slices.ContainsFunc(b.measures, func(m string) bool { _, ok := l.Figures[m]; return ok })
		})
		for _, l := range told {
			c.Labels = append(c.Labels, l.Name)
		}
		for i, m := range b.measures {
			g := Group{Name: b.names[i]}
			found := false
			for _, l := range told {
				figures := l.Figures
				if b.ratio {
					figures = l.Ratios
				}
				f, ok := figures[m]
				v := f.Median * b.scale
				if !ok {
					v = math.NaN()
				}
				found = found || ok
				g.Values = append(g.Values, v)
			}
			if found {
				c.Groups = append(c.Groups, g)
			}
		}
		if len(c.Groups) > 0 {
			charts = append(charts, c)
		}
	}
	return charts
}

// curves makes one plot of all lanes of a mode. If they are too many, it makes one for each form,
// with the baseline in each.
func curves(lanes []storage.LaneResult, mode storage.Mode) []Chart {
	base := Chart{ID: "insert-rate", Title: "Insert rate as the table grows", Axis: "rows/s",
		XAxis: "rows in the item table",
		Caption: "Each point is one slice, in the way \"" + string(mode) +
			"\": rows of all three tables per second of the database's time."}
	if len(lanes) <= most {
		for _, l := range lanes {
			base.Lines = append(base.Lines, line(l))
		}
		return []Chart{base}
	}
	var charts []Chart
	forms := []storage.Form{}
	for _, l := range lanes {
		if !slices.Contains(forms, l.Form) && l.Kind != storage.Bigint {
			forms = append(forms, l.Form)
		}
	}
	for _, f := range forms {
		c := base
		c.ID += "-" + string(f)
		c.Title += ", " + string(f)
		for _, l := range lanes {
			if l.Form == f || l.Kind == storage.Bigint {
				c.Lines = append(c.Lines, line(l))
			}
		}
		charts = append(charts, c)
	}
	return charts
}

func line(l storage.LaneResult) Line {
	x := Line{Name: l.Name, Kind: l.Kind, Form: l.Form}
	for _, p := range l.Curve {
		x.X, x.Y, x.Spread = append(x.X, float64(p.Rows)), append(x.Y, p.Rate.Median),
			append(x.Spread, p.Rate.Spread)
	}
	return x
}
