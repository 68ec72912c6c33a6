package sqltype

import (
	cryptorand "crypto/rand"
	"encoding/binary"
	"math/rand/v2"
	"sync"
)

// An entropySource is a ChaCha8 generator, which is cryptographically strong,
// under a key from crypto/rand. It takes a new key for every valuesPerKey
// values, so what memory holds of the future is at most that much, and ChaCha8
// itself replaces its key about every hundred values, so that memory holds
// nothing of the past beyond those. A source belongs to one goroutine while it is
// out of the pool: no value is used twice.
//
// Beside it are the last readings of the two clocks that its owner took, which
// [clock.next] wants to know.
type entropySource struct {
	unix, gregorian uint64
	left            int // values until the next key
	chacha          rand.ChaCha8
}

const valuesPerKey = 512

// entropy holds a source for each processor, about. The garbage collector may
// drop one; the next has a key of its own.
var entropy = sync.Pool{New: func() any { return new(entropySource) }}

// take returns 64 random bits.
func (s *entropySource) take() uint64 {
	if s.left == 0 {
		s.rekey()
	}
	s.left--
	return s.chacha.Uint64()
}

func (s *entropySource) rekey() {
	var key [32]byte
	cryptorand.Read(key[:]) // never fails: it ends the program when the system has no randomness
	s.chacha.Seed(key)
	s.left = valuesPerKey
}

// random64 returns 64 random bits.
func random64() uint64 {
	s := entropy.Get().(*entropySource)
	v := s.take()
	entropy.Put(s)
	return v
}

// random128 returns 128 random bits, for the two halves of an id.
func random128() (hi, lo uint64) {
	s := entropy.Get().(*entropySource)
	hi, lo = s.take(), s.take()
	entropy.Put(s)
	return hi, lo
}

// random is the io.Reader over the sources, for a [Generator] that was given no
// other.
type random struct{}

func (random) Read(b []byte) (int, error) {
	s := entropy.Get().(*entropySource)
	defer entropy.Put(s)
	for rest := b; len(rest) > 0; {
		var word [8]byte
		binary.LittleEndian.PutUint64(word[:], s.take())
		rest = rest[copy(rest, word[:]):]
	}
	return len(b), nil
}
