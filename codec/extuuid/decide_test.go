package extuuid_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec/extuuid"
)

// Section 3.8: one row or more for each rule, and for each border between two.
func TestSection3_8TypeDecision(t *testing.T) {
	for _, c := range []struct {
		rule    int
		text    string
		keyword string
	}{
		{1, "extuuid:22.4", "f"}, {1, "extuuid:M", "sym"}, {1, "extuuid:extuuid", "sym"},
		{2, "sym:5", "sym"}, {2, "symB:5", "sym"}, {2, "serial:M:1", "serial"}, {2, "fixedB4:X:1", "fixed"}, {2, "fixed4:X:1", "fixed"}, {2, "int:5", "int"}, {2, "int/2:1,2", "int"},
		{2, "uint:5", "uint"}, {2, "q:5", "quant"}, {2, "quant:5*m", "quant"}, {2, "t:5", "t"}, {2, "t/3:5", "t"}, {2, "f:5", "f"}, {2, "f/1*16:5", "f"}, {2, "f:0x1p5", "f"},
		{3, "2012-10", "t"}, {3, "2012/10", "t"}, {3, "2012-10-18", "t"}, {3, "2012-10-18;12:30", "t"}, {3, "2012-10-18;12:30:59.5", "t"},
		{4, "M:31", "serial"}, {4, "ISBN:978-0-13-468599-1", "serial"}, {4, "X:1_", "serial"}, {4, "ACCT:-5", "fixed"}, {4, "GBP$:222.31", "fixed"}, {4, "RGB:1,2,3", "int"}, {4, "RGB:1,2.5", "f"},
		{4, "X:1e5", "f"}, {4, "X:-1.5e3", "f"}, {4, "F:5", "serial"}, {4, "symbol:5", "serial"}, {4, "2012:5", "serial"},
		{5, "22.4*m3", "quant"}, {5, "5/s", "quant"}, {5, "-5*X", "quant"}, {5, "1e5*m", "quant"},
		{6, "5", "int"}, {6, "-5", "int"}, {6, "+1_000", "int"}, {6, "2012", "int"}, {6, "1,2", "int"}, {6, strings.Repeat("9", 60), "int"},
		{7, "22.4", "f"}, {7, "1e5", "f"}, {7, "1,2.5", "f"}, {7, "-0.5", "f"}, {7, "1e99999999999999999999", "f"},
		{8, "M", "sym"}, {8, "GBP$", "sym"}, {8, "GBP222.31", "sym"}, {8, "3C273", "sym"}, {8, "0x1p5", "sym"}, {8, "NaN", "sym"}, {8, "inf", "sym"}, {8, "1.", "sym"}, {8, "A/B", "sym"}, {8, "5/5", "sym"},
		{8, "5*", "sym"}, {8, "1,", "sym"}, {8, "2012-13", "sym"}, {8, "2012-10.5", "sym"}, {8, "int", "sym"}, {8, "X+1", "sym"}, {8, "0x10", "sym"},
	} {
		got, err := extuuid.Decide(c.text)
		if err != nil || got != c.keyword {
			t.Errorf("rule %d: Decide(%q) = %q, %v; want %q", c.rule, c.text, got, err, c.keyword)
		}
	}
	for _, s := range []string{"", "extuuid:", ":", ":5", "M:", "M:x", "M:1*m", "M:1:2", "a:b:c", "M:1,x", "M:0x1p5", "int/:5", "int/1*2*3:5"} {
		got, err := extuuid.Decide(s)
		if checkRefused(t, "", extuuid.ErrSyntax, err); err == nil {
			t.Errorf("Decide(%q) = %q", s, got)
		}
	}
	_, err := extuuid.DecodeSmart(strings.Repeat("1", 600))
	checkRefused(t, "", extuuid.ErrSyntax, err)
}

func TestSection3_7_1SmartParser(t *testing.T) {
	checkAliases(t, extuuid.DecodeSmart, []alias{
		{" 5\r\n", "extuuid:int:5"}, {"22.4", "extuuid:f:22.4"}, {"22.4*m3", "extuuid:quant:22.4*m3"}, {"2012-10-18", "extuuid:t/0:2012-10-18;00:00:00"}, {"M:31", "extuuid:serialA:M:31"},
		{"GBP$:222.31", "extuuid:fixedB2:GBP$:222.31"}, {"NGC_224", "extuuid:symA:NGC_224"}, {"RGB:255,128,0", "extuuid:int/3*9:RGB:255,128,0"}, {"1,2.5", "extuuid:f/2*16:1,2.5"},
		{"extuuid:M", "extuuid:symA:M"}, {"GBP222.31", "extuuid:symA:GBP222.31"}, {"sym:", "extuuid:symA:"},
	})
}

// The first rule that holds decides; a value that then does not fit is refused.
func TestDecision26DecidedTypesAreFinal(t *testing.T) {
	for text, field := range map[string]string{strings.Repeat("9", 36): "int", "1e99999": "exponent", "1,2.5,3,4,5": "n", "22.4*m9": "x0", "ABCDEFGHIJKLMNOPQRSTUVWXY": "s", "X:" + strings.Repeat("9", 36): "q"} {
		_, err := extuuid.DecodeSmart(text)
		t.Log(text)
		checkOverflow(t, field, err)
	}
	_, err := extuuid.DecodeSmart("5*X")
	checkRefused(t, "", extuuid.ErrSyntax, err)
}

func ExampleSmartParser() {
	smart := extuuid.SmartParser{Apps: []extuuid.App{extuuid.MoneyApp{}}}
	for _, s := range []string{"GBP222.31", "22.4*m3", "NGC:224"} {
		id, err := smart.Decode(s)
		fmt.Println(smart.Encode(id), extuuid.Encode(id), err)
	}
	// Output:
	// GBP222.31 extuuid:fixedB4:GBP$:222.31 <nil>
	// extuuid:quant:22.4*m3 extuuid:quant:22.4*m3 <nil>
	// extuuid:serialA:NGC:224 extuuid:serialA:NGC:224 <nil>
}
