package dialect

import (
	"context"
	"fmt"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// A Script asks and tells a server one thing after the other, until something fails. Then it does
// nothing more: Err says why, of a name that cannot be quoted too.
type Script struct {
	*sqlgen.Builder
	Ctx context.Context
	On  Querier
}

// NewScript returns a script that has done nothing.
func NewScript(ctx context.Context, q Querier, d Dialect) Script {
	return Script{sqlgen.NewBuilder(d.Profile()), ctx, q}
}

// Do does one step.
func (s Script) Do(step func() error) {
	if s.Err != nil {
		return
	}
	if err := step(); s.Err == nil {
		s.Err = err
	}
}

// Doing does some steps, and says of their error what they were for.
func (s Script) Doing(what string, steps func()) {
	if s.Err != nil {
		return
	}
	if steps(); s.Err != nil {
		s.Err = fmt.Errorf("%s: %w", what, s.Err)
	}
}

// Run runs statements.
func (s Script) Run(list ...string) {
	s.Do(func() error { return Within(s.Ctx, s.On, list...) })
}

// Scan reads the first row of a query.
func (s Script) Scan(query string, args []any, dest ...any) {
	s.Do(func() error { return s.On.QueryRowContext(s.Ctx, query, args...).Scan(dest...) })
}

// List runs a query for one column of text.
func (s Script) List(query string, args ...any) []string {
	return ListRows(s, func(text *string) []any { return []any{text} }, query, args...)
}

// ListRows runs a query as [Rows] does.
func ListRows[T any](s Script, dest func(*T) []any, query string, args ...any) (out []T) {
	s.Do(func() (err error) {
		out, err = Rows(s.Ctx, s.On, dest, query, args...)
		return err
	})
	return out
}
