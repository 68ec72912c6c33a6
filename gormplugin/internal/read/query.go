package read

import "slices"

// with reads common table expressions.
func (p *parser) with() {
	if !p.take("with") {
		return
	}
	recursive, before := p.take("recursive"), len(p.bases)
	for more := true; more && !p.failed; more = p.take(",") {
		r := &relation{name: p.name()}
		var names []string
		if p.is("(") {
			names = p.names()
		}
		p.need("as")
		p.take("not")
		p.take("materialized")
		p.need("(")
		if len(p.ctes) == mostRelations {
			p.fail()
		}
		if recursive { // its first SELECT names its own columns
			p.ctes = append(p.ctes, r)
		}
		r.columns = &outputs{all: renameOutputs(p.queryOf(p.scope, r, names), names)}
		p.need(")")
		if (recursive || p.dialect.NamesAhead) && slices.Contains(p.bases[before:], r.name) {
			p.fail()
		}
		if !recursive {
			p.ctes = append(p.ctes, r)
		}
	}
}

// renameOutputs returns the columns of a subquery by the names that its alias gives them.
func renameOutputs(columns []output, names []string) []output {
	for _, o := range columns {
		if len(o.value.columns) == 0 {
			o.value.args.give(nil, Derived)
		}
	}
	if names == nil {
		return columns
	}
	out := make([]output, len(names))
	for i, n := range names {
		out[i] = output{name: n, value: unknownValue}
		if len(columns) == len(names) {
			out[i].value = columns[i].byPlace()
		}
	}
	return out
}

// query reads a SELECT with its UNIONs, and returns what it selects.
func (p *parser) query(outer *scope) []output { return p.queryOf(outer, nil, nil) }

// queryOf is query for a common table expression that may name itself.
func (p *parser) queryOf(outer *scope, self *relation, names []string) []output {
	if p.queries++; p.queries > deepestQuery {
		p.fail()
	}
	saved, ctes := p.scope, len(p.ctes)
	p.scope = outer
	p.with()
	out := p.term(outer)
	if p.is("union", "intersect", "except") {
		if self != nil {
			self.columns = &outputs{all: renameOutputs(out, names)}
		}
		out = p.terms(outer, out)
	}
	p.scope = &scope{outer: outer, outputs: &outputs{all: out}}
	p.tail()
	p.scope, p.ctes = saved, p.ctes[:ctes]
	p.queries--
	return out
}

// terms reads the SELECTs behind the first one, and returns what any of them selects.
func (p *parser) terms(outer *scope, first []output) []output {
	columns := make([]union, len(first))
	for i, o := range first {
		columns[i].add(o.value)
	}
	for p.take("union", "intersect", "except") {
		p.take("all", "distinct")
		more := p.term(outer)
		for i, o := range more {
			o.loose = len(more) != len(first) || (o.loose || first[i].loose) && o.name != first[i].name
			if v := o.byPlace(); i < len(columns) {
				columns[i].add(v)
			}
		}
		for i := len(more); i < len(columns); i++ {
			columns[i].flags |= unknown
		}
	}
	out := make([]output, len(first))
	for i := range out {
		out[i] = output{first[i].name, p.union(columns[i]), first[i].loose}
		if len(out[i].value.columns) == 0 {
			out[i].value.args.give(nil, Derived)
		}
	}
	return out
}

// term reads one SELECT of a UNION.
func (p *parser) term(outer *scope) []output {
	switch {
	case p.take("("):
		out := p.query(outer)
		p.need(")")
		return out
	case p.take("values"):
		return p.values()
	}
	p.need("select")
	for p.take("distinct", "all", "straight_join", "sql_no_cache", "sql_calc_found_rows", "high_priority") {
	}
	if p.is("on") { // of DISTINCT ON
		p.at++
		p.parenthesis()
	}
	if p.take("top") {
		p.primary()
	}
	list := p.at
	p.skipTo("from", "union", "intersect", "except", "where", "limit", "offset", "order", "group", "having",
		"fetch", "on")
	end := p.at
	s := &scope{outer: outer}
	p.scope = s
	if p.take("from") {
		p.from()
	}
	rest := p.at
	if p.failed {
		return nil
	}
	p.at = list // the list is read after the tables that it names
	out := p.items()
	if p.at != end {
		p.fail()
	}
	if p.failed {
		return nil
	}
	p.at = rest
	p.conditions(out)
	return out
}

