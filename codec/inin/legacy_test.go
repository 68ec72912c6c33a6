package inin_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec/inin"
	"github.com/sqluuid/sqluuid/internal/seedtest"
)

func TestLegacyInteractionIdFormat(t *testing.T) {
	id, err := inin.NewUnresolvedLegacy(1234567890, 0)
	if want := fromHex(t, "00000000000000c08000001234567890"); err != nil || id != want {
		t.Errorf("Unresolved(1234567890) = %x, %v, want %x", id, err, want)
	}
	for _, n := range []uint64{0, 1, 9, 10, 9876543210, 9999999999, seedtest.Rand(t).Uint64N(1e10)} {
		for _, flags := range []uint8{0, 0x5a, 0xff} {
			id, err := inin.NewLegacy(n, flags)
			if err != nil {
				t.Fatal(err)
			}
			if text := inin.AsString(id); !strings.HasSuffix(text, fmt.Sprintf("-%02x%010d", flags, n)) || text[14] != 'c' {
				t.Errorf("interaction %d with flags %x is %s: its last group does not read so", n, flags, text)
			}
			l, err := inin.LegacyOf(id)
			if err != nil || l.InteractionID != n || l.Flags != flags || l.Unresolved() {
				t.Errorf("LegacyOf(%x) = %+v, %v", id, l, err)
			}
			l.Random = [10]byte{}
			again, err := l.StoredBytes()
			if u, _ := inin.NewUnresolvedLegacy(n, flags); err != nil || again != u || !l.Unresolved() {
				t.Errorf("with its random field zero it is %x, %v, want %x", again, err, u)
			}
		}
	}
	wantOverflow(t, "digit9 to digit0", func() ([16]byte, error) { return inin.NewLegacy(1e10, 0) })
	wantOverflow(t, "random in octet 7", inin.Legacy{Random: [10]byte{7: 0x10}}.StoredBytes)
	wantOverflow(t, "random in octet 8", inin.Legacy{Random: [10]byte{8: 0x40}}.StoredBytes)
	for i := 11; i < 16; i++ { // a nibble that is no decimal digit
		for _, bad := range []byte{0xa0, 0x0a, 0xff} {
			broken := id
			broken[i] = bad
			if l, err := inin.LegacyOf(broken); !errors.Is(err, inin.ErrKind) || l != (inin.Legacy{}) {
				t.Errorf("LegacyOf(%x) = %+v, %v, want %v", broken, l, err, inin.ErrKind)
			}
		}
	}
	if _, err := inin.LegacyOf([16]byte{}); !errors.Is(err, inin.ErrKind) {
		t.Errorf("LegacyOf(null): error %v, want %v", err, inin.ErrKind)
	}
}
