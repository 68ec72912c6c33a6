package mocked_test

import (
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/DATA-DOG/go-sqlmock"

	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

var column = migrate.ColumnName{Table: "orders", Column: "id"}

// mssqlError is an error as SQL Server's driver has it.
type mssqlError struct{ number int32 }

func (e mssqlError) Error() string         { return fmt.Sprintf("mssql: message (%d)", e.number) }
func (e mssqlError) SQLErrorNumber() int32 { return e.number }

// A mssqlTable is what the catalogue of SQL Server answers about dbo.orders.
type mssqlTable struct {
	missing bool
	facts   []driver.Value // kind and what follows
	id      []driver.Value // the row of the column id
	more    [][]driver.Value
	trigger string
	keys    [][]driver.Value
	off     string
	// sound is whether its facts do not refuse it, so that its key is read too, and example
	// whether a value of it is. undated is whether any id is rewritten, whatever makes it.
	sound, example, undated bool
}

func ordinary(change func(*mssqlTable)) mssqlTable {
	t := mssqlTable{
		facts: []driver.Value{"U", 0, false, false, false, 0, false, 0, 0, 0, 1},
		id:    []driver.Value{"id", "binary", "binary", 16, "", false, 1, 1, 0, false, 0, 0, 1, 1, 0},
	}
	if change != nil {
		change(&t)
	}
	return t
}

// mssql returns a pool that answers as a server with that table.
func mssql(t *testing.T, table mssqlTable) (*sql.DB, sqlmock.Sqlmock) {
	t.Helper()
	db, mock, err := sqlmock.New(sqlmock.QueryMatcherOption(sqlmock.QueryMatcherFunc(func(want, got string) error {
		if !strings.Contains(got, want) {
			return fmt.Errorf("%q is not in %q", want, got)
		}
		return nil
	})))
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { db.Close() })
	mock.ExpectExec("SET XACT_ABORT ON").WillReturnResult(sqlmock.NewResult(0, 0))
	mock.ExpectQuery("sys.all_columns").WillReturnRows(mssqlRows([]driver.Value{1, 0}))
	found := [][]driver.Value{append([]driver.Value{"dbo", "orders"}, table.facts...)}
	if table.missing {
		found = nil
	}
	mock.ExpectQuery("FROM sys.objects o").WithArgs("orders", "").WillReturnRows(mssqlRows(found...))
	if table.missing {
		mock.ExpectQuery("SELECT t.name FROM sys.tables t").WithArgs("").WillReturnRows(mssqlRows([]driver.Value{"order"}))
		return db, mock
	}
	mock.ExpectQuery("FROM sys.columns c").WithArgs("[dbo].[orders]").WillReturnRows(mssqlRows(append([][]driver.Value{table.id}, table.more...)...))
	fires := [][]driver.Value{}
	if table.trigger != "" {
		fires = append(fires, []driver.Value{table.trigger, ""})
	}
	mock.ExpectQuery("FROM sys.triggers g").WithArgs("[dbo].[orders]").WillReturnRows(mssqlRows(fires...))
	mock.ExpectQuery("FROM sys.foreign_keys k JOIN sys.foreign_key_columns").WillReturnRows(mssqlRows(table.keys...))
	off := [][]driver.Value{}
	if table.off != "" {
		off = append(off, []driver.Value{table.off})
	}
	mock.ExpectQuery("k.is_disabled = 1").WillReturnRows(mssqlRows(off...))
	if table.example {
		mock.ExpectQuery("SELECT TOP (1)").WillReturnRows(mssqlRows())
	}
	if table.sound {
		mock.ExpectQuery("i.is_unique = 1 AND i.type").WithArgs("[dbo].[orders]").
			WillReturnRows(mssqlRows([]driver.Value{"pk_orders", "id", 1, 1}))
	}
	if table.sound && !table.undated {
		mock.ExpectQuery("sys.default_constraints").WithArgs("[dbo].[orders]").
			WillReturnRows(mssqlRows([]driver.Value{
				"id", "orders", "the default of column id", "(newsequentialid())",
			}))
	}
	return db, mock
}

func mssqlRows(rows ...[]driver.Value) *sqlmock.Rows {
	n := 1
	if len(rows) > 0 {
		n = len(rows[0])
	}
	out := sqlmock.NewRows(make([]string, n))
	for _, r := range rows {
		out.AddRow(r...)
	}
	return out
}

