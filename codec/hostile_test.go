package codec_test

import (
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/euid"
	"github.com/sqluuid/sqluuid/codec/extuuid"
	"github.com/sqluuid/sqluuid/codec/inin"
	"github.com/sqluuid/sqluuid/codec/kin"
	"github.com/sqluuid/sqluuid/codec/peabody"
)

// TestNoParserAllocatesAboveOneKiB gives texts made to need much to every parser
// of this package and of the seeds. What a parser allocates is counted all
// together, its error included.
func TestNoParserAllocatesAboveOneKiB(t *testing.T) {
	parsers := map[string]func(string){
		"codec.ParseCanonical": func(s string) { codec.ParseCanonical(s) },
		"codec.ParseLenient":   func(s string) { codec.ParseLenient(s) },
		"codec.ParseTypeID":    func(s string) { codec.ParseTypeID(s) },
		"codec.TypeID":         func(s string) { codec.TypeID("user").Decode(s) },
		"euid.Decode":          func(s string) { euid.Decode(s) },
		"extuuid.Decode":       func(s string) { extuuid.Decode(s) },
		"extuuid.Smart":        func(s string) { extuuid.DecodeSmart(s) },
		"extuuid.Money":        func(s string) { extuuid.ParseMoneyID(s) },
		"extuuid.ParseFloat":   func(s string) { extuuid.ParseFloat(s) },
		"inin.Decode":          func(s string) { inin.Decode(s) },
		"peabody.Decode":       func(s string) { peabody.Decode(s) },
	}
	for _, form := range codec.Texts() {
		parsers[form.String()] = func(s string) { form.Decode(s) }
	}
	for _, k := range kin.Kinds() {
		parsers["kin "+k.String()] = func(s string) { k.Decode(s) }
	}
	if len(parsers) < 40 {
		t.Errorf("only %d parsers", len(parsers))
	}
	texts := []string{"c232ab00-9414-11ec-b3c8-9f6bdeced846", "01ARZ3NDEKTSV4RRFFQ69G5FAV", "C8X2HA87098A0W837DX13FEAWVV"}
	for _, piece := range []string{"", "0", "9", "f", "Z", "z", "-", "_", "\xff", "é", "1,", ":", "1e9,", "user_", "urn:uuid:", "extuuid:f:1e9800,"} {
		for _, size := range []int{20, 22, 26, 27, 32, 36, 38, 45, 90, 500, 1 << 20} {
			texts = append(texts, strings.Repeat(piece, size/max(1, len(piece))))
		}
	}
	for name, parse := range parsers {
		for _, s := range texts {
			if n := allocated(func() { parse(s) }); n > 1<<10 {
				t.Errorf("%s of %d bytes, %.40q, allocates %d bytes, want at most 1024", name, len(s), s, n)
			}
		}
	}
}

// TestReadingBytesAllocatesLittle reads sixteen bytes in the ways of the seeds.
func TestReadingBytesAllocatesLittle(t *testing.T) {
	for name, read := range map[string]func([16]byte){
		"inin.Inspect":       func(id [16]byte) { inin.Inspect(id) },
		"peabody.V6Of":       func(id [16]byte) { peabody.V6Of(id) },
		"peabody.V7Of":       func(id [16]byte) { peabody.V7Of(id) },
		"peabody.V8Of":       func(id [16]byte) { peabody.V8Of(id) },
		"peabody.Suspect":    func(id [16]byte) { peabody.Suspect(id) },
		"peabody.ToRFC":      func(id [16]byte) { peabody.Microsecond().ToRFC(id) },
		"peabody.FromRFC":    func(id [16]byte) { peabody.Microsecond().FromRFC(id) },
		"peabody.V8Layout":   func(id [16]byte) { peabody.V8Layout{TimestampBits: 36}.Split(id) },
		"euid.Split":         func(id [16]byte) { euid.Split(id) },
		"euid.SuspectDraft4": func(id [16]byte) { euid.SuspectDraft4(id) },
	} {
		for _, text := range []string{sample, "c232ab00-9414-11ec-b3c8-9f6bdeced846", "1ec9414c-232a-6b00-b3c8-9f6bdeced846", "061cdd23-93a0-73df-a200-6ff3e72d92e9",
			"320c3d4d-cc00-875b-8ec9-32d5f69181c0", "00000000-0000-00c0-8000-001234567890", "78563412-7b9f-ea52-9234-00a0c91e6bf6", "00000000-0000-0000-0000-000000000000"} {
			id, err := codec.ParseCanonical(text)
			if err != nil {
				t.Fatal(err)
			}
			if n := allocated(func() { read(id) }); n > 1<<10 {
				t.Errorf("%s of %s allocates %d bytes, want at most 1024", name, text, n)
			}
		}
	}
}
