package plan

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// A TwinConfig says which columns get twins. Each stands for its class.
type TwinConfig struct {
	Rewrite       Rewrite
	Columns       []ColumnName
	Type          string
	AllowTriggers bool
}

// Twins is the plan of a run by twins. It is a value, but for the Twinner.
type Twins struct {
	TwinConfig
	Engine   string
	Class    *sqlgen.Class
	Scope    *twin.Scope
	Values   map[string]twin.Values // by column
	Keys     []string
	Run      state.Run // ID 0: a new one
	Refusals []error
	twin.Findings

	Twinner twin.Twinner
}

// Transform is what the rewrite does to an id.
func (pl *Twins) Transform() *transform.Transform { return pl.Rewrite.t }

// Resumes reports whether a run is under way.
func (pl *Twins) Resumes() bool { return pl.Run.ID != 0 }

// PlanTwins reads the catalogue and the values of all columns. It tells all obstacles at once, next
// to the plan.
func (src Source) PlanTwins(ctx context.Context, cfg TwinConfig) (*Twins, error) {
	s, err := src.D.Open(ctx, src.DB)
	if err != nil {
		return nil, run.Wrap(ctx, src.D, err, "cannot open a session")
	}
	defer s.Close()
	pl := &Twins{TwinConfig: cfg, Values: map[string]twin.Values{}}
	if err := pl.read(ctx, s, src.D); err != nil {
		return nil, run.AsRefusal(run.Wrap(ctx, src.D, err, "cannot plan"))
	}
	return pl, errors.Join(pl.Refusals...)
}

// RecallTwins reads the scope of a run that is under way. Of one that is undone or finished some
// columns may be gone already.
func (src Source) RecallTwins(ctx context.Context, r state.Run) (*Twins, error) {
	s, err := src.D.Open(ctx, src.DB)
	if err != nil {
		return nil, run.Wrap(ctx, src.D, err, "cannot open a session")
	}
	defer s.Close()
	pl := &Twins{Values: map[string]twin.Values{}}
	pl.Run = r
	if pl.Rewrite, err = ParseRewrite(r.Rewrite); err == nil {
		pl.Columns = []ColumnName{{}}
		if pl.Columns[0], err = ParseColumn(r.Columns[0]); err == nil {
			_, err = pl.begin(ctx, s, src.D)
		}
	}
	if err == nil {
		err = pl.scope(ctx, s, src.D)
	}
	return pl, run.AsRefusal(run.Wrap(ctx, src.D, err, "cannot read the catalogue"))
}

func (pl *Twins) read(ctx context.Context, s *dialect.Session, d dialect.Dialect) (err error) {
	runs, err := pl.begin(ctx, s, d)
	if err != nil {
		return err
	}
	if err := pl.find(ctx, s, d, pl.Columns); err != nil {
		return err
	}
	if err := pl.join(runs); err != nil {
		return err
	}
	if err := pl.scope(ctx, s, d); err != nil || pl.Resumes() {
		return err
	}
	if pl.Findings, err = pl.Twinner.Survey(ctx, s, pl.Scope); err != nil {
		return err
	}
	for _, o := range pl.Obstacles {
		pl.refuse(o)
	}
	if err := run.Lacking(pl.Lacks); err != nil {
		pl.Refusals = append(pl.Refusals, run.AsRefusal(err))
	}
	return pl.count(ctx, s)
}

// begin refuses engines and rewrites that have no twins.
func (pl *Twins) begin(ctx context.Context, s *dialect.Session, d dialect.Dialect) (
	runs []state.Run, err error) {
	pl.Engine = d.Profile().Name()
	t, ok := d.(twin.Twinner)
	switch {
	case !ok:
		return nil, refusal("twins on %s: %w", pl.Engine, errors.ErrUnsupported)
	case pl.Rewrite.t == nil:
		return nil, badConfig("Rewrite is missing, see Rewrites")
	case len(pl.Columns) == 0:
		return nil, badConfig("no column is named")
	case pl.Rewrite.t.Listed(), pl.Rewrite.t.Computed():
		return nil, refusal("%v by twins: %w: rewrite in place", pl.Rewrite, errors.ErrUnsupported)
	}
	pl.Twinner = t
	st := state.SQL{D: d}
	if there, err := st.Usable(ctx, s); err != nil || !there {
		return nil, err
	}
	return st.List(ctx, s)
}

