//go:build unix

package metamorphic

import (
	"encoding/json"
	"strings"
)

// A Scenario is everything about one run but the engine's answers: a pure value,
// made by generate or by the shrinker.
type Scenario struct {
	Engine string
	Seed   uint64
	Form   string // how the ids of all tables are stored, a key of the engine's forms
	Tables []Table

	Rewrite string // name of the command, "comb-to-v7:time-first" with its layout
	Column  Place  // named on the command line
	Flags   []string
	Workers int
	Rows    int // --chunk-rows
	Steps   []Step
	Second  *Second // what the verb "second" is about
	Later   bool    // it is the second rewrite
}

// A Place is a column of a table, both by their ID, or those of its rows in which the column
// of the kind isKind holds When.
type Place struct{ Table, Column, When string }

func at(table, column string) Place { return Place{Table: table, Column: column} }

// A Table is known by its ID; Name is what the database calls it.
type Table struct {
	ID, Name string
	Columns  []Column
	Primary  []string   // IDs of columns, may be empty
	Unique   [][]string // likewise
	Indexes  [][]string
	Keys     []Key
	Check    string // "", "n", "other" for an id that is no row's, "image" for one that is to come
	Trigger  string // "", "insert", "update", or "note", which writes to a note as an id changes
	View     bool
	Tail     string // ends CREATE TABLE, "STRICT" say
	Rows     []Row
}

// A Key is a foreign key, or a link without one.
type Key struct {
	Columns  []string
	Parent   string
	Referred []string
	OnUpdate string
	Link     bool   // nothing declares it
	When     string // of the link of some rows: what the column of the kind isKind holds there
	Named    string // of a link: "", or in which rewrite it is named: "first", "second" or "never"
}

// The kinds of columns.
const (
	isNumber = "n"    // tells the rows of a table apart in the model
	isID     = "id"   // holds ids
	isInt    = "int"  // part of a composite key
	isNote   = "note" // what the application writes
	isKind   = "kind" // tells which table the row is about
	isOther  = "other"
	isGen    = "generated"
)

// A Column that holds ids has the type of the scenario's form, or of a form of its own.
type Column struct {
	ID, Name string
	Kind     string
	Null     bool
	Form     string // of a link in another form
	Type     string // of the kinds other, kind and generated
	Of       string // what a generated column is made from
}

// A Row is the values by the ID of the column: ids as the model holds them, other
// values as SQL.
type Row map[string]string

// partitioned ends the CREATE TABLE of PostgreSQL's tables with partitions.
const partitioned = " PARTITION BY HASH"

// normalise is the flag for triggers that turn late ids.
const normalise = "--normalize-inserts"

// null is NULL in a row.
const null = "NULL"

// A Step is a verb of the command, or "verify", with the faults on the way to it.
type Step struct {
	Verb   string // "rewrite", "undo", "verify", "finish" or "second"
	Faults []Fault
}

// A Fault happens to a process of the verb, before the verb is run to its end.
type Fault struct {
	Kind   string   // "kill", "freeze", "hold" (freeze inside a chunk), "cut" or "traffic"
	Chunks int      // after so many chunks
	Micros int      // and so many microseconds, or after them alone
	Rivals []string // what other processes do while one is frozen: "same", "undo" or "rewrite"
	Writes bool     // the application writes meanwhile
	At     int      // which moment of a commit is cut
}

func (s Scenario) clone() Scenario {
	b, err := json.Marshal(s)
	if err != nil {
		panic(err)
	}
	var c Scenario
	if err := json.Unmarshal(b, &c); err != nil {
		panic(err)
	}
	return c
}

func (s *Scenario) table(id string) *Table {
	for i := range s.Tables {
		if s.Tables[i].ID == id {
			return &s.Tables[i]
		}
	}
	return nil
}

func (t *Table) column(id string) *Column {
	for i := range t.Columns {
		if t.Columns[i].ID == id {
			return &t.Columns[i]
		}
	}
	return nil
}

// name returns the first column of a kind.
func (t *Table) first(kind string) *Column {
	for i := range t.Columns {
		if t.Columns[i].Kind == kind {
			return &t.Columns[i]
		}
	}
	return nil
}

func (s *Scenario) has(flag string) bool {
	return strings.Contains(strings.Join(s.Flags, " "), flag)
}

// rule is what happens to the ids.
func (s *Scenario) rule() rule {
	return rules[s.Rewrite]
}

// form is how a column of ids is stored before the run.
func (s *Scenario) form(c *Column) form {
	name := s.Form
	if c.Form != "" {
		name = c.Form
	}
	return engineOf(s.Engine).forms[name]
}

// names reports whether the command hears of the key in this rewrite.
func (s *Scenario) names(k Key) bool {
	return k.Named == "" || k.Named == map[bool]string{false: "first", true: "second"}[s.Later]
}

// cell reports whether the class has the cell of a row.
func (s *Scenario) cell(class map[Place]bool, p Place, row Row) bool {
	kind := s.table(p.Table).first(isKind)
	return class[p] || kind != nil && class[Place{p.Table, p.Column, row[kind.ID]}]
}

// class returns the places that hold ids of the named column: everything that keys
// and links join to it, in either direction.
func (s *Scenario) class() map[Place]bool {
	in := map[Place]bool{s.Column: true}
	for grown := true; grown; {
		grown = false
		for _, t := range s.Tables {
			for _, k := range t.Keys {
				if !s.names(k) {
					continue
				}
				for i, c := range k.Columns {
					a, b := Place{t.ID, c, k.When}, at(k.Parent, k.Referred[i])
					if t.column(c).Kind == isID && in[a] != in[b] {
						in[a], in[b], grown = true, true, true
					}
				}
			}
		}
	}
	return in
}

// args is the command line of a verb, without the database.
func (s *Scenario) args(verb string) []string {
	name, layout, _ := strings.Cut(s.Rewrite, ":")
	if verb != "rewrite" {
		name = verb
	}
	out := []string{"migrate", name, "--column", s.nameOf(s.Column)}
	switch verb {
	case "verify":
		return append(out, "--json")
	case "finish":
		return append(out, "--yes", "--json")
	}
	out = append(out, "--yes", "--json", "--chunk-rows", itoa(s.Rows))
	if s.Workers > 1 {
		out = append(out, "--workers", itoa(s.Workers))
	}
	if verb == "undo" {
		for _, f := range []string{"--allow-triggers", "--disable-triggers"} {
			if s.has(f) {
				out = append(out, f)
			}
		}
		return out
	}
	if layout != "" {
		out = append(out, "--layout", layout)
	}
	in := s.class()
	for _, t := range s.Tables {
		for _, k := range t.Keys {
			if c := (Place{t.ID, k.Columns[0], k.When}); k.Link && in[c] && s.names(k) {
				// Either end may be the one that is found by keys alone.
				out = append(out, "--also", s.nameOf(c), "--also", s.nameOf(at(k.Parent, k.Referred[0])))
			}
		}
	}
	return append(out, s.Flags...)
}

// nameOf writes a place as the command takes it.
func (s *Scenario) nameOf(p Place) string {
	t := s.table(p.Table)
	part := func(n string) string {
		if strings.ContainsAny(n, `."`) {
			return `"` + strings.ReplaceAll(n, `"`, `""`) + `"`
		}
		return n
	}
	name := part(t.Name) + "." + part(t.column(p.Column).Name)
	if kind := t.first(isKind); p.When != "" && kind != nil { // a smaller scenario may lack it
		name += "[" + part(kind.Name) + "=" + p.When + "]"
	}
	return name
}
