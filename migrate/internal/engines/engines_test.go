package engines

import (
	"testing"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func TestForRefusesOtherEngines(t *testing.T) {
	for _, p := range []engine.Profile{
		engine.SQLServerOrdered, engine.SQLServerBinary, engine.Oracle, {},
	} {
		if d, err := For(p); err == nil {
			t.Errorf("For(%v) = %v", p, d)
		}
	}
}
