package collation

import (
	"math/bits"

	"github.com/sqluuid/sqluuid/codec"
)

var (
	// MariaDB is the order of MariaDB's UUID type since 10.10.6, 10.11.5 and
	// 11.0.3 (MDEV-29959): versions 1 to 5 by node, clock sequence and then the
	// time from its high field down, versions 6 to 8 by their bytes, and one
	// against the other by these two byte strings. It is the byte order of
	// [codec.MariaDBStorage]. About values that the type does not hold
	// ([codec.MariaDBStorable]) it says nothing that a server would confirm.
	MariaDB Order = &mariaDB{}

	// MariaDBLegacy is the order of MariaDB's UUID type before that: node first
	// for every version. It is the byte order of [codec.MariaDBLegacy].
	MariaDBLegacy Order = &mariaDBLegacy{}
)

type mariaDBLegacy struct{}

func (*mariaDBLegacy) halves(id [16]byte) (hi, lo uint64) {
	return bits.RotateLeft64(low(id), 16), timeFirst(high(id))
}

func (o *mariaDBLegacy) Compare(a, b [16]byte) int {
	ahi, alo := o.halves(a)
	bhi, blo := o.halves(b)
	return compare(ahi, alo, bhi, blo)
}

func (o *mariaDBLegacy) Key(id [16]byte) [16]byte { return key(o.halves(id)) }
func (*mariaDBLegacy) String() string             { return "mariadb-legacy" }

type mariaDB struct{}

// nodeFirst reports whether the server stores the id with its node first.
func (*mariaDB) nodeFirst(id [16]byte) bool { return id[6]-1 < 0x5f && id[8] >= 0x80 }

func (o *mariaDB) halves(id [16]byte) (hi, lo uint64) {
	switch {
	case o.nodeFirst(id):
		return (*mariaDBLegacy)(nil).halves(id)
	case id[6] >= 0x80 && id[8]-1 < 0x5f: // not storable; keeps the key a bijection
		id = codec.MariaDBStorage.Encode(id)
	}
	return high(id), low(id)
}

func (o *mariaDB) Compare(a, b [16]byte) int {
	ahi, alo := o.halves(a)
	bhi, blo := o.halves(b)
	return compare(ahi, alo, bhi, blo)
}

func (o *mariaDB) Key(id [16]byte) [16]byte { return key(o.halves(id)) }
func (*mariaDB) String() string             { return "mariadb" }