// conditions reads what follows the tables of a SELECT.
func (p *parser) conditions(out []output) {
	if p.take("where") {
		p.or()
	}
	if p.takeAll("group", "by") {
		p.ordered()
		if p.take("with") {
			p.name()
		}
	}
	p.scope.outputs = &outputs{all: out}
	if p.take("having") {
		p.or()
	}
	if p.take("window") {
		for more := true; more && !p.failed; more = p.take(",") {
			p.name()
			p.need("as")
			p.window()
		}
	}
	p.tail()
}

// values reads the rows of VALUES, which are a table.
func (p *parser) values() []output {
	var columns []union
	for more := true; more && !p.failed; more = p.take(",") {
		p.take("row")
		for i, v := range p.list() {
			if i == len(columns) {
				columns = append(columns, union{})
			}
			v.args.give(nil, Values)
			columns[i].add(v)
		}
	}
	out := make([]output, len(columns))
	for i := range out {
		out[i].value = p.union(columns[i])
	}
	return out
}

// tail reads what follows the conditions.
func (p *parser) tail() {
	if p.takeAll("order", "by") {
		p.ordered()
	}
	for {
		switch {
		case p.take("limit", "offset"):
			for more := true; more; more = p.take(",") {
				p.or()
			}
			p.take("rows", "row")
		case p.take("fetch"):
			p.need("first", "next")
			p.or()
			p.need("rows", "row")
			p.need("only")
		case p.take("for"):
			p.skip("no", "key")
			p.need("update", "share")
			if p.take("of") {
				p.path()
			}
			p.skip("nowait", "skip", "locked")
		case p.is("lock") && p.ahead(1).is("in"):
			p.at++
			for range 3 { // IN SHARE MODE
				p.name()
			}
		default:
			return
		}
	}
}

// ordered reads the expressions of ORDER BY.
func (p *parser) ordered() {
	for more := true; more && !p.failed; more = p.take(",") {
		p.or()
		p.take("asc", "desc")
		if p.take("nulls") {
			p.need("first", "last")
		}
	}
}

// items reads what a SELECT or a RETURNING names.
func (p *parser) items() (out []output) {
	for more := true; more && !p.failed; more = p.take(",") {
		switch {
		case p.take("*"):
			for _, r := range p.scope.relations {
				if !r.qualified {
					out = append(out, r.all()...)
				}
			}
		case p.peek().isName() && p.ahead(1).is(".") && p.ahead(2).is("*"):
			if r := p.relation(p.name()); r != nil {
				out = append(out, r.all()...)
			} else {
				out = append(out, new(relation).all()...)
			}
			p.at += 2
		default:
			out = append(out, p.item())
		}
	}
	return out
}

func (p *parser) item() output {
	from := p.at
	o := output{value: p.or()}
	if p.isPath(from) {
		o.name = p.toks[p.at-1].text
	}
	if name, ok := p.alias(); ok {
		o.name = name
	}
	if o.value.tuple != nil {
		meetUnknown(o.value)
		o.value = unknownValue
	}
	return o
}

// isPath reports whether the tokens from there on are a name with those that qualify it.
func (p *parser) isPath(from int) bool {
	for i, t := range p.toks[from:p.at] {
		if i%2 == 1 != t.is(".") || i%2 == 0 && !t.isName() {
			return false
		}
	}
	return (p.at-from)%2 == 1
}
