package peabody

// V8 holds the fields of Figure 6. The zero value is a value of the figure with
// all its fields zero; as an id it would have a zero node, which only a
// [V8Layout] can see.
type V8 struct {
	Timestamp32 uint32 // bits 0-31: the most significant of the timestamp
	Timestamp48 uint16 // bits 32-47: its next 16, or zero
	TimeOrSeq   uint16 // 12 bits: the timestamp's next, or the clock sequence
	SeqOrNode   uint8  // 8 bits: the clock sequence, or the node's first
	Node        uint64 // 54 bits
}

// V8Of takes a version 8 id apart; other versions are refused with
// [ErrVersion]. [V8.ID] is its inverse.
func V8Of(id [16]byte) (V8, error) {
	if !is(id, 8) {
		return V8{}, ErrVersion
	}
	p := payloadOf(id)
	return V8{
		Timestamp32: uint32(p.get(0, 32)),
		Timestamp48: uint16(p.get(32, 16)),
		TimeOrSeq:   uint16(p.get(48, 12)),
		SeqOrNode:   uint8(p.get(60, 8)),
		Node:        p.get(68, 54),
	}, nil
}

// ID puts the fields together and refuses, with a [*FieldError], a value that
// its field cannot hold.
func (v V8) ID() ([16]byte, error) {
	if err := checkWidths(FieldError{"time_or_seq", uint64(v.TimeOrSeq), 12}, FieldError{"node", v.Node, 54}); err != nil {
		return [16]byte{}, err
	}
	var p payload
	p.put(0, 32, uint64(v.Timestamp32))
	p.put(32, 16, uint64(v.Timestamp48))
	p.put(48, 12, uint64(v.TimeOrSeq))
	p.put(60, 8, uint64(v.SeqOrNode))
	p.put(68, 54, v.Node)
	return p.stamp(8), nil
}
