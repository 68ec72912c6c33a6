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

// A Table is what the catalogue says about one table.
type Table struct {
	Ref
	Columns []TableColumn
	// Triggers that an UPDATE of the table fires.
	Triggers []Trigger
	// Refusal says why rows of this table cannot be rewritten in place; empty when they can.
	Refusal string
	// Notes are what else a rewrite does to this table.
	Notes []string
	// Unlinked says why a column without a foreign key cannot be rewritten; empty when it can.
	Unlinked string
	// Unindexed says why CreateIndex makes no index of this table; empty when it does.
	Unindexed string
	// RowKey are the columns of its primary key, or of another unique index. None of them is
	// ever NULL. It is empty where the table has neither.
	RowKey []string
	// SelfAssigned lists columns whose assignment to themselves spares an UPDATE needless work
	// on their indexes. None is of the class, and nothing else follows from the assignment: no
	// trigger fires for it, no generated column is made again, and the role may write to them.
	SelfAssigned []string
}

// A Trigger is one that an UPDATE fires: any, or one that names one of the columns in Of.
type Trigger struct {
	Name string
	Of   []string
	// Definition is the statement that makes it, where the catalogue tells.
	Definition string
	// On is the table that has it, where it may be a partition. Mode says in which sessions it
	// fires, as ALTER TABLE writes it.
	On   Ref
	Mode string
	// Stays says why it cannot be disabled; empty when it can.
	Stays string
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
	Indexed   bool // some index begins with this column
	Unique    bool // some unique index consists of it
	// Keyed is whether some index begins with it, or a unique one has it. It is told where
	// there is a normaliser.
	Keyed bool
	// Canonical is an expression over {c} for a value that reads the same in every session. It
	// is empty where the value changes with the row. Only columns of a RowKey have it.
	Canonical string
	// Refusal says why ids in this column cannot be rewritten; empty when they can.
	Refusal string
	// Touched is true for a column that the engine changes by itself when the
	// row is updated (ON UPDATE CURRENT_TIMESTAMP).
	Touched bool

	// Final, when set, is what the columns of a class take for the Form that they share: text
	// under a collation.
	Final *Form
	// AnyText is the form of text in which ids stand in any spelling: 32 digits, 36 characters
	// or those in braces, ULIDs and EUIDs. It is nil where the column holds no text.
	AnyText *Form
	// ByValue is whether Form was told by the values, on an engine whose types say little.
	// Open is whether there are none: the other columns decide.
	ByValue, Open bool
	// Fault says why the column has no Form, where the type does not: another role's code,
	// or the values.
	Fault error
	// Example is one of the values of a column that holds no UUIDs.
	Example []byte
}

// out returns the expression for a value to be read.
func (c TableColumn) out(value string) string {
	if c.Form == nil {
		return value
	}
	return c.Form.Out(value)
}

// textTypes are the names of the engines' own types of text. Arrays of them and of ids and JSON
// hold texts inside.
var textTypes = []string{
	"text", "character varying", "character", "varchar", "char", "nvarchar", "nchar", "tinytext",
	"mediumtext", "longtext", "ntext", "clob",
}

// baseOf returns a type in lower case without its length.
func baseOf(typ string) string {
	base, _, _ := strings.Cut(typ, "(")
	return strings.TrimSpace(base)
}

// isText reports whether the values are texts, or arrays and JSON. Another role's type is
// none: on PostgreSQL its cast to text may be anything.
func (c TableColumn) isText() bool {
	if c.Form != nil {
		return c.Form.IsText()
	}
	base := baseOf(strings.TrimRight(strings.ToLower(c.Type), "[]"))
	return slices.Contains(textTypes, base) || base == "json" || base == "jsonb" || base == "uuid"
}

// A ForeignKey is a declared reference.
type ForeignKey struct {
	Name     string
	Child    Ref
	Parent   Ref
	Columns  []Pair
	OnUpdate string
	// Unvalidated: the engine enforces it for new rows only. Disabled: for none.
	Unvalidated bool
	Disabled    bool
}

// A Pair is a column and the column it references.
type Pair struct{ Child, Parent string }

// A Class is the column class of a rewrite: every column that the same id can stand in.
type Class struct {
	// Columns, those that are referenced before those that reference them,
	// as far as there is such an order.
	Columns []Column
	// Keys are the foreign keys with a column of the class.
	Keys []ForeignKey
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

// ByName groups columns of one table, by their places in the class, that are one column kept
// to different rows.
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

// A Column is one column of a class.
type Column struct {
	Ref
	Name string
	Form *Form
	// Referenced is whether a foreign key of the class points at it.
	Referenced bool
	// Undeclared is whether it belongs to the class because the user said so,
	// without a foreign key: its table is locked against writes for the chunk.
	Undeclared bool
	// Only keeps the column to some rows of its table. Such a column is Undeclared.
	Only Only
	// Home is whether its ids were its own before they were those of links.
	Home bool
	// Own is whether a unique index consists of an undeclared column: it may
	// have ids of its own, to which others refer.
	Own bool
	// Keyed is whether some index begins with it, or a unique one has it.
	Keyed bool
	// Keep lists the columns that must be assigned to themselves so that the engine leaves them alone.
	Keep []string
	// SelfAssigned lists columns whose assignment to themselves spares the engine
	// work on indexes; see [Table]. A Move that is Compact leaves it out.
	SelfAssigned []string
	// Identity is what tells the rows of the table apart, without this column; empty
	// where nothing does.
	Identity []Member
	// Places, when set, makes ranges be of the rows' places instead of the ids.
	Places *Places
	// Indexed is whether an index begins with it, Sole whether no two rows have the same id.
	Indexed, Sole bool
}

// A Move is a transform in a run.
type Move struct {
	T   *transform.Transform
	Run int64
	// Pairs, when set, are the ids that move with their images, which no SQL computes.
	Pairs *Batch
}

// A Range is the values above Lo and up to and including Hi, as the column's type orders them. nil
// is no bound. They are written as the form's KeyOut writes them.
type Range struct{ Lo, Hi *string }

// Refs lists the tables of a map in the order of their names.
func Refs[T any](tables map[Ref]T) []Ref {
	return slices.SortedFunc(maps.Keys(tables), func(a, b Ref) int {
		return cmp.Or(cmp.Compare(a.Schema, b.Schema), cmp.Compare(a.Table, b.Table))
	})
}

// Fired lists the triggers of a table that an update of its columns of the class fires. The
// run's own are not among them.
func Fired(t *Table, c *Class) (out []Trigger) {
	for _, g := range t.Triggers {
		hit := len(g.Of) == 0
		for _, col := range c.Columns {
			kept := slices.ContainsFunc(col.Keep, func(k string) bool {
				return slices.Contains(g.Of, k)
			})
			hit = hit || col.Ref == t.Ref && (kept || slices.Contains(g.Of, col.Name))
		}
		if hit && g.Name != NormaliserName && !strings.HasPrefix(g.Name, FollowerName) {
			out = append(out, g)
		}
	}
	return out
}

// Collated is the type of a column, with its collation where it has one.
func (c TableColumn) Collated() string { return strings.TrimSpace(c.Type + " " + c.Collation) }

// Refs returns the tables of a class in its order.
func (c *Class) Refs() []Ref {
	refs, _ := c.Tables()
	return refs
}
