package report

import (
	"encoding/json"
	"testing"
)

// FuzzParse: a report is an error, or reads the same when it is written again.
func FuzzParse(f *testing.F) {
	raw, err := json.Marshal(sample())
	if err != nil {
		f.Fatal(err)
	}
	f.Add(raw)
	f.Add([]byte(`{"format":1,"lanes":[{"figures":null}]}`))
	f.Add([]byte(`{"format":2}`))
	f.Fuzz(func(t *testing.T, raw []byte) {
		r, err := parse("report.json", raw)
		if err != nil {
			return
		}
		once, err := json.Marshal(r)
		if err != nil {
			t.Fatal(err)
		}
		again, err := parse("report.json", once)
		if err != nil {
			t.Fatalf("%s: %v", once, err)
		}
		if twice, err := json.Marshal(again); err != nil || string(twice) != string(once) {
			t.Errorf("%s is %s when it is read again (%v)", once, twice, err)
		}
	})
}
