package collation_test

import (
	"bytes"
	"errors"
	"fmt"
	"io"
	"slices"
	"sync"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/inin"
	"github.com/sqluuid/sqluuid/collation"
)

// orderOf is the order in which stored ids of a sequence ascend.
func orderOf(d inin.DBMS) func(a, b collation.StoredID) int {
	if d == inin.DBMSBinary {
		return func(a, b collation.StoredID) int { return collation.Bytes.Compare(a.Array(), b.Array()) }
	}
	return func(a, b collation.StoredID) int {
		return collation.SQLServer.Compare(codec.MixedEndian.Decode(a.Array()), codec.MixedEndian.Decode(b.Array()))
	}
}

var bothDBMS = []inin.DBMS{inin.DBMSBinary, inin.DBMSGuid}

func newSequence(t testing.TB, c collation.SequenceConfig) *collation.Sequence {
	t.Helper()
	s, err := collation.NewSequence(c)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func next(t testing.TB, s *collation.Sequence) collation.StoredID {
	t.Helper()
	id, err := s.Next()
	if err != nil {
		t.Fatal(err)
	}
	return id
}

func noon() time.Time { return time.Date(2026, 11, 20, 12, 0, 0, 0, time.UTC) }

// ones is a source of randomness whose every bit is one: the counter's upper
// part then overflows first.
type ones struct{}

func (ones) Read(b []byte) (int, error) {
	for i := range b {
		b[i] = 0xff
	}
	return len(b), nil
}

func TestSequentialIDsIncreaseAMillionTimes(t *testing.T) {
	for _, d := range bothDBMS {
		for name, c := range map[string]collation.SequenceConfig{
			"by the system's clock":               {},
			"in one tick, across counter wraps":   {Now: noon},
			"with counters that are used up":      {Now: noon, Random: ones{}},
			"with an epoch and a unit of its own": {Format: inin.SequentialFormat{Version: 8, Unit: 100, Epoch: time.Unix(0, 0)}},
		} {
			t.Run(fmt.Sprint(d, " ", name), func(t *testing.T) {
				c.DBMS = d
				s := newSequence(t, c)
				compare := orderOf(d)
				last := next(t, s)
				n := million / 7 // across two wraps of counterLo, without the race detector
				if c.Now != nil && c.Random == nil {
					n = million
				}
				if testing.Short() {
					n /= 20
				}
				for range n {
					id := next(t, s)
					if compare(last, id) >= 0 {
						t.Fatalf("%v after %v", id, last)
					}
					last = id
				}
			})
		}
	}
}

func TestSequenceCounters(t *testing.T) {
	var format inin.SequentialFormat
	s := newSequence(t, collation.SequenceConfig{Now: noon, Random: bytes.NewReader([]byte{0, 0, 0xf5, 0xa5, 0x12, 0x34, 0x56, 0x78})})
	start, err := format.Ticks(noon())
	if err != nil {
		t.Fatal(err)
	}
	want := inin.Sequential{Timestamp: start, Random1: 0x5a5, Random2CounterHi: 0x12345678}
	for i := range 1<<17 + 2 {
		got, err := format.Fields(next(t, s).Array())
		if err != nil {
			t.Fatal(err)
		}
		want.CounterLo, want.Random2CounterHi = uint16(i), 0x12345678+uint32(i>>16)
		if got != want {
			t.Fatalf("id %d is %+v, want %+v", i, got, want)
		}
	}
}

// Both counters at their end: the time goes one tick ahead and random2 is drawn
// again.
func TestSequenceGoesOneTickAheadWhenItsCountersAreUsedUp(t *testing.T) {
	var format inin.SequentialFormat
	s := newSequence(t, collation.SequenceConfig{Now: noon, Random: ones{}})
	first, err := format.Fields(next(t, s).Array())
	if err != nil {
		t.Fatal(err)
	}
	for range 1<<16 - 1 {
		next(t, s)
	}
	got, err := format.Fields(next(t, s).Array())
	want := inin.Sequential{Timestamp: first.Timestamp + 1, Random1: 0xfff, Random2CounterHi: 0xffffffff}
	if err != nil || got != want {
		t.Errorf("%+v, %v, want %+v", got, err, want)
	}
}

func TestSequenceIsNoFurtherAheadOfItsClockThanASecondOrATick(t *testing.T) {
	for name, tt := range map[string]struct {
		unit time.Duration
		lead int // ticks
	}{"a tick of a minute": {time.Minute, 1}, "a tick of half a second": {time.Second / 2, 2}} {
		for _, d := range bothDBMS {
			now := noon()
			c := collation.SequenceConfig{DBMS: d, Now: func() time.Time { return now }, Random: ones{}, Format: inin.SequentialFormat{Unit: tt.unit}}
			s := newSequence(t, c)
			var last collation.StoredID
			for range (1 + tt.lead) << 16 {
				last = next(t, s)
			}
			now = noon().Add(-time.Hour) // the latest that it has shown counts
			for range 2 {
				if id, err := s.Next(); !errors.Is(err, collation.ErrOverrun) || id != (collation.StoredID{}) {
					t.Fatalf("%s, %v: %d ticks ahead and its counters used up: %v, %v, want %v", name, d, tt.lead, id, err, collation.ErrOverrun)
				}
			}
			if at, err := s.Time(last); err != nil || at.Sub(noon()) != time.Duration(tt.lead)*tt.unit {
				t.Errorf("%s, %v: the last id is of %v, %v", name, d, at, err)
			}
			now = noon().Add(tt.unit)
			if id := next(t, s); orderOf(d)(last, id) >= 0 {
				t.Errorf("%s, %v: once the clock has moved %v comes after %v", name, d, id, last)
			}
		}
	}
}

func TestSequenceKeepsItsOrderWhenTheClockStepsBack(t *testing.T) {
	steps := []time.Duration{0, time.Second, -time.Hour, time.Microsecond, 2 * time.Second, -time.Minute, 3 * time.Second}
	for _, d := range bothDBMS {
		at := 0
		s := newSequence(t, collation.SequenceConfig{DBMS: d, Now: func() time.Time { return noon().Add(steps[at]) }})
		var ids []collation.StoredID
		var latest time.Time
		for at = range steps {
			for range 3 {
				id := next(t, s)
				ids = append(ids, id)
				if now := noon().Add(steps[at]); now.After(latest) {
					latest = now
				}
				if got, err := s.Time(id); err != nil || !got.Equal(latest) {
					t.Errorf("%v: the time of %v is %v, %v, want %v", d, id, got, err, latest)
				}
			}
		}
		if !slices.IsSortedFunc(ids, orderOf(d)) {
			t.Errorf("%v: out of order: %v", d, ids)
		}
	}
}

func TestSequenceConverts(t *testing.T) {
	for _, d := range bothDBMS {
		s := newSequence(t, collation.SequenceConfig{DBMS: d})
		other := 1 - d
		var converted []collation.StoredID
		for range 40_000 {
			id := next(t, s)
			there, err := s.Convert(id, other)
			if err != nil {
				t.Fatal(err)
			}
			back, err := s.Convert(there, d)
			if err != nil || back != id {
				t.Fatalf("%v becomes %v and then %v, %v", id, there, back, err)
			}
			t1, err1 := s.Time(id)
			t2, err2 := s.Time(there)
			if err1 != nil || err2 != nil || t1 != t2 {
				t.Fatalf("%v has %v, %v; %v has %v, %v", id, t1, err1, there, t2, err2)
			}
			converted = append(converted, there)
		}
		if !slices.IsSortedFunc(converted, orderOf(other)) {
			t.Errorf("%v ids are out of order as %v", d, other)
		}
	}
	v := vectors(t)
	l, want := fromHex(t, v["inin-seq-oracle"].Expected["bytes"].(string)), fromHex(t, v["inin-seq-sqlserver"].Expected["stored_bytes"].(string))
	s := newSequence(t, collation.SequenceConfig{})
	got, err := s.Convert(collation.StoredIDOf(l), inin.DBMSGuid)
	if err != nil || got.Array() != want || text(codec.MixedEndian.Decode(got.Array())) != v["inin-seq-sqlserver"].Expected["text"] {
		t.Errorf("%x for SQL Server is %v, %v, want %x", l, got, err, want)
	}
}

func TestSequenceIsSafeForConcurrentUse(t *testing.T) {
	const workers, each = 8, 5000
	for _, d := range bothDBMS {
		s := newSequence(t, collation.SequenceConfig{DBMS: d})
		var all [workers][]collation.StoredID
		var wg sync.WaitGroup
		for w := range workers {
			wg.Go(func() {
				for range each {
					id, err := s.Next()
					if err != nil {
						t.Error(err)
						return
					}
					all[w] = append(all[w], id)
				}
			})
		}
		wg.Wait()
		seen := map[collation.StoredID]bool{}
		for _, ids := range all {
			if !slices.IsSortedFunc(ids, orderOf(d)) {
				t.Errorf("%v: a worker's ids are out of order", d)
			}
			for _, id := range ids {
				seen[id] = true
			}
		}
		if len(seen) != workers*each {
			t.Errorf("%v: %d different ids, want %d", d, len(seen), workers*each)
		}
	}
}

func TestSequenceErrors(t *testing.T) {
	for name, c := range map[string]collation.SequenceConfig{
		"another dbms":                 {DBMS: 2},
		"a version above four bits":    {Format: inin.SequentialFormat{Version: 16}},
		"a layout that moves the bits": {Format: inin.SequentialFormat{Permutation: codec.MixedEndian}},
	} {
		if s, err := collation.NewSequence(c); !errors.Is(err, collation.ErrConfig) || s != nil {
			t.Errorf("%s: %v, %v, want %v", name, s, err, collation.ErrConfig)
		}
	}
	if _, err := collation.NewSequence(collation.SequenceConfig{Random: bytes.NewReader(make([]byte, 7))}); !errors.Is(err, collation.ErrRandom) || !errors.Is(err, io.ErrUnexpectedEOF) {
		t.Errorf("with seven random bytes: %v", err)
	}
	now := time.Date(1999, 1, 1, 0, 0, 0, 0, time.UTC)
	s := newSequence(t, collation.SequenceConfig{Now: func() time.Time { return now }})
	if id, err := s.Next(); !errors.Is(err, collation.ErrClock) || !errors.Is(err, inin.ErrTime) || id != (collation.StoredID{}) {
		t.Errorf("before the epoch: %v, %v", id, err)
	}
	now = noon()
	if _, err := s.Next(); err != nil {
		t.Errorf("once the clock is set: %v", err)
	}
	if _, err := s.Time(collation.StoredID{}); !errors.Is(err, inin.ErrKind) {
		t.Errorf("the time of nil: %v", err)
	}
	var zero collation.Sequence
	_, err1 := zero.Next()
	_, err2 := zero.Time(collation.StoredID{})
	_, err3 := zero.Convert(collation.StoredID{}, 0)
	for _, err := range []error{err1, err2, err3} {
		if !errors.Is(err, collation.ErrConfig) {
			t.Errorf("the zero Sequence: %v", err)
		}
	}
	// Randomness that ends when random2 has to be drawn again.
	s = newSequence(t, collation.SequenceConfig{Now: noon, Random: bytes.NewReader(bytes.Repeat([]byte{0xff}, 8))})
	for range 1 << 16 {
		next(t, s)
	}
	for range 2 {
		if id, err := s.Next(); !errors.Is(err, collation.ErrRandom) || id != (collation.StoredID{}) {
			t.Errorf("without randomness: %v, %v", id, err)
		}
	}
	// The last tick, with counters that are used up: there is no tick ahead.
	last, err := inin.SequentialFormat{}.Time(1<<56 - 1)
	if err != nil {
		t.Fatal(err)
	}
	s = newSequence(t, collation.SequenceConfig{Now: func() time.Time { return last }, Random: ones{}})
	for range 1 << 16 {
		next(t, s)
	}
	if _, err := s.Next(); !errors.Is(err, collation.ErrClock) {
		t.Errorf("after the last id of all: %v", err)
	}
}

func TestSequenceDoesNotAllocate(t *testing.T) {
	for _, d := range bothDBMS {
		s := newSequence(t, collation.SequenceConfig{DBMS: d})
		if n := testing.AllocsPerRun(1000, func() { next(t, s) }); n != 0 {
			t.Errorf("%v: %v allocations an id, want 0", d, n)
		}
	}
}

func BenchmarkSequence(b *testing.B) {
	for _, d := range bothDBMS {
		b.Run(d.String(), func(b *testing.B) {
			s := newSequence(b, collation.SequenceConfig{DBMS: d})
			b.ReportAllocs()
			for range b.N {
				next(b, s)
			}
		})
	}
}

func ExampleNewSequence() {
	clock := func() time.Time { return time.Date(2022, 2, 22, 19, 22, 22, 0, time.UTC) }
	s, err := collation.NewSequence(collation.SequenceConfig{
		DBMS:   inin.DBMSGuid,
		Now:    clock,
		Random: bytes.NewReader([]byte{0, 0, 5, 0xa5, 0x12, 0x34, 0x56, 0x78}), // fixed, for the example
	})
	if err != nil {
		fmt.Println(err)
		return
	}
	for range 2 {
		stored, err := s.Next()
		if err != nil {
			fmt.Println(err)
			return
		}
		at, _ := s.Time(stored)
		shown := text(codec.MixedEndian.Decode(stored.Array()))
		fmt.Printf("%v is %s, made at %v\n", stored, shown, at)
	}
	// Output:
	// 56780000123480d095a5027b9f097377 is 00007856-3412-d080-95a5-027b9f097377, made at 2022-02-22 19:22:22 +0000 UTC
	// 56780001123480d095a5027b9f097377 is 01007856-3412-d080-95a5-027b9f097377, made at 2022-02-22 19:22:22 +0000 UTC
}
