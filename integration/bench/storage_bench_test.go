package bench_test

import (
	"context"
	"database/sql"
	"fmt"
	"testing"

	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/sqltype"
)

// The cost of a key on the way between a program and a database: to encode and
// send it as an argument, and to scan it from a result, as sixteen bytes and as
// text. Each engine answers without reading a table, so that what differs is the
// driver, the protocol and the conversion.

// A storageEngine is a driver, and a query that takes an id and returns it in
// one form.
type storageEngine struct {
	name         string
	open         func(testing.TB) *sql.DB
	binary, text string
}

var storageEngines = []storageEngine{
	{"pgx", func(t testing.TB) *sql.DB { _, db := dbtest.Postgres.Own(t); return db }, "SELECT $1::uuid", "SELECT $1::char(36)"},
	{"mysql", func(t testing.TB) *sql.DB { _, db := dbtest.MariaDB.Own(t); return db }, "SELECT CAST(? AS BINARY(16))", "SELECT CAST(? AS CHAR(36))"},
	{"mysql on MySQL", func(t testing.TB) *sql.DB { _, db := dbtest.MySQL.Own(t); return db },
		"SELECT CAST(? AS BINARY(16))", "SELECT CAST(? AS CHAR(36))"},
	{"sqlite3", func(t testing.TB) *sql.DB { _, db := dbtest.SQLite.Own(t); return db }, "SELECT ?", "SELECT ?"},
}

// BenchmarkStorageRoundTrip sends one id and scans it back, by a prepared
// statement.
func BenchmarkStorageRoundTrip(b *testing.B) {
	for _, e := range storageEngines {
		b.Run(e.name, func(b *testing.B) {
			db := e.open(b)
			b.Run("binary", func(b *testing.B) { roundTrip[sqltype.UUID](b, db, e.binary) })
			b.Run("text", func(b *testing.B) { roundTrip[sqltype.CharUUID](b, db, e.text) })
		})
	}
}

func roundTrip[T comparable](b *testing.B, db *sql.DB, query string) {
	stmt, err := db.Prepare(query)
	if err != nil {
		b.Fatal(err)
	}
	defer stmt.Close()
	id := storageID[T](0)
	var back T
	b.ReportAllocs()
	for b.Loop() {
		if err := stmt.QueryRow(id).Scan(&back); err != nil {
			b.Fatal(err)
		}
	}
	if back != id {
		b.Fatalf("sent %v, got %v", id, back)
	}
}

// storageID is the n-th of the ids that are sent.
func storageID[T any](n int) T {
	u := sqltype.UUID(codecIDs[n%len(codecIDs)])
	u[15] = byte(n)
	var id any
	switch any(*new(T)).(type) {
	case sqltype.UUID:
		id = u
	case sqltype.CharUUID:
		id = sqltype.CharUUID(u)
	}
	return id.(T)
}

// storageRows is the size of the result that is scanned, and of the inserted
// batch.
const storageRows = 1000

// BenchmarkStorageScan reads the ids of a table of 1,000 rows; an operation is
// all of them.
func BenchmarkStorageScan(b *testing.B) {
	eachStorageTable(b, func(b *testing.B, db *sql.DB, fill, read func(*sql.DB) error, _ string) {
		if err := fill(db); err != nil {
			b.Fatal(err)
		}
		b.ReportAllocs()
		for b.Loop() {
			if err := read(db); err != nil {
				b.Fatal(err)
			}
		}
		b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*storageRows), "ns/id")
	})
}

// BenchmarkStorageSend inserts 1,000 ids by one prepared statement in one
// transaction, and takes it back; an operation is all of them.
func BenchmarkStorageSend(b *testing.B) {
	eachStorageTable(b, func(b *testing.B, db *sql.DB, _, _ func(*sql.DB) error, insert string) {
		ctx := context.Background()
		b.ReportAllocs()
		for b.Loop() {
			tx, err := db.BeginTx(ctx, nil)
			if err != nil {
				b.Fatal(err)
			}
			if err := sendStorage(tx, insert, b.Name()); err != nil {
				b.Fatal(err)
			}
			if err := tx.Rollback(); err != nil {
				b.Fatal(err)
			}
		}
		b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N*storageRows), "ns/id")
	})
}

func eachStorageTable(b *testing.B, f func(b *testing.B, db *sql.DB, fill, read func(*sql.DB) error, insert string)) {
	innodb := [2]string{"binary(16)", "char(36) CHARACTER SET ascii"}
	types := map[string][2]string{"pgx": {"uuid", "char(36)"}, "mysql": innodb,
		"mysql on MySQL": innodb, "sqlite3": {"blob", "text"}}
	for _, e := range storageEngines {
		b.Run(e.name, func(b *testing.B) {
			db := e.open(b)
			for i, form := range []string{"binary", "text"} {
				table := "t_" + form
				if _, err := db.Exec(fmt.Sprintf("CREATE TABLE %s (id %s)", table, types[e.name][i])); err != nil {
					b.Fatal(err)
				}
				insert := fmt.Sprintf("INSERT INTO %s VALUES (?)", table)
				if e.name == "pgx" {
					insert = fmt.Sprintf("INSERT INTO %s VALUES ($1)", table)
				}
				fill := func(db *sql.DB) error {
					tx, err := db.Begin()
					if err != nil {
						return err
					}
					if err := sendStorage(tx, insert, form); err != nil {
						return err
					}
					return tx.Commit()
				}
				read := func(db *sql.DB) error {
					if form == "text" {
						return scanStorage[sqltype.CharUUID](db, table)
					}
					return scanStorage[sqltype.UUID](db, table)
				}
				b.Run(form, func(b *testing.B) { f(b, db, fill, read, insert) })
			}
		})
	}
}

// sendStorage inserts the ids; form ends in the form that they are sent in.
func sendStorage(tx *sql.Tx, insert, form string) error {
	stmt, err := tx.Prepare(insert)
	if err != nil {
		return err
	}
	defer stmt.Close()
	text := len(form) >= 4 && form[len(form)-4:] == "text"
	for n := range storageRows {
		var id any = storageID[sqltype.UUID](n)
		if text {
			id = storageID[sqltype.CharUUID](n)
		}
		if _, err := stmt.Exec(id); err != nil {
			return err
		}
	}
	return nil
}

func scanStorage[T any](db *sql.DB, table string) error {
	rows, err := db.Query("SELECT id FROM " + table)
	if err != nil {
		return err
	}
	defer rows.Close()
	n := 0
	var id T
	for ; rows.Next(); n++ {
		if err := rows.Scan(&id); err != nil {
			return err
		}
	}
	if n%storageRows != 0 || n == 0 {
		return fmt.Errorf("scanned %d ids, want %d", n, storageRows)
	}
	return rows.Err()
}
