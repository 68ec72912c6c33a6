package check

import (
	"encoding/binary"
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/migrate/internal/transform"
	"github.com/sqluuid/sqluuid/sqltype"
)

var v1ToV6 = transform.Named("v1-to-v6")

func randomID(r *rand.Rand, version int) sqltype.UUID {
	var u sqltype.UUID
	binary.BigEndian.PutUint64(u[:8], r.Uint64())
	binary.BigEndian.PutUint64(u[8:], r.Uint64())
	u[6], u[8] = u[6]&0x0f|byte(version)<<4, u[8]&0x3f|0x80
	return u
}

func TestCounts(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 1))
	c := Reading{Counts: Counts{Null: 2}}
	add := func(id sqltype.UUID, ok bool) { c.add(id[:], id, ok, Mover{T: v1ToV6}, rowName{}) }
	for range 3 {
		add(randomID(r, 1), true)
	}
	add(randomID(r, 4), true)
	add(sqltype.Nil(), true)
	add(sqltype.Max(), true)
	odd := randomID(r, 1)
	odd[8] = 0xc0
	add(odd, true)
	add(sqltype.UUID{}, false)
	if c.Versions[1] != 3 || c.Versions[4] != 1 || c.Nil != 1 || c.Max != 1 || c.Variant != 1 ||
		c.NoUUID != 1 || c.Null != 2 {
		t.Errorf("counted %+v", c.Counts)
	}
	if c.Rows() != 10 || c.Others != 5 || len(c.Examples) != 5 || c.Moves != 3 {
		t.Errorf("Rows %d, Others %d, %d examples, %d to move; want 10, 5, 5, 3", c.Rows(),
			c.Others, len(c.Examples), c.Moves)
	}
}

// One malformed value among many ids of another version was not shown.
func TestMalformedValuesAreShownFirst(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 3))
	c := Reading{}
	add := func(raw string, id sqltype.UUID, ok bool) {
		c.add([]byte(raw), id, ok,
			Mover{T: v1ToV6}, rowName{})
	}
	for i := range 30 {
		id := randomID(r, 4)
		add(id.String(), id, true)
		if i == 20 || i == 25 {
			add(fmt.Sprintf("junk %d", i), sqltype.UUID{}, false)
		}
	}
	if len(c.Examples) != maxExamples || c.Examples[0] != "junk 20" || c.Examples[1] != "junk 25" {
		t.Errorf("the examples are %q, want ten, and the junk first", c.Examples)
	}
	for range 30 {
		add("more junk", sqltype.UUID{}, false)
	}
	if len(c.Examples) != maxExamples || c.Examples[0] != "junk 20" ||
		c.Examples[9] != "more junk" {
		t.Errorf("with more junk the examples are %q", c.Examples)
	}
}

func TestCountsOfTextsWithoutAVersionNameTheirKind(t *testing.T) {
	text := Reading{}
	for _, id := range []string{"01ARZ3NDEKTSV4RRFFQ69G5FAV", "01BX5ZZKBKACTAV9WEVGEMMVRZ"} {
		text.add([]byte(id), sqltype.UUID(sqltype.MustParseID[sqltype.ULID](id)), true, Mover{T: transform.Same}, rowName{})
	}
	if got := text.String(); got != "2 ULIDs" || text.Rows() != 2 {
		t.Errorf("%q of %d rows, want 2 ULIDs of 2", got, text.Rows())
	}
	bytes := Counts{Versions: map[int]int64{4: 1}, Variant: 1}
	if got := bytes.InKindsOf(text.Counts).String(); got != "2 ULIDs" {
		t.Errorf("%q, want the kinds of before", got)
	}
	bytes.Variant++ // a row that came later
	if got := bytes.InKindsOf(text.Counts).String(); got != "1 of version 4, 2 of another variant" {
		t.Errorf("%q, want what is there", got)
	}
}

