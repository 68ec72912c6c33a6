package collation

import (
	"encoding/binary"
	"math/bits"
)

var (
	// SQLServer is the order of SQL Server's uniqueidentifier, and of .NET's
	// SqlGuid: the last six bytes of the text, then the two before them, then
	// the first eight from the last to the first, all unsigned. In stored bytes
	// that is 10-15, 8-9, 6-7, 4-5, 0-3.
	SQLServer Order = &sqlServer{}

	// SQLServerOrdered is the order, by the ids that a program sees, of a
	// uniqueidentifier column that stores them through [codec.SQLServerOrder].
	// For ids of one version and one variant it is [Bytes].
	SQLServerOrdered Order = &sqlServerOrdered{}
)

type sqlServer struct{}

func (*sqlServer) halves(id [16]byte) (hi, lo uint64) {
	return bits.RotateLeft64(low(id), 16), binary.LittleEndian.Uint64(id[:8])
}

func (o *sqlServer) Compare(a, b [16]byte) int {
	ahi, alo := o.halves(a)
	bhi, blo := o.halves(b)
	return compare(ahi, alo, bhi, blo)
}

func (o *sqlServer) Key(id [16]byte) [16]byte { return key(o.halves(id)) }
func (*sqlServer) String() string             { return "sql-server" }

type sqlServerOrdered struct{}

// halves puts the stored bytes 10-15, 8-9 and 6-7, 4-5, 0-3 side by side: the 48
// bits before the version, the variant, the next 22 of the other bits, the
// version, the last 4 of the 26 bits around the variant, and the last 48.
func (*sqlServerOrdered) halves(id [16]byte) (hi, lo uint64) {
	x, y := high(id), low(id)
	payload := x&0xfff<<14 | y>>48&0x3fff
	hi = x>>16<<16 | y>>62<<14 | payload>>12
	lo = payload>>4&0xff<<56 | x>>12&0xf<<52 | payload&0xf<<48 | y&(1<<48-1)
	return hi, lo
}

func (o *sqlServerOrdered) Compare(a, b [16]byte) int {
	ahi, alo := o.halves(a)
	bhi, blo := o.halves(b)
	return compare(ahi, alo, bhi, blo)
}

func (o *sqlServerOrdered) Key(id [16]byte) [16]byte { return key(o.halves(id)) }
func (*sqlServerOrdered) String() string             { return "sql-server-ordered" }
