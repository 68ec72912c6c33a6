package migrate

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

type columnRef struct {
	sqlgen.Ref
	name string
	only sqlgen.Only
}

// refOf returns the columnRef of a column of a class.
func refOf(c sqlgen.Column) columnRef { return columnRef{c.Ref, c.Name, c.Only} }

// closure returns the column class of some columns: everything that is linked to
// them by pairs of foreign key columns, in either direction, over any number of
// steps.
func closure(starts []columnRef, keys []sqlgen.ForeignKey) (*sqlgen.Class, error) {
	in := map[columnRef]bool{}
	var order []columnRef
	add := func(c columnRef) bool {
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
				child, parent := pairOf(k, p)
				if in[child] && add(parent) || in[parent] && add(child) {
					grown = true
				}
			}
		}
	}
	class := &sqlgen.Class{}
	parents := map[columnRef][]columnRef{} // of a child
	referenced := map[columnRef]bool{}
	for _, k := range keys {
		used := false
		for _, p := range k.Columns {
			child, parent := pairOf(k, p)
			if !in[child] {
				continue
			}
			used = true
			referenced[parent] = true
			if child != parent {
				parents[child] = append(parents[child], parent)
			}
			if p.Parent == "" {
				return nil, fmt.Errorf("%w: foreign key %q of table %q names no column of table %q", ErrRefused, k.Name, k.Child.Table, k.Parent.Table)
			}
		}
		if used {
			class.Keys = append(class.Keys, k)
		}
	}
	for _, c := range parentsFirst(order, parents) {
		class.Columns = append(class.Columns, sqlgen.Column{Ref: c.Ref, Name: c.name, Only: c.only, Referenced: referenced[c]})
	}
	return class, nil
}

// pairOf returns the two columns of a pair of a foreign key.
func pairOf(k sqlgen.ForeignKey, p sqlgen.Pair) (child, parent columnRef) {
	return columnRef{Ref: k.Child, name: p.Child}, columnRef{Ref: k.Parent, name: p.Parent}
}

// parentsFirst orders columns so that referenced ones come before those that
// refer to them. In a cycle the order found is kept.
func parentsFirst(cols []columnRef, parents map[columnRef][]columnRef) []columnRef {
	var out []columnRef
	placed := map[columnRef]bool{}
	place := func(c columnRef) {
		out = append(out, c)
		placed[c] = true
	}
	for len(out) < len(cols) {
		before := len(out)
		for _, c := range cols {
			ready := !slices.ContainsFunc(parents[c], func(p columnRef) bool { return !placed[p] })
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

func columnName(c sqlgen.Column) ColumnName {
	return ColumnName{c.Schema, c.Table, c.Name, c.Only.Column, c.Only.Value}
}

// suggest ends an error message with the name that was probably meant.
func suggest(name string, all []string) string {
	best, least := "", 3
	for _, s := range all {
		if d := distance(strings.ToLower(name), strings.ToLower(s)); d < least {
			best, least = s, d
		}
	}
	if best == "" {
		return "; names are taken exactly as written"
	}
	return fmt.Sprintf("; did you mean %q?", best)
}

// distance is the number of single-character edits between two names.
func distance(a, b string) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range len(a) {
		diagonal := row[0]
		row[0] = i + 1
		for j := range len(b) {
			change := diagonal
			if a[i] != b[j] {
				change++
			}
			diagonal = row[j+1]
			row[j+1] = min(change, row[j]+1, diagonal+1)
		}
	}
	return row[len(b)]
}
