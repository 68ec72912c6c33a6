package peabody_test

import (
	"encoding/hex"
	"errors"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/peabody"
	"github.com/sqluuid/sqluuid/internal/seedtest"
)

// id reads a text that the test knows to be one.
func id(t testing.TB, s string) [16]byte {
	t.Helper()
	v, err := peabody.Decode(s)
	if err != nil {
		t.Fatal(err)
	}
	return v
}

func randomID(r *rand.Rand) (v [16]byte) {
	for i := range v {
		v[i] = byte(r.Uint32())
	}
	return v
}

// vectors are the published values of the versions involved.
var vectors = []struct {
	name, source, text string
	version            uint8
}{
	{"v7-draft02-prototype", "uuid6/prototypes, Python, the layout of drafts 01 and 02", "061cdd23-93a0-73df-a200-6ff3e72d92e9", 7},
	{"rfc9562-v1", "RFC 9562 appendix A.1", "c232ab00-9414-11ec-b3c8-9f6bdeced846", 1},
	{"rfc9562-v3", "RFC 9562 appendix A.2", "5df41881-3aed-3515-88a7-2f4a814cf09e", 3},
	{"rfc9562-v4", "RFC 9562 appendix A.3", "919108f7-52d1-4320-9bac-f847db4148a8", 4},
	{"rfc9562-v5", "RFC 9562 appendix A.4", "2ed6657d-e927-568b-95e1-2665a8aea6a2", 5},
	{"rfc9562-v6", "RFC 9562 appendix A.5", "1ec9414c-232a-6b00-b3c8-9f6bdeced846", 6},
	{"rfc9562-v7", "RFC 9562 appendix A.6", "017f22e2-79b0-7cc3-98c4-dc0c0c07398f", 7},
	{"rfc9562-v8-time", "RFC 9562 appendix B.1", "2489e9ad-2ee2-8e00-8ec9-32d5f69181c0", 8},
	{"rfc9562-v8-name", "RFC 9562 appendix B.2", "5c146b14-3c52-8afd-938a-375d0df1fbf6", 8},
	{"draft00-v1", "draft-ietf-uuidrev-rfc4122bis-00", "c232ab00-9414-11ec-b3c8-9e6bdeced846", 1},
	{"draft00-v6", "draft-ietf-uuidrev-rfc4122bis-00", "1ec9414c-232a-6b00-b3c8-9e6bdeced846", 6},
	{"draft00-v8", "draft-ietf-uuidrev-rfc4122bis-00", "320c3d4d-cc00-875b-8ec9-32d5f69181c0", 8},
	{"ns-dns", "RFC 9562 section 6.6", "6ba7b810-9dad-11d1-80b4-00c04fd430c8", 1},
	{"ns-url", "RFC 9562 section 6.6", "6ba7b811-9dad-11d1-80b4-00c04fd430c8", 1},
	{"ns-oid", "RFC 9562 section 6.6", "6ba7b812-9dad-11d1-80b4-00c04fd430c8", 1},
	{"ns-x500", "RFC 9562 section 6.6", "6ba7b814-9dad-11d1-80b4-00c04fd430c8", 1},
	{"rfc9562-textforms", "RFC 9562 section 4", "f81d4fae-7dec-11d0-a765-00a0c91e6bf6", 1},
}

func TestSection41And42VersionAndVariant(t *testing.T) {
	for _, v := range vectors {
		if got, ok := peabody.Version(id(t, v.text)); !ok || got != v.version {
			t.Errorf("%s (%s): Version(%s) = %d, %v, want %d", v.name, v.source, v.text, got, ok, v.version)
		}
	}
	for _, text := range []string{"00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff"} { // rfc9562-nil-max
		if _, ok := peabody.Version(id(t, text)); ok {
			t.Errorf("%s has the variant", text)
		}
	}
	// A reader of one version takes neither another nor another variant.
	for version := range uint8(16) {
		for variant := range uint8(4) {
			v := [16]byte{6: version << 4, 8: variant << 6, 15: 1}
			_, err6 := peabody.V6Of(v)
			_, err7 := peabody.V7Of(v)
			_, err8 := peabody.V8Of(v)
			for want, err := range map[uint8]error{6: err6, 7: err7, 8: err8} {
				if ok := version == want && variant == 0b10; ok != (err == nil) || !ok && !errors.Is(err, peabody.ErrVersion) {
					t.Errorf("%x read as version %d: %v", v, want, err)
				}
			}
		}
	}
}

