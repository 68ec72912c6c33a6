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
		want.Columns = []string{odd + "." + odd, "b.c", "x.id"}
		want.Normalise = true
		want.Before.New, want.Before.Listed, want.Before.Kept = "2026-03-01T00:00:00Z", true, true
		want.Before.Orphans[odd] = 3
		want.Before.UntrustedKeys = []string{"a.b", odd}
		want.Before.Also = []string{"b.c"}
		want.Before.Columns["b.c"] = state.BeforeColumn{Rows: 1, Nulls: 2, Now: "c", Then: "d", Key: []string{odd, "k"}, NowRows: "e", ThenRows: "f", Bytes: 7}
		want.Before.Twins = &state.Twins{Type: "BLOB", Was: map[string]string{odd: "CHAR(36)"}}
		got := l.insert(t, want, 1)
		if got.ID != 1 || !got.Active || got.StartedAt.IsZero() || !got.FinishedAt.IsZero() {
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

// The row of a run and those of its columns change together, and what did not change is not
// written again.
func TestTheColumnsOfARunFollowItsRow(t *testing.T) {
	eachLab(t, "", func(t *testing.T, l *lab) {
		l.create(t)
		run := l.insert(t, aRun("x"), 1)
		run.Status = state.Done
		if ok, err := l.Update(t.Context(), l.db, &run); !ok || err != nil {
			t.Fatal(ok, err)
		}
		run.Status, run.Before.Columns = state.Undoing, map[string]state.BeforeColumn{"main.items.id": {Rows: 4, Now: "x", Then: "y"}}
		run.Before.Orphans["k"] = 2
		if ok, err := l.Update(t.Context(), l.db, &run); !ok || err != nil {
			t.Fatal(ok, err)
		}
		got, err := l.Get(t.Context(), l.db, run.ID)
		if err != nil || !reflect.DeepEqual(got.Columns, []string{"x.id", "main.items.id"}) ||
			!reflect.DeepEqual(got.Before.Columns, run.Before.Columns) || got.Before.Orphans["k"] != 2 {
			t.Errorf("read back %+v, %v", got, err)
		}
		other := state.Run{Rewrite: "v1-to-v6", Columns: []string{"main.items.id"}, ClassHash: "z"}
		if err := l.inTx(t, l.session(t), func(tx dialect.Tx) error { return second(l.Insert(t.Context(), tx, other)) }); l.D.Kind(err) != dialect.KindUnique {
			t.Errorf("a column of two active runs: %v", err)
		}
	})
}

// A class of a thousand columns has a thousand rows. They were one text, which MySQL cuts at 64 KiB.
func TestAClassOfAThousandColumns(t *testing.T) {
	eachLab(t, "", func(t *testing.T, l *lab) {
		l.create(t)
		want := aRun("x")
		want.Columns = nil
		for i := range 1000 {
			name := fmt.Sprintf("a_table_with_a_name_that_is_as_long_as_names_can_be_%d.a_column_é_with_a_long_name", i)
			want.Columns = append(want.Columns, name)
			want.Before.Columns[name] = state.BeforeColumn{Rows: int64(i), Now: strings.Repeat("1", 53), Then: strings.Repeat("2", 53), Key: []string{"tenant", name}}
			want.Before.Orphans[name] = int64(i)
		}
		delete(want.Before.Columns, "x.id")
		got := l.insert(t, want, 1)
		if !reflect.DeepEqual(got.Columns, want.Columns) || !reflect.DeepEqual(got.Before, want.Before) {
			t.Errorf("read back %d columns, and other counts", len(got.Columns))
		}
		got.Status = state.Done
		if ok, err := l.Update(t.Context(), l.db, &got); !ok || err != nil {
			t.Fatal(ok, err)
		}
		if ok, err := l.Remove(t.Context(), l.db, got.ID, got.Seq); !ok || err != nil {
			t.Fatal(ok, err)
		}
	})
}

func TestAClassHasOneActiveRun(t *testing.T) {
	eachLab(t, "", func(t *testing.T, l *lab) {
		l.create(t)
		first := l.insert(t, aRun("x"), 1)
		l.insert(t, aRun("y"), 1)
		if err := l.inTx(t, l.session(t), func(tx dialect.Tx) error { return second(l.Insert(t.Context(), tx, aRun("x"))) }); l.D.Kind(err) != dialect.KindUnique {
			t.Fatalf("a second active run of a class: %v", err)
		}
		first.Status = state.Done
		if ok, err := l.Update(t.Context(), l.db, &first); !ok || err != nil {
			t.Fatalf("%v, %v", ok, err)
		}
		second := l.insert(t, aRun("x"), 1)
		runs, err := l.List(t.Context(), l.db)
		if err != nil || len(runs) != 3 || runs[0].ID != second.ID || runs[2].ID != first.ID || runs[2].Active || runs[2].FinishedAt.IsZero() {
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
		if second.ID != first.ID || second.StartedAt.Equal(first.StartedAt) {
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
		if left, err := l.CountWork(t.Context(), l.db, mine.ID); left.Ranges != 0 || err != nil {
			t.Errorf("%d ranges are left for its workers, %v", left.Ranges, err)
		}
	})
}

func TestARequestIsOfAnActiveRun(t *testing.T) {
	eachLab(t, "", func(t *testing.T, l *lab) {
		l.create(t)
		run := l.insert(t, aRun("x"), 1)
		for _, step := range []struct {
			what state.Request
			ok   bool
			want state.Request
		}{
			{state.Pause, true, state.Pause}, {state.Pause, true, state.Pause}, {state.NoRequest, true, state.NoRequest},
			{state.NoRequest, true, state.NoRequest}, {state.Pause, true, state.Pause}, {state.Undo, true, state.Undo},
			{state.Pause, false, state.Undo}, {state.NoRequest, true, state.NoRequest}, {state.Undo, true, state.Undo},
		} {
			if ok, err := l.Request(t.Context(), l.db, run.ID, step.what); ok != step.ok || err != nil {
				t.Errorf("requesting %q: %v, %v; want %v", step.what, ok, err, step.ok)
			}
			if got, seq, err := l.Control(t.Context(), l.db, run.ID); got != step.want || seq != run.Seq || err != nil {
				t.Errorf("requested %q, seq %d, %v; want %q and %d", got, seq, err, step.want, run.Seq)
			}
		}
		run.Pass = 3 // a write of the row leaves what is requested alone
		if ok, err := l.Update(t.Context(), l.db, &run); !ok || err != nil {
			t.Fatal(ok, err)
		}
		if got, _, err := l.Control(t.Context(), l.db, run.ID); got != state.Undo || err != nil {
			t.Errorf("after a write of the row %q is requested, %v", got, err)
		}
		run.Status = state.Done
		if _, err := l.Update(t.Context(), l.db, &run); err != nil {
			t.Fatal(err)
		}
		if got, _, err := l.Control(t.Context(), l.db, run.ID); got != state.NoRequest || err != nil {
			t.Errorf("of a run that is over %q is requested, %v", got, err)
		}
		if ok, err := l.Request(t.Context(), l.db, run.ID, state.Pause); ok || err != nil {
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
		if n := len(l.tables(t)) - len(before); n != 7 {
			t.Errorf("%d tables were made, want 7", n)
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
		if n := len(l.tables(t)) - len(before); n != 7 {
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
		if left, err := l.CountWork(t.Context(), l.db, run.ID); err != nil || left.Ranges != 2 {
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
		l.exec(t, "ALTER TABLE "+l.D.Facts().State.Runs+" DROP COLUMN requested")
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

// A dump may leave out a table. That is not a database without runs.
func TestAPartOfTheTablesIsRefused(t *testing.T) {
	for _, table := range []string{"Workers", "Columns", "Journal", "Runs"} {
		eachLab(t, "", func(t *testing.T, l *lab) {
			l.create(t)
			l.insert(t, aRun("x"), 1)
			name := reflect.ValueOf(l.D.Facts().State).FieldByName(table).String()
			l.exec(t, "DROP TABLE "+name)
			if _, err := l.List(t.Context(), l.db); !errors.Is(err, state.ErrPart) || !strings.Contains(err.Error(), name) {
				t.Errorf("without %s: %v", name, err)
			}
		})
	}
}

func second[T any](_ T, err error) error { return err }

func TestATableOfSomebodyElseIsLeftAlone(t *testing.T) {
	for i, name := range []string{"runs", "columns", "keys", "ranges", "journal", "kept ids", "workers"} {
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
	return []string{t.Runs, t.Columns, t.Keys, t.Ranges, t.Journal, t.KeptIDs, t.Workers}
}

// alone is a pool in the place of a transaction.
type alone struct{ *sql.DB }

func (alone) Commit() error   { return nil }
func (alone) Rollback() error { return nil }
