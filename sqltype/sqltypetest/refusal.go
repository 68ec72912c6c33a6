package sqltypetest

import (
	"bytes"
	"errors"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype"
)

// mustRefuse fails the test unless scan returns an error for a plain and a nullable destination.
// Both must be left as the contract says.
func mustRefuse(t *testing.T, src any, scan func(dest any) error) {
	t.Helper()
	plain, null := sqltype.Max(), sqltype.NullUUID{UUID: sqltype.Max(), Valid: true}
	for _, dest := range []any{&plain, &null} {
		if err := scan(dest); err == nil {
			t.Errorf("%#v is read into %T as %v, want an error", src, dest, dest)
		}
	}
	if plain != sqltype.Max() {
		t.Errorf("the failed Scan of %#v left %v in a UUID, want the old value", src, plain)
	}
	if null != (sqltype.NullUUID{}) {
		t.Errorf("the failed Scan of %#v left %v in a NullUUID, want it invalid", src, null)
	}
}

func testWrongLength(t *testing.T, target Target) {
	lengths := []int{0, 1, 8, 15, 17, 31, 33, 35, 37, 64}
	for _, n := range lengths {
		b := bytes.Repeat([]byte("a"), n) // digits, in case a text has the length
		mustRefuse(t, b, target.scanFrom(b))
		mustRefuse(t, string(b), target.scanFrom(string(b)))
	}
	if target.BytesType == "" {
		return
	}
	tb := newTable(t, target, target.BytesType)
	for _, n := range lengths {
		b := bytes.Repeat([]byte("a"), n)
		tb.exec(insert, b, n)
		mustRefuse(t, b, func(dest any) error { return tb.first(dest, "{id}", n) })
	}
	id := sqltype.NewV4()
	if target.Type.orNetwork().textual() {
		// No layout is stated, so sixteen bytes are none either.
		tb.exec(insert, id[:], 100)
		mustRefuse(t, id[:], func(dest any) error { return tb.first(dest, "{id}", 100) })
		return
	}
	// The column is one that can be read.
	tb.exec(insert, target.Type.orNetwork().raw(target.Profile, id), 100)
	var got sqltype.UUID
	if err := tb.first(&got, "{id}", 100); err != nil || got != id {
		t.Errorf("sixteen bytes are read as %v, %v, want %v", got, err, id)
	}
}

const goodText = "f81d4fae-7dec-41d0-a765-00a0c91e6bf6"

// badTexts have 36 characters each, so that only the characters are wrong.
var badTexts = []string{
	strings.Replace(goodText, "f8", "g8", 1),
	strings.Replace(goodText, "6bf6", "6bf ", 1),
	strings.ReplaceAll(goodText, "-", "_"),
	strings.Replace(goodText, "e-7", "-e7", 1),
	strings.Repeat("-", 36),
	"+" + goodText[1:],
}

func testWrongText(t *testing.T, target Target) {
	more := []string{
		"", " ", "NULL", goodText + " ", " " + goodText[1:], goodText[:35],
		"[" + goodText + "]", "{" + goodText + ")", "urn:uuid;" + goodText,
		strings.Repeat("z", 32), "f81d4fae\x007dec-41d0-a765-00a0c91e6bf6",
		"ｆ" + goodText[3:],
	}
	for _, s := range append(more, badTexts...) {
		mustRefuse(t, s, target.scanFrom(s))
		mustRefuse(t, []byte(s), target.scanFrom([]byte(s)))
	}
	for _, v := range []any{int64(0), 16.0, true, time.Unix(0, 0), [15]byte{}} {
		mustRefuse(t, v, target.scanFrom(v))
		var id sqltype.UUID
		if err := target.scanFrom(v)(&id); !errors.Is(err, sqltype.ErrScanType) {
			t.Errorf("Scan of %T: %v, want ErrScanType", v, err)
		}
	}
	var where *codec.ParseError
	var id sqltype.UUID
	if err := target.scanFrom(badTexts[0])(&id); !errors.As(err, &where) || where.Offset != 0 {
		t.Errorf("Scan of %q: %v, want the offset 0", badTexts[0], err)
	}

	tb := newTable(t, target, target.TextType)
	for n, s := range badTexts {
		tb.exec(insert, s, n)
		mustRefuse(t, s, func(dest any) error { return tb.first(dest, "{id}", n) })
	}
}

func testTextColumn(t *testing.T, target Target) {
	tb := newTable(t, target, target.TextType)
	want := sqltype.MustParse(goodText)
	form := target.Type.orNetwork()
	own := ""
	if form.textual() {
		own = string(form.storedBytes(target.Profile, want))
		readsAs(t, own, want, target.scanFrom(own))
	}
	text := form.shownID(target.Profile, want).String()
	for n, s := range []string{text, strings.ToUpper(text)} {
		tb.exec(insert, s, n)
		read := func(dest any) error { return tb.first(dest, "{id}", n) }
		if own == "" || s == own {
			readsAs(t, s, want, read)
			continue
		}
		mustRefuse(t, s, read)
		var id sqltype.UUID
		if err := read(&id); !errors.Is(err, sqltype.ErrSpelling) {
			t.Errorf("%q, which is written as %q: %v, want ErrSpelling", s, own, err)
		}
	}
}

// readsAs fails the test unless scan reads the id of the text s.
func readsAs(t *testing.T, s string, want sqltype.UUID, scan func(dest any) error) {
	t.Helper()
	var got sqltype.UUID
	var null sqltype.NullUUID
	for _, dest := range []any{&got, &null} {
		if err := scan(dest); err != nil {
			t.Errorf("%q into %T: %v", s, dest, err)
		}
	}
	if got != want || !null.Valid || null.UUID != want {
		t.Errorf("%q is read as %v and %v, want %v", s, got, null, want)
	}
}
