package collation_test

import (
	"database/sql"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/internal/dbtest"
)

// unlikeBytes counts the neighbours that a collation sorts otherwise than uuid.
func unlikeBytes(t *testing.T, db *sql.DB, table, collation string) int {
	t.Helper()
	return unsorted(t, db, `SELECT count(*) FROM (SELECT id::uuid AS u, lag(id::uuid) OVER (ORDER BY id COLLATE "`+collation+`") AS p FROM `+table+`) s WHERE p > u`)
}

// In one form and case, text sorts as bytes in C and in ICU's collations of all
// languages but a few, which the catalogue names.
func TestPostgreSQLTextCollations(t *testing.T) {
	known := []string{"da", "nb", "nn", "no", "fo", "cy", "haw"}
	_, db := dbtest.Postgres.Own(t)
	table := fill(t, db, column{typ: "text", literal: quoted}, textSample())
	var good int
	var other []string
	for _, name := range names(t, db, `SELECT collname FROM pg_collation
		WHERE collprovider = 'i' AND collname NOT LIKE '%-%-%-%' OR collname IN ('C', 'POSIX', 'C.utf8', 'ucs_basic')`) {
		if language, _, icu := strings.Cut(name, "-x-icu"); unlikeBytes(t, db, table, name) == 0 {
			good++
		} else if other = append(other, language); !icu || !slices.Contains(known, language) {
			t.Errorf("%s sorts otherwise than bytes, and the catalogue does not say so", name)
		}
	}
	for _, language := range []string{"da", "cy", "haw"} {
		if !slices.Contains(other, language) {
			t.Errorf("%s sorts as bytes; was it asked?", language)
		}
	}
	if good < 100 {
		t.Errorf("%d collations sort as bytes, want more", good)
	}
}

func TestPostgreSQLNumericCollationIsNotBytes(t *testing.T) {
	_, db := dbtest.Postgres.Own(t)
	mustExec(t, db, `CREATE COLLATION numeric_order (provider=icu, locale='und-u-kn-true')`)
	table := fill(t, db, column{typ: "text", literal: quoted}, textSample())
	if unlikeBytes(t, db, table, "numeric_order") == 0 {
		t.Error("it sorts as bytes")
	}
}

// The order of the digits a to f in Hawaiian, which the catalogue prints.
func TestPostgreSQLHawaiian(t *testing.T) {
	_, db := dbtest.Postgres.Own(t)
	got := strings.Join(names(t, db, `SELECT x FROM unnest(array['0','9','a','b','c','d','e','f']) AS x ORDER BY x COLLATE "haw-x-icu"`), " ")
	if want := "0 9 a e b c d f"; got != want {
		t.Errorf("Hawaiian sorts %s, want %s", got, want)
	}
}

// With upper and lower case mixed, C sorts otherwise than bytes.
func TestPostgreSQLMixedCaseIsNotBytes(t *testing.T) {
	_, db := dbtest.Postgres.Own(t)
	table := fill(t, db, column{typ: "text", literal: func(id [16]byte) string {
		if id[15]&1 == 0 {
			return quotedUpper(id)
		}
		return quoted(id)
	}}, textSample())
	if unlikeBytes(t, db, table, "C") == 0 {
		t.Error("C sorts mixed case as bytes")
	}
	if n := unlikeBytes(t, db, table, "und-x-icu"); n != 0 {
		t.Errorf("ICU's root, which compares letters before their case, sorts %d neighbours otherwise", n)
	}
}
