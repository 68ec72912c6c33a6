package euid

import (
	"crypto/rand"
	"encoding/binary"
	"math/bits"
	"time"
)

// New returns an EUID of this millisecond without an extension. Ids of one
// millisecond have no order among themselves: use [Next] where they need one.
func New() ([16]byte, error) {
	return fresh(time.Now().UnixMilli(), 0, 0, random())
}

// NewWithExtension is [New] with up to 15 bits of the caller's data, which
// anyone who holds the id can read. A larger extension is refused with
// [ErrExtension].
func NewWithExtension(extension uint16) ([16]byte, error) {
	if extension > maxExtension {
		return [16]byte{}, ErrExtension
	}
	return fresh(time.Now().UnixMilli(), extension, extLenOf(extension), random())
}

// Next returns an EUID that is greater than prev and carries the same
// extension. In a later millisecond than prev's everything else is fresh;
// otherwise the time of prev is kept, also when the clock has stepped back, and
// the high half of Random goes up by one. When that half is exhausted the error
// is [ErrExhausted].
func Next(prev [16]byte) ([16]byte, error) {
	return next(prev, time.Now().UnixMilli(), random())
}

// next is Next at a given Unix millisecond with given randomness.
func next(prev [16]byte, ms int64, entropy [10]byte) ([16]byte, error) {
	f := Split(prev)
	if ms > int64(f.Timestamp) {
		return fresh(ms, f.ExtData, f.ExtLen, entropy)
	}
	high := f.Random >> 32
	if high == 1<<32-1 {
		return [16]byte{}, ErrExhausted
	}
	hi, _ := halves(prev)
	return join(hi, (high+1)<<32|uint64(binary.BigEndian.Uint32(entropy[:4]))), nil
}

// extLenOf is the bit length of an extension, at least 1.
func extLenOf(extension uint16) uint8 { return uint8(max(1, bits.Len16(extension))) }

// fresh fills everything but time and extension from entropy. extLen 0 means no
// extension.
func fresh(ms int64, extension uint16, extLen uint8, entropy [10]byte) ([16]byte, error) {
	if ms < 0 || ms > maxTimestamp {
		return [16]byte{}, ErrTime
	}
	return Fields{
		Timestamp:  uint64(ms),
		RandomHigh: binary.BigEndian.Uint16(entropy[8:]) & maxExtension >> extLen,
		ExtData:    extension,
		ExtLen:     extLen,
		Random:     binary.BigEndian.Uint64(entropy[:8]),
	}.Join()
}

// random returns the randomness of one id. crypto/rand ends the program rather
// than fail.
func random() (b [10]byte) {
	rand.Read(b[:])
	return b
}
