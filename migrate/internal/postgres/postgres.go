package postgres

import (
	"embed"
	"errors"
	"reflect"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// Dialect moves ids in one statement with data-modifying parts, one per table.
//
// Foreign keys are checked at its end, so neither NO ACTION nor RESTRICT sees a half-written
// state. The referenced rows are locked first, which keeps a concurrent insert of a child from
// slipping between snapshot and check.
type Dialect struct{}

func (Dialect) Profile() engine.Profile { return engine.PostgreSQL }

//go:embed *.sql
var files embed.FS

// query returns a query of the .sql files by its name.
var query = sqlgen.MustQueries(files)

func (Dialect) Kind(err error) dialect.Kind {
	var state interface{ SQLState() string }
	if !errors.As(err, &state) {
		// pgx sends nothing on a connection that it has found closed, and has an error of its own then.
		var unsent interface {
			error
			SafeToRetry() bool
		}
		if dialect.IsLost(err) || errors.As(err, &unsent) && unsent.Error() == "conn closed" {
			return dialect.KindLost
		}
		return dialect.KindOther
	}
	switch code := state.SQLState(); {
	case code == "55P03": // lock_not_available
		return dialect.KindLock
	case code == "40002": // an integrity constraint, when it was deferred
		return dialect.KindOther
	case strings.HasPrefix(code, "40"): // deadlock, serialisation
		return dialect.KindConflict
	case code == "42P05", code == "26000": // prepared by another connection, or in another session
		return dialect.KindPooled
	case code == "25006":
		return dialect.KindReadOnly
	case code == "42501" && pgField(err, "Routine") == "check_enable_rls":
		return dialect.KindPolicy
	case code == "42501":
		return dialect.KindPrivilege
	case code == "23514" && pgField(err, "Routine") == "ExecFindPartition":
		return dialect.KindPartition
	case code == "42883", code == "42P01", code == "42704": // a function, a table, a type or so
		if pgField(err, "InternalQuery") != "" {
			return dialect.KindPath
		}
	case code == "23514":
		return dialect.KindCheck
	case code == "23503":
		return dialect.KindReference
	case code == "23505", code == "23P01": // the latter of an exclusion
		return dialect.KindUnique
	case code == "57P01", code == "57P02", code == "25P03", // ended by the server
		strings.HasPrefix(code, "08"):
		return dialect.KindLost
	}
	return dialect.KindOther
}

// pgField is what an error says of itself, as the driver's type has it: Routine is the server's
// function that it comes from, InternalQuery the text within a function of the database. They tell
// apart errors of one code, in any language of their text.
func pgField(err error, field string) (value string) {
	dialect.ErrorField(err, field, func(f reflect.Value) bool {
		if f.Kind() == reflect.String {
			value = f.String()
		}
		return value != ""
	})
	return value
}
