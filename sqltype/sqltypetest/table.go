package sqltypetest

import (
	"context"
	"crypto/rand"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/sqltype"
)

// A table is one test's own table, with a column id and a column n that numbers
// the rows. Its methods end the test on an error.
type table struct {
	Target
	t     *testing.T
	names *strings.Replacer
}

// The definitions of the column id. {type} is the target's column type.
const (
	keyColumn      = "{type} NOT NULL PRIMARY KEY"
	nullableColumn = "{type}"
)

// newTable makes a table whose column id is as the definition says, and drops
// it when the test ends.
func newTable(t *testing.T, target Target, definition string) table {
	t.Helper()
	quote := func(name string) string {
		q, err := target.Profile.Quote(name)
		if err != nil {
			t.Fatal(err)
		}
		return q
	}
	name, id, n := quote("sqluuid_"+strings.ToLower(rand.Text()[:12])), quote("id"), quote("n")
	tb := table{Target: target, t: t, names: strings.NewReplacer(
		"{table}", name, "{id}", id, "{n}", n, "{hex}", target.Hex(id), "{type}", target.ColumnType)}
	tb.exec("CREATE TABLE {table} ({id} " + definition + ", {n} INTEGER NOT NULL)")
	t.Cleanup(func() {
		ctx, cancel := context.WithTimeout(context.Background(), 30*time.Second)
		defer cancel()
		if _, err := target.DB.Exec(ctx, tb.sql("DROP TABLE {table}")); err != nil {
			t.Errorf("cannot drop the suite's table: %v", err)
		}
	})
	return tb
}

// sql writes names for {table}, {id}, {n} and {hex} and the profile's
// placeholders for question marks.
func (tb table) sql(query string) string {
	var b strings.Builder
	parts := strings.Split(tb.names.Replace(query), "?")
	for i, part := range parts {
		if i > 0 {
			b.WriteString(tb.Profile.Placeholder(i))
		}
		b.WriteString(part)
	}
	return b.String()
}

const insert = "INSERT INTO {table} ({id}, {n}) VALUES (?, ?)"

func (tb table) exec(query string, args ...any) (affected int64) {
	tb.t.Helper()
	query = tb.sql(query)
	affected, err := tb.DB.Exec(tb.t.Context(), query, args...)
	if err != nil {
		tb.t.Fatalf("%s: %s %v: %v", tb.Name, query, args, err)
	}
	return affected
}

// insert puts in the ids with the numbers 0, 1, …, by one statement.
func (tb table) insert(ids ...sqltype.UUID) {
	tb.t.Helper()
	args := make([]any, 0, 2*len(ids))
	for n, id := range ids {
		args = append(args, id, n)
	}
	tb.exec(insert+strings.Repeat(", (?, ?)", len(ids)-1), args...)
}

// query calls row for each row.
func (tb table) query(row func(Rows) error, query string, args ...any) {
	tb.t.Helper()
	query = tb.sql(query)
	if err := each(tb.t.Context(), tb.DB, row, query, args...); err != nil {
		tb.t.Fatalf("%s: %s %v: %v", tb.Name, query, args, err)
	}
}

// ids returns the ids that the rest of a SELECT finds.
func (tb table) ids(rest string, args ...any) []sqltype.UUID {
	tb.t.Helper()
	var ids []sqltype.UUID
	tb.query(func(r Rows) error {
		var id sqltype.UUID
		err := r.Scan(&id)
		ids = append(ids, id)
		return err
	}, "SELECT {id} FROM {table} "+rest, args...)
	return ids
}

// numbers returns the numbers of the rows for which the condition holds, in
// order.
func (tb table) numbers(condition string, args ...any) []int {
	tb.t.Helper()
	var numbers []int
	tb.query(func(r Rows) error {
		var n int
		err := r.Scan(&n)
		numbers = append(numbers, n)
		return err
	}, "SELECT {n} FROM {table} WHERE "+condition, args...)
	slices.Sort(numbers)
	return numbers
}

// wantNumbers fails the test unless the condition holds for exactly those rows.
func (tb table) wantNumbers(want []int, condition string, args ...any) {
	tb.t.Helper()
	if got := tb.numbers(condition, args...); !slices.Equal(got, want) {
		tb.t.Errorf("%s: WHERE %s %v found rows %v, want %v", tb.Name, condition, short(args), got, want)
	}
}

// first scans one column of row n into dest and returns what Scan says. A row
// that is not there ends the test.
func (tb table) first(dest any, column string, n int) error {
	tb.t.Helper()
	query := tb.sql("SELECT " + column + " FROM {table} WHERE {n} = ?")
	rows, err := tb.DB.Query(tb.t.Context(), query, n)
	if err != nil {
		tb.t.Fatalf("%s: %s: %v", tb.Name, query, err)
	}
	defer rows.Close()
	if !rows.Next() {
		tb.t.Fatalf("%s: row %d is not there: %v", tb.Name, n, rows.Err())
	}
	return rows.Scan(dest)
}

// each runs a query, calls row for each row and checks what the end of the rows
// says.
func each(ctx context.Context, q Querier, row func(Rows) error, query string, args ...any) error {
	rows, err := q.Query(ctx, query, args...)
	if err != nil {
		return err
	}
	return drain(rows, row)
}

func drain(rows Rows, row func(Rows) error) error {
	defer rows.Close()
	for rows.Next() {
		if err := row(rows); err != nil {
			return err
		}
	}
	if err := rows.Err(); err != nil {
		return err
	}
	return rows.Close()
}

// upTo returns 0, 1, … n-1.
func upTo(n int) []int {
	s := make([]int, n)
	for i := range s {
		s[i] = i
	}
	return s
}

// short keeps a long list of arguments out of a message.
func short(args []any) any {
	if len(args) > 8 {
		return "(" + strconv.Itoa(len(args)) + " arguments)"
	}
	return args
}
