package extuuid_test

import (
	"fmt"
	"testing"

	"github.com/sqluuid/sqluuid/codec/extuuid"
)

func TestSection3_5Int(t *testing.T) {
	for _, n := range []extuuid.Int{{}, extuuid.NewInt(1), extuuid.NewInt(-1), big10("212323232423"), bigInt(116, -1), minus(bigInt(116, -1))} {
		sign, mag := int64(0), n
		if n.Sign() < 0 {
			sign, mag = 1, minus(n)
		}
		checkPack(t, extuuid.SingleInt{V: n}, f(2, 2), f(0, 3), f(sign, 1), field{mag.Big(), 116})
	}
	for _, n := range []extuuid.Int{bigInt(116, 0), minus(bigInt(116, 0))} {
		_, err := extuuid.Pack(extuuid.SingleInt{V: n})
		checkOverflow(t, "int", err)
	}
}

func TestDecision09IntegersAreSignAndMagnitude(t *testing.T) {
	checkUnpack(t, "int", extuuid.ErrNotCanonical, fromFields(t, f(2, 2), f(0, 3), f(1, 1))) // minus zero
	checkUnpack(t, "element", extuuid.ErrNotCanonical, fromFields(t, f(2, 2), f(4, 3), f(1, 7), f(8, 7), f(0, 95), f(0x80, 8)))
	checkUnpack(t, "seconds", extuuid.ErrNotCanonical, fromFields(t, f(2, 2), f(3, 3), f(0, 7), f(1, 1)))
	checkPack(t, extuuid.IntVector{L: 8, V: []extuuid.Int{extuuid.NewInt(-1)}}, f(2, 2), f(4, 3), f(1, 7), f(8, 7), f(0, 95), f(0x81, 8))
}

func ExampleSingleInt() {
	id, _ := extuuid.Decode("extuuid:int:212323232423")
	v, _, _ := extuuid.Unpack(id)
	fmt.Println(v.(extuuid.SingleInt).V)
	_, err := extuuid.Decode("extuuid:int:100000000000000000000000000000000000")
	fmt.Println(err)
	// Output:
	// 212323232423
	// extuuid: the value does not fit its field: int holds at most 116 bits: "extuuid:int:100000000000000000000000000000000000"
}
