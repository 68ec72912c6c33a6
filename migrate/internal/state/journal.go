package state

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math/rand/v2"
	"strconv"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

const (
	rangeColumns   = "run_id, no, walk, lo, hi"
	journalColumns = "run_id, no, todo, n, moved, ids, odd"
	keptColumns    = "run_id, id"
)

// SetRanges replaces the ranges of a run by others. Call it after Update or Insert in the
// same transaction. It waits for the chunks that are under way.
func (s SQL) SetRanges(ctx context.Context, q dialect.Querier, run int64, list []Range) error {
	if err := s.DropRanges(ctx, q, run); err != nil {
		return err
	}
	for i, r := range list {
		if _, err := q.ExecContext(ctx, "INSERT INTO "+s.D.State().Ranges+" ("+rangeColumns+") VALUES ("+s.ps(5)+")",
			run, i, r.Walk, r.Lo, r.Hi); err != nil {
			return err
		}
	}
	return nil
}

// DropRanges removes the ranges of a run, so that nobody can claim one any more. It waits for
// the chunks that are under way.
func (s SQL) DropRanges(ctx context.Context, q dialect.Querier, run int64) error {
	_, err := q.ExecContext(ctx, "DELETE FROM "+s.D.State().Ranges+" WHERE run_id = "+s.p(1), run)
	return err
}

// claim locks a row of a table that a condition has, and reads it. The condition begins
// with the run.
func (s SQL) claim(ctx context.Context, tx dialect.Tx, how dialect.Claim, table, columns, where string, run int64, dest ...any) (bool, error) {
	hint, lock := s.D.RowHint(), ""
	switch how {
	case dialect.Skips:
		if hint != "" {
			hint = strings.Replace(hint, "(", "(READPAST, ROWLOCK, ", 1)
		} else {
			lock = " FOR UPDATE SKIP LOCKED"
		}
	case dialect.Fails:
		return s.claimOne(ctx, tx, table, columns, where, run, dest...)
	}
	first, limit := sqlgen.Limit(s.D, 1)
	err := tx.QueryRowContext(ctx, "SELECT "+first+columns+" FROM "+table+hint+" WHERE run_id = "+s.p(1)+where+" ORDER BY no"+limit+lock, run).Scan(dest...)
	if errors.Is(err, sql.ErrNoRows) {
		return false, nil
	}
	return err == nil, err
}

// claimOne is claim where locked rows are not passed over: it tries one after the other, from
// anywhere on.
func (s SQL) claimOne(ctx context.Context, tx dialect.Tx, table, columns, where string, run int64, dest ...any) (bool, error) {
	rows, err := tx.QueryContext(ctx, "SELECT no FROM "+table+" WHERE run_id = "+s.p(1)+where, run)
	if err != nil {
		return false, err
	}
	var list []int64
	for rows.Next() {
		var no int64
		if err := rows.Scan(&no); err != nil {
			return false, errors.Join(err, rows.Close())
		}
		list = append(list, no)
	}
	if err := errors.Join(rows.Err(), rows.Close()); err != nil {
		return false, err
	}
	rand.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	for _, no := range list {
		err := tx.QueryRowContext(ctx, "SELECT "+columns+" FROM "+table+" WHERE run_id = "+s.p(1)+" AND no = "+s.p(2)+where+" FOR UPDATE NOWAIT", run, no).Scan(dest...)
		switch {
		case err == nil:
			return true, nil
		case !errors.Is(err, sql.ErrNoRows) && s.D.Kind(err) != dialect.KindLock:
			return false, err
		}
	}
	return false, nil
}

// ClaimRange implements [Store].
func (s SQL) ClaimRange(ctx context.Context, tx dialect.Tx, how dialect.Claim, run int64) (*Range, error) {
	var r Range
	ok, err := s.claim(ctx, tx, how, s.D.State().Ranges, "no, walk, lo, hi", "", run, &r.No, &r.Walk, &r.Lo, &r.Hi)
	if !ok || err != nil {
		return nil, err
	}
	return &r, nil
}

// Advance implements [Store].
func (s SQL) Advance(ctx context.Context, tx dialect.Tx, run int64, r Range, to *string) error {
	where := " WHERE run_id = " + s.p(1) + " AND no = " + s.p(2)
	query, args := "DELETE FROM "+s.D.State().Ranges+where, []any{run, r.No}
	if to != nil {
		query, args = "UPDATE "+s.D.State().Ranges+" SET lo = "+s.p(1)+" WHERE run_id = "+s.p(2)+" AND no = "+s.p(3), []any{*to, run, r.No}
	}
	ok, err := s.written(ctx, tx, query, args...)
	if err == nil && !ok {
		err = fmt.Errorf("range %d of run %d is gone, though it was locked", r.No, run)
	}
	return err
}

