package storage

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"time"
)

// A RunnerConfig says how to run a plan. The zero value works.
type RunnerConfig struct {
	Now      func() time.Time // default: time.Now
	Progress func(Progress)   // default: none
}

// Progress is told after each slice of each lane.
type Progress struct {
	Repetition int // from 1
	Lane       int // its place in the plan
	Slice      int
	Rows       int     // items in the lane's table
	Rate       float64 // rows per second in the slice
	Done, All  int64   // rows inserted, of all
	TimeLeft   time.Duration
}

// A Runner carries out plans on one store.
type Runner struct {
	store Store
	cfg   RunnerConfig
}

// NewRunner returns a runner.
func NewRunner(s Store, c RunnerConfig) *Runner {
	if c.Now == nil {
		c.Now = time.Now
	}
	if c.Progress == nil {
		c.Progress = func(Progress) {}
	}
	return &Runner{s, c}
}

// step is how many items go into one batch and between two commits.
const step = 1000

// cleaning is how long dropping the tables may take after an interrupt.
const cleaning = 2 * time.Minute

// Run measures. Whatever happens, it drops what it made before it returns, also
// when the context ends; an error in that says what is left.
func (r *Runner) Run(ctx context.Context, p Plan) (rep *Report, err error) {
	started := r.cfg.Now()
	facts, err := r.store.Facts(ctx)
	if err != nil {
		return nil, err
	}
	if err := r.store.Begin(ctx); err != nil {
		return nil, err
	}
	defer func() {
		clean, cancel := context.WithTimeout(context.WithoutCancel(ctx), cleaning)
		defer cancel()
		if cerr := r.store.Close(clean); cerr != nil {
			rep, err = nil, errors.Join(err, cerr)
		}
	}()
	all := &series{plan: p, lanes: make([]laneSeries, len(p.Lanes))}
	began := r.cfg.Now()
	for rep := range p.Repeat {
		if err := r.repetition(ctx, p, rep, all, began); err != nil {
			if ctx.Err() != nil {
				err = fmt.Errorf("%w: %w", context.Cause(ctx), err)
			}
			return nil, err
		}
	}
	rep = all.report(facts)
	rep.StartedAt = started.UTC().Truncate(time.Second)
	rep.Seconds = r.cfg.Now().Sub(started).Seconds()
	return rep, nil
}

// repetition builds every lane once, measures it and drops it.
func (r *Runner) repetition(ctx context.Context, p Plan, rep int, all *series,
	began time.Time) error {
	lanes := make([]Tables, len(p.Lanes))
	for i, l := range p.Lanes {
		t, err := r.store.Open(ctx, l, p.Seed)
		if err != nil {
			return fmt.Errorf("making the tables of %v: %w", l, err)
		}
		lanes[i] = t
		all.lanes[i].begin(p.Slices)
	}
	perLane := allRows(p.Rows)
	done := int64(rep) * perLane * int64(len(lanes))
	for s := range p.Slices {
		from, to := p.bounds(s)
		for turn := range lanes {
			i := (turn + s + rep) % len(lanes)
			c, err := r.grow(ctx, p.Lanes[i], lanes[i], from, to)
			if err != nil {
				return fmt.Errorf("inserting into %v: %w", p.Lanes[i], err)
			}
			all.lanes[i].grew(s, c)
			done += allRows(to) - allRows(from)
			now := r.cfg.Now()
			left := time.Duration(float64(now.Sub(began)) / float64(done) * float64(p.Inserts()-done))
			r.cfg.Progress(Progress{rep + 1, i, s, to, float64(c.rows) / c.took.Seconds(), done, p.Inserts(),
				left})
		}
	}
	for i, t := range lanes {
		if err := t.Settle(ctx); err != nil {
			return fmt.Errorf("settling %v: %w", p.Lanes[i], err)
		}
	}
	for i, t := range lanes {
		sizes, err := t.Sizes(ctx)
		if err != nil {
			return fmt.Errorf("measuring %v: %w", p.Lanes[i], err)
		}
		for name, v := range sizes {
			all.lanes[i].add(name, v)
		}
	}
	if err := r.read(ctx, p, rep, lanes, all); err != nil {
		return err
	}
	for i, t := range lanes {
		all.lanes[i].end(p)
		if err := t.Drop(ctx); err != nil {
			return fmt.Errorf("dropping the tables of %v: %w", p.Lanes[i], err)
		}
	}
	return nil
}

