package state

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// A Store is what the workers of a run ask of its state. Whatever takes a transaction is
// part of it: work, journal and progress are committed together or not at all.
type Store interface {
	// Control returns what is requested of a run and how often its row was written.
	Control(ctx context.Context, q dialect.Querier, run int64) (requested Request, seq int64,
		err error)
	// ClaimRange locks a range that nobody has, until the transaction ends; nil: there is none.
	ClaimRange(ctx context.Context, tx dialect.Tx, how dialect.Claim, run int64) (*Range, error)
	// Advance moves the beginning of a range on, or removes it where to is nil.
	Advance(ctx context.Context, tx dialect.Tx, run int64, r Range, to *string) error
	// Record writes an entry of the journal.
	Record(ctx context.Context, tx dialect.Tx, run int64, e Entry) error
	// ClaimEntry locks an entry that is to do, until the transaction ends; nil: there is none.
	ClaimEntry(ctx context.Context, tx dialect.Tx, how dialect.Claim, run int64) (*Entry, error)
	// Done marks an entry as done: it has the first n of its ids, and has moved so many values.
	// A new entry has the other ids.
	Done(ctx context.Context, tx dialect.Tx, run int64, e Entry, n int, moved int64) error
	// CountWork counts what is left, with what other workers have claimed.
	CountWork(ctx context.Context, q dialect.Querier, run int64) (WorkCounts, error)
	// CountMovedValues counts the values that were moved.
	CountMovedValues(ctx context.Context, q dialect.Querier, run int64) (int64, error)
	// SignOn writes a new worker of a run. It sets the worker's number, and StartedAt where that is
	// empty.
	SignOn(ctx context.Context, q dialect.Querier, run int64, w *Worker) error
	// Beat says that a worker is alive, and what it does.
	Beat(ctx context.Context, q dialect.Querier, run int64, w Worker) error
	// RecordChunk says in the transaction of a chunk that a worker is alive, and how many values it
	// has moved.
	RecordChunk(ctx context.Context, tx dialect.Tx, run, worker, moved int64) error
	// Keeps returns one of the images of a batch that the run keeps, "" if there is none.
	Keeps(ctx context.Context, tx dialect.Tx, run int64, m sqlgen.Batch) (string, error)
}

var _ Store = SQL{}

// WorkCounts count the work of a run. Ranges are to be walked, Todo are the entries of the journal
// that are to do, and Done are its other entries.
type WorkCounts struct{ Ranges, Todo, Done int64 }

// A Range is a part of a pass over a class that is not walked yet. Its row is the claim, and
// its lower end is the cursor.
type Range struct {
	No int
	// Walk is the column of the class whose ids it is of, counted from 0, or ByPlace.
	Walk   int
	Lo, Hi *string // as dialect.Range has them
}

// ByPlace is the Walk of a range of places of the first column's rows.
const ByPlace = -1

// An Entry is a row of the journal: the ids of one chunk as they were before the run.
type Entry struct {
	No             int64
	Todo           bool // of a list: not moved yet; of an undo: not taken back yet
	IDs            [][16]byte
	MixedCaseTexts []string // texts of ids that are neither in lower nor in upper case
	// Mixed is whether some are not in lower case.
	Mixed       bool
	MovedValues int64 // values, over all columns
}

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
		st := s.say("INSERT INTO {ranges} ("+rangeColumns+") VALUES (?, ?, ?, ?, ?)",
			run, i, r.Walk, r.Lo, r.Hi)
		if err := dialect.Exec(ctx, q, st); err != nil {
			return err
		}
	}
	return nil
}

// DropRanges removes the ranges of a run, so that nobody can claim one any more. It waits for
// the chunks that are under way.
func (s SQL) DropRanges(ctx context.Context, q dialect.Querier, run int64) error {
	return dialect.Exec(ctx, q, s.say("DELETE FROM {ranges} WHERE run_id = ?", run))
}

// A claimable is a table whose rows are claimed: its columns, and a condition behind the condition
// for the run.
type claimable struct{ table, columns, where string }

var (
	freeRanges = claimable{"{ranges}", "no, walk, lo, hi", ""}
	openWork   = claimable{"{journal}", "no, n, ids, odd", " AND todo IN (1, 3)"}
)

// claim locks a row of a run that nobody has, and reads it.
func (s SQL) claim(ctx context.Context, tx dialect.Tx, how dialect.Claim, c claimable, run int64,
	dest ...any) (bool, error) {
	hint, lock := s.D.Facts().RowHint, ""
	switch {
	case how == dialect.Fails:
		return s.claimOne(ctx, tx, c, run, dest...)
	case how == dialect.Skips && hint != "":
		hint = strings.Replace(hint, "(", "(READPAST, ROWLOCK, ", 1)
	case how == dialect.Skips:
		lock = " FOR UPDATE SKIP LOCKED"
	}
	b := sqlgen.NewBuilder(s.D.Profile())
	err := dialect.Scan(ctx, tx, s.say("SELECT "+b.First(1)+c.columns+" FROM "+c.table+hint+
		" WHERE run_id = ?"+c.where+" ORDER BY no"+b.Limit(1)+lock, run), dest...)
	if errors.Is(err, sql.ErrNoRows) {
		return false, nil
	}
	return err == nil, err
}

