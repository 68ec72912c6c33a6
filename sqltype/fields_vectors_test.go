package sqltype_test

import (
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/sqltype"
)

// Pairs of versions 1 and 6 that others have printed, or that follow from RFC
// 9562, sections 5.1 and 5.6, with their times.
func TestPairsOfVersions1And6(t *testing.T) {
	unix := func(s, ns int64) time.Time { return time.Unix(s, ns).UTC() }
	for _, v := range []struct {
		v1, v6, source string
		made           time.Time
	}{
		{"c232ab00-9414-11ec-b3c8-9f6bdeced846", "1ec9414c-232a-6b00-b3c8-9f6bdeced846", "RFC 9562, appendices A.1 and A.5", unix(1645557742, 0)},
		{"14814000-1dd2-11b2-9669-00007ffffffe", "1b21dd21-4814-6000-9669-00007ffffffe", "ramsey/uuid, UuidV6Test", unix(1, 677_721_600)},
		{"13713000-1dd2-11b2-9669-00007ffffffe", "1b21dd21-3713-6000-9669-00007ffffffe", "ramsey/uuid, UuidV6Test", unix(0, -105_267_200)},
		{"f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "1d07decf-81d4-6fae-a765-00a0c91e6bf6", "computed", unix(854991792, 216_875_000)},
		{"ff6f8cb0-c57d-11e1-9b21-0800200c9a66", "1e1c57df-f6f8-6cb0-9b21-0800200c9a66", "computed", unix(1341368074, 491_000_000)},
		{"13814000-1dd2-11b2-8000-000000000000", "1b21dd21-3814-6000-8000-000000000000", "computed", unix(0, 0)},
		{"ffffffff-ffff-1fff-bfff-ffffffffffff", "ffffffff-ffff-6fff-bfff-ffffffffffff", "computed", unix(103072857660, 684_697_500)},
	} {
		one, six := sqltype.MustParse(v.v1), sqltype.MustParse(v.v6)
		if got, err := one.V6(); err != nil || got != six {
			t.Errorf("%s: %v.V6() = %v, %v, want %v", v.source, one, got, err, six)
		}
		if got, err := six.V1(); err != nil || got != one {
			t.Errorf("%s: %v.V1() = %v, %v, want %v", v.source, six, got, err, one)
		}
		for _, u := range []sqltype.UUID{one, six} {
			if got, ok := u.Time(); !ok || !got.Equal(v.made) {
				t.Errorf("%s: %v is of %v, %t, want %v", v.source, u, got, ok, v.made)
			}
		}
		if got := sqltype.MinV6(v.made); [8]byte(got[:8]) != [8]byte(six[:8]) {
			t.Errorf("%s: MinV6(%v) = %v, want the time of %v", v.source, v.made, got, six)
		}
	}
}

// What HyperUuid's corpus (v6_layout.json) says of the time of a version 6 id.
func TestVersion6TimesOfHyperUuid(t *testing.T) {
	for ms, want := range map[int64]string{1: "1b21dd21-3816-6710", 1_800_000_000_000: "1f210b9a-9764-6000"} {
		when := time.UnixMilli(ms)
		for name, u := range map[string]sqltype.UUID{"NewV6At": sqltype.NewV6At(when), "MinV6": sqltype.MinV6(when), "MaxV6": sqltype.MaxV6(when)} {
			if got := u.String()[:18]; got != want {
				t.Errorf("%s at %d ms begins with %s, want %s", name, ms, got, want)
			}
		}
	}
}
