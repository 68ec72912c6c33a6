package peabody

import (
	"crypto/rand"
	"encoding/binary"
	"fmt"
)

// A Node holds the bits behind timestamp and sequence: up to 122 of them, as a
// number. The zero value is refused wherever a node has bits.
type Node struct{ High, Low uint64 }

// check refuses a node that is zero or exceeds n bits.
func (n Node) check(bits uint) error {
	t := Timestamp(n)
	if got := t.bitLen(); got > bits {
		return &FieldError{"node", n.Low, bits}
	}
	if bits > 0 && t == (Timestamp{}) {
		return ErrNode
	}
	return nil
}

// putNode writes a node of n bits at the end.
func (p *payload) putNode(bits uint, n Node) {
	if bits > 64 {
		p.put(payloadBits-bits, bits-64, n.High)
	}
	p.put(payloadBits-min(bits, 64), min(bits, 64), n.Low)
}

func (p payload) node(bits uint) Node {
	n := Node{Low: p.get(payloadBits-min(bits, 64), min(bits, 64))}
	if bits > 64 {
		n.High = p.get(payloadBits-bits, bits-64)
	}
	return n
}

// A MachineID is the part of the node that section 7 allows for telling the
// nodes of one application apart. It comes first in the node, behind timestamp
// and sequence. The zero value means that there is none. It must be drawn at
// random and not be a MAC address, which nothing here can check.
type MachineID struct {
	Bits  uint8 // at most 64, and less than the node has
	Value uint64
}

func (m MachineID) check(nodeBits uint) error {
	if m.Bits > 64 || m.Bits > 0 && uint(m.Bits) >= nodeBits {
		return fmt.Errorf("%w: a machineID of %d bits in a node of %d", ErrLayout, m.Bits, nodeBits)
	}
	return checkWidths(FieldError{"machineID", m.Value, uint(m.Bits)})
}

// randomNode draws a node of n bits that is not zero, its first bits the
// machineID.
func randomNode(bits uint, m MachineID) Node {
	for {
		var b [16]byte
		rand.Read(b[:]) // never fails: it ends the program when the system has no randomness
		var p payload
		random := Node{binary.BigEndian.Uint64(b[:8]), binary.BigEndian.Uint64(b[8:])}
		own := bits - uint(m.Bits)
		p.putNode(own, random)
		p.put(payloadBits-bits, uint(m.Bits), m.Value)
		if n := p.node(bits); bits == 0 || n != (Node{}) {
			return n
		}
	}
}
