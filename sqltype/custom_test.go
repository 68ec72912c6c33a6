package sqltype

import (
	"testing"
	"time"
)

var appendixTime = time.Date(2022, 2, 22, 19, 22, 22, 0, time.UTC)

func TestVersion8AppendixExamples(t *testing.T) {
	// RFC 9562, appendix B.1.
	n := units(appendixTime, 0, 10, 1<<60-1)
	if got := v8Time(n, 0x0ec932d5f69181c0); got.String() != "2489e9ad-2ee2-8e00-8ec9-32d5f69181c0" {
		t.Errorf("v8Time = %v", got)
	}
	// draft-ietf-uuidrev-rfc4122bis-00, appendix C.8.
	if got := v8UnixNano(appendixTime, 0x75b, 0x0ec932d5f69181c0); got.String() != "320c3d4d-cc00-875b-8ec9-32d5f69181c0" {
		t.Errorf("v8UnixNano = %v", got)
	}
}

func TestVersion8KeepsTheCallersBits(t *testing.T) {
	for _, b := range [][16]byte{{}, Max()} {
		u := NewV8(b)
		if u.Version() != 8 || u.Variant() != VariantRFC9562 {
			t.Errorf("NewV8(%x) = %v", b, u)
		}
		u[6], u[8] = u[6]&0x0f|b[6]&0xf0, u[8]&0x3f|b[8]&0xc0
		if [16]byte(u) != b {
			t.Errorf("NewV8(%x) changed bits: %v", b, u)
		}
	}
	if u := NewV8(Max()); u.String() != "ffffffff-ffff-8fff-bfff-ffffffffffff" { // UUIDNext, UuidToolkit tests
		t.Errorf("NewV8 of ones = %v", u)
	}
	for name, f := range map[string]func(time.Time) UUID{"NewV8Time": NewV8Time, "NewV8UnixNano": NewV8UnixNano} {
		if a, b := f(appendixTime), f(appendixTime); a == b || a.Version() != 8 || [6]byte(a[:6]) != [6]byte(b[:6]) {
			t.Errorf("%s = %v, %v", name, a, b)
		}
	}
}

func TestUnitsAtTheEnds(t *testing.T) {
	at := func(year int) time.Time { return time.Date(year, 1, 1, 0, 0, 0, 0, time.UTC) }
	for _, tt := range []struct {
		name string
		got  uint64
		want uint64
	}{
		{"v7 before the epoch", millis(time.Unix(-1, 999_999_999)), 0},
		{"v7 long before", millis(at(-5000)), 0},
		{"v7 at the epoch", millis(time.Unix(0, 0)), 0},
		{"v7 rounds down", millis(time.Unix(1, 1_999_999)), 1001},
		{"v7 in the RFC", millis(appendixTime), 0x17F22E279B0},
		{"v7 at the end", millis(time.UnixMilli(maxMillis)), maxMillis},
		{"v7 after the end", millis(time.UnixMilli(maxMillis + 1)), maxMillis},
		{"v7 long after", millis(at(100_000_000)), maxMillis},
		{"v7 at the end of time.Time", millis(time.Unix(1<<62, 0)), maxMillis},
		{"v6 before the epoch", gregorianTicks(at(1582)), 0},
		{"v6 at the epoch", gregorianTicks(time.Date(1582, 10, 15, 0, 0, 0, 0, time.UTC)), 0},
		{"v6 one tick on", gregorianTicks(time.Date(1582, 10, 15, 0, 0, 0, 199, time.UTC)), 1},
		{"v6 in 1970", gregorianTicks(time.Unix(0, 0)), gregorianToUnix},
		{"v6 in the RFC", gregorianTicks(appendixTime), 0x1EC9414C232AB00},
		{"v6 in 2300, past UnixNano", gregorianTicks(at(2300)), 226330848000000000},
		{"v6 after the end", gregorianTicks(at(5237)), maxTicks},
		{"v6 at the end of time.Time", gregorianTicks(time.Unix(1<<62, 0)), maxTicks},
		{"v6 at the start of time.Time", gregorianTicks(time.Unix(-1<<62, 0)), 0},
	} {
		if tt.got != tt.want {
			t.Errorf("%s: %d, want %d", tt.name, tt.got, tt.want)
		}
	}
}
