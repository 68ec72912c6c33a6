package storage

import (
	"errors"
	"slices"
	"strings"
	"testing"
)

var allForms = []Form{Binary, Native, Char36, Char32, Char26, Swapped}

func TestPlanDefaults(t *testing.T) {
	p, err := NewPlan(PlanConfig{Rows: 99}, allForms, nil)
	if err != nil {
		t.Fatal(err)
	}
	want := []Lane{{Arm{V4, Binary}, Batch}, {Arm{V4, Char36}, Batch}, {Arm{V7, Binary}, Batch},
		{Arm{V7, Char36}, Batch}, {Arm{Bigint, Number}, Batch}}
	if !slices.Equal(p.Lanes, want) || p.Rows != 100 || p.Repeat != 3 || p.Slices != 5 || p.Seed != 1 {
		t.Errorf("plan %+v, want 100 rows in 5 slices, 3 repetitions and the lanes %v", p, want)
	}
	if got, want := p.Inserts(), int64((100+25+5)*5*3); got != want {
		t.Errorf("inserts %d rows, want %d", got, want)
	}
}

func TestFullPlanHasEveryArmAndMode(t *testing.T) {
	p, err := NewPlan(PlanConfig{Rows: 1000, Full: true}, allForms, []SkippedMode{{Bulk, "off"}})
	if err != nil {
		t.Fatal(err)
	}
	arms := map[Arm]bool{}
	for _, l := range p.Lanes {
		if l.Mode == Bulk {
			t.Errorf("lane %v, and the engine has no bulk load", l)
		}
		if l.Form == Swapped && l.Kind != V1 {
			t.Errorf("lane %v: only version 1 is swapped", l)
		}
		arms[l.Arm] = true
	}
	if want := 4*5 + 1 + 1 + 1; len(arms) != want || len(p.Lanes) != want*2 || len(p.SkippedModes) != 1 {
		t.Errorf("%d arms in %d lanes, %d skipped; want %d, %d, 1", len(arms), len(p.Lanes),
			len(p.SkippedModes), want, want*2)
	}
}

func TestSlicesCoverTheRows(t *testing.T) {
	for rows := Unit; rows < 70*Unit; rows += 7 * Unit {
		for _, n := range []int{1, 3, 20, 200} {
			p, err := NewPlan(PlanConfig{Rows: rows, Slices: n}, allForms, nil)
			if err != nil {
				t.Fatal(err)
			}
			at := 0
			for s := range p.Slices {
				from, to := p.bounds(s)
				if from != at || to <= from || to%Unit != 0 {
					t.Fatalf("%d rows, slice %d of %d: %d to %d, want from %d, not empty, to whole units", rows, s,
						p.Slices, from, to, at)
				}
				at = to
			}
			if at != rows {
				t.Errorf("%d rows in %d slices end at %d", rows, n, at)
			}
		}
	}
}

func TestPlanRefuses(t *testing.T) {
	for name, c := range map[string]PlanConfig{
		"no rows": {}, "too many rows": {Rows: MaxRows + 1}, "too many repetitions": {Rows: 1,
			Repeat: 21},
		"too many slices": {Rows: 1, Slices: 201}, "an unknown mode": {Rows: 1, Modes: []Mode{"slow"}},
	} {
		if _, err := NewPlan(c, allForms, nil); !errors.Is(err, ErrConfig) {
			t.Errorf("%s: %v, want ErrConfig", name, err)
		}
	}
	if _, err := NewPlan(PlanConfig{Rows: 1, Arms: "v4/char37"}, allForms, nil); !errors.Is(err,
		ErrArm) {
		t.Errorf("arm v4/char37: %v, want ErrArm", err)
	}
	bulk := PlanConfig{Rows: 1, Modes: []Mode{Bulk}}
	if _, err := NewPlan(bulk, allForms, []SkippedMode{{Bulk, "off"}}); !errors.Is(err, ErrConfig) ||
		!strings.HasSuffix(err.Error(), ": nothing is left to measure: without bulk: off") {
		t.Errorf("a plan of nothing: %v, want ErrConfig and the reason", err)
	}
}
