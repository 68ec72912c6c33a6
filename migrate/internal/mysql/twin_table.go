package mysql

import (
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
)

// A tableText is a table as SHOW CREATE TABLE writes it, which has every detail of what it shows.
type tableText struct {
	columns []tableColumn
	indexes []tableIndex
	keys    []tableKey
	checks  []tableCheck
	rest    string // behind the columns: options and partitions
}

// A tableColumn is a column. rest has what is no type, NOT NULL, default, comment or sight.
type tableColumn struct {
	name, typ, value, comment, rest string // value is the default, comment a literal
	notNull, hidden                 bool
}

// A tableIndex is an index or a key. kind is what stands in front of its name.
type tableIndex struct {
	kind, name string
	parts      []indexMember
	rest       string
}

// An indexMember is a part of an index. column is "" for an expression, which after has then.
type indexMember struct{ column, after string }

// A tableKey is a foreign key with its rules.
type tableKey struct {
	name, rules   string
	child, parent []string
	table         sqlgen.Ref
}

type tableCheck struct{ name, text string }

const primaryKey = "PRIMARY KEY"

// acts reports whether the server writes children by the key.
func (k tableKey) acts() bool {
	return strings.Contains(k.rules, "CASCADE") || strings.Contains(k.rules, "SET ")
}

// shares reports whether a key has columns besides ids, which the key of the twins has too.
func (f *twinTable) shares(k tableKey) bool {
	olds, news := f.olds(), f.news()
	return slices.ContainsFunc(k.child, func(c string) bool { return olds[c] == "" && news[c] == "" })
}

// cascades reports whether a write of a parent may go on below its children.
func (k tableKey) cascades() bool { return strings.Contains(k.rules, "CASCADE") }

// parseTable reads what SHOW CREATE TABLE has said of a table.
func parseTable(ref sqlgen.Ref, text string) (out tableText) {
	lines := linesOf(plainQuotes(text))
	for i, line := range lines[1:] {
		if strings.HasPrefix(line, ")") {
			out.rest = plainComments(strings.Join(lines[i+1:], "\n"))
			break
		}
		line = strings.TrimSuffix(plainComments(strings.TrimSpace(line)), ",")
		words := dialect.Words(line, dialect.MostWords)
		if len(words) < 2 {
			continue
		}
		switch at := slices.IndexFunc(words, func(w dialect.Word) bool { return w.Is("KEY") }); {
		case line[0] == '`':
			out.columns = append(out.columns, parseColumn(line, words))
		case words[0].Is("CONSTRAINT") && len(words) > 2 && words[2].Is("FOREIGN"):
			out.keys = append(out.keys, parseKey(ref.Schema, line, words))
		case words[0].Is("CONSTRAINT"):
			out.checks = append(out.checks, tableCheck{words[1].Text, line[words[1].End:]})
		case words[0].Is("CHECK"):
			out.checks = append(out.checks, tableCheck{text: line})
		case at >= 0 && at < 2:
			out.indexes = append(out.indexes, parseIndex(line, words, at))
		}
	}
	return out
}

// plainQuotes writes \' within a string as two quotes. Servers write it in expressions, and other
// readers know the quotes alone.
func plainQuotes(text string) string {
	var out strings.Builder
	open := byte(0)
	for i := 0; i < len(text); i++ {
		c := text[i]
		switch {
		case open == 0 && (c == '\'' || c == '`' || c == '"'):
			open = c
		case open != 0 && c == open:
			open = 0 // a second one opens it again
		case c == '\\' && (open == '\'' || open == '"') && i+1 < len(text):
			if i++; text[i] == open {
				c = open
			}
			out.WriteByte(c)
			c = text[i]
		}
		out.WriteByte(c)
	}
	return out.String()
}

// linesOf splits a text at the ends of lines that are no part of a name or a string.
func linesOf(text string) (out []string) {
	open, from := byte(0), 0
	for i := range len(text) {
		switch c := text[i]; {
		case open != 0 && c == open:
			open = 0
		case open == 0 && (c == '\'' || c == '`' || c == '"'):
			open = c
		case open == 0 && c == '\n':
			out, from = append(out, text[from:i]), i+1
		}
	}
	return append(out, text[from:])
}

