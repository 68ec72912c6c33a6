package codec_test

import (
	"bytes"
	"errors"
	"fmt"
	"math/big"
	"math/rand/v2"
	"testing"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/internal/seedtest"
)

// fields are the values of an id's bits in the given widths, skipping version and
// variant. It reads bit by bit, as the oracle of EncodeBucket.
func fields(id [16]byte, widths ...int) []uint64 {
	var payload []byte
	for i := range 128 {
		if i >= 48 && i < 52 || i == 64 || i == 65 {
			continue
		}
		payload = append(payload, id[i/8]>>(7-i%8)&1)
	}
	var out []uint64
	for _, w := range widths {
		n := new(big.Int)
		for _, bit := range payload[:w] {
			n.Lsh(n, 1).Or(n, big.NewInt(int64(bit)))
		}
		payload = payload[w:]
		out = append(out, n.Uint64())
	}
	return out
}

func TestABucketedIDHasItsFieldsInTheirPlaces(t *testing.T) {
	r := seedtest.Rand(t)
	for range 2000 {
		v7 := randomVersion(r, 7)
		for bits := codec.MinBucketBits; bits <= codec.MaxBucketBits; bits++ {
			id, err := codec.EncodeBucket(bits, v7)
			if err != nil {
				t.Fatal(err)
			}
			was := fields(v7, 48, 12, 62-bits, bits)
			got := fields(id, bits, 48, 12, 62-bits)
			want := []uint64{was[3], was[0], was[1], was[2]}
			if fmt.Sprint(got) != fmt.Sprint(want) || id[6]>>4 != 8 || id[8]>>6 != 2 {
				t.Fatalf("%d bits of %x are %x with the fields %x, want %x", bits, v7, id, got, want)
			}
			if back, err := codec.DecodeBucket(bits, id); err != nil || back != v7 {
				t.Fatalf("%d bits: %x came back as %x, %v", bits, v7, back, err)
			}
		}
	}
}

func TestWithinABucketTheOrderIsThatOfVersion7(t *testing.T) {
	r := seedtest.Rand(t)
	for range 2000 {
		a := randomVersion(r, 7)
		b := a // the order must hold for neighbours too, so only some bytes differ
		for i := r.IntN(16); i < 16; i++ {
			b[i] = byte(r.Uint32())
		}
		b[6], b[8] = b[6]&0x0f|0x70, b[8]&0x3f|0x80
		for bits := codec.MinBucketBits; bits <= codec.MaxBucketBits; bits++ {
			mask := byte(1<<bits - 1)
			b[15] = b[15]&^mask | a[15]&mask
			ea, errA := codec.EncodeBucket(bits, a)
			eb, errB := codec.EncodeBucket(bits, b)
			if err := errors.Join(errA, errB); err != nil {
				t.Fatal(err)
			}
			if bytes.Compare(a[:], b[:]) != bytes.Compare(ea[:], eb[:]) {
				t.Fatalf("%d bits: %x and %x sort otherwise than %x and %x", bits, ea, eb, a, b)
			}
		}
	}
}

func TestABucketRefusesOtherIDsAndWidths(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 3))
	for _, bits := range []int{-1, 0, 3, 9, 64} {
		if _, err := codec.EncodeBucket(bits, randomVersion(r, 7)); !errors.Is(err, codec.ErrBucketBits) {
			t.Errorf("EncodeBucket(%d) = %v", bits, err)
		}
		if _, err := codec.DecodeBucket(bits, randomVersion(r, 8)); !errors.Is(err, codec.ErrBucketBits) {
			t.Errorf("DecodeBucket(%d) = %v", bits, err)
		}
	}
	other := randomVersion(r, 7)
	other[8] |= 0xc0 // another variant
	for _, id := range [][16]byte{{}, randomVersion(r, 4), randomVersion(r, 8), other} {
		if _, err := codec.EncodeBucket(4, id); !errors.Is(err, codec.ErrBucketVersion) {
			t.Errorf("EncodeBucket(%x) = %v", id, err)
		}
	}
	if _, err := codec.DecodeBucket(4, randomVersion(r, 7)); !errors.Is(err, codec.ErrBucketVersion) {
		t.Errorf("DecodeBucket of version 7 = %v", err)
	}
}

func FuzzBucket(f *testing.F) {
	f.Add(4, make([]byte, 16))
	f.Add(8, bytes.Repeat([]byte{0x8f}, 16))
	f.Fuzz(func(t *testing.T, bits int, raw []byte) {
		if len(raw) != 16 {
			return
		}
		v7, err := codec.DecodeBucket(bits, [16]byte(raw))
		if err != nil {
			if !errors.Is(err, codec.ErrBucketBits) && !errors.Is(err, codec.ErrBucketVersion) {
				t.Fatal(err)
			}
			return
		}
		if id, err := codec.EncodeBucket(bits, v7); err != nil || !bytes.Equal(id[:], raw) {
			t.Errorf("%d bits: %x became %x and %x, %v", bits, raw, v7, id, err)
		}
	})
}

// randomVersion is a random id of that version and the variant of RFC 9562.
func randomVersion(r *rand.Rand, version byte) (id [16]byte) {
	for i := range id {
		id[i] = byte(r.Uint32())
	}
	id[6], id[8] = id[6]&0x0f|version<<4, id[8]&0x3f|0x80
	return id
}

func ExampleEncodeBucket() {
	v7, _ := codec.ParseCanonical("017f22e2-79b0-7cc3-98c4-dc0c0c07398f")
	id, err := codec.EncodeBucket(4, v7)
	fmt.Println(codec.Hyphenated.Encode(id), err)
	back, err := codec.DecodeBucket(4, id)
	fmt.Println(codec.Hyphenated.Encode(back), err)
	// Output:
	// f017f22e-279b-80cc-8d8c-4dc0c0c07398 <nil>
	// 017f22e2-79b0-7cc3-98c4-dc0c0c07398f <nil>
}
