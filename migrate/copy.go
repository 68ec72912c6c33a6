package migrate

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"math/rand/v2"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// A Strategy is how a run changes the tables.
type Strategy string

// The strategies.
const (
	// InPlace updates the rows where they are, chunk by chunk, while the
	// application goes on.
	InPlace Strategy = "in-place"
	// Copy fills new tables in the order of their new keys and swaps them with
	// the old ones, which it keeps. Writers of the tables wait from its first
	// step to its last. It leaves compact indexes, and can change the
	// columns' type.
	Copy Strategy = "copy"
)

// forms sets the form of every column of the class.
func (p *planner) forms(ctx context.Context, s *dialect.Session, cols []sqlgen.Column, facts []sqlgen.TableColumn, undo bool) error {
	if h, ok := p.d.(dialect.ByHand); ok && p.cfg.Rewrite.kind != "" && !undo {
		return p.byHand(ctx, s, h, cols, facts)
	}
	if p.cfg.Rewrite.kind == textToBinary && !undo {
		c, err := p.copier()
		if err != nil {
			return err
		}
		return c.TextForms(ctx, s, cols, facts)
	}
	err := p.d.Forms(ctx, s, cols, facts)
	if c, ok := p.d.(shadow.Copier); ok && p.anyText && (err != nil || cols[0].Form.IsText()) {
		if textErr := c.TextForms(ctx, s, cols, facts); err != nil && textErr == nil {
			return nil
		}
	}
	return err
}

// byHand refuses a change of type with the statements that make it.
func (p *planner) byHand(ctx context.Context, s *dialect.Session, h dialect.ByHand, cols []sqlgen.Column, facts []sqlgen.TableColumn) error {
	if err := p.d.Forms(ctx, s, cols, facts); err != nil {
		return err
	}
	if _, err := p.copier(); cols[0].Form.IsText() != (p.cfg.Rewrite.kind == textToBinary) {
		return err
	}
	batch, err := h.Retype(cols)
	if err != nil {
		return err
	}
	return fmt.Errorf("%w: a change of type on %s: %w: try this on a copy of the database, then run it as one batch in a window without writers:\n%s",
		ErrRefused, p.d.Profile().Name(), errors.ErrUnsupported, batch)
}

func (p *planner) copier() (shadow.Copier, error) {
	c, ok := p.d.(shadow.Copier)
	if !ok {
		return nil, fmt.Errorf("%w: copying tables on %s: %w: make a new table, fill it by INSERT … SELECT in a window without writers, and swap the two by name", ErrRefused, p.d.Profile().Name(), errors.ErrUnsupported)
	}
	return c, nil
}

// planCopy plans a run that copies the tables of the class.
func (p *planner) planCopy(ctx context.Context, s *dialect.Session, pl *Plan) error {
	c, err := p.copier()
	if err != nil {
		return err
	}
	pl.copy = &shadow.Copy{Label: newLabel(), Keys: pl.allKeys, Triggers: p.cfg.AllowTriggers || p.cfg.DisableTriggers}
	if pl.Resumes {
		pl.copy.Label = pl.run.Before.Copy.Label
	}
	pl.UndoUntil = untilWritten
	to, typ := (*sqlgen.Form)(nil), ""
	switch pl.Rewrite.kind {
	case textToBinary:
		to, typ = c.Binary()
	case binaryToText:
		to, typ = c.Text()
	}
	pl.copyTables(func(col sqlgen.Column) shadow.CopyColumn {
		out := shadow.CopyColumn{Name: col.Name, From: col.Form, To: col.Form, T: pl.Rewrite.t}
		if to != nil {
			out.To, out.Type = to, typ
		}
		return out
	})
	if pl.Online {
		if err := pl.followable(ctx, s); err != nil {
			return err
		}
	}
	if !pl.Resumes { // or they are what it left
		if err := pl.lossless(ctx, s, c); err != nil {
			return err
		}
	}
	if err := pl.count(ctx, s); err != nil {
		return err
	}
	if pl.Rewrite.t != transform.Same {
		if err := pl.links(ctx, s); err != nil {
			return err
		}
	}
	switch {
	case pl.Resumes:
		return nil // the runner asks, when it has the locks
	case pl.phase == reopened && pl.ToMove == 0:
		pl.enter(nothing)
		pl.UndoUntil = ""
		return nil
	}
	if err := p.applies(pl); err != nil {
		return err
	}
	if err := errors.Join(pl.refuseTorn(ctx, s), pl.plausible()); err != nil {
		return err
	}
	if pl.ToMove == 0 && pl.Rewrite.kind == "" {
		pl.enter(nothing)
		pl.UndoUntil = ""
	}
	if err := pl.collisions(ctx, s); err != nil {
		return err
	}
	return pl.fits(ctx, s)
}

