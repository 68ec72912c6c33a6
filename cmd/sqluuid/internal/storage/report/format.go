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
		return "One repetition: the figures have no spread, and a difference between two of them may be chance."
	}
	return fmt.Sprintf("Figures are medians of %d repetitions; ± is half the 95 %% confidence interval of the mean (Student's t), in percent of the median. A ratio is taken within each repetition.", r.Plan.Repeat)
}

// lead is what a reader has to know first.
func lead(r *storage.Report) string {
	e := r.Environment
	return fmt.Sprintf("%s %s, %s rows in the largest of three tables, %d lanes, %d %s, seed %d.",
		e.Engine, e.Version, Number(float64(r.Plan.Rows)), len(r.Plan.Lanes), r.Plan.Repeat, plural(r.Plan.Repeat, "repetition"), r.Plan.Seed)
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
	s := "The engine's page cache has " + Bytes(float64(r.Environment.Cache)) + "; all lanes share it. "
	switch {
	case len(larger) == 0:
		return s + "The tables and indexes of each lane fit it, so these figures do not show what a key costs when they no longer do."
	case len(fits) == 0:
		return s + "The tables and indexes of no lane fit it."
	}
	return s + "Alone would fit it: " + strings.Join(fits, ", ") + ". Larger: " + strings.Join(larger, ", ") + "."
}
