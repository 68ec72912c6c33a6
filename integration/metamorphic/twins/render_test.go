//go:build unix

package twins

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// ddl returns the statements that make the schema and the rows, and what the ledgers know of them.
func (s *Scenario) ddl(role string) (list []string, ledgers []model) {
	r := rand.New(rand.NewPCG(s.Seed, 2))
	create, extras := s.createTable, s.extras
	if s.isInnoDB() {
		create, extras = s.innodbTable, s.innodbExtra
	}
	for i := range s.Tables {
		list = append(list, create(&s.Tables[i]))
	}
	for w := range s.Writers {
		m := s.fill(r, w)
		ledgers = append(ledgers, m)
		for i := range s.Tables {
			if insert := s.insertAll(m, w, i); insert != "" {
				list = append(list, insert)
			}
		}
	}
	for i := range s.Tables {
		list = append(list, s.keys(&s.Tables[i])...)
		list = append(list, extras(i)...)
	}
	if role != "" {
		for _, t := range s.Tables {
			list = append(list, "GRANT SELECT, INSERT, UPDATE, DELETE ON "+q(t.Name)+" TO "+role)
			if !t.has("policy") {
				continue
			}
			list = append(list, "ALTER TABLE "+q(t.Name)+" FORCE ROW LEVEL SECURITY")
		}
	}
	if s.isInnoDB() {
		return list, ledgers
	}
	return append(list, "ANALYZE"), ledgers
}

func (s *Scenario) createTable(t *Table) string {
	id := q(t.ID)
	parts := []string{"n text NOT NULL", "part int NOT NULL"}
	if t.ID != "" {
		text := id + " " + t.Type + " NOT NULL"
		if t.has("default") {
			text += " DEFAULT " + defaultOf(t.Type)
		}
		parts = append(parts, text)
	}
	for i, x := range t.Refs {
		if t.Key == isShared && i == 0 {
			continue
		}
		text := q(x.Name) + " " + x.Type
		if !x.Null {
			text += " NOT NULL"
		}
		parts = append(parts, text)
	}
	parts = append(parts, "count int NOT NULL DEFAULT 0")
	if s.draws() {
		parts = append(parts, "made timestamptz NOT NULL DEFAULT now()")
	}
	if t.has("generated") {
		parts = append(parts, "twice int GENERATED ALWAYS AS (count * 2) STORED")
	}
	parts = append(parts, t.keys()...)
	if t.has("check") && len(t.Refs) > 0 && t.ID != "" {
		parts = append(parts, "CONSTRAINT "+q("ck "+t.Name)+" CHECK ("+id+" IS DISTINCT FROM "+
			q(t.Refs[0].Name)+" OR count >= 0)")
	}
	return "CREATE TABLE " + q(t.Name) + " (" + strings.Join(parts, ", ") + ")"
}

// keys are the primary and the unique keys of a table.
func (t *Table) keys() []string {
	id := q(t.ID)
	switch t.Key {
	case isPrimary, isShared:
		return []string{"PRIMARY KEY (" + id + ")", "UNIQUE (n)"}
	case isUnique:
		return []string{"PRIMARY KEY (n)", "UNIQUE (" + id + ")"}
	case isLast:
		return []string{"PRIMARY KEY (part, " + id + ")", "UNIQUE (" + id + ")", "UNIQUE (n)"}
	case isFirst:
		return []string{"PRIMARY KEY (" + id + ", part)", "UNIQUE (" + id + ")", "UNIQUE (n)"}
	case isJoin:
		return []string{"PRIMARY KEY (" + q(t.Refs[0].Name) + ", " + q(t.Refs[1].Name) + ")", "UNIQUE (n)"}
	}
	return nil
}

func defaultOf(typ string) string {
	switch width(typ) {
	case 0:
		if typ == "bytea" {
			return "uuid_send(gen_random_uuid())"
		}
		return "gen_random_uuid()"
	case 32:
		return "replace(gen_random_uuid()::text, '-', '')"
	case 38:
		return "'{' || gen_random_uuid()::text || '}'"
	}
	return "gen_random_uuid()::text"
}

// keys are the foreign keys of a table.
func (s *Scenario) keys(t *Table) (out []string) {
	for i, x := range t.Refs {
		if x.Link {
			continue
		}
		p := s.Tables[x.Parent]
		from, to := q(x.Name), q(p.ID)
		if x.Pair {
			from, to = "part, "+from, "part, "+to
		}
		text := fmt.Sprintf("ALTER TABLE %s ADD CONSTRAINT %s FOREIGN KEY (%s) REFERENCES %s (%s)",
			q(t.Name), q(fmt.Sprintf("fk%d %s", i, t.Name)), from, q(p.Name), to)
		if x.OnDelete != "" {
			text += " ON DELETE " + x.OnDelete
		}
		if x.OnUpdate != "" {
			text += " ON UPDATE " + x.OnUpdate
		}
		if x.Deferred {
			text += " DEFERRABLE INITIALLY DEFERRED"
		}
		out = append(out, text)
	}
	return out
}

