package recorder

import (
	"database/sql/driver"
	"reflect"
	"runtime"
	"sync"
	"time"
)

// A Kind says what an Entry is.
type Kind string

// The kinds of entries.
const (
	Begin    Kind = "BEGIN"
	Commit   Kind = "COMMIT"
	Rollback Kind = "ROLLBACK"
	Prepare  Kind = "PREPARE" // only one that failed: the others are told when they run
	Run      Kind = "RUN"     // a statement
	Note     Kind = "NOTE"    // not sent to the server: the test's own words
)

// An Entry is one thing that a connection was asked for.
type Entry struct {
	Kind Kind
	Conn int // numbers connections in order of opening, from 1; 0 for a note
	Text string
	Args []driver.NamedValue
	Tx   driver.TxOptions // of a Begin
	Err  error            // the driver's answer
	Took time.Duration    // until the driver answered; rows may come later
	// Calls are the functions that asked for it, the innermost first.
	Calls []runtime.Frame

	more     int // that followed with other ids, see Normaliser.others
	from, to int // when it was asked for, and answered, by the log's own clock
}

// A Log collects entries in the order in which the driver was called. The zero value is
// an empty log. It is safe for concurrent use.
type Log struct {
	mu      sync.Mutex
	clock   int
	conns   int
	entries []*Entry
}

// Note adds a line that is not a statement.
func (l *Log) Note(text string) { l.add(&Entry{Kind: Note, Text: text}) }

// Entries returns a copy of what was logged so far.
func (l *Log) Entries() []Entry {
	l.mu.Lock()
	defer l.mu.Unlock()
	out := make([]Entry, len(l.entries))
	for i, e := range l.entries {
		out[i] = *e
	}
	return out
}

// conn returns the number of a new connection.
func (l *Log) conn() int {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.conns++
	return l.conns
}

func (l *Log) add(e *Entry) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.clock++
	e.from, e.to = l.clock, l.clock
	l.entries = append(l.entries, e)
}

// answered sets the error of an entry, and how long it took. It removes the entry when the driver skipped the
// call: then database/sql takes another way, which is logged by itself.
func (l *Log) answered(e *Entry, took time.Duration, err error) {
	l.mu.Lock()
	defer l.mu.Unlock()
	l.clock++
	e.Err, e.Took, e.to = err, took, l.clock
	if err != driver.ErrSkip {
		return
	}
	for i, x := range l.entries {
		if x == e {
			l.entries = append(l.entries[:i], l.entries[i+1:]...)
			return
		}
	}
}

// logged runs f, with an entry before it.
func logged[T any](l *Log, e *Entry, f func() (T, error)) (T, error) {
	e.Args, e.Calls = copied(e.Args), calls()
	l.add(e)
	asked := time.Now()
	out, err := f()
	took := time.Since(asked)
	l.answered(e, took, err)
	return out, err
}

// calls returns the stack of the caller of logged.
func calls() (out []runtime.Frame) {
	var pcs [100]uintptr
	frames := runtime.CallersFrames(pcs[:runtime.Callers(3, pcs[:])])
	for more := true; more; {
		var f runtime.Frame
		f, more = frames.Next()
		out = append(out, f)
	}
	return out
}

// copied returns arguments that the caller may not change any more. What a pointer points
// at stands in its place.
func copied(args []driver.NamedValue) []driver.NamedValue {
	out := append([]driver.NamedValue(nil), args...)
	for i, a := range out {
		v := reflect.ValueOf(a.Value)
		for v.Kind() == reflect.Pointer && !v.IsNil() {
			v = v.Elem()
		}
		switch {
		case v.Kind() == reflect.Pointer:
			out[i].Value = nil
		case v.IsValid():
			out[i].Value = v.Interface()
		}
		if b, ok := out[i].Value.([]byte); ok && b != nil {
			out[i].Value = append([]byte{}, b...)
		}
	}
	return out
}
