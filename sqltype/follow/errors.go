package follow

import (
	"context"
	"database/sql/driver"
	"errors"
	"fmt"
	"reflect"
	"time"
)

// Error is the type of this package's sentinel errors. Match them with [errors.Is].
type Error string

// Error returns the message.
func (e Error) Error() string { return string(e) }

const (
	// ErrSwitched occurs on a connection from before a change of the column's type. The connection
	// has a transaction, or the program keeps it. Nothing of the statement counts: roll back, take
	// another connection and begin again. The pool opens connections of the new type by itself.
	ErrSwitched Error = "sqltype: the followed column changed its type under this connection; " +
		"roll back and begin again on another one"

	// ErrGate occurs when the gate cannot be read or cannot be trusted. No statement is sent
	// meanwhile. The message has the GRANT, or says what is wrong with the table.
	//
	// On PostgreSQL a gate is not trusted if another role than an owner of the table could have made
	// it, or if others can write it. MySQL and MariaDB have no owners of tables: a role that can
	// write the row there can delay a pool, and cannot give it a wrong form, because that is from the
	// catalogue.
	ErrGate Error = "sqltype: the gate of a followed column cannot be read"

	// ErrHalf occurs when a change of type has stopped half-way. Only a crash of a MySQL or MariaDB
	// server can cause that. Run the same command again: it completes the change.
	ErrHalf Error = "sqltype: the change of a followed column's type stopped half-way"

	// ErrColumn occurs when the followed column does not exist or does not tell how it stores ids.
	ErrColumn Error = "sqltype: the followed column cannot be followed"
)

// switchedUnsent is [ErrSwitched] of a statement that was not sent. database/sql takes another
// connection for it where the program did not keep this one.
type switchedUnsent struct{}

func (switchedUnsent) Error() string { return string(ErrSwitched) }

func (switchedUnsent) Is(target error) bool {
	return target == ErrSwitched || target == driver.ErrBadConn
}

// afterwards is [ErrSwitched] of a statement that was sent, with the server's own error.
func afterwards(err error) error {
	if err == nil {
		return ErrSwitched
	}
	return fmt.Errorf("%w: %w", ErrSwitched, err)
}

// isDenied reports whether the server refuses a right.
func isDenied(err error) bool {
	n := errorNumber(err)
	return n == 1142 || n == 1143 || sqlState(err) == "42501"
}

// isOther reports whether a table has other columns than a gate.
func isOther(err error) bool { return errorNumber(err) == 1054 || sqlState(err) == "42703" }

// unknown is the error of a statement that was sent, while the gate could not be read afterwards.
// It is never [driver.ErrBadConn], by which database/sql would send the statement once more.
type unknown struct{ err error }

func (u unknown) Error() string {
	return fmt.Sprintf("sqltype: the statement was sent, and whether its result counts is not known: %v", u.err)
}

func (u unknown) Is(target error) bool {
	return target != driver.ErrBadConn && errors.Is(u.err, target)
}

func (u unknown) As(target any) bool { return errors.As(u.err, target) }

// isWait reports whether a reading failed because something held a lock.
func isWait(err error) bool {
	return errors.Is(err, context.DeadlineExceeded) || errorNumber(err) == 1205
}

// lockedFor is the error of a gate that stayed locked. The deadline is not the program's own, and
// another connection would wait as long.
func lockedFor(d time.Duration, err error) error {
	return fmt.Errorf("%w: it has been locked for %v, as by a change of type that takes long; the "+
		"statement waits no longer: %v", ErrGate, d.Round(time.Second), err)
}

// sqlState returns the code of an error of PostgreSQL. The errors of its drivers have the method.
func sqlState(err error) string {
	var e interface{ SQLState() string }
	if errors.As(err, &e) {
		return e.SQLState()
	}
	return ""
}

// errorNumber returns the number of an error of MySQL or MariaDB, 0 for another one. Their driver
// has it in a field, and is not imported for it.
func errorNumber(err error) uint64 {
	for ; err != nil; err = errors.Unwrap(err) {
		v := reflect.Indirect(reflect.ValueOf(err))
		if v.Kind() != reflect.Struct {
			continue
		}
		if f := v.FieldByName("Number"); f.IsValid() && f.CanUint() {
			return f.Uint()
		}
	}
	return 0
}
