package entropy

import "testing"

func TestNoValueRepeatsAcrossKeys(t *testing.T) {
	seen := map[uint64]bool{}
	for range 10 * valuesPerKey {
		hi, lo := Bits128()
		for _, v := range []uint64{hi, lo, Bits64()} {
			if seen[v] {
				t.Fatalf("%x came twice", v)
			}
			seen[v] = true
		}
	}
}