func TestSection4Text(t *testing.T) {
	for _, v := range vectors {
		b, err := hex.DecodeString(strings.ReplaceAll(v.text, "-", ""))
		if err != nil {
			t.Fatal(err)
		}
		got, err := peabody.Decode(strings.ToUpper(v.text))
		if err != nil || string(got[:]) != string(b) || peabody.Encode(got) != v.text || string(peabody.AppendEncode(nil, got)) != v.text {
			t.Errorf("%s: Decode = %x, %v, which encodes to %s", v.text, got, err, peabody.Encode(got))
		}
	}
	if got, err := peabody.Decode("{061cdd23-93a0-73df-a200-6ff3e72d92e9}"); !errors.Is(err, codec.ErrLength) || got != [16]byte{} {
		t.Errorf("Decode with braces = %x, %v, want %v", got, err, codec.ErrLength)
	}
	buf := make([]byte, 0, 64)
	v := randomID(seedtest.Rand(t))
	if n := testing.AllocsPerRun(100, func() { buf = peabody.AppendEncode(buf[:0], v) }); n != 0 {
		t.Errorf("AppendEncode: %v allocations, want 0", n)
	}
}

func readEverything(v [16]byte) {
	_, _ = peabody.V6Of(v)
	_, _ = peabody.V7Of(v)
	_, _ = peabody.V8Of(v)
	_, _ = peabody.Suspect(v)
	_, _ = peabody.Microsecond().ToRFC(v)
	_, _ = peabody.Microsecond().FromRFC(v)
	_, _ = peabody.V8Layout{TimestampBits: 36}.Split(v)
}

func FuzzDecode(f *testing.F) {
	for _, v := range vectors {
		f.Add(v.text)
	}
	f.Fuzz(func(t *testing.T, s string) {
		v, err := peabody.Decode(s)
		if err == nil && peabody.Encode(v) != strings.ToLower(s) {
			t.Errorf("Decode(%q) = %x, which encodes to %q", s, v, peabody.Encode(v))
		}
	})
}

// FuzzID takes any bytes apart in every way and puts them together again.
func FuzzID(f *testing.F) {
	for _, v := range vectors {
		b := id(f, v.text)
		f.Add(b[:], uint8(24), uint8(14))
	}
	f.Add([]byte("\xff\xff\xff\xff\xff\xff\x7f\xff\xbf\xff\xff\xff\xff\xff\xff\xff"), uint8(64), uint8(22))
	f.Fuzz(func(t *testing.T, b []byte, first, second uint8) {
		if len(b) != 16 {
			return
		}
		v := [16]byte(b)
		if got, err := peabody.Decode(peabody.Encode(v)); err != nil || got != v {
			t.Errorf("Decode(Encode(%x)) = %x, %v", v, got, err)
		}
		again := func(what string, got [16]byte, err error) {
			t.Helper()
			if err != nil || got != v {
				t.Errorf("%x as %s comes back as %x, %v", v, what, got, err)
			}
		}
		if x, err := peabody.V6Of(v); err == nil {
			got, err := x.ID()
			again("V6", got, err)
			v1, err := peabody.V1FromV6(v)
			if err != nil {
				t.Error(err)
			}
			got, err = peabody.V6FromV1(v1)
			again("V1", got, err)
		}
		if x, err := peabody.V7Of(v); err == nil {
			got, err := x.ID()
			again("V7", got, err)
		}
		if rfc, err := peabody.ToRFC(v); err == nil {
			got, err := peabody.FromRFC(rfc)
			again("RFC 9562 without a layout", got, err)
		}
		if x, err := peabody.V8Of(v); err == nil {
			got, err := x.ID()
			again("V8", got, err)
		}
		l8 := peabody.V8Layout{TimestampBits: first, SeqBits: second}
		if x, err := l8.Split(v); err == nil && x.Node != (peabody.Node{}) {
			got, err := l8.Encode(x.Timestamp, x.Sequence, x.Node)
			again("a V8Layout", got, err)
		}
		for _, l := range []peabody.V7Layout{peabody.Millisecond(), peabody.Microsecond(), peabody.Nanosecond(), {Unit: 1, SubsecBits: first, SeqBits: second}} {
			if rfc, err := l.ToRFC(v); err == nil {
				got, err := l.FromRFC(rfc)
				again("RFC 9562", got, err)
				if x, err := l.Split(v); err == nil && x.Node != (peabody.Node{}) {
					got, err := l.Encode(x.Time, x.Sequence, x.Node)
					again("a V7Layout", got, err)
				}
			}
			if old, err := l.FromRFC(v); err == nil {
				got, err := l.ToRFC(old)
				again("the draft's", got, err)
			}
		}
		readEverything(v)
	})
}
