package kin_test

import (
	"encoding/hex"
	"errors"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/codec/kin"
)

func TestKSUIDIsRefused(t *testing.T) {
	for _, tt := range []struct{ text, hex, time, source string }{
		{"0ujtsYcgvSTl8PAuAdqWYSMnLOv", "0669f7efb5a1cd34b5f99d1154fb6853345c9735", "2017-10-10T04:00:47Z", "segmentio/ksuid README"},
		{"000000000000000000000000000", "0000000000000000000000000000000000000000", "2014-05-13T16:53:20Z", "segmentio/ksuid, Nil"},
		{"aWgEPTl1tmebfsQzFP4bxwgy80V", "ffffffffffffffffffffffffffffffffffffffff", "2150-06-19T23:21:35Z", "segmentio/ksuid, Max"},
	} {
		raw, err := kin.KSUID.Bytes(tt.text)
		if got := hex.EncodeToString(raw[:]); err != nil || got != tt.hex {
			t.Errorf("Bytes(%q) = %s, %v; want %s (%s)", tt.text, got, err, tt.hex, tt.source)
		}
		if got := kin.KSUID.TimeOf(raw).Format(time.RFC3339); got != tt.time {
			t.Errorf("TimeOf(%q) = %s, want %s (%s)", tt.text, got, tt.time, tt.source)
		}
		if id, err := kin.KSUID.Decode(tt.text); !errors.Is(err, kin.ErrTooWide) || id != [16]byte{} {
			t.Errorf("Decode(%q) = %x, %v; want %v", tt.text, id, err, kin.ErrTooWide)
		}
	}
	if _, err := kin.KSUID.Bytes("aWgEPTl1tmebfsQzFP4bxwgy80W"); !errors.Is(err, kin.ErrOverflow) {
		t.Errorf("one more than the largest: %v, want %v", err, kin.ErrOverflow)
	}
}
