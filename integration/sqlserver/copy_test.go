//go:build cgo

package sqlserver_test

import (
	"database/sql"
	"errors"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func text(u sqltype.UUID) any    { return u.String() }
func braced(u sqltype.UUID) any  { return "{" + strings.ToUpper(u.String()) + "}" }
func digits(u sqltype.UUID) any  { return strings.ReplaceAll(u.String(), "-", "") }
func raw(u sqltype.UUID) any     { return u[:] }
func native(u sqltype.UUID) any  { return guid(u) }
func blanked(u sqltype.UUID) any { return u.String() + "  " }

// then is a change of the type and a rewrite of the ids in one pass.
func then(t *testing.T, first, next migrate.Rewrite) migrate.Rewrite {
	t.Helper()
	r, err := first.Then(next)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// copies are what a copy is shown to do: from a type to another one, or to the same.
var copies = []struct {
	name     string
	from, to form
	rewrite  func(*testing.T) migrate.Rewrite
	of       int
	typ      string // asked for
}{
	{"v1-to-v6 of binary(16)", form{typ: "binary", size: 16, stored: raw}, form{typ: "binary(16)", stored: raw}, func(*testing.T) migrate.Rewrite { return migrate.V1ToV6 }, 1, ""},
	{"v6-to-v1 of uniqueidentifier", form{typ: "uniqueidentifier", size: 16, stored: native}, form{typ: "uniqueidentifier", stored: native}, func(*testing.T) migrate.Rewrite { return migrate.V6ToV1 }, 6, ""},
	{"text-to-binary of varchar(36)", form{typ: "varchar", size: 36, stored: text}, form{typ: "binary(16)", stored: raw}, func(*testing.T) migrate.Rewrite { return migrate.TextToBinary }, 4, ""},
	{"text-to-binary of char(32)", form{typ: "char", size: 32, stored: digits}, form{typ: "binary(16)", stored: raw}, func(*testing.T) migrate.Rewrite { return migrate.TextToBinary }, 4, ""},
	{"text-to-binary of char(38), in braces and capitals", form{typ: "char", size: 38, stored: braced}, form{typ: "binary(16)", stored: raw}, func(*testing.T) migrate.Rewrite { return migrate.TextToBinary }, 7, ""},
	{"text-to-binary of char(38), padded", form{typ: "char", size: 38, stored: blanked}, form{typ: "binary(16)", stored: raw}, func(*testing.T) migrate.Rewrite { return migrate.TextToBinary }, 7, "BINARY(16)"},
	{"text-to-binary of varchar(36), to uniqueidentifier", form{typ: "varchar", size: 36, stored: text}, form{typ: "uniqueidentifier", stored: native}, func(*testing.T) migrate.Rewrite { return migrate.TextToBinary }, 4, "uniqueidentifier"},
	{"text-to-binary and v1-to-v6 of varchar(36)", form{typ: "varchar", size: 36, stored: text}, form{typ: "binary(16)", stored: raw}, func(t *testing.T) migrate.Rewrite { return then(t, migrate.TextToBinary, migrate.V1ToV6) }, 1, ""},
	{"binary-to-text of binary(16)", form{typ: "binary", size: 16, stored: raw}, form{typ: "char(36)", stored: text}, func(*testing.T) migrate.Rewrite { return migrate.BinaryToText }, 4, ""},
	{"binary-to-text of uniqueidentifier", form{typ: "uniqueidentifier", size: 16, stored: native}, form{typ: "char(36)", stored: text}, func(*testing.T) migrate.Rewrite { return migrate.BinaryToText }, 4, ""},
}

// copyShop is a shop whose tables a copy can be told of.
func copyShop(t *testing.T, f form, ids []sqltype.UUID) *standin {
	t.Helper()
	s := shop(t, f, ids)
	s.cat.tables["dbo.orders"].nullable = []string{"previous", "no"}
	s.cat.tables["dbo.orders"].indexes = [][3]string{{"orders_key", "id", "key"}, {"orders_by_no", "no", ""}}
	s.cat.tables["dbo.items"].nullable = []string{"order_id", "no"}
	s.cat.tables["dbo.items"].indexes = [][3]string{{"items_by_order", "order_id", ""}}
	return s
}

// names are the tables, keys and indexes that there are.
func (c catalogue) names() []string {
	var out []string
	for n, t := range c.tables {
		out = append(out, "table "+n)
		for _, x := range t.indexes {
			out = append(out, "index "+n+" "+x[0]+" "+x[1]+" "+x[2])
		}
	}
	for _, k := range c.keys {
		out = append(out, fmt.Sprint("key ", k[1], " of ", k[3], ".", k[4], " to ", k[6], ".", k[7], ", trusted ", k[9]))
	}
	slices.Sort(out)
	return out
}

// Every rewrite and every change of type is copied, verified, kept, undone, copied
// again and finished.
func TestCopyAndUndo(t *testing.T) {
	for _, tt := range copies {
		t.Run(tt.name, func(t *testing.T) {
			rewrite := tt.rewrite(t)
			ids := newIDs(60, tt.of)
			s := copyShop(t, tt.from, ids)
			was, wasNames := dump(t, s), s.cat.names()
			tt.to.rewrite = rewrite
			want := expected(t, tt.to, images(t, tt.to, ids))
			cfg := migrate.PlannerConfig{Rewrite: rewrite, Column: orders, Strategy: migrate.Copy, BinaryType: tt.typ}
			pl := plan(t, s, cfg, false)
			var b strings.Builder
			if _, err := pl.WriteTo(&b); err != nil {
				t.Fatal(err)
			}
			for _, w := range []string{"table dbo.orders, kept as dbo.orders_old_", "nobody else can write to them, nor read them unless by row versions"} {
				if !strings.Contains(b.String(), w) {
					t.Errorf("the plan does not say %q:\n%s", w, b.String())
				}
			}
			e, err := pl.Estimate(t.Context(), true)
			if err != nil || e.Sample == 0 || !strings.Contains(strings.Join(e.Locks, "\n"), "TABLOCKX on every table") {
				t.Errorf("estimate %+v, %v", e, err)
			}
			s.statements()
			rep := run(t, pl, migrate.RunnerConfig{})
			sent := s.statements()
			if !rep.Identical || rep.Moved != pl.ToMove {
				t.Errorf("report %+v", rep)
			}
			same(t, "after the copy", dump(t, s), want)
			for _, n := range []string{"table dbo.items", "index dbo.orders orders_key id key", "index dbo.items items_by_order order_id ",
				"key orders_previous of orders.previous to orders.id, trusted 1", "key items_order of items.order_id to orders.id, trusted 1"} {
				if !slices.Contains(s.cat.names(), n) {
					t.Errorf("%q is not in %q", n, s.cat.names())
				}
			}
			for _, col := range s.cat.tables["dbo.items"].columns {
				if typ, _, _ := strings.Cut(tt.to.typ, "("); col[0] == "order_id" && col[1] != typ {
					t.Errorf("items.order_id is %v, want %s", col[1], typ)
				}
			}
			locked := slices.Index(sent, "SELECT TOP (1) 1 FROM [dbo].[orders] WITH (TABLOCKX, HOLDLOCK)")
			made := slices.IndexFunc(sent, func(st string) bool { return strings.HasPrefix(st, "CREATE TABLE [dbo].[orders_new_") })
			filled := slices.IndexFunc(sent, func(st string) bool { return strings.HasPrefix(st, "INSERT INTO [dbo].[orders_new_") })
			swapped := slices.IndexFunc(sent, func(st string) bool { return strings.HasPrefix(st, "EXEC sys.sp_rename") })
			if locked < 0 || made < locked || filled < made || swapped < filled {
				t.Errorf("locked at %d, made at %d, filled at %d, swapped at %d", locked, made, filled, swapped)
			}
			v, err := migrate.NewVerifier(s.DB, engine.SQLServer, migrate.VerifierConfig{Column: orders})
			if err != nil {
				t.Fatal(err)
			}
			if got, err := v.Verify(t.Context()); err != nil || !got.Identical {
				t.Errorf("Verify: %+v, %v", got, err)
			}
			runs, err := migrate.Status(t.Context(), s.DB, engine.SQLServer)
			if err != nil || len(runs) != 1 || len(runs[0].Kept) != 2 {
				t.Errorf("status %+v, %v", runs, err)
			}
			rep = run(t, plan(t, s, migrate.PlannerConfig{Column: orders}, true), migrate.RunnerConfig{})
			same(t, "after the undo", dump(t, s), was)
			same(t, "names after the undo", s.cat.names(), wasNames)

			run(t, plan(t, s, cfg, false), migrate.RunnerConfig{})
			if _, err := migrate.Finish(t.Context(), s.DB, engine.SQLServer, orders); err != nil {
				t.Fatal(err)
			}
			same(t, "after the end", dump(t, s), want)
			for _, n := range s.cat.names() {
				if strings.Contains(n, "_old_") {
					t.Errorf("%s is left", n)
				}
			}
			for _, st := range s.statements() {
				if strings.HasPrefix(st, "SELECT 'order'") || strings.HasPrefix(st, "SELECT 'item'") { // of the test
					continue
				}
				if _, err := parse(known.Replace(st)); err != nil {
					t.Errorf("%v in\n%s", err, st)
				}
			}
		})
	}
}

// Whichever statement of a copy or of its undo fails, everything is as it was, and the
// same again goes through.
func TestCopyThatFails(t *testing.T) {
	f := form{typ: "varchar", size: 36, stored: text}
	rewrite := then(t, migrate.TextToBinary, migrate.V1ToV6)
	cfg := migrate.PlannerConfig{Rewrite: rewrite, Column: orders}
	ids := newIDs(6, 1)
	want := expected(t, form{typ: "binary", size: 16, stored: raw, rewrite: rewrite}, images(t, form{rewrite: rewrite}, ids))
	for _, undo := range []bool{false, true} {
		failed := 0
		for at := 1; ; at++ {
			s := copyShop(t, f, ids)
			before, after := dump(t, s), want
			if undo {
				run(t, plan(t, s, cfg, false), migrate.RunnerConfig{})
				before, after = after, before
			}
			names := s.cat.names()
			n, begun := 0, false
			pl := plan(t, s, cfg, undo)
			s.ask(func(st string) error {
				begun = begun || strings.Contains(st, "[dbo].[orders] WITH (TABLOCKX, HOLDLOCK)")
				if begun {
					n++
				}
				if n == at {
					return serverError{9002, "The transaction log is full."}
				}
				return nil
			})
			r, err := migrate.NewRunner(pl, migrate.RunnerConfig{})
			if err != nil {
				t.Fatal(err)
			}
			_, err = r.Run(t.Context())
			s.ask(nil)
			if err == nil {
				break
			}
			if !strings.Contains(err.Error(), "(9002)") {
				t.Fatalf("undo %v, statement %d: error %v", undo, at, err)
			}
			if got := dump(t, s); slices.Equal(got, after) { // after the commit: the counts of an undo
				continue
			}
			failed++
			same(t, fmt.Sprintf("undo %v, after a failure of statement %d", undo, at), dump(t, s), before)
			same(t, "names", s.cat.names(), names)
			run(t, plan(t, s, cfg, undo), migrate.RunnerConfig{})
			same(t, fmt.Sprintf("undo %v, the same again after statement %d", undo, at), dump(t, s), after)
		}
		if failed < 30 {
			t.Errorf("undo %v: only %d statements", undo, failed)
		}
	}
}

// A uniqueidentifier is refused where ids of version 6 would come to stand in it, and a
// type that is none, or asked for elsewhere.
func TestBinaryType(t *testing.T) {
	f := form{typ: "varchar", size: 36, stored: text}
	for _, tt := range []struct {
		rewrite migrate.Rewrite
		typ     string
		is      error
		text    string
	}{
		{then(t, migrate.TextToBinary, migrate.V1ToV6), "uniqueidentifier", migrate.ErrRefused, "last six bytes"},
		{migrate.TextToBinary, "varbinary(16)", migrate.ErrConfig, "want binary(16) or uniqueidentifier"},
		{migrate.BinaryToText, "binary(16)", migrate.ErrConfig, "is for text-to-binary"},
	} {
		s := copyShop(t, f, newIDs(3, 1))
		p, err := migrate.NewPlanner(s.DB, engine.SQLServer, migrate.PlannerConfig{Rewrite: tt.rewrite, Column: orders, BinaryType: tt.typ})
		if err == nil {
			_, err = p.Plan(t.Context())
		}
		if !errors.Is(err, tt.is) || !strings.Contains(err.Error(), tt.text) {
			t.Errorf("%v to %s: %v", tt.rewrite, tt.typ, err)
		}
	}
	other, err := sql.Open("sqlite3", "file:"+filepath.Join(t.TempDir(), "other.db"))
	if err != nil {
		t.Fatal(err)
	}
	defer other.Close()
	if _, err := other.Exec("CREATE TABLE orders (id TEXT PRIMARY KEY); INSERT INTO orders VALUES ('00000000-0000-4000-8000-000000000000')"); err != nil {
		t.Fatal(err)
	}
	p, err := migrate.NewPlanner(other, engine.SQLite, migrate.PlannerConfig{Rewrite: migrate.TextToBinary, Column: migrate.ColumnName{Table: "orders", Column: "id"}, BinaryType: "binary(16)"})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Plan(t.Context()); !errors.Is(err, migrate.ErrConfig) || !strings.Contains(err.Error(), "is for SQL Server: on SQLite text becomes BLOB") {
		t.Errorf("on SQLite: %v", err)
	}
	s := copyShop(t, f, newIDs(3, 7))
	pl := plan(t, s, migrate.PlannerConfig{Rewrite: migrate.TextToBinary, Column: orders, BinaryType: "uniqueidentifier"}, false)
	if !strings.Contains(strings.Join(pl.Warnings, "\n"), "would not sort by time in uniqueidentifier") {
		t.Errorf("warnings %q", pl.Warnings)
	}
}

// Two texts of one id, texts that are no ids, and rows written after a copy are refused.
func TestCopyRefusals(t *testing.T) {
	f := form{typ: "varchar", size: 36, stored: text}
	cfg := migrate.PlannerConfig{Rewrite: migrate.TextToBinary, Column: orders}
	for _, tt := range []struct {
		name, value, text string
		is                error
	}{
		{"two texts of one id", "{id}", "which are one id after", migrate.ErrRefused},
		{"no id", "order 66", "order 66", migrate.ErrMismatch},
	} {
		t.Run(tt.name, func(t *testing.T) {
			ids := newIDs(4, 4)
			s := copyShop(t, f, ids)
			exec(t, s, "INSERT INTO dbo.orders VALUES (@p1, NULL, 99)", strings.ReplaceAll(tt.value, "id", ids[0].String()))
			p, err := migrate.NewPlanner(s.DB, engine.SQLServer, cfg)
			if err != nil {
				t.Fatal(err)
			}
			if _, err := p.Plan(t.Context()); !errors.Is(err, tt.is) || !strings.Contains(err.Error(), tt.text) {
				t.Errorf("error %v", err)
			}
		})
	}
	ids := newIDs(4, 4)
	s := copyShop(t, f, ids)
	online := cfg
	online.Online = true
	p, err := migrate.NewPlanner(s.DB, engine.SQLServer, online)
	if err != nil {
		t.Fatal(err)
	}
	if _, err := p.Plan(t.Context()); !errors.Is(err, migrate.ErrRefused) || !errors.Is(err, errors.ErrUnsupported) || !strings.Contains(err.Error(), "--online") {
		t.Errorf("an online copy: %v", err)
	}
	run(t, plan(t, s, cfg, false), migrate.RunnerConfig{})
	late := newIDs(1, 1)[0]
	exec(t, s, "INSERT INTO dbo.orders VALUES (@p1, NULL, 99)", late[:])
	names := s.cat.names()
	r, err := migrate.NewRunner(plan(t, s, cfg, true), migrate.RunnerConfig{})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := r.Run(t.Context()); !errors.Is(err, migrate.ErrRefused) || !strings.Contains(err.Error(), "has been written to since") {
		t.Errorf("error %v", err)
	}
	same(t, "names", s.cat.names(), names)
}

// The same through go-mssqldb, with the connection cut in the middle.
func TestCopyThroughTheDriver(t *testing.T) {
	f := form{typ: "varchar", size: 36, stored: text}
	rewrite := then(t, migrate.TextToBinary, migrate.V1ToV6)
	ids := newIDs(40, 1)
	want := expected(t, form{typ: "binary", size: 16, stored: raw}, images(t, form{rewrite: rewrite}, ids))
	for _, place := range []string{"", "INSERT INTO [dbo].[items_new_", "EXEC sys.sp_rename", "HASHBYTES"} {
		s := copyShop(t, f, ids)
		was := dump(t, s)
		db, err := sql.Open("sqlserver", s.url(t))
		if err != nil {
			t.Fatal(err)
		}
		defer db.Close()
		through := &standin{DB: db}
		cfg := migrate.PlannerConfig{Rewrite: rewrite, Column: orders}
		if place != "" {
			cut := false
			s.ask(func(st string) error {
				if !cut && strings.Contains(st, place) {
					cut = true
					return errCut
				}
				return nil
			})
			r, err := migrate.NewRunner(plan(t, through, cfg, false), migrate.RunnerConfig{})
			if err != nil {
				t.Fatal(err)
			}
			if _, err := r.Run(t.Context()); err == nil || !cut {
				t.Errorf("%q: no error", place)
			}
			s.ask(nil)
			same(t, "after the cut at "+place, dump(t, s), was)
		}
		rep := run(t, plan(t, through, cfg, false), migrate.RunnerConfig{})
		if !rep.Identical {
			t.Errorf("report %+v", rep)
		}
		same(t, "after the copy", dump(t, s), want)
		run(t, plan(t, through, migrate.PlannerConfig{Column: orders}, true), migrate.RunnerConfig{})
		same(t, "after the undo", dump(t, s), was)
	}
}
