package statetest

import (
	"bytes"
	"database/sql"
	"encoding/binary"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/migrate/internal/dialect"
	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/sqltype/engine"
)

// A chunk that is taken has the first rows of its range, in order, and others may write
// to those in it that the rewrite leaves alone, and to all behind the last one but one of
// each other partition.
func TestTake(t *testing.T) {
	eachInnoDB(t, take)
}

func take(t *testing.T, d dialect.Dialect, db *sql.DB) {
	const rows = 3000
	id := func(i int) (u [16]byte) {
		binary.BigEndian.PutUint32(u[:], uint32(i)<<16)
		u[6], u[8] = 0x10, 0x80
		if i%10 == 5 {
			u[6] = 0x40
		}
		return u
	}
	insert := []string{}
	for i := range rows {
		u := id(i)
		insert = append(insert, fmt.Sprintf("(x'%x', %d, '%s')", u[:], i%7, strings.Repeat("wide", 60)))
	}
	for _, c := range []struct {
		name, table string
		takes       bool
		beside      int
	}{
		{"a primary key", "id binary(16) PRIMARY KEY, a int NOT NULL, note varchar(300), INDEX (a))", true, 0},
		{"partitions", "id binary(16) PRIMARY KEY, a int NOT NULL, note varchar(300), INDEX (a)) PARTITION BY KEY (id) PARTITIONS 3", true, 2},
		{"another unique key", "id binary(16) UNIQUE NOT NULL, a int, note varchar(300), n int AUTO_INCREMENT PRIMARY KEY)", false, 0},
		{"the beginning of the id", "id binary(16) NOT NULL, a int, note varchar(300), PRIMARY KEY (id(12)))", false, 0},
		{"a key of several columns", "id binary(16) NOT NULL, a int, note varchar(300), PRIMARY KEY (id, a))", false, 0},
	} {
		t.Run(c.name, func(t *testing.T) {
			ctx := t.Context()
			for _, q := range []string{"DROP TABLE IF EXISTS t", "CREATE TABLE t (" + c.table, "INSERT INTO t (id, a, note) VALUES " + strings.Join(insert, ", "), "ANALYZE TABLE t"} {
				if _, err := db.ExecContext(ctx, q); err != nil {
					t.Fatalf("%.80s: %v", q, err)
				}
			}
			s, err := d.Open(ctx, db)
			if err != nil {
				t.Fatal(err)
			}
			defer s.Close()
			table, err := d.Table(ctx, s, "", "t")
			if err != nil {
				t.Fatal(err)
			}
			fact, _ := table.Column("id")
			class := &dialect.Class{Columns: []dialect.Column{{Ref: table.Ref, Name: "id", Form: fact.Form, Clustered: fact.Clustered}}}
			taker, move := d.(dialect.Taker), dialect.Move{T: transform.Between(1, 6), Packed: true, Wide: true}
			if taker.Takes(class, move) != c.takes {
				t.Fatalf("Takes is %v, want %v", !c.takes, c.takes)
			}
			if !c.takes {
				return
			}
			lo := string(codec.AppendHex(nil, id(99)))
			const most = 1000
			st, err := taker.Take(class, move, dialect.Range{Lo: &lo}, most)
			if err != nil {
				t.Fatal(err)
			}
			plain, err := taker.Take(class, move, dialect.Range{}, most)
			if err != nil {
				t.Fatal(err)
			}
			for _, st := range []dialect.Statement{st, plain} {
				st.SQL = "EXPLAIN FORMAT=JSON " + st.SQL
				plan := string(column(t, s, st)[0])
				key, sorts := `"key": "PRIMARY"`, "filesort"
				if d.Profile() == engine.MySQL {
					key, sorts = `"index_name": "PRIMARY"`, `"operation": "Sort`
				}
				if !strings.Contains(plan, key) || strings.Contains(plan, sorts) {
					t.Errorf("%s\n%s", st.SQL, plan)
				}
			}
			tx, err := s.Begin(ctx)
			if err != nil {
				t.Fatal(err)
			}
			defer tx.Rollback()
			got := slices.Collect(slices.Chunk(bytes.Join(column(t, tx, st), nil), 16)) // rows with one or several ids
			at := 99
			for i := range most {
				for at++; at%10 == 5; at++ {
				}
				if want := id(at); i >= len(got) || !bytes.Equal(got[i], want[:]) {
					t.Fatalf("%d ids were taken, number %d is not %x", len(got), i, want)
				}
			}
			if len(got) != most {
				t.Errorf("%d rows were taken, want %d", len(got), most)
			}
			other, err := db.Conn(ctx)
			if err != nil {
				t.Fatal(err)
			}
			defer other.Close()
			if _, err := other.ExecContext(ctx, "SET SESSION innodb_lock_wait_timeout = 1"); err != nil {
				t.Fatal(err)
			}
			write := func(i int) error {
				u := id(i)
				_, err := other.ExecContext(ctx, "UPDATE t SET a = a + 1 WHERE id = ?", u[:])
				return err
			}
			for _, i := range []int{0, 99, 105, rows - 1} {
				if err := write(i); err != nil {
					t.Errorf("row %d, which was not taken: %v", i, err)
				}
			}
			beside := 0
			for i := at + 1; i <= at+40; i++ {
				if err := write(i); d.Kind(err) == dialect.KindLock {
					beside++
				} else if err != nil {
					t.Fatal(err)
				}
			}
			if beside > c.beside {
				t.Errorf("%d rows behind the last one are locked, want at most %d", beside, c.beside)
			}
			for _, i := range []int{100, at} {
				if err := write(i); d.Kind(err) != dialect.KindLock {
					t.Errorf("row %d, which was taken, was written to: %v", i, err)
				}
			}
			key := string(codec.AppendHex(nil, id(at)))
			if st, err = taker.Rewrite(class, move, dialect.Range{Lo: &lo, Hi: &key}); err != nil {
				t.Fatal(err)
			}
			res, err := tx.ExecContext(ctx, st.SQL, st.Args...)
			if err != nil {
				t.Fatal(err)
			}
			if n, err := res.RowsAffected(); n != most || err != nil {
				t.Errorf("%d rows were rewritten, %v; want %d", n, err, most)
			}
		})
	}
}

// column runs a query for one column of bytes.
func column(t *testing.T, q dialect.Querier, st dialect.Statement) (out [][]byte) {
	t.Helper()
	rows, err := q.QueryContext(t.Context(), st.SQL, st.Args...)
	if err != nil {
		t.Fatal(err)
	}
	defer rows.Close()
	for rows.Next() {
		var raw sql.RawBytes
		if err := rows.Scan(&raw); err != nil {
			t.Fatal(err)
		}
		out = append(out, bytes.Clone(raw))
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	return out
}
