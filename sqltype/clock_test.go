package sqltype

import (
	"bytes"
	"log/slog"
	"math"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/internal/gormuse"
	"github.com/sqluuid/sqluuid/internal/seedtest"
	"github.com/sqluuid/sqluuid/sqltype/internal/layout"
)

var appendixTime = time.Date(2022, 2, 22, 19, 22, 22, 0, time.UTC) // of RFC 9562, appendix A

func TestClockIncreasesWhateverTheTimeDoes(t *testing.T) {
	var c clock
	last := uint64(0)
	for i, now := range []uint64{100, 100, 100, 50, 0, 101, 1 << 40, 200, 1<<40 + 1, 1<<40 + 9} {
		// A guess that is right, one of long ago, one that was never true.
		guess := []uint64{last, 0, 1 << 60}[i%3]
		got := c.next(now, guess)
		if want := max(now, last+1); got != want {
			t.Errorf("next(%d, %d) after %d = %d, want %d", now, guess, last, got, want)
		}
		last = got
	}
	if want := uint64(1<<40 + 9); last != want {
		t.Errorf("after the clock has caught up: %d, want its own reading %d", last, want)
	}
}

func TestReadingsRoundDown(t *testing.T) {
	for _, tt := range []struct {
		ns              int64
		unix, gregorian uint64
	}{
		{-1, 0, layout.GregorianToUnix << 4},
		{0, 0, layout.GregorianToUnix << 4},
		{6, 0, layout.GregorianToUnix << 4},
		{7, 0, layout.GregorianToUnix<<4 + 1},
		{99, 6, layout.GregorianToUnix<<4 + 15},
		{100, 6, layout.GregorianToUnix<<4 + 16},
		{456_700, 29930, (layout.GregorianToUnix + 4567) << 4},
		{999_999, 0xffff, (layout.GregorianToUnix+9999)<<4 + 15},
		{1_000_000, 1 << 16, (layout.GregorianToUnix + 10_000) << 4},
		{appendixTime.UnixNano(), 0x17F22E279B0 << 16, 0x1EC9414C232AB00 << 4},
		{4_600_000_000e9, 4_600_000_000e3 << 16, (layout.GregorianToUnix + 4_600_000_000e7) << 4}, // 2115
		{9_200_000_000e9, 9_200_000_000e3 << 16, (layout.GregorianToUnix + 9_200_000_000e7) << 4}, // 2261
	} {
		if a, b := unixReading(tt.ns), gregorianReading(tt.ns); a != tt.unix || b != tt.gregorian {
			t.Errorf("at %d ns: %d and %d, want %d and %d", tt.ns, a, b, tt.unix, tt.gregorian)
		}
	}
}

// The readings by division, which is slower.
func slowReadings(unixNano int64) (unix, gregorian uint64) {
	ns := uint64(max(unixNano, 0))
	return ns/1e6<<16 | ns%1e6<<16/1e6, ns/25*4 + ns%25*4/25 + layout.GregorianToUnix<<layout.SubBits
}

func TestReadingsAreThoseByDivision(t *testing.T) {
	check := func(ns int64) {
		t.Helper()
		unix, gregorian := slowReadings(ns)
		if a, b := unixReading(ns), gregorianReading(ns); a != unix || b != gregorian {
			t.Fatalf("at %d ns: %d and %d, want %d and %d", ns, a, b, unix, gregorian)
		}
	}
	for _, ns := range []int64{math.MinInt64, -1, 0, 1, math.MaxInt64 - 1, math.MaxInt64} {
		check(ns)
	}
	r := seedtest.Rand(t)
	for range 100_000 {
		ns := r.Int64() >> r.IntN(63)
		check(ns)
		// The edges of the units, where rounding shows.
		for _, unit := range []int64{25, 100, 15625, 1e6} {
			edge := ns / unit * unit
			check(edge)
			check(edge - 1)
		}
	}
}

func FuzzReadings(f *testing.F) {
	f.Add(int64(0))
	f.Add(appendixTime.UnixNano())
	f.Fuzz(func(t *testing.T, ns int64) {
		unix, gregorian := slowReadings(ns)
		if a, b := unixReading(ns), gregorianReading(ns); a != unix || b != gregorian {
			t.Errorf("at %d ns: %d and %d, want %d and %d", ns, a, b, unix, gregorian)
		}
	})
}

