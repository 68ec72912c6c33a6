package codec_test

import (
	"errors"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
)

func TestBase32OfBytesIsThatOfText(t *testing.T) {
	for _, s := range []string{
		"", "0", "00000000000000000000000000", "7ZZZZZZZZZZZZZZZZZZZZZZZZZ", "7zzzzzzzzzzzzzzzzzzzzzzzzz", "01ARYZ6S41TSV4RRFFQ69G5FAV",
		"80000000000000000000000000", "0000000000000000000000000U", "000000000000000000000000000",
	} {
		b := []byte(s)
		got, err := codec.ParseBase32Bytes(b)
		want, wantErr := codec.Base32.Decode(s)
		clear(b) // an error must not show it
		var e, f *codec.ParseError
		if got != want || errors.As(err, &e) != errors.As(wantErr, &f) || e != nil && *e != *f {
			t.Errorf("ParseBase32Bytes(%q) = %x, %v, want %x, %v", s, got, err, want, wantErr)
		}
		if text := string(codec.AppendBase32([]byte("a "), got)); err == nil && text != "a "+codec.Base32.Encode(want) {
			t.Errorf("AppendBase32 of %x: %q", got, text)
		}
	}
	b := []byte("01ARYZ6S41TSV4RRFFQ69G5FAV")
	if n := testing.AllocsPerRun(100, func() {
		var buf [26]byte
		id, _ := codec.ParseBase32Bytes(b)
		copy(b, codec.AppendBase32(buf[:0], id))
	}); n != 0 {
		t.Errorf("%v allocations, want none", n)
	}
}
