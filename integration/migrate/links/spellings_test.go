package links_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
	"github.com/sqluuid/sqluuid/internal/seedtest"
)

// A change of type compares ids, so that a column without a foreign key may have them in another
// spelling than their home. The links were looked up by text, and the run refused ids that are there.
func TestALinkInAnotherSpellingIsMoved(t *testing.T) {
	lab.EachOf(t, []string{"SQLite", "MariaDB", "MySQL"}, func(t *testing.T, l *lab.Lab) {
		rnd := seedtest.Rand(t)
		l.Exec(t, "CREATE TABLE p (id varchar(40) NOT NULL PRIMARY KEY, n int NOT NULL)")
		l.Exec(t, "CREATE TABLE c (n int NOT NULL PRIMARY KEY, p_id varchar(40))")
		want := make([]string, 20)
		add := func(n int, id, link string) {
			if id != "" {
				l.Exec(t, fmt.Sprintf("INSERT INTO p VALUES ('%s', %d)", id, n))
			}
			l.Exec(t, fmt.Sprintf("INSERT INTO c VALUES (%d, '%s')", n, link))
		}
		for n := range want {
			id := lab.NewV1(rnd)
			image, err := id.V6()
			if err != nil {
				t.Fatal(err)
			}
			want[n] = fmt.Sprintf("%d|%x", n, image[:])
			text, digits := id.String(), fmt.Sprintf("%x", id[:])
			switch n % 3 {
			case 0:
				add(n, text, digits)
			case 1:
				add(n, digits, text)
			default:
				add(n, strings.ToUpper(text), digits)
			}
		}
		on := []string{"--column", "p.id", "--database", l.URL, "--yes"}
		lab.WantError(t, lab.Run(t, append([]string{"migrate", "v1-to-v6"}, on...)...), 3,
			"7 in another spelling", "text-to-binary takes ids in every spelling", "--then v1-to-v6")
		both := append([]string{"migrate", "text-to-binary", "--then", "v1-to-v6", "--also", "c.p_id"}, on...)
		if r := lab.MustRun(t, "scan", "--database", l.URL); !strings.Contains(r.Out, "several spellings") ||
			strings.Count(r.Out, "migrate text-to-binary") != 1 || !strings.Contains(r.Out, "c.p_id --dry-run") {
			t.Errorf("the scan does not name the rewrite that helps:\n%s", r.Out)
		}
		if l.Name == "MariaDB" {
			both = append(both, "--type", "binary(16)")
		}
		lab.MustRun(t, both...)
		if l.HasTwins() {
			lab.MustRun(t, "migrate", "cutover", "--database", l.URL, "--yes", "--ignore-sessions")
		}
		lab.Same(t, "the keys", l.Dump(t, "SELECT n, "+l.HexOf("id")+" FROM p ORDER BY n"), want)
		lab.Same(t, "the links", l.Dump(t, "SELECT n, "+l.HexOf("p_id")+" FROM c ORDER BY n"), want)
	})
}
