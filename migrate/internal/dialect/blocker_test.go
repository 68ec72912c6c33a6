package dialect

import (
	"errors"
	"testing"
	"time"
)

func TestWhoIsInTheWayIsSaid(t *testing.T) {
	app := Blocker{ID: 7, User: "app", Application: "psql", State: "idle in transaction", Since: 182 * time.Second}
	for _, tt := range []struct {
		name string
		err  HeldError
		want string
	}{
		{"all is known", HeldError{By: []Blocker{app}, Sure: true}, `lock timeout (held up by session 7 of user "app" (psql), idle in transaction, since 3m2s)`},
		{"a role that may see little", HeldError{By: []Blocker{{ID: 7, User: "app", Since: -1}}, Sure: true}, `lock timeout (held up by session 7 of user "app")`},
		{"nobody's transaction", HeldError{By: []Blocker{{}, {ID: 8, Since: -1}}, Sure: true}, `lock timeout (held up by a prepared transaction, which no session has: see pg_prepared_xacts, or XA RECOVER, and commit it or roll it back; session 8)`},
		{"a guess", HeldError{By: []Blocker{app}}, `lock timeout (held up by one of these, perhaps, which have a transaction open: session 7 of user "app" (psql), idle in transaction, since 3m2s)`},
		{"a guess among many", HeldError{By: []Blocker{{ID: 7, Since: -1}, {ID: 8, Since: -1}, {ID: 9, Since: -1}, {ID: 10, Since: -1}, {ID: 11, Since: -1}}}, `lock timeout (held up by one of these, perhaps, which have a transaction open: session 7; session 8; session 9; and 2 more)`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			tt.err.Err = locked{}
			if got := tt.err.Error(); got != tt.want {
				t.Errorf("got  %s\nwant %s", got, tt.want)
			}
			if (postgres{}).Kind(&tt.err) != KindLock || !errors.As(error(&tt.err), new(locked)) {
				t.Error("it is no lock timeout any more")
			}
		})
	}
}

// A server is asked without waiting, mostly; the session is put back as it was.
func TestBriefly(t *testing.T) {
	for _, tt := range []struct {
		name string
		b    Brief
		n    int
		want string
	}{
		{"PostgreSQL, at first", postgres{}, 0, "SET lock_timeout = '50ms'"},
		{"PostgreSQL, then", postgres{}, 40, "SET lock_timeout = '300ms'"},
		{"PostgreSQL, otherwise", postgres{}, -1, "SET lock_timeout = '1s'"},
		{"MariaDB, at first", mysql{}, 0, "SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */"},
		{"MariaDB, the twentieth", mysql{}, 19, "SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */"},
		{"MariaDB, one of five then", mysql{}, 20, "SET SESSION lock_wait_timeout = 1"},
		{"MariaDB, the next", mysql{}, 21, "SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */"},
		{"MariaDB, otherwise", mysql{}, -1, "SET SESSION lock_wait_timeout = 1"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := tt.b.Briefly(tt.n); got != tt.want {
				t.Errorf("got %s, want %s", got, tt.want)
			}
		})
	}
}
