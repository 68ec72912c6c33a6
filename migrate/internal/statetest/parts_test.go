package statetest

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// The parts in which SQLite rewrites a chunk of a large table have each of its rows once,
// and no others.
func TestThePartsOfAChunkHaveEachRowOnce(t *testing.T) {
	for name, g := range map[string]struct {
		column string
		lit    func(r *rand.Rand, id [16]byte) string
	}{
		"blob": {"blob", func(_ *rand.Rand, id [16]byte) string { return fmt.Sprintf("x'%x'", id) }},
		"text": {"text", func(_ *rand.Rand, id [16]byte) string { return textOf(id, "x") }},
		"text of either case": {"text COLLATE NOCASE", func(r *rand.Rand, id [16]byte) string {
			return textOf(id, []string{"x", "X"}[r.IntN(2)])
		}},
	} {
		t.Run(name, func(t *testing.T) {
			d, err := dialect.For(engine.SQLite)
			if err != nil {
				t.Fatal(err)
			}
			_, db := dbtest.SQLite.Own(t)
			l := &lab{db: db}
			const rows = 2000
			l.exec(t, "CREATE TABLE orders (n integer PRIMARY KEY, id "+g.column+" NOT NULL UNIQUE, note text)")
			r := rand.New(rand.NewPCG(5, 5))
			var ids [][16]byte
			var values []string
			for n := range rows {
				var id [16]byte
				for i := range id {
					id[i] = byte(r.Uint32())
				}
				id[6], id[8] = id[6]&0x0f|0x10, id[8]&0x3f|0x80
				if n%10 == 0 {
					id[6] ^= 0x50 // version 4
				}
				ids, values = append(ids, id), append(values, fmt.Sprintf("(%d, %s, 'x')", n+1, g.lit(r, id)))
			}
			l.exec(t, "INSERT INTO orders VALUES "+strings.Join(values, ", "))
			table, err := d.Table(t.Context(), db, "", "orders")
			if err != nil {
				t.Fatal(err)
			}
			cols := []dialect.Column{{Ref: table.Ref, Name: "id"}}
			if err := d.Forms(t.Context(), db, cols, table.Columns[1:2]); err != nil {
				t.Fatal(err)
			}
			if cols[0].Places, err = d.Places(t.Context(), db, cols[0]); err != nil || cols[0].Places == nil {
				t.Fatalf("Places: %v, %v", cols[0].Places, err)
			}
			cols[0].Places.Filled(1_000_000) // as if it had so many
			most := 0
			for _, tr := range []*transform.Transform{transform.Between(1, 6), transform.Between(6, 1)} {
				for _, hi := range []string{"40000", "500", "20000"} {
					lo := "0"
					if hi == "500" { // of few rows, in one
						lo = "-5"
					}
					list, err := d.Chunk(&dialect.Class{Columns: cols}, dialect.Move{T: tr, Unrecorded: true}, dialect.Range{Lo: &lo, Hi: &hi})
					if err != nil {
						t.Fatal(err)
					}
					if most = max(most, len(list)); (len(list) > 1) == (hi == "500") {
						t.Errorf("%s, rows to %s: %d statements", tr.Name(), hi, len(list))
					}
					tx, err := db.Begin()
					if err != nil {
						t.Fatal(err)
					}
					var moved int64
					for _, st := range list {
						res, err := tx.Exec(st.SQL, st.Args...)
						if err != nil {
							t.Fatalf("%s: %v", st.SQL, err)
						}
						n, err := res.RowsAffected()
						if err != nil {
							t.Fatal(err)
						}
						digits := (16 + len(list) - 1) / len(list) // of a part, at most
						if n > int64(rows*digits/16*6/5) {
							t.Errorf("%s, rows to %s: one part of %d has %d rows", tr.Name(), hi, len(list), n)
						}
						moved += n
					}
					var want int64
					for n, id := range ids {
						if image, ok := tr.Apply(id); ok && (hi != "500" || n < 500) {
							id, want = image, want+1
						}
						var got string
						if err := tx.QueryRow("SELECT lower(CASE typeof(id) WHEN 'blob' THEN hex(id) ELSE replace(id, '-', '') END) FROM orders WHERE n = ?", n+1).Scan(&got); err != nil {
							t.Fatal(err)
						}
						if got != fmt.Sprintf("%x", id) {
							t.Fatalf("%s, rows to %s: row %d has %s, want %x", tr.Name(), hi, n+1, got, id)
						}
					}
					if moved != want || want == 0 {
						t.Errorf("%s, rows to %s: %d rows moved, want %d", tr.Name(), hi, moved, want)
					}
					if hi != "20000" {
						if err := tx.Rollback(); err != nil {
							t.Fatal(err)
						}
						continue
					}
					if err := tx.Commit(); err != nil { // what it made the way back begins with
						t.Fatal(err)
					}
					for n, id := range ids {
						if image, ok := tr.Apply(id); ok {
							ids[n] = image
						}
					}
				}
			}
			if most < 3 {
				t.Errorf("at most %d parts", most)
			}
		})
	}
}

func textOf(id [16]byte, verb string) string {
	s := fmt.Sprintf("%"+verb, id[:])
	return "'" + s[:8] + "-" + s[8:12] + "-" + s[12:16] + "-" + s[16:20] + "-" + s[20:] + "'"
}
