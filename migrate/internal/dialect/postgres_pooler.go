package dialect

import (
	"context"
	"database/sql"
	"time"
)

// ErrPooled says why nothing is done behind a pooler that hands sessions round.
const ErrPooled ServerError = "the connection goes through a pooler that gives a session of the server to somebody else after each transaction, as PgBouncer does with pool_mode = transaction: " +
	"what a run sets for its session (row_security, lock_timeout, synchronous_commit) would hold for the application, and its locks would be lost; connect to the server itself, or to a pool with pool_mode = session"

// undivided fails with ErrPooled when one session of the server serves two
// connections, or two serve one. It asks before anything is set. Where no second
// connection is to be had it does not know.
func (d postgres) undivided(ctx context.Context, db *sql.DB, conn *sql.Conn) error {
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
		case err != nil && d.Kind(err) != KindPooled:
			return ctx.Err() // it may have been idle for too long
		case err != nil, id == first:
			return ErrPooled
		}
	}
	again, err := d.Self(ctx, conn)
	if err == nil && again != first {
		err = ErrPooled
	}
	return err
}
