//go:build unix

package metamorphic

import (
	"database/sql"
	"net/url"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/internal/dbtest"
)

// A form is how an engine stores ids.
type form struct {
	typ  string
	read string // {c} as the model writes ids
	kind byte   // 'b' for bytes, 't' for text, 'u' for uuid
	wide bool   // can hold what is no UUID
}

// bare reports whether the column holds sixteen bytes and nothing more.
func (e *engine) bare(f form) bool { return f.kind == 'b' || f.kind == 'u' && e.name == "postgres" }

// An other is a column type that has nothing to do with ids, with values.
type other struct {
	typ    string
	values []string
	bytes  bool // to be read as hexadecimal digits
}

// An engine is what differs between the servers.
type engine struct {
	name   string
	server dbtest.Server
	quote  string
	forms  map[string]form
	others []other
	tail   string // ends CREATE TABLE
	length int    // of names, in bytes
}

var engines = []*engine{
	{
		name: "sqlite", server: dbtest.SQLite, quote: `"`, length: 120,
		forms: map[string]form{
			"blob": {typ: "BLOB", kind: 'b', wide: true,
				read: "CASE typeof({c}) WHEN 'blob' THEN lower(hex({c})) " +
					"WHEN 'null' THEN NULL ELSE 'no blob: ' || {c} END"},
			"text":     liteText("TEXT"),
			"nocase":   liteText("TEXT COLLATE NOCASE"),
			"char(36)": liteText("CHAR(36)"),
		},
		others: []other{
			{"INTEGER", []string{"1", "-9223372036854775808"}, false}, {"REAL", []string{"1.5",
				"-1e300"}, false},
			{"TEXT", []string{"'x'", "'it''s'", "'日本'"}, false}, {"BLOB", []string{"x'00ff'", "x''"}, true},
			{"ANY", []string{"1", "'one'"}, false},
		},
	},
	{
		name: "postgres", server: dbtest.Postgres, quote: `"`, length: 63,
		forms: map[string]form{
			"uuid":        {typ: "uuid", kind: 'u', read: "replace({c}::text,'-','')"},
			"bytea":       {typ: "bytea", kind: 'b', read: "encode({c},'hex')", wide: true},
			"text":        {typ: "text", kind: 't', read: "{c}::text", wide: true},
			"varchar(36)": {typ: "varchar(36)", kind: 't', read: "{c}::text", wide: true},
			"char(36)":    {typ: "char(36)", kind: 't', read: "{c}::text", wide: true},
			"char(40)":    {typ: "char(40)", kind: 't', read: "{c}::text", wide: true},
			"char(32)":    {typ: "char(32)", kind: 't', read: "{c}::text", wide: true},
		},
		others: []other{
			{"bigint", []string{"1", "-9223372036854775808"}, false}, {"smallint", []string{"7"}, false},
			{"numeric(12,3)", []string{"12.345", "-0.001"}, false}, {"double precision", []string{"1.5",
				"'NaN'"}, false},
			{"real", []string{"0.25"}, false}, {"boolean", []string{"true", "false"}, false},
			{"timestamptz", []string{"'2026-03-01 12:00:00.123456+02'"}, false}, {"date",
				[]string{"'0044-03-15 BC'"}, false},
			{"interval", []string{"'1 month 2 days'"}, false}, {"jsonb", []string{`'{"a": [1, null]}'`},
				false},
			{"json", []string{`'{"b":1,  "a":2}'`}, false}, {"text[]", []string{`'{a,NULL,"b c"}'`}, false},
			{"inet", []string{"'10.0.0.1/8'"}, false}, {"bytea", []string{`'\x00ff'`}, false}, {"xml",
				[]string{"'<a/>'"}, false},
			{"int4range", []string{"'[1,5)'"}, false}, {"bit(5)", []string{"B'10101'"}, false},
			{"uuid[]", []string{"'{}'"}, false},
			{"tsvector", []string{"'a b'"}, false}, {"point", []string{"'(1,2)'"}, false}, {"char(3)",
				[]string{"'x'"}, false},
		},
	},
	{
		name: "mariadb", server: dbtest.MariaDB, quote: "`", length: 64,
		tail: " ENGINE=InnoDB",
		forms: mysqlForms(map[string]form{
			"uuid": {typ: "uuid", kind: 'u', read: "LOWER(REPLACE(CAST({c} AS CHAR),'-',''))"},
		}),
		others: mysqlOthers(other{"inet6", []string{"'::1'"}, false}),
	},
	{
		name: "mysql", server: dbtest.MySQL, quote: "`", length: 64, tail: " ENGINE=InnoDB",
		forms:  mysqlForms(map[string]form{}),
		others: mysqlOthers(other{"json", []string{`'{"a": 1}'`}, false}),
	},
}

