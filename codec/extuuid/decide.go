package extuuid

import "strings"

// A keyword is the name of a type in the printed syntax.
type keyword string

const (
	keywordSymbol   keyword = "sym"    // a [Symserial] without a number
	keywordSerial   keyword = "serial" // a [Symserial]
	keywordFixed    keyword = "fixed"  // a [FixedPoint]
	keywordInt      keyword = "int"    // a [SingleInt], or an [IntVector]
	keywordUint     keyword = "uint"   // a [UintVector]
	keywordQuantity keyword = "quant"  // a [Quantity]; q is the same
	keywordTime     keyword = "t"      // a [Time]
	keywordFloat    keyword = "f"      // a [SingleFloat], or either vector of floats
)

// decide is the algorithm of section 3.8, which the document leaves empty. Its rules are
// at [SmartParser.Decode].
func decide(s string) (statement, error) {
	s = strings.TrimPrefix(s, prefix)
	if s == "" {
		return statement{}, ErrSyntax
	}
	if st, ok, err := splitHead(s); ok || err != nil {
		return st, err
	}
	st := statement{body: s}
	day, fraction, point := strings.Cut(s, ".")
	if _, ok := scanDate(day, point); ok && (!point || fraction != "") {
		st.keyword = keywordTime
		return st, nil
	}
	name, value, colon := strings.Cut(s, ":")
	if colon {
		st.keyword = decideNamed(value)
		if st.keyword == "" || name == "" {
			return st, ErrSyntax
		}
		return st, nil
	}
	switch number, unit := beforeUnit(s); {
	case unit && isDecimal(number):
		st.keyword = keywordQuantity
	case isList(s, isInteger):
		st.keyword = keywordInt
	case isList(s, isDecimal):
		st.keyword = keywordFloat
	default:
		st.keyword = keywordSymbol
	}
	return st, nil
}

func decideNamed(value string) keyword {
	switch {
	case isSerial(value):
		return keywordSerial
	case isFixed(value):
		return keywordFixed
	case isList(value, isInteger):
		return keywordInt
	case isList(value, isDecimal):
		return keywordFloat
	}
	return ""
}

func isSerial(s string) bool {
	_, err := scanDigits("q", s, "-_")
	return s != "" && isDigit(s[0]) && err != ErrSyntax
}

func isFixed(s string) bool {
	_, _, err := scanFixed(s)
	return err != ErrSyntax
}

func isInteger(s string) bool { return digitsOnly(unsigned(s), 10) }

// unsigned is s without its sign.
func unsigned(s string) string {
	if s != "" && (s[0] == '-' || s[0] == '+') {
		return s[1:]
	}
	return s
}

func isDecimal(s string) bool {
	s = unsigned(s)
	if len(s) > 1 && s[0] == '0' && s[1]|0x20 == 'x' {
		return false
	}
	i := strings.IndexAny(s, "eE")
	if i >= 0 {
		if _, ok := scanExponent(s[i+1:]); !ok {
			return false
		}
		s = s[:i]
	}
	whole, fraction, point := strings.Cut(s, ".")
	return digitsOnly(whole, 10) && (!point || digitsOnly(fraction, 10))
}

func isList(s string, is func(string) bool) bool {
	for part := range strings.SplitSeq(s, ",") {
		if !is(part) {
			return false
		}
	}
	return true
}

// beforeUnit returns what stands before the first * or /, and whether a letter
// follows it.
func beforeUnit(s string) (string, bool) {
	i := strings.IndexAny(s, "*/")
	if i < 0 || i+1 == len(s) {
		return s, false
	}
	c := s[i+1] | 0x20
	return s[:i], 'a' <= c && c <= 'z'
}

// An App is an app type in the document's sense, section 4.1: a type of the
// application that is stored as an EXTUUID and has forms of its own. Its
// methods serve programs that know nothing of the type; [MoneyApp] is one.
type App interface {
	IsID(id [16]byte) bool              // whether an identifier is of this type
	IsText(s string) bool               // whether a text is an input of this type
	ParseID(s string) ([16]byte, error) // from text
	Format(id [16]byte) (string, error) // to text
}

// A SmartParser is the smart parser of section 3.7.1. Its zero value reads the
// forms of section 3.7 without prefix and type; Apps add forms of their own.
type SmartParser struct {
	Apps []App // asked in their order, before any other rule but the prefix
}

// DecodeSmart is Decode of a [SmartParser] without apps.
func DecodeSmart(s string) ([16]byte, error) { return SmartParser{}.Decode(s) }

// Decode reads a text in four steps: spaces around it are dropped; a text with
// the prefix extuuid: skips the apps; the hyphenated text of a UUID is that
// UUID; then the type of a text that need not name one is decided. The first rule that
// holds decides, and never looks back: a text whose type is decided and whose value
// then does not fit is refused.
//
//  1. The prefix extuuid: is dropped.
//  2. A type before the first colon, in any spelling of section 3.7, is the
//     type.
//  3. A date, of at least yyyy-MM or yyyy/MM, is a t.
//  4. With a colon, the part before it is a name and the value behind it
//     decides: unsigned digits, with dashes or underscores among them, are a
//     serial; a number with a minus sign or a point is a fixed; a list of
//     integers is an int, any other list of numbers, and a number with an
//     exponent, is an f. Anything else is refused.
//  5. A number followed by * or / and a letter is a quant.
//  6. An integer, or a list of them, is an int.
//  7. A decimal number, or a list with one in it, is an f. The hexadecimal
//     form does not count: it could be a symbol.
//  8. Anything else but an empty text is a sym.
//
// Nothing is decided to be a uint, nor to be a vector of one number.
func (p SmartParser) Decode(s string) ([16]byte, error) {
	s = strings.Trim(s, " \t\r\n")
	if len(s) <= maxText && !strings.HasPrefix(s, prefix) {
		for _, app := range p.Apps {
			if app.IsText(s) {
				return app.ParseID(s)
			}
		}
	}
	if id, ok, err := decodeUUID(s); ok {
		return id, err
	}
	return finish(s, func() (bitString, error) {
		st, err := decide(s)
		if err != nil {
			return bitString{}, err
		}
		return st.pack()
	})
}

// Encode prints an identifier in the form of the first app that knows it, or
// as [Encode] does.
func (p SmartParser) Encode(id [16]byte) string {
	for _, app := range p.Apps {
		if app.IsID(id) {
			if s, err := app.Format(id); err == nil {
				return s
			}
		}
	}
	return Encode(id)
}
