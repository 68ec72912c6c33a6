package rebuild_test

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

// A rebuild draws each kind of id, with the time that the row, its key or the user states. Packages
// codec, kin and sqltype read it. An undo brings the old keys back.
func TestEachKindOfNewKey(t *testing.T) {
	t.Parallel()
	r := seedtest.Rand(t)
	discord := kin.Snowflake.WithEpoch(time.UnixMilli(1420070400000))
	number := func(i int) string { return fmt.Sprint(10*i - 100) }
	ulid := func(i int) string {
		var id [16]byte
		binary.BigEndian.PutUint64(id[8:], r.Uint64())
		binary.BigEndian.PutUint64(id[:8], uint64(r.Int64N(1<<41))<<16|uint64(r.IntN(1<<16)))
		if text := kin.ULID.Encode(id); i%2 == 0 {
			return text
		} else {
			return strings.ToLower(text)
		}
	}
	snowflake := func(i int) string {
		if i == 0 {
			return "9223372036854775807"
		}
		return fmt.Sprint(r.Int64())
	}
	stated, begun := time.Date(2015, 2, 3, 4, 5, 6, 0, time.UTC), time.Now()
	at := func(_, made string) time.Time {
		got, err := time.Parse("2006-01-02 15:04:05.999", made)
		if err != nil {
			return stated
		}
		return got
	}
	for _, c := range []struct {
		name, typ, flags string
		key              func(i int) string
		version, bits    int
		time             func(key, made string) time.Time // nil: in the order of the keys
		also             string                           // a row without a time
	}{
		{"v4", "INTEGER", "int-to-v4", number, 4, 0, nil, ""},
		{"bucket, by order", "int", "int-to-v8bucket", number, 8, 4, nil, ""},
		{"bucket, by a column", "INTEGER", "int-to-v8bucket --time-column made --bucket-bits 7",
			number, 8, 7, at, ""},
		{"bucket, by a stated time", "INTEGER",
			"int-to-v8bucket --time-column made --time-else 2015-02-03T04:05:06Z", number, 8, 4, at, "(7, NULL)"},
		{"a stated time", "INTEGER", "int-to-v7 --time-column made --time-else 2015-02-03T04:05:06Z",
			number, 7, 0, at, "(7, '1969-12-31')"},
		{"ulid", "text", "text-to-v7 --time-of ulid", ulid, 7, 0, func(key, _ string) time.Time {
			id, err := kin.ULID.Decode(key)
			if err != nil {
				t.Error(err)
			}
			got, _ := kin.ULID.Time(id)
			return got
		}, ""},
		{"ulid and a stated time", "text", "text-to-v7 --time-of ulid --time-else 2015-02-03T04:05:06Z",
			ulid, 7, 0, func(key, _ string) time.Time {
				id, err := kin.ULID.Decode(key)
				if err != nil {
					return stated
				}
				got, _ := kin.ULID.Time(id)
				return got
			}, "('8ZZZZZZZZZZZZZZZZZZZZZZZZZ', NULL)"},
		{"snowflake", "bigint", "int-to-v7 --time-of snowflake:1420070400000",
			snowflake, 7, 0, func(key, _ string) time.Time {
				id, err := discord.Decode(key)
				if err != nil {
					t.Error(err)
				}
				got, _ := discord.Time(id)
				return got
			}, ""},
	} {
		t.Run(c.name, func(t *testing.T) {
			l := lab.Open(t, "SQLite")
			l.Exec(t, "CREATE TABLE a (id "+c.typ+" PRIMARY KEY, made text)")
			l.Exec(t, "CREATE TABLE b (n INTEGER PRIMARY KEY, a "+c.typ+" REFERENCES a)")
			rows := []string{c.also}[:min(len(c.also), 1)]
			for i := range 300 {
				rows = append(rows, fmt.Sprintf("('%s', '%d-0%d-01 10:00:00.%03d')", c.key(i), 1990+i%30, 1+i%9,
					r.IntN(1000)))
			}
			l.Exec(t, "INSERT INTO a VALUES "+strings.Join(rows, ", "))
			l.Exec(t, "INSERT INTO b (a) SELECT id FROM a")
			values := func() []string {
				return append(l.Dump(t, "SELECT quote(id), made FROM a ORDER BY id"),
					l.Dump(t, "SELECT n, quote(a) FROM b ORDER BY n")...)
			}
			before := values()
			args := append([]string{"migrate"}, strings.Fields(c.flags)...)
			args = append(args, "--column", "a.id", "--database", l.URL)
			if c.also != "" {
				bare, _, _ := strings.Cut(strings.Join(args, " "), " --time-else")
				run := append(strings.Fields(bare), "--column", "a.id", "--database", l.URL, "--yes")
				lab.WantError(t, lab.Run(t, run...), 3, "or state one (--time-else)")
				lab.Same(t, "the rows", values(), before)
			}
			lab.MustRun(t, append(args, "--yes")...)
			seen, buckets, last := map[sqltype.UUID]bool{}, map[byte]bool{}, int64(0)
			pairs := l.Dump(t, "SELECT m.old, hex(m.new), a.made FROM sqluuid_map_a m JOIN a ON a.id = m.new "+
				"JOIN b ON b.a = a.id ORDER BY m.old")
			for _, pair := range pairs {
				f := strings.Split(pair, "|")
				id := sqltype.MustParse(f[1])
				seen[id] = true
				if id.Version() != c.version || id.Variant() != sqltype.VariantRFC9562 {
					t.Fatalf("%s has become %v", f[0], id)
				}
				if c.bits > 0 {
					buckets[id[0]>>(8-c.bits)] = true
					v7, err := codec.DecodeBucket(c.bits, id)
					if id = v7; err != nil {
						t.Fatal(err)
					}
				}
				got, has := id.Time()
				switch {
				case c.version == 4:
				case c.time == nil:
					if ms := got.UnixMilli(); ms < last || ms > begun.Add(time.Minute).UnixMilli() {
						t.Errorf("%s has the time %v, before the key in front of it", f[0], got)
					} else {
						last = ms
					}
				case !has || !got.Truncate(time.Millisecond).Equal(c.time(f[0], f[2])):
					t.Errorf("the id of %s has the time %v, want %v", pair, got, c.time(f[0], f[2]))
				}
			}
			if len(seen) != len(rows) || c.bits > 0 && len(buckets) < 1<<c.bits*3/4 {
				t.Errorf("%d ids of %d rows, in %d buckets", len(seen), len(rows), len(buckets))
			}
			if c.name == "snowflake" { // a row that came since would have no number
				l.Exec(t, "INSERT INTO a VALUES ("+lab.HexLiteral(sqltype.NewV7())+", 'late')")
				lab.WantError(t, lab.Run(t, "migrate", "undo", "--database", l.URL, "--yes"), 3,
					"there are no numbers behind 9223372036854775807")
				l.Exec(t, "DELETE FROM a WHERE made = 'late'")
			}
			lab.MustRun(t, "migrate", "undo", "--database", l.URL, "--yes")
			lab.Same(t, "after the undo", values(), before)
		})
	}
}
