package codec

import "encoding/binary"

// The hexadecimal arithmetic below works on eight characters, or four bytes, at
// a time: one byte of a uint64 each, the first character lowest. No step carries
// from one byte into the next for ASCII input, and every other input is refused
// as a whole by its high bits.

const (
	eachByte = 0x0101010101010101
	highBits = 0x80 * eachByte
)

// hexBits has the high bit of each byte set that is a hexadecimal digit, if all
// bytes are ASCII. Adding 0x80-x sets the high bit of what is not below x; two
// such bits differ inside a range.
func hexBits(w uint64) uint64 {
	folded := w | 0x20*eachByte
	return (w + (0x80-'0')*eachByte) ^ (w + (0x80-'9'-1)*eachByte) ^
		(folded + (0x80-'a')*eachByte) ^ (folded + (0x80-'f'-1)*eachByte)
}

// unhex8 decodes eight hexadecimal digits to four bytes, the first lowest. A
// digit is its low four bits; a letter, which has the bit 0x40, is nine more.
func unhex8(w uint64) uint64 {
	n := w&(0x0f*eachByte) + (w>>6&eachByte)*9
	n = n * 0x1001 >> 8 & 0x00ff00ff00ff00ff // n<<4 of a byte, then n of the next
	n = (n | n>>8) & 0x0000ffff0000ffff
	return uint64(uint32(n | n>>16))
}

// hex8 is the inverse of unhex8, in lower case.
func hex8(n uint64) uint64 {
	n = (n | n<<16) & 0x0000ffff0000ffff
	n = (n | n<<8) & 0x00ff00ff00ff00ff
	n = (n>>4 | n<<8) & (0x0f * eachByte)
	letter := (n + 6*eachByte) >> 4 & eachByte
	return n + '0'*eachByte + letter*('a'-'0'-10)
}

// decode36 decodes the 36 characters of the canonical text to the two halves of the sixteen bytes.
// Each half has its first byte lowest; ok tells whether that is what s is. It returns words
// because sixteen bytes that are passed on through memory cost more than the decoding.
func decode36[T string | []byte](s T) (head, tail uint64, ok bool) {
	if len(s) != textLen || s[8] != '-' || s[13] != '-' || s[18] != '-' || s[23] != '-' {
		return 0, 0, false
	}
	a := load8(s[0:8])
	b := load4(s[9:13]) | load4(s[14:18])<<32
	c := load4(s[19:23]) | load4(s[24:28])<<32
	d := load8(s[28:36])
	good := hexBits(a) & hexBits(b) & hexBits(c) & hexBits(d)
	if good&^(a|b|c|d)&highBits != highBits {
		return 0, 0, false
	}
	return unhex8(a) | unhex8(b)<<32, unhex8(c) | unhex8(d)<<32, true
}

// load4 reads four characters, the first lowest; the compiler makes it one load.
func load4[T string | []byte](s T) uint64 {
	_ = s[3]
	return uint64(uint32(s[0]) | uint32(s[1])<<8 | uint32(s[2])<<16 | uint32(s[3])<<24)
}

// load8 is load4 for eight.
func load8[T string | []byte](s T) uint64 {
	_ = s[7]
	return uint64(s[0]) | uint64(s[1])<<8 | uint64(s[2])<<16 | uint64(s[3])<<24 |
		uint64(s[4])<<32 | uint64(s[5])<<40 | uint64(s[6])<<48 | uint64(s[7])<<56
}

// put writes two halves as decode36 returns them.
func put(id *[16]byte, head, tail uint64) {
	binary.LittleEndian.PutUint64(id[0:], head)
	binary.LittleEndian.PutUint64(id[8:], tail)
}
