package gormplugin

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"sync/atomic"

	"gorm.io/gorm"
	"gorm.io/gorm/schema"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/gormplugin/internal/read"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A dialector is a driver's dialector that knows ids: their column types
// (columns.go) and how they are bound (bind.go). Everything else is the driver's.
type dialector struct {
	gorm.Dialector
	plugin  *plugin
	dialect dialect // what is known of the driver's dialector
	profile engine.Profile
	reads   reads
	follows atomic.Pointer[bool] // the pool is one of sqltype.Follow; nil while that is not known
	shapes  shapes
	plans   sync.Map // *schema.Schema to *plan
	models  models
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
	if err := errors.Join(p.config.checkGenerators(), p.config.checkOldKeys()); err != nil {
		return nil, err
	}
	d := &dialector{Dialector: db.Dialector, plugin: p}
	d.models.byTable, d.models.owners = map[string][]*schema.Schema{}, map[*schema.Schema]bool{}
	d.models.catalog.Store(&catalog{})
	if err := d.detect(db, p.config); err != nil {
		return nil, err
	}
	if m := d.Dialector.Migrator(db); m != nil && patch(m, d) == nil {
		return nil, fmt.Errorf("%w: the migrator of %q does not embed GORM's", ErrDialector, d.Name())
	}
	d.builds(db, "SET")
	d.builds(db, "VALUES")
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

// A dialect is what a GORM dialector's name says about its engine and the statements that it
// writes. The zero dialect is one that is not known.
type dialect struct {
	engines []engine.Profile          // those that the dialector talks to; the first is what it is by default
	answers map[string]engine.Profile // by a word of the version that the server has

	byKey   bool // OnConflict compares primary keys and nothing else, whatever it says
	counts  bool // an insert that does nothing on a conflict tells by its count how many rows it inserted
	targets bool // OnConflict.Columns say on what rows conflict
	dynamic bool // each value has a type of its own, whatever its column's is
	// castsJSON are the engines that take a text compared with a JSON column for a string in it.
	castsJSON []engine.Profile
	// quotesInLists are the engines that compare JSON with its quotes in a list.
	quotesInLists []engine.Profile
	arrowQuotes   bool   // what the operator -> returns has its quotes
	pads          bool   // a char is read with the spaces that fill it
	lengthOf      string // the function that counts a value's bytes, "" where columns have no other length
	// convertsDerived are the engines that take the bytes that a subquery selects for a text.
	convertsDerived []engine.Profile
	textsAsBytes    bool // the driver reads a text as bytes
	locks           bool // a locking read sees rows that the transaction's snapshot does not
	reads           *read.Dialect
}

// dialects is the one list of dialectors, by gorm.Dialector.Name.
var dialects = map[string]dialect{
	"postgres": {engines: []engine.Profile{engine.PostgreSQL}, counts: true, targets: true,
		arrowQuotes: true, pads: true,
		reads: &read.Dialect{Placeholder: '$', Escapes: true, Schema: "public"}},
	"sqlite": {engines: []engine.Profile{engine.SQLite}, counts: true, targets: true,
		dynamic: true, arrowQuotes: true,
		reads: &read.Dialect{Placeholder: '?', Backticks: true, Brackets: true, PathIsText: true,
			NamesAhead: true, Schema: "main"}},
	"mysql": {
		engines:         []engine.Profile{engine.MySQL, engine.MariaDB, engine.MariaDBUUID},
		answers:         map[string]engine.Profile{"MariaDB": engine.MariaDB},
		castsJSON:       []engine.Profile{engine.MySQL},
		quotesInLists:   []engine.Profile{engine.MariaDB, engine.MariaDBUUID},
		lengthOf:        "LENGTH",
		textsAsBytes:    true,
		convertsDerived: []engine.Profile{engine.MariaDB},
		locks:           true,
		reads: &read.Dialect{Placeholder: '?', Backticks: true, DoubleIsText: true, Escapes: true,
			Hash: true, Variables: true, PipesAreOr: true},
	},
	"sqlserver": {
		engines: []engine.Profile{engine.SQLServer, engine.SQLServerOrdered, engine.SQLServerBinary},
		byKey:   true, pads: true, lengthOf: "DATALENGTH",
		reads: &read.Dialect{Placeholder: '@', Brackets: true, Variables: true, Schema: "dbo"},
	},
}

// detect finds out which engine db talks to, and how its pool reads ids. The engine is the
// configured one, if it is possible, or the one that the dialector and the server name.
func (d *dialector) detect(db *gorm.DB, config Config) error {
	if db.Dialector == nil {
		return fmt.Errorf("%w: there is none", ErrDialector)
	}
	name := db.Dialector.Name()
	known, ok := dialects[name]
	profile := config.Engine
	switch {
	case profile.IsZero() && !ok:
		return fmt.Errorf("%w: %q; state Config.Engine", ErrDialector, name)
	case profile.IsZero():
		profile = known.engines[0]
		if known.answers == nil {
			break
		}
		var version string
		if err := ask(db, &version, "SELECT VERSION()"); err != nil {
			return err
		}
		for word, p := range known.answers {
			if strings.Contains(version, word) {
				profile = p
			}
		}
	case ok && !slices.Contains(known.engines, profile):
		return fmt.Errorf("%w: %v with the dialector %q", ErrEngine, profile, name)
	}
	if known.reads == nil {
		known.reads = readsOf(profile)
	}
	d.dialect, d.profile, d.reads = known, profile, reads{plain: true, native: true}
	_ = d.askFollowed(db)
	if profile.NativeLayout() == codec.Network {
		return nil
	}
	return d.detectReads(db, config)
}

// readsOf says how to read the SQL of an engine whose dialector has another name.
func readsOf(p engine.Profile) *read.Dialect {
	for _, known := range dialects {
		if slices.Contains(known.engines, p) && known.reads.Placeholder == p.Placeholder(1)[0] {
			return known.reads
		}
	}
	return &read.Dialect{Placeholder: p.Placeholder(1)[0], Escapes: true}
}

// ask reads the one value that a query gives.
func ask(db *gorm.DB, to any, query string, args ...any) error {
	if db.ConnPool == nil {
		return fmt.Errorf("%w: no connection to ask %q; state Config.Engine", ErrDialector, query)
	}
	if err := db.ConnPool.QueryRowContext(context.Background(), query, args...).Scan(to); err != nil {
		return fmt.Errorf("%w: %s: %w", ErrDialector, query, err)
	}
	return nil
}

// reads is which types of fields read the right id from a native column.
type reads struct {
	plain  bool // those whose type states no form
	native bool // those that state the order of the server's bytes, as sqltype.GUID does
}

// probe is the id that a pool is asked to read, asymmetric in every field.
var probe = [16]byte{0x00, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88, 0x99, 0xaa, 0xbb, 0xcc, 0xdd, 0xee, 0xff}

// detectReads reads one id, to see in which order the pool hands out its bytes. The driver's
// option, a connector of package sqltype, and a wrapper of another kind all look the same from
// here.
func (d *dialector) detectReads(db *gorm.DB, config Config) error {
	if db.ConnPool == nil && !config.Engine.IsZero() {
		return nil
	}
	query := fmt.Sprintf("SELECT CAST('%s' AS %s)", sqlText(probe), d.profile.NativeType())
	var got []byte // also of a text
	if err := ask(db, &got, query); err != nil {
		return err
	}
	var id sqltype.UUID
	if err := id.Scan(got); err != nil {
		return fmt.Errorf("%w: %s is read as %q: %w", ErrDialector, query, got, err)
	}
	if len(got) != 16 {
		return d.detectPool(db, config, id)
	}
	inKeys := d.profile.KeyType() == d.profile.NativeType()
	switch [16]byte(id) {
	case codec.MixedEndian.Encode(probe):
		d.reads = reads{plain: !inKeys, native: true}
	case probe:
		d.reads = reads{plain: true}
	default:
		return d.noOrder(id)
	}
	if inKeys && d.profile.Layout() != codec.MixedEndian {
		return fmt.Errorf("%w: Config.Engine is %v, whose pool needs the connector of package sqltype",
			ErrEngine, d.profile)
	}
	if !d.reads.plain && len(config.Models) == 0 {
		return fmt.Errorf("%w: %s; a program whose models have no ids but sqltype.GUID and sqltype.OrderedGUID "+
			"lists them in Config.Models", ErrReads, mendReads)
	}
	return nil
}

// noOrder is the error of a pool that reads the probe as id.
func (d *dialector) noOrder(id sqltype.UUID) error {
	return fmt.Errorf("%w: %s is read as %v, which is no order that %v has",
		ErrDialector, sqlText(probe), id, d.profile)
}

// detectPool finds the profile of a pool that reads the probe as the text of id. The length of an
// argument at the server tells a connector that sends bytes from one that sends text.
func (d *dialector) detectPool(db *gorm.DB, config Config, id sqltype.UUID) error {
	length, sends := 0, engine.WireText
	if err := ask(db, &length, "SELECT DATALENGTH("+d.profile.Placeholder(1)+")", textID(probe)); err != nil {
		return err
	}
	if length == len(probe) {
		sends = engine.WireBytes
	}
	for _, p := range append(slices.Clip(d.dialect.engines), d.profile) {
		switch {
		case p.Wire() != sends || p.NativeLayout().Decode(codec.MixedEndian.Encode(probe)) != [16]byte(id):
		case !config.Engine.IsZero() && p != config.Engine:
			return fmt.Errorf("%w: Config.Engine is %v, and the pool has ids for %v", ErrEngine, config.Engine, p)
		default:
			d.profile = p
			return nil
		}
	}
	return d.noOrder(id)
}

const mendReads = `open it with sqltype.NewConnector and engine.SQLServer or engine.SQLServerOrdered, ` +
	`or with the driver's option "guid conversion=true"`
