package report

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"github.com/sqluuid/sqluuid/cmd/sqluuid/internal/storage"
	"github.com/sqluuid/sqluuid/internal/thousands"
)

// Number writes a figure for people: whole and grouped from 100 on, three digits
// below. raw writes it as the JSON has it.
func Number(v float64) string {
	switch a := math.Abs(v); {
	case math.IsNaN(v):
		return ""
	case a >= 100 || v == math.Trunc(v):
		return thousands.Group(int64(math.Round(v)))
	case a >= 10:
		return strconv.FormatFloat(v, 'f', 1, 64)
	}
	return strconv.FormatFloat(v, 'f', 2, 64)
}

func raw(v float64) string {
	if math.IsNaN(v) {
		return ""
	}
	return strconv.FormatFloat(v, 'g', -1, 64)
}

// spread writes ± and percent, or nothing with one repetition.
func spread(s *float64) string {
	if s == nil {
		return ""
	}
	percent := *s * 100
	if percent < 10 {
		return fmt.Sprintf(" ±%.1f %%", percent)
	}
	return fmt.Sprintf(" ±%.0f %%", percent)
}

// Bytes writes a size for people.
func Bytes(n float64) string {
	switch {
	case n >= 1e9:
		return fmt.Sprintf("%.1f GB", n/1e9)
	case n >= 1e6:
		return fmt.Sprintf("%.0f MB", n/1e6)
	}
	return fmt.Sprintf("%.0f kB", n/1e3)
}

// howOften says what spread stands for.
func howOften(r *storage.Report) string {
	if r.Plan.Repeat == 1 {
		return "One repetition: the figures have no spread, and a difference between two of them may " +
			"be chance."
	}
	return fmt.Sprintf("Figures are medians of %d repetitions; ± is half the 95 %% confidence "+
		"interval of the mean (Student's t), in percent of the median. A ratio is taken within each "+
		"repetition.", r.Plan.Repeat)
}

// title names the report.
func title(r *storage.Report) string {
	return "Index size and insert speed by key type on " + r.Environment.Engine
}

// conclusion is the first sentence of a report: what the usual choices cost here.
func conclusion(r *storage.Report) string {
	byTime, random, text := laneOf(r, "v7/binary"), laneOf(r, "v4/binary"), laneOf(r, "v7/char36")
	var parts []string
	if byTime != nil && random != nil && r.Plan.Repeat > 1 {
		parts = append(parts, comparison("ids by time (v7/binary) are inserted", byTime, random,
			"insert_rate", "faster", "more slowly", "than random ids (v4/binary)"))
	}
	if byTime != nil && text != nil {
		parts = append(parts, comparison("as text (v7/char36) they take", text, byTime, "total_bytes",
			"more space", "less space", "than as 16 bytes"))
	}
	once := ""
	if r.Plan.Repeat == 1 {
		once = " One repetition tells nothing of speed."
	}
	if len(parts) == 0 {
		return "The kinds that were measured have no common comparison; see the figures." + once
	}
	return fmt.Sprintf("With %s rows on %s, %s.%s", Number(float64(r.Plan.Rows)), r.Environment.Engine,
		strings.Join(parts, "; "), once)
}

// laneOf finds a kind and form in the first way of inserting.
func laneOf(r *storage.Report, name string) *storage.LaneResult {
	for i := range r.Lanes {
		if l := &r.Lanes[i]; l.Name == name && l.Mode == r.Lanes[0].Mode {
			return l
		}
	}
	return nil
}

// comparison says how one lane is to another, or that the repetitions do not tell.
func comparison(what string, a, b *storage.LaneResult, measure, more, less, than string) string {
	x, y := a.Figures[measure], b.Figures[measure]
	ratio := x.Median / y.Median
	chance := 0.05
	for _, s := range []*float64{x.Spread, y.Spread} {
		if s != nil {
			chance += *s
		}
	}
	switch {
	case math.Abs(ratio-1) <= chance:
		return fmt.Sprintf("%s neither %s nor %s %s, as far as these repetitions tell", what, more, less,
			than)
	case ratio > 1:
		return fmt.Sprintf("%s %.0f %% %s %s", what, 100*(ratio-1), more, than)
	}
	return fmt.Sprintf("%s %.0f %% %s %s", what, 100*(1-ratio), less, than)
}

// lead is what a reader has to know first.
func lead(r *storage.Report) string {
	e := r.Environment
	return fmt.Sprintf("%s %s, %s rows in the largest of three tables, %d lanes, %d %s, seed %d.",
		e.Engine, e.Version, Number(float64(r.Plan.Rows)), len(r.Plan.Lanes), r.Plan.Repeat,
		plural(r.Plan.Repeat, "repetition"), r.Plan.Seed)
}

func plural(n int, word string) string {
	if n == 1 {
		return word
	}
	return word + "s"
}

// cacheLine compares the sizes with the engine's cache.
func cacheLine(r *storage.Report) string {
	fits, larger := []string{}, []string{}
	for _, l := range r.Lanes {
		if l.Mode != r.Lanes[0].Mode {
			continue
		}
		if l.Fits {
			fits = append(fits, l.Name)
		} else {
			larger = append(larger, l.Name)
		}
	}
	s := "The engine's page cache has " + Bytes(float64(r.Environment.Cache)) +
		"; all lanes share it. "
	switch {
	case len(larger) == 0:
		return s + "The tables and indexes of each lane fit it, so these figures do not show what a " +
			"key costs when they no longer do."
	case len(fits) == 0:
		return s + "The tables and indexes of no lane fit it."
	}
	return s + "Fits in the cache: " + strings.Join(fits, ", ") + ". Does not fit: " +
		strings.Join(larger, ", ") + "."
}
