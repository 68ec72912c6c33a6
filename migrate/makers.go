package migrate

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// warnOfMakers warns of what goes on making ids that the rewrite applies to.
func (pl *Plan) warnOfMakers(ctx context.Context, s *dialect.Session) error {
	d, ok := pl.d.(dialect.Maker)
	from := pl.look.T.From()
	if !ok || from.Version == 0 && len(from.In) == 0 {
		return nil // a change of type takes any id
	}
	for _, ref := range pl.class.Refs() {
		list, err := d.Sources(ctx, s, ref)
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err != nil { // not for this role
			pl.warn("defaults, triggers and routines that make ids in table %q could not be looked for: %v", ref.Table, err)
			continue
		}
		for _, src := range list {
			made, named := src.Makes(d, ref.Table)
			if src.Table == "" && !named {
				continue
			}
			at := slices.IndexFunc(pl.class.Columns, func(c sqlgen.Column) bool { return c.Ref == ref && c.Name == src.Column })
			if src.Column != "" && at < 0 {
				continue
			}
			for _, m := range made {
				if !from.Match(m.ID) {
					continue
				}
				what := fmt.Sprintf("%s calls %s, which makes ids of version %d; where they come into these columns, it will go on doing so: change it before, or such ids come again", src.What, m.Call, m.Version)
				if at >= 0 && strings.HasPrefix(src.What, "the default of column") {
					what = fmt.Sprintf("the default of %s makes ids of version %d by %s, and will go on doing so: change it before, or such ids come again", columnName(pl.class.Columns[at]), m.Version, m.Call)
				}
				if !slices.Contains(pl.Makers, what) {
					pl.Makers = append(pl.Makers, what)
					pl.warn("%s", what)
				}
			}
		}
	}
	return nil
}
