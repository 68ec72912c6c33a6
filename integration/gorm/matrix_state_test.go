package gorm_test

import (
	"fmt"
	"slices"
	"strings"
	"time"

	"gorm.io/gorm"

	"github.com/sqluuid/sqluuid/sqltype"
)

// A cell is one operation on one type of key on one engine.
type cell[K, F any] struct {
	kind[K, F]
	*fixture[K, F]
	tx *gorm.DB // a transaction that is rolled back
}

// A mistake is what makes a cell wrong: an operation that reported success and did
// not do what it says. An error that GORM or the server reported is none.
type mistake string

func (m mistake) Error() string { return string(m) }

func mistakef(format string, args ...any) error { return mistake(fmt.Sprintf(format, args...)) }

// A change is the rows that an operation is to remove and to add, as lines of a
// snapshot; a changed row is both. The zero change is that of a query.
type change struct{ gone, came []string }

func (c cell[K, F]) line(table string, id sqltype.UUID, name string, n int, ref string) string {
	return fmt.Sprintf("%s %x %q %d %s", table, id[:], name, n, ref)
}

func (c cell[K, F]) refHex(f F) string {
	if id, ok := c.ref(f); ok {
		return hexOf(id)
	}
	return ""
}

func (c cell[K, F]) rec(r matrixRec[K, F]) string {
	return c.line("recs", c.id(r.ID), r.Name, r.N, c.refHex(r.OrgID))
}

func (c cell[K, F]) part(p matrixPart[K, F]) string {
	return c.line("parts", c.id(p.ID), p.Name, 0, c.refHex(p.RecID))
}

func (c cell[K, F]) org(o matrixOrg[K, F]) string { return c.line("orgs", c.id(o.ID), o.Name, 0, "") }
func (c cell[K, F]) tag(t matrixTag[K, F]) string { return c.line("tags", c.id(t.ID), t.Name, 0, "") }

func (c cell[K, F]) link(rec, tag K) string {
	return c.line("rec_tags", c.id(rec), "", 0, hexOf(c.id(tag)))
}

// all is the snapshot that the fixture makes.
func (c cell[K, F]) all() []string {
	var list []string
	for _, o := range c.orgs {
		list = append(list, c.org(o))
	}
	for _, s := range c.sites {
		list = append(list, c.line("sites", c.id(s.ID), s.Name, 0, c.refHex(s.OrgID)))
	}
	for _, r := range c.recs {
		list = append(list, c.rec(r))
	}
	for _, p := range c.parts {
		list = append(list, c.part(p))
	}
	for _, t := range c.tags {
		list = append(list, c.tag(t))
	}
	for _, l := range c.links {
		list = append(list, c.link(c.recs[l[0]].ID, c.tags[l[1]].ID))
	}
	slices.Sort(list)
	return list
}

// snapshotSQL reads every row of the matrix, its ids as the server shows their
// bytes.
func snapshotSQL(hex func(column string) string) string {
	one := func(table, id, name, n, ref string) string {
		if ref != "''" {
			ref = "coalesce(" + hex(ref) + ", '')"
		}
		return fmt.Sprintf("SELECT '%s' AS t, CASE WHEN %s IS NULL THEN 'NULL' ELSE %s END AS id, %s AS name, %s AS n, %s AS ref FROM %s", table, id, hex(id), name, n, ref, table)
	}
	return strings.Join([]string{
		one("orgs", "id", "name", "0", "''"), one("sites", "id", "name", "0", "org_id"), one("recs", "id", "name", "n", "org_id"),
		one("parts", "id", "name", "0", "rec_id"), one("tags", "id", "name", "0", "''"), one("rec_tags", "rec_id", "''", "0", "tag_id"),
	}, " UNION ALL ")
}

func snapshot(db *gorm.DB, query string) ([]string, error) {
	rows, err := db.Statement.ConnPool.QueryContext(db.Statement.Context, query)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var list []string
	for rows.Next() {
		var table, id, name, ref string
		var n int
		if err := rows.Scan(&table, &id, &name, &n, &ref); err != nil {
			return nil, err
		}
		list = append(list, fmt.Sprintf("%s %s %q %d %s", table, id, name, n, ref))
	}
	slices.Sort(list)
	return list, rows.Err()
}

