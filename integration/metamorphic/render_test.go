//go:build unix

package metamorphic

import (
	"fmt"
	"slices"
	"strings"
)

// ddl returns the statements that make the tables, in four parts: tables, rows, keys and
// what hangs on them.
func (s *Scenario) ddl() (tables, rows, rest []string) {
	e := engineOf(s.Engine)
	for i := range s.Tables {
		t := &s.Tables[i]
		tables = append(tables, s.createTable(e, t))
		for k, cols := range t.Indexes {
			tables = append(tables, fmt.Sprintf("CREATE INDEX %s ON %s (%s)", e.q(fmt.Sprintf("i%d_%s",
				k, t.ID)), e.q(t.Name), t.list(e, cols)))
		}
		for n := range 2 {
			if t.Tail == partitioned {
				tables = append(tables, fmt.Sprintf("CREATE TABLE %s PARTITION OF %s FOR VALUES WITH "+
					"(MODULUS 2, REMAINDER %d)", e.q(fmt.Sprintf("part%d_%s", n, t.ID)), e.q(t.Name), n))
			}
		}
		rows = append(rows, s.inserts(e, t)...)
		if e.name != "sqlite" {
			for k := range t.Keys {
				if key := s.key(e, t, k); key != "" {
					rest = append(rest, "ALTER TABLE "+e.q(t.Name)+" ADD "+key)
				}
			}
		}
	}
	for i := range s.Tables {
		rest = append(rest, s.hangers(e, &s.Tables[i])...)
	}
	return tables, rows, rest
}

func (t *Table) list(e *engine, cols []string) string {
	var out []string
	for _, c := range cols {
		out = append(out, e.q(t.column(c).Name))
	}
	return strings.Join(out, ", ")
}

func (s *Scenario) createTable(e *engine, t *Table) string {
	var parts []string
	for _, c := range t.Columns {
		typ := map[string]string{isNumber: "integer", isInt: "integer", isNote: "varchar(40)",
			isID: s.form(&c).typ, isOther: c.Type, isKind: c.Type, isGen: "integer"}[c.Kind]
		if c.Kind == isNote && e.name == "sqlite" {
			typ = "TEXT"
		}
		part := e.q(c.Name) + " " + typ
		switch {
		case c.Kind == isGen && t.column(c.Of).Kind == isID:
			part = e.q(c.Name) + " varchar(100)"
			if e.name == "sqlite" {
				part = e.q(c.Name) + " TEXT"
			}
			part += " GENERATED ALWAYS AS (" +
				strings.ReplaceAll(e.generated(s.Form), "{c}", e.q(t.column(c.Of).Name)) + ") STORED"
		case c.Kind == isGen:
			part += " GENERATED ALWAYS AS (" + e.q(t.column(c.Of).Name) + " * 2) STORED"
		case c.Null:
			part += " NULL"
			if e.name == "sqlite" { // STRICT tables know no NULL
				part = strings.TrimSuffix(part, " NULL")
			}
		default:
			part += " NOT NULL"
		}
		parts = append(parts, part)
	}
	if len(t.Primary) > 0 {
		parts = append(parts, "PRIMARY KEY ("+t.list(e, t.Primary)+")")
	}
	for _, u := range t.Unique {
		parts = append(parts, "UNIQUE ("+t.list(e, u)+")")
	}
	if check := s.check(e, t); check != "" {
		parts = append(parts, "CONSTRAINT "+e.q("ck_"+t.ID)+" CHECK ("+check+")")
	}
	if e.name == "sqlite" {
		for k := range t.Keys {
			if key := s.key(e, t, k); key != "" {
				parts = append(parts, key)
			}
		}
	}
	tail := t.Tail
	if tail == partitioned {
		tail += " (" + t.list(e, t.Primary) + ")"
	}
	return "CREATE TABLE " + e.q(t.Name) + " (" + strings.Join(parts, ", ") + ")" + tail + e.tail
}

