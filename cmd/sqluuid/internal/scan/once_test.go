package scan

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/mattn/go-sqlite3"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A counter counts the connections to a file, and what they are sent.
type counter struct {
	dsn               string
	conns, statements int
}

func (c *counter) Driver() driver.Driver { return &sqlite3.SQLiteDriver{} }

func (c *counter) Connect(context.Context) (driver.Conn, error) {
	conn, err := c.Driver().Open(c.dsn)
	if err != nil {
		return nil, err
	}
	c.conns++
	return &countedConn{conn.(*sqlite3.SQLiteConn), c}, nil
}

type countedConn struct {
	*sqlite3.SQLiteConn
	c *counter
}

func (c *countedConn) ExecContext(ctx context.Context, query string,
	args []driver.NamedValue) (driver.Result, error) {
	c.c.statements++
	return c.SQLiteConn.ExecContext(ctx, query, args)
}

func (c *countedConn) QueryContext(ctx context.Context, query string,
	args []driver.NamedValue) (driver.Rows, error) {
	c.c.statements++
	return c.SQLiteConn.QueryContext(ctx, query, args)
}

func (c *countedConn) PrepareContext(ctx context.Context, query string) (driver.Stmt, error) {
	c.c.statements++
	return c.SQLiteConn.PrepareContext(ctx, query)
}

func (c *countedConn) BeginTx(ctx context.Context, opts driver.TxOptions) (driver.Tx, error) {
	c.c.statements += 2 // with its end
	return c.SQLiteConn.BeginTx(ctx, opts)
}

// A scan of a file sends at most 8 statements for each table and 40 besides, by one connection, as
// on a server. The tables are those of integration/crash.
func TestAScanReadsAFileOnce(t *testing.T) {
	sizes := []int{10, 60}
	if os.Getenv("SQLUUID_SCAN_TABLES") != "" {
		sizes = append(sizes, 300)
	}
	path, db := file(t)
	from := 0
	for _, many := range sizes {
		for i := from; i < many; i++ {
			exec(t, db, fmt.Sprintf("CREATE TABLE t%03d (id blob PRIMARY KEY, as_text char(36), prior blob, note varchar(200), n integer)", i))
			for n := range 20 {
				id := func(table int) string {
					return fmt.Sprintf("%08x9414%04xb3c89f6b%08x", n*4001, 0x11ec, table)
				}
				text := id(i)
				text = strings.Join([]string{text[:8], text[8:12], text[12:16], text[16:20], text[20:]}, "-")
				exec(t, db, fmt.Sprintf("INSERT INTO t%03d VALUES (x'%s', '%s', x'%s', 'note', %d)", i, id(i), text, id(max(0, i-1)), n))
			}
		}
		from = many
		c := &counter{dsn: "file:" + path}
		pool := sql.OpenDB(c)
		rep, err := Scan(t.Context(), pool, engine.SQLite, Config{Sample: 10})
		if err != nil {
			t.Fatal(err)
		}
		pool.Close()
		t.Logf("SQLite, %d tables: %d statements by %d connections", many, c.statements, c.conns)
		if most := 8*many + 40; c.statements < many || c.statements > most || c.conns != 1 {
			t.Errorf("%d tables: %d statements by %d connections, want at most %d by one", many, c.statements, c.conns, most)
		}
		if len(rep.Columns) != 3*many {
			t.Errorf("%d columns with ids of %d tables", len(rep.Columns), many)
		}
	}
}
