package sqltype_test

import (
	"database/sql"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype"
)

func TestScan(t *testing.T) {
	id := sqltype.MustParse(v1Text)
	tests := []struct {
		name string
		src  any
		err  error // nil: accepted as id
	}{
		{"sixteen bytes", id[:], nil},
		{"a [16]byte", [16]byte(id), nil},
		{"a UUID", id, nil},
		{"text", v1Text, nil},
		{"text as bytes", []byte(v1Text), nil},
		{"upper case", strings.ToUpper(v1Text), nil},
		{"32 digits", strings.ReplaceAll(v1Text, "-", ""), nil},
		{"32 digits as bytes", []byte(strings.ReplaceAll(v1Text, "-", "")), nil},
		{"braces", "{" + v1Text + "}", nil},
		{"URN", "urn:uuid:" + v1Text, nil},
		{"NULL", nil, sqltype.ErrNull},
		{"no bytes", []byte{}, codec.ErrLength},
		{"a nil slice", []byte(nil), codec.ErrLength},
		{"fifteen bytes", id[:15], codec.ErrLength},
		{"seventeen bytes", append(id[:], 0), codec.ErrLength},
		{"empty text", "", codec.ErrLength},
		{"sixteen characters, as of a binlog", string(id[:]), nil},
		{"text with a wrong hyphen", strings.Replace(v1Text, "-", "x", 1), codec.ErrSyntax},
		{"a number", int64(7), sqltype.ErrScanType},
		{"a bool", true, sqltype.ErrScanType},
		{"another array", [15]byte{}, sqltype.ErrScanType},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			before := sqltype.MustParse(v7Text)
			got := before
			err := got.Scan(tt.src)
			want := id
			if tt.err != nil {
				want = before
			}
			if !errors.Is(err, tt.err) || got != want {
				t.Errorf("UUID: Scan(%v) = %v, value %v; want %v, %v", tt.src, err, got, tt.err, want)
			}
			null := sqltype.NullUUID{UUID: before, Valid: true}
			err = null.Scan(tt.src)
			wantNull := sqltype.NullUUID{UUID: id, Valid: true}
			wantErr := tt.err
			if tt.err != nil {
				wantNull = sqltype.NullUUID{}
			}
			if tt.src == nil {
				wantErr = nil
			}
			if !errors.Is(err, wantErr) || null != wantNull {
				t.Errorf("NullUUID: Scan(%v) = %v, value %+v; want %v, %+v", tt.src, err, null, wantErr, wantNull)
			}
		})
	}
}

func TestScanCopiesTheDriversBuffer(t *testing.T) {
	id := sqltype.MustParse(v1Text)
	for _, buf := range [][]byte{append([]byte{}, id[:]...), []byte(v1Text)} {
		var u sqltype.UUID
		var n sqltype.NullUUID
		if err := errors.Join(u.Scan(buf), n.Scan(buf)); err != nil {
			t.Fatal(err)
		}
		for i := range buf {
			buf[i] = 'X'
		}
		if u != id || n.UUID != id {
			t.Errorf("after the buffer was reused: %v, %v, want %v", u, n, id)
		}
	}
}

func TestValue(t *testing.T) {
	id := sqltype.MustParse(v1Text)
	v, err := id.Value()
	if b, ok := v.([]byte); err != nil || !ok || string(b) != string(id[:]) {
		t.Errorf("Value = %v, %v", v, err)
	}
	if v, err := (sqltype.NullUUID{}).Value(); v != nil || err != nil {
		t.Errorf("NULL: Value = %v, %v", v, err)
	}
	if v, err := (sqltype.NullUUID{UUID: id, Valid: true}).Value(); err != nil || string(v.([]byte)) != string(id[:]) {
		t.Errorf("valid: Value = %v, %v", v, err)
	}
}

func TestNullUUIDJSONAndString(t *testing.T) {
	id := sqltype.MustParse(v1Text)
	tests := []struct {
		n    sqltype.NullUUID
		json string
		text string
	}{
		{sqltype.NullUUID{}, "null", "NULL"},
		{sqltype.NullUUID{Valid: true}, `"00000000-0000-0000-0000-000000000000"`, "00000000-0000-0000-0000-000000000000"},
		{sqltype.NullUUID{UUID: id, Valid: true}, `"` + v1Text + `"`, v1Text},
	}
	for _, tt := range tests {
		got, err := json.Marshal(tt.n)
		if err != nil || string(got) != tt.json || tt.n.String() != tt.text || tt.n.IsZero() != !tt.n.Valid {
			t.Errorf("%+v: JSON %s, %v, String %q; want %s, %q", tt.n, got, err, tt.n, tt.json, tt.text)
		}
		back := sqltype.NullUUID{UUID: sqltype.Max(), Valid: true}
		if err := json.Unmarshal(got, &back); err != nil || back != tt.n {
			t.Errorf("Unmarshal(%s) = %+v, %v", got, back, err)
		}
	}
	back := sqltype.NullUUID{UUID: id, Valid: true}
	if err := json.Unmarshal([]byte(`"x"`), &back); err == nil || back != (sqltype.NullUUID{}) {
		t.Errorf("Unmarshal of garbage = %+v, %v, want an error and NULL", back, err)
	}
}

// sql.Null, which many programs have, must work around a UUID too.
func TestSQLNull(t *testing.T) {
	var n sql.Null[sqltype.UUID]
	if err := n.Scan(nil); err != nil || n.Valid {
		t.Errorf("Scan(nil) = %v, %+v", err, n)
	}
	if err := n.Scan(v1Text); err != nil || !n.Valid || n.V.String() != v1Text {
		t.Errorf("Scan = %v, %+v", err, n)
	}
}

func FuzzScan(f *testing.F) {
	f.Add([]byte(v1Text))
	f.Add([]byte("0123456789abcdef"))
	f.Fuzz(func(t *testing.T, b []byte) {
		before := sqltype.MustParse(v7Text)
		u := before
		n := sqltype.NullUUID{UUID: before, Valid: true}
		err, nullErr := u.Scan(b), n.Scan(b)
		if (err == nil) != (nullErr == nil) || n.Valid != (err == nil) {
			t.Fatalf("Scan(%q): UUID %v, NullUUID %v %+v", b, err, nullErr, n)
		}
		if err != nil {
			if u != before || n != (sqltype.NullUUID{}) {
				t.Errorf("Scan(%q) failed and left %v, %+v", b, u, n)
			}
			return
		}
		if n.UUID != u {
			t.Errorf("Scan(%q): UUID %v, NullUUID %v", b, u, n)
		}
		if len(b) == 16 && u != sqltype.UUID(b) {
			t.Errorf("Scan of 16 bytes %x = %v", b, u)
		}
		if v, _ := u.Value(); string(v.([]byte)) != string(u[:]) {
			t.Errorf("Value of %v = %x", u, v)
		}
	})
}

func ExampleUUID_Scan() {
	var u sqltype.UUID
	fmt.Println(u.Scan([]byte("{C232AB00-9414-11EC-B3C8-9F6BDECED846}")), u)
	fmt.Println(u.Scan(nil))
	// Output:
	// <nil> c232ab00-9414-11ec-b3c8-9f6bdeced846
	// sqltype: NULL in a column that is read as a plain UUID; scan into NullUUID or *UUID
}
