package scan

import (
	"cmp"
	"context"
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"time"

	"github.com/sqluuid/sqluuid/migrate"
)

// A catalogue is what a scan knows of a database before it reads a row.
type catalogue struct {
	tables     [][]candidate // by table, the columns that may hold ids
	containers [][]candidate // and those whose values may have ids inside
	links      []link
	survey     *migrate.Survey
}

// hasSchemas fails where one of the schemas is not there.
func (s *session) hasSchemas(ctx context.Context, cfg Config) error {
	return s.read(ctx, func(ctx context.Context, q querier) error {
		for _, schema := range cfg.Schemas {
			if ok, err := s.src.hasSchema(ctx, q, schema); err != nil || !ok {
				return errors.Join(err, fmt.Errorf("%w: %q", ErrNoSchema, schema))
			}
		}
		return nil
	})
}

// survey hands on the catalogue of a survey, and reads by its connection from then on.
func (s *session) survey(ctx context.Context, cfg Config, then func(catalogue) error) error {
	whole := ctx
	ctx, cancel := s.limit(ctx)
	defer cancel()
	m, err := migrate.Open(s.db, s.src.profile())
	if err != nil {
		return err
	}
	hasRead := false
	err = m.SurveyThen(ctx, cfg.Schemas, func(read *migrate.Survey, conn *sql.Conn) error {
		hasRead = true
		s.conn, s.isLent = conn, true
		defer s.close()
		if len(cfg.Schemas) > 0 {
			if err := s.hasSchemas(whole, cfg); err != nil {
				return err
			}
		}
		return then(catalogueOf(read, s.src))
	})
	if !hasRead && ctx.Err() != nil {
		return context.Cause(ctx)
	}
	return err
}

// catalogueOf says which columns of a survey may hold ids.
func catalogueOf(read *migrate.Survey, src source) (c catalogue) {
	c.survey = read
	var ids, others []candidate
	for _, t := range c.survey.Tables {
		for i, col := range t.Columns {
			one := candidate{Name: Name{t.Schema, t.Name, col.Name}, Type: col.Type, position: i,
				rows: t.Rows, pages: t.Pages, primary: col.Primary, unique: col.Unique,
				indexed: col.Indexed, keyed: col.Keyed, sorted: col.Sorted,
				ranged: t.Ranged && col.Primary, order: t.Counter, madeFrom: t.MadeFrom,
				padded: col.Base == "char" || col.Base == "nchar", unreadable: col.Unreadable}
			var ok bool
			if one.kind, one.noRewrite, ok = src.holds(col); ok {
				if col.Generated {
					one.noRewrite = becauseGenerated
				}
				ids = append(ids, one)
			}
			if src.contains(col) && !col.Generated && t.MadeFrom == "" {
				others = append(others, one)
			}
		}
	}
	name := func(c migrate.ColumnName) Name { return Name{c.Schema, c.Table, c.Column} }
	for _, l := range c.survey.Links {
		c.links = append(c.links, link{name(l.Child), name(l.Parent)})
	}
	c.tables, c.containers = byTable(ids), byTable(others)
	return c
}

// byTable groups columns by their tables, in the order of their names and places.
func byTable(list []candidate) (out [][]candidate) {
	slices.SortFunc(list, func(a, b candidate) int {
		return cmp.Or(cmp.Compare(a.Schema, b.Schema), cmp.Compare(a.Table, b.Table),
			a.position-b.position)
	})
	for i, c := range list {
		if i == 0 || c.Schema != list[i-1].Schema || c.Table != list[i-1].Table {
			out = append(out, nil)
		}
		out[len(out)-1] = append(out[len(out)-1], c)
	}
	return out
}

// longWait is how long a statement takes that has waited for somebody. The columns of its table
// are not tried one by one.
const longWait = time.Second

// each reads all columns of a table at once. Where that fails it reads them one by one, so that one
// column that cannot be read does not hide the others.
func (s *session) each(ctx context.Context, table []candidate,
	read func(context.Context, querier, []candidate) ([][]value, error)) ([][]value, []error) {
	values, errs := make([][]value, len(table)), make([]error, len(table))
	if len(table) == 0 {
		return values, errs
	}
	start := time.Now()
	err := s.read(ctx, func(ctx context.Context, q querier) (err error) {
		values, err = read(ctx, q, table)
		return err
	})
	if err == nil {
		return values, errs
	}
	values = make([][]value, len(table))
	for i := range table {
		errs[i] = err
		if len(table) == 1 || ctx.Err() != nil || time.Since(start) > longWait {
			continue
		}
		errs[i] = s.read(ctx, func(ctx context.Context, q querier) error {
			one, err := read(ctx, q, table[i:i+1])
			if err == nil {
				values[i] = one[0]
			}
			return err
		})
	}
	return values, errs
}

// sample reads some values of each column of a table that can be read.
func (s *session) sample(ctx context.Context, table []candidate, n int) ([][]value, []error) {
	readable := slices.DeleteFunc(slices.Clone(table), func(c candidate) bool {
		return c.unreadable != ""
	})
	read, failed := s.each(ctx, readable, func(ctx context.Context, q querier,
		t []candidate) ([][]value, error) {
		return s.src.samples(ctx, q, t, n)
	})
	values, errs := make([][]value, len(table)), make([]error, len(table))
	for i, c := range table {
		if c.unreadable != "" {
			errs[i] = errors.New(c.unreadable)
			continue
		}
		values[i], errs[i] = read[0], failed[0]
		read, failed = read[1:], failed[1:]
	}
	return values, errs
}
