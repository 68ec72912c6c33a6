package twin

import (
	"context"
	"database/sql"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/sqltype/follow"
)

// A Step is one thing to do. It may be repeated.
type Step struct {
	Name string // what it does, as "add twins to orders"
	Lock string // that others may notice
	Do   []sqlgen.Statement
}

// An Obstacle keeps twins from a table.
type Obstacle struct {
	Object string // what it is about
	Why    string // and what to do
	SQL    string // the statement that does it; "": none does
}

// Refusal refuses what the obstacle blocks, and offers its statement.
func (o Obstacle) Refusal() error {
	err := fmt.Errorf("%w: %s: %s", run.ErrRefused, o.Object, o.Why)
	if o.SQL != "" {
		err = dialect.Offer(err, []string{o.SQL})
	}
	return err
}

// OldDefault says why a column that refers to a key with new ids has no default. The server gives
// the default, an old key, to a row that brings a new id alone.
func OldDefault(value string) string {
	return "its default " + value + " is an old key, which would take the place of the new one " +
		"that a program brings; drop it"
}

// Findings is what a plan has found about a scope.
type Findings struct {
	Obstacles []Obstacle
	Warnings  []string
	Lacks     dialect.Lacks
	Carriage  []string // what the cut-over drops and makes again
	LeftOut   []string // what has no twin
}

// A Course says what a run does on an engine, for its plan.
type Course struct {
	Steps          []string // 1 to 6, with their locks
	Ready, CutOver string   // what has changed for the application, and how names are exchanged
	Own            string   // what has changed where twins have names of their own, "" for Ready
	Log, Shrinks   string   // the name of the engine's log, and what ends the growth of tables
}

// A Reader is a Dialect that reads for a plan what columns hold. It finds what keeps their type
// from being changed.
type Reader interface {
	dialect.Dialect
	Course() Course
	// Survey reads what keeps the type of the columns, and what is carried.
	Survey(ctx context.Context, q dialect.Querier, s *Scope) (Findings, error)
	// Target is the form of ids that are no text, and the type. "" is the server's own choice.
	Target(ctx context.Context, q dialect.Querier, typ string) (*sqlgen.Form, string, error)
	// Texts are the forms of text of a column whose form is one of text.
	Texts(of *sqlgen.Form) Texts
	// Unreadable lists a GRANT for each right to read columns that the role has not.
	Unreadable(ctx context.Context, q dialect.Querier, columns []sqlgen.Column) ([]string, error)
	// Counting is how values are counted, and MakesIDs lists those columns whose default makes ids.
	Counting() Counting
	MakesIDs(ctx context.Context, q dialect.Querier, columns []sqlgen.Column) ([]sqlgen.Column, error)
	// Sizes says what the tables of a scope take.
	Sizes(ctx context.Context, q dialect.Querier, s *Scope) ([]Size, error)
	// Script writes the whole run as one script for the engine's own client.
	Script(ctx context.Context, q dialect.Querier, s *Scope) (string, error)
}

// A Twinner is a Dialect that can do this. It spells, and the Job orders, repeats and waits. What
// lists steps asks the catalogue for those that are missing.
type Twinner interface {
	Reader

	// Claim makes this session the only one that works on a run, until it ends.
	Claim(ctx context.Context, q dialect.Querier, run int64) (bool, error)
	// Names says whether the twins have the names that programs know, or some of them.
	Names(ctx context.Context, q dialect.Querier, s *Scope) (switched, half bool, err error)

	// Expand lists the steps that make the columns and the triggers.
	Expand(ctx context.Context, q dialect.Querier, s *Scope) ([]Step, error)
	// Walk begins to fill the twins of a table. FindUnfilled finds a row without one.
	Walk(ctx context.Context, q dialect.Querier, s *Scope, t Table) (Walk, error)
	FindUnfilled(s *Scope, t Table) sqlgen.Statement
	// Outlast waits for the transactions that have written to the tables and read roots without a
	// lock, so that these got their ids past them.
	Outlast(s *Scope) []sqlgen.Statement
	// Constrain lists the steps that make indexes and keys, and validate them. Repair lists those
	// that mend what the server has written past the triggers, until the keys stood. Relink lists
	// those that mend links whose rows came again, also those that did so just before a cut-over.
	Constrain(ctx context.Context, q dialect.Querier, s *Scope) ([]Step, error)
	Repair(ctx context.Context, q dialect.Querier, s *Scope) ([]Step, error)
	Relink(ctx context.Context, q dialect.Querier, s *Scope, isBehind bool) ([]Step, error)
	// Verify compares all pairs and looks for rows without a parent, in one snapshot.
	Verify(ctx context.Context, s *dialect.Session, sc *Scope) ([]Count, error)

	// CutOver exchanges the names, and turns the gates.
	CutOver(ctx context.Context, sess *dialect.Session, s *Scope, c Change) error
	// Undo lists the steps that drop the twins, and Finish those that drop the old columns.
	Undo(ctx context.Context, q dialect.Querier, s *Scope) ([]Step, error)
	Finish(ctx context.Context, q dialect.Querier, s *Scope) ([]Step, error)
	// Ends lists what keeps a run from its end: tables outside of the scope that have triggers of the
	// run, and what the server does not alter while programs write.
	Ends(ctx context.Context, q dialect.Querier, s *Scope) (moved []string, late []Obstacle, err error)
	// NamesOld lists what names the old columns that finish drops, of a scope whose names stay.
	NamesOld(ctx context.Context, q dialect.Querier, s *Scope) ([]string, error)

	// Readers lists the roles that may read the gate because they have rights on the tables.
	Readers(ctx context.Context, q dialect.Querier, s *Scope) ([]string, error)
	// Gates has the gate of each schema of the scope.
	Gates(ctx context.Context, q dialect.Querier, s *Scope) ([]follow.Gate, error)
}

