package postgres

import (
	"errors"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
)

func TestWhoIsInTheWayIsSaid(t *testing.T) {
	app := dialect.Blocker{ID: 7, User: "app", Application: "psql", State: "idle in transaction",
		Since: 182 * time.Second}
	for _, tt := range []struct {
		name string
		err  dialect.HeldError
		want string
	}{
		{"all is known", dialect.HeldError{By: []dialect.Blocker{app}, Sure: true},
			`lock timeout (held up by session 7 of user "app" (psql), idle in transaction, since 3m2s)`},
		{"a role that may see little", dialect.HeldError{By: []dialect.Blocker{{ID: 7, User: "app",
			Since: -1}}, Sure: true}, `lock timeout (held up by session 7 of user "app")`},
		{"nobody's transaction", dialect.HeldError{By: []dialect.Blocker{{}, {ID: 8, Since: -1}},
			Sure: true},
			`lock timeout (held up by a prepared transaction, which no session has: see pg_prepared_xacts, or XA RECOVER, and commit it or roll it back; session 8)`},
		{"a guess", dialect.HeldError{By: []dialect.Blocker{app}},
			`lock timeout (held up by one of these, perhaps, which have a transaction open: session 7 of user "app" (psql), idle in transaction, since 3m2s)`},
		{"a guess among many", dialect.HeldError{By: []dialect.Blocker{{ID: 7, Since: -1},
			{ID: 8, Since: -1}, {ID: 9, Since: -1}, {ID: 10, Since: -1}, {ID: 11, Since: -1}}},
			`lock timeout (held up by one of these, perhaps, which have a transaction open: session 7; session 8; session 9; and 2 more)`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			tt.err.Err = locked{}
			if got := tt.err.Error(); got != tt.want {
				t.Errorf("got  %s\nwant %s", got, tt.want)
			}
			if (Dialect{}).Kind(&tt.err) != dialect.KindLock || !errors.As(error(&tt.err),
				new(locked)) {
				t.Error("it is no lock timeout any more")
			}
		})
	}
}

// locked is what PostgreSQL says after a lock timeout.
type locked struct{}

func (locked) Error() string    { return "lock timeout" }
func (locked) SQLState() string { return "55P03" }