// find reads the classes of some columns.
func (pl *Twins) find(ctx context.Context, s *dialect.Session, d dialect.Dialect,
	columns []ColumnName) error {
	want := dialect.Want{Forms: true}
	for _, c := range columns {
		if c.Discriminator != "" {
			return refusal("twins of a part of a column, %s: %w", c, errors.ErrUnsupported)
		}
		want.Columns = append(want.Columns, dialect.Wanted{
			Ref: sqlgen.Ref{Schema: c.Schema, Table: c.Table}, Column: c.Column})
	}
	schema, err := d.Catalog(ctx, s, want)
	if err != nil {
		return err
	}
	for _, w := range want.Columns {
		t := schema.Tables[w.Ref]
		if t == nil {
			return fmt.Errorf("%w: table %s", run.ErrNotFound, TableName(w.Ref))
		}
		if _, ok := t.Column(w.Column); !ok {
			return fmt.Errorf("%w: column %s of table %s", run.ErrNotFound, w.Column, TableName(t.Ref))
		}
		if t.Refusal != "" {
			return refusal("%s: %s", TableName(t.Ref), t.Refusal)
		}
	}
	if schema.Class == nil {
		return refusal("what foreign keys link to %s could not be read", columns[0])
	}
	pl.Class = schema.Class
	pl.Scope = &twin.Scope{}
	pl.Keys = nil
	for _, k := range pl.Class.Keys {
		pl.Keys = append(pl.Keys, k.Name+" of "+TableName(k.Child)+" to "+TableName(k.Parent))
	}
	refs, cols := pl.Class.Tables()
	for no, ref := range refs {
		t := twin.Table{Ref: ref, No: no}
		fact := schema.Tables[ref]
		if fact.Refusal != "" {
			return refusal("%s: %s", TableName(ref), fact.Refusal)
		}
		pl.fires(fact)
		for _, col := range cols[ref] {
			one, err := pl.twinOf(ctx, s, d, schema, fact, col.Name)
			if err != nil {
				return err
			}
			t.Twins = append(t.Twins, one)
		}
		pl.Scope.Tables = append(pl.Scope.Tables, t)
	}
	return nil
}

// fires refuses triggers that would fire on each row that is filled.
func (pl *Twins) fires(t *sqlgen.Table) {
	for _, g := range t.Triggers {
		if len(g.Of) == 0 && !pl.AllowTriggers && !strings.HasPrefix(g.Name, "~sqluuid") {
			pl.Refusals = append(pl.Refusals, refusal("trigger %q of %s would fire on every row that gets "+
				"its twin; disable it for the run, or let it fire (%w)", g.Name, TableName(t.Ref),
				hint.AllowTriggers))
		}
	}
}

// twinOf pairs a column with the one next to it. After a cut-over the old one is its counterpart.
func (pl *Twins) twinOf(ctx context.Context, q dialect.Querier, d dialect.Dialect,
	schema *dialect.Schema, t *sqlgen.Table, name string) (x twin.Twin, err error) {
	x.Name, x.T = name, pl.Rewrite.t
	known, _ := t.Column(name)
	_, hasNew := t.Column(twin.NewName(name))
	past, hasOld := t.Column(twin.OldName(name))
	x.Made = pl.Resumes() && (hasNew || hasOld)
	if s := pl.Run.Status; s == state.Undoing || s == state.Finishing {
		pl.Scope.Switched = s == state.Finishing
		return x, nil // to be dropped, and perhaps gone
	}
	old := known
	if hasOld && pl.Resumes() {
		old, pl.Scope.Switched = past, true
	}
	x.Old.Type = old.Type
	col := sqlgen.Column{Ref: t.Ref, Name: name}
	to := schema.Retypes
	switch {
	case pl.Rewrite.kind == textToBinary:
		if old.AnyText == nil {
			return x, fmt.Errorf("%w: %s is %s, and %v is for ids that are kept as text",
				run.ErrNotUUID, NameOf(col), old.Type, pl.Rewrite)
		}
		x.Old.Reads = pl.Twinner.Texts(old.AnyText).Any
		x.New = twin.Side{Type: to.BinaryType, Reads: to.Binary, Writes: to.Binary}
	case old.Form == nil:
		return x, fmt.Errorf("%w: %s is %s", run.ErrNotUUID, NameOf(col), old.Type)
	case pl.Rewrite.kind == binaryToText:
		if old.Form.IsText() {
			return x, refusal("%s is %s already", NameOf(col), old.Type)
		}
		x.Old.Reads, x.Old.Writes = old.Form, old.Form
		writes, typ, err := pl.textType(ctx, q, d, to)
		if err != nil {
			return x, err
		}
		x.New = twin.Side{Type: typ, Reads: pl.Twinner.Texts(writes).Any, Writes: writes}
	default:
		x.Old.Reads, x.Old.Writes = old.Form, old.Form
		if old.Form.IsText() {
			x.Old.Reads = pl.Twinner.Texts(old.Form).Any
		}
		x.New = x.Old
	}
	return x, nil
}

