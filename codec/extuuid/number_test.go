package extuuid_test

import (
	"math"
	"math/big"
	"testing"

	"github.com/sqluuid/sqluuid/codec/extuuid"
)

func TestIntAgreesWithBigInt(t *testing.T) {
	for _, s := range []string{
		"0", "1", "-1", "9223372036854775807", "9223372036854775808", "-9223372036854775808", "-9223372036854775809",
		"18446744073709551615", "18446744073709551616", "340282366920938463463374607431768211455", "-340282366920938463463374607431768211455",
	} {
		want, _ := new(big.Int).SetString(s, 10)
		n, err := extuuid.ParseInt(s)
		if err != nil || n.String() != s || n.Big().Cmp(want) != 0 || n.Sign() != want.Sign() {
			t.Errorf("ParseInt(%s) = %v, %v, sign %d", s, n, err, n.Sign())
		}
		if m, ok := extuuid.BigInt(want); !ok || m != n {
			t.Errorf("BigInt(%s) = %v, %v", s, m, ok)
		}
		if v, ok := n.Int64(); ok != want.IsInt64() || ok && v != want.Int64() {
			t.Errorf("%s.Int64() = %d, %v", s, v, ok)
		}
		if v, ok := n.Uint64(); ok != want.IsUint64() || ok && v != want.Uint64() {
			t.Errorf("%s.Uint64() = %d, %v", s, v, ok)
		}
	}
	if n, ok := extuuid.BigInt(pow2(128)); ok {
		t.Errorf("2^128 = %v", n)
	}
	if got := extuuid.NewInt(math.MinInt64).String(); got != "-9223372036854775808" {
		t.Error(got)
	}
	for _, s := range []string{"", "-", "+", "_1", "1_", "1-1", "0x1", " 1", "1.0", "٣"} {
		_, err := extuuid.ParseInt(s)
		checkRefused(t, "", extuuid.ErrSyntax, err)
	}
	_, err := extuuid.ParseInt("340282366920938463463374607431768211456")
	checkOverflow(t, "value", err)
	if n, err := extuuid.ParseInt("-0"); err != nil || n != (extuuid.Int{}) {
		t.Errorf("-0 = %v, %v", n, err)
	}
}
