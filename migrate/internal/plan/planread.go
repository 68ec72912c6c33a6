package plan

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/sqltype"
)

// trial lets the engine evaluate the guard and the conversion on values of known
// image. It does so before anything is written with them.
func (pl Attached) trial(ctx context.Context, s *dialect.Session) error {
	for _, f := range pl.Class.Forms() {
		if err := pl.try(ctx, s, f); err != nil {
			return err
		}
	}
	return nil
}

func (pl Attached) try(ctx context.Context, s *dialect.Session, f *sqlgen.Form) error {
	t := pl.Move.T
	for _, base := range []sqltype.UUID{
		{}, sqltype.Max(), sqltype.NewV4(), sqltype.NewV4(), sqltype.NewV4(), sqltype.NewV4(),
		{0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef, 0xfe, 0xdc, 0xba, 0x98, 0x76, 0x54, 0x32, 0x10},
	} {
		for _, p := range []transform.Pattern{t.From(), t.To(), {Version: 4}} {
			id := sqltype.UUID(p.Sample(base))
			if !f.Holds(t, id) {
				continue
			}
			var picked int
			var got sql.NullString
			err := dialect.Scan(ctx, s, sqlgen.Trial(pl.D, f, t, id), &picked, &got)
			if err != nil {
				return fmt.Errorf("trying the conversion: %w", err)
			}
			want := sql.NullString{}
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
		}
	}
	return nil
}

// Clash refuses a rewrite that would make two ids into one.
func (pl Attached) Clash(ctx context.Context, s *dialect.Session) error {
	return pl.clash(ctx, s, func(int) bool { return true })
}

// clash asks about the columns, by their places in the class, that may hold images.
func (pl Attached) clash(ctx context.Context, s *dialect.Session, may func(at int) bool) error {
	switch {
	case pl.Retypes():
		return pl.collisions(ctx, s)
	case pl.Move.T.Computed():
		return pl.computedClashes(ctx, s, may)
	}
	for i, col := range pl.Class.Columns {
		if !may(i) {
			continue
		}
		for _, other := range pl.Class.Columns {
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
					"its own (%s)", NameOf(other).alone())
			}
			return refusal("the id %s of %s is what an id of %s would become: two ids would be one; "+
				"correct one of them first%s", check.Readable(id), NameOf(col), NameOf(other), own)
		}
	}
	return nil
}

// computedClashes is clash where no SQL turns an id back. It holds the ids of the class in
// memory, sixteen bytes each.
func (pl Attached) computedClashes(ctx context.Context, q dialect.Querier,
	may func(at int) bool) error {
	any := false
	for i := range pl.Class.Columns {
		any = any || may(i)
	}
	if !any {
		return nil
	}
	type pair struct {
		at            int
		image, source [16]byte
	}
	var all check.Set
	var pairs []pair
	err := check.Each(ctx, q, pl.D, pl.Class, func(at int, id [16]byte, _ string) {
		all.Add(id)
		if source, ok := pl.Move.T.Inverse().Apply(id); ok && source != id {
			pairs = append(pairs, pair{at, id, source})
		}
	})
	all.Sort()
	for _, p := range pairs {
		if err == nil && all.Has(p.source) {
			err = refusal("the id %v of %s is what the id %v would become: two ids would be one; correct "+
				"one of them first", sqltype.UUID(p.image), NameOf(pl.Class.Columns[p.at]),
				sqltype.UUID(p.source))
		}
	}
	return err
}

// findTorn looks for a link between an id that the rewrite applies to and a value that it does not.
func (pl Attached) findTorn(ctx context.Context, q dialect.Querier, f found) (*torn, error) {
	malformed, moves := false, false
	cols := map[sqlgen.ColumnRef]sqlgen.Column{}
	for i, col := range pl.Class.Columns {
		cols[sqlgen.RefOf(col)] = col
		malformed = malformed || f.counts[i].NoUUID > 0
		moves = moves || f.counts[i].Moves > 0
	}
	if !malformed || !moves {
		return nil, nil
	}
	for _, k := range pl.Class.Keys {
		for _, p := range k.Columns {
			c, r := sqlgen.PairOf(k, p)
			child, isChild := cols[c]
			parent, isParent := cols[r]
			if !isChild || !isParent {
				continue
			}
			t := torn{child: child, parent: parent}
			err := dialect.Scan(ctx, q, sqlgen.Torn(pl.D, child, parent, pl.Look.T.From()),
				&t.value, &t.referred)
			if errors.Is(err, sql.ErrNoRows) {
				continue
			}
			if err != nil {
				return nil, fmt.Errorf("looking for links that %s would break: %w", SkipOnMismatch, err)
			}
			return &t, nil
		}
	}
	return nil, nil
}

// copier is the engine as one that copies tables.
func (pl Attached) copier() (shadow.Copier, error) {
	c, ok := pl.D.(shadow.Copier)
	if !ok {
		return nil, noCopies(pl.D.Profile().Name())
	}
	return c, nil
}

// collisions refuses texts that differ and name one id.
func (pl Attached) collisions(ctx context.Context, s *dialect.Session) error {
	if pl.Rewrite == (Rewrite{transform.Same, binaryToText}) {
		return nil
	}
	for i, col := range pl.Class.Columns {
		if i > 0 && !col.Referenced {
			continue
		}
		for _, t := range pl.Copy.Tables {
			for _, c := range t.Columns {
				if t.Ref != col.Ref || c.Name != col.Name {
					continue
				}
				var one, other string
				err := dialect.Scan(ctx, s, shadow.Collision(pl.D, t, c), &one, &other)
				if err == nil {
					a, b := check.Readable(one), check.Readable(other)
					if a == b { // two texts of one id: only as they stand do they differ
						a, b = one, other
					}
					return refusal("%s has %q and %q, which are one id after %v: two rows would become one; "+
						"correct one of them first", NameOf(col), a, b, pl.Rewrite)
				}
				if !errors.Is(err, sql.ErrNoRows) {
					return err
				}
			}
		}
	}
	return nil
}

// kinds looks for columns that are kept to rows of which there are none.
func (pl Attached) kinds(ctx context.Context, s *dialect.Session, f *found) error {
	f.absent = map[int][]string{}
	for i, col := range pl.Class.Columns {
		if col.Only.Column == "" || pl.Undo {
			continue
		}
		var n int64
		if err := dialect.Scan(ctx, s, sqlgen.Among(pl.D, col), &n); err != nil {
			return fmt.Errorf("counting the rows of %s: %w", NameOf(col), err)
		}
		if n > 0 {
			continue
		}
		var err error
		f.absent[i], err = dialect.Names(ctx, s, sqlgen.Kinds(pl.D, col, col.Only))
		if err != nil {
			return err
		}
	}
	return nil
}

// common counts the ids of a later run that stand where the undo would take one back.
func (pl Attached) common(ctx context.Context, s *dialect.Session, later state.Run) (n int64,
	err error) {
	rewrite, err := ParseRewrite(later.Rewrite)
	if err != nil {
		return 0, nil // of another release, which refuses it
	}
	err = pl.Store().Entries(ctx, s, later.ID, func(e state.Entry) error {
		for _, id := range e.IDs {
			if e.Todo == (later.Status == state.Undoing) {
				id, _ = rewrite.t.Apply(id)
			}
			if pl.Look.List.Has(id) {
				n++
			}
		}
		return nil
	})
	return n, err
}
