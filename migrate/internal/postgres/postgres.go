package postgres

import (
	"context"
	"database/sql"
	"errors"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// Dialect moves ids in one statement with data-modifying parts, one per table.
//
// Foreign keys are checked at its end, so neither NO ACTION nor RESTRICT sees a half-written
// state. The referenced rows are locked first, which keeps a concurrent insert of a child from
// slipping between snapshot and check.
type Dialect struct{}

func (Dialect) Profile() engine.Profile { return engine.PostgreSQL }

func (d Dialect) Open(ctx context.Context, db *sql.DB) (*dialect.Session, error) {
	conn, err := db.Conn(ctx)
	if err != nil {
		return nil, err
	}
	set := func(statement string) func(context.Context) error {
		return func(ctx context.Context) error { return dialect.Within(ctx, conn, statement) }
	}
	s := &dialect.Session{
		Conn: conn, DB: db,
		DoBegin:   begin(conn),
		DoRestore: dialect.Discard(conn),
		// A chunk need not wait for the disk. A crash of the server can then take the last ones
		// back, each whole, with its record and the place that the run had reached. They are done
		// again, with the same result.
		DoHasten: set("SET synchronous_commit = off"),
		DoSettle: set("RESET synchronous_commit"),
	}
	err = d.foreign(ctx, conn)
	if err == nil {
		err = d.undivided(ctx, db, conn)
	}
	if err != nil && d.Kind(err) == dialect.KindPooled {
		err = dialect.ErrPooled
	}
	if err != nil {
		return nil, errors.Join(err, s.Close())
	}
	err = dialect.Within(ctx, conn, query("own path"),
		"SET client_encoding = 'UTF8'", // else names come in the encoding of the database
		query("bounds of the session"), "SET lock_timeout = '1s'",
		"SET row_security = off", // a policy is an error then, and hides no rows
		"SET jit = off",          // compiling a chunk's expressions takes longer than the chunk
		"SET standard_conforming_strings = on", "SET default_tablespace = ''")
	if err != nil {
		return nil, errors.Join(err, s.Close())
	}
	return s, nil
}

func (Dialect) Kind(err error) dialect.Kind {
	var state interface{ SQLState() string }
	if !errors.As(err, &state) {
		if dialect.IsLost(err) {
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
	case code == "57P01", code == "57P02", strings.HasPrefix(code, "08"): // ended by the server
		return dialect.KindLost
	}
	return dialect.KindOther
}
