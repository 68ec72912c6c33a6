package scan

import (
	"cmp"
	"slices"
)

// A Class are the columns that hold the same ids, by foreign keys and by what was found.
type Class struct {
	Home       *Column
	Columns    int   // with the home
	WithoutKey int   // of them, those that no foreign key links
	Rows       int64 // of all columns, as the engine estimates them, or as they were read
	// Advice is what helps most: a rewrite of the home, or what else is advised there.
	Advice Advice
	// Findings counts the columns that have a finding of their own.
	Findings int
}

// Classes are the classes that have findings. The one that helps most is the first: those with a
// rewrite before others, by their rows.
func (rep *Report) Classes() (out []Class) {
	at, ofHome := map[string]int{}, map[int]bool{} // of a class, whether its advice is of its home
	for i := range rep.Columns {
		col := &rep.Columns[i]
		if col.home == "" || col.home == col.Name.String() {
			at[col.Name.String()] = len(out)
			out = append(out, Class{Home: col})
		}
	}
	for i := range rep.Columns {
		col := &rep.Columns[i]
		n, ok := at[cmp.Or(col.home, col.Name.String())]
		if !ok {
			continue
		}
		c := &out[n]
		c.Columns++
		if col.Link != nil && col != c.Home {
			c.WithoutKey++
		}
		c.Rows += max(col.Rows, int64(col.SampleSize))
		own := slices.DeleteFunc(slices.Clone(col.Advice), func(a Advice) bool { return a.child })
		if len(own) > 0 && !col.Fine && col.SampleSize > 0 || len(col.Suspicions) > 0 {
			c.Findings++
		}
		for _, x := range col.Suspicions {
			own = append(own, Advice{Reason: x.Detail})
		}
		for _, a := range own {
			better := c.Advice.Reason == "" || c.Advice.Rewrite == "" && a.Rewrite != ""
			if better || col == c.Home && !ofHome[n] && a.Rewrite != "" {
				c.Advice = a
				ofHome[n] = col == c.Home && a.Rewrite != ""
			}
		}
	}
	out = slices.DeleteFunc(out, func(c Class) bool { return c.Findings == 0 })
	slices.SortStableFunc(out, func(a, b Class) int {
		helps := func(c Class) int { return min(1, len(c.Advice.Rewrite)) }
		return cmp.Or(helps(b)-helps(a), cmp.Compare(b.Rows, a.Rows), b.Columns-a.Columns)
	})
	return out
}
