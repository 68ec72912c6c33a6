package plan

import (
	"cmp"
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
	Schema  *dialect.Schema
	runs    []state.Run
	twinner twin.Twinner // nil: the engine changes types by copies
}

// IsOurs reports whether a run has made a table for itself.
func IsOurs(table string) bool { return ours.MatchString(table) }

// Refusal says why a plan would be refused for what the catalogue and the state tell. What needs a
// look at the rows, or at the rights of the role, is left to the plan itself.
func (v *Survey) Refusal(cfg Config) error {
	if cfg.Rewrite.kind != "" && v.twinner != nil {
		return v.refuseTwins(cfg)
	}
	if err := cfg.validate(); err != nil {
		return err
	}
	cfg.CatalogueOnly = true
	var also taken
	for {
		pl := &Plan{Ask: inquiry{Config: cfg, plans: true}, also: also}
		err := pl.findClass(v.Schema)
		if err == nil {
			pl.was = v.recall(pl)
			err = pl.outline()
		}
		if err == nil && pl.Copy != nil && !pl.NothingToDo {
			err = pl.refuseChange()
		}
		missing := pl.Missing()
		known := func(c ColumnName) bool { return slices.Contains(also.columns, c) }
		if missing = slices.DeleteFunc(missing, known); err != nil || len(missing) == 0 {
			return run.AsRefusal(errors.Join(append(pl.refused, err)...))
		}
		also.columns = append(also.columns, missing...)
		also.links, also.run = pl.Run.Before.Also, pl.Run.ID
	}
}

// refuseTwins says why twins would be refused.
func (v *Survey) refuseTwins(cfg Config) error {
	pl := newTwins(TwinConfig{Rewrite: cfg.Rewrite, Type: cfg.Type,
		Columns: append([]ColumnName{cfg.Column}, cfg.Also...), AllowTriggers: cfg.AllowTriggers})
	pl.surveys = true
	pl.Engine, pl.Twinner, pl.schema = v.Schema.Engine, v.twinner, v.Schema
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
func (v *Survey) recall(pl *Plan) (was recalled) {
	was.runs = v.runs
	for _, r := range v.runs {
		if !pl.concerns(r) {
			continue
		}
		for _, c := range pl.lost(r) {
			if t := v.Schema.Tables[c.ref()]; t != nil && slices.Contains(t.Names(), c.Column) {
				was.there = append(was.there, c.String())
			}
		}
	}
	return was
}

// refuseChange refuses a change of type for what the catalogue tells.
func (pl *Plan) refuseChange() error {
	refs, columns := pl.Class.Tables()
	for _, ref := range refs {
		t := pl.Schema.Tables[ref]
		why := t.Obstacles[""]
		for _, c := range columns[ref] {
			why = cmp.Or(why, t.Obstacles[c.Name])
		}
		if len(t.Triggers) > 0 {
			why = cmp.Or(why, "the trigger "+t.Triggers[0].Name)
		}
		if why != "" {
			return refusal("table %q cannot be copied: %s", ref.Table, why)
		}
	}
	for _, k := range pl.Schema.Keys {
		if slices.Contains(refs, k.Parent) && !slices.Contains(refs, k.Child) {
			return refusal("table %q has a foreign key to %q and is not copied with it", k.Child.Table,
				k.Parent.Table)
		}
	}
	return nil
}
