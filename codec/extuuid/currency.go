package extuuid

import (
	"math"
	"math/big"
	"strings"
)

// Money is the worked example of section 4.1.1: an amount of a currency, stored
// as a [FixedPoint] in scheme B with four decimals and the ISO 4217 code followed by
// '$' for its symbol. It is comparable; its zero value has no currency and is
// not valid.
type Money struct {
	code  [3]byte
	units int64 // ten-thousandths
}

const (
	moneyDecimals = 4
	moneyMark     = "$"
)

// NewMoney returns so many ten-thousandths of the currency.
func NewMoney(currency string, tenThousandths int64) (Money, error) {
	if !isCurrency(currency) {
		return Money{}, ErrCurrency
	}
	return Money{[3]byte([]byte(currency)), tenThousandths}, nil
}

// Currency returns the ISO 4217 code, or "" for the zero value.
func (m Money) Currency() string {
	if m.code == [3]byte{} {
		return ""
	}
	return string(m.code[:])
}

// TenThousandths returns the amount in units of 10^-4.
func (m Money) TenThousandths() int64 { return m.units }

// Valid says whether the currency is one of ISO 4217.
func (m Money) Valid() bool { return isCurrency(m.Currency()) }

// String returns the currency and the amount, like GBP222.31.
func (m Money) String() string {
	return string(FixedPoint{E: moneyDecimals, Q: NewInt(m.units)}.appendDecimal([]byte(m.Currency())))
}

// Add returns m + n. It refuses two currencies with [ErrCurrency], and a sum
// beyond 64 bits.
func (m Money) Add(n Money) (Money, error) {
	sum := m.units + n.units
	switch {
	case m.code != n.code || !m.Valid():
		return Money{}, ErrCurrency
	case (sum > m.units) != (n.units > 0):
		return Money{}, overflow("q", "an amount of 64 bits")
	}
	return Money{m.code, sum}, nil
}

// Mul returns m·f, rounded to the nearest ten-thousandth and half to even. It
// refuses a factor that is no number, and a product beyond 64 bits.
func (m Money) Mul(f float64) (Money, error) {
	switch {
	case !m.Valid():
		return Money{}, ErrCurrency
	case math.IsNaN(f) || math.IsInf(f, 0):
		return Money{}, inField("q", ErrNotNumber)
	}
	// 64 and 53 bits: the product is exact in 128.
	p := new(big.Float).SetPrec(128).SetInt64(m.units)
	p.Mul(p, new(big.Float).SetFloat64(f))
	if p.MantExp(nil) > 64 {
		return Money{}, overflow("q", "an amount of 64 bits")
	}
	whole, _ := p.Int(nil) // towards zero
	rest := p.Sub(p, new(big.Float).SetInt(whole))
	if c := rest.Abs(rest).Cmp(big.NewFloat(0.5)); c > 0 || c == 0 && whole.Bit(0) == 1 {
		step := big.NewInt(1)
		if (m.units < 0) != (f < 0) {
			step.Neg(step)
		}
		whole.Add(whole, step)
	}
	if !whole.IsInt64() {
		return Money{}, overflow("q", "an amount of 64 bits")
	}
	return Money{m.code, whole.Int64()}, nil
}

// EnpackMoney packs an amount into an identifier of version 8.
func EnpackMoney(m Money) ([16]byte, error) {
	if !m.Valid() {
		return [16]byte{}, ErrCurrency
	}
	return Pack(FixedPoint{C: SchemeB, E: moneyDecimals, S: m.Currency() + moneyMark, Q: NewInt(m.units)})
}

// UnpackMoney is the reverse of [EnpackMoney]. It refuses an identifier that is
// not of this type with [ErrNotMoney], an unknown code with [ErrCurrency], and
// an amount beyond 64 bits, which the field could hold, as an overflow of q.
func UnpackMoney(id [16]byte) (Money, error) {
	v, _, err := Unpack(id)
	if err != nil {
		return Money{}, err
	}
	f, ok := v.(FixedPoint)
	if !ok || f.C != SchemeB || f.E != moneyDecimals || len(f.S) != 4 || f.S[3:] != moneyMark {
		return Money{}, ErrNotMoney
	}
	units, ok := f.Q.Int64()
	if !ok {
		return Money{}, overflow("q", "an amount of 64 bits")
	}
	return NewMoney(f.S[:3], units)
}

