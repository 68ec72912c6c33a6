package refusals_test

import (
	"database/sql"
	"fmt"
	"math/rand/v2"
	"path"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/internal/casetest"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype"
)

// TestRefusals plays the cases of testdata on the engines that the name of the file says. The
// directive is a command, or "sql" for none. Its input is what is done before, and the output is
// how the command ends:
//
//	# its name
//	migrate v1-to-v6 --column orders.id --vacuum
//	CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY);
//	INSERT INTO orders VALUES (V1(1));
//	----
//	exit 3
//	sqluuid: unsupported: --vacuum …
//
// A statement ends with a semicolon at the end of a line. ID! is the type of an id, V1(7) the
// seventh id of version 1 and V6(7) its image, T1(7) and T6(7) their text, BINARY! a collation
// by bytes. The line "shop" makes the tables of a lab.Shop; "since 15" leaves a case out on older
// servers. Of a command that succeeds, the lines with the text of a line "show text" are shown. A
// rewrite or an undo that is refused is refused with --dry-run and with --yes, and changes nothing.
// Below the line "trial" a dry run passes, and plan --measure refuses what the run refuses.
func TestRefusals(t *testing.T) {
	for server, open := range lab.All() {
		t.Run(server, func(t *testing.T) {
			if !*casetest.Update { // the servers write the same files
				t.Parallel()
			}
			for _, engines := range []string{"every", "mariadb+mysql", strings.ToLower(server)} {
				if engines == "mariadb+mysql" && !slices.Contains(lab.InnoDB, server) ||
					server == "MySQL" && engines != "mysql" && !dbtest.IsNight() {
					continue
				}
				casetest.Run(t, "testdata/"+engines+".txt",
					func(t *testing.T, _ *casetest.Case) func(*casetest.Step) string {
						t.Parallel()
						p := newPlay(t, open(t))
						p.isShared = engines != strings.ToLower(server)
						return p.step
					})
			}
		})
	}
}

// A play is a case that is under way on a server.
type play struct {
	*lab.Lab
	t        *testing.T
	isShared bool       // the file is for several engines
	isTried  bool       // the opening of a run finds the refusal, and no plan
	conn     *sql.Conn  // the statements of a case are sent in one session
	before   [][]string // what there was before each rewrite that is not undone
}

func newPlay(t *testing.T, l *lab.Lab) *play {
	t.Helper()
	conn, err := l.DB.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { conn.Close() })
	l.DB.SetMaxIdleConns(0) // a session that read a column before it has another type reads it no more
	return &play{Lab: l, t: t, conn: conn}
}

// step carries out one command.
func (p *play) step(s *casetest.Step) string {
	p.t.Helper()
	show := p.prepare(s.Input)
	if s.Directive == "sql" {
		return ""
	}
	verb := s.Args[:min(1, len(s.Args))]
	is := everything(p.t, p.Lab)
	succeeds := strings.HasPrefix(s.Output, "exit 0\n")
	code, says := p.command(append([]string{s.Directive}, s.Args...), show, succeeds)
	what := fmt.Sprintf("line %d", s.Line)
	switch {
	case code != 0:
		lab.Same(p.t, what, everything(p.t, p.Lab), is)
	case slices.Equal(verb, []string{"undo"}):
		last := len(p.before) - 1
		lab.Same(p.t, what, ofUser(everything(p.t, p.Lab)), ofUser(p.before[last]))
		p.before = p.before[:last]
	case strings.Contains(strings.Join(verb, ""), "-to-"):
		p.before = append(p.before, is)
	}
	return fmt.Sprintf("exit %d\n%s", code, says)
}

// prepare does what stands above the dashes, and returns the texts to show.
func (p *play) prepare(input string) (show []string) {
	p.t.Helper()
	p.isTried = false
	statement := ""
	for line := range strings.Lines(input) {
		word, rest, _ := strings.Cut(strings.TrimSpace(line), " ")
		switch {
		case statement == "" && word == "shop":
			lab.NewShop(p.t, p.Lab, 20, false)
		case statement == "" && word == "trial":
			p.isTried = true
		case statement == "" && word == "show":
			show = append(show, rest)
		case statement == "" && word == "since":
			version, err := strconv.Atoi(rest)
			if err != nil {
				p.t.Fatal(err)
			}
			p.Since(p.t, version, p.t.Name())
		default:
			if statement += line; !strings.HasSuffix(line, ";\n") {
				continue
			}
			query := p.SQL(p.t, ids(p.Lab, strings.TrimSuffix(statement, ";\n")))
			if _, err := p.conn.ExecContext(p.t.Context(), query); err != nil {
				p.t.Fatalf("%s: %v", query, err)
			}
			statement = ""
		}
	}
	if statement != "" {
		p.t.Fatalf("the last statement has no semicolon: %s", statement)
	}
	return show
}

