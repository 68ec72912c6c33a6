package sqltype_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func TestNullForms(t *testing.T) {
	u := sqltype.MustParse(v7Text)
	for _, tt := range []struct {
		n     sqltype.NullSwappedUUID
		value any
		text  string
	}{
		{sqltype.NullSwappedUUID{}, nil, "NULL"},
		{sqltype.NullSwappedUUID{UUID: sqltype.SwappedUUID(u)}, nil, "NULL"},
		{sqltype.NullSwappedUUID{Valid: true}, make([]byte, 16), sqltype.Nil().String()},
		{sqltype.NullSwappedUUID{UUID: sqltype.SwappedUUID(u), Valid: true}, sqltype.SwappedUUID(u).AppendStored(nil), v7Text},
	} {
		v, err := tt.n.Value()
		if err != nil || !equalValues(v, tt.value) || tt.n.String() != tt.text || tt.n.IsZero() == tt.n.Valid {
			t.Errorf("%v: Value %v, %v, want %v, %s", tt.n, v, err, tt.value, tt.text)
		}
		if got := tt.n.BindTo(engine.MySQL); !equalValues(got, tt.value) {
			t.Errorf("%v: BindTo = %v, want %v", tt.n, got, tt.value)
		}
	}
}

func TestNullFormsReadTheJSONOfUUID(t *testing.T) {
	before := sqltype.NullGUID{UUID: sqltype.GUID(sqltype.MustParse(v4Text)), Valid: true}
	for in, want := range map[string]sqltype.NullGUID{
		"null":               {},
		`"` + v7Text + `"`:   {UUID: sqltype.GUID(sqltype.MustParse(v7Text)), Valid: true},
		`"no id"`:            {},
		`"{` + v7Text + `)"`: {},
		"7":                  {},
	} {
		got := before
		err := got.UnmarshalJSON([]byte(in))
		if got != want || (err == nil) != (want.Valid || in == "null") {
			t.Errorf("UnmarshalJSON(%s) = %v, %v, want %v", in, got, err, want)
		}
	}
}
