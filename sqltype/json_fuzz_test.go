package sqltype_test

import (
	"encoding/json"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype"
)

// checkJSON compares what a type and its nullable twin make of a JSON text with
// what encoding/json makes of it as a string.
func checkJSON[T ~[16]byte, N any](t *testing.T, text []byte, null func(N) sqltype.NullUUID) {
	t.Helper()
	var s *string
	isString := json.Unmarshal(text, &s) == nil
	isNull := isString && s == nil
	var want sqltype.UUID
	err := error(nil)
	if isString && !isNull {
		want, err = sqltype.Parse(*s)
	}
	valid := isString && !isNull && err == nil

	before := T(sqltype.MustParse(v4Text))
	got := before
	err = json.Unmarshal(text, &got)
	switch {
	case valid && (err != nil || sqltype.UUID(got) != want):
		t.Errorf("%T: Unmarshal(%q) = %v, %v, want %v", got, text, got, err, want)
	case !valid && got != before: // null leaves a plain type as it is, as encoding/json has it
		t.Errorf("%T: Unmarshal(%q) = %v, %v, want no change", got, text, got, err)
	case !valid && (err == nil) != isNull:
		t.Errorf("%T: Unmarshal(%q): %v, null: %t", got, text, err, isNull)
	}

	for name, unmarshal := range map[string]func(*N) error{
		"Unmarshal":     func(n *N) error { return json.Unmarshal(text, n) },
		"UnmarshalJSON": func(n *N) error { return any(n).(json.Unmarshaler).UnmarshalJSON(text) },
	} {
		var n N
		err := unmarshal(&n)
		if got := null(n); (err == nil) != (valid || isNull) || got != (sqltype.NullUUID{UUID: want, Valid: valid}) {
			t.Errorf("%T: %s(%q) = %v, %v, want %v, valid: %t", n, name, text, got, err, want, valid)
		}
	}
	if !valid {
		return
	}
	again, err := json.Marshal(T(want))
	if wantText := `"` + want.String() + `"`; err != nil || string(again) != wantText {
		t.Errorf("%T: Marshal = %s, %v, want %s", got, again, err, wantText)
	}
}

func checkAsJSON[F sqltype.Form](t *testing.T, text []byte) {
	t.Helper()
	checkJSON[sqltype.StoredID[F]](t, text, func(n sqltype.NullStoredID[F]) sqltype.NullUUID {
		return sqltype.NullUUID{UUID: sqltype.UUID(n.UUID), Valid: n.Valid}
	})
}

// FuzzJSON gives one JSON text to every type: the form of a column does not show
// in JSON.
func FuzzJSON(f *testing.F) {
	for _, text := range []string{
		`"` + v7Text + `"`, `"` + v1Text[:35] + `"`, `"{` + v7Text + `}"`, "null", " null\n", `"null"`, `""`, "7", "[]", "{}", "true",
		"\"\\u0030" + v7Text[1:] + `"`, `"` + v7Text, "\t\"" + v4Text + "\" ", `"01FWHE4YDGFK1SHH6W1G60EECF"`,
	} {
		f.Add([]byte(text))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		checkJSON[sqltype.UUID](t, text, func(n sqltype.NullUUID) sqltype.NullUUID { return n })
		checkAsJSON[sqltype.FormText](t, text)
		checkAsJSON[sqltype.FormHex](t, text)
		checkAsJSON[sqltype.FormMixedEndian](t, text)
		checkAsJSON[sqltype.FormSQLServerOrder](t, text)
		checkAsJSON[sqltype.FormTimeSwapped](t, text)
	})
}
