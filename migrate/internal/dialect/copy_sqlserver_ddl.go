package dialect

import (
	"errors"
	"fmt"
	"math/big"
	"slices"
	"strings"
)

// msMaker writes what makes a new table like an old one. The names of its constraints
// end with a label until the swap.
type msMaker struct {
	*builder
	label string
	f     *msFacts
	t     *CopyTable
	into  Ref // the new table
	err   error
}

func (d sqlserver) maker(c *Copy, t *CopyTable, f *msFacts, into Ref) *msMaker {
	return &msMaker{builder: newBuilder(d.Profile()), label: c.Label, f: f, t: t, into: into}
}

func (m *msMaker) word(s string) string {
	s, err := msDesc(s)
	m.err = errors.Join(m.err, err)
	return s
}

func (m *msMaker) failed() error { return errors.Join(m.err, m.builder.err) }

// constraint begins a constraint. The server names those anew that it has named.
func (m *msMaker) constraint(name string, auto bool) string {
	if auto {
		return ""
	}
	return "CONSTRAINT " + m.q(dated(name, "new", m.label)) + " "
}

func (m *msMaker) list(names []string) string {
	var out []string
	for _, n := range names {
		out = append(out, m.q(n))
	}
	return "(" + strings.Join(out, ", ") + ")"
}

// table writes the new table without indexes and keys, on the filegroup of the old
// one's rows.
func (m *msMaker) create() []string {
	var cols []string
	for _, c := range m.f.columns {
		cols = append(cols, m.column(c))
	}
	s := "CREATE TABLE " + m.table(m.into) + " (" + strings.Join(cols, ", ") + ")"
	rows := m.f.indexes[0] // the heap or the clustered index
	s += " ON " + m.q(rows.space)
	if m.f.lob != "" && slices.ContainsFunc(m.f.columns, m.large) {
		s += " TEXTIMAGE_ON " + m.q(m.f.lob)
	}
	if rows.kind == 0 && rows.packed != "NONE" {
		s += " WITH (DATA_COMPRESSION = " + m.word(rows.packed) + ")"
	}
	out := []string{s}
	if m.f.escalation != "TABLE" {
		out = append(out, "ALTER TABLE "+m.table(m.into)+" SET (LOCK_ESCALATION = "+m.word(m.f.escalation)+")")
	}
	return out
}

// large reports whether a column of the new table may lie outside its rows, which
// TEXTIMAGE_ON asks for.
func (m *msMaker) large(c msColumn) bool {
	if col, ok := m.t.column(c.name); ok && col.Type != "" {
		return false
	}
	return c.computed == "" && (c.size < 0 || c.base == "text" || c.base == "ntext" || c.base == "image")
}

func (m *msMaker) column(c msColumn) string {
	s := m.q(c.name) + " "
	if c.computed != "" {
		s += "AS " + c.computed
		if c.persisted {
			s += " PERSISTED"
			if !c.null {
				s += " NOT NULL"
			}
		}
		return s
	}
	typ := m.typeOf(c)
	if col, ok := m.t.column(c.name); ok && col.Type != "" {
		typ = col.Type
	}
	s += typ
	if c.sparse {
		s += " SPARSE"
	}
	if c.seed != "" {
		s += " IDENTITY(" + c.seed + ", " + c.increment + ")"
		if c.quiet {
			s += " NOT FOR REPLICATION"
		}
	}
	if c.null {
		s += " NULL"
	} else {
		s += " NOT NULL"
	}
	if c.guid {
		s += " ROWGUIDCOL"
	}
	if c.defaultText != "" {
		s += " " + m.constraint(c.defaultName, c.defaultAuto) + "DEFAULT " + c.defaultText
	}
	return s
}

// typeOf writes a type with its lengths, and the collation of text. The types of
// [msKnownTypes] are those that it knows.
func (m *msMaker) typeOf(c msColumn) string {
	if c.typeSchema != "" { // an alias has its lengths and the database's collation
		return m.q(c.typeSchema) + "." + m.q(c.typeName)
	}
	length := func(bytes int) string {
		if c.size < 0 {
			return "(max)"
		}
		return fmt.Sprintf("(%d)", c.size/bytes)
	}
	s := c.typeName
	switch c.typeName {
	case "char", "varchar", "binary", "varbinary":
		s += length(1)
	case "nchar", "nvarchar":
		s += length(2)
	case "decimal", "numeric":
		s += fmt.Sprintf("(%d, %d)", c.precision, c.scale)
	case "float":
		s += fmt.Sprintf("(%d)", c.precision)
	case "time", "datetime2", "datetimeoffset":
		s += fmt.Sprintf("(%d)", c.scale)
	case "timestamp":
		return "rowversion"
	}
	if c.collation == "" || c.typeName == "sysname" {
		return s
	}
	if !plainName(c.collation) {
		m.err = errors.Join(m.err, fmt.Errorf("column %q has the collation %q, which is no name of one", c.name, c.collation))
	}
	return s + " COLLATE " + c.collation
}

