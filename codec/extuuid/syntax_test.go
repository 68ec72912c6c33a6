package extuuid_test

import (
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec/extuuid"
)

// printed are texts as Encode writes them, one or more of each kind.
var printed = []string{
	"extuuid:symA:", "extuuid:symA:Messier_31.x", "extuuid:symB:GBP$", "extuuid:symB:A,B", "extuuid:symC:A+B-C/D", "extuuid:symD:ABCDEFGHIJKLMNOPQRSTUVW", "extuuid:symF:ABC.D_9",
	"extuuid:serialA::1", "extuuid:serialC:M:31", "extuuid:serialB:PMID:12345678", "extuuid:serialA::5192296858534827628530496329220095",
	"extuuid:fixedB4:GBP$:222.31", "extuuid:fixedA0::-1", "extuuid:fixedA31::0", "extuuid:fixedC2:X:-0.01",
	"extuuid:int:0", "extuuid:int:212323232423", "extuuid:int:-83076749736557242056487941267521535",
	"extuuid:quant:22.4*m3", "extuuid:quant:1/m1/2", "extuuid:quant:-1e-07*m2*kg/s3/A1/7*K*cd*mol", "extuuid:quant:15:0",
	"extuuid:f:0", "extuuid:f:-22.4", "extuuid:f:1e+300", "extuuid:f:0x1.8p-32000",
	"extuuid:t/0:1582-10-15;00:00:00", "extuuid:t/0:2012-10-18;12:30:59", "extuuid:t/10:2012-10-18;12:30:59.123", "extuuid:t/0:0001-01-01;00:00:00", "extuuid:t/109:1582-10-14;23:59:59.5",
	"extuuid:t/0:649037107316853453566312041152511", "extuuid:t/1:-100000000000000000000000000000.5", "extuuid:t/30:9999-12-31;23:59:59.999999999",
	"extuuid:int/1*2:1", "extuuid:int/3*8:-1,0,127", "extuuid:int/2*8:XY:1,-2", "extuuid:uint/1*1:0", "extuuid:uint/3*8:RGB:255,128,0",
	"extuuid:f/1*64*11:0.1", "extuuid:f/2*16*5:UV:0.5,-0.25", "extuuid:f/1*98*31:0x1p+1000000000",
	"extuuid:f/1*80:0.1", "extuuid:f/1*64:0.1", "extuuid:f/3*32:9:0.1,0.2,0.3", "extuuid:f/2*32:LAT/LON:44.4268,26.1025", "extuuid:f/1*32:TEMPERATURE:36.6",
	"extuuid:f/6*16:255:1,2,3,4,5,6", "extuuid:f/1*16:1", "extuuid:f/2*16:X:1,2", "extuuid:f/3*16:X:1,2,3", "extuuid:f/4*16:HALF:1,2,3,0.1",
}

// Section 3.7: each identifier has one explicit printed form, and both parsers
// give the identifier back.
func TestSection3_7PrintedRepresentation(t *testing.T) {
	for _, s := range printed {
		id, err := extuuid.Decode(s)
		if err != nil {
			t.Errorf("Decode(%q): %v", s, err)
			continue
		}
		checkID(t, id)
		if got := extuuid.Encode(id); got != s {
			t.Errorf("Decode and Encode turn %q into %q", s, got)
		}
		if got := string(extuuid.AppendEncode([]byte("x"), id)); got != "x"+s {
			t.Errorf("AppendEncode = %q", got)
		}
		smart, err := extuuid.DecodeSmart(strings.TrimPrefix(s, "extuuid:"))
		if err != nil || smart != id {
			t.Errorf("DecodeSmart of %q without its prefix = %x, %v; want %x", s, smart, err, id)
		}
	}
}

// golden are identifiers that must never change, computed by this package and
// checked bit by bit against the layouts by the other tests.
var golden = []struct{ id, text string }{
	{"00000000-0000-8000-8000-000000000000", "extuuid:symA:"},
	{"10580000-0000-8000-8000-00000000001f", "extuuid:serialC:M:31"},
	{"090f3080-c000-8000-8000-000000bc614e", "extuuid:serialB:PMID:12345678"},
	{"1a800d25-af92-8f54-8000-000000000000", "extuuid:symD:ABCDEFGHIJ"},
	{"29c00a1d-0906-8000-8000-000000000000", "extuuid:symF:ABC.D_9"},
	{"49083027-d200-8000-8000-00000021ebfc", "extuuid:fixedB4:GBP$:222.31"},
	{"49083027-d3ff-8fff-bfff-ffffffde1404", "extuuid:fixedB4:GBP$:-222.31"},
	{"80000000-0000-8000-8000-00316f736aa7", "extuuid:int:212323232423"},
	{"88190000-0000-8001-8036-666666666666", "extuuid:quant:22.4*m3"},
	{"884a0000-0000-8000-bff0-000000000000", "extuuid:quant:1/m1/2"},
	{"88111344-0000-8000-bff0-000000000000", "extuuid:quant:1*m2*kg/s2"},
	{"91999999-9999-8999-a666-666666668003", "extuuid:f:22.4"},
	{"98a00000-0000-8000-8000-0ca34e4c0c7e", "extuuid:t/10:2012-10-18;12:30:59.123"},
	{"a0310000-0000-8000-8000-00000081007f", "extuuid:int/3*8:-1,0,127"},
	{"a831088c-0b6d-8b6d-adb6-db6db6ff8000", "extuuid:uint/3*8:RGB:255,128,0"},
	{"b0220551-56db-86db-9b6d-b6db70006c00", "extuuid:f/2*16*5:UV:0.5,-0.25"},
	{"bb5827f5-b9bb-8423-86d4-2d074347b000", "extuuid:f/2*32:LAT/LON:44.4268,26.1025"},
	{"b8000000-3ffb-8ccc-b333-333333333400", "extuuid:f/1*80:0.1"},
}

