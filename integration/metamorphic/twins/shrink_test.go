//go:build unix

package twins

import (
	"slices"
	"time"
)

// budget is how long the shrinker may take.
const budget = 90 * time.Second

// shrink takes parts of a scenario away for as long as it still fails.
func shrink(s Scenario, fails func(Scenario) bool, limit time.Duration) Scenario {
	end := time.Now().Add(limit)
	for again := true; again; {
		again = false
		list := smaller(s)
		for i := 0; i < len(list) && time.Now().Before(end); {
			if c := list[i]; fails(c) {
				s, again, list = c, true, smaller(c)
			} else {
				i++
			}
		}
		again = again && time.Now().Before(end)
	}
	return s
}

// smaller returns the scenarios that have one part less, the largest parts first.
func smaller(s Scenario) (out []Scenario) {
	change := func(f func(c *Scenario)) {
		c := s.clone()
		if f(&c); c.isSound() {
			out = append(out, c)
		}
	}
	for i := range s.Steps {
		if i > 0 {
			change(func(c *Scenario) { c.Steps = c.Steps[:i] })
			change(func(c *Scenario) { c.Steps = slices.Delete(c.Steps, i, i+1) })
		}
		if len(s.Steps[i].Faults) > 0 {
			change(func(c *Scenario) { c.Steps[i].Faults = nil })
		}
	}
	if s.Writers > 1 {
		change(func(c *Scenario) { c.Writers = 1 })
	}
	for i := len(s.Tables) - 1; i > 0; i-- {
		change(func(c *Scenario) { dropTable(c, i) })
	}
	if s.Rows > 1 {
		change(func(c *Scenario) { c.Rows /= 2 })
	}
	for i, t := range s.Tables {
		if len(t.Extras) > 0 {
			change(func(c *Scenario) { c.Tables[i].Extras = nil })
		}
		for k := range t.Extras {
			change(func(c *Scenario) { c.Tables[i].Extras = slices.Delete(c.Tables[i].Extras, k, k+1) })
		}
		first := map[string]int{isShared: 1, isJoin: 2}[t.Key]
		for k := first; k < len(t.Refs); k++ {
			change(func(c *Scenario) { c.Tables[i].Refs = slices.Delete(c.Tables[i].Refs, k, k+1) })
		}
	}
	for i, st := range s.Steps {
		for k := range st.Faults {
			if len(st.Faults) > 1 {
				change(func(c *Scenario) { c.Steps[i].Faults = slices.Delete(c.Steps[i].Faults, k, k+1) })
			}
		}
	}
	return out
}

// dropTable takes a table away, with the references to it. What is left with too few goes too.
func dropTable(c *Scenario, i int) {
	c.Tables = slices.Delete(c.Tables, i, i+1)
	for k := range c.Tables {
		t := &c.Tables[k]
		var kept []Ref
		for j, x := range t.Refs {
			isKey := t.Key == isShared && j == 0 || t.Key == isJoin && j < 2
			switch {
			case x.Parent == i && isKey:
				c.Steps = nil // no scenario
			case x.Parent != i && (x.Kind == "" || x.Other != i):
				if x.Parent > i {
					x.Parent--
				}
				if x.Other > i {
					x.Other--
				}
				kept = append(kept, x)
			}
		}
		t.Refs = kept
	}
}
