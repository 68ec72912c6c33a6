package migrate

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"slices"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/plan"
	"github.com/sqluuid/sqluuid/migrate/internal/rebuild"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/throttle"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// The statuses of a change of type that waits for somebody.
const (
	Ready        = string(state.Ready)        // a cut-over may come
	AfterCutOver = string(state.AfterCutOver) // the twins have the names
	Finishing    = string(state.Finishing)    // old columns are dropped, and there is no way back
	Rebuilt      = string(state.Rebuilt)      // the tables are made anew, on SQLite
)

// The choices of what [Database.FinishTwins] leaves of old keys.
const (
	KeepColumn  = twin.KeepColumn  // next to the new ids, with their unique index
	KeepMap     = twin.KeepMap     // in sqluuid_map_TABLE (old, new)
	KeepNothing = twin.KeepNothing // they are dropped
)

// TwinConfig says which columns get twins.
//
//	Rewrite       Rewrite
//	Columns       []ColumnName // each stands for all columns that foreign keys link to it
//	All           bool         // instead of Columns: all columns that hold ids
//	Except        []string     // [SCHEMA.]TABLE or [SCHEMA.]TABLE.COLUMN that are left out
//	Type          string       // of the twins of binary-to-text, as in PlanConfig
//	Ending        string       // of the twins' names, and with _old behind it of old columns
//	TimeColumn    string       // of new keys, the column with the time of a row
//	TimeOf        string       // or what old keys are: "ulid", "snowflake[:EPOCH_MS[:SHIFT]]"
//	TimeElse      time.Time    // of old rows without a time; zero: they are refused
//	BucketBits    int          // of int-to-v8bucket, 4 to 8; 0: 4
//	AllowTriggers bool         // let the fill fire the tables' own triggers
//	Links         []KeyLink    // columns without a foreign key that hold keys of the run
//
// A pool sends ids to all columns in one form. A change of type is refused while a column that
// holds ids is neither in it nor in Except.
type TwinConfig = plan.TwinConfig

// A KeyLink is a column without a foreign key that holds keys which get new ids.
//
//	Column ColumnName // with a Discriminator, in the rows that have its Value
//	Of     ColumnName // the key; zero: the only one of the run
type KeyLink = plan.KeyLink

// ParseKeyLink reads [SCHEMA.]TABLE.COLUMN[OTHER=VALUE]=[SCHEMA.]TABLE.KEY. The brackets may lack,
// and the key with its sign. A column whose name has such a sign stands in double quotes.
func ParseKeyLink(s string) (KeyLink, error) { return plan.ParseKeyLink(s) }

// A TwinPlan says what a run by twins will do. [Database.PlanTwins] makes it and
// [Database.RunTwins] carries it out.
type TwinPlan struct {
	in *plan.Twins
}

// TwinFacts are a [TwinPlan] as plain data, as JSON has it.
//
//	Run         int64        // that is under way; 0: none
//	NothingToDo bool         // the columns have the type already; a run does nothing
//	Columns     []TwinColumn // with their twins
//	ForeignKeys []string     // among them
//	Carriage    []string     // what the cut-over drops and makes again
//	Without     []string     // indexes that get no twin
//	LeftOut     []IDColumn   // columns with ids that nobody has named
//	Exceptions    []ColumnName // and those that Except names
//	InnerIDs     []ColumnName // columns of JSON and arrays: ids within them stay
//	Warnings    []string
//	Figures     TwinFigures
type TwinFacts = plan.TwinFacts

// TwinFigures are estimates of the room that a run needs, in bytes.
//
//	Size   int64 // of the tables with their indexes
//	Growth int64 // by which they can grow until they are vacuumed
//	Again  int64 // of the twins' indexes, which are a part of Growth
//	Log    int64 // of the write-ahead log
type TwinFigures = plan.Figures

// An IDColumn is a column with ids that gets no twin.
type IDColumn = plan.IDColumn

// A TwinColumn is a column with its twin.
type TwinColumn = plan.TwinColumn

// Resumes reports whether a run is under way, and this is the rest of it.
func (pl *TwinPlan) Resumes() bool { return pl.in.Resumes() }

