package sqlserver

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// Errors that our own batches raise.
const (
	msDenied = 50_229
)

func (Dialect) Kind(err error) dialect.Kind {
	for _, n := range msNumbers(err) {
		switch n {
		case 1222: // LOCK_TIMEOUT
			return dialect.KindLock
		case 1205, 3960, 3961: // deadlock; a SNAPSHOT transaction that others overtook
			return dialect.KindConflict
		case 10928, 10929, 40501, 8645: // Azure is too busy; no memory for the query in time
			return dialect.KindUnready
		case 229, 230, 262, 297, 300, 1088, 2760, 15151, 15247, msDenied:
			return dialect.KindPrivilege
		case 547:
			if strings.Contains(err.Error(), "CHECK") {
				return dialect.KindCheck
			}
		case 2601, 2627:
			return dialect.KindUnique
		case 3906, 3908: // read-only, also as the secondary of an availability group
			return dialect.KindReadOnly
		}
	}
	return dialect.KindOther
}

// msNumbers returns the server's error numbers in a tree of errors, without the
// driver's type: the last one by its method, the others in its field All.
func msNumbers(err error) []int32 {
	var e interface{ SQLErrorNumber() int32 }
	if !errors.As(err, &e) {
		return nil
	}
	out := []int32{e.SQLErrorNumber()}
	v := reflect.Indirect(reflect.ValueOf(e))
	if v.Kind() != reflect.Struct {
		return out
	}
	all := v.FieldByName("All")
	for i := 0; all.IsValid() && all.Kind() == reflect.Slice && i < all.Len(); i++ {
		if one, ok := all.Index(i).Interface().(interface{ SQLErrorNumber() int32 }); ok {
			out = append(out, one.SQLErrorNumber())
		}
	}
	return out
}

// Lag of a primary is what it knows of the secondaries of its availability group.
func (Dialect) Lag(ctx context.Context, q dialect.Querier, replica bool) (time.Duration, error) {
	if replica {
		return 0, fmt.Errorf("a secondary of SQL Server does not know it; ask the primary: %w", errors.ErrUnsupported)
	}
	var seconds sql.NullInt64
	var secondaries, unknown int
	err := q.QueryRowContext(ctx, `SELECT MAX(secondary_lag_seconds), COUNT(*), COUNT(CASE WHEN secondary_lag_seconds IS NULL THEN 1 END)
FROM sys.dm_hadr_database_replica_states WHERE database_id = DB_ID() AND is_local = 0`).Scan(&seconds, &secondaries, &unknown)
	switch {
	case err != nil:
		return 0, err
	case secondaries == 0:
		return 0, errors.New("it is no primary of an availability group, or this role may not see its secondaries; grant it VIEW SERVER STATE")
	case unknown > 0:
		return 0, errors.New("a secondary does not say how far it is")
	}
	return time.Duration(seconds.Int64) * time.Second, nil
}

// Load fails without the privilege, with which alone the other sessions show.
func (Dialect) Load(ctx context.Context, q dialect.Querier) (int, error) {
	var may, n int
	err := q.QueryRowContext(ctx, `SELECT CASE WHEN HAS_PERMS_BY_NAME(NULL, NULL, N'VIEW SERVER STATE') = 1 OR HAS_PERMS_BY_NAME(NULL, NULL, N'VIEW SERVER PERFORMANCE STATE') = 1
OR SERVERPROPERTY(N'EngineEdition') = 5 AND HAS_PERMS_BY_NAME(DB_NAME(), N'DATABASE', N'VIEW DATABASE STATE') = 1 THEN 1 ELSE 0 END,
(SELECT COUNT(*) FROM sys.dm_exec_requests r JOIN sys.dm_exec_sessions s ON s.session_id = r.session_id
WHERE s.is_user_process = 1 AND r.session_id <> @@SPID)`).Scan(&may, &n)
	if err == nil && may == 0 {
		err = errors.New("this role may not see the other sessions; grant it VIEW SERVER STATE")
	}
	return n, err
}

// Costs of SQL Server were not measured. An UPDATE of a clustered key logs the row
// twice, with the entries of the other indexes.
func (Dialect) Costs() dialect.Costs {
	return dialect.Costs{
		LogName: "transaction log (not measured on SQL Server)", LogPerValue: 850, LedgerPerID: 18, GrowthPercent: 100,
		Locks: []string{
			"row locks on the ids of one chunk until it commits; a chunk has 2000 rows of each column at the most, so that they do not become a lock on the table",
			"Sch-M for the time of each chunk on every table that has a foreign key of the class; a chunk waits a quarter of a second for it before it gives way, and five seconds for other locks",
		},
	}
}

