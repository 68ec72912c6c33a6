//go:build cgo

package conformance_test

import (
	"bytes"
	"context"
	"database/sql/driver"
	"encoding/hex"
	"fmt"
	"io"
	"net/url"
	"path/filepath"
	"regexp"
	"strings"
	"sync"
	"testing"

	"github.com/mattn/go-sqlite3"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/integration/internal/tds"
)

// sqlTypes stands in for SQL Server where no server is: a database whose columns convert and
// compare as that server's documents say of uniqueidentifier, binary and char. It takes the
// statements of package sqltypetest, over the server's protocol.
//
// It keeps a uniqueidentifier as a letter and its bytes in the order of comparison, so that
// SQLite, which holds the rows, sorts as the server does.
type sqlTypes struct {
	file string

	mu     sync.Mutex
	tables map[string]sqlTable
}

// A sqlTable has the types of its columns.
type sqlTable map[string]string

// startSQLTypes returns the URL of a stand-in.
func startSQLTypes(t *testing.T) string {
	t.Helper()
	s := &sqlTypes{file: filepath.Join(t.TempDir(), "types.db"), tables: map[string]sqlTable{}}
	addr := tds.Serve(t, s.open)
	return (&url.URL{Scheme: "sqlserver", User: url.UserPassword("sa", "x"), Host: addr,
		RawQuery: url.Values{"encrypt": {"disable"}, "protocol": {"tcp"}}.Encode()}).String()
}

func (s *sqlTypes) open() (tds.Session, error) {
	d := &sqlite3.SQLiteDriver{ConnectHook: func(c *sqlite3.SQLiteConn) error {
		return c.RegisterFunc("ms_hex", storedHex, true)
	}}
	c, err := d.Open("file:" + s.file + "?_journal_mode=WAL&_synchronous=OFF&_busy_timeout=20000&_txlock=immediate")
	if err != nil {
		return nil, err
	}
	return &sqlTypesConn{c.(*sqlite3.SQLiteConn), s}, nil
}

type sqlTypesConn struct {
	*sqlite3.SQLiteConn
	s *sqlTypes
}

// A msError is an error with the server's number.
type msError struct {
	number int32
	text   string
}

func (e msError) Error() string           { return e.text }
func (e msError) SQLErrorNumber() int32   { return e.number }
func (e msError) SQLErrorMessage() string { return e.text }

// comparedAt are the places of a uniqueidentifier's printed bytes in the order of comparison.
var comparedAt = [16]int{10, 11, 12, 13, 14, 15, 8, 9, 7, 6, 5, 4, 3, 2, 1, 0}

// kept is how the stand-in keeps the uniqueidentifier that prints as id.
func kept(id [16]byte) []byte {
	out := []byte{'G'}
	for _, at := range comparedAt {
		out = append(out, id[at])
	}
	return out
}

// ofKept returns the printed bytes again.
func ofKept(b []byte) (id [16]byte, ok bool) {
	if len(b) != 17 || b[0] != 'G' {
		return id, false
	}
	for i, at := range comparedAt {
		id[at] = b[i+1]
	}
	return id, true
}

// storedHex is what CONVERT(varbinary, …) shows of a value.
func storedHex(v any) string {
	b, isBytes := v.([]byte)
	if text, isText := v.(string); isText {
		b = []byte(text)
	} else if id, ok := ofKept(b); isBytes && ok {
		mixed := codec.MixedEndian.Encode(id)
		b = mixed[:]
	}
	return hex.EncodeToString(b)
}

