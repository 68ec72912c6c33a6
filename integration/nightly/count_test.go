package main

import (
	"slices"
	"strings"
	"testing"
	"time"
)

const printed = `
{"Time":"2026-11-27T20:00:00Z","Action":"start","Package":"p"}
{"Action":"run","Package":"p","Test":"TestShop"}
{"Action":"run","Package":"p","Test":"TestShop/MySQL"}
{"Action":"attr","Package":"p","Test":"TestShop/MySQL","Key":"server","Value":"mysql"}
{"Action":"attr","Package":"p","Test":"TestShop/MySQL","Key":"version","Value":"MySQL 9.7.4"}
{"Action":"attr","Package":"p","Test":"TestShop/MySQL","Key":"version","Value":"MySQL 9.7.4"}
{"Action":"run","Package":"p","Test":"TestShop/MySQL/a"}
{"Action":"pass","Package":"p","Test":"TestShop/MySQL/a"}
{"Action":"output","Package":"p","Test":"TestShop/MySQL/b","Output":"    a_test.go:7: it has none\n"}
{"Action":"skip","Package":"p","Test":"TestShop/MySQL/b"}
{"Action":"fail","Package":"p","Test":"TestShop/MySQL/c/d"}
{"Action":"fail","Package":"p","Test":"TestShop/MySQL/c"}
{"Action":"fail","Package":"p","Test":"TestShop/MySQL"}
{"Action":"output","Package":"p","Test":"TestShop/SQLite","Output":"SQLUUID_ONLY is mysql, and …"}
{"Action":"skip","Package":"p","Test":"TestShop/SQLite"}
{"Action":"fail","Package":"p","Test":"TestShop"}
{"Action":"pass","Package":"p","Test":"TestWithoutAServer"}
{"Action":"attr","Package":"p","Test":"TestCut","Key":"server","Value":"mysql"}
{"Action":"fail","Package":"p"}
{"Time":"2026-11-27T20:03:00Z","Action":"fail","Package":"q"}
`

func TestCount(t *testing.T) {
	c, err := read(strings.NewReader(printed), true)
	if err != nil {
		t.Fatal(err)
	}
	if c.ran != 2 {
		t.Errorf("%d tests ran, want 2: a, and the one below c", c.ran)
	}
	if c.took != 3*time.Minute {
		t.Errorf("it took %v, want 3 minutes", c.took)
	}
	if all, err := read(strings.NewReader(printed), false); err != nil || all.ran != 3 {
		t.Errorf("%d tests ran on any server and without one, want 3: %v", all.ran, err)
	}
	if want := []string{"p TestShop/MySQL/b: a_test.go:7: it has none"}; !slices.Equal(c.skipped, want) {
		t.Errorf("skipped %q, want %q", c.skipped, want)
	}
	if want := []string{"MySQL 9.7.4"}; !slices.Equal(c.version, want) {
		t.Errorf("versions %q, want %q", c.version, want)
	}
	want := []string{"p TestCut: it did not end", "p TestShop/MySQL/c/d: ", "q: "}
	if !slices.Equal(c.failed, want) {
		t.Errorf("failed %q, want %q", c.failed, want)
	}
}

func TestALineTakesThePlaceOfTheOldOne(t *testing.T) {
	page := "text\n" + tableHead + "| A 1 | x |\n| B 2 | y |\n\nmore\n"
	for _, c := range []struct{ suite, row, want string }{
		{"A 1", "| A 1 | z |\n", "text\n" + tableHead + "| A 1 | z |\n| B 2 | y |\n\nmore\n"},
		{"C 3", "| C 3 | z |\n", "text\n" + tableHead + "| A 1 | x |\n| B 2 | y |\n| C 3 | z |\n\nmore\n"},
	} {
		if got, err := replace(page, c.suite, c.row); err != nil || got != c.want {
			t.Errorf("%s: %v, got %q, want %q", c.suite, err, got, c.want)
		}
	}
	if _, err := replace("no table", "A", "| A |\n"); err == nil {
		t.Error("a page without a table is no error")
	}
}