// What a run on SQL Server would break is refused by name, before it has written or
// read anything but the catalogue.
func TestSQLServerRefusals(t *testing.T) {
	fact := func(at int, v driver.Value) func(*mssqlTable) {
		return func(t *mssqlTable) { t.facts[at] = v }
	}
	id := func(at int, v driver.Value) func(*mssqlTable) {
		return func(t *mssqlTable) { t.id[at] = v }
	}
	self := func(t *mssqlTable) {
		t.more = [][]driver.Value{{"previous", "binary", "binary", 16, "", false, 1, 0, 0, false, 0, 0, 0, 0, 0}}
		t.keys = [][]driver.Value{{"1", "orders_previous", "dbo", "orders", "previous", "dbo", "orders", "id", "NO ACTION", 1}}
	}
	for _, tt := range []struct {
		name   string
		change func(*mssqlTable)
		want   error
		text   string
	}{
		{"a table that is not there", func(t *mssqlTable) { t.missing = true }, migrate.ErrNotFound, `did you mean "order"?`},
		{"a view", fact(0, "V"), migrate.ErrRefused, "it is a view"},
		{"a synonym", fact(0, "SN"), migrate.ErrRefused, "it is a synonym"},
		{"the history of a table", fact(1, 1), migrate.ErrRefused, "history of another table"},
		{"a temporal table", fact(1, 2), migrate.ErrRefused, "set SYSTEM_VERSIONING off"},
		{"an external table", fact(2, true), migrate.ErrRefused, "external table"},
		{"a memory-optimised table", fact(3, true), migrate.ErrRefused, "memory-optimised"},
		{"a FileTable", fact(4, true), migrate.ErrRefused, "FileTable"},
		{"a published table", fact(5, 1), migrate.ErrRefused, "published for replication"},
		{"change data capture", fact(6, true), migrate.ErrRefused, "change data capture"},
		{"a security policy", fact(7, 1), migrate.ErrRefused, "security policy"},
		{"an INSTEAD OF trigger", fact(8, 1), migrate.ErrRefused, "INSTEAD OF trigger"},
		{"a role that cannot see everything", fact(10, 0), migrate.ErrRefused, "grant it VIEW DEFINITION"},
		{"a trigger", func(t *mssqlTable) { t.trigger, t.sound = "audit", true }, migrate.ErrRefused, `fires the trigger "audit"; allow it with the setting "allow triggers"`},
		{"a ledger table", func(t *mssqlTable) {
			t.more = [][]driver.Value{{"ledger_start_transaction_id", "bigint", "bigint", 8, "", false, 0, 0, 0, false, 0, 1, 0, 0, 0}}
		}, migrate.ErrRefused, "ledger table"},
		{"a partitioning column", id(8, 1), migrate.ErrRefused, "column dbo.orders.id: the table is partitioned by it"},
		{"a masked column", id(9, true), migrate.ErrRefused, "it is masked"},
		{"an encrypted column", id(10, 1), migrate.ErrRefused, "Always Encrypted"},
		{"a computed column", id(5, true), migrate.ErrRefused, "is generated"},
		{"a number", func(t *mssqlTable) { t.id[1], t.id[2], t.id[3], t.sound, t.example = "bigint", "bigint", 8, true, true }, migrate.ErrNotUUID, "bigint"},
		{"a padded type", func(t *mssqlTable) { t.id[3], t.sound, t.example = 20, true, true }, migrate.ErrNotUUID, "binary(20)"},
		{"a disabled foreign key", func(t *mssqlTable) { self(t); t.sound, t.off = true, "dbo.orders_previous" }, migrate.ErrRefused, `the foreign key "orders_previous" of table "orders" is disabled`},
		{"two types", func(t *mssqlTable) {
			self(t)
			t.more[0][1], t.more[0][2], t.sound = "uniqueidentifier", "uniqueidentifier", true
		}, migrate.ErrRefused, "give both the same type"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			db, mock := mssql(t, ordinary(tt.change))
			_, err := openSQLServer(t, db).Plan(t.Context(), migrate.PlanConfig{Rewrite: migrate.V1ToV6, Column: column})
			if !errors.Is(err, tt.want) || !strings.Contains(err.Error(), tt.text) {
				t.Errorf("error %v, want %v with %q", err, tt.want, tt.text)
			}
			if tt.want != migrate.ErrRefused || strings.Contains(tt.name, "type") {
				return
			}
			if err := mock.ExpectationsWereMet(); err != nil {
				t.Error(err)
			}
		})
	}
}

