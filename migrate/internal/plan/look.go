package plan

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
	"github.com/sqluuid/sqluuid/migrate/internal/inplace"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/sqltype"
)

// look reads the rows of the class, as far as the plan uses them.
func (pl AttachedPlan) look(ctx context.Context, s *dialect.Session) (err error) {
	if pl.Phase == undone {
		return nil
	}
	m := pl.Mover // the plan does not keep the recorded ids: there may be a great many
	if pl.Listed() {
		m.List, m.KnownIDs, err = inplace.ReadRecordedIDs(ctx, s, pl.Store(), pl.Rewrite.t, pl.Run,
			pl.Undo)
		if err != nil {
			return err
		}
	}
	if pl.Phase == undo {
		if err := pl.lookLater(ctx, s, m.List); err != nil {
			return err
		}
	}
	if err := pl.try(ctx, s); err != nil {
		return err
	}
	start := time.Now()
	for i, col := range pl.Class.Columns {
		n, err := check.Read(ctx, s, pl.D, col, m, false)
		if err != nil {
			return fmt.Errorf("reading %s: %w", NameOf(col), err)
		}
		pl.count(i, n)
	}
	pl.ReadTime = time.Since(start)
	if pl.Orphans, err = check.Orphans(ctx, s, pl.D, pl.Class.Keys); err != nil {
		return err
	}
	if err := pl.lookFurther(ctx, s); err != nil {
		return err
	}
	if !pl.Undo && pl.ToMove == 0 && pl.Phase != resumed {
		return nil // and nothing to do
	}
	return pl.findUndeclaredLinks(ctx, s)
}

