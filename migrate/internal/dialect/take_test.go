package dialect

import "testing"

// goldenTaken adds the statements of a chunk that is taken.
func goldenTaken(t *testing.T, d Dialect, c *Class, m Move, add func(string, Statement, error)) {
	t.Helper()
	taker := d.(Taker)
	own := *c
	own.Columns = append([]Column(nil), c.Columns...)
	if taker.Takes(&own, m) {
		t.Error("rows are taken by an index that need not be the one they are stored by")
	}
	own.Columns[0].Clustered = true
	lo, hi := "00", "ff"
	if !taker.Takes(&own, m) {
		return
	}
	s, err := taker.Take(&own, m, Range{&lo, nil}, 5000)
	add("a chunk that is taken, the locks", s, err)
	s, err = taker.Rewrite(&own, m, Range{&lo, &hi})
	add("a chunk that is taken, the rewrite", s, err)
	one, narrow := m, m
	one.Packed, narrow.Wide = false, false
	if taker.Takes(&own, one) || taker.Takes(&own, narrow) {
		t.Error("rows are taken whose ids are to be recorded one by one, or have no room in one value")
	}
}
