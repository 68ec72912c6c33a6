package sqlgen

import "strings"

// Like reports whether a form writes and compares ids as another does. Values of both can stand
// in one list then.
func (f *Form) Like(g *Form) bool {
	return f.Same(g) && f.Collate == g.Collate && f.alone == g.alone && f.ParamExpr == g.ParamExpr
}

// OneForm reports whether all columns hold ids in one way.
func (c *Class) OneForm() bool {
	for _, col := range c.Columns {
		if !col.Form.Like(c.Columns[0].Form) {
			return false
		}
	}
	return true
}

// Forms returns the forms of the columns, each once.
func (c *Class) Forms() (out []*Form) {
	for _, col := range c.Columns {
		known := false
		for _, f := range out {
			known = known || f.Like(col.Form)
		}
		if !known {
			out = append(out, col.Form)
		}
	}
	return out
}

// inForm returns the expressions to which a column of a form is equal when it holds a given id.
// build writes that id in a form. Of text there are several.
func inForm(to, from *Form, build func(to *Form) string) string {
	x := build(to)
	if !to.IsText() {
		return x
	}
	if !to.Like(from) {
		x = to.Alone(x)
	}
	return strings.Join([]string{x, "lower(" + x + ")", "upper(" + x + ")"}, ", ")
}
