//go:build unix

package twins

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
)

// A Scenario is everything about one run but the server's answers.
type Scenario struct {
	Seed      uint64
	Engine    string
	Rewrite   string
	Then      string // second rewrite of text-to-binary
	Type      string // --type of a change of type
	Collation string // of all text on InnoDB
	Spelling  string // of the ids that are there before the run
	Tables    []Table
	Rows      int  // of a writer, in each table
	Chunk     int  // --chunk-rows
	Writers   int  // at least 1
	Role      bool // the application has rights on the tables alone
	Allow     bool // --allow-triggers
	Steps     []Step

	images *images // of new keys
}

const (
	toV7     = "v4-to-v7"  // new keys
	ofNumber = "int-to-v7" // new keys for those that the server numbers
	toBinary = "text-to-binary"
	toText   = "binary-to-text"
	v1ToV6   = "v1-to-v6"
	v6ToV1   = "v6-to-v1"
)

// A Table has a business key n, the number of its writer, what the application counts, and ids.
type Table struct {
	Name   string
	Key    string // how the id is a key, one of the kinds below
	ID     string // name of the column, "" in a table that joins others
	Type   string
	Refs   []Ref
	Extras []string // kinds of what depends on the columns
}

// The kinds of keys.
const (
	isPrimary = "primary"
	isUnique  = "unique"    // and n is the primary key
	isLast    = "composite" // the primary key is the writer and the id, which is unique as well
	isFirst   = "first"     // the primary key is the id and the writer, likewise
	isShared  = "shared"    // the primary key is a foreign key at once, by Refs[0]
	isJoin    = "join"      // the primary key is two foreign keys
)

// A Ref is a column of ids of another table, or of the same one.
type Ref struct {
	Name   string
	Parent int // index of a table
	Type   string
	Null   bool
	Link   bool // nothing declares it, and it may hold any id
	Also   bool // nothing declares it, and the run takes it along
	// Kind is the column that tells whether a link is to Parent or to Other, "" where all are to Parent.
	Kind     string
	Other    int
	Pair     bool // the key has the writer's number too
	OnDelete string
	OnUpdate string
	Deferred bool
}

// isKey reports whether a foreign key declares it.
func (x Ref) isKey() bool { return !x.Link && !x.Also }

// parentOf is the table of the row with a business key to which a reference holds.
func (x Ref) parentOf(n string) (table int) {
	if x.Kind == "" {
		return x.Parent
	}
	if _, err := fmt.Sscanf(n, "w%d-%d-", new(int), &table); err != nil {
		panic(err)
	}
	return table
}

// parents are the tables to which a reference holds.
func (x Ref) parents() []int {
	if x.Kind == "" {
		return []int{x.Parent}
	}
	return slices.Compact([]int{x.Parent, x.Other})
}

// kindOf is what a link's column Kind has for a table.
func kindOf(table int) string { return fmt.Sprintf("kind %d", table) }

// A Step is a verb with the faults that happen to processes before it comes to its end.
type Step struct {
	Verb   string // "run", "cutover", "back", "undo", "verify" or "finish"
	Faults []Fault
}

// A Fault happens to a process of the verb.
type Fault struct {
	Kind   string // "kill", "freeze", "end" its session, "rival" or "pause"
	Lines  int    // after so many lines of progress
	Micros int    // and so many microseconds
	Millis int    // how long it is frozen or paused
}

