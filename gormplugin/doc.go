// Package gormplugin makes 16-byte identifiers work in GORM: it fills primary
// keys, gives their columns the right type, binds them in the form that the
// engine wants, and keeps an id in a condition from becoming sixteen numbers.
//
//	db.Use(gormplugin.New(gormplugin.Config{}))
//
// An id, here, is a value of a named 16-byte array type: [sqltype.UUID], the
// UUID of google/uuid or gofrs/uuid, ulid.ULID, a type of your own; a struct that
// embeds one and nothing else; a pointer to one; a struct of one and a field Valid,
// as [sqltype.NullUUID] and sql.Null[T] are; or any other struct whose Scan takes ids
// alone and whose Value gives them back. One that could not read back what is stored, as
// a [16]byte without a Scan method, is [ErrUnreadable].
//
// # Keys
//
// Before any hook of the model runs, a zero primary key gets an id, for structs,
// slices, batches, maps, generics and everything that is saved as an association.
// Ids of one statement are made at once, in the order of its rows. The key is the
// only primary key of the model, or the one named ID. Not filled: a key that is
// set; a foreign key; the other columns of a composite key; a column that was
// omitted or is not creatable; a column with a database default where what the
// database makes comes back (PostgreSQL, SQLite, SQL Server, MariaDB since 10.5;
// elsewhere the plugin fills it, since nobody would learn the key, and so it does
// in an insert with OnConflict). Select("Name").Create(&m) also inserts a key that
// was filled, but no other field.
//
// The ids are version 7 ([sqltype.NewV7]), or what [Config.Generator] says, which each
// *gorm.DB has of its own: one program can fill the keys of one model with version 7 on
// PostgreSQL and with "v8bucket" on TiDB. A field can have a tag of its own, which wins
// over that, and then it need not be the key:
//
//	ID     sqltype.UUID  `uuid:"v4"`         // or v1, v6, v7
//	Ref    *sqltype.UUID `uuid:"v7"`         // any field that holds an id
//	Code   string        `uuid:"v7"`         // a char(36) column with the text
//	Hash   []byte        `uuid:"v4"`         // sixteen bytes
//	Seq    sqltype.UUID  `uuid:"sequential"` // those of codec/inin
//	Spread sqltype.UUID  `uuid:"v8bucket"`   // sqltype.NewV8Bucket with 4 bits
//	Wide   sqltype.UUID  `uuid:"v8bucket:6"` // the same with 6 bits, of 4 to 8
//	Short  sqltype.ULID  `uuid:"ulid"`       // those of sqltype.NewULID
//	Ext    sqltype.EUID  `uuid:"euid"`       // those of codec/euid, ascending
//	Own    sqltype.UUID  `uuid:"mine"`       // Config.Generators["mine"]
//	Given  sqltype.UUID  `uuid:"none"`       // never filled
//
// A key whose type states a generator ([sqltype.IDGenerator]) has that one without a
// tag: a ULID is filled with ULIDs, an EUID with EUIDs, and an ID[extuuid.Text] with
// nothing.
//
// The ids of "sequential" are made for the order of the column: for SQL Server's in
// a uniqueidentifier, which the document calls create_sequential_with_db_collation, else
// for that of bytes, its create_sequential, whatever form the field's type states.
// [Config.Sequential] has its parameters.
// MariaDB's uuid type sorts by neither, and the tag is [ErrTag] there, as it is on a
// type that does not keep the order, on a foreign key, and one of an unknown name: in
// db.Use for [Config.Models], else in AutoMigrate and in every statement on the
// model.
//
// A value that is not addressable cannot be given its key: db.Create(m) with a
// struct in place of a pointer is [gorm.ErrInvalidValue].
//
// # Columns
//
// AutoMigrate makes uuid columns on PostgreSQL, binary(16) on MySQL and MariaDB,
// uuid on MariaDB with [engine.MariaDBUUID], blob on SQLite, uniqueidentifier on SQL
// Server, raw(16) on Oracle, join tables and foreign keys included. An explicit type
// tag wins, as long as the form in which ids are sent fits it: a plain id in a
// char(36) column of an engine that is sent bytes is [ErrColumnType], because what
// is stored there would be found by nobody. Such a column needs a Go type that
// states its form. A foreign key that stores ids in another form than its key, a
// sqltype.UUID that refers to a sqltype.Text, is [ErrLink], and no table is changed.
// A column that exists is read first: one that stores ids in another form than is sent
// is ErrColumnType, and a text stays one where ids are sent as text.
// A second run alters nothing. After a run that added a column, PostgreSQL answers
// 0A000 once on each open connection to a SELECT * that pgx had prepared, with the
// plugin as without.
//
// # Arguments
//
// Every id argument reaches the engine as [engine.Profile.Wire] says, whichever
// library its type is from: text on PostgreSQL and MariaDB's uuid, sixteen bytes
// elsewhere. Where it meets no field, a type that states its own form is left alone: one
// with a GormDBDataType or a GormDataType other than "uuid", one whose Value is neither
// its sixteen bytes nor their canonical text, every type of package sqltype but
// UUID and NullUUID. For a field of another type, one whose Value shows no id is
// [ErrPlace]. An unnamed [16]byte and a []byte are hashes and addresses
// as likely as ids, and are never touched. Reading a column stays the work of the
// type's Scan method; in strings and maps that Find, Take, Scan and Pluck fill, an id is its
// text.
//
// An id that meets a column of the model takes the form of that column: an id, its
// text and another library's id become bytes for a column of bytes, and text for a
// column of text. The column is the one that the argument is compared with or
// assigned to, in structs, maps, strings, named arguments, lists, joins, updates and
// creates from maps, which stay as they are for the program. So does an id in a tuple,
// as in "(id, name) IN ?", in COALESCE and the like, and in an
// expression of another package such as datatypes.JSONQuery, in what Attrs and Assign
// give, and in the SQL of a gorm.Expr. For a field of JSON, or one with GORM's JSON
// serializer, an id becomes JSON; compared with a JSON path it is its
// text. Raw, Exec and Table without a model find the columns in the model of the table;
// where ids are sent as bytes, the server is asked once for those of any other table.
//
// A text may be in any type that is sent as text, such as sql.NullString. Sixteen bytes of no
// named type become text in a column of text whose field holds ids, and nothing else. Updates by
// a struct of another type is one by a map of its fields, where an id in it takes another form.
//
// Where the engine is sent bytes, an id is [ErrPlace] as the argument of an SQL function
// such as UUID_TO_BIN or CAST, and compared with a function's result. On every engine LIKE with
// a column of bytes, of JSON or of a native type is ErrPlace, and so is an id for a field
// of another serializer. An id in what a subquery selects, as in WITH w AS (SELECT ? AS id), takes
// the form of the column that w.id is compared with. Where nothing says that, where the engine is
// sent bytes, it is ErrPlace, and on MariaDB bytes there are: it takes them for a text, and stores
// question marks.
//
// # Conditions
//
// GORM expands an id that is sent as bytes in an inline condition, as in
// db.Delete(&Order{}, id), to sixteen numbers, but for the types of package sqltype, which are
// whole without the plugin too. MariaDB compares the numbers to the key and deletes rows
// that were never asked for. MySQL reads such rows, and deletes them unless it is in
// strict mode, where the answer is error 1292. With the plugin that condition names
// the one row. Where it cannot (the key is no 16-byte id, the model has a composite key
// without an ID, the id has been expanded in raw SQL) the statement is not sent
// and the error is [ErrIDArgument]; a UUID in place of a condition, as in
// db.Delete(&Order{}, "01902a6e-…"), which is SQL to GORM, is [ErrTextArgument].
// So is an id in SQL that is an argument itself, as in
// Update("ref_id", gorm.Expr("COALESCE(?, ref_id)", id)), where GORM would store the
// first of sixteen numbers: it stays whole in conditions, assignments, Select, Order
// and Table. Sixteen bytes of no named type are refused there, and so is every such
// id in a map for Create.
//
// MySQL and MariaDB compare bytes with a number by the digits that they begin with:
// on MariaDB db.Delete(&Order{}, 0) would delete nearly every order, and on MySQL
// db.First(&o, 0) would read another one. A number for a field that holds ids and an
// id for one that holds numbers are ErrIDArgument, in strings as in inline conditions,
// maps and structs. A text that is no id, in a map for Updates or Create and for a
// column that stores ids as bytes, is [ErrTextValue]: SQLite would store it as text.
//
// A key that keeps its bytes in another order, such as sqltype.Swapped, takes inline ids of every
// type of package sqltype and of every type that is sent as text. The order of sixteen numbers
// that were another type's is not known, and they are ErrIDArgument: write First(&m, "id = ?", id).
//
// A condition in which GORM itself loses the argument stays as it is: a slice of
// structs such as []sqltype.NullUUID, which the engine refuses, and an empty slice:
// Where("tenant = ?", t).Delete(&Order{}, []sqltype.UUID{}) deletes all of the tenant's
// orders, as it does with integer keys. Write Where("id IN ?", ids), which then
// matches no row.
//
// # Upserts
//
// When a row of an insert with clause.OnConflict conflicts on something else than
// its key, the row in the database keeps its own, and the one in memory would be
// that of no row. With [UpsertRead], the default, the key in memory becomes the
// row's before anything is linked to it, so that many2many never has a link to
// nowhere. GORM itself makes such inserts for associations.
//
// On DoUpdates the keys come by RETURNING where the engine has it, one per row and
// in the order of the rows, as GORM reads it. Else one SELECT asks which keys of the
// statement are there (of a key of several columns, one for each row), and another
// looks for each row whose key is not, by the unique columns that the tags of the
// model declare. PostgreSQL and SQLite do not need the SELECT when every row was
// inserted. What cannot be found, since no tag declares the index, or since two
// rows conflict, is [ErrUpsert]. Of a key of several columns all are
// read: the row may be another tenant's.
//
// With [UpsertRefuse] a key of another row is ErrUpsert, unless the key has a
// database default, which GORM itself has returned. SQL Server's MERGE compares keys
// alone, so nothing is to be done there. With RETURNING, MariaDB counts a row that
// was updated as one and not as two.
//
// # SQL Server
//
// The server keeps the first three fields of an id turned around, and its driver
// hands out the bytes as they are. db.Use reads one id, sends one to a pool that decodes,
// and tells from both what the pool is:
//
//   - A pool of [sqltype.NewConnector] with engine.SQLServer or with
//     engine.SQLServerOrdered. Every type of id works.
//   - A pool of it with engine.SQLServerBinary, whose keys are BINARY(16) and sort by bytes. Any
//     pool without a connector is one too with [Config.Engine]. Ids and their NULL are sent as bytes.
//   - A pool with the driver's option "guid conversion=true". Every type works but
//     sqltype.GUID and sqltype.OrderedGUID, which would turn the bytes once more: a
//     model with them is [ErrReads].
//   - A pool without either. It is refused (ErrReads), unless [Config.Models] lists
//     models whose ids are all GUID or OrderedGUID. Later models with another id
//     are refused too.
//
// It sorts a uniqueidentifier by its last six bytes first, so version 7 ids are
// spread over the index, about which one warning goes to [Config.Logger]. They
// ascend as sqltype.OrderedGUID, through the ordered connector, and with the tag
// "sequential". No test of this package has run on a SQL Server: the statements and
// arguments of GORM's own dialector are tested, and the connector's bytes.
//
// # Ids of before
//
// After package migrate has turned version 1 keys into version 6, old links still
// have the version 1 ids. With [Config.LegacyLookup] a SELECT finds rows by both:
// where GORM compares with a version 1 id, by =, <> or IN, inline, in maps, structs
// or in the text of Where, the list gets the version 6 id too. This is one more
// argument and a search for it in the index. An UPDATE or DELETE never names two
// rows: one more SELECT for each version 1 id that it compares its primary key with
// tells which of the two ids is there, and that one is sent. Both is [ErrLegacy].
// Left as they are: raw SQL and raw joins, the keys of values in memory, as in
// db.Delete(&m), comparisons by order, and in an UPDATE or DELETE all other columns
// and subqueries.
//
// # Logs
//
// GORM's logger prints the text of an id, also where its bytes are sent.
//
// # Refused
//
// Every dialector that the plugin neither knows (PostgreSQL, MySQL, SQLite, SQL
// Server) nor is told the engine of: [ErrDialector]. A second plugin in one db is
// [gorm.ErrRegistered].
package gormplugin
