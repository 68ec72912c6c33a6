package mysql

import (
	"context"
	"encoding/json"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// Names of foreign keys, and on MySQL of CHECKs, are unique in a database. A new table has
// temporary names, which the server does not take for its own, while the old table is kept. The
// Notes of the copy have the names before, and Rename gives them back.

// The notes of names begin with the kind of what has them.
const (
	foreignKeyNote = "foreign key "
	checkNote      = "check "
)

const temporaryName = "sqluuid_"

// temporaryOf returns the temporary name of a name in the copy with a label.
func temporaryOf(label, name string) string {
	out := temporaryName + label + "_"
	return out + shortened(name, 64-len(out))
}

// temporary returns the temporary name of a foreign key or CHECK, and notes its name.
func temporary(c *shadow.Copy, note, name string) string {
	out := temporaryOf(c.Label, name)
	c.Notes[note+out] = name
	return out
}

// labelOf matches a temporary name and its label.
var labelOf = regexp.MustCompile("^" + temporaryName + `(\d+_[0-9a-f]+)_`)

// notedName returns the name behind a temporary one, "" if the copy has not noted it. It may be
// that of a later copy, which left its own.
func notedName(c *shadow.Copy, note, name string) string {
	if was, ok := c.Notes[note+name]; ok {
		return was
	}
	later := labelOf.FindStringSubmatch(name)
	for key, was := range c.Notes {
		own, ok := strings.CutPrefix(key, note)
		if ok && later != nil && temporaryOf(later[1], own) == name {
			return was
		}
	}
	return ""
}

// nameChecks renames the CHECKs of a new, empty table, which CREATE TABLE … LIKE numbered. The
// server's own names keep their numbers, and follow the table; the others become temporary.
func (w *copier) nameChecks(t sqlgen.Ref) {
	if !w.server().isMySQL { // CREATE TABLE … LIKE keeps the names on MariaDB
		return
	}
	was, into := w.tableChecks(t, true), w.fresh[t]
	if len(was) == 0 {
		return
	}
	var drop, add []string
	for _, k := range w.tableChecks(into, true) {
		drop = append(drop, w.text("DROP CHECK %s", name(k.name)))
	}
	for _, k := range was {
		if number, ok := strings.CutPrefix(k.name, t.Table+"_chk_"); ok && isNumber(number) {
			k.name = into.Table + "_chk_" + number
		} else {
			k.name = temporary(w.c, checkNote, k.name)
		}
		add = append(add, w.text("ADD CONSTRAINT %s %s", name(k.name), k.definition()))
	}
	// A name may be both dropped and added, which one statement does not allow.
	w.run("ALTER TABLE %s %s", into, list(drop))
	w.run("ALTER TABLE %s %s", into, list(add))
}

func isNumber(s string) bool {
	return s != "" && strings.Trim(s, "0123456789") == ""
}

// An otherName is a foreign key or CHECK that has a temporary name.
type otherName struct {
	shadow.Renamed
	kind     string           // as the catalogue has it
	back     sqlgen.Statement // gives the name back in a session of ours
	rebuilds bool             // the table, while writers wait
}

func (w *copier) otherNames() (out []otherName) {
	isMySQL := w.server().isMySQL
	for _, t := range w.c.Tables {
		if !w.isThere(t.Ref) {
			continue
		}
		for _, k := range w.keys(t.Ref) {
			r := otherName{kind: "FOREIGN KEY", Renamed: shadow.Renamed{Table: t.Ref, Now: k.name,
				Was: notedName(w.c, foreignKeyNote, k.name)}}
			if k.name = r.Was; k.name == "" {
				continue
			}
			r.back = w.sql("ALTER TABLE %s DROP FOREIGN KEY %s, %s, ALGORITHM=INPLACE",
				t.Ref, name(r.Now), k)
			// Else the server would read the whole table, and its writers would wait.
			r.Statement = "SET foreign_key_checks = 0; " + r.back.SQL + "; SET foreign_key_checks = 1"
			out = append(out, r)
		}
		if !isMySQL {
			continue
		}
		for _, k := range w.tableChecks(t.Ref, true) {
			r := otherName{kind: "CHECK", Renamed: shadow.Renamed{Table: t.Ref, Now: k.name,
				Was: notedName(w.c, checkNote, k.name)}, rebuilds: k.enforced}
			if r.Was == "" {
				continue
			}
			r.back = w.sql("ALTER TABLE %s DROP CHECK %s, ADD CONSTRAINT %s %s",
				t.Ref, name(r.Now), name(r.Was), k.definition())
			r.Statement = r.back.SQL
			out = append(out, r)
		}
	}
	for _, r := range out {
		w.do(r.back.Err)
	}
	return out
}

// nameHolder says which table other than the old ones has the name of r, "" if none has it.
func (w *copier) nameHolder(r otherName) string {
	inTable := w.server().tableNames
	for _, table := range w.names("tables with a name", r.kind, r.Table.Schema, r.Was) {
		t := sqlgen.Ref{Schema: r.Table.Schema, Table: table}
		if !hasTable(w.old, t) && (t == r.Table || !inTable) {
			return fmt.Sprintf("a %s of table %q has that name", strings.ToLower(r.kind), table)
		}
	}
	return ""
}

// fewRows is the most rows of a table that is rebuilt for a name, in about a second.
const fewRows = 200_000

// reasonToLeave says why a name is not given back, "" if it is.
func (w *copier) reasonToLeave(r otherName) string {
	if reason := w.nameHolder(r); reason != "" || !r.rebuilds {
		return reason
	}
	isLarge := false
	w.scan(w.sql("SELECT COUNT(*) > %d FROM (SELECT 1 FROM %s LIMIT %d) x",
		fewRows, r.Table, fewRows+1), &isLarge)
	if !isLarge {
		return ""
	}
	return "to give the name back the server would rebuild the table, which has many rows, while " +
		"writers wait"
}

func (d Dialect) Renamed(ctx context.Context, q dialect.Querier,
	c *shadow.Copy) (out []shadow.Renamed, err error) {
	w := d.copier(ctx, q, c)
	for _, r := range w.otherNames() {
		r.Reason = w.reasonToLeave(r)
		out = append(out, r.Renamed)
	}
	return out, w.err
}

// nameErrors say that a name is taken, perhaps by a table that the role cannot see.
var nameErrors = []uint64{
	1823, // of a foreign key of another table, on MariaDB
	1826, // of a foreign key
	3822, // of a CHECK
}

func (d Dialect) Rename(ctx context.Context, s *dialect.Session,
	c *shadow.Copy) (left []shadow.Renamed, err error) {
	w := d.copier(ctx, s, c)
	for _, r := range w.otherNames() {
		r.Reason = w.reasonToLeave(r)
		if w.err != nil {
			return left, w.err
		}
		if r.Reason == "" {
			err := s.Briefly(ctx, d, r.back)
			if slices.Contains(nameErrors, errorNumber(err)) {
				r.Reason = "the server refuses the name: " + err.Error()
			} else if err != nil {
				return left, fmt.Errorf("giving %q of table %q its name %q back: %w",
					r.Now, r.Table.Table, r.Was, err)
			}
		}
		if r.Reason != "" {
			left = append(left, r.Renamed)
		}
	}
	return left, w.err
}

// namesFree refuses to put the old tables back while another table has one of their names.
func (w *copier) namesFree() {
	for _, r := range w.otherNames() {
		if holder := w.nameHolder(r); w.err == nil && holder != "" {
			w.err = &shadow.RowError{Table: r.Table, Why: fmt.Sprintf("its %s %q gets the name %q "+
				"back, and %s; drop that one, or give it another name, first",
				strings.ToLower(r.kind), r.Now, r.Was, holder)}
		}
	}
}

// carryHistograms gives a new table, which has its rows, the histograms of the old one on MySQL.
func (w *copier) carryHistograms(t sqlgen.Ref) {
	if !w.server().isMySQL {
		return
	}
	for _, p := range w.pairs("histograms", t) {
		var h struct {
			Buckets int  `json:"number-of-buckets-specified"`
			Auto    bool `json:"auto-update"`
		}
		w.during(fmt.Sprintf("the histogram of column %q of %q", p[0], t.Table), func() {
			w.err = json.Unmarshal([]byte(p[1]), &h)
		})
		auto := ""
		if h.Auto {
			auto = " AUTO UPDATE"
		}
		var table, op, kind, text string
		w.scan(w.sql("ANALYZE TABLE %s UPDATE HISTOGRAM ON %s WITH %d BUCKETS%s",
			w.fresh[t], name(p[0]), max(h.Buckets, 1), auto), &table, &op, &kind, &text)
		if strings.EqualFold(kind, "error") {
			w.err = fmt.Errorf("making the histograms of the new %q: %s", t.Table, text)
		}
	}
}
