//go:build unix

package twins

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/go-sql-driver/mysql"
)

// The engines of the net.
const (
	onPostgres = "PostgreSQL"
	onMySQL    = "MySQL"
	onMariaDB  = "MariaDB"
)

// isInnoDB reports whether the tables are InnoDB's. What follows is what differs there: no key is
// deferred, a foreign key is looked at for each row, a cascade does not reach a table twice, and a
// column has sixteen bytes or a text whose collation is the database's.
func (s *Scenario) isInnoDB() bool { return s.Engine != onPostgres }

// innodbMode is a mode in which names are quoted as on PostgreSQL. Statements count the rows that
// they find.
const innodbMode = "clientFoundRows=true&innodb_lock_wait_timeout=20&" +
	"sql_mode=%27ANSI_QUOTES%2CSTRICT_TRANS_TABLES%2CNO_ENGINE_SUBSTITUTION%27"

// innodbTypes is types for InnoDB. Text of any length may refer to text.
func (g *generator) innodbTypes() []string {
	s := &g.s
	s.Rewrite, s.Spelling = toBinary, isSent
	s.Collation = pick(g, "utf8mb4_bin", "utf8mb4_general_ci", "ascii_general_ci", "ascii_bin",
		"latin1_swedish_ci")
	isMaria := s.Engine == onMariaDB
	switch n := g.r.IntN(100); {
	case n < 65:
		if g.chance(25) {
			s.Then = pick(g, v1ToV6, v6ToV1)
		}
		if isMaria {
			s.Type = pick(g, "uuid", "uuid", "binary(16)")
		}
	case n < 85:
		s.Rewrite, s.Type = toText, pick(g, "", "", "char(36)", "varchar(36)")
		if isMaria {
			return []string{pick(g, "uuid", "binary(16)")}
		}
		return []string{"binary(16)"}
	default:
		s.Rewrite = pick(g, v1ToV6, v6ToV1)
		if isMaria && g.chance(30) {
			return []string{"uuid"}
		}
		return []string{pick(g, "binary(16)", "varchar(36)", "char(36)")}
	}
	switch n := g.r.IntN(100); {
	case n < 10:
		return []string{"varchar(32)", "char(32)"}
	case n < 20:
		return []string{"varchar(38)"}
	case n < 28:
		return []string{"char(40)"}
	}
	s.Spelling = pick(g, isSent, isSent, isSent, isUpper, isDigits, isMixed)
	return []string{"varchar(36)", "varchar(36)", "char(36)", "varchar(255)"}
}

var innodbNames = []string{"Order", "select", "new", "t.x", `a"b`, "größe", "an item", "a`b"}

var innodbExtras = []string{"view", "views", "order", "prefix", "wide", "comment", "check", "generated",
	"default", "trigger", "number", "touched", "unseen", "hidden"}

func (s *Scenario) innodbTable(t *Table) string {
	parts := []string{"n varchar(60) NOT NULL", "part int NOT NULL"}
	column := func(name, typ string, null bool) string {
		text := q(name) + " " + typ
		if !null {
			text += " NOT NULL"
		}
		return text
	}
	if t.ID != "" {
		text := column(t.ID, t.Type, false)
		if t.has("default") {
			text += " DEFAULT " + s.innodbDefault(t.Type)
		}
		if s.isNumbered(t) {
			text += " AUTO_INCREMENT"
		}
		if t.has("comment") {
			text += " COMMENT 'who''s who'"
		}
		parts = append(parts, text)
	}
	for i, x := range t.Refs {
		if t.Key != isShared || i > 0 {
			parts = append(parts, column(x.Name, x.Type, x.Null))
		}
		if x.Kind != "" {
			parts = append(parts, x.Kind+" varchar(20)")
		}
	}
	parts = append(parts, "count int NOT NULL DEFAULT 0")
	if s.draws() {
		parts = append(parts, "made datetime(6) NOT NULL DEFAULT CURRENT_TIMESTAMP(6)")
	}
	parts = append(parts, t.keys()...)
	ids := t.ids()
	last := ""
	if len(ids) > 0 {
		last = q(ids[len(ids)-1])
	}
	for _, extra := range t.Extras {
		switch extra {
		case "check":
			parts = append(parts, "CONSTRAINT "+q("ck "+t.Name)+" CHECK (count >= 0)")
		case "generated":
			kind := map[string]string{onMySQL: "STORED", onMariaDB: "VIRTUAL"}[s.Engine] // which is refused
			parts = append(parts, "twice int GENERATED ALWAYS AS (count * 2) "+kind)
		case "order":
			parts = append(parts, "KEY "+q("i1")+" ("+last+" DESC, n) COMMENT 'it''s for lists'")
		case "prefix":
			parts = append(parts, "KEY "+q("i2")+" ("+last+"(8))")
		case "wide":
			parts = append(parts, "UNIQUE KEY "+q("i3")+" (n, "+last+")")
		case "number":
			parts = append(parts, "no bigint NOT NULL AUTO_INCREMENT", "UNIQUE (no)")
		case "touched":
			parts = append(parts, "touched timestamp(6) NOT NULL DEFAULT CURRENT_TIMESTAMP(6) "+
				"ON UPDATE CURRENT_TIMESTAMP(6)")
		case "unseen":
			parts = append(parts, "unseen int NULL INVISIBLE")
		case "hidden":
			word := map[string]string{onMySQL: "INVISIBLE", onMariaDB: "IGNORED"}[s.Engine]
			parts = append(parts, "KEY "+q("i4")+" ("+last+", count) "+word)
		}
	}
	charset, _, _ := strings.Cut(s.Collation, "_")
	counter := ""
	if s.isNumbered(t) {
		counter = fmt.Sprintf(" AUTO_INCREMENT=%d", s.firstNumber(t))
	}
	return "CREATE TABLE " + q(t.Name) + " (" + strings.Join(parts, ", ") + ") ENGINE=InnoDB CHARSET=" +
		charset + " COLLATE=" + s.Collation + counter
}

