package inplace

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"sync"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// Errors of the engine in memory.
var (
	errLocked  = errors.New("memory: another transaction has the lock")
	errTrouble = errors.New("memory: a deadlock that somebody ordered")
	errParent  = errors.New("memory: a row without a parent, as an application made it meanwhile")
)

// A memory is an engine and the state of one run without SQL: rows, locks and transactions in
// memory. It has the values of the columns of a class, in its order. It is safe for concurrent
// use; its fields are not, while it is used.
type memory struct {
	dialect.Dialect // nil: what is not said here is not done
	state.Store

	Columns   [][][16]byte
	Ranges    []state.Range
	Journal   []state.Entry
	Kept      map[[16]byte]bool
	Requested state.Request
	Seq       int64

	// Trouble, when set, is asked before each step of a transaction: an error ends it.
	Trouble func(step string) error
	// Busy is how many statements the server works on.
	Busy int

	mu    sync.Mutex
	locks map[any]*memoryTx
	next  int64
}

// Session opens a session.
func (db *memory) Session() *dialect.Session {
	return &dialect.Session{DoRestore: func() error { return nil },
		DoBegin: func(context.Context) (dialect.Tx, error) { return &memoryTx{db: db}, nil }}
}

func (db *memory) Open(context.Context, *sql.DB) (*dialect.Session, error) {
	return db.Session(), nil
}

func (*memory) Kind(err error) dialect.Kind {
	switch {
	case errors.Is(err, errLocked):
		return dialect.KindLock
	case errors.Is(err, errTrouble):
		return dialect.KindConflict
	case errors.Is(err, errParent):
		return dialect.KindReference
	}
	return dialect.KindOther
}

// Profile is that of an engine with any number of writers.
func (*memory) Profile() engine.Profile { return engine.PostgreSQL }

// Facts are none: any number of sessions writes any number of rows.
func (*memory) Facts() *dialect.Facts { return &dialect.Facts{} }

// Abilities are the load alone.
func (db *memory) Abilities() dialect.Abilities { return dialect.Abilities{Load: db.load} }

func (db *memory) load(context.Context, dialect.Querier) (int, error) {
	db.mu.Lock()
	defer db.mu.Unlock()
	return db.Busy, nil
}

// A memoryTx is a transaction: what it has locked, and how what it has done is taken back.
type memoryTx struct {
	dialect.Querier // nil: there is no SQL
	db              *memory
	undo            []func()
	over            bool
}

func (t *memoryTx) end(back bool) error {
	t.db.mu.Lock()
	defer t.db.mu.Unlock()
	if t.over {
		return sql.ErrTxDone
	}
	t.over = true
	for _, f := range slices.Backward(t.undo) {
		if back {
			f()
		}
	}
	for key, by := range t.db.locks {
		if by == t {
			delete(t.db.locks, key)
		}
	}
	return nil
}

// Commit ends the transaction.
func (t *memoryTx) Commit() error {
	if err := t.db.trouble("commit"); err != nil {
		return errors.Join(err, t.end(true))
	}
	return t.end(false)
}

// Rollback takes back what it has done.
func (t *memoryTx) Rollback() error { return t.end(true) }

func (db *memory) trouble(step string) error {
	if db.Trouble == nil {
		return nil
	}
	return db.Trouble(step)
}

// in runs one step of a transaction.
func (db *memory) in(q dialect.Tx, step string, f func(*memoryTx) error) error {
	if err := db.trouble(step); err != nil {
		return err
	}
	db.mu.Lock()
	defer db.mu.Unlock()
	return f(q.(*memoryTx))
}

// lock is called with the mutex.
func (t *memoryTx) lock(key any) bool {
	if t.db.locks == nil {
		t.db.locks = map[any]*memoryTx{}
	}
	if by := t.db.locks[key]; by != nil && by != t {
		return false
	}
	t.db.locks[key] = t
	return true
}

// Hold locks the rows of an id, as an application does, until release.
func (db *memory) Hold(id [16]byte) (release func()) {
	t := &memoryTx{db: db}
	db.mu.Lock()
	t.lock(id)
	db.mu.Unlock()
	return func() { _ = t.Rollback() }
}

func (db *memory) Take(_ context.Context, q dialect.Tx, _ *sqlgen.Class, at int,
	p transform.Pattern, r sqlgen.Range, rows int) (out dialect.TakenIDs, err error) {
	err = db.in(q, "take", func(t *memoryTx) error {
		var ids [][16]byte
		for _, id := range db.Columns[at] {
			key := fmt.Sprintf("%x", id)
			in := (r.Lo == nil || key > *r.Lo) && (r.Hi == nil || key <= *r.Hi)
			if in && p.Match(id) && !slices.Contains(ids, id) {
				ids = append(ids, id)
			}
		}
		slices.SortFunc(ids, func(a, b [16]byte) int { return slices.Compare(a[:], b[:]) })
		if len(ids) > rows {
			ids = ids[:rows]
			end := fmt.Sprintf("%x", ids[rows-1])
			out.End = &end
		}
		for _, id := range ids {
			if !t.lock(id) {
				return errLocked
			}
		}
		out.IDs = ids
		return nil
	})
	return out, err
}

