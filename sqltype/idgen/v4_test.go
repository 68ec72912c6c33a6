package idgen_test

import (
	"bytes"
	"errors"
	"io"
	"testing"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/idgen"
)

func TestVersion4IsOfTheRandThatIsGiven(t *testing.T) {
	g, err := idgen.New(idgen.Config{Rand: bytes.NewReader(bytes.Repeat([]byte{0xff}, 20))})
	if err != nil {
		t.Fatal(err)
	}
	id, err := g.NewV4()
	if want := "ffffffff-ffff-4fff-bfff-ffffffffffff"; err != nil || sqltype.UUID(id).String() != want {
		t.Errorf("of ones: %v, %v, want %s", sqltype.UUID(id), err, want)
	}
	if id, err := g.NewV4(); !errors.Is(err, io.ErrUnexpectedEOF) || id != [16]byte{} {
		t.Errorf("of four bytes: %v, %v", id, err)
	}
}

func TestVersion4WithoutARandIsRandom(t *testing.T) {
	g, err := idgen.New(idgen.Config{})
	if err != nil {
		t.Fatal(err)
	}
	seen := map[[16]byte]bool{}
	for range 1000 {
		id, err := g.NewV4()
		u := sqltype.UUID(id)
		if err != nil || seen[id] || u.Version() != 4 || u.Variant() != sqltype.VariantRFC9562 {
			t.Fatal(u, err)
		}
		seen[id] = true
	}
}
