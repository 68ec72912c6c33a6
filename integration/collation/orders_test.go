// Package collation_test compares the orders of package collation with what
// servers do.
package collation_test

import (
	"bytes"
	"database/sql"
	"encoding/hex"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/collation"
	"github.com/sqluuid/sqluuid/internal/dbtest"
)

// ids are more than 5,000 different values: all zero, all ones, one bit set, one
// bit missing, one byte set to each bound, versions and variants of every kind,
// and random ones, half of them close to another.
func ids() [][16]byte {
	ones := [16]byte(bytes.Repeat([]byte{0xff}, 16))
	all := [][16]byte{{}, ones}
	for bit := range 128 {
		one, zero := [16]byte{}, ones
		one[bit/8] = 1 << (bit % 8)
		zero[bit/8] ^= 1 << (bit % 8)
		all = append(all, one, zero)
	}
	for at := range 16 {
		for _, v := range []byte{0x01, 0x09, 0x0a, 0x0f, 0x10, 0x5f, 0x60, 0x7f, 0x80, 0x81, 0x99, 0x9f, 0xa0, 0xaa, 0xbf, 0xdd, 0xff} {
			for _, base := range [][16]byte{{}, {6: 0x10, 8: 0x90}, {6: 0x40, 8: 0xa0}, {6: 0x70, 8: 0xbf}, {6: 0x80, 8: 0x81}} {
				base[at] = v
				all = append(all, base)
			}
		}
	}
	r := rand.New(rand.NewPCG(1, 2))
	for range 2600 {
		var id [16]byte
		for i := range id {
			id[i] = byte(r.Uint32())
		}
		if r.IntN(4) > 0 { // an RFC UUID
			id[6], id[8] = id[6]&0x0f|byte(1+r.IntN(8))<<4, id[8]&0x3f|0x80
		}
		near := id
		near[r.IntN(16)] ^= 1 << r.IntN(8)
		all = append(all, id, near)
	}
	return unique(all)
}

func unique(all [][16]byte) [][16]byte {
	slices.SortFunc(all, collation.Bytes.Compare)
	all = slices.Compact(all)
	r := rand.New(rand.NewPCG(3, 4))
	r.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
	return all
}

func mustExec(t *testing.T, db *sql.DB, query string) {
	t.Helper()
	if _, err := db.Exec(query); err != nil {
		t.Fatalf("%.200s: %v", query, err)
	}
}

// A column is where ids are sorted.
type column struct {
	typ     string
	literal func(id [16]byte) string // as SQL
	hex     func(column string) string
	order   collation.Order
	accept  func(id [16]byte) bool // nil: everything
}

func bare(c string) string            { return c }
func hexOf(c string) string           { return "hex(" + c + ")" }
func text(id [16]byte) string         { return string(codec.AppendText(nil, id)) }
func quoted(id [16]byte) string       { return "'" + text(id) + "'" }
func quotedUpper(id [16]byte) string  { return strings.ToUpper(quoted(id)) }
func hexLiteral(id [16]byte) string   { return "X'" + hex.EncodeToString(id[:]) + "'" }
func bareHex(id [16]byte) string      { return "'" + hex.EncodeToString(id[:]) + "'" }
func byteaLiteral(id [16]byte) string { return `'\x` + hex.EncodeToString(id[:]) + "'" }

var tables atomic.Int32

// fill makes a table with the ids and returns its name.
func fill(t *testing.T, db *sql.DB, c column, all [][16]byte) string {
	t.Helper()
	table := fmt.Sprintf("t%d", tables.Add(1))
	mustExec(t, db, "CREATE TABLE "+table+" (id "+c.typ+" NOT NULL)")
	for chunk := range slices.Chunk(all, 500) {
		var q strings.Builder
		q.WriteString("INSERT INTO " + table + " VALUES ")
		for i, id := range chunk {
			if i > 0 {
				q.WriteString(",")
			}
			q.WriteString("(" + c.literal(id) + ")")
		}
		mustExec(t, db, q.String())
	}
	return table
}