// extras are what else depends on the columns of a table.
func (s *Scenario) extras(i int) (out []string) {
	t := &s.Tables[i]
	ids := t.ids()
	if len(ids) == 0 {
		return nil
	}
	name, id, last := q(t.Name), q(ids[0]), q(ids[len(ids)-1])
	named := func(kind string) string { return q(kind + " " + t.Name) }
	lowered := "lower(" + id + "::text)"
	for _, extra := range t.Extras {
		switch extra {
		case "view":
			out = append(out, "CREATE VIEW "+named("v")+" AS SELECT n, "+strings.Join(quoted(ids), ", ")+
				" FROM "+name)
		case "views":
			out = append(out, "CREATE VIEW "+named("w")+" WITH (security_barrier=true) AS SELECT n, "+id+
				" AS an_id FROM "+name+" WHERE "+last+" IS NOT NULL", "CREATE VIEW "+named("x")+
				" AS SELECT n, an_id FROM "+named("w")+" WHERE an_id IS NOT NULL",
				"COMMENT ON VIEW "+named("x")+" IS 'a view of a view'", "GRANT SELECT ON "+named("x")+" TO PUBLIC")
		case "materialised":
			out = append(out, "CREATE MATERIALIZED VIEW "+named("m")+" AS SELECT n, "+id+" AS an_id FROM "+name,
				"CREATE UNIQUE INDEX ON "+named("m")+" (n)")
		case "policy":
			out = append(out, "ALTER TABLE "+name+" ENABLE ROW LEVEL SECURITY", "CREATE POLICY "+named("p")+
				" ON "+name+" USING ("+id+" IS NOT NULL OR "+id+" = "+last+")")
		case "partial":
			out = append(out, "CREATE INDEX "+named("i1")+" ON "+name+" ("+last+" DESC, n) WHERE "+last+
				" IS NOT NULL")
		case "expression":
			out = append(out, "CREATE INDEX "+named("i2")+" ON "+name+" ("+lowered+")")
		case "include":
			out = append(out, "CREATE UNIQUE INDEX "+named("i3")+" ON "+name+" (n, "+last+") INCLUDE ("+id+")")
		case "options":
			out = append(out, "CREATE INDEX "+named("i4")+" ON "+name+" ("+last+") WITH (fillfactor=70)",
				"COMMENT ON INDEX "+named("i4")+" IS 'it''s for lists'")
		case "statistics":
			out = append(out, "CREATE STATISTICS "+named("s")+" ON "+id+", count FROM "+name)
		case "publication":
			out = append(out, "CREATE PUBLICATION "+named("pub")+" FOR TABLE "+name+" (n, part, "+
				strings.Join(quoted(ids), ", ")+")")
		case "identity":
			out = append(out, "CREATE UNIQUE INDEX "+named("i5")+" ON "+name+" ("+id+", n)",
				"ALTER TABLE "+name+" REPLICA IDENTITY USING INDEX "+named("i5"))
		case "comment":
			out = append(out, "COMMENT ON COLUMN "+name+"."+id+" IS 'who''s who'",
				"ALTER TABLE "+name+" ALTER COLUMN "+id+" SET STATISTICS 50")
		case "grant":
			out = append(out, "GRANT SELECT ("+id+") ON "+name+" TO PUBLIC")
		case "filler": // it assigns an id of any type
			out = append(out, fmt.Sprintf("CREATE FUNCTION fill%d() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN "+
				"IF NEW.%s IS NULL THEN NEW.%s := gen_random_uuid(); END IF; RETURN NEW; END'", i, id, id),
				fmt.Sprintf("CREATE TRIGGER %s BEFORE INSERT ON %s FOR EACH ROW EXECUTE FUNCTION fill%d()",
					named("tf"), name, i))
		case "trigger":
			out = append(out, fmt.Sprintf("CREATE FUNCTION fn%d() RETURNS trigger LANGUAGE plpgsql AS "+
				"'BEGIN RETURN NEW; END'", i), fmt.Sprintf("CREATE TRIGGER %s BEFORE UPDATE ON %s FOR EACH ROW "+
				"EXECUTE FUNCTION fn%d()", named("tr"), name, i))
		}
	}
	return out
}

func quoted(names []string) (out []string) {
	for _, n := range names {
		out = append(out, q(n))
	}
	return out
}

