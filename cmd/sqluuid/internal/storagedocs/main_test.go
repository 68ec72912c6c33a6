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
