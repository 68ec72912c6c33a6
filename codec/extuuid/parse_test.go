package extuuid_test

import (
	"errors"
	"fmt"
	"runtime"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec/extuuid"
)

// An alias is another text of a printed form.
type alias struct{ text, want string }

func checkAliases(t *testing.T, decode func(string) ([16]byte, error), aliases []alias) {
	t.Helper()
	for _, a := range aliases {
		id, err := decode(a.text)
		if err != nil || extuuid.Encode(id) != a.want {
			t.Errorf("%q is %s, %v; want %s", a.text, extuuid.Encode(id), err, a.want)
		}
	}
}

func checkSyntax(t *testing.T, texts ...string) {
	t.Helper()
	for _, s := range texts {
		id, err := extuuid.Decode(s)
		if !errors.Is(err, extuuid.ErrSyntax) {
			t.Errorf("Decode(%q) = %s, %v; want a syntax error", s, extuuid.Encode(id), err)
		}
	}
}

func checkOverflows(t *testing.T, field string, texts ...string) {
	t.Helper()
	for _, s := range texts {
		_, err := extuuid.Decode(s)
		t.Log(s)
		checkOverflow(t, field, err)
	}
}

func TestDecision28ThePrefixIsOptional(t *testing.T) {
	checkAliases(t, extuuid.Decode, []alias{
		{"int:5", "extuuid:int:5"}, {"sym:Vega", "extuuid:symA:Vega"}, {"symB:M", "extuuid:symB:M"},
		{"serial:PMID:1", "extuuid:serialA:PMID:1"}, {"fixed4:GBP$:222.31", "extuuid:fixedB4:GBP$:222.31"},
		{"q:22.4*m3", "extuuid:quant:22.4*m3"}, {"f:22.4", "extuuid:f:22.4"},
	})
}

func TestSection3_7_1MinimalParser(t *testing.T) {
	checkSyntax(t, "", "extuuid", "extuuid:", "extuuid::", "22.4", "extuuid:22.4", "M:31", "EXTUUID:int:5", "extuuid:INT:5",
		" extuuid:int:5", "extuuid:int:5 ", "extuuid:int: 5", "extuuid:extuuid:int:5", "extuuid:int", "int", "sym", "extuuid:M:31", "GBP222.31", "extuuid:GBP222.31",
		"extuuid:2012-10-18", "urn:extuuid:int:5", "extuuid:symG:A", "extuuid:symAA:A", "extuuid:syma:A", "extuuid:sym1:A", "extuuid:symbol:A", strings.Repeat("1", 600))
}

func TestSection3_7_2Symbols(t *testing.T) {
	checkAliases(t, extuuid.Decode, []alias{
		{"extuuid:sym:M", "extuuid:symA:M"}, {"extuuid:symA:M", "extuuid:symA:M"}, {"extuuid:symC:m", "extuuid:symC:M"},
		{"extuuid:sym:GBP$", "extuuid:symB:GBP$"}, {"extuuid:sym:", "extuuid:symA:"}, {"extuuid:symF:", "extuuid:symF:"},
		{"extuuid:sym:MMMMMMMMMMMMMMMMMMMM", "extuuid:symC:MMMMMMMMMMMMMMMMMMMM"},
	})
	checkAliases(t, extuuid.DecodeSmart, []alias{{"sym:M", "extuuid:symA:M"}, {"symB:M", "extuuid:symB:M"}})
	_, err := extuuid.Decode("extuuid:sym:A:B")
	checkRefused(t, "s", extuuid.ErrCharacter, err)
}