// Rebuilds reports whether the tables are made anew in one transaction, as on SQLite. There are no
// twins then, and no cut-over.
func (pl *TwinPlan) Rebuilds() bool { return pl.in.Rebuilds }

// Facts returns the plan as plain data.
func (pl *TwinPlan) Facts() TwinFacts { return pl.in.Facts() }

// WriteTo writes the plan as text.
func (pl *TwinPlan) WriteTo(w io.Writer) (int64, error) { return pl.in.WriteTo(w) }

// NeedsTwins reports whether a rewrite changes a type, and the engine can change it. PlanTwins
// plans it then, and Plan refuses it.
func (d *Database) NeedsTwins(r Rewrite) bool { return d.in.NeedsTwins(r) }

// PlanTwins plans a change of type by twins: a second column next to each, which triggers
// keep in step. On SQLite it plans to make the tables anew. It reads only. When something blocks
// it, the error has all of that, with the statements that take it away, and the plan has what was
// found.
func (d *Database) PlanTwins(ctx context.Context, cfg TwinConfig) (*TwinPlan, error) {
	pl, err := d.in.PlanTwins(ctx, cfg)
	if pl == nil {
		return nil, err
	}
	return &TwinPlan{pl}, err
}

// ScriptTwins writes the run of a plan as one script for the engine's own client. The script has
// parts that end the run, and that take it back. It is for a window in which nobody writes, and for
// roles that the command must not have. It stops on another catalogue than the one of now. It has
// no rows and no DSN.
func (d *Database) ScriptTwins(ctx context.Context, pl *TwinPlan) (string, error) {
	if pl == nil || len(pl.in.Refusals) > 0 {
		return "", errNoPlan
	}
	return d.in.ScriptTwins(ctx, pl.in)
}

// errNoPlan occurs when a plan cannot be carried out.
var errNoPlan = fmt.Errorf("%w: the plan was refused, or was not made by PlanTwins", ErrConfig)

// A TwinReport says what a run by twins, or a step of it, has left.
type TwinReport struct {
	Run    int64       `json:"run"`
	Status string      `json:"status"`
	Tables []TwinCount `json:"tables,omitempty"`
	// Holds, HoldTime and LockTime are about a cut-over: how often it held the pools that follow, how
	// long the last hold was, and for how long the tables were locked. Already says that the
	// names were as they should be.
	Holds    int           `json:"holds,omitempty"`
	HoldTime time.Duration `json:"hold_time_ns,omitempty"`
	LockTime time.Duration `json:"lock_time_ns,omitempty"`
	Already  bool          `json:"already,omitempty"`
}

// TwinCount is what a verification has found of one table. Only Rows may be more than 0.
type TwinCount struct {
	Table   string `json:"table"`
	Rows    int64  `json:"rows"`
	Differ  int64  `json:"differ"`
	Null    int64  `json:"null"`
	Orphans int64  `json:"orphans"`
	Example string `json:"example,omitempty"` // of what is wrong
}

// RunTwins makes the twins of a plan, fills and verifies them, while the application goes on. When
// it ends, a cut-over may come. Killed at any moment it goes on where it was when the same is
// planned and run again. On SQLite it makes the tables anew in one transaction, and the columns
// have the new type when it ends.
func (d *Database) RunTwins(ctx context.Context, pl *TwinPlan, cfg RunConfig) (TwinReport, error) {
	if pl == nil || len(pl.in.Refusals) > 0 {
		return TwinReport{}, errNoPlan
	}
	if err := cfg.validate(); err != nil {
		return TwinReport{}, err
	}
	var rep TwinReport
	if pl.in.NothingToDo {
		return rep, nil
	}
	var counts []twin.Count
	err := d.change(ctx, pl.in, cfg, "making twins", func(j *twin.Job) (err error) {
		counts, err = j.Run(ctx)
		return err
	}, func(j *rebuild.Job) (err error) {
		counts, err = j.Run(ctx)
		return err
	}, &rep)
	rep.count(counts)
	return rep, err
}

func (r *TwinReport) count(list []twin.Count) {
	for _, c := range list {
		r.Tables = append(r.Tables, TwinCount{Table: plan.TableName(c.Table), Rows: c.Rows,
			Differ: c.Differ, Null: c.Null, Orphans: c.Orphans, Example: c.Example})
	}
}

