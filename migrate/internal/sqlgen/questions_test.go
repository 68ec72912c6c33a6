package sqlgen

import (
	"bytes"
	"fmt"
	"testing"
)

// Starts are values that the key itself may have, in their order.
func TestStartsAreValuesOfTheKey(t *testing.T) {
	lo, hi := bytes.Repeat([]byte{0x10}, 16), bytes.Repeat([]byte{0x90}, 16)
	for _, tt := range []struct {
		name, typ   string
		first, last []byte
		eighth      any // the one in the middle; nil: there are none
	}{
		{"bytes", "binary(16)", lo, hi, []byte("PPPPPPPPPPPPPPPP")},
		{"text", "char(36)", []byte("10101010-1010-1010-1010-101010101010"), []byte("90909090-9090-9090-9090-909090909090"), "50505050-5050-5050-5050-505050505050"},
		{"digits in capitals", "text", []byte("1010101010101010101010101010101A"), []byte("9A909090909090909090909090909090"), "55505050505050505050505050505055"},
		{"a native type", "uuid", []byte("10101010-1010-1010-1010-101010101010"), []byte("90909090-9090-9090-9090-909090909090"), "50505050-5050-5050-5050-505050505050"},
		{"one row", "blob", lo, lo, lo},
		{"text of sixteen characters", "varchar(16)", []byte("ORDER-0000000001"), []byte("ORDER-0000000002"), nil},
		{"36 bytes", "bytea", []byte("10101010-1010-1010-1010-101010101010"), []byte("90909090-9090-9090-9090-909090909090"), nil},
		{"names", "text", []byte("anna"), []byte("otto"), nil},
		{"two forms", "text", lo, []byte("90909090-9090-9090-9090-909090909090"), nil},
	} {
		t.Run(tt.name, func(t *testing.T) {
			starts := Starts(TableColumn{Type: tt.typ}, tt.first, tt.last)
			if tt.eighth == nil {
				if len(starts) > 0 {
					t.Errorf("got %v, want none", starts)
				}
				return
			}
			if len(starts) != places || fmt.Sprint(starts[7]) != fmt.Sprint(tt.eighth) {
				t.Errorf("got %q, want %q in the middle", starts, tt.eighth)
			}
		})
	}
}
