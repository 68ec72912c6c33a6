package dialect

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// An online copy lets writers go on. Triggers on the old tables write the key of
// every row that is written to a log; only its key: what the row holds is read when
// the log is replayed, by deleting the new row and copying the old one again. So a
// row may be in the log any number of times, in any order, and replaying an entry
// twice changes nothing.
//
// The whole comparison of old with new happens in one snapshot while writers go on.
// From then on the log tells exactly which rows can differ, so that under the locks
// of the swap only those are compared, and the number of rows that came and went.

// A Follower is a [Copier] that can follow writers.
type Follower interface {
	Copier
	// OnlineRefusal names what keeps writes of a table from being seen, "" if
	// nothing.
	OnlineRefusal(ctx context.Context, q Querier, c *Copy) (string, error)
	// Online does what Fill does, and lets writers go on until the swap. What is
	// left of one that failed or was killed does not hinder writers; Clean
	// removes it.
	Online(ctx context.Context, s *Session, c *Copy, o Online) error
	// Settle finishes what Online leaves for after the swap, before its Done.
	Settle(ctx context.Context, s *Session, c *Copy) error
	OnlineCosts() Costs
}

var (
	_ Follower = postgres{}
	_ Follower = mysql{}
)

// FollowerName begins the names of the triggers of an online copy. A resumed plan
// does not refuse those of the run that was killed.
const FollowerName = "sqluuid_follow_"

// Online says how an online copy is carried out.
type Online struct {
	// Patience is how long it tries to get the locks of its first and its last
	// step, again and again, as a [Patience] does.
	Patience time.Duration
	// Fits are the sets of which the ids must be that are written meanwhile;
	// none: any.
	Fits []transform.Pattern
	// Hold is called before each step, and may wait.
	Hold func(context.Context) error
	// Tell is called after each step.
	Tell func(Told)
	// Check compares all rows, in one snapshot of all tables.
	Check CopyCheck
	// Ready is called right before the locks of the swap are asked for.
	Ready func(context.Context) error
	// Done ends the run's row, after the swap.
	Done func(Querier) error
}

// Told is a step of an online copy.
type Told struct {
	Step  Step
	Table Ref           // that was filled
	Rows  int64         // entries of the log
	Took  time.Duration // of the swap: how long the locks were held
	Note  string
}

// Step is what was done.
type Step int

// The steps.
const (
	Listening Step = iota // the triggers are in
	Filled                // one table
	Replayed              // a part of the log
	Blocked               // somebody holds a lock
	Swapped
)

// RowError is a row of which an online copy cannot say what becomes of it.
type RowError struct {
	Table Ref
	Why   string
}

// Error names the table.
func (e *RowError) Error() string { return fmt.Sprintf("table %q: %s", e.Table.Table, e.Why) }

// A LogError occurs while what stands in the log of a table is followed, which is before
// anything is swapped.
type LogError struct {
	Table Ref
	Err   error
}

// Error names the table.
func (e *LogError) Error() string {
	return fmt.Sprintf("following the log of %q: %v", e.Table.Table, e.Err)
}

// Unwrap returns what the server says.
func (e *LogError) Unwrap() error { return e.Err }

const (
	enough     = 1000 // entries that may be left for the locks of the swap
	soonEnough = 200 * time.Millisecond
	maxRounds  = 200
)

// followed is one table of an online copy.
type followed struct {
	*CopyTable
	no              int
	key             []string // identifies a row
	cols            []string // that an INSERT may name
	into            Ref      // the new table
	log, pick, seen Ref
	shape, storage  string // of the old table when it began
	ears            string // its triggers
	tally
}

// tally counts since the whole comparison by how many rows the old table has grown,
// as the triggers tell, and by how many the new one.
type tally struct{ was, now, entries int64 }

// rebuilt is what has become of a table whose rows may be others without a write.
const rebuilt = "it was altered, rebuilt, truncated, inherited from, or given statistics or rights of its columns, while it was copied"