func (f Fault) String() string {
	out := fmt.Sprintf("%s after %d lines and %d µs", f.Kind, f.Lines, f.Micros)
	if f.Millis > 0 {
		out += fmt.Sprintf(", for %d ms", f.Millis)
	}
	return out
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

func (t *Table) has(extra string) bool { return slices.Contains(t.Extras, extra) }

// A column of ids, by the index of its table.
type column struct {
	table int
	name  string
}

// ids lists the columns of ids of a table.
func (t *Table) ids() (out []string) {
	if t.ID != "" {
		out = append(out, t.ID)
	}
	for i, r := range t.Refs {
		if t.Key != isShared || i > 0 {
			out = append(out, r.Name)
		}
	}
	return out
}

// kinds lists the columns that tell whose keys a link holds.
func (t *Table) kinds() (out []string) {
	for _, x := range t.Refs {
		if x.Kind != "" {
			out = append(out, x.Kind)
		}
	}
	return out
}

// classes names one column of each set of columns that foreign keys join.
func (s *Scenario) classes() (out []column) {
	in := map[column]column{}
	var root func(c column) column
	root = func(c column) column {
		if up, ok := in[c]; ok && up != c {
			return root(up)
		}
		return c
	}
	var all []column
	for i := range s.Tables {
		for _, name := range s.Tables[i].ids() {
			all = append(all, column{i, name})
		}
	}
	for i, t := range s.Tables {
		for _, r := range t.Refs {
			if r.isKey() {
				a, b := root(column{i, r.Name}), root(column{r.Parent, s.Tables[r.Parent].ID})
				in[a] = b
			}
		}
	}
	seen := map[column]bool{}
	for _, c := range all {
		if at := root(c); !seen[at] {
			seen[at] = true
			out = append(out, c)
		}
	}
	return out
}

// nameOf writes a column as the command takes it.
func (s *Scenario) nameOf(c column) string {
	part := func(n string) string {
		if strings.ContainsAny(n, `."`) {
			return q(n)
		}
		return n
	}
	return part(s.Tables[c.table].Name) + "." + part(c.name)
}

// followed is the column that the application names.
func (s *Scenario) followed() string {
	return q(s.Tables[0].Name) + "." + q(s.Tables[0].ID)
}

// args is the command line of a verb, without the database.
func (s *Scenario) args(verb string) []string {
	classes := s.classes()
	first := []string{"--column", s.nameOf(classes[0])}
	if (verb == "cutover" || verb == "back") && s.numbers() {
		first = append(first, "--ignore-sessions")
	}
	switch verb {
	case "run":
		out := []string{"migrate", s.Rewrite, "--twins", "--yes", "--chunk-rows", fmt.Sprint(s.Chunk)}
		if s.Then != "" {
			out = append(out, "--then", s.Then)
		}
		if s.Type != "" {
			out = append(out, "--type", s.Type)
		}
		if s.Allow {
			out = append(out, "--allow-triggers")
		}
		if s.draws() {
			out, classes = append(out, "--time-column", "made"), s.roots()
		}
		for _, c := range classes {
			out = append(out, "--column", s.nameOf(c))
		}
		for i, t := range s.Tables {
			for _, x := range t.Refs {
				for _, parent := range x.parents() {
					link, key := s.nameOf(column{i, x.Name}), s.nameOf(column{parent, s.Tables[parent].ID})
					if x.Kind != "" {
						link += "[" + x.Kind + "=" + kindOf(parent) + "]"
					}
					if x.Also {
						out = append(out, "--also", link+"="+key)
					}
				}
			}
		}
		return out
	case "cutover":
		return append([]string{"migrate", "cutover", "--yes"}, first...)
	case "back":
		return append([]string{"migrate", "cutover", "--back", "--yes"}, first...)
	case "verify":
		return append([]string{"migrate", "verify"}, first...)
	case "pause", "resume":
		return append([]string{"migrate", verb}, first...)
	}
	if verb == "finish" && s.draws() {
		first = append(first, "--keep", "nothing")
	}
	return append([]string{"migrate", verb, "--yes"}, first...)
}

// draws reports whether the keys get new ids that nothing computes from the old ones.
func (s *Scenario) draws() bool { return s.Rewrite == toV7 || s.numbers() }

// numbers reports whether the keys are integers of the server's. Programs give a row no id then.
func (s *Scenario) numbers() bool { return s.Rewrite == ofNumber }

// isNumbered reports whether the server numbers the rows of a table.
func (s *Scenario) isNumbered(t *Table) bool { return s.numbers() && t.ID != "" && t.Key != isShared }

// firstNumber is where the server begins, behind the numbers that are there before the run. No two
// tables have the same number.
func (s *Scenario) firstNumber(t *Table) uint64 {
	for i := range s.Tables {
		if s.Tables[i].Name == t.Name {
			return mostNumber * uint64(i+2)
		}
	}
	return 0
}

const mostNumber = 1 << 40

// roots are the columns whose rows get new ids.
func (s *Scenario) roots() (out []column) {
	for i, t := range s.Tables {
		if t.ID != "" && t.Key != isShared {
			out = append(out, column{i, t.ID})
		}
	}
	return out
}

// q quotes a name.
func q(name string) string { return `"` + strings.ReplaceAll(name, `"`, `""`) + `"` }

// plain selects an id in a way that a cell takes.
func (s *Scenario) plain(name string) string {
	if s.isInnoDB() {
		return q(name)
	}
	return q(name) + "::text"
}

// isLegal reports whether each verb may follow the ones before it.
func (s *Scenario) isLegal() bool {
	stage := "none"
	for i, st := range s.Steps {
		next, ok := next(stage, st, i+1 < len(s.Steps) && s.Steps[i+1].Verb == "undo")
		if !ok {
			return false
		}
		stage = next
	}
	return len(s.Steps) > 0
}

// next is the stage after a verb. A run that is undone next stops at its faults.
func next(stage string, st Step, undone bool) (string, bool) {
	switch at := stage + " " + st.Verb; at {
	case "none run", "ready run":
		if undone && len(st.Faults) > 0 {
			return "ready", true
		}
		return "ready", true
	case "ready undo":
		return "none", true
	case "ready cutover":
		return "after", true
	case "after back":
		return "ready", true
	case "after finish":
		return "end", true
	case "ready verify", "after verify":
		return stage, true
	}
	return "", false
}
