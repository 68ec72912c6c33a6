package euid

import (
	"errors"
	"testing"
)

var ones = [10]byte{0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff}

func TestTimestampsAndRandomnessSplitTheLastWord(t *testing.T) {
	prev := join(1645557742000<<19|0x2aaa<<5|1<<4|1, 5<<32|7)
	for _, tt := range []struct {
		name string
		ms   int64
	}{
		{"the same millisecond", 1645557742000},
		{"the clock has stepped back a millisecond", 1645557741999},
		{"the clock has stepped back before 1970", -1},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got, err := next(prev, tt.ms, [10]byte{0xaa, 0xbb, 0xcc, 0xdd})
			want := join(1645557742000<<19|0x2aaa<<5|1<<4|1, 6<<32|0xaabbccdd)
			if err != nil || got != want {
				t.Errorf("next(%x) = %x, %v, want %x", prev, got, err, want)
			}
		})
	}
	t.Run("a later millisecond is fresh and keeps the extension", func(t *testing.T) {
		got, err := next(prev, 1645557742001, ones)
		want := Fields{Timestamp: 1645557742001, RandomHigh: 1<<14 - 1, ExtData: 1, ExtLen: 1, Random: 1<<64 - 1}
		if err != nil || Split(got) != want {
			t.Errorf("next(%x) = %+v, %v, want %+v", prev, Split(got), err, want)
		}
	})
	t.Run("an over-long extension keeps its length", func(t *testing.T) {
		got, err := next(join(1<<19|7<<4|8, 0), 2, [10]byte{})
		if err != nil || got != join(2<<19|7<<4|8, 0) {
			t.Errorf("next = %x, %v", got, err)
		}
	})
}

func TestTimestampsAndRandomnessAnExhaustedHighHalf(t *testing.T) {
	last := join(9<<19, 0xffffffff<<32)
	for _, ms := range []int64{9, 8} {
		if id, err := next(last, ms, ones); !errors.Is(err, ErrExhausted) || id != [16]byte{} {
			t.Errorf("next at %d ms = %x, %v, want %v", ms, id, err, ErrExhausted)
		}
	}
	if id, err := next(last, 10, ones); err != nil || Split(id).Timestamp != 10 {
		t.Errorf("next at the next millisecond = %x, %v", id, err)
	}
	almost := join(9<<19, 0xfffffffe<<32)
	if id, err := next(almost, 9, [10]byte{}); err != nil || id != last {
		t.Errorf("next = %x, %v, want %x", id, err, last)
	}
}

func TestTimestampsAndRandomnessEndIn3084(t *testing.T) {
	for _, ms := range []int64{-1, maxTimestamp + 1, -1 << 63, 1<<63 - 1} {
		if id, err := fresh(ms, 0, 0, ones); !errors.Is(err, ErrTime) || id != [16]byte{} {
			t.Errorf("fresh at %d ms = %x, %v, want %v", ms, id, err, ErrTime)
		}
	}
	id, err := fresh(maxTimestamp, 0, 0, ones)
	if err != nil {
		t.Fatal(err)
	}
	const last = "3084-12-12T12:41:28.831Z" // vector euid-maxdate, reference tests
	if got := Time(id).Format("2006-01-02T15:04:05.000Z07:00"); got != last {
		t.Errorf("the last millisecond is %s, want %s", got, last)
	}
	if _, err := next(id, maxTimestamp+1, ones); !errors.Is(err, ErrTime) {
		t.Errorf("next after the last millisecond: error %v, want %v", err, ErrTime)
	}
}

func TestTheExtensionHasItsBitLength(t *testing.T) {
	for ext, want := range map[uint16]uint8{0: 1, 1: 1, 2: 2, 3: 2, 5: 3, 255: 8, 256: 9, 16383: 14, 16384: 15, 32767: 15} {
		if got := extLenOf(ext); got != want {
			t.Errorf("extension %d takes %d bits, want %d", ext, got, want)
		}
	}
}
