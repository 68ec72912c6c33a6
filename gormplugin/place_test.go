package gormplugin

import (
	"strings"
	"testing"
)

func TestPlaceOf(t *testing.T) {
	for text, want := range map[string]place{
		"id = ?":                       {kind: placeColumn, column: "id", name: "="},
		"x.id<=?":                      {kind: placeColumn, column: "x.id", name: "<="},
		"`id` NOT IN (?":               {kind: placeColumn, column: "`id`", name: "="},
		"id BETWEEN ?":                 {kind: placeColumn, column: "id", name: "BETWEEN"},
		"id not between @low and ?":    {kind: placeColumn, column: "id", name: "BETWEEN"},
		"? = id":                       {kind: placeColumn, column: "id", name: "="},
		"id LIKE ?":                    {kind: placeLike, column: "id", name: "LIKE"},
		"id = uuid_to_bin(?)":          {kind: placeFunction, name: "uuid_to_bin"},
		"id = uuid_to_bin(?, 1)":       {kind: placeFunction, name: "uuid_to_bin"},
		"lower(id) = ?":                {kind: placeComputed, name: "lower"},
		"json_extract(a, '$.b') IN (?": {kind: placeComputed, name: "json_extract"},
		"attrs->>'$.owner' = ?":        {kind: placeComputed, name: "attrs->>'$.owner'"},
		"COALESCE(id, ref) = ?":        {},
		"COALESCE(?, ref)":             {},
		"band = 1 AND ?":               {},
		"":                             {},
		"?":                            {},
	} {
		before, after, _ := strings.Cut(text, "?")
		if got := placeOf(before, after); got != want {
			t.Errorf("placeOf(%q) = %+v, want %+v", text, got, want)
		}
	}
}

func FuzzPlaceOf(f *testing.F) {
	f.Add("id = ", "")
	f.Add("id BETWEEN ? AND ", ")")
	f.Fuzz(func(t *testing.T, before, after string) {
		p := placeOf(before, after)
		if p.kind == placeUnknown && p.column != "" {
			t.Errorf("an unknown place has the column %q", p.column)
		}
	})
}
