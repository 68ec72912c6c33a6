package migrate

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// A rewrite that only moves bytes about cannot tell by a value whether it has
// been rewritten: half of all swapped ids look like ids in network order, and the
// reverse. Such a run writes down, in the transaction that opens it, every id
// that it will rewrite, as entries of its journal that are to do, and then rewrites
// only those. An id that is not on the list is never touched. That is right as long as no image is on
// the list too, which is checked when planning.

// forward sets what a run does and what the plan reads.
func (pl *Plan) forward(ctx context.Context, s *dialect.Session) error {
	pl.move = sqlgen.Move{T: pl.Rewrite.t, Run: pl.run.ID}
	pl.look = check.Mover{T: pl.Rewrite.t}
	if !pl.Rewrite.t.Listed() || pl.planner.cfg.Strategy == Copy || pl.run.ID == 0 {
		return nil // or a copy, which reads old tables and writes new ones
	}
	list, known, err := pl.recorded(ctx, s, pl.run, false)
	pl.look.List, pl.look.Kept = list, known
	return err
}

// suits refuses a rewrite of bytes on a column of text, or of a type that checks
// what it is given, one to ids that sort by time where they would not, and one to SQL
// Server's order elsewhere.
func (p *planner) suits(pl *Plan) error {
	from, to := pl.Rewrite.t.From().Version, pl.Rewrite.t.To().Version
	ordered := pl.Rewrite.t.Ordered()
	computed := pl.Rewrite.t.Computed() && !ordered
	if computed && p.cfg.Strategy == Copy {
		return fmt.Errorf("%w: no SQL computes the images of %v, which a copy needs: rewrite in place",
			ErrRefused, pl.Rewrite)
	}
	for i, col := range pl.class.Columns {
		if ordered && col.Form.Unaged() == "" {
			return fmt.Errorf("%w: %v is for SQL Server's uniqueidentifier, and %s is %s, where ids of version 6 and 7 sort by time as they are; use a rewrite to version 6 or 7",
				ErrRefused, pl.Rewrite, columnName(col), pl.Columns[i].Type)
		}
		if why := col.Form.Unaged(); !ordered && why != "" && to >= 6 && from < 6 {
			return fmt.Errorf("%w: %v is for ids that sort by time, and %s is %s: %s", ErrRefused, pl.Rewrite, columnName(col), pl.Columns[i].Type, why)
		}
		if computed && col.Form.IsText() {
			return fmt.Errorf("%w: %v is for columns of bytes or of a UUID type, and %s is %s; change it by text-to-binary first",
				ErrRefused, pl.Rewrite, columnName(col), pl.Columns[i].Type)
		}
		if pl.Rewrite.t.BytesOnly() && !p.between(col).IsBare() {
			return fmt.Errorf("%w: %v is for columns that hold sixteen bare bytes, and %s is %s; nothing writes such ids there",
				ErrRefused, pl.Rewrite, columnName(col), pl.Columns[i].Type)
		}
	}
	return nil
}

// between returns the form in which the ids of a column are rewritten: that of its new type where
// a rewrite of two parts makes bytes of text first.
func (p *planner) between(col sqlgen.Column) *sqlgen.Form {
	if c, ok := p.d.(shadow.Copier); ok && p.cfg.Rewrite.kind == textToBinary {
		f, _ := c.Binary()
		return f
	}
	return col.Form
}

// onceOnly refuses to rewrite by a list what another run has rewritten already,
// when the list of that run is not this one's: the schema has changed since, or one of
// the two is a copy, which keeps no list.
func (p *planner) onceOnly(ctx context.Context, s *dialect.Session, pl *Plan, latest *state.Run) error {
	if !pl.Rewrite.t.Listed() {
		return nil
	}
	if latest != nil {
		return nil
	}
	runs, err := pl.store().List(ctx, s)
	if err != nil {
		return err
	}
	mine := map[string]bool{}
	for _, c := range pl.Columns {
		mine[c.Column.String()] = true
	}
	for _, r := range runs { // the latest first
		for _, c := range r.Columns {
			if !mine[c] || r.Status == state.Undone {
				continue
			}
			if r.Rewrite == pl.Rewrite.Inverse().String() {
				return nil
			}
			if r.Rewrite == pl.Rewrite.String() {
				return fmt.Errorf("%w: run %d has done %s of %s, under another schema; doing it twice would scramble the ids: undo it first, or put the schema back",
					ErrRefused, r.ID, r.Rewrite, c)
			}
		}
	}
	return nil
}

// unlisted warns of ids that came after a run which goes by its list.
func (pl *Plan) unlisted() {
	for _, c := range pl.Columns {
		if len(c.found.Strangers) > 0 {
			pl.warn("%s has ids that came after run %d, such as %s; nothing tells in which order they are, so they are left as they are", c.Column, pl.run.ID, c.found.Strangers[0])
			return
		}
	}
}

// freshAnswer is what an undo was told about ids that came after the run, as the state keeps
// it.
func (c *PlanConfig) freshAnswer() string {
	switch {
	case c.IncludeNew:
		return answerAll
	case !c.CreatedBefore.IsZero():
		return c.CreatedBefore.UTC().Format(time.RFC3339Nano)
	}
	return ""
}

// answerAll takes all of them back.
const answerAll = "all"

