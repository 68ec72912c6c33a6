package idgen

import (
	"encoding/binary"
	"fmt"

	"github.com/sqluuid/sqluuid/sqltype/internal/layout"
)

// gregorianState is the bound that the next version 1 or 6 id must exceed. It also has the block
// of units that the id may be taken from. Versions 1 and 6 share it, so that the conversion of one
// to the other makes no duplicate.
type gregorianState struct {
	latest uint64 // the latest time that the clock has shown, 100 ns since 1582-10-15
	read   uint64 // what it showed last
	last   uint64 // of the last id
	base   uint64 // the first unit of the block
	push   uint64 // the limit of the latest block that others who share the Store pushed ahead
	back   bool   // whether the clock stepped back since the last block
	limit  uint64 // the first unit that is not ours; 0 before the first block
	state  State
}

// ErrClockSequence occurs when a clock that stepped back has used up all 16384 clock sequences.
// Each of them has been used for a time that is still to come. Nothing was made; it passes when the
// clock reaches that time, or with another node.
const ErrClockSequence Error = "idgen: no clock sequence is left until the clock has caught up"

// NewV1 returns a version 1 UUID (RFC 9562, section 5.1). It differs from all ids of this
// generator, and of its Store, that have the same node. The error is [ErrOverrun],
// [ErrClockSequence], or the error of Rand or Store.
func (g *Generator) NewV1() ([16]byte, error) {
	g.gregorianMu.Lock()
	defer g.gregorianMu.Unlock()
	ticks, err := g.nextTicks()
	if err != nil {
		return [16]byte{}, err
	}
	u := g.tail()
	binary.BigEndian.PutUint64(u[:8], layout.High1(ticks))
	return u, nil
}

// NewV6 returns a version 6 UUID (RFC 9562, section 5.6), larger than all that
// this generator made before. Without Node and Store, clock sequence and node are
// random in each id, as that section advises, else they are as in version 1.
// The error is as with NewV1.
func (g *Generator) NewV6() ([16]byte, error) {
	g.gregorianMu.Lock()
	defer g.gregorianMu.Unlock()
	ticks, err := g.nextTicks()
	if err != nil {
		return [16]byte{}, err
	}
	u := g.tail()
	if g.cfg.Store == nil && g.cfg.Node == [6]byte{} {
		rest, err := g.bits64()
		if err != nil {
			return [16]byte{}, err
		}
		binary.BigEndian.PutUint64(u[8:], rest>>2|layout.Variant|layout.Multicast)
	}
	binary.BigEndian.PutUint64(u[:8], layout.High6(ticks))
	return u, nil
}

// tail returns a UUID with the clock sequence and the node.
func (g *Generator) tail() (u [16]byte) {
	s := &g.gregorian.state
	binary.BigEndian.PutUint16(u[8:], 0x8000|s.ClockSequence)
	copy(u[10:], s.Node[:])
	return u
}

// nextTicks returns a unit of time that no id with this clock sequence and node has. It is above
// all units that this generator used.
func (g *Generator) nextTicks() (uint64, error) {
	s := &g.gregorian
	for {
		now := layout.Ticks(g.cfg.Clock())
		s.back = s.back || s.limit != 0 && now < s.read
		s.latest, s.read = max(s.latest, now), now
		ticks := max(now, s.last+1)
		if lead := g.lead(); ticks > s.latest+lead && ticks >= s.push {
			if err := g.waitGregorian(now, ticks-lead); err != nil {
				return 0, err
			}
			continue
		}
		if s.back || ticks >= s.limit {
			if err := g.reserve(ticks); err != nil {
				return 0, err
			}
			ticks = s.base
		}
		s.last = ticks
		return ticks, nil
	}
}

// lead is how many units the time of an id may be ahead of the clock.
func (g *Generator) lead() uint64 {
	if g.cfg.Overflow == OverflowWait {
		return 0
	}
	return uint64(g.cfg.MaxLead / 100)
}

