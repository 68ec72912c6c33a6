//go:build go1.27

package bench_test

import (
	"testing"
	"uuid"

	"github.com/sqluuid/sqluuid/sqltype"
)

var stdID, stdSink = uuid.MustParse(text), uuid.UUID{}

func parseStd(b *testing.B) {
	b.Run("lib=std", func(b *testing.B) {
		for b.Loop() {
			stdSink, _ = uuid.Parse(text)
		}
	})
}

func appendTextStd(b *testing.B) {
	b.Run("lib=std", func(b *testing.B) {
		for b.Loop() {
			bytesSink, _ = stdID.AppendText(buffer)
		}
	})
}

func stringStd(b *testing.B) {
	b.Run("lib=std", func(b *testing.B) {
		for b.Loop() {
			stringSink = stdID.String()
		}
	})
}

func compareStd(run func(lib string, all func() int), ours [comparisons + 1]sqltype.UUID) {
	var ids [comparisons + 1]uuid.UUID
	for i := range ids {
		ids[i] = uuid.UUID(ours[i])
	}
	run("std", func() (sum int) {
		for i := range comparisons {
			sum += ids[i].Compare(ids[i+1])
		}
		return sum
	})
}

func newV4Std(b *testing.B) {
	b.Run("lib=std", func(b *testing.B) {
		for b.Loop() {
			stdSink = uuid.NewV4()
		}
	})
}

func newV7Std(b *testing.B) {
	b.Run("lib=std", func(b *testing.B) {
		for b.Loop() {
			stdSink = uuid.NewV7()
		}
	})
}

func newV7AllCoresStd(run func(lib string, f func())) { run("std", func() { uuid.NewV7() }) }

func batchStd(run func(lib string, f func()), n int) {
	ids := make([]uuid.UUID, n)
	run("std", func() {
		for i := range ids {
			ids[i] = uuid.NewV7()
		}
	})
}
