package twins_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// movesInner finds the statements that a refusal offers.
var movesInner = regexp.MustCompile(`(?ms)^\s*((?:ALTER TABLE|UPDATE) .*?);$`)

// Arrays and JSON with old keys are counted, with statements that move them, and a cut-over wants them
// acknowledged.
func TestKeysWithinValues(t *testing.T) {
	t.Parallel()
	for _, c := range []struct{ name, rewrite, typ, elements, key string }{
		{"numbers", "int-to-v7", "bigserial", "int[]", "%d"},
		{"text", "text-to-v7", "text", "varchar(20)[]", "'k' || %d"},
	} {
		t.Run(c.name, func(t *testing.T) {
			t.Parallel()
			l := lab.Open(t, "PostgreSQL")
			key := func(n string) string { return strings.ReplaceAll(c.key, "%d", n) }
			for _, s := range []string{
				"CREATE TABLE customers (id " + c.typ + " PRIMARY KEY, at timestamptz NOT NULL DEFAULT now(), email text)",
				"CREATE TABLE groups (n int PRIMARY KEY, customer_ids " + c.elements + ", other_ids int[])",
				"CREATE TABLE events (n int PRIMARY KEY, payload jsonb, raw json, plain jsonb)",
				"INSERT INTO customers (id, email) SELECT " + key("i") + ", 'c' || i FROM generate_series(1, 30) i",
				"INSERT INTO groups SELECT i, ARRAY[" + key("i") + ", " + key("(i + 7)") + ", " + key("99") + ", " + key("i") + "], ARRAY[i] FROM generate_series(1, 20) i",
				"INSERT INTO groups VALUES (21, NULL), (22, '{}')",
				"INSERT INTO events SELECT i, jsonb_build_object('customer_id', " + key("i") + ", 'n', i), json_build_object('customer_id', (" + key("i") + ")::text), '{\"a\": 1}' FROM generate_series(1, 10) i",
				`INSERT INTO events VALUES (11, '{"n": 1}'), (12, '[1]'), (13, NULL), (14, '{"customer_id": null}'), (15, '{"customer_id": 12345}')`,
			} {
				l.Exec(t, s)
			}
			run := []string{"migrate", c.rewrite, "--column", "customers.id", "--time-column", "at", "--database", l.URL}
			plan := strings.Join(strings.Fields(lab.MustRun(t, append(run, "--dry-run")...).Out), " ")
			for _, words := range []string{"public.groups.customer_ids has keys of customers in 20 rows", "public.events.payload has keys of customers in 11 rows",
				"public.events.raw has keys of customers in 10 rows", "ALTER TABLE", "jsonb_set"} {
				if !strings.Contains(plan, words) {
					t.Errorf("the plan does not say %q:\n%s", words, plan)
				}
			}
			if strings.Contains(plan, "other_ids has") || strings.Contains(plan, "plain has") {
				t.Errorf("the plan names a column without keys:\n%s", plan)
			}
			lab.MustRun(t, append(run, "--yes")...)
			cutover := []string{"migrate", "cutover", "--ignore-sessions", "--database", l.URL, "--yes", "--acknowledge", "groups.customer_ids"}
			r := lab.Run(t, append(cutover, "--acknowledge", "public.events.raw")...)
			lab.WantError(t, r, 3, "public.events.payload has keys of customers in 11 rows", "--acknowledge public.events.payload")
			if strings.Contains(r.Err, "events.raw has") {
				t.Errorf("what was acknowledged is refused: %s", r.Err)
			}
			lab.WantError(t, lab.Run(t, append(cutover, "--acknowledge", "events")...), 2, "--acknowledge takes [SCHEMA.]TABLE.COLUMN")
			r = lab.Run(t, "migrate", "cutover", "--check", "--ignore-sessions", "--database", l.URL)
			found := movesInner.FindAllStringSubmatch(r.Err, -1)
			if r.Code != 3 || len(found) != 4 {
				t.Fatalf("exit %d, %d statements: %s", r.Code, len(found), r.Err)
			}
			for _, s := range found {
				l.Exec(t, s[1])
			}
			by := func(n string) string { return "(SELECT id__new FROM customers WHERE id = " + key(n) + ")" }
			for text, want := range map[string]string{
				"groups WHERE n <= 20 AND customer_ids__new = ARRAY[" + by("n") + ", " + by("n + 7") + ", NULL, " + by("n") + "]": "20",
				"groups WHERE n = 21 AND customer_ids__new IS NULL OR n = 22 AND customer_ids__new = '{}'":                        "2",
				"events WHERE n <= 10 AND payload = jsonb_build_object('customer_id', " + by("n") + ", 'n', n)":                   "10",
				"events WHERE n <= 10 AND raw ->> 'customer_id' = " + by("n") + "::text":                                          "10",
				`events WHERE n = 14 AND payload = '{"customer_id": null}' OR n = 15 AND payload = '{"customer_id": 12345}'`:      "2",
			} {
				if got := l.Ask(t, "SELECT count(*)::text FROM "+text); got != want {
					t.Errorf("%s rows of %s, want %s", got, text, want)
				}
			}
			lab.MustRun(t, append(cutover, "--acknowledge", "events.raw", "--acknowledge", "events.payload")...)
			lab.MustRun(t, "migrate", "cutover", "--back", "--ignore-sessions", "--database", l.URL, "--yes")
		})
	}
}

