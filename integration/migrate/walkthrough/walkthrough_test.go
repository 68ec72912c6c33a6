package walkthrough_test

import (
	"bytes"
	"errors"
	"flag"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/internal/fold"
)

var update = flag.Bool("update", false, "rewrite the output in README.md and the pages of docs/migrate and docs/reference")

// volatile is what differs from run to run: times, dates, rates.
var volatile = []struct {
	re *regexp.Regexp
	to string
}{
	{regexp.MustCompile(`\d{4}-\d\d-\d\d \d\d:\d\d:\d\d`), "2026-03-01 12:00:00"},
	{regexp.MustCompile(`\bchunk \d+:`), "chunk N:"},
	{regexp.MustCompile(`PostgreSQL at \S+, database "[^"]*", as "[^"]*"`), `PostgreSQL at db.example.net:5432, database "shop", as "shop"`},
	{regexp.MustCompile(`\bsession \d+ of user "[^"]*"`), `session N of user "N"`},
	{regexp.MustCompile(`_old_\d{8}_[0-9a-f]{6}`), "_old_20260301_0a1b2c"},
	{regexp.MustCompile(`\d+ requests`), "N requests"},
	{regexp.MustCompile(`[\d,]+ values/s, \S+ left`), "N values/s, N left"},
	{regexp.MustCompile(`tables of \d+\.\d MiB can grow by \d+\.\d MiB until (.+\n.+\n  log:) about \d+\.\d MiB`),
		"tables of N MiB can grow by N MiB until $1 about N MiB"}, // random ids fill indexes in many ways
	{regexp.MustCompile(`it had \d+\.\d MiB`), "it had N MiB"},
	{regexp.MustCompile(`\d+\.\d MiB with its indexes, and \d+\.\d MiB before`), "N MiB with its indexes, and N MiB before"},
	{regexp.MustCompile(`\(\S+@\S+, process \d+\)`), "(ann@db1, process N)"},
	{regexp.MustCompile(`\([\d,]+ values/s\)`), "(N values/s)"},
	{regexp.MustCompile(`\b(\d+(\.\d+)?(h|m|s|ms|µs|ns))+\b`), "N"},
}

// halfway is a line of progress before the last one: there are as many as time
// allows.
var halfway = regexp.MustCompile(`(?m)^(?:rewrote|restored) ([\d,]+) of ([\d,]+) values.*\n`)

func settle(s string) string {
	s = halfway.ReplaceAllStringFunc(s, func(line string) string {
		if n := halfway.FindStringSubmatch(line); n[1] == n[2] {
			return line
		}
		return ""
	})
	for _, v := range volatile {
		s = v.re.ReplaceAllString(s, v.to)
	}
	return strings.TrimRight(s, "\n")
}

// settled is settle of whole lines, which are broken again as the command breaks them.
func settled(s string) string { return fold.Text(settle(lab.Whole(s)), 80) }

// TestWalkthrough runs every command of the pages about a file and compares what they print with
// what the pages say. With -update it writes the pages. Each page begins with a shop of its own.
func TestWalkthrough(t *testing.T) {
	for page, least := range map[string]int{"migrate/quickstart": 8, "migrate/recover": 16, "migrate/rebuild": 6, "migrate/after": 4, "reference/scan": 2} {
		t.Run(page, func(t *testing.T) {
			dir := programs(t)
			buildShop(t, dir)
			walkThrough(t, "docs/"+page+".md", dir, "", "", least, strings.NewReplacer("go run ./examples/shop", "shop"))
		})
	}
}

// TestReadme does so with the part of README.md that is about the command, and its build.
func TestReadme(t *testing.T) {
	dir := programs(t)
	buildShop(t, dir)
	walkThrough(t, "README.md", dir, "sqlite:shop.db", "--column orders.id", 6, strings.NewReplacer(
		"go build -o sqluuid ./cmd/sqluuid", "true", "go run ./examples/shop", "shop", "./sqluuid", "sqluuid"))
}

// buildShop puts examples/shop beside the command.
func buildShop(t *testing.T, dir string) {
	t.Helper()
	build(t, "shop", filepath.Join(dir, "bin"))
}

// build builds an example into a folder.
func build(t *testing.T, example, folder string) {
	t.Helper()
	out, err := exec.Command("go", "build", "-o", filepath.Join(folder, example), "github.com/sqluuid/sqluuid/examples/"+example).CombinedOutput()
	if err != nil {
		t.Fatalf("building the example: %v\n%s", err, out)
	}
}

