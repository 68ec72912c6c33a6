package inin

import "encoding/binary"

// A DBMS is the two-bit dbms type of a sequential UUID.
type DBMS uint8

const (
	// DBMSBinary (00) is for engines that compare the stored bytes from the
	// first to the last, such as Oracle's RAW(16).
	DBMSBinary DBMS = 0b00

	// DBMSGuid (01) is for SQL Server, whose uniqueidentifier compares the last
	// six stored bytes first.
	DBMSGuid DBMS = 0b01
)

// String names the type.
func (d DBMS) String() string {
	switch d {
	case DBMSBinary:
		return "00 (binary order)"
	case DBMSGuid:
		return "01 (uniqueidentifier order)"
	}
	return "unknown dbms type"
}

// Sequential holds the fields of a sequential UUID, by the document's names.
// The zero value is the first tick of the epoch with all numbers zero, for
// binary order.
type Sequential struct {
	Timestamp        uint64 // 56 bits, ticks since the epoch
	DBMS             DBMS   // 2 bits: which of the two layouts
	Random1          uint16 // 12 bits, drawn once per process
	Random2CounterHi uint32 // drawn once, then counted up when CounterLo overflows
	CounterLo        uint16 // the primary counter
}

// Increment returns s with its counter one higher: CounterLo, which overflows
// into Random2CounterHi. When both are all ones the error is [ErrCounter]. The
// result sorts after s in the order of its DBMS while Timestamp and Random1 are
// kept or Timestamp grows.
func (s Sequential) Increment() (Sequential, error) {
	s.CounterLo++
	if s.CounterLo == 0 {
		s.Random2CounterHi++
		if s.Random2CounterHi == 0 {
			return Sequential{}, ErrCounter
		}
	}
	return s, nil
}

// binary returns the layout of dbms type 00, whatever the type is: L.
func (s Sequential) binary(version uint8) (l [16]byte, err error) {
	if err := checkWidths(
		FieldError{"timestamp", s.Timestamp, max56},
		FieldError{"dbms type", uint64(s.DBMS), uint64(DBMSGuid)},
		FieldError{"random1", uint64(s.Random1), max12},
	); err != nil {
		return [16]byte{}, err
	}
	binary.BigEndian.PutUint64(l[0:], s.Timestamp<<8|uint64(version)<<4)
	binary.BigEndian.PutUint16(l[8:], 1<<15|uint16(s.DBMS)<<12|s.Random1)
	binary.BigEndian.PutUint32(l[10:], s.Random2CounterHi)
	binary.BigEndian.PutUint16(l[14:], s.CounterLo)
	return l, nil
}

// sequentialOf takes L apart.
func sequentialOf(l [16]byte) Sequential {
	return Sequential{
		Timestamp:        binary.BigEndian.Uint64(l[0:]) >> 8,
		DBMS:             dbmsOf(l),
		Random1:          binary.BigEndian.Uint16(l[8:]) & max12,
		Random2CounterHi: binary.BigEndian.Uint32(l[10:]),
		CounterLo:        binary.BigEndian.Uint16(l[14:]),
	}
}

// dbmsOf reads the dbms type, which is in the same place in both layouts.
func dbmsOf(stored [16]byte) DBMS { return DBMS(stored[8] >> 4 & 3) }
