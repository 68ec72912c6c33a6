package kin

import "time"

// paddedKind is a kind of 12 or 15 bytes. The rule of this package: its bytes stand
// first, in their own order, and zero bytes fill the sixteen. Sixteen bytes then
// sort as the identifiers do, and cutting the zeros off gives the original back.
// The version and variant that a UUID reader finds in them mean nothing: some
// such values are no valid UUIDs, and MariaDB's UUID type refuses a part of
// them. Store them in BINARY(16), uuid of PostgreSQL, RAW(16).
type paddedKind struct {
	*shape
	bytes  int    // 12 or 15
	digits *radix // of the text
	width  int    // digits of the text
}

func (k paddedKind) Decode(text string) ([16]byte, error) {
	if len(text) != k.width {
		return [16]byte{}, textError(k.name, text, len(text), ErrLength)
	}
	hi, lo, bad, err := k.digits.decode(text)
	if err != nil {
		return [16]byte{}, textError(k.name, text, bad, err)
	}
	// The first bit of the number becomes the first of the sixteen bytes.
	free := 128 - k.textBits()
	if free > 0 {
		hi, lo = hi<<free|lo>>(64-free), lo<<free
	}
	id := fromHalves(hi, lo)
	if zeroFrom(id, k.bytes) != nil {
		return [16]byte{}, textError(k.name, text, k.width-1, ErrPadding)
	}
	return id, nil
}

func (k paddedKind) Encode(id [16]byte) string {
	if k.Check(id) != nil {
		return ""
	}
	hi, lo := halves(id)
	if free := 128 - k.textBits(); free > 0 {
		hi, lo = hi>>free, lo>>free|hi<<(64-free)
	}
	return string(k.digits.append(make([]byte, 0, k.width), hi, lo, k.width))
}

// textBits is how many bits the digits of a text have: the bits of the bytes,
// rounded up to whole digits.
func (k paddedKind) textBits() int {
	perDigit := map[int]int{16: 4, 32: 5, 64: 6}[len(k.digits.digits)]
	return k.width * perDigit
}

func (k paddedKind) Check(id [16]byte) error { return zeroFrom(id, k.bytes) }

func (k paddedKind) Time(id [16]byte) (time.Time, bool) {
	if k.Check(id) != nil {
		return time.Time{}, false
	}
	return k.clock.read(id)
}

func (k paddedKind) Fields(id [16]byte) []Field {
	if k.Check(id) != nil {
		return nil
	}
	return k.fields(id)
}
