package kin_test

import (
	"fmt"
	"testing"

	"github.com/sqluuid/sqluuid/codec/kin"
)

// The four texts that the generator writes, from chilts/sid's ReadMe.
func TestSIDTexts(t *testing.T) {
	for _, tt := range []struct{ text, hex string }{
		{"1559872035903071353-1186579057231285506", "15a5c75a231164791077935da4304d02"},
		{"15a5cf57e7d2a837-6eaafe687e7b3ec3", "15a5cf57e7d2a8376eaafe687e7b3ec3"},
		{"1b9efqnl51jj7-4u66ikpfq9ugm", "15a5cfd5ea50ce674f18d2a65fa4fa16"},
		{"1IeSBAWW9kK-0cDG64GQgGJ", "14a970b2a0809bd409cd4061106ab413"},
	} {
		want := fromHex(t, tt.hex)
		got, err := kin.SID.Decode(tt.text)
		if err != nil || got != want {
			t.Errorf("Decode(%q) = %x, %v; want %x", tt.text, got, err, want)
		}
		again, err := kin.SID.Decode(fmt.Sprintf("%x-%x", want[:8], want[8:]))
		if err != nil || again != want {
			t.Errorf("the hexadecimal text of %x is %x, %v", want, again, err)
		}
	}
}