// check compares the rows of the server with those of before and the change.
func (want change) check(before, after []string) error {
	expected := slices.Clone(before)
	for _, line := range want.gone {
		i := slices.Index(expected, line)
		if i < 0 {
			return mistakef("the test expects a row to go that is not there: %s", line)
		}
		expected = slices.Delete(expected, i, i+1)
	}
	expected = append(expected, want.came...)
	slices.Sort(expected)
	if slices.Equal(expected, after) {
		return nil
	}
	var wrong []string
	for _, line := range after {
		if i := slices.Index(expected, line); i >= 0 {
			expected = slices.Delete(expected, i, i+1)
		} else {
			wrong = append(wrong, "+ "+line)
		}
	}
	for _, line := range expected {
		wrong = append(wrong, "- "+line)
	}
	return mistakef("rows that are there and should not be (+), and the other way about (-):\n%s", strings.Join(wrong, "\n"))
}

// reads checks that the rows that were read are those of the fixture.
func (c cell[K, F]) reads(got []matrixRec[K, F], want ...int) error {
	lines := make([]string, len(got))
	for i, r := range got {
		lines[i] = c.rec(r)
	}
	expected := make([]string, len(want))
	for i, w := range want {
		expected[i] = c.rec(c.recs[w])
	}
	slices.Sort(lines)
	slices.Sort(expected)
	if !slices.Equal(lines, expected) {
		return mistakef("read %d rows, want %d:\n%s\nwant\n%s", len(got), len(want), strings.Join(lines, "\n"), strings.Join(expected, "\n"))
	}
	return nil
}

// find runs a query for a list and checks what it reads.
func (c cell[K, F]) find(tx *gorm.DB, want ...int) (change, error) {
	var got []matrixRec[K, F]
	if err := tx.Find(&got).Error; err != nil {
		return change{}, err
	}
	return change{}, c.reads(got, want...)
}

// affected checks the number of rows that a statement says it touched.
func affected(tx *gorm.DB, want int64) error {
	if tx.Error != nil {
		return tx.Error
	}
	if tx.RowsAffected != want {
		return mistakef("%d rows affected, want %d", tx.RowsAffected, want)
	}
	return nil
}

// removes is the change of a delete of recs.
func (c cell[K, F]) removes(tx *gorm.DB, recs ...int) (change, error) {
	ch := change{}
	for _, i := range recs {
		ch.gone = append(ch.gone, c.rec(c.recs[i]))
	}
	return ch, affected(tx, int64(len(recs)))
}

// sets is the change of an update of one rec to what to makes of it.
func (c cell[K, F]) sets(tx *gorm.DB, rec int, to func(*matrixRec[K, F])) (change, error) {
	r := c.recs[rec]
	ch := change{gone: []string{c.rec(r)}}
	to(&r)
	ch.came = []string{c.rec(r)}
	return ch, affected(tx, 1)
}

// made checks that the keys that were filled are of their generator and ascend.
func (c cell[K, F]) made(keys ...K) error {
	for i, k := range keys {
		id := c.id(k)
		if c.kind.made == nil && !isV7(id) {
			return mistakef("the key %d is %v, which is no version 7", i, id)
		}
		if c.kind.made != nil {
			if when, ok := c.kind.made(id); !ok || time.Since(when).Abs() > time.Minute {
				return mistakef("the key %d is %v, which is of %v", i, id, when)
			}
		}
		if i > 0 && c.id(keys[i-1]).Compare(c.id(k)) >= 0 {
			return mistakef("the key %d %v does not come after %v", i, c.id(k), c.id(keys[i-1]))
		}
	}
	return nil
}

// adds is the change of a create of recs with keys that were filled.
func (c cell[K, F]) adds(tx *gorm.DB, recs ...matrixRec[K, F]) (change, error) {
	ch, keys := change{}, []K{}
	for _, r := range recs {
		ch.came, keys = append(ch.came, c.rec(r)), append(keys, r.ID)
	}
	if tx.Error != nil {
		return ch, tx.Error
	}
	return ch, c.made(keys...)
}
