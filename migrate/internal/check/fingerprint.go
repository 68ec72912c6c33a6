package check

import (
	"database/sql"
	"encoding/binary"
	"fmt"
	"math/bits"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// A fingerprint is a sum that does not depend on the order of what was added. It finds accidents,
// and no attacker.
type fingerprint struct{ n, a, b uint64 }

// Fingerprints are two fingerprints of a column: of its ids, and of its ids with their rows.
type Fingerprints struct{ IDs, Rows fingerprint }

// add adds the hash of a value, and the hash of its row.
func (f *Fingerprints) add(value, row hash) {
	f.IDs.add(value)
	f.Rows.add(value.with(row))
}

func (f *fingerprint) add(h hash) {
	f.n++
	f.a += h.a
	f.b += h.b
}

// String is the fingerprint as the state keeps it.
func (f fingerprint) String() string { return fmt.Sprintf("%d:%016x%016x", f.n, f.a, f.b) }

// A hash is of one value, or of several in their order.
type hash struct{ a, b uint64 }

func hashID(id [16]byte) hash {
	hi, lo := binary.BigEndian.Uint64(id[:8]), binary.BigEndian.Uint64(id[8:])
	return hash{mix(hi^0x9e3779b97f4a7c15, lo^0xd1b54a32d192ed03),
		mix(lo^0x8cb92ba72f3d8dd7, hi^0xaef17502108ef2d9)}
}

// hashOf is of a value that is no id, by its bytes.
func hashOf(raw []byte) hash { return hash{0x6a09e667f3bcc908, 0xbb67ae8584caa73b}.bytes(raw) }

// with returns the hash of two values. The second value has the hash h2.
func (h hash) with(h2 hash) hash {
	return hash{mix(h.a^0xe7037ed1a0b428db, h2.a^0xa0761d6478bd642f),
		mix(h.b^0x589965cc75374cc3, h2.b^0x1d8e4e27c47d124f)}
}

// word goes on with eight bytes.
func (h hash) word(w uint64) hash {
	return hash{mix(h.a^w, 0x9fb21c651e98df25), mix(h.b^w, 0xd6e8feb86659fd93)}
}

// bytes goes on with a value of any length.
func (h hash) bytes(raw []byte) hash {
	h = h.word(uint64(len(raw)) + 1)
	for ; len(raw) >= 8; raw = raw[8:] {
		h = h.word(binary.BigEndian.Uint64(raw))
	}
	if len(raw) == 0 {
		return h
	}
	var rest [8]byte
	copy(rest[:], raw)
	return h.word(binary.BigEndian.Uint64(rest[:]))
}

// mix folds the product of its arguments.
func mix(x, y uint64) uint64 {
	hi, lo := bits.Mul64(x, y)
	hi ^= lo
	hi ^= hi >> 29
	return hi * 0xbf58476d1ce4e5b9
}

// A rowName is what a row is known by. Its other ids are rewritten too.
type rowName struct{ before, after hash }

// A rowReader reads what tells the rows of a query by [sqlgen.Values] apart, scanned into raw.
type rowReader struct {
	members []sqlgen.Member
	raw     []sql.RawBytes
	m       Mover
}

func newRowReader(col sqlgen.Column, m Mover) *rowReader {
	return &rowReader{members: col.Identity, raw: make([]sql.RawBytes, len(col.Identity)), m: m}
}

// name returns what the row that was scanned is known by.
func (r *rowReader) name() (out rowName) {
	for i, m := range r.members {
		raw := r.raw[i]
		if raw == nil { // NULL: no value is hashed as this word alone
			out.before, out.after = out.before.word(0), out.after.word(0)
			continue
		}
		if m.Form != nil {
			if id, ok := m.Form.Decode(raw); ok {
				image, _ := r.m.Image(id) // or the same id
				out.before, out.after = out.before.bytes(id[:]), out.after.bytes(image[:])
				continue
			}
		}
		out.before, out.after = out.before.bytes(raw), out.after.bytes(raw)
	}
	return out
}
