package twins_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/euid"
	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/internal/seedtest"
	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype"
)

// ids returns random ids of a version.
func ids(t *testing.T, n int, version byte) (out []sqltype.UUID) {
	t.Helper()
	r := seedtest.Rand(t)
	for range n {
		var u sqltype.UUID
		for i := range u {
			u[i] = byte(r.IntN(256))
		}
		u[6], u[8] = u[6]&0x0f|version<<4, u[8]&0x3f|0x80
		out = append(out, u)
	}
	return out
}

// TestImagesAreTheRewritesOwn compares what the server has made of ids in every spelling with what
// the rewrite makes of them, there and back, and of ids that came by the new type.
func TestImagesAreTheRewritesOwn(t *testing.T) {
	t.Parallel()
	for no, c := range []struct {
		name, typ string
		args      []string
		version   byte
		text      bool
		rewrite   string
	}{
		{"text of every spelling", "varchar(38)", []string{"text-to-binary"}, 4, true, ""},
		{"text, and then version 6", "text", []string{"text-to-binary", "--then", "v1-to-v6"}, 1, true,
			"v1-to-v6"},
		{"uuid to text", "uuid", []string{"binary-to-text"}, 7, false, ""},
		{"bytes to text", "bytea", []string{"binary-to-text"}, 7, false, ""},
		{"version 6 in the same type", "uuid", []string{"v1-to-v6"}, 1, false, "v1-to-v6"},
	} {
		t.Run(c.name, func(t *testing.T) {
			lab.OneOfByDay(t, no, 3)
			t.Parallel()
			l := lab.Open(t, "PostgreSQL")
			aside(t, l)
			lit := lab.TextLiteral
			if c.text {
				l.HoldText()
				lit = l.Lit
			}
			if c.typ == "bytea" {
				lit = func(u sqltype.UUID) string { return fmt.Sprintf(`'\x%x'`, u[:]) }
			}
			l.Exec(t, "CREATE TABLE users (n int PRIMARY KEY, id "+c.typ+" UNIQUE, boss "+c.typ+" REFERENCES users (id))")
			all := ids(t, 200, c.version)
			var rows []string
			for i, u := range all {
				rows = append(rows, fmt.Sprintf("(%d, %s, %s)", i, lit(u), lit(all[max(i-1, 0)])))
			}
			l.Exec(t, "INSERT INTO users VALUES "+strings.Join(rows, ", "))
			before := l.Dump(t, "SELECT n || ' ' || id || ' ' || boss FROM users ORDER BY n")
			lab.MustRun(t, append(append([]string{"migrate"}, c.args...), "--twins", "--database", l.URL, "--column",
				"users.id", "--yes")...)
			lab.MustRun(t, verb(l, "cutover")...)
			image := func(u sqltype.UUID) sqltype.UUID { return u }
			if c.rewrite != "" {
				r, err := migrate.ParseRewrite(c.rewrite)
				if err != nil {
					t.Fatal(err)
				}
				image = func(u sqltype.UUID) sqltype.UUID {
					out, err := r.Apply(u)
					if err != nil {
						t.Fatal(err)
					}
					return out
				}
			}
			var want []string
			for i, u := range all {
				want = append(want, fmt.Sprintf("%d %s %s", i, image(u), image(all[max(i-1, 0)])))
			}
			lab.Same(t, "images", l.Dump(t, "SELECT n || ' ' || id || ' ' || boss FROM users ORDER BY n"), want)
			extra := image(ids(t, 1, c.version)[0])
			l.Exec(t, fmt.Sprintf("INSERT INTO users (n, id) VALUES (1000, '%s')", extra))
			lab.MustRun(t, verb(l, "verify")...)
			lab.MustRun(t, verb(l, "cutover", "--back")...)
			lab.Same(t, "the values as they were", l.Dump(t, "SELECT n || ' ' || id || ' ' || boss FROM users WHERE n < 1000 ORDER BY n"), before)
			lab.MustRun(t, verb(l, "undo")...)
		})
	}
}

