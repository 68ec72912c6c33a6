//go:build cgo

package sqlserver_test

import (
	"bytes"
	"crypto/sha256"
	"database/sql/driver"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"io"
	"regexp"
	"strings"

	"github.com/sqluuid/sqluuid/codec"
)

// order is the order in which SQL Server compares the bytes of a uniqueidentifier,
// which are given in network order. The stand-in keeps one as a letter and its bytes
// in this order, so that SQLite compares as the server does.
var order = [16]int{10, 11, 12, 13, 14, 15, 8, 9, 7, 6, 5, 4, 3, 2, 1, 0}

func guid(id [16]byte) []byte {
	out := []byte{'G'}
	for _, at := range order {
		out = append(out, id[at])
	}
	return out
}

// ofGUID returns the id of a uniqueidentifier.
func ofGUID(b []byte) (id [16]byte, ok bool) {
	if len(b) != 17 || b[0] != 'G' {
		return id, false
	}
	for i, at := range order {
		id[at] = b[i+1]
	}
	return id, true
}

// functions are what CONVERT does, and what SQLite has another name for.
var functions = map[string]any{
	"ms_guid": func(x any) (any, error) {
		switch x := x.(type) {
		case nil:
			return nil, nil
		case string:
			id, err := codec.Parse(strings.ToLower(x))
			if err != nil {
				return nil, fmt.Errorf("conversion of %q to uniqueidentifier failed (8169)", x)
			}
			return guid(id), nil
		}
		return nil, fmt.Errorf("%T to uniqueidentifier", x)
	},
	"ms_guidtext": func(v any) (any, error) {
		x, ok := v.([]byte)
		if !ok {
			return nil, wrongType(v)
		}
		id, ok := ofGUID(x)
		if !ok {
			return nil, wrongType(v)
		}
		return strings.ToUpper(string(codec.AppendText(nil, id))), nil
	},
	// A uniqueidentifier has its first three fields little-endian in its bytes.
	"ms_bytes16": func(v any) (any, error) {
		x, ok := v.([]byte)
		if !ok {
			return nil, wrongType(v)
		}
		if id, ok := ofGUID(x); ok {
			b := codec.MixedEndian.Encode(id)
			return b[:], nil
		}
		return append(bytes.Clone(x), make([]byte, max(16-len(x), 0))...)[:16], nil
	},
	"ms_unhex16": func(x any) (any, error) {
		s, ok := x.(string)
		if !ok {
			return nil, nil
		}
		b, err := hex.DecodeString(s)
		if err != nil {
			return nil, fmt.Errorf("conversion of %q to binary failed (8114)", s)
		}
		return append(b, make([]byte, max(16-len(b), 0))...)[:16], nil
	},
	"ms_try_unhex16": func(x any) any {
		s, _ := x.(string)
		b, err := hex.DecodeString(s)
		if err != nil || len(b) > 16 {
			return nil
		}
		return append(b, make([]byte, 16-len(b))...)
	},
	"ms_sha": func(x string) []byte { sum := sha256.Sum256([]byte(x)); return sum[:] },
	// Fewer bits than the server's bigint: SQLite's sums have no more.
	"ms_int": func(x []byte) int64 { return int64(binary.BigEndian.Uint64(x) >> 24) },
	"ms_hex": func(v any) (any, error) {
		x, ok := v.([]byte)
		if !ok {
			return nil, wrongType(v)
		}
		return strings.ToUpper(hex.EncodeToString(x)), nil
	},
}

// wrongType is the error of a value that is not of the type that a conversion
// takes; NULL is of every type.
func wrongType(v any) error {
	if v == nil {
		return nil
	}
	return fmt.Errorf("conversion of the %T %x", v, v)
}

// split cuts a batch into its statements.
func split(batch string) []string {
	batch = strings.NewReplacer("BEGIN; THROW", "THROW", ", 1; END", ", 1").Replace(batch)
	var out []string
	start, quote := 0, byte(0)
	for i := 0; i <= len(batch); i++ {
		switch {
		case i == len(batch) || batch[i] == ';' && quote == 0:
			if s := strings.TrimSpace(batch[start:i]); s != "" {
				out = append(out, s)
			}
			start = i + 1
		case quote == 0 && (batch[i] == '\'' || batch[i] == '['):
			quote = map[byte]byte{'\'': '\'', '[': ']'}[batch[i]]
		case batch[i] == quote:
			quote = 0
		}
	}
	return out
}

