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
}

type factColumn struct {
	name, typ, value, comment string // value is the default
	notNull                   bool
	target                    int // of the statistics
}

// A factIndex is an index with the constraint that it carries.
type factIndex struct {
	name, constraint, method, tablespace, options, where, comment string
	isUnique, isPrimary, isValid, isIdentity                      bool
	isDeferrable, isDeferred, nullsEqual                          bool
	parts                                                         []factPart
}

// A factPart is one part of an index. column is "" for an expression.
type factPart struct {
	isKey                                 bool
	column, text, class, collation, order string
}

// A factKey is a foreign key.
type factKey struct {
	name                                    string
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

// twinFacts reads the tables of a scope.
func (w script) twinFacts(s *twin.Scope) (out []twinFacts) {
	for _, t := range s.Tables {
		f := twinFacts{Table: t, scope: s}
		f.columns = dialect.ListRows(w.Script, func(c *factColumn) []any {
			return []any{&c.name, &c.typ, &c.notNull, &c.value, &c.comment, &c.target}
		}, query("twin columns"), t.Schema, t.Ref.Table)
		f.indexes, f.keys = w.factIndexes(t.Ref), w.factKeys(t.Ref)
		f.checks = w.factChecks(t.Ref)
		out = append(out, f)
	}
	return out
}

func (w script) factIndexes(t sqlgen.Ref) (out []factIndex) {
	type row struct {
		factIndex
		factPart
	}
	for _, r := range dialect.ListRows(w.Script, func(r *row) []any {
		return []any{&r.name, &r.isUnique, &r.isPrimary, &r.isValid, &r.isIdentity, &r.constraint,
			&r.isDeferrable, &r.isDeferred, &r.method, &r.nullsEqual, &r.tablespace, &r.options, &r.where,
			&r.isKey, &r.column, &r.text, &r.class, &r.collation, &r.order, &r.comment}
	}, query("twin indexes"), t.Schema, t.Table) {
		if len(out) == 0 || out[len(out)-1].name != r.name {
			out = append(out, r.factIndex)
		}
		ix := &out[len(out)-1]
		ix.parts = append(ix.parts, r.factPart)
	}
	return out
}

func (w script) factKeys(t sqlgen.Ref) (out []factKey) {
	type row struct {
		factKey
		factPair
	}
	for _, r := range dialect.ListRows(w.Script, func(r *row) []any {
		return []any{&r.name, &r.factKey.parent.Schema, &r.factKey.parent.Table, &r.child,
			&r.factPair.parent, &r.onUpdate, &r.onDelete, &r.isFull, &r.isDeferrable, &r.isDeferred,
			&r.valid, &r.isSet}
	}, query("twin keys"), t.Schema, t.Table) {
		if len(out) == 0 || out[len(out)-1].name != r.name {
			out = append(out, r.factKey)
		}
		k := &out[len(out)-1]
		k.pairs = append(k.pairs, r.factPair)
	}
	return out
}

func (w script) factChecks(t sqlgen.Ref) (out []factCheck) {
	type row struct {
		factCheck
		column string
	}
	for _, r := range dialect.ListRows(w.Script, func(r *row) []any {
		return []any{&r.name, &r.text, &r.valid, &r.column}
	}, query("twin checks"), t.Schema, t.Table) {
		if len(out) == 0 || out[len(out)-1].name != r.name {
			out = append(out, r.factCheck)
		}
		k := &out[len(out)-1]
		k.columns = append(k.columns, r.column)
	}
	return out
}

func (f *twinFacts) column(name string) (factColumn, bool) {
	i := slices.IndexFunc(f.columns, func(c factColumn) bool { return c.name == name })
	if i < 0 {
		return factColumn{}, false
	}
	return f.columns[i], true
}

func (f *twinFacts) index(name string) (factIndex, bool) {
	i := slices.IndexFunc(f.indexes, func(x factIndex) bool { return x.name == name })
	if i < 0 {
		return factIndex{}, false
	}
	return f.indexes[i], true
}

func (f *twinFacts) key(name string) (factKey, bool) {
	i := slices.IndexFunc(f.keys, func(k factKey) bool { return k.name == name })
	if i < 0 {
		return factKey{}, false
	}
	return f.keys[i], true
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
		return x.isPrimary && (name == twin.NewName(x.name) || name == twin.OldName(x.name))
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
	var schemas, tables []string
	for _, r := range s.Refs() {
		schemas, tables = append(schemas, r.Schema), append(tables, r.Table)
	}
	return dialect.ListNames(ctx, q, query("readers of tables"), pgArray(schemas), pgArray(tables))
}
