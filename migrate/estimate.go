package migrate

import (
	"context"
	"fmt"
	"io"
	"slices"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/internal/thousands"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/plan"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
)

// An Estimate says what a plan will need. Its volumes follow what was measured on
// rows of about 150 bytes; they are an order of magnitude, not a promise.
type Estimate struct {
	// Strategy is the plan's, Why what speaks for it.
	Strategy string `json:"strategy"`
	Why      string `json:"why"`
	// Values to rewrite, over all columns.
	Values int64 `json:"values"`
	// ReadTime is how long it took to read every value of the class, which a run does twice: before
	// and after.
	ReadTime time.Duration `json:"read_ns"`
	// Sample values were rewritten in the time Took and rolled back, when a chunk was measured. The
	// whole will take Duration with one worker, without the record of ids.
	Sample   int64         `json:"sample,omitempty"`
	Took     time.Duration `json:"sample_ns,omitempty"`
	Duration time.Duration `json:"duration_ns,omitempty"`

	// Size is what the tables and their indexes take now, in bytes; -1 where the engine does not tell.
	Size int64 `json:"size_bytes"`
	// Growth is by how many bytes they can grow until the space is used again, GrowthPercent that as
	// a part of Size. The record of ids takes Ledger bytes until [Database.Finish], and Log bytes go
	// to the log named LogName.
	Growth        int64  `json:"growth_bytes"`
	GrowthPercent int64  `json:"growth_percent"`
	Ledger        int64  `json:"ledger_bytes"`
	Log           int64  `json:"log_bytes"`
	LogName       string `json:"log_name"`
	// ReplicaRate is how many bytes of the log a replica has to apply per second to keep up with the
	// chunks of one worker, 0 when no chunk was measured, and on engines without replicas.
	ReplicaRate int64    `json:"replica_bytes_per_second,omitempty"`
	Locks       []string `json:"locks"`
	// Reclaim is nil where the engine has nothing to reclaim.
	Reclaim *Reclaim `json:"reclaim,omitempty"`
}

// Estimate says what the plan will need. With measure it tries the new ids as [Database.Run] does
// before its first write, and rewrites one chunk. It rolls both back: the rows of the chunk are
// locked meanwhile, and triggers fire. Without, it only reads.
func (d *Database) Estimate(ctx context.Context, made *Plan, measure bool) (*Estimate, error) {
	pl, err := d.attach(made)
	if err != nil {
		return nil, err
	}
	s, err := pl.D.Open(ctx, pl.DB)
	if err != nil {
		return nil, d.wrap(ctx, err, "cannot open a session")
	}
	defer s.Close()
	c := costsOf(pl)
	e := &Estimate{
		Strategy: InPlace,
		Why: "the ids keep their type and the rewrite has an inverse, " +
			"so that chunks can be made and stopped at any time",
		Values: pl.ToMove, ReadTime: pl.ReadTime,
		LogName: c.LogName, Locks: slices.Concat(c.Locks, pl.Schema.OutsideLocks),
		GrowthPercent: c.GrowthPercent, Log: pl.ToMove * c.LogPerValue,
		Ledger: idsToRecord(pl.Plan) * c.LedgerPerID,
	}
	for _, t := range pl.Class.Refs() {
		n, err := dialect.Size(ctx, pl.D, s, t)
		if err != nil {
			return nil, d.wrap(ctx, err, "cannot read the sizes")
		}
		if n < 0 {
			e.Size = -1
			break
		}
		e.Size += n
	}
	e.Growth = max(e.Size, 0) * c.GrowthPercent / 100
	if e.Reclaim, err = reclaim(ctx, s, pl, e.Size); err != nil {
		return nil, d.wrap(ctx, err, "cannot look at the indexes")
	}
	if measure && pl.ToMove > 0 {
		if err := e.measure(ctx, s, pl); err != nil {
			return nil, run.AsUntaken(pl.D, d.wrap(ctx, err, "cannot measure a chunk"))
		}
	}
	return e, nil
}

// costsOf returns what a rewrite in place needs on the server of a plan.
func costsOf(pl plan.AttachedPlan) dialect.Costs {
	if own := pl.Schema.Costs; own != nil {
		return *own
	}
	return pl.D.Facts().Costs
}

// idsToRecord estimates how many ids the record will have. A column that refers to
// another adds its orphans alone: its other ids are counted there.
func idsToRecord(pl *plan.Plan) int64 {
	var ids, all int64
	for i, col := range pl.Columns {
		all = max(all, col.ToMove)
		if !pl.Class.Refers(pl.Class.Columns[i]) {
			ids = max(ids, col.ToMove)
		}
	}
	for _, n := range pl.Orphans {
		ids += n
	}
	if ids == 0 { // each column refers to another
		return all
	}
	return min(ids, pl.ToMove)
}

// measureRows is the size of a measured chunk.
const measureRows = 2000

