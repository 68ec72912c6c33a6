package thousands

import (
	"fmt"
	"math"
	"testing"
)

func TestGroup(t *testing.T) {
	for n, want := range map[int64]string{
		0: "0", 7: "7", 999: "999", 1000: "1,000", 12345: "12,345", 1234567: "1,234,567",
		-1: "-1", -999: "-999", -1000: "-1,000", math.MinInt64: "-9,223,372,036,854,775,808",
	} {
		if got := Group(n); got != want {
			t.Errorf("Group(%d) = %q, want %q", n, got, want)
		}
	}
}

func TestCount(t *testing.T) {
	for _, tt := range []struct {
		n          int
		noun, want string
	}{{0, "row", "0 rows"}, {1, "row", "1 row"}, {2000, "row", "2,000 rows"}, {1, "class", "1 class"},
		{2, "class", "2 classes"}} {
		if got := Count(tt.n, tt.noun); got != tt.want {
			t.Errorf("Count(%d, %q) = %q, want %q", tt.n, tt.noun, got, tt.want)
		}
	}
	if Verb(1, "has", "have") != "has" || Verb(0, "has", "have") != "have" {
		t.Error("one thing has, others have")
	}
}

func ExampleGroup() {
	fmt.Println(Group(2000))
	// Output: 2,000
}