var (
	sqlCreate   = regexp.MustCompile(`^CREATE TABLE \[(\w+)\] \(\[id\] ([a-z]+(?:\(\d+\))?).*\[n\] INTEGER NOT NULL\)$`)
	sqlOnTable  = regexp.MustCompile(`(?:INTO|FROM|UPDATE|TABLE) \[(\w+)\]`)
	sqlShown    = regexp.MustCompile(`CONVERT\(varchar\(\d+\), CONVERT\(varbinary\(\d+\), (\[\w+\])\), 2\)`)
	sqlAssigned = regexp.MustCompile(`SET \[id\] = @p(\d+)`)
	sqlNumbered = regexp.MustCompile(`\[n\] (?:=|<|>|<=|>=) @p(\d+)|SET \[n\] = @p(\d+)`)
	sqlInserted = regexp.MustCompile(`^INSERT INTO .* VALUES \((?:@p1, @p2|NULL, @p1)\)$`)
	sqlDefault  = regexp.MustCompile(`@p(\d+)`)
)

// Batch is for [tds.Serve].
func (c *sqlTypesConn) Batch(ctx context.Context, text string, args []driver.NamedValue) (driver.Rows, int64, error) {
	text = strings.TrimSpace(text)
	if strings.HasPrefix(text, "set ") || strings.HasPrefix(text, "SET ") || text == "" {
		return nil, 0, nil
	}
	if m := sqlCreate.FindStringSubmatch(text); m != nil {
		c.s.mu.Lock()
		c.s.tables[m[1]] = sqlTable{"id": m[2]}
		c.s.mu.Unlock()
		kind := "BLOB"
		if strings.Contains(m[2], "char") {
			kind = "TEXT"
		}
		text = strings.Replace(text, m[2], kind, 1)
	}
	var table sqlTable
	if m := sqlOnTable.FindStringSubmatch(text); m != nil {
		c.s.mu.Lock()
		table = c.s.tables[m[1]]
		c.s.mu.Unlock()
	}
	numbers, stores := map[string]bool{}, map[string]bool{}
	if sqlInserted.MatchString(text) {
		stores["1"], numbers["2"] = true, true
		numbers["1"] = !strings.Contains(text, "@p2")
	}
	for _, m := range sqlNumbered.FindAllStringSubmatch(text, -1) {
		numbers[m[1]+m[2]] = true
	}
	for _, m := range sqlAssigned.FindAllStringSubmatch(text, -1) {
		stores[m[1]] = true
	}
	used := []driver.NamedValue{}
	for _, a := range args {
		place := fmt.Sprint(a.Ordinal)
		v := a.Value
		if !numbers[place] && table != nil {
			var err error
			if v, err = converted(table["id"], a.Name, v, stores[place]); err != nil {
				return nil, 0, err
			}
		}
		if g, ok := v.(tds.GUID); ok {
			id := codec.MixedEndian.Decode([16]byte(g))
			v = kept(id)
		}
		used = append(used, driver.NamedValue{Name: "p" + place, Ordinal: a.Ordinal, Value: v})
	}
	text = sqlShown.ReplaceAllString(text, "upper(ms_hex($1))")
	if !strings.HasPrefix(text, "SELECT") {
		res, err := c.ExecContext(ctx, text, named(text, used))
		if err != nil {
			return nil, 0, sqlFailure(err)
		}
		n, err := res.RowsAffected()
		return nil, n, err
	}
	rows, err := c.QueryContext(ctx, text, named(text, used))
	if err != nil {
		return nil, 0, sqlFailure(err)
	}
	return &sqlTypesRows{rows}, 0, nil
}

// Columns is for [tds.Bulker].
func (c *sqlTypesConn) Columns(table string) ([]tds.Column, error) {
	c.s.mu.Lock()
	defer c.s.mu.Unlock()
	t, there := c.s.tables[table]
	if !there {
		return nil, msError{208, "Invalid object name."}
	}
	return []tds.Column{{Name: "id", Type: t["id"]}, {Name: "n", Type: "int"}}, nil
}

