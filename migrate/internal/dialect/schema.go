package dialect

import (
	"context"
	"database/sql"
	"errors"
	"slices"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// A Want says what a [Schema] is to have.
type Want struct {
	// Columns are those whose class is wanted. Without one of them nothing else is read.
	// PastColumns are more of them, which need not be there any more.
	Columns, PastColumns []WantedColumn
	// Forms also asks for what a run needs to know of the columns, Plan for what a plan needs
	// besides: what depends on the tables, and what the role lacks.
	Forms, Plan bool
	Sources     bool // also what makes values
	Rows        bool // a plan looks at rows, too

	// These are wanted without a class.
	Names   []string     // the tables of a schema
	Tables  []sqlgen.Ref // some tables
	Values  []string     // the forms of some columns of theirs
	RowKeys bool         // their keys
	Schemas bool         // all schemas
	Keys    bool         // all foreign keys
	// Whole is all tables of the schemas In, and of those that foreign keys link to them. Without In
	// it is all that an application has, on an engine of databases the connection's.
	Whole bool
	In    []string
}

// A WantedColumn is a column, kept to the rows that have Value in the column Where, if that is set.
// An empty Schema is the connection's own.
type WantedColumn struct {
	sqlgen.Ref
	Column, Where, Value string
}

// A Schema is what one reading of the catalogue has found. It is plain data: a plan is decided from
// it without the server.
type Schema struct {
	Engine   string         // by name
	Writers  int            // as in [Facts]
	Retypes  *Retypes       // as in [Facts]
	Makers   map[string]int // as in [Facts]
	Disables bool           // a chunk can disable triggers
	Suspends bool           // a chunk suspends the foreign keys of its class

	// Keys are the foreign keys of the database.
	Keys []sqlgen.ForeignKey
	// Tables has the requested tables and the tables of the class, by their names and by the names
	// in the request. A table that is not there is not in it.
	Tables map[sqlgen.Ref]*sqlgen.Table
	// Names are the tables of a schema that was asked for, or in which one was missing.
	Names map[string][]string
	// Schemas are those whose tables are looked at, ClosedSchemas are others. WhyClosed is a format
	// for their names. Databases are the others of a server, into which no run looks.
	Schemas, ClosedSchemas []string
	WhyClosed              string
	Databases              []string
	// MaskedTables are the tables of the schema that the catalogue hides from this role.
	MaskedTables []string
	// Class are the columns that foreign keys link to those that were wanted; nil where something
	// is missing, or [sqlgen.Closure] fails.
	Class *sqlgen.Class
	// Home is the schema in which the state is kept, empty if it is the same for every connection.
	Home string
	// Hidden is the name of a table of the class to which a foreign key refers that the role cannot
	// see. Unseen is whether the role may not ask.
	Hidden string
	Unseen bool

	Places         *sqlgen.Places // of the rows of a class of one column, nil: it is not walked so
	Outside        string         // what an update would break, or not take back, outside the tables
	Warnings       []string       // what else to know before the ids change
	Publications   []string       // what subscribers will have that do not get a run as it is
	Refresh        []string       // statements that refresh the views over the class, in their order
	RangedTables   []string       // tables that the server places by ranges of a column of the class
	Costs          *Costs         // on this server, where they are not what Facts says
	OutsideLocks   []string       // the locks of a rewrite in place on tables outside the class
	SuspendWarning string         // what it means for others that a chunk suspends foreign keys
	Retype         string         // the batch that changes the type by hand, where no run does

	// Sources are what may make values for the columns of a table. SourceErrors say why that could
	// not be read.
	Sources      map[sqlgen.Ref][]Source
	SourceErrors map[sqlgen.Ref]string
	// Lacks is what the run needs. Blind is whether the role cannot read the rows without that.
	Lacks Lacks
	Blind bool
}

// Lacks are the GRANTs that a role needs. The zero value is none.
type Lacks struct {
	Grants []string
	Why    error // the refusal of an engine that has one list for all; nil: each of them is lacking
}

// A Catalogue is how an engine reads its own. Values, Forms, Around and Plan are nil where there is
// nothing to read.
type Catalogue struct {
	Dialect Dialect
	// Table reads one table, and fails with [sql.ErrNoRows] where there is none.
	Table func(ctx context.Context, q Querier, schema, table string) (*sqlgen.Table, error)
	// Names lists the tables of a schema.
	Names func(ctx context.Context, q Querier, schema string) ([]string, error)
	// Schemas reads which schemas there are. It is nil where there is one.
	Schemas func(ctx context.Context, q Querier, s *Schema) error
	// Keys reads all foreign keys.
	Keys func(ctx context.Context, q Querier) ([]sqlgen.ForeignKey, error)
	// RowKey and Canonical are as in [sqlgen.Table] and [sqlgen.TableColumn].
	RowKey    func(ctx context.Context, q Querier, t sqlgen.Ref) ([]string, error)
	Canonical func(sqlgen.TableColumn) string
	// Values reads what values say about the forms of a table's columns.
	Values func(ctx context.Context, q Querier, t *sqlgen.Table, columns []string) error
	// Forms reads what a run needs to know of the tables besides.
	Forms func(ctx context.Context, q Querier, s *Schema) error
	// Around reads where the state is and which tables are hidden.
	Around func(ctx context.Context, q Querier, s *Schema) error
	// Plan reads what a plan needs besides.
	Plan func(ctx context.Context, q Querier, w Want, s *Schema) error
	// Survey reads all tables of some schemas, or without any of all that an application has, by a
	// fixed number of queries for each schema. Where it is nil they are read one by one.
	Survey func(ctx context.Context, q Querier, schemas []string, s *Schema) ([]*sqlgen.Table, error)
	// Sources reads what may make values for the columns of a table: defaults, also of domains,
	// expressions of generated columns, and the triggers and routines of its schema.
	Sources func(ctx context.Context, q Querier, t sqlgen.Ref) ([]Source, error)
}

// Read reads what is wanted, and states what is true of the engine.
func (c Catalogue) Read(ctx context.Context, q Querier, w Want) (*Schema, error) {
	facts, can := c.Dialect.Facts(), c.Dialect.Abilities()
	s := &Schema{
		Engine: c.Dialect.Profile().Name(), Writers: facts.Writers,
		Disables: can.Disabler != nil, Suspends: can.Trust != nil,
		Retypes: facts.Retypes, Makers: facts.Makers,
		Tables: map[sqlgen.Ref]*sqlgen.Table{}, Names: map[string][]string{},
	}
	r := schemaReader{c, ctx, q, s}
	for _, schema := range w.Names {
		if err := r.names(schema); err != nil {
			return nil, err
		}
	}
	if w.Schemas && c.Schemas != nil {
		if err := c.Schemas(ctx, q, s); err != nil {
			return nil, err
		}
	}
	for _, ref := range w.Tables {
		t, err := r.table(ref)
		if err == nil && t != nil && len(w.Values) > 0 {
			err = r.values(t, w.Values)
		}
		if err == nil && t != nil && w.RowKeys && c.RowKey != nil {
			t.RowKey, err = c.RowKey(ctx, q, t.Ref)
		}
		if err != nil {
			return nil, err
		}
	}
	var err error
	switch {
	case w.Whole:
		err = r.survey(w.In)
	case len(w.Columns) > 0:
		err = r.class(w)
	case w.Keys:
		s.Keys, err = c.Keys(ctx, q)
	}
	return s, err
}

// A schemaReader reads for one Want.
type schemaReader struct {
	Catalogue
	ctx context.Context
	q   Querier
	s   *Schema
}

func (r schemaReader) names(schema string) (err error) {
	r.s.Names[schema], err = r.Names(r.ctx, r.q, schema)
	return err
}

// table reads a table once. It is nil where there is none.
func (r schemaReader) table(asked sqlgen.Ref) (*sqlgen.Table, error) {
	if t := r.s.Tables[asked]; t != nil {
		return t, nil
	}
	t, err := r.Table(r.ctx, r.q, asked.Schema, asked.Table)
	if errors.Is(err, sql.ErrNoRows) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	if known := r.s.Tables[t.Ref]; known != nil {
		t = known
	}
	r.s.Tables[asked], r.s.Tables[t.Ref] = t, t
	return t, nil
}

func (r schemaReader) values(t *sqlgen.Table, columns []string) error {
	if r.Values == nil {
		return nil
	}
	return r.Values(r.ctx, r.q, t, columns)
}

// class reads the tables of a class and, as far as they are wanted, their surroundings.
func (r schemaReader) class(w Want) (err error) {
	s := r.s
	var starts []sqlgen.ColumnRef
	for i, wanted := range slices.Concat(w.Columns, w.PastColumns) {
		t, err := r.table(wanted.Ref)
		if err != nil {
			return err
		}
		ref, ok := wanted.find(t)
		switch {
		case ok:
			starts = append(starts, ref)
		case t == nil && i < len(w.Columns):
			return r.names(wanted.Schema)
		case i < len(w.Columns):
			return nil
		}
	}
	if s.Keys, err = r.Keys(r.ctx, r.q); err != nil {
		return err
	}
	class, err := sqlgen.Closure(starts, s.Keys)
	if err != nil {
		return nil // a plan says why
	}
	refused := false // of such a class nothing else is looked at
	for _, col := range class.Columns {
		t, err := r.table(col.Ref)
		if err != nil || t == nil {
			return err
		}
		c, ok := t.Column(col.Name)
		if !ok {
			return nil
		}
		refused = refused || t.Refusal != "" || c.Refusal != "" || c.Generated
	}
	s.Class = class
	if w.Forms && refused {
		return nil
	}
	if r.Around != nil {
		if err := r.Around(r.ctx, r.q, s); err != nil {
			return err
		}
	}
	if w.Forms {
		if err := r.forms(); err != nil {
			return err
		}
	}
	if w.Plan && r.Plan != nil {
		if err := r.Plan(r.ctx, r.q, w, s); err != nil || s.Blind {
			return err
		}
	}
	places := r.Dialect.Abilities().Places
	if col := class.Columns[0]; w.Plan && len(class.Columns) == 1 && places != nil {
		if c, _ := s.Tables[col.Ref].Column(col.Name); !c.Indexed {
			if s.Places, err = places(r.ctx, r.q, col); err != nil {
				return err
			}
		}
	}
	if w.Sources {
		return r.sources()
	}
	return nil
}

// find returns the reference to a wanted column of a table, if that has it.
func (w WantedColumn) find(t *sqlgen.Table) (ref sqlgen.ColumnRef, ok bool) {
	if t == nil {
		return ref, false
	}
	ref = sqlgen.ColumnRef{Ref: t.Ref, Name: w.Column}
	if _, ok = t.Column(w.Column); !ok || w.Where == "" {
		return ref, ok
	}
	fact, ok := t.Column(w.Where)
	ref.Only = sqlgen.OnlyIf(fact, w.Value)
	return ref, ok && w.Where != w.Column
}

// forms reads what a run needs to know of the columns.
func (r schemaReader) forms() (err error) {
	refs, cols := r.s.Class.Tables()
	for _, ref := range refs {
		t := r.s.Tables[ref]
		var columns []string
		for _, col := range cols[ref] {
			if !slices.Contains(columns, col.Name) {
				columns = append(columns, col.Name)
			}
		}
		if err = r.values(t, columns); err != nil {
			return err
		}
		for i, c := range t.Columns {
			no := c.Form == nil && c.Fault == nil || errors.As(c.Fault, new(*NotUUIDError))
			if no && slices.Contains(columns, c.Name) {
				t.Columns[i].Example = r.example(t.Ref, c.Name)
			}
		}
		if t.RowKey, err = r.RowKey(r.ctx, r.q, ref); err != nil {
			return err
		}
		for i, c := range t.Columns {
			if slices.Contains(t.RowKey, c.Name) {
				t.Columns[i].Canonical = r.Canonical(c)
			}
		}
	}
	if r.Forms == nil {
		return nil
	}
	return r.Forms(r.ctx, r.q, r.s)
}

// example reads one value of a column, where the role may.
func (r schemaReader) example(t sqlgen.Ref, name string) (value []byte) {
	col := sqlgen.SampledColumn{Column: sqlgen.Column{Ref: t, Name: name}}
	if Scan(r.ctx, r.q, sqlgen.Some(r.Dialect, col, 1), &value) != nil {
		return nil
	}
	return value
}

// sources reads what may make values for the tables of the class.
func (r schemaReader) sources() error {
	s := r.s
	s.Sources, s.SourceErrors = map[sqlgen.Ref][]Source{}, map[sqlgen.Ref]string{}
	for _, ref := range s.Class.Refs() {
		list, err := r.Sources(r.ctx, r.q, ref)
		switch {
		case r.ctx.Err() != nil:
			return r.ctx.Err()
		case err != nil: // not for this role
			s.SourceErrors[ref] = err.Error()
		default:
			s.Sources[ref] = list
		}
	}
	return nil
}
