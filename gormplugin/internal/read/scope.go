package read

// mostRelations is how many tables a scope has. A text with more is not read.
const mostRelations = 64

// A scope is what the names of one SELECT mean.
type scope struct {
	relations []*relation
	outer     *scope
	outputs   *outputs // what HAVING and ORDER BY can name, too
}

// A relation is a table of a FROM, or a subquery.
type relation struct {
	name      string
	table     *Table   // nil for one that is not known
	columns   *outputs // of a subquery
	qualified bool     // its columns need its name
}

// An output is a column that a subquery selects.
type output struct {
	name  string
	value value
	loose bool // * names it: the table can have its columns in another order than its model
}

// byPlace returns what the output is for a caller that counts the columns.
func (o output) byPlace() value {
	if o.loose {
		meetUnknown(o.value)
		return unknownValue
	}
	return o.value
}

// outputs are the columns that a subquery selects.
type outputs struct {
	all    []output
	byName map[string]value
}

// find returns the column of a name. One of several is not known.
func (o *outputs) find(name string) (value, bool) {
	if o == nil {
		return value{}, false
	}
	if o.byName == nil {
		o.byName = make(map[string]value, len(o.all))
		for _, one := range o.all {
			if _, twice := o.byName[one.name]; twice {
				one.value.flags |= unknown
			}
			o.byName[one.name] = one.value
		}
	}
	v, ok := o.byName[name]
	return v, ok
}

// column returns what a column of the relation is.
func (r *relation) column(name string) value {
	if v, ok := r.find(name); ok {
		return v
	}
	return unknownValue
}

func (r *relation) find(name string) (value, bool) {
	if r.table != nil {
		c := r.table.byName[name]
		return value{columns: c}, c != nil
	}
	return r.columns.find(name)
}

// add puts a relation into the scope.
func (p *parser) add(r *relation) {
	if len(p.scope.relations) == mostRelations {
		p.fail()
	}
	p.scope.relations = append(p.scope.relations, r)
}

// all returns the columns of the relation, as * names them.
func (r *relation) all() []output {
	switch {
	case r.table == nil && r.columns == nil:
		return []output{{"*", unknownValue, true}} // any number of columns
	case r.table == nil:
		return r.columns.all
	}
	out := make([]output, len(r.table.columns))
	for i, c := range r.table.columns {
		out[i] = output{c.Name, value{columns: r.table.byName[c.Name]}, true}
	}
	return out
}

// column returns what a name is. One without a table is of the innermost scope that has tables: a
// table there may have a column that its model has not.
func (p *parser) column(parts []string) value {
	name := parts[len(parts)-1]
	if n := len(parts); n > 1 { // a database in front is the table's, or an error
		if r := p.relation(parts[n-2]); r != nil && n < 4 {
			return r.column(name)
		}
		return unknownValue
	}
	s := p.scope
	for s != nil && len(s.relations) == 0 && s.outputs == nil {
		s = s.outer
	}
	if s == nil {
		return unknownValue
	}
	var u union
	found := false
	for _, r := range s.relations {
		if v, ok := r.find(name); ok && !r.qualified {
			u.add(v)
			found = true
		}
	}
	if v, ok := s.outputs.find(name); ok {
		u.add(v)
		found = true
	}
	if !found {
		return unknownValue
	}
	return p.union(u)
}

// relation returns the one of a name, from the innermost scope outwards. Of two in one scope, as of
// two databases, it returns none.
func (p *parser) relation(name string) *relation {
	for s := p.scope; s != nil; s = s.outer {
		var found *relation
		for _, r := range s.relations {
			switch {
			case r.name != name:
			case found != nil:
				return nil
			default:
				found = r
			}
		}
		if found != nil {
			return found
		}
	}
	return nil
}
