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
// temporary names while the old table is kept. They begin with nothing by which the server takes
// a name for one of its own making and renames it with the table. The Notes of the copy have the
// names of the old table, and Rename gives them back when it is gone.

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

// notedName returns the name of which a copy has noted the temporary one, "" if it has not. A later
// copy, which was finished and left its own temporary name, has that of this copy's.
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

// nameBefore returns the name that a foreign key or CHECK of the old table had. A copy that was
// killed early has no note of it.
func nameBefore(c *shadow.Copy, note, name string) string {
	if was, ok := c.Notes[note+name]; ok {
		return was
	}
	return strings.TrimPrefix(name, temporaryName+c.Label+"_")
}

// nameChecks renames the CHECKs of a new, empty table, which CREATE TABLE … LIKE numbered. The
// number of a name that the server made is kept, so that the name comes back with the name of
// the table. Another name becomes a temporary one.
func (d Dialect) nameChecks(ctx context.Context, q dialect.Querier, c *shadow.Copy, old,
	into sqlgen.Ref) error {
	v, err := d.variant(ctx, q)
	if err != nil || !v.isMySQL { // CREATE TABLE … LIKE keeps the names on MariaDB
		return err
	}
	was, err := d.tableChecks(ctx, q, old, true)
	if err != nil || len(was) == 0 {
		return err
	}
	now, err := d.tableChecks(ctx, q, into, true)
	if err != nil {
		return err
	}
	b := sqlgen.NewBuilder(d.p)
	var drop, add []string
	for _, k := range now {
		drop = append(drop, "DROP CHECK "+b.Q(k.name))
	}
	for _, k := range was {
		if number, ok := strings.CutPrefix(k.name, old.Table+"_chk_"); ok && isNumber(number) {
			k.name = into.Table + "_chk_" + number
		} else {
			k.name = temporary(c, checkNote, k.name)
		}
		add = append(add, "ADD CONSTRAINT "+b.Q(k.name)+" "+k.definition())
	}
	// A name may be both dropped and added, which one statement does not allow.
	if b.Err != nil {
		return b.Err
	}
	return dialect.Exec(ctx, q,
		d.sql("ALTER TABLE %s %s", into, list(drop)), d.sql("ALTER TABLE %s %s", into, list(add)))
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

// otherNames lists what has a temporary name.
func (d Dialect) otherNames(ctx context.Context, q dialect.Querier,
	c *shadow.Copy) (out []otherName, err error) {
	v, err := d.variant(ctx, q)
	if err != nil {
		return nil, err
	}
	for _, t := range c.Tables {
		if there, err := d.isThere(ctx, q, t.Ref); err != nil {
			return nil, err
		} else if !there {
			continue
		}
		keys, err := d.keys(ctx, q, t.Ref)
		if err != nil {
			return nil, err
		}
		for _, k := range keys {
			r := otherName{kind: "FOREIGN KEY", Renamed: shadow.Renamed{Table: t.Ref, Now: k.name,
				Was: notedName(c, foreignKeyNote, k.name)}}
			if k.name = r.Was; k.name == "" {
				continue
			}
			r.back = d.sql("ALTER TABLE %s DROP FOREIGN KEY %s, %s, ALGORITHM=INPLACE",
				t.Ref, name(r.Now), k)
			// Else the server would read the whole table, and its writers would wait.
			r.Statement = "SET foreign_key_checks = 0; " + r.back.SQL + "; SET foreign_key_checks = 1"
			out = append(out, r)
		}
		var checks []myCheck
		if v.isMySQL {
			if checks, err = d.tableChecks(ctx, q, t.Ref, true); err != nil {
				return nil, err
			}
		}
		for _, k := range checks {
			r := otherName{kind: "CHECK", Renamed: shadow.Renamed{Table: t.Ref, Now: k.name,
				Was: notedName(c, checkNote, k.name)}, rebuilds: k.enforced}
			if r.Was == "" {
				continue
			}
			r.back = d.sql("ALTER TABLE %s DROP CHECK %s, ADD CONSTRAINT %s %s",
				t.Ref, name(r.Now), name(r.Was), k.definition())
			r.Statement = r.back.SQL
			out = append(out, r)
		}
	}
	for _, r := range out {
		if r.back.Err() != nil {
			return nil, r.back.Err()
		}
	}
	return out, nil
}

// nameHolder says which other table or key has the name of r, "" if none has it. It passes over the
// old tables.
func (d Dialect) nameHolder(ctx context.Context, q dialect.Querier, c *shadow.Copy,
	r otherName) (string, error) {
	v, err := d.variant(ctx, q)
	if err != nil {
		return "", err
	}
	list, err := dialect.ListNames(ctx, q, query("tables with a name"), r.kind, r.Table.Schema, r.Was)
	for _, table := range list {
		t := sqlgen.Ref{Schema: r.Table.Schema, Table: table}
		if !hasTable(d.Kept(c), t) && (t == r.Table || !v.tableNames) {
			return fmt.Sprintf("a %s of table %q has that name", strings.ToLower(r.kind), table), nil
		}
	}
	return "", err
}

// fewRows is the most rows of a table that is rebuilt for a name. Its writers wait for about a
// second.
const fewRows = 200_000

// reasonToLeave says why a name is not given back, "" if it is.
func (d Dialect) reasonToLeave(ctx context.Context, q dialect.Querier, c *shadow.Copy,
	r otherName) (string, error) {
	reason, err := d.nameHolder(ctx, q, c, r)
	if err != nil || reason != "" || !r.rebuilds {
		return reason, err
	}
	many, err := d.hasMore(ctx, q, r.Table, fewRows)
	if err != nil || !many {
		return "", err
	}
	return "to give the name back the server would rebuild the table, which has many rows, while " +
		"writers wait", nil
}

func (d Dialect) Renamed(ctx context.Context, q dialect.Querier,
	c *shadow.Copy) (out []shadow.Renamed, err error) {
	list, err := d.otherNames(ctx, q, c)
	if err != nil {
		return nil, err
	}
	for _, r := range list {
		if r.Reason, err = d.reasonToLeave(ctx, q, c, r); err != nil {
			return nil, err
		}
		out = append(out, r.Renamed)
	}
	return out, nil
}

// nameErrors are the errors of a name that is taken. The catalogue does not show a role who has it
// where the role has no privilege on that table.
var nameErrors = []uint64{
	1823, // of a foreign key of another table, on MariaDB
	1826, // of a foreign key
	3822, // of a CHECK
}

func (d Dialect) Rename(ctx context.Context, s *dialect.Session,
	c *shadow.Copy) (left []shadow.Renamed, err error) {
	list, err := d.otherNames(ctx, s, c)
	if err != nil {
		return nil, err
	}
	for _, r := range list {
		if r.Reason, err = d.reasonToLeave(ctx, s, c, r); err != nil {
			return left, err
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
	return left, nil
}

// namesFree refuses to put the old tables back while another table has one of their names.
func (d Dialect) namesFree(ctx context.Context, q dialect.Querier, c *shadow.Copy) error {
	list, err := d.otherNames(ctx, q, c)
	if err != nil {
		return err
	}
	for _, r := range list {
		reason, err := d.nameHolder(ctx, q, c, r)
		if err != nil {
			return err
		}
		if reason != "" {
			return &shadow.RowError{Table: r.Table, Why: fmt.Sprintf("its %s %q gets the name %q "+
				"back, and %s; drop that one, or give it another name, first",
				strings.ToLower(r.kind), r.Now, r.Was, reason)}
		}
	}
	return nil
}

// hasMore reports whether a table has more than so many rows.
func (d Dialect) hasMore(ctx context.Context, q dialect.Querier, t sqlgen.Ref,
	rows int) (more bool, err error) {
	err = dialect.Scan(ctx, q, d.sql("SELECT COUNT(*) > %d FROM (SELECT 1 FROM %s LIMIT %d) x",
		rows, t, rows+1), &more)
	return more, err
}

// carryHistograms gives a new table, which has its rows, the histograms of the old one. MySQL
// has them where ANALYZE TABLE was told to make them.
func (d Dialect) carryHistograms(ctx context.Context, s *dialect.Session, old,
	into sqlgen.Ref) error {
	if v, err := d.variant(ctx, s); err != nil || !v.isMySQL {
		return err
	}
	list, err := dialect.Pairs(ctx, s, query("histograms"), old.Schema, old.Table)
	if err != nil {
		return err
	}
	for _, p := range list {
		var h struct {
			Buckets int  `json:"number-of-buckets-specified"`
			Auto    bool `json:"auto-update"`
		}
		if err := json.Unmarshal([]byte(p[1]), &h); err != nil {
			return fmt.Errorf("the histogram of column %q of %q: %w", p[0], old.Table, err)
		}
		auto := ""
		if h.Auto {
			auto = " AUTO UPDATE"
		}
		var table, op, kind, text string
		analyze := d.sql("ANALYZE TABLE %s UPDATE HISTOGRAM ON %s WITH %d BUCKETS%s",
			into, name(p[0]), max(h.Buckets, 1), auto)
		if err := dialect.Scan(ctx, s, analyze, &table, &op, &kind, &text); err != nil {
			return err
		}
		if strings.EqualFold(kind, "error") {
			return fmt.Errorf("making the histograms of the new %q: %s", old.Table, text)
		}
	}
	return nil
}
