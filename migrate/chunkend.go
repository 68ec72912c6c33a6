package migrate

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// class returns the class as a range of it is walked.
func (w *worker) class(at state.Range) *dialect.Class {
	if at.ByID() && len(w.r.class.Columns) > 1 {
		return w.r.pl.class
	}
	return w.r.class
}

// bound returns the upper end of the next chunk, nil for the last of a range.
func (w *worker) bound(ctx context.Context, at state.Range, rows int) (*string, error) {
	class, rng := w.class(at), at.Until(nil)
	if p := class.Columns[0].Places; p != nil {
		if end, known := p.Next(rng, rows); known {
			return end, nil
		}
	}
	most, rest := w.mostOf(class)
	end, err := w.nth(ctx, most, rng, rows)
	if err != nil || rest == nil {
		return end, err
	}
	if end != nil {
		rng.Hi = end // no column is read further
	}
	sooner, err := w.nth(ctx, rest, rng, rows)
	if sooner == nil {
		sooner = end
	}
	return sooner, err
}

// mostOf takes the column that has the most values to move out of a class; rest is nil
// where there is no other, or ranges are of the places of one.
func (w *worker) mostOf(class *dialect.Class) (most, rest *dialect.Class) {
	if len(class.Columns) == 1 || class.Columns[0].Places != nil {
		return class, nil
	}
	at := 0
	for i, col := range w.r.pl.Columns {
		if col.ToMove > w.r.pl.Columns[at].ToMove {
			at = i
		}
	}
	return &dialect.Class{Columns: class.Columns[at : at+1]}, &dialect.Class{Columns: slices.Delete(slices.Clone(class.Columns), at, at+1)}
}

// nth returns the smallest value of a range at which a column of the class has had
// rows values, nil where none has that many.
func (w *worker) nth(ctx context.Context, class *dialect.Class, rng dialect.Range, rows int) (*string, error) {
	st, err := dialect.Bound(w.r.d, class, w.r.move, rng, rows)
	if err != nil {
		return nil, err
	}
	var hi string
	switch err := w.s.QueryRowContext(ctx, st.SQL, st.Args...).Scan(&hi); {
	case errors.Is(err, sql.ErrNoRows):
		return nil, nil
	case err != nil:
		return nil, fmt.Errorf("finding the next chunk: %w", err)
	}
	return &hi, nil
}

// fit returns the upper end of the next chunk and the rows that it was made for: as
// many as the pace wants, or fewer where another column has too many in them.
func (w *worker) fit(ctx context.Context, at state.Range) (hi *string, rows int, err error) {
	for {
		rows = w.pace.rows
		if hi, err = w.bound(ctx, at, rows); err != nil || rows == 1 {
			return hi, rows, err
		}
		crowded, err := w.crowded(ctx, at, at.Until(hi))
		if err != nil || !crowded {
			return hi, rows, err
		}
		w.pace.contended()
	}
}

// crowded reports whether a column whose rows are found by the ids of a range has more
// of them there than a chunk may have.
func (w *worker) crowded(ctx context.Context, at state.Range, rng dialect.Range) (bool, error) {
	most := w.r.mostRows()
	for _, col := range w.class(at).Columns {
		if col.Among == nil {
			continue
		}
		st, err := dialect.Crowd(w.r.d, col, rng, most)
		if err != nil {
			return false, err
		}
		var n int
		if err := w.s.QueryRowContext(ctx, st.SQL, st.Args...).Scan(&n); err != nil {
			return false, fmt.Errorf("counting the rows of the next chunk: %w", err)
		}
		if n > most {
			return true, nil
		}
	}
	return false, nil
}
