package extuuid

import (
	"strconv"
	"time"

	"github.com/sqluuid/sqluuid/codec"
)

// prefix begins the explicit printed form.
const prefix = "extuuid:"

// Encode prints an identifier in the syntax of section 3.7, explicitly: with
// the prefix, the type, the scheme and every dimension, so that [Decode] gives
// the same sixteen bytes. An EXTUUID in version 6, whose version the syntax
// cannot express, and bytes that are no EXTUUID at all are printed as UUIDs.
func Encode(id [16]byte) string { return string(AppendEncode(nil, id)) }

// AppendEncode appends to dst what [Encode] returns.
func AppendEncode(dst []byte, id [16]byte) []byte {
	v, version, err := Unpack(id)
	if err != nil || version != Version8 {
		return codec.AppendText(dst, id)
	}
	return v.appendText(append(dst, prefix...))
}

// sym[A-F]:<symbol>, serial[A-F]:<symbol>:<number>
func (v Symserial) appendText(dst []byte) []byte {
	if v.Q.Sign() == 0 {
		dst = append(dst, "sym"...)
		dst = append(dst, v.C.String()...)
		dst = append(dst, ':')
		return append(dst, v.S...)
	}
	dst = append(dst, "serial"...)
	dst = append(dst, v.C.String()...)
	dst = append(dst, ':')
	dst = append(dst, v.S...)
	return v.Q.appendText(append(dst, ':'))
}

// fixed[A-F]<e>:<symbol>:<decimal>
func (v FixedPoint) appendText(dst []byte) []byte {
	dst = append(dst, "fixed"...)
	dst = append(dst, v.C.String()...)
	dst = strconv.AppendUint(dst, uint64(v.E), 10)
	dst = append(dst, ':')
	dst = append(dst, v.S...)
	return v.appendDecimal(append(dst, ':'))
}

// int:<value>
func (v SingleInt) appendText(dst []byte) []byte { return v.V.appendText(append(dst, "int:"...)) }

// f:<value>
func (v SingleFloat) appendText(dst []byte) []byte {
	return v.V.appendText(append(dst, "f:"...), singleFloat)
}

// quant:[<context>:]<value>{*|/}<unit><power>…
func (v Quantity) appendText(dst []byte) []byte {
	dst = append(dst, "quant:"...)
	if v.A != 0 {
		dst = strconv.AppendUint(dst, uint64(v.A), 10)
		dst = append(dst, ':')
	}
	dst = strconv.AppendFloat(dst, v.V, 'g', -1, 64)
	for i, x := range v.X {
		if x.N == 0 {
			continue
		}
		op := byte('*')
		if x.S {
			op = '/'
		}
		dst = append(append(dst, op), units[i]...)
		if x.N > 1 || x.D > 1 {
			dst = append(dst, '0'+x.N)
		}
		if x.D > 1 {
			dst = append(dst, '/', '0'+x.D)
		}
	}
	return dst
}

// t/<l>:yyyy-MM-dd;hh:mm:ss[.n], or t/<l>:[-]<seconds>[.n] outside the years
// that four digits write
func (v Time) appendText(dst []byte) []byte {
	l := int(v.L)
	dst = append(dst, "t/"...)
	dst = strconv.AppendUint(dst, uint64(l), 10)
	dst = append(dst, ':')
	if sec, frac, ok := v.unix(); ok {
		dst = time.Unix(sec, 0).UTC().AppendFormat(dst, "2006-01-02;15:04:05")
		return appendFraction(dst, frac, l)
	}
	if v.T.neg {
		dst = append(dst, '-')
	}
	dst = v.Seconds().appendText(dst)
	return appendFraction(dst, v.Fraction().mag, l)
}

// appendHead appends <keyword>/<n>*<l>[*<e>]:[<name>:]
func appendHead(dst []byte, keyword, z string, dims ...int) []byte {
	dst = append(dst, keyword...)
	for i, d := range dims {
		dst = append(dst, "/**"[i])
		dst = strconv.AppendInt(dst, int64(d), 10)
	}
	dst = append(dst, ':')
	if z != "" {
		dst = append(append(dst, z...), ':')
	}
	return dst
}

func appendInts(dst []byte, v []Int) []byte {
	for i, n := range v {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = n.appendText(dst)
	}
	return dst
}

func appendFloats(dst []byte, v []Float, g floatFormat) []byte {
	for i, f := range v {
		if i > 0 {
			dst = append(dst, ',')
		}
		dst = f.appendText(dst, g)
	}
	return dst
}

// int/<n>*<l>:[<name>:]<value>,…
func (v IntVector) appendText(dst []byte) []byte {
	return appendInts(appendHead(dst, "int", v.Z, len(v.V), int(v.L)), v.V)
}

// uint/<n>*<l>:[<name>:]<value>,…
func (v UintVector) appendText(dst []byte) []byte {
	return appendInts(appendHead(dst, "uint", v.Z, len(v.V), int(v.L)), v.V)
}

// f/<n>*<l>*<e>:[<name>:]<value>,…
func (v FloatVector) appendText(dst []byte) []byte {
	return appendFloats(appendHead(dst, "f", v.Z, len(v.V), int(v.L), int(v.E)), v.V, v.format())
}

// f/<n>*<l>:[<context>:]<value>,… with l 80, 64, 32 or 16
func (v StandardFloatVector) appendText(dst []byte) []byte {
	d := formats[v.F]
	return appendFloats(appendHead(dst, "f", v.Z, len(v.V), d.size), v.V, d.g)
}
