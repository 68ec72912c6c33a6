package kin

import (
	"strings"
	"time"
)

// SID is the sortable identifier of A. Chilton.
//
//	 0 1                              64 65                            128
//	+-+---------------------------------+-+-------------------------------+
//	|0| time: 63 bits, ns since 1970    |0| random: 63 bits               |
//	+-+---------------------------------+-+-------------------------------+
//
// Both halves are signed 64-bit numbers that are never negative, so that two
// bits are always zero. Its generator writes four texts, each with a hyphen
// between the halves; Decode reads all four and Encode writes the first:
//
//	11-11  base 64, alphabet 0-9 A-Z _ a-z ~   IdBase64
//	13-13  base 32, alphabet 0-9 a-v           IdBase32
//	16-16  hexadecimal                         IdHex
//	19-19  decimal                             Id
//
// Text and bytes sort alike, by time.
//
// Source: github.com/chilts/sid, commit 660e947.
var SID Kind = sid{&shape{
	name:    "SID",
	form:    "two numbers with a hyphen between them, of 11, 13, 16 or 19 digits each",
	spans:   []span{{"time", 0, 64, false}, {"random", 64, 64, true}},
	clock:   clock{at: 1, len: 63, unit: time.Nanosecond},
	padding: 2,
	ordered: true,
}}

type sid struct{ *shape }

var sidBase64 = newRadix(decimals + uppers + "_" + lowers + "~")

// sidForms are the alphabets by the number of digits of a half.
var sidForms = map[int]*radix{11: sidBase64, 13: base32hex, 16: newRadix(decimals + "abcdef"), 19: base10}

func (k sid) Decode(text string) ([16]byte, error) {
	width := len(text) / 2
	form, known := sidForms[width]
	if !known || len(text) != 2*width+1 {
		return [16]byte{}, textError(k.name, text, len(text), ErrLength)
	}
	// The base-64 alphabet has no hyphen, so that the one in the middle is
	// the only one in every form.
	if i := strings.IndexByte(text, '-'); i != width {
		if i < 0 || i > width {
			i = width
		}
		return [16]byte{}, textError(k.name, text, i, ErrSyntax)
	}
	var half [2]uint64
	for i, start := range []int{0, width + 1} {
		hi, lo, bad, err := form.decode(text[start : start+width])
		if err == nil && (hi != 0 || lo>>63 != 0) {
			bad, err = 0, ErrOverflow
		}
		if err != nil {
			return [16]byte{}, textError(k.name, text, start+bad, err)
		}
		half[i] = lo
	}
	return fromHalves(half[0], half[1]), nil
}

func (k sid) Encode(id [16]byte) string {
	if k.Check(id) != nil {
		return ""
	}
	hi, lo := halves(id)
	out := append(sidBase64.append(make([]byte, 0, 23), 0, hi, 11), '-')
	return string(sidBase64.append(out, 0, lo, 11))
}

func (k sid) Check(id [16]byte) error {
	if id[0]>>7 != 0 || id[8]>>7 != 0 {
		return ErrPadding
	}
	return nil
}

func (k sid) Time(id [16]byte) (time.Time, bool) {
	if k.Check(id) != nil {
		return time.Time{}, false
	}
	return k.clock.read(id)
}

func (k sid) Fields(id [16]byte) []Field {
	if k.Check(id) != nil {
		return nil
	}
	return k.fields(id)
}
