package sqlgen

// A Statement is SQL with its arguments. One that could not be written carries the error, and
// running it returns that.
type Statement struct {
	SQL  string
	Args []any
	Calm bool // nobody queues behind what it waits for
	err  error
}

// Failed returns a statement that cannot be run.
func Failed(err error) Statement { return Statement{err: err} }

// Err returns why a statement cannot be run.
func (s Statement) Err() error { return s.err }

// Err returns the first error of some statements.
func Err(list ...Statement) error {
	for _, s := range list {
		if s.err != nil {
			return s.err
		}
	}
	return nil
}