// change opens a session and the run, does some work on it, and says what it is then. The work is
// on twins, or on an engine whose tables are made anew.
func (d *Database) change(ctx context.Context, pl *plan.Twins, cfg RunConfig, doing string,
	work func(*twin.Job) error, anew func(*rebuild.Job) error, rep *TwinReport) error {
	s, err := d.in.D.Open(ctx, d.in.DB)
	if err != nil {
		return d.wrap(ctx, err, "cannot open a session")
	}
	defer s.Close()
	if cfg.OnEvent == nil {
		cfg.OnEvent = func(Event) {}
	}
	p := &run.Part{
		DB: d.in.DB, D: d.in.D, S: s, Store: state.SQL{D: d.in.D},
		Column: pl.Name(),
		Class:  pl.Class, Rewrite: pl.Transform(), T: pl.Transform(), Alters: true,
		Readings: make([]check.Reading, len(pl.Class.Columns)), Want: pl.NewRun(), Was: pl.Run,
		LockWait: cfg.LockWait, Tell: cfg.OnEvent, Who: cfg.Process, Command: cfg.Command,
		Brake: &throttle.Brake{After: cfg.StopAfter, PauseReason: cfg.PauseReason, MaxLoad: cfg.MaxLoad,
			MaxLag: cfg.MaxLag},
	}
	for _, db := range cfg.Replicas {
		p.Brake.Replicas = append(p.Brake.Replicas, db)
	}
	for i, col := range pl.Class.Columns {
		p.Readings[i].Moves = pl.Values[plan.NameOf(col).String()].Rows
	}
	p.Prepare()
	s.Patience = p.Patience(0)
	if r, ok := pl.Reader.(rebuild.Rebuilder); ok {
		j := &rebuild.Job{Part: p, Rebuilder: r, Scope: pl.Scope, Sizes: pl.Sizes}
		j.Row = pl.Run
		err := d.refuse(ctx, anew(j), "making the tables anew")
		rep.Run, rep.Status = j.Row.ID, string(j.Row.Status)
		if err != nil && !errors.As(err, new(run.Error)) { // all of it was one transaction
			err = run.Mark(fmt.Errorf("%w; nothing was changed", err), ErrRefused)
		}
		return err
	}
	twinner, _ := pl.Reader.(twin.Twinner)
	j := &twin.Job{Part: p, Twinner: twinner, Scope: pl.Scope, ChunkRows: cfg.ChunkRows,
		ChunkTime: cfg.ChunkTime}
	if err := j.Begin(ctx); err != nil {
		return p.OfferGrants(ctx, d.refuse(ctx, err, "cannot begin"))
	}
	rep.Run = j.Row.ID
	err = p.Begin(ctx)
	defer func() {
		r := runner{part: p}
		r.signOff(ctx, err)
	}()
	defer p.Heartbeat(ctx)()
	if err == nil {
		err = work(j)
	}
	rep.Status = string(j.Row.Status)
	return p.OfferGrants(ctx, d.wrap(ctx, err, doing))
}

// errNoTwins occurs when no run by twins is under way on a column.
var errNoTwins = fmt.Errorf("%w: none by twins is under way on it; see status", ErrNoRun)

// HasTwins reports whether a run by twins is under way on a column.
func (d *Database) HasTwins(ctx context.Context, column ColumnName) (bool, error) {
	if _, can := d.in.D.(twin.Reader); !can {
		return false, nil
	}
	_, err := d.twinRun(ctx, column)
	if errors.Is(err, ErrNoRun) {
		return false, nil
	}
	return err == nil, err
}

// twinRun finds the run by twins that is under way on a column, or the only one.
func (d *Database) twinRun(ctx context.Context, column ColumnName) (found state.Run, err error) {
	q, end, err := dialect.Reader(ctx, d.in.D, d.in.DB)
	if err != nil {
		return found, d.refuse(ctx, err, "cannot read the state")
	}
	defer end()
	runs, err := state.SQL{D: d.in.D}.List(ctx, q)
	if err != nil {
		return found, d.refuse(ctx, err, "cannot read the state")
	}
	var list []state.Run
	for _, r := range runs {
		named := slices.ContainsFunc(r.Columns, func(name string) bool {
			c, err := ParseColumn(name)
			return err == nil && c.Table == column.Table && c.Column == column.Column &&
				(column.Schema == "" || c.Schema == column.Schema)
		})
		if r.Active && r.Before.Twins != nil && (named || column == ColumnName{}) {
			list = append(list, r)
		}
	}
	switch {
	case len(list) == 0:
		return found, errNoTwins
	case len(list) > 1:
		return found, fmt.Errorf("%w: %d runs by twins are under way; name a column", ErrRefused,
			len(list))
	}
	return list[0], nil
}

