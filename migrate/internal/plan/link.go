package plan

import (
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/internal/thousands"
	"github.com/sqluuid/sqluuid/migrate/internal/hint"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// A Link is a column outside of the class that holds ids of it. Its fields are of migrate.Link.
type Link struct {
	Column    ColumnName `json:"column"`
	Type      string     `json:"type"`
	RowsFound int64      `json:"found"`
	Sample    int        `json:"sample"`
	Also      bool       `json:"also"`
	Partial   bool       `json:"partial,omitempty"`
	Null      string     `json:"null,omitempty"`
}

// whole reports whether the class has all ids of the sample.
func (l Link) whole() bool { return l.RowsFound >= int64(l.Sample) }

// A Search says where links without a foreign key were looked for.
type Search struct {
	Columns int      `json:"columns"`          // outside of the class; a sample of each was looked up
	Unread  []string `json:"unread,omitempty"` // what could not be looked at, and why
	// Databases are the others of the server, into which no run looks.
	Databases []string `json:"databases,omitempty"`
}

// counts says how many of the sample were found.
func (l Link) counts() string {
	return fmt.Sprintf("(%d of %d that were looked up), and no foreign key says so",
		min(l.RowsFound, int64(l.Sample)), l.Sample)
}

// String says what will become of the link, and what to do.
func (l Link) String() string {
	if l.Null != "" {
		return fmt.Sprintf("%s holds ids of this class in rows whose %s is NULL %s: they would keep the "+
			"old ids, and no %v names those rows alone; give them a value there before the run, or name "+
			"the whole column where all its rows belong to this class", l.Column, l.Null, l.counts(),
			hint.Also)
	}
	s := fmt.Sprintf("%s holds ids of this class %s: ", l.Column, l.counts())
	switch {
	case l.Partial && l.Column.Discriminator == "":
		return s + fmt.Sprintf("it would keep the old ids. The plan refuses the whole column, "+
			"because its other ids are in no row of this class: where another column tells the rows "+
			"apart, name that column and a value behind it, as [COLUMN=VALUE]; where their rows were "+
			"deleted, %v lets them be", hint.AllowOrphans)
	case l.Partial:
		return s + fmt.Sprintf("they would keep the old ids. The plan refuses these rows, because "+
			"their other ids are in no row of this class: correct those first, or, where their rows were "+
			"deleted, %v lets them be", hint.AllowOrphans)
	case l.Also:
		return s + fmt.Sprintf("it would keep the old ids; add %v %s", hint.Also, l.Column.argument())
	}
	return s + fmt.Sprintf("it is %s and would keep the old ids, which this run does not take "+
		"along; change them by your own means, or, where each value is one id, by a run of their "+
		"own: the same id becomes the same everywhere", l.Type)
}

// DescribeAfterRun says of a link what a run has left, and what to do now.
func (l Link) DescribeAfterRun() string {
	switch {
	case l.Null != "" || l.Partial:
		return fmt.Sprintf("%s; for that, undo this run first", l)
	case l.Also:
		return fmt.Sprintf("%s holds ids of this class %s: it has kept the old ids; rewrite it by a run "+
			"of its own (%s): the same id becomes the same everywhere", l.Column, l.counts(),
			l.Column.ownRunFlags())
	}
	return l.String()
}

// warnLinks warns of links without a foreign key.
func (pl *Plan) warnLinks() {
	if pl.Search != nil && len(pl.Search.Unread) > 0 {
		pl.warn("these could not be looked at for links without a foreign key, and the run does not "+
			"verify them: %s", first(pl.Search.Unread))
	}
	if pl.Search != nil && len(pl.Search.Databases) > 0 {
		pl.warn("no run looks for links in other databases of the server: %s", first(pl.Search.Databases))
	}
	var alike []Link // but for their names
	for _, l := range pl.Links {
		if l.Also && !l.Partial && l.Null == "" {
			alike = append(alike, l)
		}
	}
	if len(alike) < manyAlike {
		alike = nil
	}
	for _, l := range pl.Links {
		if !slices.Contains(alike, l) {
			pl.warn("%s", l)
		}
	}
	if len(alike) > 0 {
		flags := make([]string, len(alike))
		for i, l := range alike {
			flags[i] = fmt.Sprintf("%v %s", hint.Also, l.Column.argument())
		}
		pl.warn("%s hold ids of this class, and no foreign key says so: they would keep the old ids; "+
			"add %s", thousands.Count(len(alike), "column"), strings.Join(flags, " "))
	}
}

// manyAlike is from how many links on one warning says what they have in common.
const manyAlike = 4

// mostNamed is how many of a list a sentence names.
const mostNamed = 3

// First names the first of some columns, and says how many more there are.
func First(columns []ColumnName) string {
	list := make([]string, len(columns))
	for i, c := range columns {
		list[i] = c.String()
	}
	return first(list)
}

// first names the first of a list, and says how many more there are.
func first(list []string) string {
	if n := len(list) - mostNamed; n > 0 {
		list = append(slices.Clone(list[:mostNamed]), fmt.Sprintf("and %d more", n))
	}
	return strings.Join(list, ", ")
}

// The names of columns that hold links to several tables end with a linkEnding. The column
// that says which table it is has the same stem and a discriminatorEnding, or a name of telling.
var (
	linkEndings = []string{
		"_id", "_uuid", "_guid", "_pk", "_key", "_ref", "Id", "ID", "Uuid", "UUID", "_ID", "",
	}
	discriminatorEndings = []string{
		"_type", "_class", "_kind", "_table", "_model",
		"Type", "Class", "Kind", "_TYPE", "_type_id",
	}
	telling = []string{
		"type", "kind", "class", "model", "table", "table_name", "model_name", "entity", "object",
	}
)

// mayTell returns columns that may tell where a column's links go, as their names say less
// surely: entity for entity_id, or kind for any. Their values have to show it.
func mayTell(t *sqlgen.Table, column string) (out []sqlgen.TableColumn) {
	for _, fact := range t.Columns {
		name := fact.Name
		likely := slices.Contains(telling, strings.ToLower(name)) ||
			slices.ContainsFunc(linkEndings, func(end string) bool { return column == name+end }) ||
			slices.ContainsFunc(discriminatorEndings, func(end string) bool {
				return strings.HasSuffix(name, end)
			})
		typ := strings.ToLower(fact.Type) // json has no order
		if likely && name != column && !strings.Contains(typ, "json") && typ != "xml" {
			out = append(out, fact)
		}
	}
	return out
}

// discriminatorOf returns the column whose name says that it tells where a column's links go:
// record_type for record_id, content_type_id for object_id.
func discriminatorOf(t *sqlgen.Table, column string) (sqlgen.TableColumn, bool) {
	for _, end := range linkEndings {
		stem, ok := strings.CutSuffix(column, end)
		if !ok || stem == "" {
			continue
		}
		var names []string
		for _, kind := range discriminatorEndings {
			names = append(names, stem+kind)
		}
		if stem == "object" { // Django's
			names = append(names, "content_type_id", "content_type")
		}
		for _, name := range names {
			if fact, ok := t.Column(name); ok && name != column {
				return fact, true
			}
		}
	}
	return sqlgen.TableColumn{}, false
}
