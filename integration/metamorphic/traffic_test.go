//go:build unix

package metamorphic

import (
	"context"
	"database/sql"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"time"
)

// A traffic is an application that writes rows of the tables one after the other. What
// the database acknowledges goes into the model, and nothing else does.
type traffic struct {
	p    *player
	conn *sql.Conn
	r    *rand.Rand
	stop chan struct{}
	done chan struct{}
}

// startTraffic begins to write. An application that gives up a lock after a second never
// waits for a frozen worker.
func (p *player) startTraffic() (*traffic, error) {
	conn, err := p.db.Conn(context.Background())
	if err != nil {
		return nil, err
	}
	patience := map[string]string{
		"postgres": "SET lock_timeout = '1s'",
		"mariadb":  "SET innodb_lock_wait_timeout = 1, lock_wait_timeout = 1",
		"mysql":    "SET innodb_lock_wait_timeout = 1, lock_wait_timeout = 1",
		"sqlite":   "PRAGMA busy_timeout = 1000",
	}[p.e.name]
	if _, err := conn.ExecContext(context.Background(), patience); err != nil {
		conn.Close()
		return nil, err
	}
	w := &traffic{p: p, conn: conn, r: rand.New(rand.NewPCG(p.s.Seed, uint64(p.late))),
		stop: make(chan struct{}), done: make(chan struct{})}
	go func() {
		defer close(w.done)
		defer conn.Close()
		for {
			w.write()
			select {
			case <-w.stop:
				return
			case <-time.After(time.Duration(w.r.IntN(4000)) * time.Microsecond):
			}
		}
	}()
	return w, nil
}

// end stops the writing and waits until the last statement is over.
func (w *traffic) end() {
	close(w.stop)
	<-w.done
}

// write changes a note, and in every second scenario inserts rows, in the others
// deletes some: rows that came and went in like number look like damage to verify
// (docs/migrate/recover.md, "The verification finds something").
func (w *traffic) write() {
	s := w.p.s
	t := &s.Tables[w.r.IntN(len(s.Tables))]
	rows := slices.Sorted(maps.Keys(w.p.m.rows[t.ID]))
	if len(rows) == 0 {
		return
	}
	n := rows[w.r.IntN(len(rows))]
	switch k := w.r.IntN(3); {
	case k == 0 && s.Seed%2 == 0 && w.p.inserts(t):
		w.insert(t, n)
	case k == 0 && s.Seed%2 == 1 && !s.referred(t) && !s.strands(t) && len(rows) > 3:
		if w.exec("DELETE FROM " + w.p.e.q(t.Name) + " WHERE " + w.p.e.q(t.Columns[0].Name) + " = " + n) {
			delete(w.p.m.rows[t.ID], n)
		}
	default:
		w.p.late++
		note := t.first(isNote)
		if note == nil {
			return
		}
		v := fmt.Sprintf("written %d", w.p.late)
		q := fmt.Sprintf("UPDATE %s SET %s = '%s' WHERE %s = %s", w.p.e.q(t.Name), w.p.e.q(note.Name),
			v, w.p.e.q(t.Columns[0].Name), n)
		if w.exec(q) {
			w.p.m.rows[t.ID][n][note.ID] = v
		}
	}
}

// exec reports whether the statement has changed its row.
func (w *traffic) exec(query string) bool {
	res, err := w.conn.ExecContext(context.Background(), query)
	if err != nil {
		return false // blocked, or a key in the way: the database has rolled it back
	}
	n, err := res.RowsAffected()
	if err == nil && n == 1 {
		w.p.writes++
	}
	return err == nil && n == 1
}

// inClass reports whether the table has a column of the class.
func (s *Scenario) inClass(t *Table) bool {
	for p := range s.class() {
		if p.Table == t.ID {
			return true
		}
	}
	return false
}

