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

// Closure returns the column class of some columns: everything that is linked to them by pairs of
// foreign key columns, in either direction, over any number of steps.
func Closure(starts []ColumnRef, keys []ForeignKey) (*Class, error) {
	in := map[ColumnRef]bool{}
	var order []ColumnRef
	add := func(c ColumnRef) bool {
		if in[c] {
			return false
		}
		in[c] = true
		order = append(order, c)
		return true
	}
	for _, c := range starts {
		add(c)
	}
	for grown := true; grown; {
		grown = false
		for _, k := range keys {
			for _, p := range k.Columns {
				child, parent := PairOf(k, p)
				if in[child] && add(parent) || in[parent] && add(child) {
					grown = true
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
			if !in[child] {
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

// PairOf returns the two columns of a pair of a foreign key.
func PairOf(k ForeignKey, p Pair) (child, parent ColumnRef) {
	return ColumnRef{Ref: k.Child, Name: p.Child}, ColumnRef{Ref: k.Parent, Name: p.Parent}
}

// parentsFirst orders columns so that referenced ones come before those that
// refer to them. In a cycle the order found is kept.
func parentsFirst(cols []ColumnRef, parents map[ColumnRef][]ColumnRef) []ColumnRef {
	var out []ColumnRef
	placed := map[ColumnRef]bool{}
	place := func(c ColumnRef) {
		out = append(out, c)
		placed[c] = true
	}
	for len(out) < len(cols) {
		before := len(out)
		for _, c := range cols {
			ready := !slices.ContainsFunc(parents[c], func(p ColumnRef) bool { return !placed[p] })
			if !placed[c] && ready {
				place(c)
			}
		}
		if len(out) > before {
			continue
		}
		for _, c := range cols { // a cycle: break it at the first
			if !placed[c] {
				place(c)
				break
			}
		}
	}
	return out
}
