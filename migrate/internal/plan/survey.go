package plan

import (
	"errors"
	"slices"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// A Survey is a catalogue that was read whole, and the runs that are recorded. Plans are refused
// from it without the server.
type Survey struct {
	Schema *dialect.Schema
	runs   []state.Run
	reader twin.Reader // nil: the engine changes no types
}

// IsOurs reports whether a run has made a table for itself.
func IsOurs(table string) bool { return ours().MatchString(table) }

// Refusal says why a plan would be refused for what the catalogue and the state tell. What needs a
// look at the rows, or at the rights of the role, is left to the plan itself.
func (v *Survey) Refusal(cfg Config) error {
	if cfg.Rewrite.kind != "" && v.reader != nil {
		return v.refuseTwins(cfg)
	}
	if err := cfg.validate(); err != nil {
		return err
	}
	cfg.CatalogueOnly = true
	var fromRun runColumns
	for {
		pl := &Plan{Inquiry: inquiry{Config: cfg, plans: true}, fromRun: fromRun}
		err := pl.findClass(v.Schema)
		if err == nil {
			pl.history = v.recall(pl)
			err = pl.outline()
		}
		missing := pl.MissingColumns()
		known := func(c ColumnName) bool { return slices.Contains(fromRun.columns, c) }
		if missing = slices.DeleteFunc(missing, known); err != nil || len(missing) == 0 {
			return run.AsRefusal(errors.Join(append(pl.refusals, err)...))
		}
		fromRun.columns = append(fromRun.columns, missing...)
		fromRun.links, fromRun.run = pl.Run.Before.Also, pl.Run.ID
	}
}

// refuseTwins says why twins would be refused.
func (v *Survey) refuseTwins(cfg Config) error {
	pl := newTwins(TwinConfig{Rewrite: cfg.Rewrite,
		Columns: append([]ColumnName{cfg.Column}, cfg.Also...), AllowTriggers: cfg.AllowTriggers})
	pl.surveys = true
	pl.setReader(v.reader)
	pl.Engine, pl.schema = v.Schema.Engine, v.Schema
	if err := pl.validate(); err != nil {
		return err
	}
	pl.setTarget()
	err := pl.outline(v.runs)
	if err == nil && !pl.Resumes() {
		for _, t := range pl.Scope.Tables {
			if why := pl.schema.Tables[t.Ref].Obstacles[""]; why != "" {
				pl.Refusals = append(pl.Refusals, refusal("table %q gets no twins: %s", t.Table, why))
			}
		}
	}
	return run.AsRefusal(errors.Join(append(pl.Refusals, err)...))
}

// recall says which runs there were, and which of their columns are there.
func (v *Survey) recall(pl *Plan) (was runHistory) {
	was.runs = v.runs
	for _, r := range v.runs {
		if !pl.concerns(r) {
			continue
		}
		for _, c := range pl.missingColumnsOf(r) {
			if t := v.Schema.Tables[c.ref()]; t != nil && slices.Contains(t.Names(), c.Column) {
				was.presentColumns = append(was.presentColumns, c.String())
			}
		}
	}
	return was
}
