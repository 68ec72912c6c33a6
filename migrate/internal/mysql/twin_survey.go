package mysql

import (
	"context"
	"encoding/hex"
	"errors"
	"fmt"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/migrate/internal/twin"
	"github.com/sqluuid/sqluuid/sqltype/follow"
)

// Course implements [twin.Twinner].
func (Dialect) Course() twin.Course {
	return twin.Course{
		Steps: []string{
			"columns: by ALTER TABLE, whose metadata lock is waited for at most 1 s at a time",
			"triggers: the metadata lock of CREATE TRIGGER for a moment, twice for each table; each write " +
				"costs more from now on, and one of a value that is no id fails",
			"fill: row locks of at most 10,000 rows; each row is written once",
			"indexes: one ALTER TABLE for each table, which rebuilds it while readers and writers go on; " +
				"the twins have the primary key then, which programs see that read keys when they start",
			"keys: without a look at the rows, and metadata locks on both tables for a moment",
			"verification: reads all pairs in one snapshot",
		},
		Ready: "that primary keys are on the twins, which SELECT * does not show",
		Own: "that primary keys are on the twins, that SELECT * shows the twins, and that an INSERT " +
			"without a list of columns fails (1136)",
		CutOver: "under LOCK TABLES, by one message that writes no row (when the server ends in its " +
			"middle, writes fail and programs that follow wait until the same command has completed it)",
		Log: logName,
	}
}

// Survey implements [twin.Twinner].
func (d Dialect) Survey(ctx context.Context, q dialect.Querier,
	s *twin.Scope) (out twin.Findings, err error) {
	t := d.ask(ctx, q)
	if why := t.noTwins(); why != "" {
		out.Obstacles = append(out.Obstacles, twin.Obstacle{Object: "this server", Why: why})
		return out, t.err
	}
	all := t.twinTables(s)
	for _, f := range all {
		out.Obstacles = append(out.Obstacles, t.obstacles(all, f)...)
		for _, x := range f.indexes {
			if strings.HasPrefix(x.kind, "FULLTEXT") && x.has(f.counterparts()) {
				out.LeftOut = append(out.LeftOut, "index "+x.name+": it is one of words")
			}
		}
	}
	for _, f := range all {
		if !f.isMySQL {
			break
		}
		for _, h := range t.pairs("histograms", f.Ref) {
			if f.counterparts()[h[0]] != "" {
				out.LeftOut = append(out.LeftOut, "histogram of "+f.Ref.Table+"."+h[0]+": when the names have "+
					"changed, make it again by "+t.text("ANALYZE TABLE %s UPDATE HISTOGRAM ON %s WITH ", f.Ref,
					name(h[0]))+h[1]+" BUCKETS")
			}
		}
	}
	for _, f := range all {
		for _, k := range f.twinKeys() {
			if f.shares(k) && strings.Contains(k.rules, "ON UPDATE CASCADE") {
				out.Warnings = append(out.Warnings, fmt.Sprintf("until finish an UPDATE of what foreign key "+
					"%s of %s refers to besides the id fails with 1452: two keys write the same columns then",
					k.name, f.Ref.Table))
			}
		}
	}
	for _, v := range t.viewsOver(s) {
		out.Warnings = append(out.Warnings, fmt.Sprintf("view %s uses the names: it shows the new type "+
			"from the cut-over on", v))
	}
	if t.err == nil && !t.server().isMySQL && slices.ContainsFunc(all, comparesNumbers) {
		out.Warnings = append(out.Warnings, "after the cut-over a program that compares a key with a "+
			"number, as WHERE id = 0, finds every row of a BINARY(16) key; the type uuid refuses that")
	}
	out.Warnings = append(out.Warnings, t.warnOfSnapshots()...)
	if n := len(all); n > mostQuickly {
		out.Warnings = append(out.Warnings, fmt.Sprintf("the cut-over locks %d tables for %d "+
			"statements, which may take longer than the %v for which programs that follow wait: choose "+
			"an hour without them", n, 5*n, follow.MaxHold))
	}
	const unknownFunction, unknownMethod = 1305, 1630
	if s.Draws() && t.refused(func() { t.run("DO RANDOM_BYTES(1)") }, unknownFunction, unknownMethod) {
		out.Obstacles = append(out.Obstacles, twin.Obstacle{Object: "this server", Why: "it has no " +
			"secure source of random bits: MariaDB 10.10 or later has RANDOM_BYTES"})
	}
	out.Lacks = t.lacksForTwins(s.Refs())
	return out, t.err
}

