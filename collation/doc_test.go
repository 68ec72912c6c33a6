package collation_test

import (
	"os"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/collation"
)

// The tables of the package comment have a line for every order and scheme.
func TestThePackageCommentListsEverything(t *testing.T) {
	raw, err := os.ReadFile("doc.go")
	if err != nil {
		t.Fatal(err)
	}
	var orders, schemes int
	inSchemes := false
	for line := range strings.Lines(string(raw)) {
		cells := strings.Fields(strings.TrimPrefix(line, "//"))
		if !strings.HasPrefix(line, "//\t") || len(cells) < 3 {
			continue
		}
		switch {
		case cells[0] == "order":
		case cells[0] == "scheme":
			inSchemes = true
		case inSchemes:
			schemes++
		default:
			if want := collation.Orders()[orders].String(); cells[1] != want {
				t.Errorf("line %d of the orders is of %s, want %s", orders+1, cells[1], want)
			}
			orders++
		}
	}
	if orders != len(collation.Orders()) || schemes != len(collation.Schemes()) {
		t.Errorf("%d orders and %d schemes, want %d and %d", orders, schemes, len(collation.Orders()), len(collation.Schemes()))
	}
}
