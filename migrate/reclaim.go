package migrate

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
)

// reclaims refuses what the engine has no ability for.
func (pl *Plan) reclaims(cfg RunnerConfig) error {
	name := pl.d.Profile().Name()
	if _, ok := pl.d.(dialect.Vacuumer); cfg.Vacuum && !ok {
		return fmt.Errorf("%w: --vacuum (Vacuum): %s frees old versions of rows by itself: leave it out: %w", ErrRefused, name, errors.ErrUnsupported)
	}
	if _, ok := pl.d.(dialect.Reindexer); cfg.Reindex && !ok {
		return fmt.Errorf("%w: --reindex (Reindex): %s has no statement that rebuilds one index while others write: leave it out; --strategy copy builds new indexes: %w",
			ErrRefused, name, errors.ErrUnsupported)
	}
	return nil
}

// mayReclaim refuses what the server or the role cannot do, before the first write.
func (r *Runner) mayReclaim(ctx context.Context) error {
	for _, ask := range r.pl.reclaimers() {
		if !ask.wanted(r.cfg) {
			continue
		}
		why, err := ask.refusal(ctx, r.s, r.pl.class)
		if err != nil {
			return fmt.Errorf("looking whether %s is possible: %w", ask.flag, err)
		}
		if why != "" {
			return fmt.Errorf("%w: %s: %s; nothing was changed", ErrRefused, ask.flag, why)
		}
	}
	return nil
}

// A reclaimer is one of the two options, where the engine has it.
type reclaimer struct {
	flag    string
	wanted  func(RunnerConfig) bool
	refusal func(context.Context, dialect.Querier, *dialect.Class) (string, error)
}

func (pl *Plan) reclaimers() []reclaimer {
	var out []reclaimer
	if d, ok := pl.d.(dialect.Vacuumer); ok {
		out = append(out, reclaimer{"--vacuum (Vacuum)", func(c RunnerConfig) bool { return c.Vacuum }, d.NoVacuum})
	}
	if d, ok := pl.d.(dialect.Reindexer); ok {
		out = append(out, reclaimer{"--reindex (Reindex)", func(c RunnerConfig) bool { return c.Reindex }, d.NoReindex})
	}
	return out
}

// Reclaim says what [RunnerConfig.Vacuum] and [RunnerConfig.Reindex] come to.
type Reclaim struct {
	// Refused says why the server or the role cannot do either; empty when they can.
	Refused string `json:"refused,omitempty"`
	// Growth is Estimate.Growth with Vacuum, in bytes.
	Growth int64 `json:"vacuum_growth_bytes"`
	// Indexes are those that Reindex rebuilds, as [SCHEMA.]NAME. They take
	// IndexBytes now, and can come to BloatedBytes in a run.
	Indexes      []string `json:"indexes"`
	IndexBytes   int64    `json:"index_bytes"`
	BloatedBytes int64    `json:"bloated_bytes"`
}

// reclaim estimates what the options come to, nil where the engine has them not.
func (pl *Plan) reclaim(ctx context.Context, s *dialect.Session, size int64) (*Reclaim, error) {
	d, ok := pl.d.(dialect.Reindexer)
	if !ok {
		return nil, nil
	}
	out := &Reclaim{Indexes: []string{}}
	for _, offer := range pl.reclaimers() {
		why, err := offer.refusal(ctx, s, pl.class)
		if err != nil {
			return nil, err
		}
		if why != "" {
			out.Refused = why
			return out, nil
		}
	}
	c := pl.d.Costs()
	out.Growth = max(size, 0) * c.VacuumedPercent / 100
	list, err := d.Indexes(ctx, s, pl.class)
	if err != nil {
		return nil, err
	}
	for _, ix := range list {
		out.Indexes = append(out.Indexes, tableText(ix.Ref))
		out.IndexBytes += ix.Bytes
	}
	out.BloatedBytes = out.IndexBytes * (100 + c.IndexPercent) / 100
	return out, nil
}

// write writes it as lines of an estimate.
func (r *Reclaim) write(w io.Writer) {
	if r.Refused != "" {
		fmt.Fprintf(w, "  --vacuum, --reindex: not possible here: %s\n", r.Refused)
		return
	}
	fmt.Fprintf(w, "  --vacuum: tables and indexes grow by about %s instead\n", bytesText(r.Growth))
	if len(r.Indexes) > 0 {
		fmt.Fprintf(w, "  --reindex: the indexes of the ids (%d; they take %s and can come to %s) are built anew at the end\n", len(r.Indexes), bytesText(r.IndexBytes), bytesText(r.BloatedBytes))
	}
}