// index writes an index, or the key that it stands for.
func (m *msMaker) index(i msIndex) string {
	kind := "NONCLUSTERED"
	if i.kind == 1 {
		kind = "CLUSTERED"
	}
	var cols []string
	for _, k := range i.keys {
		way := ""
		if slices.Contains(i.descends, k) {
			way = " DESC"
		}
		cols = append(cols, m.q(k)+way)
	}
	s := ""
	switch list := " (" + strings.Join(cols, ", ") + ")"; {
	case i.primary:
		s = "ALTER TABLE " + m.table(m.into) + " ADD " + m.constraint(i.name, i.auto) + "PRIMARY KEY " + kind + list
	case i.asKey:
		s = "ALTER TABLE " + m.table(m.into) + " ADD " + m.constraint(i.name, i.auto) + "UNIQUE " + kind + list
	default:
		s = "CREATE "
		if i.unique {
			s += "UNIQUE "
		}
		s += kind + " INDEX " + m.q(i.name) + " ON " + m.table(m.into) + list
	}
	if len(i.included) > 0 {
		s += " INCLUDE " + m.list(i.included)
	}
	if i.filter != "" {
		s += " WHERE " + i.filter
	}
	if with := m.settings(i); len(with) > 0 {
		s += " WITH (" + strings.Join(with, ", ") + ")"
	}
	return s + " ON " + m.q(i.space)
}

func (m *msMaker) settings(i msIndex) []string {
	var with []string
	on := func(is bool, s string) {
		if is {
			with = append(with, s)
		}
	}
	on(i.fill > 0, fmt.Sprintf("FILLFACTOR = %d", i.fill))
	on(i.padded, "PAD_INDEX = ON")
	on(i.ignores, "IGNORE_DUP_KEY = ON")
	on(i.stale, "STATISTICS_NORECOMPUTE = ON")
	on(!i.rowLocks, "ALLOW_ROW_LOCKS = OFF")
	on(!i.pageLocks, "ALLOW_PAGE_LOCKS = OFF")
	if i.packed != "NONE" {
		on(true, "DATA_COMPRESSION = "+m.word(i.packed))
	}
	return with
}

// before writes what a new table has before it is filled: the clustered index, which
// would otherwise write all rows again.
func (m *msMaker) before() []string {
	out := m.create()
	for _, i := range m.f.indexes {
		if i.first() {
			out = append(out, m.index(i))
		}
	}
	return out
}

// first reports whether an index is made before the rows come. One that ignores
// duplicates would lose them, and a fill factor is for the rows that are there.
func (i msIndex) first() bool { return i.kind == 1 && !i.ignores && (i.fill == 0 || i.fill == 100) }

// after writes what it gets when it is full. empty says that it has no rows: then the
// first one gets the identity to which the table is set, otherwise the one after it.
func (m *msMaker) after(empty bool) []string {
	var out []string
	for _, clustered := range []bool{true, false} { // a clustered one moves all others
		for _, i := range m.f.indexes {
			if i.kind != 0 && (i.kind == 1) == clustered && !i.first() {
				out = append(out, m.index(i))
			}
		}
	}
	for _, c := range m.f.checks {
		quiet := ""
		if c.quiet {
			quiet = "NOT FOR REPLICATION "
		}
		out = append(out, "ALTER TABLE "+m.table(m.into)+" WITH CHECK ADD "+m.constraint(c.name, c.auto)+"CHECK "+quiet+c.text)
	}
	if id := m.f.identity(); id != nil && id.last != "" {
		last, ok := new(big.Int).SetString(id.last, 10)
		step, okStep := new(big.Int).SetString(id.increment, 10)
		if !ok || !okStep {
			m.err = errors.Join(m.err, fmt.Errorf("the identity of column %q stands at %q and goes on by %q, which are no numbers", id.name, id.last, id.increment))
			return nil
		}
		if empty {
			last.Add(last, step)
		}
		out = append(out, "DBCC CHECKIDENT (N'"+strings.ReplaceAll(m.table(m.into), "'", "''")+"', RESEED, "+last.String()+") WITH NO_INFOMSGS")
	}
	return append(out, "UPDATE STATISTICS "+m.table(m.into))
}

