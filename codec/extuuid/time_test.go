package extuuid_test

import (
	"fmt"
	"math/big"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/codec/extuuid"
)

func TestSection3_5Time(t *testing.T) {
	for _, l := range []uint8{0, 1, 30, 71, 74, 109} {
		for _, n := range []extuuid.Int{{}, extuuid.NewInt(1), extuuid.NewInt(-1), bigInt(109, -1), minus(bigInt(109, -1))} {
			sign, mag := int64(0), n
			if n.Sign() < 0 {
				sign, mag = 1, minus(n)
			}
			seconds, fraction := new(big.Int).QuoRem(mag.Big(), pow2(uint(l)), new(big.Int))
			v := extuuid.Time{L: l, T: n}
			checkPack(t, v, f(2, 2), f(3, 3), f(int64(l), 7), f(sign, 1), field{seconds, 109 - int(l)}, field{fraction, int(l)})
			if v.Seconds().Big().Cmp(seconds) != 0 || v.Fraction().Big().Cmp(fraction) != 0 || v.Sign() != (sign == 1) {
				t.Errorf("%v: seconds %v, fraction %v, sign %v", v, v.Seconds(), v.Fraction(), v.Sign())
			}
		}
		_, err := extuuid.Pack(extuuid.Time{L: l, T: bigInt(109, 0)})
		checkOverflow(t, "seconds", err)
	}
	for l := int64(110); l < 128; l++ {
		_, err := extuuid.Pack(extuuid.Time{L: uint8(l)})
		checkOverflow(t, "l", err)
		checkUnpack(t, "l", extuuid.ErrOverflow, fromFields(t, f(2, 2), f(3, 3), f(l, 7)))
	}
	if (extuuid.Time{L: 255}).Fraction() != (extuuid.Int{}) {
		t.Error("a fraction of 255 bits")
	}
}

// The numbers that section 3.5 computes: seconds to the year 2200 take 35 bits.
func TestSection3_5TimeOfTheYear2200(t *testing.T) {
	v, err := extuuid.NewTime(time.Date(2200, 1, 1, 0, 0, 0, 0, time.UTC), 71)
	if err != nil || v.Seconds().Big().BitLen() != 35 {
		t.Errorf("%v, %v", v.Seconds(), err)
	}
	if _, err = extuuid.NewTime(time.Date(2200, 1, 1, 0, 0, 0, 0, time.UTC), 74); err != nil {
		t.Error(err)
	}
	_, err = extuuid.NewTime(time.Date(2200, 1, 1, 0, 0, 0, 0, time.UTC), 75)
	checkOverflow(t, "seconds", err)
	_, err = extuuid.NewTime(time.Time{}, 110)
	checkOverflow(t, "l", err)
}

func TestDecision14EpochAndDays(t *testing.T) {
	for _, c := range []struct {
		at      time.Time
		seconds int64
	}{
		{time.Date(1582, 10, 15, 0, 0, 0, 0, time.UTC), 0},
		{time.Date(1582, 10, 15, 0, 0, 1, 0, time.UTC), 1},
		{time.Date(1582, 10, 14, 0, 0, 0, 0, time.UTC), -86400},
		{time.Unix(0, 0), 12219292800},                                          // RFC 9562: 0x01B21DD213814000 units of 100 ns
		{time.Date(2017, 1, 1, 0, 0, 0, 0, time.UTC), 12219292800 + 1483228800}, // a leap second before is not counted
	} {
		v, err := extuuid.NewTime(c.at, 0)
		if err != nil || v.T != extuuid.NewInt(c.seconds) {
			t.Errorf("%v is %v, %v; want %d", c.at, v.T, err, c.seconds)
		}
		if back, ok := v.Time(); !ok || !back.Equal(c.at) {
			t.Errorf("%v comes back as %v, %v", c.at, back, ok)
		}
	}
}

func TestDecision15TheSignIsOfSecondsAndFraction(t *testing.T) {
	at := time.Date(1582, 10, 14, 23, 59, 58, 750_000_000, time.UTC) // 1.25 s before
	v, err := extuuid.NewTime(at, 2)
	if err != nil || !v.Sign() || v.Seconds() != extuuid.NewInt(1) || v.Fraction() != extuuid.NewInt(1) {
		t.Errorf("%v: %v, %v", at, v, err)
	}
	checkPack(t, v, f(2, 2), f(3, 3), f(2, 7), f(1, 1), f(1, 107), f(1, 2))
	if back, ok := v.Time(); !ok || !back.Equal(at) {
		t.Errorf("comes back as %v, %v", back, ok)
	}
}

func TestTimeKeepsEveryNanosecondWith30Bits(t *testing.T) {
	for _, base := range []int64{0, -20_000_000_000, 1350_000_000} {
		for i := range int64(2000) {
			ns := i * i * 249_997 % 1_000_000_000
			if i < 4 {
				ns = []int64{0, 1, 999_999_999, 500_000_000}[i]
			}
			at := time.Unix(base, ns).UTC()
			for _, l := range []uint8{30, 41, 64, 74} {
				v, err := extuuid.NewTime(at, l)
				if err != nil {
					t.Fatal(err)
				}
				if back, ok := v.Time(); !ok || !back.Equal(at) {
					t.Fatalf("%v with %d bits comes back as %v", at, l, back)
				}
			}
		}
	}
	for _, v := range []extuuid.Time{{T: bigInt(39, 0)}, {T: minus(bigInt(37, 0))}, {T: bigInt(108, 0)}, {L: 200}} {
		if at, ok := v.Time(); ok {
			t.Errorf("%v is %v", v, at)
		}
	}
}

func TestPrintedFractionsAreShortAndExact(t *testing.T) {
	for l := range 13 {
		for frac := range 1 << l {
			v := extuuid.Time{L: uint8(l), T: extuuid.NewInt(int64(frac))}
			id, err := extuuid.Pack(v)
			if err != nil || !checkID(t, id) {
				t.Fatalf("%v: %v", v, err)
			}
			want := slowFraction(int64(frac), l)
			if got := extuuid.Encode(id); got != fmt.Sprintf("extuuid:t/%d:1582-10-15;00:00:00%s", l, want) {
				t.Fatalf("%d/2^%d is printed as %s, want %s", frac, l, got, want)
			}
		}
	}
}

// slowFraction tries longer and longer decimals until one is nearest to frac.
func slowFraction(frac int64, l int) string {
	if frac == 0 {
		return ""
	}
	for ten, k := big.NewInt(10), 1; ; k++ {
		// the nearest decimal of k digits, half down
		n := new(big.Int).Mul(ten, big.NewInt(2*frac))
		n.Add(n, pow2(uint(l))).Sub(n, big.NewInt(1)).Rsh(n, uint(l)+1)
		off := new(big.Int).Lsh(n, uint(l))
		off.Sub(off, new(big.Int).Mul(ten, big.NewInt(frac))).Abs(off).Lsh(off, 1)
		if off.Cmp(ten) < 0 {
			return fmt.Sprintf(".%0*d", k, n)
		}
		ten = new(big.Int).Mul(ten, big.NewInt(10))
	}
}

func ExampleTime() {
	id, _ := extuuid.Decode("extuuid:t/30:2012-10-18;12:30:00.5")
	v, _, _ := extuuid.Unpack(id)
	at := v.(extuuid.Time)
	when, _ := at.Time()
	fmt.Println(at.L, at.Sign(), at.Seconds(), at.Fraction(), when)
	// Output: 30 false 13569856200 536870912 2012-10-18 12:30:00.5 +0000 UTC
}
