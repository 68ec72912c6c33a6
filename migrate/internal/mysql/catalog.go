package mysql

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/internal/pattern"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// Catalog reads the catalogue as far as the role sees it.
func (d Dialect) Catalog(ctx context.Context, q dialect.Querier,
	w dialect.Want) (*dialect.Schema, error) {
	return dialect.Catalogue{
		Dialect: d, Table: d.readTable, Names: d.tableNames, Schemas: d.schemas, Keys: d.foreignKeys,
		RowKey:    d.identifying,
		Canonical: canonical, Sources: d.sources, Around: d.around, Plan: d.plan, Survey: d.survey,
	}.Read(ctx, q, w)
}

// around reads which database has the state, and which tables are hidden or cannot be read.
func (d Dialect) around(ctx context.Context, q dialect.Querier, s *dialect.Schema) error {
	t := d.ask(ctx, q)
	t.scan(d.sql("SELECT DATABASE()"), &s.Home)
	s.Unseen = t.denied(func() { s.Hidden = t.hidden(s.Class, s.Keys) })
	t.blind(s)
	return t.err
}

// plan asks for what tables do apart from the run, how rows are placed, and what the role lacks.
func (d Dialect) plan(ctx context.Context, q dialect.Querier, w dialect.Want,
	s *dialect.Schema) error {
	t := d.ask(ctx, q)
	v := t.server()
	t.during("reading what depends on the tables", func() {
		if s.Outside = t.outside(); s.Outside == "" && w.Rows {
			s.Outside = t.refuseRecomputed(s.Class, v.isMySQL)
		}
	})
	if v.isTiDB {
		t.during("looking how the rows of the tables are placed", func() {
			for _, col := range s.Class.Columns { // with which a clustered key begins
				names := t.names("clustered by a column on TiDB", col.Ref, col.Name)
				s.RangedTables = append(s.RangedTables, names...)
			}
		})
	}
	s.Warnings = append(s.Warnings, t.warnOfSnapshots()...)
	s.OutsideLocks, s.Costs = listOutsideLocks(v, s.Class.Refs(), s.Keys), v.costs
	t.during("asking for the privileges", func() { t.lacks(s) })
	return t.err
}

func (Dialect) tableNames(ctx context.Context, q dialect.Querier, schema string) ([]string, error) {
	return dialect.ListNames(ctx, q, query("tables of a schema"), schema)
}

// schemas lists the databases. It does not look into other applications' databases.
func (d Dialect) schemas(ctx context.Context, q dialect.Querier, s *dialect.Schema) error {
	t := d.ask(ctx, q)
	s.Databases = t.names("databases")
	s.MaskedTables = t.listMasked()
	return t.err
}

// plainName matches names as dictionaryName writes them. Other letters have codes of their own.
var plainName = pattern.Of("^(?:[a-z0-9_]|@[0-9a-f]{4})+$")

