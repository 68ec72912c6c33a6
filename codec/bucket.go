package codec

import (
	"encoding/binary"
	"fmt"
)

// The bounds of the width of a bucket, in bits.
const (
	MinBucketBits = 4
	MaxBucketBits = 8
)

const (
	// ErrBucketBits occurs when a width is not from [MinBucketBits] to
	// [MaxBucketBits]. Nothing was read or made; pass the width of the column.
	ErrBucketBits Error = "codec: a bucket has 4 to 8 bits"

	// ErrBucketVersion occurs when an id is not of the version and variant that
	// the function converts. It is another kind of id; leave it as it is.
	ErrBucketVersion Error = "codec: wrong version or variant for a bucketed id"
)

// EncodeBucket moves the last bits of a version 7 UUID to the front. The result is version 8 (RFC
// 9562, section 5.8):
//
//	bits      bucket
//	48        Unix time in milliseconds, big-endian
//	74-bits   the rest of the version 7 id: its counter, then random bits
//
// Version and variant stand where the RFC has them, and the fields skip them. The
// bucket is the last bits of the version 7 id, which are random in most ids. An engine
// that places rows by ranges of the key then spreads new rows over 1<<bits ranges.
// Within a bucket the ids sort as their version 7 ids do. [DecodeBucket] is the exact
// inverse. The width is not in the id: use one for a column, and keep it.
//
// The error is [ErrBucketBits], or [ErrBucketVersion] for an id that is not version 7.
func EncodeBucket(bits int, v7 [16]byte) ([16]byte, error) {
	hi, lo, err := bucketPayload(bits, 7, v7)
	if err != nil {
		return [16]byte{}, err
	}
	bucket := lo & (1<<bits - 1)
	return withPayload(8, hi>>bits|bucket<<(payloadHigh-bits), lo>>bits|hi<<(64-bits)), nil
}

// DecodeBucket returns the version 7 UUID from which [EncodeBucket] made the version 8
// UUID id. The last bits of the result are the bucket. A wrong width gives an id with
// a wrong time and no error. The error is [ErrBucketBits], or [ErrBucketVersion] for an
// id that is not version 8.
func DecodeBucket(bits int, id [16]byte) (v7 [16]byte, err error) {
	hi, lo, err := bucketPayload(bits, 8, id)
	if err != nil {
		return [16]byte{}, err
	}
	bucket := hi >> (payloadHigh - bits)
	return withPayload(7, hi<<bits&(1<<payloadHigh-1)|lo>>(64-bits), lo<<bits|bucket), nil
}

// payloadHigh is the number of bits of a payload above its lower 64.
const payloadHigh = 58

// bucketPayload returns the 122 bits of an id that are neither version nor variant. They come in
// two halves of 58 and 64 bits.
func bucketPayload(bits int, version byte, id [16]byte) (hi, lo uint64, err error) {
	switch {
	case bits < MinBucketBits || bits > MaxBucketBits:
		return 0, 0, fmt.Errorf("%w, not %d", ErrBucketBits, bits)
	case id[6]>>4 != version || id[8]>>6 != 2:
		return 0, 0, fmt.Errorf("%w: %s is not version %d of RFC 9562", ErrBucketVersion, Hyphenated.Encode(id), version)
	}
	a, b := binary.BigEndian.Uint64(id[:8]), binary.BigEndian.Uint64(id[8:])
	return a>>16<<10 | a&0x0fff>>2, a<<62 | b&(1<<62-1), nil
}

// withPayload is the inverse of bucketPayload.
func withPayload(version, hi, lo uint64) (id [16]byte) {
	binary.BigEndian.PutUint64(id[:8], hi>>10<<16|version<<12|hi&(1<<10-1)<<2|lo>>62)
	binary.BigEndian.PutUint64(id[8:], 1<<63|lo&(1<<62-1))
	return id
}