// lookLater counts the ids on the list that a later run has taken on.
func (pl AttachedPlan) lookLater(ctx context.Context, s *dialect.Session,
	list *check.Set) (err error) {
	pl.idsOfLaterRuns = map[int64]int64{}
	if pl.laterRuns, err = pl.Store().List(ctx, s); err != nil {
		return err
	}
	for _, r := range pl.laterRuns {
		rewrite, unknown := ParseRewrite(r.Rewrite)
		if r.ID <= pl.Run.ID || r.Status == state.Undone || unknown != nil {
			continue // or it is of another release, which refuses it
		}
		err := pl.Store().Entries(ctx, s, r.ID, func(e state.Entry) error {
			for _, id := range e.IDs {
				if e.Todo == (r.Status == state.Undoing) {
					id, _ = rewrite.t.Apply(id)
				}
				if list.Has(id) {
					pl.idsOfLaterRuns[r.ID]++
				}
			}
			return nil
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// lookFurther asks what a run that moves ids needs to know besides.
func (pl AttachedPlan) lookFurther(ctx context.Context, s *dialect.Session) (err error) {
	if !pl.Undo {
		if err := pl.findAbsent(ctx, s); err != nil {
			return err
		}
	}
	if pl.Undeclared() {
		t := pl.Move.T
		if pl.StrayIDs, err = check.Strays(ctx, s, pl.D, pl.Class, t.From(), t.To()); err != nil {
			return err
		}
		if !pl.Undo && !pl.Resumes && !pl.Inquiry.AllowOrphans {
			if pl.movingStrayIDs, err = check.Strays(ctx, s, pl.D, pl.Class, t.From()); err != nil {
				return err
			}
		}
	}
	if pl.Phase == Reopened && pl.ToMove == 0 {
		return nil
	}
	if !pl.Undo && !pl.Resumes {
		if pl.brokenLink, err = pl.findBrokenLink(ctx, s); err != nil {
			return err
		}
	}
	if !pl.Resumes {
		pl.clash = pl.findClash(ctx, s, false)
		if pl.clash != nil && !errors.Is(pl.clash, run.ErrRefused) {
			return pl.clash
		}
	}
	return nil
}

// try lets the engine evaluate the guard and the conversion on values of known image.
func (pl AttachedPlan) try(ctx context.Context, s *dialect.Session) error {
	t := pl.Move.T
	for _, f := range pl.Class.Forms() {
		for _, base := range []sqltype.UUID{
			{}, sqltype.Max(), sqltype.NewV4(), sqltype.NewV4(), sqltype.NewV4(), sqltype.NewV4(),
			{0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef, 0xfe, 0xdc, 0xba, 0x98, 0x76, 0x54, 0x32, 0x10},
		} {
			for _, p := range []transform.Pattern{t.From(), t.To(), {Version: 4}} {
				if err := tryOne(ctx, s, pl.D, f, t, sqltype.UUID(p.Sample(base))); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

func tryOne(ctx context.Context, s *dialect.Session, d dialect.Dialect, f *sqlgen.Form,
	t *transform.Transform, id sqltype.UUID) error {
	if !f.Holds(t, id) {
		return nil
	}
	var picked int
	var got, want sql.NullString
	if err := dialect.Scan(ctx, s, sqlgen.Trial(d, f, t, id), &picked, &got); err != nil {
		return fmt.Errorf("trying the conversion: %w", err)
	}
	if image, ok := t.Apply(id); ok {
		want = sql.NullString{String: f.Text(image), Valid: true}
	}
	if t.Computed() { // no SQL writes its images
		got = want
	}
	if got.Valid != want.Valid || !strings.EqualFold(got.String, want.String) ||
		(picked == 1) != t.From().Match(id) {
		return refusal("this server turns %v into %q where %q is right; please report it with the "+
			"server's version", id, got.String, want.String)
	}
	return nil
}

// Clash refuses a rewrite that would make two ids into one.
func (pl AttachedPlan) Clash(ctx context.Context, s *dialect.Session) error {
	return pl.findClash(ctx, s, true)
}

// findClash asks about all columns, or those in which images were counted. It leaves out columns
// that repeat the ids of another: what they have clashes there. Without an index each look at one
// reads the whole table for each id.
func (pl AttachedPlan) findClash(ctx context.Context, s *dialect.Session, all bool) error {
	if pl.Move.T.Computed() {
		return pl.computedClash(ctx, s, all)
	}
	for i, col := range pl.Class.Columns {
		if !all && pl.Columns[i].Reading.Images == 0 || pl.repeats(i) {
			continue
		}
		for j, other := range pl.Class.Columns {
			if pl.repeats(j) || pl.Undo && !pl.meetsItself(i, j) {
				continue
			}
			var id string
			err := dialect.Scan(ctx, s, sqlgen.Clash(pl.D, col, other, pl.Move), &id)
			if errors.Is(err, sql.ErrNoRows) {
				continue
			}
			if err != nil {
				return err
			}
			own := ""
			if other.Undeclared {
				own = fmt.Sprintf(", or, where an earlier run left that column out, rewrite it by a run of "+
					"its own (%s)", NameOf(other).ownRunFlags())
			}
			return refusal("the id %s of %s is what an id of %s would become: two ids would be one; "+
				"correct one of them first%s", check.Readable(id), NameOf(col), NameOf(other), own)
		}
	}
	return nil
}

// meetsItself reports whether an undo can make an id twice where it may stand once: in the same
// column, with a unique index. In others an id of before is the one that comes back.
func (pl AttachedPlan) meetsItself(at, other int) bool {
	return at == other && pl.Columns[at].Unique
}

// repeats reports whether each id of a column stands in an earlier one of the class too: a foreign
// key says so, and no row is without a parent.
func (pl AttachedPlan) repeats(at int) bool {
	col := pl.Class.Columns[at]
	for i, k := range pl.Class.Keys {
		if i >= len(pl.Orphans) || pl.Orphans[i] > 0 || len(k.Columns) != 1 || k.Child != col.Ref ||
			k.Columns[0].Child != col.Name {
			continue
		}
		if slices.ContainsFunc(pl.Class.Columns[:at], func(c sqlgen.Column) bool {
			return c.Ref == k.Parent && c.Name == k.Columns[0].Parent && c.Only == (sqlgen.Only{})
		}) {
			return true
		}
	}
	return false
}

// computedClash is findClash where no SQL turns an id back. It holds the ids of the class in
// memory, sixteen bytes each.
func (pl AttachedPlan) computedClash(ctx context.Context, q dialect.Querier, all bool) error {
	hasImages := func(c Column) bool { return c.Reading.Images > 0 }
	if !all && !slices.ContainsFunc(pl.Columns, hasImages) {
		return nil
	}
	type pair struct {
		at            int
		image, source [16]byte
	}
	ids := make([]check.Set, len(pl.Columns)) // of an undo by columns, else of the class
	var pairs []pair
	err := check.Each(ctx, q, pl.D, pl.Class, func(at int, id [16]byte, _ string) {
		if pl.Undo && !pl.meetsItself(at, at) {
			return
		}
		ids[pl.among(at)].Add(id)
		if source, ok := pl.Move.T.Inverse().Apply(id); ok && source != id {
			pairs = append(pairs, pair{at, id, source})
		}
	})
	if err != nil {
		return err
	}
	for i := range ids {
		ids[i].Sort()
	}
	for _, p := range pairs {
		if ids[pl.among(p.at)].Has(p.source) {
			return refusal("the id %v of %s is what the id %v would become: two ids would be one; correct "+
				"one of them first", sqltype.UUID(p.image), NameOf(pl.Class.Columns[p.at]),
				sqltype.UUID(p.source))
		}
	}
	return nil
}

// among is the number of the set in which an id of a column would be another one's double.
func (pl AttachedPlan) among(at int) int {
	if pl.Undo {
		return at
	}
	return 0
}

// findBrokenLink looks for a link between an id that the rewrite applies to and a value that it
// does not.
func (pl AttachedPlan) findBrokenLink(ctx context.Context, q dialect.Querier) (*brokenLink, error) {
	hasNoUUID := func(c Column) bool { return c.Counts.NoUUID > 0 }
	if pl.ToMove == 0 || !slices.ContainsFunc(pl.Columns, hasNoUUID) {
		return nil, nil
	}
	for _, pair := range links(pl.Class) {
		t := brokenLink{child: pl.Class.Columns[pair[0]], parent: pl.Class.Columns[pair[1]]}
		err := dialect.Scan(ctx, q, sqlgen.BrokenLink(pl.D, t.child, t.parent, pl.Mover.T.From()),
			&t.childValue, &t.parentValue)
		if err == nil {
			return &t, nil
		}
		if !errors.Is(err, sql.ErrNoRows) {
			return nil, fmt.Errorf("looking for links that %s would break: %w", SkipOnMismatch, err)
		}
	}
	return nil, nil
}

// findAbsent looks for columns that are kept to rows that do not exist.
func (pl AttachedPlan) findAbsent(ctx context.Context, s *dialect.Session) error {
	pl.absent = map[int][]string{}
	for i, col := range pl.Class.Columns {
		if col.Only.Column == "" {
			continue
		}
		var n int64
		err := dialect.Scan(ctx, s, sqlgen.Among(pl.D, col), &n)
		if err != nil {
			return fmt.Errorf("counting the rows of %s: %w", NameOf(col), err)
		}
		if n > 0 {
			continue
		}
		pl.absent[i], err = dialect.Names(ctx, s, sqlgen.Kinds(pl.D, col, col.Only))
		if err != nil {
			return err
		}
	}
	return nil
}
