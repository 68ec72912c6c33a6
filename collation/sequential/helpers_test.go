package sequential_test

import (
	"bytes"
	"encoding/hex"
	"encoding/json"
	"math/rand/v2"
	"os"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
)

type vector struct {
	ID, Group, Kind, Source, Note string
	Inputs, Expected              map[string]any
}

// vectors reads ../testdata/vectors.json.
func vectors(t *testing.T) map[string]vector {
	t.Helper()
	raw, err := os.ReadFile("../testdata/vectors.json")
	if err != nil {
		t.Fatal(err)
	}
	var file struct{ Vectors []vector }
	if err := json.Unmarshal(raw, &file); err != nil {
		t.Fatal(err)
	}
	all := map[string]vector{}
	for _, v := range file.Vectors {
		all[v.ID] = v
	}
	if len(all) < 25 {
		t.Fatalf("read %d vectors, there are more", len(all))
	}
	return all
}

func parse(t *testing.T, text string) [16]byte {
	t.Helper()
	id, err := codec.ParseLenient(text)
	if err != nil {
		t.Fatal(err)
	}
	return id
}

func fromHex(t *testing.T, text string) [16]byte {
	t.Helper()
	b, err := hex.DecodeString(text)
	if err != nil || len(b) != 16 {
		t.Fatalf("bad test value %q: %v", text, err)
	}
	return [16]byte(b)
}

func text(id [16]byte) string { return string(codec.AppendText(nil, id)) }

func dull() [][16]byte {
	ones := [16]byte(bytes.Repeat([]byte{0xff}, 16))
	out := [][16]byte{{}, ones}
	for bit := range 128 {
		one, zero := [16]byte{}, ones
		one[bit/8] = 1 << (bit % 8)
		zero[bit/8] ^= 1 << (bit % 8)
		out = append(out, one, zero)
	}
	for at := range 16 {
		for _, v := range []byte{0x0a, 0x0f, 0x10, 0x5f, 0x60, 0x7f, 0x80, 0x81, 0x9f, 0xa0, 0xbf, 0xff} {
			for _, base := range [][16]byte{{}, {6: 0x10, 8: 0x80}, {6: 0x40, 8: 0xa0}, {6: 0x70, 8: 0xbf}, {6: 0x80, 8: 0x81}} {
				base[at] = v
				out = append(out, base)
			}
		}
	}
	return out
}

func randomID(r *rand.Rand) (id [16]byte) {
	for i := range id {
		id[i] = byte(r.Uint32())
	}
	if r.IntN(2) == 0 { // an RFC UUID
		id[6], id[8] = id[6]&0x0f|byte(1+r.IntN(8))<<4, id[8]&0x3f|0x80
	}
	return id
}

// near differs from id in one bit or byte.
func near(r *rand.Rand, id [16]byte) [16]byte {
	if at := r.IntN(16); r.IntN(2) == 0 {
		id[at] ^= 1 << r.IntN(8)
	} else {
		id[at] = byte(r.Uint32())
	}
	return id
}