// waitGregorian waits until the clock, which shows now, has shown until. Only
// those who share a Store can have brought it further away than MaxLead.
func (g *Generator) waitGregorian(now, until uint64) error {
	s, most := &g.gregorian, g.cfg.MaxLead
	if g.cfg.Store != nil {
		most += sharers * g.cfg.Block
	}
	return g.wait((until-now)/10_000, most, func() bool {
		s.latest = max(s.latest, layout.Ticks(g.cfg.Clock()))
		return s.latest >= until
	})
}

// block is how many units are reserved at once.
func (g *Generator) block() uint64 { return uint64(g.cfg.Block / 100) }

// reserve gets the block of units that starts at ticks or, when another
// generator is there, after it.
func (g *Generator) reserve(ticks uint64) error {
	s := &g.gregorian
	next, err := s.state, error(nil)
	advance := func(old State) (State, error) {
		next, err = g.advance(old, ticks, s.back)
		return next, err
	}
	if g.cfg.Store == nil {
		// Nobody else has the rest of the block, so it is not skipped.
		own := s.state
		own.Next = min(own.Next, ticks)
		advance(own)
	} else if err = g.cfg.Store.Update(advance); err != nil {
		err = fmt.Errorf("idgen: the Store of the Config: %w", err)
	}
	if err != nil {
		return err // the current block is as good as before
	}
	s.state, s.base, s.limit, s.back = next, next.Next-g.block(), next.Next, false
	if s.base > ticks {
		// All of it may be used, but the next one must keep to MaxLead: else
		// sharers would push each other ahead for ever.
		s.push = s.limit
	}
	return nil
}

// sharers is how many blocks ahead of the clock other generators may have brought a shared store.
// Further ahead means that the clock stepped back.
const sharers = 64

// advance is the algorithm of RFC 9562, section 6.3, on a state: it reserves a
// block from ticks on. The clock sequence changes when the node does, and when
// the clock stepped back. A node that is not random does not outlive its
// configuration.
func (g *Generator) advance(s State, ticks uint64, back bool) (State, error) {
	drawn := s.Node[0]&(layout.Multicast>>40) != 0
	if node := g.cfg.Node; node == [6]byte{} && !drawn || node != [6]byte{} && node != s.Node {
		if err := g.renew(&s); err != nil {
			return s, err
		}
	}
	ahead := s.Next > ticks+sharers*g.block()+uint64(g.cfg.MaxLead/100)
	if s.Used >= 1<<14 && ticks >= s.Ceiling {
		s.Used, s.Floor = 1, s.Ceiling // the current one is in use from here on
	}
	switch left := s.Used < 1<<14 && ticks >= s.Floor; {
	case (back || ahead) && left:
		// A clock sequence of its own lets the time go back.
		s.ClockSequence = (s.ClockSequence + 1) & 0x3fff
		s.Used++
		s.Next = ticks
	case ahead && g.cfg.Node == [6]byte{}:
		if err := g.renew(&s); err != nil {
			return s, err
		}
		s.Next, s.Ceiling, s.Floor = ticks, 0, 0
	case ahead:
		return s, ErrClockSequence
	}
	start := max(s.Next, ticks)
	if start > layout.MaxTicks-g.block() {
		return s, fmt.Errorf("%w: a version 1 or 6 id ends with the year 5236", ErrOverrun)
	}
	s.Next = start + g.block()
	s.Ceiling = max(s.Ceiling, s.Next)
	return s, nil
}

// renew draws a clock sequence, and a node if none is configured.
func (g *Generator) renew(s *State) error {
	r, err := g.bits64()
	if err != nil {
		return err
	}
	s.Node, s.ClockSequence, s.Used = g.cfg.Node, uint16(r>>48)&0x3fff, 1
	if s.Node == [6]byte{} {
		copy(s.Node[:], binary.BigEndian.AppendUint64(nil, r|layout.Multicast)[2:])
	}
	return nil
}
