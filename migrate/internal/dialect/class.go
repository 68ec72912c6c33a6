package dialect

import (
	"slices"

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
	// Refusal says why rows of this table cannot be rewritten in place; empty
	// when they can.
	Refusal string
	// Notes are what a rewrite does to this table beside the ids.
	Notes []string
	// Unlinked says why a column of this table that is in the class without a
	// foreign key cannot be rewritten; empty when it can.
	Unlinked string
	// Unindexed says why CreateIndex makes no index of this table; empty when it
	// does.
	Unindexed string
}

// A Trigger is one that an UPDATE fires: any, or one that names one of the
// columns in Of.
type Trigger struct {
	Name string
	Of   []string
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

// names lists the columns.
func (t *Table) names() []string {
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
	Text      string // the type of text beneath, where the engine's TextForms asks for it
	Generated bool
	Indexed   bool // some index begins with this column
	Unique    bool // some unique index consists of it
	Clustered bool // the rows are stored in its order, where the engine tells
	Keyed     bool // some index begins with it, or a unique one has it; told where there is a normaliser
	// Makes is the version of the ids that the default of the column makes, where
	// the engine tells; 0: there is none, or it makes others.
	Makes int
	// Refusal says why ids in this column cannot be rewritten; empty when they can.
	Refusal string
	// Touched is true for a column that the engine changes by itself when the
	// row is updated (ON UPDATE CURRENT_TIMESTAMP).
	Touched bool
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

// A Class is the column class of a rewrite: every column that the same id can
// stand in.
type Class struct {
	// Columns, those that are referenced before those that reference them,
	// as far as there is such an order.
	Columns []Column
	// Keys are the foreign keys with a column of the class.
	Keys []ForeignKey
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
	// Own is whether a unique index consists of an undeclared column: it may
	// have ids of its own, to which others refer.
	Own bool
	// Keyed is whether some index begins with it, or a unique one has it.
	Keyed bool
	// Clustered is whether the rows are stored in its order, and no two have the same
	// id.
	Clustered bool
	// Keep lists the columns that must be assigned to themselves so that the
	// engine leaves them alone.
	Keep []string
	// SelfAssigned lists columns whose assignment to themselves spares the engine
	// work on indexes; see [SelfAssigner]. A Move that is Compact leaves it out.
	SelfAssigned []string
	// Identity is what tells the rows of the table apart beside this column, empty
	// where nothing does.
	Identity []Member
	// Places, when set, makes ranges be of the rows' places instead of the ids.
	Places *Places
	// Among, when set, is a column that ranges are of: an id is in one when a row
	// of that column's table is, and has it.
	Among *Column
}

// foundBy is the column by whose ids the rows of c in a range are found, nil where there
// is none, or the range is all there is: then rows with ids of their own are in it too.
func (c Column) foundBy(r Range) *Column {
	if r.Lo == nil && r.Hi == nil {
		return nil
	}
	return c.Among
}

// follows reports whether rows with an id that a chunk has locked elsewhere cannot come
// into column i while the chunk is at work: whoever writes one there waits for the lock
// of the row it refers to. Some may still go, and some may come together with a new row
// that they refer to. What it refers to comes before it in the class.
func (c *Class) follows(i int) bool {
	col := c.Columns[i]
	declared := false
	for _, k := range c.Keys {
		for _, p := range k.Columns {
			if k.Child != col.Ref || p.Child != col.Name {
				continue
			}
			before := slices.ContainsFunc(c.Columns[:i], func(o Column) bool { return o.Ref == k.Parent && o.Name == p.Parent })
			if len(k.Columns) > 1 || k.Disabled || !before { // with a NULL beside it, it refers to nothing
				return false
			}
			declared = true
		}
	}
	return declared && !col.Referenced && !col.Undeclared
}

// A Move is what happens to ids and the ids it applies to.
type Move struct {
	T    *transform.Transform
	Run  int64
	Pick Pick
	// Unrecorded leaves the record of moved ids out, for a chunk that is rolled
	// back.
	Unrecorded bool
	// Packed makes the statements of a chunk return the ids that it moves,
	// instead of recording them one by one, or write them into the packed record
	// themselves, in rows that are numbered from Row on. See [Statement].
	Packed bool
	Row    int64
	// Wide is whether the server takes the digits of a chunk's ids as one value.
	Wide bool
	// Tried is whether the chunk has been tried before: then every row is locked before
	// the first is changed.
	Tried bool
	// Compact keeps the indexes beside the class small rather than the chunks short.
	Compact bool
	// Before, with PickBefore, is the smallest id of version 6, or of version
	// 7 where the transform applies to that, that was made too late.
	Before [16]byte
}

// Records reports whether the ids that are rewritten are recorded.
func (m Move) Records() bool { return (m.Pick == PickAll || m.Pick == PickListed) && !m.Unrecorded }

// Pick says which of the ids that the transform applies to a move takes.
type Pick int

// The picks.
const (
	PickAll    Pick = iota // every id that the transform applies to; the moved ones are recorded
	PickMoved              // those that the run moved
	PickNew                // every one but those that the run found in place
	PickBefore             // the moved ones, and new ones from before a time
	PickListed             // those that the run listed at its start; the moved ones are recorded
)

// A Range is the values above Lo and up to and including Hi, as the column's
// own type orders them; nil is no bound. They are written as the form's KeyOut
// writes them.
type Range struct{ Lo, Hi *string }

// The kinds of ids in the state table.
const (
	IDMoved  = "m" // rewritten by the run, as its image
	IDKept   = "k" // what looked like an image before the run began
	IDListed = "s" // to be rewritten, where only the list tells
)