// mostQuickly is of how many tables a cut-over was seen to end within a hold. docs/migrate/twins.md
// has the figures.
const mostQuickly = 25

// comparesNumbers reports whether a twin of a table is of bytes.
func comparesNumbers(f *twinTable) bool {
	return slices.ContainsFunc(f.Twins, func(x twin.Twin) bool { return x.New.Reads.Binary })
}

// losesRows reports whether MySQL can lose rows of a table that is rebuilt while others write. The
// parallel rebuild came with 8.0.27, and Percona mended it first.
func losesRows(version, comment string) bool {
	isMended := func(mysql, percona int, release ...int) bool {
		patch := mysql
		if strings.Contains(strings.ToLower(comment), "percona") {
			patch = percona
		}
		return atLeast(version, append(release, patch)...)
	}
	switch {
	case !atLeast(version, 8, 0, 27):
		return false
	case atLeast(version, 8, 5):
		return !atLeast(version, 9, 2)
	case atLeast(version, 8, 1):
		return !isMended(4, 2, 8, 4)
	}
	return !isMended(41, 39, 8, 0)
}

// noTwins says why a server has no twins, "" if it has.
func (t *talk) noTwins() string {
	v := t.server()
	if t.err != nil {
		return ""
	}
	var version, comment string
	t.scan(t.sql("SELECT VERSION(), @@version_comment"), &version, &comment)
	switch least, leastMaria := []int{8, 0, 23}, []int{10, 5, 2}; {
	case v.isTiDB:
		return "TiDB has no triggers, so that twins would not stay in step"
	case v.apart && v.certifies:
		return "the group has several primaries, and a cut-over locks the tables of one; make it a " +
			"group with one for the run: group_replication_switch_to_single_primary_mode"
	case v.apart:
		return "it is a node of a Galera cluster, and a cut-over locks the tables of one node"
	case v.isMySQL && !atLeast(version, least...):
		return "twins need MySQL 8.0.23 or later, which has invisible columns"
	case !v.isMySQL && !atLeast(version, leastMaria...):
		return "twins need MariaDB 10.5.2 or later, which renames columns alone"
	case v.isMySQL && losesRows(version, comment):
		return "MySQL " + version + " can lose rows of a table that ALTER TABLE rebuilds while others " +
			"write (bugs 113812 and 115608): upgrade to 8.0.41, 8.4.4, 9.2 or later first"
	case t.logging() != "":
		return t.logging()
	}
	return ""
}

