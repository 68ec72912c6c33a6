package statetest

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// odd is a name with everything that a quoting function may get wrong.
const odd = "o\"d`d 'n;a]m%e\\ é"

func TestARunIsReadBackAsItWasWritten(t *testing.T) {
	eachLab(t, "", func(t *testing.T, l *lab) {
		l.create(t)
		want := aRun("x")
		want.Columns = []string{odd + "." + odd, "b.c"}
		want.Normalise = true
		want.Before.New, want.Before.Listed, want.Before.Kept = "2026-03-01T00:00:00Z", true, true
		want.Before.Orphans[odd] = 3
		want.Before.Copy = &state.Copy{Label: "_old_1", Notes: map[string]string{odd: odd}}
		got := l.insert(t, want, 1)
		if got.ID != 1 || !got.Active || got.Started.IsZero() || !got.Finished.IsZero() {
			t.Errorf("the new run is %+v", got)
		}
		for _, field := range []struct{ got, want any }{
			{got.Columns, want.Columns}, {got.Before, want.Before},
			{got.Normalise, true}, {got.ClassHash, "x"}, {got.PlanHash, "plan of x"}, {got.Status, state.Running}, {got.Total, int64(10)},
		} {
			if !reflect.DeepEqual(field.got, field.want) {
				t.Errorf("read back %#v, written %#v", field.got, field.want)
			}
		}
	})
}

func TestAClassHasOneActiveRun(t *testing.T) {
	eachLab(t, "", func(t *testing.T, l *lab) {
		l.create(t)
		first := l.insert(t, aRun("x"), 1)
		l.insert(t, aRun("y"), 1)
		if _, err := l.Insert(t.Context(), l.db, aRun("x")); l.D.Kind(err) != dialect.KindUnique {
			t.Fatalf("a second active run of a class: %v", err)
		}
		first.Status = state.Done
		if ok, err := l.Update(t.Context(), l.db, &first); !ok || err != nil {
			t.Fatalf("%v, %v", ok, err)
		}
		second := l.insert(t, aRun("x"), 1)
		runs, err := l.List(t.Context(), l.db)
		if err != nil || len(runs) != 3 || runs[0].ID != second.ID || runs[2].ID != first.ID || runs[2].Active || runs[2].Finished.IsZero() {
			t.Errorf("the runs are %+v, %v", runs, err)
		}
	})
}

// A run that was forgotten leaves its number to the next one.
func TestTheNextRunOfANumberIsAnotherOne(t *testing.T) {
	eachLab(t, "", func(t *testing.T, l *lab) {
		l.create(t)
		first := l.insert(t, aRun("x"), 1)
		if ok, err := l.Remove(t.Context(), l.db, first.ID, first.Seq); !ok || err != nil {
			t.Fatal(ok, err)
		}
		second := l.insert(t, aRun("y"), 1)
		if second.ID != first.ID || second.Started.Equal(first.Started) {
			t.Fatalf("the second run is %+v, the first was %+v", second, first)
		}
		if _, seq, err := l.Control(t.Context(), l.db, second.ID); seq == first.Seq || err != nil {
			t.Errorf("who knows the first run finds its number again: %v", err)
		}
		first.Pass = 7
		if ok, err := l.Update(t.Context(), l.db, &first); ok || err != nil {
			t.Errorf("a write by who knows the first run: %v, %v", ok, err)
		}
	})
}

func TestARowIsWrittenByWhoSawItLast(t *testing.T) {
	eachLab(t, "", func(t *testing.T, l *lab) {
		l.create(t)
		mine := l.insert(t, aRun("x"), 1)
		theirs := mine
		theirs.Pass = 1
		if ok, err := l.Update(t.Context(), l.db, &theirs); !ok || err != nil || theirs.Seq != mine.Seq+1 {
			t.Fatalf("the first write: %v, %v, seq %d", ok, err, theirs.Seq)
		}
		mine.Pass = 7
		if ok, err := l.Update(t.Context(), l.db, &mine); ok || err != nil {
			t.Errorf("a write by who did not see it: %v, %v", ok, err)
		}
		if got, err := l.Get(t.Context(), l.db, mine.ID); err != nil || got.Pass != 1 {
			t.Errorf("the row has pass %d, %v", got.Pass, err)
		}
		if ok, err := l.Remove(t.Context(), l.db, mine.ID, mine.Seq); ok || err != nil {
			t.Errorf("a run was removed by who did not see it: %v, %v", ok, err)
		}
		now, err := l.Get(t.Context(), l.db, mine.ID)
		if err != nil || !now.Active {
			t.Fatalf("the run is gone: %+v, %v", now, err)
		}
		if ok, err := l.Remove(t.Context(), l.db, now.ID, now.Seq); !ok || err != nil {
			t.Errorf("an active run could not be removed: %v, %v", ok, err)
		}
		if left, err := l.Left(t.Context(), l.db, mine.ID); left.Ranges != 0 || err != nil {
			t.Errorf("%d ranges are left for its workers, %v", left.Ranges, err)
		}
	})
}

