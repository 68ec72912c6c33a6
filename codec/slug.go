package codec

// Slug is the UUID slug of f4b6a3/uuid-creator: the version and the variant
// nibble move to the front, and the result is written as [Base64URL] writes it,
// in 22 symbols:
//
//	aaaaaaaa-bbbb-Vccc-Rddd-eeeeeeeeeeee
//	VRaaaaaa-aabb-bbcc-cddd-eeeeeeeeeeee
//
// With the variant of RFC 9562 the first symbol tells the version and is a
// letter: 1 G, 2 K, 3 O, 4 S, 5 W, 6 a, 7 e, 8 i. The texts do not sort as the
// identifiers do.
var Slug Text = slugText{}

type slugText struct{}

func (slugText) Len() int       { return base64Len }
func (slugText) Ordered() bool  { return false }
func (slugText) String() string { return "slug" }

func (t slugText) Encode(id [16]byte) string {
	var buf [base64Len]byte
	return string(t.AppendEncode(buf[:0], id))
}

func (slugText) AppendEncode(dst []byte, id [16]byte) []byte {
	version, variant, a, b := bookends(id)
	return appendBase64(dst, uint64(version)<<60|uint64(variant)<<56|a>>4, a<<60|b)
}

func (slugText) Decode(s string) ([16]byte, error) {
	hi, lo, err := parseBase64(s)
	if err != nil {
		return [16]byte{}, err
	}
	const low60 = 1<<60 - 1
	return fromBookends(byte(hi>>60), byte(hi>>56&0x0f), (hi<<4|lo>>60)&low60, lo&low60), nil
}
