package twins_test

import (
	"database/sql"
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/go-sql-driver/mysql"
	"github.com/jackc/pgx/v5/pgconn"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/internal/casetest"
	"github.com/sqluuid/sqluuid/internal/dbtest"
)

// TestProgramsGetTheAnswersOfBefore sends statements to two databases that are the same, but for a
// run by twins on one of them. The directive of a case is the rewrite. Above the line "run" stand
// the statements that make the databases, below it what programs send in one session each. The
// output is what differs: the number of an error, the rows that a statement changed, and the rows of
// a query behind the word "show" at the end. A statement ends with a semicolon at the end of a line.
// At night the cut-over has been made before, and taken back.
func TestProgramsGetTheAnswersOfBefore(t *testing.T) {
	t.Parallel()
	for _, engine := range lab.Servers {
		t.Run(engine, func(t *testing.T) {
			file := "postgresql"
			if slices.Contains(lab.InnoDB, engine) {
				file = "innodb"
			}
			casetest.Run(t, "testdata/answers/"+file+".txt",
				func(t *testing.T, _ *casetest.Case) func(*casetest.Step) string {
					if !*casetest.Update { // two servers write one file
						t.Parallel()
					}
					return func(s *casetest.Step) string { return compareAnswers(t, lab.Open(t, engine), s) }
				})
		})
	}
}

func compareAnswers(t *testing.T, l *lab.Lab, s *casetest.Step) string {
	t.Helper()
	made, sent, ok := strings.Cut(s.Input, "run\n")
	if !ok {
		t.Fatalf("line %d: no line says run", s.Line)
	}
	var sessions []*sql.Conn
	for _, one := range []*lab.Lab{l.Another(t), l} {
		statements(t, one, made)
		conn, err := one.DB.Conn(t.Context())
		if err != nil {
			t.Fatal(err)
		}
		t.Cleanup(func() { conn.Close() })
		sessions = append(sessions, conn)
	}
	do(t, l, s.Directive, s.Args...)
	if dbtest.IsNight() && !slices.Contains(s.Args, "--own-names") {
		do(t, l, "cutover", "--run", "1", "--ignore-sessions")
		do(t, l, "cutover", "--run", "1", "--ignore-sessions", "--back")
	}
	was := answers(t, sessions[0], sentences(sent))
	var out strings.Builder
	for i, is := range answers(t, sessions[1], sentences(sent)) {
		if is != was[i] {
			fmt.Fprintf(&out, "%s: %s, without a run %s\n", lab.Clip(sentences(sent)[i]), is, was[i])
		}
	}
	verifyRun(t, l)
	return out.String()
}

// sentences are the statements of a text.
func sentences(text string) (out []string) {
	for st := range strings.SplitSeq(text, ";\n") {
		if st = strings.TrimSpace(st); st != "" {
			out = append(out, st)
		}
	}
	return out
}

// answers sends statements, and returns what a program sees of them.
func answers(t *testing.T, on *sql.Conn, list []string) (out []string) {
	t.Helper()
	for _, st := range list {
		if query, is := strings.CutPrefix(st, "show "); is {
			out = append(out, rowsOf(t, on, query))
		} else {
			out = append(out, answerOf(t, on, st))
		}
	}
	return out
}

// answerOf is what a program sees of a statement.
func answerOf(t *testing.T, on *sql.Conn, st string) string {
	t.Helper()
	if strings.HasPrefix(st, "xa ") { // whose names all databases of a server share
		st += ", '" + rowsOf(t, on, "SELECT DATABASE()") + "'"
	}
	result, err := on.ExecContext(t.Context(), st)
	var innodb *mysql.MySQLError
	var postgres *pgconn.PgError
	switch {
	case errors.As(err, &innodb):
		return fmt.Sprint("error ", innodb.Number)
	case errors.As(err, &postgres):
		return "error " + postgres.Code
	case err != nil:
		t.Fatalf("%s: %v", st, err)
	}
	rows, err := result.RowsAffected()
	if err != nil {
		t.Fatal(err)
	}
	return fmt.Sprint(rows, " rows")
}

// rowsOf are the rows of a query, each as a text.
func rowsOf(t *testing.T, on *sql.Conn, query string) string {
	t.Helper()
	rows, err := on.QueryContext(t.Context(), query)
	if err != nil {
		t.Fatalf("%s: %v", query, err)
	}
	defer rows.Close()
	var out []string
	for rows.Next() {
		var one sql.NullString
		if err := rows.Scan(&one); err != nil {
			t.Fatal(err)
		}
		out = append(out, one.String)
	}
	if err := rows.Err(); err != nil {
		t.Fatal(err)
	}
	return "[" + strings.Join(out, " ") + "]"
}