// claimOne is claim where a query cannot pass locked rows over. It tries one row after the
// other, in random order.
func (s SQL) claimOne(ctx context.Context, tx dialect.Tx, c claimable, run int64,
	dest ...any) (bool, error) {
	all := s.say("SELECT no FROM "+c.table+" WHERE run_id = ?"+c.where, run)
	list, err := dialect.Rows(ctx, tx, func(no *int64) []any { return []any{no} }, all.SQL,
		all.Args...)
	if err != nil {
		return false, err
	}
	rand.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	for _, no := range list {
		err := dialect.Scan(ctx, tx, s.say("SELECT "+c.columns+" FROM "+c.table+
			" WHERE run_id = ? AND no = ?"+c.where+" FOR UPDATE NOWAIT", run, no), dest...)
		switch {
		case err == nil:
			return true, nil
		case !errors.Is(err, sql.ErrNoRows) && s.D.Kind(err) != dialect.KindLock:
			return false, err
		}
	}
	return false, nil
}

func (s SQL) ClaimRange(ctx context.Context, tx dialect.Tx, how dialect.Claim, run int64) (
	*Range, error) {
	var r Range
	ok, err := s.claim(ctx, tx, how, freeRanges, run, &r.No, &r.Walk, &r.Lo, &r.Hi)
	if !ok || err != nil {
		return nil, err
	}
	return &r, nil
}

func (s SQL) Advance(ctx context.Context, tx dialect.Tx, run int64, r Range, to *string) error {
	st := s.say("DELETE FROM {ranges} WHERE run_id = ? AND no = ?", run, r.No)
	if to != nil {
		st = s.say("UPDATE {ranges} SET lo = ? WHERE run_id = ? AND no = ?", *to, run, r.No)
	}
	ok, err := s.writeRow(ctx, tx, st)
	if err == nil && !ok {
		err = fmt.Errorf("range %d of run %d is gone, though it was locked", r.No, run)
	}
	return err
}

// Entries are numbered in order, from a random number of this process. So two processes do not use
// the same.
var (
	firstNo = sync.OnceValue(func() int64 { return rand.Int64N(1 << 62) })
	entries atomic.Int64
)

func (s SQL) Record(ctx context.Context, tx dialect.Tx, run int64, e Entry) error {
	if len(e.IDs) == 0 {
		return nil
	}
	var odd any
	if e.Mixed {
		odd = strings.Join(e.MixedCaseTexts, "\n")
	}
	return dialect.Exec(ctx, tx, s.say(
		"INSERT INTO {journal} ("+journalColumns+") VALUES (?, ?, ?, ?, ?, ?, ?)", run,
		firstNo()+entries.Add(1), flag(e.Todo), len(e.IDs), e.MovedValues, sqlgen.BytesOf(e.IDs), odd))
}

// read takes what the journal has of an entry. odd is NULL when all letters are in lower case, else
// the odd texts, one to a line.
func (e *Entry) read(ids []byte, n int, odd sql.NullString) error {
	if len(ids) != 16*n {
		return fmt.Errorf("the journal is damaged: entry %d has %d bytes for %d ids", e.No, len(ids), n)
	}
	e.IDs = make([][16]byte, 0, len(ids)/16)
	for id := range slices.Chunk(ids, 16) {
		e.IDs = append(e.IDs, [16]byte(id))
	}
	if e.Mixed = odd.Valid; odd.String != "" {
		e.MixedCaseTexts = strings.Split(odd.String, "\n")
	}
	return nil
}

func (s SQL) RecordChunk(ctx context.Context, tx dialect.Tx, run, worker, moved int64) error {
	return dialect.Exec(ctx, tx, s.say("UPDATE {workers} SET heard_at = {now}, doing = 'working', "+
		"why = '', moved = moved + ?, chunks = chunks + 1 WHERE run_id = ? AND position = ?", moved, run,
		worker))
}

func (s SQL) ClaimEntry(ctx context.Context, tx dialect.Tx, how dialect.Claim, run int64) (
	*Entry, error) {
	e := Entry{Todo: true}
	var ids []byte
	var n int
	var odd sql.NullString
	ok, err := s.claim(ctx, tx, how, openWork, run, &e.No, &n, &ids, &odd)
	if !ok || err != nil {
		return nil, err
	}
	return &e, e.read(ids, n, odd)
}

func (s SQL) Done(ctx context.Context, tx dialect.Tx, run int64, e Entry, n int,
	moved int64) error {
	if n < len(e.IDs) {
		rest := e
		rest.IDs, rest.MovedValues = e.IDs[n:], 0
		if err := s.Record(ctx, tx, run, rest); err != nil {
			return err
		}
	}
	ok, err := s.writeRow(ctx, tx, s.say(
		"UPDATE {journal} SET moved = CASE todo WHEN 3 THEN moved ELSE 0 END + ?, todo = 0, n = ?, "+
			"ids = ? WHERE run_id = ? AND no = ?", moved, n, sqlgen.BytesOf(e.IDs[:n]), run, e.No))
	if err == nil && !ok {
		err = fmt.Errorf("entry %d of the journal of run %d is gone, though it was locked", e.No, run)
	}
	return err
}

