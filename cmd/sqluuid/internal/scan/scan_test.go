package scan

import (
	"context"
	"crypto/sha256"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"time"

	_ "github.com/mattn/go-sqlite3" // registers sqlite3

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// file makes a database file and returns its path and a pool.
func file(t *testing.T) (string, *sql.DB) {
	t.Helper()
	path := filepath.Join(t.TempDir(), "test.db")
	db, err := sql.Open("sqlite3", "file:"+path+"?_synchronous=OFF&_journal_mode=MEMORY")
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	return path, db
}

func exec(t *testing.T, db *sql.DB, query string, args ...any) {
	t.Helper()
	if _, err := db.Exec(query, args...); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
}

func columnOf(rep *Report, name string) *Column {
	for i := range rep.Columns {
		if rep.Columns[i].Name.String() == name {
			return &rep.Columns[i]
		}
	}
	return nil
}

func TestScanOfAFile(t *testing.T) {
	path, db := file(t)
	exec(t, db, `CREATE TABLE orders (id BLOB PRIMARY KEY, note TEXT, made TIMESTAMP)`)
	exec(t, db,
		`CREATE TABLE items (n INTEGER PRIMARY KEY, order_id BLOB REFERENCES orders, sku TEXT)`)
	exec(t, db, `CREATE TABLE "odd.ta""ble" (rowid TEXT, _rowid_ TEXT, "the Id" CHAR(36) UNIQUE)`)
	exec(t, db, `CREATE TABLE bare (id BLOB PRIMARY KEY) WITHOUT ROWID`)
	exec(t, db, `CREATE TABLE empty (id BLOB PRIMARY KEY)`)
	exec(t, db, `CREATE TABLE sqluuid_migration_id (id BLOB)`)
	exec(t, db, `CREATE VIEW v AS SELECT id FROM orders`)
	for i := range 200 {
		id := v1(i)
		exec(t, db, `INSERT INTO orders (id, note) VALUES (?, ?)`, id[:],
			fmt.Sprintf("note of %d words", i))
		exec(t, db, `INSERT INTO items (order_id, sku) VALUES (?, 'a')`, id[:])
		exec(t, db, `INSERT INTO "odd.ta""ble" VALUES (NULL, NULL, ?)`, strings.ToUpper(v4(i).String()))
		exec(t, db, `INSERT INTO sqluuid_migration_id VALUES (?)`, id[:])
		b := codec.TimeSwapped.Encode(id)
		exec(t, db, `INSERT INTO bare VALUES (?)`, b[:])
	}
	before, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	rep, err := Scan(t.Context(), db, engine.SQLite, Config{Sample: 120})
	if err != nil {
		t.Fatal(err)
	}
	var names []string
	for _, c := range rep.Columns {
		names = append(names, c.Name.String())
	}
	if want := []string{"main.bare.id", "main.items.order_id", `main."odd.ta""ble".the Id`,
		"main.orders.id"}; !slices.Equal(names, want) {
		t.Fatalf("found %q, want %q; skipped %+v", names, want, rep.SkippedColumns)
	}
	orders := columnOf(rep, "main.orders.id")
	if !orders.Keys.Primary || !orders.Keys.Unique || !orders.Keys.Indexed ||
		!slices.Equal(orders.Keys.ReferencedBy, []string{"main.items.order_id"}) {
		t.Errorf("the keys of orders.id are %+v", orders.Keys)
	}
	if orders.SampleSize != 120 || orders.Versions["1"] != 120 || orders.Arrival == nil ||
		orders.Arrival.By != "rowid" {
		t.Errorf("orders.id is %+v", orders)
	}
	odd := columnOf(rep, `main."odd.ta""ble".the Id`)
	if odd.Form != "hyphenated" || !odd.Keys.Unique || odd.Keys.Primary || odd.Arrival == nil ||
		odd.Arrival.By != "oid" {
		t.Errorf("the odd column is %+v, %+v", odd, odd.Arrival)
	}
	if bare := columnOf(rep, "main.bare.id"); bare.Order != "time-swapped" ||
		bare.Arrival.By != ownTime {
		t.Errorf("the column without rowid is %+v", bare)
	}
	after, err := os.ReadFile(path)
	if err != nil || sha256.Sum256(after) != sha256.Sum256(before) {
		t.Errorf("the file has changed: %v", err)
	}
	// The connection is as it was: it writes again.
	exec(t, db, `DELETE FROM empty`)
}

// Of a table of any size a scan of a file reads the ends and some places.
func TestAFileIsNotReadFromEndToEnd(t *testing.T) {
	_, db := file(t)
	exec(t, db, `CREATE TABLE t (id BLOB, note TEXT)`)
	exec(t, db,
		`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 2000) INSERT INTO t SELECT randomblob(16), '' FROM n`)
	looked := &plans{t: t, db: db}
	c := candidate{Name: Name{"main", "t", "id"}, kind: kindAny, order: "rowid"}
	values, err := sqlite{}.samples(t.Context(), looked, []candidate{c}, 400)
	if err != nil || len(values) != 1 || len(values[0]) != 400 || looked.n != 2 {
		t.Errorf("%d values, %d statements, %v", len(values), looked.n, err)
	}
	for _, plan := range looked.scans {
		t.Errorf("reads all of the table: %s", plan)
	}
}

// plans remembers which statements would read all of a table.
type plans struct {
	t     *testing.T
	db    *sql.DB
	n     int
	scans []string
}

func (p *plans) QueryContext(ctx context.Context, query string, args ...any) (*sql.Rows, error) {
	p.look(query, args)
	return p.db.QueryContext(ctx, query, args...)
}

func (p *plans) QueryRowContext(ctx context.Context, query string, args ...any) *sql.Row {
	p.look(query, args)
	return p.db.QueryRowContext(ctx, query, args...)
}

func (p *plans) look(query string, args []any) {
	p.n++
	rows, err := p.db.Query("EXPLAIN QUERY PLAN "+query, args...)
	if err != nil {
		p.t.Fatal(err)
	}
	defer rows.Close()
	for rows.Next() {
		var id, parent, unused int
		var detail string
		if err := rows.Scan(&id, &parent, &unused, &detail); err != nil {
			p.t.Fatal(err)
		}
		// "SEARCH main.t" by itself is the look at one end for min or max.
		if strings.HasPrefix(detail, "SCAN main.t") {
			p.scans = append(p.scans, query)
		}
	}
}

// The newest rows are those that say what a program writes today.
func TestTheNewestRowsOfAFileAreInTheSample(t *testing.T) {
	_, db := file(t)
	exec(t, db, `CREATE TABLE t (id BLOB)`)
	for i := range 2000 {
		id := v1(i)
		if i >= 1900 {
			id = v4(i)
		}
		exec(t, db, `INSERT INTO t VALUES (?)`, id[:])
	}
	for _, n := range []int{20, 400} {
		rep, err := Scan(t.Context(), db, engine.SQLite, Config{Sample: n})
		if err != nil || len(rep.Columns) != 1 || rep.Columns[0].Versions["1"] == 0 ||
			rep.Columns[0].Versions["4"] == 0 {
			t.Errorf("a sample of %d: %+v, %v, want versions 1 and 4", n, rep, err)
		}
	}
}

func TestNothingCanBeWrittenInAScan(t *testing.T) {
	_, db := file(t)
	exec(t, db, `CREATE TABLE t (id BLOB)`)
	s := &session{db: db, src: sqlite{}, timeout: time.Minute}
	defer s.close()
	err := s.read(t.Context(), func(ctx context.Context, q querier) error {
		rows, err := q.QueryContext(ctx, `INSERT INTO t VALUES (x'00') RETURNING id`)
		if err != nil {
			return err
		}
		defer rows.Close()
		rows.Next()
		return rows.Err()
	})
	if err == nil || !strings.Contains(err.Error(), "readonly") {
		t.Errorf("a write in a scan: %v, want a refusal", err)
	}
}

func TestScanRefuses(t *testing.T) {
	_, db := file(t)
	exec(t, db, `CREATE TABLE t (id BLOB)`)
	for _, c := range []struct {
		name string
		p    engine.Profile
		cfg  Config
		want error
	}{
		{"an engine that it has no queries for", engine.Oracle, Config{}, errors.ErrUnsupported},
		{"another such", engine.Oracle, Config{}, errors.ErrUnsupported},
		{"the zero profile", engine.Profile{}, Config{}, errors.ErrUnsupported},
		{"a sample that is too large", engine.SQLite, Config{Sample: maxSample + 1}, ErrConfig},
		{"a negative sample", engine.SQLite, Config{Sample: -1}, ErrConfig},
		{"a negative time", engine.SQLite, Config{Timeout: -1}, ErrConfig},
		{"an empty schema", engine.SQLite, Config{Schemas: []string{""}}, ErrConfig},
		{"a schema that is not there", engine.SQLite, Config{Schemas: []string{"main", "other"}},
			ErrNoSchema},
		{"too little time", engine.SQLite, Config{Timeout: 1}, context.DeadlineExceeded},
	} {
		t.Run(c.name, func(t *testing.T) {
			_, err := Scan(t.Context(), db, c.p, c.cfg)
			if !errors.Is(err, c.want) {
				t.Errorf("Scan = %v, want %v", err, c.want)
			}
		})
	}
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := Scan(ctx, db, engine.SQLite, Config{}); !errors.Is(err, context.Canceled) {
		t.Errorf("Scan with a cancelled context = %v", err)
	}
}

// A broken table is left out with its reason, and the others are read.
func TestAColumnThatCannotBeReadIsListed(t *testing.T) {
	_, db := file(t)
	exec(t, db, `CREATE TABLE good (id BLOB)`)
	for i := range 20 {
		id := v7(i)
		exec(t, db, `INSERT INTO good VALUES (?)`, id[:])
	}
	exec(t, db, `CREATE TABLE bad (n INTEGER)`)
	exec(t, db, `INSERT INTO bad VALUES (-9223372036854775807 - 1)`)
	exec(t, db, `ALTER TABLE bad ADD COLUMN g BLOB GENERATED ALWAYS AS (abs(n)) VIRTUAL`)
	rep, err := Scan(t.Context(), db, engine.SQLite, Config{})
	if err != nil {
		t.Fatal(err)
	}
	if columnOf(rep, "main.good.id") == nil {
		t.Errorf("the good table is missing: %+v", rep)
	}
	if len(rep.SkippedColumns) != 1 || rep.SkippedColumns[0].Column != "g" ||
		!strings.Contains(rep.SkippedColumns[0].Reason, "overflow") {
		t.Errorf("skipped: %+v, want the column g with an overflow", rep.SkippedColumns)
	}
}

// A scan tells what it does: it takes minutes on a large database.
func TestAScanTellsItsProgress(t *testing.T) {
	_, db := file(t)
	exec(t, db, `CREATE TABLE users (id TEXT PRIMARY KEY)`)
	exec(t, db, `CREATE TABLE posts (id TEXT PRIMARY KEY, author TEXT)`)
	exec(t, db, `INSERT INTO users VALUES ('6ba7b810-9dad-11d1-80b4-00c04fd430c8')`)
	exec(t, db, `INSERT INTO posts VALUES ('6ba7b811-9dad-11d1-80b4-00c04fd430c8',
		'6ba7b810-9dad-11d1-80b4-00c04fd430c8')`)
	var got []string
	_, err := Scan(t.Context(), db, engine.SQLite, Config{
		Progress: func(s Step) { got = append(got, fmt.Sprintf("%s %s %d/%d", s.Doing, s.With, s.N, s.Of)) },
	})
	if err != nil {
		t.Fatal(err)
	}
	for _, want := range []string{"reading main.posts 1/2", "reading main.users 2/2",
		"looking ids up in main.users.id 3/3"} {
		if !slices.Contains(got, want) {
			t.Errorf("%q is not in %q", want, got)
		}
	}
}

// Half of the ids with hyphens and half without were no ids: no form had most of them.
func TestIDsInSeveralSpellings(t *testing.T) {
	_, db := file(t)
	exec(t, db, `CREATE TABLE users (id TEXT PRIMARY KEY)`)
	exec(t, db, `CREATE TABLE posts (n INTEGER PRIMARY KEY, author TEXT REFERENCES users, editor TEXT)`)
	for i := range 60 {
		id := fmt.Sprintf("6ba7b8%02x-9dad-11d1-80b4-00c04fd430c8", i)
		other := strings.ReplaceAll(id, "-", "")
		if i%2 == 1 {
			id, other = other, strings.ToUpper(id)
		}
		exec(t, db, `INSERT INTO users VALUES (?)`, id)
		exec(t, db, `INSERT INTO posts VALUES (?, ?, ?)`, i, id, other)
	}
	rep, err := Scan(t.Context(), db, engine.SQLite, Config{})
	if err != nil {
		t.Fatal(err)
	}
	for _, name := range []string{"main.users.id", "main.posts.author", "main.posts.editor"} {
		c := columnOf(rep, name)
		if c == nil || c.Form != inSpellings || c.Agree != 1 {
			t.Errorf("%s: %+v", name, c)
		}
	}
	home := columnOf(rep, "main.users.id")
	if home == nil || len(home.Advice) != 1 || home.Advice[0].Rewrite != "text-to-binary" ||
		!slices.Equal(home.Advice[0].Also, []string{"main.posts.editor"}) {
		t.Errorf("the advice is %+v", home)
	}
	if u := columnOf(rep, "main.posts.editor").Link; u == nil || u.Hits != 50 || u.LookedUp != 50 {
		t.Errorf("of the editors were found %+v", u)
	}
}

// A column in another spelling than the home of its ids was sent to no rewrite.
func TestALinkInAnotherSpelling(t *testing.T) {
	_, db := file(t)
	exec(t, db, `CREATE TABLE users (id TEXT PRIMARY KEY)`)
	exec(t, db, `CREATE TABLE posts (n INTEGER PRIMARY KEY, author TEXT)`)
	for i := range 30 {
		id := fmt.Sprintf("6ba7b8%02x-9dad-11d1-80b4-00c04fd430c8", i)
		exec(t, db, `INSERT INTO users VALUES (?)`, id)
		exec(t, db, `INSERT INTO posts VALUES (?, ?)`, i, strings.ReplaceAll(id, "-", ""))
	}
	rep, err := Scan(t.Context(), db, engine.SQLite, Config{})
	if err != nil {
		t.Fatal(err)
	}
	for _, a := range columnOf(rep, "main.users.id").Advice {
		takes := slices.Contains(a.Also, "main.posts.author")
		if takes != (a.Rewrite == "text-to-binary") {
			t.Errorf("%s takes along %v", a.Rewrite, a.Also)
		}
	}
	link := columnOf(rep, "main.posts.author").Advice
	if len(link) != 1 || !strings.Contains(link[0].Reason, "text-to-binary of main.users.id takes along") {
		t.Errorf("of the link it says %+v", link)
	}
}

// Hashes beside texts of another kind are no ids in two spellings.
func TestHashesAreNoIDsInSpellings(t *testing.T) {
	values := []value{}
	for i := range 40 {
		sum := sha256.Sum256([]byte{byte(i)})
		text := fmt.Sprintf("%x", sum[:16])
		if i%2 == 1 {
			text = "{" + text[:8] + "-" + text[8:12] + "-" + text[12:16] + "-" + text[16:20] + "-" + text[20:] + "}"
		}
		values = append(values, value{raw: []byte(text), isText: true})
	}
	if d, ok := decode(candidate{kind: kindText}, values); ok {
		t.Errorf("they are %q", d.form)
	}
}
