package idgen

// A State is what RFC 9562, section 6.3, asks a generator of version 1 and 6 ids
// to keep: a store that has never been used has the zero State.
type State struct {
	// Next is the first unit of 100 ns since 1582-10-15 that no id with this
	// ClockSequence and Node has, and none ever had: those below may be in
	// use, or may have been reserved and lost in a crash.
	Next uint64

	// Ceiling is the largest Next that was ever reached with this Node. It is
	// above Next after the clock has stepped back.
	Ceiling uint64

	// Floor is the first unit that a clock sequence may go back to: below,
	// all of them have been used.
	Floor uint64

	// ClockSequence is the current one of 14 bits.
	ClockSequence uint16

	// Used counts the clock sequences that have been in use between Floor and
	// Ceiling, the current one included. None of them is used there twice.
	Used uint16

	// Node is the node of the ids, all zero in a store never used.
	Node [6]byte
}

// A Store keeps a [State] for the generators that share a node, in one process
// or several. [FileStore] is one.
type Store interface {
	// Update replaces the state by what f makes of it, with no other Update
	// in between, in this process or another. When it returns nil, the new
	// state has been recorded so that no crash can undo it; the generator
	// gives out ids only then. An error of f is returned as it is, with the
	// state unchanged; after any other error the state may be the new one.
	Update(f func(State) (State, error)) error
}
