//go:build cgo

// Package sqlserver_test runs what sqluuid sends to SQL Server without one: through
// a stand-in that rewords T-SQL for SQLite, and through a parser of T-SQL.
//
// The stand-in shows that the statements, taken for what they say, do what a run
// needs: which rows they pick, what they make of an id, which argument stands where,
// in which order the server compares, that a foreign key is checked after every
// statement unless its chunk has suspended it. What only the server can tell stays open:
// whether it takes the statements, its locks, its catalogue and its speed.
package sqlserver_test

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"fmt"
	"maps"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"

	"github.com/mattn/go-sqlite3"
)

// A serverError is an error as go-mssqldb has it.
type serverError struct {
	number  int32
	message string
}

func (e serverError) Error() string           { return fmt.Sprintf("mssql: %s (%d)", e.message, e.number) }
func (e serverError) SQLErrorNumber() int32   { return e.number }
func (e serverError) SQLErrorMessage() string { return e.message }

// A standin is a database that takes T-SQL. The catalogue is what the test says.
type standin struct {
	*sql.DB
	connector connector
	cat       catalogue

	writer sync.Mutex // held by a transaction: SQLite has one writer

	mu      sync.Mutex
	sent    []string             // every statement, in T-SQL
	before  func(s string) error // asked before each statement
	leak    func(*conn)          // done to the session before each statement
	late    func(*conn) error    // done once, after the first chunk
	commits int                  // of transactions that have disabled foreign keys
}

// A catalogue is what the views of sys answer.
type catalogue struct {
	tables    map[string]*table // by schema.table
	keys      [][]driver.Value  // rows of foreign keys
	off       []string          // disabled ones, as schema.name
	denied    bool              // UPDATE is
	babelfish bool              // @@VERSION is Babelfish's
	closed    bool              // sys.dm_db_index_physical_stats is
}

type table struct {
	facts    []driver.Value // after the schema and the name
	columns  [][]driver.Value
	triggers []string
	indexes  [][3]string // name, column, and "key" for the primary key
}

// plainTable is a table without anything special.
func plainTable(columns ...[]driver.Value) *table {
	return &table{facts: []driver.Value{"U", 0, 0, 0, 0, 0, 0, 0, 0, 0, 1}, columns: columns}
}

// column is a row of sys.columns as it is asked for.
func column(name, typ string, size int, indexed, unique int) []driver.Value {
	collation := ""
	if strings.Contains(typ, "char") {
		collation = "Latin1_General_CI_AS"
	}
	return []driver.Value{name, typ, typ, size, collation, 0, indexed, unique, 0, 0, 0, 0}
}

// newStandin makes databases for the schemas dbo and sqluuid.
func newStandin(t *testing.T, cat catalogue) *standin {
	t.Helper()
	s := &standin{cat: cat}
	s.connector = connector{s, t.TempDir()}
	s.DB = sql.OpenDB(s.connector)
	s.SetMaxOpenConns(1)
	t.Cleanup(func() { s.Close() })
	return s
}

// ask makes f be asked before each statement; nil ends that.
func (s *standin) ask(f func(st string) error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.before = f
}

// set makes f be done to each session before each statement.
func (s *standin) set(f func(*conn)) {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.leak = f
}

// statements returns what was sent since the last call.
func (s *standin) statements() []string {
	s.mu.Lock()
	defer s.mu.Unlock()
	out := s.sent
	s.sent = nil
	return out
}

type connector struct {
	s   *standin
	dir string
}

func (c connector) Driver() driver.Driver { return nil }

func (c connector) Connect(context.Context) (driver.Conn, error) {
	d := &sqlite3.SQLiteDriver{ConnectHook: func(conn *sqlite3.SQLiteConn) error {
		for name, f := range functions {
			if err := conn.RegisterFunc(name, f, true); err != nil {
				return err
			}
		}
		for _, schema := range []string{"dbo", "sqluuid"} {
			if _, err := conn.Exec("ATTACH DATABASE ? AS "+schema, []driver.Value{filepath.Join(c.dir, schema+".db")}); err != nil {
				return err
			}
			if _, err := conn.Exec("PRAGMA "+schema+".journal_mode = MEMORY; PRAGMA "+schema+".synchronous = OFF", nil); err != nil {
				return err
			}
		}
		return nil
	}}
	inner, err := d.Open("file:" + filepath.Join(c.dir, "main.db") + "?_foreign_keys=1&_synchronous=OFF&_journal_mode=MEMORY")
	if err != nil {
		return nil, err
	}
	return &conn{inner.(*sqlite3.SQLiteConn), c.s, map[string]bool{}, false, catalogue{}, false}, nil
}

