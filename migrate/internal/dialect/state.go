package dialect

// StateColumns are the columns of the table of runs, in the words that all engines share. Times are
// RFC 3339 text in UTC.
const StateColumns = `id bigint NOT NULL PRIMARY KEY, format integer NOT NULL, ` +
	`rewrite varchar(40) NOT NULL, class_columns text NOT NULL, class_hash varchar(64) NOT NULL, ` +
	`plan_hash varchar(64) NOT NULL, active varchar(64) UNIQUE, state varchar(20) NOT NULL, ` +
	`on_mismatch varchar(10) NOT NULL, seq bigint NOT NULL, pass integer NOT NULL, ` +
	`moved bigint NOT NULL, total bigint NOT NULL, paused integer NOT NULL, ` +
	`normalise integer NOT NULL, before_counts text NOT NULL, started_at varchar(40) NOT NULL, ` +
	`updated_at varchar(40) NOT NULL, finished_at varchar(40)`

// RangeColumns are those of the table of ranges. walk is the column of the class whose ids they
// are of, counted from 0, or -1 for the places of the first column's rows.
const RangeColumns = `run_id bigint NOT NULL, no integer NOT NULL, walk integer NOT NULL, ` +
	`lo text, hi text, PRIMARY KEY (run_id, no)`

// JournalColumns are those of the journal, %s and %s the types of bytes and of long text.
const JournalColumns = `run_id bigint NOT NULL, no bigint NOT NULL, todo integer NOT NULL, ` +
	`n integer NOT NULL, moved bigint NOT NULL, ids %s NOT NULL, odd %s, PRIMARY KEY (run_id, no)`

// Existing is the query that counts the tables of two names: the last one that is made, and one
// that the format before this one had.
func Existing(of func(name string) string, last, old string) string {
	return "SELECT (" + of(last) + "), (" + of(old) + ")"
}

// StateNames is the list of the state tables, for an IN.
const StateNames = "('sqluuid_migration', 'sqluuid_migration_range', " +
	"'sqluuid_migration_journal', 'sqluuid_migration_kept')"
