package twin

import (
	"context"
	"crypto/rand"
	"errors"
	"fmt"
	"slices"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/sqltype/follow"
)

// A gate is one of the gates of a scope, with the epoch of today.
type gate struct {
	follow.Gate
	epoch, next string
}

// GatesOf returns the gate of each schema of a scope.
func GatesOf(s *Scope, of func(schema string) (follow.Gate, error)) (out []follow.Gate,
	err error) {
	var seen []string
	for _, r := range s.Refs() {
		if slices.Contains(seen, r.Schema) {
			continue
		}
		seen = append(seen, r.Schema)
		g, err := of(r.Schema)
		if err != nil {
			return nil, err
		}
		out = append(out, g)
	}
	return out, nil
}

// makeGates makes the gates and gives them to the run. Their epoch never comes again.
func (j *Job) makeGates(ctx context.Context) error {
	list, err := j.Twinner.Gates(ctx, j.S, j.Scope)
	if err != nil {
		return err
	}
	readers, err := j.Twinner.Readers(ctx, j.S, j.Scope)
	if err != nil {
		return err
	}
	return j.Retry(ctx, func() error {
		return j.S.InTx(ctx, func(tx dialect.Tx) error {
			for _, g := range list {
				if err := j.makeGate(ctx, tx, g, readers); err != nil {
					return fmt.Errorf("making the gate %s: %w", g.Table(), err)
				}
			}
			return nil
		})
	})
}

func (j *Job) makeGate(ctx context.Context, tx dialect.Tx, g follow.Gate, readers []string) error {
	var others []string
	epoch := rand.Text()
	_, err := tx.ExecContext(ctx, g.SQL(follow.Create), g.CreateArgs(j.Row.ID, epoch)...)
	if text := g.SQL(follow.Close); text != "" && err == nil {
		err = dialect.Within(ctx, tx, text)
	}
	if text := g.SQL(follow.Others); text != "" && err == nil {
		others, err = dialect.ListNames(ctx, tx, text, g.Table())
	}
	if err != nil {
		return err
	}
	for _, role := range others {
		text := "REVOKE ALL ON " + g.Table() + " FROM " + role // as the server has quoted it
		if err := dialect.Within(ctx, tx, text); err != nil {
			return err
		}
	}
	for _, role := range readers {
		text, err := g.Grant(role)
		if role == "" {
			text, err = "GRANT SELECT ON "+g.Table()+" TO PUBLIC", nil
		}
		if err == nil {
			err = dialect.Within(ctx, tx, text)
		}
		if err != nil {
			return err
		}
	}
	_, err = tx.ExecContext(ctx, g.SQL(follow.Begin), j.Row.ID, epoch)
	return err
}

// gates reads the gates of the run. One that somebody has dropped it makes again: followers take it
// as they do when a run begins.
func (j *Job) gates(ctx context.Context) ([]gate, error) {
	list, err := j.readGates(ctx)
	isGone := err != nil && !errors.As(err, new(run.Error)) && j.D.Kind(err) == dialect.KindOther
	if !isGone || j.Scope.Half {
		return list, err
	}
	if err := j.makeGates(ctx); err != nil {
		return nil, err
	}
	if list, err = j.readGates(ctx); err == nil {
		err = j.endHold(ctx, list)
	}
	return list, err
}

func (j *Job) readGates(ctx context.Context) (out []gate, err error) {
	list, err := j.Twinner.Gates(ctx, j.S, j.Scope)
	if err != nil {
		return nil, err
	}
	for _, g := range list {
		var id int64
		one := gate{Gate: g, next: rand.Text()}
		err := dialect.Scan(ctx, j.S, sqlgen.Statement{SQL: "SELECT run_id, epoch FROM " + g.Table()},
			&id, &one.epoch)
		if err == nil && id != j.Row.ID {
			err = fmt.Errorf("%w: the gate %s belongs to run %d", run.ErrRefused, g.Table(), id)
		}
		if err != nil {
			return nil, fmt.Errorf("reading the gate %s: %w", g.Table(), err)
		}
		out = append(out, one)
	}
	return out, nil
}

// tell runs a statement of each gate that takes the run and the epoch.
func (j *Job) tell(ctx context.Context, gates []gate, what follow.Statement) error {
	return j.Retry(ctx, func() error {
		for _, g := range gates {
			if _, err := j.S.ExecContext(ctx, g.SQL(what), j.Row.ID, g.epoch); err != nil {
				return err
			}
		}
		return nil
	})
}

// endHold ends a hold without a change, also for a context that has ended.
func (j *Job) endHold(ctx context.Context, gates []gate) error {
	clean, cancel := context.WithTimeout(context.WithoutCancel(ctx), run.CleanUp)
	defer cancel()
	phase := follow.PhaseOld
	if j.Scope.Switched {
		phase = follow.PhaseNew
	}
	for _, g := range gates {
		if _, err := j.S.ExecContext(clean, g.SQL(follow.Leave), phase, j.Row.ID, g.epoch); err != nil {
			return err
		}
	}
	return nil
}