// plainComments writes what stands in comments of a version, which the server runs, without these.
func plainComments(text string) string {
	var out strings.Builder
	open := byte(0)
	for i := 0; i < len(text); i++ {
		c := text[i]
		switch rest := text[i:]; {
		case open != 0:
			if c == open {
				open = 0
			}
		case c == '\'' || c == '`':
			open = c
		case strings.HasPrefix(rest, "/*!"):
			i += 2
			for i+1 < len(text) && '0' <= text[i+1] && text[i+1] <= '9' {
				i++
			}
			for i+1 < len(text) && text[i+1] == ' ' {
				i++
			}
			continue
		case strings.HasPrefix(rest, "*/"):
			i++
			continue
		}
		out.WriteByte(c)
	}
	return strings.TrimRight(out.String(), " ")
}

// columnWords end the type of a column, or its default.
var columnWords = []string{"NOT", "NULL", "DEFAULT", "AUTO_INCREMENT", "COMMENT", "INVISIBLE",
	"GENERATED", "AS", "ON", "CHECK", "COLUMN_FORMAT", "STORAGE", "ENGINE_ATTRIBUTE",
	"SECONDARY_ENGINE_ATTRIBUTE", "COMPRESSED", "SRID", "WITHOUT", "REF_SYSTEM_ID", "KEY", "UNIQUE"}

func parseColumn(line string, words []dialect.Word) tableColumn {
	c := tableColumn{name: words[0].Text}
	end := func(from int) int { // of what begins there, before the next word about the column
		depth := 0
		for i := from; i < len(words); i++ {
			switch {
			case words[i].Is("("):
				depth++
			case words[i].Is(")"):
				depth--
			case depth == 0 && i > from && !words[i].Quoted &&
				slices.Contains(columnWords, strings.ToUpper(words[i].Text)):
				return i
			}
		}
		return len(words)
	}
	text := func(from, to int) string {
		if from >= to {
			return ""
		}
		return line[words[from].At:words[to-1].End]
	}
	i := end(1)
	c.typ = text(1, i)
	for i < len(words) {
		switch w := words[i]; {
		case w.Is("NOT") && i+1 < len(words) && words[i+1].Is("NULL"):
			c.notNull = true
			i += 2
		case w.Is("NULL"):
			i++
		case w.Is("INVISIBLE"):
			c.hidden = true
			i++
		case w.Is("COMMENT") && i+1 < len(words):
			c.comment = text(i+1, i+2)
			i += 2
		case w.Is("DEFAULT"):
			next := end(i + 1)
			c.value = text(i+1, next)
			i = next
		default:
			next := end(i)
			c.rest = strings.TrimSpace(c.rest + " " + text(i, next))
			i = next
		}
	}
	if strings.EqualFold(c.value, "NULL") {
		c.value = ""
	}
	return c
}

// parseIndex reads an index whose word KEY is at a place.
func parseIndex(line string, words []dialect.Word, at int) tableIndex {
	x := tableIndex{kind: line[:words[at].End]}
	at++
	if at < len(words) && words[at].Quoted {
		x.name = words[at].Text
		at++
	}
	parts, end := membersOf(words, at)
	for _, p := range parts {
		first, last := words[p[0]], words[p[1]-1]
		if first.Quoted {
			x.parts = append(x.parts, indexMember{first.Text, line[first.End:last.End]})
		} else {
			x.parts = append(x.parts, indexMember{"", line[first.At:last.End]})
		}
	}
	if end < len(words) {
		x.rest = line[words[end].At:]
	}
	return x
}

// membersOf finds the members of a list in parentheses, and what comes behind it.
func membersOf(words []dialect.Word, at int) (parts [][2]int, end int) {
	depth, from := 0, at+1
	for i := at; i < len(words); i++ {
		switch {
		case words[i].Is("("):
			depth++
		case words[i].Is(")"):
			if depth--; depth == 0 {
				if from < i {
					parts = append(parts, [2]int{from, i})
				}
				return parts, i + 1
			}
		case depth == 1 && words[i].Is(","):
			parts, from = append(parts, [2]int{from, i}), i+1
		}
	}
	return parts, len(words)
}

