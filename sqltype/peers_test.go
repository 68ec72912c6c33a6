package sqltype_test

import (
	"errors"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype"
)

// What google/uuid v1.6.0 does wrong, each with its thread, and what this package
// does instead.

func TestGoogle60ParseTakesNoOtherCharactersForBraces(t *testing.T) { // google/uuid#60, #131
	for _, s := range []string{"X" + v4Text + "Y", "{" + v4Text + "]", "(" + v4Text + ")", `"` + v4Text + `"`, " " + v4Text + " "} {
		if u, err := sqltype.Parse(s); !errors.Is(err, codec.ErrSyntax) {
			t.Errorf("Parse(%q) = %v, %v", s, u, err)
		}
		if u, err := sqltype.Parse(s); err == nil {
			t.Errorf("Parse(%q) = %v", s, u)
		}
	}
}

func TestGoogle109ScanOfNothingLeavesNoStaleValue(t *testing.T) { // google/uuid#109
	for _, src := range []any{nil, "", []byte{}} {
		u := sqltype.MustParse(v4Text)
		n := sqltype.NullUUID{UUID: u, Valid: true}
		if err := u.Scan(src); err == nil {
			t.Errorf("UUID.Scan(%#v): no error, so the old value would pass for the column's", src)
		}
		if err := n.Scan(src); n.Valid || (err == nil) != (src == nil) {
			t.Errorf("NullUUID.Scan(%#v) = %v, %+v", src, err, n)
		}
	}
}

func TestGoogle159Version6IsLaidOutAsTheRFCSays(t *testing.T) { // google/uuid#159, #199, #203
	when := time.Date(2022, 2, 22, 19, 22, 22, 0, time.UTC)
	if u := sqltype.NewV6At(when); u.String()[:19] != v6Text[:19] {
		t.Errorf("NewV6At(%v) = %v, want %s…", when, u, v6Text[:19])
	}
	if got, ok := sqltype.MustParse(v6Text).Time(); !ok || !got.Equal(when) {
		t.Errorf("the time of %s is %v, want %v", v6Text, got, when)
	}
	if u := sqltype.NewV6(); u[0]>>4 != 1 { // until 1999 + 228 years
		t.Errorf("NewV6() = %v, want the time to start in the first digit", u)
	}
}

func TestGoogle201Version7OfAGivenTime(t *testing.T) { // google/uuid#201
	when := time.Date(1999, 12, 31, 23, 59, 59, 999_000_000, time.UTC)
	if got, _ := sqltype.NewV7At(when).Time(); !got.Equal(when) {
		t.Errorf("NewV7At(%v) carries %v", when, got)
	}
}

func TestGoogle193TextIsAppendedWithoutAllocation(t *testing.T) { // google/uuid#193
	u := sqltype.MustParse(v4Text)
	buf := make([]byte, 0, 64)
	if n := testing.AllocsPerRun(100, func() { buf, _ = u.AppendText(buf[:0]) }); n != 0 {
		t.Errorf("%v allocations", n)
	}
	if got := string(buf); got != v4Text {
		t.Errorf("AppendText = %q", got)
	}
}

func TestGoogleTextInBytesScansWithoutAllocation(t *testing.T) { // 2 allocations in v1.6.0
	var u sqltype.UUID
	var src any = []byte(v4Text)
	if n := testing.AllocsPerRun(100, func() { u.Scan(src) }); n != 0 || u.String() != v4Text {
		t.Errorf("%v allocations, value %v", n, u)
	}
}
