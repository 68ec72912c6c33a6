// Package databasetest gives the tests of the examples databases of their own.
package databasetest

import (
	"context"
	"database/sql"
	"encoding/hex"
	"fmt"
	"math/rand/v2"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/examples/internal/database"
)

// Each runs f with the URL of a new database on SQLite and on PostgreSQL. A server
// that does not answer skips its test, unless SQLUUID_REQUIRE names it.
func Each(t *testing.T, f func(t *testing.T, url string)) {
	t.Run("SQLite", func(t *testing.T) { f(t, "sqlite:"+filepath.Join(t.TempDir(), "shop.db")) })
	t.Run("PostgreSQL", func(t *testing.T) { f(t, postgres(t)) })
}

func postgres(t *testing.T) string {
	t.Helper()
	raw := os.Getenv("SQLUUID_POSTGRES")
	if raw == "" {
		raw = "postgres://postgres@127.0.0.1:5432/test?sslmode=disable"
	}
	u, err := url.Parse(raw)
	if err != nil {
		t.Fatal(err)
	}
	admin, err := sql.Open("pgx", raw)
	if err != nil {
		t.Fatal(err)
	}
	ctx, cancel := context.WithTimeout(t.Context(), 5*time.Second)
	defer cancel()
	if err := admin.PingContext(ctx); err != nil {
		admin.Close()
		missing(t, "postgres", err)
	}
	name := fmt.Sprintf("sqluuid_example_%08x", rand.Uint32())
	if _, err := admin.Exec("CREATE DATABASE " + name); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if _, err := admin.Exec("DROP DATABASE " + name + " WITH (FORCE)"); err != nil {
			t.Errorf("cannot drop the test's database: %v", err)
		}
		admin.Close()
	})
	u.Path = "/" + name
	return u.String()
}

// missing skips the test, or fails it where the server is required.
func missing(t *testing.T, server string, err error) {
	t.Helper()
	if slices.Contains(strings.Split(os.Getenv("SQLUUID_REQUIRE"), ","), server) {
		t.Fatalf("%s is required (SQLUUID_REQUIRE) and does not answer: %v", server, err)
	}
	t.Skipf("%s does not answer: %v", server, err)
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
