package state

import (
	"context"
	"fmt"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
)

// Error is the type of this package's sentinel errors.
type Error string

func (e Error) Error() string { return string(e) }

const (
	ErrFormat    Error = "state tables of another release"
	ErrStranger  Error = "a table that is not sqluuid's has the name of one of its state tables"
	ErrUntrusted Error = "the state tables are not to be trusted"
)

// trusted refuses tables through which others could act with the rights of this role.
func (s SQL) trusted(ctx context.Context, q dialect.Querier) error {
	faults, err := dialect.ListNames(ctx, q, s.t().Faults)
	if err != nil || len(faults) == 0 {
		return err
	}
	if more := len(faults) - 3; more > 0 {
		faults = append(faults[:3], fmt.Sprintf("and %d more", more))
	}
	return fmt.Errorf("%w: %s; they could run code with the rights of this role; nothing was read "+
		"or written there: find out who made that; then remove it, or use the role that made the "+
		"tables", ErrUntrusted, strings.Join(faults, "; "))
}

// foreign names the tables and says what to do about them.
func (s SQL) foreign(format int) error {
	what := "a later release: use that one"
	if format < Format {
		old := strings.Replace(s.t().Kept, "kept", "id", 1)
		what = fmt.Sprintf("an earlier release: let its runs end, or undo them, with that one and "+
			"let it forget them with finish; if none is under way and none is to be undone, drop "+
			"the tables %s, %s and %s", s.t().Runs, s.t().Ranges, old)
	}
	return fmt.Errorf("%w: %s has format %d and this release writes %d; it is of %s",
		ErrFormat, s.t().Runs, format, Format, what)
}

// strangers refuses tables that have the names of the state tables and are somebody else's, or
// another release's. Inside a transaction a failed query may be the last.
func (s SQL) strangers(ctx context.Context, q dialect.Querier) error {
	t := s.t()
	for _, t := range []struct{ table, columns string }{
		{t.Runs, columns}, {t.Ranges, rangeColumns}, {t.Journal, journalColumns},
		{t.Kept, keptColumns},
	} {
		if s.readable(ctx, q, t.columns, t.table) || !s.readable(ctx, q, "1", t.table) ||
			s.readable(ctx, q, t.columns, t.table) {
			continue // as it should be, or missing, or made meanwhile
		}
		if s.readable(ctx, q, "format, class_columns", s.t().Runs) {
			return s.foreign(1)
		}
		return fmt.Errorf("%w: %s; rename that table, or keep it elsewhere; nothing was changed",
			ErrStranger, t.table)
	}
	return nil
}

// readable reports whether columns of a table can be read.
func (s SQL) readable(ctx context.Context, q dialect.Querier, columns, table string) bool {
	rows, err := q.QueryContext(ctx, "SELECT "+columns+" FROM "+table+" WHERE 1 = 0")
	if err != nil {
		return false
	}
	rows.Next()
	return rows.Err() == nil && rows.Close() == nil
}

// explain finds out whether a query failed because the tables are older than this package, or none
// of its. Inside a transaction that has failed nothing can be asked.
func (s SQL) explain(ctx context.Context, q dialect.Querier, err error) error {
	if s.D.Kind(err) != dialect.KindOther || ctx.Err() != nil {
		return err
	}
	why := s.strangers(ctx, q)
	if why == nil && s.readable(ctx, q, "1", s.t().Runs) && !s.readable(ctx, q, "1", s.t().Journal) {
		why = s.foreign(1)
	}
	if why != nil {
		err = fmt.Errorf("%w (%w)", why, err)
	}
	return err
}
