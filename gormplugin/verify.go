package gormplugin

import (
	"fmt"

	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/sqltype"
)

// Verify returns ErrNoPlugin if the plugin is not in use in db, as in a second
// *gorm.DB of the program. It sends nothing; call it in tests and at the start.
func Verify(db *gorm.DB) error {
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
	return nil
}

// A probeID is an id that GORM expands to sixteen numbers without the plugin.
type probeID [16]byte

// Scan makes it a type that a model can have.
func (p *probeID) Scan(src any) error { return (*sqltype.UUID)(p).Scan(src) }
