// Package key has the ids of the shop. ent's generated code names the type of an id, so each
// is a type with a plain name around one of sqltype.
package key

import "github.com/sqluuid/sqluuid/sqltype"

// A CustomerID is written as a UUID.
type CustomerID struct{ sqltype.ID[customer] }

// An OrderID is written as order_ and 26 symbols, and stored as sixteen bytes.
type OrderID struct{ sqltype.TypeID[order] }

// NewCustomerID returns a new id, which ascends.
func NewCustomerID() CustomerID { return CustomerID{sqltype.NewID[sqltype.ID[customer]]()} }

// NewOrderID returns a new id, which ascends.
func NewOrderID() OrderID { return OrderID{sqltype.NewID[sqltype.TypeID[order]]()} }

type (
	customer struct{}
	order    struct{}
)

// TypePrefix is how the text of an order's id begins.
func (order) TypePrefix() string { return "order" }
