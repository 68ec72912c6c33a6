package read

// A Dialect says how an engine reads quotes, signs and placeholders.
type Dialect struct {
	Placeholder  byte   // '?', '$' of $1, or '@' of @p1
	Backticks    bool   // quote names
	Brackets     bool   // quote names
	DoubleIsText bool   // "x" is a text
	Escapes      bool   // a backslash may quote a quote
	Hash         bool   // # begins a comment, and -- needs a space
	Variables    bool   // @x is a variable
	PipesAreOr   bool   // || may be OR
	PathIsText   bool   // JSON_EXTRACT returns a text
	NamesAhead   bool   // a WITH can name what it defines further on
	Schema       string // the name in front of a table that changes nothing, such as main
}

// A Column is what an argument can meet.
type Column struct {
	Name string // in lower case
	Of   any    // the caller's own
}

// These are kinds of values that are no columns.
var (
	Text      = &Column{Name: "a text"}
	JSON      = &Column{Name: "a value of JSON"}    // of JSON_EXTRACT
	JSONArrow = &Column{Name: "a value of JSON"}    // of the operator ->
	JSONDoc   = &Column{Name: "a document of JSON"} // what JSON_CONTAINS looks for
)

// A Table is what the caller knows of a table. It does not change.
type Table struct {
	columns []*Column
	byName  map[string][]*Column
}

// NewTable returns a table with these columns. Several of one name are what it can be.
func NewTable(columns ...*Column) *Table {
	t := &Table{columns: columns, byName: make(map[string][]*Column, len(columns))}
	for _, c := range columns {
		t.byName[c.Name] = append(t.byName[c.Name], c)
	}
	return t
}

// Columns returns what a column of the name, in lower case, can be.
func (t *Table) Columns(name string) []*Column { return t.byName[name] }

// A Catalog returns the table of a name in lower case, nil for one that is not known.
type Catalog func(name string) *Table

// A Reading is what a statement says of its arguments and its results.
type Reading struct {
	Whole   bool     // all of the text was read; else it has no Args and no Outputs
	Writes  bool     // it is no SELECT, or may be none
	Negates bool     // it compares by <>, != or NOT, or may do so
	Names   []string // the words of the text, nil if it has no tokens
	Args    []Arg    // by the number of the placeholder
	Outputs []Output // what a SELECT or RETURNING gives
}

// An Arg is what an argument meets.
type Arg struct {
	Columns []*Column
	Known   bool // it meets nothing else
	flags   Flag
}

// Is reports whether one of the flags is true of the argument.
func (a *Arg) Is(f Flag) bool { return a.flags&f != 0 }

// An Output is a column of a result.
type Output struct {
	Name    string // in lower case, "" for an expression without a name
	Columns []*Column
	Known   bool // it is nothing else
}

// Read reads one statement.
func Read(sql string, d *Dialect, c Catalog) *Reading {
	r, _ := readCounted(sql, d, c)
	return r
}

// readCounted is Read, and counts the steps of the work.
func readCounted(sql string, d *Dialect, c Catalog) (*Reading, int) {
	r := &Reading{}
	toks, args, ok := lex(sql, d)
	if !ok {
		r.Writes = len(toks) == 0 || toks[0].text != "select" && toks[0].text != "values"
		r.Negates = true
		return r, len(toks)
	}
	p := parser{toks: toks, dialect: d, catalog: c, leaves: make([]set, args)}
	p.statement()
	p.finish(r)
	return r, p.steps + len(toks)
}

// finish hands out what was read.
func (p *parser) finish(r *Reading) {
	p.describe(r)
	if r.Whole = !p.failed && p.peek().kind == tokenEnd; !r.Whole {
		return
	}
	r.Writes = !p.selects
	p.pushDown()
	r.Args = make([]Arg, len(p.leaves))
	for i := range p.leaves {
		s := &p.leaves[i]
		known := s.flags&unknown == 0 && (s.flags&free != 0 || len(s.columns) > 0)
		r.Args[i] = Arg{s.columns, known, s.flags}
	}
	for _, o := range p.outputs {
		known := o.value.flags&unknown == 0 && o.value.args == nil
		r.Outputs = append(r.Outputs, Output{o.name, o.value.columns, known})
	}
}

// describe says of a text what its words say.
func (p *parser) describe(r *Reading) {
	first := p.toks[0].text
	r.Writes = first != "select" && first != "values" && first != "(" && first != "with" && first != "explain"
	r.Names = make([]string, 0, len(p.toks)/2)
	for _, t := range p.toks {
		r.Negates = r.Negates || t.text == "<>" || t.text == "!=" || t.text == "not"
		if !t.isName() || t.reserved && t.text != "into" {
			continue
		}
		r.Names = append(r.Names, t.text)
		switch t.text {
		case "insert", "update", "delete", "replace", "merge", "into":
			r.Writes = true
		}
	}
}
