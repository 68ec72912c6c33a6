package gormplugin

// Error is the type of this package's sentinel errors. They are constants, so
// no program can reassign them; match them with [errors.Is].
type Error string

// Error returns the message.
func (e Error) Error() string { return string(e) }

const (
	// ErrDialector occurs in db.Use when the plugin cannot tell the engine from
	// the dialector, or cannot give its migrations the right column types. State
	// [Config.Engine], or use a dialector that embeds GORM's own migrator.
	ErrDialector Error = "gormplugin: unsupported dialector"

	// ErrEngine occurs in db.Use when Config.Engine is not an engine that the
	// dialector talks to. Correct the Config; nothing has been changed.
	ErrEngine Error = "gormplugin: the engine does not fit the dialector"

	// ErrColumnType occurs when the type tag of an id's field names a column that
	// cannot hold ids in the form in which this engine is sent them. Remove the
	// tag, or give the field a type that states its form. No statement was sent.
	ErrColumnType Error = "gormplugin: the column type of the tag does not fit the form in which ids are sent"

	// ErrIDArgument occurs when an id argument has become a list of numbers and
	// does not stand for one row. No statement was sent. Write the condition out,
	// as in Where("owner_id = ?", id).
	ErrIDArgument Error = "gormplugin: an id in a condition would be compared as a list of numbers"

	// ErrTextArgument occurs when a condition consists of a UUID's text, which
	// GORM takes for SQL. No statement was sent. Parse it and pass the id, or
	// write the condition out.
	ErrTextArgument Error = "gormplugin: the text of a UUID in place of a condition is SQL to GORM"
)

// refusedSQL is what a refused statement is instead of its SQL. A subquery's
// error does not reach the statement around it, but this does, and no engine
// can parse it.
const refusedSQL = "!! refused by sqluuid !!"
