// Package memory is the state of a run and an engine without SQL: rows, locks and
// transactions in memory. With it the workers of a run are tested in milliseconds.
package memory

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

// Errors of the engine.
var (
	ErrLocked  = errors.New("memory: another transaction has the lock")
	ErrTrouble = errors.New("memory: a deadlock that somebody ordered")
	ErrParent  = errors.New("memory: a row without a parent, as an application made it meanwhile")
)

// A Database has the values of the columns of a class, in the order of the class, and the
// state of one run. It is safe for concurrent use; its fields are not, while it is used.
type Database struct {
	dialect.Dialect // nil: what is not said here is not done
	state.Store

	Columns [][][16]byte
	Ranges  []state.Range
	Journal []state.Entry
	Kept    map[[16]byte]bool
	Paused  bool
	Seq     int64

	// Trouble, when set, is asked before each step of a transaction: an error ends it.
	Trouble func(step string) error
	// Busy is how many statements the server works on.
	Busy int

	mu    sync.Mutex
	locks map[any]*tx
	next  int64
}

// Session opens a session.
func (db *Database) Session() *dialect.Session {
	return dialect.NewSession(func(context.Context) (dialect.Tx, error) { return &tx{db: db}, nil })
}

// Open implements [dialect.Dialect].
func (db *Database) Open(context.Context, *sql.DB) (*dialect.Session, error) {
	return db.Session(), nil
}

// Kind implements [dialect.Dialect].
func (*Database) Kind(err error) dialect.Kind {
	switch {
	case errors.Is(err, ErrLocked):
		return dialect.KindLock
	case errors.Is(err, ErrTrouble):
		return dialect.KindConflict
	case errors.Is(err, ErrParent):
		return dialect.KindReference
	}
	return dialect.KindOther
}

// Profile is that of an engine with any number of writers.
func (*Database) Profile() engine.Profile { return engine.PostgreSQL }

// Writers is any number.
func (*Database) Writers() int { return 0 }

// Load implements [dialect.Dialect].
func (db *Database) Load(context.Context, dialect.Querier) (int, error) {
	db.mu.Lock()
	defer db.mu.Unlock()
	return db.Busy, nil
}

// TableLocks are none.
func (*Database) TableLocks(*sqlgen.Class) ([]sqlgen.Statement, error) { return nil, nil }

// A tx is a transaction: what it has locked, and how what it has done is taken back.
type tx struct {
	dialect.Querier // nil: there is no SQL
	db              *Database
	undo            []func()
	over            bool
}

