package gormplugin

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"sync"

	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/inin"
	"github.com/sqluuid/sqluuid/sqltype"
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

// A dialect is what a GORM dialector's name says about its engine and the statements that it
// writes. The zero dialect is one that is not known.
type dialect struct {
	engines []engine.Profile          // those that the dialector talks to; the first is what it is by default
	ask     string                    // the query whose answer tells them apart, "" if there is nothing to ask
	answers map[string]engine.Profile // by a word of that answer

	outputs bool // an insert brings back what the database makes, though no clause is named RETURNING
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
	// comparesDigits is whether bytes equal a number by the digits that they begin with.
	comparesDigits bool
	// convertsDerived are the engines that take the bytes that a subquery selects for a text.
	convertsDerived []engine.Profile
	textsAsBytes    bool // the driver reads a text as bytes
	locks           bool // a locking read sees rows that the transaction's snapshot does not
}

// dialects is the one list of dialectors, by gorm.Dialector.Name.
var dialects = map[string]dialect{
	"postgres": {engines: []engine.Profile{engine.PostgreSQL}, counts: true, targets: true,
		arrowQuotes: true, pads: true},
	"sqlite": {engines: []engine.Profile{engine.SQLite}, counts: true, targets: true,
		dynamic: true, arrowQuotes: true},
	"mysql": {
		engines:         []engine.Profile{engine.MySQL, engine.MariaDB, engine.MariaDBUUID},
		ask:             "SELECT VERSION()",
		answers:         map[string]engine.Profile{"MariaDB": engine.MariaDB},
		castsJSON:       []engine.Profile{engine.MySQL},
		quotesInLists:   []engine.Profile{engine.MariaDB, engine.MariaDBUUID},
		lengthOf:        "LENGTH",
		textsAsBytes:    true,
		convertsDerived: []engine.Profile{engine.MariaDB},
		comparesDigits:  true,
		locks:           true,
	},
	"sqlserver": {
		engines: []engine.Profile{engine.SQLServer, engine.SQLServerOrdered, engine.SQLServerBinary},
		outputs: true, byKey: true, pads: true,
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
		var err error
		if profile, err = known.detect(db); err != nil {
			return err
		}
	case ok && !slices.Contains(known.engines, profile):
		return fmt.Errorf("%w: %v with the dialector %q", ErrEngine, profile, name)
	}
	d.known, d.profile, d.reads = known, profile, reads{plain: true, native: true}
	if profile.NativeLayout() == codec.Network {
		return nil
	}
	return d.detectReads(db, config)
}

func (k dialect) detect(db *gorm.DB) (engine.Profile, error) {
	if k.ask == "" {
		return k.engines[0], nil
	}
	if db.ConnPool == nil {
		return engine.Profile{}, fmt.Errorf("%w: no connection to ask %q; state Config.Engine", ErrDialector, k.ask)
	}
	var answer string
	if err := db.ConnPool.QueryRowContext(context.Background(), k.ask).Scan(&answer); err != nil {
		return engine.Profile{}, fmt.Errorf("%w: %s: %w", ErrDialector, k.ask, err)
	}
	for word, p := range k.answers {
		if strings.Contains(answer, word) {
			return p, nil
		}
	}
	return k.engines[0], nil
}

// reads is which types of fields read the right id from a native column.
type reads struct {
	plain  bool // those whose type states no form
	native bool // those that state the order of the server's bytes, as sqltype.GUID does
}

// probe is the id that a pool is asked to read, asymmetric in every field.
var probe = [16]byte{0x00, 0x11, 0x22, 0x33, 0x44, 0x55, 0x66, 0x77, 0x88, 0x99, 0xaa, 0xbb, 0xcc, 0xdd, 0xee, 0xff}

