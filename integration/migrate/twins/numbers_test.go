package twins_test

import (
	"errors"
	"testing"

	"github.com/go-sql-driver/mysql"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// A program may leave a number to the server by NULL, 0, DEFAULT or nothing, and may have used 0 and
// less itself. Each row gets its own new id, in the order of the numbers that were there.
func TestTheServerNumbersRowsWhileARunDraws(t *testing.T) {
	t.Parallel()
	test := func(t *testing.T, l *lab.Lab) {
		l.Exec(t, "CREATE TABLE notes (id int AUTO_INCREMENT PRIMARY KEY, n int)")
		l.ExecWith(t, "sql_mode = 'NO_AUTO_VALUE_ON_ZERO'", "INSERT INTO notes VALUES (0, 2), (-5, 1), (3, 3)")
		do(t, l, "int-to-v7", "--column", "notes.id")
		for _, st := range []string{
			"INSERT INTO notes VALUES (NULL, 4)",
			"INSERT INTO notes (id, n) VALUES (NULL, 5), (0, 6), (DEFAULT, 7)",
			"INSERT INTO notes (n) VALUES (8)",
			"INSERT INTO notes SELECT NULL, 9",
			"REPLACE INTO notes VALUES (NULL, 10)",
			"INSERT INTO notes VALUES (NULL, 11) ON DUPLICATE KEY UPDATE n = 0",
			"INSERT IGNORE INTO notes VALUES (NULL, 12), (NULL, 13)",
		} {
			l.Exec(t, st)
		}
		const byID = "SELECT GROUP_CONCAT(n ORDER BY "
		if got := l.Ask(t, byID+"id) FROM notes"); got != "1,2,3,4,5,6,7,8,9,10,11,12,13" {
			t.Errorf("the rows by their numbers: %s", got)
		}
		if got := l.Ask(t, byID+"id__new) FROM notes WHERE n <= 3"); got != "1,2,3" {
			t.Errorf("the old rows by their new ids: %s", got)
		}
		do(t, l, "cutover", "--column", "notes.id", "--ignore-sessions")
		verifyRun(t, l)
	}
	eachInnoDBByDay(t, test)
}

// eachInnoDBByDay runs f on MySQL and on MariaDB: what their triggers see of a row differs.
func eachInnoDBByDay(t *testing.T, f func(t *testing.T, l *lab.Lab)) {
	for _, name := range lab.InnoDB {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			f(t, lab.Open(t, name))
		})
	}
}

// A row that the server refused before is refused while there are twins, by the same number, and
// INSERT IGNORE leaves out no other row and writes none without an id.
func TestRefusedRowsAreRefusedBesideTwins(t *testing.T) {
	t.Parallel()
	eachInnoDBByDay(t, func(t *testing.T, l *lab.Lab) {
		for _, st := range []string{
			"CREATE TABLE users (id int AUTO_INCREMENT PRIMARY KEY, team int NOT NULL DEFAULT 1, " +
				"UNIQUE KEY (team, id))",
			"CREATE TABLE orders (id char(36) PRIMARY KEY, user_id int NOT NULL, " +
				"FOREIGN KEY (user_id) REFERENCES users (id))",
			"CREATE TABLE shifts (team int NOT NULL, user_id int NOT NULL, day varchar(9) PRIMARY KEY, " +
				"FOREIGN KEY (team, user_id) REFERENCES users (team, id))",
			"INSERT INTO users (id) VALUES (1), (2)",
			"INSERT INTO orders VALUES ('00000000-0000-4000-8000-000000000001', 1)",
		} {
			l.Exec(t, st)
		}
		fails := func(number uint16, st string) {
			t.Helper()
			var is *mysql.MySQLError
			if _, err := l.DB.Exec(st); !errors.As(err, &is) || is.Number != number {
				t.Errorf("%s: %v, want %d", st, err, number)
			}
		}
		has := func(rows string) {
			t.Helper()
			if got := l.Ask(t, "SELECT COUNT(*) FROM orders"); got != rows {
				t.Errorf("%s orders, want %s", got, rows)
			}
		}
		const add = "INSERT INTO orders VALUES ('00000000-0000-4000-8000-00000000000"
		const ignored = "INSERT IGNORE INTO orders VALUES ('00000000-0000-4000-8000-00000000000"

		do(t, l, "int-to-v7", "--column", "users.id")
		fails(1452, add+"2', 99)")
		fails(1048, add+"2', NULL)")
		fails(1452, "UPDATE orders SET user_id = 99")
		l.Exec(t, ignored+"2', 99), ('00000000-0000-4000-8000-000000000003', 2), "+
			"('00000000-0000-4000-8000-000000000004', NULL)")
		has("2")
		fails(1452, "INSERT INTO shifts VALUES (2, 1, 'mon')")
		fails(1452, "INSERT INTO shifts VALUES (1, 99, 'mon')")
		l.Exec(t, "INSERT IGNORE INTO shifts VALUES (1, 99, 'mon'), (1, NULL, 'tue'), (1, 1, 'wed')")
		if got := l.Ask(t, "SELECT GROUP_CONCAT(day) FROM shifts"); got != "wed" {
			t.Errorf("the shifts are %s, want that of wed alone", got)
		}
		do(t, l, "cutover", "--column", "users.id", "--ignore-sessions")
		unknown := "'00000000-0000-7000-8000-000000000009'"
		if l.Name == "MySQL" {
			unknown = "x'00000000000070008000000000000009'"
		}
		fails(1452, add+"4', "+unknown+")")
		fails(1048, add+"4', NULL)")
		l.Exec(t, ignored+"4', "+unknown+"), "+
			"('00000000-0000-4000-8000-000000000005', (SELECT MAX(id) FROM users))")
		has("3")
		verifyRun(t, l)
		do(t, l, "finish", "--keep", "nothing", "--column", "users.id")

		do(t, l, "text-to-binary", "--twins", "--column", "orders.id",
			"--except", "orders.user_id", "--except", "users.id")
		for _, st := range []string{"INSERT INTO", "INSERT IGNORE INTO"} {
			fails(1048, st+" orders SELECT NULL, MAX(id) FROM users")
		}
		fails(1048, "UPDATE IGNORE orders SET id = NULL")
		has("3")
	})
}
