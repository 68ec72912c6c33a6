package gormplugin

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/codec/inin"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A dialect is what a GORM dialector's name says about the engine behind it and
// about the statements that it writes. The zero dialect is one that is not known.
type dialect struct {
	engines []engine.Profile          // those that the dialector talks to; the first is what it is by default
	ask     string                    // the query whose answer tells them apart, "" if there is nothing to ask
	answers map[string]engine.Profile // by a word of that answer

	outputs bool // an insert brings back what the database makes, though no clause is named RETURNING
	byKey   bool // OnConflict compares primary keys and nothing else, whatever it says
	counts  bool // an insert that does nothing on a conflict tells by its count how many rows it inserted
	targets bool // OnConflict.Columns say on what rows conflict
	dynamic bool // each value has a type of its own, whatever its column's is
	// castsJSON are the engines that take a text beside a JSON column for a string in it.
	castsJSON []engine.Profile
	// quotesInLists are the engines that compare JSON with its quotes in a list.
	quotesInLists []engine.Profile
	arrowQuotes   bool // what the operator -> returns has its quotes
	locks         bool // a locking read sees rows that the transaction's snapshot does not
}

// dialects is the one list of dialectors, by gorm.Dialector.Name.
var dialects = map[string]dialect{
	"postgres": {engines: []engine.Profile{engine.PostgreSQL}, counts: true, targets: true,
		arrowQuotes: true},
	"sqlite": {engines: []engine.Profile{engine.SQLite}, counts: true, targets: true,
		dynamic: true, arrowQuotes: true},
	"mysql": {
		engines:       []engine.Profile{engine.MySQL, engine.MariaDB, engine.MariaDBUUID},
		ask:           "SELECT VERSION()",
		answers:       map[string]engine.Profile{"MariaDB": engine.MariaDB},
		castsJSON:     []engine.Profile{engine.MySQL},
		quotesInLists: []engine.Profile{engine.MariaDB, engine.MariaDBUUID},
		locks:         true,
	},
	"sqlserver": {
		engines: []engine.Profile{engine.SQLServer, engine.SQLServerOrdered},
		outputs: true, byKey: true,
	},
}

// detect finds out which engine db talks to, the one that was configured, if it
// can be, or the one that the dialector and the server say, and how its pool
// reads ids.
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
	if profile.Layout() == codec.Network {
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
	raw := len(b) == 16
	wire := codec.MixedEndian.Encode(probe)
	switch {
	case raw && [16]byte(id) == wire:
		d.reads = reads{native: true}
	case [16]byte(id) == probe:
		d.reads = reads{plain: true, native: !raw}
	default:
		found := engine.Profile{}
		for _, p := range d.known.engines {
			if !raw && p.Layout().Decode(wire) == [16]byte(id) {
				found = p
			}
		}
		if found.IsZero() {
			return fmt.Errorf("%w: %s is read as %v, which is no order that %v has", ErrDialector, query, id, d.profile)
		}
		if !config.Engine.IsZero() && found != config.Engine {
			return fmt.Errorf("%w: Config.Engine is %v and the pool that of %v", ErrEngine, config.Engine, found)
		}
		d.profile = found
		return nil
	}
	if d.profile.Layout() != codec.MixedEndian {
		return fmt.Errorf("%w: Config.Engine is %v, whose pool needs the connector of package sqltype", ErrEngine, d.profile)
	}
	if !d.reads.plain && len(config.Models) == 0 {
		return fmt.Errorf("%w: %s; a program whose models have no ids but sqltype.GUID and sqltype.OrderedGUID lists them in Config.Models",
			ErrReads, mendReads)
	}
	return nil
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