// command runs a command, and first as a dry run unless it succeeds. It returns how the command ends
// and what it says.
func (p *play) command(args, show []string, succeeds bool) (code int, says string) {
	p.t.Helper()
	for i, arg := range args {
		args[i] = ids(p.Lab, arg)
	}
	args = append(args, "--database", p.URL)
	ways := []string{"--dry-run", "--yes"}
	switch {
	case p.isTried:
		ways = p.passBefore(args)
	case args[0] != "migrate", slices.Contains([]string{"plan", "verify", "status"}, args[1]):
		ways = []string{""}
	case succeeds, args[1] == "finish":
		ways = ways[1:]
	}
	for i, way := range ways {
		all := append(slices.Clone(args), strings.Fields(way)...)
		if way == "--measure" {
			all = slices.Insert(all, 1, "plan")
		}
		got := lab.Run(p.t, all...)
		text := got.Err
		if got.Code == 0 {
			text = ""
			for line := range strings.Lines(got.Out + got.Err) {
				if slices.ContainsFunc(show, func(s string) bool { return strings.Contains(line, s) }) {
					text += line
				}
			}
		} else {
			lab.WantError(p.t, got, got.Code)
		}
		text = p.normal(text)
		if i > 0 && (got.Code != code || code != 0 && text != says) {
			p.t.Errorf("%q: exit %d and %q with %s, exit %d and %q with --yes", args, code, says,
				ways[0], got.Code, text)
		}
		code, says = got.Code, text
	}
	return code, says
}

// passBefore fails the test unless a dry run passes, and returns the ways that do not.
func (p *play) passBefore(args []string) []string {
	p.t.Helper()
	if got := lab.Run(p.t, append(slices.Clone(args), "--dry-run")...); got.Code != 0 {
		p.t.Errorf("%q: a dry run ends with exit %d\n%s", args, got.Code, got.Err)
	}
	isOther := func(arg string) bool { return arg == "undo" || arg == "--allow-triggers" }
	if slices.ContainsFunc(args, isOther) { // no plan tries these
		return []string{"--yes"}
	}
	return []string{"--measure", "--yes"}
}

var (
	anyID     = regexp.MustCompile(`(?i)\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b`)
	anyTime   = regexp.MustCompile(`\d{4}-\d\d-\d\d \d\d:\d\d:\d\d`)
	anySchema = regexp.MustCompile(`\b(main|public)\.`)
	anyKey    = regexp.MustCompile(`the foreign key "[^"]*" of`)
)

// normal leaves out of a message what differs between runs, and the schema. A case of several
// engines leaves out the engine and the names of foreign keys too, because SQLite has none.
func (p *play) normal(text string) string {
	known := map[string]bool{}
	for n := range uint64(20) {
		one := newID(n)
		six, _ := one.V6()
		known[one.String()], known[six.String()] = true, true
	}
	text = anyID.ReplaceAllStringFunc(text, func(id string) string {
		if known[strings.ToLower(id)] {
			return id
		}
		return "<id>"
	})
	text = anyTime.ReplaceAllString(text, "<time>")
	if p.isShared {
		text = anyKey.ReplaceAllString(text, `the foreign key "<key>" of`)
		text = strings.ReplaceAll(text, p.Name, "<engine>")
	}
	database := path.Base(p.URL)
	text = strings.NewReplacer(p.URL, "<url>", database+".", "", database, "<database>").Replace(text)
	return anySchema.ReplaceAllString(text, "")
}

// newID is the id that V1(n) stands for.
func newID(n uint64) sqltype.UUID { return lab.NewV1(rand.New(rand.NewPCG(n, n))) }

var idOf = regexp.MustCompile(`\b([VT])([16])\((\d+)\)`)

// ids writes the ids that stand for themselves in a case.
func ids(l *lab.Lab, line string) string {
	collation := map[bool]string{true: "utf8mb4_bin", false: "BINARY"}[l.IsInnoDB()]
	if l.Name == "PostgreSQL" {
		collation = `"C"`
	}
	line = strings.ReplaceAll(line, "BINARY!", collation)
	return idOf.ReplaceAllStringFunc(line, func(s string) string {
		m := idOf.FindStringSubmatch(s)
		n, _ := strconv.ParseUint(m[3], 10, 64)
		id := newID(n)
		if m[2] == "6" {
			id, _ = id.V6()
		}
		if m[1] == "T" {
			return lab.TextLiteral(id)
		}
		return l.Lit(id)
	})
}

// ofUser leaves out what the command keeps for itself.
func ofUser(list []string) []string {
	return slices.DeleteFunc(list, func(s string) bool {
		return strings.Contains(s, "sqluuid") || strings.Contains(s, "pg.dropped")
	})
}

// everything is the schema and the rows of the database, without the rows of the state.
func everything(t *testing.T, l *lab.Lab) []string {
	t.Helper()
	out := append(l.Tables(t), l.Schema(t)...)
	for _, name := range l.Tables(t) {
		if strings.Contains(name, "sqluuid") || strings.HasPrefix(name, "sqlite") {
			continue
		}
		parts := strings.SplitN(name, ".", map[bool]int{true: 2, false: 1}[l.Name == "PostgreSQL"])
		rows := l.Dump(t, "SELECT * FROM `"+strings.Join(parts, "`.`")+"`")
		slices.Sort(rows)
		out = append(out, fmt.Sprintf("%s %q", name, rows))
	}
	return out
}
