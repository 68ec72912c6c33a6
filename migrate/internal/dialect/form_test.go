package dialect

import "testing"

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
