package main

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/cmd/sqluuid/internal/storage"
)

// A page that is written anew keeps the lines that make nightly-tidb has written.
func TestThePageKeepsTheSectionAboutTiDB(t *testing.T) {
	old, err := os.ReadFile(filepath.Join("..", "..", "..", "..", "docs", "benchmarks", "storage.md"))
	if err != nil {
		t.Fatal(err)
	}
	section := placement(string(old))
	if !strings.Contains(section, "\n| version 7 | 1 of 16 | 10,000 |") ||
		strings.Count(section, "## ") != 1 {
		t.Fatalf("the section about TiDB is %q", section)
	}
	page := text([]part{{engine: "SQLite", kinds: &storage.Report{}}}, section)
	if again := placement(page); again != section {
		t.Errorf("the section has become %q", again)
	}
	if !strings.Contains(page, "**Not measured here:** PostgreSQL, MariaDB, MySQL, SQL Server.\n") {
		t.Error("the page does not name the engines that were not measured")
	}
	if placement("# A page\n\n## Another section\n") != "" {
		t.Error("a page without the section has one")
	}
}

// An engine that is measured alone gets a section, and a second time the same one.
func TestAnEngineThatIsMeasuredAlone(t *testing.T) {
	const page = "# A page\n\n**Not measured here:** MySQL, SQL Server.\n\n## The figures\n"
	p := part{engine: "MySQL", kinds: &storage.Report{}}
	p.kinds.Environment.Engine = "MySQL"
	once := withSection(page, p, "Tests ran on it too.")
	for _, want := range []string{"**Not measured here:** SQL Server.\n\n## The figures\n\n",
		"\n## MySQL, measured alone\n", " Tests ran on it too. So compare ", "\n### MySQL, 0 rows\n"} {
		if strings.Count(once, want) != 1 {
			t.Errorf("the page does not say %q once:\n%s", want, once)
		}
	}
	if again := withSection(once, p, "Tests ran on it too."); again != once {
		t.Errorf("the second time the page is\n%s", again)
	}
}
