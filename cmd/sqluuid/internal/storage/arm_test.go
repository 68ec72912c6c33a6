package storage

import (
	"errors"
	"fmt"
	"testing"
)

func TestParseArms(t *testing.T) {
	for _, c := range []struct{ list, want string }{
		{"v4", "[v4/binary]"},
		{"v4/char36, V7/UUID,bigint", "[v4/char36 v7/uuid bigint]"},
		{"char26", "[v4/char26 v1/char26 v6/char26 v7/char26]"},
		{"v1/swapped,v1/swapped", "[v1/swapped]"},
		{"v7-sqlserver", "[v7-sqlserver/binary]"},
	} {
		arms, err := ParseArms(c.list, allForms)
		if err != nil || fmt.Sprint(arms) != c.want {
			t.Errorf("ParseArms(%q) = %v, %v; want %s", c.list, arms, err, c.want)
		}
	}
}

func FuzzParseArms(f *testing.F) {
	for _, s := range []string{"", "v4", "v4/char36,bigint", "v7/swapped", ",", "v4/"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, list string) {
		arms, err := ParseArms(list, allForms)
		if err != nil {
			if !errors.Is(err, ErrArm) {
				t.Errorf("%q: %v", list, err)
			}
			return
		}
		for _, a := range arms {
			again, err := ParseArms(a.String(), allForms)
			if err != nil || len(again) != 1 || again[0] != a {
				t.Errorf("%q gave %v, which reads as %v, %v", list, a, again, err)
			}
		}
	})
}
