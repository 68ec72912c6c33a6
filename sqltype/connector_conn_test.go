package sqltype

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"io"
	"slices"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// comparedProfiles are an engine whose rows and statements are the parent's own, and
// one whose are wrapped.
var comparedProfiles = []engine.Profile{engine.PostgreSQL, engine.SQLServer}

// sameAsParent runs the scenario on a pool of the server itself and on one behind a
// connector, and compares what the program and what the driver saw.
func sameAsParent(t *testing.T, server func() (*fakeServer, driver.Connector), scenario func(p *transcript, db *sql.DB, f *fakeServer)) {
	t.Helper()
	play := func(wrap func(driver.Connector) driver.Connector) []string {
		var p transcript
		synctest.Test(t, func(t *testing.T) {
			f, c := server()
			db := sql.OpenDB(wrap(c))
			p.f = f
			scenario(&p, db, f)
			p.say("db.Close", db.Close())
			synctest.Wait()
			p.say("end")
		})
		return p.lines
	}
	want := play(func(c driver.Connector) driver.Connector { return c })
	if len(want) < 3 {
		t.Fatalf("the scenario did nothing: %q", want)
	}
	for _, profile := range comparedProfiles {
		got := play(func(c driver.Connector) driver.Connector { return NewConnector(c, profile) })
		if !slices.Equal(got, want) {
			t.Errorf("%v: behind the connector\n\t%s\nwithout it\n\t%s", profile, strings.Join(got, "\n\t"), strings.Join(want, "\n\t"))
		}
	}
}

// A transcript is what a program sees of a pool, and what the driver sees.
type transcript struct {
	f     *fakeServer
	lines []string
}

func (p *transcript) say(what string, results ...any) {
	for _, line := range p.f.takeLog() {
		p.lines = append(p.lines, "  driver: "+line)
	}
	p.lines = append(p.lines, what+": "+fmt.Sprintf("%+v", results))
}

func (p *transcript) rows(what string, rows *sql.Rows, err error) {
	if err != nil {
		p.say(what, err)
		return
	}
	for set := 0; ; set++ {
		types, err := rows.ColumnTypes()
		p.say(what+" types", err)
		for _, t := range types {
			length, hasLength := t.Length()
			precision, scale, hasPrecision := t.DecimalSize()
			nullable, hasNullable := t.Nullable()
			p.say(what+" type", t.Name(), t.DatabaseTypeName(), t.ScanType(), length, hasLength, precision, scale, hasPrecision, nullable, hasNullable)
		}
		for rows.Next() {
			dest := make([]any, len(types))
			for i := range dest {
				dest[i] = new(any)
			}
			err := rows.Scan(dest...)
			p.say(what+" row", err)
			for _, d := range dest {
				p.say(what+" value", *d.(*any))
			}
		}
		if set == 5 || !rows.NextResultSet() {
			break
		}
	}
	p.say(what+" more", rows.Next(), rows.NextResultSet())
	p.say(what+" end", rows.Err(), rows.Close())
}

// somewhere is one pointer for all pools, so that its address is the same.
var somewhere = new(string)

// everyCall is a scenario that goes through what a program can do with a pool.
func everyCall(p *transcript, db *sql.DB, f *fakeServer) {
	ctx := context.Background()
	type odd struct{ n int }

	p.say("ping", db.Ping())
	_, err := db.Exec("q", 1, "a", nil, time.Time{})
	p.say("exec", err)
	_, err = db.Exec("q", [16]byte{1})
	p.say("exec with an unnamed array", err)
	_, err = db.Exec("q", odd{1})
	p.say("exec with what no driver takes", err)
	_, err = db.Exec("q", sql.Named("n", 1))
	p.say("exec with a name", err)
	rows, err := db.Query("q", int8(1), somewhere)
	p.rows("query", rows, err)
	rows, err = db.Query("q", sql.Named("n", 1))
	p.rows("query with a name", rows, err)

	s, err := db.Prepare("q")
	p.say("prepare", err)
	if err == nil {
		_, err = s.Exec(1, "a")
		p.say("stmt exec", err)
		_, err = s.Exec(sql.Named("n", 1))
		p.say("stmt exec with a name", err)
		_, err = s.Exec(odd{1})
		p.say("stmt exec with what no driver takes", err)
		rows, err = s.Query(1)
		p.rows("stmt query", rows, err)
		p.say("stmt close", s.Close())
	}

	for _, opts := range []*sql.TxOptions{nil, {}, {Isolation: sql.LevelSerializable}, {ReadOnly: true}, {Isolation: sql.LevelSnapshot, ReadOnly: true}} {
		tx, err := db.BeginTx(ctx, opts)
		p.say("begin", err)
		if err != nil {
			continue
		}
		_, err = tx.Exec("q", 1)
		p.say("tx exec", err)
		p.say("commit", tx.Commit())
	}

	// The end of a transaction's context: what becomes of the connection?
	cancelled, cancel := context.WithCancel(ctx)
	tx, err := db.BeginTx(cancelled, nil)
	p.say("begin", err)
	if err == nil {
		cancel()
		synctest.Wait()
		p.say("cancelled", db.Stats().OpenConnections)
		p.say("commit", tx.Commit())
	}
	cancel()

	// A context that ends while the driver works.
	for _, call := range []func(context.Context) error{
		func(ctx context.Context) error { _, err := db.PrepareContext(ctx, "q"); return err },
		func(ctx context.Context) error { _, err := db.BeginTx(ctx, nil); return err },
		func(ctx context.Context) error { _, err := db.ExecContext(ctx, "q"); return err },
		func(ctx context.Context) error {
			rows, err := db.QueryContext(ctx, "q")
			if err == nil {
				rows.Close()
			}
			return err
		},
	} {
		ending, end := context.WithCancel(ctx)
		f.onPrep = end
		err := call(ending)
		end()
		f.onPrep = nil
		synctest.Wait()
		p.say("ending context", err)
	}

	conn, err := db.Conn(ctx)
	p.say("conn", err)
	if err == nil {
		_, err = conn.ExecContext(ctx, "q", 1)
		p.say("conn exec", err)
		p.say("conn close", conn.Close())
	}
	f.invalid = true
	_, err = db.Exec("q")
	p.say("exec", err)
	p.say("open", db.Stats().OpenConnections)
	f.invalid = false
	f.resetErr = driver.ErrBadConn
	_, err = db.Exec("q")
	p.say("exec", err)
	p.say("open", db.Stats().OpenConnections)
	f.resetErr = nil
	p.say("driver", db.Driver())
}

