package scan

import (
	"encoding/hex"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/extuuid"
	"github.com/sqluuid/sqluuid/codec/inin"
)

var classColumn = candidate{primary: true, kind: kindAny}

// In each span of 268 s the text of sequential ids has another digit where a version
// is looked for.
func TestININIDsGetNoAdviceToRewriteThem(t *testing.T) {
	for span := range 32 {
		begin := time.Date(2026, 3, 1, 0, 0, 0, 0, time.UTC).Add(time.Duration(span) * 268 * time.Second)
		for name, order := range map[string]codec.Layout{"stored": codec.Network,
			"text": codec.MixedEndian} {
			for form, spelled := range map[string]bool{"bytes": false, "characters": true} {
				col, ok := judge(classColumn, sampleOf(func(i int) value {
					id := sequentialAt(t, begin, i)
					id = order.Decode(id)
					if spelled {
						return value{raw: codec.AppendText(nil, id), isText: true}
					}
					return value{raw: id[:]}
				}), nil, sqlite{})
				if !ok || col.class != "ININ sequential" || col.Versions["ININ sequential"] != sampleSize {
					t.Errorf("%s order in %s, span %d: found %t, %v", name, form, span, ok, col.Versions)
				}
				col.advise(sqlite{})
				for _, a := range col.Advice {
					if a.Rewrite != "" {
						t.Errorf("%s order in %s, span %d: advice %v", name, form, span, a)
					}
				}
			}
		}
	}
}

func sequentialAt(t *testing.T, begin time.Time, i int) [16]byte {
	t.Helper()
	var f inin.SequentialFormat
	ticks, err := f.Ticks(begin.Add(time.Duration(i) * 100 * time.Millisecond))
	if err != nil {
		t.Fatal(err)
	}
	id, err := f.StoredBytes(inin.Sequential{Timestamp: ticks, Random1: 0x5a5, Random2CounterHi: 0x12345678,
		CounterLo: uint16(i)})
	if err != nil {
		t.Fatal(err)
	}
	return id
}

func TestEXTUUIDsAreNotTakenForULIDs(t *testing.T) {
	col, ok := judge(classColumn, sampleOf(func(i int) value {
		v, err := extuuid.NewSymserial("PMID", extuuid.NewInt(int64(1000+i)))
		if err != nil {
			t.Fatal(err)
		}
		id, err := extuuid.Pack(v)
		if err != nil {
			t.Fatal(hex.EncodeToString(id[:]), err)
		}
		return value{raw: id[:]}
	}), nil, sqlite{})
	if !ok || len(col.Suspicions) != 1 || col.Suspicions[0].Name != "EXTUUID" {
		t.Errorf("found %t, %+v", ok, col.Suspicions)
	}
}