// growth is what one slice of one lane took.
type growth struct {
	rows   int64
	took   time.Duration
	log    *float64
	reads  *float64
	splits *float64
}

// grow inserts one slice into one lane. Only the statements are timed.
func (r *Runner) grow(ctx context.Context, l Lane, t Tables, from, to int) (growth, error) {
	g := growth{rows: allRows(to) - allRows(from)}
	before, err := t.Counters(ctx)
	if err != nil {
		return g, err
	}
	size := step
	if l.Mode == Bulk {
		size = max(to-from, 1)
	}
	for at := from; at < to; at += size {
		load, err := t.Load(ctx, at, min(at+size, to))
		if err != nil {
			return g, err
		}
		begin := r.cfg.Now()
		if err := load(ctx); err != nil {
			return g, err
		}
		g.took += r.cfg.Now().Sub(begin)
	}
	after, err := t.Counters(ctx)
	g.log, g.reads, g.splits = difference(before.Log, after.Log),
		difference(before.Reads, after.Reads), difference(before.Splits, after.Splits)
	g.took = max(g.took, time.Nanosecond) // a clock that has not moved
	return g, err
}

func difference(before, after *float64) *float64 {
	if before == nil || after == nil {
		return nil
	}
	d := *after - *before
	return &d
}

// How much is read from each lane, in chunks by turns. Small tables are read less.
const (
	lookups, lookupChunks = 2000, 10
	ranges                = 40
	rangeOrders           = 250
	joins                 = 400
)

// read measures the three ways of reading, and checks that every lane answers
// the same.
func (r *Runner) read(ctx context.Context, p Plan, rep int, lanes []Tables, all *series) error {
	nOrders, nCustomers := p.Rows/itemsPerOrder, p.Rows/Unit
	span := min(rangeOrders, nOrders)
	reads := []struct {
		name  string
		n     int
		query func(Tables, uint64) (int64, error)
	}{
		{LookupTime, lookups, func(t Tables, x uint64) (int64, error) {
			return t.Lookup(ctx, int(x%uint64(nOrders)))
		}},
		{RangeTime, ranges, func(t Tables, x uint64) (int64, error) {
			from := int(x % uint64(nOrders-span+1))
			return t.Range(ctx, from, from+span)
		}},
		{JoinTime, joins, func(t Tables, x uint64) (int64, error) {
			return t.Join(ctx, int(x%uint64(nCustomers)))
		}},
	}
	for kind, q := range reads {
		per := max(min(q.n, nOrders)/lookupChunks, 1)
		took := make([]time.Duration, len(lanes))
		misses := make([]*float64, len(lanes))
		for chunk := range lookupChunks {
			sums := make([]int64, len(lanes))
			for turn := range lanes {
				i := (turn + chunk + rep) % len(lanes)
				missed := func() (*float64, error) { return nil, nil }
				if q.name == LookupTime {
					missed = func() (*float64, error) { c, err := lanes[i].Counters(ctx); return c.Reads, err }
				}
				before, err := missed()
				if err != nil {
					return err
				}
				begin := r.cfg.Now()
				for n := range per {
					sum, err := q.query(lanes[i], draw(p.Seed, uint64(kind), uint64(rep), uint64(chunk*per+n)))
					if err != nil {
						return fmt.Errorf("reading %v: %w", p.Lanes[i], err)
					}
					sums[i] += sum
				}
				took[i] += r.cfg.Now().Sub(begin)
				after, err := missed()
				if err != nil {
					return err
				}
				if d := difference(before, after); d != nil {
					if misses[i] != nil {
						*d += *misses[i]
					}
					misses[i] = d
				}
			}
			if slices.ContainsFunc(sums, func(s int64) bool { return s != sums[0] }) {
				return fmt.Errorf("the lanes hold different data: %s gave the checksums %v in %v", q.name, sums,
					p.Lanes)
			}
			all.checksum += sums[0]
		}
		for i := range lanes {
			all.lanes[i].add(q.name, took[i].Seconds()*1e6/float64(per*lookupChunks))
			if misses[i] != nil {
				all.lanes[i].add(LookupReads, *misses[i]*1000/float64(per*lookupChunks))
			}
		}
	}
	return nil
}
