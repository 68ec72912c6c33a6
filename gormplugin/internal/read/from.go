package read

import "strings"

// from reads tables and joins into the scope.
func (p *parser) from() {
	p.table()
	for {
		switch {
		case p.take(","):
			p.table()
		case p.is("natural", "inner", "left", "right", "full", "cross", "outer", "join", "straight_join"):
			p.join()
		default:
			return
		}
	}
}

// join reads one table behind a JOIN.
func (p *parser) join() {
	natural := p.take("natural")
	p.skip("inner", "left", "right", "full", "cross", "outer")
	p.need("join", "straight_join")
	before := len(p.scope.relations)
	p.table()
	switch {
	case natural && !p.failed:
		for _, r := range p.scope.relations[before:] {
			for _, o := range r.all() {
				p.using(o.name)
			}
		}
	case p.take("on"):
		p.or()
	case p.take("using"):
		p.using(p.names()...)
	}
}

// using lets the columns of all tables meet that have the name.
func (p *parser) using(names ...string) {
	for _, name := range names {
		var first *value
		for _, r := range p.scope.relations {
			v, ok := r.find(name)
			switch {
			case !ok:
			case first == nil:
				first = &v
			default:
				p.meet(*first, v)
			}
		}
	}
}

// table reads one table of a FROM.
func (p *parser) table() {
	lateral := p.take("lateral")
	if p.is("(") {
		inner := p.ahead(1)
		if !inner.is("select", "with", "values", "(") ||
			inner.is("(") && !p.toks[inner.number+1].is(")", "union", "intersect", "except", "order", "limit") {
			p.at++
			p.from()
			p.need(")")
			return
		}
		p.subquery(lateral)
		return
	}
	p.take("only")
	if p.peek().kind != tokenName && p.ahead(1).is("(") {
		p.function(p.name())
		return
	}
	r := p.named()
	if p.take("partition") {
		p.names()
	}
	if name, ok := p.alias(); ok {
		r.name = name
		if p.is("(") { // its columns have other names
			p.names()
			r.table, r.columns = nil, nil
		}
	}
	p.hints()
	p.add(r)
}

// hints reads what a table says of its indexes and its locks.
func (p *parser) hints() {
	switch {
	case p.takeAll("not", "indexed"):
	case p.take("indexed"):
		p.need("by")
		p.name()
	case p.is("with") && p.ahead(1).is("("):
		p.at++
		p.parenthesis()
	}
	for p.take("use", "force", "ignore") {
		p.need("index", "key")
		if p.take("for") {
			p.need("join", "order", "group")
			p.take("by")
		}
		p.names()
	}
}

// subquery reads a subquery of a FROM.
func (p *parser) subquery(lateral bool) {
	outer := p.scope.outer
	if lateral {
		outer = p.scope
	}
	p.need("(")
	out := p.query(outer)
	p.need(")")
	name, _ := p.alias()
	var names []string
	if p.is("(") {
		names = p.names()
	}
	p.add(&relation{name: name, columns: &outputs{all: renameOutputs(out, names)}})
}

// rowsOf are the functions whose rows have columns that are known, with these.
var rowsOf = map[string][]output{
	"json_each":                 {{name: "value", value: textValue}, {name: "atom", value: textValue}, {name: "key", value: textValue}},
	"json_tree":                 {{name: "value", value: textValue}, {name: "atom", value: textValue}, {name: "key", value: textValue}},
	"jsonb_array_elements":      {{name: "value", value: value{columns: []*Column{JSONArrow}}}},
	"json_array_elements":       {{name: "value", value: value{columns: []*Column{JSONArrow}}}},
	"jsonb_array_elements_text": {{name: "value", value: textValue}},
	"json_array_elements_text":  {{name: "value", value: textValue}},
}

// function reads a function of a FROM.
func (p *parser) function(name string) {
	out := rowsOf[name]
	p.parenthesis()
	if alias, ok := p.alias(); ok {
		name = alias
		if p.is("(") {
			names := p.names()
			if len(out) > 0 {
				out = renameOutputs(out, names)
			}
		}
	}
	r := &relation{name: name}
	if len(out) > 0 {
		r.columns = &outputs{all: out}
	}
	p.add(r)
}

// named reads the name of a table.
func (p *parser) named() *relation {
	parts := p.path()
	if p.failed {
		return &relation{}
	}
	r := &relation{name: parts[len(parts)-1]}
	if len(parts) == 1 {
		for i := len(p.ctes) - 1; i >= 0; i-- {
			if p.ctes[i].name == r.name {
				r.columns = p.ctes[i].columns
				return r
			}
		}
		p.bases = append(p.bases, r.name)
	} else if parts[0] == p.dialect.Schema {
		parts = parts[1:]
	}
	r.table = p.catalog(strings.Join(parts, "."))
	return r
}