func TestGoldenIdentifiers(t *testing.T) {
	for _, g := range golden {
		id, err := extuuid.Decode(g.text)
		if err != nil || hyphenated(id) != g.id {
			t.Errorf("%s is %s, %v; want %s", g.text, hyphenated(id), err, g.id)
		}
		if id, err = extuuid.Decode(g.id); err != nil || extuuid.Encode(id) != g.text {
			t.Errorf("%s is printed as %s, %v; want %s", g.id, extuuid.Encode(id), err, g.text)
		}
	}
}

func TestDecision21VersionsInText(t *testing.T) {
	v8, err := extuuid.Decode("extuuid:fixedB4:GBP$:222.31")
	if err != nil {
		t.Fatal(err)
	}
	value, version, err := extuuid.Unpack(v8)
	if err != nil || version != extuuid.Version8 {
		t.Fatalf("version %d, %v", version, err)
	}
	v6, err := extuuid.PackVersion(value, extuuid.Version6)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := extuuid.PackVersion(value, 7); err != extuuid.ErrVersion {
		t.Errorf("version 7: %v, want ErrVersion", err)
	}
	if v8[6]>>4 != 8 || v6[6]>>4 != 6 || extuuid.Encode(v8) != "extuuid:fixedB4:GBP$:222.31" || extuuid.Encode(v6) != hyphenated(v6) {
		t.Errorf("version 8 %s, version 6 %s", extuuid.Encode(v8), extuuid.Encode(v6))
	}
	for _, id := range [][16]byte{v8, v6} {
		for _, s := range []string{hyphenated(id), strings.ToUpper(hyphenated(id))} {
			if back, err := extuuid.Decode(s); err != nil || back != id {
				t.Errorf("Decode(%q) = %x, %v", s, back, err)
			}
			if back, err := extuuid.DecodeSmart(s); err != nil || back != id {
				t.Errorf("DecodeSmart(%q) = %x, %v", s, back, err)
			}
		}
		_, version, err := extuuid.Unpack(id)
		if err != nil || version != extuuid.Version(id[6]>>4) {
			t.Errorf("%x: version %d, %v", id, version, err)
		}
	}
	for _, s := range []string{"f81d4fae-7dec-11d0-a765-00a0c91e6bf6", "00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff", "919108f7-52d1-4320-9bac-f847db4148a8"} {
		for name, decode := range map[string]func(string) ([16]byte, error){"Decode": extuuid.Decode, "DecodeSmart": extuuid.DecodeSmart} {
			if id, err := decode(s); err == nil {
				t.Errorf("%s(%q) = %x", name, s, id)
			} else {
				checkRefused(t, "", extuuid.ErrVersion, err)
			}
		}
	}
}

// The reordered times of RFC 9562 from December 2010 to June 2039 begin with
// 1e and 1f: as an EXTUUID that is a name of 24 letters or more, which no
// scheme D field holds.
func TestDecision21TodaysReorderedTimesAreRefused(t *testing.T) {
	for _, first := range []byte{0x1e, 0x1f} {
		for second := range 256 {
			checkUnpack(t, "s", extuuid.ErrOverflow, [16]byte{first, byte(second), 0xc9, 0x41, 0x4c, 0x23, 0x6b, 0x00, 0xb3, 0xc8, 0x9f, 0x6b, 0xde, 0xce, 0xd8, 0x46})
		}
	}
}

func TestEncodeDoesNotAllocateMuch(t *testing.T) {
	id, _ := extuuid.Decode("extuuid:serialB:PMID:12345678")
	buf := make([]byte, 0, 64)
	if n := testing.AllocsPerRun(100, func() { extuuid.AppendEncode(buf, id) }); n > 3 {
		t.Errorf("%v allocations", n)
	}
}
