package collation_test

import (
	"database/sql"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/collation"
	"github.com/sqluuid/sqluuid/internal/dbtest"
)

// TestMariaDBComparesPairs asks the server to compare pairs of UUIDs of every
// version and variant that it holds, half of them close to each other.
func TestMariaDBComparesPairs(t *testing.T) {
	const pairs = 24_000
	_, db := dbtest.MariaDB.Own(t)
	mustExec(t, db, "CREATE TABLE p (n INT NOT NULL PRIMARY KEY, a UUID NOT NULL, b UUID NOT NULL)")
	r := rand.New(rand.NewPCG(11, 12))
	storable := func(close *[16]byte) [16]byte {
		for {
			var id [16]byte
			for i := range id {
				id[i] = byte(r.Uint32())
			}
			switch {
			case close != nil:
				id = *close
				id[r.IntN(16)] = byte(r.Uint32())
			case r.IntN(4) > 0:
				id[6], id[8] = id[6]&0x0f|byte(r.IntN(16))<<4, id[8]&0x3f|0x80
			}
			if codec.MariaDBStorable(id) {
				return id
			}
		}
	}
	all := make([][2][16]byte, pairs)
	versions := map[[2]byte]int{}
	var q strings.Builder
	for n := range all {
		a := storable(nil)
		b := storable(nil)
		if n%2 == 0 {
			b = storable(&a)
		}
		all[n] = [2][16]byte{a, b}
		versions[[2]byte{a[6] >> 4, b[6] >> 4}]++
		if n%1000 == 0 {
			q.Reset()
			q.WriteString("INSERT INTO p VALUES ")
		} else {
			q.WriteByte(',')
		}
		fmt.Fprintf(&q, "(%d,%s,%s)", n, quoted(a), quoted(b))
		if n%1000 == 999 {
			mustExec(t, db, q.String())
		}
	}
	if len(versions) < 240 {
		t.Errorf("%d pairs of version nibbles, want nearly all 256", len(versions))
	}
	rows, err := db.Query("SELECT n, (a > b) - (a < b) FROM p")
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	compared := 0
	for rows.Next() {
		var n, want int
		if err := rows.Scan(&n, &want); err != nil {
			t.Fatal(err)
		}
		a, b := all[n][0], all[n][1]
		if got := collation.MariaDB.Compare(a, b); got != want {
			t.Fatalf("Compare(%s, %s) = %d, the server says %d", text(a), text(b), got, want)
		}
		compared++
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	if compared != pairs {
		t.Errorf("%d pairs compared, want %d", compared, pairs)
	}
}

// textSample has every byte in first place, and after aa, so that letters which
// stand for a letter of their own in some language meet.
func textSample() (all [][16]byte) {
	r := rand.New(rand.NewPCG(13, 14))
	for i := range 512 {
		var id [16]byte
		for j := range id {
			id[j] = byte(r.Uint32())
		}
		if id[0] = byte(i); i >= 256 {
			id[0], id[1] = 0xaa, byte(i)
		}
		all = append(all, id)
	}
	return unique(all)
}

// unsorted counts the neighbours that the query's text column sorts otherwise
// than the column's bytes.
func unsorted(t *testing.T, db *sql.DB, query string) (n int) {
	t.Helper()
	if err := db.QueryRow(query).Scan(&n); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	return n
}

func names(t *testing.T, db *sql.DB, query string) (all []string) {
	t.Helper()
	rows, err := db.Query(query)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	for rows.Next() {
		var s string
		if err := rows.Scan(&s); err != nil {
			t.Fatal(err)
		}
		all = append(all, s)
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	return all
}

// In one form and case, every utf8mb4 collation but the Danish sorts text as
// bytes. MariaDB 11 has MySQL's names of them, too.
func TestMariaDBTextCollations(t *testing.T) {
	checkCollations(t, dbtest.MariaDB, 100, "danish|_da_")
}

// MySQL's collations since 8.0 have the tailoring of their language in their name: da for
// Danish, nb and nn for Norwegian.
func TestMySQLTextCollations(t *testing.T) {
	db := checkCollations(t, dbtest.MySQL, 70, "danish", "_da_", "_nb_", "_nn_")
	var usual string
	err := db.QueryRow(`SELECT COLLATION_NAME FROM information_schema.COLUMNS
		WHERE TABLE_SCHEMA = DATABASE() AND TABLE_NAME = 'plain' AND COLUMN_NAME = 'id'`).Scan(&usual)
	if err != nil || usual != "utf8mb4_0900_ai_ci" {
		t.Errorf("a text column has the collation %q, %v, want utf8mb4_0900_ai_ci", usual, err)
	}
}

// checkCollations wants every utf8mb4 collation of the server to sort the text of ids as
// bytes, but for those that have one of the words in their name, which may be alternatives
// with | between them. At least so many do.
func checkCollations(t *testing.T, server dbtest.Server, atLeast int, words ...string) *sql.DB {
	t.Helper()
	_, db := server.Own(t)
	mustExec(t, db, "CREATE TABLE plain (id CHAR(36))")
	table := fill(t, db, column{typ: "CHAR(36) CHARACTER SET utf8mb4", literal: quoted}, textSample())
	mustExec(t, db, "ALTER TABLE "+table+" ADD b BINARY(16), COLLATE utf8mb4_bin")
	mustExec(t, db, "UPDATE "+table+" SET b = UNHEX(REPLACE(id, '-', ''))")
	full := "COLLATION_NAME"
	if server == dbtest.MariaDB {
		full = "FULL_COLLATION_NAME"
	}
	good, other := 0, map[string]int{}
	all := names(t, db, "SELECT "+full+`
		FROM information_schema.COLLATION_CHARACTER_SET_APPLICABILITY
		WHERE CHARACTER_SET_NAME = 'utf8mb4'`)
	for _, name := range all {
		n := unsorted(t, db, "SELECT COUNT(*) FROM (SELECT b, LAG(b) OVER (ORDER BY id COLLATE "+name+") p FROM "+table+") s WHERE p > b")
		at := slices.IndexFunc(words, func(w string) bool {
			return slices.ContainsFunc(strings.Split(w, "|"), func(part string) bool {
				return strings.Contains(name, part)
			})
		})
		switch {
		case at >= 0:
			other[words[at]]++
			if n == 0 {
				t.Errorf("%s sorts as bytes now", name)
			}
		case n > 0:
			t.Errorf("%s sorts %d neighbours otherwise than bytes", name, n)
		default:
			good++
		}
	}
	if good < atLeast || len(other) != len(words) {
		t.Errorf("%d collations sort as bytes and %v do not, want more", good, other)
	}
	return db
}
