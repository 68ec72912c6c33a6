//go:build !go1.27

package bench_test

import (
	"testing"

	"github.com/sqluuid/sqluuid/sqltype"
)

// Before Go 1.27 the standard library has no uuid package.

func parseStd(*testing.B)      {}
func appendTextStd(*testing.B) {}
func stringStd(*testing.B)     {}
func newV4Std(*testing.B)      {}
func newV7Std(*testing.B)      {}

func compareStd(func(lib string, all func() int), [comparisons + 1]sqltype.UUID) {}

func newV7AllCoresStd(func(lib string, f func())) {}
func batchStd(func(lib string, f func()), int)    {}
