package inplace

import (
	"context"
	"fmt"
	"slices"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// Trust lets the engine check the foreign keys that a run has cost its trust. A key that is not
// there any more, or that somebody has had checked since, is left alone.
func Trust(ctx context.Context, s *dialect.Session, d dialect.Dialect, class *sqlgen.Class,
	row state.Run) error {
	trust := d.Abilities().Trust
	if trust == nil {
		return nil
	}
	for i, k := range class.Keys {
		name := state.TableName(k.Child.Schema, k.Name)
		if !k.Unvalidated || !slices.Contains(row.Before.UntrustedKeys, name) {
			continue
		}
		err := s.Patiently(ctx, d, func(int) error { return dialect.Exec(ctx, s, trust(k)) })
		if err != nil {
			return fmt.Errorf("checking the foreign key %q of %q against all rows: %w",
				k.Name, k.Child.Table, err)
		}
		class.Keys[i].Unvalidated = false // another run may name it too
	}
	return nil
}
