package migrate

import (
	"context"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// soon is how long a chunk goes on before it is looked who may hold it up: less than
// the second for which it waits for a row.
const soon = 600 * time.Millisecond

// A tableError is why the lock of a whole table was not had.
type tableError struct {
	took time.Duration // for which others queued
	err  error
}

func (e *tableError) Error() string { return e.err.Error() }
func (e *tableError) Unwrap() error { return e.err }

// lockTable runs a statement of a chunk that locks a whole table, for which it does
// not wait for long.
func (w *worker) lockTable(ctx context.Context, tx dialect.Tx, st sqlgen.Statement, attempt int) error {
	b, ok := w.r.d.(dialect.Brief)
	if !ok {
		_, err := tx.ExecContext(ctx, st.SQL, st.Args...)
		return err
	}
	if _, err := tx.ExecContext(ctx, b.Briefly(attempt)); err != nil {
		return err
	}
	start := time.Now()
	if err := w.s.Watched(ctx, w.r.d, 0, func() error {
		_, err := tx.ExecContext(ctx, st.SQL, st.Args...)
		return err
	}); err != nil {
		return &tableError{time.Since(start), err}
	}
	_, err := tx.ExecContext(ctx, b.Briefly(-1))
	return err
}