// TestWalkthroughOnPostgreSQL does so with docs/migrate/postgres.md and a database of its own.
func TestWalkthroughOnPostgreSQL(t *testing.T) {
	onPostgreSQL(t, "docs/migrate/postgres.md", programs(t), 25)
}

// TestTextBecomesUUIDUnderTwoReleases does so with docs/migrate/text-to-uuid.md, which runs an old
// and a new release of a program and prints how their requests fared.
func TestTextBecomesUUIDUnderTwoReleases(t *testing.T) {
	dbtest.AtNight(t)
	lab.Open(t, "PostgreSQL").Since(t, 14, "what twins need")
	dir := programs(t)
	build(t, "rolling", dir)
	onPostgreSQL(t, "docs/migrate/text-to-uuid.md", dir, 20)
}

// onPostgreSQL does so with a page and a database of its own.
func onPostgreSQL(t *testing.T, page, dir string, least int) {
	t.Helper()
	if _, err := exec.LookPath("psql"); err != nil {
		if dbtest.Required(dbtest.Postgres) {
			t.Fatal(err)
		}
		t.Skip("the page calls psql, which is not here")
	}
	url, _ := dbtest.Postgres.Own(t)
	examples, err := filepath.Abs(filepath.Join("..", "..", "..", "examples"))
	if err != nil {
		t.Fatal(err)
	}
	examples = filepath.ToSlash(examples)
	walkThrough(t, page, dir, url, "", least, strings.NewReplacer("go build -o rolling ./examples/rolling", "true",
		"examples/shop/", examples+"/shop/", "examples/rolling/", examples+"/rolling/"))
}

// programs returns a folder in which the command is bin/sqluuid.
func programs(t *testing.T) string {
	t.Helper()
	if _, err := exec.LookPath("timeout"); err != nil {
		t.Skip("the page kills a process with timeout, which is not here")
	}
	dir := t.TempDir()
	if err := os.Mkdir(filepath.Join(dir, "bin"), 0o755); err != nil {
		t.Fatal(err)
	}
	if err := os.Symlink(lab.Command(), filepath.Join(dir, "bin", "sqluuid")); err != nil {
		t.Skip("no symbolic links here:", err)
	}
	return dir
}

// walkThrough runs the commands of a page in dir, of which there are at least so
// many: of the blocks with the text of. real turns what the page writes into what is
// run.
func walkThrough(t *testing.T, page, dir, url, of string, least int, real *strings.Replacer) {
	t.Helper()
	page = filepath.Join("..", "..", "..", filepath.FromSlash(page))
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	last, ran := 0, 0
	perform := func(line string) string {
		if line == "echo $?" {
			return fmt.Sprint(last)
		}
		ran++
		cmd := exec.Command("bash", "-c", real.Replace(line)+" 2>&1")
		cmd.Dir = dir
		cmd.Env = append(os.Environ(), "PATH="+filepath.Join(dir, "bin")+":"+os.Getenv("PATH"), "DATABASE_URL="+url)
		var out bytes.Buffer
		cmd.Stdout, cmd.Stderr = &out, &bytes.Buffer{} // bash tells of killed programs there
		err := cmd.Run()
		var exit *exec.ExitError
		if err != nil && !errors.As(err, &exit) {
			t.Fatal(err)
		}
		last = cmd.ProcessState.ExitCode()
		return settled(out.String())
	}
	parts := strings.Split(string(text), "```")
	for i := 1; i < len(parts); i += 2 {
		body, ok := strings.CutPrefix(parts[i], "console\n")
		if !ok || !strings.Contains(body, of) {
			continue
		}
		var built strings.Builder
		built.WriteString("console\n")
		for _, step := range strings.Split(strings.TrimPrefix(body, "$ "), "\n$ ") {
			line, want, _ := strings.Cut(step, "\n")
			for strings.HasSuffix(line, `\`) {
				var more string
				more, want, _ = strings.Cut(want, "\n")
				line += "\n" + more
			}
			got := perform(line)
			built.WriteString("$ " + line + "\n")
			if got != "" {
				built.WriteString(got + "\n")
			}
			if !*update && got != settled(want) {
				t.Errorf("$ %s\nprints\n%s\nand the page says\n%s", line, got, settled(want))
			}
		}
		parts[i] = built.String()
	}
	if ran < least {
		t.Errorf("the page has %d commands, and had at least %d", ran, least)
	}
	if *update {
		if err := os.WriteFile(page, []byte(strings.Join(parts, "```")), 0o644); err != nil {
			t.Fatal(err)
		}
	}
}
