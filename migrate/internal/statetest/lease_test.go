package statetest

import (
	"context"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// long is a lease that no test outlives, brief one that it waits for.
const (
	long  = time.Hour
	brief = 300 * time.Millisecond
)

func (l *lab) ranges(t *testing.T, run int64) []state.Range {
	t.Helper()
	out, err := l.Ranges(t.Context(), l.db, run)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// claim claims a range as it was read.
func (l *lab) claim(t *testing.T, run int64, r *state.Range, owner string, lease time.Duration) bool {
	t.Helper()
	ok, err := l.Claim(t.Context(), l.db, run, r, owner, lease)
	if err != nil {
		t.Fatal(err)
	}
	return ok
}

func TestAClaimIsMadeOnce(t *testing.T) {
	eachLab(t, "", func(t *testing.T, l *lab) {
		l.create(t)
		run := l.insert(t, aRun("x"), 1)
		a := l.ranges(t, run.ID)[0]
		b := a // read at the same time
		if !a.Free || a.Expired || a.Token != run.Seq<<32 || a.Lo != nil || a.Hi != nil {
			t.Errorf("a new range is %+v", a)
		}
		if !l.claim(t, run.ID, &a, "a", long) || a.Token != run.Seq<<32+1 || a.Owner != "a" || a.Free {
			t.Errorf("the first claim is %+v", a)
		}
		if l.claim(t, run.ID, &b, "b", long) {
			t.Error("a second worker claims what it read before")
		}
		if b = l.ranges(t, run.ID)[0]; l.claim(t, run.ID, &b, "b", long) {
			t.Error("a second worker claims what is held")
		}
		if err := l.Release(t.Context(), l.db, run.ID, a); err != nil {
			t.Fatal(err)
		}
		if b = l.ranges(t, run.ID)[0]; !b.Free || b.Expired || !l.claim(t, run.ID, &b, "b", long) || b.Token != run.Seq<<32+2 {
			t.Errorf("what was given up is %+v", b)
		}
	})
}

func TestAWorkerThatWasSilentIsFenced(t *testing.T) {
	eachLab(t, "", func(t *testing.T, l *lab) {
		l.create(t)
		run := l.insert(t, aRun("x"), 1)
		frozen := l.ranges(t, run.ID)[0]
		if !l.claim(t, run.ID, &frozen, "frozen", brief) {
			t.Fatal("not claimed")
		}
		end := "00000001"
		if ok, err := l.Advance(t.Context(), l.db, run.ID, frozen, &end, 0, brief); !ok || err != nil {
			t.Fatalf("its first chunk: %v, %v", ok, err)
		}
		time.Sleep(2 * brief)
		next := l.ranges(t, run.ID)[0]
		if !next.Free || !next.Expired || next.Cursor == nil || *next.Cursor != end {
			t.Errorf("after its lease the range is %+v", next)
		}
		// Nobody has taken it: it may go on.
		if ok, err := l.Renew(t.Context(), l.db, run.ID, frozen, brief); !ok || err != nil {
			t.Errorf("renewed: %v, %v", ok, err)
		}
		time.Sleep(2 * brief)
		if !l.claim(t, run.ID, &next, "next", long) || *next.From() != end {
			t.Fatalf("not taken over: %+v", next)
		}
		other := "00000002"
		for name, f := range map[string]func() (bool, error){
			"advance": func() (bool, error) { return l.Advance(t.Context(), l.db, run.ID, frozen, &other, 0, long) },
			"finish":  func() (bool, error) { return l.Advance(t.Context(), l.db, run.ID, frozen, nil, 0, long) },
			"renew":   func() (bool, error) { return l.Renew(t.Context(), l.db, run.ID, frozen, long) },
			"release": func() (bool, error) { return false, l.Release(t.Context(), l.db, run.ID, frozen) },
		} {
			if ok, err := f(); ok || err != nil {
				t.Errorf("the fenced worker can %s: %v, %v", name, ok, err)
			}
		}
		if now := l.ranges(t, run.ID)[0]; now.Free || now.Done || now.Owner != "next" || *now.Cursor != end || now.Chunks != 1 {
			t.Errorf("the fenced worker has left %+v", now)
		}
		if ok, err := l.Advance(t.Context(), l.db, run.ID, next, nil, 0, long); !ok || err != nil {
			t.Fatalf("the last chunk: %v, %v", ok, err)
		}
		if ok, err := l.Advance(t.Context(), l.db, run.ID, next, nil, 0, long); ok || err != nil {
			t.Errorf("a range that is done goes on: %v, %v", ok, err)
		}
		if r := l.ranges(t, run.ID)[0]; !r.Done || l.claim(t, run.ID, &r, "late", long) {
			t.Error("a range that is done is claimed")
		}
	})
}

func TestWhoChangesTheRunFencesItsWorkers(t *testing.T) {
	eachLab(t, "", func(t *testing.T, l *lab) {
		l.create(t)
		run := l.insert(t, aRun("x"), 2)
		list := l.ranges(t, run.ID)
		for i := range list {
			if !l.claim(t, run.ID, &list[i], "old", long) {
				t.Fatal("not claimed")
			}
			if list[i].Made() > run.Seq {
				t.Errorf("a range of the run as it is was made at %d, and the run is at %d", list[i].Made(), run.Seq)
			}
		}
		known := run.Seq
		s := l.session(t)
		tx, err := s.Begin(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		run.Status, run.Moved = state.Undoing, 0
		if ok, err := l.Update(t.Context(), tx, &run); !ok || err != nil {
			t.Fatalf("%v, %v", ok, err)
		}
		if err := errors.Join(l.SetRanges(t.Context(), tx, run, 0, state.Parts(nil)), tx.Commit(), s.Close()); err != nil {
			t.Fatal(err)
		}
		now := l.ranges(t, run.ID)[0]
		if now.Made() <= known {
			t.Errorf("a range that was made at %d is not told from those that a worker of the run at %d knows", now.Made(), known)
		}
		// Their numbers are those of before, and so is how often they were claimed.
		if !l.claim(t, run.ID, &now, "new", long) {
			t.Fatal("not claimed")
		}
		for _, old := range list {
			if ok, err := l.Advance(t.Context(), l.db, run.ID, old, nil, 0, long); ok || err != nil {
				t.Errorf("a worker of the run before goes on in range %d: %v, %v", old.No, ok, err)
			}
			if ok, err := l.Renew(t.Context(), l.db, run.ID, old, long); ok || err != nil {
				t.Errorf("a worker of the run before renews range %d: %v, %v", old.No, ok, err)
			}
		}
	})
}

func TestMovedIDsAreCountedOverPassesAndRanges(t *testing.T) {
	eachLab(t, "", func(t *testing.T, l *lab) {
		l.create(t)
		run := l.insert(t, aRun("x"), 2)
		for no, n := range []int64{5, 7} {
			if err := l.AddMoved(t.Context(), l.db, run.ID, no, n); err != nil {
				t.Fatal(err)
			}
		}
		run, err := l.Get(t.Context(), l.db, run.ID)
		if err != nil || run.Moved != 12 {
			t.Fatalf("moved is %d, %v", run.Moved, err)
		}
		run.Pass++
		s := l.session(t)
		defer s.Close()
		tx, err := s.Begin(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		if ok, err := l.Update(t.Context(), tx, &run); !ok || err != nil {
			t.Fatalf("%v, %v", ok, err)
		}
		if err := errors.Join(l.SetRanges(t.Context(), tx, run, 0, state.Parts(nil)), l.AddMoved(t.Context(), tx, run.ID, 0, 3), tx.Commit()); err != nil {
			t.Fatal(err)
		}
		s.Close()
		if run, err = l.Get(t.Context(), l.db, run.ID); err != nil || run.Moved != 15 {
			t.Errorf("after the second pass moved is %d, want 15, %v", run.Moved, err)
		}
	})
}

// Eight workers take ranges from each other as fast as they can. Every range is
// walked by one at a time, and every step of it is made once.
func TestEightWorkersShareTheRanges(t *testing.T) {
	const workers, parts, steps = 8, 24, 3
	eachLab(t, "", func(t *testing.T, l *lab) {
		l.create(t)
		run := l.insert(t, aRun("x"), parts)
		ctx := context.WithoutCancel(t.Context())
		var mu sync.Mutex
		claims, made := map[string]int{}, map[string]int{}
		var wg sync.WaitGroup
		for w := range workers {
			wg.Go(func() {
				if err := work(ctx, l, run.ID, fmt.Sprint("worker ", w), steps, func(what string, to map[string]int) {
					mu.Lock()
					defer mu.Unlock()
					to[what]++
				}, claims, made); err != nil {
					t.Errorf("worker %d: %v", w, err)
				}
			})
		}
		wg.Wait()
		if len(claims) != parts || len(made) != parts*steps {
			t.Errorf("%d ranges were claimed and %d steps made, want %d and %d", len(claims), len(made), parts, parts*steps)
		}
		for what, n := range claims {
			if n != 1 {
				t.Errorf("%s was claimed %d times", what, n)
			}
		}
		for what, n := range made {
			if n != 1 {
				t.Errorf("%s was made %d times", what, n)
			}
		}
		for _, r := range l.ranges(t, run.ID) {
			if !r.Done || r.Token != run.Seq<<32+1 || r.Chunks != steps || r.Moved != steps {
				t.Errorf("at the end range %d is %+v", r.No, r)
			}
		}
	})
}

// work claims and walks ranges until none is left.
func work(ctx context.Context, l *lab, run int64, name string, steps int, count func(string, map[string]int), claims, made map[string]int) error {
	s, err := l.D.Open(ctx, l.db)
	if err != nil {
		return err
	}
	defer s.Close()
	for {
		var all []state.Range
		if err := again(l, func() (err error) { all, err = l.Ranges(ctx, s, run); return err }); err != nil {
			return err
		}
		open := false
		for i := range all {
			r := all[i]
			if r.Done {
				continue
			}
			open = true
			var ok bool
			if err := inTx(ctx, l, s, func(tx dialect.Tx) (err error) {
				r = all[i]
				ok, err = l.Claim(ctx, tx, run, &r, name, long)
				return err
			}); err != nil {
				return err
			}
			if !ok {
				continue
			}
			count(fmt.Sprint("range ", r.No), claims)
			if err := walk(ctx, l, s, run, r, steps, func(what string) { count(what, made) }); err != nil {
				return err
			}
		}
		if !open {
			return nil
		}
	}
}

// walk makes the steps of a range, each in a transaction that begins with its
// check.
func walk(ctx context.Context, l *lab, s *dialect.Session, run int64, r state.Range, steps int, made func(string)) error {
	for i := range steps {
		var to *string
		if at := fmt.Sprintf("%08x.%d", r.No, i); i < steps-1 {
			to = &at
		}
		if err := inTx(ctx, l, s, func(tx dialect.Tx) error {
			ok, err := l.Advance(ctx, tx, run, r, to, 0, long)
			if err == nil && !ok {
				err = errors.New("fenced, and nobody was silent")
			}
			return errors.Join(err, l.AddMoved(ctx, tx, run, r.No, 1))
		}); err != nil {
			return err
		}
		made(fmt.Sprintf("step %d of range %d", i, r.No))
	}
	return nil
}

// inTx runs f in a transaction, again while others hold its locks.
func inTx(ctx context.Context, l *lab, s *dialect.Session, f func(dialect.Tx) error) error {
	return again(l, func() error {
		tx, err := s.Begin(ctx)
		if err != nil {
			return err
		}
		if err := f(tx); err != nil {
			tx.Rollback()
			return err
		}
		return tx.Commit()
	})
}

func again(l *lab, f func() error) error {
	for start := time.Now(); ; time.Sleep(5 * time.Millisecond) {
		err := f()
		if err == nil || !l.D.Kind(err).Retry() || time.Since(start) > 30*time.Second {
			return err
		}
	}
}
