package state

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
)

// unpackRows is how many packed rows one transaction unpacks.
const unpackRows = 200

const (
	packedColumns = "run_id, no, n, ids"
	idColumns     = "run_id, id, kind"
)

// FirstRow is the number of the first packed row of a chunk. The key of the table
// meets a repetition.
func FirstRow() int64 { return rand.Int64() &^ (1<<20 - 1) }

// Pack records ids, one after the other, as moved. They are not to be looked up
// before [Store.Unpack].
func (s Store) Pack(ctx context.Context, q dialect.Querier, run int64, ids []byte) error {
	return s.pack(ctx, q, run, ids, s.D.PackedRow())
}

// pack makes rows of at most so many ids.
func (s Store) pack(ctx context.Context, q dialect.Querier, run int64, ids []byte, most int) error {
	no := FirstRow()
	for len(ids) > 0 {
		var b strings.Builder
		var args []any
		b.WriteString("INSERT INTO " + s.D.StatePacked() + " (" + packedColumns + ") VALUES ")
		for i := 0; i < unpackRows && len(ids) > 0; i++ {
			piece := ids[:min(len(ids), 16*most)]
			if ids = ids[len(piece):]; i > 0 {
				b.WriteString(", ")
			}
			at := len(args)
			b.WriteString("(" + s.p(at+1) + ", " + s.p(at+2) + ", " + s.p(at+3) + ", " + s.p(at+4) + ")")
			args = append(args, run, no, len(piece)/16, piece)
			no++
		}
		if _, err := q.ExecContext(ctx, b.String(), args...); err != nil {
			return err
		}
	}
	return nil
}

// Unpack records some of a run's packed ids one by one, and returns how many
// packed rows that were; none is left when it returns 0. Call it in a transaction.
func (s Store) Unpack(ctx context.Context, q dialect.Querier, run int64) (int, error) {
	look, err := dialect.PackedRows(s.D, run, unpackRows)
	if err != nil {
		return 0, err
	}
	rows, err := q.QueryContext(ctx, look.SQL, look.Args...)
	if err != nil {
		return 0, err
	}
	defer rows.Close()
	var list []int64
	for rows.Next() {
		var no int64
		var n int
		if err := rows.Scan(&no, &n); err != nil {
			return 0, err
		}
		if n > dialect.PackedIDs {
			if len(list) == 0 {
				return 1, errors.Join(rows.Close(), s.divide(ctx, q, run, no))
			}
			break // the next call's
		}
		list = append(list, no)
	}
	if err := errors.Join(rows.Err(), rows.Close()); err != nil || len(list) == 0 {
		return 0, err
	}
	st, err := dialect.Unpack(s.D, run, list)
	if err != nil {
		return 0, err
	}
	if _, err := q.ExecContext(ctx, st.SQL, st.Args...); err != nil {
		return 0, err
	}
	return len(list), s.removePacked(ctx, q, run, list)
}

// divide makes rows that the engine can take apart of one with more ids.
func (s Store) divide(ctx context.Context, q dialect.Querier, run, no int64) error {
	var ids []byte
	if err := q.QueryRowContext(ctx, "SELECT ids FROM "+s.D.StatePacked()+" WHERE run_id = "+s.p(1)+" AND no = "+s.p(2), run, no).Scan(&ids); err != nil {
		return err
	}
	if err := s.removePacked(ctx, q, run, []int64{no}); err != nil {
		return err
	}
	return s.pack(ctx, q, run, ids, dialect.PackedIDs)
}

func (s Store) removePacked(ctx context.Context, q dialect.Querier, run int64, rows []int64) error {
	args := []any{run}
	in := make([]string, len(rows))
	for i, no := range rows {
		args = append(args, no)
		in[i] = s.p(len(args))
	}
	res, err := q.ExecContext(ctx, "DELETE FROM "+s.D.StatePacked()+" WHERE run_id = "+s.p(1)+" AND no IN ("+strings.Join(in, ", ")+")", args...)
	if err != nil {
		return err
	}
	if n, err := res.RowsAffected(); err != nil || n != int64(len(rows)) {
		return errors.Join(err, fmt.Errorf("%d of %d packed rows were there to be removed", n, len(rows)))
	}
	return nil
}

// HasPacked reports whether a run has packed ids.
func (s Store) HasPacked(ctx context.Context, q dialect.Querier, run int64) (bool, error) {
	var n int
	err := q.QueryRowContext(ctx, "SELECT CASE WHEN EXISTS (SELECT 1 FROM "+s.D.StatePacked()+" WHERE run_id = "+s.p(1)+") THEN 1 ELSE 0 END", run).Scan(&n)
	return n > 0, err
}

// HasOthers reports whether a run has recorded ids that it has not moved.
func (s Store) HasOthers(ctx context.Context, q dialect.Querier, run int64) (bool, error) {
	var n int
	err := q.QueryRowContext(ctx, "SELECT CASE WHEN EXISTS (SELECT 1 FROM "+s.D.StateIDs()+" WHERE run_id = "+s.p(1)+" AND kind <> '"+dialect.IDMoved+"') THEN 1 ELSE 0 END", run).Scan(&n)
	return n > 0, err
}
