package pgxtype

import (
	"slices"

	"github.com/jackc/pgx/v5/pgtype"

	"github.com/sqluuid/sqluuid/sqltype"
)

// Register makes the type map m of one connection take and give the types of sqltype. These are
// [sqltype.UUID], [sqltype.NullUUID], every [sqltype.StoredID] and [sqltype.NullStoredID], every
// [sqltype.ID] and [sqltype.NullID], pointers to them and slices of any of those. Call it in
// AfterConnect, before the connection is used: a map is not safe for concurrent use. Registering
// twice changes nothing.
//
// Any other type that holds an id, such as sql.Null of one, a struct that embeds one, a
// named [16]byte or ulid.ULID, goes the same way if it is sent as sixteen bytes in network
// order or as the canonical text. A uuid is scanned into one whose own Scan does not take
// it. A uuid is a sqltype.UUID in an any, in the maps of pgx.RowToMap and in Values of rows,
// so that it prints as its text, in JSON too.
func Register(m *pgtype.Map) {
	// Scanning: pgx calls sql.Scanner before it looks at the wrap functions,
	// so only a codec comes before UUID.Scan.
	if t, ok := m.TypeForOID(pgtype.UUIDOID); ok {
		if _, done := t.Codec.(codec); !done {
			one := &pgtype.Type{Name: t.Name, OID: t.OID, Codec: codec{t.Codec}}
			m.RegisterType(one)
			if many, ok := m.TypeForOID(pgtype.UUIDArrayOID); ok {
				m.RegisterType(&pgtype.Type{Name: many.Name, OID: many.OID,
					Codec: &pgtype.ArrayCodec{ElementType: one}})
			}
		}
	}
	m.TryWrapScanPlanFuncs = slices.Insert(m.TryWrapScanPlanFuncs, 0,
		pgtype.TryWrapScanPlanFunc(wrapPointerScan), pgtype.TryWrapScanPlanFunc(wrapPointerScanID))

	// Encoding: the wrap functions turn a value into what the column's codec
	// takes. Where nobody has named the parameter's type, the default types
	// do; of a slice's type nothing else would tell.
	m.TryWrapEncodePlanFuncs = slices.Insert(m.TryWrapEncodePlanFuncs, 0,
		pgtype.TryWrapEncodePlanFunc(wrapBinary), pgtype.TryWrapEncodePlanFunc(wrapText),
		pgtype.TryWrapEncodePlanFunc(wrapIDs))
	registerDefaults[sqltype.UUID](m, "uuid")
	registerDefaults[sqltype.NullUUID](m, "uuid")
	registerDefaults[sqltype.NativeUUID](m, "uuid")
	registerDefaults[sqltype.NullNativeUUID](m, "uuid")
	for _, f := range forms {
		f.registerDefaults(m)
	}
}

func registerDefaults[T any](m *pgtype.Map, one string) {
	many := "_" + one
	m.RegisterDefaultPgType(*new(T), one)
	m.RegisterDefaultPgType(new(T), one)
	m.RegisterDefaultPgType([]T(nil), many)
	m.RegisterDefaultPgType(new([]T), many)
	m.RegisterDefaultPgType([]*T(nil), many)
	m.RegisterDefaultPgType(new([]*T), many)
}
