package extuuid

import "strconv"

func itoa(n int) string { return strconv.Itoa(n) }

// The type is what the first two bits say: section 3.1.
const (
	typeSymserial = 0b00 // a symbol with an optional number
	typeFixed     = 0b01 // a symbol with a fixed-point number
	typeVector    = 0b10 // numbers with a context, or a quantity with its unit
	typeReserved  = 0b11 // refused
)

// A subtype is the field y of a vector: section 3.5.
type subtype uint8

const (
	subtypeInt                 subtype = 0b000 // [SingleInt]
	subtypeQuantity            subtype = 0b001 // [Quantity]
	subtypeFloat               subtype = 0b010 // [SingleFloat]
	subtypeTime                subtype = 0b011 // [Time]
	subtypeIntVector           subtype = 0b100 // [IntVector]
	subtypeUintVector          subtype = 0b101 // [UintVector]
	subtypeFloatVector         subtype = 0b110 // [FloatVector]
	subtypeStandardFloatVector subtype = 0b111 // [StandardFloatVector]
)

// A Value is one of this package's representation types (the document's word,
// section 4.1): [Symserial], [FixedPoint], [SingleInt], [Quantity], [SingleFloat],
// [Time], [IntVector], [UintVector], [FloatVector] or [StandardFloatVector].
// Their fields have the document's names.
type Value interface {
	pack() (bitString, error)
	appendText(dst []byte) []byte // after the prefix; of a value that packs
}

// Pack returns v as a version 8 UUID. A value that does not fit is refused with an
// [*OverflowError], one that cannot be stored for another reason with a
// [*FieldError]; both name the field.
func Pack(v Value) ([16]byte, error) { return PackVersion(v, Version8) }

// PackVersion is [Pack] in the given version. See [Version6] for what that one costs;
// any other than these two is [ErrVersion].
func PackVersion(v Value, version Version) ([16]byte, error) {
	if version != Version8 && version != Version6 {
		return [16]byte{}, ErrVersion
	}
	x, err := v.pack()
	if err != nil {
		return [16]byte{}, err
	}
	return x.uuid(version), nil
}

// Unpack reads the fields of an identifier and says in which version it came.
// It refuses bits that [Pack] would not write: for every id that it takes,
// packing the value gives the same bits.
func Unpack(id [16]byte) (Value, Version, error) {
	x, version, err := fromUUID(id)
	if err != nil {
		return nil, 0, err
	}
	v, err := x.value()
	if err != nil {
		return nil, 0, err
	}
	return v, version, nil
}

// value reads the fields of the 122 bits.
func (x bitString) value() (Value, error) {
	r := &reader{bits: x.bits}
	switch r.num(2) {
	case typeSymserial:
		return unpackSymserial(r)
	case typeFixed:
		return unpackFixed(r)
	case typeReserved:
		return nil, inField("type", ErrReserved)
	}
	switch subtype(r.num(3)) {
	case subtypeInt:
		return unpackSingleInt(r)
	case subtypeQuantity:
		return unpackQuantity(r)
	case subtypeFloat:
		return unpackSingleFloat(r)
	case subtypeTime:
		return unpackTime(r)
	case subtypeIntVector:
		return unpackIntVector(r)
	case subtypeUintVector:
		return unpackUintVector(r)
	case subtypeFloatVector:
		return unpackFloatVector(r)
	default:
		return unpackStandard(r)
	}
}

// vectorWriter begins a value of type 10.
func vectorWriter(y subtype) writer {
	w := writer{}
	w.put("type", u64(typeVector), 2)
	w.put("y", u64(uint64(y)), 3)
	return w
}

// signed writes a sign bit and a magnitude of width bits.
func (w *writer) signed(field string, n Int, width int) {
	w.sign(n.neg)
	w.put(field, n.mag, width)
}

// signed reads what the writer's signed wrote, and refuses a minus zero.
func (r *reader) signed(field string, width int) (Int, error) {
	neg, mag := r.sign(), r.take(width)
	if neg && mag.isZero() {
		return Int{}, inField(field, ErrNotCanonical)
	}
	return Int{neg, mag}, nil
}
