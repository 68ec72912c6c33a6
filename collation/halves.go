package collation

// The orders that treat an id as two numbers of 64 bits.
var (
	// ClickHouse is the order of ClickHouse's UUID: the last eight bytes, then
	// the first eight, each unsigned.
	ClickHouse Order = &clickHouse{}

	// JavaSigned is the order of java.util.UUID.compareTo, and of the UUID type
	// of H2 1.x: two signed numbers, so that a half that begins with 80 to ff
	// comes before one that begins with 00 to 7f.
	JavaSigned Order = &javaSigned{}
)

const signBit = 1 << 63

type clickHouse struct{}

func (*clickHouse) Compare(a, b [16]byte) int { return compare(low(a), high(a), low(b), high(b)) }
func (*clickHouse) Key(id [16]byte) [16]byte  { return key(low(id), high(id)) }
func (*clickHouse) String() string            { return "clickhouse" }

type javaSigned struct{}

func (*javaSigned) Compare(a, b [16]byte) int {
	return compare(high(a)^signBit, low(a)^signBit, high(b)^signBit, low(b)^signBit)
}
func (*javaSigned) Key(id [16]byte) [16]byte { return key(high(id)^signBit, low(id)^signBit) }
func (*javaSigned) String() string           { return "java-signed" }
