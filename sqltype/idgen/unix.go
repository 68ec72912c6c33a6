package idgen

import (
	"encoding/binary"
	"fmt"
	"slices"
	"time"
	"unsafe"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype/internal/layout"
)

// unixState is what the next version 7 id must exceed: the millisecond, and the
// counter of 74 bits or less that follows it.
type unixState struct {
	latest  uint64 // the latest reading of the clock, ms
	ms      uint64 // of the last id
	counter uint128
	begun   bool // whether there is a last id
}

// payload is how many bits of a version 7 id follow the time, without version
// and variant.
const payload = 74

// counterBits is the length of the counter in the payload.
func (g *Generator) counterBits() int {
	switch g.cfg.Method {
	case MethodCounter:
		return g.cfg.CounterBits
	case MethodRandom:
		return payload - g.cfg.MachineBits
	}
	return 12 + layout.SubBits
}

// NewV7 returns a version 7 UUID (RFC 9562, section 5.7), larger than all that
// this generator made before. The error is [ErrOverrun] or Rand's.
func (g *Generator) NewV7() ([16]byte, error) {
	var one [1][16]byte
	if err := g.fillV7(one[:]); err != nil {
		return [16]byte{}, err
	}
	return one[0], nil
}

// NewV8Bucket returns a version 8 UUID that carries its time and spreads over 1<<bits ranges of the
// key. It has the layout of [codec.EncodeBucket]. Within a bucket the ids increase strictly. The
// error is as from [Generator.NewV7], or [codec.ErrBucketBits]; with MethodRandom and MachineBits
// it is [ErrConfig], because the last bits, which become the bucket, are the machine's.
func (g *Generator) NewV8Bucket(bits int) ([16]byte, error) {
	if g.cfg.Method == MethodRandom && g.cfg.MachineBits > 0 {
		return [16]byte{}, fmt.Errorf("%w: MachineBits with MethodRandom leaves no random bits for a bucket", ErrConfig)
	}
	v7, err := g.NewV7()
	if err != nil {
		return [16]byte{}, err
	}
	id, err := codec.EncodeBucket(bits, v7)
	if err != nil {
		return [16]byte{}, fmt.Errorf("idgen: %w", err)
	}
	return id, nil
}

// Batch returns n ascending version 7 UUIDs of the type T; no other of the generator
// falls between them. They are made by one reading of the clock: what a millisecond's
// counter does not hold takes the milliseconds after it, as Overflow says. On an
// error, which is as with NewV7 or for n over 1<<32 [ErrBatch], it returns none
// and has reserved none. A negative n is 0.
func Batch[T ~[16]byte](g *Generator, n int) ([]T, error) { return AppendBatch[T](g, nil, n) }

// AppendBatch appends what [Batch] returns to dst. On an error it returns dst as it was.
func AppendBatch[T ~[16]byte](g *Generator, dst []T, n int) ([]T, error) {
	if n <= 0 {
		return dst, nil
	}
	if uint64(n) > maxBatch {
		return dst, fmt.Errorf("%w: %d ids", ErrBatch, n)
	}
	ids := slices.Grow(dst, n)[:len(dst)+n]
	first := (*[16]byte)(unsafe.Pointer(&ids[len(dst)])) // T has the memory of [16]byte
	if err := g.fillV7(unsafe.Slice(first, n)); err != nil {
		return dst, err
	}
	return ids, nil
}

// maxBatch is how many ids a batch may have: 64 GiB of them.
const maxBatch = 1 << 32

// fillV7 fills ids, or returns an error and keeps the state as it was.
func (g *Generator) fillV7(ids [][16]byte) error {
	g.unixMu.Lock()
	defer g.unixMu.Unlock()
	bits := g.draw(len(ids))
	defer bits.done()
	layout, s, err := g.layoutV7(), g.unix, error(nil)
	for i := range ids {
		rest := uint64(0)
		if layout.free > 0 {
			if rest, err = bits.next(); err != nil {
				return err
			}
		}
		ok := false
		if i > 0 {
			ok, err = g.step(&s, &bits)
		}
		for !ok && err == nil {
			ok, err = g.stepClock(&s, &bits)
			if !ok && err == nil {
				err = g.waitUnix(s.ms + 1)
			}
		}
		if err != nil {
			return err
		}
		layout.put(&ids[i], &s, rest)
	}
	g.unix = s
	return nil
}

