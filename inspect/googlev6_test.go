package inspect_test

import (
	"encoding/binary"
	"errors"
	"fmt"
	"math/rand/v2"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/inspect"
	"github.com/sqluuid/sqluuid/sqltype"
)

const (
	v1Text = "c232ab00-9414-11ec-b3c8-9f6bdeced846"
	v4Text = "919108f7-52d1-4320-9bac-f847db4148a8"
	v6Text = "1ec9414c-232a-6b00-b3c8-9f6bdeced846"
	v7Text = "017f22e2-79b0-7cc3-98c4-dc0c0c07398f"
)

// googleV6 lays version 6 out as google/uuid v1.6.0 does.
func googleV6(ticks uint64, tail [8]byte) (u sqltype.UUID) {
	binary.BigEndian.PutUint64(u[:8], ticks)
	copy(u[8:], tail[:])
	u[6] = u[6]&0x0f | 0x60
	u[8] = u[8]&0x3f | 0x80
	return u
}

func TestRepairOfGooglesVersion6(t *testing.T) {
	r := rand.New(rand.NewPCG(5, 6))
	var last, lastFixed sqltype.UUID
	base := uint64(0x1ec9414c232ab00)
	for i := range 5000 {
		ticks := base + uint64(i)*(1<<33+uint64(r.IntN(1<<20)))
		var tail [8]byte
		binary.BigEndian.PutUint64(tail[:], r.Uint64())
		bad := googleV6(ticks, tail)
		fixed, err := inspect.RepairGoogleV6(bad)
		if err != nil {
			t.Fatalf("Repair(%v): %v", bad, err)
		}
		want := time.Unix(0, int64(ticks-0x01B21DD213814000)*100)
		got, _ := fixed.Time()
		if d := want.Sub(got); d < 0 || d > 6144*time.Microsecond+100 {
			t.Fatalf("Repair(%v) = %v of %v, made at %v", bad, fixed, got, want)
		}
		if [8]byte(fixed[8:]) != [8]byte(bad[8:]) || fixed.Version() != 6 {
			t.Errorf("Repair(%v) = %v: other bits changed", bad, fixed)
		}
		if i > 0 && bad.Compare(last) != fixed.Compare(lastFixed) {
			t.Errorf("%v and %v change their order", last, bad)
		}
		if _, err := inspect.RepairGoogleV6(fixed); !errors.Is(err, inspect.ErrNotSuspect) {
			t.Errorf("Repair of the repaired %v: %v", fixed, err)
		}
		last, lastFixed = bad, fixed
	}
}

func TestSuspectGoogleV6SparesWhatIsRight(t *testing.T) {
	for range 1000 {
		if s, ok := inspect.SuspectGoogleV6(sqltype.NewV6()); ok {
			t.Fatalf("suspected: %v", s)
		}
	}
	for _, id := range []string{v1Text, v4Text, v6Text, v7Text,
		"00000000-0000-0000-0000-000000000000", "ffffffff-ffff-ffff-ffff-ffffffffffff",
		"00000000-0000-6000-8000-000000000000", // the start of the Gregorian calendar
		"01ec9414-c232-7b00-b3c8-9f6bdeced846", // google's layout, but version 7
		"01ec9414-c232-6b00-c3c8-9f6bdeced846", // and another variant
		"01ec9414-c232-6b00-03c8-9f6bdeced846",
		"00ec9414-c232-6b00-b3c8-9f6bdeced846", // of the year 1793 in either layout
	} {
		u := sqltype.MustParse(id)
		if s, ok := inspect.SuspectGoogleV6(u); ok {
			t.Errorf("suspected: %v", s)
		}
		if got, err := inspect.RepairGoogleV6(u); !errors.Is(err, inspect.ErrNotSuspect) || got != sqltype.Nil() {
			t.Errorf("Repair(%v) = %v, %v", u, got, err)
		}
	}
}

// FuzzRepairGoogleV6: an id is either left alone, or google's layout of the repaired one.
func FuzzRepairGoogleV6(f *testing.F) {
	for _, id := range []string{"01ec9414-c232-6b00-b3c8-9f6bdeced846", v1Text, v4Text, v6Text, v7Text,
		"00000000-0000-6000-8000-000000000000", "01ffffff-ffff-6fff-bfff-ffffffffffff", "01ec9414-c232-6b00-c3c8-9f6bdeced846"} {
		u := sqltype.MustParse(id)
		f.Add(u[:])
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		if len(b) != 16 {
			return
		}
		u := sqltype.UUID(b)
		s, suspect := inspect.SuspectGoogleV6(u)
		fixed, err := inspect.RepairGoogleV6(u)
		if !suspect {
			if s != (inspect.Suspicion{}) || fixed != sqltype.Nil() || !errors.Is(err, inspect.ErrNotSuspect) {
				t.Errorf("%v is not suspected: %v; Repair = %v, %v", u, s, fixed, err)
			}
			return
		}
		when, ok := fixed.Time()
		if err != nil || fixed != *s.ID || !ok || !when.Equal(s.MadeAt.Time) || when.Year() < 2000 || when.Year() > 2099 {
			t.Errorf("Repair(%v) = %v of %v, %v; suspected: %v", u, fixed, when, err, s)
		}
		ticks := uint64(when.Unix()+12219292800)*1e7 + uint64(when.Nanosecond())/100
		if back := googleV6(ticks, [8]byte(fixed[8:])); back != u {
			t.Errorf("google's layout of %v is %v, want %v", fixed, back, u)
		}
		if again, err := inspect.RepairGoogleV6(fixed); !errors.Is(err, inspect.ErrNotSuspect) {
			t.Errorf("Repair of the repaired %v = %v, %v", fixed, again, err)
		}
	})
}

func ExampleRepairGoogleV6() {
	stored := sqltype.MustParse("01ec9414-c232-6b00-b3c8-9f6bdeced846") // google/uuid v1.6.0
	if s, ok := inspect.SuspectGoogleV6(stored); ok {
		fmt.Println(s.Detail)
	}
	fmt.Println(inspect.RepairGoogleV6(stored))
	// Output:
	// 01ec9414-c232-6b00-b3c8-9f6bdeced846 reads as 1610-03-31; in the version 6 layout of google/uuid it is of 2022-02-22T19:22:21.995904Z, within 7 ms, and should be 1ec9414c-2320-6b00-b3c8-9f6bdeced846
	// 1ec9414c-2320-6b00-b3c8-9f6bdeced846 <nil>
}