// obstacles lists what keeps twins from a table.
func (t *talk) obstacles(all []*twinTable, f *twinTable) (out []twin.Obstacle) {
	say := func(object, why string, st ...sqlgen.Statement) {
		o := twin.Obstacle{Object: object, Why: why}
		if len(st) > 0 {
			t.do(st[0].Err)
			o.SQL = st[0].SQL
		}
		out = append(out, o)
	}
	table := "table " + f.Ref.Table
	names := f.counterparts()
	if len(t.walkedBy(f.Ref)) == 0 {
		say(table, "it has no primary or unique key of whole numbers, texts, bytes or times, by which "+
			"its rows are walked; give it one")
	}
	if x, is := f.primaryStandIn(); is {
		say(table, "it has no primary key, and MySQL takes "+x.name+" for one, which it does not drop "+
			"later; make a primary key", t.sql("ALTER TABLE %s ADD %s", f.Ref,
			list([]string{t.defineIndex(tableIndex{kind: primaryKey, parts: x.parts}, "", nil)})))
	}
	for _, x := range f.Twins {
		c, _ := f.column(x.Name)
		object := "column " + f.Ref.Table + "." + x.Name
		isNumberedRoot := x.Draw != nil && x.Draw.IsRoot && isNumbered(c)
		if x.Made && !f.scope.Switched && twin.IsNumberRoot(x, isNumber) && !isNumbered(c) {
			say(object, twin.NotNumbered)
		}
		if c.rest != "" && !isNumberedRoot {
			say(object, "its definition has "+c.rest+", which a twin cannot have")
		}
		if c.hidden {
			seen := c
			seen.hidden = false
			say(object, "it is invisible; let it be seen for the run",
				t.sql("ALTER TABLE %s MODIFY %s", f.Ref, list([]string{t.define(seen, c.name)})))
		}
		switch {
		case f.scope.Switched: // its default is the run's
		case x.Draw != nil:
			drop := t.sql("ALTER TABLE %s ALTER COLUMN %s DROP DEFAULT", f.Ref, name(x.Name))
			switch isNone := standsForNone(c.value); {
			case isNone && !f.isMySQL:
				say(object, "its default "+c.value+" stands for no value; drop it", drop)
			case !isNone && !x.Draw.IsRoot && c.value != "" && !strings.EqualFold(c.value, "NULL"):
				say(object, twin.OldDefault(c.value), drop)
			}
		case isLiteral(c.value):
			if _, ok := x.Old.Reads.Decode([]byte(textOfLiteral(c.value))); !ok {
				say(object, "its default "+c.value+" is no id; drop it",
					t.sql("ALTER TABLE %s ALTER COLUMN %s DROP DEFAULT", f.Ref, name(x.Name)))
			}
		}
		for _, other := range []string{f.scope.NewName(x.Name), f.scope.OldName(x.Name)} {
			next := f.scope.Other().Counterpart(x) // once it is made, the other name is the twin's
			if _, taken := f.column(other); taken && (!x.Made || other == next) {
				say("column "+f.Ref.Table+"."+other, "the twin of "+x.Name+" would have its name; rename it")
			}
		}
	}
	out = append(out, t.strays(all, f)...)
	for _, c := range f.columns {
		for id := range names {
			if !isLiteral(c.value) && hasName(c.value, id) {
				say("column "+f.Ref.Table+"."+c.name, "its default is computed from an id; drop it for the "+
					"run, and make it again afterwards: "+c.value,
					t.sql("ALTER TABLE %s ALTER COLUMN %s DROP DEFAULT", f.Ref, name(c.name)))
			}
		}
		if why := f.whyGenerated(c, names); why != "" {
			drops, again := []string{}, c.rest
			for _, x := range f.indexes { // without the column a unique one would refuse more
				if x.kind != primaryKey && x.has(map[string]string{c.name: c.name}) {
					drops = append(drops, t.text("DROP INDEX %s", name(x.name)))
					again += ", and " + t.defineIndex(x, x.name, nil)
				}
			}
			drops = append(drops, t.text("DROP COLUMN %s", name(c.name)))
			say("column "+f.Ref.Table+"."+c.name, why+"; drop it for the run, and make it again "+
				"afterwards: "+again, t.sql("ALTER TABLE %s %s", f.Ref, list(drops)))
		}
	}
	for _, k := range f.checks {
		if nameIn(k.text, names) {
			say("CHECK "+k.name, "it names an id; drop it for the run, and make it again afterwards: "+
				strings.TrimSpace(k.text), t.sql("ALTER TABLE %s DROP CONSTRAINT %s", f.Ref, name(k.name)))
		}
	}
	out = append(out, t.offline(f)...)
	for _, x := range f.indexes {
		drop := t.sql("ALTER TABLE %s DROP INDEX %s", f.Ref, name(x.name))
		switch {
		case slices.ContainsFunc(x.parts, func(p indexMember) bool {
			return p.column == "" && nameIn(p.after, names)
		}):
			say("index "+x.name, "it has an expression over an id; drop it for the run, and make it "+
				"again afterwards", drop)
		case x.has(names) && strings.Contains(x.kind, "UNIQUE") && slices.ContainsFunc(x.parts,
			func(p indexMember) bool { return names[p.column] != "" && strings.HasPrefix(p.after, "(") }):
			say("index "+x.name, "the first characters of an id are unique in it; drop it for the run", drop)
		}
	}
	more := 0
	for _, part := range t.constrain(f) {
		if strings.HasPrefix(part, "ADD ") {
			more++
		} else if strings.HasPrefix(part, "DROP ") {
			more--
		}
	}
	if len(f.indexes)+more > mostIndexes {
		say(table, fmt.Sprintf("it has %d indexes, the run makes %d more, and the server takes %d; drop "+
			"some of them", len(f.indexes), more, mostIndexes))
	}
	for _, k := range f.twinKeys() {
		switch {
		case f.scope.IsCut(k.name):
			short := f.scope.FirstName(f.scope.NewName(k.name))
			say("foreign key "+k.name, "its name is too long, since the twin gets a longer one; give it a "+
				"shorter one, while writes wait", t.sql("ALTER TABLE %s DROP FOREIGN KEY %s, %s", f.Ref,
				name(k.name), t.defineKey(short, k.table, k.child, k.parent, k.rules)))
		case isLate(all, f, k) && strings.Contains(k.rules, "ON UPDATE CASCADE"):
			say("foreign key "+k.name, "writes reach its table by a cycle or by four levels of keys that "+
				"write, where MySQL bears no second one; make it again without ON UPDATE CASCADE for the run",
				t.sql("ALTER TABLE %s DROP FOREIGN KEY %s", f.Ref, name(k.name)))
		case f.shares(k) && strings.Contains(k.rules, "SET NULL"):
			say("foreign key "+k.name, "it sets columns to NULL that the key of the twins has too, which "+
				"finds no row by them then; make it again for the run without SET NULL",
				t.sql("ALTER TABLE %s DROP FOREIGN KEY %s", f.Ref, name(k.name)))
		case isFollowed(all, f, k):
			say("foreign key "+k.name, "keys with ON UPDATE follow the column that it writes, and MySQL "+
				"9.7.4 bore no second one; make it again for the run without CASCADE and SET NULL",
				t.sql("ALTER TABLE %s DROP FOREIGN KEY %s", f.Ref, name(k.name)))
		}
	}
	if parts, is := behindWords(f.rest, "PARTITION", "BY"); is && (nameIn(parts, names) ||
		strings.Contains(parts, "KEY ()")) {
		say(table, "it is partitioned by an id, and twins are not for that")
	}
	return append(out, t.triggerObstacles(f, names)...)
}