// chooseNew decides what an undo does about ids that came after the run.
func (p *planner) chooseNew(pl *Plan) error {
	t := pl.Rewrite.t
	switch given := p.cfg.freshAnswer(); {
	case given == "":
	case t.OneWay() != "":
		return fmt.Errorf("%w: %v is one way for ids that it did not make: %s; undo without --include-new and --created-before", ErrRefused, pl.Rewrite, t.OneWay())
	case given == answerAll:
		pl.look.Late = check.LateAll
	case t.Listed(), t.Timeless():
		return fmt.Errorf("%w: ids that came after %v carry no time that can be relied on; use --include-new, or correct them first", ErrRefused, pl.Rewrite)
	default:
		pl.look.Since(p.cfg.CreatedBefore)
	}
	return nil
}

// listEntry is how many ids an entry of a list has.
const listEntry = 2000

// collect hands on every value of the class that is an id, some of them several times, with the
// number of its column, and its text where it is text.
func (pl *Plan) collect(ctx context.Context, q dialect.Querier, f func(at int, id [16]byte, text string)) error {
	for at, col := range pl.class.Columns {
		col.Identity = nil
		st, err := sqlgen.Values(pl.d, col)
		if err != nil {
			return err
		}
		rows, err := q.QueryContext(ctx, st.SQL, st.Args...)
		if err != nil {
			return fmt.Errorf("reading the ids of %s: %w", columnName(col), err)
		}
		var raw sql.RawBytes
		for rows.Next() {
			if err := rows.Scan(&raw); err != nil {
				return errors.Join(err, rows.Close())
			}
			if id, ok := col.Form.Decode(raw); ok && col.Form.IsText() {
				f(at, id, strings.TrimRight(string(raw), " "))
			} else if ok {
				f(at, id, "")
			}
		}
		if err := errors.Join(rows.Err(), rows.Close()); err != nil {
			return fmt.Errorf("reading the ids of %s: %w", columnName(col), err)
		}
	}
	return nil
}

// found are the ids that a run writes down when it is opened: those on its list, and those
// that it keeps.
type found struct{ list, kept check.Set }

// find reads them: the ids that are images already, or, for a listed run, all of them.
func (r *runner) find(ctx context.Context, tx dialect.Tx) (out found, err error) {
	t, listed := r.move.T, r.move.T.Listed()
	if !listed && r.pl.OnMismatch != skipOnMismatch && !slices.ContainsFunc(r.pl.Columns, func(c PlanColumn) bool { return c.found.Images > 0 }) {
		return out, nil
	}
	look := check.Mover{T: t}
	err = r.pl.collect(ctx, tx, func(_ int, id [16]byte, _ string) {
		switch _, moves := look.Image(id); {
		case listed && moves:
			out.list.Add(id)
		case listed || t.To().Match(id):
			out.kept.Add(id)
		}
	})
	out.list.Sort()
	out.kept.Sort()
	return out, err
}

// write writes them down.
func (r *runner) write(ctx context.Context, tx dialect.Tx, f found) error {
	if err := r.pl.store().Keep(ctx, tx, r.run.ID, f.kept.IDs); err != nil {
		return fmt.Errorf("recording the ids that are kept: %w", err)
	}
	return r.list(ctx, tx, f.list.IDs, nil)
}

// list puts ids on the list of a run, with the texts of those that are neither in lower nor in
// upper case.
func (r *runner) list(ctx context.Context, tx dialect.Tx, ids [][16]byte, odd map[[16]byte][]string) error {
	for part := range slices.Chunk(ids, listEntry) {
		e := state.Entry{Todo: true, IDs: part, Mixed: r.mixed}
		for _, id := range part {
			e.Odd = append(e.Odd, odd[id]...)
		}
		if err := r.store.Record(ctx, tx, r.run.ID, e); err != nil {
			return fmt.Errorf("recording the ids: %w", err)
		}
	}
	return nil
}

// adopt puts the ids on the list of an undo that came after the run and that look takes, as
// if the run had made them.
func (r *runner) adopt(ctx context.Context, tx dialect.Tx, look check.Mover) error {
	if look.Late == check.LateStay {
		return nil
	}
	var err error
	if look.List, look.Kept, err = r.pl.recorded(ctx, tx, r.run, true); err != nil {
		return err
	}
	var all check.Set
	odd := map[[16]byte][]string{}
	if err := r.pl.collect(ctx, tx, func(_ int, id [16]byte, text string) {
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
		return err
	}
	all.Sort()
	return r.list(ctx, tx, all.IDs, odd)
}

// recorded reads what a run has written down: the ids that it has still to move, or its undo
// to take back, and all others that it knows, both as they stand now.
func (pl *Plan) recorded(ctx context.Context, q dialect.Querier, run state.Run, undo bool) (list, known *check.Set, err error) {
	list, known = &check.Set{}, &check.Set{}
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
				list.Add(id)
			} else {
				known.Add(id)
			}
		}
		return nil
	})
	if err == nil && run.Before.Kept {
		err = pl.store().Kept(ctx, q, run.ID, known.Add)
	}
	if err != nil {
		return nil, nil, fmt.Errorf("reading the ids that run %d has written down: %w", run.ID, err)
	}
	list.Sort()
	known.Sort()
	return list, known, nil
}
