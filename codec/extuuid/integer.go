package extuuid

// A SingleInt is the vector subtype 000 of section 3.5, int: one integer of a
// sign and 116 bits.
//
//	0    2    5       6
//	10   000  sign:1  116 bits of magnitude
//
// The zero value is the number zero.
type SingleInt struct {
	V Int // the integer
}

// Type returns [TypeVector].
func (SingleInt) Type() Type { return TypeVector }

func (v SingleInt) pack() (EXTUUID, error) {
	w := vectorWriter(SubtypeInt)
	w.signed("int", v.V, 116)
	return w.end()
}

func unpackSingleInt(r *reader) (Value, error) {
	n, err := r.signed("int", 116)
	if err != nil {
		return nil, err
	}
	return SingleInt{n}, nil
}
