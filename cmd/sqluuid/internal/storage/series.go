package storage

// series collects the samples of a run.
type series struct {
	plan     Plan
	lanes    []laneSeries
	checksum int64
}

// laneSeries has one sample of each figure per repetition.
type laneSeries struct {
	slices  [][]float64 // rates, by slice
	figures map[string][]float64
	growth  []growth // of the current repetition
}

func (l *laneSeries) begin(slices int) {
	if l.figures == nil {
		l.figures = map[string][]float64{}
		l.slices = make([][]float64, slices)
	}
	l.growth = l.growth[:0]
}

func (l *laneSeries) grew(slice int, g growth) {
	l.slices[slice] = append(l.slices[slice], float64(g.rows)/g.took.Seconds())
	l.growth = append(l.growth, g)
}

func (l *laneSeries) add(name string, v float64) { l.figures[name] = append(l.figures[name], v) }

// end makes the figures of growth at the end of a repetition.
func (l *laneSeries) end(p Plan) {
	whole := sum(l.growth)
	tail := max(len(l.growth)/10, 1)
	last := sum(l.growth[len(l.growth)-tail:])
	l.add(InsertRate, float64(whole.rows)/whole.took.Seconds())
	l.add(InsertRateLast, float64(last.rows)/last.took.Seconds())
	if whole.log != nil {
		l.add(LogPerRow, *whole.log/float64(whole.rows))
	}
	if whole.splits != nil {
		l.add(Splits, *whole.splits)
	}
	if whole.reads != nil {
		l.add(InsertReads, *whole.reads*1000/float64(whole.rows))
	}
}

// sum adds slices up. A counter that one of them does not have is not there.
func sum(parts []growth) growth {
	log, reads, splits := new(float64), new(float64), new(float64)
	total := growth{}
	for _, g := range parts {
		total.rows += g.rows
		total.took += g.took
		log, reads, splits = plus(log, g.log), plus(reads, g.reads), plus(splits, g.splits)
	}
	total.log, total.reads, total.splits = log, reads, splits
	return total
}

func plus(a, b *float64) *float64 {
	if a == nil || b == nil {
		return nil
	}
	c := *a + *b
	return &c
}

// report makes the summaries and the ratios to the baseline of each mode.
func (s *series) report(f Facts) *Report {
	r := &Report{Format: 1, Plan: s.plan, Environment: Environment{Facts: f}, Measures: Measures(),
		Checksum: s.checksum}
	index := map[Lane]int{}
	for i, l := range s.plan.Lanes {
		index[l] = i
	}
	for i, l := range s.plan.Lanes {
		mine := s.lanes[i]
		base := s.plan.Baseline(l.Mode)
		x := LaneResult{Lane: l, Name: l.Arm.String(), Type: f.Types[l.Form], Baseline: l == base,
			Figures: map[string]Summary{}, Ratios: map[string]Summary{}}
		for n, rates := range mine.slices {
			_, to := s.plan.bounds(n)
			x.Curve = append(x.Curve, Point{to, Summarize(rates)})
		}
		for name, samples := range mine.figures {
			if len(samples) != s.plan.Repeat {
				continue // told in some repetitions only
			}
			x.Figures[name] = Summarize(samples)
			if ratio, ok := Ratio(samples, s.lanes[index[base]].figures[name]); ok {
				x.Ratios[name] = ratio
			}
		}
		x.Fits = f.Cache > 0 && x.Figures[TotalBytes].Median > 0 &&
			x.Figures[TotalBytes].Median <= float64(f.Cache)
		r.Lanes = append(r.Lanes, x)
	}
	return r
}
