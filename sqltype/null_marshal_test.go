package sqltype_test

import (
	"bytes"
	"encoding"
	"encoding/gob"
	"encoding/xml"
	"errors"
	"fmt"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype"
)

// nullable is what every type for NULL marshals by.
type nullable interface {
	encoding.TextUnmarshaler
	encoding.BinaryUnmarshaler
	encoding.TextMarshaler
	encoding.BinaryMarshaler
	fmt.Stringer
}

func TestNullablesMarshalAsTextAndBytes(t *testing.T) {
	const text = "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"
	id := sqltype.MustParse(text)
	for _, n := range []nullable{
		new(sqltype.NullUUID), new(sqltype.NullCharUUID), new(sqltype.NullSwappedUUID), new(sqltype.NullID[nullable]),
	} {
		for _, tt := range []struct{ text, bytes, shows string }{
			{text, string(id[:]), text}, {"", "", "NULL"},
		} {
			if err := n.UnmarshalText([]byte(tt.text)); err != nil || n.String() != tt.shows {
				t.Errorf("%T: the text %q is read as %v, %v", n, tt.text, n, err)
			}
			if b, err := n.MarshalText(); err != nil || string(b) != tt.text {
				t.Errorf("%T: %v is written as %q, %v", n, n, b, err)
			}
			if b, err := n.MarshalBinary(); err != nil || string(b) != tt.bytes {
				t.Errorf("%T: %v is written as %x, %v", n, n, b, err)
			}
			if err := n.UnmarshalBinary([]byte(tt.bytes)); err != nil || n.String() != tt.shows {
				t.Errorf("%T: the bytes %x are read as %v, %v", n, tt.bytes, n, err)
			}
		}
		if err := n.UnmarshalText([]byte("null")); err != nil || n.String() != "NULL" {
			t.Errorf("%T: null is read as %v, %v", n, n, err)
		}
		for what, err := range map[string]error{
			"a text of 35 characters": n.UnmarshalText([]byte(text[1:])),
			"15 bytes":                n.UnmarshalBinary(id[1:]),
		} {
			if err == nil || n.String() != "NULL" {
				t.Errorf("%T: %s: %v, %v, want an error and NULL", n, what, n, err)
			}
		}
		if err := n.UnmarshalBinary(id[1:]); !errors.Is(err, sqltype.ErrLength) {
			t.Errorf("%T: 15 bytes: %v, want ErrLength", n, err)
		}
	}
}

func TestANullUUIDInGobAndAnXMLAttribute(t *testing.T) {
	type doc struct {
		Ref   sqltype.NullUUID         `xml:"ref,attr"`
		None  sqltype.NullUUID         `xml:"none,attr"`
		Code  sqltype.NullID[nullable] `xml:"code,attr"`
		NoOne sqltype.NullID[nullable] `xml:"noone,attr"`
	}
	want := doc{
		Ref:  sqltype.NullUUID{UUID: sqltype.Max(), Valid: true},
		Code: sqltype.NullID[nullable]{Valid: true},
	}
	var fromGob, fromXML doc
	var buf bytes.Buffer
	if err := errors.Join(gob.NewEncoder(&buf).Encode(want), gob.NewDecoder(&buf).Decode(&fromGob)); err != nil {
		t.Error(err)
	}
	b, err := xml.Marshal(want)
	if err := errors.Join(err, xml.Unmarshal(b, &fromXML)); err != nil {
		t.Error(err)
	}
	if fromGob != want || fromXML != want {
		t.Errorf("came back as %v and %v, want %v", fromGob, fromXML, want)
	}
}

func TestANullIDIsTheTextOfItsID(t *testing.T) {
	id := sqltype.NewID[sqltype.ULID]()
	for _, n := range []sqltype.NullID[sqltype.TextULID]{{ID: id, Valid: true}, {}} {
		want := ""
		if n.Valid {
			want = id.String()
		}
		got := sqltype.NullID[sqltype.TextULID]{ID: id, Valid: true}
		b, err := n.MarshalText()
		if err := errors.Join(err, got.UnmarshalText(b)); err != nil || string(b) != want || got != n {
			t.Errorf("%v is written as %q and read as %v, %v", n, b, got, err)
		}
	}
}

// A reader of MySQL's binlog delivers BINARY(16) as a string, without the zero
// bytes at its end.
func ExampleUUID_Scan_binlog() {
	id := sqltype.MustParse("01a20eff-71a2-7bfb-95d2-34a4dc1e0000")
	cut := string(id[:14])

	var padded [16]byte
	if len(cut) > len(padded) {
		fmt.Println("no BINARY(16)")
		return
	}
	copy(padded[:], cut)
	var read sqltype.UUID
	fmt.Println(read.Scan(string(padded[:])), read)
	// Output: <nil> 01a20eff-71a2-7bfb-95d2-34a4dc1e0000
}

func TestAStringOfSixteenBytesScansWhereTheBytesDo(t *testing.T) {
	id := sqltype.MustParse("f81d4fae-7dec-11d0-a765-00a0c91e6bf6")
	var u, fromBytes sqltype.UUID
	var n sqltype.NullUUID
	var s, fromSwapped sqltype.SwappedUUID
	raw := string(id[:])
	err := errors.Join(u.Scan(raw), fromBytes.Scan([]byte(raw)), n.Scan(raw), s.Scan(raw), fromSwapped.Scan([]byte(raw)))
	if err != nil || u != id || fromBytes != id || n.UUID != id || s != fromSwapped {
		t.Errorf("scanned %v, %v, %v, %v, %v: %v", u, fromBytes, n, s, fromSwapped, err)
	}
	var text sqltype.CharUUID
	if err := text.Scan(raw); !errors.Is(err, sqltype.ErrForm) {
		t.Errorf("a CharUUID reads it: %v, %v, want ErrForm", text, err)
	}
}
