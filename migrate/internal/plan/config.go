package plan

import (
	"cmp"
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
)

// These words of the plan and the state say what happens to ids that a rewrite does not apply to.
const (
	failOnMismatch = "fail"
	SkipOnMismatch = "skip"
)

// A Strategy is how a run changes the tables. Package migrate says what each is.
type Strategy string

const (
	InPlace Strategy = "in-place"
	Copy    Strategy = "copy"
)

// A Config says what is to be planned. migrate.PlanConfig has the same fields.
type Config struct {
	Rewrite                                          Rewrite
	Undo                                             bool
	Column                                           ColumnName
	Strategy                                         Strategy
	Type                                             string
	Online, SkipOthers, RewriteImages                bool
	DisableTriggers, AllowTriggers, AllowSideEffects bool
	IgnoreHiddenKeys, IncludeNew                     bool
	CreatedBefore                                    time.Time
	Also                                             []ColumnName
	AllowOrphans, CatalogueOnly                      bool
}

// An inquiry is what is asked about a column.
type inquiry struct {
	Config
	// AnyText also reads text in the spellings that text-to-binary knows. Verify sets it, to read
	// what a run has left.
	AnyText bool
	// NamesOnly looks no further than which columns are linked, for those who end or hold
	// a run: what keeps ids from being rewritten is nothing to them.
	NamesOnly bool
	// plans is whether a plan comes of it, which asks the catalogue for more.
	plans bool
}

func (c *Config) onMismatch() string {
	if c.SkipOthers {
		return SkipOnMismatch
	}
	return failOnMismatch
}

// validate checks the configuration and sets the strategy.
func (c *Config) validate() error {
	switch {
	case c.Column.Table == "" || c.Column.Column == "":
		return badConfig("Column needs a table and a column")
	case c.IncludeNew && !c.CreatedBefore.IsZero():
		return badConfig("%w and %w exclude each other", hint.IncludeNew, hint.CreatedBefore)
	case c.CatalogueOnly && c.Undo:
		return badConfig("CatalogueOnly is not for an undo")
	case c.Type != "" && c.Rewrite.kind != binaryToText:
		return badConfig("%w is for binary-to-text only", hint.Type)
	case c.DisableTriggers && c.AllowTriggers:
		return badConfig("%w and %w exclude each other", hint.DisableTriggers, hint.AllowTriggers)
	case c.RewriteImages && c.Rewrite.t != nil && !c.Rewrite.t.Listed():
		return badConfig("%w=rewrite is for rewrites by a list: an id tells whether %v applies to it",
			hint.OnMismatch, c.Rewrite)
	case c.AllowSideEffects && !c.AllowTriggers:
		return badConfig("%w is of use with %w only", hint.AllowSideEffects, hint.AllowTriggers)
	case c.Strategy != "" && c.Strategy != InPlace && c.Strategy != Copy:
		return badConfig("%w is %q, want in-place or copy", hint.Strategy, c.Strategy)
	case c.Rewrite.kind != "" && c.Strategy == InPlace:
		return badConfig("%v changes the type of the column, which only %w copy can do", c.Rewrite,
			hint.Strategy)
	case c.Rewrite.kind != "":
		c.Strategy = Copy
	}
	c.Strategy = cmp.Or(c.Strategy, InPlace)
	if c.Online && c.Strategy != Copy {
		return badConfig("%w is for %w copy: in place, writers go on anyway", hint.Online, hint.Strategy)
	}
	return nil
}

// badConfig is an error that wraps ErrConfig.
func badConfig(format string, args ...any) error {
	return fmt.Errorf("%w: "+format, append([]any{run.ErrConfig}, args...)...)
}
