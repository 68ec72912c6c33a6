//go:build unix

package twins

import (
	"context"
	"database/sql"
	"fmt"
	"slices"
	"strings"
	"time"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// The endings of the names of counterparts.
const (
	newEnding = "__new"
	oldEnding = "__old"
)

// counterparts reads the names of the counterparts of a table's columns of ids, with the ending
// that all have, "" where there are none. A name that would be too long is cut.
func (p *player) counterparts(q querier, table int) (names map[string]string, ending string, err error) {
	t := &p.s.Tables[table]
	query := "SELECT a.attname FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid " +
		"WHERE c.relname = $1 AND c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND " +
		"NOT a.attisdropped ORDER BY a.attnum"
	if p.s.isInnoDB() {
		query = "SELECT COLUMN_NAME FROM information_schema.COLUMNS WHERE TABLE_SCHEMA = DATABASE() AND " +
			"TABLE_NAME = ? ORDER BY ORDINAL_POSITION"
	}
	list, err := texts(q, query, t.Name)
	if err != nil {
		return nil, "", err
	}
	names = map[string]string{}
	for _, name := range list {
		for _, end := range []string{newEnding, oldEnding} {
			base, ok := strings.CutSuffix(name, end)
			if !ok {
				continue
			}
			if ending != "" && ending != end {
				return nil, "", fmt.Errorf("%s: some counterparts end with %s and others with %s", t.Name,
					ending, end)
			}
			ending = end
			for _, id := range t.ids() {
				if id == base || len(id)+len(end) > 63 && len(base) > 50 && strings.HasPrefix(id, base[:50]) {
					names[id] = name
					break
				}
			}
		}
	}
	return names, ending, nil
}

// look tells the stage, when names do not change just now.
func (p *player) look() (stage string, err error) {
	stage, err = p.lookOnce()
	for try := 0; p.s.isInnoDB() && isMoving(err) && try < 100; try++ {
		time.Sleep(200 * time.Millisecond)
		stage, err = p.lookOnce()
	}
	return stage, err
}

// lookOnce tells the stage of the columns: "none", "ready" where some have new counterparts, or "after".
func (p *player) lookOnce() (stage string, err error) {
	stage = ""
	for i, t := range p.s.Tables {
		if len(t.ids()) == 0 {
			continue
		}
		_, ending, err := p.counterparts(p.db, i)
		if err != nil {
			return "", err
		}
		at := map[string]string{"": "none", newEnding: "ready", oldEnding: "after"}[ending]
		switch {
		case stage == "" || stage == "none" && at == "ready":
			stage = at
		case at != stage && (at == "after") != (stage == "after") && at != "none" && stage != "none":
			return "", errHalf
		}
	}
	return stage, nil
}

// check pauses the writers, and compares all rows in one snapshot with the ledgers: by the old ids
// and by the new ones. Where a verb has come to its end, both columns are enforced.
func (p *player) check(ended bool) error {
	p.stop.Lock()
	defer p.stop.Unlock()
	err := p.compareAll(ended)
	for try := 0; p.s.isInnoDB() && isMoving(err) && try < 100; try++ {
		time.Sleep(200 * time.Millisecond)
		err = p.compareAll(ended)
	}
	return err
}

func (p *player) compareAll(ended bool) error {
	for _, w := range p.writers {
		if w.wrong != nil {
			return w.wrong
		}
	}
	tx, err := p.db.BeginTx(context.Background(), &sql.TxOptions{Isolation: sql.LevelRepeatableRead,
		ReadOnly: true})
	if err != nil {
		return err
	}
	defer tx.Rollback()
	old, fresh := make([]map[string]row, len(p.s.Tables)), make([]map[string]row, len(p.s.Tables))
	var tables, known, other []string
	endings := map[string]bool{}
	whole := true
	for i, t := range p.s.Tables {
		names, ending, err := p.counterparts(tx, i)
		if err != nil {
			return err
		}
		if len(names) > 0 {
			endings[ending] = true
		}
		if p.s.isInnoDB() && !p.filled { // no trigger sees what foreign keys write, and theirs go first
			names = nil
		}
		if p.leaves && len(names) > 0 { // what no trigger keeps in step is dropped next
			n, err := texts(tx, "SELECT tgname FROM pg_trigger WHERE tgrelid = $1::regclass AND tgname = "+
				"'~sqluuid_twin'", q(t.Name))
			if err != nil {
				return err
			}
			if len(n) == 0 {
				names = nil
			}
		}
		for _, id := range t.ids() {
			if names[id] == "" {
				whole = false
				continue
			}
			tables, known, other = append(tables, t.Name), append(known, id), append(other, names[id])
		}
		first, second, err := p.pairs(tx, i, names)
		if err != nil {
			return err
		}
		if old[i], fresh[i] = first, second; ending == oldEnding || p.finishes && ending == "" {
			old[i], fresh[i] = second, first
		}
	}
	if endings[newEnding] && endings[oldEnding] {
		return errHalf
	}
	for _, w := range p.writers {
		if err := p.learn(w, old, fresh); err != nil {
			return err
		}
		if err := p.compare(w, old, fresh); err != nil {
			return err
		}
	}
	for i, t := range p.s.Tables {
		want := 0
		for _, w := range p.writers {
			want += len(w.m[i])
		}
		if have := max(len(old[i]), len(fresh[i])); have != want {
			return fmt.Errorf("%s has %d rows, want %d%s", t.Name, have, want, p.strangers(i, old[i], fresh[i]))
		}
	}
	if !ended || !p.filled || !whole {
		return nil
	}
	lacking := func(known, other []string) ([]string, error) {
		if p.s.isInnoDB() {
			return p.innodbLacks(tx, tables, known, other)
		}
		return texts(tx, lacking, array(tables), array(known), array(other))
	}
	lacks, err := lacking(known, other)
	if err == nil && len(lacks) == 0 { // and the other way round
		lacks, err = lacking(other, known)
	}
	if err == nil && len(lacks) > 0 {
		err = fmt.Errorf("at the stage %s: %s", p.stage, strings.Join(lacks, "; "))
	}
	return err
}

// strangers tells of the rows of a table that no ledger has.
func (p *player) strangers(table int, sides ...map[string]row) (out string) {
	for _, rows := range sides {
		for n, x := range rows {
			if !slices.ContainsFunc(p.writers, func(w *writer) bool { return hasRow(w.m[table], n) }) {
				out += fmt.Sprintf("\nrow %s: %+v", n, x)
				for _, w := range p.writers {
					out += w.deedsOf(n)
				}
			}
		}
	}
	return out
}

// learn notes the new keys of a writer's rows. A row that was added behind a cut-over is known by its
// new key until the number that it has is seen.
func (p *player) learn(w *writer, old, fresh []map[string]row) error {
	for i, t := range p.s.Tables {
		for n, x := range w.m[i] {
			id := canonical(fresh[i][n].id)
			if was := canonical(old[i][n].id); p.s.isNumbered(&t) && was != "" && len(x.id) == 32 && x.id[12] == '7' {
				if id != "" && id != x.id {
					return fmt.Errorf("%s row %s: new id %s, want %s", t.Name, n, id, x.id)
				}
				id, x.id = x.id, was
				w.m[i][n] = x
			}
			if !p.s.draws() || t.ID == "" || id == "" {
				continue
			}
			if err := p.s.images.learn(p.s.idOf(w.m, i, n), id); err != nil {
				return fmt.Errorf("%s row %s: %w", t.Name, n, err)
			}
		}
	}
	return nil
}

// array writes names as an array of PostgreSQL.
func array(names []string) string {
	var out []string
	for _, n := range names {
		out = append(out, `"`+strings.NewReplacer(`\`, `\\`, `"`, `\"`).Replace(n)+`"`)
	}
	return "{" + strings.Join(out, ",") + "}"
}

// pairs reads the rows of a table by the columns that programs know, and by their counterparts. The
// second is nil where there are none.
func (p *player) pairs(tx querier, table int, names map[string]string) (known, other map[string]row,
	err error) {
	t := &p.s.Tables[table]
	cols := []string{"n", "count"}
	for _, id := range t.ids() {
		second := "NULL"
		if names[id] != "" {
			second = p.s.plain(names[id])
		}
		cols = append(cols, p.s.plain(id), second)
	}
	rows, err := tx.QueryContext(context.Background(), "SELECT "+strings.Join(cols, ", ")+" FROM "+q(t.Name))
	if err != nil {
		return nil, nil, err
	}
	defer rows.Close()
	known = map[string]row{}
	if len(names) > 0 {
		other = map[string]row{}
	}
	for rows.Next() {
		var n string
		var count int
		ids := make([]cell, 2*len(t.ids()))
		dest := []any{&n, &count}
		for k := range ids {
			dest = append(dest, &ids[k])
		}
		if err := rows.Scan(dest...); err != nil {
			return nil, nil, err
		}
		for k, name := range t.ids() {
			a, b := ids[2*k], ids[2*k+1]
			if names[name] != "" && a.Valid != b.Valid && (p.filled || !a.Valid) && !p.lags(table, name, a) {
				return nil, nil, fmt.Errorf("%s row %s: %s is %q, and its counterpart %q", t.Name, n, name,
					a.String, b.String)
			}
		}
		for side, in := range []map[string]row{known, other} {
			if in == nil {
				continue
			}
			x, at := row{count: count, refs: make([]string, len(t.Refs))}, side
			if t.ID != "" {
				x.id, at = ids[at].String, at+2
			}
			for k := range t.Refs {
				if t.Key != isShared || k > 0 {
					x.refs[k], at = ids[at].String, at+2
				}
			}
			in[n] = x
		}
	}
	return known, other, rows.Err()
}

// lags reports whether the counterpart of a column may keep what a foreign key has set to NULL.
func (p *player) lags(table int, name string, known cell) bool {
	for _, x := range p.s.Tables[table].Refs {
		if x.Name == name && !known.Valid && p.s.isLate(table, x) {
			return true
		}
	}
	return false
}

// compare compares the rows of a writer with its ledger.
func (p *player) compare(w *writer, old, fresh []map[string]row) error {
	s := p.s
	for i, t := range s.Tables {
		for n, want := range w.m[i] {
			wrong := func(what, have, id string) error {
				return fmt.Errorf("%s row %s: %s %q, want %q%s", t.Name, n, what, have, id, w.deedsOf(n))
			}
			for side, rows := range [][]map[string]row{old, fresh} {
				if rows[i] == nil {
					continue
				}
				have, ok := rows[i][n]
				if !ok {
					return fmt.Errorf("%s: row %s is missing", t.Name, n)
				}
				if have.count != want.count {
					return fmt.Errorf("%s row %s: count %d, want %d", t.Name, n, have.count, want.count)
				}
				image := func(d string) string {
					if side == 1 && d != "" {
						return s.image(d)
					}
					return d
				}
				word := [2]string{"old", "new"}[side]
				if id := s.idOf(w.m, i, n); t.ID != "" && have.id != "" || side == 0 && t.ID != "" {
					if p.Facts++; canonical(have.id) != image(id) {
						return wrong(word+" id", have.id, image(id))
					}
					if text := w.m[i][n].text; side == 0 && text != "" && strings.TrimSpace(have.id) != text &&
						!isBytes(t.Type) {
						return wrong("id in its spelling", have.id, text)
					}
				}
				for k, x := range t.Refs {
					if t.Key == isShared && k == 0 || side == 1 && have.refs[k] == "" && !p.filled {
						continue
					}
					id := image(s.refOf(w.m, i, n, k))
					if other := [][]map[string]row{fresh, old}[side][i]; id == "" && s.isLate(i, x) &&
						other != nil && other[n].refs[k] == "" {
						continue // the key that has set the other column to NULL stands alone
					}
					if p.Facts++; canonical(have.refs[k]) != id {
						return wrong(word+" "+x.Name, have.refs[k], id)
					}
					if x.Link || want.refs[k] == "" || rows[x.parentOf(want.refs[k])] == nil {
						continue
					}
					if parent := rows[x.parentOf(want.refs[k])][want.refs[k]].id; parent != "" &&
						strings.TrimSpace(parent) != strings.TrimSpace(have.refs[k]) {
						return wrong(word+" "+x.Name+" beside its parent", have.refs[k], parent)
					}
				}
			}
		}
	}
	return nil
}

// texts reads one column as text.
func texts(on querier, query string, args ...any) (out []string, err error) {
	rows, err := on.QueryContext(context.Background(), query, args...)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", lab.Clip(query), err)
	}
	defer rows.Close()
	for rows.Next() {
		var one string
		if err := rows.Scan(&one); err != nil {
			return nil, err
		}
		out = append(out, one)
	}
	return out, rows.Err()
}
