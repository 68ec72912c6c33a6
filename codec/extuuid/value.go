package extuuid

import "strconv"

func itoa(n int) string { return strconv.Itoa(n) }

// A Type is what the first two bits say: section 3.1.
type Type uint8

const (
	TypeSymserial Type = 0b00 // a symbol with an optional number
	TypeFixed     Type = 0b01 // a symbol with a fixed-point number
	TypeVector    Type = 0b10 // numbers with a context, or a quantity with its unit
	TypeReserved  Type = 0b11 // refused
)

// A Subtype is the field y of a vector: section 3.5.
type Subtype uint8

const (
	SubtypeInt                 Subtype = 0b000 // [SingleInt]
	SubtypeQuantity            Subtype = 0b001 // [Quantity]
	SubtypeFloat               Subtype = 0b010 // [SingleFloat]
	SubtypeTime                Subtype = 0b011 // [Time]
	SubtypeIntVector           Subtype = 0b100 // [IntVector]
	SubtypeUintVector          Subtype = 0b101 // [UintVector]
	SubtypeFloatVector         Subtype = 0b110 // [FloatVector]
	SubtypeStandardFloatVector Subtype = 0b111 // [StandardFloatVector]
)

// A Value is one of this package's representation types (the document's word,
// section 4.1): [Symserial], [Fixed], [SingleInt], [Quantity], [SingleFloat],
// [Time], [IntVector], [UintVector], [FloatVector] or [StandardFloatVector].
// Their fields have the document's names.
type Value interface {
	// Type returns the type the value is packed as.
	Type() Type

	pack() (EXTUUID, error)
	appendText(dst []byte) []byte // after the prefix; of a value that packs
}

// Bits returns the 122 bits of v. A value that does not fit is refused with an
// [*OverflowError], one that cannot be stored for another reason with a
// [*FieldError]; both name the field.
func Bits(v Value) (EXTUUID, error) { return v.pack() }

// Pack returns v as a version 8 UUID. For another version see [Bits].
func Pack(v Value) ([16]byte, error) {
	x, err := v.pack()
	if err != nil {
		return [16]byte{}, err
	}
	return x.UUID(), nil
}

// Unpack reads the fields of an identifier and says in which version it came.
// It refuses bits that [Pack] would not write: for every id that it takes,
// packing the value gives the same bits.
func Unpack(id [16]byte) (Value, Version, error) {
	x, version, err := FromUUID(id)
	if err != nil {
		return nil, 0, err
	}
	v, err := x.Value()
	if err != nil {
		return nil, 0, err
	}
	return v, version, nil
}

// Value reads the fields of the 122 bits.
func (x EXTUUID) Value() (Value, error) {
	r := &reader{bits: x.bits}
	switch Type(r.num(2)) {
	case TypeSymserial:
		return unpackSymserial(r)
	case TypeFixed:
		return unpackFixed(r)
	case TypeReserved:
		return nil, inField("type", ErrReserved)
	}
	switch Subtype(r.num(3)) {
	case SubtypeInt:
		return unpackSingleInt(r)
	case SubtypeQuantity:
		return unpackQuantity(r)
	case SubtypeFloat:
		return unpackSingleFloat(r)
	case SubtypeTime:
		return unpackTime(r)
	case SubtypeIntVector:
		return unpackIntVector(r)
	case SubtypeUintVector:
		return unpackUintVector(r)
	case SubtypeFloatVector:
		return unpackFloatVector(r)
	default:
		return unpackStandard(r)
	}
}

// vectorWriter begins a value of type 10.
func vectorWriter(y Subtype) writer {
	w := writer{}
	w.put("type", u64(uint64(TypeVector)), 2)
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
