package conformance_test

import (
	"testing"

	"github.com/gofrs/uuid/v5"
	google "github.com/google/uuid"
	"github.com/oklog/ulid/v2"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/euid"
	"github.com/sqluuid/sqluuid/codec/extuuid"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/sqltypetest"
)

// A formTest is a Go type and a column for it. Fields that are not set are those
// of the target that it is run on.
type formTest struct {
	name   string
	typ    sqltypetest.GoType
	column string
	hex    func(column string) string
	stored func(id sqltype.UUID) []byte
}

// network is what a column stores that knows ids, and no bytes of a form.
func network(id sqltype.UUID) []byte { return id[:] }

// runForms runs the suite for each form on the target, by day for a third of them.
func runForms(t *testing.T, target sqltypetest.Target, forms []formTest) {
	t.Helper()
	if len(forms) == 0 {
		t.Fatal("no forms")
	}
	for _, f := range forms {
		name := target.Name + ", " + f.name
		t.Run(name, func(t *testing.T) {
			if dbtest.Daily(name, 3) != 0 {
				dbtest.AtNight(t)
			}
			target := target
			target.Name += ", " + f.name
			target.Type = f.typ
			if f.column != "" {
				target.ColumnType = f.column
			}
			if f.hex != nil {
				target.Hex = f.hex
			}
			if f.stored != nil {
				target.StoredBytes = f.stored
			}
			if f.column != "" && f.column[:4] == "char" {
				target.Refuses = nil // a text column has room for every id
			}
			sqltypetest.Run(t, target)
		})
	}
}

// textForms are the forms that are text, in char columns whose bytes hex shows.
func textForms(hex func(column string) string) []formTest {
	return []formTest{
		{"CharUUID in char(36)", sqltypetest.Form[sqltype.FormText](), "char(36)", hex, nil},
		{"HexUUID in char(32)", sqltypetest.Form[sqltype.FormHex](), "char(32)", hex, nil},
		{"CharULID in char(26)", sqltypetest.Form[sqltype.FormULID](), "char(26)", hex, nil},
		{"CharEUID in char(27)", sqltypetest.Form[sqltype.FormEUID](), "char(27)", hex, nil},
	}
}

// A shop is the thing that a TypeID is of.
type shop struct{}

func (shop) TypePrefix() string { return "shop" }

// idTypes are typed ids as they are, in the engine's key column.
func idTypes() []formTest {
	return []formTest{
		{name: "ID", typ: sqltypetest.ID[formTest]()},
		{name: "ULID", typ: sqltypetest.ID[sqltype.TextULID]()},
		{name: "TypeID", typ: sqltypetest.ID[sqltype.TextTypeID[shop]]()},
		{name: "base58", typ: sqltypetest.ID[base58Text]()},
		{name: "EUID", typ: sqltypetest.ID[euid.Text]()},
		{name: "EXTUUID", typ: sqltypetest.ID[extuuid.Text]()},
	}
}

// boundTypes are other libraries' types through Bind and Dest, in the engine's
// key column.
func boundTypes() []formTest {
	return []formTest{
		{name: "ID through Bind", typ: sqltypetest.BoundType[sqltype.ID[formTest]]()},
		{name: "ULID through Bind", typ: sqltypetest.BoundType[sqltype.ULID]()},
		{name: "EUID through Bind", typ: sqltypetest.BoundType[sqltype.EUID]()},
		{name: "google/uuid through Bind", typ: sqltypetest.BoundType[google.UUID]()},
		{name: "gofrs/uuid through Bind", typ: sqltypetest.BoundType[uuid.UUID]()},
		{name: "oklog/ulid through Bind", typ: sqltypetest.BoundType[ulid.ULID]()},
	}
}

// base58Text is a text that a program states for its ids.
type base58Text struct{}

// IDText makes ids of the type base58.
func (base58Text) IDText() codec.TextCodec { return codec.Base58 }
