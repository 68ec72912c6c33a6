package gormplugin

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A dialect is what a GORM dialector's name says about the engine behind it.
type dialect struct {
	engines []engine.Profile          // those that the dialector talks to; the first is what it is by default
	ask     string                    // the query whose answer tells them apart, "" if there is nothing to ask
	answers map[string]engine.Profile // by a word of that answer
}

// dialects is the one list of dialectors, by gorm.Dialector.Name.
var dialects = map[string]dialect{
	"postgres": {engines: []engine.Profile{engine.PostgreSQL}},
	"sqlite":   {engines: []engine.Profile{engine.SQLite}},
	"mysql": {
		engines: []engine.Profile{engine.MySQL, engine.MariaDB, engine.MariaDBUUID},
		ask:     "SELECT VERSION()",
		answers: map[string]engine.Profile{"MariaDB": engine.MariaDB},
	},
}

// profileFor returns the engine that db talks to: the one that was configured, if
// it can be, or the one that the dialector and the server say.
func profileFor(db *gorm.DB, configured engine.Profile) (engine.Profile, error) {
	if db.Dialector == nil {
		return engine.Profile{}, fmt.Errorf("%w: there is none", ErrDialector)
	}
	name := db.Dialector.Name()
	known, ok := dialects[name]
	if configured.IsZero() {
		if !ok {
			return engine.Profile{}, fmt.Errorf("%w: %q; state Config.Engine", ErrDialector, name)
		}
		return known.detect(db)
	}
	if configured.Layout() != codec.Network {
		return engine.Profile{}, fmt.Errorf("%w: %v in GORM, whose reads come back in another byte order: %w",
			ErrEngine, configured, errors.ErrUnsupported)
	}
	if ok && !known.has(configured) {
		return engine.Profile{}, fmt.Errorf("%w: %v with the dialector %q", ErrEngine, configured, name)
	}
	return configured, nil
}

func (k dialect) has(p engine.Profile) bool {
	for _, q := range k.engines {
		if p == q {
			return true
		}
	}
	return false
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
