package twins_test

import (
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/kin"
	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/sqltype"
)

// TestOtherDrawsOnInnoDB draws ids of each layout, by each time, by the fill and by both triggers.
// Package codec has the layouts, and package kin the times of keys.
func TestOtherDrawsOnInnoDB(t *testing.T) {
	t.Parallel()
	const numbers = "bigint NOT NULL AUTO_INCREMENT"
	ofColumn := func(_, ms string) string { return ms }
	stated := time.Date(2015, 2, 3, 4, 5, 6, 0, time.UTC)
	for no, c := range []struct {
		run, key string
		insert   string                      // of a row: i is its number
		bits     int                         // of a bucket
		want     func(key, ms string) string // the milliseconds, "" for none
	}{
		{"int-to-v4", numbers, "INSERT INTO customers (at) VALUES (NOW())", 0, func(_, _ string) string { return "" }},
		{"int-to-v7 --time-column at", numbers, "INSERT INTO customers (at) VALUES (TIMESTAMPADD(MICROSECOND, 61000377 * i, '2020-01-01'))", 0, ofColumn},
		{"int-to-v8bucket --time-column at", numbers, "INSERT INTO customers (at) VALUES (TIMESTAMPADD(MICROSECOND, 61000377 * i, '2020-01-01'))", 4, ofColumn},
		{"int-to-v8bucket --time-column at --bucket-bits 5", numbers, "INSERT INTO customers (at) VALUES (TIMESTAMPADD(MICROSECOND, 61000377 * i, '2020-01-01'))", 5, ofColumn},
		{"int-to-v8bucket --time-column at --bucket-bits 8", numbers, "INSERT INTO customers (at) VALUES (TIMESTAMPADD(MICROSECOND, 61000377 * i, '2020-01-01'))", 8, ofColumn},
		{"int-to-v7 --time-of snowflake:1420070400000", numbers, "INSERT INTO customers (id) VALUES (4611686018427387904 + i * 987654321987)", 0, func(key, _ string) string {
			format := kin.Snowflake.WithEpoch(time.UnixMilli(1420070400000))
			id, err := format.Decode(key)
			at, ok := format.Time(id)
			return fmt.Sprint(at.UnixMilli(), map[bool]string{true: ""}[ok && err == nil])
		}},
		{"text-to-v7 --time-of ulid", "varchar(40) NOT NULL", "INSERT INTO customers (id) VALUES (CONCAT('01', LPAD(i * 7919, 8, '0'), 'aBCDefghjkmnPQRS'))", 0, func(key, _ string) string {
			id, err := kin.ULID.Decode(key)
			at, ok := kin.ULID.Time(id)
			return fmt.Sprint(at.UnixMilli(), map[bool]string{true: ""}[ok && err == nil])
		}},
		{"int-to-v7 --time-column at --time-else 2015-02-03T04:05:06Z", numbers, "INSERT INTO customers (at) VALUES (IF(i % 2, '2020-01-01', NULL))", 0, func(key, ms string) string {
			if ms == "NULL" {
				return fmt.Sprint(stated.UnixMilli())
			}
			return ms
		}},
	} {
		t.Run(strings.ReplaceAll(c.run, " ", ""), func(t *testing.T) {
			lab.OneOfByDay(t, no, 3)
			t.Parallel()
			eachInnoDB(t, func(t *testing.T, l *lab.Lab) {
				n := 0
				insert := func(key string) {
					t.Helper()
					for range 40 {
						n++
						l.Exec(t, strings.NewReplacer(" i ", fmt.Sprintf(" %d ", n), "(i ", fmt.Sprintf("(%d ", n), " i,", fmt.Sprintf(" %d,", n),
							"(id)", "("+key+")").Replace(strings.ReplaceAll(c.insert, "* i)", fmt.Sprintf("* %d)", n))))
					}
				}
				l.Exec(t, "CREATE TABLE customers (id "+c.key+" PRIMARY KEY, at datetime(6))")
				insert("id")
				run := append(append([]string{"migrate"}, strings.Fields(c.run)...), "--column", "customers.id", "--database", l.URL, "--yes", "--type", "binary(16)")
				lab.MustRun(t, run...)
				if !strings.Contains(c.run, "else") {
					insert("id")
				}
				lab.MustRun(t, verb(l, "cutover", "--ignore-sessions")...)
				if !strings.Contains(c.run, "-of") && !strings.Contains(c.run, "else") {
					insert("id")
				}
				seen := map[string]bool{}
				for _, row := range l.Dump(t, "SELECT LOWER(HEX(id)), id__old, TIMESTAMPDIFF(MICROSECOND, '1970-01-01', at) DIV 1000 FROM customers") {
					f := strings.Split(row, "|")
					id := sqltype.MustParse(f[0])
					if seen[f[0]] || id[8]>>6 != 2 {
						t.Errorf("%s stands twice, or has another variant", id)
					}
					seen[f[0]] = true
					got := ""
					if c.bits > 0 {
						v7, err := codec.DecodeBucket(c.bits, id)
						if id = v7; err != nil {
							t.Fatal(err)
						}
					}
					if at, ok := id.Time(); ok {
						got = fmt.Sprint(at.UnixMilli())
					}
					if want := c.want(f[1], f[2]); got != want || want == "" && id.Version() != 4 {
						t.Errorf("the id of %s, %s, has the time %s, want %s", f[1], id, got, want)
					}
				}
				if len(seen) != n {
					t.Errorf("%d rows, want %d", len(seen), n)
				}
			})
		})
	}
}

// TestTimesThatNoKeyTellsOnInnoDB refuses keys and rows that tell no time, with their number.
func TestTimesThatNoKeyTellsOnInnoDB(t *testing.T) {
	t.Parallel()
	eachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		statements(t, l, "CREATE TABLE a (id bigint NOT NULL AUTO_INCREMENT PRIMARY KEY, at date);\nINSERT INTO a VALUES (-7, NULL), (1, '1960-01-01'), (2, '2020-01-01');\n"+
			"CREATE TABLE b (id varchar(40) NOT NULL PRIMARY KEY);\nINSERT INTO b VALUES ('8ZZZZZZZZZZZZZZZZZZZZZZZZZ'), ('01E7MXPQG01234567890ABCDEF')")
		l.Exec(t, "CREATE TABLE c (id bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY)")
		l.Exec(t, "INSERT INTO c VALUES (1), (9223372036854775808)")
		for args, words := range map[string]string{
			"int-to-v7 --column c.id":                      "has the key 9223372036854775808",
			"int-to-v7 --column a.id --time-of snowflake":  "1 key of",
			"int-to-v7 --column a.id --time-column at":     "2 rows of",
			"text-to-v7 --column b.id --time-of ulid":      `such as "8ZZZZZZZZZZZZZZZZZZZZZZZZZ"`,
			"text-to-v7 --column b.id --time-column other": `has a column "other"`,
		} {
			r := lab.Run(t, append([]string{"migrate", "plan", "--database", l.URL}, strings.Fields(args)...)...)
			if r.Code != 3 && r.Code != 2 || !strings.Contains(strings.Join(strings.Fields(r.Err), " "), words) {
				t.Errorf("%s: exit %d: %s", args, r.Code, r.Err)
			}
		}
	})
}
