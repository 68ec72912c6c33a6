package engine_test

import (
	"errors"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func TestEveryProfileStatesEveryFact(t *testing.T) {
	names := map[string]bool{}
	for _, p := range engine.Profiles() {
		t.Run(p.Name(), func(t *testing.T) {
			if p.IsZero() || names[p.Name()] {
				t.Errorf("profile %q is zero or listed twice", p.Name())
			}
			names[p.Name()] = true
			if p.KeyLiteral([16]byte{}) == "" || p.BinaryType() == "" || p.TextType() == "" || p.KeyType() == "" || p.Layout() == nil {
				t.Errorf("a fact is missing: %+v", p)
			}
			switch p.KeyType() {
			case p.NativeType(), p.BinaryType():
			default:
				t.Errorf("key type %q is neither the native nor the binary type", p.KeyType())
			}
		})
	}
	if len(names) != 9 {
		t.Errorf("%d profiles, want 9", len(names))
	}
}

func TestProfilesAreComparable(t *testing.T) {
	m := map[engine.Profile]string{}
	for _, p := range engine.Profiles() {
		m[p] = p.Name()
	}
	if len(m) != len(engine.Profiles()) || m[engine.MariaDB] != "MariaDB" {
		t.Errorf("profiles collide as map keys: %v", m)
	}
}

func TestZeroProfile(t *testing.T) {
	var p engine.Profile
	if !p.IsZero() || p.Name() != "" || p.String() != "unknown engine" || p.Layout() != nil {
		t.Errorf("zero profile: %q %q %v", p.Name(), p, p.Layout())
	}
	if q, err := p.Quote(`a"b`); q != `"a""b"` || err != nil {
		t.Errorf("Quote = %s, %v", q, err)
	}
}

func TestQuote(t *testing.T) {
	tests := []struct {
		p        engine.Profile
		in, want string
	}{
		{engine.PostgreSQL, `order`, `"order"`},
		{engine.PostgreSQL, `a"b`, `"a""b"`},
		{engine.PostgreSQL, `a.b`, `"a.b"`},
		{engine.MariaDB, "a`b", "`a``b`"},
		{engine.SQLite, `'; DROP TABLE x; --`, `"'; DROP TABLE x; --"`},
		{engine.SQLServer, `a]b[c`, `[a]]b[c]`},
		{engine.Oracle, `id`, `"id"`},
	}
	for _, tt := range tests {
		t.Run(tt.p.Name()+" "+tt.in, func(t *testing.T) {
			if got, err := tt.p.Quote(tt.in); got != tt.want || err != nil {
				t.Errorf("Quote(%q) = %s, %v, want %s", tt.in, got, err, tt.want)
			}
		})
	}
	for _, bad := range []string{"", "a\x00b"} {
		for _, p := range engine.Profiles() {
			if q, err := p.Quote(bad); !errors.Is(err, engine.ErrIdentifier) || q != "" {
				t.Errorf("%v.Quote(%q) = %q, %v, want ErrIdentifier", p, bad, q, err)
			}
		}
	}
}

func FuzzQuote(f *testing.F) {
	f.Add("a\"b`c]d")
	f.Fuzz(func(t *testing.T, name string) {
		for _, p := range engine.Profiles() {
			q, err := p.Quote(name)
			if err != nil {
				continue
			}
			end := q[len(q)-1:]
			inner := q[1 : len(q)-1]
			if strings.Count(strings.ReplaceAll(inner, end+end, ""), end) != 0 {
				t.Errorf("%v.Quote(%q) = %s: the quote ends early", p, name, q)
			}
			if strings.ReplaceAll(inner, end+end, end) != name {
				t.Errorf("%v.Quote(%q) = %s: another name", p, name, q)
			}
		}
	})
}

func TestPlaceholder(t *testing.T) {
	want := map[engine.Profile]string{
		engine.PostgreSQL: "$2", engine.MySQL: "?", engine.MariaDB: "?", engine.MariaDBUUID: "?", engine.SQLite: "?",
		engine.SQLServer: "@p2", engine.SQLServerOrdered: "@p2", engine.SQLServerBinary: "@p2", engine.Oracle: ":2",
	}
	for _, p := range engine.Profiles() {
		if got := p.Placeholder(2); got != want[p] {
			t.Errorf("%v.Placeholder(2) = %q, want %q", p, got, want[p])
		}
	}
}

func TestNullAndNativeLayout(t *testing.T) {
	for _, p := range engine.Profiles() {
		null, layout := any(nil), p.Layout()
		if p == engine.SQLServerBinary {
			null, layout = []byte(nil), codec.MixedEndian
		}
		if got := p.Null(); !reflect.DeepEqual(got, null) || p.NativeLayout() != layout {
			t.Errorf("%v: NULL is %T %v, the native layout %v, want %T and %v", p, got, got, p.NativeLayout(), null, layout)
		}
	}
}

func TestOrderString(t *testing.T) {
	for o, want := range map[engine.Order]string{
		engine.OrderBytes: "bytes", engine.OrderSQLServer: "sql-server",
		engine.OrderMariaDBUUID: "mariadb-uuid", engine.Order(9): "order(9)",
	} {
		if o.String() != want {
			t.Errorf("Order(%d).String() = %q, want %q", o, o, want)
		}
	}
}

func ExampleProfile() {
	p := engine.SQLServer
	name, _ := p.Quote("order")
	fmt.Println(name, p.KeyType(), p.Placeholder(1), p.Layout(), p.Order())
	fmt.Println(p.Layout() == codec.MixedEndian)
	// Output:
	// [order] uniqueidentifier @p1 mixed-endian sql-server
	// true
}
