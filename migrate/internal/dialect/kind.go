package dialect

import (
	"database/sql"
	"database/sql/driver"
	"errors"
	"io"
	"net"
	"reflect"
)

// Kind is what an error means for a run.
type Kind int

// The kinds of errors.
const (
	KindOther     Kind = iota
	KindLock           // another session holds a lock for too long: wait and try again
	KindConflict       // deadlock or serialisation failure; rolled back: try again
	KindPrivilege      // the role lacks a privilege
	KindCheck          // a CHECK constraint refused the new value
	KindUnique         // a unique index has the value already
	KindUnready        // the server takes no statements now: wait and try again
	KindTooBig         // COMMIT failed, perhaps because the transaction was too big: try a smaller one
	KindReadOnly       // the server or the transaction takes no writes
	KindPolicy         // row-level security would hide rows from the role
	KindPartition      // no partition takes the new value
	KindPath           // a function of the database does not find what it names without a schema
	KindPooled         // sessions are handed round among connections
	KindReference      // a foreign key does not hold at the end of a statement
	KindFull           // there is no room on the disk; Session.Relieve may make some
	KindLost           // the connection is gone
)

// Retry reports whether the same transaction may succeed when it is tried again.
func (k Kind) Retry() bool {
	return k == KindLock || k == KindConflict || k == KindUnready || k == KindTooBig
}

// IsLost reports whether an error of a driver says that the connection is gone. One that could not
// be opened is not lost.
func IsLost(err error) bool {
	var network *net.OpError
	return errors.Is(err, driver.ErrBadConn) || errors.Is(err, sql.ErrConnDone) ||
		errors.Is(err, io.EOF) || errors.Is(err, io.ErrUnexpectedEOF) ||
		errors.As(err, &network) && network.Op != "dial"
}

// ErrorField hands the fields of a name in a tree of errors on, until one is taken.
func ErrorField(err error, name string, take func(reflect.Value) bool) bool {
	if err == nil {
		return false
	}
	if v := reflect.Indirect(reflect.ValueOf(err)); v.Kind() == reflect.Struct {
		if f := v.FieldByName(name); f.IsValid() && take(f) {
			return true
		}
	}
	if many, ok := err.(interface{ Unwrap() []error }); ok {
		for _, e := range many.Unwrap() {
			if ErrorField(e, name, take) {
				return true
			}
		}
	}
	return ErrorField(errors.Unwrap(err), name, take)
}