func TestAReadingMakesTheAppendixExamples(t *testing.T) {
	ns := appendixTime.UnixNano()
	rest := uint64(0x33c89f6bdeced846) // clock sequence and node
	reading := gregorianReading(ns)&^15 | rest>>58&15
	made := func(put func(u *UUID, rest, reading uint64), rest, reading uint64) (u UUID) {
		put(&u, rest, reading)
		return u
	}
	for want, got := range map[string]UUID{
		"c232ab00-9414-11ec-b3c8-9f6bdeced846": made(putGregorian1, rest, reading),          // appendix A.1
		"1ec9414c-232a-6b00-b3c8-9f6bdeced846": made(putGregorian6, rest, reading),          // A.5
		"c232ab00-9414-11ec-b3c8-9e6bdeced846": made(putGregorian1, rest&^(1<<40), reading), // draft-00
		"1ec9414c-232a-6b00-b3c8-9e6bdeced846": made(putGregorian6, rest&^(1<<40), reading),
		// A.6: 0xcc3 in the place of the fraction.
		"017f22e2-79b0-7cc3-98c4-dc0c0c07398f": made(putUnix7, 0x18c4dc0c0c07398f, unixReading(ns)|0xcc3<<4|0x18c4dc0c0c07398f>>58&15),
	} {
		if got.String() != want {
			t.Errorf("got %v, want %s", got, want)
		}
	}
}

func TestTheWallClockIsFollowed(t *testing.T) {
	now := time.Now()
	w := newWall(now)
	for _, tt := range []struct {
		name string
		set  time.Duration // the wall clock is this far from the system's
	}{{"in step", 0}, {"stepped back", -24 * time.Hour}, {"stepped forward", time.Hour}} {
		w.offset.Add(int64(tt.set)) // as the last sync saw it
		time.Sleep(maxStale + time.Millisecond)
		if d := time.Duration(w.now() - time.Now().UnixNano()); d.Abs() > maxStale {
			t.Errorf("%s: off by %v after %v", tt.name, d, maxStale)
		}
	}
	// A monotonic clock that went back, as fake ones do, is read anew.
	w.syncedAt.Store(1 << 60)
	if d := time.Duration(w.now() - time.Now().UnixNano()); d.Abs() > maxStale {
		t.Errorf("after the monotonic clock went back: off by %v", d)
	}
}

func TestBatchesAreNeverFurtherAheadThanOneSecondAndThemselves(t *testing.T) {
	w, n := newWall(time.Now()), uint64(6*maxLead) // six seconds' worth
	w.now()
	var c clock
	passed := 4990 * time.Millisecond
	for _, stepBack := range []time.Duration{0, 24 * time.Hour} {
		w.offset.Add(-int64(stepBack))
		// As though nearly all of the five seconds too many had passed, and then of six
		// each time: the wait is short.
		for range 3 {
			first := c.reserveBatch(w, n)
			if top := unixReading(w.top()); first > top+maxLead+1 {
				t.Fatalf("a batch begins %d ms ahead of the clock, want 1000 at most", (first-top)>>16)
			}
			w.most.Add(int64(passed))
			passed = 5990 * time.Millisecond
		}
	}
}

func TestNewV7IncreasesWhenTheClockSteppedBack(t *testing.T) {
	before := NewV7()
	// A reading from the future: from here on the clock is behind by a day.
	now := unixReading(processWall.now())
	unixClock.next(now+24*3600*1000<<16, 0)
	defer func() { unixClock.last.Store(now) }()
	for range 1000 {
		after := NewV7()
		if after.Compare(before) <= 0 {
			t.Fatalf("%v came after %v", after, before)
		}
		before = after
	}
}

func TestGormDataTypeWarnsWithoutAPlugin(t *testing.T) {
	var log bytes.Buffer
	old := slog.Default()
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
	defer slog.SetDefault(old)
	defer gormuse.Record(false)

	var wg sync.WaitGroup
	for range 4 {
		wg.Go(func() {
			if got := (UUID{}).GormDataType(); got != "uuid" {
				t.Errorf("GormDataType() = %q, want uuid", got)
			}
			NullUUID{}.GormDataType()
		})
	}
	wg.Wait()
	if n := strings.Count(log.String(), "no plugin is in use"); n != 8 {
		t.Errorf("%d warnings, want one at each of 8 fields: %s", n, log.String())
	}

	log.Reset()
	warn := warnGORM
	defer func() { warnGORM = warn }()
	warnGORM = func() { t.Error("warned although a plugin is in use") }
	gormuse.Record(true)
	UUID{}.GormDataType()
}
