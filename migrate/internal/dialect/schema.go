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
	// Columns are those whose class is wanted. Without one of them nothing else is read. Past
	// are more of them, which need not be there any more.
	Columns, Past []Wanted
	// Forms also asks for what a run needs to know of the columns, Plan for what a plan needs besides:
	// what depends on the tables, and what the role lacks. Sources asks for what makes values.
	Forms, Plan, Sources bool
	// Rows lets a plan look at rows, too.
	Rows bool
	// Copied leaves out what matters to runs in place. Online asks for what an online copy needs.
	Copied, Online bool

	// Names asks for the tables of a schema, Schemas for all schemas, Tables for some tables, Values
	// for the forms of some columns of theirs, RowKeys for their keys, Keys for all foreign keys:
	// without a class.
	Names   []string
	Tables  []sqlgen.Ref
	Values  []string
	RowKeys bool
	Schemas bool
	Keys    bool
}

// A Wanted is a column, kept to the rows that have Value in the column Where, if that is set.
// An empty Schema is the connection's own.
type Wanted struct {
	sqlgen.Ref
	Column, Where, Value string
}

// A Schema is what one reading of the catalogue has found. It is plain data: a plan is decided
// from it without the server.
type Schema struct {
	Engine  string // by name
	Writers int    // as in [Facts]
	// Disables is whether a chunk can disable triggers, Suspends whether it suspends the
	// foreign keys of its class.
	Disables, Suspends bool
	// Follows is whether a copy can follow the writers of its tables.
	Follows bool
	// Retypes and Makers are as in [Facts].
	Retypes *Retypes
	Makers  map[string]int

	// Keys are the foreign keys of the database.
	Keys []sqlgen.ForeignKey
	// Tables has those that were asked for and those of the class, by their names and by
	// those by which they were asked for. What is not there is not in it.
	Tables map[sqlgen.Ref]*sqlgen.Table
	// Names are the tables of a schema that was asked for, or in which one was missing.
	Names map[string][]string
	// Schemas are those whose tables are looked at, Closed are others. Shut says why, in a format
	// with their names.
	Schemas, Closed []string
	Shut            string
	// Masked are the tables of the schema that the catalogue hides from this role.
	Masked []string
	// Class are the columns that foreign keys link to those that were wanted; nil where
	// something is missing, or [sqlgen.Closure] fails.
	Class *sqlgen.Class
	// Home is the schema in which the state is kept, empty if it is the same for every connection.
	Home string
	// Hidden is the name of a table of the class to which a foreign key refers that the role
	// cannot see. Unseen is whether the role may not ask.
	Hidden string
	Unseen bool

	// Places is how the rows of a class of one column are walked by their place, nil where
	// they are not.
	Places *sqlgen.Places
	// Outside says what an update of the tables would break, or could not take back, because
	// it lies outside of them.
	Outside string
	// Warnings are what else the one who runs a rewrite should know before the ids change.
	Warnings []string
	// Publications say of each publication that does not bring a run to its subscribers as it
	// is what they will have and what to do.
	Publications []string
	// Materialised are the statements that bring those views up to date which were made from
	// a column of the class, in their order.
	Materialised []string
	// Ranged are the tables whose rows the server places by ranges of a column of the class.
	Ranged []string
	// Costs are what a rewrite in place needs on this server, where that is not what Facts says.
	Costs *Costs
	// Joined names the locks of a rewrite in place on tables outside the class.
	Joined []string
	// Suspended says what it means for others that a chunk suspends foreign keys.
	Suspended string
	// Retype is the batch that changes the type of the columns by hand, where no run does.
	Retype string
	// Sources are what may make values for the columns of a table, Unsourced why that could
	// not be read.
	Sources   map[sqlgen.Ref][]Source
	Unsourced map[sqlgen.Ref]string
	// Lacks has a GRANT for each privilege that the run needs and the role has not. Blind is
	// whether the role cannot read the rows without them.
	Lacks []string
	Blind bool
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
	// Sources reads what may make values for the columns of a table: their defaults, also of
	// domains, expressions of generated columns, triggers of the table, with the functions
	// that those call, and triggers and routines of its schema elsewhere.
	Sources func(ctx context.Context, q Querier, t sqlgen.Ref) ([]Source, error)
}

