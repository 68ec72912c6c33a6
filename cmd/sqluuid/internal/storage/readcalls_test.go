package storage

import "testing"

// What asking costs is taken off what is told.
func TestReadCallsKnowsItsOwnReads(t *testing.T) {
	least := 1e9
	for range 20 { // other goroutines of the test binary may read too
		a, err := readCalls()
		if err != nil {
			t.Skip("the system does not tell:", err)
		}
		b, err := readCalls()
		if err != nil {
			t.Fatal(err)
		}
		least = min(least, b-a)
	}
	if least != readsToAsk {
		t.Errorf("asking takes %v reads, want %v", least, readsToAsk)
	}
}
