package sqltype_test

import (
	"errors"
	"fmt"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func ExampleStoredID() {
	id := sqltype.MustParse("017f22e2-79b0-7cc3-98c4-dc0c0c07398f")
	text, _ := sqltype.CharUUID(id).Value()
	hex, _ := sqltype.HexUUID(id).Value()
	ulid, _ := sqltype.CharULID(id).Value()
	swapped, _ := sqltype.SwappedUUID(id).Value()
	fmt.Println(text)
	fmt.Println(hex)
	fmt.Println(ulid)
	fmt.Printf("%x\n", swapped)
	fmt.Println(sqltype.CharULID(id) == sqltype.CharULID(sqltype.SwappedUUID(id)), sqltype.SwappedUUID(id))
	// Output:
	// 017f22e2-79b0-7cc3-98c4-dc0c0c07398f
	// 017f22e279b07cc398c4dc0c0c07398f
	// 01FWHE4YDGFK1SHH6W1G60EECF
	// 7cc379b0017f22e298c4dc0c0c07398f
	// true 017f22e2-79b0-7cc3-98c4-dc0c0c07398f
}

// What SQL Server holds, shows and gives back for an OrderedGUID.
func ExampleOrderedGUID() {
	id := sqltype.OrderedGUID(sqltype.MustParse("01977420-dc7b-7000-80ff-090807060504"))
	shown := sqltype.Bind(engine.SQLServer, id)
	fmt.Printf("stored %x\nshown  %v\nid     %v\n", id.AppendStored(nil), shown, id)
	var back sqltype.OrderedGUID
	fmt.Println(back.Scan(shown), back == id)
	// Output:
	// stored 0706050409080f7f800001977420dc7b
	// shown  04050607-0809-7f0f-8000-01977420dc7b
	// id     01977420-dc7b-7000-80ff-090807060504
	// <nil> true
}

func ExampleStoredID_Scan() {
	var id sqltype.CharUUID
	fmt.Println(id.Scan([]byte("017f22e2-79b0-7cc3-98c4-dc0c0c07398f")), id)
	fmt.Println(errors.Is(id.Scan("017F22E2-79B0-7CC3-98C4-DC0C0C07398F"), sqltype.ErrSpelling))
	fmt.Println(id.Scan(make([]byte, 16)))
	// Output:
	// <nil> 017f22e2-79b0-7cc3-98c4-dc0c0c07398f
	// true
	// sqltype: sixteen raw bytes and a form that is text; read them as UUID, or as the type that states their layout: scan of a CharUUID
}
