package dialect

import (
	"database/sql/driver"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

func msCopy(from, to *Form, typ string, t *transform.Transform) *Copy {
	c := goldenCopy(from, to, typ, t)
	c.Tables[0].Columns = append(c.Tables[0].Columns, CopyColumn{Name: "previous", From: from, To: to, Type: typ, T: t})
	c.Triggers = true
	c.Keys = append(c.Keys, ForeignKey{Name: "orders_previous", Child: c.Tables[0].Ref, Parent: c.Tables[0].Ref, Columns: []Pair{{"previous", "id"}}})
	return c
}

// What is sent for a copy, an undo of it and its end, in that order, is a golden file.
func TestGoldenSQLServerCopy(t *testing.T) {
	d := sqlserver{}
	var b strings.Builder
	for _, x := range []struct {
		what, typ string
		size      int
		c         *Copy
	}{
		{"v1-to-v6 of binary(16)", "binary", 16, msCopy(msBinary, msBinary, "", transform.Between(1, 6))},
		{"text-to-binary and v1-to-v6 of varchar(36)", "varchar", 36, msCopy(msAnyText, msBinary, "binary(16)", transform.Between(1, 6))},
		{"text-to-binary of nchar(38), to uniqueidentifier", "nchar", 76, msCopy(msAnyNChar, msGUID, "uniqueidentifier", transform.Same)},
		{"binary-to-text of uniqueidentifier", "uniqueidentifier", 16, msCopy(msGUID, msText, "char(36) COLLATE Latin1_General_BIN2", transform.Same)},
	} {
		s := &script{answer: copyAnswers(x.typ, x.size)}
		session := openScript(t, s)
		if ok, err := d.Guard(t.Context(), session, x.c); err != nil || !ok {
			t.Fatal(ok, err)
		}
		say := func(q Querier, what string) error {
			_, err := q.ExecContext(t.Context(), "SELECT N'here "+what+"'")
			return err
		}
		check := func(q Querier, from, to map[Ref]Ref) error {
			for _, tab := range x.c.Tables {
				if differ, err := d.Differ(t.Context(), q, tab, from[tab.Ref], to[tab.Ref]); err != nil || differ {
					return fmt.Errorf("differ %v, %v", differ, err)
				}
			}
			return say(q, "it is checked")
		}
		done := func(q Querier) error { return say(q, "the state is written") }
		var phases []string
		x.c.Tell = func(p Phase, t Ref) { phases = append(phases, string(p)+" "+t.Table) }
		if err := d.Fill(t.Context(), session, x.c, check, done); err != nil {
			t.Fatal(err)
		}
		if got := strings.Join(phases, ", "); got != `fill orders, index orders, fill order "items", index order "items", foreign-keys , swap ` {
			t.Errorf("%s: phases %s", x.what, got)
		}
		write(&b, x.what+": the copy", s.log...)
		if got := strings.Join(s.ended, " "); got != "begin commit" {
			t.Errorf("%s: transactions %q", x.what, got)
		}
		for _, tab := range x.c.Tables {
			collision, err := Collision(d, tab, tab.Columns[0])
			if err != nil {
				t.Fatal(err)
			}
			fill, drop, err := d.Sample(tab, []string{"n", tab.Columns[0].Name}, 2000)
			if err != nil {
				t.Fatal(err)
			}
			write(&b, x.what+": looks at "+tab.Table, collision.SQL, fill, drop)
		}
		if x.typ != "binary" {
			continue
		}
		s.log, s.ended = nil, nil
		if err := d.Back(t.Context(), session, x.c, check, done); err != nil {
			t.Fatal(err)
		}
		write(&b, x.what+": the undo", s.log...)
		s.log = nil
		if err := d.DropKept(t.Context(), session, x.c); err != nil {
			t.Fatal(err)
		}
		if err := d.Unguard(t.Context(), session, x.c); err != nil {
			t.Fatal(err)
		}
		write(&b, x.what+": the end", s.log...)
		if got := strings.Join(s.ended, " "); got != "begin commit begin commit" {
			t.Errorf("%s: transactions %q", x.what, got)
		}
	}
	compareGolden(t, "copy-sqlserver", b.String())
}

// A copy says which other tables it locks, and when, once for each.
func TestSQLServerCopyLocks(t *testing.T) {
	c := msCopy(msBinary, msBinary, "", transform.Same)
	c.Keys = append(c.Keys, ForeignKey{Name: "items_tenant", Child: c.Tables[1].Ref, Parent: Ref{"shop", "tenants"}})
	for undo, want := range map[bool]string{false: "the new tables are full", true: "the old tables are in place"} {
		if got := (sqlserver{}).Beside(c, undo); len(got) != 1 || !strings.HasPrefix(got[0], "Sch-M on shop.tenants, ") || !strings.Contains(got[0], want) {
			t.Errorf("undo %v: %q", undo, got)
		}
	}
}

// Whatever statement fails, of a copy, of its undo and of its end: the transaction is
// rolled back, nothing is sent after it, and the error is the server's.
func TestSQLServerCopyRollsBack(t *testing.T) {
	d := sqlserver{}
	for _, what := range []string{"copy", "undo", "end"} {
		t.Run(what, func(t *testing.T) {
			for at := 1; ; at++ {
				c := msCopy(msAnyText, msBinary, "binary(16)", transform.Between(1, 6))
				c.Notes = map[string]string{"before": "it"}
				s := &script{answer: copyAnswers("varchar", 36), failAt: at}
				session := openScript(t, s)
				check := func(q Querier, from, to map[Ref]Ref) error {
					_, err := d.Differ(t.Context(), q, c.Tables[0], from[c.Tables[0].Ref], to[c.Tables[0].Ref])
					return err
				}
				done := func(q Querier) error {
					_, err := q.ExecContext(t.Context(), "SELECT N'the state is written'")
					return err
				}
				var err error
				switch what {
				case "copy":
					err = d.Fill(t.Context(), session, c, check, done)
				case "undo":
					err = d.Back(t.Context(), session, c, check, done)
				case "end":
					err = d.DropKept(t.Context(), session, c)
				}
				if err == nil {
					if want := map[string]int{"copy": 80, "undo": 30, "end": 5}[what]; at < want {
						t.Errorf("only %d statements", at-1)
					}
					return
				}
				var e mssqlError
				if !errors.As(err, &e) || e.Number != 9002 {
					t.Fatalf("statement %d: error %v", at, err)
				}
				if got := strings.Join(s.ended, " "); got != "begin rollback" || s.sent != at {
					t.Fatalf("statement %d: transactions %q, %d statements sent; the last is %s", at, got, s.sent, s.log[len(s.log)-1])
				}
			}
		})
	}
}

// A reason of the catalogue, a trigger and a key of another table are refused by name,
// also when they came after the plan.
func TestSQLServerCopyRefusals(t *testing.T) {
	for _, tt := range []struct {
		name     string
		change   func(*Copy)
		rows     func(q string) [][]driver.Value
		want     string
		triggers bool
	}{
		{name: "what the catalogue tells", rows: func(q string) [][]driver.Value {
			if strings.Contains(q, "sys.fulltext_indexes") {
				return [][]driver.Value{{"its full-text index"}}
			}
			return nil
		}, want: `table "orders": its full-text index`, triggers: true},
		{name: "what is about the old type", rows: func(q string) [][]driver.Value {
			if strings.Contains(q, "which keeps its old type") {
				return [][]driver.Value{{"the view, which keeps its old type, sums"}}
			}
			return nil
		}, want: `table "orders": the view, which keeps its old type, sums`, triggers: true},
		{name: "a trigger", want: `the trigger audit, unless --allow-triggers`},
		{name: "a trigger of another name", triggers: true, rows: func(q string) [][]driver.Value {
			if strings.Contains(q, "SCHEMA_NAME() = OBJECT_SCHEMA_NAME") {
				return [][]driver.Value{{"audit", "CREATE TRIGGER shop.before ON shop.orders AFTER UPDATE AS RETURN", 1}}
			}
			return nil
		}, want: "the trigger audit, whose text is for a trigger or a table of another name"},
		{name: "a key of another table", triggers: true, change: func(c *Copy) {
			c.Keys = append(c.Keys, ForeignKey{Name: "x", Child: Ref{"shop", "letters"}, Parent: c.Tables[0].Ref})
		}, want: `the foreign key of table "letters", which is not copied with it`},
	} {
		t.Run(tt.name, func(t *testing.T) {
			c := msCopy(msAnyText, msBinary, "binary(16)", transform.Same)
			if tt.change != nil {
				tt.change(c)
			}
			c.Triggers = tt.triggers
			usual := copyAnswers("varchar", 36)
			s := &script{answer: func(q string, args []driver.NamedValue) [][]driver.Value {
				if tt.rows != nil {
					if rows := tt.rows(q); rows != nil {
						return rows
					}
				}
				return usual(q, args)
			}}
			session := openScript(t, s)
			if why, err := (sqlserver{}).CopyRefusal(t.Context(), session, c); err != nil || !strings.Contains(why, tt.want) {
				t.Errorf("refusal %q, %v, want %q", why, err, tt.want)
			}
			s.log, s.ended = nil, nil
			err := sqlserver{}.Fill(t.Context(), session, c, nil, nil)
			if err == nil || !strings.Contains(err.Error(), tt.want) || strings.Join(s.ended, " ") != "begin rollback" {
				t.Errorf("error %v, transactions %v", err, s.ended)
			}
			for _, st := range s.log {
				if strings.Contains(st, "CREATE") || strings.HasPrefix(st, "INSERT") {
					t.Errorf("it was written to: %s", st)
				}
			}
		})
	}
}

// The catalogue is asked about everything that a copy cannot carry and that a run in
// place does not refuse.
func TestSQLServerCopyReasons(t *testing.T) {
	all := msReasons(msCopyReasons)
	for what, asked := range map[string]string{
		"partitions": "d.type = 'PS'", "change tracking": "sys.change_tracking_tables", "full-text": "sys.fulltext_indexes", "XML, spatial, columnstore": "i.type NOT IN (0, 1, 2)",
		"schema-bound views and functions": "d.is_schema_bound_reference = 1", "row-level security": "sys.security_predicates", "ledger and temporal": "c.generated_always_type <> 0",
		"graph": "$node[_]id[_]%", "FILESTREAM": "c.is_filestream = 1", "Always Encrypted": "c.encryption_type IS NOT NULL", "masks": "c.is_masked = 1",
	} {
		if !strings.Contains(all, asked) {
			t.Errorf("%s: %q is not asked", what, asked)
		}
	}
	if strings.Contains(all+msReasons(msTypeReasons), "{") {
		t.Error("a number is left out")
	}
}

func TestTriggerTexts(t *testing.T) {
	orders := Ref{"shop", "orders"}
	for _, tt := range []struct {
		def  string
		home bool
		want bool
	}{
		{"CREATE TRIGGER shop.audit ON shop.orders AFTER UPDATE AS RETURN", false, true},
		{"/* it */ create or alter trigger [shop].[audit] on [shop].[Orders] instead of delete as return", false, true},
		{"CREATE TRIGGER audit ON orders FOR INSERT AS RETURN", true, true},
		{"CREATE TRIGGER audit ON shop.orders FOR INSERT AS RETURN", true, true},
		{"CREATE TRIGGER audit ON orders FOR INSERT AS RETURN", false, false},
		{"CREATE TRIGGER shop.audit ON dbo.orders FOR INSERT AS RETURN", true, false},
		{"CREATE TRIGGER shop.audit ON shop.orders_2 FOR INSERT AS RETURN", true, false},
		{"ALTER TRIGGER shop.audit ON shop.orders FOR INSERT AS RETURN", true, false},
		{"CREATE OR TRIGGER shop.audit ON shop.orders", true, false},
		{"CREATE TRIGGER", true, false},
		{"", true, false},
	} {
		if got := triggerOf(tt.def, orders, "audit", tt.home); got != tt.want {
			t.Errorf("%q, home %v: %v", tt.def, tt.home, got)
		}
	}
}

func FuzzTriggerTexts(f *testing.F) {
	f.Add("CREATE OR ALTER TRIGGER [shop].[audit] ON shop.orders", "audit", true)
	f.Fuzz(func(t *testing.T, def, name string, home bool) {
		if triggerOf(def, Ref{"shop", "orders"}, name, home) && !strings.Contains(strings.ToUpper(def), "TRIGGER") {
			t.Errorf("%q makes no trigger", def)
		}
	})
}

// A dated name has no more than the 128 UTF-16 units of a sysname, and two long ones
// stay two.
func TestDatedNames(t *testing.T) {
	long := strings.Repeat("ü𝄞", 60)
	a, b := dated(long+"a", "old", "20261121_0a1b2c"), dated(long+"b", "old", "20261121_0a1b2c")
	if a == b || !strings.HasSuffix(a, "_old_20261121_0a1b2c") {
		t.Errorf("%q and %q", a, b)
	}
	for _, n := range []string{a, b, dated("orders", "old", "20261121_0a1b2c")} {
		units := 0
		for _, r := range n {
			if units++; r > 0xffff {
				units++
			}
		}
		if units > 128 {
			t.Errorf("%q has %d units", n, units)
		}
	}
	if got := dated("orders", "old", "x"); got != "orders_old_x" {
		t.Error(got)
	}
}

// Words of the catalogue that are none are no part of a statement.
func TestCatalogueWords(t *testing.T) {
	for word, ok := range map[string]bool{"SET NULL": true, "PAGE": true, "": false, "SELECT; DROP": false, "page": false} {
		if _, err := msDesc(word); (err == nil) != ok {
			t.Errorf("%q: %v", word, err)
		}
	}
}
