package shadow

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
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
	// Patience is for how long the locks of the first and the last step are tried for.
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

// Patiently calls try until it gets its locks. attempt counts from 0.
func (o *Online) Patiently(ctx context.Context, s *dialect.Session, d dialect.Dialect,
	try func(attempt int) error) error {
	tell := func(err error) { o.Tell(run.Event{Kind: run.Waiting, Note: err.Error()}) }
	return s.TryPatiently(ctx, d, dialect.Patience{Bound: o.Patience, Tell: tell}, o.Hold, try)
}

const (
	enough     = 1000 // entries that may be left for the locks of the swap
	soonEnough = 200 * time.Millisecond
	maxRounds  = 200
)

// CatchUp replays the log until little is left.
func (o *Online) CatchUp(ctx context.Context, replay func(context.Context) (int64, error)) error {
	for range maxRounds {
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
	return fmt.Errorf("the tables are written to as fast as the copy can follow; run it again "+
		"when there is less traffic, or without %w", hint.Online)
}

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

// FollowAll reads what an online copy must know of each table. read fills in what the engine
// asks for.
func (c *Copy) FollowAll(read func(*Followed) error) (out []*Followed, err error) {
	for i, t := range c.Tables {
		f := &Followed{CopyTable: t, No: i}
		if err := read(f); err != nil {
			return nil, err
		}
		if len(f.Key) == 0 {
			return nil, &RowError{t.Ref, "it has nothing to tell its rows by any more"}
		}
		out = append(out, f)
	}
	return out, nil
}

// KeyRefusal refuses a table whose rows nothing identifies.
func KeyRefusal(t sqlgen.Ref) string {
	return fmt.Sprintf("table %q has no primary key, and no unique index of columns that are "+
		"NOT NULL, to tell its rows by", t.Table)
}

// DeltaName is a column of the log: 1 for a row that came, -1 for one that went.
const DeltaName = "sqluuid_d"

// KeyName is a column for the i-th value of a key, as the old table has it.
func KeyName(i int) string { return fmt.Sprintf("sqluuid_k%d", i) }

// NewName is a column for the i-th value of a key, as the new table has it.
func NewName(i int) string { return fmt.Sprintf("sqluuid_j%d", i) }

// each writes something for each column of the key.
func (f *Followed) each(write func(i int, key string) string) (out []string) {
	for i, key := range f.Key {
		out = append(out, write(i, key))
	}
	return out
}

// Names lists quoted names.
func (f *Followed) Names(b *sqlgen.Builder, name func(int) string) []string {
	return f.each(func(i int, _ string) string { return b.Q(name(i)) })
}

// Of lists the key's columns under a quoted prefix, as NEW or OLD.
func (f *Followed) Of(b *sqlgen.Builder, prefix string) string {
	list := f.each(func(_ int, key string) string { return prefix + "." + b.Q(key) })
	return strings.Join(list, ", ")
}

// Images are the key's new values as expressions over the columns KeyName of x.
func (f *Followed) Images(b *sqlgen.Builder, x string) []string {
	return f.each(func(i int, key string) string {
		v := x + "." + b.Q(KeyName(i))
		if col, ok := f.Column(key); ok {
			v = col.Expr(v)
		}
		return v
	})
}

// Match writes that the row of a table is the one that an entry names.
func (f *Followed) Match(b *sqlgen.Builder, entry string, name func(int) string,
	row string) string {
	return strings.Join(f.each(func(i int, key string) string {
		return entry + "." + b.Q(name(i)) + " = " + row + "." + b.Q(key)
	}), " AND ")
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

// Misfit returns the query for an id of a column to which the rewrite does not apply. rows are
// the FROM of rows of the old table, to which a condition may be added.
func (f *Followed) Misfit(b *sqlgen.Builder, col CopyColumn, o *Online, rows string) string {
	return "SELECT " + col.From.KeyOut(b.Q(col.Name)) + rows + f.Matches(b, col, o.Fits) + " LIMIT 1"
}

// CheckFits refuses such an id in any column of those rows.
func (f *Followed) CheckFits(ctx context.Context, q dialect.Querier, b *sqlgen.Builder, o *Online,
	rows string) error {
	for _, col := range f.Columns {
		if len(o.Fits) == 0 {
			break
		}
		list, err := dialect.ListNames(ctx, q, f.Misfit(b, col, o, rows))
		if err != nil {
			return err
		}
		if len(list) > 0 {
			return &RowError{f.Ref, fmt.Sprintf("column %q has got the value %q, which the rewrite "+
				"does not apply to", col.Name, list[0])}
		}
	}
	return b.Err
}

// Altered is what has become of a table with another definition.
const Altered = "its definition was changed while it was copied"

// Unaltered refuses changes of a table or of its triggers since the copy began.
func (f *Followed) Unaltered(shape, storage, ears string) error {
	switch {
	case shape != f.Shape:
		return &RowError{f.Ref, Altered}
	case storage != f.Storage:
		return &RowError{f.Ref, "it was altered, rebuilt, truncated, inherited from, or given " +
			"statistics or rights of its columns, while it was copied"}
	case ears != f.Ears:
		return &RowError{f.Ref, "its triggers were changed while it was copied, so that writes may " +
			"have been missed"}
	}
	return nil
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
