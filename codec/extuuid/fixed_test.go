package extuuid_test

import (
	"fmt"
	"testing"

	"github.com/sqluuid/sqluuid/codec/extuuid"
)

// Section 3.4, with its example: four characters of scheme B leave 83 bits.
func TestSection3_4Fixed(t *testing.T) {
	symbol := int64(6<<18 | 1<<12 | 15<<6 | 0x29) // GBP$
	for _, q := range []extuuid.Int{
		{}, extuuid.NewInt(2223100), extuuid.NewInt(-1), extuuid.NewInt(-2223100), bigInt(82, -1), minus(bigInt(82, 0)),
	} {
		for _, e := range []uint8{0, 4, 31} {
			checkPack(t, extuuid.FixedPoint{C: extuuid.SchemeB, E: e, S: "GBP$", Q: q},
				f(1, 2), f(1, 3), f(4, 5), f(int64(e), 5), f(symbol, 24), field{q.Big(), 83})
		}
	}
	for _, q := range []extuuid.Int{bigInt(82, 0), minus(bigInt(82, 1))} {
		_, err := extuuid.Pack(extuuid.FixedPoint{C: extuuid.SchemeB, E: 4, S: "GBP$", Q: q})
		checkOverflow(t, "q", err)
	}
	for c, n := range map[extuuid.Scheme]int{extuuid.SchemeA: 17, extuuid.SchemeB: 17, extuuid.SchemeC: 21, extuuid.SchemeD: 22, extuuid.SchemeF: 20} {
		long := "ZZZZZZZZZZZZZZZZZZZZZZZZ"
		v := extuuid.FixedPoint{C: c, S: long[:n], Q: extuuid.NewInt(-1)}
		if id, err := extuuid.Pack(v); err != nil || !checkID(t, id) {
			t.Errorf("scheme %v, %d characters: %v", c, n, err)
		}
		v.S = long[:n+1]
		_, err := extuuid.Pack(v)
		checkOverflow(t, "s", err)
		if v.L() != n+1 {
			t.Errorf("L() = %d", v.L())
		}
	}
}

func TestDecision07EIs0To31(t *testing.T) {
	_, err := extuuid.Pack(extuuid.FixedPoint{E: 32})
	checkOverflow(t, "e", err)
	_, err = extuuid.Decode("extuuid:fixedB32:GBP$:1")
	checkOverflow(t, "e", err)
	if id, err := extuuid.Decode("extuuid:fixedB31:GBP$:0.0000000000000000000000000000001"); err != nil || !checkID(t, id) {
		t.Error(err)
	}
}

func TestDecision08QIsTwosComplement(t *testing.T) {
	checkPack(t, extuuid.FixedPoint{Q: extuuid.NewInt(-1)}, f(1, 2), f(0, 13), field{bigInt(107, -1).Big(), 107})
	checkPack(t, extuuid.FixedPoint{Q: minus(bigInt(106, 0))}, f(1, 2), f(0, 13), field{pow2(106), 107})
	_, err := extuuid.Pack(extuuid.FixedPoint{Q: bigInt(106, 0)})
	checkOverflow(t, "q", err)
}

func TestFixedDecimal(t *testing.T) {
	for _, c := range []struct {
		q    int64
		e    uint8
		want string
	}{
		{0, 0, "0"}, {0, 4, "0"}, {2223100, 4, "222.31"}, {-5, 1, "-0.5"}, {-5, 3, "-0.005"}, {1000, 3, "1"}, {120, 0, "120"}, {-120, 1, "-12"},
	} {
		if got := (extuuid.FixedPoint{Q: extuuid.NewInt(c.q), E: c.e}).Decimal(); got != c.want {
			t.Errorf("%d·10^-%d = %s, want %s", c.q, c.e, got, c.want)
		}
	}
}

func ExampleFixedPoint() {
	id, _ := extuuid.Decode("extuuid:fixedB4:GBP$:222.31")
	v, _, _ := extuuid.Unpack(id)
	f := v.(extuuid.FixedPoint)
	fmt.Println(f.C, f.L(), f.E, f.S, f.Q, f.Decimal())
	// Output: B 4 4 GBP$ 2223100 222.31
}
