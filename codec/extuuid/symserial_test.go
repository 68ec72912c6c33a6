package extuuid_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec/extuuid"
)

func TestSection3_1Types(t *testing.T) {
	for top, want := range []extuuid.Value{extuuid.Symserial{}, extuuid.FixedPoint{}, extuuid.SingleInt{}} {
		v, _, err := extuuid.Unpack(fromFields(t, f(int64(top), 2)))
		if err != nil || v != want {
			t.Errorf("type %b: %#v, %v; want %#v", top, v, err, want)
		}
	}
	checkUnpack(t, "type", extuuid.ErrReserved, fromFields(t, f(3, 2)))
}

func TestSection3_3Symserial(t *testing.T) {
	for _, c := range []struct {
		v      extuuid.Symserial
		symbol int64
		width  int
	}{
		{extuuid.Symserial{}, 0, 0},
		{extuuid.Symserial{C: extuuid.SchemeA, S: "Zz", Q: extuuid.NewInt(7)}, 25<<6 | 63, 12},
		{extuuid.Symserial{C: extuuid.SchemeB, S: "M$", Q: extuuid.NewInt(110)}, 12<<6 | 0x29, 12},
		{extuuid.Symserial{C: extuuid.SchemeC, S: "M/", Q: extuuid.NewInt(110)}, 12<<5 | 0x1f, 10},
		{extuuid.Symserial{C: extuuid.SchemeD, S: "BA", Q: extuuid.NewInt(1)}, 26, 10},
		{extuuid.Symserial{C: extuuid.SchemeF, S: "B9", Q: extuuid.NewInt(1)}, 38 + 37, 11},
	} {
		rest := 112 - c.width
		checkPack(t, c.v, f(0, 2), f(int64(c.v.C), 3), f(int64(len(c.v.S)), 5), f(c.symbol, c.width), field{c.v.Q.Big(), rest})
		for _, q := range []extuuid.Int{{}, extuuid.NewInt(1), bigInt(uint(rest), -1)} {
			c.v.Q = q
			checkPack(t, c.v, f(0, 2), f(int64(c.v.C), 3), f(int64(len(c.v.S)), 5), f(c.symbol, c.width), field{q.Big(), rest})
		}
		for _, q := range []extuuid.Int{bigInt(uint(rest), 0), extuuid.NewInt(-1)} {
			c.v.Q = q
			_, err := extuuid.Pack(c.v)
			checkOverflow(t, "q", err)
		}
		if c.v.L() != len(c.v.S) {
			t.Errorf("L() = %d", c.v.L())
		}
	}
}

// The sizes that section 3.3 gives: the longest names, and the Messier list.
func TestSection3_3LongestNames(t *testing.T) {
	for c, n := range map[extuuid.Scheme]int{extuuid.SchemeA: 18, extuuid.SchemeB: 18, extuuid.SchemeC: 22, extuuid.SchemeD: 23, extuuid.SchemeF: 21} {
		if id, err := extuuid.Pack(extuuid.Symserial{C: c, S: strings.Repeat("Z", n)}); err != nil || !checkID(t, id) {
			t.Errorf("scheme %v: %d characters: %v", c, n, err)
		}
		_, err := extuuid.Pack(extuuid.Symserial{C: c, S: strings.Repeat("Z", n+1)})
		checkOverflow(t, "s", err)
		_, err = extuuid.Pack(extuuid.Symserial{C: c, S: strings.Repeat("Z", 32)})
		checkOverflow(t, "l", err)
		for l := n + 1; l < 32; l++ {
			checkUnpack(t, "s", extuuid.ErrOverflow, fromFields(t, f(0, 2), f(int64(c), 3), f(int64(l), 5)))
		}
	}
	for c, n := range map[extuuid.Scheme]int{extuuid.SchemeC: 21, extuuid.SchemeB: 17} {
		if _, err := extuuid.Pack(extuuid.Symserial{C: c, S: strings.Repeat("M", n), Q: extuuid.NewInt(110)}); err != nil {
			t.Errorf("Messier 110 with %d characters in scheme %v: %v", n, c, err)
		}
		_, err := extuuid.Pack(extuuid.Symserial{C: c, S: strings.Repeat("M", n+1), Q: extuuid.NewInt(110)})
		checkOverflow(t, "q", err)
	}
	// 22 characters of 5 bits leave two.
	if _, err := extuuid.Pack(extuuid.Symserial{C: extuuid.SchemeC, S: strings.Repeat("M", 22), Q: extuuid.NewInt(3)}); err != nil {
		t.Error(err)
	}
}

func TestDecision05OneCharacterLeaves107Bits(t *testing.T) {
	v := extuuid.Symserial{C: extuuid.SchemeC, S: "M", Q: bigInt(107, -1)}
	if _, err := extuuid.Pack(v); err != nil {
		t.Error(err)
	}
	v.Q = bigInt(107, 0)
	_, err := extuuid.Pack(v)
	checkOverflow(t, "q", err)
}

func TestDecision06SchemesAreTriedInTheOrderOfTheirLetters(t *testing.T) {
	for _, c := range []struct {
		s    string
		q    extuuid.Int
		want extuuid.Scheme
	}{
		{"NGC", extuuid.NewInt(1), extuuid.SchemeA},
		{"ngc_1.x", extuuid.Int{}, extuuid.SchemeA},
		{"GBP$", extuuid.Int{}, extuuid.SchemeB},
		{"A/B", extuuid.Int{}, extuuid.SchemeB},                         // C has it too
		{strings.Repeat("M", 20), extuuid.Int{}, extuuid.SchemeC},       // too long for six bits
		{strings.Repeat("M", 23), extuuid.Int{}, extuuid.SchemeD},       // too long for five
		{"ABCDEFGHIJKLMNOPQ1234", extuuid.Int{}, extuuid.SchemeF},       // C has no digits
		{strings.Repeat("M", 18), bigInt(10, 0), extuuid.SchemeC},       // the number does not fit beside A
		{strings.Repeat("M", 22), extuuid.NewInt(100), extuuid.SchemeD}, // nor beside C
	} {
		v, err := extuuid.NewSymserial(c.s, c.q)
		if err != nil || v.C != c.want {
			t.Errorf("NewSymserial(%q, %v) took scheme %v, %v; want %v", c.s, c.q, v.C, err, c.want)
		}
	}
	_, err := extuuid.NewSymserial("ab€", extuuid.Int{})
	checkRefused(t, "s", extuuid.ErrCharacter, err)
	_, err = extuuid.NewSymserial(strings.Repeat("M", 24), extuuid.Int{})
	checkOverflow(t, "s", err)
	_, err = extuuid.NewFixedPoint("GBP$", bigInt(83, 0), 4)
	checkOverflow(t, "q", err)
}

func ExampleSymserial() {
	id, err := extuuid.Pack(extuuid.Symserial{C: extuuid.SchemeC, S: "M", Q: extuuid.NewInt(31)})
	fmt.Println(extuuid.Encode(id), err)
	v, version, _ := extuuid.Unpack(id)
	s := v.(extuuid.Symserial)
	fmt.Println(s.C, s.L(), s.S, s.Q, version)
	// Output:
	// extuuid:serialC:M:31 <nil>
	// C 1 M 31 8
}
