package migrate

import (
	"cmp"
	"context"
	"crypto/sha256"
	"database/sql"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// OnMismatch says what happens to ids that a rewrite does not apply to.
type OnMismatch string

// The ways to treat them.
const (
	Fail OnMismatch = "fail" // stop before the first write; the default
	Skip OnMismatch = "skip" // leave them as they are
)

// PlannerConfig says what is to be planned. Only Column and, for
// [Planner.Plan], Rewrite have no default.
type PlannerConfig struct {
	Rewrite Rewrite
	// Column is any column of the class; the plan finds the others.
	Column ColumnName
	// OnMismatch defaults to Fail.
	OnMismatch OnMismatch
	// AllowTriggers lets the run fire the tables' own triggers on update.
	AllowTriggers bool

	// IgnoreHiddenKeys goes on when the role may not ask a MySQL or MariaDB
	// server whether tables that it cannot see refer to the class. Their links
	// would be broken.
	IgnoreHiddenKeys bool

	// IncludeNew lets an undo turn back ids that were born after the run,
	// CreatedBefore those of them whose own time is before it. The default is
	// to refuse when there are some. At most one of the two is set.
	IncludeNew    bool
	CreatedBefore time.Time
}

func (c *PlannerConfig) validate() error {
	switch {
	case c.Column.Table == "" || c.Column.Column == "":
		return fmt.Errorf("%w: Column needs a table and a column", ErrConfig)
	case c.OnMismatch != "" && c.OnMismatch != Fail && c.OnMismatch != Skip:
		return fmt.Errorf("%w: OnMismatch is %q, want fail or skip", ErrConfig, c.OnMismatch)
	case c.IncludeNew && !c.CreatedBefore.IsZero():
		return fmt.Errorf("%w: IncludeNew and CreatedBefore exclude each other", ErrConfig)
	}
	c.OnMismatch = cmp.Or(c.OnMismatch, Fail)
	return nil
}

// A Planner reads a database and makes plans. It writes nothing. It is safe for
// concurrent use.
type Planner struct {
	db  *sql.DB
	d   dialect.Dialect
	cfg PlannerConfig
}

// NewPlanner checks the configuration. An engine that this package cannot
// rewrite on is an error that wraps [errors.ErrUnsupported].
func NewPlanner(db *sql.DB, p engine.Profile, cfg PlannerConfig) (*Planner, error) {
	d, err := dialect.For(p)
	if err != nil {
		return nil, err
	}
	if err := cfg.validate(); err != nil {
		return nil, err
	}
	return &Planner{db: db, d: d, cfg: cfg}, nil
}

// Plan plans the rewrite of the column's class, or the rest of it when a run is
// under way. When a check refuses the rewrite the error says why, and the plan
// holds what was found so far.
func (p *Planner) Plan(ctx context.Context) (*Plan, error) {
	if !p.cfg.Rewrite.valid() {
		return nil, fmt.Errorf("%w: Rewrite is %v, want V1ToV6 or V6ToV1", ErrConfig, p.cfg.Rewrite)
	}
	return p.plan(ctx, func(ctx context.Context, s *dialect.Session, pl *Plan) error {
		pl.Rewrite = p.cfg.Rewrite
		run, err := p.latest(ctx, s, pl)
		if err != nil {
			return err
		}
		reopened := false
		if run != nil {
			switch {
			case run.Status == state.Undoing:
				return fmt.Errorf("%w: an undo of %s is under way; finish it with undo first", ErrRefused, run.Rewrite)
			case run.Rewrite != pl.Rewrite.String() && run.Status == state.Running:
				return fmt.Errorf("%w: %s is under way; finish or undo it first", ErrRefused, run.Rewrite)
			case run.Rewrite == pl.Rewrite.String() && run.Status == state.Running:
				pl.adopt(*run)
				pl.Resumes = true
			case run.Rewrite == pl.Rewrite.String() && run.Status == state.Done:
				pl.adopt(*run)
				reopened = true
			}
		}
		pl.move = dialect.Move{From: pl.Rewrite.From, To: pl.Rewrite.To, Run: pl.run.ID, Pick: dialect.PickAll}
		if err := pl.inspect(ctx, s); err != nil {
			return err
		}
		if pl.Resumes {
			return nil
		}
		if reopened && pl.ToMove == 0 {
			pl.NothingToDo = true
			return nil
		}
		if err := p.mismatch(pl, reopened); err != nil {
			return err
		}
		pl.NothingToDo = pl.ToMove == 0
		return pl.clashes(ctx, s)
	}, nil)
}

// mismatch refuses ids that the rewrite does not apply to. After a finished run
// of the same rewrite, ids of its target version are what one expects.
func (p *Planner) mismatch(pl *Plan, reopened bool) error {
	if p.cfg.OnMismatch == Skip {
		return nil
	}
	var bad []ColumnCounts
	for _, c := range pl.Columns {
		n := c.Counts.Others(pl.Rewrite.From)
		if reopened {
			n -= c.Counts.Versions[pl.Rewrite.To]
		}
		if n > 0 {
			bad = append(bad, ColumnCounts{c.Column, c.Counts})
		}
	}
	if len(bad) == 0 {
		return nil
	}
	all := true
	for _, c := range pl.Columns {
		values := c.Counts.Rows() - c.Counts.Null
		all = all && c.Counts.NoUUID == values
	}
	if all {
		c := bad[0]
		return fmt.Errorf("%w: %s has %s, none of them a UUID in the form %s (such as %q); name a column that holds UUIDs",
			ErrNotUUID, c.Column, c.Counts, pl.Columns[0].Form, c.Counts.Examples[0])
	}
	return &MismatchError{Rewrite: pl.Rewrite, Columns: bad}
}

// PlanUndo plans to take back the latest run on the column's class, finished or
// not, or the rest of an undo that is under way. Without a run it is
// [ErrNoRun].
func (p *Planner) PlanUndo(ctx context.Context) (*Plan, error) {
	var also []ColumnName
	pl, err := p.planUndo(ctx, nil)
	for err == nil && len(pl.missing()) > 0 {
		// A column that the run rewrote is no longer linked to the others; its
		// ids are taken back with theirs.
		also = append(also, pl.missing()...)
		pl, err = p.planUndo(ctx, also)
	}
	return pl, err
}

func (p *Planner) planUndo(ctx context.Context, also []ColumnName) (*Plan, error) {
	return p.plan(ctx, func(ctx context.Context, s *dialect.Session, pl *Plan) error {
		pl.Undo = true
		run, err := p.latest(ctx, s, pl)
		if err != nil {
			return err
		}
		if run == nil {
			return fmt.Errorf("%w: %s; see them with status", ErrNoRun, p.cfg.Column)
		}
		if _, err := fmt.Sscanf(run.Rewrite, "v%d-to-v%d", &pl.Rewrite.From, &pl.Rewrite.To); err != nil || !pl.Rewrite.valid() {
			return fmt.Errorf("%w: this release cannot undo %q; use the one that wrote it", ErrRefused, run.Rewrite)
		}
		pl.adopt(*run)
		pl.classHash, pl.planHash = run.ClassHash, run.PlanHash
		pl.move = dialect.Move{From: pl.Rewrite.To, To: pl.Rewrite.From, Run: run.ID, Pick: dialect.PickMoved}
		if len(pl.missing()) > 0 {
			return nil // to be planned anew, with them
		}
		if run.Status == state.Undoing {
			pl.Resumes = true
			if p.cfg.IncludeNew && run.Pick != dialect.PickNew || !p.cfg.CreatedBefore.IsZero() &&
				(run.Pick != dialect.PickBefore || run.PickBefore != p.cfg.CreatedBefore.UTC().Format(time.RFC3339Nano)) {
				return fmt.Errorf("%w: run %d is being undone with other answers about ids born later; finish it without --include-new and --created-before", ErrRefused, run.ID)
			}
			pl.move.Pick = run.Pick
			if run.PickBefore != "" {
				t, err := time.Parse(time.RFC3339Nano, run.PickBefore)
				if err != nil {
					return fmt.Errorf("the state of run %d is damaged: %w", run.ID, err)
				}
				pl.setBefore(t)
			}
			return pl.inspect(ctx, s)
		}
		switch {
		case p.cfg.IncludeNew:
			pl.move.Pick = dialect.PickNew
		case !p.cfg.CreatedBefore.IsZero():
			pl.setBefore(p.cfg.CreatedBefore)
		default:
			if err := pl.strangers(ctx, s); err != nil {
				return err
			}
		}
		if err := pl.inspect(ctx, s); err != nil {
			return err
		}
		return pl.clashes(ctx, s)
	}, also)
}

// plan reads what both kinds of plan need and hands it on.
func (p *Planner) plan(ctx context.Context, rest func(context.Context, *dialect.Session, *Plan) error, also []ColumnName) (*Plan, error) {
	s, err := p.d.Open(ctx, p.db)
	if err != nil {
		return nil, wrap(ctx, p.d, err, "cannot open a session")
	}
	defer s.Close()
	pl := &Plan{Engine: p.d.Profile().Name(), Column: p.cfg.Column, OnMismatch: p.cfg.OnMismatch, ForeignKeys: []string{}, db: p.db, d: p.d, planner: p, also: also}
	if err := p.findClass(ctx, s, pl); err != nil {
		return pl, wrap(ctx, p.d, err, "cannot read the catalogue")
	}
	if err := rest(ctx, s, pl); err != nil {
		return pl, wrap(ctx, p.d, err, "cannot plan")
	}
	pl.ready = true
	return pl, nil
}

// unchanged fails when the schema around the class is no longer what was
// planned for.
func (pl *Plan) unchanged(ctx context.Context, s *dialect.Session) error {
	now := &Plan{Column: pl.Column, d: pl.d, also: pl.also}
	if err := pl.planner.findClass(ctx, s, now); err != nil {
		return err
	}
	if _, hash := hashes(now); hash != pl.schemaHash {
		return fmt.Errorf("%w: the schema around %s has changed since it was planned (columns or foreign keys of the class); put it back, or undo the run", ErrRefused, pl.Column)
	}
	return nil
}

// findClass reads the catalogue around the named column.
func (p *Planner) findClass(ctx context.Context, s *dialect.Session, pl *Plan) error {
	name := p.cfg.Column
	t, err := p.table(ctx, s, name)
	if err != nil {
		return err
	}
	if _, ok := t.Column(name.Column); !ok {
		var all []string
		for _, c := range t.Columns {
			all = append(all, c.Name)
		}
		return fmt.Errorf("%w: table %q has no column %q%s", ErrNotFound, t.Table, name.Column, suggest(name.Column, all))
	}
	keys, err := p.d.ForeignKeys(ctx, s)
	if err != nil {
		return err
	}
	starts := []columnRef{{t.Ref, name.Column}}
	for _, c := range pl.also {
		other, err := p.d.Table(ctx, s, c.Schema, c.Table)
		if err != nil && !errors.Is(err, sql.ErrNoRows) {
			return err
		}
		if err == nil {
			if _, ok := other.Column(c.Column); ok {
				starts = append(starts, columnRef{other.Ref, c.Column})
				continue
			}
		}
		pl.gone = append(pl.gone, c)
		pl.warn("%s, which the run rewrote, is not there any more", c)
	}
	class, err := closure(starts, keys)
	if err != nil {
		return err
	}
	tables := map[dialect.Ref]*dialect.Table{t.Ref: t}
	facts := make([]dialect.TableColumn, len(class.Columns))
	for i, col := range class.Columns {
		if tables[col.Ref] == nil {
			tables[col.Ref], err = p.d.Table(ctx, s, col.Schema, col.Table)
			if errors.Is(err, sql.ErrNoRows) {
				return fmt.Errorf("%w: there is no table %q, which a foreign key of the class names; drop that key, or bring the table back", ErrRefused, col.Table)
			}
			if err != nil {
				return err
			}
		}
		var ok bool
		if facts[i], ok = tables[col.Ref].Column(col.Name); !ok {
			return fmt.Errorf("%w: table %q has no column %q, which a foreign key names", ErrNotFound, col.Table, col.Name)
		}
		for _, c := range tables[col.Ref].Columns {
			if c.Touched && c.Name != col.Name {
				class.Columns[i].Keep = append(class.Columns[i].Keep, c.Name)
			}
		}
	}
	pl.class = class
	if err := p.refusals(class, facts, tables, pl); err != nil {
		return err
	}
	if err := p.linksBeside(ctx, s, class, keys, tables, pl); err != nil {
		return err
	}
	if err := p.d.Forms(ctx, s, class.Columns, facts); err != nil {
		var no *dialect.NotUUIDError
		var refused *dialect.RefusedError
		switch {
		case errors.As(err, &no):
			return fmt.Errorf("%w: %w; name a column that holds UUIDs", ErrNotUUID, err)
		case errors.As(err, &refused):
			return fmt.Errorf("%w: %w", ErrRefused, err)
		}
		return err
	}
	for i, col := range class.Columns {
		pl.Columns = append(pl.Columns, PlanColumn{
			Column: columnName(col), Type: facts[i].Type, Form: col.Form.Name, Referenced: col.Referenced, Indexed: facts[i].Indexed,
		})
		if !facts[i].Indexed {
			pl.warn("no index begins with %s: every chunk scans the whole table", columnName(col))
		}
	}
	for _, k := range class.Keys {
		pl.ForeignKeys = append(pl.ForeignKeys, describeKey(k))
	}
	_, pl.schemaHash = hashes(pl)
	return nil
}

// linksBeside refuses links that the class does not show: through columns that
// are generated from its ids, from tables that the role cannot see, and a state
// that another connection would look for elsewhere.
func (p *Planner) linksBeside(ctx context.Context, s *dialect.Session, class *dialect.Class, keys []dialect.ForeignKey,
	tables map[dialect.Ref]*dialect.Table, pl *Plan) error {
	generated := func(r dialect.Ref, column string) bool {
		t := tables[r]
		if t == nil {
			return false
		}
		c, ok := t.Column(column)
		return ok && c.Generated
	}
	for _, k := range keys {
		for _, pair := range k.Columns {
			if generated(k.Child, pair.Child) || generated(k.Parent, pair.Parent) {
				return fmt.Errorf("%w: the foreign key %q of table %q goes through a generated column, which changes when an id does; drop the key for the run",
					ErrRefused, k.Name, k.Child.Table)
			}
		}
	}
	home, err := p.d.Home(ctx, s)
	if err != nil {
		return err
	}
	if root := class.Columns[0]; home != "" && root.Schema != home {
		return fmt.Errorf("%w: the ids of %s belong to %s; name its database %q in the database URL, so that the state is kept beside them",
			ErrRefused, pl.Column, columnName(root), root.Schema)
	}
	hidden, err := p.d.Hidden(ctx, s, class.Columns, keys)
	switch {
	case err != nil && p.d.Kind(err) == dialect.KindPrivilege && p.cfg.IgnoreHiddenKeys:
		pl.warn("foreign keys from tables that this role cannot see are not looked for, and would be broken")
	case err != nil && p.d.Kind(err) == dialect.KindPrivilege:
		return fmt.Errorf("%w: this role may not ask whether tables that it cannot see refer to %q, whose links would be broken; grant it PROCESS, or pass --ignore-hidden-keys if there are none",
			ErrPrivilege, class.Columns[0].Table)
	case err != nil:
		return err
	case hidden != "":
		return fmt.Errorf("%w: a table that this role cannot see has a foreign key to %q; use a role that sees it", ErrRefused, hidden)
	}
	return nil
}

func (p *Planner) refusals(class *dialect.Class, facts []dialect.TableColumn, tables map[dialect.Ref]*dialect.Table, pl *Plan) error {
	seen := map[dialect.Ref]bool{}
	for i, col := range class.Columns {
		t := tables[col.Ref]
		switch {
		case t.Refusal != "":
			return fmt.Errorf("%w: table %q: %s", ErrRefused, col.Table, t.Refusal)
		case facts[i].Generated:
			return fmt.Errorf("%w: column %s is generated; name the column it is made from", ErrRefused, columnName(col))
		case len(t.Triggers) > 0 && !p.cfg.AllowTriggers:
			return fmt.Errorf("%w: an update of table %q fires the trigger %q; allow it with --allow-triggers, or disable it for the run",
				ErrRefused, col.Table, t.Triggers[0])
		}
		if !seen[col.Ref] && len(t.Triggers) > 0 {
			pl.warn("the run fires the triggers of %q: %s", col.Table, strings.Join(t.Triggers, ", "))
		}
		seen[col.Ref] = true
	}
	return nil
}

func (p *Planner) table(ctx context.Context, s *dialect.Session, name ColumnName) (*dialect.Table, error) {
	t, err := p.d.Table(ctx, s, name.Schema, name.Table)
	if !errors.Is(err, sql.ErrNoRows) {
		return t, err
	}
	all, err := p.d.TableNames(ctx, s, name.Schema)
	if err != nil {
		return nil, err
	}
	where := "the connection's schema"
	if name.Schema != "" {
		where = fmt.Sprintf("schema %q", name.Schema)
	}
	return nil, fmt.Errorf("%w: no table %q in %s%s", ErrNotFound, name.Table, where, suggest(name.Table, all))
}

// latest returns the newest run on a column of the class that has not been
// undone, or nil. A class that has changed since is refused.
func (p *Planner) latest(ctx context.Context, s *dialect.Session, pl *Plan) (*state.Run, error) {
	pl.classHash, pl.planHash = hashes(pl)
	runs, err := pl.store().List(ctx, s)
	if err != nil {
		return nil, err
	}
	for _, r := range slices.Backward(runs) {
		if r.ClassHash == pl.classHash {
			pl.lastRun = r.ID
		}
	}
	var mine []string
	for _, c := range pl.Columns {
		mine = append(mine, c.Column.String())
	}
	for _, r := range runs {
		if r.Status == state.Undone || !slices.ContainsFunc(r.Columns, func(c string) bool { return slices.Contains(mine, c) }) {
			continue
		}
		switch {
		case r.PlanHash == pl.planHash, pl.Undo:
			// An undo goes by the recorded ids, in whatever columns they
			// stand by now.
			return &r, nil
		case r.Active:
			return nil, fmt.Errorf("%w: the schema around %s has changed since run %d of %s began (columns or foreign keys of the class); put it back, or undo the run",
				ErrRefused, pl.Column, r.ID, r.Rewrite)
		}
		// Finished, under another schema: a new run.
	}
	return nil, nil
}

// hashes name the class, and the class with its types and foreign keys.
func hashes(pl *Plan) (class, plan string) {
	var cols, all []string
	for _, c := range pl.Columns {
		cols = append(cols, c.Column.String())
		all = append(all, c.Column.String()+" "+c.Type)
	}
	all = append(all, pl.ForeignKeys...)
	slices.Sort(cols)
	slices.Sort(all)
	sum := func(s []string) string {
		h := sha256.Sum256([]byte(strings.Join(s, "\x00")))
		return hex.EncodeToString(h[:])
	}
	return sum(cols), sum(all)
}
