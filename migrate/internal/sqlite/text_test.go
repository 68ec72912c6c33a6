package sqlite

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

// FuzzSoleCreate: what passes has no statement behind the first one.
func FuzzSoleCreate(f *testing.F) {
	f.Add(`CREATE TABLE t (id BLOB)`, "t")
	f.Add(`CREATE TABLE "t" (id BLOB DEFAULT ';') /* ; */`, "t")
	f.Add("CREATE TABLE [t] (`a;` TEXT, \"b)\" INT, c AS ('('))", "t")
	f.Fuzz(func(t *testing.T, def, name string) {
		if soleCreate(def, "TABLE", name) != nil {
			return
		}
		for _, tok := range words(def) {
			if tok.Is(";") {
				t.Errorf("%q passes for one statement", def)
			}
		}
		if !words(def)[1].Is("TABLE") {
			t.Errorf("%q passes for a CREATE TABLE", def)
		}
	})
}

func TestRetype(t *testing.T) {
	for _, tt := range []struct{ name, def, column, want string }{
		{"the first column", "CREATE TABLE t (id text PRIMARY KEY, n)", "id", "CREATE TABLE t (id BLOB PRIMARY KEY, n)"},
		{"a size", "CREATE TABLE t(n,id VARCHAR (36) NOT NULL)", "id", "CREATE TABLE t(n,id BLOB NOT NULL)"},
		{"several words", "CREATE TABLE t (id VARYING CHARACTER(36, 1) DEFAULT 'a,b', n)", "id", "CREATE TABLE t (id BLOB DEFAULT 'a,b', n)"},
		{"no type", "CREATE TABLE t (id, n)", "id", "CREATE TABLE t (id BLOB, n)"},
		{"no type at the end", "CREATE TABLE t (n, id)", "id", "CREATE TABLE t (n, id BLOB)"},
		{"quoted names in another case", `CREATE TABLE "a(b" ("x, id text" int, [ID] text UNIQUE)`, "id", `CREATE TABLE "a(b" ("x, id text" int, [ID] BLOB UNIQUE)`},
		{"a doubled quote", `CREATE TABLE t ("i""d" text)`, `i"d`, `CREATE TABLE t ("i""d" BLOB)`},
		{"comments", "CREATE TABLE t ( -- id text,\n /* id int, */ id text, n)", "id", "CREATE TABLE t ( -- id text,\n /* id int, */ id BLOB, n)"},
		{"a name that stands elsewhere", "CREATE TABLE t (n CHECK (id text > 1), id text, FOREIGN KEY (id) REFERENCES id (id))", "id", "CREATE TABLE t (n CHECK (id text > 1), id BLOB, FOREIGN KEY (id) REFERENCES id (id))"},
		{"letters outside of ASCII", "CREATE TABLE t (Ä int, ä text, K int)", "ä", "CREATE TABLE t (Ä int, ä BLOB, K int)"},
		{"a collation", "CREATE TABLE t (id text COLLATE NOCASE, n) WITHOUT ROWID", "id", "CREATE TABLE t (id BLOB COLLATE NOCASE, n) WITHOUT ROWID"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			got, err := retype(tt.def, tt.column, "BLOB")
			if err != nil || got != tt.want {
				t.Errorf("retype(%q, %q) = %q, %v; want %q", tt.def, tt.column, got, err, tt.want)
			}
		})
	}
	if got, err := retype("CREATE TABLE t (n)", "id", "BLOB"); err == nil {
		t.Errorf("a column that is not there: %q", got)
	}
}

