package sqlgen

import (
	"cmp"
	"maps"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/transform"
)

// A Ref names a table.
type Ref struct {
	Schema, Table string
}

// Refs lists the tables of a map in the order of their names.
func Refs[T any](tables map[Ref]T) []Ref {
	return slices.SortedFunc(maps.Keys(tables), func(a, b Ref) int {
		return cmp.Or(cmp.Compare(a.Schema, b.Schema), cmp.Compare(a.Table, b.Table))
	})
}

// A Table is what the catalogue says about one table. A text that says why something cannot be is
// empty when it can.
type Table struct {
	Ref
	Columns      []TableColumn
	Triggers     []Trigger // those that an UPDATE of the table fires
	Refusal      string    // why its rows cannot be rewritten in place
	Notes        []string  // what else a rewrite does to it
	LinkRefusal  string    // why a column without a foreign key cannot be rewritten
	IndexRefusal string    // why CreateIndex makes no index of it
	// RowKey are the columns of its primary key, or of another unique index of columns that are
	// never NULL; empty where it has neither.
	RowKey []string
	// SelfAssigned lists columns whose assignment to themselves spares an UPDATE needless work on
	// their indexes. None is of the class, and nothing else follows from the assignment.
	SelfAssigned []string

	// A survey tells these besides.
	Rows, Pages int64  // estimates; -1 is none
	Counter     string // counts the rows as they come: a column, or a name of the rowid
	MadeFrom    string // what a materialised view is made from
	Ranged      bool   // the server places the rows by ranges of their primary key
	// Obstacles say why a column cannot change its type; under "" it is about all of the table.
	Obstacles map[string]string
}

// A Trigger is one that an UPDATE fires: any, or one that names one of the columns in Of.
type Trigger struct {
	Name       string
	Of         []string
	Definition string // the statements that make it, as its client takes them; "" where none are seen
	On         Ref    // the table that has it, where it may be a partition
	Mode       string // in which sessions it fires, as ALTER TABLE writes it
	Stays      string // why it cannot be disabled; empty when it can
}

// Column finds a column by its exact name.
func (t *Table) Column(name string) (TableColumn, bool) {
	for _, c := range t.Columns {
		if c.Name == name {
			return c, true
		}
	}
	return TableColumn{}, false
}

// Names lists the columns.
func (t *Table) Names() []string {
	var out []string
	for _, c := range t.Columns {
		out = append(out, c.Name)
	}
	return out
}

// A TableColumn is what the catalogue says about one column.
type TableColumn struct {
	Name      string
	Type      string // as the engine prints it
	Collation string // of text, where the engine tells
	Form      *Form  // nil: this type holds no UUID
	Generated bool
	Indexed   bool   // some index begins with this column
	Unique    bool   // some unique index consists of it
	Keyed     bool   // as in Column; told where there is a normaliser
	Refusal   string // why ids in this column cannot be rewritten; empty when they can
	Touched   bool   // the engine changes it by itself when the row is updated
	Example   []byte // one of the values, where they are no UUIDs
	Final     *Form  // replaces the Form that the columns of a class share: text under a collation
	AnyText   *Form  // of text in which ids stand in any spelling; nil where it holds no text
	// Canonical is an expression over {c} for a value that reads the same in every session. It is
	// empty where the value changes with the row. Only columns of a RowKey have it.
	Canonical string
	// ByValue is whether Form was told by the values, on an engine whose types say little.
	// Open is whether there are none: the other columns decide.
	ByValue, Open bool
	// Fault says why the column has no Form, where the type does not.
	Fault error

	// A survey tells these besides.
	Base    string // the type without its length, and without the domains above it
	Length  int64  // the most characters or bytes of a value; -1 where nothing limits them
	Primary bool   // the primary key is this column, or begins with it
	Sorted  bool   // an index begins with it, and has whole values in their order
	// Unreadable says why the role cannot read the values; empty when it can.
	Unreadable string
}

// TypeWithCollation is the type of a column, with its collation where it has one.
func (c TableColumn) TypeWithCollation() string {
	return strings.TrimSpace(c.Type + " " + c.Collation)
}

// out returns the expression for a value to be read.
func (c TableColumn) out(value string) string {
	if c.Form == nil {
		return value
	}
	return c.Form.Out(value)
}

// textTypes are the names of the engines' own types of text.
var textTypes = []string{
	"text", "character varying", "character", "varchar", "char", "nvarchar", "nchar", "tinytext",
	"mediumtext", "longtext", "ntext", "clob",
}

// baseOf returns a type in lower case without its length.
func baseOf(typ string) string {
	base, _, _ := strings.Cut(strings.ToLower(typ), "(")
	return strings.TrimSpace(base)
}

// isText reports whether the values are texts, or hold them: arrays and JSON. Another role's type
// is none: on PostgreSQL its cast to text may be anything.
func (c TableColumn) isText() bool {
	if c.Form != nil {
		return c.Form.IsText()
	}
	base := baseOf(strings.TrimRight(c.Type, "[]"))
	return slices.Contains(textTypes, base) || base == "json" || base == "jsonb" || base == "uuid"
}

