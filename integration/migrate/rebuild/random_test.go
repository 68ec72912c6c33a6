package rebuild_test

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"os/exec"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/internal/dbtest"
	"github.com/sqluuid/sqluuid/internal/seedtest"
	"github.com/sqluuid/sqluuid/sqltype"
)

// A play is tables drawn at random, with what stands in them.
type play struct {
	*lab.Lab
	*rand.Rand
	t      *testing.T
	tables []*table
}

type table struct {
	name    string
	key     bool // the id is the primary key
	columns []column
	ids     []sqltype.UUID // as they were inserted, by number
	texts   []string
}

// A column refers to the ids of a table.
type column struct {
	name   string
	parent *table
	isKey  bool // a foreign key says so
	filled bool
}

var awkward = []string{"%s", "%s", "%s", "order %s", "it's %s", `d"q %s`, "select %s", "a.b %s", "Ünï %s", "%s;--"}

func (p *play) name(id string) string { return fmt.Sprintf(awkward[p.IntN(len(awkward))], id) }

func q(name string) string { return `"` + strings.ReplaceAll(name, `"`, `""`) + `"` }

// spelled is an id as text, of one spelling or any.
func (p *play) spelled(id sqltype.UUID, any bool) string {
	text := id.String()
	if !any {
		return text
	}
	switch p.IntN(6) {
	case 0:
		return strings.ToUpper(text)
	case 1:
		return strings.ReplaceAll(text, "-", "")
	case 2:
		return "{" + text + "}"
	}
	return text
}

// draw makes the tables and their rows.
func (p *play) draw() {
	types := []string{"TEXT", "text", "CHAR(36)", "varchar(40)", "", "TEXT COLLATE NOCASE", "VARYING CHARACTER (38)"}
	for i := range 1 + p.IntN(5) {
		x := &table{name: p.name(fmt.Sprintf("t%d", i)), key: p.IntN(2) == 0}
		typ, tail, deflt := types[p.IntN(len(types))], "", ""
		if p.IntN(3) == 0 {
			deflt = " DEFAULT (lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-8' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6))))"
		}
		switch p.IntN(4) {
		case 0:
			if x.key {
				tail = " WITHOUT ROWID"
			}
		case 1:
			typ, tail = "TEXT", " STRICT"
		}
		def := "uid " + typ + deflt + " NOT NULL UNIQUE, n INTEGER PRIMARY KEY AUTOINCREMENT"
		if x.key {
			def = "n INTEGER, uid " + typ + deflt + " NOT NULL PRIMARY KEY"
		}
		def += ", note TEXT"
		if p.IntN(3) == 0 {
			def += ", loud TEXT AS (upper(note)) STORED"
		}
		for k := range p.IntN(4) {
			c := column{name: p.name(fmt.Sprintf("r%d_%d", i, k)), isKey: p.IntN(3) > 0}
			if at := p.IntN(i + 1); at == i {
				c.parent = x
			} else {
				c.parent = p.tables[at]
			}
			refers := typ
			if typ != "TEXT" {
				refers = types[p.IntN(len(types))]
			}
			def += ", " + q(c.name) + " " + refers
			if c.isKey {
				def += " REFERENCES " + q(c.parent.name) + " (uid)" + []string{"", " ON DELETE CASCADE", " ON UPDATE CASCADE", " DEFERRABLE INITIALLY DEFERRED"}[p.IntN(4)]
			}
			x.columns = append(x.columns, c)
		}
		if p.IntN(3) == 0 {
			def += ", CHECK (" + q(x.name) + ".n >= 0)"
		}
		p.Exec(p.t, "CREATE TABLE "+q(x.name)+" ("+def+")"+tail)
		for k, c := range x.columns {
			if p.IntN(2) == 0 {
				p.Exec(p.t, fmt.Sprintf("CREATE INDEX ix%d_%d ON %s (%s, n)%s", i, k, q(x.name), q(c.name), []string{"", " WHERE note IS NOT NULL"}[p.IntN(2)]))
			}
		}
		if p.IntN(3) == 0 {
			p.Exec(p.t, fmt.Sprintf("CREATE TRIGGER tr%d AFTER UPDATE OF note ON %s BEGIN INSERT INTO notes VALUES (NEW.note); END", i, q(x.name)))
		}
		p.tables = append(p.tables, x)
		p.fill(x)
	}
	if p.IntN(2) == 0 {
		p.Exec(p.t, "ANALYZE")
	}
}

