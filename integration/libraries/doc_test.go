// Package libraries_test tries the types of sqltype in forty libraries, as they are published.
//
// docs/start/your-library.md has a line for each. The tests of the other lines are in examples,
// integration/frameworks and integration/valuers.
package libraries_test

import "github.com/sqluuid/sqluuid/sqltype"

// A user is what the prefix of its ids says.
type user struct{}

func (user) TypePrefix() string { return "user" }

// A record has an id of each kind that a document has.
type record struct {
	ID     sqltype.UUID         `json:"id" xml:"id" msgpack:"id" cbor:"id" avro:"id" bson:"id"`
	Link   sqltype.NullUUID     `json:"link" xml:"link" msgpack:"link" cbor:"link" avro:"-" bson:"-"`
	Public sqltype.ULID         `json:"public" xml:"public" msgpack:"public" cbor:"public" avro:"public" bson:"public"`
	Typed  sqltype.TypeID[user] `json:"typed" xml:"typed" msgpack:"typed" cbor:"typed" avro:"-" bson:"-"`
}

func newRecord() record {
	return record{
		ID: sqltype.NewV7(), Link: sqltype.NullUUID{UUID: sqltype.NewV4(), Valid: true},
		Public: sqltype.NewULID(), Typed: sqltype.NewID[sqltype.TypeID[user]](),
	}
}