// sorted reads the ids as the server sorts them.
func sorted(t *testing.T, db *sql.DB, query string) (all [][16]byte) {
	t.Helper()
	rows, err := db.Query(query)
	if err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	defer rows.Close()
	for rows.Next() {
		var s string
		if err := rows.Scan(&s); err != nil {
			t.Fatal(err)
		}
		id, err := codec.ParseLenient(s)
		if err != nil {
			t.Fatal(err)
		}
		all = append(all, id)
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	return all
}

// check sorts the ids in a column, without and with an index, and compares. The
// statements of byIndex make the server use the index.
func check(t *testing.T, db *sql.DB, c column, atLeast int, byIndex ...string) {
	t.Helper()
	all := ids()
	if c.accept != nil {
		all = slices.DeleteFunc(all, func(id [16]byte) bool { return !c.accept(id) })
	}
	if len(all) < atLeast {
		t.Fatalf("%d ids, want at least %d", len(all), atLeast)
	}
	table := fill(t, db, c, all)
	slices.SortFunc(all, c.order.Compare)
	query := "SELECT " + c.hex("id") + " AS h FROM " + table + " ORDER BY id"
	compareSorted(t, c.order, sorted(t, db, query), all)
	mustExec(t, db, "CREATE UNIQUE INDEX "+table+"_id ON "+table+" (id)")
	for _, q := range byIndex {
		mustExec(t, db, q)
	}
	compareSorted(t, c.order, sorted(t, db, query), all)
}

func compareSorted(t *testing.T, o collation.Order, got, want [][16]byte) {
	t.Helper()
	if len(got) != len(want) {
		t.Fatalf("the server gave %d ids, want %d", len(got), len(want))
	}
	for i := range got {
		if got[i] != want[i] {
			t.Fatalf("id %d is %s, by %v it is %s", i, text(got[i]), o, text(want[i]))
		}
	}
}

func run(t *testing.T, db *sql.DB, columns map[string]column, byIndex ...string) {
	t.Helper()
	for name, c := range columns {
		t.Run(name, func(t *testing.T) { check(t, db, c, 5000, byIndex...) })
	}
}

func TestPostgreSQL(t *testing.T) {
	_, db := dbtest.Postgres.Own(t)
	mustExec(t, db, `CREATE COLLATION ignores_case (provider=icu, locale='und-u-ks-level2', deterministic=false)`)
	mustExec(t, db, `CREATE COLLATION ignores_punctuation (provider=icu, locale='und-u-ka-shifted')`)
	db.SetMaxOpenConns(1) // the settings below are the session's
	run(t, db, map[string]column{
		"uuid":                            {"uuid", quoted, bare, collation.Bytes, nil},
		"bytea":                           {"bytea", byteaLiteral, encodeHex, collation.Bytes, nil},
		"text in C":                       {`text COLLATE "C"`, quoted, bare, collation.Bytes, nil},
		"text in C, upper case":           {`text COLLATE "C"`, quotedUpper, bare, collation.Bytes, nil},
		"char(36) in the default":         {`char(36)`, quoted, bare, collation.Bytes, nil},
		"text in ICU's root":              {`text COLLATE "und-x-icu"`, quoted, bare, collation.Bytes, nil},
		"text that ignores case":          {`text COLLATE ignores_case`, quoted, bare, collation.Bytes, nil},
		"text that ignores punctuation":   {`text COLLATE ignores_punctuation`, quoted, bare, collation.Bytes, nil},
		"bare digits in ICU's root":       {`text COLLATE "und-x-icu"`, bareHex, bare, collation.Bytes, nil},
		"bytea filled with swapped bytes": {"bytea", swapped(byteaLiteral), unswap, collation.TimeSwapped, nil},
	}, "SET enable_seqscan = off", "SET enable_sort = off")
}

func swapped(literal func([16]byte) string) func([16]byte) string {
	return func(id [16]byte) string { return literal(codec.TimeSwapped.Encode(id)) }
}

func encodeHex(c string) string { return "encode(" + c + ", 'hex')" }

// unswap reads a swapped bytea back in text order.
func unswap(c string) string {
	return fmt.Sprintf("substr(%[1]s, 9, 8) || substr(%[1]s, 5, 4) || substr(%[1]s, 1, 4) || substr(%[1]s, 17)", encodeHex(c))
}

func TestSQLite(t *testing.T) {
	_, db := dbtest.SQLite.Own(t)
	run(t, db, map[string]column{
		"blob":                   {"BLOB", hexLiteral, hexOf, collation.Bytes, nil},
		"text":                   {"TEXT", quoted, bare, collation.Bytes, nil},
		"text that ignores case": {"TEXT COLLATE NOCASE", quoted, bare, collation.Bytes, nil},
	})
}

func TestMariaDB(t *testing.T) {
	_, db := dbtest.MariaDB.Own(t)
	run(t, db, mysqlColumns())
	t.Run("uuid", func(t *testing.T) {
		check(t, db, column{"UUID", quoted, bare, collation.MariaDB, codec.MariaDBStorable}, 5000)
	})
}

// TestMySQL has a column that the server's own function fills and reads.
func TestMySQL(t *testing.T) {
	_, db := dbtest.MySQL.Own(t)
	columns := mysqlColumns()
	columns["binary(16) filled by UUID_TO_BIN"] = column{"BINARY(16)",
		func(id [16]byte) string { return "UUID_TO_BIN(" + quoted(id) + ")" },
		func(c string) string { return "BIN_TO_UUID(" + c + ")" }, collation.Bytes, nil}
	columns["binary(16) filled by UUID_TO_BIN with its flag"] = column{"BINARY(16)",
		func(id [16]byte) string { return "UUID_TO_BIN(" + quoted(id) + ", 1)" },
		func(c string) string { return "BIN_TO_UUID(" + c + ", 1)" }, collation.TimeSwapped, nil}
	run(t, db, columns)
}

// mysqlColumns are the columns that MySQL and MariaDB have alike.
func mysqlColumns() map[string]column {
	upper := func(id [16]byte) string { return strings.ToUpper(bareHex(id)) }
	ascii := "CHAR(36) CHARACTER SET ascii COLLATE ascii_bin"
	utf8 := "CHAR(32) CHARACTER SET utf8mb4"
	return map[string]column{
		"binary(16)":             {"BINARY(16)", hexLiteral, hexOf, collation.Bytes, nil},
		"char(36)":               {"CHAR(36)", quoted, bare, collation.Bytes, nil},
		"char(36), ascii binary": {ascii, quoted, bare, collation.Bytes, nil},
		"char(32), upper case":   {utf8, upper, bare, collation.Bytes, nil},
	}
}
