//go:build unix

package twins

import (
	"database/sql"
	"fmt"
	"strings"
	"time"
)

// draw chooses what to do next. It reports false where that is not possible.
func (w *writer) draw(m model) (deed, bool) {
	table := w.r.IntN(len(w.s.Tables))
	switch n := w.r.IntN(100); {
	case n < 22:
		return w.insert(m, table)
	case n < 32:
		return w.lookUp(m, table)
	case n < 42:
		return w.count(m, table)
	case n < 47:
		return w.countChildren(m, table)
	case n < 57:
		return w.relink(m, table)
	case n < 65:
		return w.rekey(m, table)
	case n < 72:
		return w.remove(m, table)
	case n < 78:
		return w.upsert(m, table)
	case n < 84:
		return w.childFirst(m, table)
	default:
		return w.transaction(m)
	}
}

// A clause collects the arguments of a statement.
type clause struct {
	args  []any
	marks bool // arguments have no numbers
}

func (c *clause) add(arg any) string {
	c.args = append(c.args, arg)
	if c.marks {
		return "?"
	}
	return fmt.Sprintf("$%d", len(c.args))
}

func (w *writer) clause() clause { return clause{marks: w.s.isInnoDB()} }

// value writes a reference: by its value, or by the business key of the parent.
func (w *writer) value(c *clause, m model, x Ref, to string) string {
	switch {
	case to == "":
		return "NULL"
	case x.Link:
		return c.add(w.param(to))
	}
	parent := x.parentOf(to)
	p := w.s.Tables[parent]
	if id := w.s.idOf(m, parent, to); w.maySend(id) &&
		(w.absent == spot{parent, to} || w.r.IntN(10) < 6) {
		return c.add(w.param(id))
	}
	if w.s.isInnoDB() { // it reads no table that the statement writes, but a list made before
		return "(SELECT y.i FROM (SELECT x." + q(p.ID) + " AS i FROM " + q(p.Name) + " x WHERE x.n = " +
			c.add(to) + " LIMIT 1) y)"
	}
	return "(SELECT x." + q(p.ID) + " FROM " + q(p.Name) + " x WHERE x.n = " + c.add(to) + ")"
}

// where finds a row by its business key or its id.
func (w *writer) where(c *clause, m model, at spot, alias string) string {
	t := w.s.Tables[at.table]
	if t.ID != "" && w.r.IntN(2) == 0 {
		if id := w.s.idOf(m, at.table, at.n); w.maySend(id) {
			return alias + q(t.ID) + " = " + c.add(w.param(id))
		}
	}
	return alias + "n = " + c.add(at.n)
}

// newRow draws a row, not yet in the ledger.
func (w *writer) newRow(m model, table int) (model, spot, bool) {
	t := &w.s.Tables[table]
	next, at := m.clone(), spot{table, w.key(table)}
	x := row{refs: make([]string, len(t.Refs))}
	if t.ID != "" && t.Key != isShared {
		x.id = w.s.newID(w.r)
	}
	next[table][at.n] = x
	taken := map[string]bool{}
	for _, other := range m[table] {
		switch t.Key {
		case isShared:
			taken[other.refs[0]] = true
		case isJoin:
			taken[other.refs[0]+" "+other.refs[1]] = true
		}
	}
	if !w.s.refer(w.r, next, at, taken) {
		return nil, at, false
	}
	w.sendable(next, at)
	for k, ref := range t.Refs { // its own parent is not there before it, where the id is a subquery's
		if !ref.Link && next[table][at.n].refs[k] == at.n {
			if !w.maySend(w.s.idOf(next, table, at.n)) || t.Key == isShared {
				return nil, at, false
			}
		}
	}
	return next, at, true
}

// sendable draws links anew that hold an id which the rewrite changes: nobody knows on which side of
// a cut-over the application sends it.
func (w *writer) sendable(m model, at spot) {
	for k, ref := range w.s.Tables[at.table].Refs {
		if v := m[at.table][at.n].refs[k]; ref.Link && v != "" && w.s.image(v) != v {
			m[at.table][at.n] = m[at.table][at.n].with(k, newV4(w.r))
		}
	}
}

