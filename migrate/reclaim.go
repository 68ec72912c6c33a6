package migrate

import (
	"context"
	"errors"
	"fmt"
	"io"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// reclaims refuses what the engine has no ability for.
func (pl *Plan) reclaims(cfg RunConfig) error {
	if _, ok := pl.d.(dialect.Vacuumer); cfg.Vacuum && !ok {
		return fmt.Errorf("%w: --vacuum (Vacuum): %s frees old versions of rows by itself: leave it out: %w",
			ErrRefused, pl.d.Profile().Name(), errors.ErrUnsupported)
	}
	return nil
}

// mayReclaim refuses what the server or the role cannot do, before the first write.
func (r *runner) mayReclaim(ctx context.Context) error {
	d, ok := r.d.(dialect.Vacuumer)
	if !ok || !r.cfg.Vacuum {
		return nil
	}
	why, err := d.NoVacuum(ctx, r.s, r.pl.class)
	if err != nil {
		return fmt.Errorf("looking whether --vacuum (Vacuum) is possible: %w", err)
	}
	if why != "" {
		return fmt.Errorf("%w: --vacuum (Vacuum): %s; nothing was changed", ErrRefused, why)
	}
	return nil
}

// Reclaim says what [RunConfig.Vacuum] and [FinishConfig.Reindex] come to.
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
	v, canVacuum := pl.d.(dialect.Vacuumer)
	d, canReindex := pl.d.(dialect.Reindexer)
	if !canVacuum || !canReindex {
		return nil, nil
	}
	out := &Reclaim{Indexes: []string{}}
	for _, refusal := range []func(context.Context, dialect.Querier, *sqlgen.Class) (string, error){
		v.NoVacuum, d.NoReindex,
	} {
		if why, err := refusal(ctx, s, pl.class); err != nil || why != "" {
			out.Refused = why
			return out, err
		}
	}
	c := pl.d.Costs()
	out.Growth = max(size, 0) * c.VacuumedPercent / 100
	list, err := d.Indexes(ctx, s, pl.class)
	if err != nil {
		return nil, err
	}
	for _, ix := range list {
		out.Indexes = append(out.Indexes, tableName(ix.Ref))
		out.IndexBytes += ix.Bytes
	}
	out.BloatedBytes = out.IndexBytes * (100 + c.IndexPercent) / 100
	return out, nil
}

// write writes it as lines of an estimate.
func (r *Reclaim) write(w io.Writer) {
	if r.Refused != "" {
		fmt.Fprintf(w, "  --vacuum, finish --reindex: not possible here: %s\n", r.Refused)
		return
	}
	fmt.Fprintf(w, "  --vacuum: tables and indexes grow by about %s instead\n", bytesText(r.Growth))
	if len(r.Indexes) > 0 {
		fmt.Fprintf(w, "  finish --reindex: rebuilds the indexes of the ids (%d; they take %s and can come to %s)\n",
			len(r.Indexes), bytesText(r.IndexBytes), bytesText(r.BloatedBytes))
	}
}