func TestAPauseIsOfAnActiveRun(t *testing.T) {
	eachLab(t, "", func(t *testing.T, l *lab) {
		l.create(t)
		run := l.insert(t, aRun("x"), 1)
		for _, on := range []bool{true, true, false, false} {
			if ok, err := l.SetPaused(t.Context(), l.db, run.ID, on); !ok || err != nil {
				t.Errorf("setting it %v: %v, %v", on, ok, err)
			}
			if got, seq, err := l.Control(t.Context(), l.db, run.ID); got != on || seq != run.Seq || err != nil {
				t.Errorf("paused %v, seq %d, %v; want %v and %d", got, seq, err, on, run.Seq)
			}
		}
		run.Status = state.Done
		if _, err := l.Update(t.Context(), l.db, &run); err != nil {
			t.Fatal(err)
		}
		if ok, err := l.SetPaused(t.Context(), l.db, run.ID, true); ok || err != nil {
			t.Errorf("a run that is over was paused: %v, %v", ok, err)
		}
	})
}

func TestNothingIsLeftAfterDrop(t *testing.T) {
	eachLab(t, "", func(t *testing.T, l *lab) {
		l.exec(t, "CREATE TABLE theirs (x integer)")
		before := l.tables(t)
		l.create(t)
		if s := l.session(t); true {
			if made, err := l.Create(t.Context(), s); made || err != nil {
				t.Errorf("making them twice: %v, %v", made, err)
			}
			s.Close()
		}
		if n := len(l.tables(t)) - len(before); n != 4 {
			t.Errorf("%d tables were made, want 4", n)
		}
		run := l.insert(t, aRun("x"), 3)
		if err := l.Record(t.Context(), alone{l.db}, run.ID, state.Entry{IDs: make([][16]byte, 3)}); err != nil {
			t.Fatal(err)
		}
		drop := func() {
			t.Helper()
			s := l.session(t)
			defer s.Close()
			if err := l.Drop(t.Context(), s); err != nil {
				t.Fatal(err)
			}
		}
		drop() // there is a run in them
		if n := len(l.tables(t)) - len(before); n != 4 {
			t.Fatalf("tables with a run in them were dropped: %v", l.tables(t))
		}
		run.Status = state.Done
		if ok, err := l.Update(t.Context(), l.db, &run); !ok || err != nil {
			t.Fatalf("%v, %v", ok, err)
		}
		if ok, err := l.Remove(t.Context(), l.db, run.ID, run.Seq); !ok || err != nil {
			t.Fatalf("%v, %v", ok, err)
		}
		for _, table := range stateTables(l.D) {
			var n int
			if err := l.db.QueryRow("SELECT count(*) FROM " + table).Scan(&n); err != nil || n != 0 {
				t.Errorf("%s has %d rows after its last run was removed, %v", table, n, err)
			}
		}
		drop()
		if got := l.tables(t); !slices.Equal(got, before) || l.schemas(t) != 0 {
			t.Errorf("left: %v and %d schemas; before: %v", got, l.schemas(t), before)
		}
		if runs, err := l.List(t.Context(), l.db); runs != nil || err != nil {
			t.Errorf("without the tables there are runs %v, %v", runs, err)
		}
	})
}

