package mysql

import (
	"fmt"
	"hash/crc32"
	"slices"
	"strings"

	"github.com/sqluuid/sqluuid/migrate/internal/shadow"
	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
)

// mySide makes the log of a table, what a batch picks from it, and the rows that it
// has had since the whole comparison. The log numbers its rows without the lock
// that AUTO_INCREMENT has in an UPDATE, which would make writers wait for each other.
func mySide(f *shadow.Followed, b *sqlgen.Builder) []string {
	var k, j []string
	for i, name := range f.Key {
		k, j = append(k, "o."+b.Q(name)+" AS "+shadow.KeyName(i)), append(j, "n."+b.Q(name)+" AS "+shadow.NewName(i))
	}
	both := " AS SELECT " + strings.Join(append(slices.Clone(k), j...), ", ") + " FROM " + b.Table(f.Ref) + " o JOIN " + b.Table(f.Into) + " n WHERE 1 = 0"
	const entry = " (sqluuid_seq bigint unsigned NOT NULL DEFAULT 0 PRIMARY KEY, " + shadow.DeltaName + " smallint NOT NULL DEFAULT 0) ENGINE=InnoDB"
	return []string{
		"CREATE TABLE " + b.Table(f.Log) + entry + " AS SELECT " + strings.Join(k, ", ") + " FROM " + b.Table(f.Ref) + " o WHERE 1 = 0",
		"CREATE TABLE " + b.Table(f.Pick) + entry + both,
		"CREATE TABLE " + b.Table(f.Seen) + " (sqluuid_no bigint unsigned NOT NULL AUTO_INCREMENT PRIMARY KEY) ENGINE=InnoDB" + both,
	}
}

// myTrigger names a trigger; names of triggers are unique in a database.
func myTrigger(t *shadow.CopyTable, b *sqlgen.Builder, c *shadow.Copy, event string) string {
	return b.Table(sqlgen.Ref{Schema: t.Schema, Table: fmt.Sprintf("%s%s_%08x_%s", sqlgen.FollowerName, c.Label, crc32.ChecksumIEEE([]byte(t.Table)), strings.ToLower(event))})
}

// myTriggers run with the rights of this role.
func myTriggers(f *shadow.Followed, b *sqlgen.Builder, c *shadow.Copy) (out []string) {
	insert := "INSERT INTO " + b.Table(f.Log) + " (sqluuid_seq, " + shadow.DeltaName + ", " + strings.Join(f.Names(b, shadow.KeyName), ", ") + ") VALUES "
	entry := func(delta, row string) string { return "(UUID_SHORT(), " + delta + ", " + f.Of(b, row) + ")" }
	var same []string
	for _, k := range f.Key {
		same = append(same, "OLD."+b.Q(k)+" <=> NEW."+b.Q(k))
	}
	for _, x := range [][2]string{
		{"INSERT", insert + entry("1", "NEW")},
		{"DELETE", insert + entry("-1", "OLD")},
		{"UPDATE", "BEGIN IF " + strings.Join(same, " AND ") + " THEN " + insert + entry("0", "NEW") + "; ELSE " + insert + entry("-1", "OLD") + ", " + entry("1", "NEW") + "; END IF; END"},
	} {
		out = append(out, "CREATE TRIGGER "+myTrigger(f.CopyTable, b, c, x[0])+" AFTER "+x[0]+" ON "+b.Table(f.Ref)+" FOR EACH ROW "+x[1])
	}
	return out
}

// A myBatch are the statements that replay a part of a table's log. Names of the
// tables themselves stand in them, and no others: LOCK TABLES asks for that.
type myBatch struct{ clear, pick, delete, insert, note, count, forget string }

func batchOf(f *shadow.Followed, b *sqlgen.Builder, rows int) myBatch {
	log, pick := b.Table(f.Log), b.Table(f.Pick)
	k, j := strings.Join(f.Names(b, shadow.KeyName), ", "), strings.Join(f.Names(b, shadow.NewName), ", ")
	to, exprs := f.Exprs(b, f.Cols)
	limit := ""
	if rows > 0 {
		limit = fmt.Sprintf(" LIMIT %d", rows)
	}
	return myBatch{
		clear: "DELETE FROM " + pick,
		pick: "INSERT INTO " + pick + " (sqluuid_seq, " + shadow.DeltaName + ", " + k + ", " + j + ") SELECT sqluuid_seq, " + shadow.DeltaName + ", " + k + ", " + strings.Join(f.Images(b, log), ", ") +
			" FROM " + log + " ORDER BY sqluuid_seq" + limit,
		delete: "DELETE " + b.Table(f.Into) + " FROM " + pick + " STRAIGHT_JOIN " + b.Table(f.Into) + " ON " + f.Match(b, pick, shadow.NewName, b.Table(f.Into)),
		insert: "INSERT INTO " + b.Table(f.Into) + " (" + strings.Join(to, ", ") + ") SELECT " + strings.Join(exprs, ", ") + touched(f, b, f.Pick, shadow.KeyName, f.Ref),
		note:   "INSERT INTO " + b.Table(f.Seen) + " (" + k + ", " + j + ") SELECT DISTINCT " + k + ", " + j + " FROM " + pick,
		count:  "SELECT COALESCE(SUM(" + shadow.DeltaName + "), 0), COUNT(*) FROM " + pick,
		forget: "DELETE " + log + " FROM " + pick + " STRAIGHT_JOIN " + log + " ON " + log + ".sqluuid_seq = " + pick + ".sqluuid_seq",
	}
}

// touched writes the FROM of the rows of t that the entries of a list name.
func touched(f *shadow.Followed, b *sqlgen.Builder, list sqlgen.Ref, name func(int) string, t sqlgen.Ref) string {
	return " FROM (SELECT DISTINCT " + strings.Join(f.Names(b, name), ", ") + " FROM " + b.Table(list) + ") sqluuid_p STRAIGHT_JOIN " + b.Table(t) + " ON " + f.Match(b, "sqluuid_p", name, b.Table(t))
}

// sample rows are compared as if they had been written to. If none of them was, a
// TRUNCATE, of which no trigger tells, has taken them from the old table alone.
const sampleRows = 1000

// mySamples note rows from both ends of a table.
func mySamples(f *shadow.Followed, b *sqlgen.Builder) (out []string) {
	k, j := strings.Join(f.Names(b, shadow.KeyName), ", "), strings.Join(f.Names(b, shadow.NewName), ", ")
	var key, down []string
	var named []string
	for i, name := range f.Key {
		key, down = append(key, b.Q(name)), append(down, b.Q(name)+" DESC")
		named = append(named, b.Q(name)+" AS "+shadow.KeyName(i))
	}
	for _, order := range [][]string{key, down} {
		out = append(out, "INSERT INTO "+b.Table(f.Seen)+" ("+k+", "+j+") SELECT "+k+", "+strings.Join(f.Images(b, "sqluuid_p"), ", ")+" FROM (SELECT "+strings.Join(named, ", ")+" FROM "+b.Table(f.Ref)+
			" ORDER BY "+strings.Join(order, ", ")+fmt.Sprintf(" LIMIT %d) sqluuid_p", sampleRows/2))
	}
	return out
}
