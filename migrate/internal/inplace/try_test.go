package inplace

import (
	"slices"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/check"
	"github.com/sqluuid/sqluuid/migrate/internal/run"
	"github.com/sqluuid/sqluuid/sqltype"
)

// A trial begins with the ends of every column. The samples of the columns follow in turns, so that
// a column of many ids does not keep the others out.
func TestSamplesTakeTheEndsFirst(t *testing.T) {
	id := func(column, n int) sqltype.UUID {
		return sqltype.UUID{0: byte(column), 1: byte(n >> 8), 2: byte(n)}
	}
	var a, b check.Reading
	a.Ends = []sqltype.UUID{id(1, 1), id(1, 9), id(1, 1), id(1, 8)}
	b.Ends = []sqltype.UUID{id(1, 1), id(2, 5)} // the first is an id of the other column
	for n := range 3 * trialIDs {
		a.MovingSample = append(a.MovingSample, id(1, n))
	}
	for n := range 10 {
		b.MovingSample = append(b.MovingSample, id(2, n))
	}
	got := (&Job{Part: &run.Part{Readings: []check.Reading{a, b}}}).samples()
	ends := [][16]byte{id(1, 1), id(1, 9), id(1, 8), id(2, 5)}
	if !slices.Equal(got[:4], ends) {
		t.Errorf("it begins with %x, want %x", got[:4], ends)
	}
	if n := len(got); n < trialIDs || n > trialIDs+1 {
		t.Errorf("there are %d ids, want %d", n, trialIDs)
	}
	for _, one := range b.MovingSample {
		if !slices.Contains(got, [16]byte(one)) {
			t.Errorf("%v of the second column is not there", one)
		}
	}
	slices.SortFunc(got, func(x, y [16]byte) int { return slices.Compare(x[:], y[:]) })
	if all := len(got); len(slices.Compact(got)) != all {
		t.Error("an id is there twice")
	}
}