func (p *play) fill(x *table) {
	any := p.IntN(2) == 0
	for n := range p.IntN(60) {
		id := sqltype.NewV4()
		if p.IntN(2) == 0 {
			id = sqltype.NewV1()
		}
		x.ids, x.texts = append(x.ids, id), append(x.texts, p.spelled(id, any))
		names, values := "uid, n, note", fmt.Sprintf("'%s', %d, 'note %d'", x.texts[n], n+1, n)
		for k := range x.columns {
			c := &x.columns[k]
			if len(c.parent.ids) == 0 || p.IntN(4) == 0 {
				continue
			}
			c.filled = true
			names += ", " + q(c.name)
			values += ", '" + c.parent.texts[p.IntN(len(c.parent.texts))] + "'"
		}
		p.Exec(p.t, "INSERT INTO "+q(x.name)+" ("+names+") VALUES ("+values+")")
	}
}

// read has the rows of all tables by their numbers, with each id as its digits or as it stands.
func (p *play) read(asIDs bool) (out []string) {
	for _, x := range p.tables {
		list := []string{"n", "note", p.value("uid", asIDs)}
		for _, c := range x.columns {
			list = append(list, p.value(q(c.name), asIDs))
		}
		out = append(append(out, x.name), p.Dump(p.t, "SELECT "+strings.Join(list, ", ")+" FROM "+q(x.name)+" WHERE n < 1000 ORDER BY n")...)
	}
	return out
}

func (p *play) value(c string, asIDs bool) string {
	if !asIDs {
		return "quote(" + c + ")"
	}
	return "CASE typeof(" + c + ") WHEN 'blob' THEN lower(hex(" + c + ")) ELSE lower(replace(replace(replace(" + c + ", '-', ''), '{', ''), '}', '')) END"
}

// schema is what the file says of itself.
func (p *play) schema() []string {
	return p.Dump(p.t, "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE name NOT LIKE '%sqluuid%' ORDER BY 1, 2")
}

// types are the kinds of values of all columns of ids.
func (p *play) types() (out []string) {
	for _, x := range p.tables {
		names := []string{"uid"}
		for _, c := range x.columns {
			names = append(names, q(c.name))
		}
		for _, c := range names {
			for _, kind := range p.Dump(p.t, "SELECT DISTINCT typeof("+c+") FROM "+q(x.name)+" WHERE "+c+" IS NOT NULL") {
				if !slices.Contains(out, kind) {
					out = append(out, kind)
				}
			}
		}
	}
	return out
}

// do runs a verb to its end, after processes that were killed on their way.
func (p *play) do(verb string, kinds func() bool, more ...string) {
	p.t.Helper()
	args := append([]string{"migrate", verb, "--database", p.URL, "--yes"}, more...)
	for range p.IntN(3) {
		cmd := exec.Command(lab.Command(), args...)
		if err := cmd.Start(); err != nil {
			p.t.Fatal(err)
		}
		time.Sleep(time.Duration(p.IntN(60_000)) * time.Microsecond)
		_ = cmd.Process.Kill()
		_ = cmd.Wait()
		if !kinds() {
			p.t.Fatalf("%s was killed, and the columns hold %q", verb, p.types())
		}
		if ok := p.Ask(p.t, "SELECT group_concat(integrity_check) FROM pragma_integrity_check"); ok != "ok" {
			p.t.Fatalf("%s was killed: %s", verb, ok)
		}
	}
	got := lab.Run(p.t, args...)
	isDone := strings.Contains(got.Err, "finds no column of ids") || strings.Contains(got.Err, "no run is recorded") || strings.Contains(got.Out, "was undone")
	if got.Code != 0 && !isDone {
		p.t.Fatalf("%v: exit %d\n%s%s", args, got.Code, got.Out, got.Err)
	}
}

