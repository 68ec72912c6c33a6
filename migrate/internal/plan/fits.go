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

// fits refuses images that a table would not take, and what others would lose by the rewrite.
func (pl *Plan) fits() {
	if pl.ToMove > 0 {
		pl.alone()
	}
	for _, u := range pl.unfit {
		at := ColumnName{Schema: u.Schema, Table: u.Table, Column: u.Column}
		part := fmt.Sprintf("the unique index %q of table %q is over a part of %s", u.Index, u.Table, at)
		example, both := "", ""
		if u.ID != "" {
			id := check.Readable(u.ID)
			example = fmt.Sprintf(" %s, which %s would become", check.Readable(u.Image), id)
			both = fmt.Sprintf(" of two ids, as of %s and %s", id, check.Readable(u.Other))
		}
		switch {
		case u.Index != "" && u.Failed != nil:
			pl.warn("%s, and could not be tried with the new ids: %v; the run stops at the first id "+
				"whose part is there already", part, u.Failed)
		case u.Index != "":
			pl.reject("%s, and the rewrite makes the parts%s the same; nothing was changed; drop the "+
				"index, or make it over the whole id, and do this again", part, both)
		case u.Check == "" && u.Failed != nil:
			pl.warn("whether there is a partition of table %q for every new id of %s could not "+
				"be tried: %v; the run stops at the first id without one", u.Table, at, u.Failed)
		case u.Check == "":
			pl.reject("no partition of table %q takes the new id%s in %s; nothing was changed; make a "+
				"partition for the new ids%s, or one for all others (DEFAULT; on MySQL and MariaDB by "+
				"RANGE: LESS THAN MAXVALUE)", u.Table, example, at, pl.firstDigits())
		case u.Failed != nil:
			pl.warn("the CHECK constraint %q of table %q could not be tried with the new ids of %s: "+
				"%v; the run stops at the first id that it refuses", u.Check, u.Table, at, u.Failed)
		default:
			pl.reject("the CHECK constraint %q of table %q does not take the new id%s in %s; nothing was "+
				"changed; drop the constraint, or change it so that it takes old and new ids, and do this "+
				"again", u.Check, u.Table, example, at)
		}
	}
}

// alone refuses to update tables that something outside of the class uses. It warns of what the
// server makes of new ids.
func (pl *Plan) alone() {
	if why := pl.Schema.Outside; why != "" {
		pl.reject("%s; nothing was changed", why)
	}
	pl.Warnings = append(pl.Warnings, pl.Schema.Warnings...)
	if pl.Copy == nil { // a copy has refused any
		pl.Publications = pl.Schema.Publications
		pl.Warnings = append(pl.Warnings, pl.Publications...)
	}
	if tables := pl.Schema.Ranged; len(tables) > 0 && pl.Rewrite.timeFirst() {
		pl.warn("the server places the rows of %s by ranges of this key, and the new ids begin with "+
			"the time that they carry: all new rows go to the last range; keep version 1 or 4 in "+
			"network order there, or make new keys that spread (docs/explain/which-key.md)",
			strings.Join(tables, ", "))
	}
}

// firstDigits says where the images of the ids that were met lie.
func (pl *Plan) firstDigits() string {
	var digits []string
	for _, c := range pl.Columns {
		for _, id := range c.Found.Met {
			if image, ok := pl.Look.T.Apply(id); ok {
				digits = append(digits, fmt.Sprintf("%x", image[:1]))
			}
		}
	}
	if len(digits) == 0 {
		return ""
	}
	low, high := slices.Min(digits), slices.Max(digits)
	if low != high {
		low += " to " + high
	}
	return fmt.Sprintf(" (those that were looked at begin with %s)", low)
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
	for _, ref := range pl.Class.Refs() {
		if why := pl.Schema.Unsourced[ref]; why != "" {
			pl.warn("defaults, triggers and routines that make ids in table %q could not be looked "+
				"for: %s", ref.Table, why)
		}
		for _, src := range pl.Schema.Sources[ref] {
			pl.warnOfMaker(ref, src)
		}
	}
}

// warnOfMaker warns of what one source makes for a table.
func (pl *Plan) warnOfMaker(ref sqlgen.Ref, src dialect.Source) {
	made, named := src.Makes(pl.Schema.Makers, ref.Table)
	at := slices.IndexFunc(pl.Class.Columns, func(c sqlgen.Column) bool {
		return c.Ref == ref && c.Name == src.Column
	})
	if src.Table == "" && !named || src.Column != "" && at < 0 {
		return
	}
	for _, m := range made {
		what := fmt.Sprintf("%s calls %s, which makes ids of version %d; where they come "+
			"into these columns, it will go on doing so: change it before, or such ids come "+
			"again", src.What, m.Call, m.Version)
		if at >= 0 && strings.HasPrefix(src.What, "the default of column") {
			what = fmt.Sprintf("the default of %s makes ids of version %d by %s, and will go "+
				"on doing so: change it before, or such ids come again",
				NameOf(pl.Class.Columns[at]), m.Version, m.Call)
		}
		if pl.Look.T.From().Match(m.ID) && !slices.Contains(pl.Makers, what) {
			pl.Makers = append(pl.Makers, what)
			pl.warn("%s", what)
		}
	}
}

// stray warns of ids that stand in no other table of the class. It refuses those that the
// run would cut off from a table that was not named.
func (pl *Plan) stray() {
	for _, link := range slices.Sorted(maps.Keys(pl.StrayIDs)) {
		if n := pl.StrayIDs[link]; n > 0 && (pl.Undo || pl.Ask.AllowOrphans) {
			pl.warn("%d ids of %s stand in no other table of the class; they are rewritten like the "+
				"others", n, link)
		}
	}
	for _, link := range slices.Sorted(maps.Keys(pl.moving)) {
		if n := pl.moving[link]; n > 0 {
			pl.reject("%d ids of %s of %s stand in no other table of the class: rewritten, they would "+
				"lose their link to a table that was not named; name its column with %w too, keep this one to "+
				"the rows of the class where a column tells them (%w 'TABLE.COLUMN[OTHER=VALUE]'), or pass "+
				"%w if they belong to nothing", n, pl.Move.T.About(), link, hint.Also, hint.Also,
				hint.AllowOrphans)
		}
	}
}
