package dialect

import (
	"context"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// Facts are what is true of every server of an engine. Nobody changes them.
type Facts struct {
	State    State
	Costs    Costs
	Retypes  *Retypes       // of a change of type; nil where there is none
	Makers   map[string]int // the versions of ids of functions whose name does not end with it
	Writers  int            // how many sessions can write at once; 0: any number
	MostRows int            // of a column in a chunk, beyond which the table is locked; 0: any number
	ByRange  bool           // one UPDATE of a range of ids is faster than one of a list of them
	RowHint  string         // follows the table of a SELECT that locks its rows
	RowLock  string         // ends such a SELECT
	Insert   string         // begins an INSERT that fails on a key which is taken, always
	Reading  string         // what a reader without a session sets in its transaction; may be empty
	RowLimit string         // the setting that cuts answers short, for such a reader; may be empty
	// NoNormaliser says why the engine has no [Normaliser].
	NoNormaliser string
	// Probe returns the statements of [Probe]. If it is nil, an UPDATE of no rows is sent.
	Probe func(t sqlgen.Ref, column string) []sqlgen.Statement
	// Serves fails where the server only speaks the engine's protocol, for a reader that opens no
	// session; nil: what it reads is right on such servers too.
	Serves func(ctx context.Context, q Querier) error
	// Briefly writes the statement that bounds how long attempt n, from 0, waits for the lock of a
	// table. -1 restores the session's own bound, as a rollback does. nil: others do not queue
	// behind a waiting session, or the engine cannot be told.
	Briefly func(n int) string
}

// Probe returns statements, and one fails when the session may not update a column. They run in
// a transaction that is rolled back.
func Probe(d Dialect, t sqlgen.Ref, column string) []sqlgen.Statement {
	if probe := d.Facts().Probe; probe != nil {
		return probe(t, column)
	}
	b := sqlgen.NewBuilder(d.Profile())
	c := b.Q(column)
	b.W("UPDATE ", b.Table(t), " SET ", c, " = ", c, " WHERE 1 = 0")
	return []sqlgen.Statement{b.Done()}
}

// Retypes are the forms and column types of ids that are turned from text into bytes, or back.
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
	Exists string   // a query for two numbers: of the table made last, and of the one made first
	// Now is an expression for the server's time in UTC, as RFC 3339 text. The workers of one run
	// are on several machines, whose clocks differ.
	Now string
	// Home is a query for the schema of the tables, where each schema may have some; may be empty.
	Home string
	// Faults is a query for what lets others act through the tables with the rights of this role:
	// an owner who is neither this role nor one that may do anything, or code that the tables run.
	Faults string
	// Owner is a query for the role that has made the tables, and how this role may act as that one;
	// Lacks for the GRANTs that this role needs to use them. They may be empty.
	Owner, Lacks string
	Revoke       string // takes from other roles what default privileges have given them; may be empty
}

// stateColumns are the columns of each state table, in the words that all engines share. {bytes}
// and {text} are an engine's types of bytes and of long text. Times are RFC 3339 text in UTC.
var stateColumns = map[string]string{
	// phase is running, done, undoing or undone, or what package state says of twins. requested is
	// what somebody wants of the run, pause or undo. options is JSON, and nothing in it grows with
	// the class.
	"{runs}": `id bigint NOT NULL PRIMARY KEY, format integer NOT NULL, ` +
		`rewrite varchar(40) NOT NULL, way varchar(20) NOT NULL, phase varchar(20) NOT NULL, ` +
		`requested varchar(10) NOT NULL, seq bigint NOT NULL, pass integer NOT NULL, ` +
		`moved bigint NOT NULL, total bigint NOT NULL, class_hash varchar(64) NOT NULL, ` +
		`plan_hash varchar(64) NOT NULL, options {text} NOT NULL, started_at varchar(40) NOT NULL, ` +
		`updated_at varchar(40) NOT NULL, finished_at varchar(40)`,

	// active is a hash of the name while the run is active, so that no column is in two such runs.
	// row_key are the columns that tell the rows apart, for rows_before and rows_after. form is how
	// text is written in a column that has a twin.
	"{run_columns}": `run_id bigint NOT NULL, position integer NOT NULL, name text NOT NULL, ` +
		`active varchar(64) UNIQUE, is_link integer NOT NULL, twin text, form varchar(40), ` +
		`row_count bigint, null_count bigint, sum_before varchar(80), sum_after varchar(80), ` +
		`row_key text, rows_before varchar(80), rows_after varchar(80), bytes_before bigint, ` +
		`PRIMARY KEY (run_id, position)`,

	// A key without orphans_before is one whose trust the chunks cost.
	"{run_keys}": `run_id bigint NOT NULL, position integer NOT NULL, name text NOT NULL, ` +
		`orphans_before bigint, PRIMARY KEY (run_id, position)`,

	// walk is the column of the class whose ids a range is of, counted from 0, or -1 for the places
	// of the first column's rows.
	"{ranges}": `run_id bigint NOT NULL, no integer NOT NULL, walk integer NOT NULL, ` +
		`lo text, hi text, PRIMARY KEY (run_id, no)`,

	"{journal}": `run_id bigint NOT NULL, no bigint NOT NULL, todo integer NOT NULL, ` +
		`n integer NOT NULL, moved bigint NOT NULL, ids {bytes} NOT NULL, odd {text}, ` +
		`PRIMARY KEY (run_id, no)`,

	// session is the server's number of the connection.
	"{run_workers}": `run_id bigint NOT NULL, position bigint NOT NULL, session bigint, ` +
		`who text NOT NULL, command text NOT NULL, started_at varchar(40) NOT NULL, ` +
		`heard_at varchar(40) NOT NULL, ended_at varchar(40), doing varchar(20) NOT NULL, ` +
		`why text NOT NULL, moved bigint NOT NULL, chunks bigint NOT NULL, ` +
		`PRIMARY KEY (run_id, position)`,
}

// stateNames is the list of the state tables, for an IN.
const stateNames = "('sqluuid_migration', 'sqluuid_migration_column', 'sqluuid_migration_key', " +
	"'sqluuid_migration_range', 'sqluuid_migration_journal', 'sqluuid_migration_kept', " +
	"'sqluuid_migration_worker')"

// StateQuery writes what all engines share into a query about the state: {state} is the list of the
// tables, and {runs} and the like are their columns. bytes and text are types of the engine.
func StateQuery(query, bytes, text string) string {
	for table, columns := range stateColumns {
		query = strings.ReplaceAll(query, table, columns)
	}
	return strings.NewReplacer("{state}", stateNames, "{bytes}", bytes, "{text}", text).
		Replace(query)
}

// StateStatements cuts such a query into its statements.
func StateStatements(query, bytes, text string) []string {
	return strings.Split(StateQuery(query, bytes, text), ";\n")
}

// Existing counts the tables of two names: the one that is made last, and the one made first.
func Existing(of func(name string) string, last, first string) string {
	return "SELECT (" + of(last) + "), (" + of(first) + ")"
}
