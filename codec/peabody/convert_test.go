package peabody_test

import (
	"bytes"
	"encoding/binary"
	"errors"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/codec/peabody"
	"github.com/sqluuid/sqluuid/internal/seedtest"
)

func TestToRFCKeepsTheTimeTheBitsAndTheOrder(t *testing.T) {
	for name, l := range map[string]peabody.V7Layout{
		"milliseconds": peabody.Millisecond(), "microseconds": peabody.Microsecond(), "nanoseconds": peabody.Nanosecond(),
		"centiseconds": {Unit: 10 * time.Millisecond, SubsecBits: 12, SeqBits: 4}, "seconds in 12 bits": {Unit: time.Second, SubsecBits: 12},
	} {
		t.Run(name, func(t *testing.T) {
			var prevOld, prevRFC [16]byte
			r := seedtest.Rand(t)
			for range 20000 {
				at := time.Unix(r.Int64N(1<<36), r.Int64N(1e9)).UTC()
				node := peabody.Node{Low: r.Uint64() | 1}
				if n := l.NodeBits(); n < 64 {
					node.Low &= 1<<n - 1
				}
				old, err := l.Encode(at, r.Uint64N(1<<l.SeqBits), node)
				if err != nil {
					t.Fatal(err)
				}
				rfc, err := l.ToRFC(old)
				if err != nil {
					t.Fatal(err)
				}
				ms := int64(binary.BigEndian.Uint64(rfc[:]) >> 16)
				if want := at.Truncate(l.Unit).UnixMilli(); ms != want {
					t.Fatalf("%v becomes %d ms, want %d", at, ms, want)
				}
				if v, ok := peabody.Version(rfc); v != 7 || !ok {
					t.Fatalf("%x has version %d, %v", rfc, v, ok)
				}
				if back, err := l.FromRFC(rfc); err != nil || back != old {
					t.Fatalf("%x becomes %x and comes back as %x, %v", old, rfc, back, err)
				}
				if bytes.Compare(prevOld[:], old[:]) != bytes.Compare(prevRFC[:], rfc[:]) {
					t.Fatalf("%x and %x do not sort as %x and %x did", prevRFC, rfc, prevOld, old)
				}
				prevOld, prevRFC = old, rfc
			}
		})
	}
}

func TestToRFCRefusesWhatDoesNotFit(t *testing.T) {
	prototype := id(t, "061cdd23-93a0-73df-a200-6ff3e72d92e9")
	v4 := id(t, "919108f7-52d1-4320-9bac-f847db4148a8")
	for _, tt := range []struct {
		name string
		l    peabody.V7Layout
		id   [16]byte
		want error
	}{
		{"a fraction that is no microsecond", peabody.Microsecond(), prototype, peabody.ErrBits},
		{"more than 74 bits", peabody.V7Layout{Unit: time.Millisecond, SubsecBits: 11}, prototype, peabody.ErrBits},
		{"a sixteenth of a second", peabody.V7Layout{Unit: time.Second / 16, SubsecBits: 20}, prototype, peabody.ErrLayout},
		{"a unit of 0.4 ms", peabody.V7Layout{Unit: 400 * time.Microsecond, SubsecBits: 20}, prototype, peabody.ErrLayout},
		{"another version", peabody.Millisecond(), v4, peabody.ErrVersion},
	} {
		if got, err := tt.l.ToRFC(tt.id); !errors.Is(err, tt.want) || got != [16]byte{} {
			t.Errorf("%s: ToRFC = %x, %v, want %v", tt.name, got, err, tt.want)
		}
	}
	rfc := id(t, "017f22e2-79b0-7cc3-98c4-dc0c0c07398f")
	if got, err := peabody.Microsecond().FromRFC(rfc); !errors.Is(err, peabody.ErrBits) || got != [16]byte{} {
		t.Errorf("FromRFC of a foreign id = %x, %v, want %v", got, err, peabody.ErrBits)
	}
	if got, err := peabody.Millisecond().FromRFC(id(t, "ffffffff-ffff-7fff-bfff-ffffffffffff")); !errors.Is(err, peabody.ErrTime) || got != [16]byte{} {
		t.Errorf("FromRFC of the last millisecond = %x, %v, want %v", got, err, peabody.ErrTime)
	}
	if _, err := peabody.Millisecond().FromRFC(v4); !errors.Is(err, peabody.ErrVersion) {
		t.Errorf("FromRFC of a version 4: %v", err)
	}
	if _, err := (peabody.V7Layout{}).FromRFC(rfc); !errors.Is(err, peabody.ErrLayout) {
		t.Errorf("FromRFC without a layout: %v", err)
	}
}
