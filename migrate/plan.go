package migrate

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/sqltype"
)

// A Plan says what a run will do and what was found in the tables. It is made by
// a [Planner] and carried out by a [Runner]. Its JSON is for machines, [Plan.WriteTo]
// for people. A Plan is not changed once made and may be read concurrently.
type Plan struct {
	Rewrite Rewrite    `json:"-"`
	Undo    bool       `json:"undo"`
	Engine  string     `json:"engine"`
	Column  ColumnName `json:"column"` // as it was named

	// Columns are the column class, referenced columns first.
	Columns     []PlanColumn `json:"columns"`
	ForeignKeys []string     `json:"foreign_keys"`
	Warnings    []string     `json:"warnings,omitempty"`
	OnMismatch  OnMismatch   `json:"on_mismatch"`

	// ToMove is the number of values to rewrite, over all columns.
	ToMove int64 `json:"to_move"`
	// Resumes says that a run is under way and this is the rest of it.
	Resumes bool `json:"resumes"`
	// NothingToDo says that a run would change nothing.
	NothingToDo bool `json:"nothing_to_do"`

	db         *sql.DB
	d          dialect.Dialect
	class      *dialect.Class
	move       dialect.Move
	before     time.Time // with PickBefore
	orphans    []int64   // per key of the class
	planner    *Planner
	also       []ColumnName // columns that an undo must take along
	gone       []ColumnName // those of them that are not there any more
	schemaHash string       // of what was planned for
	ready      bool         // no check refused it

	run       state.Run // ID 0: a new one
	lastRun   int64     // the latest on the class when it was planned
	classHash string
	planHash  string
}

// A PlanColumn is one column of the class.
type PlanColumn struct {
	Column     ColumnName `json:"column"`
	Type       string     `json:"type"`
	Form       string     `json:"form"`
	Referenced bool       `json:"referenced"` // a foreign key of the class points at it
	Indexed    bool       `json:"indexed"`    // an index begins with it
	Counts     Counts     `json:"counts"`
	ToMove     int64      `json:"to_move"`
}

func (pl *Plan) store() state.Store { return state.Store{D: pl.d} }

func (pl *Plan) warn(format string, args ...any) {
	pl.Warnings = append(pl.Warnings, fmt.Sprintf(format, args...))
}

// missing returns the columns that the run rewrote and that are not in the class
// any more.
func (pl *Plan) missing() []ColumnName {
	var out []ColumnName
	for _, name := range pl.run.Columns {
		found := false
		for _, c := range pl.gone {
			found = found || c.String() == name
		}
		for _, c := range pl.Columns {
			found = found || c.Column.String() == name
		}
		if c, err := ParseColumn(name); !found && err == nil {
			out = append(out, c)
		}
	}
	return out
}

// adopt makes the plan one for a run that is in the state.
func (pl *Plan) adopt(r state.Run) {
	pl.run = r
	if r.OnMismatch != "" {
		pl.OnMismatch = OnMismatch(r.OnMismatch)
	}
}

func (pl *Plan) setBefore(t time.Time) {
	pl.before = t
	pl.move.Pick = dialect.PickBefore
	pl.move.Before = firstOf(gregorianTicks(t))
}

// gregorianTicks returns the 100-nanosecond ticks from 1582-10-15 to t (RFC
// 9562, section 5.1), zero for anything earlier.
func gregorianTicks(t time.Time) uint64 {
	n := t.Unix()*1e7 + int64(t.Nanosecond()/100) + 0x01B21DD213814000
	return uint64(max(n, 0))
}

// inspect reads every value of the class once: it counts them, finds the sum
// that they should come to, and looks for orphans.
func (pl *Plan) inspect(ctx context.Context, s *dialect.Session) error {
	if err := pl.trial(ctx, s); err != nil {
		return err
	}
	pl.ToMove = 0
	for i, col := range pl.class.Columns {
		counts, moves, err := readColumn(ctx, s, pl.d, col, pl.move)
		if err != nil {
			return fmt.Errorf("reading %s: %w", columnName(col), err)
		}
		pl.Columns[i].Counts, pl.Columns[i].ToMove = counts, moves
		pl.ToMove += moves
	}
	var err error
	if pl.orphans, err = orphans(ctx, s, pl.d, pl.class.Keys); err != nil {
		return err
	}
	for i, n := range pl.orphans {
		k := pl.class.Keys[i]
		switch {
		case n > 0 && k.Unvalidated:
			return fmt.Errorf("%w: %d rows of %q have no parent in %q and the foreign key %q is not validated: their update would fail; mend them first",
				ErrRefused, n, k.Child.Table, k.Parent.Table, k.Name)
		case n > 0:
			pl.warn("%d rows of %q have no parent in %q; they are rewritten like the others and stay without one", n, k.Child.Table, k.Parent.Table)
		}
	}
	return nil
}

