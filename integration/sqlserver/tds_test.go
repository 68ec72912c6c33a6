//go:build cgo

package sqlserver_test

import (
	"context"
	"database/sql/driver"
	"fmt"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/internal/tds"
)

// serve puts the stand-in behind SQL Server's protocol. It returns the address.
func (s *standin) serve(t *testing.T) string {
	t.Helper()
	return tds.Serve(t, func() (tds.Session, error) {
		inner, err := s.connector.Connect(context.Background())
		if err != nil {
			return nil, err
		}
		return inner.(*conn), nil
	})
}

// Batch is for [tds.Serve].
func (c *conn) Batch(ctx context.Context, text string, args []driver.NamedValue) (driver.Rows, int64, error) {
	rows, changed, err := c.batch(ctx, text, args)
	return rows, changed, translate(err)
}

func (c *conn) NoCount() bool      { return c.noCount }
func (c *conn) SetNoCount(on bool) { c.noCount = on }

// url returns the URL of a stand-in that is served.
func (s *standin) url(t *testing.T) string {
	return "sqlserver://sa:secret@" + s.serve(t) + "?database=shop&encrypt=disable&protocol=tcp&guid+conversion=" + guidConversion(t)
}

// guidConversion is a setting of the driver that must make no difference.
func guidConversion(t *testing.T) string {
	return fmt.Sprint(strings.Contains(t.Name(), "conversion"))
}
