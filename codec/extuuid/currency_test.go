package extuuid_test

import (
	"fmt"
	"math"
	"math/big"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec/extuuid"
)

func money(t *testing.T, currency string, units int64) extuuid.Money {
	t.Helper()
	m, err := extuuid.NewMoney(currency, units)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

// Section 4.1.1: the canonical text, the four inputs, and every function asked
// for.
func TestSection4_1_1Currency(t *testing.T) {
	const canonical = "extuuid:fixedB4:GBP$:222.31"
	want := money(t, "GBP", 2223100)
	for _, s := range []string{"GBP222.31", "GBP$222.31", "222.31$GBP", "222.31GBP", canonical, "fixedB4:GBP$:222.31", "GBP222.3100", "GBP0222.31"} {
		m, err := extuuid.ParseMoney(s)
		if err != nil || m != want || !(extuuid.MoneyApp{}).IsText(s) {
			t.Errorf("ParseMoney(%q) = %v, %v", s, m, err)
		}
		id, err := extuuid.ParseMoneyID(s)
		if err != nil || extuuid.Encode(id) != canonical || !(extuuid.MoneyApp{}).IsID(id) {
			t.Errorf("ParseMoneyID(%q) = %s, %v", s, extuuid.Encode(id), err)
		}
		if back, err := extuuid.UnpackMoney(id); err != nil || back != want {
			t.Errorf("UnpackMoney = %v, %v", back, err)
		}
		if text, err := (extuuid.MoneyApp{}).Format(id); err != nil || text != "GBP222.31" {
			t.Errorf("FormatMoney = %s, %v", text, err)
		}
	}
	if !want.Valid() || want.Currency() != "GBP" || want.TenThousandths() != 2223100 || (extuuid.Money{}).Valid() || (extuuid.Money{}).Currency() != "" {
		t.Error("selectors")
	}
}

func TestMoneyTextsThatAreNone(t *testing.T) {
	for _, s := range []string{"", "GBP", "GBP$", "222.31", "$222.31", "GB222.31", "GBPX222.31", "GBP222.31GBP", "GBP$$1", "GBP1.", "GBP.5", "GBP1_000", "GBP1-0", "GBP--1", "GBP+1", "GBP1e5",
		"GBP 1", "1 GBP", "1$", "-GBP1", "extuuid:GBP1", "fixedB2:GBP$:1", "fixedA4:GBP:1", "fixed4:GBPX:1", "fixedB4:GBP$:x", "fixedX:1", "fixed", "GBP1,5", "١GBP", strings.Repeat("1", 600) + "GBP"} {
		if m, err := extuuid.ParseMoney(s); err == nil || (extuuid.MoneyApp{}).IsText(s) {
			t.Errorf("ParseMoney(%q) = %v", s, m)
		}
	}
	for _, s := range []string{"GBX1", "gbp1", "1Gbp", "XYZ$1", "HRK1", "fixedB4:GBX$:1", " ED1"} {
		_, err := extuuid.ParseMoney(s)
		checkRefused(t, "", extuuid.ErrCurrency, err)
	}
	_, err := extuuid.ParseMoney("GBP1.23456")
	checkOverflow(t, "e", err)
	for _, s := range []string{"GBP922337203685477.5808", "GBP-922337203685477.5809", "GBP" + strings.Repeat("9", 60), "fixedB4:GBP$:922337203685477.5808", "GBP340282366920938463463374607431768211455"} {
		_, err := extuuid.ParseMoney(s)
		checkOverflow(t, "q", err)
	}
}

func TestMoneyIDsThatAreNone(t *testing.T) {
	for _, s := range []string{"extuuid:int:5", "extuuid:fixedB2:GBP$:1", "extuuid:fixedA4:GBP:1", "extuuid:fixedB4:GBPX:1", "extuuid:fixedB4:GBP:1", "extuuid:serialB:GBP$:1"} {
		id, err := extuuid.Decode(s)
		if err != nil || (extuuid.MoneyApp{}).IsID(id) {
			t.Errorf("%s: %v", s, err)
		}
		_, err = extuuid.UnpackMoney(id)
		checkRefused(t, "", extuuid.ErrNotMoney, err)
		_, err = extuuid.MoneyApp{}.Format(id)
		checkRefused(t, "", extuuid.ErrNotMoney, err)
	}
	_, err := extuuid.UnpackMoney([16]byte{})
	checkRefused(t, "", extuuid.ErrVersion, err)
	id, _ := extuuid.Decode("extuuid:fixedB4:GBX$:1")
	_, err = extuuid.UnpackMoney(id)
	checkRefused(t, "", extuuid.ErrCurrency, err)
	id, _ = extuuid.Decode("extuuid:fixedB4:GBP$:922337203685477.5808")
	_, err = extuuid.UnpackMoney(id)
	checkOverflow(t, "q", err)
	_, err = extuuid.EnpackMoney(extuuid.Money{})
	checkRefused(t, "", extuuid.ErrCurrency, err)
	_, err = extuuid.NewMoney("GB", 1)
	checkRefused(t, "", extuuid.ErrCurrency, err)
}

func TestMoneyExtremesRoundTrip(t *testing.T) {
	for _, units := range []int64{0, 1, -1, 10_000, -10_001, math.MaxInt64, math.MinInt64} {
		m := money(t, "XXX", units)
		id, err := extuuid.EnpackMoney(m)
		if err != nil || !checkID(t, id) {
			t.Fatalf("%v: %v", m, err)
		}
		back, err := extuuid.UnpackMoney(id)
		again, err2 := extuuid.ParseMoney(m.String())
		if err != nil || err2 != nil || back != m || again != m {
			t.Errorf("%v comes back as %v, %v and %v, %v", m, back, err, again, err2)
		}
	}
}

func TestMoneyAdds(t *testing.T) {
	for _, c := range [][2]int64{{1, 2}, {-1, 1}, {math.MaxInt64, 0}, {math.MaxInt64, math.MinInt64}, {math.MaxInt64, 1}, {math.MinInt64, -1}, {math.MinInt64, math.MinInt64}, {0, 0}} {
		want := new(big.Int).Add(big.NewInt(c[0]), big.NewInt(c[1]))
		got, err := money(t, "GBP", c[0]).Add(money(t, "GBP", c[1]))
		if !want.IsInt64() {
			checkOverflow(t, "q", err)
		} else if err != nil || got != money(t, "GBP", want.Int64()) {
			t.Errorf("%v = %v, %v", c, got, err)
		}
	}
	_, err := money(t, "GBP", 1).Add(money(t, "EUR", 1))
	checkRefused(t, "", extuuid.ErrCurrency, err)
	_, err = extuuid.Money{}.Add(extuuid.Money{})
	checkRefused(t, "", extuuid.ErrCurrency, err)
}

func FuzzMoneyMul(f *testing.F) {
	f.Add(int64(2223100), 1.175)
	f.Add(int64(5), 0.5)
	f.Add(int64(-3), 0.5)
	f.Add(int64(math.MinInt64), 1.0)
	f.Add(int64(math.MinInt64), -1.0)
	f.Add(int64(1), math.Inf(1))
	f.Add(int64(0), math.MaxFloat64)
	f.Add(int64(1), math.SmallestNonzeroFloat64)
	f.Fuzz(func(t *testing.T, units int64, by float64) {
		got, err := money(t, "GBP", units).Mul(by)
		if math.IsNaN(by) || math.IsInf(by, 0) {
			checkRefused(t, "q", extuuid.ErrNotNumber, err)
			return
		}
		exact := new(big.Rat).SetInt64(units)
		exact.Mul(exact, new(big.Rat).SetFloat64(by))
		want, r := new(big.Int).DivMod(exact.Num(), exact.Denom(), new(big.Int))
		if c := r.Lsh(r, 1).Cmp(exact.Denom()); c > 0 || c == 0 && want.Bit(0) == 1 {
			want.Add(want, big.NewInt(1))
		}
		if !want.IsInt64() {
			checkOverflow(t, "q", err)
		} else if err != nil || got.TenThousandths() != want.Int64() {
			t.Errorf("%d · %v = %v, %v; want %v", units, by, got, err, want)
		}
	})
	_, err := extuuid.Money{}.Mul(1)
	if err == nil {
		f.Error("an amount of nothing was multiplied")
	}
}

func FuzzParseMoney(f *testing.F) {
	for _, s := range []string{"GBP222.31", "GBP$222.31", "222.31$GBP", "222.31GBP", "extuuid:fixedB4:GBP$:222.31", "fixedB4:EUR$:-1"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		m, err := extuuid.ParseMoney(s)
		if err != nil {
			return
		}
		id, err := extuuid.ParseMoneyID(s)
		back, err2 := extuuid.UnpackMoney(id)
		again, err3 := extuuid.ParseMoney(m.String())
		if err != nil || err2 != nil || err3 != nil || back != m || again != m {
			t.Errorf("%q: %v, %v, %v; %v %v %v", s, m, back, again, err, err2, err3)
		}
		if n := mostBytes(func() { extuuid.ParseMoney(s) }); n > mostAllowed {
			t.Errorf("ParseMoney(%q) allocates %d bytes", s, n)
		}
	})
}

