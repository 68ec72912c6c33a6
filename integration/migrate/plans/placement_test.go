package plans_test

import (
	"database/sql"
	"encoding/hex"
	"fmt"
	"os"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/idgen"
)

// Where TiDB puts new rows by the version of their key. The table has 30,000 rows of thirty days
// and is split into sixteen regions of equal ranges between the lowest and the highest of them.
func TestWhereInsertsLand(t *testing.T) {
	server, named := lab.All()["TiDB"]
	if !named {
		t.Skip("no TiDB is named")
	}
	t.Run("TiDB", func(t *testing.T) { whereInsertsLand(t, server) })
}

func whereInsertsLand(t *testing.T, server func(*testing.T) *lab.Lab) {
	const regions, old, recent = 16, 30_000, 10_000
	must := func(id sqltype.UUID, err error) sqltype.UUID {
		t.Helper()
		if err != nil {
			t.Fatal(err)
		}
		return id
	}
	for _, tt := range []struct {
		name   string
		at     func(time.Time) sqltype.UUID
		least  int // regions that take some of the last rows
		atMost int // of these rows in one region
	}{
		{"version 4", func(time.Time) sqltype.UUID { return sqltype.NewV4() }, regions, recent / 8},
		{"version 7", sqltype.NewV7At, 1, recent},
		{"version 8 with 4 bits of bucket", func(at time.Time) sqltype.UUID { return must(idgen.NewV8BucketAt(4, at)) }, regions - 1, recent / 8},
	} {
		t.Run(tt.name, func(t *testing.T) {
			l := server(t)
			l.Exec(t, "CREATE TABLE landed (id BINARY(16) PRIMARY KEY CLUSTERED)")
			now := time.Now()
			var ids []sqltype.UUID
			for i := range old {
				ids = append(ids, tt.at(now.Add(-time.Duration(old-i)*(30*24*time.Hour/old))))
			}
			insertAll(t, l.DB, ids)
			low := slices.MinFunc(ids, sqltype.UUID.Compare)
			high := slices.MaxFunc(ids, sqltype.UUID.Compare)
			l.Exec(t, fmt.Sprintf("SPLIT TABLE landed BETWEEN (x'%x') AND (x'%x') REGIONS %d", low[:], high[:], regions))
			starts := regionStarts(t, l.DB)
			ids = ids[:0]
			for range recent {
				ids = append(ids, tt.at(time.Now()))
			}
			insertAll(t, l.DB, ids)
			counts := make([]int, len(starts))
			for _, id := range ids {
				at, found := slices.BinarySearch(starts, encodedKey(id))
				if !found {
					at--
				}
				counts[max(at, 0)]++
			}
			took, most := 0, slices.Max(counts)
			for _, n := range counts {
				if n > 0 {
					took++
				}
			}
			t.Logf("%s: the last %d rows went to %d of %d regions, at most %d to one: %v", tt.name, recent, took, len(starts), most, counts)
			if len(starts) != regions || took < tt.least || most > tt.atMost || tt.name == "version 7" && took > 1 {
				t.Errorf("%d of %d regions took rows, at most %d", took, len(starts), most)
				return
			}
			notePlacement(t, tt.name, took, len(starts), most)
		})
	}
}

// notePlacement writes the line of a key into the page that SQLUUID_PLACEMENT_PAGE names.
func notePlacement(t *testing.T, key string, took, regions, most int) {
	t.Helper()
	path := os.Getenv("SQLUUID_PLACEMENT_PAGE")
	if path == "" {
		return
	}
	page, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	line := regexp.MustCompile(`(?m)^\| ` + regexp.QuoteMeta(key) + ` \| \d+ of \d+ \|.*$`)
	if n := len(line.FindAll(page, -1)); n != 1 {
		t.Fatalf("%s has %d lines of %s, want 1", path, n, key)
	}
	page = line.ReplaceAll(page, fmt.Appendf(nil, "| %s | %d of %d | %s | %s |", key, took, regions,
		thousands(most), time.Now().UTC().Format(time.DateOnly)))
	if err := os.WriteFile(path, page, 0o644); err != nil {
		t.Fatal(err)
	}
}

// thousands writes a number of up to six digits as the page does.
func thousands(n int) string {
	if n < 1000 {
		return strconv.Itoa(n)
	}
	return fmt.Sprintf("%d,%03d", n/1000, n%1000)
}

func insertAll(t *testing.T, db *sql.DB, ids []sqltype.UUID) {
	t.Helper()
	for chunk := range slices.Chunk(ids, 1000) {
		var b strings.Builder
		b.WriteString("INSERT INTO landed VALUES ")
		for i, id := range chunk {
			fmt.Fprintf(&b, "%s(x'%x')", []string{"", ","}[min(i, 1)], id[:])
		}
		if _, err := db.Exec(b.String()); err != nil {
			t.Fatal(err)
		}
	}
}

// regionStarts are where the regions of the table begin, as keys in hexadecimal digits; the first
// begins before all rows.
func regionStarts(t *testing.T, db *sql.DB) (starts []string) {
	t.Helper()
	rows, err := db.Query("SHOW TABLE landed REGIONS")
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	columns, err := rows.Columns()
	if err != nil {
		t.Fatal(err)
	}
	for rows.Next() {
		values := make([]any, len(columns))
		var start string
		for i, c := range columns {
			values[i] = new(any)
			if c == "START_KEY" {
				values[i] = &start
			}
		}
		if err := rows.Scan(values...); err != nil {
			t.Fatal(err)
		}
		_, key, _ := strings.Cut(start, "_r_")
		starts = append(starts, key)
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	slices.Sort(starts)
	return starts
}

// encodedKey is how TiDB writes sixteen bytes in a key: groups of eight with a byte behind each.
func encodedKey(id sqltype.UUID) string {
	return "01" + hex.EncodeToString(id[:8]) + "ff" + hex.EncodeToString(id[8:]) + "ff0000000000000000f7"
}
