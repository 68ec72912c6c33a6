package postgres

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
)

func TestPatience(t *testing.T) {
	d := Dialect{}
	t.Run("goes on until the bound and tells of it", func(t *testing.T) {
		told, attempts := 0, 0
		s := &dialect.Session{Patience: dialect.Patience{MaxWait: time.Second,
			Tell: func(error) { told++ }}}
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
		err := (&dialect.Session{}).Patiently(t.Context(), d,
			func(int) error { attempts++; return other })
		if !errors.Is(err, other) || attempts != 1 {
			t.Errorf("%v after %d attempts", err, attempts)
		}
	})
	t.Run("ends with the context, between two attempts", func(t *testing.T) {
		ctx, cancel := context.WithCancel(t.Context())
		attempts := 0
		err := (&dialect.Session{Patience: dialect.Patience{MaxWait: time.Hour}}).Patiently(ctx, d,
			func(int) error { attempts++; cancel(); return locked{} })
		if !errors.Is(err, context.Canceled) || attempts != 1 {
			t.Errorf("%v after %d attempts", err, attempts)
		}
	})
	t.Run("is over at once when it has what it asked for", func(t *testing.T) {
		if err := (&dialect.Session{}).Patiently(t.Context(), d,
			func(int) error { return nil }); err != nil {
			t.Error(err)
		}
	})
}