// Entries are numbered in order, from a random number of this process, so that two processes
// do not use the same.
var (
	firstNo = sync.OnceValue(func() int64 { return rand.Int64N(1 << 62) })
	entries atomic.Int64
)

// Record implements [Store].
func (s SQL) Record(ctx context.Context, tx dialect.Tx, run int64, e Entry) error {
	if len(e.IDs) == 0 {
		return nil
	}
	_, err := tx.ExecContext(ctx, "INSERT INTO "+s.D.State().Journal+" ("+journalColumns+") VALUES ("+s.ps(7)+")",
		run, firstNo()+entries.Add(1), flag(e.Todo), len(e.IDs), e.Moved, pack(e.IDs), e.odd())
	return err
}

// odd is what the journal says of the letters of an entry: NULL when all are in lower case,
// else the odd texts, one to a line.
func (e Entry) odd() any {
	if !e.Mixed {
		return nil
	}
	return strings.Join(e.Odd, "\n")
}

func (e *Entry) read(ids []byte, n int, odd sql.NullString) error {
	if len(ids) != 16*n {
		return fmt.Errorf("the journal is damaged: entry %d has %d bytes for %d ids", e.No, len(ids), n)
	}
	e.IDs = unpack(ids)
	if e.Mixed = odd.Valid; odd.String != "" {
		e.Odd = strings.Split(odd.String, "\n")
	}
	return nil
}

func pack(ids [][16]byte) []byte {
	out := make([]byte, 0, 16*len(ids))
	for _, id := range ids {
		out = append(out, id[:]...)
	}
	return out
}

func unpack(raw []byte) [][16]byte {
	out := make([][16]byte, 0, len(raw)/16)
	for i := 0; i+16 <= len(raw); i += 16 {
		out = append(out, [16]byte(raw[i:i+16]))
	}
	return out
}

// ClaimEntry implements [Store].
func (s SQL) ClaimEntry(ctx context.Context, tx dialect.Tx, how dialect.Claim, run int64) (*Entry, error) {
	e := Entry{Todo: true}
	var ids []byte
	var n int
	var odd sql.NullString
	ok, err := s.claim(ctx, tx, how, s.D.State().Journal, "no, n, ids, odd", " AND todo IN (1, 3)", run, &e.No, &n, &ids, &odd)
	if !ok || err != nil {
		return nil, err
	}
	return &e, e.read(ids, n, odd)
}

// Done implements [Store].
func (s SQL) Done(ctx context.Context, tx dialect.Tx, run int64, e Entry, n int, moved int64) error {
	if n < len(e.IDs) {
		rest := e
		rest.IDs, rest.Moved = e.IDs[n:], 0
		if err := s.Record(ctx, tx, run, rest); err != nil {
			return err
		}
	}
	ok, err := s.written(ctx, tx, "UPDATE "+s.D.State().Journal+" SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + "+s.p(1)+", todo = 0, n = "+s.p(2)+", ids = "+s.p(3)+" WHERE run_id = "+s.p(4)+" AND no = "+s.p(5),
		moved, n, pack(e.IDs[:n]), run, e.No)
	if err == nil && !ok {
		err = fmt.Errorf("entry %d of the journal of run %d is gone, though it was locked", e.No, run)
	}
	return err
}

// Left implements [Store].
func (s SQL) Left(ctx context.Context, q dialect.Querier, run int64) (l Left, err error) {
	t := s.D.State()
	err = q.QueryRowContext(ctx, "SELECT (SELECT count(*) FROM "+t.Ranges+" WHERE run_id = "+s.p(1)+"), (SELECT count(*) FROM "+t.Journal+" WHERE run_id = "+s.p(2)+" AND todo IN (1, 3)), "+
		"(SELECT count(*) FROM "+t.Journal+" WHERE run_id = "+s.p(3)+" AND todo = 0)", run, run, run).Scan(&l.Ranges, &l.Todo, &l.Done)
	return l, err
}

// Moved implements [Store].
func (s SQL) Moved(ctx context.Context, q dialect.Querier, run int64) (int64, error) {
	r, err := s.Get(ctx, q, run)
	return r.Moved, err
}