// A ForeignKey is a declared reference.
type ForeignKey struct {
	Name        string
	Child       Ref
	Parent      Ref
	Columns     []Pair
	OnUpdate    string
	Unvalidated bool // the engine enforces it for new rows only
	Disabled    bool // the engine does not enforce it
}

// A Pair is a column and the column it references.
type Pair struct{ Child, Parent string }

// A Class is the column class of a rewrite: every column that the same id can stand in.
type Class struct {
	// Columns, referenced ones before those that refer to them, as far as there is such an order.
	Columns []Column
	// Keys are the foreign keys with a column of the class.
	Keys []ForeignKey
}

// Tables returns the tables of a class in its order, each with its columns.
func (c *Class) Tables() (refs []Ref, cols map[Ref][]Column) {
	cols = map[Ref][]Column{}
	for _, col := range c.Columns {
		if cols[col.Ref] == nil {
			refs = append(refs, col.Ref)
		}
		cols[col.Ref] = append(cols[col.Ref], col)
	}
	return refs, cols
}

// Refs returns the tables of a class in its order.
func (c *Class) Refs() []Ref {
	refs, _ := c.Tables()
	return refs
}

// Of lists the columns of a table, by their places in the class.
func (c *Class) Of(t Ref) (out []int) {
	for i, col := range c.Columns {
		if col.Ref == t {
			out = append(out, i)
		}
	}
	return out
}

// ByName groups the places of columns that are one column of a table for different rows.
func (c *Class) ByName(cols []int) (out [][]int) {
	for _, at := range cols {
		i := slices.IndexFunc(out, func(g []int) bool {
			return c.Columns[g[0]].Name == c.Columns[at].Name
		})
		if i < 0 {
			out = append(out, []int{at})
		} else {
			out[i] = append(out[i], at)
		}
	}
	return out
}

// Forms returns the forms of the columns, each once.
func (c *Class) Forms() (out []*Form) {
	for _, col := range c.Columns {
		if !slices.ContainsFunc(out, col.Form.Like) {
			out = append(out, col.Form)
		}
	}
	return out
}

// OneForm reports whether all columns hold ids in one way.
func (c *Class) OneForm() bool { return len(c.Forms()) < 2 }

// FiredTriggers lists the triggers of a table, but for the run's own, that an update of the class
// fires.
func FiredTriggers(t *Table, c *Class) (out []Trigger) {
	for _, g := range t.Triggers {
		names := func(column string) bool { return slices.Contains(g.Of, column) }
		fires := len(g.Of) == 0 || slices.ContainsFunc(c.Columns, func(col Column) bool {
			return col.Ref == t.Ref && (names(col.Name) || slices.ContainsFunc(col.Keep, names))
		})
		if fires && !normaliserName().MatchString(g.Name) {
			out = append(out, g)
		}
	}
	return out
}

// A Column is one column of a class.
type Column struct {
	Ref
	Name       string
	Form       *Form
	Only       Only // keeps it to some rows of its table; such a column is Undeclared
	Referenced bool // a foreign key of the class points at it
	// Undeclared is whether it is of the class without a foreign key, because the user said so: its
	// table is locked against writes for the chunk.
	Undeclared bool
	Home       bool // its ids were its own before links had them
	Own        bool // it is Undeclared and unique: it may have ids of its own, to which others refer
	Keyed      bool // some index begins with it, or a unique one has it
	Indexed    bool // an index begins with it
	Sole       bool // no two rows have the same id
	// Keep lists the columns that must be assigned to themselves so that the engine leaves them
	// alone. SelfAssigned is as in [Table]. A Batch that is Compact leaves it out.
	Keep, SelfAssigned []string
	Identity           []Member // tells the rows apart, without this column; empty: nothing does
	Places             *Places  // when set, ranges are of the rows' places instead of the ids
}

// HasHomes reports whether ids of the column may be those that columns without a foreign key hold.
func (c Column) HasHomes() bool { return !c.Undeclared || c.Own || c.Home }

// A Member is a column of what tells the rows of a table apart, for a fingerprint. Other columns of
// the class come in as ids, because a rewrite changes them too.
type Member struct {
	Name string
	Form *Form  // the form of a column of the class; nil for others
	Key  string // of others: {c} as bytes or text that no setting of a session changes
}

// MemberNames returns the names of what tells rows apart.
func MemberNames(list []Member) []string {
	var out []string
	for _, m := range list {
		out = append(out, m.Name)
	}
	return out
}

// A Move is a transform in a run.
type Move struct {
	T   *transform.Transform
	Run int64
}

// A Range is the values above Lo and up to and including Hi, in the order of the column's type.
// They are as the form's KeyOut writes them; nil is no bound.
type Range struct{ Lo, Hi *string }
