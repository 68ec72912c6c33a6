package idgen

import (
	"encoding/binary"
	"fmt"
	"io"
	"sync"
	"time"

	"github.com/sqluuid/sqluuid/sqltype/internal/entropy"
	"github.com/sqluuid/sqluuid/sqltype/internal/layout"
)

// A Generator makes ids of versions 1, 4, 6, 7 and 8 by one configuration. Make it
// with [New]. Ids of one generator are distinct; its version 7 ids, and
// its version 6 ids, are strictly increasing, whatever its clock does. Two
// generators know nothing of each other, unless they share a [Store] for versions
// 1 and 6. A snapshot of a machine that is started twice makes two of one, which
// share node, clock sequence and block: their ids of version 1, and ids of
// version 6 with a Node or Store, can repeat. It is safe for concurrent use.
//
// A generator has one node. Further node ids, by which RFC 4122 and its drafts let a host make more
// ids than its clock counts, are further generators.
//
// When the clock steps back, by whatever amount, ids go on after the latest one.
// The time of an id is never later than the latest time that the clock has shown
// plus MaxLead; when the ids that fit below that are used up, the result is
// [ErrOverrun]. A version 1 or 6 id may be later by the time that others have
// reserved in a shared Store.
type Generator struct {
	cfg Config

	// Each may be held while it waits for its clock or, the second, its Store;
	// the other versions go on.
	unixMu      sync.Mutex // guards unix
	unix        unixState
	gregorianMu sync.Mutex // guards gregorian
	gregorian   gregorianState

	randMu sync.Mutex // held last, for one read of the Rand that was given
}

// New checks the configuration and returns a generator. The error is
// [ErrConfig]. The Store is not touched before the first version 1 or 6 id.
func New(config Config) (*Generator, error) {
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

// NewV4 returns a version 4 UUID (RFC 9562, section 5.4): 122 bits of the Rand of the Config, as
// of a hardware module. The error is Rand's.
func (g *Generator) NewV4() ([16]byte, error) {
	d := g.draw(2)
	defer d.done()
	hi, err := d.next()
	if err != nil {
		return [16]byte{}, err
	}
	lo, err := d.next()
	if err != nil {
		return [16]byte{}, err
	}
	var id [16]byte
	binary.BigEndian.PutUint64(id[:8], hi&^0xf000|4<<12)
	binary.BigEndian.PutUint64(id[8:], lo>>2|layout.Variant)
	return id, nil
}

// bits64 returns 64 random bits from the source of the configuration.
func (g *Generator) bits64() (uint64, error) {
	d := g.draw(1)
	defer d.done()
	return d.next()
}

// A draw is a source of random bits for several uses in a row: the entropy.Source
// of this goroutine until done, or what has been read from the Rand that was given.
type draw struct {
	g      *Generator
	source *entropy.Source // or nil
	want   int             // how many values are yet to be read from Rand at least
	read   []byte
}

// draw begins a draw of about n values.
func (g *Generator) draw(n int) draw {
	if g.cfg.Rand == nil {
		return draw{source: entropy.Get()}
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
		return d.source.Take(), nil
	}
	if len(d.read) == 0 {
		n := min(max(d.want, 1), drawAtOnce)
		d.want -= n
		d.read = make([]byte, 8*n)
		d.g.randMu.Lock()
		defer d.g.randMu.Unlock()
		if _, err := io.ReadFull(d.g.cfg.Rand, d.read); err != nil {
			d.read = nil
			return 0, fmt.Errorf("idgen: the Rand of the Config: %w", err)
		}
	}
	n := binary.BigEndian.Uint64(d.read)
	d.read = d.read[8:]
	return n, nil
}
