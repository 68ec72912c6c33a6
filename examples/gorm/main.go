// Command gorm stores invoices and their lines with version 7 keys, on PostgreSQL, MySQL, MariaDB
// or SQLite. It makes the tables invoices and lines, and drops them at the end.
//
//	go run ./examples/gorm postgres 'postgres://shop@127.0.0.1/shop?sslmode=disable'
//	go run ./examples/gorm mysql 'shop@tcp(127.0.0.1:3306)/shop'
//	go run ./examples/gorm sqlite invoices.db
package main

import (
	"fmt"
	"io"
	"log"
	"os"

	"gorm.io/driver/mysql"
	"gorm.io/driver/postgres"
	"gorm.io/driver/sqlite"
	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/sqltype"
)

type Invoice struct {
	ID    sqltype.UUID
	Cents int
	Lines []Line
}

type Line struct {
	ID        sqltype.UUID
	InvoiceID sqltype.UUID
	Text      string
}

var drivers = map[string]func(dsn string) gorm.Dialector{
	"postgres": postgres.Open, "mysql": mysql.Open, "sqlite": sqlite.Open,
}

func main() {
	if len(os.Args) != 3 || drivers[os.Args[1]] == nil {
		log.Fatal("usage: gorm postgres|mysql|sqlite DSN")
	}
	db, err := gorm.Open(drivers[os.Args[1]](os.Args[2]), &gorm.Config{})
	if err != nil {
		log.Fatal(err)
	}
	if err := run(os.Stdout, db); err != nil {
		log.Fatal(err)
	}
}

func run(w io.Writer, db *gorm.DB) error {
	if err := db.Use(gormplugin.New(gormplugin.Config{})); err != nil {
		return err
	}
	if err := db.AutoMigrate(&Invoice{}, &Line{}); err != nil { // uuid, binary(16) or blob columns
		return err
	}
	defer db.Migrator().DropTable(&Line{}, &Invoice{})

	invoices := []Invoice{{Cents: 995, Lines: []Line{{Text: "coffee"}}}, {Cents: 1250}}
	if err := db.Create(&invoices).Error; err != nil { // fills all keys, in ascending order
		return err
	}
	first, second := invoices[0].ID, invoices[1].ID
	fmt.Fprintln(w, "version", first.Version(), "ascending", first.Compare(second) < 0)

	var found Invoice
	if err := db.Preload("Lines").First(&found, "id = ?", first.String()).Error; err != nil {
		return err // a text, as it stands in a URL, finds the row too
	}
	fmt.Fprintln(w, found.Cents, found.Lines[0].Text, found.Lines[0].InvoiceID == first)

	deleted := db.Delete(&Invoice{}, second) // one row
	fmt.Fprintln(w, "deleted", deleted.RowsAffected)
	return deleted.Error
}
