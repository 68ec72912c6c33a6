// Package gormplugin makes 16-byte identifiers work in GORM: it fills primary
// keys, gives their columns the right type, binds them in the form that the
// engine wants, and keeps an id in a condition from becoming sixteen numbers.
//
//	db.Use(gormplugin.New(gormplugin.Config{}))
//
// An id, here, is a value of a named 16-byte array type: [sqltype.UUID], the
// UUID of google/uuid or gofrs/uuid, ulid.ULID, a type of your own; a pointer to
// one; or a struct of one and a field Valid, as [sqltype.NullUUID] and
// sql.Null[T] are.
//
// # Keys
//
// Before any hook of the model runs, a zero primary key is set to a version 7
// UUID ([sqltype.NewV7]), for structs, slices, batches, maps and everything that
// is saved as an association. Keys of one slice ascend in its order. The key is
// the only primary key of the model, or the one named ID. Not filled: a key that
// is set, which is never overwritten; a foreign key; the other columns of a
// composite key; a column that was omitted or is not creatable; a column with a
// database default where the engine returns it (PostgreSQL, SQLite, MariaDB
// since 10.5; elsewhere the plugin fills it, since nobody would learn the key).
// Select("Name").Create(&m) also inserts a key that was filled.
//
// A value that is not addressable cannot be given its key: db.Create(m) with a
// struct in place of a pointer is [gorm.ErrInvalidValue].
//
// # Columns
//
// AutoMigrate makes uuid columns on PostgreSQL, binary(16) on MySQL and MariaDB,
// uuid on MariaDB with [engine.MariaDBUUID], blob on SQLite, join tables and
// foreign keys included. An explicit type tag wins, as long as the form in which
// ids are sent fits it: a plain id in a char(36) column of an engine that is sent
// bytes is [ErrColumnType], because what is stored there would be found by
// nobody. Such a column needs a Go type that states its form. A second run alters
// nothing. After a run that added a column, PostgreSQL answers 0A000 once on each
// open connection to a SELECT * that pgx had prepared, with the plugin as without.
//
// # Arguments
//
// Every id argument reaches the engine as [engine.Profile.Wire] says, whichever
// library its type is from: text on PostgreSQL and MariaDB's uuid, sixteen bytes
// elsewhere. A type that states its own form is left alone: one with a
// GormDBDataType or a GormDataType other than "uuid", one whose Value is neither
// its sixteen bytes nor their canonical text, every type of package sqltype but
// UUID and NullUUID. An unnamed [16]byte and a []byte are hashes and addresses
// as likely as ids, and are never touched. Reading a column stays the work of the
// type's Scan method.
//
// # Conditions
//
// GORM expands an id in an inline condition, as in db.Delete(&Order{}, id), to
// sixteen numbers; MariaDB compares them to the key as numbers and deletes rows
// that were never asked for. With the plugin that condition names the one row.
// Where it cannot (the key is no 16-byte id, the model has a composite key
// without an ID, the id has been expanded in raw SQL) the statement is not sent
// and the error is [ErrIDArgument]; a UUID in place of a condition, as in
// db.Delete(&Order{}, "01902a6e-…"), which is SQL to GORM, is [ErrTextArgument].
// Conditions in which GORM itself loses the argument stay as they are: a slice of
// structs such as []sqltype.NullUUID, and Where("id", ids) with a slice, which
// the engine refuses. Write Where("id IN ?", ids).
//
// # Upserts
//
// With clause.OnConflict a filled key may not be the one in the database: when a
// row conflicts on another column, it keeps its own. Add a
// clause.Returning{Columns: []clause.Column{{Name: "id"}}} to DoUpdates on
// PostgreSQL, SQLite and MariaDB; read the row again on MySQL, and after
// DoNothing everywhere.
//
// # Refused
//
// SQL Server, Oracle and every dialector that [Config] neither knows nor is told
// the engine of. uniqueidentifier columns are read back with their bytes swapped,
// and nothing between GORM and the driver can see it.
package gormplugin
