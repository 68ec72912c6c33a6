package sqltype

import (
	"encoding/binary"
	"fmt"
	"slices"
	"time"
)

// unixState is what the next version 7 id must exceed: the millisecond, and the
// counter of 74 bits or less that follows it.
type unixState struct {
	seen    uint64 // the latest reading of the clock, ms
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
	return 12 + subBits
}

// NewV7 returns a version 7 UUID (RFC 9562, section 5.7), larger than all that
// this generator made before. The error is [ErrOverrun] or that of Rand.
func (g *Generator) NewV7() (UUID, error) {
	var one [1]UUID
	if err := g.fillV7(one[:]); err != nil {
		return UUID{}, err
	}
	return one[0], nil
}

// Batch returns n ascending version 7 UUIDs; no other of this generator falls
// between them. They are made by one reading of the clock: what a millisecond's
// counter does not hold takes the milliseconds after it, as Overflow says. On an
// error, which is as with NewV7 or for n over 1<<32 [ErrBatch], it returns none
// and has reserved none. A negative n is 0.
func (g *Generator) Batch(n int) ([]UUID, error) { return g.AppendBatch(nil, n) }

// AppendBatch appends what [Generator.Batch] returns to dst. On an error it
// returns dst as it was.
func (g *Generator) AppendBatch(dst []UUID, n int) ([]UUID, error) {
	if n <= 0 {
		return dst, nil
	}
	if uint64(n) > maxBatch {
		return dst, fmt.Errorf("%w: %d ids", ErrBatch, n)
	}
	ids := slices.Grow(dst, n)[:len(dst)+n]
	if err := g.fillV7(ids[len(dst):]); err != nil {
		return dst, err
	}
	return ids, nil
}

// fillV7 fills ids, or returns an error and keeps the state as it was.
func (g *Generator) fillV7(ids []UUID) error {
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
	if ms > maxMillis {
		return fmt.Errorf("%w: a version 7 id ends with the year 10889", ErrOverrun)
	}
	ms -= min(ms, g.leadMillis())
	now := millis(g.cfg.Clock())
	return g.wait(ms-min(now, ms), g.cfg.MaxLead, func() bool { return millis(g.cfg.Clock()) >= ms })
}

// stepClock moves the state to the clock or, if that is not ahead of it, to the
// next id; ok is false when the clock has to move first.
func (g *Generator) stepClock(s *unixState, bits *draw) (ok bool, err error) {
	t := g.cfg.Clock()
	now := millis(t)
	s.seen = max(s.seen, now)
	var start uint128
	if g.cfg.Method == MethodFraction {
		start.lo = fraction(t)
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
	if s.ms == maxMillis || s.ms+1 > s.seen+g.leadMillis() {
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

func (l *layoutV7) put(u *UUID, s *unixState, rest uint64) {
	p := s.counter.shl(l.shift).or(l.machine).or(uint128{lo: rest & (1<<l.free - 1)})
	binary.BigEndian.PutUint64(u[:8], s.ms<<16|7<<12|p.shr(62).lo&0x0fff)
	binary.BigEndian.PutUint64(u[8:], rfcVariant|p.lo&(1<<62-1))
}
