package sqlgen

import (
	"slices"
	"testing"
)

func TestRefsAreInTheOrderOfTheirNames(t *testing.T) {
	names := map[Ref]int{{"b", "a"}: 1, {"a", "z"}: 2, {"a", "b"}: 3, {"", "z"}: 4}
	want := []Ref{{"", "z"}, {"a", "b"}, {"a", "z"}, {"b", "a"}}
	for range 20 {
		if got := Refs(names); !slices.Equal(got, want) {
			t.Fatalf("the order is %v, want %v", got, want)
		}
	}
}