// fill makes the rows of a writer.
func (s *Scenario) fill(r *rand.Rand, writer int) model {
	m := make(model, len(s.Tables))
	for i, t := range s.Tables {
		m[i] = map[string]row{}
		count := s.Rows
		if r.IntN(8) == 0 {
			count = r.IntN(2)
		}
		for k := range count {
			x := row{refs: make([]string, len(t.Refs))}
			if t.ID != "" && t.Key != isShared {
				if x.id = s.newID(r); s.rule() != "" && r.IntN(3) > 0 {
					if x.id = newV1(r); s.rule() == v6ToV1 {
						x.id = (&Scenario{Rewrite: v1ToV6}).image(x.id)
					}
				}
				if x.text = sent(t.Type, x.id); width(t.Type) > 0 {
					x.text = spell(r, s.Spelling, t.Type, x.id)
				}
			}
			m[i][fmt.Sprintf("w%d-%d-%d", writer, i, k)] = x
		}
	}
	for i := range s.Tables {
		taken := map[string]bool{}
		for _, n := range slices.Sorted(keysOf(m[i])) {
			if !s.refer(r, m, spot{i, n}, taken) {
				delete(m[i], n)
			}
		}
	}
	s.prune(m)
	return m
}

// refer draws the references of a row. It reports false where none is free.
func (s *Scenario) refer(r *rand.Rand, m model, at spot, taken map[string]bool) bool {
	t := &s.Tables[at.table]
	x := m[at.table][at.n]
	for k, ref := range t.Refs {
		parents := slices.Sorted(keysOf(m[ref.Parent]))
		switch {
		case ref.Null && r.IntN(4) == 0:
			x.refs[k] = ""
		case ref.Link:
			if x.refs[k] = newV4(r); len(parents) > 0 && r.IntN(3) > 0 {
				p := spot{ref.Parent, parents[r.IntN(len(parents))]}
				if s.Tables[p.table].Key != isShared {
					x.refs[k] = m[p.table][p.n].id
				}
			}
		case len(parents) > 0:
			x.refs[k] = parents[r.IntN(len(parents))]
		case !ref.Null:
			return false
		}
	}
	key := ""
	switch t.Key {
	case isShared:
		key = x.refs[0]
	case isJoin:
		key = x.refs[0] + " " + x.refs[1]
	}
	if key != "" && taken[key] {
		return false
	}
	taken[key] = true
	m[at.table][at.n] = x
	return true
}

// prune deletes rows whose parents were not drawn after all.
func (s *Scenario) prune(m model) {
	for again := true; again; {
		again = false
		for i, t := range s.Tables {
			for n, x := range m[i] {
				for k, ref := range t.Refs {
					if _, ok := m[ref.Parent][x.refs[k]]; ref.Link || x.refs[k] == "" || ok {
						continue
					}
					if again = true; !ref.Null {
						delete(m[i], n)
						break
					}
					x = x.with(k, "")
					m[i][n] = x
				}
			}
		}
	}
}

// textOf is how an id of the rows before the run is written in a column that refers to it.
func (s *Scenario) textOf(m model, table int, n string) string {
	if s.Tables[table].Key == isShared {
		return s.textOf(m, s.Tables[table].Refs[0].Parent, m[table][n].refs[0])
	}
	return m[table][n].text
}

func (s *Scenario) insertAll(m model, writer, i int) string {
	t := &s.Tables[i]
	literal := func(typ, text string) string {
		switch {
		case typ == "bytea" && text != "":
			return `'\x` + canonical(text) + "'"
		case typ == "binary(16)" && text != "":
			return "x'" + canonical(text) + "'"
		}
		return "'" + text + "'"
	}
	var rows []string
	for _, n := range slices.Sorted(keysOf(m[i])) {
		values := []string{"'" + n + "'", fmt.Sprint(writer)}
		if t.ID != "" {
			values = append(values, literal(t.Type, s.textOf(m, i, n)))
		}
		for k, x := range t.Refs {
			if t.Key == isShared && k == 0 {
				continue
			}
			switch v := m[i][n].refs[k]; {
			case v == "":
				values = append(values, "NULL")
			case x.Link:
				values = append(values, literal(x.Type, sent(x.Type, v)))
			default:
				values = append(values, literal(x.Type, s.textOf(m, x.Parent, v)))
			}
		}
		rows = append(rows, "("+strings.Join(values, ", ")+")")
	}
	if len(rows) == 0 {
		return ""
	}
	return "INSERT INTO " + q(t.Name) + " (n, part, " + strings.Join(quoted(t.ids()), ", ") + ") VALUES " +
		strings.Join(rows, ", ")
}

// String is the scenario as somebody would type it.
func (s Scenario) String() string {
	var b strings.Builder
	fmt.Fprintf(&b, "seed %d on %s, %d writers, which follow %s", s.Seed, s.Engine, s.Writers, s.followed())
	if s.Role {
		b.WriteString(" as a role with rights on the tables alone")
	}
	b.WriteString("\n")
	list, _ := s.ddl("")
	for _, text := range list {
		if len(text) > 700 {
			text = text[:700] + "…"
		}
		fmt.Fprintf(&b, "%s;\n", text)
	}
	for _, st := range s.Steps {
		for _, f := range st.Faults {
			fmt.Fprintf(&b, "%s: %s\n", st.Verb, f)
		}
		fmt.Fprintf(&b, "sqluuid %s\n", strings.Join(s.args(st.Verb), " "))
	}
	return b.String()
}
