package peabody

import "fmt"

// A V8Layout says how a version 8 id is divided. The timestamp comes first, its
// length one of the document's or any other:
//
//	1 to 48    in timestamp_32 and timestamp_48, the rest of both zero; then
//	           the clock sequence, from time_or_seq on
//	49 to 60   in time_or_seq too, the rest of it zero; then the clock
//	           sequence, from seq_or_node on
//	61 to 64   the 60 most significant bits, as recommended; the others are lost
//	65 to 120  all bits, past version and variant, then the clock sequence
//
// The node fills what is left, directly behind the sequence. The document
// recommends at least 48 bits for it. The zero value is unusable.
type V8Layout struct {
	TimestampBits uint8 // 1 to 120
	SeqBits       uint8 // 1 to 32; 0 means 12 for a timestamp of up to 48 bits, else 8
}

// withDefaults fills SeqBits in and refuses what does not fit 122 bits.
func (l V8Layout) withDefaults() (V8Layout, error) {
	if l.SeqBits == 0 {
		l.SeqBits = 8
		if l.TimestampBits <= 48 {
			l.SeqBits = 12
		}
	}
	switch {
	case l.TimestampBits == 0 || l.TimestampBits > 120:
		return l, fmt.Errorf("%w: TimestampBits is %d, 1 to 120", ErrLayout, l.TimestampBits)
	case l.SeqBits > 32:
		return l, fmt.Errorf("%w: SeqBits is %d, at most 32", ErrLayout, l.SeqBits)
	case l.seqAt()+uint(l.SeqBits) >= payloadBits:
		return l, fmt.Errorf("%w: %d bits of timestamp and %d of sequence leave no node", ErrLayout, l.TimestampBits, l.SeqBits)
	}
	return l, nil
}

// NodeBits returns what timestamp and sequence leave to the node, or 0 when the
// layout is unusable.
func (l V8Layout) NodeBits() uint {
	l, err := l.withDefaults()
	if err != nil {
		return 0
	}
	return l.nodeBits()
}

func (l V8Layout) nodeBits() uint { return payloadBits - l.seqAt() - uint(l.SeqBits) }

// seqAt is where the sequence starts, in payload bits.
func (l V8Layout) seqAt() uint {
	switch {
	case l.TimestampBits <= 48:
		return 48
	case l.TimestampBits <= 64:
		return 60
	}
	return uint(l.TimestampBits)
}

// bitsLost is how many of the timestamp's least significant bits are not kept.
func (l V8Layout) bitsLost() uint {
	if l.TimestampBits > 60 && l.TimestampBits <= 64 {
		return uint(l.TimestampBits) - 60
	}
	return 0
}

// truncate returns the part of a timestamp that the id holds.
func (l V8Layout) truncate(t Timestamp) Timestamp {
	p := payload{t.High, t.Low}.shiftRight(l.bitsLost())
	return Timestamp{p.hi, p.lo}
}

// pack builds the id of a kept timestamp, a sequence and a node that fit.
func (l V8Layout) pack(kept Timestamp, sequence uint64, node Node) [16]byte {
	var p payload
	n := uint(l.TimestampBits) - l.bitsLost()
	if n > 64 {
		p.put(0, n-64, kept.High)
	}
	p.put(n-min(n, 64), min(n, 64), kept.Low)
	p.put(l.seqAt(), uint(l.SeqBits), sequence)
	p.putNode(l.nodeBits(), node)
	return p.stamp(8)
}

// check refuses a timestamp that exceeds the layout's.
func (l V8Layout) check(t Timestamp) error {
	if t.bitLen() > uint(l.TimestampBits) {
		return &FieldError{"timestamp", t.Low, uint(l.TimestampBits)}
	}
	return nil
}

// Encode returns the id of a timestamp, a clock sequence and a node. It refuses
// a node of zero with [ErrNode], and with a [*FieldError] what exceeds its field.
func (l V8Layout) Encode(t Timestamp, sequence uint64, node Node) ([16]byte, error) {
	l, err := l.withDefaults()
	if err != nil {
		return [16]byte{}, err
	}
	if err := l.check(t); err != nil {
		return [16]byte{}, err
	}
	if err := checkWidths(FieldError{"clock sequence", sequence, uint(l.SeqBits)}); err != nil {
		return [16]byte{}, err
	}
	if err := node.check(l.nodeBits()); err != nil {
		return [16]byte{}, err
	}
	return l.pack(l.truncate(t), sequence, node), nil
}

// V8Parts is what a writer put into a version 8 id.
type V8Parts struct {
	Timestamp Timestamp // of 61 to 64 bits, those that were lost are zero
	Sequence  uint64
	Node      Node
}

// Split returns what a writer with this layout put into id; nothing in an id
// says which layout that was. Bits that the layout has zero are refused with
// [ErrBits] when they are not.
func (l V8Layout) Split(id [16]byte) (V8Parts, error) {
	l, err := l.withDefaults()
	if err != nil {
		return V8Parts{}, err
	}
	if !is(id, 8) {
		return V8Parts{}, ErrVersion
	}
	p, n := payloadOf(id), uint(l.TimestampBits)-l.bitsLost()
	if p.get(n, l.seqAt()-n) != 0 {
		return V8Parts{}, fmt.Errorf("%w: the timestamp has more than %d bits", ErrBits, n)
	}
	t := Timestamp{Low: p.get(n-min(n, 64), min(n, 64)) << l.bitsLost()}
	if n > 64 {
		t.High = p.get(0, n-64)
	}
	return V8Parts{t, p.get(l.seqAt(), uint(l.SeqBits)), p.node(l.nodeBits())}, nil
}