func TestSection3_7_3SerialNumbers(t *testing.T) {
	checkAliases(t, extuuid.Decode, []alias{
		{"extuuid:serial:NGC:224", "extuuid:serialA:NGC:224"}, {"extuuid:serialC:ngc:224", "extuuid:serialC:NGC:224"},
		{"extuuid:serial:ISBN:978-0-13-468599-1", "extuuid:serialA:ISBN:9780134685991"}, {"extuuid:serial:X:1_000--000_", "extuuid:serialA:X:1000000"},
		{"extuuid:serial:GBP$:007", "extuuid:serialB:GBP$:7"}, {"extuuid:serial::5", "extuuid:serialA::5"}, {"extuuid:serialB:M:0", "extuuid:symB:M"},
	})
	checkSyntax(t, "extuuid:serial:M", "extuuid:serial:M:", "extuuid:serial:M:-", "extuuid:serial:M:_", "extuuid:serial:M:1.0", "extuuid:serial:M:0x1", "extuuid:serial:M:1:2", "extuuid:serial:M:+1")
	checkOverflows(t, "q", "extuuid:serialB:M:1000000000000000000000000000000000", "extuuid:serial:M:1"+strings.Repeat("0", 60))
}

func TestSection3_7_4FixedNumbers(t *testing.T) {
	checkAliases(t, extuuid.Decode, []alias{
		{"extuuid:fixed:GBP$:222.31", "extuuid:fixedB2:GBP$:222.31"}, {"extuuid:fixed4:GBP$:222.31", "extuuid:fixedB4:GBP$:222.31"},
		{"extuuid:fixedB:GBP$:222.31", "extuuid:fixedB2:GBP$:222.31"}, {"extuuid:fixed:X:222.3100", "extuuid:fixedA2:X:222.31"},
		{"extuuid:fixed:X:5", "extuuid:fixedA0:X:5"}, {"extuuid:fixed:X:5.000", "extuuid:fixedA0:X:5"}, {"extuuid:fixed:X:-0.05", "extuuid:fixedA2:X:-0.05"},
		{"extuuid:fixed04:X:1.50000", "extuuid:fixedA4:X:1.5"}, {"extuuid:fixed:X:-1_000-000.2_5", "extuuid:fixedA2:X:-1000000.25"},
		{"extuuid:fixed:X:-0", "extuuid:fixedA0:X:0"}, {"extuuid:fixed::1.5", "extuuid:fixedA1::1.5"}, {"extuuid:fixedC0:X:1.0-0", "extuuid:fixedC0:X:1"},
	})
	checkSyntax(t, "extuuid:fixed:X", "extuuid:fixed:X:", "extuuid:fixed:X:.5", "extuuid:fixed:X:5.", "extuuid:fixed:X:--5", "extuuid:fixed:X:+5", "extuuid:fixed:X:1e5",
		"extuuid:fixed:X:1.2.3", "extuuid:fixed:X:1.-5", "extuuid:fixed123:X:1", "extuuid:fixedB-1:X:1")
	checkOverflows(t, "e", "extuuid:fixed1:X:0.25", "extuuid:fixed32:X:1", "extuuid:fixed99:X:1", "extuuid:fixed:X:0."+strings.Repeat("0", 31)+"1")
	checkOverflows(t, "q", "extuuid:fixed4:GBP$:1000000000000000000000000000", "extuuid:fixed31:GBP$:100", "extuuid:fixed31:GBP$:1000000000", "extuuid:fixed:X:0."+strings.Repeat("1", 60))
}

