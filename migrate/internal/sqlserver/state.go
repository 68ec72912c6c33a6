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
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
)

// msDenied is the error that our own batch raises for a missing privilege.
const msDenied = 50_229

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
func msNumbers(err error) (out []int32) {
	type numbered interface{ SQLErrorNumber() int32 }
	var last numbered
	if errors.As(err, &last) {
		out = append(out, last.SQLErrorNumber())
	}
	dialect.ErrorField(err, "All", func(all reflect.Value) bool {
		for i := 0; all.Kind() == reflect.Slice && i < all.Len(); i++ {
			if one, ok := all.Index(i).Interface().(numbered); ok {
				out = append(out, one.SQLErrorNumber())
			}
		}
		return true
	})
	return out
}

// lag of a primary is what it knows of the secondaries of its availability group.
func (Dialect) lag(ctx context.Context, q dialect.Querier, replica bool) (time.Duration, error) {
	if replica {
		return 0, fmt.Errorf("a secondary of SQL Server does not know it; ask the primary: %w",
			errors.ErrUnsupported)
	}
	var seconds sql.NullInt64
	var secondaries, unknown int
	err := q.QueryRowContext(ctx, query("lag of the secondaries")).Scan(&seconds, &secondaries,
		&unknown)
	switch {
	case err == nil && secondaries == 0:
		err = errors.New("it is no primary of an availability group, or this role may not see its " +
			"secondaries; grant it VIEW SERVER STATE")
	case err == nil && unknown > 0:
		err = errors.New("a secondary does not say how far it is")
	}
	return time.Duration(seconds.Int64) * time.Second, err
}

// load fails without the privilege, with which alone the other sessions show.
func (Dialect) load(ctx context.Context, q dialect.Querier) (int, error) {
	var may, n int
	err := q.QueryRowContext(ctx, query("load")).Scan(&may, &n)
	if err == nil && may == 0 {
		err = errors.New("this role may not see the other sessions; grant it VIEW SERVER STATE")
	}
	return n, err
}

// noNormaliser is why triggers do not turn late ids, and what to do.
var noNormaliser = "foreign keys are checked before AFTER triggers run, and an INSTEAD OF " +
	"trigger, which runs earlier, takes the place of the application's own statement: " +
	"INSERT … OUTPUT and MERGE, which GORM and Entity Framework send, would fail (errors 334 and " +
	"5316), SCOPE_IDENTITY() would be NULL, ids given to an identity column would be lost, " +
	"and a table with cascading keys takes none for UPDATE (error 2113). " +
	"Run without " + hint.NormaliseInserts.Error() +
	" and let the application make ids of the new version before the run; old ids that come as new " +
	"rows meanwhile are turned by its last pass, and an insert that refers to an id which has been " +
	"turned gets error 547 and succeeds with the new one (migrate.Rewrite.Apply)"
