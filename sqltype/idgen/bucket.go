package idgen

import (
	"fmt"
	"time"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/sqltype"
)

// ErrBucket occurs when a bucket is not from 0 to 1<<bits - 1. Nothing was made.
const ErrBucket Error = "idgen: no such bucket"

// NewV8Bucket returns a version 8 UUID that spreads and carries its time: a random
// bucket of 4 to 8 bits, 48 bits of Unix milliseconds, 16 bits of fraction and counter
// as [sqltype.NewV7] has them, and random bits, in the layout of [codec.EncodeBucket]. It is for
// engines that place rows by ranges of the key, where the ids of version 7 all go to the
// last range. Ids of one process strictly increase within a bucket.
//
// The width is not in the id: pass the same bits to every function for a column, and
// write it down next to the schema. The error is [codec.ErrBucketBits]. It is safe for
// concurrent use.
func NewV8Bucket(bits int) ([16]byte, error) { return toBucket(bits, sqltype.NewV7()) }

// NewV8BucketAt returns a version 8 UUID of the time t, as [NewV8Bucket] and [sqltype.NewV7At] make
// theirs. It is for rows that are older than their key. The error is [codec.ErrBucketBits]. It is
// safe for concurrent use.
func NewV8BucketAt(bits int, t time.Time) ([16]byte, error) {
	return toBucket(bits, sqltype.NewV7At(t))
}

// toBucket makes a version 7 id a toBucket one.
func toBucket(bits int, v7 [16]byte) ([16]byte, error) {
	id, err := codec.EncodeBucket(bits, v7)
	if err != nil {
		return [16]byte{}, fmt.Errorf("idgen: %w", err)
	}
	return id, nil
}

// MinV8Bucket returns the smallest id of the bucket in the millisecond of t. With it
// an index on a bucketed key is an index on the time of making, bucket by bucket:
//
//	WHERE id >= MinV8Bucket(bits, k, from) AND id < MinV8Bucket(bits, k, to)
//
// for k from 0 to 1<<bits - 1 is the ids with from <= time < to, in whole milliseconds.
// Times and columns are as with [sqltype.MinV7]; a bound is no identifier. The error is
// [codec.ErrBucketBits] or [ErrBucket].
func MinV8Bucket(bits, bucket int, t time.Time) ([16]byte, error) {
	return bucketBound(bits, bucket, sqltype.MinV7(t))
}

// MaxV8Bucket returns the largest id of the bucket in the millisecond of t, for a
// range that includes its end. The error is as from [MinV8Bucket].
func MaxV8Bucket(bits, bucket int, t time.Time) ([16]byte, error) {
	return bucketBound(bits, bucket, sqltype.MaxV7(t))
}

// bucketBound puts the bucket into a bound of version 7.
func bucketBound(bits, bucket int, v7 [16]byte) ([16]byte, error) {
	if bits >= codec.MinBucketBits && bits <= codec.MaxBucketBits {
		if bucket < 0 || bucket>>bits != 0 {
			return [16]byte{}, fmt.Errorf("%w: %d is not from 0 to %d, the buckets of %d bits", ErrBucket, bucket, 1<<bits-1, bits)
		}
		mask := byte(1<<bits - 1)
		v7[15] = v7[15]&^mask | byte(bucket)
	}
	return toBucket(bits, v7)
}

// Bucket returns the bucket of an id of [NewV8Bucket] and its time, in UTC, to the
// millisecond. Any version 8 id can be read so, and a wrong width gives a wrong time
// without an error. The error is [codec.ErrBucketBits] or [codec.ErrBucketVersion].
func Bucket(bits int, id [16]byte) (bucket int, made time.Time, err error) {
	v7, err := codec.DecodeBucket(bits, id)
	if err != nil {
		return 0, time.Time{}, fmt.Errorf("idgen: %w", err)
	}
	made, _ = sqltype.UUID(v7).Time()
	return int(v7[15]) & (1<<bits - 1), made, nil
}