func TestISO4217(t *testing.T) {
	n := 0
	for a := 'A'; a <= 'Z'; a++ {
		for b := 'A'; b <= 'Z'; b++ {
			for c := 'A'; c <= 'Z'; c++ {
				if extuuid.IsCurrency(string([]rune{a, b, c})) {
					n++
				}
			}
		}
	}
	if n != 180 {
		t.Errorf("%d codes, want 180", n)
	}
	for _, s := range []string{"", "GB", "GBPX", "gbp", " AE", "D A", "ED ", "DEM", "HRK", "ZWL", "CUC", "SLL"} { // the last five have left the list
		if extuuid.IsCurrency(s) {
			t.Errorf("IsCurrency(%q)", s)
		}
	}
	for _, s := range []string{"AED", "EUR", "GBP", "JPY", "USD", "XXX", "ZWG", "XAD", "XCG", "SLE", "ANG", "BGN"} {
		if !extuuid.IsCurrency(s) {
			t.Errorf("IsCurrency(%q) = false", s)
		}
	}
}

func ExampleMoney() {
	price, _ := extuuid.ParseMoney("GBP$222.31")
	shipping, _ := extuuid.ParseMoney("7.5GBP")
	sum, _ := price.Add(shipping)
	taxed, _ := sum.Mul(1.2)
	id, _ := extuuid.EnpackMoney(taxed)
	fmt.Println(sum, taxed, extuuid.MoneyApp{}.IsID(id), extuuid.Encode(id))
	// Output: GBP229.81 GBP275.772 true extuuid:fixedB4:GBP$:275.772
}
