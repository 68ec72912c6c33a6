package migrate

import (
	"context"
	"errors"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// What a scout has found is of use for the chunk that it was looked for alone.
func TestWhatAScoutHasFound(t *testing.T) {
	text := func(s string) *string { return &s }
	at := state.Range{No: 3, Token: 7, Cursor: text("5")}
	for name, tt := range map[string]struct {
		at   state.Range
		rows int
		err  error
		want bool
	}{
		"the chunk":              {at, 100, nil, true},
		"a pace that has grown":  {at, 400, nil, true},
		"one that is slower":     {at, 80, nil, true},
		"and one that is halved": {at, 50, nil, false},
		"an error":               {at, 100, errors.New("gone"), false},
		"another range":          {state.Range{No: 4, Token: 7, Cursor: text("5")}, 100, nil, false},
		"another claim":          {state.Range{No: 3, Token: 8, Cursor: text("5")}, 100, nil, false},
		"another place":          {state.Range{No: 3, Token: 7, Cursor: text("6")}, 100, nil, false},
		"the beginning":          {state.Range{No: 3, Token: 7}, 100, nil, false},
	} {
		s := &scout{at: at, rows: 100, ends: make(chan foundEnd, 1)}
		s.ends <- foundEnd{text("9"), tt.err}
		hi, rows, ok := s.found(tt.at, tt.rows)
		if ok != tt.want || ok && (*hi != "9" || rows != 100) {
			t.Errorf("%s: %v, %v, %d", name, ok, hi, rows)
		}
		if _, _, again := s.found(tt.at, tt.rows); again {
			t.Errorf("%s: it is found twice", name)
		}
	}
	var none *scout
	if _, _, ok := none.found(at, 100); ok {
		t.Error("nobody has looked")
	}
	none.look(t.Context(), at, text("6"), 100)
	none.close()
}

// A worker that failed does not wait for a look that takes long.
func TestAScoutLeaves(t *testing.T) {
	s := &scout{ends: make(chan foundEnd)}
	s.stop = func() { go func() { s.ends <- foundEnd{err: context.Canceled} }() }
	s.leave()
	if s.ends != nil {
		t.Error("somebody looks")
	}
	s.leave()
}
