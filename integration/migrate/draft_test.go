package migrate_test

import (
	"math/rand/v2"
	"regexp"
	"strconv"
	"testing"

	"github.com/sqluuid/sqluuid/codec/peabody"
	"github.com/sqluuid/sqluuid/migrate"
)

// Ids of the draft's other layouts are refused with their count, whatever is said about ids
// that do not fit; a few of them may be skipped.
func TestOtherLayoutsOfTheDraftAreRefused(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		c := rewriteCase{rw: migrate.DraftV7ToV7, make: draftV7(peabody.Microsecond())}
		s := newShopOf(t, l, c.ids(200, false))
		before := s.snapshot(t)
		misfits := 0
		for _, id := range c.ids(200, false) {
			if _, err := c.rw.Apply(id); err != nil {
				misfits++
			}
		}
		if misfits < 120 {
			t.Fatalf("%d of 200 ids have another layout", misfits)
		}
		wantError(t, run(t, c.args(flagsFor(l)...)...), 3, "millisecond layout", "--on-mismatch=skip")
		got := run(t, c.args(flagsFor(l, "--on-mismatch=skip")...)...)
		wantError(t, got, 3, "have another layout than that of draft-v7-to-v7", "may have it by chance")
		n := regexp.MustCompile(`: (\d+) ids of orders.id have`).FindStringSubmatch(got.err)
		if len(n) != 2 {
			t.Fatalf("it has no count: %s", got.err)
		}
		if count, err := strconv.Atoi(n[1]); err != nil || count < misfits {
			t.Errorf("it counts %s, and %d of one column have another layout", n[1], misfits)
		}
		s.check(t, "after the refusals", before)

		r := rand.New(rand.NewPCG(8, 8))
		l.exec(t, "CREATE TABLE few (id ID! NOT NULL PRIMARY KEY)")
		milli := draftV7(peabody.Millisecond())
		for range 30 {
			l.exec(t, "INSERT INTO few VALUES ("+l.lit(milli(r))+")")
		}
		for range 5 {
			l.exec(t, "INSERT INTO few VALUES ("+l.lit(c.make(r))+")")
		}
		mustRun(t, c.args("--database", l.url, "--column", "few.id", "--yes", "--on-mismatch=skip")...)
		mustRun(t, "migrate", "verify", "--database", l.url, "--column", "few.id")
		mustRun(t, migrateArgs("undo", "--database", l.url, "--column", "few.id", "--yes")...)
	})
}

// What no SQL can do with computed images is refused by name.
func TestWhatAComputedRewriteCannotBe(t *testing.T) {
	eachLab(t, func(t *testing.T, l *lab) {
		c := rewriteCase{rw: migrate.DraftV7ToV7, make: draftV7(peabody.Millisecond())}
		s := newShopOf(t, l, c.ids(30, false))
		before := s.snapshot(t)
		wantError(t, run(t, c.args(flagsFor(l, "--strategy", "copy", "--chunk-rows", "50000")...)...), 3, "no SQL computes the images", "in place")
		wantError(t, run(t, c.args(flagsFor(l, "--normalize-inserts")...)...), 3, "late ids cannot be normalised")
		then := migrateArgs("binary-to-text", flagsFor(l, "--then", "draft-v7-to-v7", "--chunk-rows", "50000")...)
		wantError(t, run(t, then...), 2, "change the type first")
		s.check(t, "after the refusals", before)
		l.exec(t, "CREATE TABLE texts (id char(36) NOT NULL PRIMARY KEY)")
		l.exec(t, "INSERT INTO texts VALUES ('"+c.ids(1, false)[0].String()+"')")
		text := c.args("--database", l.url, "--column", "texts.id", "--yes")
		wantError(t, run(t, text...), 3, "texts.id", "text-to-binary first")
	})
}
