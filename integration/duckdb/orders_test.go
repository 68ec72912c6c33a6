package duckdb_test

import (
	"database/sql"
	"encoding/hex"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/collation"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// ids are more than 5,000: all zero, all ones, single bits and bytes, random.
func ids() [][16]byte {
	all := [][16]byte{{}}
	for bit := range 128 {
		var one [16]byte
		one[bit/8] = 1 << (bit % 8)
		all = append(all, one)
	}
	for at := range 16 {
		for v := range 256 {
			var one [16]byte
			one[at] = byte(v)
			all = append(all, one)
		}
	}
	r := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		var id, inverse [16]byte
		for i := range id {
			id[i] = byte(r.Uint32())
			inverse[i] = ^all[r.IntN(len(all))][i]
		}
		all = append(all, id, inverse)
	}
	slices.SortFunc(all, collation.Bytes.Compare)
	all = slices.Compact(all)
	r.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	return all
}

// In UUID, BLOB and VARCHAR ids sort by their bytes, also by an index.
func TestOrders(t *testing.T) {
	db, err := sql.Open("duckdb", "")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	for _, tt := range []struct {
		name, typ, before, after, read string
	}{
		{"in_uuid", "UUID", "'", "'", "id::VARCHAR"},
		{"in_blob", "BLOB", "unhex('", "')", "hex(id)"},
		{"in_text", "VARCHAR", "'", "'", "id"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			all := ids()
			if len(all) < 5000 {
				t.Fatalf("%d ids, want at least 5000", len(all))
			}
			if _, err := db.Exec("CREATE TABLE " + tt.name + " (id " + tt.typ + " NOT NULL PRIMARY KEY)"); err != nil {
				t.Fatal(err)
			}
			for chunk := range slices.Chunk(all, 1000) {
				var values []string
				for _, id := range chunk {
					values = append(values, "("+tt.before+hex.EncodeToString(id[:])+tt.after+")")
				}
				if _, err := db.Exec("INSERT INTO " + tt.name + " VALUES " + strings.Join(values, ",")); err != nil {
					t.Fatal(err)
				}
			}
			rows, err := db.Query("SELECT " + tt.read + " FROM " + tt.name + " ORDER BY id")
			if err != nil {
				t.Fatal(err)
			}
			defer rows.Close()
			slices.SortFunc(all, collation.Bytes.Compare)
			n := 0
			for ; rows.Next(); n++ {
				var s string
				if err := rows.Scan(&s); err != nil {
					t.Fatal(err)
				}
				if id, err := codec.ParseLenient(s); err != nil || id != all[n] {
					t.Fatalf("id %d is %x, %v, by bytes it is %x", n, id, err, all[n])
				}
			}
			if err := rows.Err(); err != nil || n != len(all) {
				t.Errorf("%d ids of %d, %v", n, len(all), err)
			}
		})
	}
}

// DuckDB has no profile; PostgreSQL's is right for its uuid.
func TestProbe(t *testing.T) {
	db, err := sql.Open("duckdb", "")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	if r, err := collation.Probe(t.Context(), db, engine.PostgreSQL); err != nil || !r.Agrees() {
		t.Errorf("%v, %v", r, err)
	}
}
