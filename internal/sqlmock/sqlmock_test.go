package sqlmock_test

import (
	"database/sql"
	"errors"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/internal/sqlmock"
)

func TestAnswersInOrder(t *testing.T) {
	db, mock, err := sqlmock.New()
	if err != nil {
		t.Fatal(err)
	}
	defer db.Close()
	failed := errors.New("failed")
	mock.ExpectBegin()
	mock.ExpectQuery(`SELECT  n FROM t WHERE n = \?`).WithArgs(int64(7)).
		WillReturnRows(sqlmock.NewRows([]string{"n"}).AddRow(7).AddRow(8))
	mock.ExpectExec("DELETE").WillReturnResult(sqlmock.NewResult(1, 2))
	mock.ExpectCommit()
	mock.ExpectExec("DROP").WillReturnError(failed)

	tx, err := db.Begin()
	if err != nil {
		t.Fatal(err)
	}
	rows, err := tx.Query("SELECT n\nFROM t WHERE n = ?", 7)
	if err != nil {
		t.Fatal(err)
	}
	var got []int
	for rows.Next() {
		var n int
		if err := rows.Scan(&n); err != nil {
			t.Fatal(err)
		}
		got = append(got, n)
	}
	if err := rows.Err(); err != nil || len(got) != 2 || got[1] != 8 {
		t.Errorf("rows %v, %v; want 7 and 8", got, err)
	}
	done, err := tx.Exec("DELETE FROM t")
	if err != nil {
		t.Fatal(err)
	}
	if n, err := done.RowsAffected(); n != 2 || err != nil {
		t.Errorf("%d rows affected, %v; want 2", n, err)
	}
	if err := tx.Commit(); err != nil {
		t.Fatal(err)
	}
	if err := mock.ExpectationsWereMet(); err == nil || !strings.Contains(err.Error(), "exec DROP") {
		t.Errorf("ExpectationsWereMet = %v, want the DROP that did not come", err)
	}
	if _, err := db.Exec("DROP TABLE t"); !errors.Is(err, failed) {
		t.Errorf("error %v, want %v", err, failed)
	}
	if err := mock.ExpectationsWereMet(); err != nil {
		t.Error(err)
	}
}

func TestRefusesWhatIsNotExpected(t *testing.T) {
	for _, tt := range []struct {
		name   string
		expect func(sqlmock.Sqlmock)
		do     func(*sql.DB) error
		want   string
	}{
		{"anything at the end of the list", func(sqlmock.Sqlmock) {}, exec("SELECT 1"), "nothing more"},
		{"a statement of another kind", func(m sqlmock.Sqlmock) { m.ExpectQuery("SELECT 1") },
			exec("SELECT 1"), "expected query SELECT 1"},
		{"another statement", func(m sqlmock.Sqlmock) { m.ExpectExec("^A$") }, exec("B"), "does not match"},
		{"another argument", func(m sqlmock.Sqlmock) { m.ExpectExec("A").WithArgs("x") }, exec("A", "y"),
			"arguments [y]"},
		{"a statement without an answer", func(m sqlmock.Sqlmock) { m.ExpectExec("A") }, exec("A"),
			"no result"},
		{"a begin", func(m sqlmock.Sqlmock) { m.ExpectExec("A") }, begin, "begin"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			db, mock, err := sqlmock.New()
			if err != nil {
				t.Fatal(err)
			}
			defer db.Close()
			tt.expect(mock)
			if err := tt.do(db); err == nil || !strings.Contains(err.Error(), tt.want) {
				t.Errorf("error %v, want %q in it", err, tt.want)
			}
		})
	}
}

func exec(statement string, args ...any) func(*sql.DB) error {
	return func(db *sql.DB) error {
		_, err := db.Exec(statement, args...)
		return err
	}
}

func begin(db *sql.DB) error {
	_, err := db.Begin()
	return err
}

func TestQueryMatcherEqualFoldsWhiteSpace(t *testing.T) {
	if err := sqlmock.QueryMatcherEqual("SELECT *\n  FROM t", "SELECT * FROM t"); err != nil {
		t.Error(err)
	}
	if err := sqlmock.QueryMatcherEqual("SELECT *", "SELECT 1"); err == nil {
		t.Error("SELECT 1 was taken for SELECT *")
	}
}
