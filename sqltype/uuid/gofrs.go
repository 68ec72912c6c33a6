package uuid

import (
	"time"

	"github.com/sqluuid/sqluuid/sqltype"
)

// This file has the names of github.com/gofrs/uuid that google/uuid has not.

// Size is the number of bytes of a UUID.
const Size = 16

// The versions of RFC 9562, section 4.2.
const (
	V1 = 1
	V3 = 3
	V4 = 4
	V5 = 5
	V6 = 6
	V7 = 7
	V8 = 8
)

// The variants of RFC 9562, section 4.1.
const (
	VariantNCS       = sqltype.VariantNCS
	VariantRFC9562   = sqltype.VariantRFC9562
	VariantRFC4122   = sqltype.VariantRFC9562
	VariantMicrosoft = sqltype.VariantMicrosoft
	VariantFuture    = sqltype.VariantFuture
)

// The namespaces of RFC 9562, section 6.6. No code may change them.
var (
	NamespaceDNS  = sqltype.NamespaceDNS()
	NamespaceURL  = sqltype.NamespaceURL()
	NamespaceOID  = sqltype.NamespaceOID()
	NamespaceX500 = sqltype.NamespaceX500()
)

// NewV1 is [sqltype.NewV1]. The error is always nil.
func NewV1() (UUID, error) { return sqltype.NewV1(), nil }

// NewV3 is [sqltype.NewV3].
func NewV3(space UUID, name string) UUID { return sqltype.NewV3(space, []byte(name)) }

// NewV4 is [sqltype.NewV4]. The error is always nil.
func NewV4() (UUID, error) { return sqltype.NewV4(), nil }

// NewV5 is [sqltype.NewV5].
func NewV5(space UUID, name string) UUID { return sqltype.NewV5(space, []byte(name)) }

// NewV6AtTime is [sqltype.NewV6At]. The error is always nil.
func NewV6AtTime(t time.Time) (UUID, error) { return sqltype.NewV6At(t), nil }

// NewV7AtTime is [sqltype.NewV7At]. The error is always nil.
func NewV7AtTime(t time.Time) (UUID, error) { return sqltype.NewV7At(t), nil }

// FromString is [sqltype.Parse].
func FromString(s string) (UUID, error) { return sqltype.Parse(s) }

// FromStringOrNil is [FromString], and the nil UUID for any other text.
func FromStringOrNil(s string) UUID {
	id, _ := sqltype.Parse(s) // Nil on an error
	return id
}

// FromBytesOrNil is [FromBytes], and the nil UUID for any other number of bytes.
func FromBytesOrNil(b []byte) UUID {
	id, _ := sqltype.FromBytes(b) // Nil on an error
	return id
}
