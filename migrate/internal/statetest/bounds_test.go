package statetest

import (
	"testing"

	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/migrate/internal/engines"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// The session switched the server's bounds off: one whose client was cut off in a transaction
// kept its locks for hours.
func TestASessionOfPostgreSQLEndsAMinuteAfterItsClient(t *testing.T) {
	d, err := engines.For(engine.PostgreSQL)
	if err != nil {
		t.Fatal(err)
	}
	_, db := dbtest.Postgres.Own(t)
	s, err := d.Open(t.Context(), db)
	if err != nil {
		t.Fatal(err)
	}
	defer s.Close()
	for name, want := range map[string]string{"idle_in_transaction_session_timeout": "1min", "statement_timeout": "0",
		"tcp_keepalives_idle": "20", "tcp_keepalives_interval": "10", "tcp_keepalives_count": "3", "tcp_user_timeout": "60000"} {
		var got string
		if err := s.QueryRowContext(t.Context(), "SHOW "+name).Scan(&got); err != nil || got != want {
			t.Errorf("%s is %q, %v; want %q", name, got, err, want)
		}
	}
}
