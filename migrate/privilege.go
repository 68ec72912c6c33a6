package migrate

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
)

// A denial is a missing privilege that was met before anything was written. It can
// be matched as ErrRefused too.
type denial struct{ error }

func (e denial) Unwrap() []error { return []error{ErrRefused, e.error} }

// asRefusal makes a refusal of a missing privilege, for who has written nothing yet.
func asRefusal(err error) error {
	if errors.Is(err, ErrPrivilege) && !errors.Is(err, ErrRefused) {
		return denial{err}
	}
	return err
}

// thenLacks also warns of links without a foreign key and of missing privileges.
func thenLacks(rest func(context.Context, *dialect.Session, *Plan) error) func(context.Context, *dialect.Session, *Plan) error {
	return func(ctx context.Context, s *dialect.Session, pl *Plan) error {
		if err := rest(ctx, s, pl); err != nil {
			return err
		}
		if len(pl.missing()) > 0 {
			return nil // to be planned anew
		}
		if err := pl.undeclaredLinks(ctx, s); err != nil {
			return err
		}
		return pl.lacks(ctx, s)
	}
}

// lacks warns of privileges that the run needs and this role has not. A plan needs
// none but to read; [Plan.Check] refuses the run.
func (pl *Plan) lacks(ctx context.Context, s *dialect.Session) error {
	d, ok := pl.d.(dialect.Grantee)
	if !ok || pl.NothingToDo {
		return nil
	}
	list, err := d.Lacks(ctx, s, pl.class)
	if err != nil {
		return fmt.Errorf("asking for the privileges: %w", err)
	}
	if len(list) > 0 {
		pl.lacking = fmt.Errorf("%w: this role lacks privileges that the run needs; run as another role, or grant them: %s", ErrPrivilege, strings.Join(list, "; "))
		pl.warn("%v", pl.lacking)
	}
	return nil
}
