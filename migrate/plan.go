package migrate

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"text/tabwriter"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
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
	// Refresh are the statements that bring materialised views up to date after
	// a run in place, in their order. No run issues them.
	Refresh []string `json:"refresh,omitempty"`
	// Online says that writers go on while the tables are copied.
	Online bool `json:"online,omitempty"`

	// ToMove is the number of values to rewrite, over all columns.
	ToMove int64 `json:"to_move"`
	// Resumes says that a run is under way and this is the rest of it.
	Resumes bool `json:"resumes"`
	// NothingToDo says that a run would change nothing.
	NothingToDo bool `json:"nothing_to_do"`

	copy      *dialect.Copy // nil: in place
	untouched bool          // an undo of a copy that never came to its swap
	swapped   bool          // a copy that was killed between its swap and the end of its run
	retyped   error         // the columns have the type already that the rewrite makes
	allKeys   []dialect.ForeignKey

	db         *sql.DB
	d          dialect.Dialect
	class      *dialect.Class
	move       dialect.Move     // of the run
	look       dialect.Move     // of the plan's own reading: the run may have no list yet
	preview    bool             // of an undo: no runner takes it
	adopts     bool             // an undo takes what the run's list does not have
	before     time.Time        // with PickBefore
	orphans    []int64          // per key of the class
	strayIDs   map[string]int64 // per link without a key
	planner    *Planner
	also       []ColumnName  // columns that an undo must take along
	gone       []ColumnName  // those of them that are not there any more
	readTime   time.Duration // to read every value once
	schemaHash string        // of what was planned for
	ready      bool          // no check refused it

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
	Referenced bool       `json:"referenced"`           // a foreign key of the class points at it
	Indexed    bool       `json:"indexed"`              // an index begins with it
	Unique     bool       `json:"unique"`               // a unique index consists of it
	Undeclared bool       `json:"undeclared,omitempty"` // in the class by PlannerConfig.Also
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

// sample returns how many ids the fullest column has to move, and bounds met
// among them.
func (pl *Plan) sample() (n int64, keys []string) {
	form := pl.class.Columns[0].Form
	for _, c := range pl.Columns {
		if c.Counts.moves <= n {
			continue
		}
		n, keys = c.Counts.moves, nil
		for _, id := range c.Counts.met {
			keys = append(keys, form.Text(id))
		}
	}
	return n, keys
}

// undeclared reports whether the class has columns without a foreign key.
func (pl *Plan) undeclared() bool {
	return slices.ContainsFunc(pl.class.Columns, func(c dialect.Column) bool { return c.Undeclared })
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
	if pl.move.Before = firstOf(gregorianTicks(t)); pl.move.T.From().Version == 7 {
		pl.move.Before = firstOf7(uint64(max(t.UnixMilli(), 0)))
	}
}

// pickBefore takes the time over that an undo under way was given.
func (pl *Plan) pickBefore(run state.Run) error {
	if run.PickBefore == "" {
		return nil
	}
	t, err := time.Parse(time.RFC3339Nano, run.PickBefore)
	if err != nil {
		return fmt.Errorf("the state of run %d is damaged: %w", run.ID, err)
	}
	pl.setBefore(t)
	return nil
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
	start := time.Now()
	for i, col := range pl.class.Columns {
		counts, moves, err := readColumn(ctx, s, pl.d, col, pl.look, false)
		if err != nil {
			return fmt.Errorf("reading %s: %w", columnName(col), err)
		}
		pl.Columns[i].Counts, pl.Columns[i].ToMove = counts, moves
		pl.ToMove += moves
	}
	pl.readTime = time.Since(start)
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
	if err := pl.refreshes(ctx, s); err != nil {
		return err
	}
	return pl.links(ctx, s)
}

// refreshes warns of what keeps the ids as they were in a run in place.
func (pl *Plan) refreshes(ctx context.Context, s *dialect.Session) (err error) {
	m, ok := pl.d.(dialect.Materialiser)
	if !ok || pl.ToMove == 0 {
		return nil
	}
	if pl.Refresh, err = m.Materialised(ctx, s, pl.class); err != nil {
		return fmt.Errorf("looking for materialised views: %w", err)
	}
	if len(pl.Refresh) > 0 {
		pl.warn("materialised views keep the ids as they are now until they are refreshed, which the run leaves to you: %s", strings.Join(pl.Refresh, "; "))
	}
	return nil
}

