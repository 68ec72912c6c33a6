package follow

import (
	"context"
	"database/sql/driver"
	"errors"
	"testing"
	"time"
)

// A wireless is a driver's connection that counts what it is sent.
type wireless struct {
	driver.Conn
	sent int
}

func (c *wireless) ExecContext(context.Context, string, []driver.NamedValue) (driver.Result, error) {
	c.sent++
	return driver.RowsAffected(1), nil
}

// A transaction was begun anew on another connection after its arguments were encoded. They may have
// the form from before, and the connection from before is closed.
func TestArgumentsFromBeforeANewBeginning(t *testing.T) {
	w, s := watched(t)
	state, err := w.Join(t.Context(), s)
	if err != nil {
		t.Fatal(err)
	}
	of := &connector{watch: w, wrap: func(c driver.Conn, _ Column) driver.Conn { return c }}
	for name, tt := range map[string]struct {
		args    []driver.NamedValue
		refused bool
	}{
		"arguments":    {[]driver.NamedValue{{Ordinal: 1, Value: "a text of the form from before"}}, true},
		"no arguments": {nil, false},
	} {
		t.Run(name, func(t *testing.T) {
			before, after := &wireless{}, &wireless{}
			c := newConn(of, before, state)
			c.tx = &tx{conn: c, ctx: t.Context(), empty: true}
			for i := range tt.args {
				if err := c.CheckNamedValue(&tt.args[i]); err != nil && !errors.Is(err, driver.ErrSkip) {
					t.Fatal(err)
				}
			}
			c.set(after, state) // as settle does
			_, err := c.ExecContext(t.Context(), "", tt.args)
			if errors.Is(err, ErrSwitched) != tt.refused || before.sent != 0 || (after.sent == 0) != tt.refused {
				t.Errorf("%v; the connection from before was sent %d, and the other %d", err, before.sent, after.sent)
			}
		})
	}
}

// A hold that began between BEGIN and the statement, or between its argument and the statement, had
// the transaction begin anew. With arguments from before that was ErrSwitched.
func TestAHoldDoesNotStopWhatHasPassed(t *testing.T) {
	w, s := watched(t)
	state, err := w.Join(t.Context(), s)
	if err != nil {
		t.Fatal(err)
	}
	s.set(func() { s.held, s.phase = "60000", PhaseAnnounced })
	if _, err := w.after(t.Context(), time.Now()); err != nil {
		t.Fatal(err)
	}
	of := &connector{watch: w, wrap: func(c driver.Conn, _ Column) driver.Conn { return c }}
	for name, tt := range map[string]struct {
		ago     time.Duration
		encoded bool // the arguments, before the hold
		waits   bool
	}{
		// The time of a test that a busy machine stops counts, too.
		"at once":     {-time.Minute, false, false},
		"later":       {Lead + 1, false, true},
		"with values": {Lead + 1, true, false},
	} {
		t.Run(name, func(t *testing.T) {
			ctx, cancel := context.WithTimeout(t.Context(), 3*poll)
			defer cancel()
			raw := &wireless{}
			c := newConn(of, raw, state)
			c.tx = &tx{conn: c, ctx: ctx, empty: true, passage: time.Now().Add(-tt.ago)}
			if tt.encoded {
				c.argsOf = raw
			}
			_, err := c.ExecContext(ctx, "", nil)
			if errors.Is(err, context.DeadlineExceeded) != tt.waits || (raw.sent == 0) != tt.waits {
				t.Errorf("%v, sent %d", err, raw.sent)
			}
		})
	}
	if announcement+Lead >= HoldFor {
		t.Errorf("a statement can be sent %v after a hold has begun, and a change waits %v", announcement+Lead, HoldFor)
	}
}