// msNoNormaliser is why [sqlserver.Normaliser] is none, and what to do.
const msNoNormaliser = "foreign keys are checked before AFTER triggers run, and an INSTEAD OF trigger, which runs earlier, takes the place of the application's own statement: " +
	"INSERT … OUTPUT and MERGE, which GORM and Entity Framework send, would fail (errors 334 and 5316), SCOPE_IDENTITY() would be NULL, ids given to an identity column would be lost, and a table with cascading keys takes none for UPDATE (error 2113). " +
	"Run without --normalize-inserts and let the application make ids of the new version before the run; old ids that come as new rows meanwhile are turned by its last pass, and an insert that refers to an id which has been turned gets error 547 " +
	"and succeeds with the new one (migrate.Rewrite.Apply)"

// Normaliser is none, for the reason that it returns.
func (Dialect) Normaliser(*sqlgen.Class, sqlgen.Move) ([]sqlgen.Statement, error) {
	return nil, fmt.Errorf("%s: %w", msNoNormaliser, errors.ErrUnsupported)
}

// NormaliserRefusal is not asked where there is no normaliser.
func (Dialect) NormaliserRefusal(context.Context, dialect.Querier, *sqlgen.Class) (string, error) {
	return "", nil
}

func (Dialect) RemoveNormaliser(*sqlgen.Class, sqlgen.Move) ([]sqlgen.Statement, error) {
	return nil, nil
}

// Places is nil: a heap's places change with its rows, and a clustered table has
// its key.
func (Dialect) Places(context.Context, dialect.Querier, sqlgen.Column) (*sqlgen.Places, error) {
	return nil, nil
}

func (Dialect) State() sqlgen.StateTables {
	return sqlgen.StateTables{Runs: "[sqluuid].[migration]", Ranges: "[sqluuid].[migration_range]", Journal: "[sqluuid].[migration_journal]", Kept: "[sqluuid].[migration_kept]"}
}

// StateDDL keeps the state in a schema of its own. A UNIQUE constraint takes one NULL
// only, so that of the active runs is a filtered index.
func (Dialect) StateDDL() []string {
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

// StateDrop of SQL Server leaves a schema as on PostgreSQL.
func (Dialect) StateDrop() []string {
	var out []string
	for _, name := range []string{"migration_kept", "migration_journal", "migration_range", "migration"} {
		out = append(out, "DROP TABLE IF EXISTS [sqluuid].["+name+"]")
	}
	return append(out, "IF HAS_PERMS_BY_NAME(DB_NAME(), N'DATABASE', N'CREATE SCHEMA') = 1 AND SCHEMA_ID(N'sqluuid') IS NOT NULL "+
		"AND NOT EXISTS (SELECT 1 FROM sys.objects WHERE schema_id = SCHEMA_ID(N'sqluuid')) "+
		"AND NOT EXISTS (SELECT 1 FROM sys.types WHERE schema_id = SCHEMA_ID(N'sqluuid')) "+
		"AND NOT EXISTS (SELECT 1 FROM sys.xml_schema_collections WHERE schema_id = SCHEMA_ID(N'sqluuid')) EXEC (N'DROP SCHEMA [sqluuid]')")
}

func (Dialect) StateExists() string {
	return dialect.Existing(func(name string) string {
		return "SELECT COUNT(*) FROM sys.tables WHERE object_id = OBJECT_ID(N'[sqluuid].[" + name + "]', N'U')"
	}, "migration_kept", "migration_id")
}

func (Dialect) StateForm() *sqlgen.Form { return msBinary }

func (Dialect) StateLock() []string {
	var out []string
	for _, name := range []string{"migration", "migration_range", "migration_journal", "migration_kept"} {
		out = append(out, "SELECT TOP (1) 1 FROM [sqluuid].["+name+"] WITH (TABLOCKX, HOLDLOCK)")
	}
	return out
}

func (Dialect) LocksAll(context.Context, dialect.Querier) (bool, error) { return true, nil }
func (Dialect) Writers() int                                            { return 0 }
func (Dialect) RowHint() string                                         { return " WITH (UPDLOCK)" }
func (Dialect) RowLock() string                                         { return "" }
func (Dialect) Strictly(verb string) string                             { return verb }

// StateFaults of SQL Server.
func (Dialect) StateFaults(ctx context.Context, q dialect.Querier) ([]string, error) {
	of := "OBJECT_ID(N'" + strings.Join([]string{"[sqluuid].[migration]", "[sqluuid].[migration_range]", "[sqluuid].[migration_journal]", "[sqluuid].[migration_kept]"}, "'), OBJECT_ID(N'") + "')"
	return dialect.ListNames(ctx, q, "SELECT OBJECT_NAME(parent_object_id) + N' has ' + name FROM sys.objects WHERE parent_object_id IN ("+of+") AND type IN ('TR', 'TA', 'D', 'C', 'F')"+
		" UNION ALL SELECT N'the schema sqluuid belongs to ' + USER_NAME(principal_id) FROM sys.schemas WHERE name = N'sqluuid' AND principal_id NOT IN (1, USER_ID())")
}
