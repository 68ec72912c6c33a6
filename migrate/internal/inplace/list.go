package inplace

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// listEntry is how many ids an entry of a list has.
const listEntry = 2000

// find reads the ids that a new run writes down: those on its list, when it has one, and those
// that it keeps, which are images already.
//
// A rewrite that only moves bytes about is listed: half of all swapped ids look like ids in network
// order, and the reverse. An id that is not on the list is never touched. That is right as long as
// no image is on the list too, which is checked when planning.
func (j *Job) find(ctx context.Context, tx dialect.Tx) (list, kept [][16]byte, err error) {
	listed := j.T.Listed()
	hasImages := func(f check.Reading) bool { return f.Images > 0 }
	if !listed && !j.SkipOthers && !slices.ContainsFunc(j.Readings, hasImages) {
		return nil, nil, nil
	}
	var moving, staying check.Set
	look := check.Mover{T: j.T}
	err = check.Each(ctx, tx, j.D, j.Class, func(_ int, id [16]byte, _ string) {
		switch _, moves := look.Image(id); {
		case listed && moves:
			moving.Add(id)
		case listed || j.T.To().Match(id):
			staying.Add(id)
		}
	})
	moving.Sort()
	staying.Sort()
	return moving.IDs, staying.IDs, err
}

// list puts ids on the list of a run. odd are the texts of ids that are neither in lower nor in
// upper case.
func (j *Job) list(ctx context.Context, tx dialect.Tx, ids [][16]byte,
	odd map[[16]byte][]string) error {
	for part := range slices.Chunk(ids, listEntry) {
		e := state.Entry{Todo: true, IDs: part, Mixed: j.mixed}
		for _, id := range part {
			e.MixedCaseTexts = append(e.MixedCaseTexts, odd[id]...)
		}
		if err := j.Store.Record(ctx, tx, j.Row.ID, e); err != nil {
			return fmt.Errorf("recording the ids: %w", err)
		}
	}
	return nil
}

// adopt puts ids that came after the run on the list of its undo. It takes those that look takes,
// as if the run had made them, and returns how many there are.
func (j *Job) adopt(ctx context.Context, tx dialect.Tx, look check.Mover) (n int, err error) {
	if look.LatePolicy == check.LateStay {
		return 0, nil
	}
	look.List, look.KnownIDs, err = ReadRecordedIDs(ctx, tx, j.State(), j.Rewrite, j.Row, true)
	if err != nil {
		return 0, err
	}
	var all check.Set
	odd := map[[16]byte][]string{}
	if err := check.Each(ctx, tx, j.D, j.Class, func(_ int, id [16]byte, text string) {
		source, ok := look.T.Apply(id)
		if !ok || !look.Takes(id) {
			return
		}
		all.Add(source)
		if lower := strings.ToLower(text); text != lower && text != strings.ToUpper(lower) {
			if text = look.T.Spell(text); !slices.Contains(odd[source], text) {
				odd[source] = append(odd[source], text)
			}
		}
	}); err != nil {
		return 0, err
	}
	all.Sort()
	return len(all.IDs), j.list(ctx, tx, all.IDs, odd)
}

// ReadRecordedIDs reads what a run has written down: the ids that it has still to move, or its undo
// to take back, and all others that it knows, both as they stand now.
func ReadRecordedIDs(ctx context.Context, q dialect.Querier, st state.SQL, t *transform.Transform,
	row state.Run, undo bool) (list, known *check.Set, err error) {
	list, known = &check.Set{}, &check.Set{}
	undoing := row.Status == state.Undoing
	setOf := func(e state.Entry) *check.Set {
		if e.Todo == (undoing || !undo) {
			return list
		}
		return known
	}
	err = collect(ctx, q, st, row.ID, setOf, func(e state.Entry, id [16]byte) ([16]byte, error) {
		if e.Todo != undoing {
			return id, nil
		}
		image, ok := t.Apply(id) // as which it stands
		if back, _ := t.Inverse().Apply(image); !ok || back != id {
			return id, fmt.Errorf("the journal is damaged: %v does not apply to %x", row.Rewrite, id)
		}
		return image, nil
	})
	if err == nil && row.Before.Kept {
		err = st.EachKeptID(ctx, q, row.ID, known.Add)
	}
	if err != nil {
		return nil, nil, fmt.Errorf("reading the ids that run %d has written down: %w", row.ID, err)
	}
	list.Sort()
	known.Sort()
	return list, known, nil
}

// collect adds the ids of a journal to sets, as they stand now. It counts them first: a set that
// grows needs twice the memory.
func collect(ctx context.Context, q dialect.Querier, st state.SQL, run int64,
	setOf func(state.Entry) *check.Set, now func(state.Entry, [16]byte) ([16]byte, error)) error {
	size := map[*check.Set]int{}
	err := st.Entries(ctx, q, run, func(e state.Entry) error {
		size[setOf(e)] += len(e.IDs)
		return nil
	})
	if err != nil {
		return err
	}
	for set, n := range size {
		set.IDs = make([][16]byte, 0, n)
	}
	return st.Entries(ctx, q, run, func(e state.Entry) error {
		set := setOf(e)
		for _, id := range e.IDs {
			id, err := now(e, id)
			if err != nil {
				return err
			}
			set.Add(id)
		}
		return nil
	})
}
