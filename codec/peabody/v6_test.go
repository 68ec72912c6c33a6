package peabody_test

import (
	"encoding/binary"
	"errors"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/codec/peabody"
)

var example = time.Date(2022, 2, 22, 19, 22, 22, 0, time.UTC) // of the RFC's vectors

func TestSection43LayoutFigure1(t *testing.T) {
	v6 := id(t, "1ec9414c-232a-6b00-b3c8-9f6bdeced846") // rfc9562-v6
	want := peabody.V6{
		TimeHigh: 0x1ec9414c, TimeMid: 0x232a, TimeLowAndVersion: 0x6b00, ClkSeqHiRes: 0xb3, ClockSeqLow: 0xc8,
		Node: [6]byte{0x9f, 0x6b, 0xde, 0xce, 0xd8, 0x46},
	}
	got, err := peabody.V6Of(v6)
	if err != nil || got != want {
		t.Errorf("V6Of(%x) = %+v, %v, want %+v", v6, got, err, want)
	}
	if got, err := peabody.NewV6(138648505420000000, 0x33c8, want.Node); err != nil || got != want {
		t.Errorf("NewV6 = %+v, %v, want %+v", got, err, want)
	}
	if got, err := want.ID(); err != nil || got != v6 {
		t.Errorf("ID() = %x, %v, want %x", got, err, v6)
	}
	if got, err := (peabody.V6{}).ID(); !errors.Is(err, peabody.ErrVersion) || got != [16]byte{} {
		t.Errorf("fields without a version: %x, %v, want %v", got, err, peabody.ErrVersion)
	}
	if _, err := peabody.NewV6(1<<60, 0, want.Node); !errors.Is(err, peabody.ErrField) {
		t.Errorf("a timestamp of 61 bits: error %v, want %v", err, peabody.ErrField)
	}
	if _, err := peabody.NewV6(0, 1<<14, want.Node); !errors.Is(err, peabody.ErrField) {
		t.Errorf("a clock sequence of 15 bits: error %v, want %v", err, peabody.ErrField)
	}
}

func TestSection431Timestamp(t *testing.T) {
	v, err := peabody.V6Of(id(t, "1ec9414c-232a-6b00-b3c8-9e6bdeced846")) // draft00-v6
	if err != nil || v.Timestamp() != 138648505420000000 || !v.Time().Equal(example) || v.ClockSequence() != 0x33c8 {
		t.Errorf("timestamp %d, %v, clock sequence %x, %v", v.Timestamp(), v.Time(), v.ClockSequence(), err)
	}
	for ts, want := range map[uint64]string{
		0: "1582-10-15T00:00:00Z", 1<<60 - 1: "5236-03-31T21:21:00.6846975Z", 0x01B21DD213814000 - 1: "1969-12-31T23:59:59.9999999Z",
	} {
		v, err := peabody.NewV6(ts, 0, [6]byte{})
		if got := v.Time().Format(time.RFC3339Nano); err != nil || got != want {
			t.Errorf("timestamp %d is %s, %v, want %s", ts, got, err, want)
		}
	}
}

func TestSection434Table3IsOfSlotsAndNotOfValues(t *testing.T) {
	for _, pair := range [][2]string{
		{"c232ab00-9414-11ec-b3c8-9f6bdeced846", "1ec9414c-232a-6b00-b3c8-9f6bdeced846"}, // rfc9562-v1, -v6
		{"c232ab00-9414-11ec-b3c8-9e6bdeced846", "1ec9414c-232a-6b00-b3c8-9e6bdeced846"}, // draft00-v1, -v6
	} {
		v1, v6 := id(t, pair[0]), id(t, pair[1])
		if got, err := peabody.V6FromV1(v1); err != nil || got != v6 {
			t.Errorf("V6FromV1(%x) = %x, %v, want %x", v1, got, err, v6)
		}
		if got, err := peabody.V1FromV6(v6); err != nil || got != v1 {
			t.Errorf("V1FromV6(%x) = %x, %v, want %x", v6, got, err, v1)
		}
		// The trap: time_low copied to time_high, time_mid to time_mid,
		// time_high to time_low, as the rows of the table pair them.
		copied := v1
		copied[6] = 6<<4 | v1[6]&0x0f
		v, err := peabody.V6Of(copied)
		if err != nil || v.Time().Equal(example) || binary.BigEndian.Uint32(copied[:]) == v.TimeHigh && v.Time().Year() < 3000 {
			t.Errorf("slots copied give %v, %v, which should be far from %v", v.Time(), err, example)
		}
	}
	for _, f := range []func([16]byte) ([16]byte, error){peabody.V6FromV1, peabody.V1FromV6} {
		if got, err := f(id(t, "919108f7-52d1-4320-9bac-f847db4148a8")); !errors.Is(err, peabody.ErrVersion) || got != [16]byte{} {
			t.Errorf("of a version 4: %x, %v, want %v", got, err, peabody.ErrVersion)
		}
	}
}