var (
	top   = regexp.MustCompile(`SELECT TOP \((\d+)\) `)
	words = []struct {
		from *regexp.Regexp
		to   string
	}{
		{regexp.MustCompile(`^IF OBJECT_ID\([^)]*\) IS NULL CREATE TABLE`), "CREATE TABLE IF NOT EXISTS"},
		{regexp.MustCompile(`^IF NOT EXISTS \(SELECT 1 FROM sys\.indexes .*\) CREATE UNIQUE INDEX \[(\w+)\] ON \[(\w+)\]\.`), "CREATE UNIQUE INDEX IF NOT EXISTS [$2].[$1] ON "},
		{regexp.MustCompile(`FROM sys\.tables WHERE object_id = OBJECT_ID\(N'\[(\w+)\]\.\[(\w+)\]', N'U'\)`), "FROM $1.sqlite_master WHERE name = '$2'"},
		{regexp.MustCompile(`OPENJSON\((@p\d+)\) WITH \(o nvarchar\(36\) '\$\[0\]', n nvarchar\(36\) '\$\[1\]'\) m`),
			"(SELECT json_extract(value, '$$[0]') AS o, json_extract(value, '$$[1]') AS n FROM json_each($1)) m"},
		{regexp.MustCompile(`OPENJSON\((@p\d+)\) WITH \(o nvarchar\(36\) '\$\[0\]'\) m`), "(SELECT json_extract(value, '$$[0]') AS o FROM json_each($1)) m"},
		{regexp.MustCompile(`^(UPDATE (\S+) SET .*) FROM \S+ INNER JOIN (\(SELECT .*\) m) ON (.*)$`), "$1 FROM $3 WHERE $4"},
		{regexp.MustCompile(`nvarchar\(max\)`), "text"},
		{regexp.MustCompile(`varbinary\(max\) NOT NULL`), "blob NOT NULL"},
		{regexp.MustCompile(` COLLATE Latin1_General_BIN2 LIKE N'`), " GLOB '"},
		{regexp.MustCompile(` COLLATE Latin1_General_BIN2`), ""},
		{regexp.MustCompile(` COLLATE Latin1_General_CI_AS`), " COLLATE NOCASE"},
		{regexp.MustCompile(` WITH \((UPDLOCK|READPAST, ROWLOCK, UPDLOCK|UPDLOCK, HOLDLOCK|TABLOCKX, HOLDLOCK|TABLOCK)\)`), ""},
		{regexp.MustCompile(` OFFSET (\d+) ROWS FETCH NEXT 1 ROWS ONLY`), " LIMIT 1 OFFSET $1"},
		{regexp.MustCompile(`\bN'`), "'"},
		{regexp.MustCompile(`\b0x([0-9A-F]+)`), "x'$1'"},
		{regexp.MustCompile(`COUNT_BIG\(`), "count("},
		{regexp.MustCompile(`DATALENGTH\(`), "octet_length("},
		{regexp.MustCompile(`DATEDIFF_BIG\(MILLISECOND, '19700101', SYSUTCDATETIME\(\)\)`), "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)"},
		{regexp.MustCompile(`(\)|') \+ (SUBSTRING|COALESCE|')`), "$1 || $2"},
		{regexp.MustCompile(`\bCONVERT\(uniqueidentifier, `), "ms_guid("},
		{regexp.MustCompile(`\bCONVERT\(char\(36\), `), "ms_guidtext("},
		{regexp.MustCompile(`\bCONVERT\((?:n?varchar)\(36\), ([^()]*)\)`), "($1)"},
	}
)

// reword turns a statement into SQLite's words, with those of its arguments that it
// has.
func reword(st string, args []driver.NamedValue) (string, []driver.NamedValue) {
	for _, w := range words {
		for st != w.from.ReplaceAllString(st, w.to) {
			st = w.from.ReplaceAllString(st, w.to)
		}
	}
	st = styled(st, "TRY_CONVERT(binary(16), ", "ms_try_unhex16(", "")
	st = styled(st, "CONVERT(binary(16), ", "ms_unhex16(", "ms_bytes16(")
	st = styled(st, "CONVERT(char(32), ", "ms_hex(", "")
	st = styled(st, "CONVERT(varchar(8000), ", "ms_hex(", "")
	st = styled(st, "CONVERT(varchar(max), ", "hex(", "(")
	for _, same := range []string{"nvarchar(100)", "varbinary(max)", "varbinary(8000)", "varchar(20)", "varchar(40)", "decimal(38, 0)", "nvarchar(38)", "varchar(38)"} {
		st = styled(st, "CONVERT("+same+", ", "", "(")
	}
	st = styled(st, "CONVERT(bigint, ", "", "ms_int(")
	st = strings.ReplaceAll(st, "HASHBYTES('SHA2_256', ", "ms_sha(")
	for {
		m := top.FindStringSubmatchIndex(st)
		if m == nil {
			break
		}
		n, end := st[m[2]:m[3]], closing(st, m[1])
		st = st[:m[0]] + "SELECT " + st[m[1]:end] + " LIMIT " + n + st[end:]
	}
	var used []driver.NamedValue
	for _, a := range args {
		if name := fmt.Sprintf("p%d", a.Ordinal); regexp.MustCompile(`@` + name + `\b`).MatchString(st) {
			used = append(used, driver.NamedValue{Name: name, Ordinal: a.Ordinal, Value: a.Value})
		}
	}
	return st, used
}

