package read

import "strings"

// A kind is what the arguments of a function meet, or what it returns.
type kind uint8

const (
	anything  kind = iota // it is not known
	oneForm               // all arguments have one form, and so has the result
	firstForm             // the same, of the first argument
	text
	textOf // a text, in the form of the arguments if they are no texts
	number
	json     // a value of JSON
	document // a document of JSON, and what to look for in it
)

// A function says what its arguments meet and what it returns.
type function struct{ meets, returns kind }

var functions = makeFunctions()

func makeFunctions() map[string]function {
	all := make(map[string]function)
	for f, names := range map[function]string{
		{oneForm, oneForm}: "coalesce ifnull nullif nvl isnull greatest least min max any all some values " +
			"any_value first_value last_value",
		{firstForm, oneForm}: "lag lead nth_value",
		{oneForm, number}:    "field find_in_set instr locate strcmp",
		{text, textOf}:       "lower upper trim ltrim rtrim concat concat_ws replace",
		{text, anything}:     "uuid_to_bin json_object json_array json_quote json_set json_insert json_replace",
		{anything, text}:     "bin_to_uuid hex json_unquote json_value typeof quote",
		{anything, textOf}:   "group_concat string_agg",
		{anything, number}:   "count sum avg length octet_length char_length row_number rank dense_rank",
		{anything, json}:     "json_extract json_query",
		{document, number}:   "json_contains json_overlaps",
	} {
		for _, name := range strings.Fields(names) {
			all[name] = f
		}
	}
	return all
}

// call reads the arguments of a function, and returns its value.
func (p *parser) call(name string) value {
	switch name {
	case "if", "iif":
		return p.ifOf()
	case "cast", "convert", "try_cast":
		return p.castOf()
	case "any", "all", "some":
		if p.ahead(1).is("select", "with", "values") {
			return p.group()
		}
	}
	all, plain := p.arguments()
	p.over()
	f := functions[name]
	if !plain && f.meets != anything {
		f.meets = anything
		if f.returns != text && f.returns != textOf {
			f.returns = anything
		}
	}
	if name == "json_extract" && p.dialect.PathIsText {
		f.returns = text
	}
	return p.result(f, all)
}

// result lets the arguments of a function meet, and returns its value.
func (p *parser) result(f function, all []value) value {
	var same, of union
	for i, v := range all {
		of.add(value{columns: v.columns})
		switch {
		case f.meets == oneForm, f.meets == firstForm && i == 0:
			v.args.give(nil, Nested)
			same.add(v)
		case f.meets == firstForm && i == 2: // what there is in place of no row
			p.meet(all[0], v)
		case f.meets == text:
			p.meet(v, textValue)
		case f.meets == document && i < 2:
			p.meet(v, value{columns: []*Column{JSONDoc}})
		case f.meets != document:
			meetUnknown(v)
		}
	}
	v := p.union(same)
	switch f.returns {
	case oneForm:
		return v
	case text:
		return textValue
	case textOf:
		of.add(textValue)
		return of.value
	case number:
		return value{}
	case json:
		return value{columns: []*Column{JSON}}
	}
	return unknownValue
}

// arguments reads the arguments of a function. They are plain if nothing but commas is between
// them.
func (p *parser) arguments() (all []value, plain bool) {
	p.need("(")
	plain = true
	for more := !p.is(")"); more && !p.failed; {
		switch {
		case p.take("*"):
			all = append(all, value{})
		case p.is("year", "month", "day", "hour", "minute", "second", "epoch", "week", "quarter", "dow") &&
			p.ahead(1).is("from"):
			p.at++
		default:
			p.take("distinct", "all")
			plain = !p.take("both", "leading", "trailing") && plain
			if !p.is("from") {
				all = append(all, p.or())
			}
		}
		if p.takeAll("order", "by") {
			p.ordered()
		}
		comma := p.take(",")
		word := !comma && p.take("from", "for", "separator")
		plain, more = plain && !word, comma || word
	}
	p.need(")")
	return all, plain
}

// ifOf reads the arguments of IF. The first is a condition.
func (p *parser) ifOf() value {
	all := p.list()
	if len(all) != 3 {
		p.fail()
		return value{}
	}
	var u union
	u.add(all[1])
	u.add(all[2])
	return p.union(u)
}

// castOf reads what CAST and CONVERT have in parentheses.
func (p *parser) castOf() value {
	p.need("(")
	v := p.or()
	switch {
	case p.take("using"):
		p.name()
		v = p.result(function{anything, textOf}, []value{v})
	case p.take("as", ","):
		v = p.cast(v)
		if p.is("charset", "character") {
			p.skip("charset", "character", "set")
			p.name()
		}
	default:
		p.fail()
	}
	p.need(")")
	return v
}

// over reads what may follow an aggregate or a window function.
func (p *parser) over() {
	for {
		switch {
		case p.takeAll("filter", "("):
			p.need("where")
			p.or()
			p.need(")")
		case p.takeAll("within", "group"):
			p.window()
		case p.take("over"):
			if p.is("(") {
				p.window()
			} else {
				p.name()
			}
		default:
			return
		}
	}
}

// window reads the definition of one.
func (p *parser) window() {
	p.need("(")
	if p.peek().kind == tokenName || p.peek().kind == tokenWord && !p.peek().reserved {
		p.at++ // that it is based on
	}
	if p.takeAll("partition", "by") {
		p.ordered()
	}
	if p.takeAll("order", "by") {
		p.ordered()
	}
	for !p.is(")") && !p.failed { // the frame
		if k := p.peek().kind; k != tokenWord && k != tokenNumber {
			p.fail()
		}
		p.next()
	}
	p.need(")")
}