// readColumn streams one column. moves is the number of values that the engine's
// own predicate picks.
func readColumn(ctx context.Context, q dialect.Querier, d dialect.Dialect, col dialect.Column, m dialect.Move) (c Counts, moves int64, err error) {
	c.rewrite = Rewrite{m.From, m.To}
	nulls, err := dialect.Nulls(d, col)
	if err != nil {
		return c, 0, err
	}
	if err := q.QueryRowContext(ctx, nulls.SQL, nulls.Args...).Scan(&c.Null); err != nil {
		return c, 0, err
	}
	values, err := dialect.Values(d, col, m)
	if err != nil {
		return c, 0, err
	}
	rows, err := q.QueryContext(ctx, values.SQL, values.Args...)
	if err != nil {
		return c, 0, err
	}
	defer rows.Close()
	var raw sql.RawBytes
	var picked int64
	for rows.Next() {
		if err := rows.Scan(&raw, &picked); err != nil {
			return c, 0, err
		}
		id, ok := col.Form.Decode(raw)
		if err := c.add(raw, sqltype.UUID(id), ok, picked == 1); err != nil {
			return c, 0, err
		}
		moves += picked
	}
	return c, moves, rows.Err()
}

func orphans(ctx context.Context, q dialect.Querier, d dialect.Dialect, keys []dialect.ForeignKey) ([]int64, error) {
	out := make([]int64, len(keys))
	for i, k := range keys {
		s, err := dialect.Orphans(d, k)
		if err != nil {
			return nil, err
		}
		if err := q.QueryRowContext(ctx, s.SQL, s.Args...).Scan(&out[i]); err != nil {
			return nil, fmt.Errorf("looking for orphans of %q: %w", k.Name, err)
		}
	}
	return out, nil
}

// trial lets the engine evaluate the guard and the conversion on values whose
// image is known here, before anything is written with them.
func (pl *Plan) trial(ctx context.Context, s *dialect.Session) error {
	r := Rewrite{pl.move.From, pl.move.To}
	m := pl.move
	m.Pick = dialect.PickAll
	for _, base := range []sqltype.UUID{
		{}, sqltype.Max(), sqltype.NewV4(), sqltype.NewV4(), sqltype.NewV4(), sqltype.NewV4(),
		{0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef, 0xfe, 0xdc, 0xba, 0x98, 0x76, 0x54, 0x32, 0x10},
	} {
		for _, version := range []int{r.From, r.To, 4} {
			id := base
			id[6], id[8] = id[6]&0x0f|byte(version)<<4, id[8]&0x3f|0x80
			st, err := dialect.Trial(pl.d, pl.class.Columns[0].Form, m, id)
			if err != nil {
				return err
			}
			var picked int
			var got sql.NullString
			if err := s.QueryRowContext(ctx, st.SQL, st.Args...).Scan(&picked, &got); err != nil {
				return fmt.Errorf("trying the conversion: %w", err)
			}
			want := sql.NullString{}
			if image, err := r.Apply(id); err == nil {
				want = sql.NullString{String: pl.class.Columns[0].Form.Text(image), Valid: true}
			}
			if got.Valid != want.Valid || !strings.EqualFold(got.String, want.String) || (picked == 1) != want.Valid {
				return fmt.Errorf("%w: this server turns %v into %q where %q is right; please report it with the server's version", ErrRefused, id, got.String, want.String)
			}
		}
	}
	return nil
}

