package idgen

// Error is the type of this package's sentinel errors. They are constants, so
// no program can reassign them; match them with [errors.Is].
type Error string

// Error returns the message.
func (e Error) Error() string { return string(e) }

const (
	// ErrConfig occurs when a field of a [Config] is out of its
	// bounds. The message names both; mend the field.
	ErrConfig Error = "idgen: invalid Config"

	// ErrOverrun occurs when the time of an id would be further ahead of the clock than MaxLead
	// allows. Waiting did not help, because the clock stands still or has stepped back by more than
	// MaxLead. It also occurs when all ids are used up to the last time that the version can hold.
	// Nothing was made; try again when the clock has caught up.
	ErrOverrun Error = "idgen: more ids wanted than the clock allows"

	// ErrBatch occurs when a [Batch] of more than 1<<32 ids is asked
	// for. Nothing was made; ask for several smaller ones.
	ErrBatch Error = "idgen: a batch has 1<<32 ids at most"
)
