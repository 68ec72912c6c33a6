package sqlgen

import "testing"

func TestMixtures(t *testing.T) {
	cols := []Column{{Name: "a"}, {Name: "b"}, {Name: "c"}, {Name: "d"}}
	for _, c := range []struct {
		name  string
		n     int
		whole bool
		want  []string
	}{
		{"one column", 1, false, []string{"a"}},
		{"two that change apart", 2, false, []string{"a", "b", "ab"}},
		{"two that change together", 2, true, []string{"ab"}},
		{"three that change apart", 3, false, []string{"a", "b", "ab", "c", "ac", "bc", "abc"}},
		{"more than are mixed", 4, false, []string{"a", "b", "c", "d", "abcd"}},
	} {
		t.Run(c.name, func(t *testing.T) {
			var got []string
			for _, some := range Mixtures(cols[:c.n], c.whole) {
				s := ""
				for _, col := range some {
					s += col.Name
				}
				got = append(got, s)
			}
			if len(got) != len(c.want) {
				t.Fatalf("got %q, want %q", got, c.want)
			}
			for i := range got {
				if got[i] != c.want[i] {
					t.Errorf("got %q, want %q", got, c.want)
				}
			}
		})
	}
}
