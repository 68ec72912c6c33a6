package mysql

import (
	"database/sql/driver"
	"errors"
	"slices"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/dialecttest"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// A RENAME that fails in the session that has locked the tables keeps none of the locks.
func TestALockedRenameLetsGoOfItsTables(t *testing.T) {
	inUse := errors.New("Lock wait timeout exceeded")
	for name, fails := range map[string]error{"done": nil, "in vain": inUse} {
		t.Run(name, func(t *testing.T) {
			server := &dialecttest.Server{Answer: func(s string, _ []driver.NamedValue) ([][]driver.Value, error) {
				if s == "UNLOCK TABLES" {
					return nil, nil
				}
				return nil, fails
			}}
			rename := sqlgen.Statement{SQL: "RENAME TABLE a TO b"}
			if err := renameLocked(t.Context(), server.Open(t), rename); !errors.Is(err, fails) {
				t.Errorf("error %v, want %v", err, fails)
			}
			if want := []string{"RENAME TABLE a TO b", "UNLOCK TABLES"}; !slices.Equal(server.Sent, want) {
				t.Errorf("sent %q, want %q", server.Sent, want)
			}
		})
	}
}

// The pin stands behind tables whose names begin with other letters than those of ASCII. Before,
// their swap had to do without it.
func TestThePinIsBehindAllTables(t *testing.T) {
	for _, tt := range []struct {
		names []string
		last  bool
	}{
		{[]string{"orders", "Items"}, true},
		{[]string{"~orders", "orders"}, true},
		{[]string{"Ünï t0", "t1", "表"}, true},
		{[]string{"\uffffx"}, false},
	} {
		c := &shadow.Copy{Label: "20261126_abcdef"}
		for _, name := range tt.names {
			c.Tables = append(c.Tables, &shadow.CopyTable{Ref: sqlgen.Ref{Schema: "shop", Table: name}})
		}
		if got := (Dialect{}).isPinLast(c); got != tt.last {
			t.Errorf("%q: the pin %q is last: %v, want %v", tt.names, pinOf(c).Table, got, tt.last)
		}
	}
}
