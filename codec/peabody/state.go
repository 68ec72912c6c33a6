package peabody

// A State is what a generator must know of the id it made last. The zero value
// is a generator's state after an id with timestamp and sequence zero; its
// owner keeps apart whether there has been an id.
type State struct {
	Timestamp     Timestamp
	ClockSequence uint64
}

// A Store keeps the state of a generator for others that share it and for the program's next run.
// Generators without one keep their state in memory, which their mutex guards. A file, which the
// document names as an example, is a program's own: the FileStore of sqltype/idgen keeps the state
// that RFC 9562 asks for, which is another.
//
// Update calls next with the saved state, or with ok false when it is
// unavailable: there is none, or it is corrupted. It then saves what next
// returns, all without another Update in between, here or elsewhere. It returns
// the error of next, having saved nothing, or its own. A generator hands out no
// id whose state was not saved.
type Store interface {
	Update(next func(saved State, ok bool) (State, error)) error
}

// memory is the Store of one process.
type memory struct {
	state State
	ok    bool
}

func (m *memory) Update(next func(State, bool) (State, error)) error {
	s, err := next(m.state, m.ok)
	if err == nil {
		m.state, m.ok = s, true
	}
	return err
}

// tick gives the state of the next id by the rule that sections 4.4.2 and
// 4.5.2 state: the sequence starts at zero in a new tick, counts up within one,
// and never rolls over. A clock that has stepped back stays at the saved tick.
// With a sequence of no bits only the timestamp is kept.
func tick(saved State, ok bool, now Timestamp, seqBits uint) (State, error) {
	if !ok || now.Compare(saved.Timestamp) > 0 {
		return State{Timestamp: now}, nil
	}
	if seqBits == 0 {
		return State{Timestamp: saved.Timestamp}, nil
	}
	if saved.ClockSequence >= 1<<seqBits-1 {
		return State{}, ErrSequence
	}
	return State{saved.Timestamp, saved.ClockSequence + 1}, nil
}

// tickAsPrinted gives the state of the next id by the steps of section 4.5.4 as
// they are printed: the sequence is zero without a state and after a clock that
// stepped back, and counts up otherwise, in a new tick too. It may then reach
// its end in a tick that has just begun, and starts again from zero; within one
// tick it still does not roll over.
func tickAsPrinted(saved State, ok bool, now Timestamp, seqBits uint) (State, error) {
	order := now.Compare(saved.Timestamp)
	if !ok || order < 0 {
		return State{Timestamp: now}, nil
	}
	if saved.ClockSequence < 1<<seqBits-1 {
		return State{now, saved.ClockSequence + 1}, nil
	}
	if order == 0 {
		return State{}, ErrSequence
	}
	return State{Timestamp: now}, nil
}
