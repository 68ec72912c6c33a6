package idgen

import (
	"fmt"
	"io"
	"time"
)

// A Config says how a [Generator] makes its ids. The zero value works.
//
// With a Clock that stands still and a Rand of known bytes a generator makes the same ids in every
// run, for tests.
type Config struct {
	// Clock returns the time of day. It may jump, and must be safe for
	// concurrent use. Default: time.Now.
	Clock func() time.Time

	// Rand is where random bits come from, read by one goroutine at a time.
	// It must be cryptographically strong. Default: ChaCha8 under keys from
	// crypto/rand, the source of sqltype.NewV4.
	Rand io.Reader

	// Node is the node of version 1 and 6 ids (RFC 9562, section 6.10).
	// Default, all zero: 48 random bits with the layout.Multicast bit set, kept in
	// the Store if there is one. An IEEE 802 address tells everybody which
	// machine made an id, so it is used only when it is given here.
	Node [6]byte

	// Store keeps the state of versions 1 and 6 (RFC 9562, section 6.3) from
	// one process to the next, and is shared by processes that share a node.
	// Default: none; clock sequence and node are drawn for each generator,
	// and for each version 6 id if Node is zero too.
	Store Store

	// Block is how much time is reserved in the Store at once: one write per
	// Block. A process that starts after a crash, and each of those that
	// share the Store, may be that much ahead of the clock, besides MaxLead.
	// From 1 ms to 1 hour. Default: 1 s.
	Block time.Duration

	// Method is how version 7 ids of one millisecond ascend. Default:
	// MethodFraction.
	Method Method

	// CounterBits is the length of the counter of MethodCounter, from 12 to
	// 42. Default: 26. Must be zero with another method.
	CounterBits int

	// MachineBits is how many bits after the counter of a version 7 id hold
	// MachineID instead of random bits (RFC 9562, section 6.4), from 0 to 16.
	// Default: 0, none.
	MachineBits int

	// MachineID is the number of this machine, less than 1<<MachineBits.
	MachineID uint16

	// Overflow is what happens when ids are wanted faster than their time
	// field and counter can tell apart. Default: OverflowBorrow.
	Overflow Overflow

	// MaxLead is how far the time of an id may be ahead of the latest time
	// that the clock has shown, from 1 ms to 1 hour. Default: 1 s.
	MaxLead time.Duration
}

// A Method is how version 7 ids of one millisecond ascend (RFC 9562, section
// 6.2).
type Method uint8

// The methods.
const (
	// MethodFraction puts the fraction of the millisecond into the twelve bits after the version
	// (method 3). The next four bits of the fraction come after the variant. An id within 15.3 ns
	// of another takes the next of these 64 bits.
	MethodFraction Method = iota

	// MethodCounter counts in CounterBits bits directly after the time
	// (method 1). A millisecond starts its counter at random with the top
	// bit zero, the rollover guard.
	MethodCounter

	// MethodRandom takes all bits but time, version, variant and machine id
	// for the counter (method 2). A millisecond starts it at random with the
	// top bit zero; each id adds a random number from 1 to 2^32. Steps of one,
	// which the RFC allows too, are MethodCounter's.
	MethodRandom
)

// An Overflow is what a [Generator] does when its counter is used up.
type Overflow uint8

// The ways.
const (
	// OverflowBorrow goes on with the next unit of time, ahead of the clock,
	// by MaxLead at most, and then waits.
	OverflowBorrow Overflow = iota

	// OverflowWait waits for the clock.
	OverflowWait
)

// validate fills in the defaults and reports the first field out of bounds.
func (c *Config) validate() error {
	if c.Clock == nil {
		c.Clock = time.Now
	}
	for _, d := range []struct {
		name  string
		field *time.Duration
	}{{"Block", &c.Block}, {"MaxLead", &c.MaxLead}} {
		if *d.field == 0 {
			*d.field = time.Second
		}
		if *d.field < time.Millisecond || *d.field > time.Hour {
			return fmt.Errorf("%w: %s is %v, not from 1ms to 1h", ErrConfig, d.name, *d.field)
		}
	}
	switch {
	case c.Method > MethodRandom:
		return fmt.Errorf("%w: Method is %d, not from 0 to %d", ErrConfig, c.Method, MethodRandom)
	case c.Overflow > OverflowWait:
		return fmt.Errorf("%w: Overflow is %d, not from 0 to %d", ErrConfig, c.Overflow, OverflowWait)
	case c.Method != MethodCounter && c.CounterBits != 0:
		return fmt.Errorf("%w: CounterBits is %d, not 0, without MethodCounter", ErrConfig, c.CounterBits)
	}
	if c.Method == MethodCounter && c.CounterBits == 0 {
		c.CounterBits = 26
	}
	switch {
	case c.Method == MethodCounter && (c.CounterBits < 12 || c.CounterBits > 42):
		return fmt.Errorf("%w: CounterBits is %d, not from 12 to 42", ErrConfig, c.CounterBits)
	case c.MachineBits < 0 || c.MachineBits > 16:
		return fmt.Errorf("%w: MachineBits is %d, not from 0 to 16", ErrConfig, c.MachineBits)
	case int(c.MachineID)>>c.MachineBits != 0:
		return fmt.Errorf("%w: MachineID is %d, not below 1<<MachineBits, which is %d", ErrConfig, c.MachineID, 1<<c.MachineBits)
	}
	return nil
}