func TestSection3_7_5Integers(t *testing.T) {
	checkAliases(t, extuuid.Decode, []alias{
		{"extuuid:int:+1_000", "extuuid:int:1000"}, {"extuuid:int:-0", "extuuid:int:0"}, {"extuuid:int:007", "extuuid:int:7"},
		{"extuuid:int/1:5", "extuuid:int/1*4:5"}, {"extuuid:int/2:5,-6", "extuuid:int/2*4:5,-6"}, {"extuuid:int:5,-6", "extuuid:int/2*4:5,-6"},
		{"extuuid:int:XY:5", "extuuid:int/1*4:XY:5"}, {"extuuid:int:0,0", "extuuid:int/2*2:0,0"}, {"extuuid:int/1*9:ab:5", "extuuid:int/1*9:AB:5"},
		{"extuuid:uint:5", "extuuid:uint/1*3:5"}, {"extuuid:uint:0", "extuuid:uint/1*1:0"}, {"extuuid:uint:RGB:255,128,0", "extuuid:uint/3*8:RGB:255,128,0"},
	})
	checkSyntax(t, "extuuid:int:", "extuuid:int:-", "extuuid:int:1,", "extuuid:int:,1", "extuuid:int:1_", "extuuid:int:1.5", "extuuid:int:1*m", "extuuid:int/:1", "extuuid:int/1*:1",
		"extuuid:int/x:1", "extuuid:int/1*8*3:1", "extuuid:int/1000:1", "extuuid:int:A:B:1", "extuuid:uint/1/8:1", "extuuid:uint:1*m")
	checkOverflows(t, "n", "extuuid:int/3:1,2", "extuuid:int/0:1", "extuuid:uint:"+strings.Repeat("0,", 103)+"0", "extuuid:int:"+strings.Repeat("0,", 51)+"0,0"+strings.Repeat(",0", 60))
	checkOverflows(t, "l", "extuuid:int/1*1:0", "extuuid:uint/1*0:0", "extuuid:uint/1*104:0", "extuuid:uint/1*999:0", "extuuid:uint:"+bigInt(103, 0).String())
	checkOverflows(t, "element", "extuuid:uint:-1", "extuuid:int/1*8:128", "extuuid:int/1*8:"+strings.Repeat("9", 40))
	checkOverflows(t, "z", "extuuid:uint/2*52:1,1", "extuuid:uint/1*98:X:1")
}

func TestSection3_7_5Quantities(t *testing.T) {
	checkAliases(t, extuuid.Decode, []alias{
		{"extuuid:q:22.4*m3", "extuuid:quant:22.4*m3"}, {"extuuid:quant:1/s2*m2*kg1", "extuuid:quant:1*m2*kg/s2"}, {"extuuid:q:1*mol*cd*m*K*kg", "extuuid:quant:1*m*kg*K*cd*mol"},
		{"extuuid:q:1*m2/4", "extuuid:quant:1*m1/2"}, {"extuuid:q:1*m1/2/s", "extuuid:quant:1*m1/2/s"}, {"extuuid:q:-0", "extuuid:quant:0"}, {"extuuid:q:0:5", "extuuid:quant:5"},
		{"extuuid:q:1e3", "extuuid:quant:1000"}, {"extuuid:q:+1_000.5", "extuuid:quant:1000.5"}, {"extuuid:q:007:1*A", "extuuid:quant:7:1*A"},
	})
	checkSyntax(t, "extuuid:q:", "extuuid:q:*m", "extuuid:q:1*", "extuuid:q:1*M", "extuuid:q:1*k", "extuuid:q:1m", "extuuid:q:1*m*m", "extuuid:q:1*m22", "extuuid:q:1*m/",
		"extuuid:q:1*m/2", "extuuid:q:1*m1/22", "extuuid:q:1,2*m", "extuuid:q:x:1*m", "extuuid:q/1:1*m", "extuuid:q:1*N", "extuuid:q:1*mol.", "extuuid:quant/2:1", "extuuid:q:inf", "extuuid:q:1:2:3")
	checkOverflows(t, "a", "extuuid:q:16:1")
	checkOverflows(t, "v", "extuuid:q:1e309", "extuuid:q:1e-400")
	checkOverflows(t, "x0", "extuuid:q:1*m8", "extuuid:q:1*m0", "extuuid:q:1*m1/8", "extuuid:q:1*m1/0")
	checkOverflows(t, "x6", "extuuid:q:1*mol9")
}

func TestDecision22QIsQuantAndAStandsBeforeTheValue(t *testing.T) {
	checkAliases(t, extuuid.DecodeSmart, []alias{{"q:3:1*m", "extuuid:quant:3:1*m"}, {"quant:3:1*m", "extuuid:quant:3:1*m"}})
}

