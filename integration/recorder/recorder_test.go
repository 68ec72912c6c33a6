package recorder_test

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"strings"
	"sync"
	"testing"

	"github.com/mattn/go-sqlite3"

	"github.com/sqluuid/sqluuid/integration/recorder"
)

// memory opens a recorded database in memory.
func memory(t *testing.T) (*sql.DB, *recorder.Log) {
	t.Helper()
	parent, err := recorder.Open(&sqlite3.SQLiteDriver{}, "file::memory:")
	if err != nil {
		t.Fatal(err)
	}
	log := new(recorder.Log)
	db := sql.OpenDB(recorder.Wrap(parent, log))
	db.SetMaxOpenConns(1)
	t.Cleanup(func() { db.Close() })
	return db, log
}

func must(t *testing.T, err error) {
	t.Helper()
	if err != nil {
		t.Fatal(err)
	}
}

func rendered(n *recorder.Normaliser, entries []recorder.Entry) string {
	r := recorder.Renderer{Normaliser: n}
	return r.Render("", entries)
}

func wantLog(t *testing.T, log *recorder.Log, want string) {
	t.Helper()
	got := rendered(&recorder.Normaliser{}, log.Entries())
	if got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}

func TestStatementsAreWrittenInTheirOrder(t *testing.T) {
	db, log := memory(t)
	_, err := db.Exec("CREATE TABLE t (a, b)")
	must(t, err)
	log.Note("rows")
	tx, err := db.Begin()
	must(t, err)
	_, err = tx.Exec("INSERT INTO t VALUES (?, ?)", "it's", []byte{1, 255})
	must(t, err)
	must(t, tx.Commit())
	tx, err = db.Begin()
	must(t, err)
	_, err = tx.Exec("DELETE FROM t")
	must(t, err)
	must(t, tx.Rollback())
	st, err := db.Prepare("SELECT count(*) FROM t WHERE b > ?")
	must(t, err)
	var n int
	for i := range 2 {
		must(t, st.QueryRow(i).Scan(&n))
	}
	must(t, st.Close())
	if n != 1 {
		t.Errorf("%d rows, want 1", n)
	}
	wantLog(t, log, `-- c1
CREATE TABLE t (a, b);
-- rows
-- c1
BEGIN;
INSERT INTO t VALUES (?, ?);
--   'it''s', x'01ff'
COMMIT;
BEGIN;
DELETE FROM t;
ROLLBACK;
SELECT count(*) FROM t WHERE b > ?;
--   0
SELECT count(*) FROM t WHERE b > ?;
--   1
`)
}

func TestErrorsAreWrittenAndReturned(t *testing.T) {
	db, log := memory(t)
	if _, err := db.Exec("SELECT * FROM nowhere"); err == nil {
		t.Error("a query of no table has no error")
	}
	if _, err := db.Prepare("SELEC"); err == nil {
		t.Error("a text that is no statement was prepared")
	}
	wantLog(t, log, `-- c1
SELECT * FROM nowhere;
-- fails: no such table: nowhere
-- is not prepared:
SELEC;
-- fails: near "SELEC": syntax error
`)
}

func TestAContextReachesTheDriver(t *testing.T) {
	db, _ := memory(t)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	if _, err := db.ExecContext(ctx, "SELECT 1"); !errors.Is(err, context.Canceled) {
		t.Errorf("got %v, want %v", err, context.Canceled)
	}
}

var errNoRows = errors.New("no rows")

// A plainDriver has no optional interface. It counts what it is asked for.
type plainDriver struct{ begun, run int }

func (d *plainDriver) Open(string) (driver.Conn, error)          { return d, nil }
func (d *plainDriver) Prepare(string) (driver.Stmt, error)       { return d, nil }
func (d *plainDriver) Close() error                              { return nil }
func (d *plainDriver) Begin() (driver.Tx, error)                 { d.begun++; return d, nil }
func (d *plainDriver) Commit() error                             { return nil }
func (d *plainDriver) Rollback() error                           { return nil }
func (d *plainDriver) NumInput() int                             { return -1 }
func (d *plainDriver) Query([]driver.Value) (driver.Rows, error) { return nil, errNoRows }
func (d *plainDriver) Exec([]driver.Value) (driver.Result, error) {
	d.run++
	return driver.ResultNoRows, nil
}

