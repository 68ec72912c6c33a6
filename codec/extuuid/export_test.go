package extuuid

// What the tests look at, and no user of the format needs.

// A BitString is the 122 bits of an EXTUUID.
type BitString = bitString

// FromUUID takes the 122 bits out of a UUID.
var FromUUID = fromUUID

// IsCurrency is what NewMoney asks.
var IsCurrency = isCurrency

// SchemeE is the one that the document does not support.
const SchemeE = schemeE

// Decide finds the type of a text by section 3.8.
func Decide(s string) (string, error) {
	st, err := decide(s)
	if err != nil {
		return "", parseError(s, err)
	}
	return string(st.keyword), nil
}

// ParseInt reads an integer of section 3.7.5.
func ParseInt(s string) (Int, error) { return scanInt("value", s) }

// Field returns the bits from first to last, both included, in the document's numbering.
func (x bitString) Field(first, last int) Int {
	return Int{mag: x.bits.shr(payloadBits - 1 - last).and(mask(last - first + 1))}
}

// UUID puts the 122 bits into a UUID of the version.
func (x bitString) UUID(v Version) [16]byte { return x.uuid(v) }