// values are the columns and the values of a row, for INSERT.
func (w *writer) values(c *clause, m model, at spot) (cols, values []string) {
	t := w.s.Tables[at.table]
	x := m[at.table][at.n]
	cols, values = []string{"n", "part"}, []string{c.add(at.n), c.add(w.no)}
	if t.ID != "" && t.Key != isShared && (!w.s.numbers() || w.s.images.areBrought()) {
		cols, values = append(cols, q(t.ID)), append(values, c.add(w.param(x.id)))
	}
	for k, ref := range t.Refs {
		value := ""
		if !ref.Link && x.refs[k] == at.n {
			value = c.add(w.param(x.id))
		} else {
			value = w.value(c, m, ref, x.refs[k])
		}
		more, with := ref.write(c, value, x.refs[k])
		cols, values = append(cols, more...), append(values, with...)
	}
	return cols, values
}

// write lists the columns of a reference to a row, with their values.
func (x Ref) write(c *clause, value, to string) (cols, values []string) {
	cols, values = []string{q(x.Name)}, []string{value}
	switch {
	case x.Kind == "":
	case to == "":
		cols, values = append(cols, x.Kind), append(values, "NULL")
	default:
		cols, values = append(cols, x.Kind), append(values, c.add(kindOf(x.parentOf(to))))
	}
	return cols, values
}

func (w *writer) insert(m model, table int) (deed, bool) {
	next, at, ok := w.newRow(m, table)
	if !ok {
		return deed{}, false
	}
	t := w.s.Tables[table]
	c := w.clause()
	cols, values := w.values(&c, next, at)
	isDrawn := w.s.isNumbered(&t) && !w.s.images.areBrought() || (t.has("default") || t.has("filler")) && w.r.IntN(3) == 0
	if isDrawn && !w.isSelf(next, at) {
		c = w.clause()
		x := next[table][at.n]
		cols, values = []string{"n", "part"}, []string{c.add(at.n), c.add(w.no)}
		for k, ref := range t.Refs {
			more, with := ref.write(&c, w.value(&c, next, ref, x.refs[k]), x.refs[k])
			cols, values = append(cols, more...), append(values, with...)
		}
		x.id = drawn
		next[table][at.n] = x
		text := "INSERT INTO " + q(t.Name) + " (" + strings.Join(cols, ", ") + ") VALUES (" +
			strings.Join(values, ", ") + ")"
		read := func(rows *sql.Rows) error {
			var err error
			x.id, err = w.scanID(rows)
			next[table][at.n] = x
			return err
		}
		if w.s.Engine == onMySQL { // which has no RETURNING
			return deed{next: next, inTx: true, list: []statement{{text, c.args, 1, nil},
				{"SELECT " + w.asked(q(t.ID)) + " FROM " + q(t.Name) + " WHERE n = ?", []any{at.n}, 1, read}}}, true
		}
		return deed{next: next, list: []statement{{text + " RETURNING " + w.asked(q(t.ID)), c.args, 1, read}}}, true
	}
	text := "INSERT INTO " + q(t.Name) + " (" + strings.Join(cols, ", ") + ") "
	return deed{next: next, list: []statement{{text + "VALUES (" + strings.Join(values, ", ") + ")",
		c.args, 1, nil}}}, true
}

// asked is how an id is selected. A type that reads it knows no number.
func (w *writer) asked(id string) string {
	if w.s.numbers() && !w.s.isInnoDB() {
		return id + "::text"
	}
	return id
}

// scanID reads an id behind other columns.
func (w *writer) scanID(rows *sql.Rows, before ...any) (string, error) {
	if w.s.numbers() {
		var c cell
		err := rows.Scan(append(before, &c)...)
		return canonical(c.String), err
	}
	var u paddedUUID
	err := rows.Scan(append(before, &u)...)
	return canonical(u.String()), err
}

