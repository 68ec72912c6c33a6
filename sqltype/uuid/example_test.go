package uuid_test

import (
	"fmt"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/uuid"
)

// Lines of a program of google/uuid, which has another import and is otherwise as it was.
func Example() {
	id, err := uuid.NewV7()
	if err != nil {
		panic(err)
	}
	fmt.Println(id == uuid.Nil, id.Version() == 7, id.Variant() == uuid.RFC4122)
	fmt.Println(uuid.NewSHA1(uuid.NameSpaceURL, []byte("https://example.com")))

	fmt.Println(id.Compare(sqltype.NewV7()) < 0) // the types are the same
	// Output:
	// false true true
	// 4fd35a71-71ef-5a55-a9d9-aa75c889a6d0
	// true
}