func TestADriverWithoutOptionalInterfaces(t *testing.T) {
	d := new(plainDriver)
	parent, err := recorder.Open(d, "")
	must(t, err)
	log := new(recorder.Log)
	db := sql.OpenDB(recorder.Wrap(parent, log))
	defer db.Close()
	must(t, db.Ping())
	if _, err := db.BeginTx(t.Context(), &sql.TxOptions{ReadOnly: true}); err == nil {
		t.Error("a driver that cannot has begun a transaction that only reads")
	}
	tx, err := db.Begin()
	must(t, err)
	_, err = tx.Exec("DO SOMETHING", 7)
	must(t, err)
	must(t, tx.Commit())
	if d.begun != 1 || d.run != 1 {
		t.Errorf("begun %d times and run %d, want 1 and 1", d.begun, d.run)
	}
	if _, err := db.Exec("DO", struct{}{}); err == nil {
		t.Error("a value that no driver takes was passed on")
	}
	wantLog(t, log, `-- c1
BEGIN; -- read only
-- fails: recorder: the driver has no options of a transaction
BEGIN;
DO SOMETHING;
--   7
COMMIT;
`)
}

func TestConnectionsAreToldApartByGoroutinesAtOnce(t *testing.T) {
	parent, err := recorder.Open(new(plainDriver), "")
	must(t, err)
	log := new(recorder.Log)
	db := sql.OpenDB(recorder.Wrap(parent, log))
	defer db.Close()
	one, err := db.Conn(t.Context())
	must(t, err)
	two, err := db.Conn(t.Context())
	must(t, err)
	defer two.Close()
	_, err = two.ExecContext(t.Context(), "FIRST")
	must(t, err)
	var wg sync.WaitGroup
	for range 20 {
		wg.Go(func() {
			if _, err := db.Exec("MANY"); err != nil {
				t.Error(err)
			}
		})
	}
	wg.Wait()
	_, err = one.ExecContext(t.Context(), "LAST")
	must(t, err)
	must(t, one.Close())
	got := rendered(&recorder.Normaliser{}, log.Entries())
	if !strings.HasPrefix(got, "-- c1\nFIRST;\n") || strings.Count(got, "MANY;") != 20 ||
		!strings.HasSuffix(got, "\nLAST;\n") {
		t.Errorf("got\n%s", got)
	}
}

func TestWhatDiffersFromRunToRunIsReplaced(t *testing.T) {
	parent, err := recorder.Open(new(plainDriver), "")
	must(t, err)
	log := new(recorder.Log)
	db := sql.OpenDB(recorder.Wrap(parent, log))
	db.SetMaxOpenConns(1)
	defer db.Close()
	known, other := "0e1e6697-1385-1373-84fb-8d803efa17fa", "{85426464-FC10-6F19-9554-E138DE07DD8E}"
	for _, q := range []struct {
		text string
		args []any
	}{
		{"RENAME TABLE mine.t TO mine.t_old_20261124_849a1a", nil},
		{"INSERT", []any{"849a1a5512345678/1", "2026-11-24T10:11:12.5Z", int64(1) << 40, 60000,
			strings.Repeat("0f", 32)}},
		{"INSERT", []any{known, other, int64(2) << 40, int64(1) << 40}},
		{"SELECT pg_blocking_pids(?)", []any{1}},
		{"SELECT 1 FROM information_schema.PROCESSLIST WHERE ID = ?", []any{77}},
		{"SELECT 1 FROM information_schema.PROCESSLIST WHERE ID = ?", []any{77}},
	} {
		_, err := db.Exec(q.text, q.args...)
		must(t, err)
	}
	n := &recorder.Normaliser{Database: "mine", KnownID: func(d string) bool {
		return strings.HasPrefix(d, "0e1e")
	}}
	want := `-- c1
RENAME TABLE <database>.t TO <database>.t_old_<label>;
INSERT;
--   '<process>/1', '<time>', <number 1>, 60000, '<hash 1>'
INSERT;
--   '0e1e6697-1385-1373-84fb-8d803efa17fa', '<id 1>', <number 1>, <number 2>
SELECT 1 FROM information_schema.PROCESSLIST WHERE ID = ?;
-- is asked again until it is so
--   <number 3>
`
	if got := rendered(n, log.Entries()); got != want {
		t.Errorf("got\n%s\nwant\n%s", got, want)
	}
}