// styled replaces a conversion by a function, which is another one where it has no
// style.
func styled(st, from, with, without string) string {
	for {
		at := strings.Index(st, from)
		if at < 0 {
			return st
		}
		end := closing(st, at+len(from))
		inner, to := st[at+len(from):end], without
		if strings.HasSuffix(inner, ", 2") {
			inner, to = strings.TrimSuffix(inner, ", 2"), with
		}
		st = st[:at] + to + inner + st[end:]
	}
}

// closing returns where the parenthesis closes that is open at from, or the end.
func closing(st string, from int) int {
	depth := 0
	for i := from; i < len(st); i++ {
		switch st[i] {
		case '(':
			depth++
		case ')':
			if depth--; depth < 0 {
				return i
			}
		}
	}
	return len(st)
}

// answer returns the rows of a question about the catalogue, nil for another one.
func (c *catalogue) answer(st string, args []driver.NamedValue) driver.Rows {
	text := func(i int) string {
		s, _ := args[i].Value.(string)
		return s
	}
	object := func(i int) string { return strings.NewReplacer("[", "", "]", "").Replace(text(i)) }
	at := 0 // where @@VERSION names Babelfish
	if c.babelfish {
		at = 35
	}
	switch {
	case strings.Contains(st, "sys.all_columns"):
		return &canned{[][]driver.Value{{1, at}}}
	case st == "SELECT CHARINDEX(N'Babelfish', @@VERSION)":
		return &canned{[][]driver.Value{{at}}}
	case strings.Contains(st, "FROM sys.objects o JOIN"):
		schema := text(1)
		if schema == "" {
			schema = "dbo"
		}
		t := c.tables[schema+"."+text(0)]
		if t == nil {
			return &canned{}
		}
		return &canned{[][]driver.Value{append([]driver.Value{schema, text(0)}, t.facts...)}}
	case strings.Contains(st, "FROM sys.columns c WHERE"):
		return &canned{c.tables[object(0)].columns}
	case strings.Contains(st, "AND x.key_ordinal > 0 ORDER BY i.index_id"):
		t, rows := c.tables[object(0)], [][]driver.Value(nil)
		for _, x := range t.indexes {
			if x[2] == "key" {
				rows = append(rows, []driver.Value{x[0], x[1], 1, 1})
			}
		}
		for _, col := range t.columns {
			if len(t.indexes) == 0 && col[7] == 1 { // a unique index consists of it
				rows = append(rows, []driver.Value{"by_" + col[0].(string), col[0], 0, 1})
			}
		}
		return &canned{rows}
	case strings.HasPrefix(st, "SELECT g.name"):
		var rows [][]driver.Value
		for _, name := range c.tables[object(0)].triggers {
			rows = append(rows, []driver.Value{name, ""})
		}
		return &canned{rows}
	case strings.Contains(st, "FROM sys.foreign_keys k JOIN sys.foreign_key_columns"):
		return &canned{c.keys}
	case strings.Contains(st, "k.is_disabled = 1"):
		var rows [][]driver.Value
		for _, name := range c.off {
			rows = append(rows, []driver.Value{name})
		}
		return &canned{rows}
	case strings.HasPrefix(st, "SELECT t.name FROM sys.tables"):
		var rows [][]driver.Value
		for name := range c.tables {
			_, name, _ = strings.Cut(name, ".")
			rows = append(rows, []driver.Value{name})
		}
		return &canned{rows}
	case strings.Contains(st, "FROM sys.schemas WHERE name"): // who else could act through the state
		return &canned{nil}
	case strings.Contains(st, "FROM sys.partitions"):
		return &canned{[][]driver.Value{{8192}}}
	}
	return nil
}

// canned are rows that were there before.
type canned struct{ rows [][]driver.Value }

func (c *canned) Columns() []string {
	n := 1
	if len(c.rows) > 0 {
		n = len(c.rows[0])
	}
	return make([]string, n)
}
func (c *canned) Close() error { return nil }
func (c *canned) Next(dest []driver.Value) error {
	if len(c.rows) == 0 {
		return io.EOF
	}
	for i, v := range c.rows[0] {
		if n, ok := v.(int); ok {
			v = int64(n)
		}
		dest[i] = v
	}
	c.rows = c.rows[1:]
	return nil
}
