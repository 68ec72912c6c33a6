package twins_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// A program may leave a number to the server by NULL, 0, DEFAULT or nothing, and may have used 0 and
// less itself. Each row gets its own new id, in the order of the numbers that were there.
func TestTheServerNumbersRowsWhileARunDraws(t *testing.T) {
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
	for _, name := range lab.InnoDB { // MariaDB shows its triggers NULL, and MySQL 0
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			test(t, lab.Open(t, name))
		})
	}
}
