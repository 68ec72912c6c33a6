package statetest

import (
	"bytes"
	"encoding/binary"
	"slices"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/state"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// Rows of any size come apart into the same ids, each once.
func TestPackedIDsComeApart(t *testing.T) {
	for name, n := range map[string]int{"one": 1, "a row": dialect.PackedIDs, "one more": dialect.PackedIDs + 1, "many rows": 3*dialect.PackedIDs*200 + 7} {
		t.Run(name, func(t *testing.T) {
			eachLab(t, "", func(t *testing.T, l *lab) {
				l.create(t)
				run := l.insert(t, state.Run{ClassHash: "c", PlanHash: "p"}, 1)
				var want [][]byte
				var ids []byte
				for i := range n {
					var id [16]byte
					binary.BigEndian.PutUint64(id[:], uint64(i)*0x9e3779b97f4a7c15)
					id[8] = byte(i) // zero bytes at the end too
					want, ids = append(want, id[:]), append(ids, id[:]...)
				}
				ids = append(ids, ids[:16]...) // what stands there twice becomes one
				slices.SortFunc(want, bytes.Compare)
				if err := l.Pack(t.Context(), l.db, run.ID, ids); err != nil {
					t.Fatal(err)
				}
				for {
					tx, err := l.db.BeginTx(t.Context(), nil)
					if err != nil {
						t.Fatal(err)
					}
					did, err := l.Unpack(t.Context(), tx, run.ID)
					if err != nil {
						t.Fatal(err)
					}
					if err := tx.Commit(); err != nil {
						t.Fatal(err)
					}
					if did == 0 {
						break
					}
				}
				if left, err := l.HasPacked(t.Context(), l.db, run.ID); left || err != nil {
					t.Errorf("packed ids are left: %v, %v", left, err)
				}
				rows, err := l.db.QueryContext(t.Context(), "SELECT "+l.D.StateForm().Out("id")+" FROM "+l.D.StateIDs()+" WHERE kind = '"+dialect.IDMoved+"'")
				if err != nil {
					t.Fatal(err)
				}
				defer rows.Close()
				var got [][]byte
				for rows.Next() {
					var raw []byte
					if err := rows.Scan(&raw); err != nil {
						t.Fatal(err)
					}
					id, ok := l.D.StateForm().Decode(raw)
					if !ok {
						t.Fatalf("%x is no id", raw)
					}
					got = append(got, id[:])
				}
				if err := rows.Err(); err != nil {
					t.Fatal(err)
				}
				slices.SortFunc(got, bytes.Compare)
				if !slices.EqualFunc(got, want, bytes.Equal) {
					t.Errorf("%d ids came out, want %d", len(got), len(want))
				}
			})
		})
	}
}

// The chunks of a hastened session need not wait for the disk; what comes after
// Settle does, and so does a session that was not hastened. What a session has taken
// of memory is given back.
func TestSettle(t *testing.T) {
	eachLab(t, "", func(t *testing.T, l *lab) {
		asks, ok := map[engine.Profile]struct{ query, before, hastened string }{
			engine.PostgreSQL: {"SHOW synchronous_commit", "on", "off"},
			engine.SQLite:     {"PRAGMA main.cache_size", "-2000", "-10240"},
		}[l.D.Profile()]
		if !ok {
			t.Skip("there is no such setting for a session")
		}
		s := l.session(t)
		defer s.Close()
		for _, step := range []struct {
			name string
			do   func() error
			want string
		}{
			{"at first", func() error { return nil }, asks.before},
			{"hastened", func() error { return s.Hasten(t.Context()) }, asks.hastened},
			{"settled", func() error { return s.Settle(t.Context()) }, asks.before},
		} {
			var got string
			if err := step.do(); err != nil {
				t.Fatal(err)
			}
			if err := s.QueryRowContext(t.Context(), asks.query).Scan(&got); err != nil || got != step.want {
				t.Errorf("%s: %s is %q, %v; want %q", step.name, asks.query, got, err, step.want)
			}
		}
	})
}
