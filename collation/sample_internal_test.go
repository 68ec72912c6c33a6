package collation

import (
	"fmt"
	"slices"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
)

// exchanged is an order in which two neighbouring bytes of the key have changed
// places.
type exchanged struct {
	Order
	at int
}

func (o exchanged) Key(id [16]byte) [16]byte {
	k := o.Order.Key(id)
	k[o.at], k[o.at+1] = k[o.at+1], k[o.at]
	return k
}

func (o exchanged) Compare(a, b [16]byte) int {
	x, y := o.Key(a), o.Key(b)
	return slices.Compare(x[:], y[:])
}

func (o exchanged) String() string {
	return fmt.Sprintf("%v, bytes %d and %d exchanged", o.Order, o.at, o.at+1)
}

// alike finds an order, of Orders or exchanged, that sorts the values as an
// order of Orders does that it is not.
func alike(values [][16]byte) (string, bool) {
	for i, o := range Orders() {
		sorted := slices.SortedFunc(slices.Values(values), o.Compare)
		for j, other := range Orders() {
			if j != i && slices.IsSortedFunc(sorted, other.Compare) {
				return fmt.Sprintf("%v and %v", o, other), true
			}
		}
		for at := range 15 {
			if other := (exchanged{o, at}); slices.IsSortedFunc(sorted, other.Compare) {
				return fmt.Sprintf("%v and %v", o, other), true
			}
		}
	}
	return "", false
}

func TestTheSampleTellsAllOrdersApart(t *testing.T) {
	if two, found := alike(sample); found {
		t.Errorf("the sample sorts alike by %s", two)
	}
}

func TestNoValueOfTheSampleCanBeSpared(t *testing.T) {
	for i := range sample {
		fewer := slices.Delete(slices.Clone(sample), i, i+1)
		if _, found := alike(fewer); !found {
			t.Errorf("value %d, %s, can be left out", i, text(sample[i]))
		}
	}
}

func TestEveryEngineHoldsTheSample(t *testing.T) {
	if len(sample) < 16 {
		t.Fatalf("%d values", len(sample))
	}
	for i, id := range sample {
		if v := id[6] >> 4; !codec.MariaDBStorable(id) || id[8]>>6 != 2 || v < 1 || v > 8 {
			t.Errorf("%s is refused by some engine", text(id))
		}
		if slices.Contains(sample[:i], id) {
			t.Errorf("%s is there twice", text(id))
		}
	}
}
