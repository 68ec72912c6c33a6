package state

import (
	"database/sql"
	"reflect"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// FuzzRunRead: what the table of runs holds is an error, or reads the same when it is written
// again.
func FuzzRunRead(f *testing.F) {
	f.Add(`{"on_mismatch":"skip","normalise":true,"new":"all"}`, "2026-03-01T12:00:00.5Z", "")
	f.Add(`{"copy":{"label":"x","notes":{"t":"CREATE TABLE t (a)"}}}`, "", "2026-03-01T12:00:00+01:00")
	f.Add(`{`, "0000-00-00", "x")
	f.Fuzz(func(t *testing.T, options, started, finished string) {
		var r, again Run
		if r.read(options, started, started, finished) != nil {
			return
		}
		written := r.options()
		if strings.IndexFunc(written, func(c rune) bool { return c > 0x7f }) >= 0 {
			t.Errorf("%q is not ASCII", written)
		}
		err := again.read(written, r.StartedAt.Format(time.RFC3339Nano), "", "")
		if err != nil || again.options() != written {
			t.Errorf("%s is %s when it is read again (%v)", written, again.options(), err)
		}
		if started != "" && !again.StartedAt.Equal(r.StartedAt) {
			t.Errorf("%q is %v, and %v when it is read again", started, r.StartedAt, again.StartedAt)
		}
	})
}

// FuzzColumnRow: a row of a column is an error, or the run that it makes has the same row.
func FuzzColumnRow(f *testing.F) {
	f.Add("public.orders.id", `["n"]`, true, true, true, int64(3), "3:ab")
	f.Add(`o\u00e9.\"a.b\".c`, "null", true, false, false, int64(0), "")
	f.Fuzz(func(t *testing.T, name, key string, isLink, isCounted, hasKey bool, n int64, sum string) {
		var r Run
		r.Before.Columns, r.Before.Orphans = map[string]BeforeColumn{}, map[string]int64{}
		row := columnRow{name: name, key: key, isLink: isLink, isCounted: isCounted, hasKey: hasKey,
			counts: countsRow{rows: n, nulls: n, before: sum, after: sum, rowsBefore: sum, rowsAfter: sum}}
		if r.add(row) != nil || r.addKey(keyRow{name: name}) != nil {
			return
		}
		var again Run
		again.Before.Columns, again.Before.Orphans = map[string]BeforeColumn{}, map[string]int64{}
		for _, c := range r.parts().columns {
			if err := again.add(c); err != nil {
				t.Fatalf("%+v is written as %+v: %v", row, c, err)
			}
		}
		if !reflect.DeepEqual(again.Columns, r.Columns) || !reflect.DeepEqual(again.Before.Also, r.Before.Also) ||
			!reflect.DeepEqual(again.Before.Columns, r.Before.Columns) {
			t.Errorf("%+v is %+v when it is read again", r, again)
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