// detectReads reads one id, to see in which order the pool hands out its bytes:
// the driver's option, a connector of package sqltype, and a wrapper of another
// kind all look the same from here.
func (d *dialector) detectReads(db *gorm.DB, config Config) error {
	if db.ConnPool == nil {
		if config.Engine.IsZero() {
			return fmt.Errorf("%w: no connection to see how %v is read; state Config.Engine", ErrDialector, d.profile)
		}
		return nil
	}
	query := fmt.Sprintf("SELECT CAST('%s' AS %s)", codec.AppendText(nil, probe), d.profile.NativeType())
	var got any
	if err := db.ConnPool.QueryRowContext(context.Background(), query).Scan(&got); err != nil {
		return fmt.Errorf("%w: %s: %w", ErrDialector, query, err)
	}
	if text, ok := got.(string); ok {
		got = []byte(text)
	}
	b, _ := got.([]byte)
	var id sqltype.UUID
	if err := id.Scan(b); err != nil {
		return fmt.Errorf("%w: %s is read as %T: %w", ErrDialector, query, got, err)
	}
	if len(b) != 16 {
		return d.detectPool(db, config, id)
	}
	inKeys := d.profile.KeyType() == d.profile.NativeType()
	switch [16]byte(id) {
	case codec.MixedEndian.Encode(probe):
		d.reads = reads{plain: !inKeys, native: true}
	case probe:
		d.reads = reads{plain: true}
	default:
		return d.noOrder(query, id)
	}
	if inKeys && d.profile.Layout() != codec.MixedEndian {
		return fmt.Errorf("%w: Config.Engine is %v, whose pool needs the connector of package sqltype", ErrEngine, d.profile)
	}
	if !d.reads.plain && len(config.Models) == 0 {
		return fmt.Errorf("%w: %s; a program whose models have no ids but sqltype.GUID and sqltype.OrderedGUID lists them in Config.Models",
			ErrReads, mendReads)
	}
	return nil
}

// noOrder is the error of a pool that reads the probe as id.
func (d *dialector) noOrder(query string, id sqltype.UUID) error {
	return fmt.Errorf("%w: %s is read as %v, which is no order that %v has", ErrDialector, query, id, d.profile)
}

// detectPool finds the profile of a pool that reads the probe as the text of id. The length of an
// argument at the server tells a connector that sends bytes from one that sends text.
func (d *dialector) detectPool(db *gorm.DB, config Config, id sqltype.UUID) error {
	query, length := "SELECT DATALENGTH("+d.profile.Placeholder(1)+")", 0
	if err := db.ConnPool.QueryRowContext(context.Background(), query, textID(probe)).Scan(&length); err != nil {
		return fmt.Errorf("%w: %s: %w", ErrDialector, query, err)
	}
	sends := engine.WireText
	if length == len(probe) {
		sends = engine.WireBytes
	}
	candidates := d.known.engines
	if len(candidates) == 0 { // a dialector that is not known
		candidates = []engine.Profile{d.profile}
	}
	for _, p := range candidates {
		switch {
		case p.Wire() != sends || p.NativeLayout().Decode(codec.MixedEndian.Encode(probe)) != [16]byte(id):
		case !config.Engine.IsZero() && p != config.Engine:
			return fmt.Errorf("%w: Config.Engine is %v and the pool that of %v", ErrEngine, config.Engine, p)
		default:
			d.profile = p
			return nil
		}
	}
	return d.noOrder(query, id)
}

const mendReads = `open it with sqltype.NewConnector and engine.SQLServer or engine.SQLServerOrdered, ` +
	`or with the driver's option "guid conversion=true"`

// check reports what is wrong with the config itself.
func (c *Config) check() error {
	if !c.Upsert.valid() {
		return fmt.Errorf("%w: Upsert is %d", ErrConfig, c.Upsert)
	}
	if _, err := c.Sequential.Stored(inin.Sequential{}); err != nil {
		return fmt.Errorf("%w: Config.Sequential: %w", ErrConfig, err)
	}
	return c.checkGenerators()
}