func TestSection3_7_5Times(t *testing.T) {
	checkAliases(t, extuuid.Decode, []alias{
		{"extuuid:t:0", "extuuid:t/0:1582-10-15;00:00:00"}, {"extuuid:t:12219292800", "extuuid:t/0:1970-01-01;00:00:00"}, {"extuuid:t:1.5", "extuuid:t/4:1582-10-15;00:00:01.5"},
		{"extuuid:t:2012-10-18;12:30:59.123", "extuuid:t/10:2012-10-18;12:30:59.123"}, {"extuuid:t:2012-10-18;12:30:59", "extuuid:t/0:2012-10-18;12:30:59"},
		{"extuuid:t:2012-10-18;12:30", "extuuid:t/0:2012-10-18;12:30:00"}, {"extuuid:t:2012-10-18;12", "extuuid:t/0:2012-10-18;12:00:00"}, {"extuuid:t:2012-10-18", "extuuid:t/0:2012-10-18;00:00:00"},
		{"extuuid:t:2012-10", "extuuid:t/0:2012-10-01;00:00:00"}, {"extuuid:t:2012/10/18;01:02:03", "extuuid:t/0:2012-10-18;01:02:03"}, {"extuuid:t:2012/10-18", "extuuid:t/0:2012-10-18;00:00:00"},
		{"extuuid:t/30:2012-10-18;00:00:00.999999999", "extuuid:t/30:2012-10-18;00:00:00.999999999"}, {"extuuid:t/0:2012-10-18;00:00:00.7", "extuuid:t/0:2012-10-18;00:00:01"},
		{"extuuid:t/1:1582-10-14;23:59:59.9", "extuuid:t/1:1582-10-15;00:00:00"}, {"extuuid:t:-1", "extuuid:t/0:1582-10-14;23:59:59"}, {"extuuid:t:2012", "extuuid:t/0:1582-10-15;00:33:32"},
		{"extuuid:t/0:9999-12-31;23:59:59.9", "extuuid:t/0:265621593600"}, {"extuuid:t/109:1582-10-14;23:59:59.5", "extuuid:t/109:1582-10-14;23:59:59.5"},
		{"extuuid:t:-0.0", "extuuid:t/4:1582-10-15;00:00:00"}, {"extuuid:t:1500-01-01", "extuuid:t/0:1500-01-01;00:00:00"},
	})
	checkSyntax(t, "extuuid:t:", "extuuid:t:.5", "extuuid:t:1.", "extuuid:t:1.5.5", "extuuid:t:+1", "extuuid:t:1_0", "extuuid:t:2012-13", "extuuid:t:2012-02-30", "extuuid:t:0000-01-01",
		"extuuid:t:2012-10-18;24:00:00", "extuuid:t:2012-10-18;23:59:60", "extuuid:t:2012-10-18 12:30", "extuuid:t:2012-10-18T12:30", "extuuid:t:2012-1-1", "extuuid:t:2012-10-18;1:2:3",
		"extuuid:t:2012-10-18;12:30.5", "extuuid:t:2012-10.5", "extuuid:t:2012.10.18", "extuuid:t/1*2:0", "extuuid:t/:0", "extuuid:t:%Y:2012", "extuuid:t:2012-10-18;12:30:59,5", "extuuid:t:--1", "extuuid:t:X:5", "extuuid:t:5*s", "extuuid:t:1,2")
	checkOverflows(t, "l", "extuuid:t/110:0", "extuuid:t/999:0.5")
	checkOverflows(t, "seconds", "extuuid:t/109:1", "extuuid:t/80:2012-10-18", "extuuid:t/108:2", "extuuid:t/0:649037107316853453566312041152512", "extuuid:t/1:649037107316853453566312041152511.9",
		"extuuid:t/109:0.9999999999999999999999999999999999999999999")
}

func TestDecision23TimesInText(t *testing.T) {
	// digits decide l, a minus sign stands before seconds, a year alone is seconds
	for digits, l := range map[int]int{0: 0, 1: 4, 3: 10, 6: 20, 9: 30, 32: 107, 33: 109, 60: 109} {
		s := "extuuid:t:0"
		if digits > 0 {
			s += "." + strings.Repeat("0", digits-1) + "1"
		}
		id, err := extuuid.Decode(s)
		v, _, _ := extuuid.Unpack(id)
		if err != nil || int(v.(extuuid.Time).L) != l {
			t.Errorf("%s: %v, %v; want l %d", s, v, err, l)
		}
	}
}

