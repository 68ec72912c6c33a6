package inplace

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"sync/atomic"
	"testing"
	"testing/synctest"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/throttle"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// A shop of n orders of version 1, each with two items, in memory.
func memoryShop(r *rand.Rand, n int) *memory {
	db := &memory{Columns: make([][][16]byte, 2)}
	for range n {
		id := randomID(r, 1)
		db.Columns[0] = append(db.Columns[0], id)
		db.Columns[1] = append(db.Columns[1], id, id)
	}
	middle := "80"
	db.Ranges = []state.Range{{No: 0, Hi: &middle}, {No: 1, Lo: &middle}}
	return db
}

var v1ToV6 = transform.Named("v1-to-v6")

func randomID(r *rand.Rand, version int) (id [16]byte) {
	binary.BigEndian.PutUint64(id[:8], r.Uint64())
	binary.BigEndian.PutUint64(id[8:], r.Uint64())
	id[6], id[8] = id[6]&0x0f|byte(version)<<4, id[8]&0x3f|0x80
	return id
}

// memoryJob is a job on a database in memory. set changes its settings.
func memoryJob(db *memory, undo bool, set func(*Job)) *Job {
	class := &sqlgen.Class{Columns: []sqlgen.Column{
		{Ref: sqlgen.Ref{Table: "orders"}, Name: "id", Referenced: true, Sole: true},
		{Ref: sqlgen.Ref{Table: "items"}, Name: "order_id"},
	}}
	j := &Job{Workers: 1, ChunkRows: 50_000, ChunkTime: 500 * time.Millisecond, Part: &run.Part{
		D: db, Store: db, Class: class, Readings: make([]check.Reading, 2), Rewrite: v1ToV6, T: v1ToV6,
		Undo: undo, LockWait: 10 * time.Second, Brake: &throttle.Brake{},
		Tell: func(run.Event) {},
		S:    db.Session(), Row: state.Run{ID: 1, Seq: db.Seq, Active: true},
	}}
	if set != nil {
		set(j)
	}
	j.Prepare()
	return j
}

func sixes(ids [][16]byte) (out [][16]byte) {
	for _, id := range ids {
		if image, ok := v1ToV6.Apply(id); ok {
			id = image
		}
		out = append(out, id)
	}
	return out
}

func clones(db *memory) (out [][][16]byte) {
	for _, col := range db.Columns {
		out = append(out, slices.Clone(col))
	}
	return out
}

func checkColumns(t *testing.T, what string, db *memory, want [][][16]byte) {
	t.Helper()
	for i := range want {
		if !slices.Equal(db.Columns[i], want[i]) {
			t.Errorf("%s: column %d is not as it should be", what, i)
		}
	}
}

// A foreign key that does not hold, because an application wrote between the locks of a chunk
// and its update, ends a run only when it goes on.
func TestAChunkIsTriedAgainWhenAKeyDoesNotHold(t *testing.T) {
	for name, lasts := range map[string]int64{"three times": 3, "for ever": 1 << 40} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				db := memoryShop(rand.New(rand.NewPCG(1, 1)), 20)
				before := clones(db)
				var n atomic.Int64
				db.Trouble = func(step string) error {
					if step == "move" && n.Add(1) <= lasts {
						return errParent
					}
					return nil
				}
				set := func(j *Job) { j.ChunkRows, j.LockWait = 7, time.Minute }
				err := memoryJob(db, false, set).drain(t.Context())
				if lasts > 3 {
					if !errors.Is(err, errParent) {
						t.Errorf("error %v, want the key's", err)
					}
					checkColumns(t, "after the error", db, before)
					return
				}
				if err != nil {
					t.Fatal(err)
				}
				checkColumns(t, "after the run", db, [][][16]byte{sixes(before[0]), sixes(before[1])})
			})
		})
	}
}

