package migrate_test

import (
	"encoding/json"
	"errors"
	"fmt"
	"testing"

	"github.com/sqluuid/sqluuid/migrate"
)

func TestParseColumn(t *testing.T) {
	tests := []struct {
		in   string
		want migrate.ColumnName
		ok   bool
	}{
		{"orders.id", migrate.ColumnName{Table: "orders", Column: "id"}, true},
		{"Shop.Orders.ID", migrate.ColumnName{Schema: "Shop", Table: "Orders", Column: "ID"}, true},
		{"select.from", migrate.ColumnName{Table: "select", Column: "from"}, true},
		{`"a.b".id`, migrate.ColumnName{Table: "a.b", Column: "id"}, true},
		{`"a""b"."c.d"."e"`, migrate.ColumnName{Schema: `a"b`, Table: "c.d", Column: "e"}, true},
		{`it's.a b`, migrate.ColumnName{Table: "it's", Column: "a b"}, true},
		{`a"b.c`, migrate.ColumnName{Table: `a"b`, Column: "c"}, true},
		{"", migrate.ColumnName{}, false},
		{"id", migrate.ColumnName{}, false},
		{"orders.", migrate.ColumnName{}, false},
		{".id", migrate.ColumnName{}, false},
		{"a..b", migrate.ColumnName{}, false},
		{"a.b.c.d", migrate.ColumnName{}, false},
		{`"a.b`, migrate.ColumnName{}, false},
		{`"a"b.c`, migrate.ColumnName{}, false},
		{`"".c`, migrate.ColumnName{}, false},
		{"a.b\x00", migrate.ColumnName{}, false},
	}
	for _, tt := range tests {
		t.Run(tt.in, func(t *testing.T) {
			got, err := migrate.ParseColumn(tt.in)
			if got != tt.want || (err == nil) != tt.ok || err != nil && !errors.Is(err, migrate.ErrConfig) {
				t.Errorf("ParseColumn(%q) = %+v, %v; want %+v, accepted %t", tt.in, got, err, tt.want, tt.ok)
			}
		})
	}
}

func FuzzParseColumn(f *testing.F) {
	f.Add(`"a.b"."c""d".e`)
	f.Fuzz(func(t *testing.T, s string) {
		c, err := migrate.ParseColumn(s)
		if err != nil {
			return
		}
		if back, err := migrate.ParseColumn(c.String()); err != nil || back != c {
			t.Errorf("ParseColumn(%q) = %+v, whose text %q reads as %+v, %v", s, c, c, back, err)
		}
		b, err := json.Marshal(c)
		if err != nil {
			t.Fatal(err)
		}
		var j migrate.ColumnName
		if err := json.Unmarshal(b, &j); err != nil {
			t.Errorf("JSON of %q: %v", s, err)
		}
	})
}

func FuzzParseKeyLink(f *testing.F) {
	f.Add(`comments.of_id[of_type=It's]=posts.id`)
	f.Add(`"a=b".c[d="e]=f"]="g=h".i`)
	f.Fuzz(func(t *testing.T, s string) {
		l, err := migrate.ParseKeyLink(s)
		if err != nil || l.Of == (migrate.ColumnName{}) {
			return
		}
		text := l.Column.String() + "=" + l.Of.String()
		if back, err := migrate.ParseKeyLink(text); err != nil || back != l {
			t.Errorf("ParseKeyLink(%q) = %+v, whose text %q reads as %+v, %v", s, l, text, back, err)
		}
	})
}

func TestParseKeyLink(t *testing.T) {
	post := migrate.ColumnName{Table: "posts", Column: "id"}
	for text, want := range map[string]migrate.KeyLink{
		"views.post_id":                             {Column: migrate.ColumnName{Table: "views", Column: "post_id"}},
		"views.post_id=posts.id":                    {Column: migrate.ColumnName{Table: "views", Column: "post_id"}, Of: post},
		"s.c.of_id[of_type=a=b]=posts.id":           {Column: migrate.ColumnName{Schema: "s", Table: "c", Column: "of_id", Discriminator: "of_type", Value: "a=b"}, Of: post},
		"c.of_id[of_type=a.b=c.d]":                  {Column: migrate.ColumnName{Table: "c", Column: "of_id", Discriminator: "of_type", Value: "a.b=c.d"}},
		`c."x=y"=posts.id`:                          {Column: migrate.ColumnName{Table: "c", Column: "x=y"}, Of: post},
		`c.of_id[of_type=App\Models\Post]=posts.id`: {Column: migrate.ColumnName{Table: "c", Column: "of_id", Discriminator: "of_type", Value: `App\Models\Post`}, Of: post},
	} {
		if got, err := migrate.ParseKeyLink(text); err != nil || got != want {
			t.Errorf("ParseKeyLink(%q) = %+v, %v, want %+v", text, got, err, want)
		}
	}
	for _, text := range []string{"", "posts", "=posts.id", "posts.id="} {
		if got, err := migrate.ParseKeyLink(text); err == nil {
			t.Errorf("ParseKeyLink(%q) = %+v, want an error", text, got)
		}
	}
}

func ExampleParseColumn() {
	c, err := migrate.ParseColumn(`public."order.items".order_id`)
	fmt.Println(c.Schema, c.Table, c.Column, err)
	fmt.Println(c)
	// Output:
	// public order.items order_id <nil>
	// public."order.items".order_id
}
