//go:build unix

package metamorphic

import (
	"slices"
	"time"
)

// budget is how long the shrinker may take.
const budget = 60 * time.Second

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
		if time.Now().After(end) {
			break
		}
	}
	return s
}

// smaller returns the scenarios that have one part less, the largest parts first.
func smaller(s Scenario) []Scenario {
	var out []Scenario
	change := func(f func(c *Scenario) bool) {
		c := s.clone()
		if f(&c) && valid(&c) {
			out = append(out, c)
		}
	}
	for i := range s.Steps {
		if len(s.Steps) > 1 {
			change(func(c *Scenario) bool { c.Steps = c.Steps[:i]; return i > 0 })
			change(func(c *Scenario) bool {
				verb := c.Steps[i].Verb
				c.Steps = slices.Delete(c.Steps, i, i+1)
				return verb == "verify" || verb == "finish" || verb == "second"
			})
		}
		for k := range s.Steps[i].Faults {
			change(func(c *Scenario) bool {
				c.Steps[i].Faults = slices.Delete(c.Steps[i].Faults, k, k+1)
				return true
			})
			for j := range s.Steps[i].Faults[k].Rivals {
				change(func(c *Scenario) bool {
					f := &c.Steps[i].Faults[k]
					f.Rivals = slices.Delete(f.Rivals, j, j+1)
					return true
				})
			}
			change(func(c *Scenario) bool {
				f := &c.Steps[i].Faults[k]
				was := f.Writes
				f.Writes = false
				return was
			})
		}
	}
	for i := range s.Tables {
		change(func(c *Scenario) bool { return dropTable(c, i) })
	}
	for i := range s.Tables {
		smallerTable(s, i, change)
	}
	change(func(c *Scenario) bool { was := c.Workers; c.Workers = 1; return was > 1 })
	change(func(c *Scenario) bool {
		was := c.Second
		c.Second = nil
		return was != nil && !slices.ContainsFunc(c.Steps, func(st Step) bool { return st.Verb == "second" })
	})
	for i := range s.Flags {
		change(func(c *Scenario) bool { c.Flags = slices.Delete(c.Flags, i, i+1); return true })
	}
	return out
}

// smallerTable offers a table with fewer rows and other parts.
func smallerTable(s Scenario, i int, change func(func(c *Scenario) bool)) {
	t := &s.Tables[i]
	for size := len(t.Rows); size > 0; size /= 2 {
		if size < len(t.Rows)/16 {
			break
		}
		for from := 0; from < len(t.Rows); from += size {
			change(func(c *Scenario) bool {
				r := c.Tables[i].Rows
				c.Tables[i].Rows = slices.Delete(r, from, min(from+size, len(r)))
				return orphansOf(c) <= orphansOf(&s)
			})
		}
	}
	for k := range t.Keys {
		change(func(c *Scenario) bool {
			c.Tables[i].Keys = slices.Delete(c.Tables[i].Keys, k, k+1)
			return true
		})
		change(func(c *Scenario) bool {
			key := &c.Tables[i].Keys[k]
			was := key.OnUpdate
			key.OnUpdate = ""
			return was != ""
		})
	}
	for k := range t.Indexes {
		change(func(c *Scenario) bool {
			c.Tables[i].Indexes = slices.Delete(c.Tables[i].Indexes, k,
				k+1)
			return true
		})
	}
	for k := range t.Columns {
		change(func(c *Scenario) bool { return dropColumn(c, i, k) })
	}
	change(func(c *Scenario) bool {
		x := &c.Tables[i]
		was := x.Check + x.Trigger + x.Tail
		x.Check, x.Trigger, x.Tail = "", "", ""
		return was != ""
	})
	change(func(c *Scenario) bool { was := c.Tables[i].View; c.Tables[i].View = false; return was })
	change(func(c *Scenario) bool {
		x := &c.Tables[i]
		plain := x.Name == x.ID
		x.Name = x.ID
		for k := range x.Columns {
			plain = plain && x.Columns[k].Name == x.Columns[k].ID
			x.Columns[k].Name = x.Columns[k].ID
		}
		return !plain
	})
}

func orphansOf(s *Scenario) (n int) {
	for i := range s.Tables {
		for _, k := range s.Tables[i].Keys {
			n += s.orphans(&s.Tables[i], k)
		}
	}
	return n
}

// dropTable takes a table away, with the keys that refer to it.
func dropTable(c *Scenario, i int) bool {
	id := c.Tables[i].ID
	if id == c.Column.Table {
		return false
	}
	c.Tables = slices.Delete(c.Tables, i, i+1)
	for k := range c.Tables {
		c.Tables[k].Keys = slices.DeleteFunc(c.Tables[k].Keys, func(k Key) bool { return k.Parent == id })
	}
	return true
}

// dropColumn takes a column away that no key of the table is made of.
func dropColumn(c *Scenario, i, k int) bool {
	t := &c.Tables[i]
	id := t.Columns[k].ID
	if k < 2 || c.Column.Table == t.ID && c.Column.Column == id || slices.Contains(t.Primary, id) {
		return false
	}
	if t.Trigger == "note" && t.Columns[k].Kind == isNote {
		return false
	}
	for _, key := range t.Keys {
		if key.When != "" && t.Columns[k].Kind == isKind {
			return false
		}
	}
	for _, o := range c.Tables {
		for _, key := range o.Keys {
			if o.ID == t.ID && slices.Contains(key.Columns, id) || key.Parent == t.ID &&
				slices.Contains(key.Referred, id) {
				return false
			}
		}
	}
	has := func(cols []string) bool { return slices.Contains(cols, id) }
	t.Unique, t.Indexes = slices.DeleteFunc(t.Unique, has), slices.DeleteFunc(t.Indexes, has)
	t.Columns = slices.Delete(t.Columns, k, k+1)
	return true
}

// valid reports whether the scenario still makes sense.
func valid(s *Scenario) bool {
	if x := s.Second; x != nil && (s.table(x.Column.Table) == nil ||
		s.table(x.Column.Table).column(x.Column.Column) == nil) {
		return false
	}
	t := s.table(s.Column.Table)
	return t != nil && t.column(s.Column.Column) != nil && len(s.Steps) > 0
}