// check writes what a CHECK of the table asks.
func (s *Scenario) check(e *engine, t *Table) string {
	switch {
	case t.Check == "n":
		return e.q(t.Columns[0].Name) + " > 0"
	case t.Check == "" || t.own() == "":
		return ""
	}
	v := strings.Repeat("0", 31) + "1"
	if e.forms[s.Form].kind == 't' {
		v = hyphened(v)
	}
	if forbidden := s.forbidden(t); forbidden != "" {
		v = forbidden
	}
	return e.q(t.column(t.own()).Name) + " <> " + s.literal(e, *t.column(t.own()), v)
}

// forbidden is the image that the CHECK of a table refuses, "" for none.
func (s *Scenario) forbidden(t *Table) string {
	m := model{s: s}
	if t.Check != "image" || !s.class()[at(t.ID, t.own())] {
		return ""
	}
	kind := s.form(t.column(t.own())).kind
	for _, row := range t.Rows {
		if v := row[t.own()]; m.image(kind, v) != v {
			return m.image(kind, v)
		}
	}
	return ""
}

// generated is what a generated column makes of an id, text on every engine.
func (e *engine) generated(form string) string {
	switch {
	case e.name != "postgres":
		return "hex({c})"
	case form == "bytea":
		return "encode({c}, 'hex')"
	}
	return "upper({c}::text)"
}

// generatedOf is the same for the model.
func (e *engine) generatedOf(form, v string) string {
	kind := e.forms[form].kind
	switch {
	case e.name == "postgres" && kind == 't', e.name != "postgres" && kind == 'b':
		return strings.ToUpper(v)
	case e.name == "postgres":
		return v
	}
	return fmt.Sprintf("%X", v)
}

// key writes a foreign key, "" for a link that nothing declares.
func (s *Scenario) key(e *engine, t *Table, k int) string {
	key := t.Keys[k]
	if key.Link {
		return ""
	}
	p := s.table(key.Parent)
	out := fmt.Sprintf("CONSTRAINT %s FOREIGN KEY (%s) REFERENCES %s (%s)",
		e.q(fmt.Sprintf("fk%d_%s", k, t.ID)), t.list(e, key.Columns), e.q(p.Name), p.list(e,
			key.Referred))
	if key.OnUpdate != "" {
		out += " ON UPDATE " + key.OnUpdate
	}
	if e.name == "postgres" && s.orphans(t, key) > 0 {
		out += " NOT VALID"
	}
	return out
}

// orphans counts the rows of a key without a parent.
func (s *Scenario) orphans(t *Table, key Key) int {
	p, n := s.table(key.Parent), 0
	have := map[string]bool{}
	of := func(row Row, cols []string) string {
		var out []string
		for _, c := range cols {
			if row[c] == null {
				return null
			}
			out = append(out, strings.ToLower(row[c]))
		}
		return strings.Join(out, " ")
	}
	for _, row := range p.Rows {
		have[of(row, key.Referred)] = true
	}
	for _, row := range t.Rows {
		if v := of(row, key.Columns); v != null && !have[v] {
			n++
		}
	}
	return n
}

// literal writes a value of a row.
func (s *Scenario) literal(e *engine, c Column, v string) string {
	text := "'" + strings.ReplaceAll(v, "'", "''") + "'"
	switch {
	case v == null, c.Kind == isNumber, c.Kind == isInt, c.Kind == isOther, c.Type == "integer":
		return v
	case c.Kind == isKind && e.mysql():
		return strings.ReplaceAll(text, `\`, `\\`)
	case c.Kind == isNote, c.Kind == isKind:
		return text
	}
	switch s.form(&c).kind {
	case 'b':
		if e.name == "postgres" {
			return `'\x` + v + "'::bytea"
		}
		return "x'" + v + "'"
	case 'u':
		return "'" + hyphened(v) + "'"
	}
	return text
}

func (s *Scenario) inserts(e *engine, t *Table) []string {
	var cols []string
	for _, c := range t.Columns {
		if c.Kind != isGen {
			cols = append(cols, c.ID)
		}
	}
	var out []string
	for chunk := range slices.Chunk(t.Rows, 200) {
		var list []string
		for _, row := range chunk {
			var vals []string
			for _, c := range cols {
				vals = append(vals, s.literal(e, *t.column(c), row[c]))
			}
			list = append(list, "("+strings.Join(vals, ", ")+")")
		}
		out = append(out, "INSERT INTO "+e.q(t.Name)+" ("+t.list(e,
			cols)+") VALUES "+strings.Join(list, ", "))
	}
	return out
}

