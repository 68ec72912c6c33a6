package sqlserver

import (
	"database/sql/driver"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/dialecttest"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// What the catalogue and the server are asked, and what the state tables need, has a
// golden file of its own.
func TestGoldenSQLServerCatalogue(t *testing.T) {
	var b strings.Builder
	var names []string // of what is asked next
	var answers [][][]driver.Value
	server := &dialecttest.Server{Answer: func(s string, _ []driver.NamedValue) ([][]driver.Value, error) {
		if len(names) == 0 {
			return nil, fmt.Errorf("%s: nothing more was to be asked", s)
		}
		answer := answers[0]
		fmt.Fprintf(&b, "-- %s\n%s\n", names[0], strings.Join(strings.Fields(s), " "))
		names, answers = names[1:], answers[1:]
		return answer, nil
	}}
	expect := func(name string, rows ...[]driver.Value) { names, answers = append(names, name), append(answers, rows) }
	db := server.Open(t)
	d, ctx := Dialect{}, t.Context()
	expect("a session")
	expect("the server", []driver.Value{1, 0})
	s, err := d.Open(ctx, db)
	if err != nil {
		t.Fatal(err)
	}
	expect("a table",
		[]driver.Value{"shop", "orders", "U", 0, false, false, false, 0, false, 0, 0, 1, 1})
	expect("its columns",
		[]driver.Value{"id", "uniqueidentifier", "uniqueidentifier", 16, "", false, 1, 1, 0, false, 0, 0, 1, 1, 0},
		[]driver.Value{"version", "timestamp", "timestamp", 8, "", false, 0, 0, 0, true, 0, 0, 0, 0, 0})
	expect("its triggers", []driver.Value{"audit", ""})
	table, err := d.readTable(ctx, s, "shop", "orders")
	if err != nil || len(table.Notes) != 2 || len(table.Triggers) != 1 ||
		table.Columns[0].Form != msGUID {
		t.Errorf("table %+v, %v", table, err)
	}
	if c := table.Columns; !c[0].Primary || !c[0].Keyed || !c[0].Sorted || c[0].Length != 16 ||
		c[0].Unreadable != "" || !strings.Contains(c[1].Unreadable, "no UNMASK") {
		t.Errorf("columns %+v", c)
	}
	expect("all tables", []driver.Value{"audit", "log", 7, ""},
		[]driver.Value{"shop", "orders", 500, "number"}, []driver.Value{"shop", "gone", 0, ""})
	expect("a table of the survey",
		[]driver.Value{"shop", "orders", "U", 0, false, false, false, 0, false, 0, 0, 0, 1})
	expect("its columns",
		[]driver.Value{"no", "nvarchar", "nvarchar", 80, "", false, 1, 1, 0, false, 0, 0, 0, 1, 0})
	expect("its triggers")
	expect("a table that is gone since")
	all, err := d.survey(ctx, s, []string{"shop"}, &dialect.Schema{})
	if err != nil || len(all) != 1 || all[0].Rows != 500 || all[0].Counter != "number" ||
		all[0].Columns[0].Length != 40 || all[0].Columns[0].Base != "nvarchar" {
		t.Errorf("the survey is %+v, %v", all, err)
	}
	expect("its unique indexes",
		[]driver.Value{"by_number", "number", 0, 0}, []driver.Value{"pk_orders", "tenant", 1, 1},
		[]driver.Value{"pk_orders", "id", 1, 1})
	key, err := d.identifying(ctx, s, table.Ref)
	if err != nil || strings.Join(key, ",") != "tenant,id" {
		t.Errorf("key %q, %v", key, err)
	}
	expect("the foreign keys", []driver.Value{"1", "items_order",
		"shop", "items", "order", "shop", "orders", "id", "NO ACTION", 1})
	expect("those that are disabled", []driver.Value{"shop.items_order"})
	keys, err := d.foreignKeys(ctx, s)
	if err != nil || len(keys) != 1 || !keys[0].Disabled || keys[0].Unvalidated {
		t.Errorf("keys %+v, %v", keys, err)
	}
	expect("the names of tables", []driver.Value{"orders"})
	if names, err := d.tableNames(ctx, s, "shop"); err != nil || len(names) != 1 {
		t.Errorf("names %v, %v", names, err)
	}
	expect("the size of a table", []driver.Value{81920})
	if n, err := d.size(ctx, s, table.Ref); err != nil || n != 81920 {
		t.Errorf("size %d, %v", n, err)
	}
	expect("the load", []driver.Value{1, 3})
	if n, err := d.load(ctx, s); err != nil || n != 3 {
		t.Errorf("load %d, %v", n, err)
	}
	expect("the lag", []driver.Value{2, 1, 0})
	if lag, err := d.lag(ctx, s, false); err != nil || lag.Seconds() != 2 {
		t.Errorf("lag %v, %v", lag, err)
	}
	is := facts().State
	for _, list := range [][]string{{is.Exists}, is.Create, is.Lock, is.Remove} {
		for _, st := range list {
			fmt.Fprintf(&b, "-- the state\n%s\n", st)
		}
	}
	trust := d.trust(sqlgen.ForeignKey{Name: "items_order",
		Child: sqlgen.Ref{Schema: "shop", Table: `a]b`}})
	fmt.Fprintf(&b, "-- the trust of a key\n%s\n", trust.SQL)
	dialecttest.Golden(t, "catalogue", func(*testing.T, string) string { return b.String() })
}

// A lag or a load that is not known is an error.
func TestSQLServerGauges(t *testing.T) {
	for _, tt := range []struct {
		name string
		row  []driver.Value
		lag  bool
	}{
		{"no secondary", []driver.Value{nil, 0, 0}, true},
		{"a secondary that says nothing", []driver.Value{4, 2, 1}, true},
		{"a role that sees itself only", []driver.Value{0, 0}, false},
	} {
		t.Run(tt.name, func(t *testing.T) {
			server := &dialecttest.Server{Answer: func(string, []driver.NamedValue) ([][]driver.Value, error) {
				return [][]driver.Value{tt.row}, nil
			}}
			db := server.Open(t)
			var err error
			if tt.lag {
				_, err = Dialect{}.lag(t.Context(), db, false)
			} else {
				_, err = Dialect{}.load(t.Context(), db)
			}
			if err == nil {
				t.Error("no error")
			}
		})
	}
	if _, err := (Dialect{}).lag(t.Context(), nil, true); !errors.Is(err, errors.ErrUnsupported) {
		t.Errorf("the lag of a secondary: %v", err)
	}
}

func TestSQLServerTypes(t *testing.T) {
	for _, tt := range []struct {
		name, base string
		size       int
		form       *sqlgen.Form
		text       string
	}{
		{"uniqueidentifier", "uniqueidentifier", 16, msGUID, "uniqueidentifier"},
		{"order_id", "uniqueidentifier", 16, msGUID, "order_id"},
		{"binary", "binary", 16, msBinary, "binary(16)"},
		{"binary", "binary", 17, nil, "binary(17)"},
		{"varbinary", "varbinary", 8, nil, "varbinary(8)"},
		{"varbinary", "varbinary", -1, nil, "varbinary(max)"},
		{"char", "char", 36, msText, "char(36)"},
		{"char", "char", 40, nil, "char(40)"},
		{"varchar", "varchar", 50, msText, "varchar(50)"},
		{"nchar", "nchar", 72, msNText, "nchar(36)"},
		{"nvarchar", "nvarchar", 70, nil, "nvarchar(35)"},
		{"nvarchar", "nvarchar", -1, nil, "nvarchar(max)"},
		{"bigint", "bigint", 8, nil, "bigint"},
	} {
		if got := msForm(tt.base, tt.size); got != tt.form {
			t.Errorf("%s of %d bytes has another form than it should", tt.base, tt.size)
		}
		if got := msType(tt.name, tt.base, tt.size); got != tt.text {
			t.Errorf("%s of %d bytes is written %q, want %q", tt.base, tt.size, got, tt.text)
		}
	}
}

// The numbers of an error are those of all its messages.
type mssqlError struct {
	Number int32
	All    []mssqlError
}

func (e mssqlError) Error() string {
	return fmt.Sprintf("mssql: a CHECK constraint (%d)", e.Number)
}

func (e mssqlError) SQLErrorNumber() int32 { return e.Number }

func TestSQLServerKinds(t *testing.T) {
	for _, tt := range []struct {
		err  error
		want dialect.Kind
	}{
		{mssqlError{Number: 1222}, dialect.KindLock},
		{mssqlError{Number: 3621, All: []mssqlError{{Number: 1222}, {Number: 3621}}}, dialect.KindLock},
		{fmt.Errorf("chunk: %w", errors.Join(errors.New("first"), mssqlError{Number: 1205})),
			dialect.KindConflict},
		{mssqlError{Number: 3960}, dialect.KindConflict},
		{mssqlError{Number: msDenied}, dialect.KindPrivilege},
		{mssqlError{Number: 10928}, dialect.KindUnready},
		{mssqlError{Number: 547}, dialect.KindCheck},
		{mssqlError{Number: 2627}, dialect.KindUnique},
		{mssqlError{Number: 3906}, dialect.KindReadOnly},
		{mssqlError{Number: 9002}, dialect.KindOther},
		{errors.New("connection reset"), dialect.KindOther},
	} {
		if got := (Dialect{}).Kind(tt.err); got != tt.want {
			t.Errorf("%v is of kind %d, want %d", tt.err, got, tt.want)
		}
	}
}
