package peabody_test

import (
	"errors"
	"fmt"
	"math/big"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/codec/peabody"
)

var one = peabody.Node{Low: 1}

func TestSection44LayoutFigure2(t *testing.T) {
	text := "061cdd23-93a0-73df-a200-6ff3e72d92e9" // v7-draft02-prototype
	want := peabody.V7{UnixTS: 1640878649, SubsecA: 0x3a0, SubsecB: 0x3df, SubsecSeqNode: 0x22006ff3e72d92e9}
	got, err := peabody.V7Of(id(t, text))
	if err != nil || got != want {
		t.Errorf("V7Of(%s) = %+v, %v, want %+v", text, got, err, want)
	}
	if got, err := want.ID(); err != nil || peabody.Encode(got) != text {
		t.Errorf("ID() = %x, %v, want %s", got, err, text)
	}
	if got := want.Subsec(24); got != 0x3a03df {
		t.Errorf("the first 24 bits are %#x, want 0x3a03df", got)
	}
	if got := want.TimeBits(24).UnixNano(); got != 1640878649226621568 {
		t.Errorf("with 24 bits its time is %d ns, want 1640878649226621568", got)
	}
	for field, v := range map[string]peabody.V7{
		"unixts": {UnixTS: 1 << 36}, "subsec_a": {SubsecA: 1 << 12}, "subsec_b": {SubsecB: 1 << 12}, "subsec_seq_node": {SubsecSeqNode: 1 << 62},
	} {
		got, err := v.ID()
		var fe *peabody.FieldError
		if !errors.Is(err, peabody.ErrField) || !errors.As(err, &fe) || fe.Field != field || got != [16]byte{} {
			t.Errorf("%+v.ID() = %x, %v, want an overflow of %s", v, got, err, field)
		}
	}
}

func TestSection441TimestampIs36BitsOfSeconds(t *testing.T) {
	last := time.Unix(1<<36-1, 999_999_999).UTC()
	for _, at := range []time.Time{time.Unix(0, 0).UTC(), example, last} {
		v, err := peabody.Nanosecond().Encode(at, 0, one)
		if err != nil {
			t.Fatal(err)
		}
		x, _ := peabody.V7Of(v)
		if x.UnixTS != uint64(at.Unix()) || !x.Time().Equal(at) {
			t.Errorf("%v comes back as %d s, %v", at, x.UnixTS, x.Time())
		}
	}
	for _, at := range []time.Time{time.Unix(-1, 0), time.Unix(1<<36, 0), {}} {
		if v, err := peabody.Millisecond().Encode(at, 0, one); !errors.Is(err, peabody.ErrTime) || v != [16]byte{} {
			t.Errorf("Encode(%v) = %x, %v, want %v", at, v, err, peabody.ErrTime)
		}
	}
}

func TestSection443AnAllZeroNodeIsRefused(t *testing.T) {
	for _, l := range []peabody.V7Layout{peabody.Millisecond(), peabody.Microsecond(), peabody.Nanosecond(), {Unit: time.Second}} {
		if v, err := l.Encode(example, 0, peabody.Node{}); !errors.Is(err, peabody.ErrNode) || v != [16]byte{} {
			t.Errorf("%+v: node zero gives %x, %v, want %v", l, v, err, peabody.ErrNode)
		}
		over := peabody.Node{Low: 1 << l.NodeBits()}
		if l.NodeBits() >= 64 {
			over = peabody.Node{High: 1 << (l.NodeBits() - 64)}
		}
		if _, err := l.Encode(example, 0, over); !errors.Is(err, peabody.ErrField) {
			t.Errorf("%+v: a node one bit too wide: %v, want %v", l, err, peabody.ErrField)
		}
	}
	full := peabody.V7Layout{Unit: time.Second, SubsecBits: 64, SeqBits: 22} // no bits are left over
	if _, err := full.Encode(example, 0, peabody.Node{}); err != nil {
		t.Errorf("a layout without a node: %v", err)
	}
}

