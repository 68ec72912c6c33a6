//go:build cgo

package sqlserver_test

import (
	"database/sql/driver"
	"encoding/binary"
	"errors"
	osexec "os/exec"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype"
)

// scanAnswer returns the rows of what a scan asks the catalogue.
func (c *catalogue) scanAnswer(st string) (driver.Rows, bool, error) {
	rows := [][]driver.Value{}
	switch {
	case strings.Contains(st, "FROM sys.columns c JOIN sys.tables t"):
		var names []string
		for name := range c.tables {
			names = append(names, name)
		}
		slices.Sort(names)
		for _, name := range names {
			for i, col := range c.tables[name].columns {
				if typ := col[1].(string); !strings.Contains(typ, "char") && !strings.Contains(typ, "binary") && typ != "uniqueidentifier" {
					continue
				}
				key := 0
				for _, x := range c.tables[name].indexes {
					if x[1] == col[0] && x[2] == "key" {
						key = 1
					}
				}
				rows = append(rows, []driver.Value{"dbo", strings.TrimPrefix(name, "dbo."), col[0], col[1], col[2], col[3], i + 1, 100, key, col[7], col[6], "", 0, 0})
			}
		}
	case strings.Contains(st, "FROM sys.foreign_key_columns x ORDER BY"):
		for _, k := range c.keys {
			rows = append(rows, []driver.Value{"dbo", k[3], k[4], "dbo", k[6], k[7]})
		}
	case strings.Contains(st, "sys.dm_db_index_physical_stats"):
		if c.closed {
			return nil, true, serverError{297, "The user does not have permission to perform this action."}
		}
		return &canned{[][]driver.Value{{"the_key", "0.75", 40}}}, true, nil // a number as text: the stand-in's protocol has no others than whole ones
	default:
		return nil, false, nil
	}
	return &canned{rows}, true, nil
}

// timed makes ids of version 6 or 1 whose times a program could have had: a scan takes
// no other bytes for ids.
func timed(t *testing.T, n, version int) []sqltype.UUID {
	t.Helper()
	ids := newIDs(n, 6)
	for i := range ids {
		ticks := uint64(0x1eec3b8a9d40000) + uint64(i)*600_000_000 // a minute each, from 2024 on
		binary.BigEndian.PutUint32(ids[i][0:], uint32(ticks>>28))
		binary.BigEndian.PutUint16(ids[i][4:], uint16(ticks>>12))
		binary.BigEndian.PutUint16(ids[i][6:], 6<<12|uint16(ticks)&0x0fff)
		if version == 1 {
			id, err := migrate.V1ToV6.Inverse().Apply(ids[i])
			if err != nil {
				t.Fatal(err)
			}
			ids[i] = id
		}
	}
	return ids
}

// A scan by the command: what stands in the tables, what the catalogue says of them,
// and what the role is not told.
func TestTheCommandScans(t *testing.T) {
	command := build(t)
	for _, f := range forms {
		t.Run(f.name, func(t *testing.T) {
			s := indexedShop(t, f, timed(t, 80, f.of))
			s.cat.closed = f.typ == "uniqueidentifier"
			sqluuid := sqluuid(t, command, s)
			want := []string{"dbo.orders.id", "dbo.items.order_id", "holds the ids of dbo.orders.id"}
			switch f.typ {
			case "uniqueidentifier":
				want = append(want, "uuid", "v6 80", "needs VIEW DATABASE STATE", "compared from its last six bytes")
			case "binary", "varbinary":
				want = append(want, "binary", "v1 80", "75% of the 40 leaf pages of its index the_key are out of order")
			default:
				want = append(want, "hyphenated", "v1 80", "text-to-binary would be refused: a change of type on ",
					"its --dry-run prints them")
			}
			sqluuid(want...)("scan", "--sample", "200")
			for _, st := range s.statements() {
				if _, err := parse(st); err != nil {
					t.Errorf("%v in\n%s", err, st)
				}
				if word, _, _ := strings.Cut(st, " "); slices.Contains([]string{"INSERT", "UPDATE", "DELETE", "CREATE", "ALTER", "DROP", "EXEC"}, word) {
					t.Errorf("a scan wrote: %s", st)
				}
			}
		})
	}
}

