package sqltype_test

import (
	"bytes"
	"encoding"
	"encoding/json"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype"
)

const (
	v1Text = "c232ab00-9414-11ec-b3c8-9f6bdeced846" // RFC 9562, appendix A.1
	v6Text = "1ec9414c-232a-6b00-b3c8-9f6bdeced846" // RFC 9562, appendix A.5
	v7Text = "017f22e2-79b0-7cc3-98c4-dc0c0c07398f" // RFC 9562, appendix A.6
	v4Text = "919108f7-52d1-4320-9bac-f847db4148a8" // RFC 9562, appendix A.3
)

var (
	_ encoding.TextAppender      = sqltype.UUID{}
	_ encoding.TextMarshaler     = sqltype.UUID{}
	_ encoding.TextUnmarshaler   = (*sqltype.UUID)(nil)
	_ encoding.BinaryAppender    = sqltype.UUID{}
	_ encoding.BinaryMarshaler   = sqltype.UUID{}
	_ encoding.BinaryUnmarshaler = (*sqltype.UUID)(nil)
	_ fmt.Stringer               = sqltype.UUID{}
)

func TestNilAndMax(t *testing.T) {
	if got := sqltype.Nil().String(); got != "00000000-0000-0000-0000-000000000000" {
		t.Errorf("Nil() = %s", got)
	}
	if got := sqltype.Max().String(); got != "ffffffff-ffff-ffff-ffff-ffffffffffff" {
		t.Errorf("Max() = %s", got)
	}
	if !sqltype.Nil().IsZero() || sqltype.Max().IsZero() {
		t.Errorf("IsZero: Nil %t, Max %t; want true, false", sqltype.Nil().IsZero(), sqltype.Max().IsZero())
	}
}

func TestParseAndString(t *testing.T) {
	u, err := sqltype.Parse(strings.ToUpper(v1Text))
	if err != nil || u.String() != v1Text {
		t.Errorf("Parse = %v, %v", u, err)
	}
	// What Go 1.27's uuid.Parse takes.
	for _, s := range []string{"{" + v1Text + "}", "urn:uuid:" + v1Text, strings.ReplaceAll(v1Text, "-", "")} {
		if u, err := sqltype.Parse(s); err != nil || u.String() != v1Text {
			t.Errorf("Parse(%q) = %v, %v", s, u, err)
		}
		if u, err := codec.ParseCanonical(s); !errors.Is(err, codec.ErrLength) {
			t.Errorf("codec.ParseCanonical(%q) = %v, %v, want codec.ErrLength", s, u, err)
		}
	}
}

func TestMustParsePanics(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("MustParse of garbage did not panic")
		}
	}()
	sqltype.MustParse("garbage")
}

func TestFromBytes(t *testing.T) {
	want := sqltype.MustParse(v1Text)
	if u, err := sqltype.FromBytes(want[:]); err != nil || u != want {
		t.Errorf("FromBytes = %v, %v", u, err)
	}
	for _, n := range []int{0, 15, 17} {
		if u, err := sqltype.FromBytes(make([]byte, n)); !errors.Is(err, sqltype.ErrLength) || u != sqltype.Nil() {
			t.Errorf("FromBytes of %d bytes = %v, %v, want ErrLength", n, u, err)
		}
	}
}

func TestUnmarshalLeavesTheValueOnAnError(t *testing.T) {
	u := sqltype.MustParse(v1Text)
	if err := u.UnmarshalText([]byte("919108f7-52d1-4320-9bac-f847db4148aX")); err == nil || u.String() != v1Text {
		t.Errorf("UnmarshalText: %v, value %v", err, u)
	}
	if err := u.UnmarshalBinary(make([]byte, 17)); !errors.Is(err, sqltype.ErrLength) || u.String() != v1Text {
		t.Errorf("UnmarshalBinary: %v, value %v", err, u)
	}
}

