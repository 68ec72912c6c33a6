package check

import (
	"encoding/binary"
	"slices"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// A Set is a set of ids, sixteen bytes of memory each. Add all, then sort, then ask.
type Set struct{ IDs [][16]byte }

func compareIDs(a, b [16]byte) int { return slices.Compare(a[:], b[:]) }

// Add puts an id into it.
func (s *Set) Add(id [16]byte) { s.IDs = append(s.IDs, id) }

// Sort makes each id stand once.
func (s *Set) Sort() {
	slices.SortFunc(s.IDs, compareIDs)
	s.IDs = slices.Compact(s.IDs)
}

// Has reports whether it has an id. nil has none.
func (s *Set) Has(id [16]byte) bool {
	if s == nil {
		return false
	}
	_, ok := slices.BinarySearchFunc(s.IDs, id, compareIDs)
	return ok
}

// A Mover says which ids a run, or its undo, has still to move, and to what.
type Mover struct {
	T    *transform.Transform
	List *Set // the ids, nil: all that T applies to
	// KnownIDs are ids that the run has found and left. With it, ids on neither are strangers.
	KnownIDs   *Set
	LatePolicy LatePolicy // what happens to strangers to which T applies
	before     [16]byte   // with LateBefore: the smallest id that was made too late
}

// LatePolicy says which strangers are moved.
type LatePolicy int

// Strangers stay, or are moved.
const (
	LateStay   LatePolicy = iota // they are left as they are
	LateAll                      // all are moved
	LateBefore                   // those are that were made before a time
)

// Image returns what becomes of a stored value, and whether something does.
func (m Mover) Image(id [16]byte) ([16]byte, bool) {
	image, ok := m.T.Apply(id)
	isItself := m.List == nil && m.T.Listed() && image == id
	if ok && !isItself && (m.List == nil || m.List.Has(id) || m.Takes(id)) {
		return image, true
	}
	return id, false
}

// Stranger reports whether a run knows nothing of an id that could be one of its own.
func (m Mover) Stranger(id [16]byte) bool {
	if m.KnownIDs == nil || m.List.Has(id) || m.KnownIDs.Has(id) {
		return false
	}
	return m.T.Listed() || m.T.From().Match(id)
}

// Takes reports whether a stranger is moved.
func (m Mover) Takes(id [16]byte) bool {
	if m.LatePolicy == LateStay || !m.Stranger(id) {
		return false
	}
	id = m.T.Read(id)
	if id[6]>>4 == 1 {
		id, _ = transform.Between(1, 6).Apply(id)
	}
	return m.LatePolicy == LateAll || compareIDs(id, m.before) < 0
}

// Since sets the time from which on strangers are left as they are.
func (m *Mover) Since(t time.Time) {
	m.LatePolicy, m.before = LateBefore, firstOf(gregorianTicks(t))
	if m.T.From().Version == 7 {
		m.before = [16]byte{6: 0x70, 8: 0x80}
		var millis [8]byte
		binary.BigEndian.PutUint64(millis[:], uint64(max(t.UnixMilli(), 0)))
		copy(m.before[:6], millis[2:])
	}
}

// gregorianTicks returns the 100-nanosecond ticks from 1582-10-15 to t, zero for anything earlier.
func gregorianTicks(t time.Time) uint64 {
	n := t.Unix()*1e7 + int64(t.Nanosecond()/100) + 0x01B21DD213814000
	return uint64(max(n, 0))
}

// firstOf returns the smallest version 6 id of a moment, by its canonical bytes.
func firstOf(ticks uint64) [16]byte {
	id := [16]byte{6: 0x60, 8: 0x80}
	binary.BigEndian.PutUint32(id[0:], uint32(ticks>>28))
	binary.BigEndian.PutUint16(id[4:], uint16(ticks>>12))
	binary.BigEndian.PutUint16(id[6:], 6<<12|uint16(ticks)&0x0fff)
	return id
}
