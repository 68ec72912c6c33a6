package twins_test

import (
	"os"
	"strconv"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// TestBinaryLogOfTwins measures what a change from text to bytes writes to the binary log. It runs
// where SQLUUID_BINLOG_ROWS says of how many rows, on servers with a binary log of rows to which
// nobody else writes.
func TestBinaryLogOfTwins(t *testing.T) {
	rows, err := strconv.Atoi(os.Getenv("SQLUUID_BINLOG_ROWS"))
	if err != nil {
		t.Skip("SQLUUID_BINLOG_ROWS is no number of rows")
	}
	lab.EachOf(t, []string{"MySQL", "MariaDB"}, func(t *testing.T, l *lab.Lab) {
		if got := l.Ask(t, "SELECT CONCAT(@@binlog_format, @@binlog_row_image)"); got != "ROWFULL" {
			t.Fatalf("the binary log is %q, want whole rows", got)
		}
		l.Exec(t, "CREATE TABLE orders (id char(36) CHARACTER SET ascii PRIMARY KEY, n int NOT NULL, note varchar(40) NOT NULL)")
		l.Exec(t, "INSERT INTO orders VALUES (UUID(), 1, REPEAT('n', 40))")
		for n := 1; n < rows; n *= 2 {
			l.Exec(t, "INSERT INTO orders SELECT UUID(), n, note FROM orders LIMIT "+strconv.Itoa(min(n, rows-n)))
		}
		before := bytesLogged(t, l)
		for _, step := range [][]string{on(l, "text-to-binary", "--type", "binary(16)"), on(l, "cutover", "--ignore-sessions"),
			on(l, "finish")} {
			lab.MustRun(t, step...)
			after := bytesLogged(t, l)
			t.Logf("%s: %d bytes for each of %d rows, %d bytes in all", step[1], (after-before)/int64(rows), rows, after-before)
			before = after
		}
		if got := l.Ask(t, "SELECT COUNT(*) FROM orders WHERE LENGTH(id) = 16"); got != strconv.Itoa(rows) {
			t.Errorf("%s rows have bytes, want %d", got, rows)
		}
	})
}

// bytesLogged is the size of all files of the binary log.
func bytesLogged(t *testing.T, l *lab.Lab) (sum int64) {
	t.Helper()
	for _, row := range l.Dump(t, "SHOW BINARY LOGS") { // name|size
		n, err := strconv.ParseInt(strings.Split(row, "|")[1], 10, 64)
		if err != nil {
			t.Fatal(err)
		}
		sum += n
	}
	return sum
}
