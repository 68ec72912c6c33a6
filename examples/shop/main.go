// Command shop makes the SQLite database of docs/migrate: 2000 orders with
// version 1 ids, a payment for each, and notes that hold the ids without a foreign
// key. With a second argument it runs that SQL on the database instead.
//
//	go run ./examples/shop shop.db
//	go run ./examples/shop shop.db "DELETE FROM payments WHERE n = 1"
package main

import (
	"database/sql"
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"os"

	_ "github.com/mattn/go-sqlite3" // registers sqlite3

	"github.com/sqluuid/sqluuid/sqltype"
)

func main() {
	if len(os.Args) < 2 {
		fmt.Fprintln(os.Stderr, "usage: shop FILE [SQL]")
		os.Exit(2)
	}
	if err := run(os.Args[1], os.Args[2:]); err != nil {
		fmt.Fprintln(os.Stderr, "shop:", err)
		os.Exit(1)
	}
}

func run(path string, statements []string) error {
	db, err := sql.Open("sqlite3", "file:"+path+"?_foreign_keys=on")
	if err != nil {
		return err
	}
	defer db.Close()
	for _, q := range statements {
		if _, err := db.Exec(q); err != nil {
			return err
		}
	}
	if len(statements) > 0 {
		return nil
	}
	return fill(db)
}

func fill(db *sql.DB) error {
	tx, err := db.Begin()
	if err != nil {
		return err
	}
	defer tx.Rollback()
	for _, q := range []string{
		"CREATE TABLE orders (id BLOB NOT NULL PRIMARY KEY, n INTEGER NOT NULL)",
		"CREATE TABLE payments (n INTEGER PRIMARY KEY, order_id BLOB REFERENCES orders (id))",
		"CREATE INDEX payments_order ON payments (order_id)",
		"CREATE TABLE notes (n INTEGER PRIMARY KEY, about BLOB)",
		"CREATE INDEX notes_about ON notes (about)",
	} {
		if _, err := tx.Exec(q); err != nil {
			return err
		}
	}
	r := rand.New(rand.NewPCG(1, 2)) // the same ids every time
	for n := range 2000 {
		id := versionOne(r)
		if _, err := tx.Exec("INSERT INTO orders VALUES (?, ?)", id, n); err != nil {
			return err
		}
		if _, err := tx.Exec("INSERT INTO payments VALUES (?, ?)", n, id); err != nil {
			return err
		}
		if n%10 == 0 {
			if _, err := tx.Exec("INSERT INTO notes VALUES (?, ?)", n, id); err != nil {
				return err
			}
		}
	}
	return tx.Commit()
}

// versionOne makes an id as a fleet of machines has made over fifteen years.
func versionOne(r *rand.Rand) sqltype.UUID {
	ticks := 0x1e00000_00000000 + r.Uint64N(0x000f000_00000000)
	var u sqltype.UUID
	binary.BigEndian.PutUint32(u[0:], uint32(ticks))
	binary.BigEndian.PutUint16(u[4:], uint16(ticks>>32))
	binary.BigEndian.PutUint16(u[6:], 1<<12|uint16(ticks>>48)&0x0fff)
	binary.BigEndian.PutUint64(u[8:], r.Uint64())
	u[8] = u[8]&0x3f | 0x80
	return u
}
