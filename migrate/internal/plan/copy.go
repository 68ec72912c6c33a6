package plan

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
)

// noCopies refuses a copy on an engine that makes none.
func noCopies(engine string) error {
	return refusal("copying tables on %s: %w: make a new table, fill it by INSERT … SELECT in a "+
		"window without writers, and swap the two by name", engine, errors.ErrUnsupported)
}

// noCopiesBesideTwins refuses a copy on an engine that has twins.
func noCopiesBesideTwins(cfg Config, engine string) error {
	if cfg.Rewrite.kind != "" {
		return badConfig("%v on %s is made by twins, which PlanTwins plans: %w", cfg.Rewrite, engine,
			errors.ErrUnsupported)
	}
	return badConfig("%s makes no copies: leave %w out; rewrite in place, or by twins (%w): %w",
		engine, hint.Strategy, hint.Twins, errors.ErrUnsupported)
}

// UntilWritten is how long a copy can be undone.
const UntilWritten = "a row of the new tables is inserted, changed or deleted"

// writeCopy says what a copy does to the tables and to those who use them.
func (pl *Plan) writeCopy(b *strings.Builder) {
	if pl.Phase.unswapped() {
		b.WriteString("  The tables have not changed places: they stay as they are, " +
			"and what the copy has left is cleared away.\n")
		return
	}
	for _, t := range pl.Copy.Tables {
		fmt.Fprintf(b, "  table %s, kept as %s\n", TableName(t.Ref), TableName(pl.keptAs[t.Ref]))
	}
	if pl.Phase == Swapped {
		return // a warning says so
	}
	if typ := pl.Copy.Tables[0].Columns[0].Type; typ != "" && !pl.Undo {
		b.WriteString("  the columns become " + typ + ", whatever their length and collation were\n")
	}
	for _, lock := range pl.CopyLocks {
		b.WriteString("  lock: " + lock + "\n")
	}
	switch {
	case pl.Undo:
		b.WriteString("  The old tables take the place of the new ones, which are dropped, " +
			"unless those have been written to.\n")
		return
	case pl.Online:
		b.WriteString("  The tables are copied while writers go on. Triggers on them write the key of " +
			"every row that is written to a log, and those rows are copied again: every write costs one " +
			"more, until the swap. For the moment in which the triggers are made nobody else can write to " +
			"the tables, and for the moment of the swap nobody can read them either.\n")
	default:
		b.WriteString("  The tables are copied. From the first step to the last nobody else can write " +
			"to them, and nobody can read them for the moment of the swap.\n")
	}
	b.WriteString("  undo puts the old tables back until " + pl.UndoUntil + ". From then on it is " +
		"refused, and only a rewrite the other way is left.\n")
}

// newType returns the form and the type that a copy makes of its columns, nil for their own.
func (pl *Plan) newType() (*sqlgen.Form, string, error) {
	to := pl.Schema.Retypes
	switch pl.Rewrite.kind {
	case textToBinary:
		return to.Binary, to.BinaryType, nil
	case binaryToText:
		if pl.CopyType = pl.was.asked; pl.CopyType != "" {
			return pl.was.text, pl.was.textType, pl.was.noText
		}
		return to.Text, to.TextType, nil
	}
	return nil, "", nil
}

// copyTables lists the tables of the class, whose columns get a form and a type, or keep theirs.
func (pl *Plan) copyTables(to *sqlgen.Form, typ string) {
	refs, columns := pl.Class.Tables()
	pl.Copy.Tables = nil
	for _, ref := range refs {
		t := &shadow.CopyTable{Ref: ref}
		for _, col := range columns[ref] {
			c := shadow.CopyColumn{Name: col.Name, From: col.Form, To: to, Type: typ, T: pl.Rewrite.t}
			if to == nil {
				c.To = col.Form
			}
			t.Columns = append(t.Columns, c)
		}
		pl.Copy.Tables = append(pl.Copy.Tables, t)
	}
}

// orInPlace names the other way of what a copy refuses, where there is one.
func (pl *Plan) orInPlace() string {
	if pl.Retypes() || pl.Undo { // a change of type, or of the run's own strategy
		return ""
	}
	return fmt.Sprintf(", or plan it in place (%v in-place)", hint.Strategy)
}

// onlineLocks are the locks of an online copy, with the names of the tables that are not copied.
func (pl *Plan) onlineLocks(locks []string) []string {
	var names []string
	for _, r := range pl.Copy.OutsideParents() {
		names = append(names, TableName(r))
	}
	if len(names) == 0 {
		return locks
	}
	return append(slices.Clone(locks),
		"the tables that they refer to and that are not copied are "+strings.Join(names, ", "))
}

// OneText reports whether a run takes only text of 36 characters for ids.
func OneText(r Rewrite, row state.Run) bool { return r.kind != textToBinary && !madeDigits(row) }

// madeDigits reports whether a run has made text of 32 digits.
func madeDigits(row state.Run) bool {
	if row.Before.Copy == nil {
		return false
	}
	t, err := dialect.ParseTextType(row.Before.Copy.Type)
	return err == nil && t.Digits()
}

// followable refuses an engine on which writers cannot be followed.
func (pl *Plan) followable() {
	s := pl.Schema
	switch {
	case s.Follows:
	case s.Writers == 1:
		pl.reject("%v has no online copy, because it has one writer at a time: a copy is one of "+
			"its writes; leave %w out, or rewrite in place, in short transactions", s.Engine, hint.Online)
	default:
		pl.reject("an online copy on %v: %w: its triggers and its swap are written for other "+
			"engines only; leave %w out and copy in a window without readers and writers, or rewrite in "+
			"place, in short transactions", s.Engine, errors.ErrUnsupported, hint.Online)
	}
}

// OtherClass refuses the undo of a copy whose columns are not those of the class any more.
func (pl *Plan) OtherClass() error {
	return refusal("the columns that hold the ids of %s are not those that run %d copied; put the "+
		"schema back first", pl.Column, pl.Run.ID)
}

// errNotKept occurs when an old table is not where a copy has left it.
const errNotKept run.Error = "migrate: an old table is not there any more"

// keptForms sets the forms of the columns of the old tables.
func (pl *Plan) keptForms() error {
	for _, t := range pl.Copy.Tables {
		kept := pl.was.kept[t.Ref]
		old := kept.table
		if old == nil {
			return refusal("%w: %q of run %d; a rewrite the other way is %v", errNotKept,
				kept.at.Table, pl.Run.ID, pl.Rewrite.Inverse())
		}
		for i := range t.Columns {
			fact, ok := old.Column(t.Columns[i].Name)
			if !ok {
				return refusal("the old table %q has no column %q; if another process undoes the run, run "+
					"the same again", old.Table, t.Columns[i].Name)
			}
			form, err := formOf(sqlgen.Column{Ref: old.Ref, Name: fact.Name}, fact, pl.FromText())
			if err != nil {
				return refusal("%w", err)
			}
			t.Columns[i].From = form
		}
	}
	return nil
}

// formOf returns the form of one column, or that of text of whatever length.
func formOf(col sqlgen.Column, fact sqlgen.TableColumn, anyText bool) (*sqlgen.Form, error) {
	forms := dialect.Forms
	if anyText {
		forms = dialect.TextForms
	}
	one := []sqlgen.Column{col}
	err := forms(one, []sqlgen.TableColumn{fact})
	return one[0].Form, err
}