// isSelf reports whether a row is its own parent.
func (w *writer) isSelf(m model, at spot) bool {
	for k, ref := range w.s.Tables[at.table].Refs {
		if !ref.Link && m[at.table][at.n].refs[k] == at.n {
			return true
		}
	}
	return false
}

// lookUp reads a row by its key, or a view.
func (w *writer) lookUp(m model, table int) (deed, bool) {
	at, ok := w.any(m, table)
	t := w.s.Tables[table]
	if !ok || t.ID == "" {
		return deed{}, false
	}
	c := w.clause()
	want := w.s.idOf(m, table, at.n)
	text := "SELECT n, " + w.asked(q(t.ID)) + " FROM " + q(t.Name) + " WHERE " + w.where(&c, m, at, "")
	if t.has("views") && len(t.Refs) == 0 && w.r.IntN(2) == 0 {
		c = w.clause()
		text = "SELECT n, " + w.asked("an_id") + " FROM " + q("x "+t.Name) + " WHERE n = " + c.add(at.n)
	}
	return deed{next: m, list: []statement{{text, c.args, 1, func(rows *sql.Rows) error {
		var n string
		got, err := w.scanID(rows, &n)
		if err != nil {
			return err
		}
		if n != at.n || !w.s.isImage(got, want) {
			return unexpected(fmt.Sprintf("it reads %s %s, want %s %s", n, got, at.n, want))
		}
		return nil
	}}}}, true
}

func (w *writer) count(m model, table int) (deed, bool) {
	at, ok := w.any(m, table)
	if !ok {
		return deed{}, false
	}
	next := m.clone()
	x := next[table][at.n]
	x.count++
	next[table][at.n] = x
	c := w.clause()
	return deed{next: next, list: []statement{{"UPDATE " + q(w.s.Tables[table].Name) +
		" SET count = count + 1 WHERE " + w.where(&c, m, at, ""), c.args, 1, nil}}}, true
}

// countChildren updates all rows that refer to a row, by a join.
func (w *writer) countChildren(m model, table int) (deed, bool) {
	t := w.s.Tables[table]
	if len(t.Refs) == 0 {
		return deed{}, false
	}
	k := w.r.IntN(len(t.Refs))
	at, ok := w.any(m, t.Refs[k].Parent)
	if !ok || t.Refs[k].Link || t.Refs[k].Kind != "" {
		return deed{}, false
	}
	next, n := m.clone(), int64(0)
	for key, x := range m[table] {
		if x.refs[k] == at.n {
			x.count++
			next[table][key] = x
			n++
		}
	}
	c := w.clause()
	p := w.s.Tables[at.table]
	if w.s.isInnoDB() {
		return deed{next: next, list: []statement{{"UPDATE " + q(t.Name) + " y JOIN " + q(p.Name) + " p ON y." +
			q(t.Refs[k].Name) + " = p." + q(p.ID) + " SET y.count = y.count + 1 WHERE " +
			w.where(&c, m, at, "p."), c.args, n, nil}}}, true
	}
	return deed{next: next, list: []statement{{"UPDATE " + q(t.Name) + " y SET count = y.count + 1 FROM " +
		q(p.Name) + " p WHERE y." + q(t.Refs[k].Name) + " = p." + q(p.ID) + " AND " +
		w.where(&c, m, at, "p."), c.args, n, nil}}}, true
}

// relink gives a row another parent, or none.
func (w *writer) relink(m model, table int) (deed, bool) {
	t := w.s.Tables[table]
	at, ok := w.any(m, table)
	if !ok || len(t.Refs) == 0 || t.Key == isJoin || t.Key == isShared && len(t.Refs) == 1 {
		return deed{}, false
	}
	k := w.r.IntN(len(t.Refs))
	if t.Key == isShared && k == 0 {
		return deed{}, false
	}
	ref, to := t.Refs[k], ""
	parents := ref.parents()
	switch p, ok := w.any(m, parents[w.r.IntN(len(parents))]); {
	case ref.Null && w.r.IntN(4) == 0:
	case ref.Link:
		to = newV4(w.r)
	case !ok:
		return deed{}, false
	default:
		to = p.n
	}
	next := m.clone()
	next[table][at.n] = next[table][at.n].with(k, to)
	c := w.clause()
	cols, values := ref.write(&c, w.value(&c, m, ref, to), to)
	for i := range cols {
		cols[i] += " = " + values[i]
	}
	return deed{next: next, list: []statement{{"UPDATE " + q(t.Name) + " SET " + strings.Join(cols, ", ") + " WHERE " +
		w.where(&c, m, at, ""), c.args, 1, nil}}}, true
}

