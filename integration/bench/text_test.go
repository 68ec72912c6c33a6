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

// Compare takes two ids that differ in their last byte alone, the longest way for
// whoever goes byte by byte. google and gofrs have no Compare; bytes.Compare is
// what their users call.
func BenchmarkCompare(b *testing.B) {
	other := ourID
	other[15]++
	b.Run("lib=sqluuid", func(b *testing.B) {
		sum := 0
		for b.Loop() {
			sum += ourID.Compare(other)
		}
		intSink = sum
	})
	b.Run("lib=bytes", func(b *testing.B) {
		sum := 0
		for b.Loop() {
			sum += bytes.Compare(ourID[:], other[:])
		}
		intSink = sum
	})
	compareStd(b)
}

// CompareList takes the neighbours of an index on a version 7 key: the ids of
// one batch. A good part of the time is the way through the list.
func BenchmarkCompareList(b *testing.B) {
	ids := sqltype.Batch(1025)
	b.Run("lib=sqluuid", func(b *testing.B) {
		sum, i := 0, uint(0)
		for b.Loop() {
			sum += ids[i%1024].Compare(ids[i%1024+1])
			i++
		}
		intSink = sum
	})
	b.Run("lib=bytes", func(b *testing.B) {
		sum, i := 0, uint(0)
		for b.Loop() {
			sum += bytes.Compare(ids[i%1024][:], ids[i%1024+1][:])
			i++
		}
		intSink = sum
	})
	compareListStd(b, ids)
}