// A conn rewords statements and hands them on.
type conn struct {
	*sqlite3.SQLiteConn
	s        *standin
	disabled map[string]bool // the foreign keys that the transaction has disabled
	open     bool            // a transaction is
	was      catalogue       // when it began
	noCount  bool            // the session's NOCOUNT
}

func (c *conn) Prepare(string) (driver.Stmt, error) {
	return nil, fmt.Errorf("the stand-in prepares nothing")
}

func (c *conn) BeginTx(ctx context.Context, o driver.TxOptions) (driver.Tx, error) {
	if o.Isolation != driver.IsolationLevel(sql.LevelReadCommitted) {
		return nil, fmt.Errorf("isolation level %v", o.Isolation)
	}
	c.s.writer.Lock()
	tx, err := c.SQLiteConn.BeginTx(ctx, driver.TxOptions{})
	if err != nil {
		c.s.writer.Unlock()
		return nil, err
	}
	clear(c.disabled)
	c.open = true
	c.s.mu.Lock()
	c.was = c.s.cat.clone()
	c.s.mu.Unlock()
	return transaction{tx, c}, nil
}

// A transaction must have enabled again what it has disabled.
type transaction struct {
	driver.Tx
	c *conn
}

func (t transaction) Commit() error {
	t.c.s.mu.Lock()
	defer t.c.s.mu.Unlock()
	defer t.c.end()
	var err error
	for k, off := range t.c.disabled {
		if off {
			err = fmt.Errorf("the foreign key %s is disabled at the commit", k)
		}
	}
	if err == nil {
		err = t.Tx.Commit()
	}
	if err != nil {
		t.Tx.Rollback()
		t.c.s.cat = t.c.was
	} else if len(t.c.disabled) > 0 {
		t.c.s.commits++
		if late := t.c.s.late; late != nil {
			t.c.s.late = nil
			err = late(t.c)
		}
	}
	return translate(err)
}

// end lets others write.
func (c *conn) end() {
	c.open = false
	c.s.writer.Unlock()
}

func (t transaction) Rollback() error {
	t.c.s.mu.Lock()
	defer t.c.s.mu.Unlock()
	defer t.c.end()
	t.c.s.cat = t.c.was
	return t.Tx.Rollback()
}

func (c *conn) ExecContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Result, error) {
	rows, n, err := c.batch(ctx, query, args)
	if rows != nil {
		rows.Close()
	}
	return driver.RowsAffected(n), err
}

func (c *conn) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	rows, _, err := c.batch(ctx, query, args)
	if err == nil && rows == nil {
		return nil, fmt.Errorf("no rows come of %s", query)
	}
	return rows, err
}

var (
	alter  = regexp.MustCompile(`^ALTER TABLE (\[.*\]) (NOCHECK|CHECK|WITH CHECK CHECK) CONSTRAINT (.*)$`)
	rename = regexp.MustCompile(`@([nl]\d+)`)
	assign = regexp.MustCompile(`^SELECT @(l\d+) = (.*)$`)
	count  = regexp.MustCompile(`^SET @(n\d+) = ROWCOUNT_BIG\(\)$`)
	raise  = regexp.MustCompile(`^IF @(n\d+) <> @(l\d+) THROW (\d+), N'([^']*)', 1$`)
)

