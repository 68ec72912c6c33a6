package migrate

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// A VACUUM reads every index of its table as a whole, so that a fixed number of rows
// between two of them would make a run on a large table quadratic. A share does not,
// and bounds by how much the table grows.
const (
	vacuumShare = 20     // the part of a table's values after which it is vacuumed
	vacuumLeast = 10_000 // values, below which it is not worth the while
)

// A vacuum frees what the chunks of this process have left behind. The workers
// share it, and one of them is at it at a time.
type vacuum struct {
	r      *runner
	d      dialect.Vacuumer
	busy   sync.Mutex
	tables []*vacuumTable
}

// A vacuumTable counts the values of one table.
type vacuumTable struct {
	ref     sqlgen.Ref
	columns []int // of the class
	every   int64
	at      int64 // how many had been rewritten when it was last vacuumed
	told    bool  // that another session is at it
}

// newVacuum returns nil where none was asked for.
func (r *runner) newVacuum() *vacuum {
	d, ok := r.d.(dialect.Vacuumer)
	if !ok || !r.cfg.Vacuum {
		return nil
	}
	v := &vacuum{r: r, d: d}
	for _, ref := range r.pl.class.Refs() {
		t := &vacuumTable{ref: ref}
		var total int64
		for i, col := range r.pl.class.Columns {
			if col.Ref == ref {
				t.columns = append(t.columns, i)
				total += r.pl.Columns[i].ToMove
			}
		}
		t.every = max(total/vacuumShare, vacuumLeast)
		v.tables = append(v.tables, t)
	}
	return v
}

// mostRows is how many rows a chunk has at the most: a larger one would leave more
// behind than is vacuumed at a time.
func (r *runner) mostRows() int {
	most := r.cfg.ChunkRows
	if r.s != nil && r.s.Most > 0 {
		most = min(most, r.s.Most)
	}
	if r.vacuum == nil {
		return most
	}
	var share int64
	for _, t := range r.vacuum.tables {
		share = max(share, t.every/int64(len(t.columns)))
	}
	return int(min(int64(most), share))
}

// moved is how many values of the table this process has rewritten.
func (v *vacuum) moved(t *vacuumTable) (n int64) {
	v.r.mu.Lock()
	defer v.r.mu.Unlock()
	for _, i := range t.columns {
		n += v.r.perColumn[i]
	}
	return n
}

// vacuum vacuums the tables that are due, or all with something to free.
func (w *worker) vacuum(ctx context.Context, all bool) error {
	v := w.r.vacuum
	if v == nil || !v.busy.TryLock() {
		return nil
	}
	defer v.busy.Unlock()
	for _, t := range v.tables {
		moved := v.moved(t)
		if n := moved - t.at; n == 0 || n < t.every && !all {
			continue
		}
		who, err := v.d.Vacuuming(ctx, w.s, t.ref)
		if err == nil && who != "" {
			w.passedOver(t, all, who)
			continue
		}
		start := time.Now()
		if err == nil {
			err = w.vacuumTable(ctx, t.ref)
		}
		if err != nil && ctx.Err() == nil && w.r.d.Kind(err) == dialect.KindLock {
			w.passedOver(t, all, "another session has begun to vacuum or to alter it")
			continue
		}
		t.at, t.told = moved, false
		switch {
		case ctx.Err() != nil:
			return ctx.Err()
		case err != nil:
			w.warn(t.ref, "%s could not be vacuumed, which leaves the ids alone: %v", tableName(t.ref), err)
		default:
			w.r.emit(Event{Kind: Vacuumed, Worker: w.n, Took: time.Since(start), Object: tableName(t.ref)})
		}
	}
	return nil
}

// passedOver tells, once, that a table is left as it is until after the next chunk,
// perhaps.
func (w *worker) passedOver(t *vacuumTable, all bool, why string) {
	if !t.told || all {
		t.told = true
		w.warn(t.ref, "%s is not vacuumed now: %s", tableName(t.ref), why)
	}
}

func (w *worker) vacuumTable(ctx context.Context, t sqlgen.Ref) error {
	d := w.r.vacuum.d
	list, err := d.Vacuum(t)
	for _, st := range list {
		if err == nil {
			_, err = w.s.ExecContext(ctx, st.SQL, st.Args...)
		}
	}
	unwait := d.Unwait()
	_, resetErr := w.s.ExecContext(context.WithoutCancel(ctx), unwait.SQL, unwait.Args...)
	return errors.Join(err, resetErr)
}

// warn tells of something that does not keep the run from its end.
func (w *worker) warn(about sqlgen.Ref, format string, args ...any) {
	w.r.emit(Event{Kind: Warned, Worker: w.n, Object: tableName(about), Note: fmt.Sprintf(format, args...)})
}
