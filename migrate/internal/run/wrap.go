package run

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/throttle"
)

// Wrap gives an error of the driver its meaning. Errors of this program pass as they are.
func Wrap(ctx context.Context, d dialect.Dialect, err error, doing string) error {
	var own Error
	switch {
	case err == nil:
		return nil
	case errors.As(err, &own):
		return err
	case ctx.Err() != nil:
		return fmt.Errorf("%w: %w", ErrStopped, context.Cause(ctx))
	}
	var server dialect.ServerError
	if errors.As(err, &server) {
		return fmt.Errorf("%w: %w", ErrRefused, err)
	}
	if errors.As(err, new(*throttle.UnreadError)) {
		return fmt.Errorf("%w: %w", ErrRefused, err)
	}
	if errors.Is(err, state.ErrFormat) || errors.Is(err, state.ErrStranger) ||
		errors.Is(err, state.ErrUntrusted) {
		return fmt.Errorf("%w: %s: %w", ErrRefused, doing, err)
	}
	switch d.Kind(err) {
	case dialect.KindLock, dialect.KindConflict:
		return fmt.Errorf("%w: %s: %w; wait for the other session or end it, then run the same again",
			ErrLocked, doing, err)
	case dialect.KindReference:
		return fmt.Errorf("migrate: %s: %w; if an application writes parents and children of this key "+
			"with old ids all the time, run the same again when it writes less, or with %w",
			doing, err, hint.NormaliseInserts)
	case dialect.KindUnready:
		return fmt.Errorf("%w: %s: %w; wait until the node is a part of its cluster again, "+
			"or use another node, then run the same again", ErrLocked, doing, err)
	case dialect.KindTooBig:
		return fmt.Errorf("migrate: %s: %w; if the transaction is too big for the cluster "+
			"(wsrep_max_ws_rows, wsrep_max_ws_size; on TiDB tidb_mem_quota_query), raise its limit, "+
			"or run the same again with a smaller value of %w", doing, err, hint.ChunkRows)
	case dialect.KindPrivilege:
		return fmt.Errorf("%w: %s: %w; grant it to this role, or use another role", ErrPrivilege, doing,
			err)
	case dialect.KindPolicy:
		return fmt.Errorf("%w: %s: %w: rows may be hidden from this role; give it BYPASSRLS, "+
			"or use the owner of the table while that has no FORCE ROW LEVEL SECURITY", ErrPrivilege, doing,
			err)
	case dialect.KindPartition:
		return fmt.Errorf("migrate: %s: no partition takes an id of the new form: %w; "+
			"make a partition for it, or one for all others, then run the same again", doing, err)
	case dialect.KindPath:
		return fmt.Errorf("migrate: %s: %w; a function of the database does not find that: if it names "+
			"it without its schema, and an index, a domain, a generated column or an event trigger calls "+
			"the function, name the schema there or give the function a path of its own "+
			"(ALTER FUNCTION … SET search_path = …), then run the same again", doing, err)
	case dialect.KindPooled:
		return fmt.Errorf("%w: %s: %w", ErrRefused, doing, dialect.ErrPooled)
	case dialect.KindReadOnly:
		return fmt.Errorf("%w: %s: %w; nothing can be written here: "+
			"name the primary instead of a replica, or a role and a file that may write", ErrRefused, doing,
			err)
	}
	if d.Kind(err) == dialect.KindLost {
		return &LostError{doing, err, "run the same again when the server answers"}
	}
	if d.Kind(err) == dialect.KindUnique {
		return fmt.Errorf("migrate: %s: %w; if that index or exclusion is over a part of the ids, "+
			"drop it, or take back with undo what was rewritten", doing, err)
	}
	if d.Kind(err) == dialect.KindCheck {
		return fmt.Errorf("migrate: %s: a CHECK constraint takes no id of the new form: %w; "+
			"drop or change the constraint, then run the same again", doing, err)
	}
	return fmt.Errorf("migrate: %s: %w", doing, err)
}

// A LostError is a connection that has ended while something was done. A driver fails at every
// later statement of it, too: the text has the first failure.
type LostError struct {
	doing string
	err   error
	Next  string // what to do
}

func (e *LostError) Error() string {
	first, _, _ := strings.Cut(e.err.Error(), "\n")
	return fmt.Sprintf("migrate: %s: the connection to the server was lost (%s); %s",
		e.doing, first, e.Next)
}

func (e *LostError) Unwrap() error { return e.err }

// A denial is a missing privilege that was met before anything was written. It can
// be matched as ErrRefused too.
type denial struct{ error }

func (e denial) Unwrap() []error { return []error{ErrRefused, e.error} }

// AsRefusal makes a refusal of a missing privilege, for who has written nothing yet.
func AsRefusal(err error) error {
	if errors.Is(err, ErrPrivilege) && !errors.Is(err, ErrRefused) {
		return denial{err}
	}
	return err
}
