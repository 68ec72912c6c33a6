package dialect

import (
	"context"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// Facts are what is true of every server of an engine. Nobody changes them.
type Facts struct {
	State    State
	Costs    Costs
	Retypes  *Retypes       // how a copy changes types; nil where it cannot
	Makers   map[string]int // the versions of ids of functions whose name does not end with it
	Writers  int            // how many sessions can write at once; 0: any number
	MostRows int            // of a column in a chunk, beyond which the table is locked; 0: any number
	RowHint  string         // follows the table of a SELECT that locks its rows
	RowLock  string         // ends such a SELECT
	Insert   string         // begins an INSERT that fails on a key which is taken, always
	Reading  string         // what a reader without a session sets in its transaction; may be empty
	// NoNormaliser says why the engine has no [Normaliser].
	NoNormaliser string
	// Probe is that of [Probe]; nil: an UPDATE of no rows does.
	Probe func(t sqlgen.Ref, column string) []sqlgen.Statement
	// Serves fails where the server only speaks the engine's protocol, for a reader that opens no
	// session; nil: what it reads is right on such servers too.
	Serves func(ctx context.Context, q Querier) error
	// Briefly writes the statement that bounds how long attempt n, from 0, waits for the lock of a
	// table. -1 restores the session's own bound, as a rollback does. nil: others do not queue
	// behind a waiting session, or the engine cannot be told.
	Briefly func(n int) string
}

// Probe returns statements of which one fails when the session may not update a column. They run in
// a transaction that is taken back.
func Probe(d Dialect, t sqlgen.Ref, column string) []sqlgen.Statement {
	if probe := d.Facts().Probe; probe != nil {
		return probe(t, column)
	}
	b := sqlgen.NewBuilder(d.Profile())
	c := b.Q(column)
	b.W("UPDATE ", b.Table(t), " SET ", c, " = ", c, " WHERE 1 = 0")
	return []sqlgen.Statement{b.Done()}
}

// Retypes are the forms and column types of ids that a copy turns from text into bytes, or back.
type Retypes struct {
	Binary, Text         *sqlgen.Form
	BinaryType, TextType string
}

// Costs are what a rewrite needs on an engine. They were measured with rows of about 150 bytes, a
// key and one more index.
type Costs struct {
	LogName         string
	LogPerValue     int64 // bytes
	LedgerPerID     int64 // bytes, of the journal
	GrowthPercent   int64 // of tables and indexes
	VacuumedPercent int64 // GrowthPercent with a Vacuumer at work; 0: there is none
	IndexPercent    int64 // by how much the indexes of the ids grow without one; 0: there is none
	Replicated      bool  // replicas apply the log
	Locks           []string
}

// A State has the statements about the state tables.
type State struct {
	sqlgen.State
	Create []string // makes the tables that are missing
	Remove []string // removes them all
	Lock   []string // keeps every other session from them until a transaction ends
	Exists string   // a query for two numbers: of the tables, and of those of the format before
	// Faults is a query for what lets others act through the tables with the rights of this role:
	// an owner who is neither this role nor one that may do anything, or code that the tables run.
	Faults string
	Revoke string // takes from other roles what default privileges have given them; may be empty
}

// StateColumns are the columns of the table of runs, in the words that all engines share. Times are
// RFC 3339 text in UTC.
const StateColumns = `id bigint NOT NULL PRIMARY KEY, format integer NOT NULL, ` +
	`rewrite varchar(40) NOT NULL, class_columns text NOT NULL, class_hash varchar(64) NOT NULL, ` +
	`plan_hash varchar(64) NOT NULL, active varchar(64) UNIQUE, state varchar(20) NOT NULL, ` +
	`on_mismatch varchar(10) NOT NULL, seq bigint NOT NULL, pass integer NOT NULL, ` +
	`moved bigint NOT NULL, total bigint NOT NULL, paused integer NOT NULL, ` +
	`normalise integer NOT NULL, before_counts text NOT NULL, started_at varchar(40) NOT NULL, ` +
	`updated_at varchar(40) NOT NULL, finished_at varchar(40)`

// RangeColumns are those of the table of ranges. walk is the column of the class whose ids they are
// of, counted from 0, or -1 for the places of the first column's rows.
const RangeColumns = `run_id bigint NOT NULL, no integer NOT NULL, walk integer NOT NULL, ` +
	`lo text, hi text, PRIMARY KEY (run_id, no)`

// JournalColumns are those of the journal, %s and %s the types of bytes and of long text.
const JournalColumns = `run_id bigint NOT NULL, no bigint NOT NULL, todo integer NOT NULL, ` +
	`n integer NOT NULL, moved bigint NOT NULL, ids %s NOT NULL, odd %s, PRIMARY KEY (run_id, no)`

// StateNames is the list of the state tables, for an IN.
const StateNames = "('sqluuid_migration', 'sqluuid_migration_range', " +
	"'sqluuid_migration_journal', 'sqluuid_migration_kept')"

// Existing counts the tables of two names: the last one that is made, and one of the format before.
func Existing(of func(name string) string, last, old string) string {
	return "SELECT (" + of(last) + "), (" + of(old) + ")"
}