// TestEachSpellingStays changes the type there and back. What was there comes back as it was, and
// what came by the new type is written as most of the others.
func TestEachSpellingStays(t *testing.T) {
	t.Parallel()
	digits := func(u sqltype.UUID) string { return strings.ReplaceAll(u.String(), "-", "") }
	braces := func(u sqltype.UUID) string { return "{" + u.String() + "}" }
	ulid := func(u sqltype.UUID) string { return codec.Base32.Encode(u) }
	for no, c := range []struct {
		name, typ     string
		spell, writes func(sqltype.UUID) string
	}{
		{"36 characters in varchar(255)", "varchar(255)", sqltype.UUID.String, sqltype.UUID.String},
		{"upper case in char(36)", "char(36)", func(u sqltype.UUID) string { return strings.ToUpper(u.String()) }, sqltype.UUID.String},
		{"32 digits in char(32)", "char(32)", digits, digits},
		{"32 digits in text", "text", digits, digits},
		{"braces in varchar(38)", "varchar(38)", braces, braces},
		{"ULIDs in varchar(36)", "varchar(36)", ulid, sqltype.UUID.String},
		{"EUIDs in text", "text", func(u sqltype.UUID) string { return euid.Encode(u) }, sqltype.UUID.String},
		{"two spellings", "varchar(36)", func(u sqltype.UUID) string {
			if u[15]%8 == 0 { // of a third more than half were seen
				return digits(u)
			}
			return u.String()
		}, sqltype.UUID.String},
	} {
		t.Run(c.name, func(t *testing.T) {
			lab.OneOfByDay(t, no, 3)
			t.Parallel()
			l := lab.Open(t, "PostgreSQL")
			aside(t, l)
			l.Exec(t, "CREATE TABLE users (n int PRIMARY KEY, id "+c.typ+" UNIQUE, boss "+c.typ+" REFERENCES users (id))")
			all := ids(t, 60, 4)
			for i, u := range all[:59] {
				l.Exec(t, fmt.Sprintf("INSERT INTO users VALUES (%d, '%s', '%s')", i, c.spell(u), c.spell(all[max(i-1, 0)])))
			}
			rows := "SELECT n || ' ' || id || ' ' || boss FROM users ORDER BY n"
			before := l.Dump(t, rows)
			lab.MustRun(t, "migrate", "text-to-binary", "--twins", "--database", l.URL, "--column", "users.id", "--yes")
			lab.MustRun(t, verb(l, "cutover")...)
			l.Exec(t, fmt.Sprintf("INSERT INTO users (n, id, boss) VALUES (59, '%s', '%s')", all[59], all[58]))
			lab.MustRun(t, verb(l, "verify")...)
			lab.MustRun(t, verb(l, "cutover", "--back")...)
			parent := c.spell(all[58])
			lab.Same(t, "values", l.Dump(t, rows), append(before, fmt.Sprintf("59 %s %s", c.writes(all[59]), parent)))
			lab.MustRun(t, verb(l, "undo")...)
		})
	}
}

// TestULIDsAndEUIDsOnInnoDB compares what the server makes of ids in 26 and 27 symbols with what Go
// does, in each set of characters that a column may have. Every third is in lower case.
func TestULIDsAndEUIDsOnInnoDB(t *testing.T) {
	t.Parallel()
	eachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		for i, set := range []string{"utf8mb4 COLLATE utf8mb4_bin", "ascii COLLATE ascii_bin", "latin1", "utf8mb3"} {
			l.Exec(t, fmt.Sprintf("CREATE TABLE users (id varchar(36) CHARACTER SET %s PRIMARY KEY, b binary(16))", set))
			var rows []string
			for n, u := range append(ids(t, 200, 4), sqltype.Nil(), sqltype.Max()) {
				text := codec.Base32.Encode(u)
				if n%2 == 1 {
					text = euid.Encode(u)
				}
				if n%3 == 0 {
					text = strings.ToLower(text)
				}
				rows = append(rows, fmt.Sprintf("('%s', x'%x')", text, u[:]))
			}
			l.Exec(t, "INSERT INTO users VALUES "+strings.Join(rows, ", "))
			lab.MustRun(t, "migrate", "text-to-binary", "--twins", "--database", l.URL, "--column", "users.id", "--yes", "--type", "binary(16)")
			if n := l.Ask(t, "SELECT COUNT(*) FROM users WHERE b <> id__new"); n != "0" {
				t.Errorf("%s: %s ids are others", set, n)
			}
			lab.MustRun(t, "migrate", "undo", "--run", fmt.Sprint(i+1), "--database", l.URL, "--yes")
			l.Exec(t, "DROP TABLE users")
		}
	})
}

// TestNoRoomForAnID refuses a column in which an id that comes by the new type has no room.
func TestNoRoomForAnID(t *testing.T) {
	t.Parallel()
	l := lab.Open(t, "PostgreSQL")
	l.Exec(t, "CREATE TABLE users (id char(26) PRIMARY KEY)")
	l.Exec(t, "INSERT INTO users VALUES ('01ARZ3NDEKTSV4RRFFQ69G5FAV')")
	args := []string{"migrate", "text-to-binary", "--twins", "--database", l.URL, "--column", "users.id", "--yes"}
	lab.WantError(t, lab.Run(t, args...), 3, "users.id: it is character(26), and an id that comes by the new type takes 36 characters; widen it first")
	l.Exec(t, "ALTER TABLE users ALTER COLUMN id TYPE varchar(36)")
	lab.MustRun(t, args...)
}
