package rewrites_test

import (
	"math/rand/v2"
	"regexp"
	"strconv"
	"testing"

	"github.com/sqluuid/sqluuid/codec/peabody"
	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// Ids of the draft's other layouts are refused with their count, whatever is said about ids
// that do not fit; a few of them may be skipped.
func TestOtherLayoutsOfTheDraftAreRefused(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		c := rewriteCase{rw: lab.Rewrite("draft-v7-to-v7"), make: draftV7(peabody.Microsecond())}
		s := lab.NewShopOf(t, l, c.ids(200, false))
		before := s.Snapshot(t)
		misfits := 0
		for _, id := range c.ids(200, false) {
			if _, err := c.rw.Apply(id); err != nil {
				misfits++
			}
		}
		if misfits < 120 {
			t.Fatalf("%d of 200 ids have another layout", misfits)
		}
		lab.WantError(t, lab.Run(t, c.args(l.InChunks()...)...), 3, "millisecond layout", "--on-mismatch=skip")
		got := lab.Run(t, c.args(l.InChunks("--on-mismatch=skip")...)...)
		lab.WantError(t, got, 3, "do not have the layout of draft-v7-to-v7", "may have it by chance")
		n := regexp.MustCompile(`: (\d+) ids of orders.id do not have`).FindStringSubmatch(got.Err)
		if len(n) != 2 {
			t.Fatalf("it has no count: %s", got.Err)
		}
		if count, err := strconv.Atoi(n[1]); err != nil || count < misfits {
			t.Errorf("it counts %s, and %d of one column have another layout", n[1], misfits)
		}
		s.Check(t, "after the refusals", before)

		r := rand.New(rand.NewPCG(8, 8))
		l.Exec(t, "CREATE TABLE few (id ID! NOT NULL PRIMARY KEY)")
		milli := draftV7(peabody.Millisecond())
		for range 30 {
			l.Exec(t, "INSERT INTO few VALUES ("+l.Lit(milli(r))+")")
		}
		for range 5 {
			l.Exec(t, "INSERT INTO few VALUES ("+l.Lit(c.make(r))+")")
		}
		lab.MustRun(t, c.args("--database", l.URL, "--column", "few.id", "--yes", "--on-mismatch=skip")...)
		lab.MustRun(t, "migrate", "verify", "--database", l.URL, "--column", "few.id")
		lab.MustRun(t, lab.Args("undo", "--database", l.URL, "--column", "few.id", "--yes")...)
	})
}

// What no SQL can do with computed images is refused by name.
func TestWhatAComputedRewriteCannotBe(t *testing.T) {
	lab.Each(t, func(t *testing.T, l *lab.Lab) {
		c := rewriteCase{rw: lab.Rewrite("draft-v7-to-v7"), make: draftV7(peabody.Millisecond())}
		s := lab.NewShopOf(t, l, c.ids(30, false))
		before := s.Snapshot(t)
		lab.WantError(t, lab.Run(t, c.args(l.InChunks("--normalize-inserts")...)...), 3, "late ids cannot be normalised")
		then := lab.Args("binary-to-text", l.InChunks("--then", "draft-v7-to-v7", "--chunk-rows", "50000")...)
		lab.WantError(t, lab.Run(t, then...), 2, "change the type first")
		s.Check(t, "after the refusals", before)
		l.Exec(t, "CREATE TABLE texts (id char(36) NOT NULL PRIMARY KEY)")
		l.Exec(t, "INSERT INTO texts VALUES ('"+c.ids(1, false)[0].String()+"')")
		text := c.args("--database", l.URL, "--column", "texts.id", "--yes")
		lab.WantError(t, lab.Run(t, text...), 3, "texts.id", "text-to-binary first")
	})
}
