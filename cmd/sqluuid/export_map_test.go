package main

import (
	"errors"
	"os"
	"path/filepath"
	"runtime"
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

func TestARefusedMapLeavesTheFile(t *testing.T) {
	name := filepath.Join(t.TempDir(), "map.csv")
	if err := os.WriteFile(name, []byte("older\n"), 0o644); err != nil {
		t.Fatal(err)
	}
	refused := errors.New("no such column")
	for _, c := range []struct {
		pairs int
		want  string
	}{
		{0, "older\n"},
		{1, "old,new\n82," + sqltype.Nil().String() + "\n"},
	} {
		file := &lateFile{name: name}
		err := writeMap(file, func(f func(string, sqltype.UUID) error) error {
			for range c.pairs {
				if err := f("82", sqltype.Nil()); err != nil {
					return err
				}
			}
			return refused
		})
		if !errors.Is(err, refused) {
			t.Errorf("%d pairs: %v", c.pairs, err)
		}
		if err := file.close(); err != nil {
			t.Fatal(err)
		}
		if is, err := os.ReadFile(name); err != nil || string(is) != c.want {
			t.Errorf("%d pairs: the file is %q, %v, want %q", c.pairs, is, err, c.want)
		}
	}
	if is, err := os.Stat(name); err != nil || runtime.GOOS != "windows" && is.Mode() != 0o600 {
		t.Errorf("the file has the mode %v, %v: others can read it", is.Mode(), err)
	}
}
