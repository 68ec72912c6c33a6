package migrate

import (
	"context"
	"errors"
)

// Check refuses what [Database.Run] with this configuration would refuse before its first write:
// options that the engine, the strategy or the role does not allow. All reasons come at once. It
// writes nothing.
func (pl *Plan) Check(ctx context.Context, cfg RunConfig) error {
	if err := cfg.validate(); err != nil {
		return err
	}
	if pl.NothingToDo {
		return nil
	}
	s, err := pl.d.Open(ctx, pl.db)
	if err != nil {
		return wrap(ctx, pl.d, err, "cannot open a session")
	}
	defer s.Close()
	r := &runner{pl: pl, cfg: cfg, d: pl.d, move: pl.move, class: pl.class, s: s}
	refusals := []error{pl.suitsCopy(cfg), pl.reclaims(cfg)}
	asks := []func(context.Context) error{r.mayReclaim}
	if pl.copy == nil { // a copy has refused the option already, and asks for privileges of its own
		asks = append(asks, r.normalisable)
		if pl.lacking != nil {
			refusals = append(refusals, asRefusal(pl.lacking))
		}
	}
	for _, ask := range asks {
		if err := ask(ctx); err != nil {
			refusals = append(refusals, asRefusal(wrap(ctx, pl.d, err, "cannot begin")))
		}
	}
	return errors.Join(refusals...)
}