func TestTheStateLivesInADatabaseOfAnyName(t *testing.T) {
	// SQLite's is a file, whose name has no backslash everywhere.
	eachLab(t, "sqluuid_o\"d`d 'n;a]m%e_é", func(t *testing.T, l *lab) {
		l.create(t)
		run := l.insert(t, aRun("x"), 2)
		if left, err := l.Left(t.Context(), l.db, run.ID); err != nil || left.Ranges != 2 {
			t.Errorf("left %+v, %v", left, err)
		}
		if ok, err := l.Remove(t.Context(), l.db, run.ID, run.Seq); !ok || err != nil {
			t.Error(ok, err)
		}
		s := l.session(t)
		defer s.Close()
		if err := l.Drop(t.Context(), s); err != nil || len(l.tables(t)) != 0 {
			t.Errorf("left: %v, %v", l.tables(t), err)
		}
	})
}

func TestTablesOfAnotherReleaseAreRefused(t *testing.T) {
	eachLab(t, "", func(t *testing.T, l *lab) {
		l.create(t)
		run := l.insert(t, aRun("x"), 1)
		for format, advice := range map[int]string{state.Format + 1: "a later release: use that one", state.Format - 1: "an earlier release"} {
			l.exec(t, fmt.Sprintf("UPDATE %s SET format = %d", l.D.Facts().State.Runs, format))
			for name, err := range map[string]error{"List": second(l.List(t.Context(), l.db)), "Get": second(l.Get(t.Context(), l.db, run.ID))} {
				if !errors.Is(err, state.ErrFormat) || !strings.Contains(err.Error(), advice) {
					t.Errorf("format %d: %s says %v", format, name, err)
				}
			}
		}
		// An earlier one had fewer columns and no table of ranges.
		l.exec(t, fmt.Sprintf("UPDATE %s SET format = %d", l.D.Facts().State.Runs, state.Format))
		l.exec(t, "ALTER TABLE "+l.D.Facts().State.Runs+" DROP COLUMN paused")
		if _, err := l.List(t.Context(), l.db); !errors.Is(err, state.ErrFormat) {
			t.Errorf("without a column: %v", err)
		}
	})
	eachLab(t, "", func(t *testing.T, l *lab) {
		l.create(t)
		l.exec(t, "DROP TABLE "+l.D.Facts().State.Journal)
		if _, err := l.List(t.Context(), l.db); !errors.Is(err, state.ErrFormat) {
			t.Errorf("without the journal: %v", err)
		}
	})
}

func second[T any](_ T, err error) error { return err }

func TestATableOfSomebodyElseIsLeftAlone(t *testing.T) {
	for i, name := range []string{"runs", "ranges", "journal", "kept ids"} {
		t.Run("in the place of the "+name, func(t *testing.T) {
			eachLab(t, "", func(t *testing.T, l *lab) {
				if strings.Contains(l.D.Facts().State.Runs, `"sqluuid".`) {
					l.exec(t, "CREATE SCHEMA sqluuid")
				}
				l.exec(t, "CREATE TABLE "+stateTables(l.D)[i]+" (x integer)")
				before := l.tables(t)
				s := l.session(t)
				defer s.Close()
				made, err := l.Create(t.Context(), s)
				if err == nil { // a table in the place of the last one says that all are there
					_, err = l.List(t.Context(), s)
				}
				if made || !errors.Is(err, state.ErrStranger) || !strings.Contains(err.Error(), "rename that table") {
					t.Errorf("made %v, %v", made, err)
				}
				if got := l.tables(t); !slices.Equal(got, before) {
					t.Errorf("there are %v, before there were %v", got, before)
				}
			})
		})
	}
}

func TestCreatorsMayMeet(t *testing.T) {
	eachLab(t, "", func(t *testing.T, l *lab) {
		const n = 6
		ended := make(chan error, n)
		for range n {
			go func() {
				_, err := l.Create(context.WithoutCancel(t.Context()), l.db)
				ended <- err
			}()
		}
		for range n {
			if err := <-ended; err != nil {
				t.Error(err)
			}
		}
		if _, err := l.Get(t.Context(), l.db, 1); !errors.Is(err, sql.ErrNoRows) {
			t.Errorf("a run that there is not: %v", err)
		}
	})
}

// stateTables are the names of the tables.
func stateTables(d dialect.Dialect) []string {
	t := d.Facts().State
	return []string{t.Runs, t.Ranges, t.Journal, t.Kept}
}

// alone is a pool in the place of a transaction.
type alone struct{ *sql.DB }

func (alone) Commit() error   { return nil }
func (alone) Rollback() error { return nil }