// Keeps implements [Store].
func (s SQL) Keeps(ctx context.Context, tx dialect.Tx, run int64, m sqlgen.Batch) (string, error) {
	st, err := sqlgen.KeptAmong(s.D, run, m)
	if err != nil {
		return "", err
	}
	var id string
	err = tx.QueryRowContext(ctx, st.SQL, st.Args...).Scan(&id)
	if errors.Is(err, sql.ErrNoRows) {
		return "", nil
	}
	return id, err
}

// What the column todo says of an entry.
const (
	entryDone  = 0
	entryTodo  = 1
	entryIdle  = 2 // of an undo: the run has not come to it
	entryAgain = 3 // done, and to be looked at once more
)

// Undo makes every entry that is done one to be taken back, and every other one of no
// concern. It waits for the chunks that are under way.
func (s SQL) Undo(ctx context.Context, q dialect.Querier, run int64) error {
	return s.setTodo(ctx, q, fmt.Sprintf("CASE todo WHEN %d THEN %d ELSE %d END", entryDone, entryTodo, entryIdle), "", run)
}

// Redo takes Undo back, when nothing was taken back since.
func (s SQL) Redo(ctx context.Context, q dialect.Querier, run int64) error {
	return s.setTodo(ctx, q, fmt.Sprintf("CASE todo WHEN %d THEN %d ELSE %d END", entryTodo, entryDone, entryTodo), "", run)
}

// Again makes every entry that is done one to be looked at once more.
func (s SQL) Again(ctx context.Context, q dialect.Querier, run int64) error {
	return s.setTodo(ctx, q, strconv.Itoa(entryAgain), fmt.Sprintf(" AND todo = %d", entryDone), run)
}

func (s SQL) setTodo(ctx context.Context, q dialect.Querier, to, where string, run int64) error {
	_, err := q.ExecContext(ctx, "UPDATE "+s.D.State().Journal+" SET todo = "+to+" WHERE run_id = "+s.p(1)+where, run)
	return err
}

// Entries hands the entries of a run's journal on, in no order.
func (s SQL) Entries(ctx context.Context, q dialect.Querier, run int64, f func(Entry) error) error {
	rows, err := q.QueryContext(ctx, "SELECT no, todo, n, moved, ids, odd FROM "+s.D.State().Journal+" WHERE run_id = "+s.p(1), run)
	if err != nil {
		return err
	}
	defer rows.Close()
	for rows.Next() {
		var e Entry
		var todo, n int
		var ids []byte
		var odd sql.NullString
		if err := rows.Scan(&e.No, &todo, &n, &e.Moved, &ids, &odd); err != nil {
			return err
		}
		e.Todo = todo == entryTodo || todo == entryAgain
		if err := errors.Join(e.read(ids, n, odd), f(e)); err != nil {
			return err
		}
	}
	return rows.Err()
}

// keepRows is how many ids one statement keeps.
const keepRows = 200

// Keep writes down ids that a run keeps, each of them once.
func (s SQL) Keep(ctx context.Context, q dialect.Querier, run int64, ids [][16]byte) error {
	form := s.D.StateForm()
	for len(ids) > 0 {
		part := ids[:min(len(ids), keepRows)]
		ids = ids[len(part):]
		var b strings.Builder
		var args []any
		b.WriteString("INSERT INTO " + s.D.State().Kept + " (" + keptColumns + ") VALUES ")
		for i, id := range part {
			if i > 0 {
				b.WriteString(", ")
			}
			args = append(args, run, form.Bind(form.Text(id)))
			b.WriteString("(" + s.p(len(args)-1) + ", " + form.Param(s.p(len(args))) + ")")
		}
		if _, err := q.ExecContext(ctx, b.String(), args...); err != nil {
			return err
		}
	}
	return nil
}

// Kept hands the ids on that a run keeps.
func (s SQL) Kept(ctx context.Context, q dialect.Querier, run int64, f func([16]byte)) error {
	form := s.D.StateForm()
	rows, err := q.QueryContext(ctx, "SELECT "+form.Out("id")+" FROM "+s.D.State().Kept+" WHERE run_id = "+s.p(1), run)
	if err != nil {
		return err
	}
	defer rows.Close()
	var raw sql.RawBytes
	for rows.Next() {
		if err := rows.Scan(&raw); err != nil {
			return err
		}
		id, ok := form.Decode(raw)
		if !ok {
			return fmt.Errorf("the state of run %d is damaged: it keeps %q", run, raw)
		}
		f(id)
	}
	return rows.Err()
}
