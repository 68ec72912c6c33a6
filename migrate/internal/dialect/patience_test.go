package dialect

import (
	"context"
	"errors"
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
	for _, took := range []time.Duration{0, time.Millisecond, 50 * time.Millisecond, 300 * time.Millisecond, time.Second, 3 * time.Second} {
		for n := range 60 {
			least := max(4*took, grown(firstGap, mostGap, n))
			seen := map[time.Duration]bool{}
			for range 50 {
				gap := Gap(n, took)
				if gap < least || gap > least+least/2 {
					t.Fatalf("after attempt %d of %v comes a gap of %v, want %v to %v", n, took, gap, least, least+least/2)
				}
				seen[gap] = true
			}
			if len(seen) < 10 {
				t.Errorf("50 gaps after attempt %d have %d lengths: two who have met would meet again", n, len(seen))
			}
		}
	}
}

// locked is what PostgreSQL says after a lock timeout.
type locked struct{}

func (locked) Error() string    { return "lock timeout" }
func (locked) SQLState() string { return "55P03" }

func TestPatience(t *testing.T) {
	d := postgres{}
	t.Run("goes on until the bound and tells of it", func(t *testing.T) {
		told, attempts := 0, 0
		s := &Session{Patience: Patience{Bound: 200 * time.Millisecond, Tell: func(error) { told++ }}}
		err := s.Patiently(t.Context(), d, func(n int) error {
			if n != attempts {
				t.Errorf("attempt %d is called %d", attempts, n)
			}
			attempts++
			return locked{}
		})
		if !errors.As(err, new(locked)) || attempts < 4 || told != 1 {
			t.Errorf("%v after %d attempts, told %d times", err, attempts, told)
		}
	})
	t.Run("does not try again what failed otherwise", func(t *testing.T) {
		attempts, other := 0, errors.New("other")
		err := (&Session{}).Patiently(t.Context(), d, func(int) error { attempts++; return other })
		if !errors.Is(err, other) || attempts != 1 {
			t.Errorf("%v after %d attempts", err, attempts)
		}
	})
	t.Run("ends with the context, between two attempts", func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		attempts := 0
		err := (&Session{Patience: Patience{Bound: time.Hour}}).Patiently(ctx, d, func(int) error { attempts++; cancel(); return locked{} })
		if !errors.Is(err, context.Canceled) || attempts != 1 {
			t.Errorf("%v after %d attempts", err, attempts)
		}
	})
	t.Run("is over at once when it has what it asked for", func(t *testing.T) {
		if err := (&Session{}).Patiently(t.Context(), d, func(int) error { return nil }); err != nil {
			t.Error(err)
		}
	})
}