// whyGenerated says why a generated column keeps twins from its table, "" where it does not. While
// programs write, MariaDB sets no column NOT NULL next to one that is stored.
func (f *twinTable) whyGenerated(c tableColumn, names map[string]string) string {
	isNotNull := func(x twin.Twin) bool {
		known, _ := f.column(x.Name)
		return known.notNull
	}
	switch {
	case names[c.name] == "" && nameIn(c.rest, names):
		return "it is generated from an id"
	case !f.isMySQL && strings.Contains(c.rest, "GENERATED") && strings.HasSuffix(c.rest, "STORED") &&
		slices.ContainsFunc(f.Twins, isNotNull):
		return "it is generated and stored, and MariaDB sets no other column NOT NULL then while " +
			"programs write"
	}
	return ""
}

// mostIndexes is what a table of InnoDB can have, with the primary key.
const mostIndexes = 64

// triggerObstacles lists the triggers whose bodies name an id.
func (t *talk) triggerObstacles(f *twinTable, names map[string]string) (out []twin.Obstacle) {
	for _, g := range t.pairs("bodies of triggers", f.Ref) {
		if !strings.HasPrefix(g[0], triggerPrefix(f.scope)) && nameIn(g[1], names) {
			st := t.sql("DROP TRIGGER %s", sqlgen.Ref{Schema: f.Schema, Table: g[0]})
			t.do(st.Err)
			out = append(out, twin.Obstacle{Object: "trigger " + g[0], SQL: st.SQL,
				Why: "it names an id, which has another type after the cut-over; drop it for the run, " +
					"and make it again afterwards"})
		}
	}
	return out
}

// nameIn reports whether a text names one of some columns. A backslash may be an escape or none, as
// the session was set that wrote it.
func nameIn(text string, names map[string]string) bool {
	for _, reading := range []string{text, plainQuotes(text)} {
		for _, w := range dialect.Words(reading, dialect.MostWords) {
			for n := range names {
				if strings.EqualFold(w.Text, n) {
					return true
				}
			}
		}
	}
	return false
}

// behindWords returns what stands in a text behind two words that are in no string.
func behindWords(text, first, second string) (rest string, is bool) {
	words := dialect.Words(text, dialect.MostWords)
	for i := 1; i < len(words); i++ {
		if words[i-1].Is(first) && words[i].Is(second) {
			return text[words[i].End:], true
		}
	}
	return "", false
}

// textOfLiteral is the text of a literal. MariaDB 11.8 writes bytes as x'00'.
func textOfLiteral(value string) string {
	if digits, is := strings.CutPrefix(strings.ToLower(value), "x'"); is {
		if b, err := hex.DecodeString(strings.TrimSuffix(digits, "'")); err == nil {
			return string(b)
		}
	}
	if words := dialect.Words(value, 1); len(words) == 1 {
		return words[0].Text
	}
	return value
}

// viewsOver lists the views over the tables of a scope, which the role sees.
func (t *talk) viewsOver(s *twin.Scope) (out []string) {
	for _, ref := range s.Refs() {
		for _, v := range t.names("views over a table", "%"+ref.Table+"%", ref.Schema) {
			if !slices.Contains(out, v) {
				out = append(out, v)
			}
		}
	}
	return out
}