// batch runs the statements of a batch one after the other. It returns the rows of
// its last SELECT and the number of rows that its last change has changed.
func (c *conn) batch(ctx context.Context, query string, args []driver.NamedValue) (out driver.Rows, changed int64, err error) {
	if !c.open && !strings.HasPrefix(strings.TrimSpace(query), "SELECT") {
		c.s.writer.Lock()
		defer c.s.writer.Unlock()
	}
	c.s.mu.Lock()
	defer c.s.mu.Unlock()
	c.s.sent = append(c.s.sent, query)
	if c.s.leak != nil {
		c.s.leak(c)
	}
	if c.s.before != nil {
		if err := c.s.before(query); err != nil {
			return nil, 0, err
		}
	}
	vars := map[string]int64{}
	for _, st := range split(query) {
		if rows, ok, err := c.s.cat.scanAnswer(st); ok {
			if err != nil {
				return nil, 0, err
			}
			if rows != nil {
				out = rows
			}
			continue
		}
		st = strings.Join(strings.Fields(st), " ") // the lines of a statement are for readers
		switch m := []string(nil); {
		case noCount.MatchString(st):
			c.noCount = strings.HasSuffix(st, " ON")
		case strings.HasPrefix(st, "DECLARE "), sessionSetting.MatchString(st):
		case alter.MatchString(st):
			err = c.constraints(ctx, alter.FindStringSubmatch(st))
		case assign.MatchString(st):
			m = assign.FindStringSubmatch(st)
			vars[m[1]], err = c.one(ctx, "SELECT "+m[2], args)
		case count.MatchString(st):
			vars[count.FindStringSubmatch(st)[1]] = changed
		case raise.MatchString(st):
			m = raise.FindStringSubmatch(st)
			if vars[m[1]] != vars[m[2]] {
				err = serverError{50205, m[4]}
			}
		case strings.HasPrefix(st, "SELECT @n"):
			list := rename.ReplaceAllStringFunc(st, func(v string) string { return fmt.Sprint(vars[v[1:]]) })
			out, err = c.SQLiteConn.QueryContext(ctx, list, nil)
		case strings.HasPrefix(st, "SELECT ") || strings.HasPrefix(strings.TrimSpace(st), "SELECT"):
			if out = c.s.cat.answer(st, args); out == nil {
				out, err = c.query(ctx, st, args)
			}
		case strings.HasPrefix(st, "IF COALESCE(HAS_PERMS_BY_NAME("):
			if c.s.cat.denied {
				err = serverError{50229, "the UPDATE permission is missing"}
			}
		case strings.HasPrefix(st, "IF SCHEMA_ID("), strings.HasPrefix(st, "IF HAS_PERMS_BY_NAME("):
		default:
			var res driver.Result
			text, used := reword(st, args)
			if res, err = c.SQLiteConn.ExecContext(ctx, text, used); err == nil {
				changed, err = res.RowsAffected()
			} else {
				err = fmt.Errorf("%s: %w", text, translate(err))
			}
		}
		if err != nil {
			return nil, 0, err
		}
	}
	return out, changed, nil
}

// noCount matches the setting that makes a server count no rows.
var noCount = regexp.MustCompile(`^SET [A-Z_, ]*\bNOCOUNT (ON|OFF)$`)

var sessionSetting = regexp.MustCompile(`^SET (QUOTED_IDENTIFIER|NUMERIC_ROUNDABORT|XACT_ABORT|ROWCOUNT|TEXTSIZE|LANGUAGE|LOCK_TIMEOUT|DEADLOCK_PRIORITY)`)

// constraints disables foreign keys until the end of the transaction, or enables
// them: SQLite then checks them when it commits.
func (c *conn) constraints(ctx context.Context, m []string) error {
	for _, name := range strings.Split(m[3], ", ") {
		key := m[1] + "." + name
		switch m[2] {
		case "NOCHECK":
			c.disabled[key] = true
		case "CHECK":
			c.disabled[key] = false
		default:
			var off []string
			for _, k := range c.s.cat.keys {
				if "["+k[1].(string)+"]" == name {
					k[9] = 1
				}
			}
			c.s.cat.off = off
			return nil
		}
		for _, k := range c.s.cat.keys {
			if "["+k[1].(string)+"]" == name && m[2] == "NOCHECK" {
				k[9] = 0 // it is not trusted from now on; a rollback gives that back on a server
			}
		}
	}
	_, err := c.SQLiteConn.ExecContext(ctx, "PRAGMA defer_foreign_keys = ON", nil)
	return err
}

func (c *conn) query(ctx context.Context, st string, args []driver.NamedValue) (driver.Rows, error) {
	text, used := reword(st, args)
	rows, err := c.SQLiteConn.QueryContext(ctx, text, used)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", text, translate(err))
	}
	return rows, nil
}

func (c *conn) one(ctx context.Context, st string, args []driver.NamedValue) (int64, error) {
	rows, err := c.query(ctx, st, args)
	if err != nil {
		return 0, err
	}
	defer rows.Close()
	row := make([]driver.Value, 1)
	if err := rows.Next(row); err != nil {
		return 0, err
	}
	n, _ := row[0].(int64)
	return n, nil
}

// translate gives an error the number that the server has for it.
func translate(err error) error {
	if err == nil {
		return nil
	}
	switch s := err.Error(); {
	case strings.Contains(s, "UNIQUE constraint"):
		return serverError{2627, s}
	case strings.Contains(s, "FOREIGN KEY constraint"), strings.Contains(s, "CHECK constraint"):
		return serverError{547, s}
	}
	return err
}

func (c catalogue) clone() catalogue {
	c.tables = maps.Clone(c.tables)
	c.off = slices.Clone(c.off)
	keys := make([][]driver.Value, len(c.keys))
	for i, k := range c.keys {
		keys[i] = slices.Clone(k)
	}
	c.keys = keys
	return c
}
