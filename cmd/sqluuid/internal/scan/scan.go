// Package scan finds the columns of a database that hold identifiers of sixteen
// bytes, and says of each in which form and order they are stored, of which
// versions they are, what looks wrong, whether they arrive in the order of their
// index, and which rewrite would help.
//
// It only reads: catalogue queries and bounded samples, each in a read-only
// transaction of its own where the engine has one, with a limit of time for
// every statement. What it says of a column it says of the sample; no value is
// ever guessed into another, and a column that cannot be read is listed with the
// reason.
//
// What an engine does is in the file of its name; [newSource] is the one list.
package scan

import (
	"cmp"
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A Config says what to scan. Its zero value scans everything the engine calls
// the user's own.
type Config struct {
	// only these; empty: all but the system's (MySQL, MariaDB: the connection's database)
	Schemas []string
	Sample  int           // values read of each column at the most; 0 is 1000, at most 100000
	Timeout time.Duration // of each statement; 0 is 10 seconds
	// Refusal says why a rewrite that the advice names would be refused as the tables are; empty:
	// nothing speaks against it. Its context ends after Timeout.
	Refusal func(context.Context, Advice) string
}

// The bounds of Config.Sample.
const (
	defaultSample  = 1000
	maxSample      = 100_000
	defaultTimeout = 10 * time.Second
)

func (c Config) withDefaults() (Config, error) {
	if c.Sample == 0 {
		c.Sample = defaultSample
	}
	if c.Timeout == 0 {
		c.Timeout = defaultTimeout
	}
	switch {
	case c.Sample < 1 || c.Sample > maxSample:
		return c, fmt.Errorf("%w: the sample must be from 1 to %d values", ErrConfig, maxSample)
	case c.Timeout < 0:
		return c, fmt.Errorf("%w: the time limit must be more than 0", ErrConfig)
	case slices.Contains(c.Schemas, ""):
		return c, fmt.Errorf("%w: a schema's name is empty", ErrConfig)
	}
	return c, nil
}

// ErrConfig occurs when a field of [Config] is out of its bounds.
var ErrConfig = errors.New("scan")

// ErrNoSchema occurs when a schema that was asked for does not exist, or the role
// may not see it.
var ErrNoSchema = errors.New("no such schema, or the role may not see it")

// Scan reads a database. It returns an error that wraps [errors.ErrUnsupported]
// for an engine that it has no queries for. When ctx ends, so does it, with what
// it has and the error.
func Scan(ctx context.Context, db *sql.DB, p engine.Profile, cfg Config) (*Report, error) {
	cfg, err := cfg.withDefaults()
	if err != nil {
		return nil, err
	}
	src, err := newSource(p)
	if err != nil {
		return nil, err
	}
	s := &session{db: db, src: src, timeout: cfg.Timeout}
	defer s.close()
	rep := &Report{Engine: p.String(), Columns: []Column{}, Skipped: []Skipped{}}
	var found []candidate
	var links []link
	err = s.read(ctx, func(ctx context.Context, q querier) error {
		for _, schema := range cfg.Schemas {
			if ok, err := src.hasSchema(ctx, q, schema); err != nil || !ok {
				return errors.Join(err, fmt.Errorf("%w: %q", ErrNoSchema, schema))
			}
		}
		var err error
		if found, err = src.columns(ctx, q, cfg.Schemas); err != nil {
			return fmt.Errorf("reading the columns: %w", err)
		}
		if links, err = src.links(ctx, q); err != nil {
			return fmt.Errorf("reading the foreign keys: %w", err)
		}
		return nil
	})
	if err != nil {
		return rep, err
	}
	slices.SortFunc(found, func(a, b candidate) int {
		return cmp.Or(cmp.Compare(a.Schema, b.Schema), cmp.Compare(a.Table, b.Table),
			a.position-b.position)
	})
	var all []sampled
	for _, c := range found {
		var values []value
		err := s.read(ctx, func(ctx context.Context, q querier) (err error) {
			values, err = src.sample(ctx, q, c, cfg.Sample)
			return err
		})
		if ctx.Err() != nil {
			return rep, context.Cause(ctx)
		}
		if err != nil {
			rep.Skipped = append(rep.Skipped, Skipped{c.Name, c.Type, err.Error()})
			continue
		}
		rep.Looked++
		if col, ok := judge(c, values, links, src); ok {
			if err := s.health(ctx, c, &col, rep); err != nil {
				return rep, err
			}
			all = append(all, sampled{c, &col, values})
		}
	}
	if err := s.undeclared(ctx, rep, all); err != nil {
		return rep, err
	}
	if err := s.inside(ctx, rep, all, cfg.Schemas); err != nil {
		return rep, err
	}
	for _, c := range all {
		rep.Columns = append(rep.Columns, *c.col)
	}
	advise(rep, src)
	s.close() // a pool may have one connection
	return rep, cfg.withdraw(ctx, rep)
}

// withdraw takes each rewrite out of the advice that would be refused, and says why.
func (c Config) withdraw(ctx context.Context, rep *Report) error {
	if c.Refusal == nil {
		return nil
	}
	for i := range rep.Columns {
		for j := range rep.Columns[i].Advice {
			a := &rep.Columns[i].Advice[j]
			if a.Rewrite == "" {
				continue
			}
			if why := c.refusal(ctx, *a); why != "" {
				a.Reason += "; as it is, " + a.Rewrite + " would be refused: " + why
				a.Rewrite, a.Column, a.Also = "", "", nil
			}
			if ctx.Err() != nil {
				return context.Cause(ctx)
			}
		}
	}
	return c.withdrawLinks(ctx, rep)
}

// withdrawLinks says which columns a rewrite of another one would not take along, and why.
//
// A home of ids may need no rewrite itself. So a rewrite that every form takes is planned.
func (c Config) withdrawLinks(ctx context.Context, rep *Report) error {
	links := map[string][]string{}
	for _, col := range rep.Columns {
		for _, a := range col.Advice {
			if a.link {
				links[a.Column] = append(links[a.Column], col.Name.String())
			}
		}
	}
	ask := func(home string, also ...string) string {
		return c.refusal(ctx, Advice{Rewrite: ofVersions[0], Column: home, Also: also})
	}
	alone := map[string]string{} // why a rewrite of a home is refused anyway
	for _, home := range rep.Columns {
		name := home.Name.String()
		if also := links[name]; len(also) > 0 && home.inPlace() {
			if why := ask(name); ask(name, also...) != why {
				alone[name] = why
			}
		}
	}
	for i := range rep.Columns {
		for j := range rep.Columns[i].Advice {
			a := &rep.Columns[i].Advice[j]
			anyway, refused := alone[a.Column]
			if !a.link || !refused {
				continue
			}
			if why := ask(a.Column, rep.Columns[i].Name.String()); why != "" && why != anyway {
				a.Reason += "; as it is, that would be refused: " + why
				a.Column = ""
			}
		}
	}
	return context.Cause(ctx)
}

// refusal asks why an advice would be refused.
func (c Config) refusal(ctx context.Context, a Advice) string {
	ctx, cancel := context.WithTimeout(ctx, c.Timeout)
	defer cancel()
	return c.Refusal(ctx, a)
}

// health asks how the pages of a column's index lie, where the engine tells. What it
// does not tell is a note; only the end of ctx is an error.
func (s *session) health(ctx context.Context, c candidate, col *Column, rep *Report) error {
	src, ok := s.src.(healthSource)
	if !ok || !c.indexed {
		return nil
	}
	var h Health
	err := s.read(ctx, func(ctx context.Context, q querier) (err error) {
		h, err = src.health(ctx, q, c)
		return err
	})
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	switch {
	case err == nil:
		col.Health = &h
		return nil
	case errors.Is(err, sql.ErrNoRows):
		return nil
	}
	note := src.healthRefused(err)
	if note == "" {
		note = fmt.Sprintf("the state of the index of %s is not known: %v", c.Name, err)
	}
	if !slices.Contains(rep.Notes, note) {
		rep.Notes = append(rep.Notes, note)
	}
	return nil
}

// A session reads in short transactions on one connection.
type session struct {
	db      *sql.DB
	src     source
	timeout time.Duration
	conn    *sql.Conn    // nil before the first read, and after one that failed
	restore func() error // puts the connection back as it was
}

// read runs f in a read-only transaction. What f reads it has read when it
// returns; nothing is ever committed that could have been written.
func (s *session) read(ctx context.Context, f func(context.Context, querier) error) error {
	ctx, cancel := context.WithTimeoutCause(ctx, s.timeout,
		fmt.Errorf("no answer within %v: %w", s.timeout, context.DeadlineExceeded))
	defer cancel()
	err := s.readIn(ctx, f)
	if err == nil {
		return nil
	}
	s.close() // it may be broken: the next read has a new one
	if ctx.Err() != nil {
		return context.Cause(ctx)
	}
	return err
}

func (s *session) readIn(ctx context.Context, f func(context.Context, querier) error) error {
	if s.conn == nil {
		conn, err := s.db.Conn(ctx)
		if err != nil {
			return err
		}
		s.conn = conn
		if s.restore, err = s.src.prepare(ctx, conn, s.timeout); err != nil {
			return err
		}
	}
	tx, end, err := s.src.begin(ctx, s.conn, s.timeout)
	if err != nil {
		return err
	}
	if err := f(ctx, tx); err != nil {
		end()
		return err
	}
	return end()
}

// close gives the connection back, or up when it cannot be put back.
func (s *session) close() {
	if s.conn == nil {
		return
	}
	if s.restore == nil || s.restore() != nil {
		s.conn.Raw(func(any) error { return driver.ErrBadConn })
	}
	s.conn.Close()
	s.conn = nil
}