// leadMillis is how many milliseconds the time of an id may be ahead of the clock.
func (g *Generator) leadMillis() uint64 {
	if g.cfg.Overflow == OverflowWait {
		return 0
	}
	return uint64(g.cfg.MaxLead / time.Millisecond)
}

// waitUnix waits until an id may have the time ms.
func (g *Generator) waitUnix(ms uint64) error {
	if ms > layout.MaxMillis {
		return fmt.Errorf("%w: a version 7 id ends with the year 10889", ErrOverrun)
	}
	ms -= min(ms, g.leadMillis())
	now := layout.Millis(g.cfg.Clock())
	return g.wait(ms-min(now, ms), g.cfg.MaxLead, func() bool { return layout.Millis(g.cfg.Clock()) >= ms })
}

// stepClock moves the state to the clock or, if that is not ahead of it, to the
// next id; ok is false when the clock has to move first.
func (g *Generator) stepClock(s *unixState, bits *draw) (ok bool, err error) {
	t := g.cfg.Clock()
	now := layout.Millis(t)
	s.latest = max(s.latest, now)
	var start uint128
	if g.cfg.Method == MethodFraction {
		start.lo = layout.Fraction(t)
	}
	if !s.begun || now > s.ms || now == s.ms && s.counter.less(start) {
		return true, g.startCounter(s, bits, now, start)
	}
	return g.step(s, bits)
}

// step moves the state to the next id without a look at the clock.
func (g *Generator) step(s *unixState, bits *draw) (ok bool, err error) {
	step := uint64(1)
	if g.cfg.Method == MethodRandom {
		if step, err = bits.next(); err != nil {
			return false, err
		}
		step = step>>32 + 1
	}
	if next := s.counter.add(step); next.shr(g.counterBits()) == (uint128{}) {
		s.counter = next
		return true, nil
	}
	if s.ms == layout.MaxMillis || s.ms+1 > s.latest+g.leadMillis() {
		return false, nil
	}
	return true, g.startCounter(s, bits, s.ms+1, uint128{})
}

// startCounter enters a millisecond. The fraction starts where the clock is; a
// counter starts at random with its top bit zero, the rollover guard.
func (g *Generator) startCounter(s *unixState, bits *draw, ms uint64, fraction uint128) error {
	start := fraction
	if g.cfg.Method != MethodFraction {
		hi, err := bits.next()
		if err != nil {
			return err
		}
		lo, err := bits.next()
		if err != nil {
			return err
		}
		start = uint128{hi, lo}.shr(128 - (g.counterBits() - 1))
	}
	s.ms, s.counter, s.begun = ms, start, true
	return nil
}

// A layoutV7 is where the parts of an id go: the time, the counter, the machine id
// and random bits, the first two in the order in which they ascend.
type layoutV7 struct {
	shift   int     // of the counter in the payload, which is right-aligned
	machine uint128 // in its place
	free    int     // how many random bits there are, 62 at most
}

func (g *Generator) layoutV7() layoutV7 {
	shift := payload - g.counterBits()
	free := shift - g.cfg.MachineBits
	return layoutV7{shift, uint128{lo: uint64(g.cfg.MachineID)}.shl(free), free}
}

func (l *layoutV7) put(u *[16]byte, s *unixState, rest uint64) {
	p := s.counter.shl(l.shift).or(l.machine).or(uint128{lo: rest & (1<<l.free - 1)})
	binary.BigEndian.PutUint64(u[:8], s.ms<<16|7<<12|p.shr(62).lo&0x0fff)
	binary.BigEndian.PutUint64(u[8:], layout.Variant|p.lo&(1<<62-1))
}
