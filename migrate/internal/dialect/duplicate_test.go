package dialect

import (
	"errors"
	"testing"
)

// A judge knows one error.
type judge struct {
	Dialect
	twice error
}

func (j judge) Kind(err error) Kind {
	if errors.Is(err, j.twice) {
		return KindUnique
	}
	return KindOther
}

func TestAKeyThatIsThereTwiceForAMoment(t *testing.T) {
	j := judge{twice: errors.New("duplicate entry")}
	other := errors.New("full disk")
	for _, tt := range []struct {
		name  string
		fails int // attempts that meet a duplicate
		then  error
		want  error
	}{
		{"three times", 3, nil, nil},
		{"three times, then another error", 3, other, other},
		{"always", mostDuplicates, nil, j.twice},
	} {
		t.Run(tt.name, func(t *testing.T) {
			n := 0
			err := overDuplicates(t.Context(), j, func() error {
				if n++; n <= tt.fails {
					return j.twice
				}
				return tt.then
			})
			if !errors.Is(err, tt.want) || errors.As(err, new(DuplicateError)) != (tt.want == j.twice) {
				t.Errorf("%v after %d attempts, want %v", err, n, tt.want)
			}
		})
	}
}
