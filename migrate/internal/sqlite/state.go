package sqlite

import (
	"context"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

func (Dialect) State() sqlgen.StateTables {
	return sqlgen.StateTables{Runs: `main."sqluuid_migration"`, Ranges: `main."sqluuid_migration_range"`, Journal: `main."sqluuid_migration_journal"`, Kept: `main."sqluuid_migration_kept"`}
}

func (Dialect) StateDDL() []string {
	return []string{
		`CREATE TABLE IF NOT EXISTS main."sqluuid_migration" (` + dialect.StateColumns + `)`,
		`CREATE TABLE IF NOT EXISTS main."sqluuid_migration_range" (` + dialect.RangeColumns + `)`,
		`CREATE TABLE IF NOT EXISTS main."sqluuid_migration_journal" (` + fmt.Sprintf(dialect.JournalColumns, "blob", "text") + `)`,
		`CREATE TABLE IF NOT EXISTS main."sqluuid_migration_kept" (run_id bigint NOT NULL, id blob NOT NULL, PRIMARY KEY (run_id, id)) WITHOUT ROWID`,
	}
}

func (Dialect) StateDrop() []string {
	return []string{`DROP TABLE IF EXISTS main."sqluuid_migration_kept"`, `DROP TABLE IF EXISTS main."sqluuid_migration_journal"`, `DROP TABLE IF EXISTS main."sqluuid_migration_range"`, `DROP TABLE IF EXISTS main."sqluuid_migration"`}
}

func (Dialect) StateExists() string {
	return dialect.Existing(func(name string) string {
		return `SELECT count(*) FROM main.sqlite_master WHERE type = 'table' AND name = '` + name + `'`
	}, "sqluuid_migration_kept", "sqluuid_migration_id")
}

func (Dialect) StateForm() *sqlgen.Form { return liteBlob }

// StateLock is empty: a transaction of ours is the only writer.
func (Dialect) StateLock() []string { return nil }

func (Dialect) LocksAll(context.Context, dialect.Querier) (bool, error) { return true, nil }
func (Dialect) Writers() int                                            { return 1 }
func (Dialect) RowHint() string                                         { return "" }
func (Dialect) RowLock() string                                         { return "" } // BEGIN IMMEDIATE has locked everything

// Strictly overrides an ON CONFLICT clause of the table, such as REPLACE, which
// would delete the row that has the key. An UPDATE is one of a chunk's, whose transaction
// ends with it when it fails: SQLite need not keep what it has changed apart.
func (Dialect) Strictly(verb string) string {
	if verb == "UPDATE " {
		return verb + "OR ROLLBACK "
	}
	return verb + "OR ABORT "
}

// StateFaults of SQLite: whoever may write the file may have made triggers.
func (Dialect) StateFaults(ctx context.Context, q dialect.Querier) ([]string, error) {
	return dialect.ListNames(ctx, q, `SELECT tbl_name || ' has the trigger ' || name FROM main.sqlite_master WHERE type = 'trigger' AND lower(tbl_name) IN `+dialect.StateNames+`
UNION ALL SELECT name || ' is no ordinary table' FROM main.sqlite_master WHERE lower(name) IN `+dialect.StateNames+` AND (type <> 'table' OR sql LIKE 'CREATE VIRTUAL%')`)
}
