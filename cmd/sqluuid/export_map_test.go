package main

import (
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype"
)

func TestACellOfAMapIsNoFormula(t *testing.T) {
	var out strings.Builder
	err := writeMap(&out, func(f func(string, sqltype.UUID) error) error {
		for _, old := range []string{"82", "-7", "", "a,b", "=1+1", "-1+1", "@x", "+x"} {
			if err := f(old, sqltype.Nil()); err != nil {
				return err
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	want := strings.ReplaceAll("old,new\n82,N\n-7,N\n,N\n\"a,b\",N\n'=1+1,N\n'-1+1,N\n'@x,N\n'+x,N\n", "N",
		sqltype.Nil().String())
	if out.String() != want {
		t.Errorf("it writes\n%s\nwant\n%s", out.String(), want)
	}
}
