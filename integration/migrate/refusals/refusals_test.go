package refusals_test

import (
	"fmt"
	"math/rand/v2"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// TestRefusals plays the cases of testdata on the engines that the name of the file
// says. A case is a schema, commands, and how each ends:
//
//	== its name
//	CREATE TABLE orders (id ID! NOT NULL PRIMARY KEY);
//	INSERT INTO orders VALUES (V1(1));
//	$ migrate v1-to-v6 --column orders.id --vacuum
//	exit 3
//	  a text of the message
//
// A statement ends with a semicolon at the end of a line. ID! is the type of an id, V1(7) the
// seventh id of version 1 and V6(7) its image, T1(7) and T6(7) their text, BINARY! a collation
// by bytes. The line "shop" makes the tables of a lab.Shop; "since 15" leaves a case out on older
// servers; "no: " stands before a text that must not be there. A rewrite or an undo that is
// refused is refused with --dry-run and with --yes, and changes nothing.
func TestRefusals(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("%d files: %v", len(files), err)
	}
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		engines := strings.Split(strings.TrimSuffix(filepath.Base(file), ".txt"), "+")
		_, rest, _ := strings.Cut("\n"+string(text), "\n== ")
		for _, body := range strings.Split(rest, "\n== ") {
			name, body, _ := strings.Cut(body, "\n")
			for server, open := range lab.All() {
				if !slices.Contains(engines, strings.ToLower(server)) && engines[0] != "every" {
					continue
				}
				t.Run(server+"/"+name, func(t *testing.T) {
					t.Parallel()
					play(t, open(t), strings.Split(body, "\n"))
				})
			}
		}
	}
}

// play carries out the lines of a case, its statements in one session.
func play(t *testing.T, l *lab.Lab, lines []string) {
	t.Helper()
	conn, err := l.DB.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	l.DB.SetMaxIdleConns(0) // a session that read a column before it has another type reads it no more
	commands, statement := 0, ""
	var before [][]string // what there was before each rewrite that is not undone
	for i := 0; i < len(lines); i++ {
		line := lines[i]
		switch {
		case statement == "" && (line == "" || line[0] == '#'):
		case line == "shop":
			lab.NewShop(t, l, 20, false)
		case strings.HasPrefix(line, "since "):
			version, err := strconv.Atoi(line[6:])
			if err != nil {
				t.Fatal(err)
			}
			l.Since(t, version, t.Name())
		case strings.HasPrefix(line, "$ "):
			code, texts := 0, []string(nil)
			for i+1 < len(lines) {
				if n, ok := strings.CutPrefix(lines[i+1], "exit "); ok {
					if code, err = strconv.Atoi(n); err != nil {
						t.Fatal(err)
					}
				} else if text, ok := strings.CutPrefix(lines[i+1], "  "); ok {
					texts = append(texts, strings.ReplaceAll(ids(l, text), "'", ""))
				} else {
					break
				}
				i++
			}
			is := everything(t, l)
			ends(t, l, line[2:], code, texts)
			commands++
			switch {
			case code != 0:
				lab.Same(t, line, everything(t, l), is)
			case strings.HasPrefix(line, "$ migrate undo"):
				lab.Same(t, line, ofUser(everything(t, l)), ofUser(before[len(before)-1]))
				before = before[:len(before)-1]
			case strings.Contains(line, "-to-") && !strings.HasPrefix(line, "$ migrate plan"):
				before = append(before, is)
			}
		default:
			if statement += line + "\n"; !strings.HasSuffix(line, ";") {
				continue
			}
			query := l.SQL(t, ids(l, strings.TrimSuffix(statement, ";\n")))
			if _, err := conn.ExecContext(t.Context(), query); err != nil {
				t.Fatalf("%s: %v", query, err)
			}
			statement = ""
		}
	}
	if commands == 0 || statement != "" {
		t.Fatalf("%d commands; after the last: %s", commands, statement)
	}
}

// ends runs a command and compares how it ends.
func ends(t *testing.T, l *lab.Lab, line string, code int, texts []string) {
	t.Helper()
	var args []string
	for i, part := range strings.Split(line, "'") {
		if i%2 == 1 {
			args = append(args, part)
		} else {
			args = append(args, strings.Fields(part)...)
		}
	}
	args = append(args, "--database", l.URL)
	ways := [][]string{{"--dry-run"}, {"--yes"}}
	switch {
	case args[0] != "migrate", slices.Contains([]string{"plan", "verify", "status"}, args[1]):
		ways = [][]string{nil}
	case code == 0, args[1] == "finish":
		ways = ways[1:]
	}
	for _, way := range ways {
		got := lab.Run(t, slices.Concat(args, way)...)
		if code != 0 {
			lab.WantError(t, got, code)
		} else if got.Code != 0 {
			t.Fatalf("%s: exit %d\n%s%s", line, got.Code, got.Out, got.Err)
		}
		for _, text := range texts {
			text, not := strings.CutPrefix(text, "no: ")
			says := map[bool]string{true: got.Out, false: got.Err}[code == 0]
			if not {
				says = got.Out + got.Err
			}
			if strings.Contains(says, text) == not {
				t.Errorf("%s %v: want it to say %q: %v, and it says\n%s", line, way, text, !not, says)
			}
		}
	}
}

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
		id := lab.NewV1(rand.New(rand.NewPCG(n, n)))
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
	return slices.DeleteFunc(list, func(s string) bool { return strings.Contains(s, "sqluuid") })
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