func (e *Estimate) measure(ctx context.Context, s *dialect.Session,
	pl plan.AttachedPlan) (err error) {
	cfg := RunConfig{ChunkRows: measureRows}
	if err := cfg.validate(); err != nil {
		return err
	}
	j := inPlace(pl, makePart(pl, cfg), cfg)
	j.S, s.Gaps = s, pl.Undeclared()
	if err := j.Try(ctx); err != nil {
		return err
	}
	if e.Sample, e.Took, err = j.Measure(ctx); err != nil || e.Sample == 0 {
		return err
	}
	e.Duration = time.Duration(float64(e.Took)/float64(e.Sample)*float64(pl.ToMove)) + 2*e.ReadTime
	if c := costsOf(pl); c.Replicated {
		e.ReplicaRate = int64(float64(e.Sample*c.LogPerValue) / max(e.Took, 1).Seconds())
	}
	return nil
}

// WriteTo writes the estimate as text.
func (e *Estimate) WriteTo(w io.Writer) (int64, error) {
	var b strings.Builder
	line := func(format string, args ...any) { fmt.Fprintf(&b, "  "+format+"\n", args...) }
	fmt.Fprintf(&b, "Estimate: %s, because %s\n", e.Strategy, e.Why)
	reading := e.ReadTime.Round(time.Millisecond)
	switch {
	case e.Sample > 0:
		line("time: %v for %s values with one worker; %s of them were rewritten in %v and rolled back",
			rough(e.Duration), thousands.Group(e.Values), thousands.Group(e.Sample),
			e.Took.Round(time.Millisecond))
	default:
		line("time: not measured (%v does); reading every value once took %v", hint.Measure, reading)
	}
	size, growth := "of unknown size", fmt.Sprintf("%d %%", e.GrowthPercent)
	if e.Size >= 0 {
		size, growth = "of "+thousands.Bytes(e.Size), thousands.Bytes(e.Growth)
	}
	line("disk: tables %s can grow by %s; the record of ids takes %s until finish", size, growth,
		thousands.Bytes(e.Ledger))
	switch r := e.Reclaim; {
	case r == nil:
	case r.Refusal != "":
		line("%v, and the statements of finish %v: not possible here: %s", hint.Vacuum, hint.Reindex,
			r.Refusal)
	default:
		line("%v: tables and indexes grow by about %s instead", hint.Vacuum, thousands.Bytes(r.Growth))
		if len(r.Indexes) > 0 {
			line("finish %v: prints what rebuilds the indexes of the ids (%d; they take %s and can grow "+
				"to %s)", hint.Reindex, len(r.Indexes), thousands.Bytes(r.IndexBytes),
				thousands.Bytes(r.BloatedBytes))
		}
	}
	line("log: about %s of %s", thousands.Bytes(e.Log), e.LogName)
	if e.ReplicaRate > 0 {
		line("replicas: one that applies less than %s of it per second falls behind",
			thousands.Bytes(e.ReplicaRate))
	}
	for _, l := range e.Locks {
		line("lock: %s", l)
	}
	n, err := io.WriteString(w, b.String())
	return int64(n), err
}

// rough rounds a duration to what an estimate can say.
func rough(d time.Duration) time.Duration {
	switch {
	case d > 10*time.Minute:
		return d.Round(time.Minute)
	case d > 10*time.Second:
		return d.Round(time.Second)
	}
	return d.Round(100 * time.Millisecond)
}

// Reclaim says what [RunConfig.Vacuum] and the statements of [Database.Reindex] save.
type Reclaim struct {
	// Refusal says why the server or the role cannot do either; empty when they can.
	Refusal string `json:"refused,omitempty"`
	// Growth is Estimate.Growth with Vacuum, in bytes.
	Growth int64 `json:"vacuum_growth_bytes"`
	// Indexes are those that the statements rebuild, as [SCHEMA.]NAME. They take
	// IndexBytes now, and can grow to BloatedBytes in a run.
	Indexes      []string `json:"indexes"`
	IndexBytes   int64    `json:"index_bytes"`
	BloatedBytes int64    `json:"bloated_bytes"`
}

// reclaim estimates the effect of the options. It returns nil where the engine does not have them.
func reclaim(ctx context.Context, s *dialect.Session, pl plan.AttachedPlan,
	size int64) (*Reclaim, error) {
	can := pl.D.Abilities()
	if can.Vacuumer == nil || can.Reindexer == nil {
		return nil, nil
	}
	out := &Reclaim{Indexes: []string{}}
	why, err := can.Vacuumer.NoVacuum(ctx, s, pl.Class)
	if err == nil && why == "" {
		why, err = can.Reindexer.NoReindex(ctx, s, pl.Class)
	}
	if out.Refusal = why; err != nil || why != "" {
		return out, err
	}
	list, err := can.Reindexer.Indexes(ctx, s, pl.Class)
	if err != nil {
		return nil, err
	}
	c := costsOf(pl)
	out.Growth = max(size, 0) * c.VacuumedPercent / 100
	for _, ix := range list {
		out.Indexes = append(out.Indexes, plan.TableName(ix.Ref))
		out.IndexBytes += ix.Bytes
	}
	out.BloatedBytes = out.IndexBytes * (100 + c.IndexPercent) / 100
	return out, nil
}
