package sqltype_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func TestDestReadsWhatBindSends(t *testing.T) {
	for _, id := range []sqltype.UUID{{}, sqltype.Max(), sqltype.MustParse(v1Text), sqltype.MustParse(v7Text)} {
		for _, p := range engine.Profiles() {
			stored := p.Layout().Encode(id)
			sources := []any{sqltype.Bind(p, foreign(id)), stored[:], stored}
			if s, ok := sources[0].(string); ok {
				sources = append(sources, []byte(s), strings.ToUpper(s))
			}
			for _, src := range sources {
				var got foreign
				var pointer *foreign
				if err := errors.Join(sqltype.Dest(p, &got).Scan(src), sqltype.DestPtr(p, &pointer).Scan(src)); err != nil {
					t.Errorf("%v: Scan(%T %v): %v", p, src, src, err)
				}
				if got != foreign(id) || pointer == nil || *pointer != foreign(id) {
					t.Errorf("%v: Scan(%T %q) = %x, %v, want %x", p, src, src, got, pointer, id)
				}
			}
		}
	}
}

func TestDestKeepsTheContractOfScan(t *testing.T) {
	before := foreign(sqltype.MustParse(v4Text))
	for _, p := range engine.Profiles() {
		for _, tt := range []struct {
			src any
			err error
		}{
			{nil, sqltype.ErrNull},
			{[]byte("short"), codec.ErrLength},
			{"", codec.ErrLength},
			{strings.Repeat("-", 36), codec.ErrSyntax},
			{int64(1), sqltype.ErrScanType},
		} {
			got, pointer := before, &before
			if err := sqltype.Dest(p, &got).Scan(tt.src); !errors.Is(err, tt.err) || got != before {
				t.Errorf("%v: Scan(%v) = %v, value %x", p, tt.src, err, got)
			}
			if err := sqltype.DestPtr(p, &pointer).Scan(tt.src); (err == nil) != (tt.src == nil) || pointer != nil {
				t.Errorf("%v: Scan(%v) into a pointer = %v, %v", p, tt.src, err, pointer)
			}
		}
	}
	var x foreign
	if err := sqltype.Dest(engine.Profile{}, &x).Scan(v7Text); !errors.Is(err, sqltype.ErrProfile) {
		t.Errorf("no engine: %v", err)
	}
}

func TestDestOfAFormIsTheForm(t *testing.T) {
	id := sqltype.SwappedUUID(sqltype.MustParse(v7Text))
	var got sqltype.SwappedUUID
	if err := sqltype.Dest(engine.SQLServer, &got).Scan(id.AppendStored(nil)); err != nil || got != id {
		t.Errorf("got %v, %v, want %v", got, err, id)
	}
}

func TestDestPtrSharesNothingBetweenRows(t *testing.T) {
	var p *foreign
	d := sqltype.DestPtr(engine.MySQL, &p)
	first, second := sqltype.MustParse(v1Text), sqltype.MustParse(v7Text)
	if err := d.Scan(first[:]); err != nil {
		t.Fatal(err)
	}
	kept := p
	if err := d.Scan(second[:]); err != nil || *kept != foreign(first) || *p != foreign(second) {
		t.Errorf("%x, %x, %v", kept, p, err)
	}
}

func ExampleDest() {
	type UUID [16]byte
	var id UUID
	// SQL Server's driver gives the stored bytes, half of them swapped.
	err := sqltype.Dest(engine.SQLServer, &id).Scan([]byte("\xff\x19\x96\x6f\x86\x8b\x11\xd0\xb4\x2d\x00\xc0\x4f\xc9\x64\xff"))
	fmt.Printf("%x %v\n", id, err)
	// Output: 6f9619ff8b86d011b42d00c04fc964ff <nil>
}
