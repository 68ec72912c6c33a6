package kin_test

import (
	"encoding/base32"
	"encoding/base64"
	"encoding/hex"
	"math/rand/v2"
	"testing"

	"github.com/sqluuid/sqluuid/codec/kin"
)

// paddedKinds with an independent implementation of their texts.
var paddedKinds = []struct {
	kind  kin.Kind
	bytes int
	text  func([]byte) string
}{
	{kin.XID, 12, base32.NewEncoding("0123456789abcdefghijklmnopqrstuv").WithPadding(base32.NoPadding).EncodeToString},
	{kin.ObjectID, 12, hex.EncodeToString},
	{kin.PushID, 15, base64.NewEncoding("-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz").EncodeToString},
	{kin.Elasticflake, 15, base64.RawURLEncoding.EncodeToString},
}

func TestPaddedTextsAreThoseOfTheStandardLibrary(t *testing.T) {
	r := rand.New(rand.NewPCG(9, 10))
	for _, tt := range paddedKinds {
		for range 2000 {
			var id [16]byte
			for i := range tt.bytes {
				id[i] = byte(r.Uint32())
			}
			want := tt.text(id[:tt.bytes])
			if got := tt.kind.Encode(id); got != want {
				t.Fatalf("%v: Encode(%x) = %q, want %q", tt.kind, id, got, want)
			}
			if got, err := tt.kind.Decode(want); err != nil || got != id {
				t.Fatalf("%v: Decode(%q) = %x, %v; want %x", tt.kind, want, got, err, id)
			}
		}
	}
}

func TestPaddingIsChecked(t *testing.T) {
	for _, tt := range paddedKinds {
		for bit := range 128 {
			var id [16]byte
			id[bit/8] = 1 << (bit % 8)
			want := error(nil)
			if bit/8 >= tt.bytes {
				want = kin.ErrPadding
			}
			if got := tt.kind.Check(id); got != want {
				t.Errorf("%v: bit %d set: Check = %v, want %v", tt.kind, bit, got, want)
			}
			if text := tt.kind.Encode(id); (text == "") != (want != nil) {
				t.Errorf("%v: bit %d set: Encode = %q", tt.kind, bit, text)
			}
		}
	}
}
