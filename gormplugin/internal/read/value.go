package read

// or reads an expression.
func (p *parser) or() value {
	if p.depth++; p.depth > deepest {
		p.fail()
	}
	v := p.not()
	for p.take("or", "and", "xor", "&&") {
		p.not()
		v = value{}
	}
	p.depth--
	return v
}

// not reads a condition. The words between conditions carry no value, so that their order does not
// matter here.
func (p *parser) not() value {
	negated := false
	for p.take("not") {
		negated = true
	}
	v := p.comparison()
	if negated {
		return value{}
	}
	return v
}

func (p *parser) comparison() value {
	v := p.sum()
	for p.compare(v) {
		v = value{}
	}
	return v
}

// compare reads an operator and what v is compared with, and reports whether there is one.
func (p *parser) compare(v value) bool {
	if p.is("not") && p.ahead(1).is("in", "between", "like", "ilike", "similar", "regexp", "rlike", "glob", "match") {
		p.at++
	}
	switch {
	case p.take("=", "<>", "!=", "=="):
		p.meet(v, p.sum())
	case p.take("<", ">", "<=", ">=", "<=>"):
		p.meetInexact(v, p.sum())
	case p.take("is"):
		p.isTest(v)
	case p.take("isnull", "notnull"):
		v.args.give(nil, free)
	case p.take("in"):
		p.in(v)
	case p.take("between"):
		p.take("symmetric")
		low := p.sum()
		p.need("and")
		for _, bound := range []value{low, p.sum()} {
			bound.args.give(nil, Nested)
			p.meet(v, bound)
		}
	case p.take("like", "ilike", "regexp", "rlike", "glob", "match", "similar", "~", "~*", "!~", "!~*"):
		p.take("to")
		pattern := p.sum()
		p.meet(v, pattern)
		pattern.args.give(nil, Like)
		if p.take("escape") {
			p.sum()
		}
	case p.is("member") && p.ahead(1).is("of"):
		p.at += 2
		p.meet(v, textValue)
		p.list()
	default:
		return false
	}
	return true
}

// meetInexact is meet for an operator that compares otherwise than =.
func (p *parser) meetInexact(v, other value) {
	p.meet(v, other)
	for _, one := range []value{v, other} {
		one.args.give(nil, Inexact)
		for _, part := range one.tuple {
			part.args.give(nil, Inexact)
		}
	}
}

// isTest reads what follows IS.
func (p *parser) isTest(v value) {
	p.take("not")
	switch {
	case p.takeAll("distinct", "from"):
		p.meetInexact(v, p.sum())
	case p.take("null", "true", "false", "unknown"):
		v.args.give(nil, free)
	default:
		p.meetInexact(v, p.sum())
	}
}

// in reads what follows IN.
func (p *parser) in(v value) {
	if !p.is("(") {
		one := p.primary()
		one.args.give(nil, List)
		p.meet(v, one)
		return
	}
	if p.ahead(1).is("select", "with", "values") {
		p.at++
		out := p.query(p.scope)
		p.need(")")
		p.meet(v, asValue(out))
		return
	}
	for _, one := range p.list() {
		one.args.give(nil, List)
		for _, part := range one.tuple {
			part.args.give(nil, Nested)
		}
		p.meet(v, one)
	}
}

// asValue returns a subquery as the value that it is in an expression.
func asValue(out []output) value {
	if len(out) == 1 {
		return out[0].value
	}
	v := value{tuple: make([]value, len(out))}
	for i, o := range out {
		v.tuple[i] = o.byPlace()
	}
	return v
}

// list reads expressions in parentheses.
func (p *parser) list() (all []value) {
	p.need("(")
	if p.take(")") {
		return nil
	}
	for more := true; more && !p.failed; more = p.take(",") {
		all = append(all, p.or())
	}
	p.need(")")
	return all
}

// sum reads what stands between comparisons.
func (p *parser) sum() value {
	v := p.primary()
	for {
		switch {
		case p.is("||") && p.dialect.PipesAreOr:
			p.fail()
			return v
		case p.take("||"):
			p.meet(v, textValue)
			p.meet(p.primary(), textValue)
			v = textValue
		case p.take("->>", "#>>"):
			p.primary()
			v = textValue
		case p.take("->", "#>"):
			p.primary()
			v = value{columns: []*Column{JSONArrow}}
		case p.take("collate"):
			p.path()
		case p.take("+", "-", "*", "/", "%", "&", "|", "^", "#", "<<", ">>", "div", "mod",
			"@>", "<@", "?", "?|", "?&", "@@", ":="):
			meetUnknown(v)
			meetUnknown(p.primary())
			v = unknownValue
		case p.take("::"):
			v = p.cast(v)
		default:
			return v
		}
	}
}

