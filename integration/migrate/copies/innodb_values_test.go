package copies_test

import (
	"math/rand/v2"
	"testing"

	"github.com/sqluuid/sqluuid/integration/migrate/lab"
)

// The text of a FLOAT has six digits. An undo compared it, and lost what had been written behind
// those.
func TestUndoOfACopySeesEveryDigitOfAFloat(t *testing.T) {
	lab.EachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		id := l.Lit(lab.NewV1(rand.New(rand.NewPCG(1, 2))))
		l.Exec(t, "CREATE TABLE things (id ID! NOT NULL PRIMARY KEY, f float, d double)")
		l.Exec(t, "INSERT INTO things VALUES ("+id+", 16777215, 0.1e0 + 0.2e0)")
		on := []string{"--database", l.URL, "--column", "things.id", "--yes", "--quiet"}
		lab.MustRun(t, lab.Args("v1-to-v6", append(on, "--strategy", "copy")...)...)
		for _, change := range [][2]string{
			{"f = 16777214", "f = 16777215"}, {"d = 0.3e0", "d = 0.1e0 + 0.2e0"},
		} {
			l.Exec(t, "UPDATE things SET "+change[0])
			lab.WantError(t, lab.Run(t, lab.Args("undo", on...)...), 3, `"things" has been written to`)
			l.Exec(t, "UPDATE things SET "+change[1])
		}
		lab.MustRun(t, lab.Args("undo", on...)...)
		lab.Same(t, "floats", l.Dump(t, "SELECT CONCAT(f + 0e0) FROM things"), []string{"16777215"})
	})
}

// A number that a row had which is gone again was given out a second time after an undo.
func TestAnUndoOfACopyGivesNoNumberTwice(t *testing.T) {
	lab.EachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		r := rand.New(rand.NewPCG(1, 2))
		insert := "INSERT INTO things (id) VALUES (" + l.Lit(lab.NewV1(r)) + ")"
		another := "INSERT INTO things (id) VALUES (" + l.Lit(lab.NewV1(r)) + ")"
		l.Exec(t, "CREATE TABLE things (id ID! NOT NULL PRIMARY KEY, n integer AUTO_INCREMENT UNIQUE)")
		l.Exec(t, insert)
		on := []string{"--database", l.URL, "--column", "things.id", "--yes", "--quiet"}
		for _, more := range [][]string{{"--strategy", "copy"}, {"--strategy", "copy", "--online"}} {
			lab.MustRun(t, lab.Args("v1-to-v6", append(on, more...)...)...)
			l.Exec(t, another)
			last := l.Dump(t, "SELECT MAX(n) FROM things")[0]
			l.Exec(t, "DELETE FROM things WHERE n = "+last)
			lab.MustRun(t, lab.Args("undo", on...)...)
			l.Exec(t, another)
			if n := l.Dump(t, "SELECT MAX(n) > "+last+" FROM things")[0]; n != "1" {
				t.Errorf("%v: the number %s is given out twice", more, last)
			}
			l.Exec(t, "DELETE FROM things WHERE n > 1")
		}
	})
}

// The next number of a bigint unsigned can be larger than those of a signed one. A copy ended with
// the error of a conversion when it had copied all rows.
func TestACopyCarriesTheLargestNumbers(t *testing.T) {
	lab.EachInnoDB(t, func(t *testing.T, l *lab.Lab) {
		r := rand.New(rand.NewPCG(1, 2))
		l.Exec(t, "CREATE TABLE things (id ID! NOT NULL PRIMARY KEY, "+
			"n bigint unsigned AUTO_INCREMENT UNIQUE) AUTO_INCREMENT = 10000000000000000001")
		l.Exec(t, "INSERT INTO things (id) VALUES ("+l.Lit(lab.NewV1(r))+")")
		on := []string{"--database", l.URL, "--column", "things.id", "--yes", "--quiet"}
		lab.MustRun(t, lab.Args("v1-to-v6", append(on, "--strategy", "copy")...)...)
		l.Exec(t, "INSERT INTO things (id) VALUES ("+l.Lit(lab.NewV1(r))+")")
		lab.Same(t, "the next number", l.Dump(t, "SELECT MAX(n) FROM things"),
			[]string{"10000000000000000002"})
	})
}

// MySQL joins no VECTOR with other values. A copy ended with that error (1210) when it had copied
// all rows.
func TestACopyOfVectors(t *testing.T) {
	l := lab.Open(t, "MySQL")
	id := l.Lit(lab.NewV1(rand.New(rand.NewPCG(1, 2))))
	l.Exec(t, "CREATE TABLE things (id ID! NOT NULL PRIMARY KEY, v vector(3), w vector(2048))")
	l.Exec(t, "INSERT INTO things (id, v) VALUES ("+id+", STRING_TO_VECTOR('[1,2,3]'))")
	on := []string{"--database", l.URL, "--column", "things.id", "--yes", "--quiet"}
	for _, more := range [][]string{{"--strategy", "copy", "--online"}, {"--strategy", "copy"}} {
		lab.MustRun(t, lab.Args("v1-to-v6", append(on, more...)...)...)
		l.Exec(t, "UPDATE things SET v = STRING_TO_VECTOR('[1,2,4]')")
		lab.WantError(t, lab.Run(t, lab.Args("undo", on...)...), 3, `"things" has been written to`)
		l.Exec(t, "UPDATE things SET v = STRING_TO_VECTOR('[1,2,3]')")
		lab.MustRun(t, lab.Args("undo", on...)...)
	}
}
