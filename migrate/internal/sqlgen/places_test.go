package sqlgen

import (
	"strings"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype/engine"
)

func TestSplitDividesThePlaces(t *testing.T) {
	pg := &Places{Name: "ctid", Cast: "tid", Last: 100, PerRow: 50}
	quarters := []float64{0.25, 0.5, 0.75}
	if got := strings.Join(pg.Split(quarters), " "); got != "(25,0) (50,0) (75,0)" {
		t.Errorf("pages of PostgreSQL are split at %s", got)
	}
	if end := pg.End(); end == nil || *end != "(100,0)" {
		t.Errorf("a hundred pages end at %v", end)
	}
	lite := &Places{Name: "rowid", Last: 100}
	if got := strings.Join(lite.Split([]float64{0.335, 0.667}), " "); got != "33 66" {
		t.Errorf("rows of SQLite are split at %s", got)
	}
	if end := lite.End(); end != nil {
		t.Errorf("rows that stay in their place end at %s", *end)
	}
	for last, want := range map[int64]string{2: "1", 0: "", -5: ""} {
		p := &Places{Name: "rowid", Last: last}
		if got := strings.Join(p.Split(quarters), " "); got != want {
			t.Errorf("a table with the last place %d is split at %q, want %q", last, got, want)
		}
	}
}

// A place of the state that was edited begins the walk anew, and never fails.
func FuzzBlock(f *testing.F) {
	for _, s := range []string{"(17,0)", "(4294967295,1)", "", "(", "x", "(1", "9"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, s string) {
		n := block(s)
		if strings.HasPrefix(s, "(17,") && n != 17 {
			t.Errorf("block(%q) = %d", s, n)
		}
	})
}

// Where rows fill nearly all places, a chunk ends so many places on. It differs at the ends of the
// table, and no chunk has more rows than were asked for.
func TestTheEndOfAChunkByRows(t *testing.T) {
	text := func(s string) *string { return &s }
	for _, tt := range []struct {
		last, rows int64
		lo, hi     *string
		n          int
		want       string // "?": it takes a query
	}{
		{1000, 1000, text("100"), nil, 50, "150"},
		{1000, 875, text("100"), nil, 50, "150"},
		{1000, 874, text("100"), nil, 50, "?"},
		{1000, 1000, nil, text("400"), 50, "?"}, // places below zero are places too
		{1000, 1000, text("-100"), nil, 50, "?"},
		{1000, 1000, text("949"), nil, 50, "999"},
		{1000, 1000, text("950"), nil, 50, "?"},
		{1000, 1000, text("100"), text("400"), 50, "150"},
		{1000, 1000, text("100"), text("150"), 50, "<nil>"},
		{1000, 1000, text("100"), text("149"), 50, "<nil>"},
		{1000, 1000, text("100"), text("x"), 50, "?"}, // the state was edited
		{1000, 1000, text("x"), nil, 50, "?"},
		{0, 0, text("5"), nil, 50, "?"},
	} {
		p := &Places{Name: "rowid", Last: tt.last}
		p.NoteRows(tt.rows)
		end, known := p.Next(Range{tt.lo, tt.hi}, tt.n)
		got := "<nil>"
		switch {
		case !known:
			got = "?"
		case end != nil:
			got = *end
		}
		if got != tt.want {
			t.Errorf("%d rows up to %d: %d from %v ends at %s, want %s",
				tt.rows, tt.last, tt.n, tt.lo, got, tt.want)
		}
	}
	pg := &Places{Name: "ctid", Cast: "tid", Last: 10, PerRow: 50}
	if pg.NoteRows(1000); pg.full {
		t.Error("pages are rows")
	}
}

func TestTheEndOfAChunkByPages(t *testing.T) {
	col := Column{Ref: Ref{"s", "t"}, Name: "id",
		Places: &Places{Name: "ctid", Cast: "tid", Last: 100, PerRow: 50}}
	lo, hi := "(10,0)", "(90,0)"
	if end, known := col.Places.Next(Range{&lo, &hi}, 500); !known || end == nil || *end != "(20,0)" {
		t.Errorf("Next is %v, %v", end, known)
	}
	if end, known := col.Places.Next(Range{&lo, &hi}, 5000); !known || end != nil {
		t.Errorf("Next beyond the range is %v, %v", end, known)
	}
	if _, known := col.Places.Next(Range{&lo, nil}, 500); known {
		t.Error("the end of the table is known without a query")
	}
	b := NewBuilder(engine.PostgreSQL)
	col.Places.writeBound(b, col, Range{&lo, &hi}, 500)
	s := b.Done()
	if s.Err() != nil || len(s.Args) != 5 || s.Args[0] != "(20,0)" || s.Args[3] != int64(20) ||
		s.Args[4] != int64(90) {
		t.Errorf("500 rows of 50 a page after page 10 end by %q with %v, %v", s.SQL, s.Args, s.Err())
	}
}
