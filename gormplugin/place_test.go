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
		"? IN (a, b)":                  {kind: placeColumn, column: "a", others: "b", name: "IN"},
		"? NOT IN (a)":                 {kind: placeColumn, column: "a", name: "IN"},
		"? = (a)":                      {kind: placeColumn, column: "a", name: "IN"},
		"? BETWEEN a AND x.b AND c":    {kind: placeColumn, column: "a", others: "x.b", name: "BETWEEN"},
		"? IN (SELECT a FROM b)":       {kind: placeColumn, column: "a", query: "SELECT a FROM b", name: "IN"},
		"(1, ?) = (a, b)":              {kind: placeColumn, column: "b", name: "="},
		"(?, 1) IN ((a, b))":           {kind: placeColumn, column: "a", name: "IN"},
		"(?, 1) IN (SELECT a, b FROM c)": {kind: placeColumn, column: "a", query: "SELECT a, b FROM c",
			name: "="},
		"? IS DISTINCT FROM a": {kind: placeColumn, column: "a", name: "IS DISTINCT FROM"},
		"? IS NULL":            {kind: placeTransparent, name: "IS NULL"},
		"(CASE WHEN n=0 THEN id ELSE ref END) = ?": {kind: placeColumn, column: "id", others: "ref", name: "="},
		"CASE WHEN n=0 THEN id END = ?":            {kind: placeColumn, column: "id", name: "="},
		"CASE WHEN n=0 THEN 1 END = ?":             {},
		"id = BINARY ?":                            {kind: placeColumn, column: "id", name: "="},
		"band = 1 AND ?":                           {},
		"":                                         {},
		"?":                                        {},
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
