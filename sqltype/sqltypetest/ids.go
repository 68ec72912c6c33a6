package sqltypetest

import (
	"slices"
	"strconv"

	"github.com/sqluuid/sqluuid/sqltype"
)

// A sample is an id and what is peculiar about it.
type sample struct {
	name string
	id   sqltype.UUID
}

// pattern has sixteen different bytes, none of them symmetric, so that every
// exchange of bytes or nibbles shows. Version and variant are for withFields.
var pattern = sqltype.UUID{0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef, 0x15, 0x9d, 0x26, 0xae, 0x37, 0xbf, 0x48, 0xd1}

// withFields sets the four version bits and the two variant bits as an RFC 9562 UUID has them.
func withFields(id sqltype.UUID, version int) sqltype.UUID {
	id[6] = byte(version)<<4 | id[6]&0x0f
	id[8] = 0x80 | id[8]&0x3f
	return id
}

// samples returns distinct ids: every value of the version bits, the RFC's eight
// and the others, the variants that the RFC does not use, and bytes that text,
// quoting and comparing stumble over.
func samples() []sample {
	var s []sample
	add := func(name string, id sqltype.UUID) { s = append(s, sample{name, id}) }
	for version := range 16 {
		add("version "+strconv.Itoa(version), withFields(pattern, version))
	}
	for _, v := range []struct {
		name string
		bits byte
	}{{"NCS variant", 0x00}, {"Microsoft variant", 0xc0}, {"future variant", 0xe0}} {
		id := pattern
		id[8] = v.bits | id[8]&0x1f
		add(v.name, id)
	}
	add("nil", sqltype.Nil())
	add("max", sqltype.Max())
	add("only the first bit", sqltype.UUID{0: 0x80})
	add("only the last bit", sqltype.UUID{15: 0x01})
	add("sixteen ASCII letters", sqltype.UUID([]byte("abcdefghijklmnop")))
	add("sixteen digits", sqltype.UUID([]byte("0123456789012345")))
	add("quotes and backslashes", sqltype.UUID([]byte("'\"`\\\\'\"`;--\x00\x1a%_\n")))
	add("spaces at both ends", sqltype.UUID([]byte("              \t ")))
	add("zero bytes at the end", sqltype.UUID{0: 0xf8, 6: 0x40, 8: 0x80})
	add("invalid UTF-8", withFields(sqltype.UUID([]byte("\xc3\x28\xff\xfe\xed\xa0\x80\xc0\xaf\xf8\x88\x80\x80\x80\xfe\xff")), 4))
	return s
}

// idsFor returns the ids of the samples that the target has room for.
func idsFor(target Target) []sqltype.UUID {
	var ids []sqltype.UUID
	for _, s := range samples() {
		if !target.Refuses(s.id) {
			ids = append(ids, s.id)
		}
	}
	return ids
}

// inOrder returns n ids of version 7, each greater than the one before.
func inOrder(n int) []sqltype.UUID {
	ids := make([]sqltype.UUID, n)
	for i := range ids {
		ids[i] = sqltype.NewV7()
	}
	return ids
}

// sortIDs returns the ids in the order of their bytes.
func sortIDs(ids []sqltype.UUID) []sqltype.UUID {
	ids = slices.Clone(ids)
	slices.SortFunc(ids, sqltype.UUID.Compare)
	return ids
}