// A word that follows a type or a name at once stays a word of its own, and the way back gives the
// text that was there.
func TestRetypeAndBack(t *testing.T) {
	for _, tt := range []struct{ def, want string }{
		{"CREATE TABLE t (id CHAR(36)PRIMARY KEY, n)", "CREATE TABLE t (id BLOB PRIMARY KEY, n)"},
		{"CREATE TABLE t (id CHAR(36) PRIMARY KEY, n)", "CREATE TABLE t (id BLOB PRIMARY KEY, n)"},
		{"CREATE TABLE t (id CHAR(36)CHECK(n > 0))", "CREATE TABLE t (id BLOB CHECK(n > 0))"},
		{"CREATE TABLE t (id CHAR(36)\tNOT NULL)", "CREATE TABLE t (id BLOB\tNOT NULL)"},
		{"CREATE TABLE t (id CHAR(36)/**/NOT NULL)", "CREATE TABLE t (id BLOB/**/NOT NULL)"},
		{"CREATE TABLE t (\"id\"VARCHAR(36)COLLATE NOCASE)", "CREATE TABLE t (\"id\"BLOB COLLATE NOCASE)"},
		{"CREATE TABLE t (\"id\"PRIMARY KEY)", "CREATE TABLE t (\"id\"BLOB PRIMARY KEY)"},
		{"CREATE TABLE t (\"id\" PRIMARY KEY)", "CREATE TABLE t (\"id\" BLOB PRIMARY KEY)"},
		{"CREATE TABLE t (n, [id]NOT NULL)", "CREATE TABLE t (n, [id]BLOB NOT NULL)"},
		{"CREATE TABLE t (id, n)", "CREATE TABLE t (id BLOB, n)"},
		{"CREATE TABLE t (id/* no type */NOT NULL)", "CREATE TABLE t (id BLOB/* no type */NOT NULL)"},
	} {
		was := declaredType(tt.def, "id")
		if !knownType().MatchString(was) {
			t.Errorf("%s: the type %q is not known", tt.def, was)
		}
		got, err := retype(tt.def, "id", "BLOB")
		if err != nil || got != tt.want {
			t.Errorf("retype(%q) = %q, %v; want %q", tt.def, got, err, tt.want)
		}
		if back, err := retype(got, "id", was); err != nil || back != tt.def {
			t.Errorf("and back %q, %v; want %q", back, err, tt.def)
		}
	}
}

// A table that lost a constraint, or got one, is named with it.
func TestSameStructure(t *testing.T) {
	was := []string{"column id: in the primary key 1", "index a: UNIQUE 1"}
	if err := sameStructure("t", was, []string{was[1], was[0]}); err != nil {
		t.Error(err)
	}
	for want, is := range map[string][]string{
		`"t" would have lost "index a: UNIQUE 1"`: was[:1],
		`"t" would have got "foreign key 0"`:      append(was[:2:2], "foreign key 0"),
	} {
		if err := sameStructure("t", was, is); err == nil || !strings.Contains(err.Error(), want) {
			t.Errorf("%v, want %s", err, want)
		}
	}
}

// Whatever the text is, all of it but one type stays.
func FuzzRetype(f *testing.F) {
	f.Add("CREATE TABLE t (id text PRIMARY KEY, n)", "id")
	f.Add(`CREATE TABLE "t" ([id] varchar(36), 'x' "`, "id")
	f.Fuzz(func(t *testing.T, def, column string) {
		got, err := retype(def, column, "\x01")
		if err != nil {
			return
		}
		head, tail, ok := strings.Cut(got, "\x01")
		if strings.Contains(def, "\x01") {
			return
		}
		// Where there was no type, a blank comes before it.
		if !ok || !strings.HasPrefix(def, head) && !strings.HasPrefix(def, strings.TrimSuffix(head, " ")) || !strings.HasSuffix(def, strings.TrimPrefix(tail, " ")) {
			t.Errorf("retype(%q, %q) = %q", def, column, got)
		}
	})
}

func TestColumnText(t *testing.T) {
	const def = `CREATE TABLE t (id TEXT, "g,h" TEXT AS (lower(id)) STORED, n INT DEFAULT (1), FOREIGN KEY (n) REFERENCES u)`
	for column, want := range map[string]string{
		"g,h": " TEXT AS (lower(id)) STORED", "ID": " TEXT", "n": " INT DEFAULT (1)", "x": "",
	} {
		if got := columnText(def, column); got != want {
			t.Errorf("columnText(%q) = %q, want %q", column, got, want)
		}
	}
}

