package follow

import (
	"context"
	"database/sql/driver"
	"errors"
	"fmt"
	"io"
)

// A Session is one connection on which a [Watch] asks the server. It is used by one goroutine at a
// time.
type Session interface {
	// Ask returns the rows of a query. Each column is a text and none is NULL.
	Ask(ctx context.Context, query string, args ...string) ([][]string, error)
	// Close ends the session.
	Close() error
}

// driverSession asks over a connection of database/sql/driver. It keeps the statements that it had
// to prepare.
type driverSession struct {
	conn       driver.Conn
	statements map[string]driver.Stmt
}

func (s *driverSession) Close() error {
	s.forget()
	return s.conn.Close()
}

// forget closes the statements that were prepared.
func (s *driverSession) forget() {
	for _, stmt := range s.statements {
		stmt.Close()
	}
	s.statements = nil
}

func (s *driverSession) Ask(ctx context.Context, query string, args ...string) ([][]string, error) {
	named := make([]driver.NamedValue, len(args))
	for i, a := range args {
		named[i] = driver.NamedValue{Ordinal: i + 1, Value: a}
	}
	rows, err := s.query(ctx, query, named)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var all [][]string
	values := make([]driver.Value, len(rows.Columns()))
	for {
		switch err := rows.Next(values); {
		case errors.Is(err, io.EOF):
			return all, nil
		case err != nil:
			return nil, err
		}
		row := make([]string, len(values))
		for i, v := range values {
			if b, ok := v.([]byte); ok {
				v = string(b)
			}
			row[i] = fmt.Sprint(v)
		}
		all = append(all, row)
	}
}

func (s *driverSession) query(ctx context.Context, query string, args []driver.NamedValue) (driver.Rows, error) {
	if q, ok := s.conn.(driver.QueryerContext); ok {
		if rows, err := q.QueryContext(ctx, query, args); !errors.Is(err, driver.ErrSkip) {
			return rows, err
		}
	}
	stmt := s.statements[query]
	if stmt == nil {
		p, ok := s.conn.(driver.ConnPrepareContext)
		if !ok {
			return nil, fmt.Errorf("sqltype: %T has no PrepareContext: %w", s.conn, errors.ErrUnsupported)
		}
		var err error
		if stmt, err = p.PrepareContext(ctx, query); err != nil {
			return nil, err
		}
		if s.statements == nil {
			s.statements = map[string]driver.Stmt{}
		}
		s.statements[query] = stmt
	}
	q, ok := stmt.(driver.StmtQueryContext)
	if !ok {
		return nil, fmt.Errorf("sqltype: %T has no QueryContext: %w", stmt, errors.ErrUnsupported)
	}
	return q.QueryContext(ctx, args)
}
