package gormplugin

// Error is the type of this package's sentinel errors. They are constants, so
// no program can reassign them; match them with [errors.Is].
type Error string

// Error returns the message.
func (e Error) Error() string { return string(e) }

const (
	// ErrDialector occurs in db.Use when the dialector does not tell the engine. It also occurs
	// when the plugin cannot give its migrations the right column types. State [Config.Engine], or
	// use a dialector that embeds GORM's own migrator.
	ErrDialector Error = "gormplugin: unsupported dialector"

	// ErrEngine occurs in db.Use when Config.Engine is not an engine that the
	// dialector talks to. Correct the Config; nothing has been changed.
	ErrEngine Error = "gormplugin: the engine does not fit the dialector"

	// ErrNoPlugin occurs in [Verify] when the plugin is not in use in the db. Call
	// db.Use(gormplugin.New(...)) before the first statement.
	ErrNoPlugin Error = "gormplugin: the plugin is not in use"

	// ErrReads occurs when a SQL Server pool hands a uniqueidentifier's bytes to fields of the
	// wrong type. Such a type would read another id from them: in db.Use without Config.Models, or
	// for a model with such a field. Nothing was sent. The message has the ways to mend it.
	ErrReads Error = "gormplugin: the pool reads uniqueidentifier columns in another byte order"

	// ErrGenerator occurs in db.Use when Config.Generator or Config.Generators cannot be used. In a
	// create it occurs when a generator of the program fails or makes another number of ids than it
	// was asked for. No row was inserted.
	ErrGenerator Error = "gormplugin: unusable generator"

	// ErrConfig occurs in db.Use when a field of Config has a value that it cannot
	// have. Nothing has been changed.
	ErrConfig Error = "gormplugin: unusable Config"

	// ErrTag occurs when a uuid tag names no generator or is on a field that it
	// cannot be on: in db.Use for Config.Models, else in AutoMigrate and in
	// statements on the model. No statement was sent. Correct the tag.
	ErrTag Error = "gormplugin: unusable uuid tag"

	// ErrLink occurs when a foreign key stores ids in another form than the key that it refers to.
	// No row would be found by it. Give both one Go type. It occurs where ErrTag does.
	ErrLink Error = "gormplugin: a foreign key stores ids in another form than its key"

	// ErrUpsert occurs when an insert with OnConflict met other rows that the plugin cannot name. With
	// [UpsertRefuse] it may not name them. The insert has been sent: without a transaction what it
	// did stays. Read the rows by what they conflict on.
	ErrUpsert Error = "gormplugin: the key in memory is not that of the row"

	// ErrLegacy occurs when an UPDATE or DELETE with Config.LegacyLookup would meet two rows. The
	// table has rows under the version 1 id and under its version 6 form. No such statement was
	// sent. Name the one that is meant, as version 6.
	ErrLegacy Error = "gormplugin: a version 1 id and its version 6 form are both keys"

	// ErrColumnType occurs when a column cannot hold ids in the form in which they are sent. The
	// type tag of the field names the column, or in AutoMigrate the database has it. Give the field
	// a type of the column's form, remove the tag, or move the column. Nothing was altered.
	ErrColumnType Error = "gormplugin: the column type does not fit the form in which ids are sent"

	// ErrUnreadable occurs when the type of an id's field cannot scan what the engine gives for the
	// column. It has no Scan method, or one that does not take that value, so that a row could be
	// written and not read. It occurs in db.Use for Config.Models, else in AutoMigrate and in
	// statements on the model. No statement was sent. Embed sqltype.UUID in a struct, or use
	// sqltype.ID.
	ErrUnreadable Error = "gormplugin: the type could not read back its ids"

	// ErrIDArgument occurs when an id argument has become a list of numbers and does not stand for
	// one row. It also occurs when a column of ids is compared with a number, or a column of
	// numbers with an id. No statement was sent. Write the condition out, as in Where("owner_id =
	// ?", id), and pass a sqltype.UUID.
	ErrIDArgument Error = "gormplugin: an id would be taken for numbers"

	// ErrTextValue occurs when a map has a text that is no id for a column that stores
	// ids as bytes. No statement was sent. Correct the text.
	ErrTextValue Error = "gormplugin: a text for a column that stores ids as bytes"

	// ErrPlace occurs when an id stands where its form cannot be told or does not
	// exist: as the argument of an SQL function such as UUID_TO_BIN or CAST, compared with
	// what a function returns, by LIKE with a column that is no text, for a field of a
	// serializer other than JSON, or on MariaDB in a list that JSON_EXTRACT is compared
	// with. Where ids are sent as bytes, it also occurs in a statement that writes when an id
	// meets no column that is known. No statement was sent. Pass the text, id.String(), or
	// compare the column itself.
	ErrPlace Error = "gormplugin: the form of an id cannot be told from its place"

	// ErrTextArgument occurs when a condition consists of a UUID's text, which
	// GORM takes for SQL. No statement was sent. Parse it and pass the id, or
	// write the condition out.
	ErrTextArgument Error = "gormplugin: the text of a UUID in place of a condition is SQL to GORM"
)

// refusedSQL is what a refused statement is instead of its SQL. A subquery's
// error does not reach the statement around it, but this does, and no engine
// can parse it.
const refusedSQL = "!! refused by sqluuid !!"