// A uniqueidentifier does not sort ids of version 6 or 7 by time, so that a rewrite
// to them is refused there, with what to do instead. Others are not.
func TestSQLServerOrder(t *testing.T) {
	combs := named(t, "comb-to-v7/time-last")
	for _, tt := range []struct {
		rewrite migrate.Rewrite
		typ     string
		refused bool
	}{
		{migrate.V1ToV6, "uniqueidentifier", true},
		{named(t, "newsequentialid-to-v6"), "uniqueidentifier", true},
		{combs, "uniqueidentifier", true},
		{migrate.V1ToV6.Inverse(), "uniqueidentifier", false},
		{named(t, "google-v6-repair"), "uniqueidentifier", false},
		{migrate.V1ToV6, "binary", false},
		{combs, "binary", false},
	} {
		t.Run(tt.rewrite.String()+" of "+tt.typ, func(t *testing.T) {
			db, mock := mssql(t, ordinary(func(m *mssqlTable) { m.id[1], m.id[2], m.sound = tt.typ, tt.typ, true }))
			mock.ExpectQuery("FROM sys.tables WHERE object_id").WillReturnRows(mssqlRows([]driver.Value{0, 0}))
			mock.ExpectQuery("OBJECT_NAME(parent_object_id)").WillReturnRows(sqlmock.NewRows([]string{""}))
			stop := errors.New("that far")
			mock.ExpectQuery("CASE WHEN").WillReturnError(stop)
			_, err := openSQLServer(t, db).Plan(t.Context(), migrate.PlanConfig{Rewrite: tt.rewrite, Column: column})
			if !tt.refused {
				if !errors.Is(err, stop) {
					t.Errorf("error %v, want to get to the trial", err)
				}
				return
			}
			if !errors.Is(err, migrate.ErrRefused) {
				t.Fatalf("error %v, want ErrRefused", err)
			}
			for _, word := range []string{"dbo.orders.id is uniqueidentifier", "last six bytes", "BINARY(16)", "codec.SQLServerOrder", "sqltype.OrderedGUID"} {
				if !strings.Contains(err.Error(), word) {
					t.Errorf("%q is not in the error: %v", word, err)
				}
			}
		})
	}
}

// Old servers and others that speak SQL Server's protocol are refused at once.
func TestOtherSQLServers(t *testing.T) {
	for _, tt := range []struct {
		name        string
		able, other int
		text        string
	}{
		{"SQL Server 2014", 0, 0, "SQL Server before 2016"},
		{"Babelfish", 1, 35, "Babelfish"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			db, mock, err := sqlmock.New(sqlmock.QueryMatcherOption(sqlmock.QueryMatcherFunc(func(string, string) error { return nil })))
			if err != nil {
				t.Fatal(err)
			}
			defer db.Close()
			mock.ExpectExec("").WillReturnResult(sqlmock.NewResult(0, 0))
			mock.ExpectQuery("").WillReturnRows(mssqlRows([]driver.Value{tt.able, tt.other}))
			if _, err := openSQLServer(t, db).Plan(t.Context(), migrate.PlanConfig{Rewrite: migrate.V1ToV6, Column: column}); !errors.Is(err, errors.ErrUnsupported) || !errors.Is(err, migrate.ErrRefused) || !strings.Contains(err.Error(), tt.text) {
				t.Errorf("error %v, want one that wraps ErrRefused and errors.ErrUnsupported and says %q", err, tt.text)
			}
		})
	}
}

// What a copy cannot carry is refused by name, before anything is written: by the facts
// of the table as for a run in place, or by what the catalogue has about it.
func TestSQLServerCopyRefusals(t *testing.T) {
	text := []driver.Value{"id", "varchar", "varchar", 36, "Latin1_General_CI_AS", false, 1, 1, 0, false, 0, 0, 1, 1, 0}
	fact := func(at int, v driver.Value) func(*mssqlTable) {
		return func(m *mssqlTable) { m.id, m.facts[at] = text, v }
	}
	sound := func(m *mssqlTable) { m.id, m.sound, m.undated = text, true, true }
	for _, tt := range []struct {
		name   string
		change func(*mssqlTable)
		text   string
	}{
		{"a temporal table", fact(1, 2), "system-versioned"},
		{"the history of one", fact(1, 1), "history of another table"},
		{"a memory-optimised table", fact(3, true), "memory-optimised"},
		{"replication", fact(5, 1), "published for replication"},
		{"change data capture", fact(6, true), "change data capture"},
		{"row-level security", fact(7, 1), "security policy"},
		{"a trigger", func(m *mssqlTable) { m.id, m.trigger, m.sound, m.undated = text, "audit", true, true }, `fires the trigger "audit"; allow it with the setting "allow triggers"`},
		{"any other", sound, "a change of type on SQLServer"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			db, mock := mssql(t, ordinary(tt.change))
			if _, err := openSQLServer(t, db).Plan(t.Context(), migrate.PlanConfig{Rewrite: migrate.TextToBinary, Column: column}); !errors.Is(err, migrate.ErrRefused) || !strings.Contains(err.Error(), tt.text) {
				t.Errorf("error %v, want ErrRefused with %q", err, tt.text)
			}
			if err := mock.ExpectationsWereMet(); err != nil {
				t.Error(err)
			}
		})
	}
}

