package extuuid_test

import (
	"fmt"
	"math/big"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec/extuuid"
)

// slowFloat is the oracle: the decimal as a fraction, rounded by big.Float to
// the 101 bits of a single float. It holds for numbers that are not subnormal.
func slowFloat(t *testing.T, s string) *big.Float {
	t.Helper()
	r, ok := new(big.Rat).SetString(strings.ReplaceAll(s, "_", ""))
	if !ok {
		t.Fatalf("bad test number %q", s)
	}
	return new(big.Float).SetPrec(101).SetMode(big.ToNearestEven).SetRat(r)
}

func checkFloat(t *testing.T, s string) {
	t.Helper()
	got, err := extuuid.ParseFloat(s)
	if want := slowFloat(t, s); err != nil || got.Big().Cmp(want) != 0 {
		t.Errorf("ParseFloat(%.80q) = %v, %v; want %v", s, got, err, want)
	}
}

func TestParseFloatRoundsAsTheOracle(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	digits := func(n int) string {
		var b strings.Builder
		for range n {
			b.WriteByte('0' + byte(r.IntN(10)))
		}
		return b.String()
	}
	for i := range 400 {
		exponent := r.IntN(60) - 30
		if i%10 == 0 {
			exponent = r.IntN(19000) - 9500
		}
		checkFloat(t, fmt.Sprintf("%s%s.%se%d", []string{"", "-"}[i%2], digits(1+r.IntN(40)), digits(1+r.IntN(200)), exponent))
	}
	for _, s := range []string{"1e9863", "1e-9860", "0.1", "1_0.0_1", "123456789012345678901234567890123456789", strings.Repeat("9", 500),
		"0." + strings.Repeat("0", 400) + "1e-9000"} {
		checkFloat(t, s)
	}
	// Halfway between two of 101 bits: to the even one. A digit more decides.
	for _, k := range []int64{1, 3, 5} {
		half := new(big.Int).Add(pow2(102), big.NewInt(2*k))
		for _, s := range []string{half.String(), half.String() + ".0000000000000000000000000000000000001", new(big.Int).Sub(half, big.NewInt(1)).String() + ".99999999999999999999"} {
			checkFloat(t, s)
		}
	}
}

func TestSubnormalNumbersAreRoundedHalfToEven(t *testing.T) {
	// The smallest of a single float is 2^-32866, a power of five apart from
	// its decimal: half of it rounds to zero, which is refused.
	for _, c := range []struct{ in, want string }{
		{"0x1p-32866", "0x1p-32866"}, {"0x1.8p-32866", "0x1p-32865"}, {"0x2.8p-32866", "0x1p-32865"},
		{"0x0.8001p-32866", "0x1p-32866"}, {"0x3.8p-32866", "0x1p-32864"},
	} {
		got, err := extuuid.ParseFloat(c.in)
		want, _, _ := big.ParseFloat(c.want, 0, 101, big.ToNearestEven)
		if err != nil || got.Big().Cmp(want) != 0 {
			t.Errorf("ParseFloat(%s) = %v, %v; want %v", c.in, got, err, want)
		}
	}
	_, err := extuuid.ParseFloat("0x1p-32867")
	checkOverflow(t, "exponent", err)
}

func TestTimesOfManyDigitsRoundAsTheOracle(t *testing.T) {
	r := rand.New(rand.NewPCG(3, 4))
	for i := range 200 {
		l := r.IntN(70)
		var b strings.Builder
		for range 1 + r.IntN(300) {
			b.WriteByte('0' + byte(r.IntN(10)))
		}
		digits := b.String()
		if i%5 == 0 && l > 0 { // an exact half
			n := new(big.Rat).SetFrac(big.NewInt(int64(r.Uint32()>>1)|1), pow2(uint(l)+1))
			if digits = n.FloatString(l + 1); digits[0] != '0' {
				continue
			}
			digits = digits[2:]
		}
		id, err := extuuid.Decode(fmt.Sprintf("extuuid:t/%d:7.%s", l, digits))
		if err != nil {
			t.Fatalf("%d bits of .%s: %v", l, digits, err)
		}
		v, _, err := extuuid.Unpack(id)
		if err != nil {
			t.Fatal(err)
		}
		exact, _ := new(big.Rat).SetString("7." + digits)
		exact.Mul(exact, new(big.Rat).SetInt(pow2(uint(l))))
		want, _ := new(big.Float).SetPrec(uint(max(1, bitsOf(exact)))).SetMode(big.ToNearestEven).SetRat(exact).Int(nil)
		if got := v.(extuuid.Time).T.Big(); got.Cmp(want) != 0 {
			t.Errorf("7.%s in %d bits is %v, want %v", digits, l, got, want)
		}
	}
}

// bitsOf is how many bits the whole part of r has.
func bitsOf(r *big.Rat) int { return new(big.Int).Quo(r.Num(), r.Denom()).BitLen() }

// FuzzParseFloat compares the arithmetic on words with that of math/big, for
// every text that a fraction can be.
func FuzzParseFloat(f *testing.F) {
	for _, s := range []string{"0", "-1", "1e9863", "1e-9860", "0x1.8p+5", "0x0.8001p-32866", "1_000.000_1e1_0", "9007199254740993", "2.5351175530600000000001e30"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		got, err := extuuid.ParseFloat(s)
		if err != nil {
			return
		}
		plain := strings.ReplaceAll(s, "_", "")
		marks := "eE"
		if strings.ContainsAny(plain, "xX") {
			marks = "pP"
		}
		if i := strings.IndexAny(plain, marks); i >= 0 && len(strings.TrimLeft(plain[i+1:], "+-0")) > 5 {
			if got != (extuuid.Float{}) {
				t.Errorf("ParseFloat(%q) = %v, beyond every exponent", s, got)
			}
			return // zero with an exponent that math/big spells out
		}
		r, ok := new(big.Rat).SetString(plain)
		if !ok {
			t.Fatalf("ParseFloat(%q) = %v, and math/big takes it for no number", s, got)
		}
		// Rounding is to 101 bits, of subnormal numbers to a multiple of 2^-32866.
		unit := new(big.Rat).SetFrac(big.NewInt(1), pow2(32866))
		whole := new(big.Rat).Quo(r, unit)
		if bits := new(big.Int).Quo(whole.Num(), whole.Denom()).BitLen(); bits > 101 {
			unit.Mul(unit, new(big.Rat).SetInt(pow2(uint(bits-101))))
		}
		v, exact := got.Big().Rat(nil)
		if exact != big.Exact {
			t.Fatalf("%v is no fraction", got)
		}
		// The nearest multiple: within half of it, and even if just half.
		q := new(big.Rat).Quo(v, unit)
		off := new(big.Rat).Sub(r, v)
		off.Abs(off).Quo(off, unit)
		c := off.Cmp(big.NewRat(1, 2))
		if c > 0 || !q.IsInt() || c == 0 && q.Num().Bit(0) == 1 {
			t.Errorf("ParseFloat(%.90q) = %v, which is %v units away", s, got, off.FloatString(5))
		}
	})
}
