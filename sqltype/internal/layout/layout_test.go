package layout

import (
	"testing"
	"time"
)

var appendixTime = time.Date(2022, 2, 22, 19, 22, 22, 0, time.UTC)

func TestUnitsAtTheEnds(t *testing.T) {
	at := func(year int) time.Time { return time.Date(year, 1, 1, 0, 0, 0, 0, time.UTC) }
	for _, tt := range []struct {
		name string
		got  uint64
		want uint64
	}{
		{"v7 before the epoch", Millis(time.Unix(-1, 999_999_999)), 0},
		{"v7 long before", Millis(at(-5000)), 0},
		{"v7 at the epoch", Millis(time.Unix(0, 0)), 0},
		{"v7 rounds down", Millis(time.Unix(1, 1_999_999)), 1001},
		{"v7 in the RFC", Millis(appendixTime), 0x17F22E279B0},
		{"v7 at the end", Millis(time.UnixMilli(MaxMillis)), MaxMillis},
		{"v7 after the end", Millis(time.UnixMilli(MaxMillis + 1)), MaxMillis},
		{"v7 long after", Millis(at(100_000_000)), MaxMillis},
		{"v7 at the end of time.Time", Millis(time.Unix(1<<62, 0)), MaxMillis},
		{"v6 before the epoch", Ticks(at(1582)), 0},
		{"v6 at the epoch", Ticks(time.Date(1582, 10, 15, 0, 0, 0, 0, time.UTC)), 0},
		{"v6 one tick on", Ticks(time.Date(1582, 10, 15, 0, 0, 0, 199, time.UTC)), 1},
		{"v6 in 1970", Ticks(time.Unix(0, 0)), GregorianToUnix},
		{"v6 in the RFC", Ticks(appendixTime), 0x1EC9414C232AB00},
		{"v6 in 2300, past UnixNano", Ticks(at(2300)), 226330848000000000},
		{"v6 after the end", Ticks(at(5237)), MaxTicks},
		{"v6 at the end of time.Time", Ticks(time.Unix(1<<62, 0)), MaxTicks},
		{"v6 at the start of time.Time", Ticks(time.Unix(-1<<62, 0)), 0},
	} {
		if tt.got != tt.want {
			t.Errorf("%s: %d, want %d", tt.name, tt.got, tt.want)
		}
	}
}
