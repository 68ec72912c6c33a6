package euid

import (
	"errors"
	"sync"
	"time"
)

// A Generator makes EUIDs without an extension, each greater than the one before,
// whatever the clock does. The zero value is ready to use; a Generator must not be
// copied. It is safe for concurrent use. Generators know nothing of each other.
type Generator struct {
	mu   sync.Mutex
	last [16]byte // the nil value is below every id of today
}

// Next returns the next EUID. When [Next] of the last one is exhausted, the result is
// of the following millisecond. A clock outside of the format is [ErrTime].
func (g *Generator) Next() ([16]byte, error) {
	g.mu.Lock()
	defer g.mu.Unlock()
	id, err := nextOrLater(g.last, time.Now().UnixMilli(), random())
	if err == nil {
		g.last = id
	}
	return id, err
}

func nextOrLater(prev [16]byte, ms int64, entropy [10]byte) ([16]byte, error) {
	id, err := next(prev, ms, entropy)
	if errors.Is(err, ErrExhausted) {
		return next(prev, int64(Split(prev).Timestamp)+1, entropy)
	}
	return id, err
}