// JSON has no arrays of ids with a type next to it on MySQL and MariaDB: the statements change it in place.
func TestKeysWithinJSONOfInnoDB(t *testing.T) {
	t.Parallel()
	eachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		for _, s := range []string{
			"CREATE TABLE customers (id int NOT NULL AUTO_INCREMENT PRIMARY KEY, email varchar(20))",
			"CREATE TABLE events (n int PRIMARY KEY, payload json, plain json, words longtext)",
			"INSERT INTO customers (email) VALUES ('a'), ('b'), ('c')",
			`INSERT INTO events VALUES (1, '{"customer_id": 1, "n": 7}', '{"a": 1}', 'no JSON'), (2, '{"customer_id": "3"}', NULL, '{"customer_id": 2}'),
				(3, '{"customer_id": 99}', NULL, '{"customer_id"'), (4, '{"customer_id": null}', '[1]', NULL), (5, NULL, NULL, NULL), (6, '[2]', NULL, NULL)`,
		} {
			l.Exec(t, s)
		}
		lab.MustRun(t, "migrate", "int-to-v7", "--column", "customers.id", "--database", l.URL, "--yes")
		cutover := []string{"migrate", "cutover", "--ignore-sessions", "--database", l.URL, "--yes", "--acknowledge", "events.words"}
		r := lab.Run(t, cutover...)
		lab.WantError(t, r, 3, "events.payload has keys of customers in 3 rows", "--acknowledge")
		if strings.Contains(r.Err, "plain") || strings.Contains(r.Err, "words has") {
			t.Errorf("what has no keys, or is acknowledged, is refused: %s", r.Err)
		}
		r = lab.Run(t, "migrate", "cutover", "--check", "--ignore-sessions", "--database", l.URL)
		found := movesInner.FindAllStringSubmatch(r.Err, -1)
		if r.Code != 3 || len(found) != 2 {
			t.Fatalf("exit %d, %d statements: %s", r.Code, len(found), r.Err)
		}
		for _, s := range found {
			l.Exec(t, s[1])
		}
		lab.MustRun(t, append(cutover, "--acknowledge", "events.payload")...)
		lab.Same(t, "customers of JSON", l.Dump(t, "SELECT e.n, p.email, w.email AS of_words FROM events e LEFT JOIN customers p ON "+
			"REPLACE(JSON_UNQUOTE(JSON_EXTRACT(e.payload, '$.customer_id')), '-', '') = LOWER(HEX(CAST(p.id AS BINARY(16)))) LEFT JOIN customers w ON "+
			"IF(JSON_VALID(e.words), REPLACE(JSON_UNQUOTE(JSON_EXTRACT(e.words, '$.customer_id')), '-', ''), '') = LOWER(HEX(CAST(w.id AS BINARY(16)))) ORDER BY 1"),
			[]string{"1|a|NULL", "2|c|b", "3|NULL|NULL", "4|NULL|NULL", "5|NULL|NULL", "6|NULL|NULL"})
		lab.Same(t, "the rest of JSON", l.Dump(t, "SELECT JSON_EXTRACT(payload, '$.n'), JSON_EXTRACT(payload, '$.customer_id') FROM events WHERE n = 3"), []string{"NULL|99"})
	})
}
