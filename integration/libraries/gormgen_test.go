package libraries_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"gorm.io/driver/sqlite"
	"gorm.io/gen"
	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/gormplugin"
)

// genProgram uses what gorm/gen generates.
const genProgram = `package main

import (
	"context"
	"fmt"
	"log"
	"os"

	"gorm.io/driver/sqlite"
	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/integration/libraries/FOLDER/model"
	"github.com/sqluuid/sqluuid/integration/libraries/FOLDER/query"
	"github.com/sqluuid/sqluuid/sqltype"
)

func main() {
	db, err := gorm.Open(sqlite.Open(os.Args[1]), &gorm.Config{})
	if err != nil {
		log.Fatal(err)
	}
	if err := db.Use(gormplugin.New(gormplugin.Config{})); err != nil {
		log.Fatal(err)
	}
	q := query.Use(db).Order.WithContext(context.Background())
	order := query.Use(db).Order
	first := &model.Order{Cents: 995}
	if err := q.Create(first); err != nil {
		log.Fatal(err)
	}
	second := &model.Order{Parent: &sqltype.NullUUID{UUID: first.ID, Valid: true}}
	if err := q.Create(second); err != nil {
		log.Fatal(err)
	}
	found, err := q.Where(order.ID.Eq(second.ID)).First()
	if err != nil {
		log.Fatal(err)
	}
	both, err := q.Where(order.ID.In(first.ID, second.ID)).Count()
	if err != nil {
		log.Fatal(err)
	}
	deleted, err := q.Where(order.ID.Eq(first.ID)).Delete()
	fmt.Println(first.ID.Version(), found.Parent.UUID == first.ID, both, deleted.RowsAffected, err)
}
`

// gorm/gen takes the types of the columns from a map, and writes a pointer for one that may be NULL.
func TestGORMGen(t *testing.T) {
	file := filepath.Join(t.TempDir(), "orders.db")
	db, err := gorm.Open(sqlite.Open(file), &gorm.Config{})
	if err != nil {
		t.Fatal(err)
	}
	if err := db.Use(gormplugin.New(gormplugin.Config{})); err != nil {
		t.Fatal(err)
	}
	if err := db.Exec("CREATE TABLE orders (id blob NOT NULL PRIMARY KEY, parent blob, cents integer NOT NULL)").Error; err != nil {
		t.Fatal(err)
	}
	folder, err := os.MkdirTemp(".", "gormgen") // inside the module, so that its code is built
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { os.RemoveAll(folder) })
	g := gen.NewGenerator(gen.Config{OutPath: filepath.Join(folder, "query"), Mode: gen.WithoutContext, FieldNullable: true})
	g.UseDB(db)
	g.WithImportPkgPath("github.com/sqluuid/sqluuid/sqltype")
	g.WithDataTypeMap(map[string]func(gorm.ColumnType) string{"blob": func(c gorm.ColumnType) string {
		if null, ok := c.Nullable(); ok && null {
			return "sqltype.NullUUID"
		}
		return "sqltype.UUID"
	}})
	g.ApplyBasic(g.GenerateModel("orders"))
	g.Execute()
	program := []byte(strings.ReplaceAll(genProgram, "FOLDER", filepath.Base(folder)))
	if err := os.WriteFile(filepath.Join(folder, "main.go"), program, 0o666); err != nil {
		t.Fatal(err)
	}
	out, err := exec.Command("go", "run", "./"+filepath.Base(folder), file).CombinedOutput()
	if want := "7 true 2 1 <nil>\n"; err != nil || string(out) != want {
		models, _ := filepath.Glob(filepath.Join(folder, "*", "*.go"))
		for _, m := range models {
			text, _ := os.ReadFile(m)
			t.Logf("%s\n%.3000s", m, text)
		}
		t.Errorf("prints %q, %v, want %q", out, err, want)
	}
}
