package extuuid

// A Format is the field f of a standard float vector.
type Format uint8

const (
	Format80    Format = 0b000 // one 80-bit float, z 4 characters of scheme B
	Format64    Format = 0b001 // one 64-bit float, z 8 characters of scheme C
	Format32x3  Format = 0b010 // three 32-bit floats, z a number from 0 to 255
	Format32x2  Format = 0b011 // two 32-bit floats, z 8 characters of scheme C
	Format32    Format = 0b100 // one 32-bit float, z 12 characters of scheme B
	Format16x6  Format = 0b101 // six 16-bit floats, z a number from 0 to 255
	Format16xN  Format = 0b110 // one to four 16-bit floats, z 13, 10, 8 or 5 characters of scheme B
	formatsKept        = 0b111 // reserved
)

// formats is the table of section 3.5. A format without a number of elements
// has the number in a field of two bits; one without a scheme has a number for
// its context.
var formats = [formatsKept]struct {
	n      int         // elements; 0: 1 to 4, in the field n-1
	size   int         // bits of an element
	z      int         // bits of the context; with n 0, what it shares with the elements
	named  bool        // the context is a name
	scheme Scheme      // of the name
	g      floatFormat // of the elements
}{
	Format80:   {n: 1, size: 80, z: 24, named: true, scheme: SchemeB, g: ieee80},
	Format64:   {n: 1, size: 64, z: 40, named: true, scheme: SchemeC, g: ieee64},
	Format32x3: {n: 3, size: 32, z: 8, g: ieee32},
	Format32x2: {n: 2, size: 32, z: 40, named: true, scheme: SchemeC, g: ieee32},
	Format32:   {n: 1, size: 32, z: 72, named: true, scheme: SchemeB, g: ieee32},
	Format16x6: {n: 6, size: 16, z: 8, g: ieee16},
	Format16xN: {size: 16, z: 96, named: true, scheme: SchemeB, g: ieee16},
}

// maxHalves is the number of elements that two bits can count from one.
const maxHalves = 4

// maxStandard is the largest number of elements in any of the formats.
const maxStandard = 6

// A StandardFloatVector is the vector subtype 111 of section 3.5: a few IEEE
// 754 numbers with a short context.
//
//	0    2    5    8
//	10   111  f:3  z, then the elements                  f 000 to 101
//	10   111  f:3  n-1:2, then the elements, then z      f 110
//
// Zeros fill what is left, and are checked.
type StandardFloatVector struct {
	F Format  // f, the format
	Z string  // z: a name, or for the formats 010 and 101 a number in decimal; empty for none, or 0
	V []Float // the elements, as many as the format has
}

// N returns the number of elements.
func (v StandardFloatVector) N() int { return len(v.V) }

// standardFormat finds the format of n elements of so many bits.
func standardFormat(n, size int) (Format, bool) {
	for i, f := range formats {
		if f.size == size && (f.n == n || f.n == 0 && 1 <= n && n <= maxHalves) {
			return Format(i), true
		}
	}
	return 0, false
}

// contextBits is the width of z with n elements.
func (f Format) contextBits(n int) int {
	if d := formats[f]; d.n == 0 {
		return d.z - n*d.size
	}
	return formats[f].z
}

func (f Format) packContext(z string, n int) (u128, error) {
	d := formats[f]
	if d.named {
		return packName(z, d.scheme, f.contextBits(n))
	}
	if z == "" {
		return u128{}, nil
	}
	v, err := scanDigits("z", z, "")
	switch {
	case err != nil:
		return u128{}, inField("z", ErrCharacter)
	case v.cmp(u64(255)) > 0:
		return u128{}, overflow("z", "a number from 0 to 255")
	}
	return v, nil
}

func (f Format) unpackContext(v u128, n int) (string, error) {
	d := formats[f]
	switch {
	case d.named:
		return unpackName(v, d.scheme, f.contextBits(n))
	case v.isZero():
		return "", nil
	}
	return string(appendDecimal(nil, v, 1)), nil
}

func (v StandardFloatVector) pack() (bitString, error) {
	if v.F >= formatsKept {
		return bitString{}, inField("f", ErrReserved)
	}
	d, n := formats[v.F], len(v.V)
	if n != d.n && !(d.n == 0 && 1 <= n && n <= maxHalves) {
		return bitString{}, overflow("n", "the number of elements that format f has")
	}
	z, err := v.F.packContext(v.Z, n)
	if err != nil {
		return bitString{}, err
	}
	w := vectorWriter(subtypeStandardFloatVector)
	w.put("f", u64(uint64(v.F)), 3)
	if d.n != 0 {
		w.put("z", z, v.F.contextBits(n))
	} else {
		w.put("n", u64(uint64(n-1)), 2)
	}
	for _, f := range v.V {
		exponent, mantissa, err := d.g.fields(f)
		if err != nil {
			return bitString{}, err
		}
		w.sign(f.neg)
		w.put("exponent", u64(uint64(exponent)), d.g.e)
		if d.g == ieee80 { // the integer bit, which the other formats hide
			w.sign(exponent != 0)
		}
		w.put("mantissa", mantissa, d.g.m)
	}
	if d.n == 0 {
		w.put("z", z, v.F.contextBits(n))
	}
	return w.end()
}

func unpackStandard(r *reader) (Value, error) {
	v := StandardFloatVector{F: Format(r.num(3))}
	if v.F >= formatsKept {
		return nil, inField("f", ErrReserved)
	}
	d := formats[v.F]
	n := d.n
	var err error
	if n == 0 {
		n = r.num(2) + 1
	} else if v.Z, err = v.F.unpackContext(r.take(d.z), n); err != nil {
		return nil, err
	}
	v.V = make([]Float, n)
	for i := range v.V {
		neg, exponent := r.sign(), r.num(d.g.e)
		if d.g == ieee80 && r.sign() != (exponent != 0) {
			return nil, inField("element", ErrNotCanonical)
		}
		if v.V[i], err = d.g.value(neg, exponent, r.take(d.g.m), false); err != nil {
			return nil, inField("element", err)
		}
	}
	if d.n == 0 {
		if v.Z, err = v.F.unpackContext(r.take(v.F.contextBits(n)), n); err != nil {
			return nil, err
		}
	}
	if err := r.end(); err != nil {
		return nil, err
	}
	return v, nil
}
