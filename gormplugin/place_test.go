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
		"json_extract(a, '$.b') IN (?": {kind: placeJSONList, name: "json_extract"},
		"attrs->>'$.owner' = ?":        {kind: placeJSONText, name: "->>"},
		"attrs -> 'owner' = ?":         {kind: placeJSONText, name: "->"},
		"json_contains(a, ?, '$.b')":   {kind: placeJSON, name: "json_contains"},
		"x = 'a' = ?":                  {kind: placeComputed, name: "'a'"},
		"COALESCE(id, ref) = ?":        {kind: placeColumn, column: "id", name: "="},
		"COALESCE(?, ref)":             {kind: placeColumn, column: "ref", name: "coalesce"},
		"id = COALESCE(?, ref)":        {kind: placeColumn, column: "id", name: "="},
		"a = 1 AND (id) = ?":           {kind: placeColumn, column: "id", name: "="},
		"id = (?)":                     {kind: placeColumn, column: "id", name: "="},
		"id = ANY(?)":                  {kind: placeColumn, column: "id", name: "="},
		"(?) = id":                     {kind: placeColumn, column: "id", name: "="},
		"? = lower(id)":                {kind: placeComputed, name: "lower"},
		"CAST(? AS CHAR)":              {kind: placeFunction, name: "cast"},
		"id IS NOT DISTINCT FROM ?":    {kind: placeColumn, column: "id", name: "="},
		"id IS ?":                      {kind: placeColumn, column: "id", name: "="},
		"(a, id) IN ?":                 {kind: placeTuple, column: "a, id", name: "="},
		"a AND (a, id) NOT IN (?)":     {kind: placeTuple, column: "a, id", name: "="},
		"(a, id) = (1, ?)":             {kind: placeColumn, column: "id", name: "="},
		"(id, a) = (?, ?)":             {kind: placeColumn, column: "id", name: "="},
		"(a, id) IN ((1, 2), (3, ?))":  {kind: placeColumn, column: "id", name: "="},
		"(a, id) IN ((1, ?), (3, 4))":  {kind: placeColumn, column: "id", name: "="},
		"x (a, id) VALUES (1, ?)":      {kind: placeColumn, column: "id", name: "VALUES"},
		"x (id) VALUES (1), (?)":       {kind: placeColumn, column: "id", name: "VALUES"},
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
