package migrate

import (
	"database/sql"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/sqluuid/sqluuid/internal/thousands"
	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/sqltype"
)

// A Plan says what a run will do and what was found in the tables. [Database.Plan] makes it and
// [Database.Run] carries it out. Its JSON is for machines, [Plan.WriteTo] for people. A Plan is
// not changed once made and may be read concurrently.
type Plan struct {
	Rewrite Rewrite    `json:"-"`
	Undo    bool       `json:"undo"`
	Engine  string     `json:"engine"`
	Column  ColumnName `json:"column"` // as it was named

	// Columns are the column class, referenced columns first.
	Columns     []PlanColumn `json:"columns"`
	ForeignKeys []string     `json:"foreign_keys"`
	Warnings    []string     `json:"warnings,omitempty"`
	OnMismatch  string       `json:"on_mismatch"` // of ids that the rewrite does not apply to: fail or skip
	// Refresh are the statements that bring materialised views up to date after
	// a run in place, in their order. No run issues them.
	Refresh []string `json:"refresh,omitempty"`
	// Online says that writers go on while the tables are copied.
	Online bool `json:"online,omitempty"`
	// Links are columns outside of the class that hold ids of it without a foreign key. A
	// run leaves them as they are.
	Links []Link `json:"links,omitempty"`
	// Publications say, of each publication of the database that does not bring a run to
	// its subscribers, what they will have and what to do.
	Publications []string `json:"publications,omitempty"`
	// Makers say which defaults, triggers, generated columns and routines make ids of the
	// old version, as far as the catalogue tells. They go on doing so after a run.
	Makers []string `json:"makers,omitempty"`
	// UndoUntil says of a copy what ends the time in which it can be undone: its
	// undo is refused afterwards.
	UndoUntil string `json:"undo_until,omitempty"`

	// ToMove is the number of values to rewrite, over all columns.
	ToMove int64 `json:"to_move"`
	// Resumes says that a run is under way and this is the rest of it.
	Resumes bool `json:"resumes"`
	// NothingToDo says that a run would change nothing.
	NothingToDo bool `json:"nothing_to_do"`
	// Writers is how many chunks the engine can write at once; 0: any number.
	Writers int `json:"-"`

	copy    *shadow.Copy // nil: in place
	phase   phase        // it sets Undo, Resumes and NothingToDo
	swapped bool         // a copy of the rewrite is under way, and its tables have changed places
	dropped bool         // its tables are not there any more
	lacking error        // privileges that a run in place needs
	retyped error        // the columns have the type already that the rewrite makes
	allKeys []sqlgen.ForeignKey

	db         *sql.DB
	d          dialect.Dialect
	class      *sqlgen.Class
	move       sqlgen.Move      // of the run
	look       check.Mover      // of the plan's own reading
	orphans    []int64          // per key of the class
	strayIDs   map[string]int64 // per link without a key
	planner    *planner
	also       taken         // columns that an undo must take along
	gone       []ColumnName  // those of them that are not there any more
	fired      []string      // triggers that its updates fire
	quieted    []sqlgen.Ref  // tables whose triggers are disabled in each chunk
	beside     [][]string    // by column of the class, what is compared in rows of a chunk; nil: nothing
	readTime   time.Duration // to read every value once
	schemaHash string        // of what was planned for
	ready      bool          // no check refused it

	earlier   bool      // a run of the same rewrite has ended
	run       state.Run // ID 0: a new one
	lastRun   int64     // the latest on the class when it was planned
	lastSeq   int64     // how often its row had been written
	classHash string
	planHash  string
}

// A PlanColumn is one column of the class.
type PlanColumn struct {
	Column     ColumnName `json:"column"`
	Type       string     `json:"type"`
	Form       string     `json:"form"`
	Referenced bool       `json:"referenced"`           // a foreign key of the class points at it
	Indexed    bool       `json:"indexed"`              // an index begins with it
	Unique     bool       `json:"unique"`               // a unique index consists of it
	Undeclared bool       `json:"undeclared,omitempty"` // in the class by PlanConfig.Also
	Counts     Counts     `json:"counts"`
	ToMove     int64      `json:"to_move"`

	unindexed string      // why no index can be made for it
	found     check.Found // Counts, and what a run needs besides
}