// untilWritten is how long a copy can be undone.
const untilWritten = "a row of the new tables is inserted, changed or deleted"

// suitsCopy refuses what is asked of a run and a copy has no use for.
func (pl *Plan) suitsCopy(cfg RunConfig) error {
	switch {
	case pl.copy == nil:
		return nil
	case cfg.Vacuum:
		return fmt.Errorf("%w: a copy leaves no old versions of rows: leave --vacuum (Vacuum) out", ErrRefused)
	case cfg.StopAfter > 0:
		return fmt.Errorf("%w: a copy has no chunks to stop between: leave --stop-after (StopAfter) out; an interrupt stops it", ErrRefused)
	case pl.Undo:
		return nil
	}
	switch {
	case cfg.Workers > 1:
		return fmt.Errorf("%w: a copy has one worker: leave --workers (Workers) out", ErrRefused)
	case cfg.NormaliseInserts && pl.Online:
		return fmt.Errorf("%w: an online copy turns the ids that come meanwhile by itself: leave --normalize-inserts (NormaliseInserts) out, and let the application make new ids when it is done", ErrRefused)
	case cfg.NormaliseInserts:
		return fmt.Errorf("%w: a copy keeps writers out, so that no late ids come while it works: leave --normalize-inserts (NormaliseInserts) out, and let the application make new ids when it is done", ErrRefused)
	case cfg.CreateMissingIndexes:
		return fmt.Errorf("%w: a copy needs no index: leave --create-missing-indexes (CreateMissingIndexes) out, and make the index before or after", ErrRefused)
	}
	return nil
}

// writeCopy says what a copy does to the tables and to those who use them.
func (pl *Plan) writeCopy(b *strings.Builder) {
	if pl.phase.unswapped() {
		b.WriteString("  The tables have not changed places: they stay as they are, and what the copy has left is cleared away.\n")
		return
	}
	var kept []string
	c, err := pl.planner.copier()
	if err != nil {
		return
	}
	names := c.Kept(pl.copy)
	for _, t := range pl.copy.Tables {
		kept = append(kept, fmt.Sprintf("  table %s, kept as %s\n", tableName(t.Ref), tableName(names[t.Ref])))
	}
	b.WriteString(strings.Join(kept, ""))
	if pl.phase == swapped {
		return // a warning says so
	}
	if typ := pl.copy.Tables[0].Columns[0].Type; typ != "" && !pl.Undo {
		b.WriteString("  the columns become " + typ + ", whatever their length and collation were\n")
	}
	beside := c.Beside(pl.copy, pl.Undo)
	if f, ok := c.(shadow.Follower); ok && pl.Online {
		beside = pl.onlineLocks(f)
	}
	for _, lock := range beside {
		b.WriteString("  lock: " + lock + "\n")
	}
	if pl.Undo {
		b.WriteString("  The old tables take the place of the new ones, which are dropped, unless those have been written to.\n")
		return
	}
	defer b.WriteString("  undo puts the old tables back until " + pl.UndoUntil + ". From then on\n" +
		"  it is refused, and only a rewrite the other way is left.\n")
	if pl.Online {
		b.WriteString("  The tables are copied while writers go on. Triggers on them write the key of every row that is written to a log,\n" +
			"  and those rows are copied again: every write costs one more, until the swap. For the moment in which the triggers\n" +
			"  are made nobody else can write to the tables, and for the moment of the swap nobody can read them either.\n")
		return
	}
	b.WriteString("  The tables are copied. From the first step to the last nobody else can write to them, and nobody can read them for\n" +
		"  the moment of the swap.\n")
}