// A change of type is refused with the statements that make it.
func TestSQLServerRetypeByHand(t *testing.T) {
	for _, tt := range []struct {
		name    string
		id      []driver.Value
		rewrite migrate.Rewrite
		want    []string
	}{
		{"text", []driver.Value{"id", "varchar", "varchar", 36, "Latin1_General_CI_AS", false, 1, 1, 0, false, 0, 0, 1, 1, 0}, migrate.TextToBinary, []string{
			"is no id', 1; END;",
			"ADD [id_new] binary(16) NULL;",
			"SET [id_new] = TRY_CONVERT(binary(16), REPLACE([id], ''-'', ''''), 2)');",
			", N'id', N'COLUMN';", "COMMIT TRANSACTION;",
		}},
		{"bytes", []driver.Value{"id", "binary", "binary", 16, "", false, 1, 1, 0, false, 0, 0, 1, 1, 0}, migrate.TextToBinary.Inverse(), []string{
			"NOT (DATALENGTH([id]) = 16)) BEGIN; THROW 50000,",
			"ADD [id_new] char(36) NULL;",
			"LOWER(STUFF(STUFF(STUFF(STUFF(CONVERT(char(32), [id], 2), 21, 0, ''-''), 17, 0, ''-''), 13, 0, ''-''), 9, 0, ''-''))');",
			"DROP COLUMN [id]');",
		}},
		{"a uniqueidentifier", []driver.Value{"id", "uniqueidentifier", "uniqueidentifier", 16, "", false, 1, 1, 0, false, 0, 0, 1, 1, 0}, migrate.TextToBinary.Inverse(), []string{
			"ADD [id_new] char(36) NULL;", "SET [id_new] = LOWER(CONVERT(char(36), [id]))');",
		}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			db, _ := mssql(t, ordinary(func(m *mssqlTable) { m.id, m.sound = tt.id, true }))
			_, err := openSQLServer(t, db).Plan(t.Context(), migrate.PlanConfig{Rewrite: tt.rewrite, Column: column})
			if !errors.Is(err, migrate.ErrRefused) || !errors.Is(err, errors.ErrUnsupported) {
				t.Fatalf("error %v, want ErrRefused and ErrUnsupported", err)
			}
			for _, want := range tt.want {
				if !strings.Contains(err.Error(), want) {
					t.Errorf("the error lacks %q:\n%v", want, err)
				}
			}
		})
	}
}

// Errors of the server get their meaning.
func TestSQLServerErrors(t *testing.T) {
	for number, want := range map[int32]error{1222: migrate.ErrLocked, 1205: migrate.ErrLocked, 3961: migrate.ErrLocked, 229: migrate.ErrPrivilege, 1088: migrate.ErrPrivilege, 3906: migrate.ErrRefused} {
		t.Run(fmt.Sprint(number), func(t *testing.T) {
			db, mock, err := sqlmock.New(sqlmock.QueryMatcherOption(sqlmock.QueryMatcherFunc(func(string, string) error { return nil })))
			if err != nil {
				t.Fatal(err)
			}
			defer db.Close()
			mock.ExpectExec("").WillReturnResult(sqlmock.NewResult(0, 0))
			mock.ExpectQuery("").WillReturnRows(mssqlRows([]driver.Value{1, 0}))
			mock.ExpectQuery("").WillReturnError(mssqlError{number})
			if _, err := openSQLServer(t, db).Plan(t.Context(), migrate.PlanConfig{Rewrite: migrate.V1ToV6, Column: column}); !errors.Is(err, want) || !errors.As(err, new(mssqlError)) {
				t.Errorf("error %v, want %v that wraps the driver's", err, want)
			}
		})
	}
}

func openSQLServer(t *testing.T, db *sql.DB) *migrate.Database {
	t.Helper()
	m, err := migrate.Open(db, engine.SQLServer)
	if err != nil {
		t.Fatal(err)
	}
	return m
}

func named(t *testing.T, name string) migrate.Rewrite {
	t.Helper()
	r, err := migrate.ParseRewrite(name)
	if err != nil {
		t.Fatal(err)
	}
	return r
}
