package kin_test

import (
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/codec/kin"
)

func TestVersionIsChecked(t *testing.T) {
	for _, k := range []kin.Kind{kin.OrderedUUID, kin.COMB, kin.COMBFirst, kin.COMBLegacy} {
		id := fromHex(t, "00112233445546778899ae44013f40ea")
		for version := range 16 {
			for variant := range 4 {
				id[6], id[8] = byte(version<<4)|6, byte(variant<<6)|8
				want := error(kin.ErrVersion)
				if version == 4 && variant == 2 {
					want = nil
				}
				if got := k.Check(id); got != want {
					t.Errorf("%v: Check of version %d, variant %02b = %v, want %v", k, version, variant, got, want)
				}
			}
		}
	}
}

func TestLegacyTicks(t *testing.T) {
	for _, tt := range []struct{ hex, want string }{
		{"00112233445546778899000000000000", "1900-01-01T00:00:00Z"},
		{"00112233445546778899000100000001", "1900-01-02T00:00:00.003333333Z"},
		{"00112233445546778899ffff018b81ff", "2079-06-06T23:59:59.996666666Z"},
		{"00112233445546778899ae44013f40e8", "2022-02-22T19:22:22Z"},
	} {
		when, ok := kin.COMBLegacy.Time(fromHex(t, tt.hex))
		if got := when.Format(time.RFC3339Nano); !ok || got != tt.want {
			t.Errorf("Time(%s) = %s, %t; want %s", tt.hex, got, ok, tt.want)
		}
	}
	if err := kin.COMBLegacy.Check(fromHex(t, "00112233445546778899ae44018b8200")); err != kin.ErrOverflow {
		t.Errorf("the first tick of the next day: Check = %v, want %v", err, kin.ErrOverflow)
	}
}
