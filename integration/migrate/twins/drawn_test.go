package twins_test

import (
	"encoding/binary"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/kin"
	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/internal/seedtest"
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
	for no, bits := range []int{4, 5, 8} {
		t.Run(fmt.Sprint(bits), func(t *testing.T) {
			lab.OneOfByDay(t, no, 3)
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

// Keys that tell their own time give it to the new ids. Package kin reads it, and a key that it does
// not read is refused.
func TestKeysThatTellTheirTime(t *testing.T) {
	t.Parallel()
	r := seedtest.Rand(t)
	discord := kin.Snowflake.WithEpoch(time.UnixMilli(1420070400000))
	ulid := func() string {
		var id [16]byte
		binary.BigEndian.PutUint64(id[8:], r.Uint64())
		binary.BigEndian.PutUint64(id[:8], uint64(r.Int64N(1<<41))<<16|uint64(r.IntN(1<<16)))
		if text := kin.ULID.Encode(id); r.IntN(2) == 0 {
			return text
		} else {
			return strings.ToLower(text)
		}
	}
	snowflake := func() string { return fmt.Sprint(r.Int64()) }
	for _, c := range []struct {
		name, rewrite, typ, of string
		key                    func() string
		time                   func(string) (time.Time, bool)
		ends                   []string // of what the format holds
		wrong, words           string
	}{
		{"ulid", "text-to-v7", "varchar(40)", "ulid", ulid, func(s string) (time.Time, bool) {
			id, err := kin.ULID.Decode(s)
			at, ok := kin.ULID.Time(id)
			return at, ok && err == nil
		}, []string{"00000000000000000000000000", "7ZZZZZZZZZZZZZZZZZZZZZZZZZ"}, "8ZZZZZZZZZZZZZZZZZZZZZZZZZ",
			`1 key of public.customers.id is no ulid, such as "8ZZZZZZZZZZZZZZZZZZZZZZZZZ", and tells no time`},
		{"snowflake", "int-to-v7", "bigint", "snowflake:1420070400000", snowflake, func(s string) (time.Time, bool) {
			id, err := discord.Decode(s)
			at, ok := discord.Time(id)
			return at, ok && err == nil
		}, []string{"0", "9223372036854775807"}, "-7", `1 key of public.customers.id is no snowflake, such as "-7", and tells no time`},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			l := lab.Open(t, "PostgreSQL")
			l.Exec(t, "CREATE SEQUENCE numbers START 7000000000000000000")
			l.Exec(t, "CREATE TABLE customers (id "+c.typ+" PRIMARY KEY DEFAULT nextval('numbers'))")
			fill := func(keys ...string) {
				for range 500 {
					keys = append(keys, c.key())
				}
				l.Exec(t, "INSERT INTO customers VALUES ('"+strings.Join(keys, "'), ('")+"')")
			}
			fill(append(c.ends, c.wrong)...)
			run := []string{"migrate", c.rewrite, "--column", "customers.id", "--time-of", c.of, "--database", l.URL}
			before := l.Dump(t, catalogue)
			lab.WantError(t, lab.Run(t, append(run, "--yes")...), 3, c.words)
			lab.Same(t, "the catalogue", l.Dump(t, catalogue), before)
			l.Exec(t, "DELETE FROM customers WHERE id = '"+c.wrong+"'")
			plan := lab.MustRun(t, append(run, "--dry-run")...).Out
			oldest, _ := c.time(c.ends[0])
			if words := "by the time of the old key, a " + c.name; !strings.Contains(strings.Join(strings.Fields(plan), " "), words) ||
				!strings.Contains(plan, oldest.Format(time.DateOnly)) {
				t.Errorf("the plan does not say %q from %s on:\n%s", words, oldest, plan)
			}
			lab.MustRun(t, append(run, "--yes")...)
			fill()
			l.Exec(t, "INSERT INTO customers VALUES ('"+c.wrong+"')") // it is not refused, and has the time of its writing
			rows := l.Dump(t, "SELECT id::text, id__new::text FROM customers")
			for _, row := range rows {
				key, text, _ := strings.Cut(row, "|")
				want, ok := c.time(key)
				if key == c.wrong {
					want, ok = time.Now(), true
				}
				at, has := sqltype.MustParse(text).Time()
				if off := at.Sub(want); !ok || !has || off != 0 && (key != c.wrong || off.Abs() > time.Hour) {
					t.Errorf("the id of %s, %s, has the time %v, want %v, %v", key, text, at, want, ok)
				}
			}
			if len(rows) != 1003 {
				t.Errorf("%d rows", len(rows))
			}
		})
	}
}

// What no key can be is a usage error, before anything is read.
func TestTimesThatNoKeyTells(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, "CREATE TABLE a (id bigserial PRIMARY KEY, at timestamptz)")
	for args, words := range map[string]string{
		"int-to-v7 --time-of ulid":                              "--time-of ulid is not for int-to-v7",
		"v4-to-v7 --time-of ulid":                               "--time-of ulid is not for v4-to-v7",
		"int-to-v4 --time-of snowflake":                         "--time-of snowflake is not for int-to-v4",
		"text-to-v7 --time-of snowflake":                        "--time-of snowflake is not for text-to-v7",
		"int-to-v7 --time-of flake":                             "want ulid or snowflake",
		"int-to-v7 --time-of snowflake:x":                       "want ulid or snowflake",
		"int-to-v7 --time-of snowflake:-1":                      "want ulid or snowflake",
		"int-to-v7 --time-of snowflake:0:15":                    "want ulid or snowflake",
		"int-to-v7 --time-of snowflake:281474976710655":         "want ulid or snowflake",
		"int-to-v7 --time-of snowflake:0:22:1":                  "want ulid or snowflake",
		"int-to-v7 --time-of snowflake --time-column at":        "exclude each other",
		"int-to-v7 --bucket-bits 4":                             "is for int-to-v8bucket only",
		"int-to-v8bucket --bucket-bits 9":                       "--bucket-bits is 9, want 4 to 8",
		"int-to-v8bucket --time-of snowflake --bucket-bits 3":   "--bucket-bits is 3, want 4 to 8",
		"int-to-v8bucket --time-of snowflake:1420070400000:999": "want ulid or snowflake",
	} {
		r := lab.Run(t, append([]string{"migrate", "plan", "--column", "a.id", "--database", l.URL}, strings.Fields(args)...)...)
		lab.WantError(t, r, 2, words)
	}
}

// A time without a zone is UTC, whatever the zone of the session that writes the row.
func TestTimesWithoutAZone(t *testing.T) {
	t.Parallel()
	for _, typ := range []string{"timestamp", "date"} {
		t.Run(typ, func(t *testing.T) {
			t.Parallel()
			l := lab.Open(t, "PostgreSQL")
			l.Exec(t, "CREATE TABLE customers (id bigserial PRIMARY KEY, at "+typ+")")
			insert := "INSERT INTO customers (at) VALUES ('2020-02-03 04:05:06.789')"
			l.Exec(t, insert)
			lab.MustRun(t, "migrate", "int-to-v7", "--all", "--time-column", "at", "--database", l.URL, "--yes")
			l.Exec(t, "BEGIN; SET LOCAL TimeZone = 'Asia/Tokyo'; "+insert+"; COMMIT")
			ids, ms, _ := drawnRows(t, l, "id__new", "at")
			for i, id := range ids {
				if at, ok := id.Time(); !ok || at.UnixMilli() != ms[i] {
					t.Errorf("%s has the time %v, want %v", id, at, time.UnixMilli(ms[i]).UTC())
				}
			}
		})
	}
}

// Old rows without a time are refused, or get the one that is stated. New ones have the time of their
// writing.
func TestAStatedTimeForRowsWithoutOne(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, typ, rewrite, of, good, bad, refusal string }{
		{"column", "bigserial PRIMARY KEY, at timestamp", "int-to-v7", "--time-column at",
			"(1, '2020-05-06')", "(2, NULL), (3, 'infinity'), (4, '1969-12-31')", "3 rows of public.customers.id have no time in at from 1970 on"},
		{"bucket", "bigserial PRIMARY KEY, at date", "int-to-v8bucket", "--time-column at",
			"(1, '2020-05-06')", "(2, NULL), (3, 'infinity'), (4, '1969-12-31')", "3 rows of public.customers.id have no time in at from 1970 on"},
		{"ulid", "text PRIMARY KEY, at date", "text-to-v7", "--time-of ulid",
			"('01E7MXPQG01234567890ABCDEF')", "('a'), ('ab'), ('abc')", "3 keys of public.customers.id are no ulid"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			l := lab.Open(t, "PostgreSQL")
			l.Exec(t, "CREATE TABLE customers (id "+c.typ+")")
			l.Exec(t, "INSERT INTO customers VALUES "+c.good)
			l.Exec(t, "INSERT INTO customers VALUES "+c.bad)
			run := append([]string{"migrate", c.rewrite, "--column", "customers.id", "--database", l.URL}, strings.Fields(c.of)...)
			lab.WantError(t, lab.Run(t, append(run, "--yes")...), 3, c.refusal, "or state one (--time-else)")
			lab.WantError(t, lab.Run(t, append(run, "--time-else", "1969-12-31", "--dry-run")...), 2, "--time-else is", "which no id can have")
			lab.WantError(t, lab.Run(t, append(run, "--time-else", "soon", "--dry-run")...), 2, "--time-else takes a time")
			run = append(run, "--time-else", "2015-02-03T04:05:06Z")
			if plan := lab.MustRun(t, append(run, "--dry-run")...).Out; !strings.Contains(strings.Join(strings.Fields(plan), " "), "3 rows without a time get 2015-02-03T04:05:06Z") {
				t.Errorf("the plan does not say which time they get:\n%s", plan)
			}
			lab.MustRun(t, append(run, "--yes")...)
			l.Exec(t, "INSERT INTO customers (id) VALUES ('99')")
			for _, row := range l.Dump(t, "SELECT id::text, id__new::text FROM customers") {
				key, text, _ := strings.Cut(row, "|")
				id := sqltype.MustParse(text)
				if c.name == "bucket" {
					v7, err := codec.DecodeBucket(4, id)
					if id = v7; err != nil {
						t.Fatal(err)
					}
				}
				at, ok := id.Time()
				want := "2015-02-03"
				switch key {
				case "1", "01E7MXPQG01234567890ABCDEF":
					want = "2020-05-06"
				case "99":
					want = time.Now().UTC().Format(time.DateOnly)
				}
				if got := at.UTC().Format(time.DateOnly); !ok || got != want {
					t.Errorf("the id of %s has the time %s, want %s", key, got, want)
				}
			}
		})
	}
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, "CREATE TABLE a (id bigserial PRIMARY KEY)")
	lab.WantError(t, lab.Run(t, "migrate", "plan", "int-to-v7", "--column", "a.id", "--time-else", "2020-01-01", "--database", l.URL), 2, "is of use with --time-column or --time-of only")
}