func TestSection3_7_5Floats(t *testing.T) {
	checkAliases(t, extuuid.Decode, []alias{
		{"extuuid:f:22.4", "extuuid:f:22.4"}, {"extuuid:f:1", "extuuid:f:1"}, {"extuuid:f:-0", "extuuid:f:0"}, {"extuuid:f:1E5", "extuuid:f:100000"}, {"extuuid:f:0X1.8P1", "extuuid:f:3"},
		{"extuuid:f/2*32:0.1,0.2", "extuuid:f/2*32:0.1,0.2"}, {"extuuid:f/2*16*5:0.1,0.2", "extuuid:f/2*16*5:0.1,0.2"}, {"extuuid:f/1*16:65519", "extuuid:f/1*16:65500"},
		{"extuuid:f/1*16:0x1p-24", "extuuid:f/1*16:6e-08"}, {"extuuid:f/1*64:1e-320", "extuuid:f/1*64:1e-320"},
	})
	checkSyntax(t, "extuuid:f:", "extuuid:f:x", "extuuid:f:1,", "extuuid:f:1*m", "extuuid:f:NaN", "extuuid:f:Inf", "extuuid:f/1*2*3*4:1", "extuuid:f:A:B:1", "extuuid:f/-1:1")
	checkOverflows(t, "exponent", "extuuid:f/1*16:65520", "extuuid:f/1*32:1e39", "extuuid:f/1*64:1e309", "extuuid:f:1e9900", "extuuid:f/1*16*5:1e-9", "extuuid:f:1e-5000000")
	checkOverflows(t, "n", "extuuid:f/2:1", "extuuid:f:1,2,3,4,5", "extuuid:f:1,2,3,4,5,6,7", "extuuid:f/3*16*5:1", "extuuid:f:"+strings.Repeat("0,", 99)+"0")
	checkOverflows(t, "l", "extuuid:f/1*24:1", "extuuid:f/2*64:1,2", "extuuid:f/5*16:1,2,3,4,5", "extuuid:f/1*99*5:1")
	checkOverflows(t, "e", "extuuid:f/1*16*0:1", "extuuid:f/1*16*16:1", "extuuid:f/1*98*32:1")
	checkOverflows(t, "z", "extuuid:f/4*25*5:1,2,3,4", "extuuid:f/6*16:256:1,2,3,4,5,6", "extuuid:f/1*64:NINECHARS:1", "extuuid:f/1*32:THIRTEENCHARS:1")
}

func TestDecision24TheShortestStandardVectorThatIsExact(t *testing.T) {
	checkAliases(t, extuuid.Decode, []alias{
		{"extuuid:f:X:1", "extuuid:f/1*16:X:1"}, {"extuuid:f:X:2049", "extuuid:f/1*32:X:2049"}, {"extuuid:f:X:16777217", "extuuid:f/1*64:X:1.6777217e+07"},
		{"extuuid:f:X:9007199254740993", "extuuid:f/1*80:X:9.007199254740993e+15"}, {"extuuid:f/1:1", "extuuid:f/1*16:1"},
		{"extuuid:f:X:0.1", "extuuid:f/1*80:X:0.1"},               // exact in none: the widest
		{"extuuid:f:PRESSURE:0.1", "extuuid:f/1*64:PRESSURE:0.1"}, // the widest that has room for the name
		{"extuuid:f:TEMPERATURES:1", "extuuid:f/1*16:TEMPERATURES:1"}, {"extuuid:f:TEMPERATURES:0.1", "extuuid:f/1*32:TEMPERATURES:0.1"},
		{"extuuid:f:1,2", "extuuid:f/2*16:1,2"}, {"extuuid:f:1,0.1", "extuuid:f/2*32:1,0.1"}, {"extuuid:f:1,2,0.1", "extuuid:f/3*32:1,2,0.1"}, {"extuuid:f:1,2,3,0.1", "extuuid:f/4*16:1,2,3,0.1"},
		{"extuuid:f:1,2,3,4,5,0.1", "extuuid:f/6*16:1,2,3,4,5,0.1"}, {"extuuid:f:X:1,2,3", "extuuid:f/3*16:X:1,2,3"}, {"extuuid:f:9:1,2,0.1", "extuuid:f/3*32:9:1,2,0.1"},
		{"extuuid:f:X:1,2,0.1", "extuuid:f/3*16:X:1,2,0.1"}, // 3 x 32 has a number for its context
	})
	checkOverflows(t, "z", "extuuid:f:SEVENTEENCHARACTE:1", "extuuid:f:X1:1,2,3,4,5,6,7"[:0]+"extuuid:f:256:1,2,3,4,5,6")
	checkOverflows(t, "exponent", "extuuid:f:X:1e5000")
}

