package sqlite

import (
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// checks returns the expressions of the CHECKs in the text of a CREATE TABLE, with their brackets.
func checks(def string) (out []string) {
	list := words(def)
	for i, w := range list[:max(len(list)-1, 0)] {
		if w.Is("CHECK") && list[i+1].Is("(") {
			if to := endOfValue(list[i+1:]); to > 0 {
				out = append(out, def[list[i+1].At:to])
			}
		}
	}
	return out
}

// sampleIDs are two spellings of ids, as text and as bytes.
var sampleIDs = map[bool][]string{
	true:  {"'0f8fad5b-d9cb-469f-a165-70867728950e'", "'0f8fad5bd9cb469fa16570867728950e'"},
	false: {"x'0f8fad5bd9cb469fa16570867728950e'"},
}

// refusingChecks returns the CHECKs of a table that refuse the new form of an id. They take the old
// one now, in a row of the table, or in one that has nothing else.
func (w script) refusingChecks(def string, t twin.Table) (out []string) {
	for _, expr := range checks(def) {
		if !slices.ContainsFunc(t.Twins, func(x twin.Twin) bool { return names(expr, x.Name) }) {
			continue
		}
		if !isExpression(expr) || w.refuses(expr, t) {
			out = append(out, expr)
		}
	}
	return out
}

// refuses reports whether a CHECK does so. One that cannot be computed here does, too.
func (w script) refuses(expr string, t twin.Table) bool {
	v := w.d.script(w.Ctx, w.On) // an error of the expression ends no plan
	columns := append(v.ask("insertable columns", t.Table), v.ask("generated columns", t.Table)...)
	takes := func(row, from string) (yes bool) {
		v.Scan("SELECT NOT EXISTS (SELECT 1 FROM (SELECT "+row+from+") AS "+v.Q(t.Table)+
			" WHERE NOT "+expr+")", nil, &yes)
		return yes
	}
	image := func(x twin.Twin, c string) string {
		if x.Draw != nil {
			return "CASE WHEN " + c + " IS NOT NULL THEN " + standIn(c) + " END"
		}
		return "CASE WHEN " + c + " IS NOT NULL THEN " + x.Image(c) + " END"
	}
	if !takes(v.row(t, columns, v.Q, image), " FROM "+v.Table(t.Ref)) {
		return true
	}
	null := func(string) string { return "NULL" }
	samples := sampleIDs[t.Twins[0].Old.Reads.IsText()]
	if t.Twins[0].Draw != nil {
		samples = slices.Concat(sampleIDs[true], sampleIDs[false], []string{"1"})
	}
	for _, id := range samples {
		was := v.row(t, columns, null, func(twin.Twin, string) string { return id })
		is := v.row(t, columns, null, func(x twin.Twin, _ string) string { return image(x, id) })
		if takes(was, "") && !takes(is, "") {
			return true
		}
	}
	return v.Err != nil
}

// standIn is an id of 16 bytes for an old key c. It stands in for the one that is drawn.
func standIn(c string) string {
	return "CAST(substr(hex(" + c + ") || '................', 1, 16) AS BLOB)"
}

// row writes the columns of a table: ids with one value, and the others with another.
func (w script) row(t twin.Table, columns []string, other func(string) string,
	id func(x twin.Twin, c string) string) string {
	var list []string
	for _, c := range columns {
		v := other(c)
		for _, x := range t.Twins {
			if x.Name == c {
				v = id(x, w.Q(c))
			}
		}
		list = append(list, v+" AS "+w.Q(c))
	}
	return strings.Join(list, ", ")
}
