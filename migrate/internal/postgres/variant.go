package postgres

import (
	"context"
	"database/sql"
	"reflect"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
)

// foreign refuses servers that speak PostgreSQL's protocol and are others.
func (Dialect) foreign(ctx context.Context, q dialect.Querier) error {
	var version string
	if err := q.QueryRowContext(ctx, "SELECT version()").Scan(&version); err != nil {
		return err
	}
	switch {
	case strings.HasPrefix(version, "CockroachDB"):
		return dialect.Cockroach.Refusal()
	case strings.Contains(version, "-YB-"):
		return dialect.Yugabyte.Refusal()
	}
	var there bool
	err := q.QueryRowContext(ctx, "SELECT EXISTS (SELECT 1 FROM pg_extension WHERE extname = 'citus')").Scan(&there)
	if there {
		return dialect.Citus.Refusal()
	}
	return err
}

// pgRoutine names the server's function that an error comes from, which tells what
// shares a code, in whatever language its text is. It does without the driver's
// type, whose error is a struct with a field Routine.
func pgRoutine(err error) (name string) {
	dialect.ErrorField(err, "Routine", func(f reflect.Value) bool {
		if f.Kind() == reflect.String {
			name = f.String()
		}
		return name != ""
	})
	return name
}

// undivided fails with ErrPooled when one session of the server serves two
// connections, or two serve one. It asks before anything is set. Where no second
// connection is to be had it does not know.
func (d Dialect) undivided(ctx context.Context, db *sql.DB, conn *sql.Conn) error {
	first, err := d.Self(ctx, conn)
	if err != nil {
		return err
	}
	if st := db.Stats(); st.MaxOpenConnections > 0 && st.InUse >= st.MaxOpenConnections {
		return nil
	}
	brief, cancel := context.WithTimeout(ctx, 2*time.Second)
	defer cancel()
	other, err := db.Conn(brief)
	if err != nil {
		return ctx.Err()
	}
	defer other.Close()
	for range 2 { // a pooler may take its sessions in turn
		id, err := d.Self(ctx, other)
		switch {
		case err != nil && d.Kind(err) != dialect.KindPooled:
			return ctx.Err() // it may have been idle for too long
		case err != nil, id == first:
			return dialect.ErrPooled
		}
	}
	again, err := d.Self(ctx, conn)
	if err == nil && again != first {
		err = dialect.ErrPooled
	}
	return err
}
