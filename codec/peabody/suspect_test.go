package peabody_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/codec/peabody"
)

func TestSuspectGivesBothReadings(t *testing.T) {
	old, ok := peabody.Suspect(id(t, "061cdd23-93a0-73df-a200-6ff3e72d92e9")) // v7-draft02-prototype
	if !ok || old.Lean != peabody.LeanDraft || old.RFC.UnixMilli() != 6721038947232 || old.Draft.Unix() != 1640878649 {
		t.Errorf("the prototype's value: %+v, %v", old, ok)
	}
	now, ok := peabody.Suspect(id(t, "017f22e2-79b0-7cc3-98c4-dc0c0c07398f")) // rfc9562-v7
	if !ok || now.Lean != peabody.LeanRFC || now.RFC.UnixMilli() != 1645557742000 {
		t.Errorf("the RFC's value: %+v, %v", now, ok)
	}
	for _, v := range vectors {
		if _, ok := peabody.Suspect(id(t, v.text)); ok != (v.version == 7) {
			t.Errorf("%s: suspected %v", v.name, ok)
		}
	}
}

// For every day of plausible times both makers are told apart, and never both.
func TestSuspectByPlausibleTime(t *testing.T) {
	end := time.Date(2100, 1, 1, 0, 0, 0, 0, time.UTC)
	for at := time.Unix(0, 0).UTC(); at.Before(end); at = at.AddDate(0, 0, 1) {
		if s, ok := peabody.Suspect(rfcV7(at.UnixMilli())); !ok || s.Lean != peabody.LeanRFC || !s.RFC.Equal(at) {
			t.Fatalf("an RFC id of %v: %+v", at, s)
		}
		if at.Year() < 2010 {
			continue
		}
		v, err := peabody.Millisecond().Encode(at, 0, one)
		if err != nil {
			t.Fatal(err)
		}
		if s, ok := peabody.Suspect(v); !ok || s.Lean != peabody.LeanDraft || s.Draft.Unix() != at.Unix() {
			t.Fatalf("a draft id of %v: %+v", at, s)
		}
	}
	for _, text := range []string{"ffffffff-ffff-7fff-bfff-ffffffffffff", "10000000-0000-7000-8000-000000000000"} {
		if s, ok := peabody.Suspect(id(t, text)); !ok || s.Lean != peabody.LeanNone {
			t.Errorf("%s: %+v, want %v", text, s, peabody.LeanNone)
		}
	}
	if a, b, c := peabody.LeanNone.String(), peabody.LeanRFC.String(), peabody.LeanDraft.String(); a == b || b == c || a == c {
		t.Errorf("names %q, %q, %q", a, b, c)
	}
}

func rfcV7(ms int64) [16]byte {
	return [16]byte{byte(ms >> 40), byte(ms >> 32), byte(ms >> 24), byte(ms >> 16), byte(ms >> 8), byte(ms), 0x70, 0, 0x80}
}

func ExampleSuspect() {
	for _, text := range []string{"061cdd23-93a0-73df-a200-6ff3e72d92e9", "017f22e2-79b0-7cc3-98c4-dc0c0c07398f"} {
		id, err := peabody.Decode(text)
		if err != nil {
			panic(err)
		}
		s, _ := peabody.Suspect(id)
		fmt.Printf("%v: %d by the draft, %d by the RFC\n", s.Lean, s.Draft.Year(), s.RFC.Year())
	}
	// Output:
	// draft layout: 2021 by the draft, 2182 by the RFC
	// RFC 9562 layout: 1982 by the draft, 2022 by the RFC
}
