package postgres

import (
	"context"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// twinFacts is what the catalogue says of one table of a scope.
type twinFacts struct {
	twin.Table
	scope   *twin.Scope
	columns []factColumn
	indexes []factIndex
	keys    []factKey
	checks  []factCheck

	hasTrigger, isAlways bool     // the trigger, which then also fires for what comes from a server
	early                []string // roots whose children may come before them
}

type factColumn struct {
	name, typ, value, comment, options string // value is the default
	notNull                            bool
	notNullName                        string // of its constraint, since PostgreSQL 18
	target                             int    // of the statistics
}

// A factIndex is an index with the constraint that it carries.
type factIndex struct {
	name, constraint, method, tablespace, options, where, comment string
	constraintComment                                             string
	isUnique, isPrimary, isValid, isIdentity, isClustered         bool
	isDeferrable, isDeferred, nullsEqual                          bool
	parts                                                         []factPart
}

// A factPart is one part of an index. column is "" for an expression.
type factPart struct {
	isKey                                 bool
	column, text, class, collation, order string
	target                                int // of the statistics
}

// A factKey is a foreign key.
type factKey struct {
	name, comment                           string
	parent                                  sqlgen.Ref
	pairs                                   []factPair
	onUpdate, onDelete                      string
	isFull, isDeferrable, isDeferred, valid bool
}

type factPair struct {
	child, parent string
	isSet         bool // ON DELETE sets this one alone
}

type factCheck struct {
	name, text string
	valid      bool
	columns    []string
}

// twinFacts reads the tables of a scope, each kind of object by one query.
func (w script) twinFacts(s *twin.Scope) (out []twinFacts) {
	at := map[sqlgen.Ref]int{}
	for i, t := range s.Tables {
		out, at[t.Ref] = append(out, twinFacts{Table: t, scope: s}), i
	}
	schemas, tables := refArrays(s.Refs())
	type column struct {
		sqlgen.Ref
		factColumn
	}
	for _, c := range dialect.ListRows(w.Script, func(c *column) []any {
		return []any{&c.Schema, &c.Table, &c.name, &c.typ, &c.notNull, &c.notNullName, &c.value,
			&c.comment, &c.target, &c.options}
	}, query("twin columns"), schemas, tables) {
		f := &out[at[c.Ref]]
		f.columns = append(f.columns, c.factColumn)
	}
	type index struct {
		sqlgen.Ref
		factIndex
		factPart
	}
	for _, r := range dialect.ListRows(w.Script, func(r *index) []any {
		return []any{&r.Schema, &r.Table, &r.name, &r.isUnique, &r.isPrimary, &r.isValid, &r.isIdentity,
			&r.constraint, &r.isDeferrable, &r.isDeferred, &r.method, &r.nullsEqual, &r.tablespace,
			&r.options, &r.where, &r.isKey, &r.column, &r.text, &r.class, &r.collation, &r.order,
			&r.comment, &r.constraintComment, &r.isClustered, &r.target}
	}, query("twin indexes"), schemas, tables) {
		f := &out[at[r.Ref]]
		if n := len(f.indexes); n == 0 || f.indexes[n-1].name != r.name {
			f.indexes = append(f.indexes, r.factIndex)
		}
		ix := &f.indexes[len(f.indexes)-1]
		ix.parts = append(ix.parts, r.factPart)
	}
	type key struct {
		sqlgen.Ref
		factKey
		factPair
	}
	for _, r := range dialect.ListRows(w.Script, func(r *key) []any {
		return []any{&r.Schema, &r.Table, &r.name, &r.factKey.parent.Schema, &r.factKey.parent.Table,
			&r.child, &r.factPair.parent, &r.onUpdate, &r.onDelete, &r.isFull, &r.isDeferrable,
			&r.isDeferred, &r.valid, &r.isSet, &r.comment}
	}, query("twin keys"), schemas, tables) {
		f := &out[at[r.Ref]]
		if n := len(f.keys); n == 0 || f.keys[n-1].name != r.name {
			f.keys = append(f.keys, r.factKey)
		}
		k := &f.keys[len(f.keys)-1]
		k.pairs = append(k.pairs, r.factPair)
	}
	type check struct {
		sqlgen.Ref
		factCheck
		column string
	}
	for _, r := range dialect.ListRows(w.Script, func(r *check) []any {
		return []any{&r.Schema, &r.Table, &r.name, &r.text, &r.valid, &r.column}
	}, query("twin checks"), schemas, tables) {
		f := &out[at[r.Ref]]
		if n := len(f.checks); n == 0 || f.checks[n-1].name != r.name {
			f.checks = append(f.checks, r.factCheck)
		}
		k := &f.checks[len(f.checks)-1]
		k.columns = append(k.columns, r.column)
	}
	type trigger struct {
		sqlgen.Ref
		isAlways bool
	}
	for _, r := range dialect.ListRows(w.Script, func(r *trigger) []any {
		return []any{&r.Schema, &r.Table, &r.isAlways}
	}, query("twin triggers"), schemas, tables, twinTrigger) {
		f := &out[at[r.Ref]]
		f.hasTrigger, f.isAlways = true, r.isAlways
	}
	for i := range out {
		for _, x := range out[i].Twins {
			root := sqlgen.ColumnRef{Ref: out[i].Ref, Name: x.Name}
			if slices.ContainsFunc(out, func(f twinFacts) bool { return f.comesBefore(root) }) {
				out[i].early = append(out[i].early, x.Name)
			}
		}
	}
	return out
}

// refs runs a query for names of tables.
func (w script) refs(name string, args ...any) []sqlgen.Ref {
	return dialect.ListRows(w.Script, func(r *sqlgen.Ref) []any {
		return []any{&r.Schema, &r.Table}
	}, query(name), args...)
}

// refArrays are the schemas and the names of some tables.
func refArrays(list []sqlgen.Ref) (schemas, tables string) {
	var s, t []string
	for _, r := range list {
		s, t = append(s, r.Schema), append(t, r.Table)
	}
	return pgArray(s), pgArray(t)
}

// find returns the first one of a list for which is reports true.
func find[T any](list []T, is func(T) bool) (one T, found bool) {
	if i := slices.IndexFunc(list, is); i >= 0 {
		return list[i], true
	}
	return one, false
}

func (f *twinFacts) column(name string) (factColumn, bool) {
	return find(f.columns, func(c factColumn) bool { return c.name == name })
}

func (f *twinFacts) index(name string) (factIndex, bool) {
	return find(f.indexes, func(x factIndex) bool { return x.name == name })
}

func (f *twinFacts) key(name string) (factKey, bool) {
	return find(f.keys, func(k factKey) bool { return k.name == name })
}

// renames maps the names that programs know to the names of the counterparts.
func (f *twinFacts) renames() map[string]string { return renamesOf(f.scope, f.Table) }

func renamesOf(s *twin.Scope, t twin.Table) map[string]string {
	out := map[string]string{}
	for _, x := range t.Twins {
		out[x.Name] = s.Counterpart(x)
	}
	return out
}

// names reports whether the index has one of some columns, in an expression too.
func (x factIndex) names(columns map[string]string) bool {
	return slices.ContainsFunc(x.parts, func(p factPart) bool {
		_, is := columns[p.column]
		return is || p.column == "" && mentions(p.text, columns)
	}) || mentions(x.where, columns)
}

// leftOut says why the index gets no twin, "" if it gets one. What an operator class of texts is
// for no other type has.
func (x factIndex) leftOut(columns map[string]string) string {
	for _, p := range x.parts {
		if _, is := columns[p.column]; is && p.class != "" {
			return "its operator class " + p.class + " is for the type of today"
		}
	}
	return ""
}

func (k factKey) names(columns map[string]string) bool {
	return slices.ContainsFunc(k.pairs, func(p factPair) bool {
		_, is := columns[p.child]
		return is
	})
}

// twinsOf lists what has a column that programs know, and gets a twin.
func (f *twinFacts) twinIndexes() (out []factIndex) {
	names := f.renames()
	for _, x := range f.indexes {
		if x.names(names) && x.leftOut(names) == "" && x.isValid && x.constraint != "x" &&
			!f.isMade(x.name) {
			out = append(out, x)
		}
	}
	return out
}

func (f *twinFacts) twinKeys() (out []factKey) {
	names := f.renames()
	for _, k := range f.keys {
		if k.names(names) {
			out = append(out, k)
		}
	}
	return out
}

// isMade reports whether an index is one that the run has made counterpart another one.
func (f *twinFacts) isMade(name string) bool {
	return slices.ContainsFunc(f.indexes, func(x factIndex) bool {
		return x.isPrimary && (name == f.scope.NewName(x.name) || name == f.scope.OldName(x.name))
	})
}

// mentions reports whether an expression names one of some columns.
func mentions(text string, columns map[string]string) bool {
	return rename(text, columns) != text
}

// rename writes an expression of the server with other names for some columns of its table. The
// server writes a column as a word with no parenthesis, dot or colon of a cast next to it.
func rename(text string, columns map[string]string) string {
	b := sqlgen.NewBuilder(Dialect{}.Profile())
	words := dialect.Words(text, len(text))
	var out strings.Builder
	at := 0
	for i, word := range words {
		to, is := columns[word.Text]
		if !is || word.Quoted && text[word.At] != '"' {
			continue
		}
		if i+1 < len(words) && words[i+1].Is("(") {
			continue
		}
		if i > 0 && (words[i-1].Is(".") || words[i-1].Is(":") || words[i-1].Is("COLLATE")) {
			continue
		}
		out.WriteString(text[at:word.At] + b.Q(to))
		at = word.End
	}
	return out.String() + text[at:]
}

// Readers implements [twin.Twinner].
func (d Dialect) Readers(ctx context.Context, q dialect.Querier, s *twin.Scope) ([]string, error) {
	schemas, tables := refArrays(s.Refs())
	return dialect.ListNames(ctx, q, query("readers of tables"), schemas, tables)
}