// key writes a foreign key of a table, checked against its rows so that the server
// relies on it.
func (m *msMaker) key(t Ref, k msKey, parent Ref, constraint string) string {
	s := "ALTER TABLE " + m.table(t) + " WITH CHECK ADD " + constraint + "FOREIGN KEY " + m.list(k.child) + " REFERENCES " + m.table(parent) + " " + m.list(k.columns)
	if k.delete != "NO ACTION" {
		s += " ON DELETE " + m.word(k.delete)
	}
	if k.update != "NO ACTION" {
		s += " ON UPDATE " + m.word(k.update)
	}
	if k.quiet {
		s += " NOT FOR REPLICATION"
	}
	return s
}

// rename writes an sp_rename of a table, a constraint or a trigger.
func (m *msMaker) rename(schema, from, to string) Statement {
	b := newBuilder(sqlserver{}.Profile())
	object := b.table(Ref{schema, from})
	b.w("EXEC sys.sp_rename @objname = ", b.arg(object), ", @newname = ", b.arg(to), ", @objtype = N'OBJECT'")
	m.err = errors.Join(m.err, b.err)
	return Statement{SQL: b.sql.String(), Args: b.args, Does: Exec}
}

// swap writes what puts the new table in the old one's place, and returns the
// constraints and triggers of the old one by their new names. The kept table gives up
// its keys to tables that stay, whose rows they would hold.
func (m *msMaker) swap(kept Ref, outside []string) (steps []Statement, notes map[string]string) {
	notes = map[string]string{}
	for _, name := range outside {
		steps = append(steps, Statement{SQL: "ALTER TABLE " + m.table(m.t.Ref) + " DROP CONSTRAINT " + m.q(name), Does: Exec})
	}
	var away []string
	for _, n := range m.f.named() {
		if !slices.Contains(outside, n) {
			away = append(away, n)
		}
	}
	for _, g := range m.f.triggers {
		away = append(away, g.name)
	}
	for _, n := range away {
		to := dated(n, "old", m.label)
		notes[to] = n
		steps = append(steps, m.rename(m.t.Schema, n, to))
	}
	steps = append(steps, m.rename(m.t.Schema, m.t.Table, kept.Table), m.rename(m.t.Schema, m.into.Table, m.t.Table))
	for _, n := range m.f.named() {
		steps = append(steps, m.rename(m.t.Schema, dated(n, "new", m.label), n))
	}
	return steps, notes
}

// dress writes what a new table in its place gets from the one before.
func (m *msMaker) dress() []Statement {
	object := "OBJECT::" + m.table(m.t.Ref)
	var out []Statement
	say := func(s string) { out = append(out, Statement{SQL: s, Does: Exec}) }
	if m.f.owner != "" { // which takes all grants away
		say("ALTER AUTHORIZATION ON " + object + " TO " + m.q(m.f.owner))
	}
	for _, g := range m.f.triggers {
		say(g.text) // alone in its batch
		if g.off {
			say("ALTER TABLE " + m.table(m.t.Ref) + " DISABLE TRIGGER " + m.q(g.name))
		}
	}
	for _, g := range m.f.grants {
		what := m.word(g.permission)
		if g.column != "" {
			what += " (" + m.q(g.column) + ")"
		}
		what += " ON " + object
		switch who := m.q(g.grantee); g.state {
		case "G":
			say("GRANT " + what + " TO " + who)
		case "W":
			say("GRANT " + what + " TO " + who + " WITH GRANT OPTION")
		case "D":
			say("DENY " + what + " TO " + who)
		case "R":
			say("REVOKE " + what + " FROM " + who)
		default:
			m.err = errors.Join(m.err, fmt.Errorf("a permission of %q is in the state %q, which is not known", m.t.Table, g.state))
		}
	}
	for _, p := range m.f.properties {
		out = append(out, m.property(p))
	}
	return out
}

func (m *msMaker) property(p msProperty) Statement {
	b := newBuilder(sqlserver{}.Profile())
	b.w("EXEC sys.sp_addextendedproperty @name = ", b.arg(p.name), ", @value = ", b.arg(p.value), ", @level0type = N'SCHEMA', @level0name = ", b.arg(m.t.Schema),
		", @level1type = N'TABLE', @level1name = ", b.arg(m.t.Table))
	if p.what != "" {
		b.w(", @level2type = N'", m.word(p.what), "', @level2name = ", b.arg(p.of))
	}
	return Statement{SQL: b.sql.String(), Args: b.args, Does: Exec}
}
