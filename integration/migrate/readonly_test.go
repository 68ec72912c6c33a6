package migrate_test

import (
	"testing"
)

// A server, or a file, that takes no writes is refused by either strategy, and the
// plan of an undo is too.
func TestReadOnlyIsRefusedByEitherStrategy(t *testing.T) {
	for name, suffix := range map[string]string{
		"PostgreSQL": "default_transaction_read_only=on", "MariaDB": "tx_read_only=1",
		"MySQL": "transaction_read_only=1",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l := labs()[name](t)
			s := newShop(t, l, 20, false)
			before, tables := s.snapshot(t), l.tables(t)
			url := *l
			sep := "?"
			if mustURL(t, l.url).RawQuery != "" {
				sep = "&"
			}
			url.url += sep + suffix
			for _, strategy := range []string{"in-place", "copy"} {
				wantError(t, run(t, migrateArgs("v1-to-v6", copyFlags(&url, "--strategy", strategy)...)...), 3, "nothing can be written here", "name the primary")
			}
			s.check(t, "after the refusals", before)
			same(t, "tables", l.tables(t), tables)
		})
	}
}
