package plan

import (
	"context"
	"crypto/sha256"
	"errors"
	"fmt"
	"strings"
	"time"
	"unicode"

	"github.com/sqluuid/sqluuid/internal/pattern"
	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// A TwinConfig says which columns get twins. Package migrate says what each field is.
type TwinConfig struct {
	Rewrite       Rewrite
	Columns       []ColumnName
	All           bool
	Except        []string
	Type, Ending  string
	TimeColumn    string
	TimeOf        string
	TimeElse      time.Time
	BucketBits    int
	AllowTriggers bool
	Links         []KeyLink
}

// endingForm is what the names of twins may end in.
var endingForm = pattern.Of(`^[A-Za-z0-9_]{1,20}$`)

func (c *TwinConfig) validate() error {
	if c.Rewrite.t != nil {
		if err := c.validateLinks(); err != nil {
			return err
		}
	}
	switch {
	case c.Rewrite.t == nil:
		return badConfig("Rewrite is missing, see Rewrites")
	case c.Rewrite.t.Listed(), c.Rewrite.t.Computed():
		return refusal("%v by twins: %w: rewrite in place", c.Rewrite, errors.ErrUnsupported)
	case len(c.Columns) == 0 && !c.All:
		return badConfig("no column is named")
	case len(c.Columns) > 0 && c.All:
		return badConfig("%w and %w exclude each other", hint.All, hint.Column)
	case c.Type != "" && c.Rewrite.kind == "":
		return badConfig("%w is for changes of type and for new keys only", hint.Type)
	case c.TimeColumn != "" && !c.Rewrite.kind.draws():
		return badConfig("%w is for new keys only", hint.TimeColumn)
	case c.TimeColumn != "" && c.Rewrite.kind.layout() == twin.V4:
		return badConfig("%w: ids of version 4 have no time", hint.TimeColumn)
	case c.TimeOf != "":
		if err := c.validateOwn(); err != nil {
			return err
		}
	}
	isTimed := c.TimeColumn != "" || c.TimeOf != ""
	switch ms := c.TimeElse.UnixMilli(); {
	case !c.TimeElse.IsZero() && !isTimed:
		return badConfig("%w is of use with %w or %w only", hint.TimeElse, hint.TimeColumn, hint.TimeOf)
	case !c.TimeElse.IsZero() && (ms < twin.FirstTime || ms > twin.LastTime):
		return badConfig("%w is %v, which no id can have", hint.TimeElse, c.TimeElse)
	case c.BucketBits != 0 && c.Rewrite.kind != intToV8Bucket:
		return badConfig("%w is for %v only", hint.BucketBits, intToV8Bucket)
	case c.BucketBits != 0 && (c.BucketBits < twin.LeastBits || c.BucketBits > twin.MostBits):
		return badConfig("%w is %d, want %d to %d", hint.BucketBits, c.BucketBits, twin.LeastBits,
			twin.MostBits)
	case c.Ending != "" && !endingForm().MatchString(c.Ending):
		return badConfig("%w is %q, want at most 20 letters, digits and underscores", hint.OwnNames,
			c.Ending)
	}
	for _, col := range c.Columns {
		if col.Discriminator != "" {
			return refusal("twins of a part of a column, %s: %w", col, errors.ErrUnsupported)
		}
	}
	return nil
}

// validateOwn wants old keys that can be what the setting says.
func (c *TwinConfig) validateOwn() error {
	d, ok := twin.ParseOwn(c.TimeOf)
	takes := c.Rewrite.kind == textToV7
	if d.Own == twin.Snowflake {
		takes = c.Rewrite.kind == intToV7 || c.Rewrite.kind == intToV8Bucket
	}
	switch {
	case !ok:
		return badConfig("%w is %q, want ulid or snowflake[:EPOCH_MS[:SHIFT]], with an epoch and a "+
			"shift whose times an id can have", hint.TimeOf, check.Readable(c.TimeOf))
	case !takes:
		return badConfig("%w %s is not for %v", hint.TimeOf, d.Own, c.Rewrite)
	case c.TimeColumn != "":
		return badConfig("%w and %w exclude each other", hint.TimeOf, hint.TimeColumn)
	}
	return nil
}

// Twins is the plan of a change of type, or of a run by twins. It is a value, but for the Reader.
type Twins struct {
	TwinConfig
	Engine   string
	Class    *sqlgen.Class
	Scope    *twin.Scope
	Values   map[string]twin.Values // by column
	ReadTime time.Duration          // of all values
	Sizes    []twin.Size
	Keys     []string
	Run      state.Run // ID 0: a new one
	Refusals []error
	Losses   []string     // tables of the run that were dropped
	newKeys  []string     // that link other columns to tables that the run has made anew
	oldGone  []ColumnName // that somebody has dropped behind the cut-over
	// NothingToDo says that the columns have the type already, of a change of type alone.
	NothingToDo bool
	// Others are id columns that have no part in it, and Exceptions those that were left out by name.
	// InnerIDs are columns that may have ids within their values.
	Others               []IDColumn
	Exceptions, InnerIDs []ColumnName
	twin.Findings

	Reader twin.Reader
	// Rebuilds says that the tables are made anew, in one transaction: there are no twins.
	Rebuilds bool
	Free     int64 // bytes of disk that are free; 0: not known

	schema  *dialect.Schema
	samples map[ColumnName]twin.Sample
	unread  map[ColumnName]bool  // left out by name, and not for this role to read
	clashes map[string][2]string // values of a column that become one id
	draws   map[string]state.Draw
	// Of a column, from when to when its old keys are that tell their time, and which time rows get
	// that have none.
	spans, lacks map[string]string
	target       twin.Side // what the new columns are
	surveys      bool      // it only says what keeps these columns from having twins
	recalls      bool      // it reads a run that is under way, which may be undone
	drops        bool      // it reads one to undo it
	otherLinks   error     // that keys link other columns than the run has
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
	pl := newTwins(cfg)
	if err := pl.read(ctx, s, src.D); err != nil {
		return nil, run.AsRefusal(run.Wrap(ctx, src.D, err, "cannot plan"))
	}
	return pl, errors.Join(pl.Refusals...)
}

// NeedsTwins reports whether a rewrite changes a type that the engine changes by twins alone.
func (src Source) NeedsTwins(r Rewrite) bool {
	return readerOf(src.D) != nil && r.kind != ""
}

// readerOf returns an engine that changes types, nil for one that does not.
func readerOf(d dialect.Dialect) twin.Reader {
	r, _ := d.(twin.Reader)
	return r
}

func newTwins(cfg TwinConfig) *Twins {
	return &Twins{TwinConfig: cfg, Values: map[string]twin.Values{}, spans: map[string]string{},
		lacks:   map[string]string{},
		samples: map[ColumnName]twin.Sample{}, clashes: map[string][2]string{}}
}

// RecallTwins reads the scope of a run that is under way. Of one that is undone or finished some
// columns may be gone already. An undo takes the tables as they are, and drops what the run has
// made.
func (src Source) RecallTwins(ctx context.Context, r state.Run, undoes bool) (*Twins, error) {
	s, err := src.D.Open(ctx, src.DB)
	if err != nil {
		return nil, run.Wrap(ctx, src.D, err, "cannot open a session")
	}
	defer s.Close()
	pl := newTwins(TwinConfig{})
	pl.drops = undoes
	return pl, run.AsRefusal(run.Wrap(ctx, src.D, pl.recall(ctx, s, src.D, r),
		"cannot read the catalogue"))
}

func (pl *Twins) recall(ctx context.Context, s *dialect.Session, d dialect.Dialect,
	r state.Run) (err error) {
	if pl.Rewrite, err = ParseRewrite(r.Rewrite); err != nil {
		return err
	}
	if pl.Columns, err = columnsOf(r); err != nil {
		return err
	}
	pl.Run, pl.recalls = r, true
	if was := r.Before.Twins; was.KeepsNames { // the old columns go, and the new ones stay as they are
		own := twin.Scope{Ending: was.Ending}
		pl.Run.Columns = nil // which the row keeps
		for i, c := range pl.Columns {
			pl.Columns[i].Column = own.NewName(c.Column)
			pl.Run.Columns = append(pl.Run.Columns, pl.Columns[i].String())
		}
	}
	if err := pl.suits(d); err != nil {
		return err
	}
	pl.drops = pl.drops && !pl.Rebuilds // which makes the tables once more
	if err := pl.readSchema(ctx, s, d); err != nil {
		return err
	}
	if err := pl.readTarget(ctx, s, d, r.Before.Twins.Type); err != nil {
		return err
	}
	if pl.Rebuilds {
		return pl.recallRebuilt()
	}
	if err := pl.leaveLosses(); err != nil || len(pl.Columns) == 0 {
		return err
	}
	return pl.outline(nil)
}

// Name names a column of the run, or a table that it had.
func (pl *Twins) Name() string {
	if len(pl.Class.Columns) == 0 {
		return pl.Losses[0]
	}
	return NameOf(pl.Class.Columns[0]).String()
}

// LeftOut refuses a cut-over while an id column has no part in it. except has more columns that are
// left out by name.
func (src Source) LeftOut(ctx context.Context, pl *Twins, except []string) error {
	s, err := src.D.Open(ctx, src.DB)
	if err != nil {
		return run.Wrap(ctx, src.D, err, "cannot open a session")
	}
	defer s.Close()
	pl.Except = except
	if err := pl.readSamples(ctx, s); err != nil {
		return run.AsRefusal(run.Wrap(ctx, src.D, err, "cannot look at the other columns"))
	}
	if err := pl.setOthers(); err != nil {
		return err
	}
	return pl.refuseOthers(fmt.Sprintf("undo run %d and begin with them", pl.Run.ID))
}

// ScriptTwins writes the run of a plan as one script for the engine's own client. It has no rows,
// and nothing of how the database is reached.
func (src Source) ScriptTwins(ctx context.Context, pl *Twins) (string, error) {
	if pl.Resumes() {
		return "", refusal("run %d is under way; a script is for a new one", pl.Run.ID)
	}
	s, err := src.D.Open(ctx, src.DB)
	if err != nil {
		return "", run.Wrap(ctx, src.D, err, "cannot open a session")
	}
	defer s.Close()
	text, err := pl.Reader.Script(ctx, s, pl.Scope)
	head := fmt.Sprintf("-- %v of %s", pl.Rewrite, strings.Join(pl.names(), ", "))
	return oneComment(head) + text, run.Wrap(ctx, src.D, err, "cannot write the script")
}

// oneComment keeps the names in a comment from ending it.
func oneComment(text string) string {
	return strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, text) + "\n"
}

// twinName names the column of a twin.
func twinName(t twin.Table, x twin.Twin) string {
	return NameOf(sqlgen.Column{Ref: t.Ref, Name: x.Name}).String()
}

// names are the columns of the class.
func (pl *Twins) names() (out []string) {
	for _, c := range pl.Class.Columns {
		out = append(out, NameOf(c).String())
	}
	return out
}

// columnsOf are the columns of a run.
func columnsOf(r state.Run) (out []ColumnName, err error) {
	for _, name := range r.Columns {
		c, err := ParseColumn(name)
		if err != nil {
			return nil, fmt.Errorf("the state of run %d is damaged: %w", r.ID, err)
		}
		out = append(out, c)
	}
	return out, nil
}

// NewRun is the row of a new run.
func (pl *Twins) NewRun() state.Run {
	pl.forms()
	pl.Run.Before.Twins.Links = pl.recordedLinks()
	if was := pl.Run.Before.Twins; pl.Rebuilds && was.Was == nil {
		was.Was = map[string]string{}
		for _, t := range pl.Scope.Tables {
			for _, x := range t.Twins {
				was.Was[twinName(t, x)] = x.Old.Type
			}
		}
	}
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
