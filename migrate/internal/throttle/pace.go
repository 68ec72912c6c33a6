package throttle

import "time"

const (
	// StartRows is the size of the first chunk. A chunk is not made smaller than leastRows for
	// its time alone, nor larger than sparseRows before one full of ids was timed.
	StartRows  = 2000
	leastRows  = 50
	sparseRows = 10_000

	paceAim  = 0.4 // of its limit is what a chunk aims at: one that takes twice as long keeps it
	paceKeep = 0.7 // is what the chunks before count, next to the latest
	paceGrow = 4   // times as many rows at most, from one chunk to the next
)

// A Pace chooses how many rows the next chunk has, so that a chunk stays below a limit. It
// follows a moving average of the time per rewritten row. Contention halves the chunk at
// once. It is not safe for concurrent use.
//
// A walk by places meets pages without an id to rewrite, which cost next to nothing. They
// are not counted: the next chunk may be full of such ids.
type Pace struct {
	limit         time.Duration
	most          int
	rows          int     // of the next chunk
	seconds, done float64 // moving sums of time and rewritten rows
}

// NewPace returns one for chunks of at most so many rows.
func NewPace(limit time.Duration, most int) *Pace {
	return &Pace{limit: limit, most: most, rows: min(StartRows, most)}
}

// Rows is how many rows the next chunk has.
func (p *Pace) Rows() int { return p.rows }

func (p *Pace) target() float64 { return paceAim * p.limit.Seconds() }

// Took learns from a chunk that was committed. n is the number of rows that it was made for,
// which is more than what it held at the end of a range; moved is how many were rewritten.
func (p *Pace) Took(n int, moved int64, full bool, d time.Duration) {
	if !full && (d <= p.limit || moved == 0) {
		return // the last one of a range says little: it may be all but empty
	}
	if !full { // it took too long for what it had, whatever it was made for
		n = int(min(moved, int64(p.rows)))
		p.rows = n
	}
	rows := moved
	if moved < int64(n)/2 && d.Seconds() > p.target() {
		rows = int64(n) // the search took the time
	}
	if rows >= int64(n)/2 {
		p.seconds = paceKeep*p.seconds + max(d.Seconds(), 1e-9) // the clock may not have moved
		p.done = paceKeep*p.done + float64(max(rows, 1))
	}
	next := float64(sparseRows)
	if p.done > 0 {
		next = p.target() * p.done / p.seconds
	}
	if d > p.limit {
		next = min(next, float64(p.rows))
	}
	next = min(max(next, float64(p.rows)/2, leastRows), float64(p.rows)*paceGrow)
	p.rows = max(int(min(next, float64(p.most))), 1)
}

// ShrinkChunk makes the next chunk smaller because this one met the locks of others. Down to
// one row: a smaller chunk meets fewer of them.
func (p *Pace) ShrinkChunk() { p.rows = max(p.rows/2, 1) }
