package sqltype

import (
	"database/sql/driver"
	"runtime/debug"
	"testing"
)

func TestOnlyProgramsWithGORMOrPgxAreLookedAt(t *testing.T) {
	with := func(paths ...string) *debug.BuildInfo {
		var info debug.BuildInfo
		for _, path := range paths {
			info.Deps = append(info.Deps, &debug.Module{Path: path})
		}
		return &info
	}
	for name, tt := range map[string]struct {
		info *debug.BuildInfo
		want bool
	}{
		"no build information":     {nil, true},
		"a test":                   {with(), true},
		"GORM":                     {with("github.com/sqluuid/sqluuid", "gorm.io/gorm"), true},
		"pgx":                      {with("github.com/jackc/pgx/v5"), true},
		"another driver":           {with("github.com/go-sql-driver/mysql"), false},
		"a driver of GORM and bun": {with("gorm.io/driver", "github.com/uptrace/bun"), false},
	} {
		t.Run(name, func(t *testing.T) {
			if got := mayAsk(tt.info, tt.info != nil); got != tt.want {
				t.Errorf("mayAsk = %v, want %v", got, tt.want)
			}
		})
	}
}

// TestTheWalkAllocatesNothing compares Value, which looks who asks, with a method that does not.
func TestTheWalkAllocatesNothing(t *testing.T) {
	id := NewV4()
	var sink any
	walks := testing.AllocsPerRun(100, func() { sink, _ = id.Value() })
	plain := testing.AllocsPerRun(100, func() { sink, _ = idOfNoWalk(id).Value() })
	if walks != plain {
		t.Errorf("Value allocates %v times, want %v as without the walk", walks, plain)
	}
	_ = sink
}

type idOfNoWalk [16]byte

func (u idOfNoWalk) Value() (driver.Value, error) { return u[:], nil }

func BenchmarkValueWithoutTheWalk(b *testing.B) {
	id := idOfNoWalk(NewV4())
	b.ReportAllocs()
	for b.Loop() {
		_, _ = id.Value()
	}
}
