package plan

import (
	"fmt"
	"maps"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// fits refuses a rewrite of ids whose images a table would not take: a CHECK
// constraint of it, of its partitions or of a domain says no, there is no
// partition for them, or an index is unique over a part of them. It also refuses what others would
// lose by it.
func (pl *Plan) fits(unfit []dialect.Unfit) {
	pl.alone()
	pl.spreads()
	for _, u := range unfit {
		at := ColumnName{Schema: u.Schema, Table: u.Table, Column: u.Column}
		if u.Index != "" {
			pl.clashes(u, at)
			continue
		}
		if u.Failed != nil && u.Check == "" {
			pl.warn("whether there is a partition of table %q for every new id of %s could not "+
				"be tried: %v; the run stops at the first id without one", u.Table, at, u.Failed)
			continue
		}
		if u.Failed != nil {
			pl.warn("the CHECK constraint %q of table %q could not be tried with the new ids of %s: "+
				"%v; the run stops at the first id that it refuses", u.Check, u.Table, at, u.Failed)
			continue
		}
		example := ""
		if u.ID != "" {
			example = fmt.Sprintf(" %s, which %s would become", check.Readable(u.Image),
				check.Readable(u.ID))
		}
		if u.Check == "" {
			pl.refused = append(pl.refused, refusal("no partition of table %q takes the new id%s in %s; "+
				"nothing was changed; make a partition for the new ids%s, or one for all others (DEFAULT; on "+
				"MySQL and MariaDB by RANGE: LESS THAN MAXVALUE)", u.Table, example, at, pl.firstDigits()))
			continue
		}
		pl.refused = append(pl.refused, refusal("the CHECK constraint %q of table %q does not take the "+
			"new id%s in %s; nothing was changed; drop the constraint, or change it so that it takes old "+
			"and new ids, and do this again", u.Check, u.Table, example, at))
	}
}

// clashes refuses new ids that have a part in common, of which an index is unique.
func (pl *Plan) clashes(u dialect.Unfit, at ColumnName) {
	what := fmt.Sprintf("the unique index %q of table %q is over a part of %s", u.Index, u.Table, at)
	if u.Failed != nil {
		pl.warn("%s, and could not be tried with the new ids: %v; the run stops at the first id "+
			"whose part is there already", what, u.Failed)
		return
	}
	example := ""
	if u.ID != "" {
		example = fmt.Sprintf(" of two ids, as of %s and %s", check.Readable(u.ID),
			check.Readable(u.Other))
	}
	pl.refused = append(pl.refused, refusal("%s, and the rewrite makes the parts%s the same; nothing "+
		"was changed; drop the index, or make it over the whole id, and do this again", what, example))
}

// spreads warns of new ids that begin with their time. It does so where the server places rows
// by ranges of the key.
func (pl *Plan) spreads() {
	if tables := pl.Schema.Ranged; len(tables) > 0 && pl.ToMove > 0 && pl.Rewrite.timeFirst() {
		pl.warn("the server places the rows of %s by ranges of this key, and the new ids begin with "+
			"the time that they carry: all new rows go to the last range; keep version 1 or 4 in "+
			"network order there, or make new keys that spread (docs/explain/which-key.md)",
			strings.Join(tables, ", "))
	}
}

// alone refuses to update tables that something outside of the class uses.
func (pl *Plan) alone() {
	if pl.ToMove == 0 {
		return
	}
	if why := pl.Schema.Outside; why != "" {
		pl.refused = append(pl.refused, refusal("%s; nothing was changed", why))
	}
	for _, what := range pl.Schema.Warnings {
		pl.warn("%s", what)
	}
	if pl.Copy == nil { // a copy has refused any
		pl.Publications = pl.Schema.Publications
		for _, what := range pl.Publications {
			pl.warn("%s", what)
		}
	}
}

// firstDigits says where the images of the ids that were met lie.
func (pl *Plan) firstDigits() string {
	low, high := "", ""
	for _, c := range pl.Columns {
		for _, id := range c.Found.Met {
			image, ok := pl.Look.T.Apply(id)
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
func (pl *Plan) refreshes() {
	if pl.ToMove == 0 {
		return
	}
	if pl.Refresh = pl.Schema.Materialised; len(pl.Refresh) > 0 {
		pl.warn("materialised views keep the ids as they are now until they are refreshed, which "+
			"the run leaves to you: %s", strings.Join(pl.Refresh, "; "))
	}
}

// lacks warns of privileges that the run needs and this role has not. A plan needs
// none but to read; Check of package migrate refuses the run.
func (pl *Plan) lacks() {
	if pl.Lacking = run.Lacking(pl.Schema.Lacks); pl.Lacking != nil {
		pl.warn("%v", pl.Lacking)
	}
}

// warnOfMakers warns of what goes on making ids that the rewrite applies to.
func (pl *Plan) warnOfMakers() {
	s := pl.Schema
	from := pl.Look.T.From()
	for _, ref := range pl.Class.Refs() {
		if why := s.Unsourced[ref]; why != "" {
			pl.warn("defaults, triggers and routines that make ids in table %q could not be looked "+
				"for: %s", ref.Table, why)
		}
		for _, src := range s.Sources[ref] {
			made, named := src.Makes(s.Makers, ref.Table)
			if src.Table == "" && !named {
				continue
			}
			at := slices.IndexFunc(pl.Class.Columns, func(c sqlgen.Column) bool {
				return c.Ref == ref && c.Name == src.Column
			})
			if src.Column != "" && at < 0 {
				continue
			}
			for _, m := range made {
				if !from.Match(m.ID) {
					continue
				}
				what := fmt.Sprintf("%s calls %s, which makes ids of version %d; where they come "+
					"into these columns, it will go on doing so: change it before, or such ids come "+
					"again", src.What, m.Call, m.Version)
				if at >= 0 && strings.HasPrefix(src.What, "the default of column") {
					what = fmt.Sprintf("the default of %s makes ids of version %d by %s, and will go "+
						"on doing so: change it before, or such ids come again",
						NameOf(pl.Class.Columns[at]), m.Version, m.Call)
				}
				if !slices.Contains(pl.Makers, what) {
					pl.Makers = append(pl.Makers, what)
					pl.warn("%s", what)
				}
			}
		}
	}
}

// stray warns of ids that stand in no other table of the class. It refuses those that the
// run would cut off from a table that was not named.
func (pl *Plan) stray(f found) {
	pl.StrayIDs = f.strays
	for _, link := range slices.Sorted(maps.Keys(f.strays)) {
		if n := f.strays[link]; n > 0 && (pl.Undo || pl.Ask.AllowOrphans) {
			pl.warn("%d ids of %s stand in no other table of the class; they are rewritten like the "+
				"others", n, link)
		}
	}
	for _, link := range slices.Sorted(maps.Keys(f.moving)) {
		if n := f.moving[link]; n > 0 {
			pl.refused = append(pl.refused, refusal("%d ids of %s of %s stand in no other table of the "+
				"class: rewritten, they would lose their link to a table that was not named; name its column "+
				"with %w too, keep this one to the rows of the class where a column tells them (%w "+
				"'TABLE.COLUMN[OTHER=VALUE]'), or pass %w if they belong to nothing", n, pl.Move.T.About(),
				link, hint.Also, hint.Also, hint.AllowOrphans))
		}
	}
}
