package dialect

import (
	"context"
	"fmt"
)

// What the state needs of each engine: names, locks, and the statements that make its tables.

// stateColumns are the columns of the table of runs, in the words that all
// engines share. Times are RFC 3339 text in UTC.
const stateColumns = `id bigint NOT NULL PRIMARY KEY, format integer NOT NULL, rewrite varchar(40) NOT NULL, ` +
	`class_columns text NOT NULL, class_hash varchar(64) NOT NULL, plan_hash varchar(64) NOT NULL, ` +
	`active varchar(64) UNIQUE, state varchar(20) NOT NULL, on_mismatch varchar(10) NOT NULL, ` +
	`seq bigint NOT NULL, pass integer NOT NULL, moved bigint NOT NULL, total bigint NOT NULL, paused integer NOT NULL, normalise integer NOT NULL, ` +
	`before_counts text NOT NULL, started_at varchar(40) NOT NULL, updated_at varchar(40) NOT NULL, finished_at varchar(40)`

// rangeColumns are those of the table of ranges: walk is the column of the class whose ids
// they are of, counted from 0, or -1 for the places of the first column's rows.
const rangeColumns = `run_id bigint NOT NULL, no integer NOT NULL, walk integer NOT NULL, lo text, hi text, PRIMARY KEY (run_id, no)`

// journalColumns are those of the journal, %s and %s the types of bytes and of long text.
const journalColumns = `run_id bigint NOT NULL, no bigint NOT NULL, todo integer NOT NULL, n integer NOT NULL, moved bigint NOT NULL, ids %s NOT NULL, odd %s, PRIMARY KEY (run_id, no)`

func (postgres) State() StateTables {
	return StateTables{`"sqluuid"."migration"`, `"sqluuid"."migration_range"`, `"sqluuid"."migration_journal"`, `"sqluuid"."migration_kept"`}
}

func (mysql) State() StateTables {
	return StateTables{"`sqluuid_migration`", "`sqluuid_migration_range`", "`sqluuid_migration_journal`", "`sqluuid_migration_kept`"}
}

func (sqlite) State() StateTables {
	return StateTables{`main."sqluuid_migration"`, `main."sqluuid_migration_range"`, `main."sqluuid_migration_journal"`, `main."sqluuid_migration_kept"`}
}

func (sqlserver) State() StateTables {
	return StateTables{"[sqluuid].[migration]", "[sqluuid].[migration_range]", "[sqluuid].[migration_journal]", "[sqluuid].[migration_kept]"}
}

// The state of PostgreSQL lives in a schema of its own, out of the way of the application.
// What the journal holds does not compress.
func (postgres) StateDDL() []string {
	return []string{
		// CREATE SCHEMA IF NOT EXISTS asks for the privilege even when there is
		// nothing to create.
		`DO $$ BEGIN IF NOT EXISTS (SELECT 1 FROM pg_namespace WHERE nspname = 'sqluuid') THEN CREATE SCHEMA sqluuid; END IF; END $$`,
		`CREATE TABLE IF NOT EXISTS sqluuid.migration (` + stateColumns + `)`,
		`CREATE TABLE IF NOT EXISTS sqluuid.migration_range (` + rangeColumns + `)`,
		`CREATE TABLE IF NOT EXISTS sqluuid.migration_journal (` + fmt.Sprintf(journalColumns, "bytea", "text") + `)`,
		`ALTER TABLE sqluuid.migration_journal ALTER COLUMN ids SET STORAGE EXTERNAL`,
		`CREATE TABLE IF NOT EXISTS sqluuid.migration_kept (run_id bigint NOT NULL, id uuid NOT NULL, PRIMARY KEY (run_id, id))`,
	}
}

func (mysql) StateDDL() []string {
	const text = " ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_bin"
	return []string{
		"CREATE TABLE IF NOT EXISTS `sqluuid_migration` (" + stateColumns + ")" + text,
		"CREATE TABLE IF NOT EXISTS `sqluuid_migration_range` (" + rangeColumns + ")" + text,
		"CREATE TABLE IF NOT EXISTS `sqluuid_migration_journal` (" + fmt.Sprintf(journalColumns, "longblob", "longtext") + ")" + text,
		"CREATE TABLE IF NOT EXISTS `sqluuid_migration_kept` (run_id bigint NOT NULL, id binary(16) NOT NULL, PRIMARY KEY (run_id, id)) ENGINE=InnoDB",
	}
}

