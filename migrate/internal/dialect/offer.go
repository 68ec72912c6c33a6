package dialect

import "strings"

// A ScriptError offers statements as the next step. Package migrate says what its fields mean.
type ScriptError struct {
	Err error
	SQL string
}

// Error ends with the statements, on lines of their own.
func (e *ScriptError) Error() string { return e.Err.Error() + ":\n" + e.SQL }

// Unwrap returns the reason.
func (e *ScriptError) Unwrap() error { return e.Err }

// Offer returns the error with statements that end with a semicolon and a line each.
func Offer(why error, statements []string) error {
	return &ScriptError{Err: why, SQL: strings.Join(statements, ";\n") + ";"}
}
