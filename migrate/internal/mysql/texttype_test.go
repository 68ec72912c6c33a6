package mysql

import (
	"context"
	"database/sql/driver"
	"errors"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/dialecttest"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// The form of 32 digits had lost what it builds, and no copy could be filled.
func TestWhatTextIsMadeOf(t *testing.T) {
	for typ, want := range map[string]string{
		"char(32)": "HEX(`id`)", "varchar(36)": "CONCAT(",
	} {
		parsed, err := dialect.ParseTextType(typ)
		if err != nil {
			t.Fatal(err)
		}
		f, _, err := Dialect{}.textOf(context.Background(), nil, parsed)
		if err != nil {
			t.Fatal(err)
		}
		if got := myBinary.ConvertTo(f, "`id`", transform.Same); !strings.Contains(got, want) {
			t.Errorf("%s is made of %q, want %q in it", typ, got, want)
		}
	}
}

// Of the character set binary a CHAR becomes BINARY, of which neither verify nor undo knows ids.
func TestTextOfBytesIsRefused(t *testing.T) {
	server := &dialecttest.Server{Answer: func(s string, _ []driver.NamedValue) ([][]driver.Value, error) {
		if !strings.Contains(s, "COLLATION_CHARACTER_SET_APPLICABILITY") {
			return nil, errors.New(s)
		}
		return [][]driver.Value{{"binary", "binary"}}, nil
	}}
	db := server.Open(t)
	for _, typ := range []string{"char(36) CHARACTER SET binary", "varchar(32) COLLATE binary"} {
		parsed, err := dialect.ParseTextType(typ)
		if err != nil {
			t.Fatal(err)
		}
		_, made, err := Dialect{}.textOf(context.Background(), db, parsed)
		if err == nil || !strings.Contains(err.Error(), "a column of bytes") {
			t.Errorf("%s: %q, %v", typ, made, err)
		}
	}
}

// The digits of a text in any spelling are a long expression, which a trigger evaluates for each row.
func TestATextIsReadOnceForAUUID(t *testing.T) {
	f := myAnyText()
	got := f.ConvertTo(myUUID, "`id`", transform.Same)
	if n := strings.Count(got, "CASE CHAR_LENGTH"); n != 1 || !strings.HasSuffix(got, " AS UUID)") {
		t.Errorf("the text is read %d times, want once: %s", n, got)
	}
}