// strangers refuses an undo that would have to guess.
func (pl *Plan) strangers(ctx context.Context, s *dialect.Session) error {
	for _, col := range pl.class.Columns {
		st, err := dialect.Strangers(pl.d, col, pl.move, maxExamples)
		if err != nil {
			return err
		}
		rows, err := s.QueryContext(ctx, st.SQL, st.Args...)
		if err != nil {
			return err
		}
		var found []string
		for rows.Next() {
			var id string
			if err := errors.Join(rows.Scan(&id)); err != nil {
				return errors.Join(err, rows.Close())
			}
			found = append(found, readable(id))
		}
		if err := errors.Join(rows.Err(), rows.Close()); err != nil {
			return err
		}
		if len(found) > 0 {
			return &NewIDsError{Rewrite: pl.Rewrite, Column: columnName(col).String(), Examples: found}
		}
	}
	return nil
}

// clashes refuses a rewrite that would make two ids into one.
func (pl *Plan) clashes(ctx context.Context, s *dialect.Session) error {
	for i, col := range pl.class.Columns {
		if pl.Columns[i].Counts.Versions[pl.move.To] == 0 {
			continue
		}
		for _, other := range pl.class.Columns {
			st, err := dialect.Clash(pl.d, col, other, pl.move)
			if err != nil {
				return err
			}
			var id string
			err = s.QueryRowContext(ctx, st.SQL, st.Args...).Scan(&id)
			if errors.Is(err, sql.ErrNoRows) {
				continue
			}
			if err != nil {
				return err
			}
			return fmt.Errorf("%w: the id %s of %s is what an id of %s would become: two ids would be one; correct one of them first",
				ErrRefused, readable(id), columnName(col), columnName(other))
		}
	}
	return nil
}

// readable turns a bound, as a form writes it, into the text of a UUID.
func readable(key string) string {
	if u, err := sqltype.ParseLenient(key); err == nil {
		return u.String()
	}
	return key
}

// WriteTo writes the plan as text.
func (pl *Plan) WriteTo(w io.Writer) (int64, error) {
	var b strings.Builder
	verb := pl.Rewrite.String()
	if pl.Undo {
		verb = "undo of " + verb
	}
	fmt.Fprintf(&b, "Plan: %s of %s on %s\n", verb, pl.Column, pl.Engine)
	if len(pl.Columns) > 1 {
		fmt.Fprintf(&b, "  %s is one of %d columns that hold the same ids; they are rewritten together:\n", pl.Column, len(pl.Columns))
	}
	tw := tabwriter.NewWriter(&b, 0, 0, 2, ' ', 0)
	fmt.Fprintf(tw, "  COLUMN\tTYPE\tTO REWRITE\tFOUND\n")
	for _, c := range pl.Columns {
		fmt.Fprintf(tw, "  %s\t%s\t%d\t%s\n", c.Column, c.Type, c.ToMove, c.Counts)
	}
	tw.Flush()
	for _, k := range pl.ForeignKeys {
		fmt.Fprintf(&b, "  foreign key %s\n", k)
	}
	for _, s := range pl.Warnings {
		fmt.Fprintf(&b, "  warning: %s\n", s)
	}
	switch {
	case pl.NothingToDo:
		fmt.Fprintf(&b, "  Nothing to do: no id of version %d is left.\n", pl.move.From)
	case pl.Resumes:
		fmt.Fprintf(&b, "  Run %d is under way; this goes on with it.\n", pl.run.ID)
	}
	if pl.OnMismatch == Skip && !pl.Undo {
		b.WriteString("  Ids of other versions are left as they are.\n")
	}
	if !pl.NothingToDo && !pl.Undo {
		b.WriteString("  Each id changes at the commit of its chunk, in every column at once. An application that brings an old id\n" +
			"  from outside afterwards does not find it, and gets a foreign key error if it inserts it into a child.\n")
	}
	n, err := io.WriteString(w, b.String())
	return int64(n), err
}

// wrap gives an error of the driver its meaning. Errors of this package pass as
// they are.
func wrap(ctx context.Context, d dialect.Dialect, err error, doing string) error {
	var own Error
	switch {
	case err == nil:
		return nil
	case errors.As(err, &own):
		return err
	case ctx.Err() != nil:
		return fmt.Errorf("%w: %w", ErrStopped, context.Cause(ctx))
	}
	switch d.Kind(err) {
	case dialect.KindLock:
		return fmt.Errorf("%w: %s: %w; wait for the other session or end it, then run the same again", ErrLocked, doing, err)
	case dialect.KindPrivilege:
		return fmt.Errorf("%w: %s: %w; grant it to this role, or use another role", ErrPrivilege, doing, err)
	}
	return fmt.Errorf("migrate: %s: %w", doing, err)
}
