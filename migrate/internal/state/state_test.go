package state

import (
	"database/sql"
	"encoding/json"
	"reflect"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// FuzzRunRead: what the state tables hold is an error, or reads the same when it is written
// again.
func FuzzRunRead(f *testing.F) {
	f.Add(`["main.orders.id"]`, `{"columns":{"a":{"rows":1,"now":"x"}},"orphans":{"k":2}}`,
		"2026-03-01T12:00:00.5Z", "")
	f.Add(`null`, `{"columns":null,"copy":{"label":"x","notes":{"t":"CREATE TABLE t (a)"}}}`,
		"", "2026-03-01T12:00:00+01:00")
	f.Add(`[`, `{}`, "0000-00-00", "x")
	f.Fuzz(func(t *testing.T, class, before, started, finished string) {
		var r, again Run
		if r.read(class, before, started, started, finished) != nil {
			return
		}
		columns, err1 := json.Marshal(r.Columns)
		counts, err2 := json.Marshal(r.Before)
		if err1 != nil || err2 != nil {
			t.Fatal(err1, err2)
		}
		err := again.read(string(columns), string(counts), r.Started.Format(time.RFC3339Nano), "", "")
		if err != nil {
			t.Fatalf("%s, %s: %v", columns, counts, err)
		}
		twice, err := json.Marshal(again.Before)
		if err != nil || string(twice) != string(counts) || !reflect.DeepEqual(r.Columns, again.Columns) {
			t.Errorf("%s is %s when it is read again (%v)", counts, twice, err)
		}
		if started != "" && !again.Started.Equal(r.Started) {
			t.Errorf("%q is %v, and %v when it is read again", started, r.Started, again.Started)
		}
	})
}

// FuzzEntryRead: a packed record has as many ids as it says, or is an error.
func FuzzEntryRead(f *testing.F) {
	f.Add([]byte("0123456789abcdef"), 1, "Ab", true)
	f.Add([]byte("short"), 1, "", false)
	f.Fuzz(func(t *testing.T, ids []byte, n int, odd string, mixed bool) {
		var e Entry
		err := e.read(ids, n, sql.NullString{String: odd, Valid: mixed})
		if fits := n >= 0 && len(ids)%16 == 0 && len(ids)/16 == n; (err == nil) != fits {
			t.Fatalf("%d bytes for %d ids: %v", len(ids), n, err)
		}
		if err == nil && string(sqlgen.BytesOf(e.IDs)) != string(ids) {
			t.Errorf("%x is packed again as %x", ids, sqlgen.BytesOf(e.IDs))
		}
	})
}
