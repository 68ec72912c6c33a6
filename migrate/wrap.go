package migrate

import (
	"context"
	"errors"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/throttle"
)

// wrap gives an error of the driver its meaning. Errors of this package pass as
// they are.
func wrap(ctx context.Context, d dialect.Dialect, err error, doing string) error {
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
	if errors.Is(err, state.ErrFormat) || errors.Is(err, state.ErrStranger) || errors.Is(err, state.ErrUntrusted) {
		return fmt.Errorf("%w: %s: %w", ErrRefused, doing, err)
	}
	if errors.Is(err, errClaimed) {
		return fmt.Errorf("%w: %w; wait for it, or end its session, then run the same again", ErrLocked, err)
	}
	switch d.Kind(err) {
	case dialect.KindLock, dialect.KindConflict:
		return fmt.Errorf("%w: %s: %w; wait for the other session or end it, then run the same again", ErrLocked, doing, err)
	case dialect.KindReference:
		return fmt.Errorf("migrate: %s: %w; if an application writes parents and children of this key with old ids all the time, run the same again when it writes less, or with --normalize-inserts", doing, err)
	case dialect.KindUnready:
		return fmt.Errorf("%w: %s: %w; wait until the node is a part of its cluster again, or use another node, then run the same again", ErrLocked, doing, err)
	case dialect.KindTooBig:
		return fmt.Errorf("migrate: %s: %w; if the transaction is too big for the cluster (wsrep_max_ws_rows, wsrep_max_ws_size; on TiDB tidb_mem_quota_query), raise its limit, or run the same again with a smaller --chunk-rows", doing, err)
	case dialect.KindPrivilege:
		return fmt.Errorf("%w: %s: %w; grant it to this role, or use another role", ErrPrivilege, doing, err)
	case dialect.KindPolicy:
		return fmt.Errorf("%w: %s: %w: rows may be hidden from this role; give it BYPASSRLS, or use the owner of the table while that has no FORCE ROW LEVEL SECURITY", ErrPrivilege, doing, err)
	case dialect.KindPartition:
		return fmt.Errorf("migrate: %s: no partition takes an id of the new form: %w; make a partition for it, or one for all others, then run the same again", doing, err)
	case dialect.KindPooled:
		return fmt.Errorf("%w: %s: %w", ErrRefused, doing, dialect.ErrPooled)
	case dialect.KindReadOnly:
		return fmt.Errorf("%w: %s: %w; nothing can be written here: name the primary instead of a replica, or a role and a file that may write", ErrRefused, doing, err)
	}
	if d.Kind(err) == dialect.KindCheck {
		return fmt.Errorf("migrate: %s: a CHECK constraint takes no id of the new form: %w; drop or change the constraint, then run the same again", doing, err)
	}
	return fmt.Errorf("migrate: %s: %w", doing, err)
}

// explainCollision says which id made a chunk, or its record, fail on a key: one that is
// what another would become, and came after the plan.
func (r *runner) explainCollision(ctx context.Context, err error) error {
	keeps := errors.As(err, new(*keptError))
	if err == nil || r.d.Kind(err) != dialect.KindUnique && !keeps {
		return err
	}
	if why := r.pl.clashes(ctx, r.s, true); why != nil {
		return fmt.Errorf("%w; run the same again then (%w)", why, err)
	}
	if keeps {
		return fmt.Errorf("%w: %w; correct one of them, then run the same again", ErrRefused, err)
	}
	return err
}
