package kin_test

import (
	"errors"
	"math"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/kin"
)

var numerics = []kin.Numeric{kin.Snowflake, kin.ShardingID, kin.FlakeID, kin.Sonyflake}

// slowEmbed builds the version 8 UUID as text of zeros and ones.
func slowEmbed(n uint64) (id [16]byte) {
	var bits []byte
	for i := 63; i >= 0; i-- {
		bits = append(bits, byte(n>>i&1))
	}
	all := append([]byte{}, bits[:48]...)
	all = append(all, 1, 0, 0, 0)
	all = append(all, bits[48:60]...)
	all = append(all, 1, 0)
	all = append(all, bits[60:]...)
	all = append(all, 1)
	all = append(all, make([]byte, 57)...)
	for i, b := range all {
		id[i/8] = id[i/8]<<1 | b
	}
	return id
}

func TestNumbersKeepTheirBits(t *testing.T) {
	numbers := []uint64{0, 1, math.MaxInt64, math.MaxUint64, 1 << 63, 0x0123456789abcdef, 0xfedcba9876543210}
	for i := range 64 {
		numbers = append(numbers, 1<<i)
	}
	for _, k := range numerics {
		signed := k == kin.Snowflake || k == kin.Sonyflake
		for _, n := range numbers {
			id, err := k.FromNumber(n)
			if signed && n>>63 != 0 {
				if !errors.Is(err, kin.ErrOverflow) || id != [16]byte{} {
					t.Errorf("%v: FromNumber(%d) = %x, %v; want ErrOverflow", k, n, id, err)
				}
				continue
			}
			if want := slowEmbed(n); err != nil || id != want {
				t.Errorf("%v: FromNumber(%d) = %x, %v; want %x", k, n, id, err, want)
			}
			if got, ok := k.Number(id); !ok || got != n {
				t.Errorf("%v: Number(%x) = %d, %t; want %d", k, id, got, ok, n)
			}
		}
	}
}

func TestNumbersCheckTheRest(t *testing.T) {
	for _, k := range numerics {
		id, err := k.FromNumber(0x0123456789abcdef)
		if err != nil {
			t.Fatal(err)
		}
		for bit := range 128 {
			b := id
			b[bit/8] ^= 0x80 >> (bit % 8)
			want := error(nil)
			switch {
			case bit >= 48 && bit < 52, bit == 64, bit == 65:
				want = kin.ErrVersion
			case bit >= 70, bit == 0 && (k == kin.Snowflake || k == kin.Sonyflake):
				want = kin.ErrPadding
			}
			if got := k.Check(b); got != want {
				t.Errorf("%v: bit %d flipped: Check = %v, want %v", k, bit, got, want)
			}
			if text := k.Encode(b); (text == "") != (want != nil) {
				t.Errorf("%v: bit %d flipped: Encode = %q", k, bit, text)
			}
		}
	}
}

func TestEpochs(t *testing.T) {
	for _, tt := range []struct {
		kind kin.Numeric
		want string
	}{
		{kin.Snowflake, "2010-11-04T01:42:54.657Z"},
		{kin.ShardingID, "2011-08-24T21:07:01.721Z"},
		{kin.FlakeID, "1970-01-01T00:00:00Z"},
		{kin.Sonyflake, "2014-09-01T00:00:00Z"},
	} {
		if got := tt.kind.Epoch().Format(time.RFC3339Nano); got != tt.want {
			t.Errorf("%v: Epoch() = %s, want %s", tt.kind, got, tt.want)
		}
		id, _ := tt.kind.FromNumber(0)
		if when, ok := tt.kind.Time(id); !ok || !when.Equal(tt.kind.Epoch()) {
			t.Errorf("%v: the number 0 is of %v, want the epoch", tt.kind, when)
		}
		other := time.Date(1931, 4, 1, 2, 3, 4, 5e6, time.UTC)
		if when, ok := tt.kind.WithEpoch(other).Time(id); !ok || !when.Equal(other) {
			t.Errorf("%v: with the epoch %v the number 0 is of %v", tt.kind, other, when)
		}
		if tt.kind.WithEpoch(other) == tt.kind || tt.kind.WithEpoch(tt.kind.Epoch()) != tt.kind {
			t.Errorf("%v: kinds are equal when their epochs differ, or the reverse", tt.kind)
		}
	}
	// Version 2 of the Sonyflake package counts from 2025.
	v2 := kin.Sonyflake.WithEpoch(time.Date(2025, 1, 1, 0, 0, 0, 0, time.UTC))
	id, _ := v2.FromNumber(100 << 24)
	if when, _ := v2.Time(id); !when.Equal(time.Date(2025, 1, 1, 0, 0, 1, 0, time.UTC)) {
		t.Errorf("100 units of 10 ms after 2025 are %v", when)
	}
}

// MariaDB's UUID type refuses version 8 with an octet 8 of 80 hex; codec's rule
// has been compared with a server.
func TestNumbersFitMariaDB(t *testing.T) {
	for _, k := range numerics {
		for n := range uint64(64) {
			if id, err := k.FromNumber(n << 10); err != nil || !codec.MariaDBStorable(id) {
				t.Errorf("%v: FromNumber(%d) = %x, %v; want one that MariaDB stores", k, n<<10, id, err)
			}
		}
	}
}
