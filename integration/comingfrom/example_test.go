package comingfrom

import (
	"fmt"
	"log"

	"github.com/gofrs/uuid/v5"
	"github.com/oklog/ulid/v2"
	"gorm.io/datatypes"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func Example_gofrs() {
	old := uuid.Must(uuid.FromString("f81d4fae-7dec-11d0-a765-00a0c91e6bf6"))

	id := sqltype.UUID(old)                  // both are sixteen bytes in network order
	back := uuid.UUID(id)                    // for code that stays with gofrs/uuid
	bound := sqltype.Bind(engine.MySQL, old) // or keep the type, and send sixteen bytes
	fmt.Println(id, back == old, len(bound.([]byte)))
	// Output:
	// f81d4fae-7dec-11d0-a765-00a0c91e6bf6 true 16
}

func Example_datatypes() {
	old := datatypes.BinUUIDFromString("f81d4fae-7dec-11d0-a765-00a0c91e6bf6")

	id := sqltype.UUID(old)                       // datatypes.BinUUID: sixteen bytes in BINARY(16)
	text := sqltype.CharUUID(datatypes.UUID(old)) // datatypes.UUID: 36 characters in LONGTEXT or TEXT
	fmt.Println(id, text)
	// Output:
	// f81d4fae-7dec-11d0-a765-00a0c91e6bf6 f81d4fae-7dec-11d0-a765-00a0c91e6bf6
}

func Example_ulid() {
	old := ulid.MustParse("01ARZ3NDEKTSV4RRFFQ69G5FAV")

	id := sqltype.ULID(old) // the same sixteen bytes, and the same order
	text := id.String()     // the text that clients know, in JSON too
	fmt.Println(text == old.String(), sqltype.NewULID().String() > text)
	// Output:
	// true true
}

// A User is what the prefix of its ids says.
type User struct{}

// TypePrefix is how the text of a user's id begins.
func (User) TypePrefix() string { return "user" }

// A UserID is stored as sixteen bytes, and written as user_ and 26 symbols.
type UserID = sqltype.TypeID[User]

func Example_typeid() {
	id, err := sqltype.ParseID[UserID]("user_01h5fskfsk4fpeqwnsyz5hj55t")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(id, sqltype.UUID(id))
	// Output:
	// user_01h5fskfsk4fpeqwnsyz5hj55t 01895f99-bf33-23ec-ebf2-b9f7cb1914ba
}