// textType returns the form and the type of the text that --type names.
func (pl *Twins) textType(ctx context.Context, q dialect.Querier, d dialect.Dialect,
	to *dialect.Retypes) (*sqlgen.Form, string, error) {
	copier, ok := d.(shadow.Copier)
	if pl.Type == "" || !ok {
		return to.Text, to.TextType, nil
	}
	t, err := shadow.ParseTextType(pl.Type)
	if err != nil {
		return nil, "", badConfig("%w: %w", hint.Type, err)
	}
	form, typ, err := copier.TextOf(ctx, q, t)
	if err != nil {
		err = refusal("%w: %w", hint.Type, err)
	}
	return form, typ, err
}

// join finds the run that is under way on these columns, and refuses another one.
func (pl *Twins) join(runs []state.Run) error {
	for _, r := range runs {
		shared := slices.ContainsFunc(pl.names(), func(name string) bool {
			return slices.Contains(r.Columns, name)
		})
		switch {
		case !r.Active || !shared:
		case r.Before.Twins == nil || r.Rewrite != pl.Rewrite.String():
			return refusal("run %d of %s on %s is %s; let it end, or undo it, first", r.ID, r.Rewrite,
				strings.Join(r.Columns, ", "), r.Status)
		case r.Status == state.Undoing:
			return underUndo(r.Rewrite)
		default:
			pl.Run = r
			return nil
		}
	}
	return nil
}

// names are the columns of the class.
func (pl *Twins) names() (out []string) {
	for _, c := range pl.Class.Columns {
		out = append(out, NameOf(c).String())
	}
	return out
}

// scope completes the scope. A run that is under way keeps its columns, and writes
// text as before.
func (pl *Twins) scope(ctx context.Context, s *dialect.Session, d dialect.Dialect) error {
	if pl.Resumes() {
		var columns []ColumnName
		for _, name := range pl.Run.Columns {
			c, err := ParseColumn(name)
			if err != nil {
				return fmt.Errorf("the state of run %d is damaged: %w", pl.Run.ID, err)
			}
			columns = append(columns, c)
		}
		pl.Type, pl.Refusals = pl.Run.Before.Twins.Type, nil
		if err := pl.find(ctx, s, d, columns); err != nil {
			return err
		}
		pl.Refusals = nil
		if now := pl.names(); !slices.Equal(now, pl.Run.Columns) {
			return refusal("run %d has the columns %s, and foreign keys link %s now; put the keys back, or "+
				"undo the run", pl.Run.ID, strings.Join(pl.Run.Columns, ", "), strings.Join(now, ", "))
		}
		pl.Scope.Run = pl.Run.ID
	}
	for i, t := range pl.Scope.Tables {
		for k := range t.Twins {
			x := &pl.Scope.Tables[i].Twins[k]
			if x.Old.Writes == nil && x.Old.Reads != nil {
				x.Old.Writes = pl.Twinner.Texts(x.Old.Reads).Of(twin.Spelling(pl.form(t.Ref, x.Name)))
			}
		}
	}
	return nil
}

// form is how the run writes text in a column, "" of a new one.
func (pl *Twins) form(t sqlgen.Ref, column string) string {
	if !pl.Resumes() || pl.Run.Before.Twins.Forms == nil {
		return ""
	}
	return pl.Run.Before.Twins.Forms[NameOf(sqlgen.Column{Ref: t, Name: column}).String()]
}

func (pl *Twins) refuse(o twin.Obstacle) {
	err := refusal("%s: %s", o.Object, o.Why)
	if o.SQL != "" {
		err = dialect.Offer(err, []string{o.SQL})
	}
	pl.Refusals = append(pl.Refusals, err)
}