// A Walk goes through the rows of a table. Its bounds are texts that it has written itself.
type Walk interface {
	// End is a bound of today. Rows behind it have passed the triggers. nil: there is none.
	End() *string
	// Fill writes all twins of some rows behind lo and up to hi, and counts those that it wrote. It
	// says how far it came, nil: to hi.
	Fill(ctx context.Context, tx dialect.Tx, lo, hi *string, rows int) (n int64, to *string,
		err error)
}

// A Change is what a cut-over does besides the names.
type Change struct {
	Attempt int
	Phase   string // of the gates then
	Turns   []Turn
	// Packets has connections that take several statements in one message, where the engine wants
	// that. It may be nil.
	Packets *sql.DB
	// Record writes the status that the run has then.
	Record func(context.Context, dialect.Tx) error
}

// A Turn is a gate of a change, with its epochs.
type Turn struct {
	follow.Gate
	Run         int64
	Epoch, Next string
}

// In turns the gates in a transaction. It fails where the hold is about to end.
func (c Change) In(ctx context.Context, tx dialect.Tx) error {
	for _, g := range c.Turns {
		n, err := dialect.CountAffected(ctx, tx, sqlgen.Statement{SQL: g.SQL(follow.Change),
			Args: []any{c.Phase, g.Next, g.Run, g.Epoch}})
		if err == nil && n != 1 {
			err = ErrHoldOver
		}
		if err != nil {
			return err
		}
		var zero int
		if err := tx.QueryRowContext(ctx, g.SQL(follow.Assert), g.Next).Scan(&zero); err != nil {
			return err
		}
	}
	return nil
}

// ErrHoldOver occurs when a change takes longer than its hold. Nothing was changed.
var ErrHoldOver = fmt.Errorf("%w within the hold: the exchange took too long; nothing was "+
	"changed; allow a longer hold, of at most %v, or try again when the server has less to do",
	errUnquiet, MostHeld)

// ErrPackets occurs where a cut-over is one message of several statements, and no pool for it takes
// that.
var ErrPackets = fmt.Errorf("%w: a cut-over on this engine is one message of several statements, "+
	"and its pool takes one statement a message; let the DSN of that pool have multiStatements=true",
	run.ErrRefused)

// ErrPacketUnderWay occurs when the message of another cut-over does not end.
var ErrPacketUnderWay = fmt.Errorf("%w: the message of another cut-over of this run is under way",
	run.ErrLocked)

// A HalfError occurs when a cut-over stopped in its middle. Writes fail, and followers wait.
type HalfError struct{ Err error }

func (e HalfError) Error() string {
	return fmt.Sprintf("the cut-over stopped in its middle: some names have changed, and others have "+
		"not; writes fail and programs that follow wait until the same command has completed it: %v",
		e.Err)
}
func (e HalfError) Unwrap() error { return e.Err }

// Texts are forms of text: one that reads ids in every spelling, and those that write each.
type Texts struct{ Any, Hyphens, Digits, Braces *sqlgen.Form }

// Of returns the form that writes ids in a spelling.
func (t Texts) Of(s Spelling) *sqlgen.Form {
	switch s {
	case Digits:
		return t.Digits
	case Braces:
		return t.Braces
	}
	return t.Hyphens
}

// A Spelling is how a text has an id.
type Spelling string

// The spellings in which ids are written. All others are read.
const (
	Hyphens Spelling = "36 characters"
	Digits  Spelling = "32 digits"
	Braces  Spelling = "braces"
)

// Length is how many characters an id takes.
func (s Spelling) Length() int {
	switch s {
	case Digits:
		return 32
	case Braces:
		return 38
	}
	return 36
}

// Values is what a column holds.
type Values struct {
	Rows, Null     int64
	Misfits        int64 // that are no ids
	Example        string
	Plain          int64 // 36 characters in lower case, or no text
	Digits, Braced int64
	Others         int64 // ids to which the rewrite does not apply
}

// Spelling is the one that most values have.
func (v Values) Spelling() Spelling {
	switch ids := v.Rows - v.Null; {
	case v.Digits*2 > ids:
		return Digits
	case v.Braced*2 > ids:
		return Braces
	}
	return Hyphens
}

// A Sample is what some rows hold in a column.
type Sample struct {
	Values   int64 // that are not NULL
	IDs      int64 // of these
	Moves    int64 // of these, those that the rewrite changes
	MakesIDs bool  // by the default of the column
	IsHidden bool  // from this role
}

// A Size is what a table takes, in bytes.
type Size struct {
	sqlgen.Ref
	Rows    int64 // with what is stored with them elsewhere
	Indexes int64
	Again   int64 // of the indexes, those that twins get once more
}

// A Count is what a verification has found of a table.
type Count struct {
	Table                       sqlgen.Ref
	Rows, Differ, Null, Orphans int64
	Example                     string // of what is wrong, "" for none
}

// IsRight reports whether nothing is wrong.
func (c Count) IsRight() bool { return c.Differ == 0 && c.Null == 0 && c.Orphans == 0 }
