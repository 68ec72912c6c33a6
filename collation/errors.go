package collation

// Error is the type of this package's sentinel errors. They are constants, so
// no program can reassign them; match them with [errors.Is].
type Error string

// Error returns the message.
func (e Error) Error() string { return string(e) }

const (
	// ErrProfile occurs when a profile is the zero Profile or has an order that
	// this package does not know. Name the engine and the column type with one
	// of engine.Profiles.
	ErrProfile Error = "collation: no order is known for this profile"

	// ErrProbe occurs when a database does not answer the question of Probe:
	// the column type is not there, or the answer has not every value once. The
	// wrapped error says which. Check that the profile is this database's.
	ErrProbe Error = "collation: the database did not sort the sample"

	// ErrDisagrees occurs when a database sorts in another order than its
	// profile says. Choose the profile of the order that it follows.
	ErrDisagrees Error = "collation: the database sorts in another order than its profile"

	// ErrClock occurs when a Sequence cannot make an id at this time: the clock
	// is outside what 56 bits of the format hold. Set the clock, or choose
	// another epoch or unit.
	ErrClock Error = "collation: the clock does not fit the sequential format"

	// ErrOverrun occurs when a Sequence has used up its counters too often. Its ids would be more
	// than a second, and more than a tick, ahead of the latest time that the clock has shown. The
	// id was not made; ask again when the clock has moved.
	ErrOverrun Error = "collation: the counters are used up, and the clock is too far behind"

	// ErrRandom occurs when the source of randomness fails. The id was not
	// made; ask again.
	ErrRandom Error = "collation: no randomness"

	// ErrConfig occurs when a SequenceConfig cannot be used. Correct the named
	// field.
	ErrConfig Error = "collation: unusable sequence configuration"

	// ErrOrder occurs when a sequence for SQL Server is to fill a type whose ids its
	// uniqueidentifier would not sort. Take sqltype.GUID or sqltype.OrderedGUID, or, for a binary
	// column, a sequence of inin.DBMSBinary.
	ErrOrder Error = "collation: SQL Server would not sort the sequential ids of this type; take GUID or OrderedGUID"
)
