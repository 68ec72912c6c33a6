package gormplugin

import (
	"fmt"
	"sync"

	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A dialector is a driver's dialector that knows ids: their column types
// (columns.go) and how they are bound (bind.go). Everything else is the driver's.
type dialector struct {
	gorm.Dialector
	plugin  *plugin
	known   dialect // what is known of the driver's dialector
	profile engine.Profile
	reads   reads
	shapes  shapes
	plans   sync.Map // *schema.Schema to *plan
	tables  sync.Map // the name of a table without a model to *schema.Schema
}

// core is how a wrapped dialector is known again, whichever abilities it has.
func (d *dialector) core() *dialector { return d }

// Unwrap returns the driver's dialector. db.Dialector is of another type as soon
// as the plugin is in use, so a program that needs the driver's asks for
//
//	db.Dialector.(interface{ Unwrap() gorm.Dialector }).Unwrap()
func (d *dialector) Unwrap() gorm.Dialector { return d.Dialector }

// GORM asks a dialector for these abilities, so a wrapped one must have exactly
// those that the driver's has.
type (
	savePointer interface {
		gorm.SavePointerDialectorInterface
	}
	withSavePoints struct {
		*dialector
		savePointer
	}
	withErrors struct {
		*dialector
		gorm.ErrorTranslator
	}
	withBoth struct {
		*dialector
		savePointer
		gorm.ErrorTranslator
	}
)

// wrap makes db's dialector one that knows ids, once: a second call for the same
// db finds the first one's.
func (p *plugin) wrap(db *gorm.DB) (*dialector, error) {
	if w, ok := db.Dialector.(interface{ core() *dialector }); ok {
		return w.core(), nil
	}
	if err := p.config.check(); err != nil {
		return nil, err
	}
	d := &dialector{Dialector: db.Dialector, plugin: p}
	if err := d.detect(db, p.config); err != nil {
		return nil, err
	}
	if m := d.Dialector.Migrator(db); m != nil && patch(m, d) == nil {
		return nil, fmt.Errorf("%w: the migrator of %q does not embed GORM's", ErrDialector, d.Name())
	}
	sp, savePoints := db.Dialector.(savePointer)
	et, translates := db.Dialector.(gorm.ErrorTranslator)
	switch {
	case savePoints && translates:
		db.Dialector = &withBoth{d, sp, et}
	case savePoints:
		db.Dialector = &withSavePoints{d, sp}
	case translates:
		db.Dialector = &withErrors{d, et}
	default:
		db.Dialector = d
	}
	return d, nil
}
