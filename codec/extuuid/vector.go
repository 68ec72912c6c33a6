package extuuid

import (
	"iter"
	"slices"
)

// The generic vectors of section 3.5. What n and l (and e) leave of the 122
// bits belongs to the elements and, before them, to the context z:
//
//	0    2    5    12   19                      122-n·l
//	10   100  n:7  l:7  z: 103-n·l              n integers: sign:1 magnitude:l-1
//	10   101  n:7  l:7  z: 103-n·l              n unsigned integers: l
//	10   110  n:7  l:7  e:5 (19)  z: 98-n·l     n floats: exponent:e sign:1 mantissa:l-e-1
//
// A name in z is written in scheme B, filled with '_' to the length that z has
// room for; no name is zero.

// An IntVector is the vector subtype 100, int: integers of one size.
type IntVector struct {
	L uint8  // l, bits in each element, the sign among them; at least 2
	Z string // z, the name
	V []Int  // the elements, at least one
}

// A UintVector is the vector subtype 101, uint: unsigned integers of one size.
type UintVector struct {
	L uint8  // l, bits in each element; at least 1
	Z string // z, the name
	V []Int  // the elements, at least one, none negative
}

// A FloatVector is the vector subtype 110, f/xx: floating-point numbers of any
// one layout.
type FloatVector struct {
	L uint8   // l, bits in each element
	E uint8   // e, bits of its exponent; at least 1
	Z string  // z, the name
	V []Float // the elements, at least one
}

const (
	intVectorRoom   = payloadBits - 2 - 3 - 7 - 7
	floatVectorRoom = intVectorRoom - 5
)

// N returns the field n, the number of elements.
func (v IntVector) N() int { return len(v.V) }

// N returns the field n, the number of elements.
func (v UintVector) N() int { return len(v.V) }

// N returns the field n, the number of elements.
func (v FloatVector) N() int { return len(v.V) }

// checkSize refuses a number and a size of elements that leave z less than
// nothing. Zero elements name nothing and are refused too.
func checkSize(n, l, least, room int) error {
	switch {
	case n < 1 || n > room:
		return overflow("n", "1 to "+itoa(room/least)+" elements")
	case l < least || l > room:
		return overflow("l", itoa(least)+" to "+itoa(room)+" bits")
	case n*l > room:
		return overflow("z", "nothing: n·l may take at most "+itoa(room)+" bits")
	}
	return nil
}

func (w *writer) header(n, l int) {
	w.put("n", u64(uint64(n)), 7)
	w.put("l", u64(uint64(l)), 7)
}

func (w *writer) name(z string, width int) {
	v, err := packName(z, SchemeB, width)
	if err != nil {
		w.fail(err)
	}
	w.put("z", v, width)
}

func (v IntVector) pack() (bitString, error) {
	return packInts(subtypeIntVector, v.Z, len(v.V), int(v.L), slices.Values(v.V))
}

func (v UintVector) pack() (bitString, error) {
	return packInts(subtypeUintVector, v.Z, len(v.V), int(v.L), slices.Values(v.V))
}

// packInts packs n integers of l bits, with a sign bit or without.
func packInts(y subtype, z string, n, l int, elements iter.Seq[Int]) (bitString, error) {
	signs := 0
	if y == subtypeIntVector {
		signs = 1
	}
	if err := checkSize(n, l, 1+signs, intVectorRoom); err != nil {
		return bitString{}, err
	}
	w := vectorWriter(y)
	w.header(n, l)
	w.name(z, intVectorRoom-n*l)
	for e := range elements {
		if signs == 1 {
			w.sign(e.neg)
		} else if e.neg {
			return bitString{}, overflow("element", "no negative number")
		}
		w.put("element", e.mag, l-signs)
	}
	return w.end()
}

func (v FloatVector) pack() (bitString, error) {
	return packFloats(v.Z, len(v.V), int(v.L), int(v.E), slices.Values(v.V))
}

// packFloats packs n floats of l bits. The exponent has e of them.
func packFloats(z string, n, l, e int, elements iter.Seq[Float]) (bitString, error) {
	if err := checkFloatSize(n, l, e); err != nil {
		return bitString{}, err
	}
	w := vectorWriter(subtypeFloatVector)
	w.header(n, l)
	w.put("e", u64(uint64(e)), 5)
	w.name(z, floatVectorRoom-n*l)
	g := genericFormat(l, e)
	for f := range elements {
		exponent, mantissa, err := g.fields(f)
		if err != nil {
			return bitString{}, err
		}
		w.put("exponent", u64(uint64(exponent)), g.e)
		w.sign(f.neg)
		w.put("mantissa", mantissa, g.m)
	}
	return w.end()
}

func genericFormat(l, e int) floatFormat { return floatFormat{e, l - e - 1} }

func (v FloatVector) format() floatFormat { return genericFormat(int(v.L), int(v.E)) }

func checkFloatSize(n, l, e int) error {
	if err := checkSize(n, l, 2, floatVectorRoom); err != nil {
		return err
	}
	if e < 1 || e > 31 || e > l-1 {
		return overflow("e", "1 to 31 bits, and fewer than l")
	}
	return nil
}

// unpackVector reads what the integer vectors share.
func unpackVector(r *reader, least int) (n, l int, z string, err error) {
	n, l = r.num(7), r.num(7)
	if err = checkSize(n, l, least, intVectorRoom); err == nil {
		width := intVectorRoom - n*l
		z, err = unpackName(r.take(width), SchemeB, width)
	}
	return n, l, z, err
}

func unpackIntVector(r *reader) (Value, error) {
	n, l, z, err := unpackVector(r, 2)
	if err != nil {
		return nil, err
	}
	v := IntVector{L: uint8(l), Z: z, V: make([]Int, n)}
	for i := range v.V {
		if v.V[i], err = r.signed("element", l-1); err != nil {
			return nil, err
		}
	}
	return v, nil
}

func unpackUintVector(r *reader) (Value, error) {
	n, l, z, err := unpackVector(r, 1)
	if err != nil {
		return nil, err
	}
	v := UintVector{L: uint8(l), Z: z, V: make([]Int, n)}
	for i := range v.V {
		v.V[i] = Int{mag: r.take(l)}
	}
	return v, nil
}

func unpackFloatVector(r *reader) (Value, error) {
	n, l, e := r.num(7), r.num(7), r.num(5)
	if err := checkFloatSize(n, l, e); err != nil {
		return nil, err
	}
	width := floatVectorRoom - n*l
	z, err := unpackName(r.take(width), SchemeB, width)
	if err != nil {
		return nil, err
	}
	v := FloatVector{L: uint8(l), E: uint8(e), Z: z, V: make([]Float, n)}
	g := v.format()
	for i := range v.V {
		exponent, neg, mantissa := r.num(e), r.sign(), r.take(g.m)
		if v.V[i], err = g.value(neg, exponent, mantissa, false); err != nil {
			return nil, inField("element", err)
		}
	}
	return v, nil
}
