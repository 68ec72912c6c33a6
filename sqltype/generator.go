package sqltype

import (
	"encoding/binary"
	"fmt"
	"io"
	"sync"
	"time"
)

// A GeneratorConfig says how a [Generator] makes its ids. The zero value works.
type GeneratorConfig struct {
	// Clock returns the time of day. It may jump, and must be safe for
	// concurrent use. Default: time.Now.
	Clock func() time.Time

	// Rand is where random bits come from, read by one goroutine at a time.
	// It must be cryptographically strong. Default: ChaCha8 under keys from
	// crypto/rand, as [NewV4] describes it.
	Rand io.Reader

	// Node is the node of version 1 and 6 ids (RFC 9562, section 6.10).
	// Default, all zero: 48 random bits with the multicast bit set, kept in
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
	// MethodFraction puts the fraction of the millisecond into the twelve
	// bits after the version (method 3), and the next four bits of it after
	// the variant. An id within 15.3 ns of another takes the next of these
	// 64 bits.
	MethodFraction Method = iota

	// MethodCounter counts in CounterBits bits directly after the time
	// (method 1). A millisecond starts its counter at random with the top
	// bit zero, the rollover guard.
	MethodCounter

	// MethodRandom takes all bits but time, version, variant and machine id
	// for the counter (method 2). A millisecond starts it at random with the
	// top bit zero; each id adds a random number from 1 to 2^32.
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

const (
	// ErrConfig occurs when a field of a [GeneratorConfig] is out of its
	// bounds. The message names both; mend the field.
	ErrConfig Error = "sqltype: invalid GeneratorConfig"

	// ErrOverrun occurs when the time of an id would be further ahead of the
	// clock than MaxLead allows and waiting did not help, because the clock
	// stands still or has stepped back by more than MaxLead; and when all ids
	// are used up to the last time that the version can hold. Nothing was
	// made; try again when the clock has caught up.
	ErrOverrun Error = "sqltype: more ids wanted than the clock allows"

	// ErrBatch occurs when a [Generator.Batch] of more than 1<<32 ids is asked
	// for. Nothing was made; ask for several smaller ones.
	ErrBatch Error = "sqltype: a batch has 1<<32 ids at most"
)

// validate fills in the defaults and reports the first field out of bounds.
func (c *GeneratorConfig) validate() error {
	if c.Clock == nil {
		c.Clock = time.Now
	}
	if c.Rand == nil {
		c.Rand = random{}
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

// A Generator makes ids of versions 1, 6 and 7 by one configuration. Make it
// with [NewGenerator]. Ids of one generator are distinct; its version 7 ids, and
// its version 6 ids, are strictly increasing, whatever its clock does. Two
// generators know nothing of each other, unless they share a [Store] for versions
// 1 and 6. A snapshot of a machine that is started twice makes two of one, which
// share node, clock sequence and block: their ids of version 1, and those of
// version 6 with a Node or Store, can repeat. It is safe for concurrent use.
//
// When the clock steps back, by whatever amount, ids go on after the latest one.
// The time of an id is never later than the latest time that the clock has shown
// plus MaxLead; when the ids that fit below that are used up, the result is
// [ErrOverrun]. A version 1 or 6 id may be later by the time that others have
// reserved in a shared Store.
type Generator struct {
	cfg GeneratorConfig

	// Each may be held while it waits for its clock or, the second, its Store;
	// the other versions go on.
	unixMu      sync.Mutex // guards unix
	unix        unixState
	gregorianMu sync.Mutex // guards gregorian
	gregorian   gregorianState

	randMu sync.Mutex // held last, for one read of the Rand that was given
}

// NewGenerator checks the configuration and returns a generator. The error is
// [ErrConfig]. The Store is not touched before the first version 1 or 6 id.
func NewGenerator(config GeneratorConfig) (*Generator, error) {
	if err := config.validate(); err != nil {
		return nil, err
	}
	return &Generator{cfg: config}, nil
}

// pause is what waiting for the clock sleeps at a time.
const pause = 100 * time.Microsecond

// wait calls try until it reports success. ms is how far the clock has to move
// from what it shows; it gives up when that is more than most, and when the clock
// does not move as time does.
func (g *Generator) wait(ms uint64, most time.Duration, try func() bool) error {
	if ms > uint64(most/time.Millisecond) {
		return fmt.Errorf("%w: the clock is %d ms behind", ErrOverrun, ms)
	}
	deadline := time.Now().Add(2*time.Duration(ms)*time.Millisecond + 50*time.Millisecond)
	for !try() {
		if time.Now().After(deadline) {
			return fmt.Errorf("%w: the clock stands still", ErrOverrun)
		}
		time.Sleep(pause)
	}
	return nil
}

// bits64 returns 64 random bits from the source of the configuration.
func (g *Generator) bits64() (uint64, error) {
	d := g.draw(1)
	defer d.done()
	return d.next()
}

// A draw is a source of random bits for several uses in a row: the entropySource
// of this goroutine until done, or what has been read from the Rand that was given.
type draw struct {
	g      *Generator
	source *entropySource // or nil
	want   int            // how many values are yet to be read from Rand at least
	read   []byte
}

// draw begins a draw of about n values.
func (g *Generator) draw(n int) draw {
	if _, ok := g.cfg.Rand.(random); ok {
		return draw{source: entropy.Get().(*entropySource)}
	}
	return draw{g: g, want: n}
}

func (d *draw) done() {
	if d.source != nil {
		entropy.Put(d.source)
	}
}

// drawAtOnce is how many values are read from a Rand in one go at most.
const drawAtOnce = 512

// next returns 64 random bits.
func (d *draw) next() (uint64, error) {
	if d.source != nil {
		return d.source.take(), nil
	}
	if len(d.read) == 0 {
		n := min(max(d.want, 1), drawAtOnce)
		d.want -= n
		d.read = make([]byte, 8*n)
		d.g.randMu.Lock()
		defer d.g.randMu.Unlock()
		if _, err := io.ReadFull(d.g.cfg.Rand, d.read); err != nil {
			d.read = nil
			return 0, fmt.Errorf("sqltype: the Rand of the GeneratorConfig: %w", err)
		}
	}
	n := binary.BigEndian.Uint64(d.read)
	d.read = d.read[8:]
	return n, nil
}
