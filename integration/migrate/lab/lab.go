package lab

import (
	"database/sql"
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/euid"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A Lab is a database of the test's own, with what differs between engines.
type Lab struct {
	Name    string
	URL     string
	DB      *sql.DB
	Profile engine.Profile

	ID   string                    // the column type
	Lit  func(sqltype.UUID) string // an id as a literal
	Hex  string                    // {c} as hex digits
	Tail string                    // ends CREATE TABLE
}

// Rewrite returns the rewrite of a name that there is.
func Rewrite(name string) migrate.Rewrite {
	r, err := migrate.ParseRewrite(name)
	if err != nil {
		panic(err)
	}
	return r
}

// InnoDB names the engines whose tables are InnoDB's.
var InnoDB = []string{"MariaDB", "MySQL"}

// Servers names the engines that are servers.
var Servers = []string{"PostgreSQL", "MariaDB", "MySQL"}

// HasTwins reports whether the lab's engine changes types by twins. SQLite makes its tables anew.
func (l *Lab) HasTwins() bool { return l.Name == "PostgreSQL" || l.IsInnoDB() && l.Name != "TiDB" }

// HexLiteral writes an id as bytes.
func HexLiteral(u sqltype.UUID) string { return fmt.Sprintf("x'%x'", u[:]) }

// TextLiteral writes an id as text.
func TextLiteral(u sqltype.UUID) string { return "'" + u.String() + "'" }

// All returns a lab per engine that tests know a place of. TiDB is
// among them where the environment says where it answers.
func All() map[string]func(t *testing.T) *Lab {
	const bytes = "binary(16)"
	all := map[string]func(t *testing.T) *Lab{
		"PostgreSQL": opens(dbtest.Postgres, Lab{Name: "PostgreSQL", Profile: engine.PostgreSQL,
			ID: "uuid", Lit: TextLiteral}),
		"MariaDB": opens(dbtest.MariaDB, Lab{Name: "MariaDB", Profile: engine.MariaDB, ID: bytes,
			Lit: HexLiteral, Tail: " ENGINE=InnoDB"}),
		"MySQL": opens(dbtest.MySQL, Lab{Name: "MySQL", Profile: engine.MySQL, ID: bytes,
			Lit: HexLiteral}),
		"SQLite": opens(dbtest.SQLite, Lab{Name: "SQLite", Profile: engine.SQLite, ID: "blob",
			Lit: HexLiteral}),
	}
	for name, s := range map[string]dbtest.Server{"TiDB": dbtest.TiDB} {
		if s.Named() {
			all[name] = opens(s, Lab{Name: name, Profile: engine.MySQL, ID: bytes, Lit: HexLiteral})
		}
	}
	return all
}

// opens returns a function that opens a database of the test's own as that lab.
func opens(s dbtest.Server, l Lab) func(t *testing.T) *Lab {
	return func(t *testing.T) *Lab {
		t.Helper()
		l := l
		l.Hex = asBytes[l.Profile]
		l.URL, l.DB = s.Own(t)
		if NeedsTwins {
			l.Since(t, 14, "what twins need")
		}
		return &l
	}
}

// NeedsTwins says that all tests change types.
var NeedsTwins bool

// Open opens a database of the test's own on an engine.
func Open(t *testing.T, name string) *Lab {
	t.Helper()
	return All()[name](t)
}

// AllDay says that by day each test of a room runs on all servers.
var AllDay bool

// byDay are the engines of a test by day: SQLite, and one server, which the test's name picks.
// MySQL is picked where MariaDB is not: most migrations are the same on both.
func byDay(t *testing.T, names []string) (out []string) {
	var servers []string
	for _, name := range names {
		switch {
		case name == "SQLite":
			out = append(out, name)
		case name != "MySQL" || !slices.Contains(names, "MariaDB"):
			servers = append(servers, name)
		}
	}
	slices.Sort(servers)
	if len(servers) > 0 {
		out = append(out, servers[dbtest.Daily(t.Name(), len(servers))])
	}
	return out
}

// OneByDay skips the test of one of these by day, unless the name of the test above it picks that one.
func OneByDay(t *testing.T, all []string, one string) {
	t.Helper()
	OneOfByDay(t, slices.Index(all, one), len(all))
}

// OneOfByDay skips case no of a table by day, unless the name of the test above it picks no modulo n.
func OneOfByDay(t *testing.T, no, n int) {
	t.Helper()
	above, _, _ := strings.Cut(t.Name(), "/")
	if dbtest.Daily(above, n) != no%n {
		dbtest.AtNight(t)
	}
}

// Another opens one more database on the lab's server.
func (l *Lab) Another(t *testing.T) *Lab {
	t.Helper()
	return Open(t, l.Name)
}

// Each runs f on every engine.
func Each(t *testing.T, f func(t *testing.T, l *Lab)) {
	EachOf(t, slices.Collect(maps.Keys(All())), f)
}

// EachOf runs f on these engines.
func EachOf(t *testing.T, names []string, f func(t *testing.T, l *Lab)) {
	day := names
	if !AllDay && !dbtest.IsNight() {
		day = byDay(t, names)
	}
	for _, name := range names {
		t.Run(name, func(t *testing.T) {
			if !slices.Contains(day, name) {
				dbtest.AtNight(t)
			}
			t.Parallel()
			f(t, Open(t, name))
		})
	}
}

// EachInnoDB runs f on MariaDB and on MySQL.
func EachInnoDB(t *testing.T, f func(t *testing.T, l *Lab)) {
	EachOf(t, InnoDB, f)
}

// EachServer runs f on the engines that are servers.
func EachServer(t *testing.T, f func(t *testing.T, l *Lab)) {
	EachOf(t, Servers, f)
}

// IsInnoDB reports whether the lab is one of MariaDB or MySQL.
func (l *Lab) IsInnoDB() bool { return slices.Contains(InnoDB, l.Name) }

// Since skips the test on a PostgreSQL before the major version, which has not what is named.
func (l *Lab) Since(t *testing.T, major int, what string) {
	t.Helper()
	if l.Before(t, major) {
		t.Skipf("PostgreSQL has %s since version %d", what, major)
	}
}

// Before reports whether the server is a PostgreSQL before the major version.
func (l *Lab) Before(t *testing.T, major int) bool {
	t.Helper()
	return l.Name == "PostgreSQL" && l.Dump(t, fmt.Sprintf("SELECT current_setting('server_version_num')::int < %d", major*10_000))[0] == "true"
}

// Is reports whether the server calls itself so, in its version or its comment.
func (l *Lab) Is(t *testing.T, name string) bool {
	t.Helper()
	return strings.Contains(l.Dump(t, "SELECT CONCAT(VERSION(), ' ', @@version_comment)")[0], name)
}

// asBytes reads columns of sixteen bytes as hex digits.
var asBytes = map[engine.Profile]string{
	engine.PostgreSQL: "encode(uuid_send({c}),'hex')",
	engine.MariaDB:    "LOWER(HEX({c}))",
	engine.MySQL:      "LOWER(HEX({c}))",
	engine.SQLite:     "CASE WHEN {c} IS NOT NULL THEN lower(hex({c})) END",
}

// HoldText makes the lab one whose ids are text, in one of the ways in which people
// write them.
func (l *Lab) HoldText() {
	switch l.Profile {
	case engine.PostgreSQL:
		l.ID = "varchar(38)"
	case engine.SQLite:
		l.ID = "text"
	default:
		l.ID = "varchar(38) CHARACTER SET ascii"
	}
	l.Lit = func(u sqltype.UUID) string {
		s := u.String()
		switch u[15] % 8 {
		case 0:
			s = strings.ReplaceAll(s, "-", "")
		case 1:
			s = "{" + strings.ToUpper(s) + "}"
		case 2:
			s = strings.ToUpper(s)
		case 3:
			s = codec.Base32.Encode(u)
		case 4:
			s = strings.ToLower(codec.Base32.Encode(u))
		case 5:
			s = euid.Encode(u)
		case 6:
			s = strings.ToLower(euid.EncodeUnchecked(u))
		}
		return "'" + s + "'"
	}
	l.Hex = "{c}"
}

// HoldBytes reads the columns as they are after text-to-binary.
func (l *Lab) HoldBytes() {
	l.Hex, l.Lit = asBytes[l.Profile], HexLiteral
	if l.Profile == engine.PostgreSQL {
		l.Lit = TextLiteral
	}
}

// VersionOf is an expression for the version digit of a column.
func (l *Lab) VersionOf(column string) string {
	if l.Profile == engine.PostgreSQL {
		return "substr(" + column + "::text, 15, 1)"
	}
	return "substr(hex(" + column + "), 13, 1)"
}