// readColumn streams one column, after the move or before it. moves is the number
// of values that the engine's own predicate picks.
func readColumn(ctx context.Context, q dialect.Querier, d dialect.Dialect, col dialect.Column, m dialect.Move, after bool) (c Counts, moves int64, err error) {
	c.rewrite, c.after = Rewrite{t: m.T}, after
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
	t := pl.move.T
	for _, base := range []sqltype.UUID{
		{}, sqltype.Max(), sqltype.NewV4(), sqltype.NewV4(), sqltype.NewV4(), sqltype.NewV4(),
		{0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef, 0xfe, 0xdc, 0xba, 0x98, 0x76, 0x54, 0x32, 0x10},
	} {
		for _, p := range []transform.Pattern{t.From(), t.To(), {Version: 4}} {
			id := sqltype.UUID(p.Sample(base))
			st, err := dialect.Trial(pl.d, pl.class.Columns[0].Form, t, id)
			if err != nil {
				return err
			}
			var picked int
			var got sql.NullString
			if err := s.QueryRowContext(ctx, st.SQL, st.Args...).Scan(&picked, &got); err != nil {
				return fmt.Errorf("trying the conversion: %w", err)
			}
			want := sql.NullString{}
			if image, ok := t.Apply(id); ok {
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
	column, found, err := pl.unknown(ctx, s, pl.move)
	if err == nil && len(found) > 0 {
		err = &NewIDsError{Rewrite: pl.Rewrite, Column: column, Examples: found}
	}
	return err
}

// unknown returns the first column with ids that the state does not know, and up
// to ten of them.
func (pl *Plan) unknown(ctx context.Context, s *dialect.Session, m dialect.Move) (column string, found []string, err error) {
	for _, col := range pl.class.Columns {
		st, err := dialect.Strangers(pl.d, col, m, maxExamples)
		if err != nil {
			return "", nil, err
		}
		rows, err := s.QueryContext(ctx, st.SQL, st.Args...)
		if err != nil {
			return "", nil, err
		}
		for rows.Next() {
			var id string
			if err := rows.Scan(&id); err != nil {
				return "", nil, errors.Join(err, rows.Close())
			}
			found = append(found, readable(id))
		}
		if err := errors.Join(rows.Err(), rows.Close()); err != nil {
			return "", nil, err
		}
		if len(found) > 0 {
			return columnName(col).String(), found, nil
		}
	}
	return "", nil, nil
}

// clashes refuses a rewrite that would make two ids into one. Without late it asks
// about columns in which images were counted.
func (pl *Plan) clashes(ctx context.Context, s *dialect.Session, late bool) error {
	for i, col := range pl.class.Columns {
		if pl.Columns[i].Counts.images == 0 && !late {
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
	for _, c := range pl.class.Columns {
		if c.Undeclared {
			how := "is locked against writes for the time of each chunk"
			if pl.copy != nil {
				how = "is copied with the others"
			}
			fmt.Fprintf(&b, "  link %s; its table %s\n", describeLink(c), how)
		}
	}
	for _, s := range pl.Warnings {
		fmt.Fprintf(&b, "  warning: %s\n", s)
	}
	switch {
	case pl.NothingToDo:
		fmt.Fprintf(&b, "  Nothing to do: no id of %s is left.\n", pl.move.T.About())
	case pl.Resumes:
		fmt.Fprintf(&b, "  Run %d is under way; this goes on with it.\n", pl.run.ID)
	}
	if pl.OnMismatch == Skip && !pl.Undo {
		b.WriteString("  Ids of other versions are left as they are.\n")
	}
	if pl.copy != nil && !pl.NothingToDo {
		pl.writeCopy(&b)
	}
	if !pl.NothingToDo && !pl.Undo && pl.copy == nil {
		b.WriteString("  Each id changes at the commit of its chunk, in every column at once. An application that brings an old id\n" +
			"  from outside afterwards does not find it, and gets a foreign key error if it inserts it into a child.\n")
	}
	n, err := io.WriteString(w, b.String())
	return int64(n), err
}
