package shadow

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// An online copy lets writers go on. Triggers on the old tables write the key of every row that is
// written to a log; only its key: what the row holds is read when the log is replayed, by deleting
// the new row and copying the old one again. So a row may be in the log any number of times, in any
// order, and replaying an entry twice changes nothing.
//
// The whole comparison of old with new happens in one snapshot while writers go on.
// From then on the log tells exactly which rows can differ, so that under the locks
// of the swap only those are compared, and the number of rows that came and went.

// A Follower is a [Copier] that can follow writers.
type Follower interface {
	Copier
	// OnlineRefusal names what keeps writes of a table from being seen, "" if nothing.
	OnlineRefusal(ctx context.Context, q dialect.Querier, c *Copy) (string, error)
	// MayFollow fails where the role may not make the triggers that follow writers.
	MayFollow(ctx context.Context, q dialect.Querier, c *Copy) error
	// Online does what Fill does, and lets writers go on until the swap. What is left of one that
	// failed or was killed does not hinder writers; Clean removes it.
	Online(ctx context.Context, s *dialect.Session, c *Copy, o Online) error
	// Settle finishes what Online leaves for after the swap, before its Done.
	Settle(ctx context.Context, s *dialect.Session, c *Copy) error
	OnlineCosts() dialect.Costs
}

// Online says how an online copy is carried out.
type Online struct {
	// Patience is how long it tries to get the locks of its first and its last
	// step, again and again, as a [dialect.Patience] does.
	Patience time.Duration
	// Fits are the sets of which the ids must be that are written meanwhile; none: any.
	Fits []transform.Pattern
	// Hold is called before each step, and may wait.
	Hold func(context.Context) error
	// Tell hears of each step when it is done.
	Tell func(run.Event)
	// Check compares all rows, in one snapshot of all tables.
	Check CopyCheck
	// Ready is called right before the locks of the swap are asked for.
	Ready func(context.Context) error
	// Done ends the run's row, after the swap.
	Done func(dialect.Querier) error
}

// Listens tells that the triggers are in.
func (o *Online) Listens() {
	o.Tell(run.Event{Kind: run.Listening, Note: "triggers write down what is written from now on"})
}

// Filled tells that a new table has its rows.
func (o *Online) Filled(t sqlgen.Ref, took time.Duration) {
	o.Tell(run.Event{Kind: run.Copied, Note: state.TableName(t.Schema, t.Table), Took: took})
}

// Swapped tells that the new tables are in place, and for how long the locks were held.
func (o *Online) Swapped(held time.Duration) {
	o.Tell(run.Event{Kind: run.Swapped, Took: held})
}

const (
	enough     = 1000 // entries that may be left for the locks of the swap
	soonEnough = 200 * time.Millisecond
	maxRounds  = 200
)

// Followed is one table of an online copy.
type Followed struct {
	*CopyTable
	No              int
	Key             []string   // identifies a row
	Cols            []string   // that an INSERT may name
	Into            sqlgen.Ref // the new table
	Log, Pick, Seen sqlgen.Ref
	Shape, Storage  string // of the old table when it began
	Ears            string // its triggers
	Tally
}

// Tally counts by how many rows both tables have grown since the whole comparison. The triggers
// count those of the old one.
type Tally struct{ Was, Now, Entries int64 }

// Rebuilt is what has become of a table whose rows may be others without a write.
const Rebuilt = "it was altered, rebuilt, truncated, inherited from, or given statistics or " +
	"rights of its columns, while it was copied"

// DeltaName is a column of the log: 1 for a row that came, -1 for one that went.
const DeltaName = "sqluuid_d"

// KeyName is a column for the i-th value of a key, as the old table has it.
func KeyName(i int) string { return fmt.Sprintf("sqluuid_k%d", i) }

// NewName is a column for the i-th value of a key, as the new table has it.
func NewName(i int) string { return fmt.Sprintf("sqluuid_j%d", i) }

// Names lists quoted names.
func (f *Followed) Names(b *sqlgen.Builder, name func(int) string) (out []string) {
	for i := range f.Key {
		out = append(out, b.Q(name(i)))
	}
	return out
}

// Of lists the key's columns under a quoted prefix, as NEW or OLD.
func (f *Followed) Of(b *sqlgen.Builder, prefix string) string {
	var out []string
	for _, k := range f.Key {
		out = append(out, prefix+"."+b.Q(k))
	}
	return strings.Join(out, ", ")
}

// Images are the key's new values as expressions over the columns KeyName of x.
func (f *Followed) Images(b *sqlgen.Builder, x string) (out []string) {
	for i, k := range f.Key {
		v := x + "." + b.Q(KeyName(i))
		if col, ok := f.Column(k); ok {
			v = col.Expr(v)
		}
		out = append(out, v)
	}
	return out
}

// Match writes that the row of a table is the one that an entry names.
func (f *Followed) Match(b *sqlgen.Builder, entry string, name func(int) string,
	row string) string {
	var out []string
	for i, k := range f.Key {
		out = append(out, entry+"."+b.Q(name(i))+" = "+row+"."+b.Q(k))
	}
	return strings.Join(out, " AND ")
}

// Matches writes that an old row's id is in none of the sets.
func (f *Followed) Matches(b *sqlgen.Builder, col CopyColumn, sets []transform.Pattern) string {
	c := b.Q(col.Name)
	out := c + " IS NOT NULL"
	for _, set := range sets {
		out += " AND NOT " + col.From.Match(c, set)
	}
	return out
}

// Settled compares the tallies.
func Settled(fs []*Followed) error {
	for _, f := range fs {
		if f.Was != f.Now {
			return &RowError{f.Ref, fmt.Sprintf("the old table has %+d rows since it was compared "+
				"and the new one %+d: two of its keys became one, or it was truncated", f.Was, f.Now)}
		}
	}
	return nil
}

// Patiently calls try until it gets its locks. attempt counts from 0.
func (o *Online) Patiently(ctx context.Context, s *dialect.Session, d dialect.Dialect,
	try func(attempt int) error) error {
	tell := func(err error) { o.Tell(run.Event{Kind: run.Waiting, Note: err.Error()}) }
	return s.TryPatiently(ctx, d, dialect.Patience{Bound: o.Patience, Tell: tell}, o.Hold, try)
}

// CatchUp replays the log until little is left.
func (o *Online) CatchUp(ctx context.Context, replay func(context.Context) (int64, error)) error {
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
		o.Tell(run.Event{Kind: run.Replayed, Rows: int(n), Took: took})
		if n <= enough || took < soonEnough {
			return nil
		}
	}
	return errTooFast
}