func (sqlite) StateDDL() []string {
	return []string{
		`CREATE TABLE IF NOT EXISTS main."sqluuid_migration" (` + stateColumns + `)`,
		`CREATE TABLE IF NOT EXISTS main."sqluuid_migration_range" (` + rangeColumns + `)`,
		`CREATE TABLE IF NOT EXISTS main."sqluuid_migration_journal" (` + fmt.Sprintf(journalColumns, "blob", "text") + `)`,
		`CREATE TABLE IF NOT EXISTS main."sqluuid_migration_kept" (run_id bigint NOT NULL, id blob NOT NULL, PRIMARY KEY (run_id, id)) WITHOUT ROWID`,
	}
}

// The state of SQL Server lives in a schema of its own. A UNIQUE constraint takes one NULL
// only, so that of the active runs is a filtered index.
func (sqlserver) StateDDL() []string {
	table := func(name, columns string) string {
		return "IF OBJECT_ID(N'[sqluuid].[" + name + "]', N'U') IS NULL CREATE TABLE [sqluuid].[" + name + "] (" + columns + ")"
	}
	return []string{
		"IF SCHEMA_ID(N'sqluuid') IS NULL EXEC (N'CREATE SCHEMA [sqluuid]')",
		table("migration", `id bigint NOT NULL PRIMARY KEY, format int NOT NULL, rewrite nvarchar(40) NOT NULL, `+
			`class_columns nvarchar(max) NOT NULL, class_hash nvarchar(64) NOT NULL, plan_hash nvarchar(64) NOT NULL, `+
			`active nvarchar(64) NULL, state nvarchar(20) NOT NULL, on_mismatch nvarchar(10) NOT NULL, `+
			`seq bigint NOT NULL, pass int NOT NULL, moved bigint NOT NULL, total bigint NOT NULL, paused int NOT NULL, normalise int NOT NULL, `+
			`before_counts nvarchar(max) NOT NULL, started_at nvarchar(40) NOT NULL, updated_at nvarchar(40) NOT NULL, finished_at nvarchar(40) NULL`),
		"IF NOT EXISTS (SELECT 1 FROM sys.indexes WHERE object_id = OBJECT_ID(N'[sqluuid].[migration]') AND name = N'migration_active') " +
			"CREATE UNIQUE INDEX [migration_active] ON [sqluuid].[migration] (active) WHERE active IS NOT NULL",
		table("migration_range", `run_id bigint NOT NULL, no int NOT NULL, walk int NOT NULL, lo nvarchar(400) NULL, hi nvarchar(400) NULL, PRIMARY KEY (run_id, no)`),
		table("migration_journal", `run_id bigint NOT NULL, no bigint NOT NULL, todo int NOT NULL, n int NOT NULL, moved bigint NOT NULL, ids varbinary(max) NOT NULL, odd nvarchar(max) NULL, PRIMARY KEY (run_id, no)`),
		table("migration_kept", `run_id bigint NOT NULL, id binary(16) NOT NULL, PRIMARY KEY (run_id, id)`),
	}
}

// StateDrop leaves a schema that holds something else, or that the role could not
// make again.
func (postgres) StateDrop() []string {
	return []string{`DROP TABLE IF EXISTS sqluuid.migration_kept`, `DROP TABLE IF EXISTS sqluuid.migration_journal`, `DROP TABLE IF EXISTS sqluuid.migration_range`, `DROP TABLE IF EXISTS sqluuid.migration`,
		`DO $$ BEGIN IF has_database_privilege(current_database(), 'CREATE') THEN DROP SCHEMA IF EXISTS sqluuid RESTRICT; END IF; EXCEPTION WHEN dependent_objects_still_exist OR insufficient_privilege THEN NULL; END $$`}
}

// StateDrop of MySQL is one statement, which the server brings to its end whoever goes away.
func (mysql) StateDrop() []string {
	return []string{"DROP TABLE IF EXISTS `sqluuid_migration_kept`, `sqluuid_migration_journal`, `sqluuid_migration_range`, `sqluuid_migration`"}
}

func (sqlite) StateDrop() []string {
	return []string{`DROP TABLE IF EXISTS main."sqluuid_migration_kept"`, `DROP TABLE IF EXISTS main."sqluuid_migration_journal"`, `DROP TABLE IF EXISTS main."sqluuid_migration_range"`, `DROP TABLE IF EXISTS main."sqluuid_migration"`}
}

// StateDrop of SQL Server leaves a schema as on PostgreSQL.
func (sqlserver) StateDrop() []string {
	var out []string
	for _, name := range []string{"migration_kept", "migration_journal", "migration_range", "migration"} {
		out = append(out, "DROP TABLE IF EXISTS [sqluuid].["+name+"]")
	}
	return append(out, "IF HAS_PERMS_BY_NAME(DB_NAME(), N'DATABASE', N'CREATE SCHEMA') = 1 AND SCHEMA_ID(N'sqluuid') IS NOT NULL "+
		"AND NOT EXISTS (SELECT 1 FROM sys.objects WHERE schema_id = SCHEMA_ID(N'sqluuid')) "+
		"AND NOT EXISTS (SELECT 1 FROM sys.types WHERE schema_id = SCHEMA_ID(N'sqluuid')) "+
		"AND NOT EXISTS (SELECT 1 FROM sys.xml_schema_collections WHERE schema_id = SCHEMA_ID(N'sqluuid')) EXEC (N'DROP SCHEMA [sqluuid]')")
}

