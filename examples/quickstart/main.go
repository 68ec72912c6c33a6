// Command quickstart shows sqluuid on an embedded database, in a temporary
// folder that is removed at the end: first new tables with time-ordered keys in
// GORM, then an old database whose version 1 keys are rewritten in place.
//
//	go run ./examples/quickstart
package main

import (
	"context"
	"database/sql"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"time"

	_ "github.com/mattn/go-sqlite3" // registers sqlite3
	"gorm.io/driver/sqlite"
	"gorm.io/gorm"
	"gorm.io/gorm/logger"

	"github.com/sqluuid/sqluuid/gormplugin"
	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func main() {
	if err := run(os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "quickstart:", strings.ReplaceAll(err.Error(), "\n", "; "))
		os.Exit(1)
	}
}

func run(w io.Writer) error {
	dir, err := os.MkdirTemp("", "sqluuid-quickstart-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if err := newShop(w, filepath.Join(dir, "new.db")); err != nil {
		return err
	}
	return oldShop(context.Background(), w, filepath.Join(dir, "old.db"))
}

// Part 1: a new application. The keys are plain fields; the plugin fills them,
// and gives their columns the type that the engine wants.

type Customer struct {
	ID     sqltype.UUID
	Number int // counts up, so that the order of the keys can be checked
	Orders []Order
}

type Order struct {
	ID         sqltype.UUID
	CustomerID sqltype.UUID // a foreign key is never filled, only copied by GORM
	Cents      int
}

func newShop(w io.Writer, path string) error {
	heading(w, "1. A new shop: GORM models with UUID keys")
	db, err := gorm.Open(sqlite.Open(path+"?_foreign_keys=on"), &gorm.Config{Logger: logger.Discard})
	if err != nil {
		return err
	}
	pool, err := db.DB()
	if err != nil {
		return err
	}
	defer pool.Close()
	// Before the first model is used. The plugin fills the keys.
	if err := db.Use(gormplugin.New(gormplugin.Config{})); err != nil {
		return err
	}
	if err := db.AutoMigrate(&Customer{}, &Order{}); err != nil {
		return err
	}

	customers := make([]Customer, 2000) // no key is set here, nor in the orders
	for i := range customers {
		customers[i] = Customer{Number: i + 1, Orders: []Order{{Cents: 995}, {Cents: 1250}}}
	}
	if err := db.CreateInBatches(customers, 500).Error; err != nil {
		return err
	}
	fmt.Fprintf(w, "The plugin filled the keys of %d customers and their orders:\n", len(customers))
	for _, c := range customers[:3] {
		fmt.Fprintf(w, "  customer %d  %v\n", c.Number, c.ID)
	}
	var numbers []int
	if err := db.Model(&Customer{}).Order("id").Pluck("number", &numbers).Error; err != nil {
		return err
	}
	fmt.Fprintf(w, "Sorted by id they are in the order of creation: %t.\n", slices.IsSorted(numbers))

	var found Customer
	var before, after int64
	first := db.First(&found, customers[1233].ID)
	count := db.Model(&Order{}).Count(&before)
	del := db.Delete(&Order{}, customers[1233].Orders[0].ID)
	err = errors.Join(first.Error, count.Error, del.Error, db.Model(&Order{}).Count(&after).Error)
	if err != nil {
		return err
	}
	fmt.Fprintf(w, "First(&customer, id) read %d row: customer %d.\n", first.RowsAffected, found.Number)
	fmt.Fprintf(w, "Delete(&Order{}, id) deleted %d row: %d orders before, %d after.\n", del.RowsAffected, before, after)
	return nil
}

// Part 2: an old application, which knows nothing of this toolkit. Its keys are
// version 1: their first bytes are the lowest of the time, which change fastest,
// so that each insert lands somewhere else in the index.

const oldSchema = `
CREATE TABLE orders (id BLOB PRIMARY KEY, placed_at TEXT NOT NULL);
CREATE TABLE payments (id INTEGER PRIMARY KEY, order_id BLOB NOT NULL REFERENCES orders (id));
CREATE INDEX payments_order ON payments (order_id);`

