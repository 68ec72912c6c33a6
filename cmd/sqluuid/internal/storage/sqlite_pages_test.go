package storage

import (
	"bytes"
	"database/sql"
	"os"
	"path/filepath"
	"testing"
)

// sampleFile makes a file with two tables and an index, rows deleted among them.
func sampleFile(t testing.TB, pageSize string) (string, *sql.DB) {
	t.Helper()
	file := filepath.Join(t.TempDir(), "sample.db")
	db, err := sql.Open("sqlite3", "file:"+file)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	for _, query := range []string{
		"PRAGMA page_size = " + pageSize,
		"CREATE TABLE a (id BLOB PRIMARY KEY, x TEXT)",
		"CREATE TABLE empty (x)",
		"WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 20000) INSERT INTO a " +
			"SELECT randomblob(16), 'text ' || i FROM n",
		"DELETE FROM a WHERE rowid % 3 = 0",
	} {
		if _, err := db.Exec(query); err != nil {
			t.Fatal(err)
		}
	}
	return file, db
}

// The pages of all trees are those of the file, and what is used in the leaves
// of a table and of its index is at least the rows and at most the pages.
func TestWalkTreeCountsEveryPage(t *testing.T) {
	for _, size := range []string{"512", "4096", "65536"} {
		t.Run("of "+size+" bytes", func(t *testing.T) {
			file, db := sampleFile(t, size)
			raw, err := os.ReadFile(file)
			if err != nil {
				t.Fatal(err)
			}
			var pages, free int
			if err := db.QueryRow("SELECT page_count, freelist_count FROM pragma_page_count, "+
				"pragma_freelist_count").Scan(&pages, &free); err != nil {
				t.Fatal(err)
			}
			schema, err := walkTree(bytes.NewReader(raw), int64(len(raw)), 1)
			if err != nil {
				t.Fatal(err)
			}
			walked := schema.pages
			rows, err := db.Query("SELECT name, rootpage FROM sqlite_schema WHERE rootpage > 0")
			if err != nil {
				t.Fatal(err)
			}
			defer rows.Close()
			for rows.Next() {
				var name string
				var root uint32
				if err := rows.Scan(&name, &root); err != nil {
					t.Fatal(err)
				}
				tree, err := walkTree(bytes.NewReader(raw), int64(len(raw)), root)
				if err != nil {
					t.Fatal(err)
				}
				walked += tree.pages
				if name == "empty" {
					if tree.pages != 1 || tree.leaves != 1 || tree.used != 8 {
						t.Errorf("the empty table: %+v, want one leaf with a header of 8 bytes", tree)
					}
					continue
				}
				if least := 13_000 * 16; name != "a" && tree.used < least || tree.fill() <= 0.3 ||
					tree.fill() > 1 {
					t.Errorf("%s: %+v, fill %v; want at least %d bytes used in the index", name, tree, tree.fill(),
						least)
				}
			}
			if err := rows.Err(); err != nil {
				t.Fatal(err)
			}
			if walked+free != pages {
				t.Errorf("walked %d pages and %d are free, of %d in the file", walked, free, pages)
			}
		})
	}
}

// Any bytes: an answer within the file's size or an error, in bounded time.
func FuzzWalkTree(f *testing.F) {
	file, _ := sampleFile(f, "512")
	raw, err := os.ReadFile(file)
	if err != nil {
		f.Fatal(err)
	}
	f.Add(raw[:512*20], uint32(2))
	f.Add(raw[:512*3], uint32(1))
	f.Add([]byte("SQLite format 3\x00\x02\x00"), uint32(1))
	f.Fuzz(func(t *testing.T, raw []byte, root uint32) {
		tree, err := walkTree(bytes.NewReader(raw), int64(len(raw)), root)
		if err == nil && (tree.pages*tree.pageSize > len(raw) || tree.used > tree.leaves*tree.pageSize ||
			tree.used < 0) {
			t.Errorf("%+v of %d bytes", tree, len(raw))
		}
	})
}
