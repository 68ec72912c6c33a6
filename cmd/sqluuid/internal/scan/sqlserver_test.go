package scan

import (
	"bytes"
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/collation"
	"github.com/sqluuid/sqluuid/internal/casetest"
	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A told is a driver that writes down what it is asked and answers by the text.
type told struct {
	answer func(query string, args []driver.NamedValue) ([][]driver.Value, error)
	log    []string
}

func (d *told) Connect(context.Context) (driver.Conn, error) { return toldConn{d}, nil }
func (d *told) Driver() driver.Driver                        { return nil }

type toldConn struct{ d *told }

func (toldConn) Prepare(string) (driver.Stmt, error) {
	return nil,
		errors.New("nothing is prepared")
}
func (toldConn) Close() error              { return nil }
func (toldConn) Begin() (driver.Tx, error) { return nil, errors.New("no isolation level") }
func (c toldConn) BeginTx(_ context.Context, o driver.TxOptions) (driver.Tx, error) {
	if o.ReadOnly || o.Isolation != driver.IsolationLevel(sql.LevelReadCommitted) {
		return nil, fmt.Errorf("transaction %+v, which the server's driver does not begin", o)
	}
	return toldTx{}, nil
}

type toldTx struct{}

func (toldTx) Commit() error   { return errors.New("a commit") }
func (toldTx) Rollback() error { return nil }

func (c toldConn) ExecContext(_ context.Context, query string,
	_ []driver.NamedValue) (driver.Result, error) {
	c.d.log = append(c.d.log, query)
	return driver.RowsAffected(0), nil
}

func (c toldConn) QueryContext(_ context.Context, query string,
	args []driver.NamedValue) (driver.Rows, error) {
	var list []string
	for _, a := range args {
		list = append(list, fmt.Sprintf("%q", fmt.Sprint(a.Value)))
	}
	with := ""
	if len(list) > 0 {
		with = "-- with " + strings.Join(list, ", ") + "\n"
	}
	c.d.log = append(c.d.log, with+strings.Join(strings.Fields(query), " "))
	rows, err := c.d.answer(query, args)
	return &toldRows{rows}, err
}

type toldRows struct{ rows [][]driver.Value }

func (r *toldRows) Close() error { return nil }
func (r *toldRows) Columns() []string {
	if len(r.rows) == 0 {
		return []string{""}
	}
	return make([]string, len(r.rows[0]))
}
func (r *toldRows) Next(dest []driver.Value) error {
	if len(r.rows) == 0 {
		return io.EOF
	}
	copy(dest, r.rows[0])
	r.rows = r.rows[1:]
	return nil
}

// A refusal is an error as SQL Server's driver has it.
type refusal struct{ number int32 }

func (e refusal) Error() string         { return fmt.Sprintf("mssql: message %d", e.number) }
func (e refusal) SQLErrorNumber() int32 { return e.number }

// msShop answers about tables of every kind.
func msShop(health error) func(string, []driver.NamedValue) ([][]driver.Value, error) {
	ids := func(n int, of func(int) sqltype.UUID, stored func(sqltype.UUID) any) [][]driver.Value {
		var out [][]driver.Value
		for i := range n {
			row := []driver.Value{0, nil, nil, stored(of(i))}
			if text, ok := row[3].(string); ok {
				row[2], row[3] = text, nil
			}
			out = append(out, row)
		}
		return out
	}
	// ends are the first values of a table of that many, and the last ones.
	ends := func(rows [][]driver.Value) [][]driver.Value {
		for _, row := range rows[:len(rows):len(rows)] {
			rows = append(rows, slices.Concat([]driver.Value{1}, row[1:]))
		}
		return rows
	}
	shown := func(u sqltype.UUID) any { return strings.ToUpper(u.String()) }
	raw := func(u sqltype.UUID) any { return u[:] }
	col := func(typ string, size int, change ...any) []driver.Value {
		row := []driver.Value{"id", typ, typ, size, "", 0, 1, 1, 0, 0, 0, 0, 1, 1, 0}
		for i := 0; i < len(change); i += 2 {
			row[change[i].(int)] = change[i+1]
		}
		return row
	}
	names := []string{"guids", "long", "masked", "ordered", "orders", "padded", "random", "secret", "short",
		"texts"}
	columns := map[string][]driver.Value{
		"guids": col("uniqueidentifier", 16), "orders": col("binary", 16),
		"texts": col("nvarchar", 72, 6, 0), "padded": col("char", 40, 6, 0, 7, 0, 12, 0),
		"random": col("uniqueidentifier", 16), "ordered": col("uniqueidentifier", 16),
		"secret": col("binary", 16, 10, 1), "masked": col("varchar", 36, 9, 1),
		"short": col("varchar", 20), "long": col("binary", 32),
	}
	table := func(args []driver.NamedValue) string {
		return strings.Trim(strings.TrimPrefix(fmt.Sprint(args[0].Value), "[dbo]."), "[]")
	}
	return func(q string, args []driver.NamedValue) ([][]driver.Value, error) {
		switch {
		case strings.Contains(q, "Babelfish"):
			return [][]driver.Value{{1, 0}}, nil
		case strings.Contains(q, "sys.schemas s WHERE"):
			return [][]driver.Value{{1}}, nil
		case strings.Contains(q, "t.is_ms_shipped = 0"):
			var out [][]driver.Value
			for _, name := range names {
				counter := map[string]string{"guids": "n", "ordered": "n"}[name]
				out = append(out, []driver.Value{"dbo", name, 500, counter})
			}
			return out, nil
		case strings.Contains(q, "COALESCE(t.temporal_type, 0)"):
			return [][]driver.Value{{"dbo", table(args), "U", 0, 0, 0, 0, 0, 0, 0, 0, 0, 1}}, nil
		case strings.Contains(q, "FROM sys.columns c WHERE"):
			return [][]driver.Value{columns[table(args)]}, nil
		case strings.Contains(q, "FROM sys.triggers"), strings.Contains(q, "k.is_disabled = 1"):
			return nil, nil
		case strings.Contains(q, "FROM sys.foreign_keys"):
			return [][]driver.Value{{"1", "texts_padded", "dbo", "texts", "id", "dbo", "padded", "id",
				"NO ACTION", 1}}, nil
		case strings.Contains(q, "[sqluuid].[migration"):
			return [][]driver.Value{{0, 0}}, nil
		case strings.Contains(q, "sys.dm_db_index_physical_stats"):
			return [][]driver.Value{{"key", 0.981, 1234}}, health
		case strings.HasPrefix(q, "SELECT CONVERT(bigint, COALESCE(MIN"):
			return [][]driver.Value{{1, 60}}, nil
		case strings.HasPrefix(q, "SELECT DISTINCT "):
			return nil, nil
		case strings.Contains(q, "[guids]"):
			return ids(60, v1, shown), nil
		case strings.Contains(q, "[orders]"):
			return ends(ids(50, v1, raw)), nil
		case strings.Contains(q, "[random]"):
			return ends(ids(50, v4, shown)), nil
		case strings.Contains(q, "[ordered]"):
			return ids(60, func(i int) sqltype.UUID {
				stored := codec.SQLServerOrder.Encode(sqltype.UUID{1, 0x8e, 0, 0, byte(i),
					5: byte(7 * i), 6: 0x70, 8: 0x80})
				return sqltype.UUID(codec.MixedEndian.Decode(stored)) // as the server shows it
			}, shown), nil
		case strings.Contains(q, "[texts]"), strings.Contains(q, "[padded]"):
			return ids(50, v4, shown), nil
		}
		return nil, fmt.Errorf("not expected: %s", q)
	}
}

// What a scan asks a SQL Server is a golden file, and what it makes of the answers.
func TestScanOfSQLServer(t *testing.T) {
	d := &told{answer: msShop(nil)}
	db := sql.OpenDB(d)
	defer db.Close()
	rep, err := Scan(t.Context(), db, engine.SQLServer, Config{Sample: 100, Schemas: []string{"dbo"}})
	if err != nil {
		t.Fatal(err)
	}
	var found []string
	for _, c := range rep.Columns {
		advice := "fine"
		for _, a := range c.Advice {
			advice = a.Rewrite + "|" + a.Reason
		}
		found = append(found, fmt.Sprint(c.Table, " ", c.Type, " ", c.Form, " ", c.Order, " ",
			c.Histogram(), " ", advice))
	}
	for _, want := range []string{
		"guids uniqueidentifier uuid network v1 60 |the ids do not arrive in the order of their index: " +
			"uniqueidentifier is compared from its last six bytes",
		"orders binary(16) binary network v1 100 v1-to-v6|",
		"random uniqueidentifier uuid network v4 100 |random keys land anywhere in the index; new rows " +
			"can have ids that ascend",
		"padded char(40) hyphenated network v4 50 text-to-binary|",
		"texts nvarchar(36) hyphenated network v4 50 |holds the ids of dbo.padded.id",
	} {
		if !slices.ContainsFunc(found, func(s string) bool { return strings.HasPrefix(s, want) }) {
			t.Errorf("%q is not in\n%s", want, strings.Join(found, "\n"))
		}
	}
	if c := columnOf(rep, "dbo.ordered.id"); c == nil || !c.Fine || c.Order != "sql-server" &&
		c.Order != codec.SQLServerOrder.String() {
		t.Errorf("the ordered column is %+v", c)
	}
	if c := columnOf(rep, "dbo.guids.id"); c == nil || c.Arrival == nil || c.Arrival.By != "n" ||
		c.Health == nil || *c.Health != (Health{"key", 0.981, 1234}) || !c.Keys.Primary {
		t.Errorf("guids is %+v", c)
	}
	if c := columnOf(rep, "dbo.padded.id"); c == nil || c.Health != nil || c.Keys.Indexed {
		t.Errorf("padded is %+v", c)
	}
	var skipped []string
	for _, s := range rep.SkippedColumns {
		skipped = append(skipped, s.Table+": "+s.Reason)
	}
	if got := strings.Join(skipped, "; "); !strings.Contains(got,
		"secret: it is encrypted by the client") || !strings.Contains(got,
		"masked: it is masked, and this role has no UNMASK") || len(skipped) != 2 {
		t.Errorf("skipped %q", got)
	}
	var b strings.Builder
	seen := map[string]bool{} // a question is shown for its first table
	for _, st := range d.log {
		question := st[strings.Index(st, "\n")+1:]
		if seen[question] {
			continue
		}
		seen[question] = true
		fmt.Fprintf(&b, "-- a statement\n%s\n", st)
	}
	casetest.Run(t, "testdata/sqlserver.txt",
		func(*testing.T, *casetest.Case) func(*casetest.Step) string {
			return func(*casetest.Step) string { return b.String() }
		})
}

// A role that may not ask about the indexes is told so once; another error is named for
// its column.
func TestHealthThatIsNotTold(t *testing.T) {
	for _, tt := range []struct {
		err   error
		notes int
		text  string
	}{
		{refusal{297}, 1, "it needs VIEW DATABASE STATE (from SQL Server 2022 on VIEW DATABASE " +
			"PERFORMANCE STATE), or CONTROL on each table; the server says: message 297"},
		{refusal{1222}, 4, "the state of the index of dbo.guids.id is not known: mssql: message 1222"},
		{sql.ErrNoRows, 0, ""},
	} {
		db := sql.OpenDB(&told{answer: msShop(tt.err)})
		rep, err := Scan(t.Context(), db, engine.SQLServer, Config{})
		db.Close()
		if err != nil || len(rep.Columns) != 6 || len(rep.Notes) != tt.notes ||
			!strings.Contains(strings.Join(rep.Notes, "\n"), tt.text) {
			t.Errorf("%v: %d columns, notes %q, %v", tt.err, len(rep.Columns), rep.Notes, err)
		}
		for _, c := range rep.Columns {
			if c.Health != nil {
				t.Errorf("%v: health %+v", tt.err, c.Health)
			}
		}
	}
}

// A uniqueidentifier sorts as package collation says, other types by their bytes.
func TestSQLServerSortKeys(t *testing.T) {
	for i := range 40 {
		a, b := v1(i), v4(i+1)
		x, y := sqlserver{}.sortKey(kindNative, a), sqlserver{}.sortKey(kindNative, b)
		if got, want := bytes.Compare(x[:], y[:]), collation.SQLServer.Compare(a, b); got != want {
			t.Errorf("%v and %v: %d, want %d", a, b, got, want)
		}
		if sqlserver.sortKey(sqlserver{}, kindBinary, a) != a {
			t.Errorf("%v as bytes", a)
		}
	}
}

func TestSQLServerTypes(t *testing.T) {
	for _, tt := range []struct {
		base   string
		length int64
		kind   kind
		ok     bool
	}{
		{"uniqueidentifier", 16, kindNative, true},
		{"binary", 16, kindBinary, true},
		{"binary", 32, kindBinary, false},
		{"varbinary", -1, kindBinary, true},
		{"char", 36, kindText, true},
		{"nvarchar", 32, kindText, true},
		{"nvarchar", 20, kindText, false},
		{"nvarchar", -1, kindText, true},
		{"bigint", 8, 0, false},
	} {
		k, _, ok := sqlserver{}.holds(migrate.SurveyColumn{Base: tt.base, Length: tt.length})
		if ok != tt.ok || ok && k != tt.kind {
			t.Errorf("%s of %d is %v, %v", tt.base, tt.length, k, ok)
		}
	}
}

// Ids that are rearranged for SQL Server's type are known, and nothing is advised: they ascend.
func TestOrderedGUIDsAreKnown(t *testing.T) {
	begin := time.Date(2024, 1, 1, 0, 0, 0, 0, time.UTC)
	c := candidate{Name: Name{"dbo", "orders", "id"}, Type: "uniqueidentifier", kind: kindNative,
		primary: true, indexed: true, unique: true}
	for _, tt := range []struct {
		name     string
		versions string
		make     func(at time.Time) sqltype.UUID
		order    codec.Layout
		advised  bool
	}{
		{"version 6, as v1-to-ordered leaves it", "v6 200", sqltype.NewV6At, codec.SQLServerOrder, false},
		{"version 7, as OrderedGUID", "v7 200", sqltype.NewV7At, codec.SQLServerOrder, false},
		{"version 7 as it is", "v7 200", sqltype.NewV7At, codec.Network, true},
		{"version 6 as it is", "v6 200", sqltype.NewV6At, codec.Network, true},
	} {
		for _, run := range []string{"", "1"} { // without and with an identity column in front
			t.Run(tt.name+", rows in order "+run, func(t *testing.T) {
				var values []value
				for i := range 200 {
					id := tt.make(begin.Add(time.Duration(i) * 97 * time.Minute))
					shown := sqltype.UUID(codec.MixedEndian.Decode(tt.order.Encode(id)))
					if tt.order == codec.Network {
						shown = id
					}
					values = append(values, value{raw: []byte(shown.String()), isText: true, run: run})
				}
				col, ok := judge(c, values, nil, sqlserver{})
				if !ok || col.Order != tt.order.String() || col.Histogram() != tt.versions ||
					len(col.Suspicions) > 0 {
					t.Fatalf("%v, %s, %s, %+v", ok, col.Order, col.Histogram(), col.Suspicions)
				}
				if ascends := col.Arrival.Ordered == 1; ascends == tt.advised {
					t.Errorf("in order: %+v", col.Arrival)
				}
				rep := &Report{Columns: []Column{col}}
				advise(rep, sqlserver{})
				if got := rep.Columns[0]; len(got.Advice) > 0 != tt.advised || got.Fine == tt.advised {
					t.Errorf("advice %+v, fine %t", got.Advice, got.Fine)
				}
			})
		}
	}
}
