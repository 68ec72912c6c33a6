package plan

import (
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"
	"unicode/utf8"

	"github.com/sqluuid/sqluuid/internal/thousands"
	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// A Plan says what a run will do and what was found in the tables. It is a value: nothing is read
// with it. The first fields are the fields of migrate.Plan, which says what they are.
type Plan struct {
	Rewrite                                              Rewrite
	Undo, Resumes, NothingToDo                           bool
	Engine, OnMismatch                                   string
	Column                                               ColumnName
	Columns                                              []Column
	ForeignKeys, Warnings, Refresh, Publications, Makers []string
	ToMove                                               int64
	Writers                                              int

	history runHistory // what became of earlier runs
	findings

	Phase   phase // it sets Undo, Resumes and NothingToDo
	Lacking error // privileges that the run needs

	Schema            *dialect.Schema // as it was read for the plan
	Class             *sqlgen.Class
	facts             []sqlgen.TableColumn // by column of the class
	Move              sqlgen.Move          // of the run
	Mover             check.Mover          // of the plan's own reading
	Inquiry           inquiry
	fromRun           runColumns   // columns that an undo must take along
	goneColumns       []ColumnName // columns among them that are not there any more
	FiredTriggers     []string     // triggers that its updates fire
	DisableTriggersOn []sqlgen.Ref // tables whose triggers are disabled in each chunk
	ComparedColumns   [][]string   // by column of the class, what a chunk compares; nil: nothing
	schemaHash        string       // of what was planned for
	Ready             bool         // no check refused it
	refusals          []error      // what the checks refuse so far

	earlier   bool      // a run of the same rewrite has ended
	ended     bool      // one has by what the ids look like, without its record
	Run       state.Run // ID 0: a new one
	LastRun   int64     // the latest on the class when it was planned
	lastSeq   int64     // how often its row had been written
	ClassHash string
	PlanHash  string
}

// A Column is one column of the class. The first fields are the fields of migrate.PlanColumn.
type Column struct {
	Column                                  ColumnName
	Type, Form                              string
	Referenced, Indexed, Unique, Undeclared bool
	Counts                                  check.Counts
	ToMove                                  int64

	IndexRefusal string        // why no index can be made for it
	Reading      check.Reading // Counts, and what a run needs besides
}

func (pl *Plan) warn(format string, args ...any) {
	pl.Warnings = append(pl.Warnings, fmt.Sprintf(format, args...))
}

// addRefusal keeps what a plan is refused for, so that it tells all reasons at once.
func (pl *Plan) addRefusal(err error) {
	if err != nil {
		pl.refusals = append(pl.refusals, err)
	}
}

func (pl *Plan) refusef(format string, args ...any) { pl.addRefusal(refusal(format, args...)) }

// MissingColumns returns the columns that the run rewrote and that are not in the class any more.
func (pl *Plan) MissingColumns() []ColumnName { return pl.missingColumnsOf(pl.Run) }

// missingColumnsOf returns the columns that a run rewrote and that are not in the class any more.
func (pl *Plan) missingColumnsOf(r state.Run) (out []ColumnName) {
	for _, name := range r.Columns {
		c, err := ParseColumn(name)
		if err == nil && !pl.holds(c) && !slices.Contains(pl.goneColumns, c) {
			out = append(out, c)
		}
	}
	return out
}

// holds reports whether a column is in the class.
func (pl *Plan) holds(name ColumnName) bool {
	return slices.ContainsFunc(pl.Columns, func(c Column) bool { return c.Column == name })
}

// Shares reports whether a run has rewritten a column of the class.
func (pl *Plan) Shares(r state.Run) bool {
	return slices.ContainsFunc(r.Columns, func(name string) bool {
		c, err := ParseColumn(name)
		return err == nil && pl.holds(c)
	})
}

// Undeclared reports whether the class has columns without a foreign key.
func (pl *Plan) Undeclared() bool {
	return slices.ContainsFunc(pl.Class.Columns, func(c sqlgen.Column) bool { return c.Undeclared })
}

// Adopt makes the plan one for a run that is in the state.
func (pl *Plan) Adopt(r state.Run) {
	pl.Run = r
	// A user whose run was refused for ids that came later may choose to let them stay.
	if r.OnMismatch != "" && pl.OnMismatch != SkipOnMismatch {
		pl.OnMismatch = r.OnMismatch
	}
}

// Transform is what the rewrite does to an id.
func (pl *Plan) Transform() *transform.Transform { return pl.Rewrite.t }

// Forward sets what a run does and what the plan reads.
func (pl *Plan) Forward() {
	pl.Move = sqlgen.Move{T: pl.Rewrite.t, Run: pl.Run.ID}
	pl.Mover = check.Mover{T: pl.Rewrite.t}
}

// Listed reports whether the plan follows the ids that its run has written down.
func (pl *Plan) Listed() bool {
	if pl.Run.ID == 0 || pl.Phase == undone {
		return false
	}
	return pl.Undo || pl.Rewrite.t.Listed()
}

// tableWidth is the width of a terminal, beyond which a table is written as a list.
const tableWidth = 80

// writeTable writes rows below their headings. Where one is wider than a terminal, each row becomes
// a line with its first two values, and the others with their headings below it.
func writeTable(b *strings.Builder, rows [][]string) {
	var table strings.Builder
	tw := tabwriter.NewWriter(&table, 0, 0, 2, ' ', 0)
	for _, row := range rows {
		fmt.Fprintf(tw, "  %s\n", strings.Join(row, "\t"))
	}
	tw.Flush()
	isWide := func(line string) bool { return utf8.RuneCountInString(line) > tableWidth }
	if !slices.ContainsFunc(strings.Split(table.String(), "\n"), isWide) {
		b.WriteString(table.String())
		return
	}
	for _, row := range rows[1:] {
		var rest []string
		for i, value := range row[2:] {
			rest = append(rest, strings.ToLower(rows[0][i+2])+" "+value)
		}
		fmt.Fprintf(b, "  %s (%s)\n    %s\n", row[0], row[1], strings.Join(rest, "; "))
	}
}

// WriteTo writes the plan as text. Its lines are as long as what they say.
func (pl *Plan) WriteTo(w io.Writer) (int64, error) {
	var b strings.Builder
	verb := pl.Rewrite.String()
	if pl.Undo {
		verb = "undo of " + verb
	}
	fmt.Fprintf(&b, "Plan: %s of %s on %s\n", verb, pl.Column, pl.Engine)
	if len(pl.Columns) > 1 {
		fmt.Fprintf(&b, "  %s is one of %d columns that hold the same ids; "+
			"they are rewritten together:\n", pl.Column, len(pl.Columns))
	}
	if pl.Phase != undone { // which has looked at no row
		rows := [][]string{{"COLUMN", "TYPE", "TO REWRITE", "FOUND"}}
		for _, c := range pl.Columns {
			rows = append(rows, []string{c.Column.String(), c.Type, thousands.Group(c.ToMove),
				c.Counts.String()})
		}
		writeTable(&b, rows)
	}
	for _, k := range pl.ForeignKeys {
		fmt.Fprintf(&b, "  foreign key %s\n", k)
	}
	for _, c := range pl.Class.Columns {
		if c.Undeclared {
			fmt.Fprintf(&b, "  link %s; its table is locked against writes for the time of each chunk\n",
				check.LinkName(c))
		}
	}
	for _, s := range pl.Warnings {
		fmt.Fprintf(&b, "  warning: %s\n", s)
	}
	switch {
	case pl.Phase == undone,
		pl.NothingToDo && pl.ended: // a warning says why
		b.WriteString("  Nothing to do.\n")
	case pl.NothingToDo:
		fmt.Fprintf(&b, "  Nothing to do: no id of %s is left.\n", pl.Move.T.About())
	case pl.Resumes:
		fmt.Fprintf(&b, "  Run %d is under way; this goes on with it.\n", pl.Run.ID)
	}
	if pl.OnMismatch == SkipOnMismatch && !pl.Undo {
		b.WriteString("  Ids of other versions are left as they are.\n")
	}
	switch {
	case pl.NothingToDo:
	case !pl.Undo:
		b.WriteString("  Each id changes at the commit of its chunk, in every column at once. " +
			"An application that brings an old id from outside afterwards does not find it, and gets a " +
			"foreign key error if it inserts it into a child.\n")
	}
	n, err := io.WriteString(w, b.String())
	return int64(n), err
}