func TestDecision25LargeExponentsAreHexadecimal(t *testing.T) {
	for text, want := range map[string]string{
		"extuuid:f:0x1p+1100": "extuuid:f:1.3582985290493858492773514283592666780340388e+331",
		"extuuid:f:0x1p+1101": "extuuid:f:0x1p+1101",
	} {
		id, err := extuuid.Decode(text)
		got := extuuid.Encode(id)
		if err != nil || strings.HasPrefix(got, "extuuid:f:0x") != strings.HasPrefix(want, "extuuid:f:0x") {
			t.Errorf("%s is printed as %s, %v", text, got, err)
		}
		checkID(t, id)
	}
}

func TestDecision27ThePlaceholdersOfTheSyntax(t *testing.T) {
	checkAliases(t, extuuid.Decode, []alias{
		{"extuuid:serialB:M:31", "extuuid:serialB:M:31"}, {"extuuid:fixedB4:GBP$:222.31", "extuuid:fixedB4:GBP$:222.31"}, {"extuuid:f/2*16*5:UV:0.5,-0.25", "extuuid:f/2*16*5:UV:0.5,-0.25"},
	})
	checkSyntax(t, "extuuid:symA.M", "extuuid:symA", "extuuid:symc:M", "extuuid:Sym:M", "extuuid:serial:31", "extuuid:fixed:31", "extuuid:fixed4B:M:1", "extuuid:int/2/8:1,2", "extuuid:int*2*8:1,2")
}

// mostBytes measures what f allocates in all, in the best of three runs.
func mostBytes(f func()) uint64 {
	best := ^uint64(0)
	for range 3 {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		f()
		runtime.ReadMemStats(&after)
		best = min(best, after.TotalAlloc-before.TotalAlloc)
	}
	return best
}

// mostAllowed is what a parser may allocate on any text, all together.
const mostAllowed = 1 << 10

// hostile are texts made to need much.
func hostile() []string {
	long := []string{"x", "9", "1,", ",", ":", "-", "_", "1e9", "\xff", "GBP", "*m", "/kg2", "2012-10-18;"}
	heads := []string{"", "extuuid:", "extuuid:int:", "extuuid:uint:", "extuuid:int/103*1:", "extuuid:f:", "extuuid:f/49*2*1:", "extuuid:f/4*24*19:",
		"extuuid:t:1.", "extuuid:t/109:0.", "extuuid:quant:", "extuuid:serial:A:", "extuuid:fixed:A:0.", "extuuid:sym:", "M:", "0x"}
	var all []string
	for _, h := range heads {
		for _, l := range long {
			for _, size := range []int{100, 512 - len(h), 1 << 20} {
				all = append(all, h+strings.Repeat(l, size/len(l)))
			}
		}
	}
	many := func(head, element string, n int) {
		all = append(all, "extuuid:"+head+strings.TrimSuffix(strings.Repeat(element+",", n), ","), head+strings.TrimSuffix(strings.Repeat(element+",", n), ","))
	}
	// Looks like a quantity, then like a number, and is too long a symbol.
	all = append(all, strings.Repeat("0", 223)+"A*A"+strings.Repeat("0", 255))
	many("uint:", "1", 103)
	many("int:", "-1", 51)
	many("int:", strings.Repeat("9", 40), 12)
	many("f/49*2*1:", "0", 49)
	many("f/40*2*1:", "1e-9800", 40)
	many("f/4*24*19:", "1e9899", 4)
	many("f/2*24*19:", "1e-9880", 2)
	many("f:", "1e"+strings.Repeat("9", 40), 11)
	many("f:", "0."+strings.Repeat("0", 200)+"1e-9300", 2)
	many("f:", "0x"+strings.Repeat("f", 200)+"p-1073741823", 2)
	many("f:A:", "0.1", 4)
	return append(all, "1e9864", "1e-9864", "1e99999999999999999999", "extuuid:t/109:0."+strings.Repeat("9", 490), "extuuid:f:"+strings.Repeat("7", 490)+"e9300",
		"2012-10-18;12:31:12."+strings.Repeat("3", 480), strings.Repeat("9", 490)+".5*m3/s2")
}