// listMasked lists the tables of the database that only InnoDB's dictionary shows this role.
func (t *talk) listMasked() (out []string) {
	seen := t.names("names of the database")
	if t.err != nil || len(seen) == 0 {
		return nil
	}
	for i, name := range seen {
		seen[i] = strings.ToLower(dictionaryName(name))
	}
	schema, seen := seen[0], seen[1:]
	var all []string
	var err error
	for _, table := range []string{"INNODB_SYS_TABLES", "INNODB_TABLES"} { // MariaDB's, MySQL's
		all, err = dialect.ListNames(t.ctx, t.q, "SELECT NAME FROM information_schema."+table)
		if err == nil {
			break
		}
	}
	if err != nil { // not for this role, or not of this server
		t.err = t.ctx.Err()
		return nil
	}
	for _, name := range all {
		in, name, _ := strings.Cut(strings.ToLower(name), "/")
		name, _, _ = strings.Cut(name, "#") // of a partition
		if in == schema && plainName().MatchString(name) && !strings.HasPrefix(name, "fts_0") &&
			!slices.Contains(seen, name) && !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	slices.Sort(out)
	return out
}

func (Dialect) identifying(ctx context.Context, q dialect.Querier, t sqlgen.Ref) ([]string, error) {
	return dialect.RowKey(ctx, q, query("parts of unique keys"), t.Schema, t.Table)
}

// canonical reads text by its bytes and TIMESTAMP as seconds, whatever the session's encoding and
// time zone. The two protocols send ZEROFILL differently.
func canonical(col sqlgen.TableColumn) string {
	if strings.Contains(strings.ToLower(col.Type), "zerofill") {
		return "CAST({c} AS CHAR)"
	}
	switch dialect.Base(col.Type, "( ") {
	case "tinyint", "smallint", "mediumint", "int", "bigint",
		"binary", "varbinary", "tinyblob", "blob", "mediumblob", "longblob":
		return "{c}"
	case "char", "varchar", "tinytext", "text", "mediumtext", "longtext", "enum", "set", "bit":
		return "HEX({c})"
	case "timestamp":
		return "UNIX_TIMESTAMP({c})"
	}
	return "CAST({c} AS CHAR)"
}

// sources returns what may make ids in a table: defaults, triggers, routines and events.
func (Dialect) sources(ctx context.Context, q dialect.Querier,
	t sqlgen.Ref) (out []dialect.Source, err error) {
	for _, st := range []sqlgen.Statement{
		queryWith("sources of defaults", t), queryWith("sources of triggers", t.Table, t.Schema),
		queryWith("sources of routines", t.Schema), queryWith("sources of events", t.Schema),
	} {
		list, err := dialect.Sources(ctx, q, st.SQL, st.Args...)
		if err != nil {
			return nil, err
		}
		out = append(out, list...)
	}
	return addCalledBodies(out), nil
}

// addCalledBodies gives triggers the text of the routines that they call, and that those call.
func addCalledBodies(list []dialect.Source) []dialect.Source {
	bodies := map[string]string{}
	for _, s := range list {
		for _, kind := range []string{"the function ", "the procedure "} {
			if name, ok := strings.CutPrefix(s.What, kind); ok {
				bodies[strings.ToLower(name)] = s.Text
			}
		}
	}
	for i, s := range list {
		if s.Table == "" || s.Column != "" {
			continue
		}
		seen := map[string]bool{}
		for texts := []string{s.Text}; len(texts) > 0; texts = texts[1:] {
			for _, w := range dialect.Words(texts[0], dialect.MostWords) {
				name := strings.ToLower(w.Text)
				if body := bodies[name]; body != "" && !seen[name] {
					seen[name], texts = true, append(texts, body)
					list[i].Text += "\n" + body
				}
			}
		}
	}
	return list
}

// foreignKeys reads all foreign keys, but none in the server's own databases.
func (d Dialect) foreignKeys(ctx context.Context, q dialect.Querier) ([]sqlgen.ForeignKey, error) {
	t := d.ask(ctx, q)
	rules := map[[3]string]string{} // by schema, table and name
	dest := func(r *[4]string) []any { return dialect.Dest(r[:]) }
	for _, r := range rows(t, dest, "update rules") {
		rules[[3]string(r[:3])] = r[3]
	}
	keys := try(t, func() ([]sqlgen.ForeignKey, error) {
		return dialect.ForeignKeys(ctx, q, query("all foreign keys"))
	})
	for i, k := range keys {
		keys[i].OnUpdate = rules[[3]string{k.Child.Schema, k.Child.Table, k.Name}]
	}
	if t.server().folds {
		t.respell(keys)
	}
	return keys, t.err
}

// respell writes the names in foreign keys in the case that the tables and columns have.
func (t *talk) respell(keys []sqlgen.ForeignKey) {
	type column struct {
		sqlgen.Ref
		name string
	}
	fold := func(r sqlgen.Ref) sqlgen.Ref {
		return sqlgen.Ref{Schema: strings.ToLower(r.Schema), Table: strings.ToLower(r.Table)}
	}
	at := func(r sqlgen.Ref, name string) column { return column{fold(r), strings.ToLower(name)} }
	dest := func(c *column) []any { return []any{&c.Schema, &c.Table, &c.name} }
	tables, columns := map[sqlgen.Ref]sqlgen.Ref{}, map[column]string{}
	for _, c := range rows(t, dest, "all columns") {
		tables[fold(c.Ref)], columns[at(c.Ref, c.name)] = c.Ref, c.name
	}
	for i := range keys {
		k := &keys[i]
		for n, p := range k.Columns {
			k.Columns[n].Child = cmp.Or(columns[at(k.Child, p.Child)], p.Child)
			k.Columns[n].Parent = cmp.Or(columns[at(k.Parent, p.Parent)], p.Parent)
		}
		k.Child = cmp.Or(tables[fold(k.Child)], k.Child)
		k.Parent = cmp.Or(tables[fold(k.Parent)], k.Parent)
	}
}

// hidden names a table to which a foreign key refers that the role cannot see, "" if none. Only
// InnoDB's own dictionary shows it.
func (t *talk) hidden(c *sqlgen.Class, keys []sqlgen.ForeignKey) string {
	if t.server().isTiDB { // the catalogue may keep keys from a role, and there is no other list
		everywhere := 0
		t.scan(queryWith("privileges everywhere on TiDB"), &everywhere)
		if t.err == nil && everywhere == 0 {
			t.err = ownError{dialect.KindPrivilege,
				"this role sees the foreign keys of those tables only on which it has a privilege"}
		}
		return ""
	}
	visible := map[sqlgen.Ref]int{}
	for _, k := range keys {
		visible[k.Parent]++
	}
	for _, ref := range c.Refs() {
		if t.referring(ref) > visible[ref] {
			return ref.Table
		}
	}
	return ""
}

// referring counts the foreign keys to a table. MariaDB's dictionary has the names of files.
func (t *talk) referring(ref sqlgen.Ref) (n int) {
	count := queryWith("foreign keys to a table", ref.Schema+"/"+ref.Table)
	if !t.refused(func() { t.scan(count, &n) }, 1109, 1146) { // unknown table
		return n
	}
	var parts []string
	for _, name := range []string{ref.Schema, ref.Table} {
		file := dictionaryName(name)
		if !isASCII(name) {
			t.scan(t.sql("SELECT CAST(CONVERT(%s USING filename) AS BINARY)", boundValue{name}), &file)
		}
		parts = append(parts, file)
	}
	count.SQL = strings.Replace(count.SQL, "INNODB_FOREIGN", "INNODB_SYS_FOREIGN", 1)
	count.Args = []any{strings.Join(parts, "/")}
	t.scan(count, &n)
	return n
}

// dictionaryName writes a name as InnoDB's dictionary has it.
func dictionaryName(s string) string {
	var b strings.Builder
	for _, r := range s {
		if r == '_' || '0' <= r && r <= '9' || 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z' {
			b.WriteRune(r)
		} else {
			fmt.Fprintf(&b, "@%04x", r)
		}
	}
	return b.String()
}

