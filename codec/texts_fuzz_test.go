package codec_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/codec"
)

// FuzzTextDecode gives one text to every decoder and compares each with its
// oracle; it looks for panics and for memory besides.
func FuzzTextDecode(f *testing.F) {
	for _, v := range textVectors {
		f.Add(v.text)
		f.Add(v.text[1:] + v.text[:1])
	}
	for _, v := range invalidTypeIDs {
		f.Add(v.in)
	}
	for _, form := range codec.Texts() {
		for _, id := range dull()[:4] {
			s := []byte(form.Encode(id))
			f.Add(string(s))
			s[0]++
			f.Add(string(s))
			s[0]--
			s[len(s)-1]++
			f.Add(string(s))
		}
	}
	f.Fuzz(func(t *testing.T, s string) {
		decoded := 0
		for _, o := range slowTexts {
			want, ok := o.decode(s)
			got, err := o.form.Decode(s)
			if (err == nil) != ok || got != want {
				t.Errorf("%v: Decode(%q) = %x, %v; oracle %x, %v", o.form, s, got, err, want, ok)
			}
			if err == nil {
				decoded++
				checkText(t, o.form, got)
			}
		}
		if decoded > 0 {
			return
		}
		n := allocated(func() {
			for _, o := range slowTexts {
				o.form.Decode(s)
			}
			codec.ParseTypeID(s)
		})
		if limit := uint64(len(slowTexts)+1) << 10; n > limit {
			t.Errorf("decoding %q in every form allocates %d bytes, want at most %d", s, n, limit)
		}
	})
}

// FuzzTextEncode gives one id to every encoder and reads the text back twice,
// with the decoder and with the oracle.
func FuzzTextEncode(f *testing.F) {
	f.Add(sampleID[:])
	for _, id := range dull() {
		f.Add(id[:])
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		if len(b) != 16 {
			return
		}
		id := [16]byte(b)
		for _, o := range slowTexts {
			s := o.form.Encode(id)
			if s == "" && o.number == nil {
				continue // a wrong prefix
			}
			if want, ok := o.decode(s); !ok || want != id {
				t.Errorf("%v: %x is %q, which the oracle reads as %x, %v", o.form, id, s, want, ok)
			}
			checkText(t, o.form, id)
		}
	})
}
