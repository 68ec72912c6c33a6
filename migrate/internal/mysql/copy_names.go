package mysql

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"regexp"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// Names of foreign keys, and on MySQL of CHECKs, are unique in a database. So those of a
// new table have others for as long as the old table is kept: temporary names, which begin
// with nothing by which the server takes a name for one of its own making and renames it
// with the table. The copy's Notes have the names that they had; when the old table is
// gone, Rename gives them back.

// The notes of names, by what has them.
const (
	foreignKeyNote = "foreign key "
	checkNote      = "check "
)

const temporaryName = "sqluuid_"

// temporary returns the name that a foreign key or CHECK of a new table has until the old
// table is gone, and notes the one that it had.
func temporary(c *shadow.Copy, note, name string) string {
	out := temporaryName + c.Label + "_"
	out += shortened(name, name, 64-len(out))
	c.Notes[note+out] = name
	return out
}

// nameBefore returns the name that a foreign key or CHECK of the old table had.
func nameBefore(c *shadow.Copy, note, name string) string {
	if was, ok := c.Notes[note+name]; ok {
		return was
	}
	return strings.TrimPrefix(name, temporaryName+c.Label+"_") // of a copy that was killed before it could note it
}

// A myCheck is a CHECK as SHOW CREATE TABLE has it.
type myCheck struct{ name, rest string } // rest: CHECK (…), and NOT ENFORCED

// myCheckLine is the line of SHOW CREATE TABLE for a CHECK of MySQL, where all of them
// have a name and are the table's.
var myCheckLine = regexp.MustCompile("^  CONSTRAINT `((?:[^`]|``)+)` (CHECK \\(.*\\)(?: /\\*!80016 NOT ENFORCED \\*/)?),?$")

const notEnforced = "NOT ENFORCED */"

// tableChecks are a table's CHECKs, none on MariaDB: there CREATE TABLE … LIKE keeps their
// names, which a database may have twice.
func (d Dialect) tableChecks(ctx context.Context, q dialect.Querier, t sqlgen.Ref) (out []myCheck, err error) {
	if v, err := d.variant(ctx, q); err != nil || v.sight == nil {
		return nil, err
	}
	def, err := d.created(ctx, q, t)
	if err != nil {
		return nil, err
	}
	for line := range strings.Lines(def) {
		if m := myCheckLine.FindStringSubmatch(strings.TrimSuffix(line, "\n")); m != nil {
			out = append(out, myCheck{strings.ReplaceAll(m[1], "``", "`"), m[2]})
		}
	}
	return out, nil
}

// nameChecks names the CHECKs of a new, empty table. CREATE TABLE … LIKE has numbered them.
// A name that the server had made becomes one of its making for the new table, so that it
// is the old one again when the tables change places; another one becomes a temporary name.
func (d Dialect) nameChecks(ctx context.Context, q dialect.Querier, c *shadow.Copy, old, into sqlgen.Ref) error {
	was, err := d.tableChecks(ctx, q, old)
	if err != nil || len(was) == 0 {
		return err
	}
	now, err := d.tableChecks(ctx, q, into)
	if err != nil {
		return err
	}
	b := sqlgen.NewBuilder(d.p)
	var drop, add []string
	for _, k := range now {
		drop = append(drop, "DROP CHECK "+b.Q(k.name))
	}
	for _, k := range was {
		name, made := strings.CutPrefix(k.name, old.Table+"_chk_")
		if made = made && isNumber(name); made {
			name = into.Table + "_chk_" + name
		} else {
			name = temporary(c, checkNote, k.name)
		}
		add = append(add, "ADD CONSTRAINT "+b.Q(name)+" "+k.rest)
	}
	// One statement after the other: a name may be dropped and added.
	return errors.Join(b.Err, dialect.Within(ctx, q,
		"ALTER TABLE "+b.Table(into)+" "+strings.Join(drop, ", "), "ALTER TABLE "+b.Table(into)+" "+strings.Join(add, ", ")))
}

func isNumber(s string) bool {
	return s != "" && strings.Trim(s, "0123456789") == ""
}

