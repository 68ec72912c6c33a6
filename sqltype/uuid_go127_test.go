//go:build go1.27

package sqltype_test

import (
	"strings"
	"testing"
	"uuid"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/internal/seedtest"
	"github.com/sqluuid/sqluuid/sqltype"
)

// Parse takes what the standard library's takes, and of a URN the prefix in either case,
// as RFC 8141 has it; codec.ParseCanonical takes the canonical text alone.
func TestParseTakesWhatTheStandardLibraryTakes(t *testing.T) {
	r := seedtest.Rand(t)
	id := sqltype.NewV7()
	forms := []string{
		id.String(), strings.ToUpper(id.String()), codec.Hex.Encode(id), codec.Braced.Encode(id), codec.URN.Encode(id),
		strings.ToUpper(id.URN()), "{" + codec.Hex.Encode(id) + "}", codec.Base32.Encode(id), string(id[:]), "", " " + id.String(),
		"urn:uuid:" + codec.Hex.Encode(id), "(" + id.String() + ")", id.String() + "\n", "{" + id.String(),
	}
	const near = "0123456789abcdefABCDEFgG-{}:urnuid \x00"
	taken := 0
	for n := range 20_000 {
		s := []byte(forms[n%len(forms)])
		for range r.IntN(3) {
			if len(s) > 0 {
				s[r.IntN(len(s))] = near[r.IntN(len(near))]
			}
		}
		want, wantErr := uuid.Parse(string(s))
		if len(s) > 9 && strings.EqualFold(string(s[:9]), "urn:uuid:") {
			want, wantErr = uuid.Parse(strings.ToLower(string(s)))
		}
		got, err := sqltype.Parse(string(s))
		if (err == nil) != (wantErr == nil) || got != sqltype.UUID(want) {
			t.Fatalf("Parse(%q) = %v, %v; the standard library: %v, %v", s, got, err, want, wantErr)
		}
		if _, strict := codec.ParseCanonical(string(s)); strict == nil && (err != nil || len(s) != 36) {
			t.Fatalf("codec.ParseCanonical takes %q", s)
		}
		if err == nil {
			taken++
		}
	}
	if taken < 1000 {
		t.Errorf("%d texts were taken", taken)
	}
}
