package twins_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/sqltype"
)

// drawnRows reads ids with the milliseconds of their rows, and 4,096ths of the last one.
func drawnRows(t *testing.T, l *lab.Lab, id, at string) (ids []sqltype.UUID, ms, part []int64) {
	t.Helper()
	for _, row := range l.Dump(t, "SELECT "+id+"::text, floor(EXTRACT(EPOCH FROM "+at+") * 1000)::bigint::text, "+
		"floor(EXTRACT(EPOCH FROM "+at+") * 4096000)::bigint::text FROM customers ORDER BY "+id) {
		f := strings.Split(row, "|")
		var m, p int64
		fmt.Sscan(f[1], &m)
		fmt.Sscan(f[2], &p)
		ids, ms, part = append(ids, sqltype.MustParse(f[0])), append(ms, m), append(part, p-m*4096)
	}
	return ids, ms, part
}

// Bucketed ids have the layout of codec.EncodeBucket, of the fill and of both triggers.
func TestBucketedKeys(t *testing.T) {
	t.Parallel()
	for _, bits := range []int{4, 5, 8} {
		t.Run(fmt.Sprint(bits), func(t *testing.T) {
			t.Parallel()
			l := lab.Open(t, "PostgreSQL")
			insert := "INSERT INTO customers (at) SELECT timestamptz '2020-01-01 UTC' + i * interval '61.000377 s' FROM generate_series(1, 3000) i"
			l.Exec(t, "CREATE TABLE customers (id bigserial PRIMARY KEY, at timestamptz NOT NULL)")
			l.Exec(t, insert)
			args := []string{"--database", l.URL, "--yes"}
			run := []string{"migrate", "int-to-v8bucket", "--column", "customers.id", "--time-column", "at"}
			if bits != 4 {
				run = append(run, "--bucket-bits", fmt.Sprint(bits))
			}
			plan := lab.MustRun(t, append(run, "--database", l.URL, "--dry-run")...).Out
			if words := fmt.Sprintf("in %d buckets of %d bits", 1<<bits, bits); !strings.Contains(strings.Join(strings.Fields(plan), " "), words) {
				t.Errorf("the plan does not say %q:\n%s", words, plan)
			}
			lab.MustRun(t, append(run, args...)...)
			l.Exec(t, insert)
			lab.MustRun(t, append([]string{"migrate", "cutover", "--ignore-sessions"}, args...)...)
			l.Exec(t, insert)
			ids, ms, part := drawnRows(t, l, "id", "at")
			buckets, last := map[uint64]int{}, uint64(0)
			for i, id := range ids {
				v7, err := codec.DecodeBucket(bits, id)
				at, ok := sqltype.UUID(v7).Time()
				if err != nil || !ok || at.UnixMilli() != ms[i] || int64(v7[6]&15)<<8|int64(v7[7]) != part[i] {
					t.Fatalf("%s is %x, %v, want the millisecond %d and %d of 4096", id, v7, err, ms[i], part[i])
				}
				bucket := uint64(id[0]) >> (8 - bits)
				if buckets[bucket]++; bucket < last {
					t.Fatalf("bucket %d stands behind %d", bucket, last)
				}
				last = bucket
			}
			if len(ids) != 9000 || len(buckets) != 1<<bits {
				t.Errorf("%d ids in %d buckets", len(ids), len(buckets))
			}
		})
	}
}

// Random ids are of version 4, and what the id of a new row would tell has no place.
func TestRandomKeys(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, "CREATE TABLE customers (id bigserial PRIMARY KEY, at timestamptz)")
	l.Exec(t, "CREATE TABLE orders (customer_id bigint NOT NULL REFERENCES customers (id) DEFERRABLE INITIALLY DEFERRED)")
	l.Exec(t, "INSERT INTO customers SELECT FROM generate_series(1, 1000)")
	l.Exec(t, "INSERT INTO orders SELECT i FROM generate_series(1, 1000) i")
	args := []string{"--database", l.URL, "--yes"}
	plan := lab.MustRun(t, "migrate", "int-to-v4", "--all", "--database", l.URL, "--dry-run").Out
	if words := "public.customers.id: random, and they tell nothing"; !strings.Contains(strings.Join(strings.Fields(plan), " "), words) {
		t.Errorf("the plan does not say %q:\n%s", words, plan)
	}
	lab.WantError(t, lab.Run(t, "migrate", "plan", "int-to-v4", "--all", "--time-column", "at", "--database", l.URL), 2, "ids of version 4 have no time")
	lab.WantError(t, lab.Run(t, "migrate", "plan", "int-to-v4", "--all", "--bucket-bits", "4", "--database", l.URL), 2, "--bucket-bits is for int-to-v8bucket only")
	lab.MustRun(t, append([]string{"migrate", "int-to-v4", "--all"}, args...)...)
	l.Exec(t, "BEGIN; INSERT INTO orders VALUES (2000); INSERT INTO customers (id) VALUES (2000); COMMIT") // the child is first
	lab.MustRun(t, append([]string{"migrate", "cutover", "--ignore-sessions"}, args...)...)
	l.Exec(t, "INSERT INTO customers DEFAULT VALUES")
	seen := map[string]bool{}
	for _, id := range l.Dump(t, "SELECT id::text FROM customers") {
		if id := sqltype.MustParse(id); id.Version() != 4 || id[8]>>6 != 2 || seen[id.String()] {
			t.Errorf("%s is not of version 4, or stands twice", id)
		}
		seen[id] = true
	}
	if n := l.Ask(t, "SELECT count(*)::text FROM customers c JOIN orders o ON o.customer_id = c.id AND o.customer_id__old = c.id__old"); n != "1001" || len(seen) != 1002 {
		t.Errorf("%s orders and %d customers", n, len(seen))
	}
	lab.MustRun(t, append([]string{"migrate", "finish", "--column", "customers.id", "--keep", "nothing"}, args...)...)
}

// An engine refuses by name what it does not draw.
func TestDrawsOfOtherEngines(t *testing.T) {
	t.Parallel()
	for _, engine := range []string{"MariaDB", "SQLite"} {
		t.Run(engine, func(t *testing.T) {
			t.Parallel()
			l := lab.Open(t, engine)
			l.Exec(t, "CREATE TABLE a (id integer PRIMARY KEY)")
			for _, rewrite := range []string{"int-to-v4", "int-to-v8bucket"} {
				lab.WantError(t, lab.Run(t, "migrate", "plan", rewrite, "--column", "a.id", "--database", l.URL), 3, rewrite+" on "+engine)
			}
		})
	}
}
