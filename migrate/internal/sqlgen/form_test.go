package sqlgen

import (
	"encoding/hex"
	"regexp"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/euid"
)

// A form counts as an id exactly what its guard lets a chunk rewrite.
func TestTextIDsHave36Characters(t *testing.T) {
	for text, want := range map[string]bool{
		"c232ab00-9414-11ec-b3c8-9f6bdeced846":          true,
		"C232AB00-9414-11EC-B3C8-9F6BDECED846":          true,
		"c232ab00941411ecb3c89f6bdeced846":              false,
		"{c232ab00-9414-11ec-b3c8-9f6bdeced846}":        false,
		"urn:uuid:c232ab00-9414-11ec-b3c8-9f6bdeced846": false,
	} {
		if _, ok := DecodeText([]byte(text)); ok != want {
			t.Errorf("decodeText(%q) takes it: %v, want %v", text, ok, want)
		}
	}
}

// FuzzDecode compares what the forms of text take with expressions for the same.
func FuzzDecode(f *testing.F) {
	const id = "c232ab00-9414-11ec-b3c8-9f6bdeced846"
	for _, s := range []string{id, "{" + id + "}", strings.ToUpper(id), id + "   ",
		strings.ReplaceAll(id, "-", ""), "urn:uuid:" + id, ""} {
		f.Add([]byte(s))
	}
	const hyphens, digits = `[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}`, `[0-9a-fA-F]{32}`
	forms := []struct {
		name   string
		decode func([]byte) ([16]byte, bool)
		takes  *regexp.Regexp
	}{
		{"decodeText", DecodeText, regexp.MustCompile(`\A` + hyphens + `\z`)},
		{"decodeAnyText", DecodeAnyText,
			regexp.MustCompile(`\A(` + hyphens + `|\{` + hyphens + `\}|` + digits + `)\z`)},
		{"decodePadded", DecodePadded, regexp.MustCompile(`\A` + hyphens + ` *\z`)},
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		if len(raw) == 26 || len(raw) == 27 { // see TestDecodeAnyText
			t.Skip()
		}
		for _, form := range forms {
			got, ok := form.decode(raw)
			if want := form.takes.Match(raw); ok != want {
				t.Errorf("%s(%q) takes it: %v, want %v", form.name, raw, ok, want)
			}
			bare := strings.NewReplacer("-", "", "{", "", "}", "", " ", "")
			want := bare.Replace(strings.ToLower(string(raw)))
			if ok && hex.EncodeToString(got[:]) != want {
				t.Errorf("%s(%q) = %x", form.name, raw, got)
			}
		}
	})
}

// The ways to write an id, and what is close to one.
func TestDecodeAnyText(t *testing.T) {
	id := [16]byte{0xc2, 0x32, 0xab, 0x00, 0x94, 0x14, 0x11, 0xec,
		0xb3, 0xc8, 0x9f, 0x6b, 0xde, 0xce, 0xd8, 0x46}
	for _, s := range []string{
		codec.Base32.Encode(id), strings.ToLower(codec.Base32.Encode(id)),
		euid.Encode(id), strings.ToLower(euid.EncodeUnchecked(id)),
		"c232ab00-9414-11ec-b3c8-9f6bdeced846",
		"C232AB00941411ECB3C89F6BDECED846", "{c232ab00-9414-11EC-b3c8-9f6bdeced846}"} {
		if id, ok := DecodeAnyText([]byte(s)); !ok || id[0] != 0xc2 || id[15] != 0x46 {
			t.Errorf("decodeAnyText(%q) = %x, %v", s, id, ok)
		}
	}
	for _, s := range []string{"", "c232ab00-9414-11ec-b3c8-9f6bdeced84",
		"{c232ab00941411ecb3c89f6bdeced84600000}",
		"c232ab009414-11ec-b3c8-9f6bdeced846----",
		"g232ab00941411ecb3c89f6bdeced846", "(c232ab00-9414-11ec-b3c8-9f6bdeced846)",
		"8" + codec.Base32.Encode(id)[1:], "I" + codec.Base32.Encode(id)[1:],
		"O" + euid.Encode(id)[1:], "0" + euid.Encode(id)[1:]} {
		if id, ok := DecodeAnyText([]byte(s)); ok {
			t.Errorf("decodeAnyText(%q) = %x", s, id)
		}
	}
}
