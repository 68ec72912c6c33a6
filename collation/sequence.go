package collation

import (
	"crypto/rand"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"reflect"
	"sync"
	"time"

	"github.com/sqluuid/sqluuid/codec/inin"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A SequenceConfig says which sequential ids to make. The zero value works: ids
// for engines that compare bytes, with the defaults of [inin.SequentialFormat].
type SequenceConfig struct {
	// DBMS is the order that the ids ascend in: [inin.DBMSBinary], the default,
	// for binary columns and Oracle, or [inin.DBMSGuid] for SQL Server.
	DBMS inin.DBMS

	// Format holds what the document of the format leaves open: the version
	// number (default 0xD), the unit (a microsecond) and epoch (2000-01-01 UTC)
	// of the time, and the permutation for SQL Server.
	Format inin.SequentialFormat

	// Now is the clock. Default time.Now. It is called under the sequence's
	// lock.
	Now func() time.Time

	// Random is read for random1 and random2. Default crypto/rand. It is read
	// under the sequence's lock.
	Random io.Reader
}

func (c *SequenceConfig) validate() error {
	if c.DBMS != inin.DBMSBinary && c.DBMS != inin.DBMSGuid {
		return fmt.Errorf("%w: DBMS is %d, want 0 (binary order) or 1 (uniqueidentifier order)", ErrConfig, c.DBMS)
	}
	if _, err := c.Format.StoredBytes(inin.Sequential{DBMS: c.DBMS}); err != nil {
		return fmt.Errorf("%w: Format: %w", ErrConfig, err)
	}
	if c.Now == nil {
		c.Now = time.Now
	}
	if c.Random == nil {
		c.Random = rand.Reader
	}
	return nil
}

// A Sequence makes the sequential ids of the ININ Uuid class
// ([github.com/sqluuid/sqluuid/codec/inin]): a time of 56 bits, twelve random
// bits that are drawn once (random1), 32 that are drawn once and count on when
// the counter overflows (random2 and counterHi), and a counter of 16 bits
// (counterLo), which begins at zero.
//
// The ids of one Sequence strictly increase in the order of its DBMS. When the
// clock steps back, the time stays where it was and the counters go on; so ids
// stay in order and the time in them is ahead of the clock until it catches up.
// When both counters are used up in one tick, random2 is drawn again and the
// time goes one tick ahead: of the latest time that the clock has shown by a
// second at most, or by one tick if that is longer, and beyond that the result is
// [ErrOverrun]. Ids of several processes are sorted by their time: for SQL Server
// to 256 ticks, because of where the version has to stand.
//
// A Sequence is safe for concurrent use. Its zero value makes no ids: see
// [NewSequence].
type Sequence struct {
	config SequenceConfig

	mu       sync.Mutex
	last     inin.Sequential
	made     bool   // last is an id that was given out
	lastTick uint64 // the latest tick that the clock has shown
}

// maxLead is how many ticks the time of an id may be ahead of the clock.
func (s *Sequence) maxLead() uint64 {
	unit := s.config.Format.Unit
	if unit == 0 {
		unit = time.Microsecond
	}
	return max(1, uint64(time.Second/unit))
}

// NewSequence draws random1 and random2. A field that cannot be used is
// [ErrConfig], a source of randomness that fails is [ErrRandom].
func NewSequence(c SequenceConfig) (*Sequence, error) {
	if err := c.validate(); err != nil {
		return nil, err
	}
	s := &Sequence{config: c, last: inin.Sequential{DBMS: c.DBMS}}
	random1, err := s.draw()
	if err != nil {
		return nil, err
	}
	s.last.Random1 = uint16(random1 & 0xfff)
	if s.last.Random2CounterHi, err = s.draw(); err != nil {
		return nil, err
	}
	return s, nil
}

// Next returns the stored bytes of the next id: for SQL Server the bytes of the
// uniqueidentifier as it is stored, and codec.MixedEndian.Decode gives their
// text order; else what goes into the binary column. A clock that does not fit
// the format is [ErrClock], and one that is too far behind the ids is
// [ErrOverrun]; nothing is used up then, and the next call asks the clock again.
func (s *Sequence) Next() (StoredID, error) {
	if s == nil || s.config.Now == nil {
		return StoredID{}, fmt.Errorf("%w: the zero Sequence; use NewSequence", ErrConfig)
	}
	s.mu.Lock()
	defer s.mu.Unlock()
	now, err := s.config.Format.Ticks(s.config.Now())
	if err != nil {
		return StoredID{}, fmt.Errorf("%w: %w", ErrClock, err)
	}
	s.lastTick = max(s.lastTick, now)
	next := s.last
	if s.made {
		next, err = next.Increment()
	}
	if errors.Is(err, inin.ErrCounter) {
		next = s.last
		next.Timestamp, next.CounterLo = next.Timestamp+1, 0
		if next.Timestamp > s.lastTick+s.maxLead() {
			return StoredID{}, ErrOverrun
		}
		next.Random2CounterHi, err = s.draw()
	}
	if err != nil {
		return StoredID{}, err
	}
	next.Timestamp = max(next.Timestamp, now)
	id, err := s.config.Format.StoredBytes(next)
	if err != nil { // one tick ahead of the last that the format holds
		return StoredID{}, fmt.Errorf("%w: %w", ErrClock, err)
	}
	s.last, s.made = next, true
	return StoredID{id}, nil
}

// NextInto makes the next id and scans its stored bytes into dest. The type of dest states how its
// column stores an id. For a binary column that is sqltype.UUID, or GUID, OrderedGUID and
// SwappedUUID of that package. For SQL Server it is GUID or OrderedGUID: every other type of that
// package, and each that takes the stored bytes as they are, is [ErrOrder], because the column
// would not sort its ids. A type that takes no sixteen bytes, as one of text, returns its own
// error.
func (s *Sequence) NextInto(dest interface{ Scan(src any) error }) error {
	if err := s.sorts(dest); err != nil {
		return err
	}
	stored, err := s.Next()
	if err != nil {
		return err
	}
	if err := dest.Scan(stored.bytes[:]); err != nil {
		return fmt.Errorf("collation: sequential id into %T: %w", dest, err)
	}
	return nil
}

// sorts returns ErrOrder if a uniqueidentifier would not sort the ids of dest. It scans into a
// value of its own, so that dest stays as it was and no id is used up.
func (s *Sequence) sorts(dest any) error {
	if s == nil || s.config.DBMS != inin.DBMSGuid {
		return nil
	}
	stored := [16]byte{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15}
	native := engine.SQLServer.NativeType()
	if f, ok := dest.(interface{ ColumnType(engine.Profile) string }); ok {
		if column := f.ColumnType(engine.SQLServer); column != native {
			return fmt.Errorf("%w: %T is for a column of type %s", ErrOrder, dest, column)
		}
		return nil
	}
	t := reflect.TypeOf(dest)
	if t.Kind() != reflect.Pointer {
		return nil
	}
	try := reflect.New(t.Elem())
	if scanner, ok := try.Interface().(interface{ Scan(src any) error }); !ok || scanner.Scan(stored[:]) != nil {
		return nil // its own Scan says why
	}
	id := try.Elem()
	if id.Kind() == reflect.Struct && id.NumField() > 0 { // as sql.Null and NullUUID
		id = id.Field(0)
	}
	if id.Kind() == reflect.Array && id.Len() == len(stored) && id.Type().Elem().Kind() == reflect.Uint8 {
		if id.Convert(reflect.TypeFor[[16]byte]()).Interface() == stored {
			return fmt.Errorf("%w: %T takes stored bytes for the id, and is sent as another one", ErrOrder, dest)
		}
	}
	return nil
}

// Time returns the time in an id of the sequence's format, of either DBMS. It is in UTC and
// rounded down to the unit. It is the clock's, or ahead of it if the clock had stepped back.
// Other ids are [inin.ErrKind].
func (s *Sequence) Time(stored StoredID) (time.Time, error) {
	if s == nil || s.config.Now == nil {
		return time.Time{}, fmt.Errorf("%w: the zero Sequence; use NewSequence", ErrConfig)
	}
	fields, err := s.config.Format.Fields(stored.bytes)
	if err != nil {
		return time.Time{}, err
	}
	return s.config.Format.Time(fields.Timestamp)
}

// Convert returns the same id as it is stored for another DBMS. No bit is lost:
// converting back gives the original. Other ids are [inin.ErrKind].
func (s *Sequence) Convert(stored StoredID, to inin.DBMS) (StoredID, error) {
	if s == nil || s.config.Now == nil {
		return StoredID{}, fmt.Errorf("%w: the zero Sequence; use NewSequence", ErrConfig)
	}
	converted, err := s.config.Format.Convert(stored.bytes, to)
	return StoredID{converted}, err
}

func (s *Sequence) draw() (uint32, error) {
	var b [4]byte
	if _, err := io.ReadFull(s.config.Random, b[:]); err != nil {
		return 0, fmt.Errorf("%w: %w", ErrRandom, err)
	}
	return binary.BigEndian.Uint32(b[:]), nil
}
