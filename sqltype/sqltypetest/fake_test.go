package sqltypetest_test

import (
	"bytes"
	"cmp"
	"context"
	"database/sql/driver"
	"encoding/hex"
	"errors"
	"fmt"
	"io"
	"regexp"
	"slices"
	"strings"
	"sync"
)

// A fault is something that a fake does wrong on purpose.
type fault string

// fake is a database in memory, behind database/sql's driver interfaces. It
// knows the few statements of the suite and reuses one buffer for all rows, as
// drivers may.
type fake struct {
	fault fault

	mu     sync.Mutex
	tables map[string]*fakeTable
}

type fakeTable struct {
	unique bool
	rows   [][2]driver.Value // id and n
}

func newFake(fault fault) *fake { return &fake{fault: fault, tables: map[string]*fakeTable{}} }

// Connect and Driver make the fake a driver.Connector.
func (f *fake) Connect(context.Context) (driver.Conn, error) { return fakeConn{f}, nil }
func (f *fake) Driver() driver.Driver                        { return nil }

type fakeConn struct{ f *fake }

func (c fakeConn) Prepare(query string) (driver.Stmt, error) { return fakeStmt{c.f, query}, nil }
func (c fakeConn) Close() error                              { return nil }

func (c fakeConn) Begin() (driver.Tx, error) {
	c.f.mu.Lock()
	defer c.f.mu.Unlock()
	before := map[string]*fakeTable{}
	for name, t := range c.f.tables {
		before[name] = &fakeTable{t.unique, slices.Clone(t.rows)}
	}
	return fakeTx{c.f, before}, nil
}

type fakeTx struct {
	f      *fake
	before map[string]*fakeTable
}

func (t fakeTx) Commit() error {
	if t.f.fault == "commit rolls back" {
		t.restore()
	}
	return nil
}

func (t fakeTx) Rollback() error {
	if t.f.fault != "rollback commits" {
		t.restore()
	}
	return nil
}

func (t fakeTx) restore() {
	t.f.mu.Lock()
	defer t.f.mu.Unlock()
	t.f.tables = t.before
}

type fakeStmt struct {
	f     *fake
	query string
}

func (s fakeStmt) Close() error  { return nil }
func (s fakeStmt) NumInput() int { return strings.Count(s.query, "?") }

func (s fakeStmt) Exec(args []driver.Value) (driver.Result, error) {
	_, n, err := s.f.run(s.query, args)
	if s.f.fault == "changes no rows, it says" {
		n = 0
	}
	return driver.RowsAffected(n), err
}

func (s fakeStmt) Query(args []driver.Value) (driver.Rows, error) {
	rows, _, err := s.f.run(s.query, args)
	if err != nil {
		return nil, err
	}
	return &fakeRows{f: s.f, rows: rows}, nil
}

type fakeRows struct {
	f    *fake
	rows [][]driver.Value
	bufs [4][64]byte
}

func (r *fakeRows) Columns() []string {
	if len(r.rows) == 0 {
		return []string{""}
	}
	return make([]string, len(r.rows[0]))
}

func (r *fakeRows) Close() error { return nil }

func (r *fakeRows) Next(dest []driver.Value) error {
	if len(r.rows) == 0 {
		return io.EOF
	}
	if len(r.rows) == 1 && r.f.fault == "loses the last row to an error" {
		return errors.New("fake: connection lost")
	}
	for i, v := range r.rows[0] {
		if b, ok := v.([]byte); ok {
			v = r.bufs[i][:copy(r.bufs[i][:], b)]
		}
		if v == nil && r.f.fault == "reads NULL as the nil UUID" {
			v = make([]byte, 16)
		}
		if b, ok := v.([]byte); ok && len(b) == 15 && r.f.fault == "pads short values" {
			v = append(slices.Clone(b), 0)
		}
		if b, ok := v.([]byte); ok && r.f.fault == "swaps bytes on both ways" {
			slices.Reverse(b)
		}
		dest[i] = v
	}
	r.rows = r.rows[1:]
	return nil
}

var token = regexp.MustCompile(`"[^"]+"|\w+|<>|>=|[=<>(),?]`)

// parser reads one statement, and takes an argument for each question mark.
type parser struct {
	tokens []string
	args   []driver.Value
}

func (p *parser) peek() string {
	if len(p.tokens) == 0 {
		return ""
	}
	return p.tokens[0]
}

func (p *parser) next() string {
	s := p.peek()
	if s != "" {
		p.tokens = p.tokens[1:]
	}
	return s
}

// skip drops the next tokens if they are these.
func (p *parser) skip(words ...string) bool {
	if len(p.tokens) < len(words) || !slices.Equal(p.tokens[:len(words)], words) {
		return false
	}
	p.tokens = p.tokens[len(words):]
	return true
}

func (p *parser) arg() driver.Value {
	p.skip("?")
	v := p.args[0]
	p.args = p.args[1:]
	return v
}

// column reads a column and returns what it is of a row.
func (p *parser) column() func(row [2]driver.Value) driver.Value {
	if p.skip("hex", "(") {
		inner := p.column()
		p.skip(")")
		return func(row [2]driver.Value) driver.Value {
			b, ok := inner(row).([]byte)
			if s, text := inner(row).(string); text && !ok {
				b = []byte(s)
			}
			return strings.ToUpper(hex.EncodeToString(b))
		}
	}
	i := 0
	if p.next() == `"n"` {
		i = 1
	}
	return func(row [2]driver.Value) driver.Value { return row[i] }
}

