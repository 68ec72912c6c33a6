package uuid

import (
	"errors"
	"hash"
	"io"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype"
)

type (
	// UUID is [sqltype.UUID].
	UUID = sqltype.UUID
	// NullUUID is [sqltype.NullUUID].
	NullUUID = sqltype.NullUUID
	// Variant is [sqltype.Variant].
	Variant = sqltype.Variant
	// Version is the type of [sqltype.UUID.Version].
	Version = int
)

// UUIDs is a list of UUIDs.
type UUIDs []UUID

// Strings returns the canonical texts, in the order of the list.
func (ids UUIDs) Strings() []string {
	texts := make([]string, len(ids))
	for i, id := range ids {
		texts[i] = id.String()
	}
	return texts
}

// The ids that RFC 9562 names, sections 5.9, 5.10 and 6.6. They are variables because
// google's are; no code may change them. The functions of sqltype cannot be changed.
var (
	Nil           = sqltype.Nil()
	Max           = sqltype.Max()
	NameSpaceDNS  = sqltype.NamespaceDNS()
	NameSpaceURL  = sqltype.NamespaceURL()
	NameSpaceOID  = sqltype.NamespaceOID()
	NameSpaceX500 = sqltype.NamespaceX500()
)

// The variants of RFC 9562, section 4.1.
const (
	RFC4122   Variant = sqltype.VariantRFC9562
	Reserved  Variant = sqltype.VariantNCS
	Microsoft Variant = sqltype.VariantMicrosoft
	Future    Variant = sqltype.VariantFuture
)

// New is [sqltype.NewV4].
func New() UUID { return sqltype.NewV4() }

// NewString returns the text of [New].
func NewString() string { return sqltype.NewString() }

// NewRandom is [sqltype.NewV4]. The error is always nil.
func NewRandom() (UUID, error) { return sqltype.NewV4(), nil }

// NewRandomFromReader makes a version 4 UUID (RFC 9562, section 5.4) of the next sixteen
// bytes of r. The error is r's, or io.ErrUnexpectedEOF.
func NewRandomFromReader(r io.Reader) (UUID, error) {
	var id UUID
	if _, err := io.ReadFull(r, id[:]); err != nil {
		return Nil, err
	}
	return stamp(id, 4), nil
}

// NewUUID is [sqltype.NewV1]. The error is always nil.
func NewUUID() (UUID, error) { return sqltype.NewV1(), nil }

// NewV6 is [sqltype.NewV6]. The error is always nil.
func NewV6() (UUID, error) { return sqltype.NewV6(), nil }

// NewV7 is [sqltype.NewV7]. The error is always nil.
func NewV7() (UUID, error) { return sqltype.NewV7(), nil }

// NewMD5 is [sqltype.NewV3].
func NewMD5(space UUID, data []byte) UUID { return sqltype.NewV3(space, data) }

// NewSHA1 is [sqltype.NewV5].
func NewSHA1(space UUID, data []byte) UUID { return sqltype.NewV5(space, data) }

// NewHash makes a UUID of the first sixteen bytes of the hash of space and data. It sets the
// variant of RFC 9562 and the low four bits of version (sections 5.3, 5.5 and 5.8). It resets h. A
// hash of fewer than sixteen bytes leaves the rest zero.
func NewHash(h hash.Hash, space UUID, data []byte, version int) UUID {
	h.Reset()
	h.Write(space[:])
	h.Write(data)
	var id UUID
	copy(id[:], h.Sum(nil))
	return stamp(id, version)
}

// stamp writes the version and the variant of RFC 9562 into the id.
func stamp(id UUID, version int) UUID {
	id[6] = id[6]&0x0f | byte(version)<<4
	id[8] = id[8]&0x3f | 0x80
	return id
}

// Parse is [sqltype.Parse].
func Parse(s string) (UUID, error) { return sqltype.Parse(s) }

// ParseBytes is [sqltype.ParseBytes].
func ParseBytes(b []byte) (UUID, error) { return sqltype.ParseBytes(b) }

// MustParse is [sqltype.MustParse].
func MustParse(s string) UUID { return sqltype.MustParse(s) }

// FromBytes is [sqltype.FromBytes].
func FromBytes(b []byte) (UUID, error) { return sqltype.FromBytes(b) }

// Must returns id, and panics on an error.
func Must(id UUID, err error) UUID { return sqltype.Must(id, err) }

// Validate is [sqltype.Validate].
func Validate(s string) error { return sqltype.Validate(s) }

// IsInvalidLengthError reports whether a text or a list of bytes was refused for its
// length.
func IsInvalidLengthError(err error) bool {
	return errors.Is(err, codec.ErrLength) || errors.Is(err, sqltype.ErrLength)
}
