package sqltype

import (
	"testing"
	"time"
)

func TestULIDsAscendAndHaveTheirTime(t *testing.T) {
	before := time.Now().UnixMilli()
	last := NewULID()
	if got := nextULID(UUID{}, 0x0123456789ab); [6]byte(got[:6]) != [6]byte{0x01, 0x23, 0x45, 0x67, 0x89, 0xab} {
		t.Errorf("%x does not begin with its 48 bits of time", got)
	}
	for range 10000 {
		id := NewULID()
		if id.Compare(last) <= 0 {
			t.Fatalf("%v after %v", id, last)
		}
		last = id
	}
	ms := int64(last[0])<<40 | int64(last[1])<<32 | int64(last[2])<<24 | int64(last[3])<<16 | int64(last[4])<<8 | int64(last[5])
	if ms < before || ms > time.Now().UnixMilli()+1 {
		t.Errorf("%v is of %d, made after %d", last, ms, before)
	}
	full := UUID{5: 1, 6: 0xff, 7: 0xff, 8: 0xff, 9: 0xff, 10: 0xff, 11: 0xff, 12: 0xff, 13: 0xff, 14: 0xff, 15: 0xff}
	if got := nextULID(full, 0); got != (UUID{5: 2}) {
		t.Errorf("after %x came %x", full, got)
	}
}