// Target implements [twin.Twinner]. The choice of MariaDB is its own type, which takes ids as text
// and gives them so, where version 7 ascends in it: since 10.11.5.
func (d Dialect) Target(ctx context.Context, q dialect.Querier, typ string) (*sqlgen.Form, string,
	error) {
	t := d.ask(ctx, q)
	v := t.server()
	var version string
	t.scan(t.sql("SELECT VERSION()"), &version)
	hasType := !v.isMySQL && !v.isTiDB && atLeast(version, 10, 11, 5)
	switch typ = strings.ToLower(typ); {
	case t.err != nil:
		return nil, "", t.err
	case typ == "uuid" && !hasType:
		return nil, "", errors.New("this server has no type uuid in which version 7 ascends: " +
			"MariaDB 10.11.5 or later has it")
	case typ == "uuid", typ == "" && hasType:
		return myUUID, "UUID", nil
	case typ == "", typ == "binary(16)":
		return myBinary, "BINARY(16)", nil
	}
	return nil, "", fmt.Errorf("ids that are no text become binary(16), or uuid on MariaDB, not %s",
		typ)
}

// Texts implements [twin.Twinner].
func (Dialect) Texts(of *sqlgen.Form) twin.Texts {
	return twin.Texts{Any: of, Hyphens: myText, Digits: myAnyText(), Braces: myBraces}
}

var myBraces = func() *sqlgen.Form {
	f := *myText
	f.Build = "CONCAT('{',{x},'}')"
	return &f
}()

// Unreadable implements [twin.Twinner].
func (d Dialect) Unreadable(ctx context.Context, q dialect.Querier,
	columns []sqlgen.Column) ([]string, error) {
	t := d.ask(ctx, q)
	var out []string
	for _, c := range columns {
		if t.denial(t.text("SELECT %s FROM %s LIMIT 0", name(c.Name), c.Ref)) != nil {
			if grant := t.text("GRANT SELECT ON %s", c.Ref); !slices.Contains(out, grant) {
				out = append(out, grant)
			}
		}
	}
	return t.toRole(out), t.err
}

// Counting implements [twin.Reader].
func (Dialect) Counting() twin.Counting {
	return twin.Counting{Text: "CAST({c} AS CHAR)", Exact: "CAST({c} AS BINARY)",
		Length: "CHAR_LENGTH({c})", Plain: "CHAR_LENGTH({c}) = 36 AND HEX({c}) = HEX(LOWER({c}))",
		Equals: "{c} <=> {v}", Sought: "{c}", Literal: literal}
}

// MakesIDs implements [twin.Reader].
func (d Dialect) MakesIDs(ctx context.Context, q dialect.Querier, columns []sqlgen.Column) (
	out []sqlgen.Column, err error) {
	t := d.ask(ctx, q)
	makes := map[sqlgen.Ref][]string{}
	for _, c := range columns {
		if makes[c.Ref] == nil {
			makes[c.Ref] = append(t.names("columns whose default makes ids", c.Ref), "")
		}
		if slices.Contains(makes[c.Ref], c.Name) {
			out = append(out, c)
		}
	}
	return out, t.err
}

// Sizes implements [twin.Twinner].
func (d Dialect) Sizes(ctx context.Context, q dialect.Querier, s *twin.Scope) (out []twin.Size,
	err error) {
	t := d.ask(ctx, q)
	for _, f := range t.twinTables(s) {
		size := twin.Size{Ref: f.Ref}
		t.scan(queryWith("size of rows and indexes", f.Ref), &size.Rows, &size.Indexes)
		if n := len(f.indexes) - 1; n > 0 {
			size.Again = size.Indexes * int64(len(f.twinIndexes())) / int64(n)
		}
		out = append(out, size)
	}
	return out, t.err
}

// Readers lists the accounts that have rights on some of the tables and none on their database.
func (d Dialect) Readers(ctx context.Context, q dialect.Querier, s *twin.Scope) (out []string,
	err error) {
	t := d.ask(ctx, q)
	for _, ref := range s.Refs() {
		for _, account := range t.names("readers of a table", ref, ref, ref.Schema) {
			reader := accountOf(account)
			if !slices.Contains(out, reader) {
				out = append(out, reader)
			}
		}
	}
	return out, t.err
}

// accountOf is the name of an account, from the catalogue's 'user'@'host'. A quote in the name
// stands there as it is, and a host has none.
func accountOf(grantee string) string {
	at := strings.LastIndex(grantee, "'@'")
	if at < 1 {
		return grantee
	}
	return grantee[1:at] + "@" + strings.TrimSuffix(grantee[at+3:], "'")
}
