package euid

const (
	textLen      = 27
	noCheckValue = 127 // the check value that asks for no validation
	modulus      = 127
	maxQuoted    = 64 // how much of its input an error keeps

	symbols = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
	noValue = 0xff
)

// valueOf is the decode column of the symbol table.
var valueOf = func() (t [256]byte) {
	for i := range t {
		t[i] = noValue
	}
	for v := range len(symbols) {
		c := symbols[v]
		t[c] = byte(v)
		if c >= 'A' {
			t[c+('a'-'A')] = byte(v)
		}
	}
	for _, c := range "IiLl" {
		t[c] = 1
	}
	t['O'], t['o'] = 0, 0
	return t
}()

// Encode returns the 27 upper-case symbols of id, check included. It is defined
// for all 2^128 values, and the order of texts is the order of bytes.
func Encode(id [16]byte) string {
	var buf [textLen]byte
	return string(AppendEncode(buf[:0], id))
}

// AppendEncode appends the text of [Encode] to dst. It allocates only when dst
// lacks the capacity.
func AppendEncode(dst []byte, id [16]byte) []byte {
	return appendSymbols(dst, id, CheckMod(id))
}

// EncodeUnchecked returns the 27 symbols of id with the check value 127. That value tells a
// decoder that there is nothing to verify.
func EncodeUnchecked(id [16]byte) string {
	var buf [textLen]byte
	return string(AppendEncodeUnchecked(buf[:0], id))
}

// AppendEncodeUnchecked appends the text of [EncodeUnchecked] to dst. It
// allocates only when dst lacks the capacity.
func AppendEncodeUnchecked(dst []byte, id [16]byte) []byte {
	return appendSymbols(dst, id, noCheckValue)
}

// appendSymbols writes the 135 bits of id and check, five to a symbol.
func appendSymbols(dst []byte, id [16]byte, check uint8) []byte {
	hi, lo := halves(id)
	n := len(dst)
	dst = append(dst, "000000000000000000000000000"...)
	out := dst[n : n+textLen]
	// The last two symbols hold the low three bits of id and the seven of the
	// check; the 125 bits above fill the other 25.
	out[26] = symbols[check&31]
	out[25] = symbols[lo&7<<2|uint64(check>>5)]
	lo, hi = lo>>3|hi<<61, hi>>3
	for i := 24; i >= 0; i-- {
		out[i] = symbols[lo&31]
		lo, hi = lo>>5|hi<<59, hi>>5
	}
	return dst
}

// Decode reads a text of exactly 27 symbols in either case. It reads I and L as 1 and O as 0, and
// verifies the check unless that is 127. The error is a [*DecodeError] or a [*CheckError], and the
// id is then zero. Decode does not allocate when it succeeds.
func Decode(s string) ([16]byte, error) { return decode(s) }

// DecodeBytes is [Decode] of a text in bytes, which it does not keep.
func DecodeBytes(b []byte) ([16]byte, error) { return decode(b) }

func decode[T string | []byte](s T) ([16]byte, error) {
	if len(s) != textLen {
		return [16]byte{}, &DecodeError{Input: string(s[:min(len(s), maxQuoted)]), Offset: len(s), Err: ErrLength}
	}
	var hi, lo uint64
	for i := range 25 {
		v := valueOf[s[i]]
		if v == noValue {
			return [16]byte{}, &DecodeError{Input: string(s), Offset: i, Err: ErrSymbol}
		}
		hi, lo = hi<<5|lo>>59, lo<<5|uint64(v)
	}
	for i := 25; i < textLen; i++ {
		if valueOf[s[i]] == noValue {
			return [16]byte{}, &DecodeError{Input: string(s), Offset: i, Err: ErrSymbol}
		}
	}
	last := uint64(valueOf[s[25]])<<5 | uint64(valueOf[s[26]])
	hi, lo = hi<<3|lo>>61, lo<<3|last>>7
	id := join(hi, lo)
	if stored := uint8(last & 127); stored != noCheckValue {
		if computed := CheckMod(id); computed != stored {
			return [16]byte{}, &CheckError{Input: string(s), StoredCheck: stored, ComputedCheck: computed}
		}
	}
	return id, nil
}

// CheckMod returns the check of id: the 128-bit number modulo 127, 0 to 126.
func CheckMod(id [16]byte) uint8 {
	hi, lo := halves(id)
	// 2^7 is 1 modulo 127, so 2^64 = 2^(9·7+1) is 2.
	return uint8((2*(hi%modulus) + lo%modulus) % modulus)
}
