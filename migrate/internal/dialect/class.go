package dialect

// A Ref names a table.
type Ref struct {
	Schema, Table string
}

// A Table is what the catalogue says about one table.
type Table struct {
	Ref
	Columns []TableColumn
	// Triggers that an UPDATE of the table fires.
	Triggers []string
	// Refusal says why rows of this table cannot be rewritten in place; empty
	// when they can.
	Refusal string
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

// A TableColumn is what the catalogue says about one column.
type TableColumn struct {
	Name      string
	Type      string // as the engine prints it
	Collation string // of text, where the engine tells
	Form      *Form  // nil: this type holds no UUID
	Generated bool
	Indexed   bool // some index begins with this column
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
	// Unvalidated: the engine enforces it for new rows only.
	Unvalidated bool
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
	// Keep lists the columns that must be assigned to themselves so that the
	// engine leaves them alone.
	Keep []string
}

// A Move is the direction of a rewrite and the ids it applies to.
type Move struct {
	From, To int
	Run      int64
	Pick     Pick
	// Before, with PickBefore, is the smallest id of version 6 that was made
	// too late.
	Before [16]byte
}

// Pick says which ids of the source version a move applies to.
type Pick int

// The picks.
const (
	PickAll    Pick = iota // every id of the source version; the moved ones are recorded
	PickMoved              // those that the run moved
	PickNew                // every one but those that the run found in place
	PickBefore             // the moved ones, and new ones from before a time
)

// A Range is the values above Lo and up to and including Hi, as the column's
// own type orders them; nil is no bound. They are written as the form's KeyOut
// writes them.
type Range struct{ Lo, Hi *string }

// The kinds of ids in the state table.
const (
	IDMoved = "m" // rewritten by the run, as the target version
	IDKept  = "k" // of the target version before the run began
)