// count counts the values, refuses those that are no ids, and learns how text is written.
func (pl *Twins) count(ctx context.Context, s *dialect.Session) error {
	for i, t := range pl.Scope.Tables {
		list, err := pl.Twinner.Values(ctx, s, pl.Scope, t)
		if err != nil {
			return err
		}
		for k, v := range list {
			x := &pl.Scope.Tables[i].Twins[k]
			col := sqlgen.Column{Ref: t.Ref, Name: x.Name}
			pl.Values[NameOf(col).String()] = v
			if x.Old.Reads.IsText() && pl.Rewrite.kind == textToBinary {
				pl.spell(t, x, v)
			}
			if v.Misfits > 0 {
				pl.Refusals = append(pl.Refusals, refusal("%d values of %s are no ids, such as %q: correct "+
					"them first", v.Misfits, NameOf(col), check.Readable(v.Example)))
				continue
			}
			at := slices.IndexFunc(pl.Class.Columns, func(c sqlgen.Column) bool {
				return c.Ref == t.Ref && c.Name == x.Name
			})
			isKey := at >= 0 && pl.Class.Columns[at].Referenced
			if !isKey || v.Plain == v.Rows-v.Null && pl.Rewrite.t.Inverse() == pl.Rewrite.t {
				continue
			}
			a, b, err := pl.Twinner.Twice(ctx, s, pl.Scope, t, *x)
			if err != nil {
				return err
			}
			if a != "" {
				pl.Refusals = append(pl.Refusals, refusal("%q and %q of %s would become one id: correct one "+
					"of them first", a, b, NameOf(col)))
			}
		}
	}
	pl.spellAsParents()
	return nil
}

// spell chooses how the trigger writes ids of the new column as text: as most are written, or as an
// application sends them that follows a column of this length.
func (pl *Twins) spell(t twin.Table, x *twin.Twin, v twin.Values) {
	spelling := v.Spelling()
	if _, length, ok := strings.Cut(x.Old.Type, "("); ok {
		n, _ := strconv.Atoi(strings.TrimSuffix(length, ")"))
		switch {
		case n >= 32 && n < 36:
			spelling = twin.Digits
		case n == 38 && v.Rows == v.Null:
			spelling = twin.Braces
		}
		if n < 32 || spelling == twin.Braces && n < 38 {
			pl.refuse(twin.Obstacle{Object: fmt.Sprintf("column %s.%s", t.Ref.Table, x.Name),
				Why: "it has no room for an id that comes by the new type, as 36 characters"})
		}
	}
	x.Old.Writes = pl.Twinner.Texts(x.Old.Reads).Of(spelling)
	pl.forms()[NameOf(sqlgen.Column{Ref: t.Ref, Name: x.Name}).String()] = string(spelling)
}

// spellAsParents lets a column write as the one that it refers to: the server compares texts.
func (pl *Twins) spellAsParents() {
	if pl.Rewrite.kind != textToBinary {
		return
	}
	for i, t := range pl.Scope.Tables { // parents stand before their children
		for n := range t.Twins {
			x := &pl.Scope.Tables[i].Twins[n]
			for _, k := range pl.Class.Keys {
				for _, p := range k.Columns {
					parent := NameOf(sqlgen.Column{Ref: k.Parent, Name: p.Parent}).String()
					spelling, isOurs := pl.forms()[parent]
					if k.Child == t.Ref && p.Child == x.Name && isOurs {
						x.Old.Writes = pl.Twinner.Texts(x.Old.Reads).Of(twin.Spelling(spelling))
						pl.forms()[NameOf(sqlgen.Column{Ref: t.Ref, Name: x.Name}).String()] = spelling
					}
				}
			}
		}
	}
}

func (pl *Twins) forms() map[string]string {
	if pl.Run.Before.Twins == nil {
		pl.Run.Before.Twins = &state.Twins{Type: pl.Type, Forms: map[string]string{}}
	}
	return pl.Run.Before.Twins.Forms
}

// NewRun is the row of a new run.
func (pl *Twins) NewRun() state.Run {
	pl.forms()
	r := state.Run{Rewrite: pl.Rewrite.String(), Status: state.Expanding, Columns: pl.names(),
		Before: state.Before{Columns: map[string]state.BeforeColumn{}, Orphans: map[string]int64{},
			Twins: pl.Run.Before.Twins}}
	hash := fmt.Sprintf("%x", sha256.Sum256([]byte(strings.Join(r.Columns, "\n"))))
	r.ClassHash, r.PlanHash = hash, hash
	for _, v := range pl.Values {
		r.Total += v.Rows
	}
	return r
}