func TestTheConnectorBehavesAsItsParent(t *testing.T) {
	for _, conn := range connShapes {
		for _, variant := range []struct {
			name string
			set  func(*fakeServer)
		}{
			{"", func(*fakeServer) {}},
			{", which skips", func(f *fakeServer) { f.skip = true }},
			{", whose checker skips", func(f *fakeServer) { f.check = func(any) (any, error) { return nil, driver.ErrSkip } }},
			{", whose checker removes", func(f *fakeServer) { f.check = func(any) (any, error) { return nil, driver.ErrRemoveArgument } }},
			{", whose checker refuses", func(f *fakeServer) { f.check = func(any) (any, error) { return nil, errFake } }},
			{", which does not answer a ping", func(f *fakeServer) { f.pingErr = errFake }},
			{", with one placeholder", func(f *fakeServer) { f.inputs = 1 }},
		} {
			t.Run("a connection with "+conn.name+variant.name, func(t *testing.T) {
				sameAsParent(t, func() (*fakeServer, driver.Connector) {
					f := newFakeServer()
					f.connShape = conn.shape
					variant.set(f)
					return f, f
				}, everyCall)
			})
		}
	}
}

func TestTheConnectorOpensAndClosesAsItsParent(t *testing.T) {
	t.Run("a parent that can be closed", func(t *testing.T) {
		sameAsParent(t, func() (*fakeServer, driver.Connector) {
			f := newFakeServer()
			return f, closingServer{f}
		}, func(p *transcript, db *sql.DB, f *fakeServer) { p.say("ping", db.Ping()) })
	})
	t.Run("a parent that does not connect", func(t *testing.T) {
		sameAsParent(t, func() (*fakeServer, driver.Connector) {
			f := newFakeServer()
			f.openErr = errFake
			return f, f
		}, everyCall)
	})
}

// TestAConnectionHasItsParentsInterfaces states which of the interfaces are there
// exactly when the parent has them.
func TestAConnectionHasItsParentsInterfaces(t *testing.T) {
	has := func(c driver.Conn) map[string]bool {
		_, reset := c.(driver.SessionResetter)
		_, valid := c.(driver.Validator)
		_, exec := c.(driver.ExecerContext)
		_, execOld := c.(execer)
		_, query := c.(driver.QueryerContext)
		_, queryOld := c.(queryer)
		return map[string]bool{"SessionResetter": reset, "Validator": valid, "a direct exec": exec || execOld, "a direct query": query || queryOld}
	}
	for _, shape := range connShapes {
		parent := shape.shape(&fakeConn{newFakeServer()})
		wrapped := wrapConn(parent, &idCodec{})
		got, want := has(wrapped), has(parent)
		for name := range want {
			if got[name] != want[name] {
				t.Errorf("a connection with %s: %s is there: %v, want %v", shape.name, name, got[name], want[name])
			}
		}
		if _, ok := wrapped.(driver.NamedValueChecker); !ok {
			t.Errorf("a connection with %s: no NamedValueChecker, so it sees no id", shape.name)
		}
		if got := wrapped.(interface{ Raw() driver.Conn }).Raw(); got != parent {
			t.Errorf("a connection with %s: Raw is %v, want the parent", shape.name, got)
		}
	}
}

func TestRawReachesTheParentsConnection(t *testing.T) {
	f := newFakeServer()
	var inner driver.Conn
	f.raw = func(c *fakeConn) { inner = c }
	db := openFake(t, NewConnector(f, engine.SQLite))
	conn, err := db.Conn(t.Context())
	if err != nil {
		t.Fatal(err)
	}
	defer conn.Close()
	err = conn.Raw(func(dc any) error {
		if got := dc.(interface{ Raw() driver.Conn }).Raw(); got != inner {
			t.Errorf("Raw is %v, want %v", got, inner)
		}
		return errFake
	})
	if err != errFake {
		t.Errorf("conn.Raw: %v, want the function's own error", err)
	}
}

func TestTheZeroProfileOpensNoConnection(t *testing.T) {
	f := newFakeServer()
	db := openFake(t, NewConnector(f, engine.Profile{}))
	if err := db.Ping(); !errors.Is(err, ErrProfile) {
		t.Errorf("ping: %v, want ErrProfile", err)
	}
	if log := f.takeLog(); len(log) > 0 {
		t.Errorf("the driver saw %q, want nothing", log)
	}
}

func TestAConnectorOfTheSameEngineIsNotWrappedAgain(t *testing.T) {
	once := NewConnector(newFakeServer(), engine.SQLServer)
	if twice := NewConnector(once, engine.SQLServer); twice != once {
		t.Errorf("NewConnector of a connector of the same engine wrapped it")
	}
	if _, ok := once.(io.Closer); !ok {
		t.Error("the connector is no io.Closer")
	}
}
