package idgen_test

import (
	"errors"
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/sqluuid/sqluuid/codec"
	"github.com/sqluuid/sqluuid/internal/seedtest"
	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/idgen"
)

// asUUID gives the functions under test a type with methods.
func asUUID(id [16]byte, err error) (sqltype.UUID, error) { return id, err }

// eachWidth runs f with every width of a bucket.
func eachWidth(t *testing.T, f func(t *testing.T, bits int)) {
	for bits := codec.MinBucketBits; bits <= codec.MaxBucketBits; bits++ {
		t.Run(fmt.Sprintf("%d bits", bits), func(t *testing.T) { f(t, bits) })
	}
}

func TestBucketedIDsSpreadAndAscendInTheirBucket(t *testing.T) {
	of := func(c idgen.Config) func(int) (sqltype.UUID, error) {
		g, err := idgen.New(c)
		if err != nil {
			t.Fatal(err)
		}
		return func(bits int) (sqltype.UUID, error) { return g.NewV8Bucket(bits) }
	}
	for name, make := range map[string]func(int) (sqltype.UUID, error){
		"function":            func(bits int) (sqltype.UUID, error) { return idgen.NewV8Bucket(bits) },
		"generator":           of(idgen.Config{}),
		"counter and machine": of(idgen.Config{Method: idgen.MethodCounter, CounterBits: 42, MachineBits: 16, MachineID: 7}),
		"random":              of(idgen.Config{Method: idgen.MethodRandom}),
	} {
		t.Run(name, func(t *testing.T) {
			eachWidth(t, func(t *testing.T, bits int) {
				const perBucket = 200
				before := time.Now().Truncate(time.Millisecond).Add(-11 * time.Millisecond) // the clock's step
				last, count := map[int]sqltype.UUID{}, map[int]int{}
				for range perBucket << bits {
					id, err := make(bits)
					if err != nil || id.Version() != 8 || id.Variant() != sqltype.VariantRFC9562 {
						t.Fatal(id, err)
					}
					bucket, made, err := idgen.Bucket(bits, id)
					if err != nil || made.Before(before) || made.After(time.Now().Add(time.Second)) {
						t.Fatalf("%v: bucket %d, made %v, %v", id, bucket, made, err)
					}
					if last[bucket].Compare(id) >= 0 {
						t.Fatalf("%v after %v", id, last[bucket])
					}
					last[bucket] = id
					count[bucket]++
				}
				// Six standard deviations of a fair draw.
				for k := range 1 << bits {
					if n := count[k]; n < perBucket-85 || n > perBucket+85 {
						t.Errorf("bucket %d has %d of %d ids", k, n, perBucket<<bits)
					}
				}
			})
		})
	}
}

func TestBoundsOfABucketHoldTheIdsOfTheirTime(t *testing.T) {
	r := seedtest.Rand(t)
	eachWidth(t, func(t *testing.T, bits int) {
		for range 1000 {
			when := time.UnixMilli(r.Int64N(1 << 47)).UTC()
			id, err := asUUID(idgen.NewV8BucketAt(bits, when))
			if err != nil {
				t.Fatal(err)
			}
			bucket, made, err := idgen.Bucket(bits, id)
			if err != nil || !made.Equal(when) {
				t.Fatalf("%v carries %v, want %v; %v", id, made, when, err)
			}
			for k := range 1 << bits {
				low, err1 := asUUID(idgen.MinV8Bucket(bits, k, when))
				up, err2 := asUUID(idgen.MaxV8Bucket(bits, k, when))
				next, err3 := asUUID(idgen.MinV8Bucket(bits, k, when.Add(time.Millisecond)))
				if err := errors.Join(err1, err2, err3); err != nil {
					t.Fatal(err)
				}
				if within := id.Compare(low) >= 0 && id.Compare(up) <= 0; within != (k == bucket) {
					t.Fatalf("%v of bucket %d within %v and %v of bucket %d: %v", id, bucket, low, up, k, within)
				}
				if low.Compare(up) >= 0 || up.Compare(next) >= 0 {
					t.Fatalf("%v, %v, %v do not ascend", low, up, next)
				}
			}
		}
	})
}

