package main

import (
	"context"
	"database/sql"
	"fmt"
	"io/fs"
	"log"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"gorm.io/driver/sqlite"
	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/collation"
	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// The Go code of README and docs, line for line, as code that is compiled and run.
// TestGoBlocks compares the two.

func Example_codec() {
	id, err := codec.ParseCanonical("f81d4fae-7dec-11d0-a765-00a0c91e6bf6")
	if err != nil {
		log.Fatal(err)
	}
	swapped := codec.TimeSwapped.Encode(id) // what MySQL's UUID_TO_BIN(x, 1) stores
	fmt.Printf("%x\n", swapped)
	fmt.Printf("%s\n", codec.AppendText(nil, codec.TimeSwapped.Decode(swapped)))
	// Output:
	// 11d07decf81d4faea76500a0c91e6bf6
	// f81d4fae-7dec-11d0-a765-00a0c91e6bf6
}

func Example_collation() {
	earlier, err := codec.ParseCanonical("01890a5d-ac96-774b-bcce-b302099a8057")
	if err != nil {
		log.Fatal(err)
	}
	later, err := codec.ParseCanonical("01890a5d-ac97-72d1-8f00-0a1b2c3d4e5f")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(collation.Bytes.Compare(earlier, later))            // PostgreSQL, BINARY(16)
	fmt.Println(collation.SQLServer.Compare(earlier, later))        // uniqueidentifier
	fmt.Println(collation.SQLServerOrdered.Compare(earlier, later)) // stored by codec.SQLServerOrder
	fmt.Print(collation.Explain(collation.SQLServer, earlier))
	// Output:
	// -1
	// 1
	// -1
	// sql-server
	// id    01 89 0a 5d  ac 96  77 4b  bc ce  b3 02 09 9a 80 57
	// rank  16 15 14 13  12 11  10  9   7  8   1  2  3  4  5  6
	// key   b3 02 09 9a 80 57 bc ce 4b 77 96 ac 5d 0a 89 01
}

// Each line has the google/uuid call in its comment.
func Example_fromGoogle() {
	id := sqltype.New()                   // uuid.New()
	text := sqltype.NewString()           // uuid.NewString()
	seven := sqltype.NewV7()              // uuid.NewV7(), without the error
	kept := sqltype.Must(sqltype.NewV7()) // uuid.Must(uuid.NewV7()) compiles unchanged
	parsed, err := sqltype.Parse(text)    // uuid.Parse(text), of the same forms
	fixed := sqltype.MustParse("f81d4fae-7dec-11d0-a765-00a0c91e6bf6")
	named := sqltype.NewV5(sqltype.NamespaceDNS(), []byte("example.com")) // uuid.NewSHA1(uuid.NameSpaceDNS, …)
	made, ok := seven.Time()                                              // a time.Time, for versions with a time
	fmt.Println(id.Version(), parsed.String() == text, err, kept.IsNil(), fixed.URN())
	fmt.Println(named, ok, made.IsZero(), id == sqltype.Nil()) // uuid.Nil is a function here
	// Output:
	// 4 true <nil> false urn:uuid:f81d4fae-7dec-11d0-a765-00a0c91e6bf6
	// cfbff0d1-9375-5685-968c-48ce8b15ae17 true false false
}

func Example_engine() {
	p := engine.MariaDB
	table, err := p.Quote("order")
	if err != nil {
		log.Fatal(err)
	}
	fmt.Printf("CREATE TABLE %s (id %s PRIMARY KEY)\n", table, p.KeyType())
	fmt.Println(engine.SQLServer.Layout(), engine.SQLServer.Order())
	// Output:
	// CREATE TABLE `order` (id binary(16) PRIMARY KEY)
	// mixed-endian sql-server
}

type Invoice struct {
	ID    sqltype.UUID
	Cents int
}

func openWithPlugin() (*gorm.DB, error) {
	db, err := gorm.Open(sqlite.Open("file::memory:"), &gorm.Config{})
	if err != nil {
		return nil, err
	}
	if err := db.Use(gormplugin.New(gormplugin.Config{})); err != nil {
		return nil, err
	}
	return db, nil
}

func Example_rowsAsMaps() {
	db, err := openWithPlugin()
	if err != nil {
		log.Fatal(err)
	}
	if err := db.AutoMigrate(&Invoice{}); err != nil {
		log.Fatal(err)
	}
	db.Create(&Invoice{ID: sqltype.MustParse("01a20eff-71a2-7bfb-95d2-34a4dc1e3712"), Cents: 995})

	var rows []map[string]any
	db.Raw("SELECT id, cents FROM invoices").Find(&rows)
	fmt.Println(rows)
	// Output:
	// [map[cents:995 id:01a20eff-71a2-7bfb-95d2-34a4dc1e3712]]
}

func Example_migrate() {
	ctx := context.Background()
	db := open(`
CREATE TABLE orders (id BLOB PRIMARY KEY);
INSERT INTO orders VALUES (x'f81d4fae7dec11d0a76500a0c91e6bf6')`)
	defer db.Close()

	m, err := migrate.Open(db, engine.SQLite)
	if err != nil {
		log.Fatal(err)
	}
	plan, err := m.Plan(ctx, migrate.PlanConfig{
		Rewrite: migrate.V1ToV6,
		Column:  migrate.ColumnName{Table: "orders", Column: "id"},
	}) // reads only; plan.WriteTo prints it
	if err != nil {
		log.Fatal(err)
	}
	report, err := m.Run(ctx, plan, migrate.RunConfig{})
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(report.MovedValues, report.Identical)
	// Output:
	// 1 true
}

// open returns an embedded database in memory, after a first statement.
func open(statement string) *sql.DB {
	db, err := sql.Open("sqlite3", "file::memory:")
	if err != nil {
		log.Fatal(err)
	}
	db.SetMaxOpenConns(1) // each connection has a memory of its own
	if _, err := db.Exec(statement); err != nil {
		log.Fatal(err)
	}
	return db
}

// TestGoBlocks finds every block of Go and YAML in README and docs in a file that is compiled, or
// from which code was generated. integration/release compiles those that are whole files.
func TestGoBlocks(t *testing.T) {
	var code strings.Builder
	blocks := map[string][]string{} // by page
	err := filepath.WalkDir("../..", func(path string, entry fs.DirEntry, err error) error {
		switch name := entry.Name(); {
		case err != nil:
			return err
		case entry.IsDir():
			if name == "testdata" || name == "dist" || name == ".git" {
				return fs.SkipDir
			}
		case filepath.Ext(name) == ".go", filepath.Ext(name) == ".yaml":
			code.WriteString(flat(t, path))
		case name == "README.md" || strings.HasPrefix(path, filepath.Join("..", "..", "docs")):
			if filepath.Ext(name) == ".md" {
				blocks[path] = goBlocks(t, path)
			}
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
	compiled, checked := code.String(), 0
	for page, blocks := range blocks {
		for _, block := range blocks {
			checked++
			if wholeFile.MatchString(block) {
				continue
			}
			if !strings.Contains(compiled, flatten(block)) {
				t.Errorf("this is in %s, and in no file that is compiled:\n%s", page, block)
			}
		}
	}
	if checked < 30 {
		t.Errorf("README and docs have %d blocks of Go, and had at least 30", checked)
	}
}

// wholeFile is a block that begins with a package. A comment with its name may stand before that.
var wholeFile = regexp.MustCompile(`^(// [\w/]+\.go\n)?package `)

func goBlocks(t *testing.T, page string) (blocks []string) {
	t.Helper()
	text, err := os.ReadFile(page)
	if err != nil {
		t.Fatal(err)
	}
	for _, block := range goBlock.FindAllStringSubmatch(string(text), -1) {
		blocks = append(blocks, strings.TrimPrefix(block[1], "# sqlc.yaml\n"))
	}
	return blocks
}

var goBlock = regexp.MustCompile("(?s)```(?:go|yaml)\n(.*?)```")

func flat(t *testing.T, name string) string {
	t.Helper()
	b, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return flatten(string(b))
}

// flatten takes the indentation away.
func flatten(s string) string {
	lines := strings.Split(strings.TrimSpace(s), "\n")
	for i, line := range lines {
		lines[i] = strings.TrimSpace(line)
	}
	return "\n" + strings.Join(lines, "\n") + "\n"
}
