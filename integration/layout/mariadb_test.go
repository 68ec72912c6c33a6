// Package layout_test compares the layouts of package codec with what servers
// do.
package layout_test

import (
	"bytes"
	"database/sql"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/internal/dbtest"
)

// pairs is how many values the two bytes have on which MariaDB's storage of a
// UUID depends.
const pairs = 1 << 16

// sides fills the table s with one value per pair of c6 and c8, as text and as
// sixteen bytes.
func sides(t *testing.T) *sql.DB {
	t.Helper()
	_, db := dbtest.MariaDB.Own(t)
	exec(t, db, `CREATE TABLE s (txt CHAR(36) NOT NULL, bin BINARY(16) NOT NULL)`)
	exec(t, db, `INSERT INTO s SELECT
		CONCAT('00112233-4455-', LPAD(HEX(a.seq), 2, '0'), '77-', LPAD(HEX(b.seq), 2, '0'), '99-aabbccddeeff'),
		UNHEX(CONCAT('001122334455', LPAD(HEX(a.seq), 2, '0'), '77', LPAD(HEX(b.seq), 2, '0'), '99aabbccddeeff'))
		FROM seq_0_to_255 a, seq_0_to_255 b`)
	return db
}

func exec(t *testing.T, db *sql.DB, query string) {
	t.Helper()
	if _, err := db.Exec(query); err != nil {
		t.Fatalf("%s: %v", query, err)
	}
}

// rows returns the ids of a query's text columns.
func rows(t *testing.T, db *sql.DB, query string) (all [][2][16]byte) {
	t.Helper()
	r, err := db.Query(query)
	if err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	defer r.Close()
	for r.Next() {
		var a, b string
		if err := r.Scan(&a, &b); err != nil {
			t.Fatal(err)
		}
		var ids [2][16]byte
		for i, s := range []string{a, b} {
			if ids[i], err = codec.ParseLenient(s); err != nil {
				t.Fatal(err)
			}
		}
		all = append(all, ids)
	}
	if err := r.Err(); err != nil {
		t.Fatal(err)
	}
	return all
}

func TestMariaDBRefusesAsTextWhatIsNotStorable(t *testing.T) {
	db := sides(t)
	refused := map[[16]byte]bool{}
	for _, ids := range rows(t, db, `SELECT txt, txt FROM s WHERE CAST(txt AS UUID) IS NULL`) {
		refused[ids[0]] = true
	}
	all := rows(t, db, `SELECT txt, txt FROM s`)
	if len(all) != pairs {
		t.Fatalf("read %d values, want %d", len(all), pairs)
	}
	for _, ids := range all {
		if got := codec.MariaDBStorable(ids[0]); got == refused[ids[0]] {
			t.Fatalf("MariaDBStorable(%x) = %v, the server refuses it: %v", ids[0], got, refused[ids[0]])
		}
	}
}

// The same values as sixteen bytes are taken without an error, and another id is
// read back. It is the server's fault; MariaDBStorable says which they are.
func TestMariaDBChangesBytesThatAreNotStorable(t *testing.T) {
	db := sides(t)
	exec(t, db, `CREATE TABLE v (txt CHAR(36) NOT NULL, id UUID NOT NULL)`)
	exec(t, db, `INSERT INTO v SELECT txt, bin FROM s`)
	all := rows(t, db, `SELECT txt, id FROM v`)
	if len(all) != pairs {
		t.Fatalf("read %d values, want %d", len(all), pairs)
	}
	for _, ids := range all {
		if same := ids[0] == ids[1]; same != codec.MariaDBStorable(ids[0]) {
			t.Fatalf("%x was stored as bytes and read back as %x; MariaDBStorable is %v",
				ids[0], ids[1], codec.MariaDBStorable(ids[0]))
		}
	}
}

// An InnoDB index compares records bytewise, so its order shows their form.
func TestMariaDBIndexOrderIsMariaDBStorage(t *testing.T) {
	db := sides(t)
	exec(t, db, `CREATE TABLE p (id UUID NOT NULL PRIMARY KEY) ENGINE=InnoDB`)
	// The condition of MariaDBStorable; the text of the others is refused.
	exec(t, db, `INSERT INTO p SELECT txt FROM s
		WHERE HEX(bin) NOT RLIKE '^.{12}[89A-F].{3}([0-7][1-9A-F]|[1-7]0|80)'`)
	for _, query := range []string{
		`SELECT id, id FROM p FORCE INDEX (PRIMARY) ORDER BY id`,
		`SELECT id, id FROM p IGNORE INDEX (PRIMARY) ORDER BY id`,
	} {
		var last [16]byte
		all := rows(t, db, query)
		if len(all) != pairs*3/4 {
			t.Errorf("%s: %d values, want %d", query, len(all), pairs*3/4)
		}
		for i, ids := range all {
			stored := codec.MariaDBStorage.Encode(ids[0])
			if i > 0 && bytes.Compare(last[:], stored[:]) >= 0 {
				t.Fatalf("%s: the record %x comes before %x, which is %x", query, last, stored, ids[0])
			}
			last = stored
		}
	}
}
