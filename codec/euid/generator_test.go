package euid

import (
	"bytes"
	"sync"
	"testing"
)

func TestAGeneratorAscendsForAllGoroutines(t *testing.T) {
	var g Generator
	var wg sync.WaitGroup
	made := make([][][16]byte, 4)
	for i := range made {
		wg.Go(func() {
			for range 2000 {
				id, err := g.Next()
				if err != nil {
					t.Error(err)
					return
				}
				made[i] = append(made[i], id)
			}
		})
	}
	wg.Wait()
	seen := map[[16]byte]bool{}
	for _, ids := range made {
		for i, id := range ids {
			if seen[id] || i > 0 && bytes.Compare(ids[i-1][:], id[:]) >= 0 {
				t.Fatalf("%x comes twice or does not ascend", id)
			}
			seen[id] = true
			if _, extended := Extension(id); extended {
				t.Fatalf("%x has an extension", id)
			}
		}
	}
}

func TestAnExhaustedMillisecondIsFollowedByTheNext(t *testing.T) {
	prev, err := Fields{Timestamp: 1000, Random: 1<<64 - 1}.Join()
	if err != nil {
		t.Fatal(err)
	}
	id, err := nextOrLater(prev, 999, [10]byte{})
	if err != nil || Split(id).Timestamp != 1001 {
		t.Errorf("after %x came %x, %v", prev, id, err)
	}
}
