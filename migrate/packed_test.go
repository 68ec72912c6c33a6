package migrate

import (
	"bytes"
	"math/rand/v2"
	"testing"
)

// TestUnionIsTheSetOfAllIds compares it with a slow one: every id of a column is
// there, and nothing else.
func TestUnionIsTheSetOfAllIds(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	id := func() []byte { return bytes.Repeat([]byte{byte(r.IntN(40))}, 16) }
	for range 500 {
		packs := make([][]byte, r.IntN(4))
		want := map[[16]byte]bool{}
		for i := range packs {
			for range r.IntN(30) {
				x := id()
				packs[i] = append(packs[i], x...)
				want[[16]byte(x)] = true
			}
		}
		var in [][]byte
		for _, p := range packs {
			in = append(in, bytes.Clone(p))
		}
		out := union(packs)
		got := map[[16]byte]bool{}
		for i := 0; i < len(out); i += 16 {
			got[[16]byte(out[i:i+16])] = true
		}
		if len(out)%16 != 0 || len(got) != len(want) {
			t.Fatalf("union(%x) has %d ids in %d bytes, want %d", in, len(got), len(out), len(want))
		}
		for x := range want {
			if !got[x] {
				t.Fatalf("union(%x) lacks %x", in, x)
			}
		}
	}
}

func TestUnionLeavesOutWhatTheParentHas(t *testing.T) {
	parent, orphan := bytes.Repeat([]byte{1}, 16), bytes.Repeat([]byte{2}, 16)
	got := union([][]byte{parent, bytes.Repeat(parent, 3), append(bytes.Clone(orphan), orphan...), nil})
	if want := append(bytes.Clone(parent), orphan...); !bytes.Equal(got, want) {
		t.Errorf("union is %x, want %x", got, want)
	}
	if got := union(nil); got != nil {
		t.Errorf("union of nothing is %x", got)
	}
}
