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
	if err := q.QueryRowContext(ctx, "SELECT pg_catalog.version()").Scan(&version); err != nil {
		return err
	}
	switch {
	case strings.HasPrefix(version, "CockroachDB"):
		return dialect.Cockroach.Refusal()
	case strings.Contains(version, "-YB-"):
		return dialect.Yugabyte.Refusal()
	}
	var there bool
	err := q.QueryRowContext(ctx, query("whether there is citus")).Scan(&there)
	if there {
		return dialect.Citus.Refusal()
	}
	return err
}

// pgField is what an error says of itself, as the driver's type has it: Routine is the server's
// function that it comes from, InternalQuery the text within a function of the database. They tell
// apart errors of one code, in any language of their text.
func pgField(err error, field string) (value string) {
	dialect.ErrorField(err, field, func(f reflect.Value) bool {
		if f.Kind() == reflect.String {
			value = f.String()
		}
		return value != ""
	})
	return value
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
