package sqltype

import (
	"crypto/rand"
	"encoding/binary"
	"sync"
)

// An entropyBlock holds bytes from crypto/rand that no id has used yet. Fetching
// them 512 at a time saves a call, and an allocation, per id. A block belongs to
// one goroutine while it is out of the pool, so no byte is used twice, and used
// bytes are erased.
type entropyBlock struct {
	used int
	buf  [512]byte
}

var entropy = sync.Pool{New: func() any {
	b := new(entropyBlock)
	b.used = len(b.buf)
	return b
}}

// random128 returns 128 bits from crypto/rand, for the two halves of an id.
func random128() (hi, lo uint64) {
	b := entropy.Get().(*entropyBlock)
	if b.used == len(b.buf) {
		rand.Read(b.buf[:]) // never fails: it ends the program when the system has no randomness
		b.used = 0
	}
	next := b.buf[b.used : b.used+16]
	hi, lo = binary.BigEndian.Uint64(next), binary.BigEndian.Uint64(next[8:])
	clear(next)
	b.used += 16
	entropy.Put(b)
	return hi, lo
}
