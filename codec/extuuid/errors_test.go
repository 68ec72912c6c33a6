package extuuid_test

import (
	"errors"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec/extuuid"
)

// checkOverflow wants an error that names the field.
func checkOverflow(t *testing.T, field string, err error) {
	t.Helper()
	var over *extuuid.OverflowError
	if !errors.As(err, &over) || !errors.Is(err, extuuid.ErrOverflow) || over.Field != field {
		t.Errorf("got error %v, want an overflow of %s", err, field)
	}
}

// checkRefused wants the sentinel, and when a field is given its name.
func checkRefused(t *testing.T, field string, want, err error) {
	t.Helper()
	var at *extuuid.FieldError
	if !errors.Is(err, want) || field != "" && (!errors.As(err, &at) || at.Field != field) {
		t.Errorf("got error %v, want %v in field %q", err, want, field)
	}
}

func checkUnpack(t *testing.T, field string, want error, id [16]byte) {
	t.Helper()
	_, _, err := extuuid.Unpack(id)
	if want == extuuid.ErrOverflow {
		checkOverflow(t, field, err)
	} else {
		checkRefused(t, field, want, err)
	}
	checkID(t, id)
}

func TestErrorsQuoteAndCutTheirInput(t *testing.T) {
	_, err := extuuid.Decode(strings.Repeat("x", 1<<20))
	var p *extuuid.ParseError
	if !errors.As(err, &p) || len(p.Input) != 64 || !errors.Is(err, extuuid.ErrSyntax) {
		t.Errorf("got %v", err)
	}
	_, err = extuuid.Decode("extuuid:sym:ab€")
	if want := `extuuid: the scheme has no such character: field s: "extuuid:sym:ab€"`; err == nil || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
	_, err = extuuid.Decode("extuuid:int/1*8:300")
	if want := `extuuid: the value does not fit its field: element holds at most 7 bits: "extuuid:int/1*8:300"`; err == nil || err.Error() != want {
		t.Errorf("got %v, want %s", err, want)
	}
}
