package gormplugin

import (
	"cmp"
	"fmt"
	"log/slog"
	"maps"
	"sync"

	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/internal/gormuse"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A Config says what the plugin cannot find out by itself. The zero Config works.
type Config struct {
	// Engine is the engine and the way in which it stores ids. The default is what the dialector
	// says, after one question on mysql and sqlserver. State [engine.MariaDBUUID] for the native
	// uuid columns of MariaDB, and the engine of a dialector that the plugin does not know.
	Engine engine.Profile

	// Models are looked at in db.Use, as in AutoMigrate(&User{}, &Order{}), so that a tag or a
	// column type that cannot work is an error there. By default the first AutoMigrate or statement
	// of a model fails. A SQL Server pool that turns bytes around needs them.
	Models []any

	// Generator makes the keys of fields without a uuid tag. It is the name of one of Generators, or
	// v1, v4, v6, v7, ulid, euid, v8bucket, or v8bucket:4 to v8bucket:8. A tag has these names too,
	// and none. The default is "v7".
	Generator string

	// Generators are generators by the name that a field's uuid tag has them by. They cannot take the
	// names of Generator.
	Generators map[string]Generator

	// OldKeys finds rows by the keys that they had before a migration gave them new ones. The names
	// are columns, such as "orders.customer_id". Where such a column is compared by =, <> or IN, an
	// integer, or a text that is no id, becomes the id that the function returns. A key that no row
	// had finds nothing.
	OldKeys map[string]Lookup

	// Logger gets the plugin's warnings. The default is [slog.Default], as it is
	// when a warning occurs.
	Logger *slog.Logger
}

// New returns the plugin, for db.Use. One value may serve any number of
// databases. Register it before the first statement: what GORM has already
// parsed is fine, but sessions made earlier by db.Session do not have it.
func New(config Config) gorm.Plugin {
	config.Generators, config.OldKeys = maps.Clone(config.Generators), maps.Clone(config.OldKeys)
	return &plugin{config: config}
}

type plugin struct {
	config   Config
	warnSort sync.Once // the warning about keys that SQL Server does not sort
	defaults sync.Once // the warning about a default that makes no keys any more
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
	gormuse.Record(true)
	if err := d.checkModels(db, p.config.Models); err != nil {
		db.Dialector = before
		return err
	}
	d.ownModels(db, p.config.Models)
	return d.register(db)
}

func (p *plugin) warn(text string, args ...any) {
	cmp.Or(p.config.Logger, slog.Default()).Warn("gormplugin: "+text, args...)
}

const (
	fillName   = "sqluuid:fill"
	settleName = "sqluuid:settle"
	guardName  = "sqluuid:guard"
	beginName  = "sqluuid:begin" // after the hooks, which may add conditions
	sentName   = "sqluuid:sent"
)

// register adds the callbacks that db does not have yet.
func (d *dialector) register(db *gorm.DB) error {
	var first error
	add := func(
		get func(string) func(*gorm.DB), register func(string, func(*gorm.DB)) error, name string, f func(*gorm.DB),
	) {
		if get(name) != nil || first != nil {
			return
		}
		if err := register(name, f); err != nil {
			first = fmt.Errorf("gormplugin: cannot register a callback: %w", err)
		}
	}
	guard := func(db *gorm.DB) { d.guard(db) } // before hooks run and associations are saved
	cb, after := db.Callback(), "gorm:save_after_associations"
	add(cb.Create().Get, cb.Create().Before("gorm:before_create").Register, fillName, d.fill)
	add(cb.Create().Get, cb.Create().Before("gorm:create").Register, beginName, d.beginCreate)
	add(cb.Create().Get, cb.Create().After("gorm:create").Before(after).Register, settleName, d.settle)
	add(cb.Query().Get, cb.Query().Before("gorm:query").Register, beginName, d.beginRead)
	add(cb.Query().Get, cb.Query().After("gorm:query").Before("gorm:preload").Register, sentName, d.readTexts)
	add(cb.Row().Get, cb.Row().Before("gorm:row").Register, beginName, d.beginRow)
	add(cb.Row().Get, cb.Row().After("gorm:row").Register, sentName, d.restorePool)
	add(cb.Raw().Get, cb.Raw().Before("gorm:raw").Register, guardName, guard)
	add(cb.Update().Get, cb.Update().Before("gorm:before_update").Register, guardName, guard)
	add(cb.Update().Get, cb.Update().Before("gorm:update").Register, beginName, d.beginUpdate)
	add(cb.Update().Get, cb.Update().After("gorm:update").Before(after).Register, sentName, d.restorePool)
	add(cb.Delete().Get, cb.Delete().Before("gorm:before_delete").Register, guardName, guard)
	add(cb.Delete().Get, cb.Delete().Before("gorm:delete").Register, beginName, func(db *gorm.DB) { d.begin(db) })
	add(cb.Delete().Get, cb.Delete().After("gorm:delete").Before("gorm:after_delete").Register, sentName, d.restorePool)
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
	// ErrDialector occurs in db.Use when the dialector does not tell the engine. It also occurs when
	// its migrator does not embed GORM's own. State [Config.Engine], or use another dialector.
	ErrDialector Error = "gormplugin: unsupported dialector"

	// ErrEngine occurs in db.Use when Config.Engine is not an engine that the dialector talks to.
	// Correct the Config; nothing has been changed.
	ErrEngine Error = "gormplugin: the engine does not fit the dialector"

	// ErrNoPlugin occurs in [Verify] when the plugin is not in use in the db. Call
	// db.Use(gormplugin.New(...)) before the first statement.
	ErrNoPlugin Error = "gormplugin: the plugin is not in use"

	// ErrReads occurs when a SQL Server pool turns around the bytes of a uniqueidentifier. A field
	// would read another id from them: in db.Use without Config.Models, or for a model with such a
	// field. Nothing was sent. The message has the ways to mend it.
	ErrReads Error = "gormplugin: the pool reads uniqueidentifier columns in another byte order"

	// ErrGenerator occurs in db.Use when Config.Generator or Config.Generators cannot be used. In a
	// create it occurs when a generator fails or makes another number of ids, and for a key without a
	// value of a type whose ids are not made up, as sqltype.EXTUUID. No row was inserted.
	ErrGenerator Error = "gormplugin: unusable generator"

	// ErrTag occurs when a uuid tag names no generator or is on a field that it cannot be on: in
	// db.Use for Config.Models, else in AutoMigrate and in statements on the model. No statement
	// was sent. Correct the tag.
	ErrTag Error = "gormplugin: unusable uuid tag"

	// ErrLink occurs when a foreign key stores ids in another form than the key that it refers to.
	// No row would be found by it. Give both one Go type. It occurs where ErrTag does.
	ErrLink Error = "gormplugin: a foreign key stores ids in another form than its key"

	// ErrUpsert occurs when an insert with OnConflict met rows that the plugin cannot name. The
	// insert has been sent: without a transaction what it did stays. Read the rows by what they
	// conflict on.
	ErrUpsert Error = "gormplugin: the key in memory is not the row's"

	// ErrColumnType occurs when a column cannot hold ids in the form in which they are sent. Its type
	// tag or the database says so. Give the field a type of the column's form, remove the tag, or move
	// the column. Nothing was altered.
	ErrColumnType Error = "gormplugin: the column type does not fit the form in which ids are sent"

	// ErrUnreadable occurs when the type of an id's field cannot scan what the engine gives for it. A
	// row could be written and not read. It occurs where ErrTag does. Embed sqltype.UUID in a struct,
	// or use sqltype.ID.
	ErrUnreadable Error = "gormplugin: the type could not read back its ids"

	// ErrIDArgument occurs when an id has become a list of numbers that stands for no row. It also
	// occurs when a column of ids meets a number, or a column of numbers an id. No statement was sent.
	// Write the condition out, as in Where("owner_id = ?", id), and pass a sqltype.UUID.
	ErrIDArgument Error = "gormplugin: an id would be taken for numbers"

	// ErrTextValue occurs when a column that stores ids as bytes is set to a text that is no id. No
	// statement was sent. Correct the text.
	ErrTextValue Error = "gormplugin: a text for a column that stores ids as bytes"

	// ErrOldKey occurs when a function of Config.OldKeys fails, whose error it wraps. No statement was
	// sent. It also occurs in db.Use, for a name that is no column's. Correct the Config.
	ErrOldKey Error = "gormplugin: an old key cannot be looked up"

	// ErrPlace occurs when an id stands where its form cannot be told or does not exist: by LIKE
	// with a column that is no text, for a field of a serializer other than JSON, or where ids are
	// bytes in a statement that writes, if it meets no column that is known. No statement was sent.
	// The message says what to pass.
	ErrPlace Error = "gormplugin: the form of an id cannot be told from its place"

	// ErrTextArgument occurs when a condition consists of a UUID's text, which GORM takes for SQL.
	// No statement was sent. Pass the id, or write the condition out.
	ErrTextArgument Error = "gormplugin: the text of a UUID in place of a condition is SQL to GORM"
)
