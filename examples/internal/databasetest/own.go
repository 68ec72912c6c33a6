// Package databasetest gives the tests of the examples databases of their own.
package databasetest

import (
	"database/sql"
	"encoding/hex"
	"path/filepath"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/examples/internal/database"
	"github.com/sqluuid/sqluuid/internal/dbtest"
)

// Each runs f with the URL of a new database on SQLite and on PostgreSQL.
func Each(t *testing.T, f func(t *testing.T, url string)) {
	t.Run("SQLite", func(t *testing.T) { f(t, "sqlite:"+filepath.Join(t.TempDir(), "shop.db")) })
	t.Run("PostgreSQL", func(t *testing.T) {
		url, _ := dbtest.Postgres.Own(t)
		f(t, url)
	})
}

// Servers runs f with the URL of a new database on each engine on which the examples run.
func Servers(t *testing.T, f func(t *testing.T, url string)) {
	Each(t, f)
	for name, server := range map[string]dbtest.Server{"MySQL": dbtest.MySQL, "MariaDB": dbtest.MariaDB} {
		t.Run(name, func(t *testing.T) {
			url, _ := server.Own(t)
			f(t, url)
		})
	}
}

// IDs returns the ids of the orders and of the payments in hex, by n.
func IDs(t *testing.T, url string) (out []string) {
	t.Helper()
	db, _, err := database.Open(url)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	rows, err := db.Query("SELECT id FROM orders ORDER BY n")
	if err == nil {
		out = append(out, scan(t, rows)...)
		rows, err = db.Query("SELECT order_id FROM payments ORDER BY n")
	}
	if err != nil {
		t.Fatal(err)
	}
	return append(out, scan(t, rows)...)
}

func scan(t *testing.T, rows *sql.Rows) (out []string) {
	t.Helper()
	defer rows.Close()
	for rows.Next() {
		var id []byte // sixteen bytes, or their text
		if err := rows.Scan(&id); err != nil {
			t.Fatal(err)
		}
		if len(id) == 16 {
			id = []byte(hex.EncodeToString(id))
		}
		out = append(out, strings.ReplaceAll(string(id), "-", ""))
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	return out
}
