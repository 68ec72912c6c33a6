//go:build unix

package twins

import (
	"maps"
	"slices"
)

// A model is the rows of one writer by table and business key.
type model []map[string]row

// A row is what is known of one. An id is digits, as the application knows it before the run.
type row struct {
	id    string   // "" in a table without one, and where it is the id of a parent
	text  string   // as it was written before the run, "" if it was written later
	refs  []string // of a key the business key of the parent, of a link the digits; "" is NULL
	count int
}

func (m model) clone() model {
	out := make(model, len(m))
	for i, rows := range m {
		out[i] = maps.Clone(rows)
	}
	return out
}

// with returns a row with another reference.
func (r row) with(ref int, value string) row {
	r.refs = slices.Clone(r.refs)
	r.refs[ref] = value
	return r
}

// idOf returns the id of a row: its own, or that of its parent.
func (s *Scenario) idOf(m model, table int, n string) string {
	if s.Tables[table].Key == isShared {
		return s.idOf(m, s.Tables[table].Refs[0].Parent, m[table][n].refs[0])
	}
	return m[table][n].id
}

// refOf returns the id that a reference holds, "" for NULL.
func (s *Scenario) refOf(m model, table int, n string, ref int) string {
	value := m[table][n].refs[ref]
	if x := s.Tables[table].Refs[ref]; value != "" && !x.Link {
		return s.idOf(m, x.parentOf(value), value)
	}
	return value
}

// A spot is a row of a table.
type spot struct {
	table int
	n     string
}

// An outcome is how a statement ends.
type outcome int

const (
	isDone   outcome = iota
	isBroken         // a foreign key refuses it
	isOpen           // it depends on the order in which the server looks at its keys
)

// children calls f for each row that refers to a row by a key.
func (s *Scenario) children(m model, to spot, f func(at spot, ref int)) {
	s.referring(m, to, false, f)
}

// referring calls f for each row that refers to a row: by a key, or by a link that goes along.
func (s *Scenario) referring(m model, to spot, also bool, f func(at spot, ref int)) {
	for i, t := range s.Tables {
		for k, x := range t.Refs {
			if x.isKey() == also || x.Link || !slices.Contains(x.parents(), to.table) {
				continue
			}
			for n, r := range m[i] {
				if r.refs[k] == to.n {
					f(spot{i, n}, k)
				}
			}
		}
	}
}

// innodbDepth is less than how deep a cascade may go.
const innodbDepth = 8

// remove deletes a row with all that its keys delete.
func (s *Scenario) remove(m model, at spot) (model, outcome) {
	next, result := m.clone(), isDone
	gone := map[spot]bool{at: true}
	above := map[spot][]int{at: {at.table}} // the tables of a row and of those that remove it
	for list := []spot{at}; len(list) > 0; list = list[1:] {
		s.children(m, list[0], func(child spot, ref int) {
			isPair := s.Tables[child.table].Refs[ref].Pair
			if s.Engine == onMySQL && (list[0] != at && (isPair || slices.Contains(above[list[0]], child.table)) ||
				isPair && child.table == at.table || s.forgets(child.table, list[0].table, 2)) {
				result = isOpen // MySQL 9.7.4 does nothing there, and leaves orphans
			}
			if s.Tables[child.table].Refs[ref].OnDelete == "CASCADE" && !gone[child] {
				gone[child] = true
				above[child] = append(slices.Clone(above[list[0]]), child.table)
				list = append(list, child)
				if s.isInnoDB() && len(above[child]) > innodbDepth+1 {
					result = isOpen
				}
			}
		})
	}
	written := map[spot]int{} // rows that go, by the actions that write them before
	for g := range gone {
		s.children(m, g, func(child spot, ref int) {
			switch s.Tables[child.table].Refs[ref].OnDelete {
			case "CASCADE":
			case "SET NULL", "SET DEFAULT":
				// PostgreSQL looks at all keys of a row that a transaction writes a second time.
				if written[child]++; gone[child] && written[child] > 1 && !s.isInnoDB() {
					result = isOpen
				}
				if s.Engine == onMySQL && !gone[child] && s.forgets(child.table, g.table, 1) {
					result = isOpen
				}
				if !gone[child] {
					next[child.table][child.n] = next[child.table][child.n].with(ref, "")
				}
			default:
				switch {
				case child == g && !s.isInnoDB():
				case gone[child]:
					result = isOpen
				case result == isDone:
					result = isBroken
				}
			}
		})
		s.referring(m, g, true, func(child spot, _ int) {
			if !gone[child] {
				result = isOpen // nothing says what becomes of a link to a row that is gone
			}
		})
		delete(next[g.table], g.n)
	}
	if result != isDone {
		return m, result
	}
	return next, isDone
}