// referred reports whether a key or a link refers to the table.
func (s *Scenario) referred(t *Table) bool {
	for _, o := range s.Tables {
		if slices.ContainsFunc(o.Keys, func(k Key) bool { return k.Parent == t.ID }) {
			return true
		}
	}
	return false
}

// linked reports whether a link without a foreign key begins or ends at the table. An
// application that inserts there makes ids that stand in one column alone, and verify
// takes those for links that the run has broken (exit code 4).
func (s *Scenario) linked(t *Table) bool {
	for _, o := range s.Tables {
		if slices.ContainsFunc(o.Keys, func(k Key) bool {
			return k.Link && (k.Parent == t.ID ||
				o.ID == t.ID)
		}) {
			return true
		}
	}
	return false
}

// strands reports whether a row that is deleted may leave its id alone in a column of a link
// without a foreign key, which verify takes for a broken link, too.
func (s *Scenario) strands(t *Table) bool {
	in := s.class()
	return s.inClass(t) && slices.ContainsFunc(s.Tables, func(o Table) bool {
		return slices.ContainsFunc(o.Keys, func(k Key) bool {
			return k.Link && in[Place{o.ID, k.Columns[0], k.When}]
		})
	})
}

// inserts reports whether the application can copy a row of the table under a new id:
// one that the rewrite is about, or one that it leaves alone. A list takes no new ids
// (package migrate, Rewrites). An undo of google-v6-repair leaves what the trigger has turned since the
// run, because nothing tells such an id from another of version 6.
func (p *player) inserts(t *Table) bool {
	own := t.own()
	if p.after && p.s.Rewrite == "google-v6-repair" && p.s.has(normalise) ||
		p.s.Second != nil || p.again || own == "" || hasKey(t, own) || p.s.linked(t) ||
		p.s.rule().listed {
		return false
	}
	for _, u := range append([][]string{t.Primary}, t.Unique...) {
		if len(u) > 0 && !slices.Contains(u, own) && !slices.Contains(u, t.Columns[0].ID) {
			return false
		}
	}
	return true
}

// insert copies row n under a new number and a new id.
func (w *traffic) insert(t *Table, n string) {
	p := w.p
	p.late++
	id := p.s.rule().source(w.r)
	if p.s.has("skip") && w.r.IntN(2) == 0 {
		id = newPlain(w.r)
	}
	f := p.e.forms[p.s.Form]
	switch {
	case f.kind == 't' && p.s.has(normalise) && p.s.has("skip") && w.r.IntN(4) == 0:
		id = misspelled(w.r, f, id)
	case f.kind == 't':
		id = hyphened(id)
	}
	row := maps.Clone(p.m.rows[t.ID][n])
	number := t.Columns[0]
	row[number.ID], row[t.own()] = itoa(1_000_000+p.late), id
	var cols, vals []string
	for _, c := range t.Columns {
		if c.Kind == isGen { // the model computes those that are made from ids
			row[c.ID] = itoa(2 * (1_000_000 + p.late))
			continue
		}
		cols = append(cols, c.ID)
		switch c.ID {
		case number.ID:
			vals = append(vals, row[c.ID])
		case t.own():
			vals = append(vals, "CAST("+p.s.literal(p.e, c, id)+" AS "+p.e.castOf(f)+")")
		default:
			vals = append(vals, p.e.q(c.Name))
		}
	}
	q := "INSERT INTO " + p.e.q(t.Name) + " (" + t.list(p.e, cols) + ") SELECT "
	for i, v := range vals {
		if i > 0 {
			q += ", "
		}
		q += v
	}
	if w.exec(q + " FROM " + p.e.q(t.Name) + " WHERE " + p.e.q(number.Name) + " = " + n) {
		p.m.rows[t.ID][row[number.ID]] = row
	}
}

// castOf is the type of a literal of the form.
func (e *engine) castOf(f form) string {
	switch {
	case e.mysql() && f.kind == 't':
		return "char(40)"
	case e.mysql() && f.kind == 'b':
		return "binary(16)"
	}
	return f.typ
}
