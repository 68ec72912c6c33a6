package dialect

import (
	"fmt"
	"hash/crc32"
	"slices"
	"strings"
)

// mySide makes the log of a table, what a batch picks from it, and the rows that it
// has had since the whole comparison. The log numbers its rows without the lock
// that AUTO_INCREMENT has in an UPDATE, which would make writers wait for each other.
func (f *followed) mySide(b *builder) []string {
	var k, j []string
	for i, name := range f.key {
		k, j = append(k, "o."+b.q(name)+" AS "+keyName(i)), append(j, "n."+b.q(name)+" AS "+newName(i))
	}
	both := " AS SELECT " + strings.Join(append(slices.Clone(k), j...), ", ") + " FROM " + b.table(f.Ref) + " o JOIN " + b.table(f.into) + " n WHERE 1 = 0"
	const entry = " (sqluuid_seq bigint unsigned NOT NULL DEFAULT 0 PRIMARY KEY, " + deltaName + " smallint NOT NULL DEFAULT 0) ENGINE=InnoDB"
	return []string{
		"CREATE TABLE " + b.table(f.log) + entry + " AS SELECT " + strings.Join(k, ", ") + " FROM " + b.table(f.Ref) + " o WHERE 1 = 0",
		"CREATE TABLE " + b.table(f.pick) + entry + both,
		"CREATE TABLE " + b.table(f.seen) + " (sqluuid_no bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY) ENGINE=InnoDB" + both,
	}
}

// myTrigger names a trigger; names of triggers are unique in a database.
func (t *CopyTable) myTrigger(b *builder, c *Copy, event string) string {
	return b.table(Ref{t.Schema, fmt.Sprintf("%s%s_%08x_%s", FollowerName, c.Label, crc32.ChecksumIEEE([]byte(t.Table)), strings.ToLower(event))})
}

// myTriggers run with the rights of this role.
func (f *followed) myTriggers(b *builder, c *Copy) (out []string) {
	insert := "INSERT INTO " + b.table(f.log) + " (sqluuid_seq, " + deltaName + ", " + strings.Join(f.names(b, keyName), ", ") + ") VALUES "
	entry := func(delta, row string) string { return "(UUID_SHORT(), " + delta + ", " + f.of(b, row) + ")" }
	var same []string
	for _, k := range f.key {
		same = append(same, "OLD."+b.q(k)+" <=> NEW."+b.q(k))
	}
	for _, x := range [][2]string{
		{"INSERT", insert + entry("1", "NEW")},
		{"DELETE", insert + entry("-1", "OLD")},
		{"UPDATE", "BEGIN IF " + strings.Join(same, " AND ") + " THEN " + insert + entry("0", "NEW") + "; ELSE " + insert + entry("-1", "OLD") + ", " + entry("1", "NEW") + "; END IF; END"},
	} {
		out = append(out, "CREATE TRIGGER "+f.myTrigger(b, c, x[0])+" AFTER "+x[0]+" ON "+b.table(f.Ref)+" FOR EACH ROW "+x[1])
	}
	return out
}

// A myBatch are the statements that replay a part of a table's log. Names of the
// tables themselves stand in them, and no others: LOCK TABLES asks for that.
type myBatch struct{ clear, pick, delete, insert, note, count, forget string }

func (f *followed) myBatch(b *builder, rows int) myBatch {
	log, pick := b.table(f.log), b.table(f.pick)
	k, j := strings.Join(f.names(b, keyName), ", "), strings.Join(f.names(b, newName), ", ")
	to, exprs := f.exprs(b, f.cols)
	limit := ""
	if rows > 0 {
		limit = fmt.Sprintf(" LIMIT %d", rows)
	}
	return myBatch{
		clear: "DELETE FROM " + pick,
		pick: "INSERT INTO " + pick + " (sqluuid_seq, " + deltaName + ", " + k + ", " + j + ") SELECT sqluuid_seq, " + deltaName + ", " + k + ", " + strings.Join(f.images(b, log), ", ") +
			" FROM " + log + " ORDER BY sqluuid_seq" + limit,
		delete: "DELETE " + b.table(f.into) + " FROM " + pick + " STRAIGHT_JOIN " + b.table(f.into) + " ON " + f.match(b, pick, newName, b.table(f.into)),
		insert: "INSERT INTO " + b.table(f.into) + " (" + strings.Join(to, ", ") + ") SELECT " + strings.Join(exprs, ", ") + f.touched(b, f.pick, keyName, f.Ref),
		note:   "INSERT INTO " + b.table(f.seen) + " (" + k + ", " + j + ") SELECT DISTINCT " + k + ", " + j + " FROM " + pick,
		count:  "SELECT COALESCE(SUM(" + deltaName + "), 0), COUNT(*) FROM " + pick,
		forget: "DELETE " + log + " FROM " + pick + " STRAIGHT_JOIN " + log + " ON " + log + ".sqluuid_seq = " + pick + ".sqluuid_seq",
	}
}

// touched writes the FROM of the rows of t that the entries of a list name.
func (f *followed) touched(b *builder, list Ref, name func(int) string, t Ref) string {
	return " FROM (SELECT DISTINCT " + strings.Join(f.names(b, name), ", ") + " FROM " + b.table(list) + ") sqluuid_p STRAIGHT_JOIN " + b.table(t) + " ON " + f.match(b, "sqluuid_p", name, b.table(t))
}

// sample rows are compared as if they had been written to. If none of them was, a
// TRUNCATE, of which no trigger tells, has taken them from the old table alone.
const sampleRows = 1000

// mySamples note rows from both ends of a table.
func (f *followed) mySamples(b *builder) (out []string) {
	k, j := strings.Join(f.names(b, keyName), ", "), strings.Join(f.names(b, newName), ", ")
	var key, down []string
	var named []string
	for i, name := range f.key {
		key, down = append(key, b.q(name)), append(down, b.q(name)+" DESC")
		named = append(named, b.q(name)+" AS "+keyName(i))
	}
	for _, order := range [][]string{key, down} {
		out = append(out, "INSERT INTO "+b.table(f.seen)+" ("+k+", "+j+") SELECT "+k+", "+strings.Join(f.images(b, "sqluuid_p"), ", ")+" FROM (SELECT "+strings.Join(named, ", ")+" FROM "+b.table(f.Ref)+
			" ORDER BY "+strings.Join(order, ", ")+fmt.Sprintf(" LIMIT %d) sqluuid_p", sampleRows/2))
	}
	return out
}