func oldShop(ctx context.Context, w io.Writer, path string) error {
	heading(w, "2. An old shop: version 1 keys")
	db, err := sql.Open("sqlite3", path+"?_foreign_keys=on")
	if err != nil {
		return err
	}
	defer db.Close()
	if err := fill(ctx, db); err != nil {
		return err
	}
	old, err := showByID(ctx, w, db)
	if err != nil {
		return err
	}

	heading(w, "3. The rewrite to version 6: what sqluuid migrate v1-to-v6 does")
	// One column stands for all that foreign keys link to it, here
	// payments.order_id.
	m, err := migrate.Open(db, engine.SQLite)
	if err != nil {
		return err
	}
	column := migrate.ColumnName{Table: "orders", Column: "id"}
	if err := carryOut(ctx, w, m, migrate.PlanConfig{Rewrite: migrate.V1ToV6, Column: column}); err != nil {
		return err
	}
	now, err := showByID(ctx, w, db)
	if err != nil {
		return err
	}
	// Time, clock sequence and node are the same in both versions, only their
	// order in the id differs. That is why it can be undone without a copy.
	fmt.Fprintln(w, "\nThe first orders by time, before and after:")
	for i := range old[:3] {
		fmt.Fprintf(w, "  %v  ->  %v\n", old[i].ID, now[i].ID)
	}

	heading(w, "4. The way back: what sqluuid migrate undo does")
	if err := carryOut(ctx, w, m, migrate.PlanConfig{Undo: true, Column: column}); err != nil {
		return err
	}
	if now, err = showByID(ctx, w, db); err != nil {
		return err
	}
	fmt.Fprintf(w, "\nEvery id is what it was at first: %t.\n", slices.Equal(now, old))
	return nil
}

// carryOut makes a plan, prints it, runs it, and prints what the check at the
// end of the run found. Planning only reads: this is the place to ask somebody.
func carryOut(ctx context.Context, w io.Writer, m *migrate.Database, cfg migrate.PlanConfig) error {
	plan, err := m.Plan(ctx, cfg)
	if err != nil {
		return err
	}
	if _, err := plan.WriteTo(w); err != nil {
		return err
	}
	report, err := m.Run(ctx, plan, migrate.RunConfig{ChunkRows: 500})
	if err != nil {
		return err
	}
	fmt.Fprintf(w, "\nRewrote %d ids. The check found:\n", report.MovedValues)
	for _, c := range report.Columns {
		fmt.Fprintf(w, "  %v: %v\n", c.Column, c.Counts)
	}
	fmt.Fprintf(w, "  rows without a parent: %d; exactly the expected ids: %t\n\n", report.Orphans, report.Identical)
	return nil
}

// fill makes about a year of orders, and two payments for each.
func fill(ctx context.Context, db *sql.DB) error {
	const n = 2000
	var args []any
	placed := time.Date(2025, 1, 1, 8, 0, 0, 0, time.UTC)
	for range n {
		args = append(args, versionOne(placed), placed.Format(time.DateTime))
		placed = placed.Add(time.Hour + rand.N(7*time.Hour))
	}
	_, err := db.ExecContext(ctx, oldSchema+`
INSERT INTO orders VALUES (?, ?)`+strings.Repeat(", (?, ?)", n-1)+`;
INSERT INTO payments (order_id) SELECT id FROM orders UNION ALL SELECT id FROM orders`, args...)
	return err
}

// versionOne returns an id of a given time (RFC 9562, section 5.1): ticks of 100
// nanoseconds since 1582, the lowest 32 bits first.
func versionOne(t time.Time) sqltype.UUID {
	ticks := uint64(t.UnixNano()/100) + 0x01B21DD213814000
	id := sqltype.NewV1()
	binary.BigEndian.PutUint32(id[0:], uint32(ticks))
	binary.BigEndian.PutUint16(id[4:], uint16(ticks>>32))
	binary.BigEndian.PutUint16(id[6:], uint16(ticks>>48)|1<<12)
	return id
}

type placedOrder struct {
	ID sqltype.UUID
	At string
}

// showByID prints the first orders by id, and how well that order follows the time.
// It returns all of them by time.
func showByID(ctx context.Context, w io.Writer, db *sql.DB) ([]placedOrder, error) {
	rows, err := db.QueryContext(ctx, "SELECT id, placed_at FROM orders ORDER BY id")
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var list []placedOrder
	for rows.Next() {
		var o placedOrder
		if err := rows.Scan(&o.ID, &o.At); err != nil {
			return nil, err
		}
		list = append(list, o)
	}
	if err := rows.Err(); err != nil {
		return nil, err
	}
	late := 0
	for i := 1; i < len(list); i++ {
		if list[i].At < list[i-1].At {
			late++
		}
	}
	fmt.Fprintf(w, "Sorted by id, %d of %d orders come after one that was placed later:\n", late, len(list))
	for _, o := range list[:min(4, len(list))] {
		fmt.Fprintf(w, "  %v  placed %s\n", o.ID, o.At)
	}
	slices.SortFunc(list, func(a, b placedOrder) int { return strings.Compare(a.At, b.At) })
	return list, nil
}

func heading(w io.Writer, s string) { fmt.Fprintf(w, "\n== %s\n\n", s) }