// newLabel ends the names of what a copy makes: the day, and what no other run
// has.
func newLabel() string {
	return fmt.Sprintf("%s_%06x", time.Now().UTC().Format("20060102"), rand.Uint32N(1<<24))
}

// copyTables lists the tables of the class.
func (pl *Plan) copyTables(f func(sqlgen.Column) shadow.CopyColumn) {
	pl.copy.Tables = nil
	for _, col := range pl.class.Columns {
		var t *shadow.CopyTable
		for _, x := range pl.copy.Tables {
			if x.Ref == col.Ref {
				t = x
			}
		}
		if t == nil {
			t = &shadow.CopyTable{Ref: col.Ref}
			pl.copy.Tables = append(pl.copy.Tables, t)
		}
		t.Columns = append(t.Columns, f(col))
	}
}

// lossless refuses tables that have something which a copy would lose.
func (pl *Plan) lossless(ctx context.Context, s *dialect.Session, c shadow.Copier) error {
	why, err := c.CopyRefusal(ctx, s, pl.copy)
	if err == nil && why != "" {
		err = fmt.Errorf("%w: a copy would lose or break this: %s; take it away for the run and make it again afterwards%s", ErrRefused, why, pl.orInPlace())
	}
	return err
}

// orInPlace names the other way of what a copy refuses, where there is one.
func (pl *Plan) orInPlace() string {
	if pl.Rewrite.kind != "" { // which changes the type
		return ""
	}
	return ", or plan it in place (--strategy in-place, InPlace)"
}

// count reads every value of the class, as inspect does for a run in place.
func (pl *Plan) count(ctx context.Context, s *dialect.Session) error {
	err := pl.read(ctx, s)
	if err != nil {
		return err
	}
	pl.orphans, err = check.Orphans(ctx, s, pl.d, pl.class.Keys)
	for i, n := range pl.orphans {
		if k := pl.class.Keys[i]; n > 0 && err == nil && !pl.Undo {
			return fmt.Errorf("%w: %d rows of %q have no parent in %q, so that the new tables could not have the foreign key %q; mend them first",
				ErrRefused, n, k.Child.Table, k.Parent.Table, k.Name)
		}
	}
	return err
}

// collisions refuses texts that differ and name one id.
func (pl *Plan) collisions(ctx context.Context, s *dialect.Session) error {
	switch {
	case pl.Rewrite.kind == "":
		return pl.clashes(ctx, s, false)
	case pl.Rewrite == TextToBinary.Inverse():
		return nil
	}
	for i, col := range pl.class.Columns {
		if i > 0 && !col.Referenced {
			continue
		}
		for _, t := range pl.copy.Tables {
			for _, c := range t.Columns {
				if t.Ref != col.Ref || c.Name != col.Name {
					continue
				}
				st, err := shadow.Collision(pl.d, t, c)
				if err != nil {
					return err
				}
				var one, other string
				err = s.QueryRowContext(ctx, st.SQL, st.Args...).Scan(&one, &other)
				if err == nil {
					a, b := readable(one), readable(other)
					if a == b { // two texts of one id: only as they stand do they differ
						a, b = one, other
					}
					return fmt.Errorf("%w: %s has %q and %q, which are one id after %v: two rows would become one; correct one of them first",
						ErrRefused, columnName(col), a, b, pl.Rewrite)
				}
				if !errors.Is(err, sql.ErrNoRows) {
					return err
				}
			}
		}
	}
	return nil
}
