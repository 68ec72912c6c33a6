package kin_test

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/kin"
)

func TestStrictness(t *testing.T) {
	const length, syntax, overflow, padding, version = kin.ErrLength, kin.ErrSyntax, kin.ErrOverflow, kin.ErrPadding, kin.ErrVersion
	tests := []struct {
		kind   kin.Kind
		name   string
		text   string
		err    error
		offset int
	}{
		{kin.ULID, "one short", "01ARZ3NDEKTSV4RRFFQ69G5FA", length, 25},
		{kin.ULID, "one long", "01ARZ3NDEKTSV4RRFFQ69G5FAVV", length, 27},
		{kin.ULID, "above 128 bits (ulid/spec)", "80000000000000000000000000", overflow, 0},
		{kin.ULID, "the letter L", "01ARZ3NDEKTSV4RRFFQ69G5FAL", syntax, 25},
		{kin.ULID, "the letter O", "O1ARZ3NDEKTSV4RRFFQ69G5FAV", syntax, 0},
		{kin.ULID, "the letter U", "01ARZ3NDEKTSV4RUFFQ69G5FAV", syntax, 15},
		{kin.ULID, "a wrong byte after an overflow", "8000000000000000000000000!", syntax, 25},
		{kin.LexicalUUID, "a UUID", "00000000-00ff-9281-ffff-ffffa0091991", length, 36},
		{kin.LexicalUUID, "a digit for a hyphen", "00000000000ff-9281-ffffffffa0091991", syntax, 8},
		{kin.LexicalUUID, "a hyphen for a digit", "0000000--00ff-9281-ffffffffa0091991", syntax, 7},
		{kin.LexicalUUID, "no digit", "00000000-00ff-9281-ffffffffa009199g", syntax, 34},
		{kin.Flake, "nothing", "", length, 0},
		{kin.Flake, "23 digits", "00000000000000000000000", length, 23},
		{kin.Flake, "a leading zero", "08HFaR8qWtRlGDHnO57", syntax, 0},
		{kin.Flake, "no base62 digit", "8HFaR8qWtRlGDHnO5-", syntax, 17},
		{kin.Flake, "above 128 bits", "zzzzzzzzzzzzzzzzzzzzzz", overflow, 21},
		{kin.SID, "an even length", "1IeSBAWW83j-2wgJ4PUtlA", length, 22},
		{kin.SID, "no such length", "1IeSBAWW83jj-2wgJ4PUtlArr", length, 25},
		{kin.SID, "no hyphen", "1IeSBAWW83jj2wgJ4PUtlAr", syntax, 11},
		{kin.SID, "a hyphen before the middle", "1IeSBA-W83j-2wgJ4PUtlAr", syntax, 6},
		{kin.SID, "a second hyphen", "1IeSBAWW83j-2wgJ4-UtlAr", syntax, 17},
		{kin.SID, "a time above 63 bits", "8IeSBAWW83j-2wgJ4PUtlAr", overflow, 0},
		{kin.SID, "a random part above 63 bits", "1IeSBAWW83j-~wgJ4PUtlAr", overflow, 12},
		{kin.SID, "base 32 in upper case", "1B9EFQNL51JJ7-4u66ikpfq9ugm", syntax, 1},
		{kin.SID, "hexadecimal in upper case", "15A5cf57e7d2a837-6eaafe687e7b3ec3", syntax, 2},
		{kin.SID, "hexadecimal above 63 bits", "8000000000000000-0000000000000000", overflow, 0},
		{kin.SID, "decimal above 63 bits", "9223372036854775808-0000000000000000000", overflow, 0},
		{kin.OrderedUUID, "version 7", "017f22e2-79b0-7cc3-98c4-dc0c0c07398f", version, 14},
		{kin.OrderedUUID, "another variant", "9256dc86-ca15-4e2d-c5e2-dfd4d103ae0b", version, 19},
		{kin.OrderedUUID, "no hyphens", "9256dc86ca154e2d85e2dfd4d103ae0b", codec.ErrLength, 32},
		{kin.COMB, "no digit", "00112233-4455-4677-8899-017f22e279bx", codec.ErrSyntax, 35},
		{kin.COMBLegacy, "ticks of a whole day", "00112233-4455-4677-8899-ae44018b8200", overflow, 28},
		{kin.PushID, "one short", "-JhLeOlGIEjaIOFHR0x", length, 19},
		{kin.PushID, "no such character", "-JhLeOlGIEjaIOFHR0x+", syntax, 19},
		{kin.XID, "upper case", "9M4E2MR0UI3E8A215N4G", syntax, 1},
		{kin.XID, "the letter w", "9m4e2mr0ui3e8a215nwg", syntax, 18},
		{kin.XID, "bits after the last", "9m4e2mr0ui3e8a215n4h", padding, 19},
		{kin.XID, "half of the last digit", "00000000000000000008", padding, 19},
		{kin.XID, "one long", "9m4e2mr0ui3e8a215n4g0", length, 21},
		{kin.ObjectID, "26 digits", "507f1f77bcf86cd79943901100", length, 26},
		{kin.ObjectID, "no digit", "507f1f77bcf86cd79943901g", syntax, 23},
		{kin.Elasticflake, "the other base64", "AVFgSgVHUP18jI2wRx0+", syntax, 19},
		{kin.Elasticflake, "with padding", "AVFgSgVHUP18jI2wRx0wAA==", length, 24},
		{kin.Snowflake, "nothing", "", length, 0},
		{kin.Snowflake, "a sign", "-541815603606036480", syntax, 0},
		{kin.Snowflake, "a leading zero", "01541815603606036480", syntax, 0},
		{kin.Snowflake, "the sign bit", "9223372036854775808", overflow, 0},
		{kin.Sonyflake, "the sign bit", "18446744073709551615", overflow, 0},
		{kin.ShardingID, "above 64 bits", "18446744073709551616", overflow, 0},
		{kin.FlakeID, "21 digits", "100000000000000000000", length, 21},
		{kin.FlakeID, "above 64 bits, low word small", "36893488147419103233", overflow, 0},
		{kin.CUID, "another first letter", "dh72gsb320000udocl363eofy", syntax, 0},
		{kin.CUID, "upper case", "cH72gsb320000udocl363eofy", syntax, 1},
		{kin.CUID, "a CUID2", "tz4a98xxat96iws9zmbrgj3a", length, 24},
		{kin.KSUID, "one short", "0ujtsYcgvSTl8PAuAdqWYSMnLO", length, 26},
		{kin.KSUID, "no base62 digit", "0ujtsYcgvSTl8PAuAdqWYSMnL-v", syntax, 25},
		{kin.KSUID, "above 160 bits", "zzzzzzzzzzzzzzzzzzzzzzzzzzz", overflow, 0},
	}
	seen := map[kin.Kind]bool{}
	for _, tt := range tests {
		seen[tt.kind] = true
		t.Run(tt.kind.String()+"/"+tt.name, func(t *testing.T) {
			id, err := tt.kind.Decode(tt.text)
			var te *kin.TextError
			if !errors.Is(err, tt.err) || !errors.As(err, &te) || te.Offset != tt.offset || id != [16]byte{} {
				t.Errorf("Decode(%q) = %x, %v; want %v at offset %d", tt.text, id, err, tt.err, tt.offset)
			}
		})
	}
	for _, k := range kin.Kinds() {
		if !seen[k] && k != kin.COMBFirst { // the same code as OrderedUUID
			t.Errorf("%v: nothing is refused here", k)
		}
	}
	if msg := fmt.Sprint(func() error { _, err := kin.XID.Decode(strings.Repeat("x", 1<<20)); return err }()); len(msg) > 200 {
		t.Errorf("the message for a text of 1 MiB has %d bytes, want at most 200", len(msg))
	}
}

func TestLettersOfEitherCase(t *testing.T) {
	for _, tt := range []struct {
		kind kin.Kind
		text string
	}{
		{kin.ULID, "01arz3ndektsv4rrffq69g5fav"},
		{kin.LexicalUUID, "00000000-00FF-9281-FFFFFFFFA0091991"},
		{kin.ObjectID, "507F1F77BCF86CD799439011"},
		{kin.OrderedUUID, "9256DC86-CA15-4E2D-85E2-DFD4D103AE0B"},
	} {
		a, err1 := tt.kind.Decode(strings.ToLower(tt.text))
		b, err2 := tt.kind.Decode(strings.ToUpper(tt.text))
		if err1 != nil || err2 != nil || a != b {
			t.Errorf("%v: %q is %x (%v) in lower and %x (%v) in upper case", tt.kind, tt.text, a, err1, b, err2)
		}
	}
}