// onTwins opens the run by twins that is under way on a column.
func (d *Database) onTwins(ctx context.Context, column ColumnName, cfg RunConfig, doing string,
	work func(*twin.Job) error, anew func(*rebuild.Job) error) (rep TwinReport, err error) {
	return d.onPlannedTwins(ctx, column, cfg, doing, (*plan.Twins).RefuseLosses, work, anew)
}

// whatIsLeft takes a run as it is.
func whatIsLeft(*plan.Twins) error { return nil }

// undoing is what an undo does.
const undoing = "undoing"

// onPlannedTwins is onTwins with a check of the plan before.
func (d *Database) onPlannedTwins(ctx context.Context, column ColumnName, cfg RunConfig,
	doing string, check func(*plan.Twins) error, work func(*twin.Job) error,
	anew func(*rebuild.Job) error) (rep TwinReport, err error) {
	if err := cfg.validate(); err != nil {
		return rep, err
	}
	for try := 0; ; try++ {
		r, err := d.twinRun(ctx, column)
		if err != nil {
			return rep, err
		}
		pl, err := d.in.RecallTwins(ctx, r, doing == undoing)
		if err == nil {
			err = check(pl)
		}
		if err != nil {
			return rep, err
		}
		err = d.change(ctx, pl, cfg, doing, work, anew, &rep)
		if !errors.As(err, new(twin.StaleError)) || try == mostRecalls {
			return rep, err
		}
	}
}

// mostRecalls is how often a run is read again that another process has changed meanwhile.
const mostRecalls = 5

// CutOverConfig says how the names of columns and twins are exchanged.
type CutOverConfig struct {
	// Column is any column of the run. The zero value is for the only run by twins.
	Column ColumnName
	// Back exchanges the names back.
	Back bool
	// Check only says whether a cut-over may come now, or has come already.
	Check bool
	// Hold is how long the pools that follow wait at most, each time, by default 3 s. A cut-over
	// that does not get its locks holds them three times, and for 10 s in all.
	Hold time.Duration
	// IgnoreSessions lets sessions be that do not follow. They send ids as the columns were.
	IgnoreSessions bool
	// Except are more columns to leave out, as in [TwinConfig].
	Except []string
	// Acknowledge are [SCHEMA.]TABLE.COLUMN of arrays and JSON with old keys within their values,
	// which stay. Without it a cut-over of [NewKeys] is refused for each, on PostgreSQL.
	Acknowledge []string
	// Packets is for MySQL and MariaDB, whose exchange is one message of several statements. It is a
	// pool whose DSN has multiStatements=true. One of its connections is used, for a moment.
	Packets *sql.DB
	// Before, when set, is called before the first hold. Its error keeps the cut-over from it.
	Before func(context.Context) error
	// Run is for its LockWait, OnEvent, Process and Command.
	Run RunConfig
}