// Workers move every id once, whatever goes wrong on the way, and an undo puts all back.
func TestWorkersMoveAllAndAnUndoPutsItBack(t *testing.T) {
	for seed := range uint64(40) {
		synctest.Test(t, func(t *testing.T) {
			r := rand.New(rand.NewPCG(seed, 1))
			db := memoryShop(r, 60)
			before := clones(db)
			var n atomic.Int64
			db.Trouble = func(string) error { // one step of eleven fails
				if rand.New(rand.NewPCG(seed, uint64(n.Add(1)))).IntN(11) == 0 {
					return errTrouble
				}
				return nil
			}
			rows := 7
			set := func(j *Job) {
				j.Workers, j.ChunkRows, j.LockWait = 1+int(seed%3), rows, time.Hour
			}
			if err := memoryJob(db, false, set).drain(t.Context()); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			after := [][][16]byte{sixes(before[0]), sixes(before[1])}
			checkColumns(t, fmt.Sprintf("seed %d, after the run", seed), db, after)
			var listed int
			for _, e := range db.Journal {
				listed += len(e.IDs)
			}
			if listed != 60 || len(db.Ranges) != 0 {
				t.Errorf("seed %d: the journal has %d ids and %d ranges are left", seed, listed, len(db.Ranges))
			}
			db.Undo(1)
			rows = 3
			if err := memoryJob(db, true, set).drain(t.Context()); err != nil {
				t.Fatalf("seed %d: %v", seed, err)
			}
			checkColumns(t, fmt.Sprintf("seed %d, after the undo", seed), db, before)
		})
	}
}

// A lock of the application is waited for, and after LockWait it ends the run.
func TestAWorkerWaitsForALock(t *testing.T) {
	for _, held := range []time.Duration{5 * time.Second, time.Hour} {
		synctest.Test(t, func(t *testing.T) {
			db := memoryShop(rand.New(rand.NewPCG(1, 1)), 20)
			release := db.Hold(db.Columns[0][5])
			go func() {
				time.Sleep(held)
				release()
			}()
			waits := 0
			err := memoryJob(db, false, func(j *Job) {
				j.ChunkRows = 50
				j.Tell = func(e run.Event) {
					if e.Kind == run.Waiting {
						waits++
					}
				}
			}).drain(t.Context())
			if short := held < 10*time.Second; (err == nil) != short || waits == 0 {
				t.Errorf("a lock of %v: %v, after %d events", held, err, waits)
			}
			time.Sleep(held)
		})
	}
}

// A pause, a busy server and the caller's own reason hold the workers between two chunks.
func TestWorkersAreHeld(t *testing.T) {
	for name, hold := range map[string]func(*memory, *Job) (release func()){
		"a pause in the state": func(db *memory, _ *Job) func() {
			db.Requested = state.Pause
			return func() { db.Requested = state.NoRequest }
		},
		"a busy server": func(db *memory, j *Job) func() {
			db.Busy, j.Brake.MaxLoad = 9, 5
			return func() { db.Busy = 0 }
		},
		"a reason of the caller's": func(_ *memory, j *Job) func() {
			var over atomic.Bool
			j.Brake.PauseReason = func() string {
				if over.Load() {
					return ""
				}
				return "lunch"
			}
			return func() { over.Store(true) }
		},
	} {
		t.Run(name, func(t *testing.T) {
			synctest.Test(t, func(t *testing.T) {
				db := memoryShop(rand.New(rand.NewPCG(2, 1)), 20)
				before := clones(db)
				var kinds []run.EventKind
				var release func()
				j := memoryJob(db, false, func(j *Job) {
					j.Workers = 2
					j.Tell = func(e run.Event) { kinds = append(kinds, e.Kind) }
					release = hold(db, j)
				})
				go func() {
					time.Sleep(time.Minute)
					checkColumns(t, "while it is held", db, before)
					db.Set(release)
				}()
				start := time.Now()
				if err := j.drain(t.Context()); err != nil {
					t.Fatal(err)
				}
				if took := time.Since(start); took < time.Minute ||
					!slices.Contains(kinds, run.Paused) || !slices.Contains(kinds, run.Resumed) {
					t.Errorf("it took %v, with the events %v", took, kinds)
				}
				checkColumns(t, "after it", db, [][][16]byte{sixes(before[0]), sixes(before[1])})
			})
		})
	}
}