func (s *Scenario) innodbDefault(typ string) string {
	switch {
	case typ == "uuid":
		return "uuid()"
	case typ == "binary(16)" && s.Engine == onMySQL:
		return "(uuid_to_bin(uuid()))"
	case typ == "binary(16)":
		return "(unhex(replace(uuid(), '-', '')))"
	case width(typ) == 32:
		return "(replace(uuid(), '-', ''))"
	case width(typ) == 38:
		return "(concat('{', uuid(), '}'))"
	}
	return "(uuid())"
}

// innodbExtra are what else depends on the columns of a table.
func (s *Scenario) innodbExtra(i int) (out []string) {
	t := &s.Tables[i]
	ids := t.ids()
	if len(ids) == 0 {
		return nil
	}
	name, id, last := q(t.Name), q(ids[0]), q(ids[len(ids)-1])
	named := func(kind string) string { return q(kind + " " + t.Name) }
	for _, extra := range t.Extras {
		switch extra {
		case "view":
			out = append(out, "CREATE VIEW "+named("v")+" AS SELECT n, "+strings.Join(quoted(ids), ", ")+
				" FROM "+name)
		case "views":
			out = append(out, "CREATE VIEW "+named("w")+" AS SELECT n, "+id+" AS an_id FROM "+name+" WHERE "+
				last+" IS NOT NULL", "CREATE SQL SECURITY INVOKER VIEW "+named("x")+" AS SELECT n, an_id FROM "+
				named("w")+" WHERE an_id IS NOT NULL")
		case "trigger":
			out = append(out, "CREATE TRIGGER "+named("tr")+" BEFORE UPDATE ON "+name+
				" FOR EACH ROW SET @touched = NEW.count")
		}
	}
	return out
}

// acts reports whether the server writes children by a foreign key, and cascades whether it may go on
// below them.
func (x Ref) acts() bool {
	return x.cascades() || x.isKey() && (x.OnDelete == "SET NULL" || x.OnUpdate == "SET NULL")
}

func (x Ref) cascades() bool {
	return x.isKey() && (x.OnDelete == "CASCADE" || x.OnUpdate == "CASCADE")
}

// isLate reports whether the key of the twins stands from the cut-over on alone, in the place of the
// other one. MySQL does not bear two keys that act in a cycle of tables, or at four levels.
func (s *Scenario) isLate(table int, x Ref) bool {
	if s.Engine != onMySQL || !x.acts() {
		return false
	}
	reached := []int{x.Parent}
	for i := 0; i < len(reached); i++ {
		if reached[i] == table {
			return true
		}
		for _, y := range s.Tables[reached[i]].Refs {
			if y.acts() && !slices.Contains(reached, y.Parent) {
				reached = append(reached, y.Parent)
			}
		}
	}
	return x.cascades() && s.levelsAbove(x.Parent, 3) == 3
}

