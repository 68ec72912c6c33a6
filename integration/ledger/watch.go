package ledger

import (
	"database/sql"
	"fmt"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/internal/dbtest"
)

// A Watch asks the server while commands work. Its sessions pretend to follow, so that they keep
// no cut-over waiting.
type Watch struct{ *sql.DB }

// NewWatch opens sessions on the database of a URL with a parameter.
func NewWatch(t *testing.T, url string) Watch {
	t.Helper()
	db, err := dbtest.Open(url + "&application_name=test%20%5Bsqluuid%20follows%5D")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return Watch{db}
}

// Ask reads one value.
func (w Watch) Ask(t *testing.T, query string) (answer string) {
	t.Helper()
	if err := w.QueryRow(query).Scan(&answer); err != nil {
		t.Fatalf("%v: %s", err, query)
	}
	return answer
}

// Reach waits until a condition holds, and reports false when done is closed before.
func (w Watch) Reach(t *testing.T, done <-chan struct{}, condition string) bool {
	t.Helper()
	for {
		if w.Ask(t, "SELECT "+condition) == "true" {
			return true
		}
		select {
		case <-done:
			return false
		case <-time.After(2 * time.Millisecond):
		}
	}
}

// The moments of a cut-over, as the server shows them.
const (
	IsAnnounced = "EXISTS (SELECT FROM sqluuid_gate WHERE phase = 'announced' AND hold_until IS NULL)"
	IsHeld      = "EXISTS (SELECT FROM sqluuid_gate WHERE hold_until > clock_timestamp())"
	// The names have changed and nothing is committed: Linger keeps the transaction there.
	IsExchanging = "EXISTS (SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep')"
	IsSwitched   = "EXISTS (SELECT FROM pg_attribute WHERE attrelid = 'users'::regclass AND attname = 'id__old')"
)

// Linger keeps each later cut-over in its transaction, behind the new names, for twice so long.
func (w Watch) Linger(t *testing.T, each time.Duration) {
	t.Helper()
	if _, err := w.Exec(fmt.Sprintf(`
CREATE OR REPLACE FUNCTION linger() RETURNS event_trigger LANGUAGE plpgsql AS $$ BEGIN
 IF EXISTS (SELECT 1 FROM public.sqluuid_gate WHERE hold_until IS NOT NULL) THEN PERFORM pg_sleep(%f); END IF; END $$;
DROP EVENT TRIGGER IF EXISTS linger;
CREATE EVENT TRIGGER linger ON ddl_command_end WHEN TAG IN ('CREATE FUNCTION') EXECUTE FUNCTION linger()`,
		each.Seconds())); err != nil {
		t.Fatal(err)
	}
}

// Hurry takes Linger back.
func (w Watch) Hurry(t *testing.T) {
	t.Helper()
	if _, err := w.Exec("DROP EVENT TRIGGER IF EXISTS linger"); err != nil {
		t.Fatal(err)
	}
}
