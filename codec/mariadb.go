package codec

var (
	// MariaDBLegacy is the record form of MariaDB's UUID type before 10.10.6
	// and 10.11.5: the five fields of the text in reverse order, so that
	// version 1 values sort by node. It is also the order of MassTransit's
	// NewId, from the text of its GUID to its sequential bytes.
	MariaDBLegacy Layout = newPermutation("mariadb-legacy",
		10, 11, 12, 13, 14, 15, 8, 9, 6, 7, 4, 5, 0, 1, 2, 3)

	// MariaDBStorage is the record form of MariaDB's UUID type since 10.10.6, 10.11.5 and 11.0.3
	// (MDEV-29959). It is also the order of its indexes. A driver sends and receives text or
	// network order: this layout is for those who predict an order or read a record. With c the
	// text-order bytes:
	//
	//	c6 in 01-5f, c8 in 80-ff    as MariaDBLegacy (versions 1 to 5)
	//	otherwise                   as Network (versions 6, 7 and 8)
	//
	// The server does not hold values that it could not tell from a reordered
	// record, see [MariaDBStorable]. Encode maps the ones that look like one
	// back to what that record stands for and leaves the others alone; so it is
	// a bijection on all 2^128 values and its own inverse, and agrees with the
	// server on every value that the server holds.
	MariaDBStorage Layout = mariaDBStorage{}
)

// MariaDBStorable reports whether MariaDB's UUID type holds id, from the
// versions on that store as [MariaDBStorage] does. It does not hold c6 in 80-ff
// together with c8 in 01-80, among them one version 8 value in 64: those whose
// c8 is 80, the lowest of the RFC 9562 variant. As text the server refuses them
// with "Incorrect uuid value"; as sixteen bytes it takes them without an error
// and gives another id back (seen on 10.11.19), so ask before sending bytes. The
// earlier versions hold everything.
func MariaDBStorable(id [16]byte) bool {
	return id[6] < 0x80 || id[8] == 0 || id[8] > 0x80
}

type mariaDBStorage struct{}

func (mariaDBStorage) Encode(id [16]byte) [16]byte {
	switch {
	case 0x01 <= id[6] && id[6] <= 0x5f && id[8] >= 0x80:
		return MariaDBLegacy.Encode(id)
	case id[6] >= 0x80 && 0x01 <= id[8] && id[8] <= 0x5f: // a reordered record
		return MariaDBLegacy.Decode(id)
	}
	return id
}

func (m mariaDBStorage) Decode(stored [16]byte) [16]byte { return m.Encode(stored) }
func (mariaDBStorage) String() string                    { return "mariadb" }
