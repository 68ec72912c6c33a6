package refusals_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// A server that takes no writes is refused.
func TestReadOnlyIsRefused(t *testing.T) {
	for name, suffix := range map[string]string{
		"PostgreSQL": "default_transaction_read_only=on", "MariaDB": "tx_read_only=1",
		"MySQL": "transaction_read_only=1",
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			l := lab.Open(t, name)
			s := lab.NewShop(t, l, 20, false)
			before, tables := s.Snapshot(t), l.Tables(t)
			url := *l
			sep := "?"
			if lab.ParseURL(t, l.URL).RawQuery != "" {
				sep = "&"
			}
			url.URL += sep + suffix
			lab.WantError(t, lab.Run(t, lab.Args("v1-to-v6", url.Yes()...)...), 3, "nothing can be written here", "name the primary")
			s.Check(t, "after the refusals", before)
			lab.Same(t, "tables", l.Tables(t), tables)
		})
	}
}
