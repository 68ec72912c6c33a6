package sqltype_test

import (
	"database/sql"
	"database/sql/driver"
	"time"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A libraryID stands for another library's type.
type libraryID [16]byte

// The names that other programs are written against: a change of one of these does
// not compile.
var (
	_ func(engine.Profile, libraryID) any                     = sqltype.Bind[libraryID]
	_ func(engine.Profile, *libraryID) any                    = sqltype.BindPtr[libraryID]
	_ func(engine.Profile, []libraryID) []any                 = sqltype.BindAll[libraryID]
	_ func(engine.Profile, *libraryID) sql.Scanner            = sqltype.Dest[libraryID]
	_ func(engine.Profile, **libraryID) sql.Scanner           = sqltype.DestPtr[libraryID]
	_ func(driver.Connector, engine.Profile) driver.Connector = sqltype.NewConnector
	_ func(sqltype.UUID, []byte) sqltype.UUID                 = sqltype.NewV3
	_ func(sqltype.UUID, []byte) sqltype.UUID                 = sqltype.NewV5
	_ func([16]byte) sqltype.UUID                             = sqltype.NewV8
	_ func(time.Time) sqltype.UUID                            = sqltype.NewV7At
	_ func(time.Time) sqltype.UUID                            = sqltype.MinV7
	_ func(time.Time) sqltype.UUID                            = sqltype.MaxV7

	_ = [...]func() sqltype.UUID{
		sqltype.NamespaceDNS, sqltype.NamespaceURL, sqltype.NamespaceOID, sqltype.NamespaceX500,
		sqltype.Nil, sqltype.Max, sqltype.NewV1, sqltype.NewV4, sqltype.NewV6, sqltype.NewV7,
	}

	_ sqltype.CharUUID    = sqltype.CharUUID(sqltype.StoredID[sqltype.FormText]{})
	_ sqltype.HexUUID     = sqltype.StoredID[sqltype.FormHex]{}
	_ sqltype.GUID        = sqltype.StoredID[sqltype.FormMixedEndian]{}
	_ sqltype.OrderedGUID = sqltype.StoredID[sqltype.FormSQLServerOrder]{}
	_ sqltype.SwappedUUID = sqltype.StoredID[sqltype.FormTimeSwapped]{}
	_ sqltype.CharULID    = sqltype.StoredID[sqltype.FormULID]{}
	_ sqltype.CharEUID    = sqltype.StoredID[sqltype.FormEUID]{}
	_ sqltype.NullHexUUID = sqltype.NullStoredID[sqltype.FormHex]{}
)
