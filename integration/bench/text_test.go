package bench_test

import (
	"bytes"
	"testing"

	gofrs "github.com/gofrs/uuid/v5"
	google "github.com/google/uuid"

	"github.com/sqluuid/sqluuid/sqltype"
)

// The peers are called at their default settings. Each result goes to a
// variable of the package, so that no call is optimised away.

const text = "f81d4fae-7dec-11d0-a765-00a0c91e6bf6"

var (
	ourID    = sqltype.MustParse(text)
	googleID = google.MustParse(text)
	gofrsID  = gofrs.Must(gofrs.FromString(text))
	buffer   = make([]byte, 0, 64)
	bytes36  = []byte(text)

	ourSink    sqltype.UUID
	googleSink google.UUID
	gofrsSink  gofrs.UUID
	stringSink string
	bytesSink  []byte
	anySink    any
	intSink    int
)

func BenchmarkParse(b *testing.B) {
	b.Run("lib=sqluuid", func(b *testing.B) {
		for b.Loop() {
			ourSink, _ = sqltype.Parse(text)
		}
	})
	b.Run("lib=google", func(b *testing.B) {
		for b.Loop() {
			googleSink, _ = google.Parse(text)
		}
	})
	b.Run("lib=gofrs", func(b *testing.B) {
		for b.Loop() {
			gofrsSink, _ = gofrs.FromString(text)
		}
	})
	parseStd(b)
}

// AppendText is MarshalText where a peer has no append form.
func BenchmarkAppendText(b *testing.B) {
	b.Run("lib=sqluuid", func(b *testing.B) {
		for b.Loop() {
			bytesSink, _ = ourID.AppendText(buffer)
		}
	})
	b.Run("lib=google", func(b *testing.B) {
		for b.Loop() {
			bytesSink, _ = googleID.MarshalText()
		}
	})
	b.Run("lib=gofrs", func(b *testing.B) {
		for b.Loop() {
			bytesSink, _ = gofrsID.MarshalText()
		}
	})
	appendTextStd(b)
}

func BenchmarkString(b *testing.B) {
	b.Run("lib=sqluuid", func(b *testing.B) {
		for b.Loop() {
			stringSink = ourID.String()
		}
	})
	b.Run("lib=google", func(b *testing.B) {
		for b.Loop() {
			stringSink = googleID.String()
		}
	})
	b.Run("lib=gofrs", func(b *testing.B) {
		for b.Loop() {
			stringSink = gofrsID.String()
		}
	})
	stringStd(b)
}

// The text of a row comes as bytes from MySQL and as bytes or a string from the
// others.
func BenchmarkScanText(b *testing.B) {
	var src any = bytes36
	b.Run("lib=sqluuid", func(b *testing.B) {
		for b.Loop() {
			ourSink.Scan(src)
		}
	})
	b.Run("lib=google", func(b *testing.B) {
		for b.Loop() {
			googleSink.Scan(src)
		}
	})
	b.Run("lib=gofrs", func(b *testing.B) {
		for b.Loop() {
			gofrsSink.Scan(src)
		}
	})
}

func BenchmarkValue(b *testing.B) {
	b.Run("lib=sqluuid", func(b *testing.B) {
		for b.Loop() {
			anySink, _ = ourID.Value()
		}
	})
	b.Run("lib=google", func(b *testing.B) {
		for b.Loop() {
			anySink, _ = googleID.Value()
		}
	})
	b.Run("lib=gofrs", func(b *testing.B) {
		for b.Loop() {
			anySink, _ = gofrsID.Value()
		}
	})
}

// comparisons is how many comparisons one operation of a Compare benchmark is. One
// alone is less than the loop around it.
const comparisons = 256

// Compare takes ids that differ in their last byte alone, the longest way for
// whoever goes byte by byte. google and gofrs have no Compare; bytes.Compare is
// what their users call.
func BenchmarkCompare(b *testing.B) {
	var ids [comparisons + 1]sqltype.UUID
	for i := range ids {
		ids[i] = ourID
		ids[i][15] = byte(i)
	}
	compareAll(b, ids)
}

// CompareList takes the neighbours of an index on a version 7 key: the ids of
// one batch.
func BenchmarkCompareList(b *testing.B) {
	compareAll(b, [comparisons + 1]sqltype.UUID(sqltype.Batch(comparisons+1)))
}

func compareAll(b *testing.B, ids [comparisons + 1]sqltype.UUID) {
	run := func(lib string, all func() int) {
		b.Run("lib="+lib, func(b *testing.B) {
			for b.Loop() {
				intSink = all()
			}
			perItem(b, comparisons)
		})
	}
	run("sqluuid", func() (sum int) {
		for i := range comparisons {
			sum += ids[i].Compare(ids[i+1])
		}
		return sum
	})
	run("bytes", func() (sum int) {
		for i := range comparisons {
			sum += bytes.Compare(ids[i][:], ids[i+1][:])
		}
		return sum
	})
	compareStd(run, ids)
}

// perItem reports the time of one of the n things that an operation does.
func perItem(b *testing.B, n int) {
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(b.N)/float64(n), "ns/item")
}
