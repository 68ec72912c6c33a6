package engines

import (
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/mysql"
	"github.com/sqluuid/sqluuid/migrate/internal/postgres"
)

// A server is asked without waiting, mostly; the session is put back as it was.
func TestBriefly(t *testing.T) {
	for _, tt := range []struct {
		name string
		b    dialect.Dialect
		n    int
		want string
	}{
		{"PostgreSQL, at first", postgres.Dialect{}, 0, "SET lock_timeout = '50ms'"},
		{"PostgreSQL, then", postgres.Dialect{}, 40, "SET lock_timeout = '300ms'"},
		{"PostgreSQL, otherwise", postgres.Dialect{}, -1, "SET lock_timeout = '1s'"},
		{"MariaDB, at first", mysql.Dialect{}, 0, "SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */"},
		{"MariaDB, the twentieth", mysql.Dialect{}, 19,
			"SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */"},
		{"MariaDB, one of five then", mysql.Dialect{}, 20, "SET SESSION lock_wait_timeout = 1"},
		{"MariaDB, the next", mysql.Dialect{}, 21, "SET SESSION lock_wait_timeout = 1 /*M!100300 - 1 */"},
		{"MariaDB, otherwise", mysql.Dialect{}, -1, "SET SESSION lock_wait_timeout = 1"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			if got := tt.b.Facts().Briefly(tt.n); got != tt.want {
				t.Errorf("got %s, want %s", got, tt.want)
			}
		})
	}
}