// Bulk is for [tds.Bulker]. It stores bytes as they come.
func (c *sqlTypesConn) Bulk(ctx context.Context, table string, columns []string,
	rows [][]driver.Value) error {
	described, err := c.Columns(table)
	if err != nil {
		return err
	}
	native := described[0].Type == "uniqueidentifier"
	for _, row := range rows {
		var args []driver.NamedValue
		for i, v := range row {
			if b, ok := v.([]byte); ok && native && columns[i] == "id" {
				if len(b) != 16 {
					return msError{4804, "Premature end-of-message while reading the rows."}
				}
				v = kept(codec.MixedEndian.Decode([16]byte(b)))
			}
			args = append(args, driver.NamedValue{Ordinal: i + 1, Value: v})
		}
		q := "INSERT INTO " + table + " (" + strings.Join(columns, ", ") + ") VALUES (?" +
			strings.Repeat(", ?", len(columns)-1) + ")"
		if _, err := c.ExecContext(ctx, q, args); err != nil {
			return sqlFailure(err)
		}
	}
	return nil
}

// named leaves out what the statement does not have: SQLite refuses it.
func named(text string, args []driver.NamedValue) (out []driver.NamedValue) {
	has := map[string]bool{}
	for _, m := range sqlDefault.FindAllStringSubmatch(text, -1) {
		has["p"+m[1]] = true
	}
	for _, a := range args {
		if has[a.Name] {
			out = append(out, a)
		}
	}
	return out
}

// converted is what the server makes of a parameter beside a column of the type: where it is
// stored, an assignment, else a comparison, to which the type of higher precedence decides.
func converted(column, declared string, v driver.Value, stored bool) (driver.Value, error) {
	switch {
	case column == "uniqueidentifier":
		switch v := v.(type) {
		case string:
			text := strings.TrimSuffix(strings.TrimPrefix(v, "{"), "}")
			id, err := codec.ParseCanonical(strings.ToLower(text[:min(len(text), 36)]))
			if err != nil {
				return nil, msError{8169, "Conversion failed when converting from a character string to uniqueidentifier."}
			}
			return kept(id), nil
		case []byte:
			if len(v) < 16 {
				return nil, msError{8170, "Insufficient result space to convert uniqueidentifier value."}
			}
			return kept(codec.MixedEndian.Decode([16]byte(v[:16]))), nil
		}
	case strings.HasPrefix(column, "binary") && stored:
		if declared == "nvarchar" || declared == "null" {
			return nil, msError{257, "Implicit conversion from data type nvarchar to binary is not allowed."}
		}
		if b, ok := v.([]byte); ok {
			if len(b) > 16 {
				return nil, msError{2628, "String or binary data would be truncated."}
			}
			return append(bytes.Clone(b), make([]byte, 16-len(b))...), nil
		}
	case strings.Contains(column, "char"):
		var size int
		fmt.Sscanf(column[strings.Index(column, "("):], "(%d)", &size)
		if b, ok := v.([]byte); ok {
			v = string(b)
		}
		if s, ok := v.(string); ok && stored {
			if len(s) > size {
				return nil, msError{2628, "String or binary data would be truncated."}
			}
			if strings.HasPrefix(column, "char") {
				return s + strings.Repeat(" ", size-len(s)), nil
			}
		}
	}
	return v, nil
}

func sqlFailure(err error) error {
	if strings.Contains(err.Error(), "UNIQUE constraint") {
		return msError{2627, "Violation of PRIMARY KEY constraint."}
	}
	if strings.Contains(err.Error(), "NOT NULL constraint") {
		return msError{515, "Cannot insert the value NULL into column."}
	}
	return err
}

// sqlTypesRows give uniqueidentifiers as the server sends them.
type sqlTypesRows struct{ driver.Rows }

func (r *sqlTypesRows) Next(dest []driver.Value) error {
	if err := r.Rows.Next(dest); err != nil {
		if err == io.EOF {
			return err
		}
		return sqlFailure(err)
	}
	for i, v := range dest {
		if b, ok := v.([]byte); ok {
			if id, ok := ofKept(b); ok {
				dest[i] = tds.GUID(codec.MixedEndian.Encode(id))
			}
		}
	}
	return nil
}
