package kin

import (
	"encoding/binary"
	"math/big"
	"testing"
)

// slowRadix decodes with math/big and fails above 128 bits.
func slowRadix(r *radix, s string) (*big.Int, bool) {
	n := new(big.Int)
	for i := range len(s) {
		d := -1
		for j := range len(r.digits) {
			if r.digits[j] == s[i] {
				d = j
			}
		}
		if d < 0 {
			return nil, false
		}
		n.Add(n.Mul(n, big.NewInt(int64(len(r.digits)))), big.NewInt(int64(d)))
	}
	return n, n.BitLen() <= 128
}

func FuzzRadix(f *testing.F) {
	f.Add([]byte("0123456789abcdef"), "8HFaR8qWtRlGDHnO57")
	f.Add(make([]byte, 16), "")
	f.Add([]byte("\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff"), "340282366920938463463374607431768211456")
	f.Fuzz(func(t *testing.T, b []byte, s string) {
		if len(s) > 200 {
			return
		}
		for _, r := range []*radix{base10, base32hex, base36, base62, base64url} {
			want, ok := slowRadix(r, s)
			hi, lo, _, err := r.decode(s)
			if (err == nil) != ok {
				t.Fatalf("base %d: decode(%q): %v, oracle %t", len(r.digits), s, err, ok)
			}
			if ok {
				id := fromHalves(hi, lo)
				if got := new(big.Int).SetBytes(id[:]); got.Cmp(want) != 0 {
					t.Fatalf("base %d: decode(%q) = %v, oracle %v", len(r.digits), s, got, want)
				}
			}
			if len(b) < 16 {
				continue
			}
			hi, lo = binary.BigEndian.Uint64(b), binary.BigEndian.Uint64(b[8:])
			text := string(r.append(nil, hi, lo, 0))
			if back, ok := slowRadix(r, text); !ok || back.Cmp(new(big.Int).SetBytes(b[:16])) != 0 {
				t.Fatalf("base %d: append of %x = %q, oracle %v", len(r.digits), b[:16], text, back)
			}
			if len(r.digits) <= 36 && r != base64url {
				if want := new(big.Int).SetBytes(b[:16]).Text(len(r.digits)); want != text && hi|lo != 0 {
					t.Fatalf("base %d: append of %x = %q, math/big says %q", len(r.digits), b[:16], text, want)
				}
			}
		}
	})
}
