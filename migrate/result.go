package migrate

import (
	"database/sql"
	"io"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/plan"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
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
	// OnMismatch is what happens to ids that the rewrite does not apply to: fail or skip.
	OnMismatch string `json:"on_mismatch"`
	// Refresh are the statements that bring materialised views up to date after a run in place, in
	// their order. No run issues them.
	Refresh []string `json:"refresh,omitempty"`
	// Links are columns outside of the class that hold ids of it without a foreign key. A
	// run leaves them as they are.
	Links []Link `json:"links,omitempty"`
	// Search says where such columns were looked for; nil: nowhere.
	Search *Search `json:"link_search,omitempty"`
	// Publications say, of each publication of the database that does not bring a run to its
	// subscribers, what they will have and what to do.
	Publications []string `json:"publications,omitempty"`
	// Makers say which defaults, triggers, generated columns and routines go on making ids of the
	// old version, as far as the catalogue tells.
	Makers []string `json:"makers,omitempty"`

	// ToMove is the number of values to rewrite, over all columns.
	ToMove int64 `json:"to_move"`
	// Resumes says that a run is under way and this is the rest of it.
	Resumes bool `json:"resumes"`
	// NothingToDo says that a run would change nothing.
	NothingToDo bool `json:"nothing_to_do"`
	// Writers is how many chunks the engine can write at once; 0: any number.
	Writers int `json:"-"`

	in *plan.Plan
	of *sql.DB // that it was read from
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
}

// newPlan shows what was planned.
func (d *Database) newPlan(in *plan.Plan) *Plan {
	if in == nil {
		return nil
	}
	out := &Plan{
		Rewrite: in.Rewrite, Undo: in.Undo, Engine: in.Engine, Column: in.Column,
		ForeignKeys: in.ForeignKeys, Warnings: in.Warnings, OnMismatch: in.OnMismatch,
		Refresh: in.Refresh, Links: in.Links, Search: in.Search,
		Publications: in.Publications, Makers: in.Makers,
		ToMove: in.ToMove, Resumes: in.Resumes, NothingToDo: in.NothingToDo,
		Writers: in.Writers, in: in, of: d.in.DB,
	}
	for _, c := range in.Columns {
		out.Columns = append(out.Columns, PlanColumn{
			Column: c.Column, Type: c.Type, Form: c.Form, Referenced: c.Referenced, Indexed: c.Indexed,
			Unique: c.Unique, Undeclared: c.Undeclared, Counts: c.Counts, ToMove: c.ToMove,
		})
	}
	return out
}

// WriteTo writes the plan as text.
func (pl *Plan) WriteTo(w io.Writer) (int64, error) { return pl.in.WriteTo(w) }

// Counts says what the values of a column are. Its method Rows returns the number of rows, NULL
// included; String lists what there is, as "1,200 of version 1, 3 of version 4, 2 NULL".
//
//	Versions map[int]int64 // rows by version, of the variant of RFC 9562, in the layout in which
//	                       // the rewrite finds or leaves them
//	Kinds    map[string]int64 // ids without a version, as ULID and EUID, by their text
//	Null     int64
//	Nil      int64    // the nil UUID
//	Max      int64    // the max UUID
//	Variant  int64    // of another variant
//	NoUUID   int64    // not a UUID in the column's form
//	OtherSpelling  int64    // of these, ids in another spelling, such as 32 digits
//	Others   int64    // that the rewrite does not apply to
//	Examples []string // up to ten of Others, malformed ones first
type Counts = check.Counts

// ColumnCounts are the counts of one column: its Column, a ColumnName, and its [Counts].
type ColumnCounts = plan.ColumnCounts

// A Link is a column outside of the class that holds ids of it, as a sample says. Its method String
// says what will become of it, and what to do.
//
//	Column    ColumnName
//	Type      string
//	RowsFound int64 // rows of the class with an id of the sample
//	Sample    int   // ids that were looked up
//	Also bool    // whether the run would take it along by [PlanConfig.Also]; otherwise its ids
//	             // stand in another form, or inside values
//	Partial bool // whether the plan would refuse it for ids of the sample that the class has not
//	Null string  // the other column in which its rows have NULL, so that nothing names them alone
type Link = plan.Link

// A Search says where columns that hold ids of the class without a foreign key were looked for.
//
//	Columns   int      // outside of the class; a sample of each was looked up
//	Unread    []string // what could not be looked at, and why
//	Databases []string // the others of the server, into which no run looks
type Search = plan.Search

// A Report says what a run left.
type Report struct {
	Run         int64 `json:"run,omitempty"`
	MovedValues int64 `json:"moved"` // values rewritten, over all columns and calls
	// Columns are the counts after the run.
	Columns []ColumnCounts `json:"columns"`
	// Orphans is the number of rows without a parent, over all foreign keys of the class. It is what
	// it was before the run.
	Orphans int64 `json:"orphans"`
	// Identical says that each of Columns holds exactly the ids that the plan expected, in the rows
	// in which they stood, as far as a key next to the column tells those apart. When it is false
	// without an error, the rows of a column were not compared, and NotCompared says why: the
	// application has inserted or deleted some.
	Identical   bool   `json:"identical"`
	NotCompared string `json:"changed,omitempty"`
	// The plan has found these: links that the run neither rewrote nor verified, the columns whose
	// samples were searched for them, publications whose subscribers were not verified, what goes on
	// making ids of the old version, and materialised views that have the ids of before.
	Links        []Link   `json:"links,omitempty"`
	Search       *Search  `json:"link_search,omitempty"`
	Publications []string `json:"publications,omitempty"`
	Makers       []string `json:"makers,omitempty"`
	Refresh      []string `json:"refresh,omitempty"`
	// Process is what this call of Run did, and All what every process did in the run or its undo.
	Process *Share `json:"process,omitempty"`
	All     *Share `json:"all,omitempty"`
	// Sizes are the sizes of the tables, where the engine tells them.
	Sizes []TableSize `json:"sizes,omitempty"`
	// Reindex are statements that rebuild the indexes of the ids, which grow while every id
	// is rewritten. [Database.Reindex] returns them.
	Reindex []string `json:"reindex,omitempty"`
}

// A Share is a part of the work in a run.
type Share struct {
	Began       time.Time     `json:"began"` // of All by the clock of the server
	MovedValues int64         `json:"moved"`
	Chunks      int64         `json:"chunks"`
	Took        time.Duration `json:"took_ns"`   // of All the sum over the processes
	Processes   int           `json:"processes"` // which took part
	// LostProcesses counts the processes that ended without a record, as a killed one does.
	LostProcesses int `json:"lost,omitempty"`
}

// A TableSize is how many bytes a table took with its indexes before the run, and takes after it.
type TableSize struct {
	Table  string `json:"table"`
	Before int64  `json:"before_bytes"`
	After  int64  `json:"after_bytes"`
}

// report names the columns of what a job has found.
func report(pl *plan.Plan, found run.Report) Report {
	rep := Report{Run: found.Run, MovedValues: found.MovedValues, Orphans: found.Orphans,
		Identical: found.Identical, NotCompared: strings.Join(found.NotCompared, "; "),
		Reindex: found.Reindex}
	for i, c := range found.Columns {
		counts := c.Counts
		if found.Identical {
			counts = counts.InKindsOf(pl.Columns[i].Counts)
		}
		rep.Columns = append(rep.Columns,
			ColumnCounts{Column: plan.NameOf(pl.Class.Columns[i]), Counts: counts})
	}
	return rep
}
