package peabody_test

import (
	"errors"
	"testing"

	"github.com/sqluuid/sqluuid/codec/peabody"
)

func TestSection45LayoutFigure6(t *testing.T) {
	for _, tt := range []struct {
		text string
		want peabody.V8
	}{
		// rfc9562-v8-time: 10-ns ticks, and draft00-v8
		{"2489e9ad-2ee2-8e00-8ec9-32d5f69181c0", peabody.V8{Timestamp32: 0x2489e9ad, Timestamp48: 0x2ee2, TimeOrSeq: 0xe00, SeqOrNode: 0x3b, Node: 0x0932d5f69181c0}},
		{"320c3d4d-cc00-875b-8ec9-32d5f69181c0", peabody.V8{Timestamp32: 0x320c3d4d, Timestamp48: 0xcc00, TimeOrSeq: 0x75b, SeqOrNode: 0x3b, Node: 0x0932d5f69181c0}},
	} {
		v := id(t, tt.text)
		if got, err := peabody.V8Of(v); err != nil || got != tt.want {
			t.Errorf("V8Of(%s) = %+v, %v, want %+v", tt.text, got, err, tt.want)
		}
		if got, err := tt.want.ID(); err != nil || got != v {
			t.Errorf("ID() = %x, %v, want %x", got, err, v)
		}
	}
	for field, v := range map[string]peabody.V8{"time_or_seq": {TimeOrSeq: 1 << 12}, "node": {Node: 1 << 54}} {
		got, err := v.ID()
		var fe *peabody.FieldError
		if !errors.As(err, &fe) || fe.Field != field || got != [16]byte{} {
			t.Errorf("%+v.ID() = %x, %v, want an overflow of %s", v, got, err, field)
		}
	}
}