func (pl *Plan) store() state.SQL { return state.SQL{D: pl.d} }

func (pl *Plan) warn(format string, args ...any) {
	pl.Warnings = append(pl.Warnings, fmt.Sprintf(format, args...))
}

// missing returns the columns that the run rewrote and that are not in the class
// any more.
func (pl *Plan) missing() []ColumnName {
	var out []ColumnName
	for _, name := range pl.run.Columns {
		found := false
		for _, c := range pl.gone {
			found = found || c.String() == name
		}
		for _, c := range pl.Columns {
			found = found || c.Column.String() == name
		}
		if c, err := ParseColumn(name); !found && err == nil {
			out = append(out, c)
		}
	}
	return out
}

// sample returns how many ids the fullest column has to move, and some of them.
func (pl *Plan) sample() (n int64, ids []sqltype.UUID) {
	for _, c := range pl.Columns {
		if c.found.Moves > n {
			n, ids = c.found.Moves, c.found.Met
		}
	}
	return n, ids
}

// undeclared reports whether the class has columns without a foreign key.
func (pl *Plan) undeclared() bool {
	return slices.ContainsFunc(pl.class.Columns, func(c sqlgen.Column) bool { return c.Undeclared })
}

// adopt makes the plan one for a run that is in the state.
func (pl *Plan) adopt(r state.Run) {
	pl.run = r
	// Whoever was refused for ids that came later may say that they are to stay.
	if r.OnMismatch != "" && pl.OnMismatch != skipOnMismatch {
		pl.OnMismatch = r.OnMismatch
	}
}

// WriteTo writes the plan as text.
func (pl *Plan) WriteTo(w io.Writer) (int64, error) {
	var b strings.Builder
	verb := pl.Rewrite.String()
	if pl.Undo {
		verb = "undo of " + verb
	}
	fmt.Fprintf(&b, "Plan: %s of %s on %s\n", verb, pl.Column, pl.Engine)
	if len(pl.Columns) > 1 {
		fmt.Fprintf(&b, "  %s is one of %d columns that hold the same ids; they are rewritten together:\n", pl.Column, len(pl.Columns))
	}
	if pl.phase != undone { // which has looked at no row
		pl.writeColumns(&b)
	}
	for _, k := range pl.ForeignKeys {
		fmt.Fprintf(&b, "  foreign key %s\n", k)
	}
	for _, c := range pl.class.Columns {
		if c.Undeclared {
			how := "is locked against writes for the time of each chunk"
			if pl.copy != nil {
				how = "is copied with the others"
			}
			fmt.Fprintf(&b, "  link %s; its table %s\n", check.LinkName(c), how)
		}
	}
	for _, s := range pl.Warnings {
		fmt.Fprintf(&b, "  warning: %s\n", s)
	}
	switch {
	case pl.phase == undone, pl.phase == retyped:
		b.WriteString("  Nothing to do.\n")
	case pl.NothingToDo:
		fmt.Fprintf(&b, "  Nothing to do: no id of %s is left.\n", pl.move.T.About())
	case pl.Resumes:
		fmt.Fprintf(&b, "  Run %d is under way; this goes on with it.\n", pl.run.ID)
	}
	if pl.OnMismatch == skipOnMismatch && !pl.Undo {
		b.WriteString("  Ids of other versions are left as they are.\n")
	}
	if pl.copy != nil && !pl.NothingToDo {
		pl.writeCopy(&b)
	}
	if !pl.NothingToDo && !pl.Undo && pl.copy == nil {
		b.WriteString("  Each id changes at the commit of its chunk, in every column at once. An application that brings an old id\n" +
			"  from outside afterwards does not find it, and gets a foreign key error if it inserts it into a child.\n")
	}
	n, err := io.WriteString(w, b.String())
	return int64(n), err
}

// writeColumns writes a table of the columns.
func (pl *Plan) writeColumns(b *strings.Builder) {
	tw := tabwriter.NewWriter(b, 0, 0, 2, ' ', 0)
	fmt.Fprintf(tw, "  COLUMN\tTYPE\tTO REWRITE\tFOUND\n")
	for _, c := range pl.Columns {
		fmt.Fprintf(tw, "  %s\t%s\t%s\t%s\n", c.Column, c.Type, thousands.Group(c.ToMove), c.Counts)
	}
	tw.Flush()
}
