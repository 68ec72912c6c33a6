package migrate

import (
	"context"
	"errors"
	"fmt"
	"io"
	"maps"
	"slices"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/internal/thousands"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// An Estimate says what a plan will need. Its volumes go by what was measured on
// rows of about 150 bytes; they are an order of magnitude, not a promise.
type Estimate struct {
	// Strategy is the plan's, Why what speaks for it.
	Strategy string `json:"strategy"`
	Why      string `json:"why"`
	// Values to rewrite, over all columns.
	Values int64 `json:"values"`
	// ReadTime is how long it took to read every value of the class, which a
	// run does twice: before and after.
	ReadTime time.Duration `json:"read_ns"`
	// Sample, Took and Duration are set when a chunk was measured: so many
	// values were rewritten in that time and rolled back, and the whole will
	// take Duration with one worker. The record of ids is not in it. A copy is not measured.
	Sample   int64         `json:"sample,omitempty"`
	Took     time.Duration `json:"sample_ns,omitempty"`
	Duration time.Duration `json:"duration_ns,omitempty"`

	// Size is what the tables and their indexes take now, in bytes; -1 where
	// the engine does not tell.
	Size int64 `json:"size_bytes"`
	// Growth is by how much they can grow until the space is used again,
	// Ledger what the record of ids takes until [Database.Finish], Log what is written
	// to the log whose name is LogName. All in bytes.
	Growth int64 `json:"growth_bytes"`
	// GrowthPercent is Growth as a part of Size.
	GrowthPercent int64  `json:"growth_percent"`
	Ledger        int64  `json:"ledger_bytes"`
	Log           int64  `json:"log_bytes"`
	LogName       string `json:"log_name"`
	// ReplicaRate is how many bytes of the log a replica has to apply per second to keep up
	// with the chunks of one worker. It is 0 when no chunk was measured, for a copy, and on
	// engines without replicas.
	ReplicaRate int64    `json:"replica_bytes_per_second,omitempty"`
	Locks       []string `json:"locks"`
	// Reclaim is nil for a copy, and where the engine has nothing to reclaim.
	Reclaim *Reclaim `json:"reclaim,omitempty"`
}

// measureRows is the size of a measured chunk.
const measureRows = 2000

// Estimate says what the plan will need. With measure it rewrites one chunk in a
// transaction that it rolls back: the rows of the chunk are locked meanwhile, and
// triggers fire. Without, it only reads.
func (pl *Plan) Estimate(ctx context.Context, measure bool) (*Estimate, error) {
	if !pl.ready {
		return nil, fmt.Errorf("%w: the plan was refused or not made by Plan", ErrConfig)
	}
	s, err := pl.d.Open(ctx, pl.db)
	if err != nil {
		return nil, wrap(ctx, pl.d, err, "cannot open a session")
	}
	defer s.Close()
	c := pl.d.Costs()
	e := &Estimate{
		Strategy: "in-place", Why: "the ids keep their type and the rewrite has an inverse, so that chunks can be made and stopped at any time",
		Values: pl.ToMove, ReadTime: pl.readTime, LogName: c.LogName, Locks: c.Locks, GrowthPercent: c.GrowthPercent,
		Log: pl.ToMove * c.LogPerValue,
	}
	e.Ledger = pl.idsToRecord() * c.LedgerPerID
	seen := map[sqlgen.Ref]bool{}
	for _, col := range pl.class.Columns {
		if seen[col.Ref] {
			continue
		}
		seen[col.Ref] = true
		n, err := pl.d.Size(ctx, s, col.Ref)
		if errors.Is(err, errors.ErrUnsupported) || n < 0 {
			e.Size = -1
			break
		}
		if err != nil {
			return nil, wrap(ctx, pl.d, err, "cannot read the sizes")
		}
		e.Size += n
	}
	e.Growth = max(e.Size, 0) * c.GrowthPercent / 100
	if pl.copy != nil {
		e.Strategy = string(Copy)
		return e, wrap(ctx, pl.d, pl.estimateCopy(e), "cannot estimate the copy")
	}
	if j, ok := pl.d.(dialect.Joiner); ok {
		joined, err := j.Joined(ctx, s, slices.Collect(maps.Keys(seen)), pl.allKeys)
		if err != nil {
			return nil, wrap(ctx, pl.d, err, "cannot look for tables that foreign keys join")
		}
		e.Locks = slices.Concat(c.Locks, joined)
	}
	if e.Reclaim, err = pl.reclaim(ctx, s, e.Size); err != nil {
		return nil, wrap(ctx, pl.d, err, "cannot look at the indexes")
	}
	if measure && pl.ToMove > 0 {
		if err := pl.measure(ctx, s, e); err != nil {
			return nil, wrap(ctx, pl.d, err, "cannot measure a chunk")
		}
	}
	return e, nil
}

// idsToRecord estimates how many ids the record will have. The ids of a column that refers to
// another are those of the other, but for orphans.
func (pl *Plan) idsToRecord() int64 {
	var ids, all int64
	for i, col := range pl.Columns {
		all = max(all, col.ToMove)
		if !pl.class.Refers(pl.class.Columns[i]) {
			ids = max(ids, col.ToMove)
		}
	}
	for _, n := range pl.orphans {
		ids += n
	}
	if ids == 0 { // each column refers to another
		return all
	}
	return min(ids, pl.ToMove)
}

// errMeasured rolls the measured chunk back.
const errMeasured Error = "migrate: measured"

func (pl *Plan) measure(ctx context.Context, s *dialect.Session, e *Estimate) error {
	r, err := newRunner(pl, RunConfig{ChunkRows: measureRows})
	if err != nil {
		return err
	}
	r.s, s.Gaps = s, pl.undeclared()
	err = s.Patiently(ctx, r.d, func(attempt int) error {
		start := time.Now()
		return r.inTx(ctx, s, func(tx dialect.Tx) error {
			moved, err := r.measureChunk(ctx, tx)
			if err != nil {
				return err
			}
			e.Sample, e.Took = sum(moved), time.Since(start)
			return errMeasured
		})
	})
	if !errors.Is(err, errMeasured) {
		return err
	}
	if e.Sample > 0 {
		e.Duration = time.Duration(float64(e.Took)/float64(e.Sample)*float64(pl.ToMove)) + 2*e.ReadTime
		if c := pl.d.Costs(); c.Replicated {
			e.ReplicaRate = int64(float64(e.Sample*c.LogPerValue) / max(e.Took, 1).Seconds())
		}
	}
	return nil
}

// measureChunk moves a chunk without the state.
func (r *runner) measureChunk(ctx context.Context, tx dialect.Tx) ([]int64, error) {
	locks, err := r.d.TableLocks(r.pl.class)
	more, moreErr := r.triggerLocks()
	err = errors.Join(err, moreErr)
	for _, st := range slices.Concat(locks, more) {
		if err == nil {
			_, err = tx.ExecContext(ctx, st.SQL, st.Args...)
		}
	}
	if err != nil {
		return nil, err
	}
	m := r.batch(r.s, false, nil)
	if list := r.pl.look.List; list != nil {
		ids := list.IDs[:min(len(list.IDs), measureRows)]
		if err := m.turn(ids, r.move.T); err != nil {
			return nil, err
		}
	} else {
		taken, err := r.d.Take(ctx, tx, r.pl.class, 0, r.move.T.From(), sqlgen.Range{}, measureRows)
		if err != nil {
			return nil, err
		}
		m.Mixed, m.Odd = m.Mixed || taken.Mixed, taken.Odd
		if err := m.turn(taken.IDs, r.move.T); err != nil {
			return nil, err
		}
	}
	m.T = r.move.T
	return r.moveAlone(ctx, tx, r.pl.class, m.Batch)
}

// WriteTo writes the estimate as text.
func (e *Estimate) WriteTo(w io.Writer) (int64, error) {
	var b strings.Builder
	fmt.Fprintf(&b, "Estimate: %s, because %s\n", e.Strategy, e.Why)
	switch {
	case e.Strategy == string(Copy):
		fmt.Fprintf(&b, "  time: not measured for a copy; reading every value once took %v\n",
			e.ReadTime.Round(time.Millisecond))
	case e.Sample > 0:
		fmt.Fprintf(&b, "  time: %v for %s values with one worker; %s of them were rewritten in %v and rolled back\n",
			rough(e.Duration), thousands.Group(e.Values), thousands.Group(e.Sample), e.Took.Round(time.Millisecond))
	default:
		fmt.Fprintf(&b, "  time: not measured (--measure does); reading every value once took %v\n", e.ReadTime.Round(time.Millisecond))
	}
	size, growth := "of unknown size", fmt.Sprintf("%d %%", e.GrowthPercent)
	if e.Size >= 0 {
		size, growth = "of "+bytesText(e.Size), bytesText(e.Growth)
	}
	if e.Strategy == string(Copy) {
		fmt.Fprintf(&b, "  disk: tables %s are there twice until finish\n", size)
	} else {
		fmt.Fprintf(&b, "  disk: tables %s can grow by %s; the record of ids takes %s until finish\n", size, growth, bytesText(e.Ledger))
	}
	if e.Reclaim != nil {
		e.Reclaim.write(&b)
	}
	fmt.Fprintf(&b, "  log: about %s of %s\n", bytesText(e.Log), e.LogName)
	if e.ReplicaRate > 0 {
		fmt.Fprintf(&b, "  replicas: one that applies less than %s of it per second falls behind\n",
			bytesText(e.ReplicaRate))
	}
	for _, l := range e.Locks {
		fmt.Fprintf(&b, "  lock: %s\n", l)
	}
	n, err := io.WriteString(w, b.String())
	return int64(n), err
}

// rough rounds a duration to what an estimate can say.
func rough(d time.Duration) time.Duration {
	switch {
	case d > 10*time.Minute:
		return d.Round(time.Minute)
	case d > 10*time.Second:
		return d.Round(time.Second)
	}
	return d.Round(100 * time.Millisecond)
}

// bytesText writes a number of bytes with a unit of 1024.
func bytesText(n int64) string {
	f := float64(n)
	for _, unit := range []string{"B", "KiB", "MiB", "GiB"} {
		if f < 1024 {
			if unit == "B" {
				return fmt.Sprintf("%d B", n)
			}
			return fmt.Sprintf("%.1f %s", f, unit)
		}
		f /= 1024
	}
	return fmt.Sprintf("%.1f TiB", f)
}
