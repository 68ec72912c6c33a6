package sqltype

import (
	"testing"

	"github.com/sqluuid/sqluuid/codec"
)

func TestBase32IsThatOfCodec(t *testing.T) {
	ids := []UUID{Nil(), Max()}
	for range 1000 {
		ids = append(ids, NewV4())
	}
	for _, id := range ids {
		text := string(appendBase32(nil, id))
		if want := codec.Base32.Encode(id); text != want {
			t.Fatalf("%v is %q, want %q", id, text, want)
		}
		if back, err := parseBase32(text); err != nil || back != id {
			t.Errorf("parseBase32(%q) = %x, %v", text, back, err)
		}
		for i := range len(text) { // each wrong character is one to both
			b := []byte(text)
			b[i] = "IiLlOoUu-8/\x80"[i%12]
			_, err := parseBase32(b)
			_, want := codec.Base32.Decode(string(b))
			if (err == nil) != (want == nil) {
				t.Fatalf("%q: %v, codec %v", b, err, want)
			}
		}
	}
}
