package inin_test

import (
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/codec/inin"
)

// The eight custom bits of a random id say what kind of object it is of.
func ExampleCreateRandom() {
	id := inin.CreateRandom(0x2a)
	custom, ok := inin.Custom(id)
	fmt.Printf("0x%02x %t %v\n", custom, ok, inin.Inspect(id).Kind)
	// Output: 0x2a true random
}

// An interaction id of ten digits, and back.
func ExampleNewLegacy() {
	id, err := inin.NewLegacy(1234567890, 0)
	if err != nil {
		fmt.Println(err)
		return
	}
	legacy, err := inin.LegacyOf(id)
	fmt.Println(inin.AsString(id)[24:], legacy.InteractionID, legacy.Unresolved(), err)
	// Output: 001234567890 1234567890 false <nil>
}

// What routes a Notifier id is in it: the node and the connection.
func ExampleNotifierOf() {
	associated := time.Date(2022, 2, 22, 19, 22, 22, 0, time.UTC)
	connection, err := inin.NewConnection([6]byte{0, 0xa0, 0xc9, 0x1e, 0x6b, 0xf6}, 4660, associated)
	if err != nil {
		fmt.Println(err)
		return
	}
	id, err := connection.Next(0x2a)
	if err != nil {
		fmt.Println(err)
		return
	}
	n, err := inin.NotifierOf(id)
	fmt.Printf("node %x, connection %d, custom bits 0x%02x, %v\n", n.NodeAddress, n.ConnectionID, n.Custom, err)
	// Output: node 00a0c91e6bf6, connection 4660, custom bits 0x2a, <nil>
}