const deltaName = "sqluuid_d"

func keyName(i int) string { return fmt.Sprintf("sqluuid_k%d", i) } // as the old table has it
func newName(i int) string { return fmt.Sprintf("sqluuid_j%d", i) } // as the new one has it

// names lists quoted names.
func (f *followed) names(b *builder, name func(int) string) (out []string) {
	for i := range f.key {
		out = append(out, b.q(name(i)))
	}
	return out
}

// of lists the key's columns under a quoted prefix, as NEW or OLD.
func (f *followed) of(b *builder, prefix string) string {
	var out []string
	for _, k := range f.key {
		out = append(out, prefix+"."+b.q(k))
	}
	return strings.Join(out, ", ")
}

// images are the key's new values as expressions over the columns keyName of x.
func (f *followed) images(b *builder, x string) (out []string) {
	for i, k := range f.key {
		v := x + "." + b.q(keyName(i))
		if col, ok := f.column(k); ok {
			v = col.Expr(v)
		}
		out = append(out, v)
	}
	return out
}

// match writes that the row of a table is the one that an entry names.
func (f *followed) match(b *builder, entry string, name func(int) string, row string) string {
	var out []string
	for i, k := range f.key {
		out = append(out, entry+"."+b.q(name(i))+" = "+row+"."+b.q(k))
	}
	return strings.Join(out, " AND ")
}

// matches writes that an old row's id is in none of the sets.
func (f *followed) matches(b *builder, col CopyColumn, sets []transform.Pattern) string {
	c := b.q(col.Name)
	out := c + " IS NOT NULL"
	for _, set := range sets {
		out += " AND NOT " + col.From.Match(c, set)
	}
	return out
}

// settled compares the tallies.
func settled(fs []*followed) error {
	for _, f := range fs {
		if f.was != f.now {
			return &RowError{f.Ref, fmt.Sprintf("the old table has %+d rows since it was compared and the new one %+d: two of its keys became one, or it was truncated", f.was, f.now)}
		}
	}
	return nil
}

func tallies(fs []*followed) []tally {
	var out []tally
	for _, f := range fs {
		out = append(out, f.tally)
	}
	return out
}

func restoreTallies(fs []*followed, was []tally) {
	for i, f := range fs {
		f.tally = was[i]
	}
}

// affected runs a statement and returns how many rows it changed.
func affected(ctx context.Context, q Querier, query string) (int64, error) {
	res, err := q.ExecContext(ctx, query)
	if err != nil {
		return 0, err
	}
	return res.RowsAffected()
}

// patiently calls try until it gets its locks. attempt counts from 0.
func (o *Online) patiently(ctx context.Context, s *Session, d Dialect, try func(attempt int) error) error {
	tell := func(err error) { o.Tell(Told{Step: Blocked, Note: err.Error()}) }
	return s.patiently(ctx, d, Patience{Bound: o.Patience, Tell: tell}, o.Hold, try)
}

func pause(ctx context.Context, d time.Duration) error {
	t := time.NewTimer(d)
	defer t.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-t.C:
		return nil
	}
}

// catchUp replays the log until little is left.
func (o *Online) catchUp(ctx context.Context, replay func(context.Context) (int64, error)) error {
	for round := 0; round < maxRounds; round++ {
		if err := o.Hold(ctx); err != nil {
			return err
		}
		start := time.Now()
		n, err := replay(ctx)
		if err != nil {
			return err
		}
		took := time.Since(start)
		o.Tell(Told{Step: Replayed, Rows: n, Took: took})
		if n <= enough || took < soonEnough {
			return nil
		}
	}
	return errTooFast
}

// errTooFast occurs when the log grows as fast as it is replayed.
var errTooFast = fmt.Errorf("the tables are written to as fast as the copy can follow; run it again when there is less traffic, or without --online")