// liteText is text of SQLite, where a column can hold bytes beside it.
func liteText(typ string) form {
	return form{typ: typ, kind: 't', wide: true,
		read: "CASE typeof({c}) WHEN 'blob' THEN 'no text: ' || hex({c}) ELSE {c} END"}
}

// short reports whether ids have no room for hyphens.
func (f form) short() bool { return strings.HasSuffix(f.typ, "(32)") }

// caseless reports whether the engine takes texts for equal that differ in case.
func (e *engine) caseless(f form) bool {
	return f.kind == 't' && (e.mysql() || strings.HasSuffix(f.typ, "NOCASE"))
}

// TEXT and BLOB are missing because they can be in no foreign key.
func mysqlForms(more map[string]form) map[string]form {
	more["binary(16)"] = form{typ: "binary(16)", kind: 'b', read: "LOWER(HEX({c}))"}
	more["varbinary(16)"] = form{typ: "varbinary(16)", kind: 'b', wide: true,
		read: "LOWER(HEX({c}))"}
	for _, typ := range []string{"char(36)", "varchar(36)", "varchar(50)", "char(32)"} {
		more[typ] = form{typ: typ, kind: 't', read: "{c}", wide: true}
	}
	return more
}

func mysqlOthers(more ...other) []other {
	return append(more, []other{
		{"bigint", []string{"1", "-9223372036854775808"}, false}, {"tinyint unsigned",
			[]string{"255"}, false},
		{"decimal(12,3)", []string{"12.345", "-0.001"}, false}, {"double", []string{"1.5", "-1e300"},
			false},
		{"float", []string{"0.25"}, false}, {"bit(5)", []string{"b'10101'"}, true}, {"year",
			[]string{"2026"}, false},
		{"datetime(6)", []string{"'2026-03-01 12:00:00.123456'"}, false}, {"date",
			[]string{"'2026-03-01'"}, false},
		{"timestamp(3)", []string{"'2026-03-01 12:00:00.123'"}, false}, {"time",
			[]string{"'-12:30:00'"}, false},
		{"varchar(50)", []string{"'it''s'", "'日本'"}, false}, {"text", []string{"'long'"}, false},
		{"varbinary(20)", []string{"x'00ff'", "x''"}, true}, {"blob", []string{"x'00'"}, true},
		{"enum('a','b')", []string{"'a'"}, false}, {"set('a','b')", []string{"'a,b'"}, false},
		{"char(3)", []string{"'x'"}, false},
	}...)
}

func engineOf(name string) *engine {
	for _, e := range engines {
		if e.name == name {
			return e
		}
	}
	panic("no engine " + name)
}

func (e *engine) mysql() bool { return e.name == "mariadb" || e.name == "mysql" }

func (e *engine) q(name string) string {
	return e.quote + strings.ReplaceAll(name, e.quote, e.quote+e.quote) + e.quote
}

// version asks for the version of the server.
func (e *engine) version() string {
	switch e.name {
	case "sqlite":
		return "SELECT sqlite_version()"
	case "postgres":
		return "SELECT split_part(current_setting('server_version'), ' ', 1)"
	}
	return "SELECT SUBSTRING_INDEX(VERSION(), '-', 1)"
}

// open makes a database of the test's own and returns its URL, with the address of the
// server apart.
func (e *engine) open(t *testing.T) (raw, address string, db *sql.DB) {
	t.Helper()
	raw, db = e.server.Own(t)
	if e.name == "sqlite" {
		return raw, "", db
	}
	u, err := url.Parse(raw)
	if err != nil {
		t.Fatal(err)
	}
	return raw, u.Host, db
}

// through returns the URL with another address in it.
func through(t *testing.T, raw, address string) string {
	t.Helper()
	u, err := url.Parse(raw)
	if err != nil {
		t.Fatal(err)
	}
	u.Host = address
	return u.String()
}
