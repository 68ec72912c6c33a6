package codec_test

import (
	"bytes"
	"fmt"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
)

// The rules of MariaDB's UUID type since MDEV-29959, byte by byte, as its signed
// arithmetic has them: which values it refuses, which it reorders on the way to
// the record, and by what it knows a reordered record again.
func mariaDBRefuses(c [16]byte) bool { return int8(c[6]) < 0 && negated(c[8])&0x80 != 0 }
func mariaDBReorders(c [16]byte) bool {
	return int8(c[6]) > 0 && int8(c[6]) < 0x60 && c[8]&0x80 != 0
}
func mariaDBReordered(rec [16]byte) bool { return rec[6]&0x80 != 0 && negated(rec[8])&0x80 != 0 }

func negated(b byte) int { return -int(int8(b)) }

// slowSegments moves the five fields by cutting and joining their digits.
func slowSegments(c [16]byte, lengths ...int) (out [16]byte) {
	rest := c[:]
	var parts [][]byte
	for _, n := range lengths {
		parts = append([][]byte{rest[:n]}, parts...)
		rest = rest[n:]
	}
	return [16]byte(bytes.Join(parts, nil))
}

// All pairs of the two bytes that decide.
func TestMariaDBStorageOnEveryVersionAndVariant(t *testing.T) {
	refused, reordered := 0, 0
	images := make(map[[16]byte][16]byte, 1<<16)
	for i := range 1 << 16 {
		c := [16]byte{0x00, 0x11, 0x22, 0x33, 0x44, 0x55, byte(i >> 8), 0x77, byte(i), 0x99, 0xaa, 0xbb, 0xcc, 0xdd, 0xee, 0xff}
		stored := codec.MariaDBStorage.Encode(c)
		if back := codec.MariaDBStorage.Decode(stored); back != c {
			t.Fatalf("Decode(Encode(%x)) = %x", c, back)
		}
		if other, ok := images[stored]; ok {
			t.Fatalf("%x and %x are both stored as %x", c, other, stored)
		}
		images[stored] = c
		if got, want := codec.MariaDBStorable(c), !mariaDBRefuses(c); got != want {
			t.Fatalf("MariaDBStorable(%x) = %v, the server's rule says %v", c, got, want)
		}
		if mariaDBRefuses(c) {
			refused++
			continue
		}
		want := c
		if mariaDBReorders(c) {
			reordered++
			want = slowSegments(c, 4, 2, 2, 2, 6)
		}
		if stored != want {
			t.Fatalf("Encode(%x) = %x, want %x", c, stored, want)
		}
		if mariaDBReordered(stored) != mariaDBReorders(c) {
			t.Fatalf("the record %x of %x: taken for reordered: %v", stored, c, mariaDBReordered(stored))
		}
	}
	if refused != 128*128 || reordered != 95*128 {
		t.Errorf("%d refused, %d reordered, want %d and %d", refused, reordered, 128*128, 95*128)
	}
}

// MDEV-29959: the published versions of the RFC and where they go.
func TestMariaDBVectors(t *testing.T) {
	for _, tt := range []struct{ id, stored, legacy string }{
		{"c232ab00941411ecb3c89f6bdeced846", "9f6bdeced846b3c811ec9414c232ab00", "9f6bdeced846b3c811ec9414c232ab00"},
		{"919108f752d143209bacf847db4148a8", "f847db4148a89bac432052d1919108f7", "f847db4148a89bac432052d1919108f7"},
		{"1ec9414c232a6b00b3c89f6bdeced846", "1ec9414c232a6b00b3c89f6bdeced846", "9f6bdeced846b3c86b00232a1ec9414c"},
		{"017f22e279b07cc398c4dc0c0c07398f", "017f22e279b07cc398c4dc0c0c07398f", "dc0c0c07398f98c47cc379b0017f22e2"},
	} {
		id := fromHex(t, tt.id)
		if got := codec.MariaDBStorage.Encode(id); got != fromHex(t, tt.stored) {
			t.Errorf("MariaDBStorage.Encode(%s) = %x, want %s", tt.id, got, tt.stored)
		}
		if got := codec.MariaDBLegacy.Encode(id); got != fromHex(t, tt.legacy) {
			t.Errorf("MariaDBLegacy.Encode(%s) = %x, want %s", tt.id, got, tt.legacy)
		}
	}
}

func ExampleMariaDBStorable() {
	for _, s := range []string{
		"320c3d4d-cc00-875b-8ec9-32d5f69181c0",
		"320c3d4d-cc00-875b-80c9-32d5f69181c0",
	} {
		id, _ := codec.ParseCanonical(s)
		fmt.Println(s, codec.MariaDBStorable(id))
	}
	// Output:
	// 320c3d4d-cc00-875b-8ec9-32d5f69181c0 true
	// 320c3d4d-cc00-875b-80c9-32d5f69181c0 false
}
