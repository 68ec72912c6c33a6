package follow

import (
	"errors"
	"strings"
	"testing"
)

func TestPlaces(t *testing.T) {
	for _, c := range []struct {
		name string
		want place
		ok   bool
	}{
		{"users.id", place{"", "users", "id"}, true},
		{"shop.users.id", place{"shop", "users", "id"}, true},
		{`"a.b"."c""d".id`, place{"a.b", `c"d`, "id"}, true},
		{"`my table`.id", place{"", "my table", "id"}, true},
		{name: ""}, {name: "id"}, {name: "a.b.c.d"}, {name: "users."}, {name: ".id"}, {name: `"users.id`},
		{name: `"users"x.id`}, {name: `"".id`}, {name: "a..id"}, {name: `users."id`}, {name: `"users".`},
	} {
		got, err := parsePlace(c.name)
		if c.ok != (err == nil) || got != c.want || err != nil && !errors.Is(err, ErrColumn) {
			t.Errorf("%q: %+v, %v, want %+v", c.name, got, err, c.want)
		}
	}
}

func FuzzPlace(f *testing.F) {
	for _, s := range []string{"users.id", "s.users.id", `"a.b".id`, "`x``y`.z", `"`, "..", "a"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, name string) {
		p, err := parsePlace(name)
		if err != nil {
			return
		}
		quoted := ""
		for _, part := range []string{p.schema, p.table, p.column} {
			if part != "" {
				quoted += `."` + strings.ReplaceAll(part, `"`, `""`) + `"`
			}
		}
		if again, err := parsePlace(quoted[1:]); err != nil || again != p {
			t.Errorf("%q is %+v, and %q is %+v, %v", name, p, quoted[1:], again, err)
		}
	})
}

func TestColumns(t *testing.T) {
	for _, c := range []struct {
		typ    string
		length int
		bytes  bool
		digits int // 0: refused
	}{
		{"uuid", 0, false, 36}, {"UUID", 36, false, 36}, {"char", 36, false, 36}, {"varchar", 255, false, 36},
		{"text", 0, false, 36}, {"longtext", 1 << 20, false, 36}, {"varchar", 37, false, 36}, {"bpchar", 32, false, 32},
		{"char", 38, false, 38}, {"char", 26, false, 26}, {"char", 27, false, 27},
		{"binary", 16, true, 0}, {"varbinary", 16, true, 0}, {"bytea", 0, true, 0},
		{"binary", 36, false, 0}, {"varbinary", 255, false, 0}, {"blob", 65535, false, 0}, {"bigint", 0, false, 0},
		{"char", 35, false, 0}, {"char", 16, false, 0}, {"json", 0, false, 0},
	} {
		got, err := columnOf("users.id", c.typ, c.length)
		if refused := c.digits == 0 && !c.bytes; refused {
			if !errors.Is(err, ErrColumn) {
				t.Errorf("%s(%d): %+v, %v, want ErrColumn", c.typ, c.length, got, err)
			}
		} else if err != nil || got.Bytes != c.bytes || got.Digits != c.digits {
			t.Errorf("%s(%d): %+v, %v", c.typ, c.length, got, err)
		}
	}
}
