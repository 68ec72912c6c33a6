package migrate

import (
	"errors"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/engines"
	"github.com/sqluuid/sqluuid/migrate/internal/plan"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// An engine without the abilities refuses them by name.
func TestEnginesWithNothingToReclaim(t *testing.T) {
	for _, p := range []engine.Profile{engine.PostgreSQL, engine.MySQL, engine.MariaDB, engine.MariaDBUUID, engine.SQLite, engine.SQLServer} {
		d, err := engines.For(p)
		if err != nil {
			t.Fatal(err)
		}
		able := d.Abilities().Vacuumer != nil
		var offered Hint
		err = reclaims(d, RunConfig{Vacuum: true})
		switch {
		case able && err != nil:
			t.Errorf("%s, --vacuum: %v", p.Name(), err)
		case able:
			continue
		case !errors.Is(err, ErrRefused), !errors.Is(err, errors.ErrUnsupported),
			!errors.As(err, &offered), offered != "vacuum", !strings.Contains(err.Error(), p.Name()):
			t.Errorf("%s, --vacuum: %v", p.Name(), err)
		}
		unopened := &Database{plan.Source{D: d}}
		if _, err := unopened.Reindex(t.Context(), ColumnName{}); !errors.Is(err, errors.ErrUnsupported) {
			t.Errorf("%s, finish --reindex: %v", p.Name(), err)
		}
		if err := reclaims(d, RunConfig{}); err != nil {
			t.Errorf("%s: %v", p.Name(), err)
		}
	}
}