func TestBucketsAndWidthsThatAreNone(t *testing.T) {
	now := time.Now()
	for _, bits := range []int{-1, 0, 3, 9} {
		_, err1 := idgen.NewV8Bucket(bits)
		_, err2 := asUUID(idgen.NewV8BucketAt(bits, now))
		_, err3 := asUUID(idgen.MinV8Bucket(bits, 0, now))
		_, err4 := asUUID(idgen.MaxV8Bucket(bits, 0, now))
		_, _, err5 := idgen.Bucket(bits, sqltype.NewV8([16]byte{}))
		for i, err := range []error{err1, err2, err3, err4, err5} {
			if !errors.Is(err, codec.ErrBucketBits) {
				t.Errorf("function %d with %d bits: %v", i+1, bits, err)
			}
		}
	}
	for _, bucket := range []int{-1, 16, 1 << 20} {
		if _, err := asUUID(idgen.MinV8Bucket(4, bucket, now)); !errors.Is(err, idgen.ErrBucket) {
			t.Errorf("bucket %d: %v", bucket, err)
		}
	}
	if _, _, err := idgen.Bucket(4, sqltype.NewV7()); !errors.Is(err, codec.ErrBucketVersion) {
		t.Errorf("of a version 7 id: %v", err)
	}
}

// The newest orders, page by page, from a table whose key is bucketed: one ordered,
// bounded read of the index for each bucket, merged by time.
func ExampleMinV8Bucket() {
	const bits, perPage = 4, 3
	start := time.Date(2026, 3, 1, 12, 0, 0, 0, time.UTC)
	var table []sqltype.UUID // the primary index: ids in the order of their bytes
	for i := range 8 {
		id, err := idgen.NewV8BucketAt(bits, start.Add(time.Duration(i)*time.Hour))
		if err != nil {
			panic(err)
		}
		table = append(table, id)
	}
	slices.SortFunc(table, sqltype.UUID.Compare)

	// read stands for
	// SELECT id FROM orders WHERE id >= from AND id < to ORDER BY id DESC LIMIT perPage
	// or, with equal, the same with <=.
	read := func(from, to sqltype.UUID, equal bool) (ids []sqltype.UUID) {
		for _, id := range slices.Backward(table) {
			if id.Compare(from) >= 0 && (id.Compare(to) < 0 || equal && id == to) && len(ids) < perPage {
				ids = append(ids, id)
			}
		}
		return ids
	}
	// The version 7 forms of keys order those of all buckets by time. The cursor is one:
	// the next page has the keys before it.
	v7 := func(id sqltype.UUID) sqltype.UUID {
		form, err := codec.DecodeBucket(bits, id)
		if err != nil {
			panic(err)
		}
		return form
	}
	const mask = 1<<bits - 1
	cursor := sqltype.MaxV7(start.Add(24 * time.Hour))
	for page := 1; ; page++ {
		var ids []sqltype.UUID
		for bucket := range 1 << bits {
			from, err := asUUID(idgen.MinV8Bucket(bits, bucket, start))
			if err != nil {
				panic(err)
			}
			// Where the cursor would stand if it were of this bucket. A key at that very
			// place is before the cursor when its bucket is.
			to := cursor
			to[15] = to[15]&^mask | byte(bucket)
			if to, err = codec.EncodeBucket(bits, to); err != nil {
				panic(err)
			}
			ids = append(ids, read(from, to, bucket < int(cursor[15]&mask))...)
		}
		if len(ids) == 0 {
			break
		}
		slices.SortFunc(ids, func(a, b sqltype.UUID) int { return v7(b).Compare(v7(a)) })
		ids = ids[:min(len(ids), perPage)]
		for _, id := range ids {
			_, made, err := idgen.Bucket(bits, id)
			fmt.Println("page", page, made.Format(time.TimeOnly), err)
		}
		cursor = v7(ids[len(ids)-1])
	}
	// Output:
	// page 1 19:00:00 <nil>
	// page 1 18:00:00 <nil>
	// page 1 17:00:00 <nil>
	// page 2 16:00:00 <nil>
	// page 2 15:00:00 <nil>
	// page 2 14:00:00 <nil>
	// page 3 13:00:00 <nil>
	// page 3 12:00:00 <nil>
}