// CutOver exchanges the names of all columns of a run with the names of their twins. That is one
// transaction on PostgreSQL. On MySQL and MariaDB it is one message, and a CutOver completes one
// that the end of the server has left in its middle. Pools of sqltype.Follow wait for it, and go on
// with the new type. It may be repeated. While pairs may differ ([RunStatus.Suspect]) it compares
// all of them first, and an [ErrVerify] says that one does.
func (d *Database) CutOver(ctx context.Context, cfg CutOverConfig) (TwinReport, error) {
	if cfg.Hold == 0 {
		cfg.Hold = 3 * time.Second
	}
	if cfg.Hold < twin.LeastHold || cfg.Hold > twin.MostHeld {
		return TwinReport{}, fmt.Errorf("%w: a hold takes %.0f to %.0f seconds, not %v", ErrConfig,
			twin.LeastHold.Seconds(), twin.MostHeld.Seconds(), cfg.Hold)
	}
	var done twin.Exchange
	how := twin.CutOver{Back: cfg.Back, Hold: cfg.Hold, IgnoreSessions: cfg.IgnoreSessions,
		Before: cfg.Before}
	others := func(pl *plan.Twins) error {
		if err := pl.RefuseLosses(); err != nil || cfg.Back {
			return err
		}
		if err := d.in.LeftOut(ctx, pl, cfg.Except); err != nil {
			return err
		}
		return d.in.RefuseInner(ctx, pl, cfg.Acknowledge)
	}
	rep, err := d.onPlannedTwins(ctx, cfg.Column, cfg.Run, "cutting over", others, func(
		j *twin.Job) (err error) {
		if cfg.Check {
			if done.Already, err = j.Check(ctx, how); err == nil && !done.Already {
				err = j.RefuseSuspect()
			}
			return err
		}
		j.Packets = cfg.Packets
		done, err = j.CutOver(ctx, how)
		return err
	}, func(*rebuild.Job) error {
		return fmt.Errorf("%w: a rebuild has changed the type in its own transaction, and there is no "+
			"cut-over; undo makes the tables once more", ErrRefused)
	})
	rep.Holds, rep.HoldTime, rep.LockTime, rep.Already = done.Holds, done.HoldTime,
		done.LockTime, done.Already
	return rep, err
}

// VerifyTwins compares all pairs of a run by twins, in one snapshot. On SQLite it looks for values
// that are not of the new type, and for rows that have lost their parent.
func (d *Database) VerifyTwins(ctx context.Context, column ColumnName,
	cfg RunConfig) (rep TwinReport, err error) {
	var counts []twin.Count
	rep, err = d.onTwins(ctx, column, cfg, "verifying", func(j *twin.Job) (err error) {
		counts, err = j.Verify(ctx)
		return err
	}, func(j *rebuild.Job) (err error) {
		counts, err = j.Verify(ctx)
		return err
	})
	rep.count(counts)
	return rep, err
}

// UndoTwins drops the twins of a run whose names were not exchanged, or were exchanged back. On
// SQLite it makes the tables once more, with the old type and what was written since.
func (d *Database) UndoTwins(ctx context.Context, column ColumnName,
	cfg RunConfig) (TwinReport, error) {
	refuse := (*plan.Twins).RefuseUndo
	return d.onPlannedTwins(ctx, column, cfg, undoing, refuse, func(j *twin.Job) error {
		j.Part.Undo = true
		return j.Undo(ctx)
	}, func(j *rebuild.Job) error { return j.Undo(ctx) })
}

// FinishTwinsConfig says what the end of a run leaves.
type FinishTwinsConfig struct {
	// Column is any column of the run. The zero value is for the only run by twins.
	Column ColumnName
	// Keep is [KeepColumn], [KeepMap] or [KeepNothing] of a run of [NewKeys], and "" of others. On
	// SQLite the map is there already: "" keeps it, too.
	Keep string
	// KeepNames ends a run of [NewKeys] under own names ([TwinConfig]), without a cut-over: the new
	// columns keep their names and get the primary keys. It is refused while a view or a trigger names
	// a column that goes.
	KeepNames bool
	// Run is for its LockWait, OnEvent, Process and Command.
	Run RunConfig
}

// FinishTwins drops the old columns of a run whose names were exchanged, or are kept, and forgets
// it. Then there is no way back. Killed in the middle, it goes on when it is called again.
func (d *Database) FinishTwins(ctx context.Context, cfg FinishTwinsConfig) (TwinReport, error) {
	check := whatIsLeft
	if cfg.KeepNames {
		check = (*plan.Twins).RefuseLinks
	}
	return d.onPlannedTwins(ctx, cfg.Column, cfg.Run, "finishing", check, func(j *twin.Job) error {
		return j.Finish(ctx, cfg.Keep, cfg.KeepNames)
	}, func(j *rebuild.Job) error {
		if cfg.KeepNames {
			return fmt.Errorf("%w: %w: a rebuild has no twins, and changes no names", ErrConfig,
				hint.KeepNames)
		}
		return j.Finish(ctx, cfg.Keep)
	})
}