// hangers are triggers and views. Of the triggers those of notes alone do what can be seen.
func (s *Scenario) hangers(e *engine, t *Table) []string {
	var out []string
	name, event := e.q("tr_"+t.ID), strings.ToUpper(t.Trigger)
	id, note := e.q(t.Columns[1].Name), ""
	if t.Trigger == "note" {
		note = e.q(t.first(isNote).Name)
	}
	switch {
	case event == "":
	case t.Trigger != "note":
	case e.name == "postgres":
		out = append(out, "CREATE FUNCTION fn_"+t.ID+"() RETURNS trigger LANGUAGE plpgsql AS "+
			"$f$BEGIN IF NEW."+id+" IS DISTINCT FROM OLD."+id+" THEN NEW."+note+
			" := 'fired'; END IF; RETURN NEW; END$f$",
			"CREATE TRIGGER "+name+" BEFORE UPDATE ON "+e.q(t.Name)+
				" FOR EACH ROW EXECUTE FUNCTION fn_"+t.ID+"()")
	case e.name == "sqlite":
		n := e.q(t.Columns[0].Name)
		out = append(out, "CREATE TRIGGER "+name+" AFTER UPDATE ON "+e.q(t.Name)+" WHEN new."+id+
			" IS NOT old."+id+" BEGIN UPDATE "+e.q(t.Name)+" SET "+note+" = 'fired' WHERE "+n+
			" = new."+n+"; END")
	default:
		out = append(out, "CREATE TRIGGER "+name+" BEFORE UPDATE ON "+e.q(t.Name)+
			" FOR EACH ROW SET NEW."+note+" = IF(NEW."+id+" <=> OLD."+id+", NEW."+note+", 'fired')")
	}
	switch {
	case event == "", t.Trigger == "note":
	case e.name == "postgres":
		out = append(out,
			"CREATE FUNCTION fn_"+t.ID+"() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'",
			"CREATE TRIGGER "+name+" BEFORE "+event+" ON "+e.q(t.Name)+
				" FOR EACH ROW EXECUTE FUNCTION fn_"+t.ID+"()")
	case e.name == "sqlite":
		out = append(out,
			"CREATE TRIGGER "+name+" AFTER "+event+" ON "+e.q(t.Name)+" BEGIN SELECT 1; END")
	default:
		out = append(out,
			"CREATE TRIGGER "+name+" BEFORE "+event+" ON "+e.q(t.Name)+" FOR EACH ROW SET @seen = 1")
	}
	if t.View {
		out = append(out, "CREATE VIEW "+e.q("v_"+t.ID)+" AS SELECT "+t.list(e,
			[]string{t.Columns[0].ID, t.Columns[1].ID})+" FROM "+e.q(t.Name))
	}
	return out
}

// String is the scenario as somebody would type it.
func (s Scenario) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "seed %d on %s\n", s.Seed, s.Engine)
	tables, rows, rest := s.ddl()
	for _, list := range [][]string{tables, rows, rest} {
		for _, q := range list {
			if len(q) > 1500 {
				q = q[:1500] + "…"
			}
			fmt.Fprintf(&b, "%s;\n", q)
		}
	}
	for _, st := range s.Steps {
		if st.Verb == "second" {
			b.WriteString(s.Second.String(&s))
			continue
		}
		for _, f := range st.Faults {
			fmt.Fprintf(&b, "%s, and %s\n", strings.Join(s.args(st.Verb), " "), f)
		}
		fmt.Fprintln(&b, strings.Join(s.args(st.Verb), " "))
	}
	return b.String()
}

// String says what happens to the process.
func (f Fault) String() string {
	out := fmt.Sprintf("%s it %d µs after %d chunks", f.Kind, f.Micros, f.Chunks)
	if len(f.Rivals) > 0 {
		out += ", then " + strings.Join(f.Rivals, " and ") + ", then let it go on"
	}
	if f.Writes || f.Kind == "traffic" {
		out += ", while an application writes"
	}
	return out
}
