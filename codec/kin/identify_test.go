package kin_test

import (
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec/kin"
)

// names lists findings, those with an implausible time in parentheses.
func names(found []kin.Finding) string {
	var out []string
	for _, f := range found {
		name := f.Kind.String()
		if !f.Plausible {
			name = "(" + name + ")"
		}
		out = append(out, name)
	}
	return strings.Join(out, " | ")
}

func TestIdentify(t *testing.T) {
	for _, tt := range []struct{ text, want string }{
		{"01ARZ3NDEKTSV4RRFFQ69G5FAV", "ULID"},
		{"00048df6-faef-2bb5-27724e30d6b86086", "LexicalUUID"},
		{"0ujtsYcgvSTl8PAuAdqWYSMnLOv", "KSUID"},
		{"8HFaR8qWtRlGDHnO57", "Flake"},
		{"-JhLeOlGIEjaIOFHR0xd", "pushID | (Elasticflake)"},
		{"9m4e2mr0ui3e8a215n4g", "XID | (Flake) | (Elasticflake) | (pushID)"},
		{"AVFgSgVHUP18jI2wRx0w", "Elasticflake | (Flake) | (pushID)"},
		{"507f1f77bcf86cd799439011", "ObjectID"},
		{"ch72gsb320000udocl363eofy", "CUID"},
		{"1IeSBAWW83j-2wgJ4PUtlAr", "SID"},
		{"1541815603606036480", "Snowflake | ShardingID | Sonyflake | (Flake) | (FlakeID)"},
		{"5828128208445124608", "ShardingID | FlakeID | (Snowflake) | (Flake) | (Sonyflake)"},
		{"9256dc86-ca15-4e2d-85e2-dfd4d103ae0b", "orderedUuid | (COMB) | (COMB, time first)"},
		{"00112233-4455-4677-8899-017f22e279b0", "COMB | (orderedUuid) | (COMB, time first)"},
		{"017f22e2-79b0-7cc3-98c4-dc0c0c07398f", ""},
		{"not an id!", ""},
		{"", ""},
	} {
		found := kin.Identify(tt.text)
		if got := names(found); got != tt.want {
			t.Errorf("Identify(%q) = %s, want %s", tt.text, got, tt.want)
		}
		for _, f := range found {
			if len(f.Details) < 2 || f.Fits == (f.Kind == kin.Kind(kin.KSUID)) {
				t.Errorf("Identify(%q): %v has details %q and fits: %t", tt.text, f.Kind, f.Details, f.Fits)
			}
			if f.Plausible && (f.Chance <= 0 || f.Chance > 1) {
				t.Errorf("Identify(%q): %v has the chance %v", tt.text, f.Kind, f.Chance)
			}
		}
	}
}

func TestIdentifyBytes(t *testing.T) {
	for _, tt := range []struct{ hex, want string }{
		{"01563e3ab5d3d6764c61efb99302bd5b", "ULID"},
		{"4d88e15b60f486e428412dc900000000", "XID | ObjectID"},
		{"014b56a99c514cfbe64d941270_1f6900", "Elasticflake | ULID | pushID"},
		{"1565a11f62178a008200000000000000", "Snowflake | ShardingID | Sonyflake"},
		{"00000134d4235a10109add5e0e8f0005", "Flake"},
		{"00048df6faef2bb527724e30d6b86086", "LexicalUUID"},
		{"14a970b2a08080ee2eeb4c465ee302b6", "SID"},
		{"08118af9f7385b10f7e214da772b9e3e", "CUID"},
		{"00000000000000000000000000000000", ""},
		{"ffffffffffffffffffffffffffffffff", ""},
	} {
		if got := names(kin.IdentifyBytes(fromHex(t, strings.ReplaceAll(tt.hex, "_", "")))); got != tt.want {
			t.Errorf("IdentifyBytes(%s) = %s, want %s", tt.hex, got, tt.want)
		}
	}
}

// The chances that a finding names are those of random values.
func TestChances(t *testing.T) {
	for _, tt := range []struct {
		text, kind string
		lo, hi     float64
	}{
		{"01ARZ3NDEKTSV4RRFFQ69G5FAV", "ULID", 0.0055, 0.0057},                        // 50 of 8,925 years
		{"507f1f77bcf86cd799439011", "ObjectID", 0.36, 0.38},                          // 50 of 136 years
		{"9256dc86-ca15-4e2d-85e2-dfd4d103ae0b", "orderedUuid", 0.55, 0.57},           // 50 of 89 years
		{"1541815603606036480", "Snowflake", 0.55, 0.57},                              // 39 of 69.7 years
		{"00112233-4455-4677-8899-ae44013f40ea", "COMB, legacy datetime", .001, .002}, // 50 of 179 years, 0.6% of ticks
		{"8HFaR8qWtRlGDHnO57", "Flake", 0, 1e-6},
	} {
		ok := false
		for _, f := range kin.Identify(tt.text) {
			if f.Kind.String() == tt.kind {
				ok = true
				if f.Chance < tt.lo || f.Chance > tt.hi {
					t.Errorf("%s: chance %v, want between %v and %v", tt.kind, f.Chance, tt.lo, tt.hi)
				}
			}
		}
		if !ok {
			t.Errorf("Identify(%q) does not find %s", tt.text, tt.kind)
		}
	}
}
