package ledger

import (
	"context"
	"database/sql"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"sync"
	"sync/atomic"
	"testing"
	"time"

	"github.com/google/uuid"

	"github.com/sqluuid/sqluuid/integration/programs"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/internal/seedtest"
	"github.com/sqluuid/sqluuid/sqltype"
)

// Schema makes users and orders on PostgreSQL, with some thousand rows of each.
func Schema(rows int) string {
	return fmt.Sprintf(`
CREATE TABLE users (id varchar(36) PRIMARY KEY DEFAULT gen_random_uuid()::text, email text UNIQUE NOT NULL);
CREATE TABLE orders (id varchar(36) PRIMARY KEY, n text UNIQUE NOT NULL, user_id varchar(36) NOT NULL REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE);
CREATE INDEX ON orders (user_id);
INSERT INTO users (email) SELECT 'old' || i FROM generate_series(1, %[1]d) i;
INSERT INTO orders SELECT gen_random_uuid()::text, 'old' || i, (SELECT id FROM users WHERE email = 'old' || i) FROM generate_series(1, %[1]d) i`, rows)
}

// InnoDBSchema makes the same on MySQL and MariaDB.
func InnoDBSchema(rows int) string {
	return fmt.Sprintf(`
CREATE TABLE users (id varchar(36) NOT NULL DEFAULT (uuid()) PRIMARY KEY, email varchar(40) UNIQUE NOT NULL);
CREATE TABLE orders (id varchar(36) NOT NULL PRIMARY KEY, n varchar(40) UNIQUE NOT NULL, user_id varchar(36) NOT NULL, KEY ix (user_id),
 CONSTRAINT fk FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE ON UPDATE CASCADE);
INSERT INTO users (id, email) WITH RECURSIVE s (i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM s WHERE i < 299)
 SELECT uuid(), CONCAT('old', a.i * 300 + b.i) FROM s a JOIN s b ON a.i * 300 + b.i < %[1]d;
INSERT INTO orders SELECT uuid(), email, id FROM users`, rows)
}

// Writers work on the tables of [Schema] through a pool that follows.
type Writers struct {
	// Excused are the reasons for which statements may fail: [Switched], [NoAnswer], and codes of the
	// server.
	Excused []string

	url        string
	isPostgres bool
	all        []*writer
	old        []string // facts from before
	db         *sql.DB
	stop       context.CancelFunc
	wg         sync.WaitGroup
	turn       sync.RWMutex // a statement has it to read

	longest atomic.Int64 // statement since the last question
}

// Start starts n writers. They end with the test at the latest.
func Start(t *testing.T, url string, n int) *Writers {
	t.Helper()
	target := programs.Targets["MySQL"]
	// A deadlock with the fill leaves nothing behind, and a new column changes what is cached.
	ws := &Writers{url: url, Excused: []string{Switched, "40P01", "0A000"}}
	if ws.isPostgres = strings.HasPrefix(url, "postgres"); ws.isPostgres {
		target = programs.Targets["PostgreSQL"]
	} else {
		// A deadlock, also while a row is numbered, the wait for a lock, and a snapshot from before an
		// ALTER TABLE.
		ws.Excused = []string{Switched, "1213", "1467", "1205", "1412"}
	}
	connector, err := target.Connector(url, "")
	if err != nil {
		t.Fatal(err)
	}
	have, _ := ws.read(t)
	for _, line := range have {
		if isOld(line) {
			ws.old = append(ws.old, line)
		}
	}
	ws.db = sql.OpenDB(sqltype.Follow(connector, target.Profile, "users.id"))
	ws.db.SetMaxIdleConns(n) // else one of three opens a connection for each statement
	ctx, cancel := context.WithCancel(context.WithoutCancel(t.Context()))
	ws.stop = cancel
	seed := seedtest.Rand(t).Uint64()
	for i := range n {
		w := &writer{name: fmt.Sprintf("w%d", i), db: ws.db, isPostgres: ws.isPostgres, r: rand.New(rand.NewPCG(seed, uint64(i))),
			users: map[string]uuid.UUID{}, orders: map[string]order{}, gone: map[string]bool{}, failed: map[string]int{},
			said: map[string]string{}}
		ws.all = append(ws.all, w)
		ws.wg.Go(func() {
			for ctx.Err() == nil {
				ws.turn.RLock()
				begun := time.Now()
				w.step(context.WithoutCancel(ctx))
				took := int64(time.Since(begun))
				for was := ws.longest.Load(); took > was && !ws.longest.CompareAndSwap(was, took); {
					was = ws.longest.Load()
				}
				ws.turn.RUnlock()
				time.Sleep(5 * time.Millisecond)
			}
		})
	}
	t.Cleanup(ws.end)
	return ws
}

// Longest returns how long the longest statement took since the last question.
func (ws *Writers) Longest() time.Duration { return time.Duration(ws.longest.Swap(0)) }

// end ends the writers.
func (ws *Writers) end() {
	ws.stop()
	ws.wg.Wait()
	ws.db.Close()
}

// Stop ends the writers and compares.
func (ws *Writers) Stop(t *testing.T) {
	t.Helper()
	ws.end()
	ws.Compare(t, "at the end")
	for _, w := range ws.all {
		t.Logf("%s: %d statements, %d users, %d orders, %d users deleted; failed: %v", w.name, w.done,
			len(w.users), len(w.orders), len(w.gone), w.failed)
		if w.done == 0 {
			t.Errorf("%s did nothing", w.name)
		}
	}
}

