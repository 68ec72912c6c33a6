package state

import (
	"cmp"
	"context"
	"fmt"
	"slices"
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
	ErrCopy      Error = "the state tables are a copy from another database"
	ErrPart      Error = "the state tables are not all there"
)

// refuseUntrusted refuses tables through which others could act with the rights of this role.
func (s SQL) refuseUntrusted(ctx context.Context, q dialect.Querier) error {
	faults, err := dialect.ListNames(ctx, q, s.t().Faults)
	if err != nil || len(faults) == 0 {
		return err
	}
	if more := len(faults) - 3; more > 0 {
		faults = append(faults[:3], fmt.Sprintf("and %d more", more))
	}
	way := "use the role that made the tables, or take back what is named here"
	if who, err := s.owner(ctx, q); err == nil && who.name != "" {
		way = fmt.Sprintf("role %s has made them: %s, or let it finish its runs", who.name, who.way())
	}
	return fmt.Errorf("%w: %s; that could run code with the rights of this role, so nothing was read "+
		"or written there; %s; the tables are the record of runs: without them none can be undone, "+
		"also none that is under way", ErrUntrusted, strings.Join(faults, "; "), way)
}

// refuseCopy refuses a record that came from another database, with a dump that was loaded under
// this name. A run has columns in the database that keeps its record.
func (s SQL) refuseCopy(ctx context.Context, q dialect.Querier, runs []Run) error {
	home := ""
	if s.t().Home == "" {
		return nil
	}
	if err := q.QueryRowContext(ctx, s.t().Home).Scan(&home); err != nil {
		return err
	}
	for _, r := range runs {
		other, isHere := "", false
		for _, name := range r.Columns {
			c, ok := ParseColumn(name)
			isHere = isHere || !ok || c.Schema == "" || c.Schema == home
			other = cmp.Or(other, c.Schema)
		}
		if !isHere {
			return fmt.Errorf("%w: run %d is of database %s, whose tables the command would change, and "+
				"this is %s; work there, or load the dump under that name on another server; to begin anew "+
				"here, drop the triggers and the second columns of the run, and the tables "+
				"sqluuid_migration*", ErrCopy, r.ID, quotePart(other), quotePart(home))
		}
	}
	return nil
}

// A holder is the role that has made the state. how lets this role act as that one; it is "" where
// that role alone should.
type holder struct{ name, how string }

// way says how to use what the role has made.
func (h holder) way() string {
	if h.how == "" {
		return "run as that role"
	}
	return fmt.Sprintf("run as that role (%s)", h.how)
}

// owner returns who has made the state, where an engine knows that.
func (s SQL) owner(ctx context.Context, q dialect.Querier) (who holder, err error) {
	query := s.t().Owner
	if query == "" {
		return who, nil
	}
	err = q.QueryRowContext(ctx, query).Scan(&who.name, &who.how)
	return who, err
}

// explainDenial says whose the state is that this role may not use, and what would let it in.
func (s SQL) explainDenial(ctx context.Context, q dialect.Querier, err error) error {
	who, lookErr := s.owner(ctx, q)
	if lookErr != nil || who.name == "" {
		return err
	}
	grants, lookErr := dialect.ListNames(ctx, q, s.t().Lacks)
	if lookErr != nil || len(grants) == 0 {
		return err
	}
	return dialect.Offer(fmt.Errorf("the state belongs to role %s, which has made it (%w): %s, or "+
		"let it grant what this role lacks", who.name, err, who.way()), grants)
}

// foreign names the tables and says what to do about them.
func (s SQL) foreign(format int) error {
	what := "a later release: use that one"
	if format < Format {
		what = "an earlier release: let its runs end, or undo them, with that one, and let it forget " +
			"them with finish, which removes its tables with the last run"
	}
	return fmt.Errorf("%w: %s has format %d and this release writes %d; it is of %s",
		ErrFormat, s.t().Runs, format, Format, what)
}

// strangers refuses tables that have the names of the state tables and are somebody else's, or
// another release's. Inside a transaction a failed query may be the last.
func (s SQL) strangers(ctx context.Context, q dialect.Querier) error {
	t := s.t()
	for _, t := range []struct{ table, columns string }{
		{t.Runs, runColumns}, {t.Columns, columnColumns}, {t.Keys, keyColumns},
		{t.Ranges, rangeColumns}, {t.Journal, journalColumns}, {t.KeptIDs, keptColumns},
		{t.Workers, workerColumns},
	} {
		if s.readable(ctx, q, t.columns, t.table) || !s.readable(ctx, q, "1", t.table) ||
			s.readable(ctx, q, t.columns, t.table) {
			continue // as it should be, or missing, or made meanwhile
		}
		if s.readable(ctx, q, "format, rewrite", s.t().Runs) {
			format := 0
			_ = dialect.Scan(ctx, q, s.say("SELECT COALESCE(MAX(format), 0) FROM {runs}"), &format)
			if format <= Format {
				format = Format - 1
			}
			return s.foreign(format)
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
	switch kind := s.D.Kind(err); {
	case ctx.Err() != nil:
		return err
	case kind == dialect.KindPrivilege:
		return s.explainDenial(ctx, q, err)
	case kind != dialect.KindOther:
		return err
	}
	why := s.strangers(ctx, q)
	if why == nil {
		why = s.refusePart(ctx, q)
	}
	if why != nil {
		err = fmt.Errorf("%w (%w)", why, err)
	}
	return err
}

// refusePart refuses the tables when one is missing: a dump may have left it out. A release before
// this one had no journal.
func (s SQL) refusePart(ctx context.Context, q dialect.Querier) error {
	t := s.t()
	var gone []string
	all := []string{t.Runs, t.Columns, t.Keys, t.Ranges, t.Journal, t.KeptIDs, t.Workers}
	for _, table := range all {
		if !s.readable(ctx, q, "1", table) {
			gone = append(gone, table)
		}
	}
	switch len(gone) {
	case 0:
		return nil
	case len(all):
		return fmt.Errorf("%w: they went meanwhile, as when another command ends the last run; look at "+
			"status", ErrPart)
	}
	if slices.Contains(gone, t.Journal) && !slices.Contains(gone, t.Runs) {
		format := Format - 1
		_ = dialect.Scan(ctx, q, s.say("SELECT MAX(format) FROM {runs}"), &format)
		if format != Format {
			return s.foreign(format)
		}
	}
	return fmt.Errorf("%w: there is no %s; put it back from the dump that the others are of; without "+
		"it no run goes on and none is undone", ErrPart, strings.Join(gone, " and no "))
}
