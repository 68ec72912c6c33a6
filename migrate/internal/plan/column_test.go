package plan

import (
	"slices"
	"strings"
	"testing"
)

func TestSuggest(t *testing.T) {
	all := []string{"orders", "Customers", "x"}
	tests := []struct{ name, want string }{
		{"ordrs", `did you mean "orders"?`},
		{"ORDERS", `did you mean "orders"?`},
		{"customer", `did you mean "Customers"?`},
		{"invoices", "names are taken exactly as written"},
	}
	for _, tt := range tests {
		if got := suggest(tt.name, all); !strings.Contains(got, tt.want) {
			t.Errorf("suggest(%q) = %q, want %q", tt.name, got, tt.want)
		}
	}
	if d := distance("kitten", "sitting"); d != 3 {
		t.Errorf("distance = %d, want 3", d)
	}
	if !slices.Contains([]int{0}, distance("", "")) || distance("", "abc") != 3 {
		t.Error("distance of empty names")
	}
}

func TestParseColumnReadsADiscriminator(t *testing.T) {
	tests := []struct {
		in   string
		want ColumnName
		text string // that String writes; empty: in
	}{
		{"att.record_id[record_type=User]", ColumnName{"", "att", "record_id", "record_type", "User"}, ""},
		{`s.att.record_id[record_type=App\Models\User]`,
			ColumnName{"s", "att", "record_id", "record_type", `App\Models\User`}, ""},
		{"att.r[t=shop.models.User]", ColumnName{"", "att", "r", "t", "shop.models.User"}, ""},
		{"att.r[t=]", ColumnName{"", "att", "r", "t", ""}, ""},
		{"att.r[t=a]b[c=d]]", ColumnName{"", "att", "r", "t", "a]b[c=d]"}, ""},
		{"att.r[t='; DROP TABLE x; --]", ColumnName{"", "att", "r", "t", "'; DROP TABLE x; --"}, ""},
		{`att.r["t=u"=v]`, ColumnName{"", "att", "r", "t=u", "v"}, ""},
		{`att.r["a""b"="v"]`, ColumnName{"", "att", "r", `a"b`, `"v"`}, ""},
		{`"a.b"."c"[t=v]`, ColumnName{"", "a.b", "c", "t", "v"}, `"a.b".c[t=v]`},
		{"att.array[1]", ColumnName{Table: "att", Column: "array[1]"}, `att."array[1]"`},
		{`att."r[t=v]"`, ColumnName{Table: "att", Column: "r[t=v]"}, ""},
		{"att.r[=v]", ColumnName{Table: "att", Column: "r[=v]"}, `att."r[=v]"`},
	}
	for _, tt := range tests {
		t.Run(tt.in, func(t *testing.T) {
			got, err := ParseColumn(tt.in)
			if err != nil || got != tt.want {
				t.Fatalf("ParseColumn = %+v, %v; want %+v", got, err, tt.want)
			}
			want := tt.text
			if want == "" {
				want = tt.in
			}
			if text := got.String(); text != want {
				t.Errorf("String = %s, want %s", text, want)
			}
			if back, err := ParseColumn(got.String()); err != nil || back != got {
				t.Errorf("String reads back as %+v, %v", back, err)
			}
		})
	}
	for _, in := range []string{"att.r[t=v\x00]", "att.r[t\x00=v]", "[t=v]", "att[t=v]", `att."r"x[t=v]`} {
		if got, err := ParseColumn(in); err == nil {
			t.Errorf("ParseColumn(%q) = %+v, want an error", in, got)
		}
	}
}