func (db *memory) Move(_ context.Context, q dialect.Tx, _ *sqlgen.Class, m sqlgen.Batch) (
	out []int64, err error) {
	err = db.in(q, "move", func(t *memoryTx) error {
		to := map[[16]byte][16]byte{}
		for i, id := range m.From {
			if !t.lock(id) {
				return errLocked
			}
			to[id] = m.To[i]
		}
		out = make([]int64, len(db.Columns))
		for i, col := range db.Columns {
			for n, id := range col {
				if image, ok := to[id]; ok {
					col[n] = image
					out[i]++
					t.undo = append(t.undo, func() { col[n] = id })
				}
			}
		}
		return nil
	})
	return out, err
}

func (db *memory) Control(context.Context, dialect.Querier, int64) (state.Request, int64, error) {
	db.mu.Lock()
	defer db.mu.Unlock()
	return db.Requested, db.Seq, nil
}

type (
	rangeLock int
	entryLock int64
)

func (db *memory) ClaimRange(_ context.Context, q dialect.Tx, _ dialect.Claim, _ int64) (
	out *state.Range, err error) {
	err = db.in(q, "claim", func(t *memoryTx) error {
		for _, r := range db.Ranges {
			if t.lock(rangeLock(r.No)) {
				out = &r
				return nil
			}
		}
		return nil
	})
	return out, err
}

func (db *memory) Advance(_ context.Context, q dialect.Tx, _ int64, r state.Range,
	to *string) error {
	return db.in(q, "advance", func(t *memoryTx) error {
		was := slices.Clone(db.Ranges)
		t.undo = append(t.undo, func() {
			i := slices.IndexFunc(db.Ranges, func(x state.Range) bool { return x.No == r.No })
			if i < 0 {
				db.Ranges = append(db.Ranges, r)
			} else {
				db.Ranges[i] = r
			}
		})
		db.Ranges = slices.DeleteFunc(was, func(x state.Range) bool { return x.No == r.No && to == nil })
		for i := range db.Ranges {
			if db.Ranges[i].No == r.No {
				db.Ranges[i].Lo = to
			}
		}
		return nil
	})
}

func (db *memory) Record(_ context.Context, q dialect.Tx, _ int64, e state.Entry) error {
	return db.in(q, "record", func(t *memoryTx) error {
		if len(e.IDs) > 0 {
			db.add(t, e)
		}
		return nil
	})
}

func (db *memory) add(t *memoryTx, e state.Entry) {
	db.next++
	e.No = db.next
	db.Journal = append(db.Journal, e)
	t.undo = append(t.undo, func() {
		db.Journal = slices.DeleteFunc(db.Journal, func(x state.Entry) bool { return x.No == e.No })
	})
	t.lock(entryLock(e.No))
}

func (db *memory) ClaimEntry(_ context.Context, q dialect.Tx, _ dialect.Claim, _ int64) (
	out *state.Entry, err error) {
	err = db.in(q, "claim", func(t *memoryTx) error {
		for _, e := range db.Journal {
			if e.Todo && t.lock(entryLock(e.No)) {
				out = &e
				return nil
			}
		}
		return nil
	})
	return out, err
}

func (db *memory) Done(_ context.Context, q dialect.Tx, _ int64, e state.Entry, n int,
	moved int64) error {
	return db.in(q, "done", func(t *memoryTx) error {
		if n < len(e.IDs) {
			db.add(t, state.Entry{Todo: true, IDs: e.IDs[n:]})
		}
		for i := range db.Journal {
			if was := db.Journal[i]; was.No == e.No {
				db.Journal[i].Todo, db.Journal[i].IDs, db.Journal[i].MovedValues = false, e.IDs[:n], moved
				t.undo = append(t.undo, func() {
					for k := range db.Journal {
						if db.Journal[k].No == was.No {
							db.Journal[k] = was
						}
					}
				})
			}
		}
		return nil
	})
}

func (db *memory) CountWork(context.Context, dialect.Querier, int64) (l state.WorkCounts, err error) {
	db.mu.Lock()
	defer db.mu.Unlock()
	l.Ranges = int64(len(db.Ranges))
	for _, e := range db.Journal {
		if e.Todo {
			l.Todo++
		} else {
			l.Done++
		}
	}
	return l, nil
}

func (db *memory) Keeps(_ context.Context, q dialect.Tx, _ int64, m sqlgen.Batch) (
	kept string, err error) {
	err = db.in(q, "keeps", func(*memoryTx) error {
		for _, id := range m.To {
			if db.Kept[id] {
				kept = fmt.Sprintf("%x", id)
			}
		}
		return nil
	})
	return kept, err
}

func (db *memory) SignOn(context.Context, dialect.Querier, int64, *state.Worker) error { return nil }

func (db *memory) Beat(context.Context, dialect.Querier, int64, state.Worker) error { return nil }

func (db *memory) RecordChunk(context.Context, dialect.Tx, int64, int64, int64) error { return nil }

func (db *memory) CountMovedValues(context.Context, dialect.Querier, int64) (n int64, err error) {
	db.mu.Lock()
	defer db.mu.Unlock()
	for _, e := range db.Journal {
		if !e.Todo {
			n += e.MovedValues
		}
	}
	return n, nil
}

// Undo makes every entry one to be taken back, as the beginning of an undo does: it waits for
// the chunks under way.
func (db *memory) Undo(seq int64) {
	for {
		db.mu.Lock()
		if len(db.locks) == 0 {
			db.Ranges, db.Seq = nil, seq
			for i := range db.Journal {
				db.Journal[i].Todo, db.Journal[i].MovedValues = true, 0
			}
			db.mu.Unlock()
			return
		}
		db.mu.Unlock()
	}
}

// Set changes the database.
func (db *memory) Set(f func()) {
	db.mu.Lock()
	defer db.mu.Unlock()
	f()
}
