package codec

// The text forms of hexadecimal digits. They write lower case and read either
// case, and each reads its own form only; [ParseLenient] reads all four.
var (
	// Hyphenated is the canonical text of RFC 9562, section 4:
	// f81d4fae-7dec-11d0-a765-00a0c91e6bf6. Decode is [ParseCanonical].
	Hyphenated Text = hexText{"hyphenated", textLen}

	// Hex is the 32 digits alone: f81d4fae7dec11d0a76500a0c91e6bf6.
	Hex Text = hexText{"hex", hexLen}

	// Braced is the canonical text in braces, the registry format of Microsoft
	// tools: {f81d4fae-7dec-11d0-a765-00a0c91e6bf6}.
	Braced Text = hexText{"braced", bracedLen}

	// URN is the uniform resource name of RFC 9562, section 4:
	// urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6. Decode reads the prefix
	// in either case, as RFC 8141, section 3.1, says.
	URN Text = hexText{"urn", urnLen}
)

// hexText is one of the four forms. parseLenient tells them apart by their
// length, so it need only be let through when the length is the form's own.
type hexText struct {
	name   string
	length int
}

func (t hexText) Len() int       { return t.length }
func (t hexText) Ordered() bool  { return true }
func (t hexText) String() string { return t.name }

func (t hexText) Encode(id [16]byte) string {
	var buf [urnLen]byte
	return string(t.AppendEncode(buf[:0], id))
}

func (t hexText) AppendEncode(dst []byte, id [16]byte) []byte {
	switch t.length {
	case hexLen:
		return AppendHex(dst, id)
	case bracedLen:
		return AppendBraced(dst, id)
	case urnLen:
		return AppendURN(dst, id)
	default:
		return AppendText(dst, id)
	}
}

func (t hexText) Decode(s string) ([16]byte, error) {
	if len(s) != t.length {
		return [16]byte{}, parseError(s, len(s), ErrLength)
	}
	return ParseLenient(s)
}
