package plan

import (
	"slices"
	"strings"
	"testing"
)

func TestSuggest(t *testing.T) {
	all := []string{"orders", "Customers", "x"}
	tests := []struct{ name, want string }{
		{"ordrs", `did you mean "orders"?`},
		{"ORDERS", `did you mean "orders"?`},
		{"customer", `did you mean "Customers"?`},
		{"invoices", "names are taken exactly as written"},
	}
	for _, tt := range tests {
		if got := suggest(tt.name, all); !strings.Contains(got, tt.want) {
			t.Errorf("suggest(%q) = %q, want %q", tt.name, got, tt.want)
		}
	}
	if d := distance("kitten", "sitting"); d != 3 {
		t.Errorf("distance = %d, want 3", d)
	}
	if !slices.Contains([]int{0}, distance("", "")) || distance("", "abc") != 3 {
		t.Error("distance of empty names")
	}
}
