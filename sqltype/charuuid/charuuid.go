package charuuid

import (
	"hash"
	"io"
	"time"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/uuid"
)

type (
	// UUID is [sqltype.CharUUID].
	UUID = sqltype.CharUUID
	// NullUUID is [sqltype.NullCharUUID].
	NullUUID = sqltype.NullCharUUID
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

// The ids of [uuid.Nil] and its like. No code may change them.
var (
	Nil           = UUID(sqltype.Nil())
	Max           = UUID(sqltype.Max())
	NameSpaceDNS  = UUID(sqltype.NamespaceDNS())
	NameSpaceURL  = UUID(sqltype.NamespaceURL())
	NameSpaceOID  = UUID(sqltype.NamespaceOID())
	NameSpaceX500 = UUID(sqltype.NamespaceX500())
	NamespaceDNS  = UUID(sqltype.NamespaceDNS())
	NamespaceURL  = UUID(sqltype.NamespaceURL())
	NamespaceOID  = UUID(sqltype.NamespaceOID())
	NamespaceX500 = UUID(sqltype.NamespaceX500())
)

// The constants of package [uuid].
const (
	RFC4122          Variant = uuid.RFC4122
	Reserved         Variant = uuid.Reserved
	Microsoft        Variant = uuid.Microsoft
	Future           Variant = uuid.Future
	VariantNCS       Variant = uuid.VariantNCS
	VariantRFC9562   Variant = uuid.VariantRFC9562
	VariantRFC4122   Variant = uuid.VariantRFC4122
	VariantMicrosoft Variant = uuid.VariantMicrosoft
	VariantFuture    Variant = uuid.VariantFuture

	Size = uuid.Size
	V1   = uuid.V1
	V3   = uuid.V3
	V4   = uuid.V4
	V5   = uuid.V5
	V6   = uuid.V6
	V7   = uuid.V7
	V8   = uuid.V8
)

// of makes a result of package uuid one of this package.
func of(id uuid.UUID, err error) (UUID, error) { return UUID(id), err }

// New is [uuid.New].
func New() UUID { return UUID(uuid.New()) }

// NewRandom is [uuid.NewRandom].
func NewRandom() (UUID, error) { return of(uuid.NewRandom()) }

// NewRandomFromReader is [uuid.NewRandomFromReader].
func NewRandomFromReader(r io.Reader) (UUID, error) { return of(uuid.NewRandomFromReader(r)) }

// NewUUID is [uuid.NewUUID].
func NewUUID() (UUID, error) { return of(uuid.NewUUID()) }

// NewV1 is [uuid.NewV1].
func NewV1() (UUID, error) { return of(uuid.NewV1()) }

// NewV3 is [uuid.NewV3].
func NewV3(space UUID, name string) UUID { return UUID(uuid.NewV3(uuid.UUID(space), name)) }

// NewV4 is [uuid.NewV4].
func NewV4() (UUID, error) { return of(uuid.NewV4()) }

// NewV5 is [uuid.NewV5].
func NewV5(space UUID, name string) UUID { return UUID(uuid.NewV5(uuid.UUID(space), name)) }

// NewV6 is [uuid.NewV6].
func NewV6() (UUID, error) { return of(uuid.NewV6()) }

// NewV6AtTime is [uuid.NewV6AtTime].
func NewV6AtTime(t time.Time) (UUID, error) { return of(uuid.NewV6AtTime(t)) }

// NewV7 is [uuid.NewV7].
func NewV7() (UUID, error) { return of(uuid.NewV7()) }

// NewV7AtTime is [uuid.NewV7AtTime].
func NewV7AtTime(t time.Time) (UUID, error) { return of(uuid.NewV7AtTime(t)) }

// NewMD5 is [uuid.NewMD5].
func NewMD5(space UUID, data []byte) UUID { return UUID(uuid.NewMD5(uuid.UUID(space), data)) }

// NewSHA1 is [uuid.NewSHA1].
func NewSHA1(space UUID, data []byte) UUID { return UUID(uuid.NewSHA1(uuid.UUID(space), data)) }

// NewHash is [uuid.NewHash].
func NewHash(h hash.Hash, space UUID, data []byte, version int) UUID {
	return UUID(uuid.NewHash(h, uuid.UUID(space), data, version))
}

// Parse is [uuid.Parse].
func Parse(s string) (UUID, error) { return of(uuid.Parse(s)) }

// ParseBytes is [uuid.ParseBytes].
func ParseBytes(b []byte) (UUID, error) { return of(uuid.ParseBytes(b)) }

// MustParse is [uuid.MustParse].
func MustParse(s string) UUID { return UUID(uuid.MustParse(s)) }

// FromString is [uuid.FromString].
func FromString(s string) (UUID, error) { return of(uuid.FromString(s)) }

// FromStringOrNil is [uuid.FromStringOrNil].
func FromStringOrNil(s string) UUID { return UUID(uuid.FromStringOrNil(s)) }

// FromBytes is [uuid.FromBytes].
func FromBytes(b []byte) (UUID, error) { return of(uuid.FromBytes(b)) }

// FromBytesOrNil is [uuid.FromBytesOrNil].
func FromBytesOrNil(b []byte) UUID { return UUID(uuid.FromBytesOrNil(b)) }

// NewString is [uuid.NewString].
func NewString() string { return uuid.NewString() }

// Validate is [uuid.Validate].
func Validate(s string) error { return uuid.Validate(s) }

// IsInvalidLengthError is [uuid.IsInvalidLengthError].
func IsInvalidLengthError(err error) bool { return uuid.IsInvalidLengthError(err) }

// Must returns id, and panics on an error.
func Must(id UUID, err error) UUID { return sqltype.Must(id, err) }
