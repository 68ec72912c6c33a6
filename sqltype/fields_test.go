package sqltype_test

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math/big"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/sqltype"
)

func TestFieldsOfTheAppendixExamples(t *testing.T) {
	when := time.Date(2022, 2, 22, 19, 22, 22, 0, time.UTC)
	tests := []struct {
		id      string
		version int
		variant sqltype.Variant
		time    time.Time // zero: carries none
		clock   int       // -1: carries none
		node    string
	}{
		{v1Text, 1, sqltype.VariantRFC9562, when, 0x33c8, "9f6bdeced846"},
		{"c232ab00-9414-11ec-b3c8-9e6bdeced846", 1, sqltype.VariantRFC9562, when, 0x33c8, "9e6bdeced846"}, // draft-00
		{"5df41881-3aed-3515-88a7-2f4a814cf09e", 3, sqltype.VariantRFC9562, time.Time{}, -1, ""},
		{v4Text, 4, sqltype.VariantRFC9562, time.Time{}, -1, ""},
		{"2ed6657d-e927-568b-95e1-2665a8aea6a2", 5, sqltype.VariantRFC9562, time.Time{}, -1, ""},
		{v6Text, 6, sqltype.VariantRFC9562, when, 0x33c8, "9f6bdeced846"},
		{v7Text, 7, sqltype.VariantRFC9562, when, -1, ""},
		{"5c146b14-3c52-8afd-938a-375d0df1fbf6", 8, sqltype.VariantRFC9562, time.Time{}, -1, ""},
		{"00000000-0000-0000-0000-000000000000", 0, sqltype.VariantNCS, time.Time{}, -1, ""},
		{"ffffffff-ffff-ffff-ffff-ffffffffffff", 15, sqltype.VariantFuture, time.Time{}, -1, ""},
		{"c232ab00-9414-11ec-d3c8-9f6bdeced846", 1, sqltype.VariantMicrosoft, time.Time{}, -1, ""},
	}
	for _, tt := range tests {
		t.Run(fmt.Sprintf("version %d %v", tt.version, tt.variant), func(t *testing.T) {
			u := sqltype.MustParse(tt.id)
			if u.Version() != tt.version || u.Variant() != tt.variant {
				t.Errorf("version %d, variant %v; want %d, %v", u.Version(), u.Variant(), tt.version, tt.variant)
			}
			got, ok := u.Time()
			if ok != !tt.time.IsZero() || !got.Equal(tt.time) {
				t.Errorf("Time = %v, %t, want %v", got, ok, tt.time)
			}
			seq, ok := u.ClockSequence()
			if ok != (tt.clock >= 0) || ok && seq != tt.clock {
				t.Errorf("ClockSequence = %x, %t, want %x", seq, ok, tt.clock)
			}
			node, ok := u.Node()
			if ok != (tt.node != "") || ok && fmt.Sprintf("%x", node) != tt.node {
				t.Errorf("Node = %x, %t, want %s", node, ok, tt.node)
			}
		})
	}
}

// slowTicks reads the 60-bit timestamp out of the text, digit by digit.
func slowTicks(u sqltype.UUID) *big.Int {
	s := fmt.Sprintf("%x", u[:])
	if u.Version() == 1 {
		s = s[13:16] + s[8:12] + s[0:8]
	} else {
		s = s[0:12] + s[13:16]
	}
	n, _ := new(big.Int).SetString(s, 16)
	return n
}

func checkV1V6(t *testing.T, u sqltype.UUID) {
	t.Helper()
	u[6], u[8] = u[6]&0x0f|0x10, u[8]&0x3f|0x80
	six, err := u.V6()
	if err != nil {
		t.Fatalf("%v.V6(): %v", u, err)
	}
	if six.Version() != 6 || six.Variant() != sqltype.VariantRFC9562 || [8]byte(six[8:]) != [8]byte(u[8:]) {
		t.Errorf("%v.V6() = %v", u, six)
	}
	if a, b := slowTicks(u), slowTicks(six); a.Cmp(b) != 0 {
		t.Errorf("%v.V6() = %v: time %v became %v", u, six, a, b)
	}
	if back, err := six.V1(); err != nil || back != u {
		t.Errorf("%v.V6().V1() = %v, %v", u, back, err)
	}
	a, _ := u.Time()
	b, _ := six.Time()
	if !a.Equal(b) {
		t.Errorf("%v: Time %v, its V6 %v", u, a, b)
	}
}

func TestV1AndV6AreInverse(t *testing.T) {
	var zero, ones sqltype.UUID
	ones = sqltype.Max()
	checkV1V6(t, zero)
	checkV1V6(t, ones)
	r := rand.New(rand.NewPCG(3, 4))
	for range 20_000 {
		var u sqltype.UUID
		binary.BigEndian.PutUint64(u[:8], r.Uint64())
		binary.BigEndian.PutUint64(u[8:], r.Uint64())
		checkV1V6(t, u)
	}
}

func FuzzV1V6(f *testing.F) {
	f.Add([]byte("0123456789abcdef"))
	f.Fuzz(func(t *testing.T, b []byte) {
		if len(b) == 16 {
			checkV1V6(t, sqltype.UUID(b))
		}
	})
}

func TestV6AndV1RefuseOtherVersionsAndVariants(t *testing.T) {
	for version := range 16 {
		for _, variant := range []byte{0x00, 0x80, 0xc0, 0xe0} {
			u := sqltype.Max()
			u[6], u[8] = byte(version)<<4, variant|0x0f
			if _, err := u.V6(); (err == nil) != (version == 1 && variant == 0x80) || err != nil && !errors.Is(err, sqltype.ErrVersion) {
				t.Errorf("%v.V6(): %v", u, err)
			}
			if _, err := u.V1(); (err == nil) != (version == 6 && variant == 0x80) || err != nil && !errors.Is(err, sqltype.ErrVersion) {
				t.Errorf("%v.V1(): %v", u, err)
			}
		}
	}
}

func TestTimeAtTheEndsOfTheRange(t *testing.T) {
	tests := []struct{ id, want string }{
		{"00000000-0000-1000-8000-000000000000", "1582-10-15T00:00:00Z"},
		{"00000000-0000-6000-8000-000000000000", "1582-10-15T00:00:00Z"},
		{"ffffffff-ffff-1fff-bfff-ffffffffffff", "5236-03-31T21:21:00.6846975Z"},
		{"13814000-1dd2-11b2-8000-000000000000", "1970-01-01T00:00:00Z"},
		{"ffffffff-ffff-7fff-bfff-ffffffffffff", "+10889"},
	}
	for _, tt := range tests {
		got, ok := sqltype.MustParse(tt.id).Time()
		if !ok {
			t.Errorf("%s carries no time", tt.id)
		}
		if s := got.Format(time.RFC3339Nano); s != tt.want && fmt.Sprintf("+%d", got.Year()) != tt.want {
			t.Errorf("%s: Time = %s, want %s", tt.id, s, tt.want)
		}
	}
}
