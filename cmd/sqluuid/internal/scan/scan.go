// Package scan finds the columns of a database that hold identifiers of sixteen
// bytes, and says of each in which form and order they are stored, which versions
// they have, what looks wrong, whether they arrive in the order of their
// index, and which rewrite would help.
//
// It only reads: the catalogue once, by [migrate.Survey], and of each table bounded
// samples of all columns at once. Its transactions are short, and read-only where the
// engine has such; each statement has a limit of time. What it says of a column it
// says of the sample; no value is ever guessed into another, and a column that cannot
// be read is listed with the reason.
//
// What an engine does is in the file of its name; [newSource] is the one list.
package scan

import (
	"context"
	"database/sql"
	"database/sql/driver"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/sqluuid/sqluuid/migrate"
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
	// nothing speaks against it.
	Refusal func(*migrate.Survey, Advice) string
	// Progress is told what the scan does next, and how far it is. It may be nil.
	Progress func(Step)
}

// A Step is one of those that a scan takes for its columns.
type Step struct {
	Doing string
	With  string // a table or a column
	N, Of int
}

func (c Config) progress(doing, with string, n, of int) {
	if c.Progress != nil {
		c.Progress(Step{doing, with, n + 1, of})
	}
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
	rep := &Report{Engine: p.String(), Columns: []Column{}, SkippedColumns: []SkippedColumn{}}
	return rep, s.survey(ctx, cfg, func(cat catalogue) error { return s.fill(ctx, rep, cat, cfg) })
}

// fill reads the tables of a catalogue, and says of each column what it holds.
func (s *session) fill(ctx context.Context, rep *Report, cat catalogue, cfg Config) error {
	var all []sampledColumn
	for i, table := range cat.tables {
		cfg.progress("reading", table[0].table(), i, len(cat.tables))
		values, errs := s.sample(ctx, table, cfg.Sample)
		if ctx.Err() != nil {
			return context.Cause(ctx)
		}
		for i, c := range table {
			if errs[i] != nil {
				rep.SkippedColumns = append(rep.SkippedColumns, SkippedColumn{c.Name, c.Type, errs[i].Error()})
				continue
			}
			rep.LookedAt++
			if col, ok := judge(c, values[i], cat.links, s.src); ok {
				if err := s.health(ctx, c, &col, rep); err != nil {
					return err
				}
				all = append(all, sampledColumn{c, &col, values[i]})
			}
		}
	}
	if err := s.look(ctx, rep, all, cat.containers, cfg); err != nil {
		return err
	}
	for _, c := range all {
		rep.Columns = append(rep.Columns, *c.col)
	}
	advise(rep, s.src)
	cfg.withdraw(cat.survey, rep)
	return nil
}

// look finds the columns that hold ids of others, alone or inside their values.
func (s *session) look(ctx context.Context, rep *Report, all []sampledColumn,
	containers [][]candidate, cfg Config) error {
	inside, err := s.inside(ctx, rep, all, containers)
	if err != nil {
		return err
	}
	x := newLookups(all, cfg.Sample)
	x.wantFew()
	for k := range all {
		for _, c := range inside {
			x.want(k, x.inside(k, c))
		}
	}
	if err := x.run(ctx, s, rep, cfg); err != nil {
		return err
	}
	x.wantRest()
	if err := x.run(ctx, s, rep, cfg); err != nil {
		return err
	}
	x.link()
	rep.Inside = x.bestOf(inside)
	return nil
}

// withdraw takes each rewrite out of the advice that would be refused, and says why.
func (c Config) withdraw(survey *migrate.Survey, rep *Report) {
	if c.Refusal == nil {
		return
	}
	for i := range rep.Columns {
		for j := range rep.Columns[i].Advice {
			a := &rep.Columns[i].Advice[j]
			if a.Rewrite == "" {
				continue
			}
			if why := c.Refusal(survey, *a); why != "" {
				a.Reason += "; as it is, " + a.Rewrite + " would be refused: " + why
				a.Rewrite, a.Column, a.Also = "", "", nil
			}
		}
	}
	c.withdrawLinks(survey, rep)
}

// withdrawLinks says which columns a rewrite of another one would not take along, and why.
//
// A home of ids may need no rewrite itself. So a rewrite that every form takes is planned.
func (c Config) withdrawLinks(survey *migrate.Survey, rep *Report) {
	links := map[string][]string{}
	for _, col := range rep.Columns {
		for _, a := range col.Advice {
			if a.link {
				links[a.Column] = append(links[a.Column], col.Name.String())
			}
		}
	}
	ask := func(home string, also ...string) string {
		return c.Refusal(survey, Advice{Rewrite: ofVersions[0], Column: home, Also: also})
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
	isLent  bool         // the connection is of the survey, whose settings it has
	restore func() error // puts the connection back as it was

	tx    querier // of the reads since it began; nil: none is open
	end   func() error
	since time.Time
	reads int
}

// The bounds of one transaction. A longer one would keep somebody waiting who alters a table.
const (
	mostReads   = 16
	longestRead = time.Second
)

// limit ends a context after the time that a statement may take.
func (s *session) limit(ctx context.Context) (context.Context, context.CancelFunc) {
	return context.WithTimeoutCause(ctx, s.timeout,
		fmt.Errorf("no answer within %v: %w", s.timeout, context.DeadlineExceeded))
}

// read runs f in a read-only transaction, which the next reads share. What f reads it has read
// when it returns. Nothing is ever committed that could have been written.
func (s *session) read(ctx context.Context, f func(context.Context, querier) error) error {
	whole := ctx
	ctx, cancel := s.limit(ctx)
	defer cancel()
	err := s.readIn(whole, ctx, f)
	if err == nil {
		return nil
	}
	if ctx.Err() != nil {
		s.close()
		return context.Cause(ctx)
	}
	if s.conn != nil && (s.restore == nil || s.conn.PingContext(ctx) != nil) {
		s.close() // the next read has a new one
	}
	return err
}

// readIn reads in a transaction of the context whole, which outlasts the read.
func (s *session) readIn(whole, ctx context.Context,
	f func(context.Context, querier) error) error {
	if s.conn == nil {
		conn, err := s.db.Conn(ctx)
		if err != nil {
			return err
		}
		s.conn = conn
	}
	if s.restore == nil {
		var err error
		if s.restore, err = s.src.prepare(ctx, s.conn, s.timeout); err != nil {
			return err
		}
	}
	if s.tx == nil {
		lasting, cancel := context.WithCancel(whole)
		stop := context.AfterFunc(ctx, cancel)
		tx, end, err := s.src.begin(lasting, s.conn, s.timeout)
		stop()
		if err != nil {
			cancel()
			return err
		}
		s.tx, s.since, s.reads = tx, time.Now(), 0
		s.end = func() error {
			defer cancel()
			return end()
		}
	}
	err := f(ctx, s.tx)
	if s.reads++; err != nil || s.reads == mostReads || time.Since(s.since) > longestRead {
		err = errors.Join(err, s.over())
	}
	return err
}

// over ends the transaction.
func (s *session) over() error {
	if s.tx == nil {
		return nil
	}
	end := s.end
	s.tx, s.end = nil, nil
	return end()
}

// close gives the connection back, or up when it cannot be put back.
func (s *session) close() {
	if s.conn == nil {
		return
	}
	if s.over() != nil || s.isLent || s.restore == nil || s.restore() != nil {
		s.conn.Raw(func(any) error { return driver.ErrBadConn })
	}
	s.conn.Close()
	s.conn, s.restore, s.isLent = nil, nil, false
}