func TestSection4441EncodingFigures3To5(t *testing.T) {
	at := time.Unix(0x061cdd239, 226_621_568)
	for _, tt := range []struct {
		name string
		l    peabody.V7Layout
		node uint
		want string
	}{
		// .226 s in 12 bits is 925.7, so 0x39e; seq 0xabc in subsec_b.
		{"Figure 3, milliseconds", peabody.Millisecond(), 62, "061cdd23-939e-7abc-8000-000000000001"},
		// .226621 s in 24 bits is 3802069.6…, so 0x3a03d6; seq 0x0abc in 14 bits.
		{"Figure 4, microseconds", peabody.Microsecond(), 48, "061cdd23-93a0-73d6-8abc-000000000001"},
		// .226621568 s in 38 bits is 62293262280.2…, so 0xe80f7bfc9; seq 0xbc in 8 bits.
		{"Figure 5, nanoseconds", peabody.Nanosecond(), 40, "061cdd23-93a0-73de-bfc9-bc0000000001"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if tt.l.NodeBits() != tt.node {
				t.Errorf("%d bits of node, want %d", tt.l.NodeBits(), tt.node)
			}
			seq := uint64(0xabc) & (1<<tt.l.SeqBits - 1)
			v, err := tt.l.Encode(at, seq, one)
			if err != nil || peabody.Encode(v) != tt.want {
				t.Errorf("Encode = %s, %v, want %s", peabody.Encode(v), err, tt.want)
			}
			parts, err := tt.l.Split(v)
			if want := (peabody.V7Parts{Time: at.Truncate(tt.l.Unit).UTC(), Sequence: seq, Node: one}); err != nil || parts != want {
				t.Errorf("Split(%x) = %+v, %v, want %+v", v, parts, err, want)
			}
			if got := slowV7(at, tt.l, seq, 1); got != peabody.Encode(v) {
				t.Errorf("Encode = %s, oracle %s", peabody.Encode(v), got)
			}
			if _, err := tt.l.Encode(at, 1<<tt.l.SeqBits, one); !errors.Is(err, peabody.ErrField) {
				t.Errorf("a sequence one bit too wide: %v", err)
			}
		})
	}
}

// slowV7 builds the text of an id as a string of 128 zeros and ones.
func slowV7(at time.Time, l peabody.V7Layout, seq, node uint64) string {
	units := big.NewInt(int64(at.Nanosecond()) / int64(l.Unit))
	fraction, rest := new(big.Int).QuoRem(units.Lsh(units, uint(l.SubsecBits)), big.NewInt(int64(time.Second/l.Unit)), new(big.Int))
	if rest.Sign() != 0 {
		fraction.Add(fraction, big.NewInt(1))
	}
	field := func(width uint, value any) string {
		if width == 0 {
			return ""
		}
		return fmt.Sprintf("%0*b", width, value)
	}
	bits := field(36, at.Unix()) + field(uint(l.SubsecBits), fraction) + field(uint(l.SeqBits), seq) + field(l.NodeBits(), node)
	bits = bits[:48] + "0111" + bits[48:60] + "10" + bits[60:]
	n, _ := new(big.Int).SetString(bits, 2)
	hex := fmt.Sprintf("%032x", n)
	return hex[:8] + "-" + hex[8:12] + "-" + hex[12:16] + "-" + hex[16:20] + "-" + hex[20:]
}

// everyUnit encodes n times of a second and wants a reader that truncates, and
// knows nothing of the writer, to find each, whatever follows the fraction.
func everyUnit(t *testing.T, l peabody.V7Layout, step int64) {
	t.Helper()
	nodes := [2]peabody.Node{one, {Low: 1<<l.NodeBits() - 1}}
	seqs := [2]uint64{0, 1<<l.SeqBits - 1}
	for ns := int64(0); ns < 1e9; ns += int64(l.Unit) * step {
		at := time.Unix(1640878649, ns)
		for i := range nodes {
			v, err := l.Encode(at, seqs[i], nodes[i])
			if err != nil {
				t.Fatal(err)
			}
			x, err := peabody.V7Of(v)
			if err != nil || !x.Time().Truncate(l.Unit).Equal(at) {
				t.Fatalf("%v is read as %v, %v", at, x.Time(), err)
			}
			if i == 0 && !x.TimeBits(uint(l.SubsecBits)).Truncate(l.Unit).Equal(at) {
				t.Fatalf("%v is read as %v from its own bits", at, x.TimeBits(uint(l.SubsecBits)))
			}
		}
	}
}

func TestSection4441EveryMillisecondSurvives(t *testing.T) { everyUnit(t, peabody.Millisecond(), 1) }
func TestSection4441EveryMicrosecondSurvives(t *testing.T) { everyUnit(t, peabody.Microsecond(), 1) }

// Of the 10^9 nanoseconds every 997th is tried; 997 is prime.
func TestSection4441NanosecondsSurvive(t *testing.T) { everyUnit(t, peabody.Nanosecond(), 997) }

