package mysql

import (
	"cmp"
	"context"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// Catalog reads the catalogue as far as the role sees it.
func (d Dialect) Catalog(ctx context.Context, q dialect.Querier,
	w dialect.Want) (*dialect.Schema, error) {
	return dialect.Catalogue{
		Dialect: d, Table: d.readTable, Names: d.tableNames, Schemas: d.schemas, Keys: d.foreignKeys,
		RowKey:    d.identifying,
		Canonical: canonical, Sources: d.sources, Around: d.around, Plan: d.plan,
	}.Read(ctx, q, w)
}

// around reads where the state is, the database of the connection, which tables are hidden, and
// which cannot be read.
func (d Dialect) around(ctx context.Context, q dialect.Querier, s *dialect.Schema) error {
	err := q.QueryRowContext(ctx, "SELECT DATABASE()").Scan(&s.Home)
	if err != nil {
		return err
	}
	s.Hidden, err = d.hidden(ctx, q, s.Class, s.Keys)
	if err != nil && d.Kind(err) == dialect.KindPrivilege {
		s.Unseen, err = true, nil
	}
	if err != nil {
		return err
	}
	return d.blind(ctx, q, s)
}

// plan asks what the tables do apart from the run, how their rows are placed, and what the role
// lacks.
func (d Dialect) plan(ctx context.Context, q dialect.Querier, w dialect.Want,
	s *dialect.Schema) error {
	v, err := d.variant(ctx, q)
	if err != nil {
		return err
	}
	if s.Outside, err = outside(ctx, q); err == nil && s.Outside == "" && w.Rows {
		s.Outside, err = d.recomputed(ctx, q, s.Class, v.isMySQL)
	}
	if err != nil {
		return fmt.Errorf("reading what depends on the tables: %w", err)
	}
	if v.isTiDB {
		if s.Ranged, err = tidbRanged(ctx, q, s.Class); err != nil {
			return fmt.Errorf("looking how the rows of the tables are placed: %w", err)
		}
	}
	s.Joined, s.Costs = joined(v, s.Class.Refs(), s.Keys), v.costs
	lacks, err := d.lacks(ctx, q, w, s)
	if err != nil {
		return fmt.Errorf("asking for the privileges: %w", err)
	}
	s.Lacks = append(s.Lacks, lacks...)
	return nil
}

func (Dialect) tableNames(ctx context.Context, q dialect.Querier, schema string) ([]string, error) {
	return dialect.ListNames(ctx, q, query("tables of a schema"), schema)
}

// schemas lists the databases. Those of other applications are not looked into.
func (Dialect) schemas(ctx context.Context, q dialect.Querier, s *dialect.Schema) (err error) {
	s.Shut = "the other databases of the server, %s (they are not looked into)"
	if s.Closed, err = dialect.ListNames(ctx, q, query("databases")); err != nil {
		return err
	}
	s.Masked, err = masked(ctx, q)
	return err
}

// plainName matches names of InnoDB's dictionary that dictionaryName writes. Letters outside of
// ASCII have codes of their own there.
var plainName = regexp.MustCompile("^(?:[a-z0-9_]|@[0-9a-f]{4})+$")

// masked lists the tables of the database that the catalogue hides from this role. It knows them
// where the role may read InnoDB's dictionary.
func masked(ctx context.Context, q dialect.Querier) (out []string, err error) {
	seen, err := dialect.ListNames(ctx, q, query("names of the database"))
	if err != nil || len(seen) == 0 {
		return nil, err
	}
	for i, name := range seen {
		seen[i] = strings.ToLower(dictionaryName(name))
	}
	schema, seen := seen[0], seen[1:]
	var all []string
	for _, table := range []string{"INNODB_SYS_TABLES", "INNODB_TABLES"} { // MariaDB's, MySQL's
		all, err = dialect.ListNames(ctx, q, "SELECT NAME FROM information_schema."+table)
		if err == nil {
			break
		}
	}
	if err != nil {
		return nil, ctx.Err() // not for this role, or not of this server
	}
	for _, name := range all {
		in, name, _ := strings.Cut(strings.ToLower(name), "/")
		name, _, _ = strings.Cut(name, "#") // of a partition
		if in == schema && plainName.MatchString(name) && !strings.HasPrefix(name, "fts_0") &&
			!slices.Contains(seen, name) && !slices.Contains(out, name) {
			out = append(out, name)
		}
	}
	slices.Sort(out)
	return out, nil
}

func (Dialect) identifying(ctx context.Context, q dialect.Querier, t sqlgen.Ref) ([]string, error) {
	return dialect.RowKey(ctx, q, query("parts of unique keys"), t.Schema, t.Table)
}

// canonical reads text by its bytes, because it is sent in the encoding of the session. It reads
// TIMESTAMP as seconds, because that is sent in the session's time zone, and ZEROFILL as text,
// because the two protocols send it differently.
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

var unnumbered = map[string]int{"uuid": 1, "sys_guid": 1}

// sources returns what may make ids in a table: defaults, triggers, routines and events.
func (Dialect) sources(ctx context.Context, q dialect.Querier,
	t sqlgen.Ref) (out []dialect.Source, err error) {
	for _, ask := range []struct {
		name string
		args []any
	}{
		{"sources of defaults", []any{t.Schema, t.Table}},
		{"sources of triggers", []any{t.Table, t.Schema}},
		{"sources of routines", []any{t.Schema}},
		{"sources of events", []any{t.Schema}},
	} {
		list, err := dialect.Sources(ctx, q, query(ask.name), ask.args...)
		if err != nil {
			return nil, err
		}
		out = append(out, list...)
	}
	return called(out), nil
}

// called gives triggers the text of the routines that they call, and that those call.
func called(list []dialect.Source) []dialect.Source {
	bodies := map[string]string{}
	for _, s := range list {
		if name, ok := strings.CutPrefix(s.What, "the function "); ok {
			bodies[strings.ToLower(name)] = s.Text
		} else if name, ok := strings.CutPrefix(s.What, "the procedure "); ok {
			bodies[strings.ToLower(name)] = s.Text
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

// foreignKeys reads all foreign keys, but for those of the server's own databases.
func (d Dialect) foreignKeys(ctx context.Context, q dialect.Querier) ([]sqlgen.ForeignKey, error) {
	rules, err := updateRules(ctx, q)
	if err != nil {
		return nil, err
	}
	keys, err := dialect.ForeignKeys(ctx, q, query("all foreign keys"))
	if err != nil {
		return nil, err
	}
	for i, k := range keys {
		keys[i].OnUpdate = rules[[3]string{k.Child.Schema, k.Child.Table, k.Name}]
	}
	v, err := d.variant(ctx, q)
	if err == nil && v.folds {
		err = respell(ctx, q, keys)
	}
	return keys, err
}

// updateRules reads the ON UPDATE rule of each foreign key, by its schema, table and name.
func updateRules(ctx context.Context, q dialect.Querier) (map[[3]string]string, error) {
	list, err := dialect.Rows(ctx, q, func(r *[4]string) []any {
		return []any{&r[0], &r[1], &r[2], &r[3]}
	}, query("update rules"))
	out := map[[3]string]string{}
	for _, r := range list {
		out[[3]string(r[:3])] = r[3]
	}
	return out, err
}

// respell writes the names in foreign keys as the tables and columns are called. Some servers
// have them as the key's declaration did, in another case perhaps.
func respell(ctx context.Context, q dialect.Querier, keys []sqlgen.ForeignKey) error {
	type column struct {
		sqlgen.Ref
		name string
	}
	fold := func(r sqlgen.Ref) sqlgen.Ref {
		return sqlgen.Ref{Schema: strings.ToLower(r.Schema), Table: strings.ToLower(r.Table)}
	}
	at := func(r sqlgen.Ref, name string) column { return column{fold(r), strings.ToLower(name)} }
	list, err := dialect.Rows(ctx, q, func(c *column) []any {
		return []any{&c.Schema, &c.Table, &c.name}
	}, query("all columns"))
	tables, columns := map[sqlgen.Ref]sqlgen.Ref{}, map[column]string{}
	for _, c := range list {
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
	return err
}

// hidden names a table to which foreign keys refer that the role cannot see, "" if there is none.
// It asks InnoDB's own dictionary, which takes the PROCESS privilege.
func (d Dialect) hidden(ctx context.Context, q dialect.Querier, c *sqlgen.Class,
	keys []sqlgen.ForeignKey) (string, error) {
	v, err := d.variant(ctx, q)
	if err != nil {
		return "", err
	}
	if v.isTiDB {
		return "", tidbHides(ctx, q)
	}
	visible := map[sqlgen.Ref]int{}
	for _, k := range keys {
		visible[k.Parent]++
	}
	for _, t := range c.Refs() {
		all, err := referring(ctx, q, t)
		if err != nil {
			return "", err
		}
		if all > visible[t] {
			return t.Table, nil
		}
	}
	return "", nil
}

// referring counts the foreign keys that refer to a table. InnoDB's dictionary has its name as it
// is on MySQL, and as that of a file on MariaDB.
func referring(ctx context.Context, q dialect.Querier, t sqlgen.Ref) (n int, err error) {
	count := query("foreign keys to a table")
	err = q.QueryRowContext(ctx, count, t.Schema+"/"+t.Table).Scan(&n)
	if no := errorNumber(err); no != 1109 && no != 1146 { // unknown table
		return n, err
	}
	var parts []string
	for _, name := range []string{t.Schema, t.Table} {
		file := dictionaryName(name)
		if !isASCII(name) {
			convert := "SELECT CAST(CONVERT(? USING filename) AS BINARY)"
			if err = q.QueryRowContext(ctx, convert, name).Scan(&file); err != nil {
				return 0, err
			}
		}
		parts = append(parts, file)
	}
	count = strings.Replace(count, "INNODB_FOREIGN", "INNODB_SYS_FOREIGN", 1)
	err = q.QueryRowContext(ctx, count, strings.Join(parts, "/")).Scan(&n)
	return n, err
}

var errInvisible = ownError{dialect.KindPrivilege,
	"this role sees the foreign keys of those tables only on which it has a privilege"}

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
