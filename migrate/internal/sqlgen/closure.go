package sqlgen

import (
	"fmt"
	"slices"
)

// A ColumnRef names a column, or some of its rows.
type ColumnRef struct {
	Ref
	Name string
	Only Only
}

// RefOf returns the name of a column of a class.
func RefOf(c Column) ColumnRef { return ColumnRef{c.Ref, c.Name, c.Only} }

// PairOf returns the two columns of a pair of a foreign key.
func PairOf(k ForeignKey, p Pair) (child, parent ColumnRef) {
	return ColumnRef{Ref: k.Child, Name: p.Child}, ColumnRef{Ref: k.Parent, Name: p.Parent}
}

// Closure returns the class of some columns: all that foreign keys link to them, in any direction.
func Closure(starts []ColumnRef, keys []ForeignKey) (*Class, error) {
	var order []ColumnRef
	has := func(c ColumnRef) bool { return slices.Contains(order, c) }
	for _, c := range starts {
		if !has(c) {
			order = append(order, c)
		}
	}
	for before := -1; before < len(order); {
		before = len(order)
		for _, k := range keys {
			for _, p := range k.Columns {
				child, parent := PairOf(k, p)
				switch {
				case has(child) && !has(parent):
					order = append(order, parent)
				case has(parent) && !has(child):
					order = append(order, child)
				}
			}
		}
	}
	class := &Class{}
	parents := map[ColumnRef][]ColumnRef{} // of a child
	referenced := map[ColumnRef]bool{}
	for _, k := range keys {
		used := false
		for _, p := range k.Columns {
			child, parent := PairOf(k, p)
			if !has(child) {
				continue
			}
			used = true
			referenced[parent] = true
			if child != parent {
				parents[child] = append(parents[child], parent)
			}
			if p.Parent == "" {
				return nil, fmt.Errorf("foreign key %q of table %q names no column of table %q", k.Name,
					k.Child.Table, k.Parent.Table)
			}
		}
		if used {
			class.Keys = append(class.Keys, k)
		}
	}
	for _, c := range parentsFirst(order, parents) {
		class.Columns = append(class.Columns, Column{Ref: c.Ref, Name: c.Name, Only: c.Only,
			Referenced: referenced[c]})
	}
	return class, nil
}

// parentsFirst puts referenced columns before those that refer to them, in a cycle as they come.
func parentsFirst(cols []ColumnRef, parents map[ColumnRef][]ColumnRef) []ColumnRef {
	var out []ColumnRef
	waits := func(c ColumnRef) bool { return !slices.Contains(out, c) }
	for len(out) < len(cols) {
		before := len(out)
		for _, c := range cols {
			if waits(c) && !slices.ContainsFunc(parents[c], waits) {
				out = append(out, c)
			}
		}
		if len(out) == before { // a cycle: break it at the first
			out = append(out, cols[slices.IndexFunc(cols, waits)])
		}
	}
	return out
}