// Compare compares all facts with the tables, between two statements of the writers.
func (ws *Writers) Compare(t *testing.T, when string) {
	t.Helper()
	ws.turn.Lock()
	defer ws.turn.Unlock()
	differ := 0
	wrong := func(format string, args ...any) {
		if differ++; differ < 6 {
			t.Errorf("%s: "+format, append([]any{when}, args...)...)
		}
	}
	have, beside := ws.read(t)
	compare := func(where string, want, have []string) {
		for _, line := range missing(want, have) {
			wrong("%s lack %q", where, line)
		}
	}
	for suffix, list := range beside {
		compare("the columns "+suffix, have, list)
		compare("the columns that programs know, but not those "+suffix+",", list, have)
	}
	old := slices.DeleteFunc(slices.Clone(have), func(line string) bool { return !isOld(line) })
	compare("the tables", ws.old, old)
	compare("the rows from before", old, ws.old)
	facts := len(ws.old)
	for _, w := range ws.all {
		want := w.facts()
		facts += len(want) + len(w.gone)
		compare("the tables", want, have)
		for _, line := range have { // what was struck out may be there in one way or the other
			if key := strings.Fields(line); key[0] == "user" && w.gone[key[1]] {
				wrong("the tables have %q, which was deleted", line)
			}
		}
		for reason, n := range w.failed {
			if !slices.Contains(ws.Excused, reason) {
				wrong("%s: %d statements failed with %s: %s", w.name, n, reason, w.said[reason])
			}
		}
	}
	t.Logf("%s: %d facts, compared in %d more columns, %d differences", when, facts, 3*len(beside), differ)
}

// isOld reports whether a line is about a row from before the writers.
func isOld(line string) bool { return strings.HasPrefix(strings.Fields(line)[1], "old") }

// Pause lets something be done between two statements of the writers.
func (ws *Writers) Pause(do func()) {
	ws.turn.Lock()
	defer ws.turn.Unlock()
	do()
}

// facts lists what the tables must have.
func (w *writer) facts() (out []string) {
	for email, id := range w.users {
		out = append(out, "user "+email+" "+id.String())
	}
	for n, o := range w.orders {
		out = append(out, "order "+n+" "+o.id.String()+" "+o.email)
	}
	return out
}

// missing lists the lines of want that are not among have.
func missing(want, have []string) (out []string) {
	known := map[string]bool{}
	for _, line := range have {
		known[line] = true
	}
	for _, line := range want {
		if !known[line] {
			out = append(out, line)
		}
	}
	return out
}

// read reads all facts by the columns that programs know, and by the columns beside them once these
// take no NULL. An order without its user has no email.
func (ws *Writers) read(t *testing.T) (have []string, beside map[string][]string) {
	t.Helper()
	db, err := dbtest.Open(ws.url)
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	lines := func(query string) (out []string) {
		rows, err := db.Query(query)
		if err != nil {
			t.Fatalf("%v: %s", err, query)
		}
		defer rows.Close()
		for rows.Next() {
			var line string
			if err := rows.Scan(&line); err != nil {
				t.Fatal(err)
			}
			out = append(out, line)
		}
		if err := rows.Err(); err != nil {
			t.Fatal(err)
		}
		return out
	}
	by := func(suffix string) []string {
		query := "SELECT 'user ' || email || ' ' || id{} FROM users UNION ALL " +
			"SELECT 'order ' || n || ' ' || o.id{} || ' ' || COALESCE(email, '') FROM orders o " +
			"LEFT JOIN users u ON u.id{} = o.user_id{}"
		if !ws.isPostgres {
			query = innodbFacts
		}
		return lines(strings.ReplaceAll(query, "{}", suffix))
	}
	beside = map[string][]string{}
	columns := innodbColumns
	if ws.isPostgres {
		columns = postgresColumns
	}
	for _, suffix := range lines(columns) {
		beside[suffix] = by(suffix)
	}
	return by(""), beside
}

// The endings of columns that take no NULL next to all of those that programs know.
const (
	postgresColumns = `SELECT right(attname, 5) FROM pg_attribute WHERE attnotnull AND NOT attisdropped
 AND attrelid IN ('users'::regclass, 'orders'::regclass) AND attname IN ('id__new', 'id__old', 'user_id__new', 'user_id__old')
 GROUP BY 1 HAVING count(*) = 3`
	innodbColumns = `SELECT RIGHT(COLUMN_NAME, 5) FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE()
 AND IS_NULLABLE = 'NO' AND TABLE_NAME IN ('users', 'orders') AND COLUMN_NAME IN ('id__new', 'id__old', 'user_id__new', 'user_id__old')
 GROUP BY 1 HAVING COUNT(*) = 3`
)

// innodbFacts reads ids of bytes and of text: their digits are the same.
const innodbFacts = `SELECT CONCAT('user ', email, ' ', ` + innodbID + `) FROM (SELECT email, id{} AS x FROM users) u UNION ALL
SELECT CONCAT('order ', n, ' ', ` + innodbID + `, ' ', COALESCE(email, '')) FROM (SELECT n, o.id{} AS x, email FROM orders o
LEFT JOIN users u ON u.id{} = o.user_id{}) o`

const innodbID = `LOWER(CONVERT(CONCAT_WS('-', SUBSTR(` + innodbHex + `, 1, 8), SUBSTR(` + innodbHex + `, 9, 4), SUBSTR(` + innodbHex + `, 13, 4), SUBSTR(` +
	innodbHex + `, 17, 4), SUBSTR(` + innodbHex + `, 21)) USING ascii))`

const innodbHex = `IF(LENGTH(x) = 16, HEX(x), REPLACE(x, '-', ''))`
