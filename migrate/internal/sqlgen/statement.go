package sqlgen

// A Statement is SQL with its arguments, and what its result says.
type Statement struct {
	SQL  string
	Args []any
	Does Does
	Calm bool // nobody queues behind what it waits for
}

// Does is what a statement does.
type Does int

// What statements do.
const (
	Exec Does = iota
	Update
	Count
	Record
)
