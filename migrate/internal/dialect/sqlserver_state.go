package dialect

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"reflect"
	"strings"
	"time"
)

// Errors that our own batches raise.
const (
	msDenied = 50_229
)

func (sqlserver) Kind(err error) Kind {
	for _, n := range msNumbers(err) {
		switch n {
		case 1222: // LOCK_TIMEOUT
			return KindLock
		case 1205, 3960, 3961: // deadlock; a SNAPSHOT transaction that others overtook
			return KindConflict
		case 10928, 10929, 40501, 8645: // Azure is too busy; no memory for the query in time
			return KindUnready
		case 229, 230, 262, 297, 300, 1088, 2760, 15151, 15247, msDenied:
			return KindPrivilege
		case 547:
			if strings.Contains(err.Error(), "CHECK") {
				return KindCheck
			}
		case 2601, 2627:
			return KindUnique
		case 3906, 3908: // read-only, also as the secondary of an availability group
			return KindReadOnly
		}
	}
	return KindOther
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
func (sqlserver) Lag(ctx context.Context, q Querier, replica bool) (time.Duration, error) {
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
func (sqlserver) Load(ctx context.Context, q Querier) (int, error) {
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
func (sqlserver) Costs() Costs {
	return Costs{
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
	"Run without --normalise-inserts and let the application make ids of the new version before the run; old ids that come as new rows meanwhile are turned by its last pass, and an insert that refers to an id which has been turned gets error 547 " +
	"and succeeds with the new one (migrate.Rewrite.Apply)"

// Normaliser is none, for the reason that it returns.
func (sqlserver) Normaliser(*Class, Move) ([]Statement, error) {
	return nil, fmt.Errorf("%s: %w", msNoNormaliser, errors.ErrUnsupported)
}

// NormaliserRefusal is not asked where there is no normaliser.
func (sqlserver) NormaliserRefusal(context.Context, Querier, *Class) (string, error) { return "", nil }

func (sqlserver) RemoveNormaliser(*Class, Move) ([]Statement, error) { return nil, nil }

// Places is nil: a heap's places change with its rows, and a clustered table has
// its key.
func (sqlserver) Places(context.Context, Querier, Column) (*Places, error) { return nil, nil }
