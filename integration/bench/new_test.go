package bench_test

import (
	"testing"

	gofrs "github.com/gofrs/uuid/v5"
	google "github.com/google/uuid"

	"github.com/sqluuid/sqluuid/sqltype"
	"github.com/sqluuid/sqluuid/sqltype/idgen"
)

func BenchmarkNewV1(b *testing.B) {
	b.Run("lib=sqluuid", func(b *testing.B) {
		for b.Loop() {
			ourSink = sqltype.NewV1()
		}
	})
	b.Run("lib=google", func(b *testing.B) {
		for b.Loop() {
			googleSink, _ = google.NewUUID()
		}
	})
	b.Run("lib=gofrs", func(b *testing.B) {
		for b.Loop() {
			gofrsSink, _ = gofrs.NewV1()
		}
	})
}

func BenchmarkNewV4(b *testing.B) {
	b.Run("lib=sqluuid", func(b *testing.B) {
		for b.Loop() {
			ourSink = sqltype.NewV4()
		}
	})
	b.Run("lib=google", func(b *testing.B) {
		for b.Loop() {
			googleSink, _ = google.NewRandom()
		}
	})
	b.Run("lib=gofrs", func(b *testing.B) {
		for b.Loop() {
			gofrsSink, _ = gofrs.NewV4()
		}
	})
	newV4Std(b)
}

// The version 6 of google v1.6.0 is not laid out as RFC 9562 says.
func BenchmarkNewV6(b *testing.B) {
	b.Run("lib=sqluuid", func(b *testing.B) {
		for b.Loop() {
			ourSink = sqltype.NewV6()
		}
	})
	b.Run("lib=google", func(b *testing.B) {
		for b.Loop() {
			googleSink, _ = google.NewV6()
		}
	})
	b.Run("lib=gofrs", func(b *testing.B) {
		for b.Loop() {
			gofrsSink, _ = gofrs.NewV6()
		}
	})
}

func BenchmarkNewV7(b *testing.B) {
	b.Run("lib=sqluuid", func(b *testing.B) {
		for b.Loop() {
			ourSink = sqltype.NewV7()
		}
	})
	b.Run("lib=google", func(b *testing.B) {
		for b.Loop() {
			googleSink, _ = google.NewV7()
		}
	})
	b.Run("lib=gofrs", func(b *testing.B) {
		for b.Loop() {
			gofrsSink, _ = gofrs.NewV7()
		}
	})
	newV7Std(b)
}

func BenchmarkNewV7AllCores(b *testing.B) {
	run := func(lib string, f func()) {
		b.Run("lib="+lib, func(b *testing.B) {
			b.RunParallel(func(pb *testing.PB) {
				for pb.Next() {
					f()
				}
			})
		})
	}
	run("sqluuid", func() { sqltype.NewV7() })
	run("google", func() { google.NewV7() })
	run("gofrs", func() { gofrs.NewV7() })
	newV7AllCoresStd(run)
}

// Batch is per id, for 1000 at a time, of the package and of a Generator by each
// of its methods; the peers make one after the other.
func BenchmarkBatch(b *testing.B) {
	const n = 1000
	run := func(lib string, f func()) {
		b.Run("lib="+lib, func(b *testing.B) {
			for b.Loop() {
				f()
			}
			perItem(b, n)
		})
	}
	ours, googles, gofrss := []sqltype.UUID(nil), make([]google.UUID, n), make([]gofrs.UUID, n)
	run("sqluuid", func() { ours = sqltype.Batch(n) })
	for _, m := range []struct {
		lib    string
		method idgen.Method
	}{{"generator", idgen.MethodFraction}, {"generator-counter", idgen.MethodCounter}, {"generator-random", idgen.MethodRandom}} {
		g, err := idgen.New(idgen.Config{Method: m.method})
		if err != nil {
			b.Fatal(err)
		}
		run(m.lib, func() {
			if ours, err = idgen.Batch[sqltype.UUID](g, n); err != nil {
				b.Fatal(err)
			}
		})
	}
	run("google", func() {
		for i := range googles {
			googles[i], _ = google.NewV7()
		}
	})
	run("gofrs", func() {
		for i := range gofrss {
			gofrss[i], _ = gofrs.NewV7()
		}
	})
	batchStd(run, n)
	if len(ours) > 0 {
		ourSink = ours[0]
	}
}