func TestSection451TimestampLengths(t *testing.T) {
	const max64 = 1<<64 - 1
	for _, tt := range []struct {
		name string
		l    peabody.V8Layout
		ts   peabody.Timestamp
		seq  uint64
		want string // with node 1
	}{
		{"32 bits", peabody.V8Layout{TimestampBits: 32}, peabody.Timestamp{Low: 0x62153b7e}, 0xabc, "62153b7e-0000-8abc-8000-000000000001"},
		{"36 bits leave twelve of timestamp_48 zero", peabody.V8Layout{TimestampBits: 36}, peabody.Timestamp{Low: 0xfedcba987}, 0xabc, "fedcba98-7000-8abc-8000-000000000001"},
		{"48 bits", peabody.V8Layout{TimestampBits: 48}, peabody.Timestamp{Low: 0x017f22e279b0}, 0xabc, "017f22e2-79b0-8abc-8000-000000000001"},
		{"60 bits", peabody.V8Layout{TimestampBits: 60}, peabody.Timestamp{Low: 0x1ec9414c232ab00}, 0x5a, "1ec9414c-232a-8b00-9680-000000000001"},
		{"60 bits of which the first are zero", peabody.V8Layout{TimestampBits: 60}, peabody.Timestamp{Low: 1}, 0xff, "00000000-0000-8001-bfc0-000000000001"},
		{"52 bits leave eight of time_or_seq zero", peabody.V8Layout{TimestampBits: 52}, peabody.Timestamp{Low: 0xfedcba9876543}, 0, "fedcba98-7654-8300-8000-000000000001"},
		{"64 bits keep the upper 60", peabody.V8Layout{TimestampBits: 64}, peabody.Timestamp{Low: 0x16d6320c3d4dccff}, 0, "16d6320c-3d4d-8ccf-8000-000000000001"},
		{"62 bits keep the upper 60", peabody.V8Layout{TimestampBits: 62}, peabody.Timestamp{Low: 1<<62 - 1}, 0, "ffffffff-ffff-8fff-8000-000000000001"},
		{"one bit", peabody.V8Layout{TimestampBits: 1}, peabody.Timestamp{Low: 1}, 0, "80000000-0000-8000-8000-000000000001"},
		{"68 bits pass the variant", peabody.V8Layout{TimestampBits: 68}, peabody.Timestamp{High: 0xf, Low: max64}, 0, "ffffffff-ffff-8fff-bfc0-000000000001"},
		{"96 bits", peabody.V8Layout{TimestampBits: 96, SeqBits: 10}, peabody.Timestamp{High: 0x12345678, Low: 0x9abcdef012345678}, 0x3ff, "12345678-9abc-8def-8048-d159e3ff0001"},
		{"20 bits of sequence in both fields", peabody.V8Layout{TimestampBits: 48, SeqBits: 20}, peabody.Timestamp{}, 0xfffff, "00000000-0000-8fff-bfc0-000000000001"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			v, err := tt.l.Encode(tt.ts, tt.seq, one)
			if err != nil || peabody.Encode(v) != tt.want {
				t.Errorf("Encode = %s, %v, want %s", peabody.Encode(v), err, tt.want)
			}
			want := peabody.V8Parts{Timestamp: tt.ts, Sequence: tt.seq, Node: one}
			switch tt.l.TimestampBits {
			case 64:
				want.Timestamp.Low &^= 15
			case 62:
				want.Timestamp.Low &^= 3
			}
			if got, err := tt.l.Split(v); err != nil || got != want {
				t.Errorf("Split(%x) = %+v, %v, want %+v", v, got, err, want)
			}
			over := peabody.Timestamp{Low: 1 << tt.l.TimestampBits}
			if tt.l.TimestampBits >= 64 {
				over = peabody.Timestamp{High: 1 << (tt.l.TimestampBits - 64)}
			}
			if _, err := tt.l.Encode(over, 0, one); !errors.Is(err, peabody.ErrField) {
				t.Errorf("a timestamp one bit too long: %v, want %v", err, peabody.ErrField)
			}
		})
	}
	for _, tt := range []struct {
		bits uint8
		text string
	}{
		{32, "62153b7e-0001-8abc-8000-000000000001"}, {36, "fedcba98-7800-8abc-8000-000000000001"}, {52, "fedcba98-7654-8301-8000-000000000001"},
	} {
		if got, err := (peabody.V8Layout{TimestampBits: tt.bits}).Split(id(t, tt.text)); !errors.Is(err, peabody.ErrBits) || got != (peabody.V8Parts{}) {
			t.Errorf("leftover bits of %d that are not zero: %+v, %v, want %v", tt.bits, got, err, peabody.ErrBits)
		}
	}
	if _, err := (peabody.V8Layout{TimestampBits: 48}).Split(id(t, vectors[0].text)); !errors.Is(err, peabody.ErrVersion) {
		t.Errorf("Split of a version 7: %v, want %v", err, peabody.ErrVersion)
	}
	if _, err := (peabody.V8Layout{}).Split(id(t, vectors[0].text)); !errors.Is(err, peabody.ErrLayout) {
		t.Errorf("Split without a layout: %v, want %v", err, peabody.ErrLayout)
	}
}

func TestSection453Node(t *testing.T) {
	for bits, want := range map[uint8]uint{32: 62, 48: 62, 60: 54, 64: 54, 0: 0, 121: 0} {
		if got := (peabody.V8Layout{TimestampBits: bits}).NodeBits(); got != want {
			t.Errorf("%d bits of timestamp leave %d of node, want %d", bits, got, want)
		}
	}
	for _, l := range []peabody.V8Layout{{TimestampBits: 48}, {TimestampBits: 60}, {TimestampBits: 100}, {TimestampBits: 1, SeqBits: 1}} {
		if v, err := l.Encode(peabody.Timestamp{Low: 1}, 0, peabody.Node{}); !errors.Is(err, peabody.ErrNode) || v != [16]byte{} {
			t.Errorf("%+v: node zero gives %x, %v, want %v", l, v, err, peabody.ErrNode)
		}
		over := peabody.Node{Low: 1 << l.NodeBits()}
		if l.NodeBits() >= 64 {
			over = peabody.Node{High: 1 << (l.NodeBits() - 64)}
		}
		if _, err := l.Encode(peabody.Timestamp{}, 0, over); !errors.Is(err, peabody.ErrField) {
			t.Errorf("%+v: a node one bit too wide: %v, want %v", l, err, peabody.ErrField)
		}
	}
	if _, err := (peabody.V8Layout{TimestampBits: 48}).Encode(peabody.Timestamp{}, 1<<12, one); !errors.Is(err, peabody.ErrField) {
		t.Errorf("a sequence of 13 bits in 12: %v", err)
	}
}
