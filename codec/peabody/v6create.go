package peabody

import (
	"crypto/rand"
	"encoding/binary"
	"sync"
	"time"
)

// A V6Generator makes version 6 ids by the algorithm of section 4.3.4. It is
// safe for concurrent use. Make it with [NewV6Generator]. Its clock is time.Now;
// [NewV6] makes an id of any time, sequence and node.
type V6Generator struct {
	mu    sync.Mutex
	store Store
	now   func() time.Time
}

// NewV6Generator returns a generator that keeps its state in store; nil means
// in memory.
func NewV6Generator(store Store) *V6Generator {
	if store == nil {
		store = new(memory)
	}
	return &V6Generator{store: store, now: time.Now}
}

// New returns the next id. Its clock sequence is random when there is no state
// or the clock has stepped back, and one more than the last otherwise, modulo
// 2^14; its node is fresh each time and, as the document has it, without the
// multicast bit that RFC 9562 wants set.
func (g *V6Generator) New() (id [16]byte, err error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	err = g.store.Update(func(saved State, ok bool) (State, error) { // steps 1 and 13
		now, err := gregorian(g.now()) // step 2
		if err != nil {
			return State{}, err
		}
		var b [8]byte
		rand.Read(b[:])
		sequence := binary.BigEndian.Uint16(b[6:]) & 0x3fff // step 8
		if ok && (Timestamp{Low: now}).Compare(saved.Timestamp) >= 0 {
			sequence = uint16(saved.ClockSequence+1) & 0x3fff // step 9
		}
		v, err := NewV6(now, sequence, [6]byte(b[:6])) // steps 3 to 7, 10 and 11
		if err != nil {
			return State{}, err
		}
		id, err = v.ID() // step 12
		return State{Timestamp{Low: now}, uint64(sequence)}, err
	})
	if err != nil {
		return [16]byte{}, err
	}
	return id, nil
}