// levelsAbove counts the levels of keys with CASCADE above a table, up to a number.
func (s *Scenario) levelsAbove(table, most int) (n int) {
	if most == 0 {
		return 0
	}
	for _, y := range s.Tables[table].Refs {
		if y.cascades() && y.Parent != table {
			n = max(n, 1+s.levelsAbove(y.Parent, most-1))
		}
	}
	return n
}

var (
	// implied is what MySQL says or leaves out: a counter, and the charset of a collation.
	implied = regexp.MustCompile(` AUTO_INCREMENT=\d+| CHARACTER SET \w+`)
	quote1  = regexp.MustCompile(`"(?:[^"]|"")*"`)
)

// innodbCatalogue reads the schema: a line for each column, index and constraint, as the server
// writes it.
func (p *player) innodbCatalogue() (out []string, err error) {
	for _, t := range p.s.Tables {
		var name, text string
		if err := p.db.QueryRow("SHOW CREATE TABLE "+q(t.Name)).Scan(&name, &text); err != nil {
			return nil, err
		}
		for _, line := range strings.Split(implied.ReplaceAllString(text, ""), "\n")[1:] {
			line = strings.TrimSuffix(strings.TrimSpace(line), ",")
			kind := "table"
			switch {
			case strings.HasPrefix(line, `"`):
				kind = "column"
			case strings.HasPrefix(line, "PRIMARY KEY"):
				kind = "primary key"
			case strings.HasPrefix(line, "CONSTRAINT"):
				kind = "constraint"
			case strings.Contains(line, "KEY "):
				kind = "index"
			}
			out = append(out, kind+"|"+t.Name+"."+quote1.FindString(line)+"|"+line)
		}
	}
	more, err := p.texts("SELECT 'view', TABLE_NAME, VIEW_DEFINITION FROM information_schema.VIEWS " +
		"WHERE TABLE_SCHEMA = DATABASE() UNION ALL SELECT 'trigger', TRIGGER_NAME, " +
		"CONCAT_WS(' ', EVENT_OBJECT_TABLE, ACTION_TIMING, EVENT_MANIPULATION, ACTION_ORDER, ACTION_STATEMENT) " +
		"FROM information_schema.TRIGGERS WHERE TRIGGER_SCHEMA = DATABASE()")
	return append(out, more...), err
}

// A structure is what the catalogue says of tables.
type structure struct {
	maybeNull map[[2]string]bool
	unique    map[string]map[string][]string   // columns, by table and index
	keys      map[string]map[string]foreignKey // by table and name
}

type foreignKey struct {
	child, parent []string
	table, rules  string
}

func readStructure(on querier) (x structure, err error) {
	x = structure{map[[2]string]bool{}, map[string]map[string][]string{}, map[string]map[string]foreignKey{}}
	each := func(query string, f func(v []string)) {
		if err != nil {
			return
		}
		var list [][]string
		if list, err = textRows(on, query); err == nil {
			for _, v := range list {
				f(v)
			}
		}
	}
	each("SELECT TABLE_NAME, COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() "+
		"AND IS_NULLABLE = 'YES'", func(v []string) { x.maybeNull[[2]string{v[0], v[1]}] = true })
	each("SELECT TABLE_NAME, INDEX_NAME, COLUMN_NAME FROM information_schema.STATISTICS WHERE TABLE_SCHEMA = "+
		"DATABASE() AND NON_UNIQUE = 0 ORDER BY 1, 2, SEQ_IN_INDEX", func(v []string) {
		if x.unique[v[0]] == nil {
			x.unique[v[0]] = map[string][]string{}
		}
		x.unique[v[0]][v[1]] = append(x.unique[v[0]][v[1]], v[2])
	})
	each("SELECT k.TABLE_NAME, k.CONSTRAINT_NAME, k.COLUMN_NAME, k.REFERENCED_COLUMN_NAME, "+
		"k.REFERENCED_TABLE_NAME, CONCAT(r.UPDATE_RULE, ' ', r.DELETE_RULE) FROM "+
		"information_schema.KEY_COLUMN_USAGE k JOIN information_schema.REFERENTIAL_CONSTRAINTS r ON "+
		"r.CONSTRAINT_SCHEMA = k.CONSTRAINT_SCHEMA AND r.TABLE_NAME = k.TABLE_NAME AND r.CONSTRAINT_NAME = "+
		"k.CONSTRAINT_NAME WHERE k.TABLE_SCHEMA = DATABASE() AND k.REFERENCED_TABLE_NAME IS NOT NULL "+
		"ORDER BY 1, 2, k.ORDINAL_POSITION", func(v []string) {
		if x.keys[v[0]] == nil {
			x.keys[v[0]] = map[string]foreignKey{}
		}
		f := x.keys[v[0]][v[1]]
		x.keys[v[0]][v[1]] = foreignKey{append(f.child, v[2]), append(f.parent, v[3]), v[4], v[5]}
	})
	return x, err
}

