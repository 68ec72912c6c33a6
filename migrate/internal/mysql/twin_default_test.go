package mysql

import (
	"slices"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// TestDefaultsComeBack carries defaults to another type and back, as each server writes them.
func TestDefaultsComeBack(t *testing.T) {
	for _, c := range []struct{ value, carried, written string }{
		{"(uuid())", "(unhex(replace(uuid(),'-','')))",
			"(unhex(replace(uuid(),_utf8mb4'-',_utf8mb4'')))"},
		{"uuid()", "(unhex(replace(uuid(),'-','')))", "unhex(replace(uuid(),'-',''))"},
		{"'00000000-0000-7000-8000-000000000000'",
			"(unhex(replace('00000000-0000-7000-8000-000000000000','-','')))",
			"unhex(replace('00000000-0000-7000-8000-000000000000','-',''))"},
		{"'00000000-0000-7000-8000-000000000000'",
			"(unhex(replace('00000000-0000-7000-8000-000000000000','-','')))",
			"unhex(replace(_utf8mb4'00000000-0000-7000-8000-000000000000',_utf8mb4'-',_utf8mb4''))"},
		{"replace(uuid(),'-','')", "(unhex(replace(replace(uuid(),'-',''),'-','')))",
			"unhex(replace(replace(uuid(),'-',''),'-',''))"},
		{"concat('{',uuid(),'}')", "(unhex(replace(replace(replace(concat('{',uuid(),'}'),'{',''),'}',''),'-','')))",
			"unhex(replace(replace(replace(concat('{',uuid(),'}'),_utf8mb4'{',_utf8mb4''),_utf8mb4'}',_utf8mb4''),_utf8mb4'-',_utf8mb4''))"},
	} {
		if got := defaultAs(c.value, myAnyText(), myBinary); got != c.carried {
			t.Errorf("%s becomes %s, want %s", c.value, got, c.carried)
		}
		want := c.value
		if !isLiteral(want) {
			want = "(" + withoutParens(want) + ")"
		}
		if got := defaultAs(c.written, myBinary, myText); got != want {
			t.Errorf("%s becomes %s, want %s", c.written, got, want)
		}
	}
	bytes := "unhex(replace(uuid(),'-',''))"
	if got := defaultAs(bytes, myBinary, myUUID); got != "(cast("+bytes+" as uuid))" {
		t.Errorf("a default of bytes becomes %s", got)
	}
	if got := defaultAs("cast("+bytes+" as uuid)", myUUID, myBinary); got != "("+bytes+")" {
		t.Errorf("it comes back as %s", got)
	}
	written := "cast(uuid() as char(36) charset utf8mb4)"
	if got := defaultAs(written, myText, myUUID); got != "(uuid())" {
		t.Errorf("%s comes back as %s", written, got)
	}
	for _, to := range []*sqlgen.Form{myText, myAnyText(), myBraces} {
		made := defaultAs("random_bytes(16)", myBinary, to)
		if got := defaultAs(made, myAnyText(), myBinary); got != "(random_bytes(16))" {
			t.Errorf("%s comes back as %s", made, got)
		}
	}
}

// FuzzTables reads whatever a server may show of a table.
func FuzzTables(f *testing.F) {
	f.Add("CREATE TABLE `t` (\n  `id` char(36) NOT NULL DEFAULT (uuid()) COMMENT 'it''s' /*!80023 INVISIBLE */,\n" +
		"  PRIMARY KEY (`id`),\n  CONSTRAINT `fk` FOREIGN KEY (`a`,`b`) REFERENCES `d`.`p` (`x`,`y`) ON DELETE CASCADE\n) ENGINE=InnoDB")
	f.Fuzz(func(t *testing.T, text string) {
		table := parseTable(sqlgen.Ref{Schema: "s", Table: "t"}, text)
		for _, x := range table.indexes {
			if x.kind == "" {
				t.Errorf("an index of no kind in %q", text)
			}
		}
		_ = plainComments(plainComments(text))
	})
}

// A name with the end of a line ended the definition of its table, and the key got no columns.
func TestLinesOf(t *testing.T) {
	const text = "CREATE TABLE `t` (\n  `a\nb` int DEFAULT 'it''s\n',\n  KEY `x` (`a\nb`)\n) COMMENT='``'"
	want := []string{"CREATE TABLE `t` (", "  `a\nb` int DEFAULT 'it''s\n',", "  KEY `x` (`a\nb`)", ") COMMENT='``'"}
	if got := linesOf(text); !slices.Equal(got, want) {
		t.Errorf("%q, want %q", got, want)
	}
}

// Servers write a quote within an expression behind a backslash. All behind it was read as a string,
// and a table lost its primary key.
func TestQuotesWithinExpressions(t *testing.T) {
	for text, want := range map[string]string{`'it\'s'`: `'it''s'`, `'it''s'`: `'it''s'`, `'\\'`: `'\\'`,
		`'\\''' 'a'`: `'\\''' 'a'`, "`a\\` 'b'": "`a\\` 'b'", `"\"'"`: `"""'"`, `'\\\''`: `'\\'''`, `'\`: `'\`} {
		if got := plainQuotes(text); got != want {
			t.Errorf("%s becomes %s, want %s", text, got, want)
		}
	}
	table := parseTable(sqlgen.Ref{Schema: "s", Table: "t"}, "CREATE TABLE `t` (\n  `id` char(36) NOT NULL,\n"+
		"  `g` varchar(60) GENERATED ALWAYS AS (concat(`n`,_utf8mb4'it\\'s')) VIRTUAL,\n  PRIMARY KEY (`id`),\n"+
		"  CONSTRAINT `c` CHECK ((`n` <> _utf8mb4'\\''))\n) ENGINE=InnoDB")
	if len(table.columns) != 2 || len(table.indexes) != 1 || len(table.checks) != 1 {
		t.Errorf("it has %d columns, %d indexes and %d CHECKs", len(table.columns), len(table.indexes), len(table.checks))
	}
}

// Servers spell the same bytes in their own ways.
func TestADefaultStandsForNone(t *testing.T) {
	for value, want := range map[string]bool{
		"": false, "''": true, "'00000000-0000-0000-0000-000000000000'": true,
		`'\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0'`: true, "x'00000000000000000000000000000000'": true,
		"X'00000000000000000000000000000000'": true, "x'00000000000000000000000000000001'": false,
		"'0193e9a4-1c2d-7e3f-8a4b-5c6d7e8f9a0b'": false, "x'0'": false,
	} {
		if got := standsForNone(value); got != want {
			t.Errorf("%s: %v, want %v", value, got, want)
		}
	}
}
