package inin_test

import (
	"bytes"
	"errors"
	"math"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/inin"
	"github.com/sqluuid/sqluuid/internal/seedtest"
)

var sample = inin.Sequential{Timestamp: 0x027b9f09737780, Random1: 0x5a5, Random2CounterHi: 0x12345678, CounterLo: 1}

func TestSequentialUUIDFormat(t *testing.T) {
	var f inin.SequentialFormat
	for _, tt := range []struct {
		name, stored string
		dbms         inin.DBMS
	}{
		{"dbms 00", "027b9f09737780d085a5123456780001", inin.DBMSBinary},
		{"dbms 01", "56780001123480d095a5027b9f097377", inin.DBMSGuid},
	} {
		t.Run(tt.name, func(t *testing.T) {
			s, want := sample, fromHex(t, tt.stored)
			s.DBMS = tt.dbms
			if got, err := f.StoredBytes(s); err != nil || got != want {
				t.Errorf("StoredBytes(%+v) = %x, %v, want %x", s, got, err, want)
			}
			if got, err := f.Fields(want); err != nil || got != s {
				t.Errorf("Fields(%x) = %+v, %v, want %+v", want, got, err, s)
			}
		})
	}
	for field, s := range map[string]inin.Sequential{
		"timestamp": {Timestamp: 1 << 56}, "random1": {Random1: 1 << 12}, "dbms type": {DBMS: 2},
	} {
		wantOverflow(t, field, func() ([16]byte, error) { return f.StoredBytes(s) })
	}
	for name, hex := range map[string]string{
		"another version":         "027b9f09737780e085a5123456780001",
		"a nibble beside it":      "027b9f09737780d185a5123456780001",
		"another variant":         "027b9f09737780d0c5a5123456780001",
		"dbms type 10":            "027b9f09737780d0a5a5123456780001",
		"dbms type 11":            "027b9f09737780d0b5a5123456780001",
		"the null UUID":           "00000000000000000000000000000000",
		"the bytes in text order": "099f7b027773d08085a5123456780001",
	} {
		if s, err := f.Fields(fromHex(t, hex)); !errors.Is(err, inin.ErrKind) || s != (inin.Sequential{}) {
			t.Errorf("%s: Fields(%s) = %+v, %v, want %v", name, hex, s, err, inin.ErrKind)
		}
	}
}

func TestSequentialConversion(t *testing.T) {
	var f inin.SequentialFormat
	binary, guid := fromHex(t, "027b9f09737780d085a5123456780001"), fromHex(t, "56780001123480d095a5027b9f097377")
	for _, tt := range []struct {
		from, want [16]byte
		to         inin.DBMS
	}{{binary, guid, inin.DBMSGuid}, {guid, binary, inin.DBMSBinary}, {binary, binary, inin.DBMSBinary}, {guid, guid, inin.DBMSGuid}} {
		if got, err := f.Convert(tt.from, tt.to); err != nil || got != tt.want {
			t.Errorf("Convert(%x, %v) = %x, %v, want %x", tt.from, tt.to, got, err, tt.want)
		}
	}
	if _, err := f.Convert(binary, 2); !errors.Is(err, inin.ErrField) {
		t.Errorf("Convert to dbms type 2: error %v, want %v", err, inin.ErrField)
	}
	if _, err := f.Convert([16]byte{}, inin.DBMSGuid); !errors.Is(err, inin.ErrKind) {
		t.Errorf("Convert of null: error %v, want %v", err, inin.ErrKind)
	}
	r := seedtest.Rand(t)
	for range 1000 {
		if s := randomID(r); inin.SQLServerPermutation.Decode(inin.SQLServerPermutation.Encode(s)) != s {
			t.Fatalf("the permutation does not invert itself on %x", s)
		}
	}
}

// guidLess is SQL Server's comparison of two uniqueidentifiers as stored.
func guidLess(a, b [16]byte) bool {
	for _, i := range [16]int{10, 11, 12, 13, 14, 15, 8, 9, 6, 7, 4, 5, 0, 1, 2, 3} {
		if a[i] != b[i] {
			return a[i] < b[i]
		}
	}
	return false
}

func TestSequentialCounters(t *testing.T) {
	var f inin.SequentialFormat
	for _, dbms := range []inin.DBMS{inin.DBMSBinary, inin.DBMSGuid} {
		s := inin.Sequential{Timestamp: 0x027b9f0973fff0, DBMS: dbms, Random1: 0xfff, Random2CounterHi: 0x0000ffff, CounterLo: 0xfff0}
		prev, err := f.StoredBytes(s)
		if err != nil {
			t.Fatal(err)
		}
		for i := range 200000 { // across three wraps of counterLo and one of counterHi's lower half
			if s, err = s.Increment(); err != nil {
				t.Fatal(err)
			}
			if i%5000 == 0 {
				s.Timestamp++
			}
			id, err := f.StoredBytes(s)
			if err != nil {
				t.Fatal(err)
			}
			less := bytes.Compare(prev[:], id[:]) < 0
			if dbms != inin.DBMSBinary {
				less = guidLess(prev, id)
			}
			if !less {
				t.Fatalf("%v: %x sorts before %x", dbms, id, prev)
			}
			prev = id
		}
		if s.Random2CounterHi != 0x00010003 {
			t.Errorf("counterHi is %#x, want 0x10003", s.Random2CounterHi)
		}
	}
	wrap, err := inin.Sequential{Random2CounterHi: 7, CounterLo: math.MaxUint16}.Increment()
	if want := (inin.Sequential{Random2CounterHi: 8}); err != nil || wrap != want {
		t.Errorf("counterLo overflows to %+v, %v, want %+v", wrap, err, want)
	}
	if s, err := (inin.Sequential{Random2CounterHi: math.MaxUint32, CounterLo: math.MaxUint16}).Increment(); !errors.Is(err, inin.ErrCounter) {
		t.Errorf("both counters overflow to %+v, %v, want %v", s, err, inin.ErrCounter)
	}
}

