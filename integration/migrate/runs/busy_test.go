package runs_test

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/migrate"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// While a run goes on, an id that its journal does not explain may be one that it has just
// made. An undo ends the workers, and can tell then.
func TestUndoOfARunThatWorkersAreBusyWith(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 400, false)
		before := s.Snapshot(t)
		c := lab.Start(t, lab.Args("v1-to-v6", l.On("--yes", "--chunk-rows", "10", "--lock-wait", "30s")...)...)
		c.Until(t, `"event":"chunk"`) // it is two chunks ahead at the most
		id := sqltype.NewV6()
		s.AddOrder(t, 100_000, id)
		lab.WantError(t, lab.Run(t, lab.Args("undo", l.On("--dry-run")...)...), 3, "workers are busy with run 1", "stop them, then undo it", "nothing was changed")
		lab.WantError(t, lab.Run(t, lab.Args("undo", l.On("--yes")...)...), 3, "--include-new", id.String())
		if st := lab.MustRun(t, "migrate", "status", "--database", l.URL); strings.Contains(st.Out, "undo requested") {
			t.Errorf("an undo that was refused stays requested:\n%s", st.Out)
		}
		l.Exec(t, "DELETE FROM payments WHERE n = 100000")
		l.Exec(t, "DELETE FROM orders WHERE n = 100000")
		lab.MustRun(t, lab.Args("undo", l.On("--yes", "--quiet")...)...)
		s.Check(t, "after the undo", before)
		if code, _ := c.End(); code != 3 || !strings.Contains(c.Err.String(), "run 1 is undo") && !strings.Contains(c.Err.String(), "an undo of run 1 is requested") {
			t.Errorf("the run ends with %d and %s", code, c.Err.String())
		}
	})
}

// A run that goes on between two looks of an undo's plan, at its record and at the
// tables, makes the plan refuse itself.
func TestPlanOfAnUndoWhileTheRunGoesOn(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 400, false)
		before := s.Snapshot(t)
		c := lab.Start(t, lab.Args("v1-to-v6", l.On("--yes", "--chunk-rows", "10", "--lock-wait", "30s")...)...)
		c.Until(t, `"event":"chunk"`)
		var armed atomic.Bool
		read := false
		db := watched(t, l, func(query string) {
			// The journal was read; now the columns are, for ids that nobody has made.
			read = read || armed.Load() && strings.Contains(query, "odd FROM") && strings.Contains(query, "migration_journal")
			if read && strings.Contains(query, "SELECT") && strings.Contains(query, "orders") && armed.CompareAndSwap(true, false) {
				for range 4 { // it was two chunks ahead: these are new
					c.Until(t, `"event":"chunk"`)
				}
			}
		})
		m, err := migrate.Open(db, l.Profile)
		if err != nil {
			t.Fatal(err)
		}
		armed.Store(true)
		_, err = m.Plan(t.Context(), migrate.PlanConfig{Undo: true, Column: migrate.ColumnName{Table: "orders", Column: "id"}})
		if armed.Load() {
			t.Fatal("the plan never looked for ids that nobody has made")
		}
		if !errors.Is(err, migrate.ErrRefused) || errors.As(err, new(*migrate.NewIDsError)) || !strings.Contains(fmt.Sprint(err), "it went on while its undo was planned") {
			t.Errorf("the plan says %v", err)
		}
		lab.MustRun(t, append([]string{"migrate", "pause"}, l.On()...)...)
		c.Until(t, `"event":"paused"`)
		lab.MustRun(t, lab.Args("undo", l.InChunks("--quiet")...)...)
		s.Check(t, "after the undo", before)
		if code, _ := c.End(); code != 3 {
			t.Errorf("the run ends with %d and %s", code, c.Err.String())
		}
	})
}

// A plan that has read the state, and counts the ids when another process has rewritten
// them, is made anew: it does not refuse what that process did.
func TestPlanWhileAnotherProcessRewrites(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		s := lab.NewShop(t, l, 200, false)
		before := s.Snapshot(t)
		{
			var armed atomic.Bool
			armed.Store(true)
			db := watched(t, l, func(query string) {
				if strings.Contains(query, "orders") && strings.HasSuffix(query, "IS NOT NULL") && armed.CompareAndSwap(true, false) {
					lab.MustRun(t, lab.Args("v1-to-v6", l.InChunks("--quiet")...)...)
				}
			})
			m, err := migrate.Open(db, l.Profile)
			if err != nil {
				t.Fatal(err)
			}
			pl, err := m.Plan(t.Context(), migrate.PlanConfig{Column: migrate.ColumnName{Table: "orders", Column: "id"}, Rewrite: migrate.V1ToV6})
			if armed.Load() {
				t.Fatal("the plan never counted the ids")
			}
			if err != nil || !pl.NothingToDo {
				t.Errorf("the plan says %v, want that nothing is to be done", err)
			}
			lab.MustRun(t, lab.Args("undo", l.InChunks("--quiet")...)...)
			s.Check(t, "after the undo", before)
			lab.MustRun(t, lab.Args("finish", l.Yes()...)...)
		}
	})
}

// watched opens the lab's database so that every statement is shown before it is sent.
func watched(t *testing.T, l *lab.Lab, before func(query string)) *sql.DB {
	t.Helper()
	dsn := l.URL
	switch l.Profile {
	case engine.SQLite:
		dsn = "file:" + strings.TrimPrefix(l.URL, "sqlite:") + "?_foreign_keys=on&_busy_timeout=5000"
	case engine.PostgreSQL:
	default:
		dsn = dbtest.MySQLDSN(t, l.URL)
	}
	db := sql.OpenDB(watchedDriver{l.DB.Driver(), dsn, before})
	t.Cleanup(func() { db.Close() })
	return db
}

type watchedDriver struct {
	of     driver.Driver
	dsn    string
	before func(string)
}

func (d watchedDriver) Driver() driver.Driver { return d.of }

func (d watchedDriver) Connect(context.Context) (driver.Conn, error) {
	c, err := d.of.Open(d.dsn)
	return watchedConn{c, d.before}, err
}

type watchedConn struct {
	driver.Conn
	before func(string)
}

func (c watchedConn) QueryContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	c.before(query)
	return c.Conn.(driver.QueryerContext).QueryContext(ctx, query, args)
}

func (c watchedConn) ExecContext(ctx context.Context, query string, args []driver.NamedValue) (driver.Result, error) {
	c.before(query)
	return c.Conn.(driver.ExecerContext).ExecContext(ctx, query, args)
}

func (c watchedConn) PrepareContext(ctx context.Context, query string) (driver.Stmt, error) {
	return c.Conn.(driver.ConnPrepareContext).PrepareContext(ctx, query)
}

func (c watchedConn) BeginTx(ctx context.Context, o driver.TxOptions) (driver.Tx, error) {
	return c.Conn.(driver.ConnBeginTx).BeginTx(ctx, o)
}

func (c watchedConn) CheckNamedValue(v *driver.NamedValue) error {
	if n, ok := c.Conn.(driver.NamedValueChecker); ok {
		return n.CheckNamedValue(v)
	}
	return driver.ErrSkip
}
