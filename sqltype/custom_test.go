package sqltype

import "testing"

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
}