func TestSequentialTime(t *testing.T) {
	var micro inin.SequentialFormat
	at := time.Date(2026, 11, 20, 12, 0, 0, 123456789, time.UTC)
	for _, tt := range []struct {
		name string
		f    inin.SequentialFormat
		want time.Time
	}{
		{"the default", micro, at.Truncate(time.Microsecond)},
		{"100 ns, from an epoch with a fraction", inin.SequentialFormat{Unit: 100, Epoch: time.Date(1970, 1, 1, 0, 0, 0, 50, time.UTC)}, at.Truncate(100).Add(-50)},
		{"milliseconds since 1970", inin.SequentialFormat{Unit: time.Millisecond, Epoch: time.Unix(0, 0)}, at.Truncate(time.Millisecond)},
		{"seconds", inin.SequentialFormat{Unit: time.Second}, at.Truncate(time.Second)},
		{"minutes", inin.SequentialFormat{Unit: time.Minute}, at.Truncate(time.Minute)},
	} {
		t.Run(tt.name, func(t *testing.T) {
			ticks, err := tt.f.Ticks(at)
			if err != nil {
				t.Fatal(err)
			}
			got, err := tt.f.Time(ticks)
			if err != nil || at.Sub(got) < 0 || at.Sub(got) >= max(tt.f.Unit, time.Microsecond) {
				t.Errorf("Time(Ticks(%v)) = %v, %v", at, got, err)
			}
			if tt.f.Unit != 100 && !got.Equal(tt.want) {
				t.Errorf("Time(Ticks(%v)) = %v, want %v", at, got, tt.want)
			}
		})
	}
	if got, err := micro.Time(1<<56 - 1); err != nil || got.Year() != 4283 {
		t.Errorf("the last microsecond is in %v, %v, want 4283", got, err)
	}
	for name, f := range map[string]func() error{
		"before the epoch": func() error { _, err := micro.Ticks(inin.Epoch().Add(-1)); return err },
		"after the last":   func() error { _, err := micro.Ticks(time.Date(4284, 1, 1, 0, 0, 0, 0, time.UTC)); return err },
		"beyond any year":  func() error { _, err := micro.Ticks(time.Unix(math.MaxInt64, 0)); return err },
		"beyond 56 bits":   func() error { _, err := micro.Time(1 << 56); return err },
		"beyond Go's clock": func() error {
			_, err := inin.SequentialFormat{Unit: time.Hour}.Time(1<<56 - 1)
			return err
		},
	} {
		if err := f(); !errors.Is(err, inin.ErrTime) {
			t.Errorf("%s: error %v, want %v", name, err, inin.ErrTime)
		}
	}
}

func TestSequentialParameters(t *testing.T) {
	for name, f := range map[string]inin.SequentialFormat{
		"a version above four bits":           {Version: 16},
		"a negative unit":                     {Unit: -1},
		"a unit that does not divide":         {Unit: 7},
		"a unit of one and a half seconds":    {Unit: 1500 * time.Millisecond},
		"a layout that moves octets 7 and 8":  {Permutation: codec.MixedEndian},
		"a layout that moves the upper octet": {Permutation: codec.TimeSwapped},
	} {
		_, err1 := f.StoredBytes(sample)
		_, err2 := f.Fields([16]byte{})
		_, err3 := f.Ticks(inin.Epoch())
		_, err4 := f.Time(0)
		_, err5 := f.Convert([16]byte{}, inin.DBMSGuid)
		for _, err := range []error{err1, err2, err3, err4, err5} {
			if !errors.Is(err, inin.ErrFormat) {
				t.Errorf("%s: error %v, want %v", name, err, inin.ErrFormat)
			}
		}
	}
	other := inin.SequentialFormat{Version: 0xF, Permutation: codec.Network}
	s := sample
	s.DBMS = inin.DBMSGuid
	id, err := other.StoredBytes(s)
	if want := fromHex(t, "027b9f09737780f095a5123456780001"); err != nil || id != want {
		t.Errorf("with version F and another permutation: %x, %v, want %x", id, err, want)
	}
	if got, err := other.Fields(id); err != nil || got != s {
		t.Errorf("Fields(%x) = %+v, %v", id, got, err)
	}
}
