package dialect

import (
	"context"
	"reflect"
	"strings"
)

// A ServerError says why nothing can be rewritten on a server.
type ServerError string

func (e ServerError) Error() string { return string(e) }

// foreign refuses servers that speak PostgreSQL's protocol and are others.
func (postgres) foreign(ctx context.Context, q Querier) error {
	var version string
	if err := q.QueryRowContext(ctx, "SELECT version()").Scan(&version); err != nil {
		return err
	}
	switch {
	case strings.HasPrefix(version, "CockroachDB"):
		return cockroach.error()
	case strings.Contains(version, "-YB-"):
		return yugabyte.error()
	}
	var there bool
	err := q.QueryRowContext(ctx, "SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus')").Scan(&there)
	if there {
		return citus.error()
	}
	return err
}

// pgRoutine names the server's function that an error comes from, which tells what
// shares a code, in whatever language its text is. It does without the driver's
// type, whose error is a struct with a field Routine.
func pgRoutine(err error) (name string) {
	errorField(err, "Routine", func(f reflect.Value) bool {
		if f.Kind() == reflect.String {
			name = f.String()
		}
		return name != ""
	})
	return name
}
