package sqltype

import (
	"slices"
	"time"
)

// unixState is what the next version 7 id must exceed: the millisecond, and the
// counter of 74 bits or less that follows it. Both are zero before the first id.
type unixState struct {
	seen    uint64 // the latest reading of the clock, ms
	ms      uint64 // of the last id; below seen only after an error of Rand
	counter uint128
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
	g.mu.Lock()
	defer g.mu.Unlock()
	return g.nextV7()
}

// Batch returns n ascending version 7 UUIDs; no other of this generator falls
// between them. On an error, which is as with NewV7, it returns none. A negative
// n is 0.
func (g *Generator) Batch(n int) ([]UUID, error) { return g.AppendBatch(nil, n) }

// AppendBatch appends what [Generator.Batch] returns to dst. On an error it
// returns dst as it was.
func (g *Generator) AppendBatch(dst []UUID, n int) ([]UUID, error) {
	if n <= 0 {
		return dst, nil
	}
	g.mu.Lock()
	defer g.mu.Unlock()
	ids := slices.Grow(dst, n)
	for range n {
		u, err := g.nextV7()
		if err != nil {
			return dst, err
		}
		ids = append(ids, u)
	}
	return ids, nil
}

func (g *Generator) nextV7() (UUID, error) {
	rest, err := g.bits64()
	if err != nil {
		return UUID{}, err
	}
	for {
		ok, err := g.stepUnix()
		if err != nil {
			return UUID{}, err
		}
		if ok {
			return g.buildV7(g.unix.ms, g.unix.counter, rest), nil
		}
		// The clock has to show until for the next millisecond.
		until := g.unix.ms + 1
		until -= min(until, g.leadMillis())
		now := millis(g.cfg.Clock())
		if err := g.wait(until-min(now, until), g.cfg.MaxLead, func() bool { return millis(g.cfg.Clock()) >= until }); err != nil {
			return UUID{}, err
		}
	}
}

// leadMillis is how many milliseconds the time of an id may be ahead of the clock.
func (g *Generator) leadMillis() uint64 {
	if g.cfg.Overflow == OverflowWait {
		return 0
	}
	return uint64(g.cfg.MaxLead / time.Millisecond)
}

// stepUnix moves the state to the next id; ok is false when the clock has to
// move first.
func (g *Generator) stepUnix() (ok bool, err error) {
	s, t := &g.unix, g.cfg.Clock()
	now := millis(t)
	s.seen = max(s.seen, now)
	var start uint128
	if g.cfg.Method == MethodFraction {
		start.lo = fraction(t)
	}
	if now > s.ms || now == s.ms && s.counter.less(start) {
		return true, g.startCounter(now, start)
	}
	step := uint64(1)
	if g.cfg.Method == MethodRandom {
		if step, err = g.bits64(); err != nil {
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
	return true, g.startCounter(s.ms+1, uint128{})
}

// startCounter enters a millisecond. The fraction starts where the clock is; a
// counter starts at random with its top bit zero, the rollover guard.
func (g *Generator) startCounter(ms uint64, fraction uint128) error {
	start := fraction
	if g.cfg.Method != MethodFraction {
		hi, err := g.bits64()
		if err != nil {
			return err
		}
		lo, err := g.bits64()
		if err != nil {
			return err
		}
		start = uint128{hi, lo}.shr(128 - (g.counterBits() - 1))
	}
	g.unix.ms, g.unix.counter = ms, start
	return nil
}

// buildV7 lays out the time, the counter, the machine id and random bits, the
// first two in the order in which they ascend.
func (g *Generator) buildV7(ms uint64, counter uint128, rest uint64) UUID {
	// The payload, right-aligned: counter, machine id, random bits.
	n := g.counterBits()
	p := counter.shl(payload - n)
	free := payload - n - g.cfg.MachineBits
	p = p.or(uint128{lo: uint64(g.cfg.MachineID)}.shl(free))
	p = p.or(uint128{lo: rest & (1<<free - 1)}) // free is 62 at most
	return stampHalves(ms<<16|p.shr(62).lo&0x0fff, p.lo&(1<<62-1), 7)
}