// Every command knows Babelfish, whose order is not SQL Server's, and names its other address. None
// says anything of SQL Server's order there, or writes.
func TestEveryCommandKnowsBabelfish(t *testing.T) {
	f := forms[0]
	s := indexedShop(t, f, timed(t, 20, f.of))
	s.cat.babelfish = true
	was := dump(t, s)
	command, url := build(t), s.url(t)
	column := []string{"--column", "dbo.orders.id"}
	for _, tt := range []struct {
		args   []string
		column bool
	}{
		{[]string{"scan"}, false},
		{[]string{"migrate", "plan", "v6-to-v1"}, true},
		{[]string{"migrate", "v6-to-v1", "--dry-run"}, true},
		{[]string{"migrate", "v6-to-v1", "--yes"}, true},
		{[]string{"migrate", "v6-to-ordered", "--yes"}, true},
		{[]string{"migrate", "undo", "--yes"}, true},
		{[]string{"migrate", "verify"}, true},
		{[]string{"migrate", "pause"}, true},
		{[]string{"migrate", "resume"}, true},
		{[]string{"migrate", "finish", "--yes"}, true},
		{[]string{"migrate", "status"}, false},
		{[]string{"bench", "storage", "--rows", "10", "--yes"}, false},
	} {
		t.Run(strings.Join(tt.args, " "), func(t *testing.T) {
			args := append(slices.Clone(tt.args), "--database", url)
			if tt.column {
				args = append(args, column...)
			}
			out, err := osexec.Command(command, args...).CombinedOutput()
			if tt.args[0] == "bench" { // it has none for SQL Server itself
				if err == nil || !strings.Contains(string(out), "no storage benchmark for SQLServer") {
					t.Errorf("%v: %s", err, out)
				}
				return
			}
			if e := (*osexec.ExitError)(nil); !errors.As(err, &e) || e.ExitCode() != 3 ||
				!strings.Contains(string(out), "this is Babelfish") ||
				!strings.Contains(string(out), "PostgreSQL address") {
				t.Errorf("want exit 3, the server and its address: %v: %s", err, out)
			}
			if strings.Contains(string(out), "last six bytes") {
				t.Errorf("it speaks of SQL Server's order: %s", out)
			}
		})
	}
	same(t, "after all", dump(t, s), was)
}

// indexedShop is the shop with what a scan reads of its indexes.
func indexedShop(t *testing.T, f form, ids []sqltype.UUID) *standin {
	t.Helper()
	s := shop(t, f, ids)
	s.cat.tables["dbo.orders"].indexes = [][3]string{{"orders_key", "id", "key"}, {"orders_by_no", "no", ""}}
	s.cat.tables["dbo.items"].indexes = [][3]string{{"items_by_order", "order_id", ""}}
	return s
}

// The ids of NEWSEQUENTIALID ascend in a uniqueidentifier as they are: the scan says so and advises
// no rewrite.
func TestScanKnowsSequentialIDs(t *testing.T) {
	var ids []sqltype.UUID
	for _, v1 := range timed(t, 80, 1) {
		copy(v1[8:], "\xb2\xeb\x00\x50\x56\xae\x06\x3c") // one machine's
		ids = append(ids, codec.MixedEndian.Encode(v1))
	}
	s := indexedShop(t, forms[0], ids)
	out, err := osexec.Command(build(t), "scan", "--database", s.url(t), "--sample", "200").CombinedOutput()
	if err != nil || !strings.Contains(string(out), "NEWSEQUENTIALID makes such ids: they ascend in this index as they are") {
		t.Errorf("%v: %s", err, out)
	}
	for _, not := range []string{"sqluuid migrate", "last six bytes"} {
		if strings.Contains(string(out), not) {
			t.Errorf("%q in\n%s", not, out)
		}
	}
}
