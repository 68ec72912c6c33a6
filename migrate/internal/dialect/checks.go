package dialect

import (
	"context"
	"database/sql"
	"errors"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// A Checker is an engine that is asked, before anything is written, whether its
// tables take the new ids.
type Checker interface {
	// Unfit returns what the tables of the class would refuse of the move: what
	// could not be tried, and the first that they would refuse as the last. With
	// whole, the columns of a row change together.
	Unfit(ctx context.Context, q Querier, c *sqlgen.Class, m sqlgen.Move, whole bool) ([]Unfit, error)
}

// An Unfit is what a table would refuse.
type Unfit struct {
	sqlgen.Ref
	Column string // of the id
	// Check is the constraint that refuses the image, "" where no partition
	// takes it.
	Check string
	// ID stands in the table, Image is what it would become; "" where they are
	// not known.
	ID, Image string
	// Failed is why the constraint could not be tried, nil if it could.
	Failed error
}

// Refused reports whether the last of a list is an image that is refused.
func Refused(list []Unfit) bool { return len(list) > 0 && list[len(list)-1].Failed == nil }

// TryChecks asks the constraints of a table, up to the first that would refuse a
// row.
func TryChecks(ctx context.Context, d Dialect, q Querier, t sqlgen.Ref, all []string, checks []sqlgen.Check, m sqlgen.Move, whole bool) (out []Unfit, err error) {
	for _, k := range checks {
		if k.Untried != nil {
			out = append(out, Unfit{Ref: t, Column: k.Columns[0].Name, Check: k.Name, Failed: k.Untried})
			continue
		}
		for _, some := range sqlgen.Mixtures(k.Columns, whole) {
			st, err := sqlgen.Violation(d, t, all, some, k, m)
			if err != nil {
				return nil, err
			}
			bad, err := firstUnfit(ctx, q, st, t, some)
			if err != nil && (ctx.Err() != nil || d.Kind(err) != KindOther) {
				return nil, err
			}
			if err != nil {
				out = append(out, Unfit{Ref: t, Column: some[0].Name, Check: k.Name, Failed: err})
				break
			}
			if bad != nil {
				bad.Check = k.Name
				return append(out, *bad), nil
			}
		}
	}
	return out, nil
}

// TryHome asks whether there is a partition for every image: the check is the
// condition of a row that has one.
func TryHome(ctx context.Context, d Dialect, q Querier, t sqlgen.Ref, all []string, cols []sqlgen.Column, k sqlgen.Check, m sqlgen.Move, whole bool) (*Unfit, error) {
	for _, some := range sqlgen.Mixtures(cols, whole) {
		st, err := sqlgen.Violation(d, t, all, some, k, m)
		if err != nil {
			return nil, err
		}
		bad, err := firstUnfit(ctx, q, st, t, some)
		if err != nil && ctx.Err() == nil && d.Kind(err) == KindOther {
			return &Unfit{Ref: t, Column: some[0].Name, Failed: err}, nil
		}
		if bad != nil || err != nil {
			return bad, err
		}
	}
	return nil, nil
}

// firstUnfit runs a query whose rows have an id and its image for each of some
// columns, and returns the first that moves.
func firstUnfit(ctx context.Context, q Querier, st sqlgen.Statement, t sqlgen.Ref, some []sqlgen.Column) (*Unfit, error) {
	found := make([]sql.NullString, 2*len(some))
	dest := make([]any, len(found))
	for i := range found {
		dest[i] = &found[i]
	}
	err := q.QueryRowContext(ctx, st.SQL, st.Args...).Scan(dest...)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	for i, col := range some {
		if found[2*i+1].Valid {
			return &Unfit{Ref: t, Column: col.Name, ID: found[2*i].String, Image: found[2*i+1].String}, nil
		}
	}
	return &Unfit{Ref: t, Column: some[0].Name}, nil
}