// Read reads what is wanted, and states what is true of the engine.
func (c Catalogue) Read(ctx context.Context, q Querier, w Want) (*Schema, error) {
	facts, can := c.Dialect.Facts(), c.Dialect.Abilities()
	s := Schema{
		Engine: c.Dialect.Profile().Name(), Writers: facts.Writers,
		Disables: can.Disabler != nil, Suspends: can.Trust != nil,
		Retypes: facts.Retypes, Makers: facts.Makers,
		Tables: map[sqlgen.Ref]*sqlgen.Table{}, Names: map[string][]string{},
	}
	r := schemaReader{c, ctx, q, &s}
	for _, schema := range w.Names {
		if err := r.names(schema); err != nil {
			return nil, err
		}
	}
	if w.Schemas && c.Schemas != nil {
		if err := c.Schemas(ctx, q, &s); err != nil {
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
	if len(w.Columns) > 0 {
		return &s, r.class(w)
	}
	if w.Keys {
		var err error
		if s.Keys, err = c.Keys(ctx, q); err != nil {
			return nil, err
		}
	}
	return &s, nil
}

// A schemaReader reads for one Want.
type schemaReader struct {
	c   Catalogue
	ctx context.Context
	q   Querier
	s   *Schema
}

func (r schemaReader) names(schema string) (err error) {
	r.s.Names[schema], err = r.c.Names(r.ctx, r.q, schema)
	return err
}

// table reads a table once. It is nil where there is none.
func (r schemaReader) table(asked sqlgen.Ref) (*sqlgen.Table, error) {
	if t := r.s.Tables[asked]; t != nil {
		return t, nil
	}
	t, err := r.c.Table(r.ctx, r.q, asked.Schema, asked.Table)
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
	if r.c.Values == nil {
		return nil
	}
	return r.c.Values(r.ctx, r.q, t, columns)
}

// class reads the tables of a class and, as far as they are wanted, their surroundings.
func (r schemaReader) class(w Want) (err error) {
	var starts []sqlgen.ColumnRef
	for i, wanted := range slices.Concat(w.Columns, w.Past) {
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
	s := r.s
	if s.Keys, err = r.c.Keys(r.ctx, r.q); err != nil {
		return err
	}
	class, err := sqlgen.Closure(starts, s.Keys)
	if err != nil {
		return nil // a plan says why
	}
	for _, col := range class.Columns {
		t, err := r.table(col.Ref)
		if err != nil {
			return err
		}
		if t == nil {
			return nil
		}
		if _, ok := t.Column(col.Name); !ok {
			return nil
		}
	}
	s.Class = class
	if w.Forms && s.refused() {
		return nil
	}
	if r.c.Around != nil {
		if err := r.c.Around(r.ctx, r.q, s); err != nil {
			return err
		}
	}
	if w.Forms {
		if err := r.forms(); err != nil {
			return err
		}
	}
	if w.Plan && r.c.Plan != nil {
		if err := r.c.Plan(r.ctx, r.q, w, s); err != nil {
			return err
		}
		if s.Blind {
			return nil
		}
	}
	places := r.c.Dialect.Abilities().Places
	if col := class.Columns[0]; w.Plan && !w.Copied && len(class.Columns) == 1 && places != nil {
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

// refused reports whether a table or a column of the class cannot be rewritten. Then nothing else
// of them is looked at.
func (s *Schema) refused() bool {
	return slices.ContainsFunc(s.Class.Columns, func(col sqlgen.Column) bool {
		t := s.Tables[col.Ref]
		c, _ := t.Column(col.Name)
		return t.Refusal != "" || c.Refusal != "" || c.Generated
	})
}

// find returns the reference to a wanted column of a table, if that has it.
func (w Wanted) find(t *sqlgen.Table) (ref sqlgen.ColumnRef, ok bool) {
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
func (r schemaReader) forms() error {
	for _, ref := range r.s.Class.Refs() {
		t := r.s.Tables[ref]
		var columns []string
		for _, at := range r.s.Class.Of(ref) {
			if name := r.s.Class.Columns[at].Name; !slices.Contains(columns, name) {
				columns = append(columns, name)
			}
		}
		if err := r.values(t, columns); err != nil {
			return err
		}
		for i, c := range t.Columns {
			no := c.Form == nil && c.Fault == nil || errors.As(c.Fault, new(*NotUUIDError))
			if no && slices.Contains(columns, c.Name) {
				r.example(t, i)
			}
		}
		key, err := r.c.RowKey(r.ctx, r.q, ref)
		if err != nil {
			return err
		}
		t.RowKey = key
		for i, c := range t.Columns {
			if slices.Contains(key, c.Name) {
				t.Columns[i].Canonical = r.c.Canonical(c)
			}
		}
	}
	if r.c.Forms == nil {
		return nil
	}
	return r.c.Forms(r.ctx, r.q, r.s)
}

// example reads one value of a column, where the role may.
func (r schemaReader) example(t *sqlgen.Table, at int) {
	col := sqlgen.Column{Ref: t.Ref, Name: t.Columns[at].Name}
	var value []byte
	if Scan(r.ctx, r.q, sqlgen.AnyValue(r.c.Dialect, col), &value) == nil {
		t.Columns[at].Example = value
	}
}

// sources reads what may make values for the tables of the class.
func (r schemaReader) sources() error {
	s := r.s
	s.Sources, s.Unsourced = map[sqlgen.Ref][]Source{}, map[sqlgen.Ref]string{}
	for _, ref := range s.Class.Refs() {
		list, err := r.c.Sources(r.ctx, r.q, ref)
		switch {
		case r.ctx.Err() != nil:
			return r.ctx.Err()
		case err != nil: // not for this role
			s.Unsourced[ref] = err.Error()
		default:
			s.Sources[ref] = list
		}
	}
	return nil
}