// The ends are the first and the last of the ids that move, and of their images: version 6 sorts
// by the time, and version 1 by its lowest part.
func TestFoundKeepsTheEnds(t *testing.T) {
	ids := []string{"20000000-0000-11ec-8000-000000000001", // of the largest time
		"10000000-0000-11eb-8000-000000000002",
		"00000000-0000-1001-8000-000000000003",
		"f0000000-0000-1000-8000-000000000004", // of the smallest
		"ffffffff-ffff-4fff-8fff-ffffffffffff"} // which stays
	c := Reading{}
	for _, text := range ids {
		id := sqltype.MustParse(text)
		c.add(id[:], id, true, Mover{T: v1ToV6}, rowName{})
	}
	var got []string
	for _, id := range c.Ends {
		got = append(got, id.String())
	}
	if want := []string{ids[2], ids[3], ids[3], ids[0]}; !slices.Equal(got, want) {
		t.Errorf("the ends are %q, want %q", got, want)
	}
}

// A mover rewrites the ids on its list, treats other ids as the policy says, and leaves kept ids.
func TestAMoverGoesByItsList(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	list, kept := &Set{}, &Set{}
	listed, known, stranger := randomID(r, 6), randomID(r, 6), randomID(r, 6)
	list.Add(listed)
	kept.Add(known)
	list.Sort()
	kept.Sort()
	later := stranger
	later[0] = 0xff
	for _, tt := range []struct {
		name  string
		late  LatePolicy
		moves []sqltype.UUID
	}{
		{"none", LateStay, []sqltype.UUID{listed}},
		{"all", LateAll, []sqltype.UUID{listed, stranger, later}},
		{"before", LateBefore, []sqltype.UUID{listed, stranger}},
	} {
		m := Mover{T: v1ToV6.Inverse(), List: list, KnownIDs: kept, LatePolicy: tt.late,
			before: [16]byte{0xfe}}
		var got []sqltype.UUID
		for _, id := range []sqltype.UUID{listed, known, stranger, later, randomID(r, 4)} {
			image, moves := m.Image(id)
			if moves {
				got = append(got, id)
				if want, _ := m.T.Apply(id); image != want {
					t.Errorf("%s: %v becomes %x", tt.name, id, image)
				}
			}
		}
		if !slices.Equal(got, tt.moves) {
			t.Errorf("%s: it moves %v, want %v", tt.name, got, tt.moves)
		}
	}
}

// An undo of a list was refused for the nil UUID, or showed it as the example of other ids.
func TestTheNilUUIDIsTheSameInEveryOrder(t *testing.T) {
	var c Reading
	m := Mover{T: transform.Named("network-to-mixed").Inverse(), List: &Set{}, KnownIDs: &Set{}}
	late := randomID(rand.New(rand.NewPCG(1, 2)), 6)
	for _, id := range []sqltype.UUID{sqltype.Nil(), sqltype.Max(), late} {
		c.add(id[:], id, true, m, rowName{})
	}
	if c.StrangerCount != 1 || !slices.Equal(c.Strangers, []string{late.String()}) {
		t.Errorf("%d strangers, such as %q", c.StrangerCount, c.Strangers)
	}
}

func TestFirstOf(t *testing.T) {
	at := time.Date(2022, 2, 22, 19, 22, 22, 0, time.UTC)
	id := sqltype.UUID(firstOf(gregorianTicks(at)))
	if got, ok := id.Time(); !ok || !got.Equal(at) {
		t.Errorf("firstOf(%v) = %v, whose time is %v", at, id, got)
	}
	if want := sqltype.MustParse("1ec9414c-232a-6b00-8000-000000000000"); id != want {
		t.Errorf("firstOf = %v, want %v", id, want)
	}
	if n := gregorianTicks(time.Date(1500, 1, 1, 0, 0, 0, 0, time.UTC)); n != 0 {
		t.Errorf("before the epoch: %d ticks", n)
	}
}

func TestCountsAsText(t *testing.T) {
	c := Counts{Versions: map[int]int64{1: 3, 4: 1}, Nil: 1, Max: 1, Variant: 1, NoUUID: 1, Null: 2}
	want := "3 of version 1, 1 of version 4, 1 nil UUID, 1 max UUID, 1 of another variant, 1 malformed, 2 NULL"
	if got := c.String(); got != want || c.Rows() != 10 {
		t.Errorf("%q of %d rows, want %q of 10", got, c.Rows(), want)
	}
	if got := (Counts{}).String(); got != "no rows" {
		t.Errorf("no rows: %q", got)
	}
}
