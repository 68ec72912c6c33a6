package storage

import (
	"bytes"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype"
)

func TestKeys(t *testing.T) {
	const n = 20_000
	for _, c := range []struct {
		arm       Arm
		version   int
		ascending bool
		plain     func([16]byte) [16]byte
	}{
		{Arm{V4, Binary}, 4, false, nil},
		{Arm{V1, Binary}, 1, false, nil},
		{Arm{V6, Binary}, 6, true, nil},
		{Arm{V7, Char36}, 7, true, nil},
		{Arm{V7SQLServer, Binary}, 7, true, codec.SQLServerOrder.Decode},
		{Arm{V1, Swapped}, 1, false, codec.TimeSwapped.Decode},
	} {
		t.Run(c.arm.String(), func(t *testing.T) {
			k := keys{c.arm, 5}
			for tb := range tables {
				seen := map[[16]byte]bool{}
				var before [16]byte
				for row := range n / tb.per() {
					stored := k.id(tb, row)
					id := stored
					if c.plain != nil {
						id = c.plain(id)
					}
					if u := sqltype.UUID(id); u.Version() != c.version ||
						u.Variant() != sqltype.UUID(codec.Network.Encode(sqltype.NewV4())).Variant() {
						t.Fatalf("%v %d: %v has version %d", tb, row, u, u.Version())
					}
					if c.ascending && row > 0 && bytes.Compare(before[:], id[:]) >= 0 {
						t.Fatalf("%v %d: %x does not come after %x", tb, row, id, before)
					}
					if seen[stored] {
						t.Fatalf("%v %d: %x came before", tb, row, stored)
					}
					if again := k.id(tb, row); again != stored {
						t.Fatalf("%v %d: %x, then %x", tb, row, stored, again)
					}
					seen[stored], before = true, id
				}
			}
		})
	}
}

// The swapped form of version 1 is what makes it ascend.
func TestSwappedVersion1Ascends(t *testing.T) {
	k := keys{Arm{V1, Swapped}, 1}
	var before [16]byte
	for row := range 10_000 {
		id := k.id(items, row)
		if row > 0 && bytes.Compare(before[:], id[:]) >= 0 {
			t.Fatalf("row %d: %x does not come after %x", row, id, before)
		}
		before = id
	}
}

func TestRowsReferToThoseThatAreThere(t *testing.T) {
	for order := range 5000 {
		if c := customerOf(3, order); c < 0 || c > order/ordersPerCustomer {
			t.Fatalf("order %d has customer %d, want at most %d", order, c, order/ordersPerCustomer)
		}
	}
	for tb := range tables {
		for row := 1; row < 5000; row++ {
			if a, b := tb.millis(3, row-1), tb.millis(3, row); a >= b {
				t.Fatalf("%v %d is made at %d, the one before at %d", tb, row, b, a)
			}
		}
	}
}