// readTable reads a table with its columns and triggers, and whether it can be rewritten.
func (d Dialect) readTable(ctx context.Context, q dialect.Querier, schema,
	table string) (*sqlgen.Table, error) {
	t, out := d.ask(ctx, q), &sqlgen.Table{}
	var kind, store string
	t.scan(queryWith("table", schema, table), &out.Schema, &out.Table, &kind, &store)
	v := t.server()
	out.LinkRefusal, out.Refusal = v.links, notInPlace(kind, store)
	if out.Refusal == "" && !v.isTiDB {
		out.Refusal = t.logging()
	}
	out.Columns = t.columns(out.Ref)
	if v.certifies {
		t.refuseUnseen(out)
	}
	out.Triggers = try(t, func() ([]sqlgen.Trigger, error) {
		return dialect.Triggers(ctx, q, query("triggers on update"), out.Schema, out.Table)
	})
	return out, t.err
}

// notInPlace refuses what is no table of InnoDB.
func notInPlace(kind, store string) string {
	switch {
	case kind == "VIEW" || kind == "SYSTEM VIEW":
		return "it is a view; name the table behind it"
	case kind != "BASE TABLE":
		return "it is of type " + kind + ", whose history an update would rewrite"
	case store != "InnoDB":
		return "its storage engine " + store + " has no transactions; convert it to InnoDB first"
	}
	return ""
}

