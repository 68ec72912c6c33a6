package idgen

import (
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/internal/layout"
)

var appendixTime = time.Date(2022, 2, 22, 19, 22, 22, 0, time.UTC)

func TestVersion8AppendixExamples(t *testing.T) {
	// RFC 9562, appendix B.1.
	n := layout.Units(appendixTime, 0, 10, 1<<60-1)
	if got := v8Time(n, 0x0ec932d5f69181c0); sqltype.UUID(got).String() != "2489e9ad-2ee2-8e00-8ec9-32d5f69181c0" {
		t.Errorf("v8Time = %v", got)
	}
	// draft-ietf-uuidrev-rfc4122bis-00, appendix C.8.
	if got := v8UnixNano(appendixTime, 0x75b, 0x0ec932d5f69181c0); sqltype.UUID(got).String() != "320c3d4d-cc00-875b-8ec9-32d5f69181c0" {
		t.Errorf("v8UnixNano = %v", got)
	}
}

func TestVersion8ExamplesCarryTheirTime(t *testing.T) {
	for name, f := range map[string]func(time.Time) [16]byte{"NewV8Time": NewV8Time, "NewV8UnixNano": NewV8UnixNano} {
		if a, b := f(appendixTime), f(appendixTime); a == b || sqltype.UUID(a).Version() != 8 || [6]byte(a[:6]) != [6]byte(b[:6]) {
			t.Errorf("%s = %v, %v", name, a, b)
		}
	}
}
