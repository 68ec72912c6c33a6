package dialect

import (
	"strings"
	"testing"
)

func TestSoleCreateTakesOneStatementOfThatName(t *testing.T) {
	for _, tt := range []struct {
		def, kind, name string
		ok              bool
	}{
		{`CREATE TABLE t (id BLOB, n TEXT DEFAULT ';')`, "TABLE", "t", true},
		{`CREATE TABLE "a ""b" (id BLOB) -- end; of it`, "TABLE", `a "b`, true},
		{"CREATE UNIQUE INDEX `i` ON t (id)", "INDEX", "i", true},
		{`CREATE TABLE t (id BLOB); COMMIT; ATTACH 'x' AS x`, "TABLE", "t", false},
		{`CREATE TABLE other (id BLOB)`, "TABLE", "t", false},
		{`CREATE TABLE main.t (id BLOB)`, "TABLE", "t", false},
		{`CREATE TABLE t (id BLOB`, "TABLE", "t", false},
		{`CREATE TABLE t (id BLOB DEFAULT 'x`, "TABLE", "t", false},
		{`DROP TABLE t`, "TABLE", "t", false},
		{``, "TABLE", "t", false},
		{`CREATE TRIGGER g AFTER UPDATE ON t BEGIN SELECT CASE WHEN 1 THEN 2 END; SELECT 1; END`, "TRIGGER", "g", true},
		{`CREATE TRIGGER g AFTER UPDATE ON t BEGIN SELECT 1; END; DROP TABLE t`, "TRIGGER", "g", false},
		{`CREATE TRIGGER g AFTER UPDATE ON t BEGIN SELECT 1; END; DROP TABLE t; END`, "TRIGGER", "g", false},
		{`CREATE TRIGGER g AFTER UPDATE ON t BEGIN SELECT 1;`, "TRIGGER", "g", false},
		{`CREATE TRIGGER g AFTER UPDATE ON t`, "TRIGGER", "g", false},
		{`CREATE TABLE g (a); END`, "TABLE", "g", false},
	} {
		if err := soleCreate(tt.def, tt.kind, tt.name); (err == nil) != tt.ok {
			t.Errorf("soleCreate(%q, %s, %q) = %v, want ok %v", tt.def, tt.kind, tt.name, err, tt.ok)
		}
	}
}

func TestDefinedBeforeBelievesTypesOnly(t *testing.T) {
	c := &CopyTable{Ref: Ref{Table: "t"}, Columns: []CopyColumn{{Name: "id"}}}
	now := `CREATE TABLE t (id BLOB PRIMARY KEY, n INT)`
	for noted, ok := range map[string]bool{
		`CREATE TABLE t (id CHAR(36) PRIMARY KEY, n INT)`:               true,
		`CREATE TABLE t (id PRIMARY KEY, n INT)`:                        true,
		`CREATE TABLE t (id CHAR(36) PRIMARY KEY, n INT); ATTACH 'x'`:   false,
		`CREATE TABLE t (id TEXT; DROP x PRIMARY KEY, n INT)`:           false,
		`CREATE TABLE t (id CHAR(36) PRIMARY KEY, n INT, more TEXT)`:    false,
		`CREATE TABLE t (id CHAR(36) PRIMARY KEY, n INT) WITHOUT ROWID`: false,
	} {
		got, err := definedBefore(noted, now, c)
		if (err == nil) != ok || ok && got != noted {
			t.Errorf("definedBefore(%q) = %q, %v, want ok %v", noted, got, err, ok)
		}
	}
}

// FuzzSoleCreate: what passes has no statement behind the first one.
func FuzzSoleCreate(f *testing.F) {
	f.Add(`CREATE TABLE t (id BLOB)`, "t")
	f.Add(`CREATE TABLE "t" (id BLOB DEFAULT ';') /* ; */`, "t")
	f.Add("CREATE TABLE [t] (`a;` TEXT, \"b)\" INT, c AS ('('))", "t")
	f.Fuzz(func(t *testing.T, def, name string) {
		if soleCreate(def, "TABLE", name) != nil {
			return
		}
		for _, tok := range liteTokens(def) {
			if tok.text == ";" {
				t.Errorf("%q passes for one statement", def)
			}
		}
		if !strings.EqualFold(liteTokens(def)[1].text, "TABLE") {
			t.Errorf("%q passes for a CREATE TABLE", def)
		}
	})
}