// Renamed lists what has a temporary name.
func (d Dialect) Renamed(ctx context.Context, q dialect.Querier, c *shadow.Copy) (out []shadow.Renamed, err error) {
	for _, t := range c.Tables {
		there, err := d.there(ctx, q, t.Ref)
		if err != nil {
			return nil, err
		}
		if !there {
			continue
		}
		b := sqlgen.NewBuilder(d.p)
		keys, err := d.keys(ctx, q, t.Ref)
		if err != nil {
			return nil, err
		}
		for _, k := range keys {
			if was, ok := c.Notes[foreignKeyNote+k.name]; ok {
				now := k.name
				k.name = was
				alter := "ALTER TABLE " + b.Table(t.Ref)
				add := strings.TrimPrefix(d.addKey(b, t.Ref, k), alter)
				out = append(out, shadow.Renamed{Table: t.Ref, Now: now, Was: was, Statement: alter + " DROP FOREIGN KEY " + b.Q(now) + "," + add + ", ALGORITHM=INPLACE", Rebuilds: false})
			}
		}
		checks, err := d.tableChecks(ctx, q, t.Ref)
		if err != nil {
			return nil, err
		}
		for _, k := range checks {
			if was, ok := c.Notes[checkNote+k.name]; ok {
				alter := "ALTER TABLE " + b.Table(t.Ref) + " DROP CHECK " + b.Q(k.name) + ", ADD CONSTRAINT " + b.Q(was) + " " + k.rest
				out = append(out, shadow.Renamed{Table: t.Ref, Now: k.name, Was: was, Statement: alter, Rebuilds: !strings.HasSuffix(k.rest, notEnforced)})
			}
		}
		if b.Err != nil {
			return nil, b.Err
		}
	}
	return out, nil
}

// fewRows is how many rows a table may have for a rebuild that takes about a second, in
// which its writers wait.
const fewRows = 200_000

// Rename leaves those for which the server would rebuild a table of many rows.
func (d Dialect) Rename(ctx context.Context, s *dialect.Session, c *shadow.Copy) (left []shadow.Renamed, err error) {
	list, err := d.Renamed(ctx, s, c)
	if err != nil {
		return nil, err
	}
	for _, r := range list {
		if r.Rebuilds {
			many, err := d.hasMore(ctx, s, r.Table, fewRows)
			if err != nil {
				return left, err
			}
			if many {
				left = append(left, r)
				continue
			}
		}
		if err := d.shortly(ctx, s, r.Statement); err != nil {
			return left, fmt.Errorf("giving %q of table %q its name %q back: %w", r.Now, r.Table.Table, r.Was, err)
		}
	}
	return left, nil
}

// hasMore reports whether a table has more than so many rows.
func (d Dialect) hasMore(ctx context.Context, q dialect.Querier, t sqlgen.Ref, rows int) (bool, error) {
	b := sqlgen.NewBuilder(d.p)
	query := fmt.Sprintf("SELECT COUNT(*) > %d FROM (SELECT 1 FROM %s LIMIT %d) x", rows, b.Table(t), rows+1)
	if b.Err != nil {
		return false, b.Err
	}
	var more bool
	err := q.QueryRowContext(ctx, query).Scan(&more)
	return more, err
}

// carryHistograms gives a new table that has its rows the histograms of the old one, which
// MySQL keeps where ANALYZE TABLE was told to make them.
func (d Dialect) carryHistograms(ctx context.Context, s *dialect.Session, old, into sqlgen.Ref) error {
	if v, err := d.variant(ctx, s); err != nil || v.sight == nil {
		return err
	}
	rows, err := s.QueryContext(ctx, "SELECT COLUMN_NAME, HISTOGRAM FROM information_schema.COLUMN_STATISTICS WHERE SCHEMA_NAME = ? AND TABLE_NAME = ? ORDER BY 1", old.Schema, old.Table)
	if err != nil {
		return err
	}
	defer rows.Close()
	b := sqlgen.NewBuilder(d.p)
	var steps []string
	for rows.Next() {
		var column string
		var text []byte
		if err := rows.Scan(&column, &text); err != nil {
			return err
		}
		var h struct {
			Buckets int  `json:"number-of-buckets-specified"`
			Auto    bool `json:"auto-update"`
		}
		if err := json.Unmarshal(text, &h); err != nil {
			return fmt.Errorf("the histogram of column %q of %q: %w", column, old.Table, err)
		}
		step := fmt.Sprintf("ANALYZE TABLE %s UPDATE HISTOGRAM ON %s WITH %d BUCKETS", b.Table(into), b.Q(column), max(h.Buckets, 1))
		if h.Auto {
			step += " AUTO UPDATE"
		}
		steps = append(steps, step)
	}
	if err := errors.Join(rows.Err(), rows.Close(), b.Err); err != nil {
		return err
	}
	for _, step := range slices.Compact(steps) {
		var table, op, kind, text string
		if err := s.QueryRowContext(ctx, step).Scan(&table, &op, &kind, &text); err != nil {
			return err
		}
		if strings.EqualFold(kind, "error") {
			return fmt.Errorf("making the histograms of the new %q: %s", old.Table, text)
		}
	}
	return nil
}