// TestRandomTablesComeBack draws tables with keys, rules and spellings of all kinds, makes them
// anew while processes are killed, writes, and goes back.
func TestRandomTablesComeBack(t *testing.T) {
	plays := 25
	if dbtest.IsNight() {
		plays = 400
	}
	for n := range plays {
		t.Run(fmt.Sprint(n), func(t *testing.T) {
			t.Parallel()
			p := &play{Lab: lab.Open(t, "SQLite"), Rand: seedtest.Rand(t), t: t}
			p.Exec(t, "PRAGMA journal_mode = "+[]string{"WAL", "DELETE"}[p.IntN(2)])
			p.Exec(t, "CREATE TABLE notes (what TEXT)")
			p.draw()
			if !slices.ContainsFunc(p.tables, func(x *table) bool { return len(x.ids) > 0 }) {
				t.Skip("there are no ids")
			}
			p.thereAndBack()
		})
	}
}

func (p *play) thereAndBack() {
	t := p.t
	rows, ids, schema := p.read(false), p.read(true), p.schema()
	oneKind := func() bool { return len(p.types()) == 1 }
	var column string
	for _, x := range p.tables {
		if len(x.ids) > 0 {
			column = fmt.Sprintf("%s.uid", quotePart(x.name))
		}
	}
	p.do("text-to-binary", oneKind, "--all")
	lab.Same(t, "the kinds", p.types(), []string{"blob"})
	lab.Same(t, "the ids", p.read(true), ids)
	if n := p.Ask(t, "SELECT count(*) FROM pragma_foreign_key_check"); n != "0" {
		t.Errorf("%s rows have lost their parent", n)
	}
	late := p.write()
	p.do("undo", oneKind, "--column", column)
	lab.Same(t, "the rows after the undo", p.read(false), rows)
	lab.Same(t, "the schema after the undo", p.schema(), schema)
	if n := p.Ask(t, "SELECT count(*) FROM pragma_foreign_key_check"); n != "0" {
		t.Errorf("%s rows have lost their parent by the undo", n)
	}
	for x, id := range late {
		text := p.Ask(t, "SELECT uid FROM "+q(x.name)+" WHERE n = 1000")
		if got, err := sqltype.Parse(text); err != nil || !bytes.Equal(got[:], id[:]) {
			t.Errorf("a late id of %q is %q, want %v", x.name, text, id)
		}
		p.Exec(t, "DELETE FROM "+q(x.name)+" WHERE n = 1000")
	}
	p.do("text-to-binary", oneKind, "--all")
	p.do("finish", oneKind, "--column", column)
	p.do("binary-to-text", oneKind, "--all")
	lab.Same(t, "the ids as text", p.read(true), ids)
	p.do("undo", oneKind, "--column", column)
	lab.Same(t, "the ids as bytes", p.read(true), ids)
}

// write adds a row to each table, which refers to rows of before.
func (p *play) write() map[*table]sqltype.UUID {
	out := map[*table]sqltype.UUID{}
	for _, x := range p.tables {
		if len(x.ids) == 0 {
			continue
		}
		out[x] = sqltype.NewV7()
		names, values := "uid, n, note", fmt.Sprintf("x'%x', 1000, 'late'", out[x])
		for _, c := range x.columns {
			if c.filled {
				id := c.parent.ids[p.IntN(len(c.parent.ids))]
				names, values = names+", "+q(c.name), values+fmt.Sprintf(", x'%x'", id)
			}
		}
		p.Exec(p.t, "INSERT INTO "+q(x.name)+" ("+names+") VALUES ("+values+")")
	}
	return out
}

// quotePart writes a name for the command.
func quotePart(name string) string {
	if strings.ContainsAny(name, `."`) {
		return q(name)
	}
	return name
}
