package sqlserver_test

import (
	"context"
	"database/sql/driver"
	"errors"
	"fmt"
	"io"
	osexec "os/exec"
	"strings"
	"sync"
	"testing"

	"github.com/sqluuid/sqluuid/integration/internal/built"
	"github.com/sqluuid/sqluuid/integration/internal/tds"
	"github.com/sqluuid/sqluuid/internal/fold"
)

// A catalogue answers what a plan asks the views of sys about orders and items. It has no rows.
type catalogue struct {
	typ       string
	size      int
	babelfish bool // what @@VERSION names

	mu   sync.Mutex
	sent []string
}

// serve puts the catalogue behind SQL Server's protocol, and returns its URL.
func (c *catalogue) serve(t *testing.T) string {
	t.Helper()
	address := tds.Serve(t, func() (tds.Session, error) { return c, nil })
	return "sqlserver://sa:secret@" + address + "?database=shop&encrypt=disable&protocol=tcp"
}

// statements returns what was sent.
func (c *catalogue) statements() []string {
	c.mu.Lock()
	defer c.mu.Unlock()
	return c.sent
}

func (c *catalogue) Close() error { return nil }

// BeginTx is for [tds.Serve].
func (c *catalogue) BeginTx(context.Context, driver.TxOptions) (driver.Tx, error) {
	return ended{}, nil
}

// ended is a transaction in which nothing is written.
type ended struct{}

func (ended) Commit() error   { return nil }
func (ended) Rollback() error { return nil }

// Batch is for [tds.Serve].
func (c *catalogue) Batch(_ context.Context, text string, args []driver.NamedValue) (driver.Rows, int64, error) {
	c.mu.Lock()
	c.sent = append(c.sent, text)
	c.mu.Unlock()
	st := strings.Join(strings.Fields(text), " ")
	if strings.HasPrefix(st, "SET ") {
		return nil, 0, nil
	}
	rows, known := c.answer(st, args)
	if !known {
		return nil, 0, errors.New("the catalogue has no answer to " + st)
	}
	return &canned{rows}, 0, nil
}

func (c *catalogue) answer(st string, args []driver.NamedValue) (rows [][]driver.Value, known bool) {
	name := func(i int) string {
		s, _ := args[i].Value.(string)
		return strings.TrimPrefix(strings.NewReplacer("[", "", "]", "").Replace(s), "dbo.")
	}
	at := 0
	if c.babelfish {
		at = 35
	}
	column := func(name string, unique int) []driver.Value {
		collation := ""
		if strings.Contains(c.typ, "char") {
			collation = "Latin1_General_CI_AS"
		}
		return []driver.Value{name, c.typ, c.typ, c.size, collation, 0, 1, unique, 0, 0, 0, 0, unique, unique, 0}
	}
	switch {
	case st == "select 1;": // the driver's ping
		return [][]driver.Value{{1}}, true
	case strings.Contains(st, "sys.all_columns"):
		return [][]driver.Value{{1, at}}, true
	case strings.Contains(st, "FROM sys.objects o JOIN"):
		if table := name(0); table == "orders" || table == "items" {
			return [][]driver.Value{{"dbo", table, "U", 0, 0, 0, 0, 0, 0, 0, 0, 0, 1}}, true
		}
		return nil, true
	case strings.Contains(st, "FROM sys.columns c WHERE"):
		if name(0) == "items" {
			return [][]driver.Value{column("order_id", 0)}, true
		}
		return [][]driver.Value{column("id", 1), column("previous", 0)}, true
	case strings.Contains(st, "AND x.key_ordinal > 0 ORDER BY i.index_id"):
		if name(0) == "items" {
			return nil, true
		}
		return [][]driver.Value{{"orders_key", "id", 1, 1}}, true
	case strings.Contains(st, "FROM sys.foreign_keys k JOIN sys.foreign_key_columns"):
		return [][]driver.Value{
			{"1", "orders_previous", "dbo", "orders", "previous", "dbo", "orders", "id", "NO ACTION", 1},
			{"2", "items_order", "dbo", "items", "order_id", "dbo", "orders", "id", "NO ACTION", 1},
		}, true
	case strings.Contains(st, "FROM sys.partitions"):
		return [][]driver.Value{{8192}}, true
	}
	for _, empty := range []string{"SELECT g.name", "k.is_disabled = 1", "SELECT t.name FROM sys.tables", "FROM sys.schemas WHERE name"} {
		if strings.Contains(st, empty) {
			return nil, true
		}
	}
	return nil, false
}

// canned are rows that were there before.
type canned struct{ rows [][]driver.Value }

func (c *canned) Columns() []string {
	if len(c.rows) == 0 {
		return []string{""}
	}
	return make([]string, len(c.rows[0]))
}

func (c *canned) Close() error { return nil }

func (c *canned) Next(dest []driver.Value) error {
	if len(c.rows) == 0 {
		return io.EOF
	}
	for i, v := range c.rows[0] {
		if n, ok := v.(int); ok {
			v = int64(n)
		}
		dest[i] = v
	}
	c.rows = c.rows[1:]
	return nil
}

// folder is where the command is built once. TestMain makes and removes it.
var folder string

var theCommand = sync.OnceValues(func() (string, error) { return built.Command(folder) })

func build(t *testing.T) string {
	t.Helper()
	command, err := theCommand()
	if err != nil {
		t.Fatal(err)
	}
	return command
}

// printedBatch returns the batch that the command prints for a change of type of a column.
func printedBatch(t *testing.T, command, rewrite, column, url string) string {
	t.Helper()
	out, err := osexec.Command(command, "migrate", rewrite, "--dry-run", "--column", column, "--database", url).CombinedOutput()
	if e := (*osexec.ExitError)(nil); !errors.As(err, &e) || e.ExitCode() != 3 {
		t.Fatalf("it is not refused: %v\n%s", err, out)
	}
	_, batch, found := strings.Cut(fold.Join(string(out), 80), "in a window without writers:\n")
	if !found || strings.Contains(string(out), "secret") {
		t.Fatal(fmt.Errorf("it prints\n%s", out))
	}
	batch, _, _ = strings.Cut(batch, "\nsqluuid: ") // another obstacle
	return batch
}
