package storage

import "strconv"

// The shop: a customer for every five orders, an order for every four items.
// Customers, orders and items come in the order of time, as an application
// inserts them.
const (
	ordersPerCustomer = 5
	itemsPerOrder     = 4
	// Unit is the number of items that come with one new customer; a plan's
	// rows are a multiple of it.
	Unit = ordersPerCustomer * itemsPerOrder

	opening  = 1_735_689_600_000 // 1 January 2025 in milliseconds
	interval = 400               // milliseconds from one order to the next
)

// A table is one of the three.
type table uint8

const (
	customers table = iota
	orders
	items
	tables // how many
)

func (t table) String() string { return [...]string{"customer", "orders", "item"}[t] }

// per is how many items come with one row of the table.
func (t table) per() int { return [...]int{Unit, itemsPerOrder, 1}[t] }

// millis is when a row is made. Rows of one table differ and ascend.
func (t table) millis(seed uint64, row int) int64 {
	switch t {
	case customers:
		return opening + int64(row)*ordersPerCustomer*interval - 10
	case orders:
		return opening + int64(row)*interval + int64(draw(seed, 9, uint64(row))%(interval-20))
	}
	return orders.millis(seed, row/itemsPerOrder) + int64(row%itemsPerOrder) + 1
}

// customerOf is the customer of an order, any of those who are there already.
func customerOf(seed uint64, order int) int {
	return int(draw(seed, 8, uint64(order)) % uint64(order/ordersPerCustomer+1))
}

// columns returns the columns after the key. Some refer to a row of another table.
func (t table) columns() []string {
	switch t {
	case customers:
		return []string{"email", "name", "created_at"}
	case orders:
		return []string{"customer_id", "status", "total_cents", "placed_at"}
	}
	return []string{"order_id", "sku", "quantity", "price_cents"}
}

// row appends the values of a row after its key to dst. key turns a row number
// of another table into its key.
func (t table) row(dst []any, seed uint64, n int, key func(table, int) any) []any {
	r := draw(seed, 7, uint64(t), uint64(n))
	switch t {
	case customers:
		name := names[r%uint64(len(names))] + " " + surnames[r>>8%uint64(len(surnames))]
		return append(dst, "customer"+strconv.Itoa(n)+"@mail.example", name, t.millis(seed, n))
	case orders:
		return append(dst, key(customers, customerOf(seed, n)), states[r%uint64(len(states))],
			int64(r>>8%90_000+500), t.millis(seed, n))
	}
	return append(dst, key(orders, n/itemsPerOrder), "SKU-"+
		strconv.FormatUint(r%9_000_000+1_000_000, 10), int64(r>>8%5+1), int64(r>>16%20_000+99))
}

var (
	names = []string{"Ada", "Bela", "Chiara", "Dov", "Elif", "Femi", "Goran", "Hana", "Ines",
		"Jomo", "Kei", "Lena"}
	surnames = []string{"Abe", "Brandt", "Costa", "Diallo", "Eriksen", "Fuentes", "Gruber", "Haddad",
		"Ivanova", "Jansen"}
	states = []string{"new", "paid", "packed", "shipped", "delivered", "returned"}
)
