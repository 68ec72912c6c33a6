package sqltype_test

import (
	"errors"
	"slices"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func TestDestArray(t *testing.T) {
	id := sqltype.MustParse(v7Text)
	for _, tt := range []struct {
		name string
		src  any
		want []foreign
	}{
		{"two ids", "{" + v7Text + "," + sqltype.Max().String() + "}", []foreign{foreign(id), foreign(sqltype.Max())}},
		{"bytes", []byte("{" + v7Text + "}"), []foreign{foreign(id)}},
		{"in quotes", `{"` + v7Text + `"}`, []foreign{foreign(id)}},
		{"none", "{}", []foreign{}},
		{"NULL", nil, nil},
	} {
		got := []foreign{{1}}
		err := sqltype.DestArray(engine.PostgreSQL, &got).Scan(tt.src)
		if err != nil || !slices.Equal(got, tt.want) || (got == nil) != (tt.want == nil) {
			t.Errorf("%s: %v, %v, want %v", tt.name, got, err, tt.want)
		}
	}
	ulids := []sqltype.CharULID{}
	if err := sqltype.DestArray(engine.PostgreSQL, &ulids).Scan("{" + slowBase32(id) + "}"); err != nil || !slices.Equal(ulids, []sqltype.CharULID{sqltype.CharULID(id)}) {
		t.Errorf("text[] of ULIDs: %v, %v", ulids, err)
	}
}

func TestDestArrayRefuses(t *testing.T) {
	for name, tt := range map[string]struct {
		profile engine.Profile
		src     any
		want    error
	}{
		"a NULL among the ids":       {engine.PostgreSQL, "{" + v7Text + ",NULL}", sqltype.ErrNull},
		"no braces":                  {engine.PostgreSQL, v7Text, sqltype.ErrArray},
		"an open brace":              {engine.PostgreSQL, "{" + v7Text, sqltype.ErrArray},
		"a comma at the end":         {engine.PostgreSQL, "{" + v7Text + ",}", sqltype.ErrArray},
		"a comma alone":              {engine.PostgreSQL, "{,}", sqltype.ErrArray},
		"two dimensions":             {engine.PostgreSQL, "{{" + v7Text + "},{" + v7Text + "}}", sqltype.ErrArray},
		"an escape":                  {engine.PostgreSQL, `{"\` + v7Text + `"}`, sqltype.ErrArray},
		"bounds":                     {engine.PostgreSQL, "[2:2]={" + v7Text + "}", sqltype.ErrArray},
		"no id":                      {engine.PostgreSQL, "{x}", codec.ErrLength},
		"a number":                   {engine.PostgreSQL, int64(1), sqltype.ErrScanType},
		"sixteen bytes and no array": {engine.PostgreSQL, make([]byte, 16), sqltype.ErrArray},
		"an engine without arrays":   {engine.MySQL, "{}", errors.ErrUnsupported},
		"no engine":                  {engine.Profile{}, "{}", sqltype.ErrProfile},
	} {
		got := []foreign{{1}}
		if err := sqltype.DestArray(tt.profile, &got).Scan(tt.src); !errors.Is(err, tt.want) || len(got) != 1 {
			t.Errorf("%s: %v, %v, want %v", name, got, err, tt.want)
		}
	}
}

func FuzzDestArray(f *testing.F) {
	f.Add("{}")
	f.Add("{" + v7Text + `,"` + v7Text + `"}`)
	f.Add("{NULL}")
	f.Fuzz(func(t *testing.T, s string) {
		var ids []sqltype.UUID
		if sqltype.DestArray(engine.PostgreSQL, &ids).Scan(s) != nil {
			return
		}
		var again []sqltype.UUID
		if err := sqltype.DestArray(engine.PostgreSQL, &again).Scan(sqltype.BindArray(engine.PostgreSQL, ids)); err != nil || !slices.Equal(again, ids) {
			t.Errorf("%q is %v, which came back as %v, %v", s, ids, again, err)
		}
	})
}
