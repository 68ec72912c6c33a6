package gormplugin

import (
	"fmt"
	"sync"

	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A Config says what the plugin cannot find out by itself. The zero Config
// works.
type Config struct {
	// Engine is the engine and the way in which it stores ids. The default, the
	// zero Profile, means what the dialector says: PostgreSQL, SQLite, or, after
	// one SELECT VERSION() on the dialector mysql, MariaDB or MySQL. State
	// [engine.MariaDBUUID] for the native uuid columns of MariaDB, and the engine
	// of a dialector that the plugin does not know.
	Engine engine.Profile
}

// New returns the plugin, for db.Use. One value may serve any number of
// databases. Register it before the first statement: what GORM has already
// parsed is fine, but sessions made earlier by db.Session do not have it.
func New(config Config) gorm.Plugin { return &plugin{config: config} }

type plugin struct{ config Config }

// Name is the name under which GORM refuses a second one (gorm.ErrRegistered).
func (*plugin) Name() string { return "sqluuid" }

// Initialize installs the plugin in db. It may be called again for the same db,
// as dbresolver does for each of its sources and replicas.
func (p *plugin) Initialize(db *gorm.DB) error {
	d, err := wrap(db, p.config.Engine)
	if err != nil {
		return err
	}
	sqltype.GORMPluginInstalled()
	s := &state{dialector: d}
	return s.register(db)
}

// state is what the callbacks of one *gorm.DB share.
type state struct {
	*dialector
	plans sync.Map // *schema.Schema to *plan
}

const (
	fillName  = "sqluuid:fill"
	guardName = "sqluuid:guard"
	lastName  = "sqluuid:guard_again" // after the hooks, which may add conditions
)

// register adds the callbacks that db does not have yet.
func (s *state) register(db *gorm.DB) error {
	cb := db.Callback()
	var first error
	note := func(err error) {
		if first == nil && err != nil {
			first = fmt.Errorf("gormplugin: cannot register a callback: %w", err)
		}
	}
	if cb.Create().Get(fillName) == nil {
		note(cb.Create().Before("gorm:before_create").Register(fillName, s.fill))
	}
	if cb.Query().Get(guardName) == nil {
		note(cb.Query().Before("gorm:query").Register(guardName, s.guard))
	}
	if cb.Row().Get(guardName) == nil {
		note(cb.Row().Before("gorm:row").Register(guardName, s.guard))
	}
	if cb.Raw().Get(guardName) == nil {
		note(cb.Raw().Before("gorm:raw").Register(guardName, s.guard))
	}
	if cb.Update().Get(guardName) == nil {
		note(cb.Update().Before("gorm:before_update").Register(guardName, s.guard))
		note(cb.Update().Before("gorm:update").Register(lastName, s.guard))
	}
	if cb.Delete().Get(guardName) == nil {
		note(cb.Delete().Before("gorm:before_delete").Register(guardName, s.guard))
		note(cb.Delete().Before("gorm:delete").Register(lastName, s.guard))
	}
	return first
}