func (w *writer) rekey(m model, table int) (deed, bool) {
	t := w.s.Tables[table]
	at, ok := w.any(m, table)
	if !ok || t.ID == "" || t.Key == isShared || w.s.draws() { // one of the two keys would change
		return deed{}, false
	}
	id := newV4(w.r)
	next, result := w.s.rekey(m, at, id)
	if result == isOpen {
		return deed{}, false
	}
	c := w.clause()
	set := q(t.ID) + " = " + c.add(w.param(id))
	return deed{next: next, fails: result == isBroken, list: []statement{{"UPDATE " + q(t.Name) + " SET " +
		set + " WHERE " + w.where(&c, m, at, ""), c.args, 1, nil}}}, true
}

// remove deletes a row. One of three comes again at once, under the same id.
func (w *writer) remove(m model, table int) (deed, bool) {
	at, ok := w.any(m, table)
	if !ok {
		return deed{}, false
	}
	next, result := w.s.remove(m, at)
	if result == isOpen {
		return deed{}, false
	}
	t := w.s.Tables[table]
	c := w.clause()
	d := deed{next: next, fails: result == isBroken, list: []statement{{"DELETE FROM " + q(t.Name) +
		" WHERE " + w.where(&c, m, at, ""), c.args, 1, nil}}}
	x := m[table][at.n]
	isDrawn := w.s.draws() && t.ID != "" && t.Key != isShared && x.id[12] != '7' // which gets another key
	if d.fails || t.ID == "" || t.Key == isShared || isDrawn || !w.maySend(x.id) || w.r.IntN(3) > 0 {
		return d, true
	}
	x.text, x.count, x.refs = "", 0, make([]string, len(t.Refs))
	taken := map[string]bool{}
	next[table][at.n] = x
	if !w.s.refer(w.r, next, at, taken) || w.isSelf(next, at) {
		delete(next[table], at.n)
		return d, true
	}
	w.sendable(next, at)
	again := w.clause()
	cols, values := w.values(&again, next, at)
	d.inTx, d.list = true, append(d.list, statement{"INSERT INTO " + q(t.Name) + " (" +
		strings.Join(cols, ", ") + ") VALUES (" + strings.Join(values, ", ") + ")", again.args, 1, nil})
	return d, true
}

// upsert inserts a row that is there.
func (w *writer) upsert(m model, table int) (deed, bool) {
	at, ok := w.any(m, table)
	t := w.s.Tables[table]
	if !ok || t.Key == isShared || t.Key == isJoin || w.isSelf(m, at) {
		return deed{}, false
	}
	x := m[table][at.n]
	conflict, sent := "(n)", m.clone()
	if w.maySend(x.id) && w.r.IntN(3) == 0 {
		conflict = "(" + q(t.ID) + ")"
	} else {
		y := x
		y.id = w.s.newID(w.r)
		sent[table][at.n] = y
	}
	w.sendable(sent, at)
	c := w.clause()
	cols, values := w.values(&c, sent, at)
	if w.s.isInnoDB() {
		text := "INSERT INTO " + q(t.Name) + " (" + strings.Join(cols, ", ") + ") VALUES (" +
			strings.Join(values, ", ") + ") ON DUPLICATE KEY UPDATE "
		if w.r.IntN(3) == 0 {
			return deed{next: m, list: []statement{{text + "n = " + q(t.Name) + ".n", c.args, -1,
				nil}}}, true // a trigger fills a twin, maybe
		}
		next := m.clone()
		x.count++
		next[table][at.n] = x
		return deed{next: next, list: []statement{{text + "count = " + q(t.Name) + ".count + 1", c.args, 2,
			nil}}}, true
	}
	text := "INSERT INTO " + q(t.Name) + " AS y (" + strings.Join(cols, ", ") + ") VALUES (" +
		strings.Join(values, ", ") + ") ON CONFLICT "
	if w.r.IntN(3) == 0 {
		return deed{next: m, list: []statement{{text + conflict + " DO NOTHING", c.args, 0, nil}}}, true
	}
	next := m.clone()
	x.count++
	next[table][at.n] = x
	return deed{next: next, list: []statement{{text + conflict + " DO UPDATE SET count = y.count + 1",
		c.args, 1, nil}}}, true
}

