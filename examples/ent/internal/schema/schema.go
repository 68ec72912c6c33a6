// Package schema has the tables from which ent generates the package store.
package schema

import (
	"entgo.io/ent"
	"entgo.io/ent/dialect"
	"entgo.io/ent/schema/edge"
	"entgo.io/ent/schema/field"

	"github.com/sqluuid/sqluuid/examples/ent/internal/key"
)

// columns are the types of a column of sixteen bytes.
var columns = map[string]string{
	dialect.Postgres: "uuid",
	dialect.MySQL:    "binary(16)",
	dialect.SQLite:   "blob",
}

// A Customer has orders.
type Customer struct{ ent.Schema }

// Fields are the columns.
func (Customer) Fields() []ent.Field {
	return []ent.Field{
		field.UUID("id", key.CustomerID{}).Default(key.NewCustomerID).SchemaType(columns),
		field.String("name"),
	}
}

// Edges are the foreign keys.
func (Customer) Edges() []ent.Edge { return []ent.Edge{edge.To("orders", Order.Type)} }

// An Order may have a customer.
type Order struct{ ent.Schema }

// Fields are the columns.
func (Order) Fields() []ent.Field {
	return []ent.Field{
		field.UUID("id", key.OrderID{}).Default(key.NewOrderID).SchemaType(columns),
		field.Int("cents"),
		field.UUID("customer_id", key.CustomerID{}).Optional().Nillable().SchemaType(columns),
	}
}

// Edges are the foreign keys.
func (Order) Edges() []ent.Edge {
	return []ent.Edge{
		edge.From("customer", Customer.Type).Ref("orders").Field("customer_id").Unique(),
	}
}
