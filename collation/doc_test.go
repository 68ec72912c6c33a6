package collation_test

import (
	"os"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/collation"
)

// The table of the type Order has a line for every order.
func TestTheTableListsEveryOrder(t *testing.T) {
	raw, err := os.ReadFile("order.go")
	if err != nil {
		t.Fatal(err)
	}
	orders := 0
	for line := range strings.Lines(string(raw)) {
		cells := strings.Fields(strings.TrimPrefix(line, "//"))
		if !strings.HasPrefix(line, "//\t") || len(cells) < 3 || cells[0] == "order" {
			continue
		}
		if want := collation.Orders()[orders].String(); cells[1] != want {
			t.Errorf("line %d of the orders is of %s, want %s", orders+1, cells[1], want)
		}
		orders++
	}
	if orders != len(collation.Orders()) {
		t.Errorf("%d orders, want %d", orders, len(collation.Orders()))
	}
}
