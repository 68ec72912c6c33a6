package read

import "slices"

// The depths beyond which a text is not read.
const (
	deepest      = 200 // of expressions
	deepestQuery = 40
)

// A parser reads the tokens from left to right. When it meets something that it does not know, it
// has failed, and stands at the end.
type parser struct {
	toks    []token
	at      int
	failed  bool
	dialect *Dialect
	catalog Catalog

	leaves  []set  // the arguments
	sets    []*set // of several, in the order in which they were made
	scope   *scope
	ctes    []*relation
	bases   []string // the names without a schema that were read as tables
	depth   int
	queries int
	steps   int // of the work, for the test that it is linear

	selects bool // the statement is a SELECT
	outputs []output
}

func (p *parser) fail() { p.failed, p.at = true, len(p.toks)-1 }

func (p *parser) peek() *token {
	p.steps++
	return &p.toks[p.at]
}

// ahead returns the token that follows after n others.
func (p *parser) ahead(n int) *token { return &p.toks[min(p.at+n, len(p.toks)-1)] }

func (p *parser) next() *token {
	t := p.peek()
	if t.kind != tokenEnd {
		p.at++
	}
	return t
}

// is reports whether the token is one of these words or signs.
func (t *token) is(words ...string) bool {
	return (t.kind == tokenWord || t.kind == tokenSign) && slices.Contains(words, t.text)
}

// isName reports whether the token is a word or a quoted name.
func (t *token) isName() bool { return t.kind == tokenWord || t.kind == tokenName }

func (p *parser) is(words ...string) bool { return p.peek().is(words...) }

// take takes one of the words or signs, if it is next.
func (p *parser) take(words ...string) bool {
	if p.peek().is(words...) {
		p.at++
		return true
	}
	return false
}

// takeAll takes the words in their order, if the first one is next.
func (p *parser) takeAll(words ...string) bool {
	if !p.take(words[0]) {
		return false
	}
	for _, w := range words[1:] {
		p.need(w)
	}
	return true
}

func (p *parser) need(words ...string) {
	if !p.take(words...) {
		p.fail()
	}
}

// skip takes any number of the words.
func (p *parser) skip(words ...string) {
	for p.take(words...) {
	}
}

// name takes a name.
func (p *parser) name() string {
	t := p.peek()
	if !t.isName() {
		p.fail()
		return ""
	}
	p.at++
	return t.text
}

// path takes a name with those that qualify it.
func (p *parser) path() []string {
	parts := append(make([]string, 0, 3), p.name())
	for p.take(".") {
		parts = append(parts, p.name())
	}
	return parts
}

// names takes names in parentheses.
func (p *parser) names() (names []string) {
	p.need("(")
	for {
		names = append(names, p.name())
		if !p.take(",") {
			p.need(")")
			return names
		}
	}
}

func (p *parser) alias() (string, bool) {
	if p.take("as") {
		if p.peek().kind == tokenText {
			return p.next().text, true
		}
		return p.name(), true
	}
	if t := p.peek(); t.kind == tokenName || t.kind == tokenWord && !t.reserved {
		p.at++
		return t.text, true
	}
	return "", false
}

// parenthesis skips what stands in parentheses. Arguments in it meet something that is not known.
func (p *parser) parenthesis() {
	if !p.is("(") {
		p.fail()
		return
	}
	for end := p.peek().number; p.at <= end && !p.failed; p.at++ {
		if t := p.peek(); t.kind == tokenArg {
			p.argument(t).args.give(nil, unknown)
		}
	}
}

// statement reads a whole one.
func (p *parser) statement() {
	p.scope = &scope{}
	p.with()
	switch {
	case p.is("select", "(", "values"):
		p.selects = true
		p.outputs = p.query(nil)
	case p.take("insert", "replace"):
		p.insert()
	case p.take("update"):
		p.update()
	case p.take("delete"):
		p.delete()
	default:
		p.fail()
	}
	p.take(";")
}

func (p *parser) insert() {
	p.skip("low_priority", "delayed", "high_priority", "ignore")
	if p.take("or") {
		p.name()
	}
	p.take("into")
	p.scope = &scope{}
	r := p.named()
	if p.take("as") {
		r.name = p.name()
	}
	p.scope.relations = []*relation{r}
	p.changes()
	excluded := *r
	excluded.name, excluded.qualified = "excluded", true
	var columns []value
	if p.is("(") && !p.ahead(1).is("select", "with", "values", "(") {
		for _, c := range p.names() {
			columns = append(columns, r.column(c))
		}
	}
	p.rows(columns)
	if p.take("as") {
		added := excluded
		added.name = p.name()
		p.scope.relations = append(p.scope.relations, &added)
		if p.is("(") {
			p.fail()
		}
	}
	p.scope.relations = append(p.scope.relations, &excluded)
	for p.take("on") {
		p.onConflict()
	}
	p.returning()
}

