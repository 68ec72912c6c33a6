// Package entropy hands out cryptographically strong random bits without a lock.
package entropy

import (
	cryptorand "crypto/rand"
	"math/rand/v2"
	"sync"
)

// A Source is a ChaCha8 generator, which is cryptographically strong, under a key from
// crypto/rand. It takes a new key for every 512 values, so what memory holds of the
// future is at most that much, and ChaCha8 itself replaces its key about every hundred
// values, so that memory holds nothing of the past beyond those. A source belongs to
// one goroutine between [Get] and [Put]: no value is used twice.
//
// Unix and Gregorian are its owner's: package sqltype keeps there the readings of its
// two clocks that it took last.
type Source struct {
	Unix, Gregorian uint64

	remaining int // values until the next key
	chacha    rand.ChaCha8
}

const valuesPerKey = 512

// pool holds a source for each processor, about. The garbage collector may drop one;
// the next has a key of its own.
var pool = sync.Pool{New: func() any { return new(Source) }}

// Get takes a source out of the pool.
func Get() *Source { return pool.Get().(*Source) }

// Put gives a source back.
func Put(s *Source) { pool.Put(s) }

// Take returns 64 random bits.
func (s *Source) Take() uint64 {
	if s.remaining == 0 {
		s.rekey()
	}
	s.remaining--
	return s.chacha.Uint64()
}

func (s *Source) rekey() {
	var key [32]byte
	cryptorand.Read(key[:]) // never fails: it ends the program when the system has no randomness
	s.chacha.Seed(key)
	s.remaining = valuesPerKey
}

// Bits64 returns 64 random bits.
func Bits64() uint64 {
	s := Get()
	v := s.Take()
	Put(s)
	return v
}

// Bits128 returns 128 random bits, for the two halves of an id.
func Bits128() (hi, lo uint64) {
	s := Get()
	hi, lo = s.Take(), s.Take()
	Put(s)
	return hi, lo
}
