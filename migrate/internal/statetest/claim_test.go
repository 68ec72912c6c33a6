package statetest

import (
	"bytes"
	"context"
	"errors"
	"slices"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// inTx runs f in a transaction of a session.
func (l *lab) inTx(t *testing.T, s *dialect.Session, f func(dialect.Tx) error) error {
	t.Helper()
	tx, err := s.DoBegin(t.Context())
	if err != nil {
		return err
	}
	if err := f(tx); err != nil {
		return errors.Join(err, tx.Rollback())
	}
	return tx.Commit()
}

// A claim is the lock of a row: nobody else gets it until the transaction ends, and when it is
// rolled back all is as before.
func TestAClaimIsTheLockOfARow(t *testing.T) {
	eachLab(t, "", func(t *testing.T, l *lab) {
		l.create(t)
		run := l.insert(t, aRun("x"), 2)
		one, two := l.session(t), l.session(t)
		tx, err := one.DoBegin(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		first, err := l.ClaimRange(t.Context(), tx, one.Claim, run.ID)
		if err != nil || first == nil || first.No != 0 {
			t.Fatalf("the first claim: %+v, %v", first, err)
		}
		if l.D.Facts().Writers == 0 {
			if err := l.inTx(t, two, func(tx dialect.Tx) error {
				second, err := l.ClaimRange(t.Context(), tx, two.Claim, run.ID)
				if err == nil && (second == nil || second.No != 1) {
					t.Errorf("the second claim: %+v", second)
				}
				if err == nil {
					err = l.Advance(t.Context(), tx, run.ID, *second, nil)
				}
				return err
			}); err != nil {
				t.Fatal(err)
			}
			if err := l.inTx(t, two, func(tx dialect.Tx) error {
				none, err := l.ClaimRange(t.Context(), tx, two.Claim, run.ID)
				if none != nil {
					t.Errorf("a range that another session has was claimed: %+v", none)
				}
				return err
			}); err != nil {
				t.Fatal(err)
			}
		}
		end := "7f"
		if err := l.Advance(t.Context(), tx, run.ID, *first, &end); err != nil {
			t.Fatal(err)
		}
		if err := l.Record(t.Context(), tx, run.ID, state.Entry{IDs: [][16]byte{{1}}, MovedValues: 3}); err != nil {
			t.Fatal(err)
		}
		if err := tx.Rollback(); err != nil {
			t.Fatal(err)
		}
		if err := l.inTx(t, one, func(tx dialect.Tx) error {
			again, err := l.ClaimRange(t.Context(), tx, one.Claim, run.ID)
			if err == nil && (again == nil || again.No != 0 || again.Lo != nil) {
				t.Errorf("after the roll-back: %+v", again)
			}
			return err
		}); err != nil {
			t.Fatal(err)
		}
		if left, err := l.CountWork(t.Context(), l.db, run.ID); err != nil || left.Done != 0 {
			t.Errorf("after the roll-back %+v is left, %v", left, err)
		}
	})
}

// An entry is done once, in parts if need be, and an undo takes back what was done alone.
func TestTheJournalIsTheListOfAnUndo(t *testing.T) {
	eachLab(t, "", func(t *testing.T, l *lab) {
		l.create(t)
		run := l.insert(t, aRun("x"), 0)
		ctx, s := t.Context(), l.session(t)
		ids := [][16]byte{{1}, {2}, {3}, {4}, {5}}
		if err := l.inTx(t, s, func(tx dialect.Tx) error {
			return l.Record(ctx, tx, run.ID, state.Entry{Todo: true, IDs: ids, Mixed: true, MixedCaseTexts: []string{"aB", "Ab"}})
		}); err != nil {
			t.Fatal(err)
		}
		claim := func(n int, moved int64) *state.Entry {
			t.Helper()
			var e *state.Entry
			if err := l.inTx(t, s, func(tx dialect.Tx) (err error) {
				if e, err = l.ClaimEntry(ctx, tx, s.Claim, run.ID); e == nil || err != nil {
					return err
				}
				return l.Done(ctx, tx, run.ID, *e, min(n, len(e.IDs)), moved)
			}); err != nil {
				t.Fatal(err)
			}
			return e
		}
		if e := claim(2, 4); e == nil || !slices.Equal(e.IDs, ids) || !e.Mixed || !slices.Equal(e.MixedCaseTexts, []string{"aB", "Ab"}) {
			t.Fatalf("claimed %+v", e)
		}
		if got, err := l.Get(ctx, l.db, run.ID); err != nil || got.MovedValues != 4 {
			t.Errorf("moved %d, %v", got.MovedValues, err)
		}
		undo := func(f func(context.Context, dialect.Querier, int64) error) {
			t.Helper()
			if err := l.inTx(t, s, func(tx dialect.Tx) error { return f(ctx, tx, run.ID) }); err != nil {
				t.Fatal(err)
			}
		}
		undo(l.Undo)
		undo(l.Redo)
		if left, err := l.CountWork(ctx, l.db, run.ID); err != nil || left.Todo != 1 || left.Done != 1 {
			t.Errorf("an undo that was taken back leaves %+v, %v", left, err)
		}
		undo(l.Undo)
		if e := claim(9, 2); e == nil || !slices.Equal(e.IDs, ids[:2]) || !e.Mixed {
			t.Errorf("the undo takes back %+v, want the first two ids", e)
		}
		if e := claim(9, 0); e != nil {
			t.Errorf("the undo takes back %+v, to which the run had not come", e)
		}
		if got, err := l.Get(ctx, l.db, run.ID); err != nil || got.MovedValues != 2 {
			t.Errorf("the undo has moved %d, %v", got.MovedValues, err)
		}
		undo(l.Again)
		if e := claim(9, 1); e == nil || len(e.IDs) != 2 {
			t.Errorf("looked at once more: %+v", e)
		}
		if got, err := l.Get(ctx, l.db, run.ID); err != nil || got.MovedValues != 3 {
			t.Errorf("the undo has moved %d after all, %v", got.MovedValues, err)
		}
		var all [][16]byte
		if err := l.Entries(ctx, l.db, run.ID, func(e state.Entry) error {
			all = append(all, e.IDs...)
			return nil
		}); err != nil {
			t.Fatal(err)
		}
		slices.SortFunc(all, func(a, b [16]byte) int { return bytes.Compare(a[:], b[:]) })
		if !slices.Equal(all, ids) {
			t.Errorf("the journal has %v", all)
		}
	})
}

// Kept ids are found among images.
func TestKeptIDsAreFound(t *testing.T) {
	eachLab(t, "", func(t *testing.T, l *lab) {
		l.create(t)
		run := l.insert(t, aRun("x"), 0)
		var keep [][16]byte
		for i := range 500 {
			keep = append(keep, [16]byte{byte(i >> 8), byte(i), 6: 0x60, 8: 0x80})
		}
		if err := l.Keep(t.Context(), l.db, run.ID, keep); err != nil {
			t.Fatal(err)
		}
		n := 0
		if err := l.EachKeptID(t.Context(), l.db, run.ID, func([16]byte) { n++ }); err != nil || n != len(keep) {
			t.Errorf("%d are kept, %v", n, err)
		}
		other := [16]byte{9, 9, 9}
		for _, lists := range []bool{false, true} {
			for _, tt := range []struct {
				to    [][16]byte
				found bool
			}{{[][16]byte{other}, false}, {[][16]byte{other, keep[7]}, true}} {
				id, err := l.Keeps(t.Context(), alone{l.db}, run.ID, sqlgen.Batch{From: tt.to, To: tt.to, Lists: lists})
				if err != nil || (id != "") != tt.found {
					t.Errorf("among %x (lists: %v): %q, %v", tt.to, lists, id, err)
				}
			}
		}
	})
}

// One process works on the entries in the order in which it has recorded them.
func TestEntriesAreClaimedInTheirOrder(t *testing.T) {
	eachLab(t, "", func(t *testing.T, l *lab) {
		l.create(t)
		run := l.insert(t, aRun("x"), 0)
		s := l.session(t)
		if s.Claim == dialect.Fails {
			t.Skip("this server takes them in random order")
		}
		for i := range 20 {
			entry := state.Entry{Todo: true, IDs: [][16]byte{{byte(i)}}}
			if err := l.Record(t.Context(), alone{l.db}, run.ID, entry); err != nil {
				t.Fatal(err)
			}
		}
		for i := range 20 {
			if err := l.inTx(t, s, func(tx dialect.Tx) error {
				e, err := l.ClaimEntry(t.Context(), tx, s.Claim, run.ID)
				if err != nil {
					return err
				}
				if e == nil || e.IDs[0] != [16]byte{byte(i)} {
					t.Fatalf("entry %d is %+v", i, e)
				}
				return l.Done(t.Context(), tx, run.ID, *e, 1, 1)
			}); err != nil {
				t.Fatal(err)
			}
		}
	})
}

// Eight sessions do every entry once.
func TestEightSessionsShareTheJournal(t *testing.T) {
	eachLab(t, "", func(t *testing.T, l *lab) {
		l.create(t)
		run := l.insert(t, aRun("x"), 0)
		for i := range 40 {
			if err := l.Record(t.Context(), alone{l.db}, run.ID, state.Entry{Todo: true, IDs: [][16]byte{{byte(i)}}}); err != nil {
				t.Fatal(err)
			}
		}
		var done [40]atomic.Int32
		var wg sync.WaitGroup
		for range 8 {
			s := l.session(t)
			wg.Go(func() {
				for {
					var e *state.Entry
					err := l.inTx(t, s, func(tx dialect.Tx) (err error) {
						if e, err = l.ClaimEntry(t.Context(), tx, s.Claim, run.ID); e == nil || err != nil {
							return err
						}
						return l.Done(t.Context(), tx, run.ID, *e, 1, 1)
					})
					switch {
					case err != nil && l.D.Kind(err).Retry():
						continue
					case err != nil:
						t.Error(err)
						return
					case e == nil:
						return
					}
					done[e.IDs[0][0]].Add(1)
				}
			})
		}
		wg.Wait()
		for i := range done {
			if n := done[i].Load(); n > 1 {
				t.Errorf("entry %d was done %d times", i, n)
			}
		}
		if left, err := l.CountWork(t.Context(), l.db, run.ID); err != nil || left.Todo != 0 {
			t.Errorf("left: %+v, %v", left, err)
		}
	})
}

// A process that gives up before its first chunk took the ranges from another that had joined its
// run, and said nothing of the run that stays.
func TestARunThatAnotherProcessHasJoinedIsLeftToIt(t *testing.T) {
	eachLab(t, "", func(t *testing.T, l *lab) {
		l.create(t)
		s := l.session(t)
		p := &run.Part{D: l.D, S: s}
		if err := l.inTx(t, s, func(tx dialect.Tx) error {
			if err := p.Insert(t.Context(), tx, aRun("x")); err != nil {
				return err
			}
			return l.SetRanges(t.Context(), tx, p.Row.ID, make([]state.Range, 2))
		}); err != nil {
			t.Fatal(err)
		}
		other := p.Row
		other.Normalise = true
		if ok, err := l.Update(t.Context(), s, &other); !ok || err != nil {
			t.Fatal(ok, err)
		}
		err := p.TakeBack(t.Context(), s, nil)
		left, leftErr := l.CountWork(t.Context(), s, other.ID)
		if !errors.Is(err, run.ErrFenced) || leftErr != nil || left.Ranges != 2 {
			t.Errorf("%v; %d ranges of 2 are left, %v", err, left.Ranges, leftErr)
		}
	})
}
