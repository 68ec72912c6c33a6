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
	case err != nil:
		return 0, err
	case secondaries == 0:
		return 0, errors.New("it is no primary of an availability group, or this role may not see its " +
			"secondaries; grant it VIEW SERVER STATE")
	case unknown > 0:
		return 0, errors.New("a secondary does not say how far it is")
	}
	return time.Duration(seconds.Int64) * time.Second, nil
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