// childFirst inserts a child before its parent: in one statement where both are in one table, or in
// a transaction where the key is deferred.
func (w *writer) childFirst(m model, table int) (deed, bool) {
	t := w.s.Tables[table]
	if w.s.Spelling != isSent || t.Key == isShared || t.Key == isJoin || w.s.isInnoDB() {
		return deed{}, false
	}
	for k, ref := range t.Refs {
		p := w.s.Tables[ref.Parent]
		inOne := ref.Parent == table
		if !ref.isKey() || p.Key == isShared || !inOne && !ref.Deferred {
			continue
		}
		next, parent, ok := w.newRow(m, ref.Parent)
		if !ok || !w.maySend(w.s.idOf(next, ref.Parent, parent.n)) {
			return deed{}, false
		}
		later, child, ok := w.newRow(next, table)
		if !ok {
			return deed{}, false
		}
		later[table][child.n] = later[table][child.n].with(k, parent.n)
		for i, other := range t.Refs {
			to := later[table][child.n].refs[i]
			if to == parent.n && (other.Also || !inOne && !other.Link && !other.Deferred) {
				return deed{}, false
			}
		}
		w.absent = parent
		defer func() { w.absent = spot{} }()
		c, more := w.clause(), w.clause()
		cols, values := w.values(&c, later, child)
		text := "INSERT INTO " + q(t.Name) + " (" + strings.Join(cols, ", ") + ") VALUES (" +
			strings.Join(values, ", ") + ")"
		if inOne {
			_, values = w.values(&c, later, parent)
			return deed{next: later, list: []statement{{text + ", (" + strings.Join(values, ", ") + ")",
				c.args, 2, nil}}}, true
		}
		cols, values = w.values(&more, later, parent)
		return deed{next: later, inTx: true, list: []statement{{text, c.args, 1, nil},
			{"INSERT INTO " + q(p.Name) + " (" + strings.Join(cols, ", ") + ") VALUES (" +
				strings.Join(values, ", ") + ")", more.args, 1, nil}}}, true
	}
	return deed{}, false
}

// transaction does a few things at once, with a savepoint that is rolled back, or rolls all back.
func (w *writer) transaction(m model) (deed, bool) {
	out := deed{next: m, inTx: true, undo: w.r.IntN(5) == 0}
	if w.r.IntN(4) == 0 {
		out.pause = time.Duration(w.r.IntN(300)) * time.Millisecond
	}
	add := func(text string) { out.list = append(out.list, statement{text: text, rows: -1}) }
	for i := range 1 + w.r.IntN(3) {
		d, ok := w.part(out.next)
		if !ok {
			continue
		}
		out.list, out.next = append(out.list, d.list...), d.next
		if back, ok := w.part(out.next); ok && i == 0 && w.r.IntN(2) == 0 {
			add("SAVEPOINT s")
			out.list = append(out.list, back.list...)
			add("ROLLBACK TO s")
		}
	}
	return out, len(out.list) > 0
}

// part is a deed within a transaction. One whose id the server draws is known after it alone.
func (w *writer) part(m model) (deed, bool) {
	d, ok := w.draw(m)
	if !ok || d.fails || d.inTx {
		return deed{}, false
	}
	for _, rows := range d.next {
		for _, x := range rows {
			if x.id == drawn {
				return deed{}, false
			}
		}
	}
	return d, true
}
