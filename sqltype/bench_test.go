package sqltype_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/sqltype"
)

func BenchmarkNew(b *testing.B) {
	for _, v := range []struct {
		name string
		make func() sqltype.UUID
	}{
		{"V1", sqltype.NewV1}, {"V4", sqltype.NewV4}, {"V6", sqltype.NewV6}, {"V7", sqltype.NewV7},
	} {
		b.Run(v.name, func(b *testing.B) {
			b.ReportAllocs()
			for b.Loop() {
				v.make()
			}
		})
		b.Run(v.name+" in parallel", func(b *testing.B) {
			b.RunParallel(func(p *testing.PB) {
				for p.Next() {
					v.make()
				}
			})
		})
	}
}

func BenchmarkScan(b *testing.B) {
	id := sqltype.NewV7()
	for _, src := range []struct {
		name string
		from any
	}{
		{"bytes", id[:]}, {"text", id.String()},
	} {
		b.Run(src.name, func(b *testing.B) {
			var to sqltype.UUID
			b.ReportAllocs()
			for b.Loop() {
				if err := to.Scan(src.from); err != nil {
					b.Fatal(err)
				}
			}
		})
	}
}

func BenchmarkV6(b *testing.B) {
	id := sqltype.NewV1()
	for b.Loop() {
		if _, err := id.V6(); err != nil {
			b.Fatal(err)
		}
	}
}
