package inin

import (
	"encoding/binary"
	"fmt"
	"sync"
	"time"
)

// Notifier holds the fields of a Notifier based UUID. The zero value is a
// sequence that the document's rule never allows: see [CheckSequence].
type Notifier struct {
	InstanceSequence uint64  // 52 bits, octets 0-6, little-endian
	Custom           uint8   // custom_high and custom_low
	ConnectionID     uint16  // 14 bits, octets 8-9, big-endian
	NodeAddress      [6]byte // octets 10-15: the MAC address as Notifier id
}

// NotifierOf takes stored bytes apart. Values with another version or variant
// are refused with [ErrKind]. [Notifier.StoredBytes] is its inverse.
func NotifierOf(stored [16]byte) (Notifier, error) {
	if !is(stored, VersionNotifier) {
		return Notifier{}, ErrKind
	}
	return Notifier{
		InstanceSequence: binary.LittleEndian.Uint64(stored[0:]) & max52,
		Custom:           custom(stored),
		ConnectionID:     binary.BigEndian.Uint16(stored[8:]) & max14,
		NodeAddress:      [6]byte(stored[10:]),
	}, nil
}

// StoredBytes puts the fields together and refuses, with a [*FieldError], a value
// that its field cannot hold.
func (n Notifier) StoredBytes() (stored [16]byte, err error) {
	if err := checkWidths(
		FieldError{"instance_sequence", n.InstanceSequence, max52},
		FieldError{"connection_id", uint64(n.ConnectionID), max14},
	); err != nil {
		return [16]byte{}, err
	}
	binary.LittleEndian.PutUint64(stored[0:], n.InstanceSequence)
	binary.BigEndian.PutUint16(stored[8:], n.ConnectionID)
	copy(stored[10:], n.NodeAddress[:])
	return stampCustom(stamp(stored, VersionNotifier), n.Custom), nil
}

// CheckSequence tells whether an instance sequence obeys the note of the
// Notifier format: greater than the microseconds since 2000-01-01 when its
// connection was associated with its node, and less than those when the UUID
// was generated. The error is [ErrSequence], or [ErrTime] for a time that 52 bits
// cannot say.
func CheckSequence(sequence uint64, associated, generated time.Time) error {
	from, err := microseconds(associated)
	if err != nil {
		return err
	}
	to, err := microseconds(generated)
	if err != nil {
		return err
	}
	if sequence <= from || sequence >= to {
		return fmt.Errorf("%w: %d is not between %d and %d", ErrSequence, sequence, from, to)
	}
	return nil
}

func microseconds(t time.Time) (uint64, error) { return ticks(Epoch(), t, time.Microsecond, max52) }

// A Connection makes the Notifier based UUIDs of one connection of one node. It
// is safe for concurrent use. Make it with [NewConnection].
type Connection struct {
	node       [6]byte
	connection uint16
	now        func() time.Time

	mu   sync.Mutex
	last uint64 // the sequence used last; at first the microsecond of association
}

// NewConnection returns a maker of UUIDs for a connection that was associated
// with its node at a time. It refuses a connection id above 14 bits with a
// [*FieldError] and a time before 2000 with [ErrTime].
func NewConnection(node [6]byte, connectionID uint16, associated time.Time) (*Connection, error) {
	if err := checkWidths(FieldError{"connection_id", uint64(connectionID), max14}); err != nil {
		return nil, err
	}
	from, err := microseconds(associated)
	if err != nil {
		return nil, err
	}
	return &Connection{node: node, connection: connectionID, now: time.Now, last: from}, nil
}

// Next returns the stored bytes of the next UUID, with the application's own
// eight bits. Its sequence is the smallest unused one that the rule allows, so
// that a burst lives on the microseconds that have passed. When there is none
// yet, also because the clock has stepped back, the error is [ErrSequence].
func (c *Connection) Next(custom uint8) ([16]byte, error) {
	c.mu.Lock()
	defer c.mu.Unlock()
	now, err := microseconds(c.now())
	if err != nil {
		return [16]byte{}, err
	}
	if c.last+1 >= now {
		return [16]byte{}, fmt.Errorf("%w: %d is not below the present microsecond %d", ErrSequence, c.last+1, now)
	}
	c.last++
	return Notifier{c.last, custom, c.connection, c.node}.StoredBytes()
}