// where reads a condition, or none.
func (p *parser) where() func(row [2]driver.Value) bool {
	if !p.skip("WHERE") {
		return func([2]driver.Value) bool { return true }
	}
	var all []func(row [2]driver.Value) bool
	for more := true; more; more = p.skip("AND") {
		column := p.column()
		var holds func(v driver.Value) bool
		switch op := p.next(); op {
		case "IS": // NULL
			p.next()
			all = append(all, func(row [2]driver.Value) bool { return column(row) == nil })
			continue
		case "IN":
			var list []driver.Value
			for p.next() != ")" {
				list = append(list, p.arg())
			}
			holds = func(v driver.Value) bool {
				return slices.ContainsFunc(list, func(w driver.Value) bool { return compare(v, w) == 0 })
			}
		case "BETWEEN":
			from := p.arg()
			p.next() // AND
			to := p.arg()
			holds = func(v driver.Value) bool { return compare(v, from) >= 0 && compare(v, to) <= 0 }
		default:
			w := p.arg()
			holds = func(v driver.Value) bool {
				c := compare(v, w)
				return w != nil && (c == 0 && strings.Contains(op, "=") || c < 0 && strings.Contains(op, "<") || c > 0 && strings.Contains(op, ">"))
			}
		}
		all = append(all, func(row [2]driver.Value) bool { return column(row) != nil && holds(column(row)) })
	}
	return func(row [2]driver.Value) bool {
		for _, holds := range all {
			if !holds(row) {
				return false
			}
		}
		return true
	}
}

func compare(a, b driver.Value) int {
	switch a := a.(type) {
	case int64:
		return cmp.Compare(a, b.(int64))
	case string:
		s, _ := b.(string)
		return cmp.Compare(a, s)
	case []byte:
		s, _ := b.([]byte)
		return bytes.Compare(a, s)
	}
	return 0
}

// run runs a statement and returns its rows or how many it changed.
func (f *fake) run(query string, args []driver.Value) (rows [][]driver.Value, affected int, err error) {
	f.mu.Lock()
	defer f.mu.Unlock()
	args = slices.Clone(args)
	for i, v := range args {
		if b, ok := v.([]byte); ok {
			args[i] = bytes.Clone(b)
			if f.fault == "swaps bytes on both ways" {
				slices.Reverse(args[i].([]byte))
			}
		}
	}
	p := &parser{token.FindAllString(query, -1), args}
	switch verb := p.next(); verb {
	case "CREATE":
		p.skip("TABLE")
		f.tables[p.next()] = &fakeTable{unique: strings.Contains(query, "PRIMARY KEY")}
	case "DROP":
		p.skip("TABLE")
		delete(f.tables, p.next())
	case "INSERT":
		p.skip("INTO")
		t := f.tables[p.next()]
		for len(p.args) > 0 {
			row := [2]driver.Value{p.arg(), p.arg()}
			if t.unique && f.fault != "keeps duplicates" && slices.ContainsFunc(t.rows, func(r [2]driver.Value) bool { return compare(r[0], row[0]) == 0 }) {
				return nil, 0, fmt.Errorf("fake: duplicate key %x", row[0])
			}
			affected++
			if affected < 400 || f.fault != "drops the end of a batch" {
				t.rows = append(t.rows, row)
			}
		}
	case "SELECT":
		var columns []func([2]driver.Value) driver.Value
		for more := true; more; more = p.skip(",") {
			columns = append(columns, p.column())
		}
		p.skip("FROM")
		found := slices.Clone(f.tables[p.next()].rows)
		holds := p.where()
		found = slices.DeleteFunc(found, func(r [2]driver.Value) bool { return f.fault != "finds every row" && !holds(r) })
		if p.skip("ORDER", "BY") {
			by := p.column()
			down := p.skip("DESC") && f.fault != "takes no DESC"
			if f.fault == "sorts downwards" {
				down = !down
			}
			slices.SortStableFunc(found, func(a, b [2]driver.Value) int {
				if down {
					a, b = b, a
				}
				return compare(by(a), by(b))
			})
		}
		if f.fault == "finds no row" {
			found = nil
		}
		for _, r := range found {
			var out []driver.Value
			for _, column := range columns {
				out = append(out, column(r))
			}
			rows = append(rows, out)
		}
	case "UPDATE":
		t := f.tables[p.next()]
		p.skip("SET")
		i := 0
		if p.next() == `"n"` {
			i = 1
		}
		p.skip("=")
		v, holds := p.arg(), p.where()
		for n, r := range t.rows {
			if holds(r) {
				t.rows[n][i] = v
				affected++
			}
		}
	case "DELETE":
		p.skip("FROM")
		t := f.tables[p.next()]
		holds := p.where()
		before := len(t.rows)
		t.rows = slices.DeleteFunc(t.rows, func(r [2]driver.Value) bool { return f.fault == "deletes every row" || holds(r) })
		affected = before - len(t.rows)
	default:
		return nil, 0, fmt.Errorf("fake: unknown statement %q", query)
	}
	return rows, affected, nil
}