// SQLite takes letters for the same in both cases only where they are of ASCII.
func TestSameName(t *testing.T) {
	for _, tt := range []struct {
		a, b string
		want bool
	}{
		{"Order_ID", "oRDER_id", true}, {"Ä", "ä", false}, {"Äb", "ÄB", true}, {"k", "\u212a", false},
		{"@", "`", false}, {"a", "ab", false}, {"", "", true},
	} {
		if got := sameName(tt.a, tt.b); got != tt.want {
			t.Errorf("%q and %q: %v", tt.a, tt.b, got)
		}
	}
	const def = `CREATE TABLE t (Ä INT DEFAULT (1), ä TEXT)`
	if got := withDefault(def, "ä", false); got != def {
		t.Errorf("the default of another column is taken: %s", got)
	}
	if got := columnText(def, "ä"); got != " TEXT" {
		t.Errorf("the text of another column is taken: %q", got)
	}
}

func TestQualifies(t *testing.T) {
	for _, tt := range []struct {
		def  string
		want bool
	}{
		{"CREATE TABLE orders (n int CHECK (orders.n > 0))", true},
		{"CREATE TABLE orders (n int CHECK ([Orders] /* its own */ . n > 0))", true},
		{`CREATE TABLE "orders" (n int CHECK ("orders"."n" > 0))`, true},
		{"CREATE TABLE orders (n int CHECK (n > 0)) -- orders.n", false},
		{"CREATE TABLE orders (n text DEFAULT 'orders.n')", false},
		{"CREATE TABLE orders (n int CHECK (n > .5), orders int)", false},
		{"", false},
	} {
		if got := qualifies(tt.def, "orders"); got != tt.want {
			t.Errorf("%s: %v, want %v", tt.def, got, tt.want)
		}
	}
}

// FuzzQualifies: a name with a column behind it is found whatever follows, and nothing is in a
// literal or a comment.
func FuzzQualifies(f *testing.F) {
	f.Add("CREATE TABLE orders (n int CHECK (orders.n > 0))", "orders")
	f.Add(`CREATE TABLE "a.b" (n int CHECK ([a.b] . n > 0)) -- 'a.b'.n`, "a.b")
	f.Add("/* orders.n", `or"ders`)
	f.Fuzz(func(t *testing.T, def, table string) {
		quoted := func(q, s string) string { return q + strings.ReplaceAll(s, q, q+q) + q }
		for _, q := range []string{`"`, "`"} {
			if own := quoted(q, table) + " /* its own */ . n " + def; !qualifies(own, table) {
				t.Errorf("%q does not qualify a column with %q", own, table)
			}
		}
		for _, none := range []string{quoted("'", def), "/*" + strings.ReplaceAll(def, "*", "") + "*/", "--" + strings.ReplaceAll(def, "\n", "")} {
			if qualifies(none, table) {
				t.Errorf("%q qualifies a column with %q", none, table)
			}
		}
		if qualifies(def, table) && !strings.Contains(def, ".") {
			t.Errorf("%q has no dot", def)
		}
	})
}

func TestDeclaredType(t *testing.T) {
	const def = `CREATE TABLE t (id Char ( 36 ) NOT NULL, "g,h" text AS (lower(id)) STORED, n DEFAULT (1), "last" varying  character(3), x, FOREIGN KEY (n) REFERENCES u)`
	for column, want := range map[string]string{
		"g,h": "text", "ID": "Char ( 36 )", "n": "", "x": "", "last": "varying  character(3)", "none": "",
	} {
		if got := declaredType(def, column); got != want {
			t.Errorf("declaredType(%q) = %q, want %q", column, got, want)
		}
	}
}

func TestUsesInText(t *testing.T) {
	for def, want := range map[string]bool{
		"CREATE INDEX i ON t (id, n DESC) WHERE note IS NOT NULL":      false,
		"CREATE INDEX i ON t (n, [ID] COLLATE NOCASE) WHERE n > 3":     false,
		"CREATE INDEX id ON id (n) WHERE n > 3":                        false,
		"CREATE INDEX i ON t (n, lower(id))":                           true,
		"CREATE INDEX i ON t (id || n)":                                true,
		"CREATE INDEX i ON t (n) WHERE id > 'a'":                       true,
		"CREATE INDEX i ON t (n) WHERE (note IN (SELECT 1) OR id = 1)": true,
	} {
		if got := usesInText(def, "id"); got != want {
			t.Errorf("%s: %v, want %v", def, got, want)
		}
	}
}
