package check

import (
	"database/sql"
	"fmt"
	"math/rand/v2"
	"testing"

	"github.com/sqluuid/sqluuid/migrate/internal/sqlgen"
	"github.com/sqluuid/sqluuid/sqltype"
)

func rowHash(n int) hash { return hash{}.bytes([]byte(fmt.Sprint(n))) }

// The sum that a column should come to is the sum that it comes to, in any order. It differs when
// an id was changed, and when two were exchanged.
func TestFingerprint(t *testing.T) {
	type row struct {
		id sqltype.UUID
		n  int
	}
	r := rand.New(rand.NewPCG(3, 3))
	before := Reading{}
	var rows []row
	for i := range 1000 {
		id := randomID(r, 1)
		moves := i%3 != 0
		if i%5 == 0 {
			id, moves = randomID(r, 4), false
		}
		m := Mover{T: v1ToV6, List: &Set{}}
		if moves {
			m.List.Add(id)
		}
		before.add(id[:], id, true, m, rowName{rowHash(i), rowHash(i)})
		if moves {
			id, _ = id.V6()
		}
		rows = append(rows, row{id, i})
	}
	sum := func(rows []row) Fingerprints {
		var f Fingerprints
		for _, x := range rows {
			f.add(hashID(x.id), rowHash(x.n))
		}
		return f
	}
	r.Shuffle(len(rows), func(i, j int) { rows[i], rows[j] = rows[j], rows[i] })
	want := before.Then
	if got := sum(rows); got != want {
		t.Errorf("after the rewrite %v, expected %v", got, want)
	}
	for range 2000 {
		i, bit := r.IntN(len(rows)), r.IntN(128)
		rows[i].id[bit/8] ^= 1 << (bit % 8)
		if got := sum(rows); got.IDs == want.IDs || got.Rows == want.Rows {
			t.Errorf("bit %d of %v changed without a trace", bit, rows[i].id)
		}
		rows[i].id[bit/8] ^= 1 << (bit % 8)
	}
	for range 2000 {
		i, j := r.IntN(len(rows)), r.IntN(len(rows))
		rows[i].id, rows[j].id = rows[j].id, rows[i].id
		if got := sum(rows); got.IDs != want.IDs || i != j && got.Rows == want.Rows {
			t.Errorf("the ids of the rows %d and %d were exchanged: %v, was %v", rows[i].n,
				rows[j].n, got, want)
		}
		rows[i].id, rows[j].id = rows[j].id, rows[i].id
	}
	if got := sum(append(rows[1:len(rows):len(rows)],
		rows[1])); got.IDs == want.IDs || got.Rows == want.Rows {
		t.Error("one id twice and one missing went unnoticed")
	}
	var empty, zero Fingerprints
	zero.add(hashID([16]byte{}), hash{})
	if empty.IDs == zero.IDs || empty.Rows == zero.Rows {
		t.Error("the nil UUID adds nothing")
	}
}

// Rows are known by all their values, with their bounds, and by the images of their
// ids.
func TestRowNames(t *testing.T) {
	names := map[hash]string{}
	for _, list := range [][]sql.RawBytes{
		{nil, nil}, {nil, {}}, {{}, nil}, {{}, {}}, {[]byte("a"), []byte("bc")}, {[]byte("ab"),
			[]byte("c")}, {[]byte("abc"), {}},
		{[]byte("abcdefgh"), []byte("i")}, {[]byte("abcdefgh\x00"),
			[]byte("i")}, {[]byte("abcdefghi"), {}}, {[]byte("i"), []byte("abcdefgh")},
	} {
		r := newRowReader(sqlgen.Column{Identity: []sqlgen.Member{{Name: "a", Key: "{c}"},
			{Name: "b", Key: "{c}"}}}, Mover{T: v1ToV6})
		r.raw = list
		n := r.name()
		if n.before != n.after {
			t.Errorf("%q has two names", list)
		}
		if other, taken := names[n.before]; taken {
			t.Errorf("%q has the name of %s", list, other)
		}
		names[n.before] = fmt.Sprintf("%q", list)
	}

	form := &sqlgen.Form{Decode: sqlgen.DecodeText}
	r := newRowReader(sqlgen.Column{Identity: []sqlgen.Member{{Name: "id", Form: form}}},
		Mover{T: v1ToV6})
	one := randomID(rand.New(rand.NewPCG(4, 4)), 1)
	six, err := one.V6()
	if err != nil {
		t.Fatal(err)
	}
	name := func(id sqltype.UUID, list *Set) rowName {
		r.raw[0], r.m.List = []byte(id.String()), list
		return r.name()
	}
	moved, stays, after := name(one, nil), name(one, &Set{}), name(six, nil)
	if moved.before != stays.before || moved.after != after.before || stays.after == after.after {
		t.Errorf("a row whose other id moves is %v, one that stays %v, the image's %v", moved,
			stays, after)
	}
	var f Fingerprints
	if n := testing.AllocsPerRun(100, func() { f.add(hashID(one), r.name().after) }); n != 0 {
		t.Errorf("%v allocations for each row", n)
	}
}
