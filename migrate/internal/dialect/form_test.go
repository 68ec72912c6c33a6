package dialect

import (
	"encoding/hex"
	"regexp"
	"strings"
	"testing"
)

// What a form counts as an id is what its guard lets a chunk rewrite.
func TestTextIDsHave36Characters(t *testing.T) {
	for text, want := range map[string]bool{
		"c232ab00-9414-11ec-b3c8-9f6bdeced846":          true,
		"C232AB00-9414-11EC-B3C8-9F6BDECED846":          true,
		"c232ab00941411ecb3c89f6bdeced846":              false,
		"{c232ab00-9414-11ec-b3c8-9f6bdeced846}":        false,
		"urn:uuid:c232ab00-9414-11ec-b3c8-9f6bdeced846": false,
	} {
		if _, ok := decodeText([]byte(text)); ok != want {
			t.Errorf("decodeText(%q) takes it: %v, want %v", text, ok, want)
		}
	}
}

// FuzzDecode compares what the forms of text take with expressions for the same.
func FuzzDecode(f *testing.F) {
	const id = "c232ab00-9414-11ec-b3c8-9f6bdeced846"
	for _, s := range []string{id, "{" + id + "}", strings.ToUpper(id), id + "   ", strings.ReplaceAll(id, "-", ""), "urn:uuid:" + id, ""} {
		f.Add([]byte(s))
	}
	const hyphens, digits = `[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}`, `[0-9a-fA-F]{32}`
	forms := []struct {
		name   string
		decode func([]byte) ([16]byte, bool)
		takes  *regexp.Regexp
	}{
		{"decodeText", decodeText, regexp.MustCompile(`\A` + hyphens + `\z`)},
		{"decodeAnyText", decodeAnyText, regexp.MustCompile(`\A(` + hyphens + `|\{` + hyphens + `\}|` + digits + `)\z`)},
		{"decodePadded", decodePadded, regexp.MustCompile(`\A` + hyphens + ` *\z`)},
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
			want := strings.NewReplacer("-", "", "{", "", "}", "", " ", "").Replace(strings.ToLower(string(raw)))
			if ok && hex.EncodeToString(got[:]) != want {
				t.Errorf("%s(%q) = %x", form.name, raw, got)
			}
		}
	})
}
