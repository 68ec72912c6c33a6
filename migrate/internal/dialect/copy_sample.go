package dialect

import (
	"fmt"
	"strings"
)

// Sample returns the statement that fills a temporary table with a copy of some
// rows of t, in the order of their new key, and the one that drops it again.

func (d postgres) Sample(t *CopyTable, names []string, rows int) (fill, drop string, err error) {
	fill, err = t.sample(d, "CREATE TEMPORARY TABLE sqluuid_sample AS ", names, rows)
	return fill, "DROP TABLE pg_temp.sqluuid_sample", err
}

func (d mysql) Sample(t *CopyTable, names []string, rows int) (fill, drop string, err error) {
	fill, err = t.sample(d, "CREATE TEMPORARY TABLE sqluuid_sample AS ", names, rows)
	return fill, "DROP TEMPORARY TABLE sqluuid_sample", err
}

func (d sqlite) Sample(t *CopyTable, names []string, rows int) (fill, drop string, err error) {
	fill, err = t.sample(d, "CREATE TEMPORARY TABLE sqluuid_sample AS ", names, rows)
	return fill, "DROP TABLE temp.sqluuid_sample", err
}

func (t *CopyTable) sample(d Dialect, create string, names []string, rows int) (string, error) {
	b := newBuilder(d.Profile())
	to, exprs := t.exprs(b, names)
	_, key := t.exprs(b, []string{t.Columns[0].Name})
	var list []string
	for i := range to {
		list = append(list, exprs[i]+" AS "+to[i])
	}
	b.w(create, "SELECT ", strings.Join(list, ", "), " FROM (SELECT ", strings.Join(to, ", "), " FROM ", b.table(t.Ref), fmt.Sprintf(" LIMIT %d) x ORDER BY ", rows), key[0])
	st, err := b.done(Exec)
	return st.SQL, err
}
