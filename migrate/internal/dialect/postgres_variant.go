package dialect

import (
	"context"
	"fmt"
	"strings"
)

// A pgVariant is what a server that speaks PostgreSQL's protocol does otherwise than
// PostgreSQL. The zero value is PostgreSQL.
type pgVariant struct {
	// whole says why nothing can be rewritten there.
	whole string
	// links and copying say what cannot be done because LOCK TABLE keeps nobody out.
	links, copying string
	// reclaiming says why neither VACUUM nor REINDEX CONCURRENTLY is run there.
	reclaiming string
	// scattered is true where rows have no place by which they could be walked.
	scattered bool
	// copied says what a copy of one table would lose, nil for nothing of the server's
	// own.
	copied func(ctx context.Context, q Querier, t Ref) (string, error)
	// column says why one column cannot be rewritten, nil for never.
	column func(ctx context.Context, q Querier, col Column) (string, error)
}

// A ServerError says why nothing can be rewritten on a server.
type ServerError string

func (e ServerError) Error() string { return string(e) }

// variant asks the server what it is.
func (postgres) variant(ctx context.Context, q Querier) (pgVariant, error) {
	var version string
	if err := q.QueryRowContext(ctx, "SELECT version()").Scan(&version); err != nil {
		return pgVariant{}, err
	}
	switch {
	case strings.HasPrefix(version, "CockroachDB"):
		return cockroach, nil
	case strings.Contains(version, "-YB-"):
		return yugabyte, nil
	}
	var citusThere bool
	err := q.QueryRowContext(ctx, "SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus')").Scan(&citusThere)
	if citusThere {
		return citus, err
	}
	return pgVariant{}, err
}

// loses names what a copy of the tables would lose.
func (v pgVariant) loses(ctx context.Context, q Querier, tables []*CopyTable) (string, error) {
	for _, t := range tables {
		if v.copied == nil {
			break
		}
		if why, err := v.copied(ctx, q, t.Ref); why != "" || err != nil {
			return fmt.Sprintf("table %q: %s", t.Table, why), err
		}
	}
	return v.copying, nil
}

// suits refuses columns that the server does not rewrite.
func (v pgVariant) suits(ctx context.Context, q Querier, cols []Column) error {
	for _, col := range cols {
		if v.column == nil {
			break
		}
		why, err := v.column(ctx, q, col)
		if err != nil {
			return err
		}
		if why != "" {
			return &RefusedError{Ref: col.Ref, Reason: why}
		}
	}
	return nil
}

// pgKind understands what PostgreSQL's relatives say under its code for internal
// errors.
func pgKind(code string, err error) Kind {
	if code != "XX000" && code != "08006" {
		return KindOther
	}
	for _, words := range yugabyteRetries {
		if strings.Contains(strings.ToLower(err.Error()), words) {
			return KindConflict
		}
	}
	return KindOther
}
