package dialect

import (
	"strings"
	"testing"
)

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
