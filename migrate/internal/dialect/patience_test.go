package dialect

import (
	"testing"
	"time"
)

func TestAnAttemptIsShortAndGrows(t *testing.T) {
	if got := Try(0); got != 50*time.Millisecond {
		t.Errorf("the first attempt waits %v", got)
	}
	for n := range 100 {
		if Try(n+1) < Try(n) {
			t.Errorf("attempt %d waits %v, the one before it %v", n+1, Try(n+1), Try(n))
		}
		if got := Try(n); got > 300*time.Millisecond {
			t.Errorf("attempt %d waits %v", n, got)
		}
	}
	if got := Try(99); got != 300*time.Millisecond {
		t.Errorf("a late attempt waits %v", got)
	}
}

func TestOthersHaveMostOfTheTime(t *testing.T) {
	for _, took := range []time.Duration{0, time.Millisecond, 50 * time.Millisecond,
		300 * time.Millisecond, time.Second, 3 * time.Second} {
		for n := range 60 {
			least := max(4*took, growBy(firstGap, mostGap, n))
			seen := map[time.Duration]bool{}
			for range 50 {
				gap := Gap(n, took)
				if gap < least || gap > least+least/2 {
					t.Fatalf("after attempt %d of %v comes a gap of %v, want %v to %v",
						n, took, gap, least, least+least/2)
				}
				seen[gap] = true
			}
			if len(seen) < 10 {
				t.Errorf("50 gaps after attempt %d have %d lengths: two who have met would meet "+
					"again", n, len(seen))
			}
		}
	}
}
