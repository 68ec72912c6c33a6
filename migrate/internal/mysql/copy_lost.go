package mysql

import (
	"context"
	"database/sql"
	"errors"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// unread refuses the log of an online copy if the swap did not replay all of it.
func (w *copier) unread() {
	if lost := w.logged(); w.err == nil && len(lost) > 0 {
		w.err = lost[0]
	}
}

// logged lists the tables whose logs have entries.
func (w *copier) logged() (out []*shadow.LostError) {
	for _, t := range w.c.Tables {
		log := sideTable(t.Ref, "log", w.c.Label)
		if !w.isThere(log) {
			continue
		}
		var n int64
		if w.scan(w.sql("SELECT count(*) FROM %s", log), &n); n > 0 {
			out = append(out, &shadow.LostError{Away: w.old[t.Ref], In: t.Ref, Rows: n, Told: log})
		}
	}
	return out
}

// Stranded lists the tables that a swap, or that of an undo, put away with rows that got lost.
func (d Dialect) Stranded(ctx context.Context, q dialect.Querier,
	c *shadow.Copy) (out []*shadow.LostError, err error) {
	w := d.copier(ctx, q, c)
	away := w.drop
	if w.inPlace() {
		away, out = w.old, w.logged()
	}
	if lost, _ := w.compareSums(away); lost != nil {
		out = append(out, lost)
	}
	return out, w.err
}

// Leave ends such a copy, or undo. It keeps what shows the lost rows to those who carry them over.
func (d Dialect) Leave(ctx context.Context, s *dialect.Session, c *shadow.Copy) error {
	w := d.copier(ctx, s, c)
	if !w.inPlace() {
		w.linkBack()
		w.release(w.drop)
		return w.err
	}
	lost := w.logged()
	for _, t := range c.Tables {
		tells := slices.ContainsFunc(lost, func(e *shadow.LostError) bool { return e.In == t.Ref })
		w.unfollow(t, tells)
	}
	w.release(w.old)
	return w.err
}

// sums names the table that has the sums of the tables that a RENAME puts away.
func (w *copier) sums() sqlgen.Ref { return sideTable(w.c.Tables[0].Ref, "sums", w.c.Label) }

// writeSums records the sums of the tables that a RENAME puts away, for readSums.
func (w *copier) writeSums(away map[sqlgen.Ref]sqlgen.Ref) {
	w.during("writing down the sums of the tables", func() {
		w.exec(w.sql("DROP TABLE IF EXISTS %s", w.sums()), w.sql(query("record of sums"), w.sums()))
	})
	for _, t := range w.c.Tables {
		w.run("INSERT INTO %s (away, sums) VALUES (%s, %s)",
			w.sums(), bound{fullName(away[t.Ref])}, bound{w.checksum(t.Ref)})
	}
}

func fullName(t sqlgen.Ref) string { return t.Schema + "." + t.Table }

// readSums compares the tables that a RENAME put away with their sums, if any, and drops these.
func (w *copier) readSums(away map[sqlgen.Ref]sqlgen.Ref) {
	lost, there := w.compareSums(away)
	if w.err == nil && lost != nil {
		w.err = lost
	}
	if there {
		w.dropTable(w.sums())
	}
}

// compareSums compares tables that were put away with their sums. there reports whether there are
// any; those of another RENAME are passed over.
func (w *copier) compareSums(away map[sqlgen.Ref]sqlgen.Ref) (lost *shadow.LostError, there bool) {
	if !w.isThere(w.sums()) {
		return nil, false
	}
	for _, t := range w.c.Tables {
		var before string
		w.scan(w.sql("SELECT sums FROM %s WHERE away = %s",
			w.sums(), bound{fullName(away[t.Ref])}), &before)
		if errors.Is(w.err, sql.ErrNoRows) {
			w.err = nil
			continue
		}
		if after := w.checksum(away[t.Ref]); w.err == nil && before != after {
			return &shadow.LostError{Away: away[t.Ref], In: t.Ref, Told: w.sums()}, true
		}
	}
	return nil, true
}

// checksum returns the sum of a table. CHECKSUM TABLE changes by itself with generated columns.
func (t *talk) checksum(ref sqlgen.Ref) string {
	list, _ := t.exprs(&shadow.CopyTable{}, t.insertable(ref), ref)
	return t.sumOf(list, t.text(" FROM %s", ref))
}

// exprs returns the names of the columns of to and their new values, as they are compared.
func (t *talk) exprs(table *shadow.CopyTable, cols []string,
	to sqlgen.Ref) (into, from []string) {
	b := sqlgen.NewBuilder(t.p)
	into, from = table.Exprs(b, cols)
	t.do(func() error { return b.Err })
	for _, p := range t.pairs("compared otherwise", to) {
		i := slices.Index(cols, p[0])
		if _, ours := table.Column(p[0]); i >= 0 && !ours {
			into[i] = strings.ReplaceAll(p[1], "{c}", into[i])
			from[i] = strings.ReplaceAll(p[1], "{c}", from[i])
		}
	}
	return into, from
}

// sumOf adds up a hash of every row of FROM, made of the expressions in list.
func (t *talk) sumOf(list []string, from string) (out string) {
	var hex []string
	for _, x := range list {
		hex = append(hex, "COALESCE(HEX(CONCAT("+x+")),'-')")
	}
	sum := strings.ReplaceAll(query("sum of rows"), "{values}", strings.Join(hex, ","))
	t.scan(sqlgen.Statement{SQL: sum + from}, &out)
	return out
}

// inPlace reports whether all new tables are in place. It refuses a RENAME of which the server has
// carried out a part.
func (w *copier) inPlace() bool {
	var all, part []string
	for _, t := range w.c.Tables {
		isKept, isThere, isNew := w.isThere(w.old[t.Ref]), w.isThere(t.Ref), w.isThere(w.fresh[t.Ref])
		switch {
		case !isKept:
		case isThere && !isNew:
			all = append(all, t.Table)
		default:
			part = append(part, t.Table)
		}
	}
	if w.err == nil && (len(part) > 0 || len(all) > 0 && len(all) < len(w.c.Tables)) {
		w.err = &shadow.HalfError{Label: w.c.Label, Kept: append(all, part...)}
	}
	return w.err == nil && len(all) > 0
}
