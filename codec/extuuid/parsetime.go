package extuuid

import (
	"strings"
	"time"
)

// time reads yyyy-MM[-dd[;hh[:mm[:ss[.n]]]]] or [-]<seconds>[.n].
func (st statement) time() (Value, error) {
	s := st.body
	whole, digits, point := strings.Cut(s, ".")
	if point && digits == "" {
		return nil, ErrSyntax
	}
	l := fractionBits(len(digits))
	if st.dimCount > 0 {
		l = st.dims[0]
	}
	if l > timeBits {
		return nil, overflow("l", "at most 109 bits")
	}
	frac, err := scanFraction(digits, l)
	if err != nil {
		return nil, err
	}
	if sec, ok := scanDate(whole, point); ok {
		return atUnix(sec, frac, l)
	}
	neg := strings.HasPrefix(whole, "-")
	if neg {
		whole = whole[1:]
	}
	seconds, err := scanDigits("seconds", whole, "")
	if err != nil {
		return nil, err
	}
	if seconds.bitLen() > timeBits-l {
		return nil, overflowBits("seconds", timeBits-l)
	}
	return timeOf(neg, seconds.shl(l).add(frac), l)
}

// dateForms are the lengths at which a date may end. A year alone is a number
// of seconds.
var dateForms = [20]string{
	7: "2006-01", 10: "2006-01-02", 13: "2006-01-02;15", 16: "2006-01-02;15:04", 19: "2006-01-02;15:04:05",
}

// scanDate reads a date in UTC; a slash may stand for either hyphen. A fraction
// wants the seconds before it.
func scanDate(s string, fraction bool) (int64, bool) {
	if len(s) > 19 || len(s) < 7 || fraction && len(s) != 19 || dateForms[len(s)] == "" {
		return 0, false
	}
	for i, at := range []int{4, 7} {
		if i == 0 || len(s) > at {
			if s[at] != '-' && s[at] != '/' {
				return 0, false
			}
		}
	}
	s = s[:4] + "-" + s[5:]
	if len(s) > 7 {
		s = s[:7] + "-" + s[8:]
	}
	t, err := time.Parse(dateForms[len(s)], s)
	if err != nil || t.Year() < 1 {
		return 0, false
	}
	return t.Unix(), true
}