// existing is the query that counts the tables of two names: the last one that is made, and one
// that the format before this one had.
func existing(of func(name string) string, last, old string) string {
	return "SELECT (" + of(last) + "), (" + of(old) + ")"
}

func (postgres) StateExists() string {
	return existing(func(name string) string {
		return `SELECT count(*) FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace WHERE n.nspname = 'sqluuid' AND c.relname = '` + name + `'`
	}, "migration_kept", "migration_id")
}

func (mysql) StateExists() string {
	return existing(func(name string) string {
		return "SELECT count(*) FROM information_schema.TABLES WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = '" + name + "'"
	}, "sqluuid_migration_kept", "sqluuid_migration_id")
}

func (sqlite) StateExists() string {
	return existing(func(name string) string {
		return `SELECT count(*) FROM main.sqlite_master WHERE type = 'table' AND name = '` + name + `'`
	}, "sqluuid_migration_kept", "sqluuid_migration_id")
}

func (sqlserver) StateExists() string {
	return existing(func(name string) string {
		return "SELECT COUNT(*) FROM sys.tables WHERE object_id = OBJECT_ID(N'[sqluuid].[" + name + "]', N'U')"
	}, "migration_kept", "migration_id")
}

func (postgres) StateForm() *Form  { return pgUUID }
func (mysql) StateForm() *Form     { return myBinary }
func (sqlite) StateForm() *Form    { return liteBlob }
func (sqlserver) StateForm() *Form { return msBinary }

func (postgres) StateLock() []string {
	return []string{`LOCK TABLE "sqluuid"."migration", "sqluuid"."migration_range", "sqluuid"."migration_journal", "sqluuid"."migration_kept" IN ACCESS EXCLUSIVE MODE`}
}

// StateLock needs the privilege LOCK TABLES, without which the empty tables
// stay. The locks end with the connection.
func (mysql) StateLock() []string {
	return []string{"LOCK TABLES `sqluuid_migration` WRITE, `sqluuid_migration_range` WRITE, `sqluuid_migration_journal` WRITE, `sqluuid_migration_kept` WRITE"}
}

// StateLock is empty: a transaction of ours is the only writer.
func (sqlite) StateLock() []string { return nil }

func (sqlserver) StateLock() []string {
	var out []string
	for _, name := range []string{"migration", "migration_range", "migration_journal", "migration_kept"} {
		out = append(out, "SELECT TOP (1) 1 FROM [sqluuid].["+name+"] WITH (TABLOCKX, HOLDLOCK)")
	}
	return out
}

func (postgres) LocksAll(context.Context, Querier) (bool, error)  { return true, nil }
func (sqlite) LocksAll(context.Context, Querier) (bool, error)    { return true, nil }
func (sqlserver) LocksAll(context.Context, Querier) (bool, error) { return true, nil }
func (d mysql) LocksAll(ctx context.Context, q Querier) (bool, error) {
	v, err := d.variant(ctx, q)
	return !v.apart, err
}

func (postgres) Writers() int  { return 0 }
func (mysql) Writers() int     { return 0 }
func (sqlite) Writers() int    { return 1 }
func (sqlserver) Writers() int { return 0 }

func (postgres) RowHint() string  { return "" }
func (mysql) RowHint() string     { return "" }
func (sqlite) RowHint() string    { return "" }
func (sqlserver) RowHint() string { return " WITH (UPDLOCK)" }

func (postgres) RowLock() string  { return " FOR UPDATE" }
func (mysql) RowLock() string     { return " FOR UPDATE" }
func (sqlite) RowLock() string    { return "" } // BEGIN IMMEDIATE has locked everything
func (sqlserver) RowLock() string { return "" }

func (postgres) Strictly(verb string) string  { return verb }
func (mysql) Strictly(verb string) string     { return verb }
func (sqlserver) Strictly(verb string) string { return verb }

// Strictly overrides an ON CONFLICT clause of the table, such as REPLACE, which
// would delete the row that has the key. An UPDATE is one of a chunk's, whose transaction
// ends with it when it fails: SQLite need not keep what it has changed apart.
func (sqlite) Strictly(verb string) string {
	if verb == "UPDATE " {
		return verb + "OR ROLLBACK "
	}
	return verb + "OR ABORT "
}