func TestJSON(t *testing.T) {
	type row struct {
		ID     sqltype.UUID                  `json:"id"`
		Parent sqltype.NullUUID              `json:"parent"`
		Skip   sqltype.UUID                  `json:"skip,omitzero"`
		ByID   map[sqltype.UUID]sqltype.UUID `json:"byID"`
	}
	u, w := sqltype.MustParse(v1Text), sqltype.MustParse(v6Text)
	in := row{ID: u, ByID: map[sqltype.UUID]sqltype.UUID{u: w}}
	want := `{"id":"` + v1Text + `","parent":null,"byID":{"` + v1Text + `":"` + v6Text + `"}}`
	got, err := json.Marshal(in)
	if err != nil || string(got) != want {
		t.Fatalf("Marshal = %s, %v, want %s", got, err, want)
	}
	var back row
	if err := json.Unmarshal(got, &back); err != nil || back.ID != u || back.Parent.Valid || back.ByID[u] != w {
		t.Errorf("Unmarshal = %+v, %v", back, err)
	}
	for _, bad := range []string{`7`, `"x"`, `[248,29]`, `"{` + v1Text + `)"`} {
		x := u
		if err := json.Unmarshal([]byte(bad), &x); err == nil || x != u {
			t.Errorf("Unmarshal(%s) = %v, %v, want an error and no change", bad, x, err)
		}
	}
}

func TestCompareAgreesWithTheBytes(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 10_000 {
		var a sqltype.UUID
		for i := range a {
			a[i] = byte(r.Uint32())
		}
		b := a
		if r.IntN(4) > 0 {
			b[r.IntN(16)] = byte(r.Uint32())
		}
		if got, want := a.Compare(b), bytes.Compare(a[:], b[:]); got != want {
			t.Fatalf("%v.Compare(%v) = %d, want %d", a, b, got, want)
		}
		if got, want := a.Compare(b), strings.Compare(a.String(), b.String()); got != want {
			t.Fatalf("%v.Compare(%v) = %d, texts %d", a, b, got, want)
		}
	}
}

func TestAllocations(t *testing.T) {
	u := sqltype.MustParse(v1Text)
	buf := make([]byte, 0, 64)
	text := []byte(v1Text)
	var dst sqltype.UUID
	when, ids := time.Now(), make([]sqltype.UUID, 0, 100)
	for name, tt := range map[string]struct {
		max float64
		f   func()
	}{
		"Parse":      {0, func() { sqltype.Parse(v1Text) }},
		"AppendText": {0, func() { buf, _ = u.AppendText(buf[:0]) }},
		"String":     {1, func() { _ = u.String() }},
		"Scan text":  {0, func() { dst.Scan(text) }},
		"Scan bytes": {0, func() { dst.Scan(u[:]) }},
		"Value":      {2, func() { u.Value() }},
		"Compare":    {0, func() { u.Compare(dst) }},
		"V6":         {0, func() { u.V6() }},
		"NewV1":      {0, func() { sqltype.NewV1() }},
		"NewV6":      {0, func() { sqltype.NewV6() }},
		"NewV7":      {0, func() { sqltype.NewV7() }},
		"NewV7At":    {0, func() { sqltype.NewV7At(when) }},
		"Batch":      {0, func() { sqltype.AppendBatch(ids, 100) }},
		"NewV4":      {0, func() { sqltype.NewV4() }},
	} {
		if name == "Scan text" || name == "Scan bytes" {
			// The conversion to an interface is the caller's allocation;
			// database/sql has made it already.
			var src any = text
			if name == "Scan bytes" {
				src = u[:]
			}
			tt.f = func() { dst.Scan(src) }
		}
		if n := testing.AllocsPerRun(200, tt.f); n > tt.max {
			t.Errorf("%s: %v allocations, want at most %v", name, n, tt.max)
		}
	}
}

func ExampleUUID_V6() {
	old := sqltype.MustParse("c232ab00-9414-11ec-b3c8-9f6bdeced846")
	id, err := old.V6()
	fmt.Println(id, err)
	when, _ := id.Time()
	fmt.Println(when)
	_, err = id.V6()
	fmt.Println(err)
	// Output:
	// 1ec9414c-232a-6b00-b3c8-9f6bdeced846 <nil>
	// 2022-02-22 19:22:22 +0000 UTC
	// sqltype: wrong version or variant for this conversion: V6 needs version 1, 1ec9414c-232a-6b00-b3c8-9f6bdeced846 is version 6 of variant RFC 9562
}

func ExampleNewV7() {
	ids := []sqltype.UUID{sqltype.NewV7(), sqltype.NewV7(), sqltype.NewV7()}
	fmt.Println(slices.IsSortedFunc(ids, sqltype.UUID.Compare))
	// Output: true
}
