package migrate

import (
	"cmp"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
)

// binary returns the form and the type that text-to-binary gives.
func (p *Planner) binary(c dialect.Copier, pl *Plan) (*dialect.Form, string, error) {
	to, typ := c.Binary()
	if p.cfg.BinaryType != "" {
		choose, ok := c.(dialect.BinaryChooser)
		if !ok {
			return nil, "", fmt.Errorf("%w: BinaryType (--type) is for SQL Server: on %s text becomes %s", ErrConfig, p.d.Profile().Name(), typ)
		}
		if to, typ, ok = choose.BinaryAs(p.cfg.BinaryType); !ok {
			return nil, "", fmt.Errorf("%w: BinaryType (--type) is %q, want binary(16) or uniqueidentifier", ErrConfig, p.cfg.BinaryType)
		}
		pl.copy.Notes = map[string]string{dialect.NoteType: typ}
	}
	if pl.Resumes {
		if was := pl.run.Before.Copy.Notes[dialect.NoteType]; was != pl.copy.Notes[dialect.NoteType] {
			return nil, "", fmt.Errorf("%w: run %d is under way with another type (%s); give that, or undo it first", ErrRefused, pl.run.ID, cmp.Or(was, "the default"))
		}
	}
	from, image := pl.Rewrite.t.From().Version, pl.Rewrite.t.To().Version
	if why := to.Unaged(); why != "" && image >= 6 && from < 6 {
		return nil, "", fmt.Errorf("%w: %v makes ids that sort by time, and BinaryType (--type) is %s: %s; leave it out, and the columns become binary(16)", ErrRefused, pl.Rewrite, typ, why)
	}
	return to, typ, nil
}

// warnUnaged tells of ids that sort by time and would not any more.
func (pl *Plan) warnUnaged(typ, why string) {
	for _, c := range pl.Columns {
		if n := c.Counts.Versions[6] + c.Counts.Versions[7]; n > 0 {
			pl.warn("%d ids of %s are of version 6 or 7 and would not sort by time in %s: %s", n, c.Column, typ, why)
		}
	}
}
