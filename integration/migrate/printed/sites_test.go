package printed_test

import (
	"flag"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/internal/dbtest"
)

// elsewhere are the tests that run what a place in the code offers, where none here does.
var elsewhere = map[string]string{
	"migrate/internal/plan/forms.go: a script":                           "TestRetypeByHandParses",
	"migrate/internal/plan/trigger.go: a script":                         "TestPrintedTriggersAreTheOnesThatWereDropped",
	"migrate/internal/twin/twinner.go: a script":                         "TestAllObstaclesAtOnce",
	"migrate/internal/state/state.go: a script":                          "TestPrintedGrantsAreEnough",
	"migrate/internal/twin/gates.go: GRANT SELECT ON %s TO PUBLIC":       "TestEverythingComesBack", // the product runs it
	"migrate/internal/plan/twins_inner.go: a script":                     "TestKeysWithinValues",
	"migrate/internal/run/errors.go: a script":                           "TestPrintedGrantsAreEnough",
	"migrate/internal/run/open.go: a script":                             "TestPrintedGrantsAreEnough",
	"migrate/internal/state/format.go: a script":                         "TestPrintedGrantsAreEnough",
	"sqltype/follow/watch.go: run: %s":                                   "TestAGateThatCannotBeReadOrTrusted",
	"sqltype/follow/postgres.sql: GRANT SELECT ON {gate} TO {role}":      "TestAGateThatCannotBeReadOrTrusted",
	"sqltype/follow/mysql.sql: GRANT SELECT ON {gate} TO {role}":         "TestAGateThatCannotBeReadOrTrusted",
	"migrate/internal/postgres/twins.sql: GRANT pg_read_all_stats TO %I": "TestARoleThatSeesNoSessionsIsRefused",
}

// notLookedAt are parts of paths. No SQL Server is here: TestRetypeByHandParses parses what is offered
// for it.
var notLookedAt = []string{"_test.go", "dialecttest", "dialect/offer.go", "migrate/internal/sqlserver"}

// A site is a place in the code that offers a statement, with a pattern of the statement.
type site struct {
	name    string
	pattern *regexp.Regexp
}

var (
	// An offer follows prose, or is a GRANT, which the command does not run itself. What is left out
	// of one (…) makes it no statement.
	offers = regexp.MustCompile(`(?s)(?:[a-z] ?(?:: |\()|^)((?:GRANT|REVOKE|CREATE|DROP|ALTER|UPDATE|DELETE|INSERT|TRUNCATE|` +
		`REFRESH|REINDEX|VACUUM|ANALYZE|KILL|SET|CALL|EXEC|SELECT) [^)]+)`)
	verb  = regexp.MustCompile(`%[a-zA-Z]|\{\w+\}`)
	grant = regexp.MustCompile(`GRANT [^'\n]* TO [^'\n]*`)
)

func newSite(file, text string) site {
	text = strings.TrimSpace(text)
	pattern := "(?s)^" + verb.ReplaceAllString(regexp.QuoteMeta(text), ".+")
	return site{file + ": " + text, regexp.MustCompile(strings.ReplaceAll(pattern, `\{\w+\}`, ".+"))}
}

// sites reads the product's code.
func sites(t *testing.T) (list []site) {
	t.Helper()
	const root = "../../.."
	for _, room := range []string{"migrate", "cmd", "gormplugin", "sqltype", "inspect", "collation", "codec"} {
		err := filepath.WalkDir(filepath.Join(root, room), func(path string, e fs.DirEntry, err error) error {
			file, _ := filepath.Rel(root, path)
			switch ext := filepath.Ext(path); {
			case err != nil || e.IsDir() || slices.ContainsFunc(notLookedAt, func(part string) bool { return strings.Contains(path, part) }):
			case ext == ".sql":
				text, err := os.ReadFile(path)
				if err != nil {
					return err
				}
				for _, s := range grant.FindAllString(string(text), -1) {
					list = append(list, newSite(file, s))
				}
			case ext == ".go":
				f, err := parser.ParseFile(token.NewFileSet(), path, nil, 0)
				if err != nil {
					return err
				}
				ast.Inspect(f, func(n ast.Node) bool {
					found, into := offered(file, n)
					list = append(list, found...)
					return into
				})
			}
			return err
		})
		if err != nil {
			t.Fatal(err)
		}
	}
	return list
}

// offered returns the sites of a node, and whether to look into it.
func offered(file string, n ast.Node) (list []site, into bool) {
	switch n := n.(type) {
	case *ast.CompositeLit:
		if named(n.Type) == "ScriptError" {
			list = append(list, newSite(file, "a script"))
		}
	case *ast.CallExpr:
		if named(n.Fun) == "Offer" {
			list = append(list, newSite(file, "a script"))
		}
	case ast.Expr:
		text, isText := textOf(n)
		if !isText {
			return nil, true
		}
		for _, m := range offers.FindAllStringSubmatch(text, -1) {
			if (m[0] != m[1] || strings.HasPrefix(text, "GRANT")) && !strings.Contains(m[1], "…") {
				list = append(list, newSite(file, m[1]))
			}
		}
		if strings.HasSuffix(text, "run: %s") {
			list = append(list, newSite(file, "run: %s"))
		}
		return list, false
	}
	return list, true
}

func named(e ast.Expr) string {
	switch e := e.(type) {
	case *ast.Ident:
		return e.Name
	case *ast.SelectorExpr:
		return e.Sel.Name
	}
	return ""
}

// textOf joins the strings of a sum. What is no string is %s.
func textOf(e ast.Expr) (text string, isText bool) {
	switch e := e.(type) {
	case *ast.BasicLit:
		text, err := strconv.Unquote(e.Value)
		return text, err == nil && e.Kind == token.STRING
	case *ast.BinaryExpr:
		x, isX := textOf(e.X)
		y, isY := textOf(e.Y)
		if e.Op != token.ADD || !isX && !isY {
			return "", false
		}
		if !isX {
			x = "%s"
		}
		if !isY {
			y = "%s"
		}
		return x + y, true
	}
	return "", false
}

// Whatever statement the code offers, some test has run it as it was printed. It comes last.
func TestEveryOfferedStatementWasRun(t *testing.T) {
	list := sites(t)
	if len(list) < 25 {
		t.Fatalf("only %d places offer a statement", len(list))
	}
	all := flag.Lookup("test.run").Value.String() == "" && os.Getenv("SQLUUID_ONLY") == ""
	for _, s := range []string{"postgres", "mariadb", "mysql"} {
		all = all && dbtest.Required(s)
	}
	tests := readTests(t)
	used := map[string]bool{}
	for _, s := range list {
		test, isElsewhere := elsewhere[s.name]
		used[s.name] = true
		switch {
		case isElsewhere && !strings.Contains(tests, "func "+test+"("):
			t.Errorf("%s: there is no %s", s.name, test)
		case isElsewhere || !all:
		case !slices.ContainsFunc(ran, s.pattern.MatchString):
			t.Errorf("%s: no test has run it as it is printed; provoke it here, and run it", s.name)
		}
	}
	for name := range elsewhere {
		if !used[name] {
			t.Errorf("nothing offers %s any more", name)
		}
	}
}

// readTests returns the tests of the module, as text.
func readTests(t *testing.T) string {
	t.Helper()
	var all strings.Builder
	err := filepath.WalkDir("../..", func(path string, e fs.DirEntry, err error) error {
		if err != nil || !strings.HasSuffix(path, "_test.go") {
			return err
		}
		text, err := os.ReadFile(path)
		all.Write(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return all.String()
}
