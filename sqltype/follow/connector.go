package follow

import (
	"context"
	"database/sql/driver"
	"io"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// New returns a connector whose connections follow a column. Wrap makes a connection of the
// parent's encode ids as the column has them at that moment. A mistake in the profile or in the
// name of the column is the error of each Connect.
func New(parent driver.Connector, p engine.Profile, column string, wrap func(driver.Conn, Column) driver.Conn) driver.Connector {
	c := &connector{parent: parent, wrap: wrap}
	c.watch, c.err = NewWatch(func(ctx context.Context) (Session, error) {
		conn, err := parent.Connect(ctx)
		if err != nil {
			return nil, err
		}
		return &driverSession{conn: conn}, nil
	}, p, column)
	return c
}

type connector struct {
	parent driver.Connector
	wrap   func(driver.Conn, Column) driver.Conn
	watch  *Watch
	err    error
}

var (
	_ driver.Connector = (*connector)(nil)
	_ io.Closer        = (*connector)(nil)
)

// Connect waits for the end of a hold and returns a connection that follows the column.
func (c *connector) Connect(ctx context.Context) (driver.Conn, error) {
	if c.err != nil {
		return nil, c.err
	}
	parent, state, err := c.join(ctx)
	if err != nil {
		return nil, err
	}
	return newConn(c, parent, state), nil
}

// join returns a new connection of the parent and its state.
func (c *connector) join(ctx context.Context) (driver.Conn, State, error) {
	if err := c.watch.Ready(ctx); err != nil {
		return nil, State{}, err
	}
	parent, err := c.parent.Connect(ctx)
	if err != nil {
		return nil, State{}, err
	}
	s := &driverSession{conn: parent}
	state, err := c.watch.Join(ctx, s)
	s.forget()
	if err != nil {
		parent.Close()
		return nil, State{}, err
	}
	return parent, state, nil
}

// Driver returns the parent's driver.
func (c *connector) Driver() driver.Driver { return c.parent.Driver() }

// Close ends the session that reads the gate, and closes the parent if it can be closed.
func (c *connector) Close() error {
	var err error
	if c.watch != nil {
		err = c.watch.Close()
	}
	if closer, ok := c.parent.(io.Closer); ok {
		return closer.Close()
	}
	return err
}
