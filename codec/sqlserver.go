package codec

// SQLServerOrder stores an identifier so that the order of a uniqueidentifier is its byte order.
// That holds for values of one version and one variant. A time-ordered key (version 6 or 7) then
// ascends in a clustered index, which a plain uniqueidentifier does not let it do: SQL Server
// compares the last six bytes first.
//
// Encode gives the bytes as the server stores and sends them. Unlike a
// permutation it keeps the version and the variant where a reader of the stored
// uniqueidentifier looks for them, and moves the payload bits around them. In the
// table of [Layout] the version is in 69, the seventh byte of the printed text, and
// the variant in 99, the ninth. With c the text-order bytes and s the stored bytes:
//
//	s10-15        c0-5
//	s8-9          variant (2 bits), then the first 14 of the 26 bits that
//	              follow c5 once version and variant are taken out
//	s6, s7 low    the other 12 of those 26 bits
//	s7 high       version (4 bits)
//	s4-5          c10-11
//	s0-3          c12-15
//
// It is a bijection on all 2^128 values.
var SQLServerOrder Layout = sqlServerOrder{}

type sqlServerOrder struct{}

func (sqlServerOrder) Encode(id [16]byte) (stored [16]byte) {
	// The 26 payload bits between c5 and c10: 12 next to the version, 14
	// next to the variant.
	payload := uint32(id[6]&0x0f)<<22 | uint32(id[7])<<14 | uint32(id[8]&0x3f)<<8 | uint32(id[9])
	copy(stored[10:], id[0:6])
	stored[8] = id[8]&0xc0 | byte(payload>>20)
	stored[9] = byte(payload >> 12)
	stored[6] = byte(payload >> 4)
	stored[7] = id[6]&0xf0 | byte(payload)&0x0f
	copy(stored[4:6], id[10:12])
	copy(stored[0:4], id[12:16])
	return stored
}

func (sqlServerOrder) Decode(stored [16]byte) (id [16]byte) {
	payload := uint32(stored[8]&0x3f)<<20 | uint32(stored[9])<<12 | uint32(stored[6])<<4 | uint32(stored[7]&0x0f)
	copy(id[0:6], stored[10:])
	id[6] = stored[7]&0xf0 | byte(payload>>22)
	id[7] = byte(payload >> 14)
	id[8] = stored[8]&0xc0 | byte(payload>>8)&0x3f
	id[9] = byte(payload)
	copy(id[10:12], stored[4:6])
	copy(id[12:16], stored[0:4])
	return id
}

func (sqlServerOrder) String() string { return "sql-server-order" }