// logging refuses a binary log of statements.
func (t *talk) logging() string {
	var statements bool
	t.scan(t.sql("SELECT @@global.log_bin AND @@session.binlog_format = 'STATEMENT'"), &statements)
	if !statements {
		return ""
	}
	return "the session logs statements (binlog_format = STATEMENT), " +
		"which READ COMMITTED does not allow; use ROW or MIXED"
}

// noASCII are the character sets in which UNHEX and REGEXP do not find what they look for.
var noASCII = []string{"ucs2", "utf16", "utf16le", "utf32", "swe7"}

// columns reads the columns of a table, and which indexes they are in.
func (t *talk) columns(ref sqlgen.Ref) (out []sqlgen.TableColumn) {
	parts := rows(t, func(p *indexPart) []any {
		return []any{&p.index, &p.column, &p.no, &p.repeats}
	}, "index columns", ref)
	list := rows(t, func(c *column) []any {
		return []any{&c.Name, &c.Type, &c.Base, &c.size, &c.Collation, &c.Generated, &c.Touched}
	}, "columns", ref)
	for _, c := range list {
		out = append(out, c.fact(parts))
	}
	return out
}

// An indexPart is a column of an index. The columns of one index stand together, the last first.
type indexPart struct {
	index, column string
	no            int
	repeats       bool
	sorts         bool // it is whole, and in the order of its values
}

// A column is a column as the catalogue has it. size is in bytes.
type column struct {
	sqlgen.TableColumn
	size int64
}

// fact says what the indexes of its table make of a column, and in which form it holds ids.
func (c column) fact(parts []indexPart) sqlgen.TableColumn {
	for i, p := range parts {
		if p.column != c.Name {
			continue
		}
		lone := p.no == 1 && (i == 0 || parts[i-1].index != p.index)
		c.Indexed = c.Indexed || p.no == 1
		c.Unique = c.Unique || lone && !p.repeats
		c.Keyed = c.Keyed || p.no == 1 || !p.repeats
		c.Primary = c.Primary || p.no == 1 && p.index == "PRIMARY"
		c.Sorted = c.Sorted || p.no == 1 && p.sorts
	}
	setForm(&c.TableColumn, c.Base, c.size)
	return c.TableColumn
}

// setForm sets the form of ids. base is the type without a length, and size is in bytes.
func setForm(c *sqlgen.TableColumn, base string, size int64) {
	set, _, _ := strings.Cut(c.Collation, "_")
	switch base {
	case "uuid":
		c.Form = myUUID
	case "binary", "varbinary":
		// A longer BINARY pads with zero bytes, so its values are no ids.
		if size == 16 || base == "varbinary" && size > 16 {
			c.Form = myBinary
		}
	case "char", "varchar", "tinytext", "text", "mediumtext", "longtext":
		if size >= 36 {
			c.Form = myText
		}
		if slices.Contains(noASCII, set) {
			c.Refusal = "its character set " + set + " does not have the digits of ids as one byte each; " +
				"convert it to ascii or utf8mb4 first"
		}
	}
	if c.Collation != "" && c.Form != myUUID {
		c.AnyText = myAnyText()
	}
	// A bound has the collation of the connection, unless it meets the column itself.
	if c.Form == myText && dialect.PlainName(c.Collation) {
		c.Final = myCollated(c.Form, c.Collation)
	}
}

// myCollated returns a form of text under a collation.
func myCollated(f *sqlgen.Form, collation string) *sqlgen.Form {
	return f.WithOrder(collate("{c}", collation))
}

// collate writes an expression under a collation, whose name begins with its character set.
func collate(expr, collation string) string {
	set, _, _ := strings.Cut(collation, "_")
	return "CONVERT(" + expr + " USING " + set + ") COLLATE " + collation
}