// textRows reads rows as text.
func textRows(on querier, query string, args ...any) (out [][]string, err error) {
	rows, err := on.QueryContext(context.Background(), query, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	cols, err := rows.Columns()
	if err != nil {
		return nil, err
	}
	for rows.Next() {
		values, dest := make([]sql.NullString, len(cols)), make([]any, len(cols))
		for i := range values {
			dest[i] = &values[i]
		}
		if err := rows.Scan(dest...); err != nil {
			return nil, err
		}
		var line []string
		for _, v := range values {
			line = append(line, v.String)
		}
		out = append(out, line)
	}
	return out, rows.Err()
}

// innodbLacks is what the query lacking says on PostgreSQL.
func (p *player) innodbLacks(on querier, tables, known, other []string) (out []string, err error) {
	x, err := readStructure(on)
	if err != nil {
		return nil, err
	}
	names := map[string]map[string]string{}
	for i, t := range tables {
		if names[t] == nil {
			names[t] = map[string]string{}
		}
		names[t][known[i]] = other[i]
		if !x.maybeNull[[2]string{t, known[i]}] && x.maybeNull[[2]string{t, other[i]}] {
			out = append(out, fmt.Sprintf("%s.%s may be NULL", t, other[i]))
		}
	}
	swap := func(table string, list []string) (swapped []string, changed bool) {
		for _, c := range list {
			if o := names[table][c]; o != "" {
				c, changed = o, true
			}
			swapped = append(swapped, c)
		}
		return swapped, changed
	}
	for t, indexes := range x.unique {
		for name, list := range indexes {
			wanted, changed := swap(t, list)
			found := false
			for _, has := range indexes {
				found = found || slices.Equal(has, wanted)
			}
			if changed && !found {
				out = append(out, fmt.Sprintf("%s has no unique index on the counterparts of %s", t, name))
			}
		}
	}
	for t, keys := range x.keys {
		for name, k := range keys {
			child, changed := swap(t, k.child)
			parent, _ := swap(k.table, k.parent)
			found := false
			for _, has := range keys {
				found = found || slices.Equal(has.child, child) && slices.Equal(has.parent, parent) &&
					has.table == k.table && has.rules == k.rules
			}
			if changed && !found && !p.waits(t, k) {
				out = append(out, fmt.Sprintf("%s has no foreign key on the counterparts of %s", t, name))
			}
		}
	}
	return out, nil
}

// waits reports whether a foreign key is one of those that the names have one at a time.
func (p *player) waits(table string, k foreignKey) bool {
	for i, t := range p.s.Tables {
		for _, x := range t.Refs {
			if t.Name == table && p.s.isLate(i, x) && p.s.Tables[x.Parent].Name == k.table {
				return true
			}
		}
	}
	return false
}

// errHalf says that names were exchanged in some tables alone.
var errHalf = errors.New("some tables have changed their names and others have not")

// A cell is an id as the server has it, in any type: 16 bytes are hexadecimal digits here.
type cell struct {
	String string
	Valid  bool
}

func (c *cell) Scan(src any) error {
	switch v := src.(type) {
	case nil:
		*c = cell{}
	case []byte:
		if *c = (cell{string(v), true}); len(v) == 16 {
			c.String = fmt.Sprintf("%x", v)
		}
	case string:
		*c = cell{v, true}
	case int64:
		*c = cell{fmt.Sprint(v), true}
	default:
		return fmt.Errorf("an id is a %T", src)
	}
	return nil
}

// isMoving reports whether a statement was under way that changes the schema, which the server brings
// to its end without its client: for a snapshot of all tables it may be a deadlock of metadata locks.
func isMoving(err error) bool {
	var e *mysql.MySQLError
	return errors.As(err, &e) && slices.Contains([]uint16{1054, 1146, 1213, 1412}, e.Number) ||
		errors.Is(err, errHalf)
}
