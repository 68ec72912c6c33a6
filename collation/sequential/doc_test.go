package sequential_test

import (
	"os"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/collation/sequential"
)

// The table of the type Scheme has a line for every scheme.
func TestTheTableListsEveryScheme(t *testing.T) {
	raw, err := os.ReadFile("scheme.go")
	if err != nil {
		t.Fatal(err)
	}
	if rows := strings.Count(string(raw), "//\t") - 1; rows != len(sequential.Schemes()) {
		t.Errorf("%d rows, want %d", rows, len(sequential.Schemes()))
	}
}
