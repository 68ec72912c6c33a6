package sqltype

import (
	"errors"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
)

func TestBase32IsThatOfCodec(t *testing.T) {
	ids := []UUID{Nil(), Max()}
	for range 1000 {
		ids = append(ids, NewV4())
	}
	for _, id := range ids {
		v, err := CharULID(id).Value()
		text := codec.Base32.Encode(id)
		if v != text || err != nil {
			t.Fatalf("%v is %v, %v, want %q", id, v, err, text)
		}
		for i := range len(text) { // each wrong character is the same one to both
			b := []byte(text)
			b[i] = "IiLlOoUu-8/\x80"[i%12]
			want, wantErr := codec.Base32.Decode(string(b))
			for _, src := range []any{b, string(b)} {
				sameBase32(t, src, want, wantErr)
			}
		}
	}
	// The first character has three bits.
	for _, s := range []string{"7ZZZZZZZZZZZZZZZZZZZZZZZZZ", "80000000000000000000000000", "ZZZZZZZZZZZZZZZZZZZZZZZZZZ", "U0000000000000000000000000"} {
		want, wantErr := codec.Base32.Decode(s)
		sameBase32(t, s, want, wantErr)
		sameBase32(t, []byte(s), want, wantErr)
	}
	if err := new(CharULID).Scan("80000000000000000000000000"); !errors.Is(err, codec.ErrOverflow) {
		t.Errorf("129 bits: %v, want ErrOverflow", err)
	}
}

func sameBase32(t *testing.T, src any, want UUID, wantErr error) {
	t.Helper()
	var got CharULID
	err := got.Scan(src)
	if UUID(got) != want || (err == nil) != (wantErr == nil) {
		t.Fatalf("scan of %q: %v, %v, want %v, %v", src, got, err, want, wantErr)
	}
	if err == nil {
		return
	}
	var a, b *codec.ParseError
	if !errors.As(err, &a) || !errors.As(wantErr, &b) || *a != *b {
		t.Fatalf("scan of %q: %v, want %v", src, err, wantErr)
	}
}
