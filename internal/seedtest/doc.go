// Package seedtest makes the random numbers of tests.
//
// A test that draws asks [Rand] once. The seed is SQLUUID_SEED, or a new one; the test logs it,
// so that a failure can be had again. A test whose numbers are always the same makes its own
// source of a constant.
package seedtest

import (
	"math/rand/v2"
	"os"
	"strconv"
	"testing"
)

// Rand returns a source for one goroutine of a test.
func Rand(t testing.TB) *rand.Rand {
	t.Helper()
	seed := rand.Uint64()
	if s := os.Getenv("SQLUUID_SEED"); s != "" {
		var err error
		if seed, err = strconv.ParseUint(s, 10, 64); err != nil {
			t.Fatalf("SQLUUID_SEED is %q, want a number", s)
		}
	}
	t.Logf("SQLUUID_SEED=%d", seed)
	return rand.New(rand.NewPCG(seed, 1))
}