func TestParsersAllocateLittle(t *testing.T) {
	parsers := map[string]func(string){
		"Decode":       func(s string) { extuuid.Decode(s) },
		"DecodeSmart":  func(s string) { extuuid.DecodeSmart(s) },
		"SmartParser":  func(s string) { extuuid.SmartParser{Apps: []extuuid.App{extuuid.MoneyApp{}}}.Decode(s) },
		"ParseFloat":   func(s string) { extuuid.ParseFloat(s) },
		"ParseMoney":   func(s string) { extuuid.ParseMoney(s) },
		"ParseMoneyID": func(s string) { extuuid.ParseMoneyID(s) },
	}
	for _, s := range append(hostile(), printed...) {
		for name, parse := range parsers {
			if n := mostBytes(func() { parse(s) }); n > mostAllowed {
				t.Errorf("%s(%.80q), %d bytes, allocates %d bytes, want at most %d", name, s, len(s), n, mostAllowed)
			}
		}
	}
}

func FuzzDecode(f *testing.F) {
	for _, s := range printed {
		f.Add(s)
		f.Add(strings.TrimPrefix(s, "extuuid:"))
	}
	for _, s := range []string{"GBP222.31", "22.4*m3", "2012/10/18;12", "1,2.5", "M:1-1", "X:-1.5", "f:1e5", "0x1p5", "t:1.5", "fixed4:X:1", "0:1E9000", "f:A:0.1", "f/4*24*19:1e9899,1e-9880,1e9899,1e9000"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		minimal, err := extuuid.Decode(s)
		smart, smartErr := extuuid.DecodeSmart(s)
		if err == nil {
			checkID(t, minimal)
			if smartErr != nil || smart != minimal {
				t.Errorf("Decode(%q) = %x; DecodeSmart = %x, %v", s, minimal, smart, smartErr)
			}
		}
		if smartErr == nil {
			if !checkID(t, smart) {
				t.Errorf("DecodeSmart(%q) = %x, which Unpack refuses", s, smart)
			}
			again, err := extuuid.DecodeSmart(extuuid.Encode(smart))
			if err != nil || again != smart {
				t.Errorf("%q, printed and parsed, is %x, %v; want %x", s, again, err, smart)
			}
		}
		for _, err := range []error{err, smartErr} {
			var p *extuuid.ParseError
			if err != nil && !errors.As(err, &p) {
				t.Errorf("%q: %v is no ParseError", s, err)
			}
		}
		if n := mostBytes(func() { extuuid.DecodeSmart(s) }); n > mostAllowed {
			t.Errorf("DecodeSmart(%q) allocates %d bytes", s, n)
		}
	})
}

func ExampleDecode() {
	for _, s := range []string{"extuuid:int:212323232423", "extuuid:quant:22.4*m3", "extuuid:serial:ISBN:978-0-13-468599-1", "22.4"} {
		id, err := extuuid.Decode(s)
		fmt.Println(extuuid.Encode(id), err)
	}
	// Output:
	// extuuid:int:212323232423 <nil>
	// extuuid:quant:22.4*m3 <nil>
	// extuuid:serialA:ISBN:9780134685991 <nil>
	// 00000000-0000-0000-0000-000000000000 extuuid: malformed EXTUUID text: "22.4"
}
