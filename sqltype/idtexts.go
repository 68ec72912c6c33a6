package sqltype

import (
	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/euid"
)

// Ids with a text of their own, each stored in sixteen bytes. A type for any other
// text is an [ID] of a type that is an [IDText]. ULIDs and EUIDs have no version bits:
// MariaDB's uuid type refuses some of them, and BINARY(16) takes all.
type (
	// ULID is an id that is written as a ULID: 26 upper-case symbols of Crockford's
	// base32. gormplugin fills it with ULIDs.
	ULID = ID[AsULID]

	// Base58ID is a UUID that is written in base58, 22 symbols.
	Base58ID = ID[AsBase58]

	// Base62ID is a UUID that is written in base62, 22 symbols.
	Base62ID = ID[AsBase62]

	// TypeID is a UUID that is written as a TypeID with the prefix of P, as in
	// user_01h5fskfsk4fpeqwnsyz5hj55t.
	TypeID[P TypePrefix] = ID[AsTypeID[P]]

	// EUID is an Extendable Universally Unique Identifier, 27 symbols with a check.
	// gormplugin fills it with EUIDs, which ascend in a process.
	EUID = ID[euid.Text]
)

// A TypePrefix is a type that states the prefix of [TypeID]s:
//
//	type User struct{…}
//	func (User) TypePrefix() string { return "user" }
//	type UserID = sqltype.TypeID[User]
type TypePrefix interface{ TypePrefix() string }

type (
	// AsULID is the [IDText] of [ULID].
	AsULID struct{}
	// AsBase58 is the [IDText] of [Base58ID].
	AsBase58 struct{}
	// AsBase62 is the [IDText] of [Base62ID].
	AsBase62 struct{}
	// AsTypeID is the [IDText] of [TypeID].
	AsTypeID[P TypePrefix] struct{}
)

// IDText returns the text form of ULIDs, [codec.Base32].
func (AsULID) IDText() codec.TextCodec { return codec.Base32 }

// IDGenerator returns "ulid".
func (AsULID) IDGenerator() string { return "ulid" }

// IDText returns [codec.Base58].
func (AsBase58) IDText() codec.TextCodec { return codec.Base58 }

// IDText returns [codec.Base62].
func (AsBase62) IDText() codec.TextCodec { return codec.Base62 }

// IDText returns [codec.TypeID] with the prefix of P.
func (AsTypeID[P]) IDText() codec.TextCodec { return codec.TypeID((*new(P)).TypePrefix()) }