// cast reads the type that a value is cast to, and returns the value.
func (p *parser) cast(v value) value {
	name := p.name()
	for p.peek().kind == tokenWord && !p.peek().reserved { // as character varying
		p.at++
	}
	if p.is("(") {
		p.parenthesis()
	}
	meetUnknown(v)
	switch name {
	case "char", "text", "varchar", "nchar", "character", "nvarchar":
		return p.result(function{anything, textOf}, []value{v})
	}
	return unknownValue
}

// primary reads one operand.
func (p *parser) primary() value {
	t := p.peek()
	switch {
	case t.kind == tokenNumber:
		p.at++
		return value{}
	case t.kind == tokenText:
		for p.peek().kind == tokenText {
			p.at++
		}
		if t.text != "" { // to a session with ANSI_QUOTES it is a name
			return value{}
		}
		return value{flags: literal}
	case t.kind == tokenArg:
		p.at++
		return p.argument(t)
	case p.take("-", "+", "~", "!", "@"):
		meetUnknown(p.unary())
		return unknownValue
	case p.is("("):
		return p.group()
	case t.isName():
		return p.word()
	}
	p.fail()
	return value{}
}

// unary reads the operand of a sign.
func (p *parser) unary() value {
	if p.depth++; p.depth > deepest {
		p.fail()
	}
	v := p.primary()
	p.depth--
	return v
}

// argument returns the value of a placeholder.
func (p *parser) argument(t *token) value { return value{args: &p.leaves[t.number]} }

// group reads what begins with a parenthesis.
func (p *parser) group() value {
	if p.ahead(1).is("select", "with", "values") {
		p.at++
		out := p.query(p.scope)
		p.need(")")
		return asValue(out)
	}
	all := p.list()
	if len(all) == 1 {
		return all[0]
	}
	return value{tuple: append([]value{}, all...)}
}

// word reads what begins with a word or a name.
func (p *parser) word() value {
	t := p.peek()
	if t.kind == tokenName {
		if p.ahead(1).is("(") {
			p.fail()
			return value{}
		}
		return p.column(p.path())
	}
	if p.ahead(1).is(".") {
		parts := p.path()
		if p.is("(") { // a function of a schema
			all, _ := p.arguments()
			for _, v := range all {
				meetUnknown(v)
			}
			return unknownValue
		}
		return p.column(parts)
	}
	called := p.ahead(1).is("(")
	switch t.text {
	case "case":
		return p.caseOf()
	case "exists":
		p.at++
		p.need("(")
		p.query(p.scope)
		p.need(")")
		return value{}
	case "interval":
		p.at++
		meetUnknown(p.unary())
		if p.peek().kind == tokenWord && !p.peek().reserved {
			p.at++
		}
		return value{}
	case "row":
		if called {
			p.at++
			return value{tuple: append([]value{}, p.list()...)}
		}
	case "binary", "distinct", "all":
		if !called || t.text == "binary" {
			p.at++
			return p.unary()
		}
	case "null", "true", "false", "current_timestamp", "current_date", "current_time", "default":
		if !called {
			p.at++
			return value{}
		}
	}
	if called {
		p.at++
		return p.call(t.text)
	}
	if t.reserved {
		p.fail()
		return value{}
	}
	if p.ahead(1).kind == tokenText { // as DATE '2020-01-01'
		p.at += 2
		return unknownValue
	}
	return p.column(p.path())
}

// caseOf reads a CASE.
func (p *parser) caseOf() value {
	p.at++
	var of value
	simple := !p.is("when")
	if simple {
		of = p.or()
	}
	var results union
	for p.take("when") {
		when := p.or()
		if simple {
			p.meet(of, when)
		}
		p.need("then")
		results.add(p.or())
	}
	if p.take("else") {
		results.add(p.or())
	}
	p.need("end")
	return p.union(results)
}
