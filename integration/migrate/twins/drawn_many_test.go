package twins_test

import (
	"bytes"
	"fmt"
	"math"
	"os"
	"regexp"
	"slices"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/sqltype"
)

// drawnExpression finds in a trigger what draws an id.
var drawnExpression = regexp.MustCompile(`(?s)ELSIF NEW\."?id__new"? IS NULL THEN NEW\."?id__new"? := (.*?); END IF;`)

// TestManyDrawnKeys draws ids by the expression of the trigger itself. No two are alike, each has its
// version and its variant, each random bit is set in half of them, within five sigma, and their order
// is the order of their times. SQLUUID_FULL draws ten million by a column, 10,000 for each time, and a
// million of each other kind.
func TestManyDrawnKeys(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		name, rewrite, more string
		version             byte
		ids                 int
		random              [][2]int // from bit to bit of an id
	}{
		{"time", "int-to-v7", "at", 7, 10_000_000, [][2]int{{66, 128}}},
		{"order", "int-to-v7", "", 7, 1_000_000, [][2]int{{52, 64}, {66, 128}}},
		{"bucket", "int-to-v8bucket", "at", 8, 1_000_000, [][2]int{{0, 4}, {70, 128}}},
		{"random", "int-to-v4", "", 4, 1_000_000, [][2]int{{0, 48}, {52, 64}, {66, 128}}},
	} {
		t.Run(c.name, func(t *testing.T) {
			if os.Getenv("SQLUUID_FULL") == "" {
				c.ids = 50_000
			}
			l := lab.Open(t, "PostgreSQL")
			l.Exec(t, "CREATE TABLE customers (id bigserial PRIMARY KEY, at timestamptz)")
			l.Exec(t, fmt.Sprintf("INSERT INTO customers VALUES (1, now()), (%d, now())", c.ids))
			run := []string{"migrate", c.rewrite, "--column", "customers.id", "--database", l.URL, "--yes"}
			if c.more != "" {
				run = append(run, "--time-column", c.more)
			}
			lab.MustRun(t, run...)
			found := drawnExpression.FindStringSubmatch(l.Ask(t, "SELECT prosrc FROM pg_proc p JOIN pg_namespace n ON n.oid = pronamespace "+
				"WHERE nspname = 'sqluuid' AND proname = 'twin_1_0'"))
			if found == nil {
				t.Fatal("the trigger draws no id")
			}
			rows, err := l.DB.QueryContext(t.Context(), fmt.Sprintf("SELECT uuid_send(%s) FROM (SELECT i AS id, timestamptz '2020-01-01 UTC' + "+
				"(i / 10000) * interval '377 us' AS at FROM generate_series(1, %d) i) AS new", found[1], c.ids))
			if err != nil {
				t.Fatal(err)
			}
			defer rows.Close()
			var ids [][16]byte
			var ones [128]int
			var last [8]byte
			wrong := 0
			for rows.Next() {
				var raw []byte
				if err := rows.Scan(&raw); err != nil || len(raw) != 16 {
					t.Fatal(raw, err)
				}
				id := sqltype.UUID(raw)
				ids = append(ids, id)
				for i := range 128 {
					ones[i] += int(id[i/8] >> (7 - i%8) & 1)
				}
				if id.Version() != int(c.version) || id[8]>>6 != 2 {
					wrong++
				}
				if c.version == 8 {
					if id, err = codec.DecodeBucket(4, id); err != nil {
						t.Fatal(err)
					}
				}
				if now := [8]byte(id[:8]); c.version != 4 {
					if c.name == "order" {
						now[6], now[7] = 0, 0 // random bits
					}
					if bytes.Compare(now[:], last[:]) < 0 {
						t.Fatalf("%s stands behind an id with a later time", id)
					}
					last = now
				}
			}
			if err := rows.Err(); err != nil || len(ids) != c.ids || wrong > 0 {
				t.Fatalf("%d ids, %d of another version or variant: %v", len(ids), wrong, err)
			}
			slices.SortFunc(ids, func(a, b [16]byte) int { return bytes.Compare(a[:], b[:]) })
			twice := 0
			for i := range ids[1:] {
				if ids[i] == ids[i+1] {
					twice++
				}
			}
			sigma, most, bits := math.Sqrt(float64(c.ids))/2, 0.0, 0
			for _, span := range c.random {
				for bit := span[0]; bit < span[1]; bit++ {
					off := math.Abs(float64(ones[bit])-float64(c.ids)/2) / sigma
					if most, bits = max(most, off), bits+1; off > 5 {
						t.Errorf("bit %d is set in %d of %d ids, %.1f sigma from one half", bit, ones[bit], c.ids, off)
					}
				}
			}
			if t.Logf("%d ids, %d twice, %d random bits, at most %.2f sigma from one half", c.ids, twice, bits, most); twice > 0 {
				t.Errorf("%d ids stand twice", twice)
			}
		})
	}
}
