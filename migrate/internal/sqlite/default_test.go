package sqlite

import "testing"

// A default is found in the text that made a table, gets the bytes of its text, and comes back as it
// was written.
func TestADefaultIsCarriedOverAndBack(t *testing.T) {
	for _, tt := range []struct{ name, def, carried string }{
		{"an expression", "CREATE TABLE t (n INT DEFAULT 7, id TEXT DEFAULT (lower(hex(randomblob(16)))) PRIMARY KEY)",
			"CREATE TABLE t (n INT DEFAULT 7, id TEXT DEFAULT (unhex(replace(((lower(hex(randomblob(16))))),'-',''))) PRIMARY KEY)"},
		{"a text", "CREATE TABLE t (id TEXT DEFAULT 'a,)b' NOT NULL)",
			"CREATE TABLE t (id TEXT DEFAULT (unhex(replace(('a,)b'),'-',''))) NOT NULL)"},
		{"a column of another name", "CREATE TABLE t (ids TEXT DEFAULT 'x', id TEXT, more TEXT DEFAULT (id()))",
			"CREATE TABLE t (ids TEXT DEFAULT 'x', id TEXT, more TEXT DEFAULT (id()))"},
		{"the action of a foreign key", "CREATE TABLE t (id TEXT REFERENCES p ON DELETE SET DEFAULT ON UPDATE SET DEFAULT, n INT)",
			"CREATE TABLE t (id TEXT REFERENCES p ON DELETE SET DEFAULT ON UPDATE SET DEFAULT, n INT)"},
		{"behind such an action", "CREATE TABLE t (id TEXT REFERENCES p ON DELETE SET DEFAULT DEFAULT 'a')",
			"CREATE TABLE t (id TEXT REFERENCES p ON DELETE SET DEFAULT DEFAULT (unhex(replace(('a'),'-',''))))"},
		{"none", "CREATE TABLE t (id TEXT PRIMARY KEY, n INT DEFAULT 7)",
			"CREATE TABLE t (id TEXT PRIMARY KEY, n INT DEFAULT 7)"},
		{"behind a constraint", `CREATE TABLE t ("ID" TEXT CHECK (id <> 'DEFAULT') DEFAULT -7)`,
			`CREATE TABLE t ("ID" TEXT CHECK (id <> 'DEFAULT') DEFAULT (unhex(replace((-7),'-',''))))`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got := withDefault(tt.def, "id", false)
			if got != tt.carried {
				t.Errorf("got  %s\nwant %s", got, tt.carried)
			}
			if back := withDefault(got, "id", true); back != tt.def {
				t.Errorf("and back %s", back)
			}
		})
	}
	for text, want := range map[string]bool{
		"lower(hex(randomblob(16)))": true, "'a' || 'b'": true, "": false, "a)": false, "(a": false,
		"a; b": false, "(SELECT 1)": false, "'a": false, "with": false,
	} {
		if isExpression(text) != want {
			t.Errorf("isExpression(%q) is %v", text, !want)
		}
	}
}
