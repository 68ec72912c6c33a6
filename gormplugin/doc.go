// Package gormplugin makes sixteen-byte ids work in GORM.
//
//	db.Use(gormplugin.New(gormplugin.Config{}))
//
// The plugin gives id columns their type, fills keys, gives each id argument the form of its
// column, and reads keys back after upserts. It needs no driver: it wraps the dialector of the db.
// It knows PostgreSQL, MySQL, MariaDB, SQLite and SQL Server; state [Config.Engine] for others.
//
// The page docs/start/gorm.md is the contract. In short: the Go type of an argument decides how it
// is sent. Where its column is known, the column's form and byte order decide: GORM names it, or
// the plugin could read all of the written SQL. Where it is not known, nothing is guessed, and a
// statement that writes is refused with what to pass.
//
// [Config.Generator] and a field's uuid tag name what makes a key; a [Generator] of the program's
// own is safe for concurrent use. [Verify] looks for the plugin in a db, and for columns that do
// not fit. [Both] finds a row by its id of before a migration and after it, and [Config.OldKeys] by
// the number or the text that its key was before it.
//
// These errors stop a statement before it is sent. [ErrPlace] is for an id whose form cannot be
// told, [ErrIDArgument] and [ErrTextArgument] for one that GORM would take for numbers or for SQL.
// [ErrTextValue] is for a text that is no id, and [ErrGenerator] for a key that cannot be made.
// [ErrColumnType], [ErrLink], [ErrUnreadable] and [ErrTag] refuse a model or a table that would
// lose ids. [ErrUpsert] says that the key in memory is not the row's.
package gormplugin
