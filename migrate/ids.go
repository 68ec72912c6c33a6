package migrate

import (
	"context"
	"fmt"
	"slices"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// An idSet is a set of ids, sixteen bytes of memory each. Add all, then sort, then ask.
type idSet struct{ ids [][16]byte }

func compareIDs(a, b [16]byte) int { return slices.Compare(a[:], b[:]) }

func (s *idSet) add(id [16]byte) { s.ids = append(s.ids, id) }

// sort makes each id stand once.
func (s *idSet) sort() {
	slices.SortFunc(s.ids, compareIDs)
	s.ids = slices.Compact(s.ids)
}

func (s *idSet) has(id [16]byte) bool {
	if s == nil {
		return false
	}
	_, ok := slices.BinarySearchFunc(s.ids, id, compareIDs)
	return ok
}

// A mover says which ids a run, or its undo, has still to move, and to what.
type mover struct {
	t *transform.Transform
	// list has the ids, nil: all that t applies to.
	list *idSet
	// kept are ids that the run has found and left. With it, other ids that are on neither
	// are strangers: they came after the run.
	kept *idSet
	// fresh is what happens to strangers to which t applies.
	fresh  freshIDs
	before [16]byte // with freshBefore: the smallest id that was made too late
}

// freshIDs says which strangers are moved.
type freshIDs int

const (
	freshNone freshIDs = iota
	freshAll
	freshBefore
)

// image returns what becomes of a stored value, and whether something does.
func (m mover) image(id [16]byte) ([16]byte, bool) {
	image, ok := m.t.Apply(id)
	switch {
	case !ok, m.list == nil && m.t.Listed() && image == id:
		return id, false
	case m.list == nil || m.list.has(id):
		return image, true
	}
	return image, m.takes(id)
}

// stranger reports whether a run knows nothing of an id that could be one of its own.
func (m mover) stranger(id [16]byte) bool {
	if m.kept == nil || m.list.has(id) || m.kept.has(id) {
		return false
	}
	return m.t.Listed() || m.t.From().Match(id)
}

// takes reports whether a stranger is moved.
func (m mover) takes(id [16]byte) bool {
	if m.fresh == freshNone || !m.stranger(id) {
		return false
	}
	if m.fresh == freshAll {
		return true
	}
	id = m.t.Read(id)
	if id[6]>>4 == 1 {
		id, _ = transform.Between(1, 6).Apply(id)
	}
	return compareIDs(id, m.before) < 0
}

// since sets the time from which on strangers are left as they are.
func (m *mover) since(t time.Time) {
	m.fresh = freshBefore
	if m.before = firstOf(gregorianTicks(t)); m.t.From().Version == 7 {
		m.before = firstOf7(uint64(max(t.UnixMilli(), 0)))
	}
}

// recorded reads what a run has written down: the ids that it has still to move, or its undo
// to take back, and all others that it knows, both as they stand now.
func (pl *Plan) recorded(ctx context.Context, q dialect.Querier, run state.Run, undo bool) (list, known *idSet, err error) {
	list, known = &idSet{}, &idSet{}
	t, undoing := pl.Rewrite.t, run.Status == state.Undoing
	err = pl.store().Entries(ctx, q, run.ID, func(e state.Entry) error {
		moved := e.Todo == undoing // they stand as images
		due := e.Todo == (undoing || !undo)
		for _, id := range e.IDs {
			if moved {
				image, ok := t.Apply(id)
				if back, _ := t.Inverse().Apply(image); !ok || back != id {
					return fmt.Errorf("the journal is damaged: %v does not apply to %x", pl.Rewrite, id)
				}
				id = image
			}
			if due {
				list.add(id)
			} else {
				known.add(id)
			}
		}
		return nil
	})
	if err == nil && run.Before.Kept {
		err = pl.store().Kept(ctx, q, run.ID, known.add)
	}
	if err != nil {
		return nil, nil, fmt.Errorf("reading the ids that run %d has written down: %w", run.ID, err)
	}
	list.sort()
	known.sort()
	return list, known, nil
}