// parseKey reads CONSTRAINT name FOREIGN KEY (…) REFERENCES table (…) and the rules.
func parseKey(schema, line string, words []dialect.Word) tableKey {
	k := tableKey{name: words[1].Text, table: sqlgen.Ref{Schema: schema}}
	names := func(at int) (out []string, end int) {
		parts, end := membersOf(words, at)
		for _, p := range parts {
			out = append(out, words[p[0]].Text)
		}
		return out, end
	}
	at := 0
	k.child, at = names(4)
	if at++; at >= len(words) {
		return k
	}
	k.table.Table = words[at].Text
	if at++; at+1 < len(words) && words[at].Is(".") {
		k.table = sqlgen.Ref{Schema: k.table.Table, Table: words[at+1].Text}
		at += 2
	}
	if k.parent, at = names(at); at < len(words) {
		k.rules = line[words[at].At:]
	}
	return k
}

// A twinTable is a table of a scope with what the catalogue says of it.
type twinTable struct {
	twin.Table
	scope *twin.Scope // with the names that this table has now
	tableText
	triggers []string // of the run
	isMySQL  bool
	isHere   bool // in the database of the session
}

// column returns a column by its name.
func (f *twinTable) column(name string) (tableColumn, bool) {
	i := slices.IndexFunc(f.columns, func(c tableColumn) bool { return c.name == name })
	if i < 0 {
		return tableColumn{}, false
	}
	return f.columns[i], true
}

func (f *twinTable) index(name string) (tableIndex, bool) {
	i := slices.IndexFunc(f.indexes, func(x tableIndex) bool { return x.name == name })
	if i < 0 {
		return tableIndex{}, false
	}
	return f.indexes[i], true
}

func (f *twinTable) hasKey(name string) bool {
	return slices.ContainsFunc(f.keys, func(k tableKey) bool { return k.name == name })
}

// news maps the columns of the old type to the ones next to them, by the names of now. olds is the
// other way round.
func (f *twinTable) news() map[string]string {
	out := map[string]string{}
	for _, x := range f.Twins {
		old, fresh := f.scope.Names(x)
		out[old] = fresh
	}
	return out
}

func (f *twinTable) olds() map[string]string {
	out := map[string]string{}
	for old, fresh := range f.news() {
		out[fresh] = old
	}
	return out
}

// counterparts maps the columns that programs know to the others.
func (f *twinTable) counterparts() map[string]string {
	out := map[string]string{}
	for _, x := range f.Twins {
		out[x.Name] = f.scope.Counterpart(x)
	}
	return out
}

// has reports whether an index has one of some columns.
func (x tableIndex) has(columns map[string]string) bool {
	return slices.ContainsFunc(x.parts, func(p indexMember) bool {
		_, is := columns[p.column]
		return is
	})
}

func (k tableKey) has(columns map[string]string) bool {
	return slices.ContainsFunc(k.child, func(c string) bool {
		_, is := columns[c]
		return is
	})
}

// primary returns the primary key, if it has a column of the scope.
func (f *twinTable) primary() (x tableIndex, isNew, ok bool) {
	for _, x := range f.indexes {
		if x.kind == primaryKey {
			isNew = x.has(f.olds())
			return x, isNew, isNew || x.has(f.news())
		}
	}
	return tableIndex{}, false, false
}

// oldPrimary is the name of the key that stands by for the primary key, on the old columns.
func (f *twinTable) oldPrimary() string { return f.scope.Standby("sqluuid_primary") }

// twinIndexes lists the indexes that have a counterpart, but for the primary key.
func (f *twinTable) twinIndexes() (out []tableIndex) {
	for _, x := range f.indexes {
		if x.kind != primaryKey && x.name != f.oldPrimary() && x.has(f.counterparts()) &&
			!strings.HasPrefix(x.kind, "FULLTEXT") {
			out = append(out, x)
		}
	}
	return out
}

// twinKeys lists the foreign keys of the old columns.
func (f *twinTable) twinKeys() (out []tableKey) {
	return slices.DeleteFunc(slices.Clone(f.keys), func(k tableKey) bool { return !k.has(f.news()) })
}