// rows reads what an INSERT puts into the columns.
func (p *parser) rows(columns []value) {
	into := func(i int, v value) {
		if i >= len(columns) {
			meetUnknown(v)
			return
		}
		p.assign(columns[i], v)
	}
	switch {
	case p.take("set"):
		p.assignments(p.scope.relations[:1])
	case p.take("default"):
		p.need("values")
	case p.take("values", "value"):
		for more := true; more; more = p.take(",") {
			p.take("row")
			for i, v := range p.list() {
				into(i, v)
			}
		}
	default:
		out := p.query(nil)
		for i, o := range out {
			o.loose = o.loose || len(out) != len(columns) // * stands for more or less than the model says
			into(i, o.byPlace())
		}
	}
}

// onConflict reads what follows the ON of an INSERT.
func (p *parser) onConflict() {
	if p.takeAll("duplicate", "key", "update") {
		p.assignments(p.scope.relations[:1])
		return
	}
	p.need("conflict")
	if p.is("(") {
		p.list()
	}
	if p.take("where") {
		p.or()
	}
	if p.takeAll("on", "constraint") {
		p.name()
	}
	p.need("do")
	if p.take("nothing") {
		return
	}
	p.need("update")
	p.need("set")
	p.assignments(p.scope.relations[:1])
	if p.take("where") {
		p.or()
	}
}

func (p *parser) returning() {
	if p.take("returning") {
		p.outputs = p.items()
	}
}

// changes fails if what is changed has the name of a common table expression: it is a table all the
// same.
func (p *parser) changes() {
	if r := p.scope.relations; len(r) == 1 && r[0].columns != nil {
		p.fail()
	}
}

// assignments reads what follows a SET. A name without a table is a column of the targets.
func (p *parser) assignments(targets []*relation) {
	for more := true; more; more = p.take(",") {
		var to value
		if p.take("(") {
			to.tuple = []value{}
			for inner := true; inner; inner = p.take(",") {
				to.tuple = append(to.tuple, p.target(targets))
			}
			p.need(")")
		} else {
			to = p.target(targets)
		}
		p.need("=")
		p.assign(to, p.or())
	}
}

// assign says that a column is set to a value.
func (p *parser) assign(to, v value) {
	p.meet(to, v)
	v.args.give(nil, Set)
}

// target reads a column that is assigned to.
func (p *parser) target(of []*relation) value {
	saved := p.scope
	parts := p.path()
	if len(parts) == 1 {
		p.scope = &scope{relations: of}
	}
	v := p.column(parts)
	p.scope = saved
	return v
}

func (p *parser) update() {
	p.skip("low_priority", "ignore")
	if p.take("or") {
		p.name()
	}
	p.scope = &scope{}
	p.from()
	p.changes()
	p.need("set")
	set, targets := p.at, p.scope.relations
	p.skipTo("from", "where", "returning", "order", "limit")
	if p.take("from") {
		p.from()
	}
	rest := p.at
	p.at = set // the assignments are read after the tables that they name
	p.assignments(targets)
	if !p.failed && p.is("from") {
		p.at = rest
	}
	p.endOfWrite()
}

// skipTo goes to the next of the words that does not stand in parentheses.
func (p *parser) skipTo(words ...string) {
	for p.peek().kind != tokenEnd && !p.is(")", ";") && !p.is(words...) {
		switch {
		case p.is("("):
			p.at = p.peek().number + 1
		case p.is("distinct") && p.ahead(1).is("from"):
			p.at += 2
		default:
			p.at++
		}
	}
}

func (p *parser) delete() {
	p.skip("low_priority", "quick", "ignore")
	p.scope = &scope{}
	for !p.is("from") && !p.failed { // DELETE t FROM t JOIN …
		p.path()
		p.take(",")
	}
	p.need("from")
	p.from()
	p.changes()
	if target := p.scope.relations; p.take("using") {
		p.from()
		if p.relation(target[0].name) == nil { // it stands in both
			p.scope.relations = p.scope.relations[len(target):]
		}
	}
	p.endOfWrite()
}

func (p *parser) endOfWrite() {
	if p.take("where") {
		p.or()
	}
	p.tail()
	p.returning()
}
