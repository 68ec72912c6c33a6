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
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/sqltype"
)

// inspect reads every value of the class once: it counts them, finds the sum
// that they should come to, and looks for orphans.
func (pl *Plan) inspect(ctx context.Context, s *dialect.Session) error {
	if err := pl.trial(ctx, s); err != nil {
		return err
	}
	err := pl.read(ctx, s)
	if err != nil {
		return err
	}
	if pl.orphans, err = check.Orphans(ctx, s, pl.d, pl.class.Keys); err != nil {
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
	if err := errors.Join(pl.refreshes(ctx, s), pl.kinds(ctx, s)); err != nil {
		return err
	}
	return pl.links(ctx, s)
}

// read counts the ids of each column of the class, and those that the move is about.
func (pl *Plan) read(ctx context.Context, s *dialect.Session) error {
	pl.ToMove = 0
	start := time.Now()
	for i, col := range pl.class.Columns {
		found, err := check.Read(ctx, s, pl.d, col, pl.look, false)
		if err != nil {
			return fmt.Errorf("reading %s: %w", columnName(col), err)
		}
		c := &pl.Columns[i]
		c.found, c.Counts, c.ToMove = found, Counts(found.Counts), found.Moves
		pl.ToMove += found.Moves
	}
	pl.readTime = time.Since(start)
	return nil
}

// trial lets the engine evaluate the guard and the conversion on values whose
// image is known here, before anything is written with them.
func (pl *Plan) trial(ctx context.Context, s *dialect.Session) error {
	for _, f := range pl.class.Forms() {
		if err := pl.try(ctx, s, f); err != nil {
			return err
		}
	}
	return nil
}

func (pl *Plan) try(ctx context.Context, s *dialect.Session, f *sqlgen.Form) error {
	t := pl.move.T
	for _, base := range []sqltype.UUID{
		{}, sqltype.Max(), sqltype.NewV4(), sqltype.NewV4(), sqltype.NewV4(), sqltype.NewV4(),
		{0x01, 0x23, 0x45, 0x67, 0x89, 0xab, 0xcd, 0xef, 0xfe, 0xdc, 0xba, 0x98, 0x76, 0x54, 0x32, 0x10},
	} {
		for _, p := range []transform.Pattern{t.From(), t.To(), {Version: 4}} {
			id := sqltype.UUID(p.Sample(base))
			if !f.Holds(t, id) {
				continue
			}
			st, err := sqlgen.Trial(pl.d, f, t, id)
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
				want = sql.NullString{String: f.Text(image), Valid: true}
			}
			if t.Computed() { // no SQL writes its images
				got = want
			}
			if got.Valid != want.Valid || !strings.EqualFold(got.String, want.String) || (picked == 1) != t.From().Match(id) {
				return fmt.Errorf("%w: this server turns %v into %q where %q is right; please report it with the server's version", ErrRefused, id, got.String, want.String)
			}
		}
	}
	return nil
}

// clashes refuses a rewrite that would make two ids into one. Without late it asks
// about columns in which images were counted.
func (pl *Plan) clashes(ctx context.Context, s *dialect.Session, late bool) error {
	if pl.move.T.Computed() {
		return pl.computedClashes(ctx, s, late)
	}
	for i, col := range pl.class.Columns {
		if pl.Columns[i].found.Images == 0 && !late {
			continue
		}
		for _, other := range pl.class.Columns {
			st, err := sqlgen.Clash(pl.d, col, other, pl.move)
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

// computedClashes is clashes where no SQL turns an id back. It holds the ids of the class in memory,
// sixteen bytes each.
func (pl *Plan) computedClashes(ctx context.Context, q dialect.Querier, late bool) error {
	if !late && !slices.ContainsFunc(pl.Columns, func(c PlanColumn) bool { return c.found.Images > 0 }) {
		return nil
	}
	type pair struct {
		at            int
		image, source [16]byte
	}
	var all check.Set
	var pairs []pair
	err := pl.collect(ctx, q, func(at int, id [16]byte, _ string) {
		all.Add(id)
		if source, ok := pl.move.T.Inverse().Apply(id); ok && source != id {
			pairs = append(pairs, pair{at, id, source})
		}
	})
	all.Sort()
	for _, p := range pairs {
		if err == nil && all.Has(p.source) {
			err = fmt.Errorf("%w: the id %v of %s is what the id %v would become: two ids would be one; correct one of them first",
				ErrRefused, sqltype.UUID(p.image), columnName(pl.class.Columns[p.at]), sqltype.UUID(p.source))
		}
	}
	return err
}

// refuseTorn refuses to skip what is no id and yet is linked to one: text with a blank at its
// end equals the same without, under most collations, and would be left behind.
func (pl *Plan) refuseTorn(ctx context.Context, s *dialect.Session) error {
	malformed := false
	cols := map[columnRef]sqlgen.Column{}
	for i, col := range pl.class.Columns {
		cols[refOf(col)] = col
		malformed = malformed || pl.Columns[i].Counts.NoUUID > 0
	}
	if !malformed || pl.ToMove == 0 {
		return nil
	}
	for _, k := range pl.class.Keys {
		for _, p := range k.Columns {
			c, r := pairOf(k, p)
			child, isChild := cols[c]
			parent, isParent := cols[r]
			if !isChild || !isParent {
				continue
			}
			st, err := sqlgen.Torn(pl.d, child, parent, pl.look.T.From())
			if err != nil {
				return err
			}
			var value, referred string
			err = s.QueryRowContext(ctx, st.SQL, st.Args...).Scan(&value, &referred)
			if errors.Is(err, sql.ErrNoRows) {
				continue
			}
			if err != nil {
				return fmt.Errorf("looking for links that %s would break: %w", skipOnMismatch, err)
			}
			return fmt.Errorf("%w: %q of %s refers to %q of %s, and only one of them is an id that the rewrite applies to: to skip the other would break the link; correct it first",
				ErrRefused, value, columnName(child), referred, columnName(parent))
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
