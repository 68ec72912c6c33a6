package migrate

import (
	"math/rand/v2"
	"time"
)

const (
	// startRows is the size of the first chunk, leastRows that below which a
	// chunk is not made smaller for its time alone.
	startRows = 2000
	leastRows = 50

	paceKeep   = 0.8  // what the chunks before count, beside the latest
	paceLate   = 0.4  // the same, when the latest passed the limit
	paceGrow   = 4.0  // at most, from one chunk to the next
	paceShrink = 0.5  // at least
	paceSlack  = 0.05 // a change smaller than this is none

	// What a chunk aims at, of the time that it may take: at first, at least and
	// at most. It grows by paceTrust with every chunk that kept within that time.
	paceFirst = 0.5
	paceLeast = 0.35
	paceMost  = 0.6
	paceTrust = 0.005
	// On a server, where the writes of others and the clean-up behind them fall into some
	// chunks, it aims at so much of that: then one that takes twice as long as the others
	// keeps within the limit.
	paceShared = 0.8

	// sparseRows is the most that a chunk is made for before one was met that
	// was full of ids to rewrite.
	sparseRows = 10_000
)

// A pace chooses how many rows the next chunk has, so that a chunk stays below a
// limit: by a moving average of the time per row, in which a chunk counts by its rows,
// with bounds on every step. It aims the nearer at the limit the longer no chunk has
// passed it. Contention halves the chunk at once. It is not safe for concurrent use.
//
// A walk by places meets pages without an id to rewrite, which cost next to
// nothing. They do not make a chunk larger than one that is full of such ids
// could be: the next one may be.
type pace struct {
	limit  time.Duration
	aim    float64 // 1 or paceShared
	target time.Duration
	most   int
	rows   int
	all    average // of every chunk
	dense  average // of chunks full of ids to rewrite, by those
}

// An average is of the time per row.
type average struct{ seconds, rows float64 }

func (a *average) add(d time.Duration, rows float64, late bool) {
	keep := paceKeep
	if late {
		keep = paceLate
	}
	a.seconds = keep*a.seconds + max(d.Seconds(), 1e-9) // the clock may not have moved
	a.rows = keep*a.rows + rows
}

// perRow is 0 when nothing was measured.
func (a *average) perRow() float64 {
	if a.rows == 0 {
		return 0
	}
	return a.seconds / a.rows
}

// aim is what part of their usual share of the time chunks are to take.
func (r *runner) aim() float64 {
	if r.d.Writers() == 1 {
		return 1
	}
	return paceShared
}

func (r *runner) newPace() *pace { return newPace(r.cfg.ChunkTime, r.mostRows(), r.aim()) }

func newPace(limit time.Duration, most int, aim float64) *pace {
	p := &pace{limit: limit, aim: aim, most: most, rows: min(startRows, most)}
	p.target = p.share(paceFirst)
	return p
}

// share is a part of the limit to aim at.
func (p *pace) share(of float64) time.Duration { return share(p.limit, p.aim*of) }

func share(d time.Duration, of float64) time.Duration { return time.Duration(float64(d) * of) }

// took learns from a chunk that was committed. n is the number of rows that it
// was made for, which is more than what it held at the end of a range; moved is
// how many were rewritten.
func (p *pace) took(n int, moved int64, full bool, d time.Duration) {
	if n <= 0 || !full && (d <= p.limit || moved == 0) {
		return // the last one of a range says little: it may be all but empty
	}
	if !full { // it took too long for what it had, whatever it was made for
		n = int(min(moved, int64(p.rows)))
		p.rows = n
	}
	if d > p.limit {
		p.target = max(share(p.target, 0.8), p.share(paceLeast))
	} else {
		p.target = min(p.target+p.share(paceTrust), p.share(paceMost))
	}
	p.all.add(d, float64(n), d > p.limit)
	if moved >= int64(n)/2 {
		p.dense.add(d, float64(max(moved, 1)), d > p.limit)
	}
	most, dense := p.most, p.dense.perRow()
	switch {
	case dense == 0:
		most = min(most, sparseRows)
	case p.target.Seconds() < dense*float64(most):
		most = int(p.target.Seconds() / dense)
	}
	factor := p.target.Seconds() / p.all.perRow() / float64(p.rows)
	if d > p.limit {
		factor = min(factor, 1)
	}
	if factor > 1-paceSlack && factor < 1+paceSlack {
		return
	}
	factor = min(max(factor, paceShrink), paceGrow)
	next := min(int(float64(p.rows)*factor), max(most, int(float64(p.rows)*paceShrink)))
	p.rows = max(next, min(leastRows, p.most))
}

// contended makes the next chunk smaller because this one met the locks of
// others. Down to one row: a smaller chunk meets fewer of them.
func (p *pace) contended() { p.rows = max(p.rows/2, 1) }

// backoff is the pause before attempt n, from 0, to do the same again: doubling
// from 20 milliseconds to a second, half of it random, so that two workers that
// have met do not meet again.
func backoff(attempt int) time.Duration {
	d := min(time.Second, 20*time.Millisecond<<min(attempt, 6))
	return d/2 + rand.N(d/2)
}