// A worker that sleeps while the run is taken back finds out before it writes.
func TestASleeperIsFenced(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		db := memoryShop(rand.New(rand.NewPCG(3, 1)), 30)
		before := clones(db)
		wakes := make(chan bool)
		chunks := 0
		sleepej := memoryJob(db, false, func(j *Job) {
			j.ChunkRows = 5
			j.Tell = func(run.Event) {
				if chunks++; chunks == 2 {
					<-wakes
				}
			}
		})
		ended := make(chan error)
		go func() { ended <- sleepej.drain(t.Context()) }()
		synctest.Wait()
		db.Undo(7)
		if err := memoryJob(db, true, nil).drain(t.Context()); err != nil {
			t.Fatal(err)
		}
		checkColumns(t, "after the undo", db, before)
		db.Set(func() { db.Ranges = []state.Range{{}} }) // as another run has them
		close(wakes)
		if err := <-ended; !errors.Is(err, run.ErrFenced) {
			t.Errorf("the sleeper ends with %v", err)
		}
		checkColumns(t, "after the sleeper", db, before)
	})
}

// An id that the run has found and keeps is not made a second time.
func TestAKeptImageEndsTheRun(t *testing.T) {
	db := memoryShop(rand.New(rand.NewPCG(4, 1)), 10)
	db.Ranges = []state.Range{{}}
	before := clones(db)
	db.Kept = map[[16]byte]bool{sixes(db.Columns[0])[3]: true}
	j := memoryJob(db, false, nil)
	j.Row.Before.Kept = true
	if err := j.drain(t.Context()); !errors.As(err, new(keptError)) {
		t.Errorf("it ends with %v", err)
	}
	checkColumns(t, "after it", db, before)
}

// What others have and do not go on with is not waited for for ever.
func TestAClaimThatStandsStill(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		db := memoryShop(rand.New(rand.NewPCG(5, 1)), 10)
		s := db.Session()
		tx, err := s.DoBegin(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		for range 2 { // both ranges
			if rg, err := db.ClaimRange(t.Context(), tx, dialect.Skips, 1); rg == nil || err != nil {
				t.Fatal(rg, err)
			}
			db.Set(func() { db.Ranges[0], db.Ranges[1] = db.Ranges[1], db.Ranges[0] })
		}
		err = memoryJob(db, false, func(j *Job) { j.LockWait = 5 * time.Second }).drain(t.Context())
		if !errors.Is(err, run.ErrLocked) {
			t.Errorf("it ends with %v", err)
		}
	})
}

// A server that takes statements of a size gets no larger ones.
func TestChunksFitIntoAStatement(t *testing.T) {
	db := memoryShop(rand.New(rand.NewPCG(6, 1)), 40)
	j := memoryJob(db, false, nil)
	j.S.Most = 3
	if err := j.drain(t.Context()); err != nil {
		t.Fatal(err)
	}
	for _, e := range db.Journal {
		if len(e.IDs) > 3 {
			t.Errorf("a chunk had %d ids", len(e.IDs))
		}
	}
	if len(db.Ranges) > 0 {
		t.Errorf("%d ranges are left", len(db.Ranges))
	}
}

// A step is one transaction: it moves one chunk, writes it into the journal and returns.
func TestAStepIsOneChunk(t *testing.T) {
	db := memoryShop(rand.New(rand.NewPCG(7, 1)), 10)
	db.Ranges = []state.Range{{}}
	j := memoryJob(db, false, func(j *Job) { j.ChunkRows = 4 })
	for n, want := range []int{4, 8, 10} {
		if did, err := j.worker(1).step(t.Context()); !did || err != nil {
			t.Fatalf("step %d: %v, %v", n+1, did, err)
		}
		moved := 0
		for _, id := range db.Columns[0] {
			if id[6]>>4 == 6 {
				moved++
			}
		}
		if moved != want || len(db.Journal) != n+1 {
			t.Errorf("after step %d: %d ids of version 6, want %d; %d entries of the journal",
				n+1, moved, want, len(db.Journal))
		}
	}
	if did, err := j.worker(1).step(t.Context()); did || err != nil {
		t.Errorf("a step when nothing is left: %v, %v", did, err)
	}
}
