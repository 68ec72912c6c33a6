package migrate

import (
	"errors"
	"fmt"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/plan"
)

// A copy refuses all settings that it has no use for at once.
func TestACopyRefusesEachSetting(t *testing.T) {
	cfg := RunConfig{
		Vacuum: true, StopAfter: 1, Workers: 2, NormaliseInserts: true, CreateMissingIndexes: true,
	}
	for _, tt := range []struct {
		pl   plan.Plan
		want int
	}{{plan.Plan{}, 5}, {plan.Plan{Online: true}, 5}, {plan.Plan{Undo: true}, 2}} {
		err := suitsCopy(&tt.pl, cfg)
		if got := strings.Count(fmt.Sprint(err), "leave the setting"); got != tt.want {
			t.Errorf("undo %v, online %v: %d settings, want %d: %v",
				tt.pl.Undo, tt.pl.Online, got, tt.want, err)
		}
		if !errors.Is(err, ErrRefused) {
			t.Errorf("%v", err)
		}
	}
	if err := suitsCopy(&plan.Plan{}, RunConfig{Workers: 1}); err != nil {
		t.Error(err)
	}
}
