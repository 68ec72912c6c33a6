package gormplugin

import (
	"fmt"
	"log/slog"
	"maps"
	"sync"

	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/codec/inin"
	"github.com/sqluuid/sqluuid/collation"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A Config says what the plugin cannot find out by itself. The zero Config
// works.
type Config struct {
	// Engine is the engine and the way in which it stores ids. The default, the
	// zero Profile, means what the dialector says: PostgreSQL, SQLite, or, after
	// one SELECT VERSION() on the dialector mysql, MariaDB or MySQL, or on SQL
	// Server what one SELECT shows of how the pool reads a uniqueidentifier. State
	// [engine.MariaDBUUID] for the native uuid columns of MariaDB, and the engine
	// of a dialector that the plugin does not know.
	Engine engine.Profile

	// Models are looked at in db.Use, as in AutoMigrate(&User{}, &Order{}), so that
	// a tag or a column type that cannot work is an error there. By default each
	// model is looked at by the first AutoMigrate or statement that has it, which
	// then fails. A SQL Server pool that turns bytes around needs them.
	Models []any

	// Generator makes the keys of fields without a uuid tag: the name of one of
	// [Generators] or of the package comment, such as "v4" or "v8bucket:6". The
	// default is "v7".
	Generator string

	// Generators are generators by the name that a field's uuid tag has them by,
	// besides those of the package comment, whose names they cannot take.
	Generators map[string]Generator

	// Sequential is the format of the ids of the tag "sequential": the version
	// number, epoch and unit that the document of the ININ class leaves open. The
	// default is the zero value's.
	Sequential inin.SequentialFormat

	// Upsert is what happens to a key in memory that an insert with OnConflict did
	// not store. The default is [UpsertRead].
	Upsert Upsert

	// LegacyLookup finds rows by the version 1 id that they had before their keys
	// became version 6. The default is false. See the package comment for its cost.
	LegacyLookup bool

	// Logger gets the plugin's warnings. The default is [slog.Default], as it is
	// when a warning occurs.
	Logger *slog.Logger
}

// New returns the plugin, for db.Use. One value may serve any number of
// databases. Register it before the first statement: what GORM has already
// parsed is fine, but sessions made earlier by db.Session do not have it.
func New(config Config) gorm.Plugin {
	config.Generators = maps.Clone(config.Generators)
	return &plugin{
		config: config,
		bytes:  newSequence(collation.SequenceConfig{Format: config.Sequential}),
		guids:  newSequence(collation.SequenceConfig{DBMS: inin.DBMSGuid, Format: config.Sequential}),
	}
}

type plugin struct {
	config       Config
	bytes, guids sequence  // of sequential ids, by the order in which they ascend
	unsorted     sync.Once // the warning about keys that SQL Server does not sort
}

// Name is the name under which GORM refuses a second one (gorm.ErrRegistered).
func (*plugin) Name() string { return "sqluuid" }

// Initialize installs the plugin in db. It may be called again for the same db,
// as dbresolver does for each of its sources and replicas.
func (p *plugin) Initialize(db *gorm.DB) error {
	before := db.Dialector
	d, err := p.wrap(db)
	if err != nil {
		return err
	}
	sqltype.GORMPluginInstalled()
	if err := d.checkModels(db, p.config.Models); err != nil {
		db.Dialector = before
		return err
	}
	return d.register(db)
}

func (p *plugin) warn(text string, args ...any) {
	log := p.config.Logger
	if log == nil {
		log = slog.Default()
	}
	log.Warn("gormplugin: "+text, args...)
}

const (
	fillName    = "sqluuid:fill"
	settleName  = "sqluuid:settle"
	mapsName    = "sqluuid:maps"
	guardName   = "sqluuid:guard"
	restoreName = "sqluuid:restore"
	textsName   = "sqluuid:texts"
	lastName    = "sqluuid:guard_again" // after the hooks, which may add conditions
)

// register adds the callbacks that db does not have yet.
func (d *dialector) register(db *gorm.DB) error {
	cb := db.Callback()
	var first error
	note := func(err error) {
		if first == nil && err != nil {
			first = fmt.Errorf("gormplugin: cannot register a callback: %w", err)
		}
	}
	if cb.Create().Get(fillName) == nil {
		note(cb.Create().Before("gorm:before_create").Register(fillName, d.fill))
		note(cb.Create().After("gorm:create").Before("gorm:save_after_associations").Register(settleName, d.settle))
		note(cb.Create().After(settleName).Before("gorm:save_after_associations").Register(mapsName, d.returnMaps))
	}
	if cb.Query().Get(guardName) == nil {
		note(cb.Query().Before("gorm:query").Register(guardName, d.guardRead))
		note(cb.Query().After("gorm:query").Before("gorm:preload").Register(restoreName, d.restore))
		note(cb.Query().After(restoreName).Before("gorm:preload").Register(textsName, d.readTexts))
	}
	if cb.Row().Get(guardName) == nil {
		note(cb.Row().Before("gorm:row").Register(guardName, d.guardRead))
		note(cb.Row().After("gorm:row").Register(textsName, d.watchScan))
	}
	if cb.Raw().Get(guardName) == nil {
		note(cb.Raw().Before("gorm:raw").Register(guardName, d.guard))
	}
	if cb.Update().Get(guardName) == nil {
		note(cb.Update().Before("gorm:before_update").Register(guardName, d.guard))
		note(cb.Update().Before("gorm:update").Register(lastName, d.guardUpdate))
	}
	if cb.Delete().Get(guardName) == nil {
		note(cb.Delete().Before("gorm:before_delete").Register(guardName, d.guard))
		note(cb.Delete().Before("gorm:delete").Register(lastName, d.guardWrite))
	}
	return first
}

// Verify returns ErrNoPlugin if the plugin is not in use in db, as in a second
// *gorm.DB of the program. Call it in tests and at the start.
//
// Of each model it reads the columns of the table, and returns ErrColumnType for one that holds ids
// in another form than its field sends: what AutoMigrate refuses, for programs that never call
// it. A table that is not there is passed over. Without models it sends nothing.
func Verify(db *gorm.DB, models ...any) error {
	if db == nil || db.Config == nil || db.Dialector == nil {
		return fmt.Errorf("%w: it is not open", ErrNoPlugin)
	}
	type verified struct{ ID probeID }
	id := probeID(probe)
	tx := db.Session(&gorm.Session{NewDB: true, DryRun: true, SkipHooks: true}).
		Find(&[]verified{}, id)
	if tx.Error != nil {
		return fmt.Errorf("%w: a condition by id fails: %w", ErrNoPlugin, tx.Error)
	}
	_, wrapped := db.Dialector.(interface{ core() *dialector })
	if n := len(tx.Statement.Vars); !wrapped || n != 1 {
		return fmt.Errorf("%w: a condition by id becomes %d arguments; "+
			"call db.Use(gormplugin.New(gormplugin.Config{})) first", ErrNoPlugin, n)
	}
	if m, ok := db.Migrator().(interface{ existing([]any) error }); ok {
		return m.existing(models)
	}
	return nil
}

// A probeID is an id that GORM expands to sixteen numbers without the plugin.
type probeID [16]byte

// Scan makes it a type that a model can have.
func (p *probeID) Scan(src any) error { return (*sqltype.UUID)(p).Scan(src) }

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