// forgets reports whether MySQL 9.7.4 leaves a reference to a row that is gone. It does so where the
// table has so many keys with CASCADE to the same parent, and others have a key with an action to it.
func (s *Scenario) forgets(table, parent, keys int) bool {
	for _, x := range s.Tables[table].Refs {
		if x.isKey() && x.Parent == parent && x.OnDelete == "CASCADE" {
			keys--
		}
	}
	return keys <= 0 && slices.ContainsFunc(s.Tables, func(t Table) bool {
		return slices.ContainsFunc(t.Refs, func(x Ref) bool {
			return x.isKey() && x.Parent == table && (x.OnDelete == "CASCADE" || x.OnDelete == "SET NULL")
		})
	})
}

// rekey gives a row another id. What refers to it follows, or refuses it.
func (s *Scenario) rekey(m model, at spot, id string) (model, outcome) {
	next := m.clone()
	r := next[at.table][at.n]
	r.id, r.text = id, ""
	next[at.table][at.n] = r
	result := isDone
	above := map[spot][]int{at: {at.table}} // the tables of a moved row and of those that moved it
	for list := []spot{at}; len(list) > 0; list = list[1:] {
		s.children(m, list[0], func(child spot, ref int) {
			t := s.Tables[child.table]
			switch {
			case s.Engine == onMySQL && list[0] != at && t.Refs[ref].Pair:
				result = isOpen
			case s.isInnoDB() && slices.Contains(above[list[0]], child.table):
				result = isOpen // InnoDB refuses a cascade that writes a table a second time
			case s.Engine == onMariaDB && t.inPrimary(ref) && s.countRefs(m, child, list[0]) > 1:
				result = isOpen // the first cascade moves the row, and looks for the parents of the others
			case t.Refs[ref].OnUpdate != "CASCADE" && result == isDone:
				result = isBroken
				if child == list[0] || t.Refs[ref].OnUpdate == "SET NULL" {
					result = isOpen
				}
			case t.Key == isShared && ref == 0 && above[child] == nil:
				above[child] = append(slices.Clone(above[list[0]]), child.table)
				list = append(list, child)
				if s.Engine == onMySQL && s.closes(above[child]) {
					result = isOpen // MySQL 9.7.4 refuses it, where no row refers back too
				}
			}
		})
	}
	if result != isDone {
		return m, result
	}
	return next, isDone
}

// closes reports whether a table of a cascade has a key to the last of them.
func (s *Scenario) closes(tables []int) bool {
	last := tables[len(tables)-1]
	return slices.ContainsFunc(tables[:len(tables)-1], func(table int) bool {
		return slices.ContainsFunc(s.Tables[table].Refs, func(x Ref) bool { return x.isKey() && x.Parent == last })
	})
}

// inPrimary reports whether a reference is a part of the primary key.
func (t *Table) inPrimary(ref int) bool {
	return t.Key == isShared && ref == 0 || t.Key == isJoin && ref < 2
}

// countRefs counts the keys by which a row refers to another one.
func (s *Scenario) countRefs(m model, at, to spot) (n int) {
	s.children(m, to, func(child spot, _ int) {
		if child == at {
			n++
		}
	})
	return n
}
