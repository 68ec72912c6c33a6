package migrate

import (
	"context"
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// fits refuses a rewrite of ids whose images a table would not take: a CHECK
// constraint of it, of its partitions or of a domain says no, or there is no
// partition for them. It also refuses what others would lose by it.
func (pl *Plan) fits(ctx context.Context, s *dialect.Session) error {
	if err := pl.alone(ctx, s); err != nil {
		return err
	}
	if err := pl.spreads(ctx, s); err != nil {
		return err
	}
	c, ok := pl.d.(dialect.Checker)
	if !ok || pl.ToMove == 0 || pl.Rewrite.kind != "" {
		return nil
	}
	if pl.look.T.Computed() { // no SQL makes the images
		pl.warn("the CHECK constraints and partitions of the tables were not tried with the new ids; the run stops at the first id that one refuses")
		return nil
	}
	list, err := c.Unfit(ctx, s, pl.class, sqlgen.Move{T: pl.look.T}, pl.copy != nil)
	if err != nil {
		return fmt.Errorf("trying the new ids with the CHECK constraints of the tables: %w", err)
	}
	for _, u := range list {
		at := ColumnName{Schema: u.Schema, Table: u.Table, Column: u.Column}
		if u.Failed != nil && u.Check == "" {
			pl.warn("whether there is a partition of table %q for every new id of %s could not be tried: %v; the run stops at the first id without one", u.Table, at, u.Failed)
			continue
		}
		if u.Failed != nil {
			pl.warn("the CHECK constraint %q of table %q could not be tried with the new ids of %s: %v; the run stops at the first id that it refuses", u.Check, u.Table, at, u.Failed)
			continue
		}
		example := ""
		if u.ID != "" {
			example = fmt.Sprintf(" %s, which %s would become", readable(u.Image), readable(u.ID))
		}
		if u.Check == "" {
			return fmt.Errorf("%w: no partition of table %q takes the new id%s in %s; nothing was changed; make a partition for the new ids%s, or one for all others (DEFAULT; on MySQL and MariaDB by RANGE: LESS THAN MAXVALUE)",
				ErrRefused, u.Table, example, at, pl.firstDigits())
		}
		return fmt.Errorf("%w: the CHECK constraint %q of table %q does not take the new id%s in %s; nothing was changed; drop the constraint, or change it so that it takes old and new ids, and do this again",
			ErrRefused, u.Check, u.Table, example, at)
	}
	return nil
}

// spreads warns of a new id that begins with its time where the server places rows by
// ranges of the key.
func (pl *Plan) spreads(ctx context.Context, s *dialect.Session) error {
	if s.Ranged == nil || pl.ToMove == 0 || !pl.Rewrite.timeFirst() {
		return nil
	}
	tables, err := s.Ranged(ctx, pl.class)
	if err != nil {
		return fmt.Errorf("looking how the rows of the tables are placed: %w", err)
	}
	if len(tables) > 0 {
		pl.warn("the server places the rows of %s by ranges of this key, and the new ids begin with the time that they carry: all new rows go to the last range; "+
			"keep version 1 or 4 in network order there, or make new keys that spread (docs/explain/which-key.md)", strings.Join(tables, ", "))
	}
	return nil
}

// alone refuses to update tables that something outside of the class goes by.
func (pl *Plan) alone(ctx context.Context, s *dialect.Session) error {
	d, ok := pl.d.(dialect.Surveyor)
	if !ok || pl.ToMove == 0 {
		return nil
	}
	why, err := d.Outside(ctx, s, pl.class, pl.copy != nil)
	if err != nil {
		return fmt.Errorf("looking at what goes by the tables: %w", err)
	}
	if why != "" {
		return fmt.Errorf("%w: %s; nothing was changed", ErrRefused, why)
	}
	if p, ok := pl.d.(dialect.Publisher); ok && pl.copy == nil { // a copy has refused any
		if pl.Publications, err = p.Publications(ctx, s, pl.class); err != nil {
			return fmt.Errorf("looking at the publications: %w", err)
		}
		for _, what := range pl.Publications {
			pl.warn("%s", what)
		}
	}
	return nil
}

// firstDigits says where the images of the ids that were met lie.
func (pl *Plan) firstDigits() string {
	low, high := "", ""
	for _, c := range pl.Columns {
		for _, id := range c.found.Met {
			image, ok := pl.look.T.Apply(id)
			if !ok {
				continue
			}
			text := fmt.Sprintf("%x", image[:1])
			if low == "" || strings.Compare(text, low) < 0 {
				low = text
			}
			if strings.Compare(text, high) > 0 {
				high = text
			}
		}
	}
	switch {
	case low == "":
		return ""
	case low == high:
		return fmt.Sprintf(" (those that were looked at begin with %s)", low)
	}
	return fmt.Sprintf(" (those that were looked at begin with %s to %s)", low, high)
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