func TestSection4441OtherPrecisions(t *testing.T) {
	for _, l := range []peabody.V7Layout{
		{Unit: time.Second}, {Unit: time.Second, SubsecBits: 7, SeqBits: 3}, {Unit: time.Second / 8, SubsecBits: 3, SeqBits: 20},
		{Unit: 10 * time.Millisecond, SubsecBits: 8, SeqBits: 16}, {Unit: 100 * time.Microsecond, SubsecBits: 15},
		{Unit: time.Millisecond, SubsecBits: 64, SeqBits: 10}, {Unit: time.Microsecond, SubsecBits: 21, SeqBits: 32},
	} {
		at := time.Unix(example.Unix(), 987_654_321)
		v, err := l.Encode(at, 0, one)
		if err != nil {
			t.Fatalf("%+v: %v", l, err)
		}
		if got := slowV7(at, l, 0, 1); got != peabody.Encode(v) {
			t.Errorf("%+v: Encode = %s, oracle %s", l, peabody.Encode(v), got)
		}
		if l.Unit >= 100*time.Microsecond && l.NodeBits() < 64 {
			everyUnit(t, l, 1)
		}
	}
	for name, l := range map[string]peabody.V7Layout{
		"no unit":                         {SubsecBits: 12},
		"a unit that divides no second":   {Unit: 7, SubsecBits: 40},
		"two seconds":                     {Unit: 2 * time.Second},
		"milliseconds in nine bits":       {Unit: time.Millisecond, SubsecBits: 9},
		"milliseconds in ten bits":        {Unit: time.Millisecond, SubsecBits: 10}, // 1024 values, but what follows them can carry
		"65 bits of fraction":             {Unit: 1, SubsecBits: 65},
		"33 bits of sequence":             {Unit: 1, SubsecBits: 40, SeqBits: 33},
		"87 bits of fraction and of more": {Unit: 1, SubsecBits: 64, SeqBits: 23},
	} {
		_, err1 := l.Encode(example, 0, one)
		_, err2 := l.Split(id(t, vectors[0].text))
		_, err3 := l.ToRFC(id(t, vectors[0].text))
		_, err4 := peabody.NewV7Generator(peabody.V7Config{Layout: l})
		for _, err := range []error{err1, err2, err3, err4} {
			if !errors.Is(err, peabody.ErrLayout) {
				t.Errorf("%s: error %v, want %v", name, err, peabody.ErrLayout)
			}
		}
	}
}

func TestSection4442SixteenBits(t *testing.T) {
	v := peabody.V7{SubsecA: 0x555, SubsecB: 0x5ff, SubsecSeqNode: 1<<62 - 1}
	if got := v.Subsec(16); got != 0x5555 {
		t.Errorf("the first 16 bits are %#x, want 0x5555", got)
	}
	if got := v.TimeBits(16).Nanosecond() / 100; got != 3333282 {
		t.Errorf("0x5555/65536 s is 0.%d, want 0.3333282", got)
	}
	if got := v.TimeBits(0).Nanosecond(); got != 0 {
		t.Errorf("no bits are %d ns", got)
	}
}

// Both scenarios for every microsecond of a second: system A writes
// microseconds, system B does not know it.
func TestSection4442BothScenarios(t *testing.T) {
	a := peabody.Microsecond()
	for us := range int64(1_000_000) {
		at := time.UnixMicro(example.UnixMicro() + us).UTC()
		v, err := a.Encode(at, uint64(us)&0x3fff, peabody.Node{Low: uint64(us)<<20 | 1})
		if err != nil {
			t.Fatal(err)
		}
		b, err := peabody.V7Of(v)
		if err != nil {
			t.Fatal(err)
		}
		if got := b.Time().Truncate(time.Millisecond); !got.Equal(at.Truncate(time.Millisecond)) {
			t.Fatalf("scenario 1: %v is read as %v", at, got)
		}
		if got := b.Time(); !got.Truncate(time.Microsecond).Equal(at) {
			t.Fatalf("scenario 2: %v is read as %v", at, got)
		}
	}
}

func ExampleV7Of() {
	made, err := peabody.Microsecond().Encode(
		time.Date(2021, 12, 30, 15, 37, 29, 226621000, time.UTC), 0, peabody.Node{Low: 0x6ff3e72d92e9})
	if err != nil {
		panic(err)
	}
	v, err := peabody.V7Of(made) // by someone who does not know how precise it is
	if err != nil {
		panic(err)
	}
	fmt.Println(peabody.Encode(made))
	fmt.Println(v.Time().Truncate(time.Millisecond).Format(time.RFC3339Nano))
	// Output:
	// 061cdd23-93a0-73d6-8000-6ff3e72d92e9
	// 2021-12-30T15:37:29.226Z
}
