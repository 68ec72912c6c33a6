package storage

import (
	"errors"
	"fmt"
	"slices"
	"strings"
)

// A PlanConfig says what to measure. Rows is required, the rest has defaults.
type PlanConfig struct {
	Rows   int    // items, the largest table; rounded up to a multiple of Unit
	Full   bool   // every arm and every way of inserting
	Arms   string // a list for ParseArms instead of the default or all arms
	Modes  []Mode // default: Batch; with Full all that the engine has
	Repeat int    // repetitions of the whole, from 1 to 20; default 3
	Seed   uint64 // default 1
	Slices int    // points of the growth curve, from 1 to 200; default 20
}

// A Plan is what a run will do. It is immutable.
type Plan struct {
	Rows         int           `json:"rows"`
	Repeat       int           `json:"repeat"`
	Seed         uint64        `json:"seed"`
	Slices       int           `json:"slices"`
	Lanes        []Lane        `json:"lanes"`
	SkippedModes []SkippedMode `json:"skipped,omitempty"`
}

// SkippedMode is a way of inserting that the engine does not have, and why.
type SkippedMode struct {
	Mode   Mode   `json:"mode"`
	Reason string `json:"reason"`
}

// ErrConfig occurs when a field of a [PlanConfig] is out of its bounds; the
// message names both.
var ErrConfig = errors.New("invalid setting")

// MaxRows bounds the rows of a plan.
const MaxRows = 1_000_000_000

// NewPlan makes the plan for an engine. Of its forms the usual one stands first; missing are the
// modes that it does not have.
func NewPlan(c PlanConfig, forms []Form, missing []SkippedMode) (Plan, error) {
	if c.Repeat == 0 {
		c.Repeat = 3
	}
	if c.Slices == 0 {
		c.Slices = 20
	}
	if c.Seed == 0 {
		c.Seed = 1
	}
	switch {
	case c.Rows < 1 || c.Rows > MaxRows:
		return Plan{}, fmt.Errorf("%w: rows is %d, not from 1 to %d", ErrConfig, c.Rows, MaxRows)
	case c.Repeat < 1 || c.Repeat > 20:
		return Plan{}, fmt.Errorf("%w: repeat is %d, not from 1 to 20", ErrConfig, c.Repeat)
	case c.Slices < 1 || c.Slices > 200:
		return Plan{}, fmt.Errorf("%w: slices is %d, not from 1 to 200", ErrConfig, c.Slices)
	}
	units := (c.Rows + Unit - 1) / Unit
	p := Plan{Rows: units * Unit, Repeat: c.Repeat, Seed: c.Seed, Slices: min(c.Slices, units)}
	arms := []Arm{{V4, forms[0]}, {V4, Char36}, {V7, forms[0]}, {V7, Char36}, {Bigint, Number}}
	if c.Full {
		arms = possible(forms)
	}
	if c.Arms != "" {
		var err error
		if arms, err = ParseArms(c.Arms, forms); err != nil {
			return Plan{}, err
		}
	}
	modes := c.Modes
	if len(modes) == 0 {
		modes = []Mode{Batch}
		if c.Full {
			modes = Modes()
		}
	}
	for _, m := range modes {
		if !slices.Contains(Modes(), m) {
			return Plan{}, fmt.Errorf("%w: %q is no way to insert; there are %v", ErrConfig, m, Modes())
		}
		if i := slices.IndexFunc(missing, func(s SkippedMode) bool { return s.Mode == m }); i >= 0 {
			p.SkippedModes = append(p.SkippedModes, missing[i])
			continue
		}
		for _, a := range arms {
			if l := (Lane{a, m}); !slices.Contains(p.Lanes, l) {
				p.Lanes = append(p.Lanes, l)
			}
		}
	}
	if len(p.Lanes) == 0 {
		return Plan{}, fmt.Errorf("%w: nothing is left to measure: %s", ErrConfig,
			reasons(p.SkippedModes))
	}
	return p, nil
}

// reasons returns what was skipped and why, as text.
func reasons(skipped []SkippedMode) string {
	parts := make([]string, len(skipped))
	for i, s := range skipped {
		parts[i] = fmt.Sprintf("without %s: %s", s.Mode, s.Reason)
	}
	return strings.Join(parts, "; ")
}

// bounds returns where slice s ends, in items: all tables have whole rows there.
func (p Plan) bounds(s int) (from, to int) {
	units := p.Rows / Unit
	return units * s / p.Slices * Unit, units * (s + 1) / p.Slices * Unit
}

// Inserts is the number of rows of all tables that all repetitions insert.
func (p Plan) Inserts() int64 {
	return allRows(p.Rows) * int64(len(p.Lanes)) * int64(p.Repeat)
}

// allRows is the number of rows of the three tables that come with n items.
func allRows(n int) int64 {
	return int64(n) + int64(n/itemsPerOrder) + int64(n/Unit)
}

// Disk is a generous guess of the bytes that the tables take when all lanes are full. The log comes
// on top.
func (p Plan) Disk() int64 {
	sum := int64(0)
	for _, l := range p.Lanes {
		sum += int64(float64(p.Rows) * (120 + 6.5*float64(l.bytes())) * 1.4)
	}
	return sum
}

// Baseline returns the lane that others of its mode are compared with: the
// numbered one, or the first.
func (p Plan) Baseline(m Mode) Lane {
	for _, l := range p.Lanes {
		if l.Mode == m && l.Kind == Bigint {
			return l
		}
	}
	for _, l := range p.Lanes {
		if l.Mode == m {
			return l
		}
	}
	return Lane{}
}
