package dialect

import (
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A clock that goes by local time goes back an hour once a year. A server in
// Europe/Berlin was an hour ahead at 2025-10-26 00:00 UTC and right an hour later.
func TestTheClockHasNoTimeZone(t *testing.T) {
	for _, p := range []engine.Profile{engine.PostgreSQL, engine.MySQL, engine.MariaDB, engine.SQLite} {
		d, err := For(p)
		if err != nil {
			t.Fatal(err)
		}
		for _, local := range []string{"NOW(", "LOCALTIME", "CURRENT_", "'localtime'"} {
			if strings.Contains(strings.ToUpper(d.Clock()), strings.ToUpper(local)) {
				t.Errorf("%v: the clock %s goes by local time", p, d.Clock())
			}
		}
	}
}