func (t *tx) end(back bool) error {
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
func (t *tx) Commit() error {
	if err := t.db.trouble("commit"); err != nil {
		return errors.Join(err, t.end(true))
	}
	return t.end(false)
}

// Rollback takes back what it has done.
func (t *tx) Rollback() error { return t.end(true) }

func (db *Database) trouble(step string) error {
	if db.Trouble == nil {
		return nil
	}
	return db.Trouble(step)
}

// in runs one step of a transaction.
func (db *Database) in(q dialect.Tx, step string, f func(*tx) error) error {
	if err := db.trouble(step); err != nil {
		return err
	}
	db.mu.Lock()
	defer db.mu.Unlock()
	return f(q.(*tx))
}

// lock is called with the mutex.
func (t *tx) lock(key any) bool {
	if t.db.locks == nil {
		t.db.locks = map[any]*tx{}
	}
	if by := t.db.locks[key]; by != nil && by != t {
		return false
	}
	t.db.locks[key] = t
	return true
}

// Hold locks the rows of an id, as an application does, until release.
func (db *Database) Hold(id [16]byte) (release func()) {
	t := &tx{db: db}
	db.mu.Lock()
	t.lock(id)
	db.mu.Unlock()
	return func() { _ = t.Rollback() }
}

// Take implements [dialect.Dialect].
func (db *Database) Take(_ context.Context, q dialect.Tx, _ *sqlgen.Class, at int, p transform.Pattern, r sqlgen.Range, rows int) (out dialect.Taken, err error) {
	err = db.in(q, "take", func(t *tx) error {
		var ids [][16]byte
		for _, id := range db.Columns[at] {
			key := fmt.Sprintf("%x", id)
			if p.Match(id) && (r.Lo == nil || key > *r.Lo) && (r.Hi == nil || key <= *r.Hi) && !slices.Contains(ids, id) {
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
				return ErrLocked
			}
		}
		out.IDs = ids
		return nil
	})
	return out, err
}

// Move implements [dialect.Dialect].
func (db *Database) Move(_ context.Context, q dialect.Tx, _ *sqlgen.Class, m sqlgen.Batch) (out []int64, err error) {
	err = db.in(q, "move", func(t *tx) error {
		to := map[[16]byte][16]byte{}
		for i, id := range m.From {
			if !t.lock(id) {
				return ErrLocked
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

// Control implements [state.Store].
func (db *Database) Control(context.Context, dialect.Querier, int64) (bool, int64, error) {
	db.mu.Lock()
	defer db.mu.Unlock()
	return db.Paused, db.Seq, nil
}

type (
	rangeLock int
	entryLock int64
)

// ClaimRange implements [state.Store].
func (db *Database) ClaimRange(_ context.Context, q dialect.Tx, _ dialect.Claim, _ int64) (out *state.Range, err error) {
	err = db.in(q, "claim", func(t *tx) error {
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

// Advance implements [state.Store].
func (db *Database) Advance(_ context.Context, q dialect.Tx, _ int64, r state.Range, to *string) error {
	return db.in(q, "advance", func(t *tx) error {
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

// Record implements [state.Store].
func (db *Database) Record(_ context.Context, q dialect.Tx, _ int64, e state.Entry) error {
	return db.in(q, "record", func(t *tx) error {
		if len(e.IDs) > 0 {
			db.add(t, e)
		}
		return nil
	})
}

func (db *Database) add(t *tx, e state.Entry) {
	db.next++
	e.No = db.next
	db.Journal = append(db.Journal, e)
	t.undo = append(t.undo, func() {
		db.Journal = slices.DeleteFunc(db.Journal, func(x state.Entry) bool { return x.No == e.No })
	})
	t.lock(entryLock(e.No))
}

// ClaimEntry implements [state.Store].
func (db *Database) ClaimEntry(_ context.Context, q dialect.Tx, _ dialect.Claim, _ int64) (out *state.Entry, err error) {
	err = db.in(q, "claim", func(t *tx) error {
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

// Done implements [state.Store].
func (db *Database) Done(_ context.Context, q dialect.Tx, _ int64, e state.Entry, n int, moved int64) error {
	return db.in(q, "done", func(t *tx) error {
		if n < len(e.IDs) {
			db.add(t, state.Entry{Todo: true, IDs: e.IDs[n:]})
		}
		for i := range db.Journal {
			if was := db.Journal[i]; was.No == e.No {
				db.Journal[i].Todo, db.Journal[i].IDs, db.Journal[i].Moved = false, e.IDs[:n], moved
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

// Left implements [state.Store].
func (db *Database) Left(context.Context, dialect.Querier, int64) (l state.Left, err error) {
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

// Keeps implements [state.Store].
func (db *Database) Keeps(_ context.Context, q dialect.Tx, _ int64, m sqlgen.Batch) (kept string, err error) {
	err = db.in(q, "keeps", func(*tx) error {
		for _, id := range m.To {
			if db.Kept[id] {
				kept = fmt.Sprintf("%x", id)
			}
		}
		return nil
	})
	return kept, err
}

// Moved implements [state.Store].
func (db *Database) Moved(context.Context, dialect.Querier, int64) (n int64, err error) {
	db.mu.Lock()
	defer db.mu.Unlock()
	for _, e := range db.Journal {
		if !e.Todo {
			n += e.Moved
		}
	}
	return n, nil
}

// Undo makes every entry one to be taken back, as the beginning of an undo does: it waits for
// the chunks under way.
func (db *Database) Undo(seq int64) {
	for {
		db.mu.Lock()
		if len(db.locks) == 0 {
			db.Ranges, db.Seq = nil, seq
			for i := range db.Journal {
				db.Journal[i].Todo, db.Journal[i].Moved = true, 0
			}
			db.mu.Unlock()
			return
		}
		db.mu.Unlock()
	}
}

// Set changes the database.
func (db *Database) Set(f func()) {
	db.mu.Lock()
	defer db.mu.Unlock()
	f()
}
