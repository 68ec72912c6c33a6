package collation

var (
	// TimeUUID is the order of Cassandra's and Scylla's timeuuid on version 1,
	// the one version that Cassandra puts there: the time, then the last eight
	// bytes, each signed. On another version it is what Cassandra's comparison
	// would say if its check let the value through. Scylla also takes version 7
	// and compares two of those bytewise, which is not in this order.
	TimeUUID Order = &timeUUID{}

	// CassandraUUID is the order of Cassandra's uuid: the version, then for
	// version 1 the time and for the others the first eight bytes, then the
	// last eight, all unsigned.
	CassandraUUID Order = &cassandraUUID{}
)

const signBits = 0x8080_8080_8080_8080

type timeUUID struct{}

func (*timeUUID) Compare(a, b [16]byte) int {
	return compare(timeFirst(high(a))^signBit, low(a)^signBits, timeFirst(high(b))^signBit, low(b)^signBits)
}
func (*timeUUID) Key(id [16]byte) [16]byte { return key(timeFirst(high(id))^signBit, low(id)^signBits) }
func (*timeUUID) String() string           { return "timeuuid" }

type cassandraUUID struct{}

func (*cassandraUUID) high(id [16]byte) uint64 {
	x := high(id)
	version := x >> 12 & 0xf
	if version == 1 {
		return timeFirst(x) // begins with the version
	}
	return version<<60 | x>>16<<12 | x&0xfff
}

func (o *cassandraUUID) Compare(a, b [16]byte) int {
	return compare(o.high(a), low(a), o.high(b), low(b))
}
func (o *cassandraUUID) Key(id [16]byte) [16]byte { return key(o.high(id), low(id)) }
func (*cassandraUUID) String() string             { return "cassandra-uuid" }
