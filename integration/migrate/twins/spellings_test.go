package twins_test

import (
	"fmt"
	"strings"
	"testing"

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
	for _, c := range []struct {
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
			t.Parallel()
			l := lab.Open(t, "PostgreSQL")
			l.DB.SetMaxIdleConns(0)
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
