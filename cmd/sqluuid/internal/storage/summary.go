package storage

import (
	"math"
	"slices"
)

// A Summary is a figure over the repetitions of a run.
type Summary struct {
	Median float64 `json:"median"`
	// Spread is half the width of the interval in which the mean lies with
	// 95 % confidence by Student's t, over the repetitions, as a fraction of
	// the median. Nil with one repetition, which tells nothing of it.
	Spread  *float64  `json:"spread"`
	Samples []float64 `json:"samples"` // one per repetition
}

// Summarize makes the summary of one sample per repetition.
func Summarize(samples []float64) Summary {
	s := Summary{Median: median(samples), Samples: slices.Clone(samples)}
	n := len(samples)
	if n < 2 || s.Median == 0 {
		return s
	}
	mean, squares := 0.0, 0.0
	for _, x := range samples {
		mean += x / float64(n)
	}
	for _, x := range samples {
		squares += (x - mean) * (x - mean)
	}
	half := student(n-1) * math.Sqrt(squares/float64(n-1)/float64(n)) / math.Abs(s.Median)
	s.Spread = &half
	return s
}

// Ratio divides samples by the samples of the baseline, and summarises the ratios. It divides
// repetition by repetition, so that changes between the repetitions hurt neither.
func Ratio(samples, baseline []float64) (Summary, bool) {
	if len(samples) != len(baseline) || slices.Contains(baseline, 0) || len(samples) == 0 {
		return Summary{}, false
	}
	ratios := make([]float64, len(samples))
	for i := range samples {
		ratios[i] = samples[i] / baseline[i]
	}
	return Summarize(ratios), true
}

// Bounds returns the interval that the spread stands for, and whether there is
// one.
func (s Summary) Bounds() (low, high float64, ok bool) {
	if s.Spread == nil {
		return s.Median, s.Median, false
	}
	half := math.Abs(s.Median) * *s.Spread
	return s.Median - half, s.Median + half, true
}

// Agrees reports whether the intervals of two summaries have a value in common.
func (s Summary) Agrees(with Summary) bool {
	a, b, _ := s.Bounds()
	c, d, _ := with.Bounds()
	return a <= d && c <= b
}

func median(samples []float64) float64 {
	if len(samples) == 0 {
		return 0
	}
	sorted := slices.Sorted(slices.Values(samples))
	n := len(sorted)
	return (sorted[(n-1)/2] + sorted[n/2]) / 2
}

// student is the 97.5 % quantile of Student's t with n degrees of freedom.
func student(n int) float64 {
	table := []float64{0, 12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228,
		2.201, 2.179, 2.160, 2.145, 2.131, 2.120, 2.110, 2.101, 2.093, 2.086}
	if n < len(table) {
		return table[n]
	}
	return 2.086 // a little wide, which is the honest side
}