func (s SQL) CountWork(ctx context.Context, q dialect.Querier,
	run int64) (l WorkCounts, err error) {
	err = dialect.Scan(ctx, q, s.say("SELECT (SELECT count(*) FROM {ranges} WHERE run_id = ?), "+
		"(SELECT count(*) FROM {journal} WHERE run_id = ? AND todo IN (1, 3)), "+
		"(SELECT count(*) FROM {journal} WHERE run_id = ? AND todo = 0)", run, run, run),
		&l.Ranges, &l.Todo, &l.Done)
	return l, err
}

func (s SQL) CountMovedValues(ctx context.Context, q dialect.Querier, run int64) (int64, error) {
	var moved int64
	err := dialect.Scan(ctx, q, s.say("SELECT moved + (SELECT COALESCE(SUM(j.moved), 0) FROM "+
		"{journal} j WHERE j.run_id = r.id AND j.todo IN (0, 3)) FROM {runs} r WHERE id = ?", run),
		&moved)
	return moved, err
}

func (s SQL) Keeps(ctx context.Context, tx dialect.Tx, run int64, m sqlgen.Batch) (string, error) {
	var id string
	err := dialect.Scan(ctx, tx, sqlgen.KeptAmong(s.D, s.t().State, run, m), &id)
	if errors.Is(err, sql.ErrNoRows) {
		return "", nil
	}
	return id, err
}

// The column todo says that an entry is done (0), or to do (1). An undo leaves idle (2) what was
// not done when it began. An entry that is done may have to be looked at again (3).
const entryTodo, entryAgain = 1, 3

// Undo makes every entry that is done one to be taken back, and leaves the others alone. It
// waits for the chunks that are under way.
func (s SQL) Undo(ctx context.Context, q dialect.Querier, run int64) error {
	return dialect.Exec(ctx, q, s.say("UPDATE {journal} SET todo = "+
		"CASE todo WHEN 0 THEN 1 ELSE 2 END WHERE run_id = ?", run))
}

// Redo takes Undo back, when nothing was taken back since.
func (s SQL) Redo(ctx context.Context, q dialect.Querier, run int64) error {
	return dialect.Exec(ctx, q, s.say("UPDATE {journal} SET todo = "+
		"CASE todo WHEN 1 THEN 0 ELSE 1 END WHERE run_id = ?", run))
}

// Again makes every entry that is done one to be looked at once more.
func (s SQL) Again(ctx context.Context, q dialect.Querier, run int64) error {
	return dialect.Exec(ctx, q, s.say(
		"UPDATE {journal} SET todo = 3 WHERE run_id = ? AND todo = 0", run))
}

// Entries hands the entries of a run's journal on, in no order.
func (s SQL) Entries(ctx context.Context, q dialect.Querier, run int64, f func(Entry) error) error {
	var e Entry
	var todo, n int
	var ids []byte
	var odd sql.NullString
	st := s.say("SELECT no, todo, n, moved, ids, odd FROM {journal} WHERE run_id = ?", run)
	return dialect.Each(ctx, q, st, func() error {
		one := Entry{No: e.No, MovedValues: e.MovedValues, Todo: todo == entryTodo || todo == entryAgain}
		return errors.Join(one.read(ids, n, odd), f(one))
	}, &e.No, &todo, &n, &e.MovedValues, &ids, &odd)
}

// keepRows is how many ids one statement keeps.
const keepRows = 200

// Keep writes down ids that a run keeps, each of them once.
func (s SQL) Keep(ctx context.Context, q dialect.Querier, run int64, ids [][16]byte) error {
	form := s.t().Form
	for part := range slices.Chunk(ids, keepRows) {
		var rows []string
		var args []any
		for _, id := range part {
			rows = append(rows, "(?, "+form.Param("?")+")")
			args = append(args, run, form.Bind(form.Text(id)))
		}
		st := s.say("INSERT INTO {kept} ("+keptColumns+") VALUES "+strings.Join(rows, ", "), args...)
		if err := dialect.Exec(ctx, q, st); err != nil {
			return err
		}
	}
	return nil
}

// EachKeptID hands the ids on that a run keeps.
func (s SQL) EachKeptID(ctx context.Context, q dialect.Querier, run int64, f func([16]byte)) error {
	form := s.t().Form
	st := s.say("SELECT "+form.Out("id")+" FROM {kept} WHERE run_id = ?", run)
	var raw sql.RawBytes
	return dialect.Each(ctx, q, st, func() error {
		id, ok := form.Decode(raw)
		if !ok {
			return fmt.Errorf("the state of run %d is damaged: it keeps %q", run, raw)
		}
		f(id)
		return nil
	}, &raw)
}