// ParseMoney reads GBP222.31, GBP$222.31, 222.31$GBP and 222.31GBP. A negative amount has a minus
// sign before its digits, and an amount has at most four decimals. It also reads the explicit
// extuuid:fixedB4:GBP$:222.31, with or without its prefix. Codes are in upper case. The error is a
// [*ParseError].
func ParseMoney(s string) (Money, error) {
	m, err := parseMoney(s)
	if err != nil {
		return Money{}, parseError(s, err)
	}
	return m, nil
}

func parseMoney(s string) (Money, error) {
	if len(s) > maxText {
		return Money{}, ErrNotMoney
	}
	if rest := strings.TrimPrefix(s, prefix); strings.HasPrefix(rest, string(keywordFixed)) {
		st, ok, err := splitHead(rest)
		if err != nil || !ok {
			return Money{}, ErrNotMoney
		}
		x, err := st.pack()
		if err != nil {
			return Money{}, err
		}
		return UnpackMoney(x.uuid(Version8))
	}
	if len(s) < 4 {
		return Money{}, ErrNotMoney
	}
	code, amount := s[:3], strings.TrimPrefix(s[3:], moneyMark)
	if c := s[0]; isDigit(c) || c == '-' {
		code, amount = s[len(s)-3:], strings.TrimSuffix(s[:len(s)-3], moneyMark)
	}
	if strings.Trim(amount, "-.0123456789") != "" || strings.LastIndexByte(amount, '-') > 0 {
		return Money{}, ErrNotMoney
	}
	if !isCurrency(code) {
		return Money{}, ErrCurrency
	}
	q, places, err := scanFixed(amount)
	switch {
	case err == ErrSyntax:
		return Money{}, ErrNotMoney
	case err != nil:
		return Money{}, err
	case places > moneyDecimals:
		return Money{}, overflow("e", "4 decimals")
	}
	for ; places < moneyDecimals; places++ {
		var ok bool
		if q.mag, ok = q.mag.mulAdd(10, 0); !ok {
			return Money{}, overflow("q", "an amount of 64 bits")
		}
	}
	units, ok := q.Int64()
	if !ok {
		return Money{}, overflow("q", "an amount of 64 bits")
	}
	return NewMoney(code, units)
}

// ParseMoneyID reads what [ParseMoney] reads and packs it.
func ParseMoneyID(s string) ([16]byte, error) {
	m, err := ParseMoney(s)
	if err != nil {
		return [16]byte{}, err
	}
	return EnpackMoney(m)
}

// MoneyApp is [Money] for a [SmartParser].
type MoneyApp struct{}

// IsID says whether an identifier is an amount of money: whether [UnpackMoney] takes it.
func (MoneyApp) IsID(id [16]byte) bool {
	_, err := UnpackMoney(id)
	return err == nil
}

// IsText says whether a text is an amount of money: whether [ParseMoney] takes it.
func (MoneyApp) IsText(s string) bool {
	_, err := ParseMoney(s)
	return err == nil
}

// ParseID is [ParseMoneyID].
func (MoneyApp) ParseID(s string) ([16]byte, error) { return ParseMoneyID(s) }

// Format prints an amount of money, like GBP222.31.
func (MoneyApp) Format(id [16]byte) (string, error) {
	m, err := UnpackMoney(id)
	if err != nil {
		return "", err
	}
	return m.String(), nil
}

// iso4217 has the alphabetic codes of ISO 4217, list one, as it stood on
// 2026-01-01: funds, precious metals, the code for testing and the one for no
// currency included. Two codes that left the list not long before are kept, so
// that what was stored under them can be read: ANG, until 2025-03-31, and BGN,
// until 2025-12-31. Compared with the list that the maintenance agency publishes
// and, for what came after its issue of 2024-06-25, with its amendments, through
// the data package currency-codes.
const iso4217 = " AED AFN ALL AMD ANG AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BOV BRL BSD BTN" +
	" BWP BYN BZD CAD CDF CHE CHF CHW CLF CLP CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB" +
	" EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY" +
	" KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR" +
	" MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB" +
	" RWF SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD" +
	" TZS UAH UGX USD USN UYI UYU UYW UZS VED VES VND VUV WST XAD XAF XAG XAU XBA XBB XBC XBD XCD XCG" +
	" XDR XOF XPD XPF XPT XSU XTS XUA XXX YER ZAR ZMW ZWG "

// isCurrency says whether a text is an alphabetic code of ISO 4217, in upper
// case.
func isCurrency(code string) bool {
	if len(code) != 3 || strings.Contains(code, " ") {
		return false
	}
	for i := 1; i < len(iso4217); i += 4 {
		if iso4217[i:i+3] == code {
			return true
		}
	}
	return false
}
