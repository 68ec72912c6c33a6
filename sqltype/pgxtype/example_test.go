package pgxtype_test

import (
	"fmt"

	"github.com/jackc/pgx/v5/pgtype"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/pgxtype"
)

// In a program the map is conn.TypeMap(), in AfterConnect of a pool's or a
// connection's configuration.
func ExampleRegister() {
	m := pgtype.NewMap()
	pgxtype.Register(m)

	// The type of the parameter is not known, as in simple_protocol mode.
	id := sqltype.MustParse("f81d4fae-7dec-11d0-a765-00a0c91e6bf6")
	ids := []*sqltype.UUID{&id, nil}
	b, err := m.Encode(0, pgtype.TextFormatCode, ids, nil)
	fmt.Printf("%s %v\n", b, err)

	var back []sqltype.NullUUID
	err = m.Scan(pgtype.UUIDArrayOID, pgtype.TextFormatCode, b, &back)
	fmt.Println(back, err)
	// Output:
	// {f81d4fae-7dec-11d0-a765-00a0c91e6bf6,NULL} <nil>
	// [f81d4fae-7dec-11d0-a765-00a0c91e6bf6 NULL] <nil>
}
